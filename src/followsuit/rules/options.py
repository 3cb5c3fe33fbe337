"""Words for what a table may choose about its game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from followsuit.errors import OptionError, quoted
from followsuit.rules.prose import number_ranges, whole_number

Value = int | str | bool | None


@dataclass(frozen=True)
class Option:
    """A key, its usual value, and a sentence that says what it changes. `seats`: the seat counts that have it."""

    key: str
    default: Value
    says: str
    seats: Collection[int] | None = None

    def read(self, value: object) -> Value:
        """The value as the game takes it, from Python or from text."""
        raise NotImplementedError

    @property
    def allowed(self) -> str:
        """The values it takes, in words."""
        raise NotImplementedError

    def refuse(self, value: object) -> OptionError:
        """The error for a value that it does not take."""
        return OptionError(
            self.key,
            f"The option {self.key} cannot be {quoted_value(value)}.",
            f"Allowed: {self.allowed}.",
        )


@dataclass(frozen=True)
class Number(Option):
    """A whole number from `least` to `most`; with `may_be_none` also no number at all."""

    least: int = 0
    most: int = field(kw_only=True)
    """Work and memory may grow with the number, so nobody may choose it without a bound."""
    may_be_none: bool = False

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
    def allowed(self) -> str:
        """The range."""
        return f"a whole number from {self.least} to {self.most}" + (", or none" if self.may_be_none else "")


@dataclass(frozen=True)
class Switch(Option):
    """On or off."""

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
    def allowed(self) -> str:
        """Both values."""
        return "true or false"


@dataclass(frozen=True)
class Choice(Option):
    """One of some named values, each with a sentence of its own and perhaps its own seat counts."""

    values: Mapping[str, str] | None = None
    seats_by_value: Mapping[str, Collection[int]] | None = None

    def read(self, value: object) -> Value:
        """One of the names."""
        if not isinstance(value, str) or self.values is None or value not in self.values:
            raise self.refuse(value)
        return value

    @property
    def allowed(self) -> str:
        """The names."""
        return ", ".join(self.values or {})

    def check_seats(self, value: str, seats: int) -> None:
        """Raise OptionError for seats that a value cannot be had with; its remedy names the values for such seats."""
        by_value = self.seats_by_value or {}
        if value in by_value:
            others = (
                f" With {self.key}={name}: {number_ranges(by_value[name])}."
                for name in by_value
                if seats in by_value[name]
            )
            check_seats(seats, by_value[value], f" with {self.key}={value}", "".join(others))


def shown(value: object) -> str:
    """An option's value as records and the command line write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)


def quoted_value(value: object) -> str:
    """What was given for an option, whatever it is, as a sentence can hold it."""
    return quoted(shown(value) if value is None or isinstance(value, bool) else value)


def check_seats(seats: int, allowed: Collection[int], why: str = "", otherwise: str = "") -> None:
    """Raise OptionError for a number of seats that cannot be."""
    if seats not in allowed:
        raise OptionError(
            "seats",
            f"There cannot be {quoted(seats)} {'seat' if seats == 1 else 'seats'}{why}.",
            f"Allowed: {number_ranges(allowed)}.{otherwise}",
        )
