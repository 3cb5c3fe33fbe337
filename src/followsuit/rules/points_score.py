"""Words for what the cards in a side's tricks score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from followsuit.cards import Card, Deck
from followsuit.language.message import Facts, Message
from followsuit.rules.card_points import CardPoints, Faces
from followsuit.rules.end import Aim
from followsuit.rules.round import Round, Trick
from followsuit.rules.score import Score, scoring_seats

if TYPE_CHECKING:
    from followsuit.rules.page import Rules


class OfCardPoints(Score):
    """A term that looks at the card points of each side."""

    card_points: CardPoints
    follows_from_counts: ClassVar[bool] = True

    @property
    def counts(self) -> CardPoints:
        return self.card_points

    def of_sides(self, round_: Round, faces: Faces) -> tuple[int, ...]:
        """For each seat, the card points in the tricks of its side."""
        return round_.by_side(self.card_points.by_seat(round_.tricks, round_.seats, faces))


@dataclass(frozen=True)
class PointsTaken(OfCardPoints):
    """The card points in a side's tricks."""

    card_points: CardPoints

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 1 if sum(self.card_points.of.values()) >= 0 else -1

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        taken, scored = self.of_sides(round_, faces), scoring_seats(round_)
        return tuple(points + taken[seat] if seat in scored else points for seat, points in enumerate(so_far))

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts]:
        """Who took the most."""
        points = self.of_sides(round_, faces)
        return "round/most-taken", {
            "seats": [seat for seat, taken in enumerate(points) if taken == max(points)],
            "points": max(points),
        }

    def says(self, deck: Deck) -> Message:
        return Message("rules/points-taken")


@dataclass(frozen=True)
class LastTrick(Score):
    """So many points for the side that takes the last trick."""

    points: int

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 0

    @property
    def for_last_trick(self) -> int:
        return self.points

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        if not round_.tricks or (winner := round_.tricks[-1].winner) is None:
            return so_far
        side = round_.partners(winner)
        return tuple(points + (self.points if seat in side else 0) for seat, points in enumerate(so_far))

    def says(self, deck: Deck) -> Message:
        return Message("rules/last-trick", {"points": self.points})


@dataclass(frozen=True)
class Moon(OfCardPoints):
    """A side that takes every card that counts against it shoots the moon: it gets so many off, all others so many on.

    Cards that count in favour of whoever takes them do not matter for it.
    """

    card_points: CardPoints
    points: int

    def leaning(self, aim: Aim) -> int | None:
        """Where fewest points win, too few shoot the moon for it to matter."""
        return 0 if aim is Aim.FEWEST else None

    def shooter(self, round_: Round) -> int | None:
        """A seat of the side that took all such cards, if one side did."""
        return self.takes_all(round_.tricks, round_.sides)

    def takes_all(self, tricks: tuple[Trick, ...], sides: tuple[int, ...]) -> int | None:
        """A seat of the only side that has taken such cards so far."""
        takers = {trick.winner for trick in tricks if any(self.card_points.worth(card) > 0 for card in trick.cards)}
        taking = {sides[winner] if sides else winner for winner in takers if winner is not None}
        return next(iter(takers)) if len(taking) == 1 else None

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts] | None:
        """Whoever shot the moon."""
        shooter = self.shooter(round_)
        return None if shooter is None else ("round/moon", {"seat": shooter, "points": self.points})

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        if (shooter := self.shooter(round_)) is None:
            return so_far
        side = round_.partners(shooter)
        return tuple(points + (-self.points if seat in side else self.points) for seat, points in enumerate(so_far))

    def says(self, deck: Deck) -> Message:
        return Message("rules/moon", {"points": self.points})


@dataclass(frozen=True)
class PointSteps(OfCardPoints):
    """A side scores by the step that its card points reach, `steps` from the highest; more by taking every trick."""

    card_points: CardPoints
    steps: tuple[tuple[int, int], ...]
    all_tricks: int

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 1 if self.steps[0][1] >= 0 else -1

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        reached, scored = self.of_sides(round_, faces), scoring_seats(round_) if round_.tricks else ()
        return tuple(
            points + self._step(reached[seat], all_taken=round_.side_tricks(seat) == len(round_.tricks))
            if seat in scored
            else points
            for seat, points in enumerate(so_far)
        )

    @property
    def steps_up(self) -> tuple[int, ...]:
        return tuple(sorted(least for least, _ in self.steps))

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts]:
        """The points of the side that has more of them, and of the other one."""
        return "round/side-points", _points_of_sides(round_, self.of_sides(round_, faces))

    def _step(self, reached: int, *, all_taken: bool) -> int:
        if all_taken:
            return self.all_tricks
        return next((value for least, value in self.steps if reached >= least), 0)

    def says(self, deck: Deck) -> Message:
        rows = [Message("rules/point-step", {"least": least, "points": value}) for least, value in self.steps]
        return Message("rules/point-steps", {"steps": rows, "all_tricks": self.all_tricks})


@dataclass(frozen=True)
class TrickMelds(Score):
    """Cards that lie together in a trick bring its taker's side points: runs in a suit, a pair of trumps, four alike.

    `runs` has the points by length, `pair` the two ranks of trump that make one, `alike` the points by rank.
    """

    runs: Mapping[int, int]
    pair: str
    pair_points: int
    alike: Mapping[str, int] = field(default_factory=dict)
    has_melds: ClassVar[bool] = True
    ranks: tuple[str, ...] = tuple("789TJQKA")
    """The ranks in which runs are counted, from low to high."""

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 1

    def __hash__(self) -> int:
        return hash((tuple(self.runs.items()), self.pair, self.pair_points))

    def problems(self, rules: Rules, field: str) -> Iterator[str]:
        """One card is no run."""
        yield from super().problems(rules, field)
        if short := sorted(length for length in self.runs if length < 2):
            yield f"{field} pays runs of {short[0]}: a run has two cards or more."

    def melds(self, trick: Trick, faces: Faces) -> int:
        """The points for what lies together in one trick."""
        cards = frozenset(trick.cards)
        points = self.pair_points if self._has_pair(cards, faces) else 0
        points += sum(self.runs.get(length, 0) for length in self._runs(cards))
        ranks = {card.rank for card in cards}
        if len(ranks) == 1 and len(trick.cards) > 3:
            points += self.alike.get(ranks.pop(), 0)
        return points

    def _has_pair(self, cards: frozenset[Card], faces: Faces) -> bool:
        """Whether both ranks of a suit lie there as trumps."""
        suits = {card.suit for card in cards}
        return any(
            all(card in cards and faces[card].trump for card in (Card(rank, suit) for rank in self.pair.split()))
            for suit in suits
        )

    def _runs(self, cards: frozenset[Card]) -> list[int]:
        """The lengths of the longest runs that the cards of each suit make."""
        order, lengths = self.ranks, list[int]()
        for suit in sorted({card.suit for card in cards}):
            places = sorted(order.index(card.rank) for card in cards if card.suit == suit and card.rank in order)
            length = 1
            for lower, higher in pairwise((*places, len(order) + 2)):
                if higher == lower + 1:
                    length += 1
                else:
                    lengths.append(length)
                    length = 1
        return lengths

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        points = [0] * round_.seats
        for trick in round_.tricks:
            assert trick.winner is not None
            points[trick.winner] += self.melds(trick, faces)
        return tuple(map(sum, zip(so_far, round_.by_side(points), strict=True)))

    def says(self, deck: Deck) -> Message:
        runs = [Message("rules/meld-run", {"cards": length, "points": points}) for length, points in self.runs.items()]
        alike = [Message("rules/meld-alike", {"rank": rank, "points": points}) for rank, points in self.alike.items()]
        facts = {
            "runs": runs,
            "pair": self.pair.split(),
            "pair_points": self.pair_points,
            "alike": alike,
            "ranks": list(self.ranks),
        }
        return Message("rules/trick-melds", facts)


@dataclass(frozen=True)
class MakersNeedMost(Score):
    """The side that undertook the round needs more points than the others have; else these get everything."""

    follows_from_counts: ClassVar[bool] = True
    needs_declarer: ClassVar[bool] = True

    def leaning(self, aim: Aim) -> int | None:
        return None if aim is Aim.ZERO else 0

    def scores(self, round_: Round, so_far: tuple[int, ...], faces: Faces) -> tuple[int, ...]:
        if round_.declarer is None:
            return so_far
        makers = round_.partners(round_.declarer)
        others = [seat for seat in range(round_.seats) if seat not in makers]
        theirs = max(so_far[seat] for seat in others)
        mine = so_far[round_.declarer]
        if mine > theirs:
            return so_far
        return tuple(0 if seat in makers else points + mine for seat, points in enumerate(so_far))

    def summary(self, round_: Round, faces: Faces) -> tuple[str, Facts] | None:
        """Whether the makers had more than the others."""
        if round_.declarer is None or round_.scores is None:
            return None
        makers = round_.partners(round_.declarer)
        mine = round_.scores[round_.declarer]
        theirs = max(score for seat, score in enumerate(round_.scores) if seat not in makers)
        facts = {"seat": round_.declarer, "seats": list(makers), "points": mine, "others": theirs}
        return ("round/makers-more" if mine else "round/makers-wet"), facts

    def says(self, deck: Deck) -> Message:
        return Message("rules/makers-need-most")


def _points_of_sides(round_: Round, points: tuple[int, ...]) -> Facts:
    best = max(range(round_.seats), key=points.__getitem__)
    side = round_.partners(best)
    return {
        "seats": list(side),
        "points": points[best],
        "others": max((value for seat, value in enumerate(points) if seat not in side), default=0),
    }
