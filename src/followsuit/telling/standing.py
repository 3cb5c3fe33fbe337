"""What is told of a round from the cards that lie open, and stays as it is from card to card until a trick is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from followsuit.engine.view import View
from followsuit.rules.round import Round
from followsuit.telling.documents import RoundFacts, SeatTelling
from followsuit.telling.facts import facts_after_trick, known_to_seat, meters, round_facts
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.seats import seat_tellings, seats_after_trick, seen_by_seat
from followsuit.telling.sides import seen_from, side_tellings
from followsuit.telling.told import NOTHING

See = Callable[[], View]
"""Looks at the game as a seat does, when that is needed."""


class Standing:
    """Made when something else than a card in a hand or in the trick under way has changed; then kept.

    What it has told once it tells again as the same object, so that nobody has to look into it.
    """

    def __init__(self, constants: GameConstants, view: View, before: Standing | None = None) -> None:
        """Of a view; after a trick, which does not end its round, from how it stood `before`."""
        self._constants = constants
        self.has_contract = view.played is not None
        """Whether each card may bring a contract nearer, as far as each seat can tell."""
        self.points = points = view.points
        """The card points that each seat has taken, where they count."""
        self.seats: list[SeatTelling] = (
            seat_tellings(constants, view, points)
            if before is None
            else seats_after_trick(constants, before.seats, view, points)
        )
        """Everyone at the table, as a spectator sees them."""
        self.sides = side_tellings(constants, view, points) if constants.has_partners else []
        """Every side, as those who look on are told of it."""
        self._sizes = view.hand_sizes
        self._facts: RoundFacts | None = (
            round_facts(constants, view, points)
            if before is None or before._facts is None
            else facts_after_trick(constants, before._facts, view)
        )
        self.differs = constants.speaks_to_seats or self.has_contract or view.solo is not None
        """Whether seats are told some of it in their own way."""
        self._seen: dict[int, dict[str, Any]] = {}
        self._facts_known: dict[int, RoundFacts | None] = {}

    def held(self, sizes: tuple[int, ...]) -> None:
        """Take in how many cards everyone holds now."""
        if self._sizes != sizes:
            self._sizes = sizes
            self.seats = _holding(self.seats, sizes)
            for seen in self._seen.values():
                if "seats" in seen:
                    seen["seats"] = _holding(seen["seats"], sizes)

    def facts(self, view: View) -> RoundFacts | None:
        """The facts of the round as a spectator knows them."""
        self._facts = self._metered(self._facts, view)
        return self._facts

    def facts_known_to(self, seat: int, view: View) -> RoundFacts | None:
        """The facts of a round with a contract as a seat knows them, whose view it is."""
        known = self._facts_known
        if seat not in known:
            known[seat] = known_to_seat(self._constants, self._facts, view, self.points)
        else:
            known[seat] = self._metered(known[seat], view)
        return known[seat]

    def _metered(self, facts: RoundFacts | None, view: View) -> RoundFacts | None:
        """The facts with how near a contract is to be made, which depends on every card that lies open."""
        if facts is None or not self.has_contract:
            return facts
        meter, against = meters(self._constants, view, self.points)
        if (meter, against) == (facts["meter"], facts["against"]):
            return facts
        return {**facts, "meter": meter, "against": against}

    def seen_by(self, seat: int, see: See) -> Mapping[str, Any]:
        """The sections that a seat is told in its own way, one object for as long as this stands."""
        if not self.differs:
            return NOTHING
        if seat not in self._seen:
            self._seen[seat] = self._as_seen_by(seat, see())
        return self._seen[seat]

    def _as_seen_by(self, seat: int, view: View) -> dict[str, Any]:
        constants, seen = self._constants, dict[str, Any]()
        if constants.speaks_to_seats and not self.has_contract:
            seen["round"] = known_to_seat(constants, self._facts, view, self.points)
        if constants.speaks_to_seats or view.solo is not None:
            seen["seats"] = seen_by_seat(constants, self.seats, view, seat)
        if constants.has_partners:
            seen["sides"] = seen_from(self.sides, seat)
        return seen


def all_but_the_trick(view: View, round_: Round | None) -> tuple[object, ...]:
    """All that is to know of a round, but for who is to act and for the cards in hands and in the trick under way.

    Cards that lie or were given face down are among it as they are, for somebody has seen them.
    """
    hidden = () if round_ is None else (round_.table, round_.given, round_.stash)
    play = view.round, view.phase, view.ask, view.trick is None, view.tricks, view.order, view.turned, view.closed
    said = view.calls, view.bids, view.dues, view.played, view.declarer, view.alone, view.tokens, view.given_to
    seats = view.playing, view.dealer, view.sides, view.totals, view.winners, view.stasher, view.hand_size, view.taken
    return hidden, *play, *said, *seats


def _holding(seats: list[SeatTelling], sizes: tuple[int, ...]) -> list[SeatTelling]:
    """The same seats, holding so many cards."""
    now = list(seats)
    for seat, cards in enumerate(sizes):
        if now[seat]["cards"] != cards:
            now[seat] = {**now[seat], "cards": cards}
    return now
