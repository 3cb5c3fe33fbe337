"""What can be chosen about the games, as a JSON Schema: every key once, with the values that some game takes for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from followsuit.rules.options import number_schema
from followsuit.rules.page import pages

Schema = dict[str, Any]


def option_schemas() -> Schema:
    """The values of each option of any game. Numbers and words for yes and no may come as texts, too."""
    found: dict[str, list[Schema]] = {}
    for key, schema in _all():
        known = found.setdefault(key, [])
        if schema not in known:
            known.append(schema)
    return {key: schemas[0] if len(schemas) == 1 else {"anyOf": schemas} for key, schemas in found.items()}


def option_parameters() -> list[Schema]:
    """The same as parameters of a query."""
    return [
        {"name": key, "in": "query", "required": False, "schema": schema, "description": "An option of the game."}
        for key, schema in option_schemas().items()
    ]


def _all() -> Iterator[tuple[str, Schema]]:
    every = pages().values()
    least, most = min(min(page.seats) for page in every), max(max(page.seats) for page in every)
    yield "seats", dict(number_schema(least, most))
    for page in every:
        for option in page.options:
            yield option.key, dict(option.schema)
