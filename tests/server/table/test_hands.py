"""A law over histories of seats: whoever has seen one hand of a round never sees another of it.

People sit down, get up, hand their seat on, are removed, taken over for and come back, take back and play again, in any
order. What each of them sees is noted from the seats alone, as the tables were, and asks nothing of what the tables
themselves keep about it. Tables that play on from a finished game are no part of it: their cards are known to all.
"""

import os
from collections import defaultdict

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import followsuit as fs
from followsuit.bots.registry import USUAL_BOT
from followsuit.errors import FollowsuitError
from followsuit.server.live.rematch import _same
from followsuit.server.table import playing, seating
from followsuit.server.table.events import Created, Customs, SeatPlan, decode, encode
from followsuit.server.table.fold import after
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table

SOAK = os.environ.get("FOLLOWSUIT_LAWS") == "soak"
PEOPLE = [f"holder {number}" for number in range(5)]
GAMES = [
    ("miesjelen", {"seats": 2, "round_limit": 4}),
    ("miesjelen", {"seats": 4}),
    ("zole", {"seats": 3, "rounds": 0}),
    ("zole", {"seats": 4, "rounds": 3}),
    ("boerenbridge", {"seats": 4}),
    ("elemental", {"seats": 3}),
]
CUSTOMS = st.builds(
    Customs,
    visibility=st.sampled_from(["private", "unlisted", "public"]),
    spectators=st.booleans(),
    round_pause=st.sampled_from([0.0, 15.0, None]),
)
people, seats, bots = st.sampled_from(PEOPLE), st.integers(0, 3), st.sampled_from(["random", None])


class Histories(RuleBasedStateMachine):
    """One table after another, and all that five people do at them."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0.0
        self.table = Table("none", "00")
        self.stored: list[tuple[str, float]] = []
        self.known: dict[tuple[str, str, int], set[int]] = defaultdict(set)
        """By table, person and round: the seats whose hands they have been shown."""

    @initialize(game=st.sampled_from(GAMES), customs=CUSTOMS, bots=st.lists(bots, min_size=4, max_size=4))
    def make(self, game, customs, bots):
        """A table with some seats for bots."""
        key, options = game
        settled = fs.game(key, **options)
        plans = tuple(SeatPlan(bots[seat]) for seat in range(settled.seats))
        self.open(Created(key, settled.version, dict(settled.options), plans, PEOPLE[0], customs))

    def open(self, created):
        """Begin a new table."""
        self.table, self.stored = Table(f"{self.table.code}+", "5e" * 32), []
        self.ask(lambda _: [created])

    def ask(self, decide):
        """Ask something of the table; a refusal leaves it as it was."""
        self.at += 1.0
        try:
            self.table, events = with_consequences(self.table, decide(self.table), self.at)
        except FollowsuitError:
            return
        self.stored += [(encode(event), self.at) for event in events]

    @rule(person=people, seat=st.none() | seats, number=st.integers(0, 9))
    def sit(self, person, seat, number):
        """Somebody sits down."""
        self.ask(lambda table: seating.sit(table, person, f"{person} {number}", seat=seat))

    @rule(person=people, seat=seats, away=st.booleans())
    def leave_or_remove(self, person, seat, away):
        """Somebody gets up, calls off, removes or declines."""
        self.ask(lambda table: seating.leave(table, person, seat, away=away))

    @rule(person=people)
    def get_up(self, person):
        """Somebody gives up the seat that they have."""
        self.ask(lambda table: seating.leave(table, person, seating.own_seat(table, person), away=False))

    @rule(person=people, other=people)
    def hand_over(self, person, other):
        """Somebody gives their seat to another device, which may have had another seat."""
        self.ask(lambda table: seating.hand_over(table, seating.own_seat(table, person), other))

    @rule(person=people, seat=seats, bot=bots)
    def give(self, person, seat, bot):
        """A bot is to play, or a person again."""
        self.ask(lambda table: seating.give(table, person, seat, bot))

    @rule()
    def take_over(self):
        """A bot plays for whoever is to act, who is away."""
        self.ask(lambda table: [] if table.to_act is None else playing.take_over(table, table.to_act))

    @rule(person=people)
    def come_back(self, person):
        """Somebody plays again."""
        self.ask(lambda table: seating.come_back(table, seating.own_seat(table, person)))

    @rule(person=people)
    def take_back(self, person):
        """Somebody asks to take their last action back, and everyone agrees."""
        self.ask(lambda table: playing.ask_undo(table, person))
        for other in PEOPLE:
            self.ask(lambda table, other=other: playing.answer_undo(table, other, agrees=True))

    @rule(person=people)
    def go_on(self, person):
        """Somebody goes on to the next round."""
        self.ask(lambda table: playing.go_on(table, person))

    @rule()
    def wait(self):
        """Time passes until something happens by itself."""
        self.at = max(self.at, self.table.due() or self.at)
        self.ask(lambda table: playing.due(table, self.at))

    @rule(person=people)
    def fill(self, person):
        """The host gives all open seats to bots, and the game starts."""
        self.ask(lambda table: seating.fill(table, person, USUAL_BOT))

    @rule(times=st.integers(1, 12), choice=st.integers(0, 50))
    def act(self, times, choice):
        """Whoever is to act does something, again and again."""
        for _ in range(times):
            seat, state = self.table.to_act, self.table.state
            if seat is None or state is None:
                return
            legal = state.legal()
            action, by_bot = legal[choice % len(legal)], self.table.seats[seat].bot is not None
            self.ask(lambda table, s=seat, a=action, b=by_bot: playing.act(table, s, a, table.version, by_bot=b))
            self.nobody_knows_two_hands()

    @rule(person=people)
    def stop(self, person):
        """The host ends an open-ended game."""
        self.ask(lambda table: playing.stop(table, person))

    @rule(person=people)
    def play_again(self, person):
        """A new table with the same people, where the game is over."""
        seat = self.table.seat_of(person)
        if self.table.status == "over" and seat is not None:
            name = self.table.names[seat]
            self.open(_same(self.table))
            self.ask(lambda table: seating.sit(table, person, name, seat=seat))

    @invariant()
    def nobody_knows_two_hands(self):
        """Whoever sits in a seat while cards are dealt is shown its hand, and never another of that round."""
        state = self.table.state
        if state is None or state.is_over:
            return
        for person in PEOPLE:
            if (seat := self.table.seat_of(person)) is not None:
                hands = self.known[self.table.code, person, state.rounds_played]
                hands.add(seat)
                assert 1 == len(hands), f"{person} saw the hands of {sorted(hands)} in round {state.rounds_played + 1}"

    @invariant()
    def names_and_seats_are_told_apart(self):
        """No two people or bots are called the same, nobody has two places, and none is promised twice."""
        table = self.table
        names = [seat.name.casefold() for seat in table.seats if not seat.is_open]
        holders = [seat.holder for seat in table.seats if seat.holder is not None]
        arriving = [arrival.holder for arrival in table.arrivals]
        assert len(names) == len(set(names))
        assert len(holders + arriving) == len({*holders, *arriving})
        assert len(table.arrivals) == len({arrival.seat for arrival in table.arrivals})
        assert all(not table.seats[arrival.seat].is_person for arrival in table.arrivals)

    def teardown(self):
        """Every node that loads the table from its events comes to the same."""
        again = Table(self.table.code, self.table.secret)
        for body, at in self.stored:
            again = after(again, decode(body), at)
        assert self.table == again


Histories.TestCase.settings = settings(
    max_examples=2000 if SOAK else 150,
    stateful_step_count=80 if SOAK else 40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestHistories = Histories.TestCase
