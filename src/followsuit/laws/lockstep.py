"""The engine and the kernel side by side: a random kernel game is played again by the engine, decision by decision.

The kernel plays a round and writes down every decision with all that were open. The engine is then led through the same
round: at each decision it must ask the same seat for the same thing and allow the same set, and what it makes of the
tricks, the tokens and the score must be what the kernel made of them. No text is made or read on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

import followsuit as fs
from followsuit.engine.actions import (
    CHANCE,
    Action,
    Add,
    Call,
    DealCards,
    Done,
    DrawDealer,
    DrawToken,
    Pick,
    Play,
    Take,
    TurnCard,
)
from followsuit.engine.phases import PHASES
from followsuit.engine.phases.playing import situation
from followsuit.engine.position import Phase, Position
from followsuit.engine.step import step
from followsuit.kernel.bridge import AT, Running, asked
from followsuit.kernel.compiling import compiled
from followsuit.kernel.kernel import Kernel
from followsuit.kernel.layout import DONE, GAME, NOBODY, OVER, PICK, PLAY, STAGED, TAKE
from followsuit.kernel.log import LISTED, STAGE, begin, log_round, room_for_lines, room_for_options
from followsuit.kernel.policies import RANDOM
from followsuit.rules.follow import legal_cards
from followsuit.rules.round import Round

Array = np.ndarray[Any, Any]


class Difference(AssertionError):
    """The engine and the kernel do not agree."""


@compiled
def open_sets(log: Array, options: Array, faces: Array, sets: Array) -> None:
    """What was open at each decision of a round, as a set: decision d is bit d + 1.

    Of copies of a card, `faces` names the first. Where a decision is more than a small number, it is the place in
    `options` where those that were open begin.
    """
    first = 0
    for number in range(len(log)):
        stage, listed = log[number, STAGE], log[number, LISTED]
        if stage % STAGED in (TAKE, PICK):
            sets[number] = first
        else:
            sets[number] = 0
            for option in options[first:listed]:
                sets[number] |= np.int64(1) << ((faces[option] if stage == PLAY else option) + 1)
        first = listed


class Lockstep:
    """A game's kernel with the engine beside it."""

    def __init__(self, kernel: Kernel) -> None:
        self.game, self.bridge = kernel.game, kernel.bridge
        cards, tokens = self.bridge.cards, self.bridge.tokens
        self._card = {card: places[0] for card, places in self.bridge.bits_of_face.items()}
        self._set = {card: 1 << place for card, place in self._card.items()}
        self._token = self.bridge.bit_of_token
        self._faces = np.array([self._card[card] for card in cards], np.int64)
        self._plays = [Play(card) for card in cards]
        self._adds: list[Action] = [*(Add(token) for token in tokens), Done()]
        # Arrays of one: numba takes them over much faster than single records.
        self._tables, self._games = np.array([kernel.tables]), np.zeros(1, GAME)
        self._running = self._games[0]
        self._all_random = np.full(self.game.seats, RANDOM, np.int64)
        self._log, self._options = room_for_lines(), room_for_options()
        self._sets = np.zeros(len(self._log), np.int64)

    def play(self, seed: int, number: int, most_rounds: int) -> tuple[Position, int]:
        """Game `number` of a seed: the position it ends in, and its decisions' number; Difference says what differs."""
        running, decisions = self._running, 0
        begin(self._games, self._tables, np.uint64(seed), np.uint64(number))
        position, _ = step(Position(self.game.rules, self.game.seats), DrawDealer(int(running["dealer"])))
        try:
            while True:
                position, made = self._round(position)
                decisions += made
                if running["at"] == OVER or running["number"] >= most_rounds:
                    return position, decisions
        except (AssertionError, fs.FollowsuitError) as error:
            raise Difference(
                f"{self.game!r}, seed {seed}, game {number}, round {int(running['number'])}: {error}"
            ) from error

    def _round(self, position: Position) -> tuple[Position, int]:
        """Play a round in both; the position after it, and how many decisions it held."""
        running = self._running
        lines = log_round(self._games, self._tables, self._all_random, None, self._log, self._options)
        log, sets = self._log[:lines], self._sets[:lines]
        open_sets(log, self._options, self._faces, sets)
        tokens = iter(running["trick_token"][: int(running["tricks"])].tolist())
        position = self._dealt(position)
        for (seat, at, decision, listed), open_ in zip(log.tolist(), sets.tolist(), strict=True):
            phase = position.phase
            if position.to_act != seat:
                same(position.to_act, seat, "seat to act")
            if phase is Phase.PLAY and at == PLAY and position.ask is None:
                # Nearly all decisions are cards: they are looked at without making actions of all that may be played.
                round_ = position.table
                cards = legal_cards(position.rules, situation(round_), round_.hands[seat], seat)
                if (allowed := sum(map(self._set.__getitem__, cards)) << 1) != open_:
                    same(bin(allowed), bin(open_), "cards allowed")
                chosen: Action = self._plays[decision]
            else:
                same(self._asked(position), at, "what is to be decided")
                chosen = self._other(position, decision, open_, listed)
            position = PHASES[phase].advance(position, chosen)[0]
            if position.phase in (Phase.DRAW, Phase.TAKE):
                token = next(tokens)
                if position.phase is Phase.DRAW:
                    position, _ = step(position, DrawToken(self.bridge.tokens[token]))
        self._ended(position, int(running["number"]))
        return position, lines

    def _dealt(self, position: Position) -> Position:
        """The position after the deal, the turned card and the drawn trump that the kernel had, if they are allowed."""
        running, bridge, number = self._running, self.bridge, int(self._running["number"])
        same(position.table.dealer, int(running["dealer"]), "dealer")
        while position.to_act == CHANCE and position.table.number == number:
            if position.phase is Phase.DEAL:
                hands = tuple(bridge.faces(mask) for mask in running["dealt"][: self.game.seats].tolist())
                action: Action = DealCards(hands, bridge.faces(running["table"]))
            elif position.phase is Phase.TURN:
                action = TurnCard(bridge.cards[int(running["turned"])])
            else:
                action = Call("trump", self.game.rules.deck.suits[int(running["order"]) - 1].letter)
            position, _ = step(position, action)
        return position

    def _other(self, position: Position, decision: int, open_: int, listed: int) -> Action:
        """The engine's form of a decision that is not a card, after a look at what was open."""
        allowed = PHASES[position.phase].legal(position)
        if position.phase in (Phase.TAKE, Phase.PICK):
            same(sorted(map(self._code, allowed)), sorted(self._options[open_:listed].tolist()), "options")
        else:
            same(sum(2 << code if (code := self._code(action)) >= 0 else 1 for action in allowed), open_, "options")
        return self._action(position, decision)

    def _asked(self, position: Position) -> int | None:
        """What the engine asks, as the kernel numbers it."""
        at, ask = AT.get(position.phase), position.ask
        if at is None or ask is None:
            return at
        stage = next(place for place, stage in enumerate(self.bridge.stages) if ask.verb in stage.verbs)
        return asked(at, stage)

    def _action(self, position: Position, decision: int) -> Action:
        match position.phase:
            case Phase.LAY:
                return self._adds[decision]
            case Phase.TAKE:
                return Take(decision >> 6, self.bridge.tokens[decision & 63])
            case _:
                at = self._asked(position) or 0
                return self.bridge.action({"at": at % STAGED, "stage": at // STAGED - 1}, decision)

    def _code(self, action: Action) -> int:
        match action:
            case Add(token):
                return self._token[token]
            case Take(source, token):
                return source << 6 | self._token[token]
            case Call(verb, said):
                return self.bridge.said_code(verb, said)
            case Pick(_, cards):
                return sum(map(self._set.__getitem__, cards))
            case _:
                return DONE

    def _ended(self, position: Position, number: int) -> None:
        """The round that both have played is one and the same: tricks, tokens, dues, scores and totals."""
        same(len(position.past), number, "rounds scored")
        running, round_ = self._running, position.past[-1].round
        for name, told, owed in self._results(running, position, round_):
            same(told, owed, name)

    def _results(self, running: Running, position: Position, round_: Round) -> Iterator[tuple[str, object, object]]:
        seats, bridge = self.game.seats, self.bridge
        tricks, playing = int(running["tricks"]), int(running["playing"])
        yield "order", bridge.rules.faces.orders.index(round_.order), int(running["order"])
        yield "sides", list(round_.sides), running["side"][:seats].tolist()
        yield "declarer", NOBODY if round_.declarer is None else round_.declarer, int(running["declarer"])
        yield "stash", sum(1 << self._card[card] for card in round_.stash), int(running["stash"])
        yield "trick leaders", [trick.leader for trick in round_.tricks], running["trick_leader"][:tricks].tolist()
        yield "trick winners", [trick.winner for trick in round_.tricks], running["trick_winner"][:tricks].tolist()
        cards = [[self._card[card] for card in trick.cards] for trick in round_.tricks]
        yield "tricks", cards, self._faces[running["trick_cards"][:tricks, :playing]].tolist()
        yield "tricks taken", list(round_.taken), running["taken"][:seats].tolist()
        yield "void", round_.void, bool(running["void"])
        yield "scores", list(round_.scores or ()), running["scores"][:seats].tolist()
        yield "totals", list(round_.totals or ()), running["totals"][:seats].tolist()
        yield "end", position.phase is Phase.OVER, running["at"] == OVER
        yield "winners", sum(1 << seat for seat in position.winners), int(running["winners"])
        if bridge.contracts:
            yield "contract", round_.contract, bridge.contracts[int(running["contract"])]
            if position.round is not None:
                dues = [NOBODY if due is None else due for due in position.round.dues]
                yield "dues", dues, running["due"][: int(running["dues"])].tolist()
        if round_.areas is not None:
            yield "stock", self._mask(round_.areas.stock), int(running["stock"])
            areas = [self._mask(area) for area in round_.areas.score]
            yield "score areas", areas, running["score_area"][:seats].tolist()
            laid = [[self._mask(tokens) for tokens in trick.laid] for trick in round_.tricks]
            yield "tokens laid", laid, running["trick_laid"][:tricks, :playing].tolist()
            sources = [NOBODY if trick.source is None else trick.source for trick in round_.tricks]
            yield "tokens taken", sources, running["trick_source"][:tricks].tolist()

    def _mask(self, tokens: tuple[str, ...]) -> int:
        return sum(1 << self._token[token] for token in tokens)


def same(engine: object, kernel: object, what: str) -> None:
    """Difference, unless the engine and the kernel say the same."""
    if engine != kernel:
        raise Difference(f"{what}: the engine says {engine}, the kernel {kernel}")
