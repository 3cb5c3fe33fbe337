r"""Fair deals: the seed of a table comes from a promised secret and from everyone who takes part, all bound beforehand.

A draw goes in three steps. The server promises a secret and every seat that takes part commits to a contribution, both
by their SHA-256. When every seat is taken all of that is sealed: one digest over the promise, the commitments, and the
whole story of draws that were abandoned before. Only then are contributions revealed, and the secret and they give
the seed. Whoever sees a contribution could not change anything of their own any more; all that is left is to refuse,
which abandons the draw, and that is part of every later seal.

Every digest is the SHA-256, in hexadecimal, of lines of text with `\n` after each: the protocol's name, the purpose,
and what `docs/fairness.md` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, NoReturn, TypedDict, cast, get_args

from followsuit.errors import RecordError, quoted
from followsuit.language.message import Message

PROTOCOL: Final = "followsuit/fair/2"
MOST_ABANDONED = 20
"""After so many draws that were abandoned a table deals without contributions."""

Kind = Literal["person", "bot"]
Why = Literal["time", "left", "removed", "moved", "changed"]
"""Why a draw was abandoned: not revealed in time; its seat was left, taken from its holder, or given to another device
before that; or the host gave a bot's seat to somebody else."""

_DIGITS = re.compile("[0-9a-f]{64}")


def is_digest(text: object) -> bool:
    """Whether something is 64 hexadecimal digits, as secrets, contributions and digests are written."""
    return isinstance(text, str) and _DIGITS.fullmatch(text) is not None


def _digest(purpose: str, *lines: str) -> str:
    return sha256("".join(f"{line}\n" for line in (PROTOCOL, purpose, *lines)).encode()).hexdigest()


def _by_seat(values: Iterable[str]) -> list[str]:
    return [f"{seat} {value or '-'}" for seat, value in enumerate(values)]


def secret_of_draw(master: str, number: int) -> str:
    """The secret that a server uses for a draw: it follows from the table's own, which nobody is ever told."""
    return _digest("secret", master, str(number))


def promise(secret: str) -> str:
    """What a server shows of its secret beforehand."""
    return _digest("promise", secret)


def commitment_to(contribution: str) -> str:
    """What somebody who takes part shows of their contribution beforehand."""
    return _digest("commitment", contribution)


def mixed_seed(secret: str, contributions: Sequence[str]) -> str:
    """The seed of the game, from the secret and one contribution a seat; empty for a seat that takes no part."""
    return _digest("seed", secret, *_by_seat(contributions))


def seed_of_day(secret: str, day: str, game: str, contributions: Iterable[str]) -> str:
    """The seed of a game's deal of the day: from the secret promised for it and what players gave the day before."""
    return _digest("day", secret, day, game, *contributions)


class ToldDraw(TypedDict):
    """A draw as records tell it, once its secret may be known."""

    draw: int
    commitment: str
    kinds: list[Kind]
    commitments: list[str]
    seal: str
    secret: str
    contributions: list[str]


class ToldAbandoned(ToldDraw):
    """A draw that was abandoned, why, and the seats that did not reveal."""

    why: Why
    refused: list[int]


class ToldFairness(ToldDraw):
    """What a record has under `fairness`: the draw that was played, and those that were abandoned before it."""

    protocol: str
    abandoned: list[ToldAbandoned]


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw as it is sealed, before anything is revealed; empty commitments are of seats that take no part."""

    number: int
    promise: str
    kinds: tuple[Kind, ...]
    commitments: tuple[str, ...]
    before: str = ""
    """The account of the draw abandoned before this one; empty for the first."""

    @property
    def seal(self) -> str:
        """The digest that binds everything in it."""
        seats = [f"{kind} {commitment or '-'}" for kind, commitment in zip(self.kinds, self.commitments, strict=True)]
        return _digest("seal", str(self.number), self.before or "-", self.promise, *_by_seat(seats))

    def told(self, secret: str, contributions: Sequence[str]) -> ToldDraw:
        """As records tell it."""
        return {
            "draw": self.number,
            "commitment": self.promise,
            "kinds": list(self.kinds),
            "commitments": list(self.commitments),
            "seal": self.seal,
            "secret": secret,
            "contributions": list(contributions),
        }


@dataclass(frozen=True, slots=True)
class AbandonedDraw:
    """A draw that came to nothing."""

    draw: Draw
    secret: str
    contributions: tuple[str, ...]
    """What was revealed of them."""
    why: Why
    refused: tuple[int, ...]

    @property
    def account(self) -> str:
        """The digest that binds its story into the seal of the next draw."""
        refused = " ".join(map(str, self.refused)) or "-"
        return _digest("abandoned", self.draw.seal, self.secret, self.why, refused, *_by_seat(self.contributions))

    def told(self) -> ToldAbandoned:
        """As records tell it."""
        return {
            **self.draw.told(self.secret, self.contributions),
            "why": self.why,
            "refused": list(self.refused),
        }


def told_fairness(draw: Draw, secret: str, contributions: Sequence[str], past: Iterable[AbandonedDraw]) -> ToldFairness:
    """What a record has under `fairness`."""
    return {
        "protocol": PROTOCOL,
        **draw.told(secret, contributions),
        "abandoned": [each.told() for each in past],
    }


def check_fairness(seed: object, fairness: object, seats: int) -> ToldFairness:
    """What a record's `fairness` tells, all of it checked; RecordError where it, or the seed, does not follow."""
    told = _object(fairness, "fairness")
    protocol = told.get("protocol", "followsuit/fair/1")
    if protocol != PROTOCOL:
        _wrong("fairness.protocol", "fairness/protocol", given=quoted(protocol), protocol=PROTOCOL)
    _keys(told, ToldFairness, "fairness")
    past = told["abandoned"]
    if not isinstance(past, list) or len(past) > MOST_ABANDONED:
        _wrong("fairness.abandoned", "fairness/abandoned", most=MOST_ABANDONED)
    for index, each in enumerate(past):
        place = f"fairness.abandoned[{index}]"
        _keys(_object(each, place), ToldAbandoned, place)
    draw, _ = _drawn(told, seats)
    for seat, (commitment, contribution) in enumerate(zip(draw.commitments, told["contributions"], strict=True)):
        if commitment and not contribution:
            _wrong(f"fairness.contributions[{seat}]", "fairness/unrevealed", seat=seat)
    if mixed_seed(told["secret"], told["contributions"]) != seed:
        _wrong("seed", "fairness/seed")
    return cast("ToldFairness", told)


def drawn_as_told(fairness: ToldFairness) -> tuple[Draw, tuple[AbandonedDraw, ...]]:
    """The draw that a record tells of, once it was checked, and those that were abandoned before it."""
    return _drawn(fairness, len(fairness["kinds"]))


def _drawn(told: Mapping[str, Any], seats: int) -> tuple[Draw, tuple[AbandonedDraw, ...]]:
    past, before = list[AbandonedDraw](), ""
    for index, each in enumerate(told["abandoned"]):
        past.append(_abandoned(each, index + 1, before, seats, f"fairness.abandoned[{index}]"))
        before = past[-1].account
    return _draw(told, len(past) + 1, before, seats, "fairness"), tuple(past)


def check_agreed(fairness: ToldFairness, seals: Iterable[str]) -> None:
    """Raise RecordError unless a browser that agreed to these seals, and to no others, agreed to the deal played.

    Each has to be the seal of a draw in the record, and one of them that of the draw that was played.
    """
    abandoned = {each["seal"]: each for each in fairness["abandoned"]}
    latest: ToldAbandoned | None = None
    is_agreed = False
    for seal in seals:
        if seal == fairness["seal"]:
            is_agreed = True
        elif seal in abandoned:
            latest = max(latest or abandoned[seal], abandoned[seal], key=lambda each: each["draw"])
        else:
            _wrong("fairness.seal", "fairness/no-such-seal", seal=seal)
    if is_agreed:
        return
    assert latest is not None
    facts = {"draw": latest["draw"], "refused": latest["refused"], "played": fairness["draw"]}
    _wrong("fairness.seal", "fairness/abandoned-seal", **facts)


def _abandoned(told: Mapping[str, Any], number: int, before: str, seats: int, place: str) -> AbandonedDraw:
    draw = _draw(told, number, before, seats, place)
    contributions = tuple(told["contributions"])
    missing = [seat for seat in range(seats) if draw.commitments[seat] and not contributions[seat]]
    why, refused = told["why"], told["refused"]
    if why not in get_args(Why):
        _wrong(f"{place}.why", "fairness/reason", given=quoted(why), reasons=get_args(Why))
    if not isinstance(refused, list) or any(type(seat) is not int for seat in refused):
        _wrong(f"{place}.refused", "fairness/no-seats")
    if not missing:
        _wrong(f"{place}.contributions", "fairness/all-revealed")
    if why == "time" and refused != missing:
        _wrong(f"{place}.refused", "fairness/refused", seats=str(missing))
    if len(refused) > 1 and why != "time":
        _wrong(f"{place}.refused", "fairness/one-seat")
    if any(seat not in missing for seat in refused):
        _wrong(f"{place}.refused", "fairness/nothing-to-reveal")
    return AbandonedDraw(draw, told["secret"], contributions, why, tuple(refused))


def _draw(told: Mapping[str, Any], number: int, before: str, seats: int, place: str) -> Draw:
    """The draw that is told somewhere, with all that can be computed again."""
    if type(told["draw"]) is not int or told["draw"] != number:
        _wrong(f"{place}.draw", "fairness/draw", draw=number)
    for key in ("commitment", "secret", "seal"):
        if not is_digest(told[key]):
            _wrong(f"{place}.{key}", "fairness/digits")
    for key in ("kinds", "commitments", "contributions"):
        values = told[key]
        if not isinstance(values, list) or len(values) != seats:
            _wrong(f"{place}.{key}", "fairness/by-seat", seats=seats)
        for seat, value in enumerate(values):
            if value not in get_args(Kind) if key == "kinds" else value != "" and not is_digest(value):
                _wrong(f"{place}.{key}[{seat}]", "fairness/value", given=quoted(value))
    if promise(told["secret"]) != told["commitment"]:
        _wrong(f"{place}.secret", "fairness/secret")
    commitments = [commitment for commitment in told["commitments"] if commitment]
    if len(set(commitments)) < len(commitments):
        _wrong(f"{place}.commitments", "fairness/same-commitment")
    for seat, kind in enumerate(told["kinds"]):
        if kind == "bot" and told["commitments"][seat]:
            _wrong(f"{place}.commitments[{seat}]", "fairness/bot")
    for seat, contribution in enumerate(told["contributions"]):
        if contribution and commitment_to(contribution) != told["commitments"][seat]:
            _wrong(f"{place}.contributions[{seat}]", "fairness/contribution", seat=seat)
    draw = Draw(number, told["commitment"], tuple(told["kinds"]), tuple(told["commitments"]), before)
    if draw.seal != told["seal"]:
        _wrong(f"{place}.seal", "fairness/seal")
    return draw


def _object(value: object, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        _wrong(place, "fairness/object")
    return value


def _keys(told: Mapping[str, Any], shape: type, place: str) -> None:
    expected: frozenset[str] = shape.__required_keys__  # type: ignore[attr-defined]  # of every TypedDict
    if missing := sorted(expected - told.keys()):
        _wrong(f"{place}.{missing[0]}", "record/missing")
    if unknown := sorted(told.keys() - expected):
        _wrong(place, "fairness/unknown", given=quoted(unknown[0]))


def _wrong(place: str, code: str, **facts: Any) -> NoReturn:
    raise RecordError(place, Message(code, facts))
