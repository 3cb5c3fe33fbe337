"""What can be chosen about the games, as a JSON Schema: every key once, with the values that some game takes for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from followsuit.rules.options import Choice, Number, Option, Switch
from followsuit.rules.page import pages
from followsuit.rules.prose import MOST_DIGITS

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
    yield "seats", _range(min(min(page.seats) for page in every), max(max(page.seats) for page in every))
    for page in every:
        for option in page.options:
            yield option.key, _schema(option)


def _range(least: int, most: int, *, may_be_none: bool = False) -> Schema:
    types = ["integer", "string", *(["null"] if may_be_none else [])]
    return {"type": types, "minimum": least, "maximum": most, "maxLength": MOST_DIGITS}


def _schema(option: Option) -> Schema:
    match option:
        case Number():
            return _range(option.least, option.most, may_be_none=option.may_be_none)
        case Switch():
            return {"type": ["boolean", "string"], "maxLength": max(map(len, Switch.TEXTS))}
        case Choice():
            return {"type": "string", "enum": list(option.values or {})}
        case _:
            raise AssertionError(f"no schema for the option {option.key}")
