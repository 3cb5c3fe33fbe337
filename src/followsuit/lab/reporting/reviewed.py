"""A review in messages: what the terminal and the page both say of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from followsuit.bots import reasons
from followsuit.engine.actions import Pick, Play
from followsuit.knowledge.moments import Moments
from followsuit.lab.reporting.amounts import decimal, gained
from followsuit.language.message import Message
from followsuit.review.classes import Class

Decision = Mapping[str, Any]
SHOWN = 4
"""How many options of a decision are shown, besides the one that was taken."""
DIGITS = 1
PARTS = ("result", "deal", "others", "own", "adjusted")
SIGNS = {Class.BEST: "◆", Class.GOOD: "◇", Class.SLIP: "?", Class.COSTLY: "??", Class.FORCED: ""}


@dataclass(frozen=True)
class Reviewed:
    """The document of a review, with the moments of the game that it is of."""

    document: Mapping[str, Any]
    moments: Moments

    @cached_property
    def decisions(self) -> Mapping[int, Decision]:
        """The decisions by their step."""
        return {decision["step"]: decision for decision in self.document["decisions"]}

    @property
    def seats(self) -> Sequence[Mapping[str, Any]]:
        """What was found of each seat."""
        found: Sequence[Mapping[str, Any]] = self.document["seats"]
        return found

    @property
    def rounds(self) -> int:
        """How many rounds were played, or begun."""
        return 1 + max((point["round"] for point in self.document["curve"]), default=-1)

    def title(self) -> Message:
        """Who played how long, and how it was judged."""
        judge = self.document["judge"]
        facts = {"seats": list(range(len(self.document["players"]))), "rounds": self.rounds}
        return Message("review-report/title", {**facts, "worlds": judge["worlds"], "learned": judge["learned"]})

    def in_short(self) -> Iterator[Message]:
        """A sentence a seat: its result and what it is made of."""
        for seat in self.seats:
            parts = {name: gained(seat[name], DIGITS) for name in PARTS}
            yield Message("review-report/in-short", {"seat": seat["seat"], **parts})

    def parts(self, seat: Mapping[str, Any]) -> list[Message]:
        """The parts of a seat's result, as numbers with signs."""
        return [gained(seat[name], DIGITS) for name in PARTS]

    def sound(self, seat: Mapping[str, Any]) -> float | None:
        """The share of a seat's free decisions that were no errors."""
        classes = seat["classes"]
        free = sum(classes.values()) - classes["forced"]
        return (classes["best"] + classes["good"]) / free if free else None

    def where(self, decision: Decision) -> Message:
        """When a decision was made, and what it lost."""
        trick = decision["trick"]
        return Message(
            "review-report/where",
            {
                "round": decision["round"] + 1,
                "trick": 0 if trick is None else trick + 1,
                "loss": gained(-decision["loss"]["points"], DIGITS),
            },
        )

    def called(self, decision: Decision, action: str) -> Message:
        """An option of a decision, as short as tables need it."""
        done = self.moments.game.action(action)
        if isinstance(done, Play):
            return Message("review-report/cards", {"cards": [str(done.card)]})
        if isinstance(done, Pick):
            return Message("review-report/cards", {"cards": [str(card) for card in done.cards]})
        return self.doing(decision, action)

    def doing(self, decision: Decision, action: str) -> Message:
        """An option of a decision, as sentences call it."""
        return reasons.doing(self.moments.game.action(action), self.moments[decision["step"]].view(decision["seat"]))

    def shown(self, decision: Decision) -> list[Mapping[str, Any]]:
        """The best options, and the one that was taken."""
        options = decision["options"]
        taken = [option for option in options[SHOWN:] if option["action"] == decision["action"]]
        return [*options[:SHOWN], *taken]

    def numbers(self, option: Mapping[str, Any]) -> list[Message]:
        """An option's points, their standard error, and the chances to win the round and the match."""
        return [
            gained(option["points"], DIGITS),
            decimal(option["error"], DIGITS),
            *(share(option[name]) for name in ("round", "match")),
        ]

    def reason(self, decision: Decision) -> Message | None:
        """Why something else was better."""
        return None if decision["reason"] is None else message_of(decision["reason"])

    def open_cards(self, decision: Decision) -> Message | None:
        """The second line: as the cards lay."""
        lay = decision["open"]
        if lay is None:
            return None
        facts = {"best": self.doing(decision, lay["action"]), "lost": lay["loss"] > 0}
        return Message("review-report/open", {**facts, "loss": decimal(lay["loss"], DIGITS)})


def share(chance: float | None) -> Message:
    """A chance in a column; a dash where there is none."""
    if chance is None:
        return Message("review-report/none")
    return Message("lab/cell-percent", {"number": round(100 * chance), "digits": 0})


def message_of(data: Mapping[str, Any]) -> Message:
    """A message, from plain data; messages within its facts, too."""
    return Message(data["code"], {name: _fact(value) for name, value in data.get("facts", {}).items()})


def _fact(value: Any) -> Any:
    if isinstance(value, list):
        return [_fact(each) for each in value]
    return message_of(value) if isinstance(value, Mapping) and "code" in value else value
