"""Words for what the tricks of a side score: odd tricks, bids made together, what was undertaken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from followsuit.cards import Deck
from followsuit.language.message import Facts, Message
from followsuit.rules.card_points import Faces
from followsuit.rules.end import Aim
from followsuit.rules.round import Round
from followsuit.rules.score import EachSeat, Score, Wanting


@dataclass(frozen=True)
class OddTricks(EachSeat):
    """So many points for each trick that a side takes above a number of them."""

    above: int
    points: int = 1
    follows_from_tricks: ClassVar[bool] = True
    follows_from_counts: ClassVar[bool] = True

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 1 if self.points >= 0 else -1

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        return so_far + self.points * max(0, round_.side_tricks(seat) - self.above)

    def trick_goal(self, side: Wanting) -> int:
        return self.above + 1

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts]:
        """The side with the most tricks."""
        best = max(range(round_.seats), key=round_.side_tricks)
        tricks = round_.side_tricks(best)
        facts = {"seats": list(round_.partners(best)), "tricks": tricks, "odd": max(0, tricks - self.above)}
        return "round/odd-tricks", facts

    def says(self, deck: Deck) -> Message:
        return Message("rules/odd-tricks", {"above": self.above, "points": self.points})


@dataclass(frozen=True)
class EveryTrick(EachSeat):
    """So many points for the side that takes every trick of the round."""

    points: int

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 0

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        took_all = bool(round_.tricks) and round_.side_tricks(seat) == len(round_.tricks)
        return so_far + self.points if took_all else so_far

    def says(self, deck: Deck) -> Message:
        return Message("rules/every-trick", {"points": self.points})


@dataclass(frozen=True)
class SideContract(EachSeat):
    """A side takes at least as many tricks as its members bid together: so much for each bid, else as much is lost.

    Each trick beyond the bids brings `overtrick`.
    """

    per_trick: int
    overtrick: int = 0
    follows_from_counts: ClassVar[bool] = True
    needs_bids: ClassVar[bool] = True
    rewards_bid: ClassVar[bool] = True
    joins_bids: ClassVar[bool] = True

    def trick_goal(self, side: Wanting) -> int:
        return sum(side.bids)

    def stake(self, bid: int) -> tuple[int, int]:
        return self.per_trick * bid, -self.per_trick * bid

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts]:
        """The sides that made their bids, by one of their seats."""
        each = {round_.partners(seat): seat for seat in range(round_.seats)}
        made = [list(side) for side, seat in each.items() if round_.side_tricks(seat) >= round_.side_bid(seat)]
        if len(made) == len(each):
            return "round/sides-made", {}
        return ("round/side-made", {"seats": made[0]}) if made else ("round/sides-missed", {})

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        bid, taken = round_.side_bid(seat), round_.side_tricks(seat)
        if taken < bid:
            return so_far - self.per_trick * bid
        return so_far + self.per_trick * bid + self.overtrick * (taken - bid)

    def says(self, deck: Deck) -> Message:
        return Message("rules/side-contract", {"per_trick": self.per_trick, "overtrick": self.overtrick})


@dataclass(frozen=True)
class Bags(EachSeat):
    """Overtricks are bags: with every so many of them that a side has gathered, points are lost.

    A side's bags are the last digit of its total, for all else is scored in tens; so it needs overtricks of one point.
    """

    every: int
    points: int
    follows_from_counts: ClassVar[bool] = True
    needs_bids: ClassVar[bool] = True

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        over = max(0, round_.side_tricks(seat) - round_.side_bid(seat))
        return so_far + self.points * ((round_.before[seat] % self.every + over) // self.every)

    def says(self, deck: Deck) -> Message:
        return Message("rules/bags", {"every": self.every, "points": self.points})


@dataclass(frozen=True)
class Nil(EachSeat):
    """A member of a side who bid 0 brings it so many points by taking no trick, and costs it as many by taking one.

    `blind`: for a bid of 0 made before its cards were seen.
    """

    points: int
    blind: int = 0
    follows_from_counts: ClassVar[bool] = True
    needs_bids: ClassVar[bool] = True

    def stake(self, bid: int) -> tuple[int, int]:
        return (0, 0) if bid else (self.points, -self.points)

    def _worth(self, round_: Round, seat: int) -> int:
        """What the bid of a seat brings its side, or costs it; nothing unless it bid 0."""
        if round_.bids[seat] != 0:
            return 0
        worth = self.blind if round_.is_blind(seat) else self.points
        return -worth if round_.taken[seat] else worth

    def of_seat(self, round_: Round, seat: int, so_far: int) -> int:
        return so_far + sum(self._worth(round_, member) for member in round_.partners(seat))

    def remarks(self, round_: Round) -> tuple[tuple[str, Facts], ...]:
        """Who made such a bid, and who did not."""
        worth = {seat: self._worth(round_, seat) for seat in range(round_.seats)}
        made = [seat for seat, points in worth.items() if points > 0]
        failed = [seat for seat, points in worth.items() if points < 0]
        said = (("round/nil-made", made), ("round/nil-failed", failed))
        return tuple((code, {"seats": seats}) for code, seats in said if seats)

    def says(self, deck: Deck) -> Message:
        return Message("rules/nil", {"points": self.points, "blind": self.blind})


@dataclass(frozen=True)
class MakersTake(Score):
    """The side that undertook the round has to take so many tricks; all of them bring more, and alone even more.

    If it fails, every other side gets `failed`.
    """

    tricks: int
    points: int
    all_tricks: int
    all_alone: int
    failed: int
    follows_from_counts: ClassVar[bool] = True
    needs_declarer: ClassVar[bool] = True

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 1

    def trick_goal(self, side: Wanting) -> int | None:
        if side.makes is None:
            return None
        return self.tricks if side.makes else side.tricks - self.tricks + 1

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts] | None:
        """Whether the makers took what they had to."""
        if round_.declarer is None:
            return None
        taken = round_.side_tricks(round_.declarer)
        facts = {"seats": list(round_.partners(round_.declarer)), "tricks": taken, "seat": round_.declarer}
        if not self.made(round_):
            return "round/makers-failed", facts
        return ("round/makers-all" if taken == len(round_.tricks) else "round/makers-made"), facts

    def made(self, round_: Round) -> int:
        """What the makers get; 0 if they failed."""
        assert round_.declarer is not None
        taken = round_.side_tricks(round_.declarer)
        if taken < self.tricks:
            return 0
        if taken < len(round_.tricks):
            return self.points
        return self.all_alone if round_.alone else self.all_tricks

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        if round_.declarer is None:
            return so_far
        makers, made = round_.partners(round_.declarer), self.made(round_)
        return tuple(
            points + (made if seat in makers else 0 if made else self.failed) for seat, points in enumerate(so_far)
        )

    def says(self, deck: Deck) -> Message:
        facts = {
            "tricks": self.tricks,
            "points": self.points,
            "all_tricks": self.all_tricks,
            "all_alone": self.all_alone if self.all_alone != self.all_tricks else None,
            "failed": self.failed,
        }
        return Message("rules/makers-take", facts)
