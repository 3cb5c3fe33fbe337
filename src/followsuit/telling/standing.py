"""What is told of a round from the cards that lie open, and stays as it is from card to card until a trick is taken."""

from __future__ import annotations

from collections.abc import Callable

from followsuit.engine.view import View
from followsuit.rules.round import Round
from followsuit.telling.documents import RoundFacts, SeatTelling, SideTelling
from followsuit.telling.facts import known_to_seat, meters, round_facts
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.seats import seat_tellings, seen_by_seat
from followsuit.telling.sides import seen_from, side_tellings

See = Callable[[], View]
"""Looks at the game as a seat does, when that is needed."""


class Standing:
    """Made when something else than a card in a hand or in the trick under way has changed; then kept.

    What it has told once it tells again as the same object, so that nobody has to look into it.
    """

    def __init__(self, constants: GameConstants, view: View) -> None:
        self._constants = constants
        self._is_met = view.contract is not None
        self.points = view.points
        """The card points that each seat has taken, where they count."""
        self.seats = seat_tellings(constants, view, self.points)
        """Everyone at the table, as a spectator sees them."""
        self.sides = side_tellings(constants, view, self.points) if constants.has_partners else []
        """Every side, as those who look on are told of it."""
        self._sizes = view.hand_sizes
        self._facts = round_facts(constants, view, self.points)
        self._seats_seen: dict[int, list[SeatTelling]] = {}
        self._sides_seen: dict[int, list[SideTelling]] = {}
        self._facts_known: dict[int, RoundFacts | None] = {}

    def held(self, sizes: tuple[int, ...]) -> None:
        """Take in how many cards everyone holds now."""
        if self._sizes != sizes:
            self._sizes = sizes
            self.seats = [_holding(told, cards) for told, cards in zip(self.seats, sizes, strict=True)]

    def facts(self, view: View) -> RoundFacts | None:
        """The facts of the round as a spectator knows them."""
        self._facts = self._metered(self._facts, view)
        return self._facts

    def facts_known_to(self, seat: int, facts: RoundFacts | None, see: See) -> RoundFacts | None:
        """The facts of the round as a seat knows them."""
        if seat not in self._facts_known:
            self._facts_known[seat] = known_to_seat(self._constants, facts, see(), self.points)
        elif self._is_met:
            self._facts_known[seat] = self._metered(self._facts_known[seat], see())
        return self._facts_known[seat]

    def _metered(self, facts: RoundFacts | None, view: View) -> RoundFacts | None:
        """The facts with how near a contract is to be made, which depends on every card that lies open."""
        if facts is None or not self._is_met:
            return facts
        meter, against = meters(self._constants, view, self.points)
        if (meter, against) == (facts["meter"], facts["against"]):
            return facts
        return {**facts, "meter": meter, "against": against}

    def seats_seen_by(self, seat: int, see: See) -> list[SeatTelling]:
        """Everyone at the table, as a seat sees them."""
        if seat not in self._seats_seen:
            self._seats_seen[seat] = seen_by_seat(self._constants, self.seats, see(), seat)
        seen = self._seats_seen[seat]
        if any(told["cards"] != cards for told, cards in zip(seen, self._sizes, strict=False)):
            seen = self._seats_seen[seat] = [
                _holding(told, cards) for told, cards in zip(seen, self._sizes, strict=True)
            ]
        return seen

    def sides_seen_by(self, seat: int) -> list[SideTelling]:
        """Every side, as a player calls it."""
        if seat not in self._sides_seen:
            self._sides_seen[seat] = seen_from(self.sides, seat)
        return self._sides_seen[seat]


def all_but_the_trick(view: View, round_: Round | None) -> tuple[object, ...]:
    """All that is to know of a round, but for who is to act and for the cards in hands and in the trick under way.

    Cards that lie or were given face down are among it as they are, for somebody has seen them.
    """
    hidden = () if round_ is None else (round_.table, round_.given, round_.stash)
    play = view.round, view.phase, view.ask, view.trick is None, view.tricks, view.order, view.turned, view.closed
    said = view.calls, view.bids, view.dues, view.played, view.declarer, view.alone, view.tokens, view.given_to
    seats = view.playing, view.dealer, view.sides, view.totals, view.winners, view.stasher, view.hand_size, view.taken
    return hidden, *play, *said, *seats


def _holding(told: SeatTelling, cards: int) -> SeatTelling:
    return told if told["cards"] == cards else {**told, "cards": cards}
