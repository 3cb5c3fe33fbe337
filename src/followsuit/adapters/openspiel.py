"""Every game as a game of OpenSpiel, registered with `pyspiel` when this module is imported.

`followsuit_hearts` and so on, with the game's options as parameters, and `stop_after`: how many rounds are played.
What chance does is explicit: the first dealer, card after card of a deal, the turned card, a drawn trump, tokens.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pyspiel

from followsuit.adapters.episode import Episode, begun, row_size
from followsuit.adapters.shape import shape
from followsuit.cards import Card
from followsuit.engine.actions import CHANCE, Action, Call, DealCards, DrawDealer, DrawToken, TurnCard
from followsuit.engine.game import Game, games
from followsuit.engine.position import Phase, Position
from followsuit.rules.limits import SEATS
from followsuit.rules.page import Page
from followsuit.rules.round import Round

PREFIX = "followsuit_"
STOP_AFTER = "stop_after"
MOST_POINTS = 100_000.0
"""More than a round brings anybody."""
MOST_DECISIONS = 1_000
"""More than a round has, those of chance included."""


def _given(value: object) -> object:
    """An option's value as a parameter: numbers and yes or no as they are, anything else as text."""
    return value if isinstance(value, bool | int | str) else str(value).lower()


def _parameters(page: Page) -> dict[str, object]:
    usual = {key: _given(value) for key, value in Game.of(page).options.items()}
    return {**usual, STOP_AFTER: 1}


def _pack(position: Position) -> tuple[Card, ...]:
    rules = position.rules
    return rules.deal.pack.cards(rules.deck, position.table.hand_size)


def _undealt(position: Position) -> Counter[Card]:
    """The cards that are neither in a hand nor on the table."""
    round_ = position.table
    dealt = Counter(card for hand in round_.hands for card in hand)
    return Counter(_pack(position)) - dealt - Counter(round_.table)


class Chance:
    """What chance may do in a position, and how likely each is; cards of a deal come one after the other."""

    def __init__(self, position: Position, dealt: tuple[Card, ...]) -> None:
        self.position, self.dealt = position, dealt
        self._cards = position.rules.deck.cards
        self._tokens = position.rules.tokens.kinds if position.rules.tokens else ()

    def outcomes(self) -> list[tuple[int, float]]:
        """Numbers with their chances."""
        weights = self._weights()
        every = sum(weights.values())
        return [(number, weights[number] / every) for number in sorted(weights)]

    def _weights(self) -> dict[int, int]:
        position = self.position
        match position.phase:
            case Phase.DEALER:
                return dict.fromkeys(range(position.seats), 1)
            case Phase.DEAL:
                left = Counter(_pack(position)) - Counter(self.dealt)
                return {self._cards.index(card): count for card, count in left.items()}
            case Phase.TURN:
                return self._turned(position.table)
            case Phase.DRAW_TRUMP:
                return dict.fromkeys(range(len(position.rules.deck.suits)), 1)
            case _:
                areas = position.table.areas
                assert areas is not None
                return {self._tokens.index(token): 1 for token in areas.stock}

    def _turned(self, round_: Round) -> dict[int, int]:
        """A card of the dealer's hand, or one that was not dealt."""
        face_up = self.position.rules.deal.face_up
        assert face_up is not None
        if face_up.place is not None:
            return {self._cards.index(face_up.turned(round_, ())): 1}
        return {self._cards.index(card): count for card, count in _undealt(self.position).items()}

    def text(self, number: int) -> str:
        """What a number is."""
        if self.position.phase is Phase.DEAL:
            return f"deal {self._cards[number]}"
        return str(self._single(number))

    def _single(self, number: int) -> Action:
        match self.position.phase:
            case Phase.DEALER:
                return DrawDealer(number)
            case Phase.TURN:
                return TurnCard(self._cards[number])
            case Phase.DRAW_TRUMP:
                return Call("trump", self.position.rules.deck.suits[number].letter)
            case _:
                return DrawToken(self._tokens[number])

    def done(self, number: int) -> tuple[Action | None, tuple[Card, ...]]:
        """What chance has done with a number: an action, or none while a deal goes on; and the cards dealt so far."""
        if self.position.phase is not Phase.DEAL:
            return self._single(number), ()
        dealt = (*self.dealt, self._cards[number])
        round_, rules = self.position.table, self.position.rules
        size = round_.hand_size
        if len(dealt) < size * len(round_.playing) + rules.deal.table:
            return None, dealt
        hands: list[tuple[Card, ...]] = [()] * self.position.seats
        for place, seat in enumerate(round_.playing):
            hands[seat] = dealt[place * size : (place + 1) * size]
        return DealCards(tuple(hands), dealt[size * len(round_.playing) :]), ()


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library ships no types
    """A game at one moment, as OpenSpiel wants it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Episode = begun(game.game, None, game.rounds)
        self.dealt: tuple[Card, ...] = ()
        self._returns_before = self.episode.returns

    @property
    def _chance(self) -> Chance:
        return Chance(self.episode.state.position, self.dealt)

    def current_player(self) -> int:
        """The seat whose turn it is, chance, or nobody when it is over."""
        seat = self.episode.to_act
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal() if player == self.episode.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with how likely that is."""
        return self._chance.outcomes()

    def _apply_action(self, number: int) -> None:
        self._returns_before = self.episode.returns
        if self.episode.to_act != CHANCE:
            self.episode = self.episode.do(number)
            return
        action, self.dealt = self._chance.done(number)
        if action is not None:
            self.episode = Episode(self.episode.state.play(action), (), self.episode.rounds)

    def _action_to_string(self, player: int, number: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        return self._chance.text(number) if is_chance else self.episode.shape.actions[number]

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.episode.to_act is None

    def rewards(self) -> list[float]:
        """What the last action brought each player."""
        now = self.episode.returns
        return [after - before for after, before in zip(now, self._returns_before, strict=True)]

    def returns(self) -> list[float]:
        """What the game has brought each player so far."""
        return list(self.episode.returns)

    def __str__(self) -> str:
        return "\n".join(self.told(seat) for seat in range(self.episode.game.seats))

    def told(self, seat: int) -> str:
        """The seat's view as text, with what it has picked so far."""
        picked = self.episode.picked if seat == self.episode.to_act else ()
        texts = [self.episode.shape.actions[number] for number in picked]
        return "\n".join([str(self.episode.state.view(seat)), *texts])


class SpielObserver:
    """What a player sees: its view as text, and as numbers where a player is to act."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(row_size(shape(game.game)), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        self.tensor[:] = state.episode.look(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text."""
        return state.told(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library ships no types
    """A game with its options, as OpenSpiel wants it."""

    def __init__(self, page: Page, kind: Any, params: dict[str, Any] | None = None) -> None:
        chosen = {**_parameters(page), **(params or {})}
        self.rounds = max(1, int(chosen[STOP_AFTER]))
        self.game = Game.of(page, **{key: value for key, value in chosen.items() if key != STOP_AFTER})
        rules, numbers = self.game.rules, shape(self.game)
        tokens = len(rules.tokens.kinds) if rules.tokens else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbers.actions),
            max_chance_outcomes=max(len(rules.deck.cards), tokens, self.game.seats),
            num_players=self.game.seats,
            min_utility=-MOST_POINTS * self.rounds,
            max_utility=MOST_POINTS * self.rounds,
            utility_sum=None,
            max_game_length=MOST_DECISIONS * self.rounds,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """A game before all that chance does."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """What looks at states."""
        del iig_obs_type, params
        return SpielObserver(self)


def name_of(game: Game) -> str:
    """The name of a game in OpenSpiel."""
    return PREFIX + game.key.replace("-", "_")


def register(page: Page) -> str:
    """Let OpenSpiel know a page; the name it has there. Those of this program are registered already."""
    usual = Game.of(page)
    kind = pyspiel.GameType(
        short_name=name_of(usual),
        long_name=f"{page.name} (Followsuit)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(page),
    )

    class RegisteredGame(SpielGame):
        """This page, as OpenSpiel makes it from parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(page, kind, params)

    pyspiel.register_game(kind, RegisteredGame)
    return name_of(usual)


NAMES = tuple(register(game.page) for game in games().values())
"""The name of every game of this program in OpenSpiel."""
