"""A game as a row of moments, and what can be seen at each of them.

A moment is counted by the players' actions so far: 0 is before the first of them, with the first hands dealt. What
chance does belongs to the moment after which it happens, so the action that ends a round also has the next hands.
A state and a record tell of every moment, of every seat's view there and of the true deal. A view alone is a single
moment, in which nothing is known but what its seat sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, overload

from msgspec.structs import replace

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.actions import CHANCE
from followsuit.engine.game import Game
from followsuit.engine.phases.scoring import new_round
from followsuit.engine.position import Done, Phase, Position
from followsuit.engine.record import chance_action
from followsuit.engine.replay import replay
from followsuit.engine.state import State
from followsuit.engine.step import step
from followsuit.engine.view import View, view_of
from followsuit.errors import SeatError, quoted
from followsuit.knowledge.errors import MomentError
from followsuit.knowledge.places import table_is_picked_up
from followsuit.knowledge.worlds import World
from followsuit.language.message import Message
from followsuit.rules.round import Round


@dataclass(frozen=True)
class Moment:
    """A game after some players' actions: what everyone sees, what each seat sees, and where the cards truly lie.

    It is made from a whole position, or from one seat's view and nothing else.
    """

    number: int
    """How many actions the players have done in the game."""
    done: Done | None
    """The last of them: who did what; none before the first, and where only a view is known."""
    game: Game
    position: Position | None = None
    seen: View | None = None

    @cached_property
    def public(self) -> View:
        """What a spectator sees: all that is common knowledge follows from it."""
        if self.position is not None:
            return view_of(self.game, self.position, None)
        assert self.seen is not None
        return in_public(self.seen)

    def view(self, seat: int) -> View:
        """What a seat sees; from a view alone, only that of its own seat is known."""
        last = self.game.seats - 1
        if type(seat) is not int or not 0 <= seat <= last:
            raise SeatError(Message("seat/not-there", {"seat": quoted(seat), "last": last}))
        if self.position is not None:
            return view_of(self.game, self.position, seat)
        assert self.seen is not None
        if seat != self.seen.seat:
            raise SeatError(Message("knowledge/other-seat", {"seat": seat}))
        return self.seen

    @property
    def viewer(self) -> int | None:
        """The only seat whose view is known; none where all are, and for a spectator's view."""
        return None if self.seen is None else self.seen.seat

    @cached_property
    def deal(self) -> World | None:
        """Where every card lies that is not in sight of all; none if only a view is known."""
        if self.position is None:
            return None
        if self.position.round is None:
            return World(((),) * self.game.seats)
        return _lying(self.public, self.position.round)

    @property
    def round(self) -> int | None:
        """The number of the round under way, from 1; none when the game is over."""
        return self.public.round

    @cached_property
    def round_end(self) -> Moment | None:
        """The round that the last action ended, as it lay then; none if the action ended no round."""
        if self.position is None or self.done is None or self.position.actions or not self.position.past:
            return None
        ended = replace(self.position, phase=Phase.OVER, to_act=None, round=self.position.past[-1].round)
        return Moment(self.number, self.done, self.game, ended)


class Moments(Sequence[Moment]):
    """Every moment of a game, from 0 to the last; `players` are the names in the record."""

    def __init__(self, game: Game, moments: Sequence[Moment], players: Sequence[str] = ()) -> None:
        self.game = game
        self.players = tuple(players)
        self._moments = tuple(moments)

    @classmethod
    def of_record(cls, record: Mapping[str, Any]) -> Moments:
        """The moments of a game's record, finished or not; RecordError names what does not fit the rules."""
        return cls.of_state(replay(record), record["players"])

    @classmethod
    def of_state(cls, state: State, players: Sequence[str] = ()) -> Moments:
        """The moments that led to a state."""
        found = [
            Moment(number, done, state.game, position) for number, (done, position) in enumerate(_walk(state.position))
        ]
        # A game that its table has stopped ends with no action.
        found[-1] = Moment(found[-1].number, found[-1].done, state.game, state.position)
        return cls(state.game, found, players)

    @classmethod
    def of_view(cls, view: View, players: Sequence[str] = ()) -> Moments:
        """The single moment that a view is of."""
        return cls(view.game, (Moment(0, None, view.game, seen=view),), players)

    def at(self, number: int | None = None) -> Moment:
        """A moment by its number; the last one if none is given. MomentError says which there are."""
        if number is None:
            return self._moments[-1]
        if type(number) is not int or not 0 <= number < len(self):
            raise MomentError(Message("knowledge/moment", {"given": quoted(number), "last": len(self) - 1}))
        return self._moments[number]

    def in_round(self, number: int) -> tuple[Moment, ...]:
        """The moments of a round: from its deal to its last action, as it lay then."""
        found = [moment for moment in self if moment.round == number]
        ended = [end for moment in self if (end := moment.round_end) is not None and end.round == number]
        return (*found, *ended)

    @overload
    def __getitem__(self, index: int) -> Moment: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Moment]: ...
    def __getitem__(self, index: int | slice) -> Moment | Sequence[Moment]:
        return self._moments[index]

    def __len__(self) -> int:
        return len(self._moments)


def moment_of(state: State) -> Moment:
    """A state as a moment, without those before it; it need not be one that a game has led to."""
    position = state.position
    done = [*(done for past in position.past for done in past.actions), *position.actions]
    return Moment(len(done), done[-1] if done else None, state.game, position)


def in_public(view: View) -> View:
    """What a spectator sees of the game that a seat sees."""
    return replace(
        view,
        seat=None,
        hand=(),
        table=(UNKNOWN,) * len(view.table),
        given=tuple((UNKNOWN,) * len(cards) for cards in view.given),
        stash=(UNKNOWN,) * len(view.stash),
        legal=(),
    )


def _walk(last: Position) -> Iterator[tuple[Done | None, Position]]:
    """Every position in which a player acted or will, with the action that led there, from the first deal on."""
    told = [(past.round, past.actions) for past in last.past]
    if last.round is not None:
        told.append((last.round, last.actions))
    if not told:
        yield None, last
        return
    yield from _played(Position(last.rules, last.seats), told)


def played_again(last: Position) -> Iterator[tuple[Done | None, Position]]:
    """The same for the round under way alone, from its deal on; its cards and actions need not be those that were."""
    before = Position(last.rules, last.seats, past=last.past, results=last.results)
    yield from _played(before, [(last.table, last.actions)])


def _played(before: Position, told: Sequence[tuple[Round, Sequence[Done]]]) -> Iterator[tuple[Done | None, Position]]:
    """Rounds that come after a position, played as they are told."""
    first, rounds = told[0][0], {round_.number: round_ for round_, _ in told}
    waiting = new_round(
        before.rules, first.number, first.dealer, first.before, areas=first.areas_before, dues=first.dues
    )
    position = _after_chance(replace(before, phase=Phase.DEAL, to_act=CHANCE, round=waiting), rounds)
    yield None, position
    for _, actions in told:
        for done in actions:
            position = _after_chance(step(position, done[1])[0], rounds)
            yield done, position


def _after_chance(position: Position, rounds: Mapping[int, Round]) -> Position:
    """The position after all that chance has done before the next player's action."""
    while position.to_act == CHANCE and _has_happened(position, rounds.get(position.table.number)):
        position, _ = step(position, chance_action(position, rounds[position.table.number]))
    return position


def _has_happened(position: Position, later: Round | None) -> bool:
    """Whether chance has acted in a position, told by the round as it was later."""
    if later is None:
        return False
    match position.phase:
        case Phase.DEAL:
            return bool(later.dealt)
        case Phase.TURN:
            return later.turned is not None
        case Phase.DRAW_TRUMP:
            return later.trump is not None
        case _:
            return len(later.tricks) > len(position.table.tricks)


def _lying(public: View, round_: Round) -> World:
    """Where the cards of a round lie."""
    rules = public.game.rules
    left = Counter(rules.deal.pack.cards(rules.deck, round_.hand_size))
    left.subtract(card for cards in (*round_.hands, round_.stash) for card in cards)
    left.subtract(card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards)
    if not round_.given_to:
        left.subtract(card for cards in round_.given for card in cards)
    if round_.turned is not None and rules.turned_is_out(round_.calls):
        left.subtract((round_.turned,))
    table: tuple[Card, ...] = () if table_is_picked_up(public) else rules.deck.sorted(round_.table)
    left.subtract(table)
    hands = tuple(map(rules.deck.sorted, round_.hands)) or ((),) * round_.seats
    given = tuple(map(rules.deck.sorted, round_.given)) if any(round_.given) else ()
    return World(hands, table, rules.deck.sorted(round_.stash), rules.deck.sorted((+left).elements()), given)
