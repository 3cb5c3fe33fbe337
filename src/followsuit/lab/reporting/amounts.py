"""Numbers of reports as messages: each with the digits that it deserves, written as a language writes numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import isfinite

from followsuit.lab.measuring.balance import Setting
from followsuit.lab.measuring.inference import Estimate
from followsuit.language.message import Message
from followsuit.rules.prose import number_ranges


def percent(share: float, digits: int | None = None) -> Message:
    """A share, with as many digits as it deserves; what is not nothing is never told as nothing."""
    value = 100 * share
    if digits is None:
        digits = 0 if 10 <= value <= 90 else 1
    least, told, than = 10.0**-digits, round(value, digits), "exactly"
    if told == 0 and value > 0:
        told, than = least, "under"
    elif told == 100 and value < 100:
        told, than = 100 - least, "over"
    return Message("lab/percent", {"percent": told, "digits": _needed(told, digits), "than": than})


def number(value: float, digits: int = 1) -> Message:
    """A number without a nought that says nothing."""
    told = round(value, digits)
    return Message("lab/number", {"number": told, "digits": _needed(told, digits)})


def _needed(told: float, digits: int) -> int:
    """A single digit after the point is left out where it is a nought."""
    return 0 if digits == 1 and told == round(told) else digits


def decimal(value: float, digits: int = 1) -> Message:
    """A number in a column, with as many digits as those above and below it."""
    if not isfinite(value):
        return Message("lab/unknown")
    return Message("lab/number", {"number": round(value, digits), "digits": digits})


def gained(value: float, digits: int = 2) -> Message:
    """A number with its sign."""
    return Message("lab/gain", {"number": round(value, digits), "digits": digits})


def within(each: Estimate) -> Message:
    """A share and how far its interval reaches."""
    reach = round(100 * each.half, 1) if isfinite(each.half) else None
    return Message("lab/within", {"percent": round(100 * each.mean, 1), "reach": reach})


def give_or_take(mean: Message, half: float, digits: int = 1) -> Message:
    """A number and how far its interval reaches."""
    return Message("lab/give-or-take", {"mean": mean, "reach": number(half, digits) if isfinite(half) else None})


def ranges(settings: Iterable[Setting]) -> str:
    """The seat counts of some settings: “3”, “2, 5–6”."""
    return number_ranges(each.seats for each in settings)


def by_seats(settings: Sequence[Setting], value: Callable[[Setting], Message]) -> list[Message]:
    """“5 (2 seats), 6 (3), 7 (4)”; where all are alike, “5 (2–4 seats)”."""
    values = [value(each) for each in settings]
    if all(each == values[0] for each in values):
        return [Message("lab/at-seats", {"value": values[0], "seats": ranges(settings)})]
    codes = ["lab/at-seats", *["lab/at"] * (len(values) - 1)]
    return [
        Message(code, {"value": text, "seats": each.seats})
        for code, each, text in zip(codes, settings, values, strict=True)
    ]
