"""A game under way, as programs hold it: immutable, with everything one may ask of it as a method."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from followsuit.engine import chance, step
from followsuit.engine.actions import CHANCE, Action
from followsuit.engine.position import Phase, Position
from followsuit.engine.record import record_of
from followsuit.engine.shuffle import Seed, checked_seed
from followsuit.engine.view import View, view_of
from followsuit.errors import ActionError, OutOfTurn, ParseError, SeatError, quoted
from followsuit.language.message import Message
from followsuit.rules import Refusal
from followsuit.rules.event import Event

if TYPE_CHECKING:
    from followsuit.engine.game import Game


class State(Struct, frozen=True, gc=False):
    """A position of a game, and the seed that chance follows.

    With a seed, chance moves by itself and `to_act` is always a player's seat, except between two rounds if `advance`
    was told to wait there. Without one (`seed` is none) chance is a seat like others, `CHANCE`, and its actions are
    played like theirs.
    """

    game: Game
    position: Position
    seed: Seed | None

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Nothing in it changes, so that a copy is the same."""
        return self

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; none when the game is over."""
        return self.position.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.phase is Phase.OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """Everyone's score after the last round that was scored."""
        return self.position.totals

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the game goes on."""
        return self.position.winners

    @property
    def rounds_played(self) -> int:
        """How many rounds have been scored, void ones included."""
        return len(self.position.past)

    def legal(self) -> tuple[Action, ...]:
        """Every action the seat to act may do."""
        return step.legal(self.position)

    def why_not(self, action: str | Action, *, seat: int | None = None) -> Refusal | None:
        """The rule that an action would break now, or none; if `seat` is given it must be the one to act.

        Text that cannot be read is answered too.
        """
        if seat is not None and not self._is_turn_of(seat):
            message = self._whose_turn(seat)
            return Refusal("action/out-of-turn", message.facts, wording=message.code)
        try:
            return step.broken_rule(self.position, self._read(action))
        except ParseError as error:
            return Refusal(error.code, error.facts, error.pack, error.message.code)

    def play(self, action: str | Action, *, seat: int | None = None) -> State:
        """The state after an action of the seat to act; if `seat` is given it must be that one."""
        return self.advance(action, seat=seat)[0]

    def advance(
        self, action: str | Action, *, seat: int | None = None, deal: bool = True
    ) -> tuple[State, tuple[Event, ...]]:
        """As `play`, with what happened: the action's own events and those of chance that follow it.

        Without `deal` a round that ends is the last thing that happens: the next one is dealt by `deal_next`.
        """
        if seat is not None and not self._is_turn_of(seat):
            raise OutOfTurn(self._whose_turn(seat))
        position, events = step.step(self.position, self._read(action))
        return self._after_chance(position, events, deal=deal)

    def deal_next(self) -> tuple[State, tuple[Event, ...]]:
        """The state with its next round dealt, and what chance did for it; as it is, unless it waits for that."""
        return self._after_chance(self.position)

    @property
    def is_between_rounds(self) -> bool:
        """Whether a round has been scored and the next one is not dealt yet."""
        return self.position.phase is Phase.DEAL and bool(self.position.past)

    def _is_turn_of(self, seat: int) -> bool:
        # To Python, True is 1.
        return seat == self.to_act and not isinstance(seat, bool)

    def _whose_turn(self, seat: int) -> Message:
        return Message("action/not-the-turn", {"seat": quoted(seat), "to_act": self.to_act})

    def _read(self, action: str | Action) -> Action:
        if isinstance(action, str):
            return self.game.action(action)
        if not isinstance(action, Action):
            raise ParseError(Message("parse/no-action", {"given": quoted(action)}))
        return action

    def _after_chance(
        self, position: Position, events: tuple[Event, ...] = (), *, deal: bool = True
    ) -> tuple[State, tuple[Event, ...]]:
        while self.seed is not None and position.to_act == CHANCE and (deal or position.phase is not Phase.DEAL):
            position, more = step.step(position, chance.draw(position, self.seed))
            events += more
        return State(self.game, position, self.seed), events

    def with_seed(self, seed: Seed | None) -> State:
        """The same position, with chance following another seed from here on."""
        return self.follow(seed)[0]

    def follow(self, seed: Seed | None) -> tuple[State, tuple[Event, ...]]:
        """As `with_seed`, with what chance then did."""
        checked = None if seed is None else checked_seed(seed)
        return replace(self, seed=checked)._after_chance(self.position)

    def stop(self) -> State:
        """End an open-ended game between two rounds: the leaders win."""
        if not self.game.rules.is_open_ended:
            raise ActionError(Message("stop/ends-by-itself"))
        if self.is_over or not self.position.past or self.position.actions:
            raise ActionError(Message("stop/within-a-round"))
        winners = self.game.rules.aim.best(self.position.totals)
        over = replace(self.position, phase=Phase.OVER, to_act=None, round=None, winners=winners, ask=None)
        return State(self.game, over, self.seed)

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; none for a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.position.seats):
            raise SeatError(Message("seat/not-there", {"seat": quoted(seat), "last": self.position.seats - 1}))
        return view_of(self.game, self.position, seat)

    def record(self, players: Sequence[str] | None = None, *, legal: bool = False) -> dict[str, Any]:
        """The game as plain JSON data; with `legal`, each action with all that were allowed."""
        return record_of(self.game, self.position, seed=self.seed, players=players, legal=legal)
