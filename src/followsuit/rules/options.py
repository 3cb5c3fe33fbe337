"""Words for what a table may choose about its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, NamedTuple

from followsuit.errors import OptionError, quoted
from followsuit.language.message import Message
from followsuit.rules.prose import MOST_DIGITS, number_ranges, whole_number

Value = int | str | bool | None
Kind = Literal["number", "switch", "choice"]


class NamedValue(NamedTuple):
    """One of the values that can be chosen by name, what it means, and the seat counts that have it (none: all)."""

    value: str
    says: str
    seats: Collection[int] | None


class Bounds(NamedTuple):
    """Between which numbers a value lies, and whether it may be none."""

    least: int
    most: int
    may_be_none: bool


@dataclass(frozen=True)
class Option(ABC):
    """A key, its usual value, and a sentence that says what it changes. `seats`: the seat counts that have it."""

    key: str
    default: Value
    says: str
    seats: Collection[int] | None = None
    kind: ClassVar[Kind]

    @abstractmethod
    def read(self, value: object) -> Value:
        """The value as the game takes it, from Python or from text."""

    @property
    @abstractmethod
    def takes(self) -> Message:
        """The values it takes, in words."""

    @property
    @abstractmethod
    def schema(self) -> Mapping[str, Any]:
        """The values it takes, texts included, as a JSON Schema."""

    @property
    @abstractmethod
    def trials(self) -> tuple[tuple[Value, ...], ...]:
        """What is worth a trial beside the usual value: of each group the first that the game can be played with."""

    @property
    def bounds(self) -> Bounds | None:
        """The numbers it takes, if it takes numbers."""
        return None

    @property
    def named(self) -> tuple[NamedValue, ...]:
        """The values that have names, if they have."""
        return ()

    def check_seats(self, value: Value, seats: int) -> None:  # noqa: B027 - most values go with any number of seats
        """Raise OptionError for seats that a value cannot be had with."""

    def refuse(self, value: object) -> OptionError:
        """The error for a value that it does not take."""
        facts = {"option": self.key, "given": quoted_value(value), "takes": self.takes}
        return OptionError(self.key, Message("option/invalid", facts))


@dataclass(frozen=True)
class Number(Option):
    """A whole number from `least` to `most`; with `may_be_none` also no number at all."""

    least: int = 0
    most: int = field(kw_only=True)
    """Work and memory may grow with the number, so nobody may choose it without a bound."""
    may_be_none: bool = False
    kind: ClassVar[Kind] = "number"
    LIMITS: ClassVar[tuple[int, ...]] = (10, 25)
    """What is tried where there is usually no limit."""

    def read(self, value: object) -> Value:
        """A number, its digits, or none."""
        if self.may_be_none and (value is None or value in ("none", "")):
            return None
        if isinstance(value, str) and (number := whole_number(value)) is not None:
            value = number
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise self.refuse(value)
        return value

    @property
    def takes(self) -> Message:
        facts = {"least": str(self.least), "most": str(self.most), "none": self.may_be_none}
        return Message("option/takes-number", facts)

    @property
    def schema(self) -> Mapping[str, Any]:
        """The range; digits may come as a text."""
        return number_schema(self.least, self.most, may_be_none=self.may_be_none)

    @property
    def trials(self) -> tuple[tuple[Value, ...], ...]:
        """Half of it, and none or twice of it."""
        usual = self.default
        groups = ((usual // 2,), (0, usual * 2)) if type(usual) is int else tuple((limit,) for limit in self.LIMITS)
        return tuple(tuple(number for number in group if self.least <= number <= self.most) for group in groups)

    @property
    def bounds(self) -> Bounds:
        return Bounds(self.least, self.most, self.may_be_none)


@dataclass(frozen=True)
class Switch(Option):
    """On or off."""

    kind: ClassVar[Kind] = "switch"
    TEXTS: ClassVar[Mapping[str, bool]] = {
        "true": True, "yes": True, "on": True, "1": True,
        "false": False, "no": False, "off": False, "0": False,
    }  # fmt: skip

    def read(self, value: object) -> Value:
        """True, false, or a word for either."""
        if isinstance(value, str):
            value = self.TEXTS.get(value.lower(), value)
        if not isinstance(value, bool):
            raise self.refuse(value)
        return value

    @property
    def takes(self) -> Message:
        return Message("option/takes-switch")

    @property
    def schema(self) -> Mapping[str, Any]:
        """Either, or a word for it."""
        return {"type": ["boolean", "string"], "maxLength": max(map(len, self.TEXTS))}

    @property
    def trials(self) -> tuple[tuple[Value, ...], ...]:
        """The other one."""
        return ((not self.default,),)


@dataclass(frozen=True)
class Choice(Option):
    """One of some named values, each with a sentence of its own and perhaps its own seat counts."""

    values: Mapping[str, str] | None = None
    seats_by_value: Mapping[str, Collection[int]] | None = None
    kind: ClassVar[Kind] = "choice"

    def read(self, value: object) -> Value:
        """One of the names."""
        if not isinstance(value, str) or self.values is None or value not in self.values:
            raise self.refuse(value)
        return value

    @property
    def takes(self) -> Message:
        return Message("option/takes-choice", {"values": list(self.values or {})})

    @property
    def schema(self) -> Mapping[str, Any]:
        """The names."""
        return {"type": "string", "enum": list(self.values or {})}

    @property
    def trials(self) -> tuple[tuple[Value, ...], ...]:
        """All the others."""
        return tuple((value,) for value in self.values or {} if value != self.default)

    @property
    def named(self) -> tuple[NamedValue, ...]:
        """Each with its sentence and its seats."""
        by_value = self.seats_by_value or {}
        return tuple(NamedValue(value, says, by_value.get(value)) for value, says in (self.values or {}).items())

    def check_seats(self, value: Value, seats: int) -> None:
        """Raise OptionError for seats that a value cannot be had with; its remedy names the values for such seats."""
        by_value = self.seats_by_value or {}
        if isinstance(value, str) and value in by_value:
            others = [name for name in by_value if seats in by_value[name]]
            check_seats(
                seats,
                by_value[value],
                setting=f"{self.key}={value}",
                others=[
                    Message(
                        "option/seats-with", {"setting": f"{self.key}={name}", "seats": number_ranges(by_value[name])}
                    )
                    for name in others
                ],
            )


def number_schema(least: int, most: int, *, may_be_none: bool = False) -> Mapping[str, Any]:
    """A number, as such or as digits, as a JSON Schema."""
    types = ["integer", "string", *(["null"] if may_be_none else [])]
    return {"type": types, "minimum": least, "maximum": most, "maxLength": MOST_DIGITS}


def shown(value: object) -> str:
    """An option's value as records and the command line write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)


def quoted_value(value: object) -> str:
    """What was given for an option, whatever it is, as a sentence can hold it."""
    return quoted(shown(value) if value is None or isinstance(value, bool) else value)


def check_seats(
    seats: int, allowed: Collection[int], *, setting: str | None = None, others: Sequence[Message] = ()
) -> None:
    """Raise OptionError for a number of seats that cannot be, with a setting if one forbids it."""
    if seats not in allowed:
        facts = {"given": quoted(seats), "is_one": seats == 1, "allowed": number_ranges(allowed)}
        raise OptionError("seats", Message("option/seats", {**facts, "setting": setting, "others": others}))
