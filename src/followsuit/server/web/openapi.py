"""The API's own description: what FastAPI knows of the routes, and the frames of the WebSocket, which it does not."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from followsuit.bots.registry import LEVELS, USUAL_BOT
from followsuit.rules.families import FAMILIES, IN_FRONT
from followsuit.server import defaults
from followsuit.server.telling.frames import Frame
from followsuit.server.web.documents import ErrorDocument
from followsuit.server.web.requests import AnyFrame

ABOUT = """
Every trick-taking game, one table. Clients render what they are told and need not know a rule: the view of a table
has every sentence, need, sum and legal action in it.

A seat is held by a token: browsers get it as a cookie, programs from `POST /keys` and send it as
`Authorization: Bearer …`. Every refusal has one form, with a stable code. An action names the version of the game it
was decided upon; sent twice it is done once.

`/tables/{code}/socket` is a WebSocket: a `hello` with everything, then an `event` for every change. The frames it
sends are the schema `Frame` below, those that clients send `ClientFrame`, such as
`{"type": "act", "id": 1, "action": "play Qc", "version": 12}`. After a lost connection, `?since=SEQUENCE` tells what
was missed.
"""


SCHEMAS = "#/components/schemas/"


def describe(app: FastAPI, prefix: str = "") -> None:
    """Let the application describe itself, frames included; its paths are below a prefix, perhaps."""

    def description() -> dict[str, Any]:
        if app.openapi_schema is None:
            servers = [{"url": prefix}] if prefix else None
            schema = get_openapi(
                title=app.title, version=app.version, description=ABOUT, routes=app.routes, servers=servers
            )
            frames = TypeAdapter(Frame).json_schema(ref_template=f"{SCHEMAS}{{model}}")
            (asked,), requests = msgspec.json.schema_components([AnyFrame], ref_template=f"{SCHEMAS}{{name}}")
            error = TypeAdapter(ErrorDocument).json_schema(ref_template=f"{SCHEMAS}{{model}}")
            schemas = schema.setdefault("components", {}).setdefault("schemas", {})
            for name, shape in (frames.pop("$defs", {}) | error.pop("$defs", {}) | requests).items():
                schemas.setdefault(name, shape)
            schemas |= {"Frame": frames, "ClientFrame": asked, ErrorDocument.__name__: error}
            schema["x-defaults"] = _defaults()
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = description  # type: ignore[method-assign]


def _defaults() -> dict[str, Any]:
    """What is usual, for clients that want to know it before they ask for anything."""
    own = {name: getattr(defaults, name) for name in defaults.FOR_THE_PAGE}
    in_front = {"BOTS_IN_FRONT": len(LEVELS), "GAMES_IN_FRONT": IN_FRONT}
    return {**in_front, "FAMILIES": list(FAMILIES), "USUAL_BOT": USUAL_BOT, **own}


def main() -> None:
    """Print the description as JSON, its keys in order: what clients have their types made from."""
    from followsuit.server.run.settings import Settings  # noqa: PLC0415 - only this needs it
    from followsuit.server.web.app import create_app  # noqa: PLC0415 - the application imports this module

    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=1, sort_keys=True, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
