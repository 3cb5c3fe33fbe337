"""Between the engine's rounds and the machine's records: into it, out of it, and every decision as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
from msgspec.structs import replace

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.actions import Action, Add, Call, Done, Pick, Play, Take
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, Position
from followsuit.engine.view import View
from followsuit.kernel.layout import DONE, DUES, GAME, NOBODY, STAGED, At
from followsuit.kernel.stages import answered, calls_in
from followsuit.kernel.tables import suit_number
from followsuit.rules import Contract, TableCards
from followsuit.rules.round import Areas, Called, Round, Trick
from followsuit.rules.score import Score
from followsuit.rules.stages import PASS_WORD, Ask

Running = Any
"""A record of type `layout.GAME`."""

AT = {
    Phase.CALL: At.CALL,
    Phase.PICK: At.PICK,
    Phase.PLAY: At.PLAY,
    Phase.LAY: At.LAY,
    Phase.TAKE: At.TAKE,
}


def asked(at: int, stage: int) -> int:
    """What is to be decided, with the stage in which it is, as one number."""
    return at + STAGED * (stage + 1) if at in (At.CALL, At.PICK) else at


def bits(mask: int) -> Iterable[int]:
    """The members of a mask."""
    mask = int(mask)
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _held_dues(dues: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """Those that the machine has room for: the ones that are collected first, so that none of a round is missed."""
    return dues if len(dues) <= DUES else tuple(sorted(dues, key=lambda due: due is not None)[:DUES])


def _areas_before(round_: Round, areas: Areas) -> Areas:
    """The tokens before a round's first trick: what was laid or taken since lay in a score area."""
    score = [list(tokens) for tokens in areas.score]
    for trick in (*round_.tricks, *([] if round_.trick is None else [round_.trick])):
        for seat, laid in zip(round_.order_from(trick.leader), trick.laid, strict=False):
            score[seat] += laid
        if trick.source is not None and trick.token is not None:
            score[trick.source].append(trick.token)
    return Areas((), tuple(map(tuple, score)), ())


class Bridge:
    """The way between a game of the engine and its machine form."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.cards = game.rules.deck.cards
        self.tokens = game.rules.tokens.kinds if game.rules.tokens else ()
        contracts = game.rules.contracts
        self.contracts: tuple[Contract, ...] = contracts.every if contracts else ()
        self.stages = game.rules.all_stages
        self._sayings = {stage.verbs[0]: stage.sayings(game.rules) for stage in self.stages}
        self.bit_of_token = {token: bit for bit, token in enumerate(self.tokens)}
        self._texts: dict[tuple[int, int], str] = {}
        self.bits_of_face: dict[Card, list[int]] = {}
        for bit, card in enumerate(self.cards):
            self.bits_of_face.setdefault(card, []).append(bit)
        self._points: dict[str | None, dict[Card, int]] = {}
        self._melding = [word for word in game.rules.score if type(word).melds is not Score.melds]

    # Into the machine

    def load(self, position: Position, *, seed: int = 1) -> Running:
        """The machine form of a position in which a player is to act; chance goes on from `seed`."""
        assert position.round is not None
        return self.load_round(position.round, position.phase, position.seat, ask=position.ask, seed=seed)

    def load_view(self, view: View, hand: int | None = None, stash: int = 0) -> Running:
        """The machine form of what a seat sees when it is to act: the other hands are empty.

        `hand` and `stash` are the seat's own cards as masks, where copies of a face were numbered elsewhere.
        """
        assert view.seat is not None
        assert view.round is not None
        seats = len(view.totals)
        round_ = Round(
            number=view.round,
            dealer=view.dealer or 0,
            playing=view.playing,
            hand_size=view.hand_size,
            before=view.totals,
            hands=tuple(view.hand if seat == view.seat else () for seat in range(seats)),
            turned=view.turned,
            order=view.order,
            sides=view.sides,
            closed=view.closed,
            calls=view.calls,
            bids=view.bids,
            contract=view.played,
            declarer=view.declarer,
            alone=view.alone,
            given=tuple(tuple(card for card in cards if card != UNKNOWN) for cards in view.given),
            given_to=view.given_to,
            stash=tuple(card for card in view.stash if card != UNKNOWN),
            stasher=view.stasher,
            trick=view.trick,
            tricks=view.tricks,
            taken=view.taken,
            areas=view.tokens,
            dues=view.dues,
        )
        if view.tokens is not None:
            round_ = replace(round_, areas_before=_areas_before(round_, view.tokens))
        running = self.load_round(round_, view.phase, view.seat, ask=view.ask, passed=sum(map(bool, view.given)))
        if hand is not None:
            running["hands"][view.seat], running["stash"] = hand, stash
        return running

    def load_round(
        self,
        round_: Round,
        phase: Phase,
        to_act: int,
        *,
        ask: Ask | None = None,
        passed: int | None = None,
        seed: int = 1,
    ) -> Running:
        """The machine form of a round at any decision in it; `passed`: how many have passed cards, if it is hidden."""
        running = np.zeros(1, GAME)[0]
        seats = round_.seats
        running["seed"] = running["rng"] = np.uint64(seed or 1)
        running["at"], running["to_act"] = AT[phase], to_act
        running["number"], running["dealer"], running["size"] = round_.number, round_.dealer, round_.hand_size
        sitting_out = [seat for seat in range(seats) if seat not in round_.playing]
        running["sits_out"] = sitting_out[0] if sitting_out else NOBODY
        running["watches"] = round_.dealer if len(self.rules.deal.sitting_out.playing(seats, 0)) < seats else NOBODY
        running["side"][:seats] = round_.sides or self.rules.sides.of(seats)
        running["playing"] = len(round_.playing)
        running["before"][:seats] = running["totals"][:seats] = round_.before
        running["bids"][:] = NOBODY
        for seat, bid in enumerate(round_.bids):
            running["bids"][seat] = NOBODY if bid is None else bid
        self._load_stage(running, round_, ask, passed)
        running["contract"] = NOBODY if round_.contract is None else self.contracts.index(round_.contract)
        running["declarer"] = NOBODY if round_.declarer is None else round_.declarer
        running["alone"] = round_.alone
        running["blind"] = sum(1 << seat for seat in range(seats) if round_.is_blind(seat))
        running["passes"] = sum(call.said == PASS_WORD for call in round_.calls)
        running["ordered_up"] = any(stage.took_turned_up(round_.calls) for stage in self.stages)
        running["stasher"] = NOBODY if round_.stasher is None else round_.stasher
        running["order"] = self.rules.faces.orders.index(round_.order)
        running["taken"][:seats] = round_.taken or (0,) * seats
        dues = _held_dues(round_.dues)
        running["dues"] = len(dues)
        running["due"][: len(dues)] = [NOBODY if due is None else due for due in dues]
        self._load_cards(running, round_)
        self._load_tokens(running, round_)
        return running

    def _load_stage(self, running: Running, round_: Round, ask: Ask | None, passed: int | None) -> None:
        """Which stage asks, and how many have answered in it."""
        running["stage"] = len(self.stages)
        if ask is None:
            return
        index = next(place for place, stage in enumerate(self.stages) if ask.verb in stage.verbs)
        running["stage"] = index
        passed = sum(map(bool, round_.given)) if passed is None else passed
        running["decided"] = answered(self.stages[index], round_, ask, passed)

    def _load_cards(self, running: Running, round_: Round) -> None:
        free = {face: list(places) for face, places in self.bits_of_face.items()}

        def place(cards: Iterable[Card]) -> list[int]:
            return [free[card].pop(0) for card in cards]

        gone = 0
        dealt = [0] * round_.seats
        points: list[int] = [0] * round_.seats
        melds: list[int] = [0] * round_.seats
        for number, trick in enumerate(round_.tricks):
            assert trick.winner is not None
            running["trick_leader"][number], running["trick_winner"][number] = trick.leader, trick.winner
            played = place(trick.cards)
            running["trick_cards"][number, : len(played)] = played
            for seat, bit in zip(round_.order_from(trick.leader), played, strict=True):
                dealt[seat] |= 1 << bit
                gone |= 1 << bit
            points[trick.winner] += self._worth(trick.cards, round_.order)
            melds[trick.winner] += self._melds(trick, round_.order)
        running["tricks"] = len(round_.tricks)
        running["turned"] = NOBODY
        if round_.trick is not None:
            trick = round_.trick
            played = place(trick.cards)
            running["leader"], running["played"] = trick.leader, len(played)
            running["trick_cards"][int(running["tricks"]), : len(played)] = played
            running["led"] = self._led(round_)
            for seat, bit in zip(round_.order_from(trick.leader), played, strict=False):
                dealt[seat] |= 1 << bit
                gone |= 1 << bit
            running["winner"] = NOBODY
            if trick.winner is not None:
                # It is over, but for the token that its winner takes.
                running["winner"] = trick.winner
                points[trick.winner] += self._worth(trick.cards, round_.order)
                melds[trick.winner] += self._melds(trick, round_.order)
        running["points"][: round_.seats], running["melds"][: round_.seats] = points, melds
        for seat, hand in enumerate(round_.hands):
            mask = sum(1 << bit for bit in place(hand))
            running["hands"][seat] = mask
            dealt[seat] |= mask
        running["stash"] = sum(1 << bit for bit in place(round_.stash))
        picked_up = (
            round_.declarer is not None and round_.contract is not None and round_.contract.table is TableCards.TO_SOLO
        )
        table = [self.bits_of_face[card][0] for card in round_.table] if picked_up else place(round_.table)
        running["table"] = sum(1 << bit for bit in table)
        if picked_up and round_.declarer is not None:
            dealt[round_.declarer] = (dealt[round_.declarer] | int(running["stash"])) & ~int(running["table"])
        self._load_given(running, round_, dealt, place)
        running["gone"] = gone
        running["dealt"][: round_.seats] = dealt
        if round_.turned is not None:
            face_up = self.rules.deal.face_up
            out_of_play = face_up is not None and face_up.leaves_play() and not running["ordered_up"]
            running["turned"] = place((round_.turned,))[0] if out_of_play else self._held(round_)
            if running["ordered_up"]:
                dealer = round_.dealer
                kept = (int(running["dealt"][dealer]) | int(running["stash"])) & ~(1 << int(running["turned"]))
                running["dealt"][dealer] = kept

    def _held(self, round_: Round) -> int:
        """The bit of a turned card that stays in play; such decks have no copies."""
        assert round_.turned is not None
        return self.bits_of_face[round_.turned][0]

    def _load_given(self, running: Running, round_: Round, dealt: list[int], place: Callable[..., list[int]]) -> None:
        """What was passed lies face down before its giver until it is taken up, and was dealt to the giver."""
        if not round_.given:
            return
        taken_up = bool(round_.given_to)
        for giver, cards in enumerate(round_.given):
            bits_ = [self.bits_of_face[card][0] for card in cards] if taken_up else place(cards)
            mask = sum(1 << bit for bit in bits_)
            running["given"][giver] = mask
            receiver = round_.taken_up_by(giver)
            if receiver is not None:
                dealt[receiver] &= ~mask
        for giver in range(round_.seats):
            dealt[giver] |= int(running["given"][giver])

    def _worth(self, cards: tuple[Card, ...], order: str | None) -> int:
        if order not in self._points:
            points = self.rules.card_points or (self.rules.contracts.card_points if self.rules.contracts else None)
            faces = self.rules.faces.by_order[order]
            self._points[order] = {card: points.count((card,), faces) for card in self.bits_of_face} if points else {}
        worth = self._points[order]
        return sum(map(worth.__getitem__, cards)) if worth else 0

    def _melds(self, trick: Trick, order: str | None) -> int:
        if not self._melding:
            return 0
        faces = self.rules.faces.by_order[order]
        return sum(word.melds(trick, faces) for word in self._melding)

    def _led(self, round_: Round) -> int:
        assert round_.trick is not None
        return suit_number(self.rules, self.rules.faces.led(round_.trick.cards, round_.order))

    def _load_tokens(self, running: Running, round_: Round) -> None:
        if round_.areas is None:
            return
        running["stock"] = self._token_mask(round_.areas.stock)
        for seat in range(round_.seats):
            running["score_area"][seat] = self._token_mask(round_.areas.score[seat])
            running["play_area"][seat] = self._token_mask(round_.areas.play[seat])
            if round_.areas_before is not None and self.rules.tokens is not None:
                running["icons_before"][seat] = self.rules.tokens.icons(round_.areas_before.score[seat])
        running["trick_token"][:], running["trick_source"][:] = NOBODY, NOBODY
        for number, trick in enumerate(round_.tricks):
            running["trick_laid"][number, : len(trick.laid)] = [self._token_mask(laid) for laid in trick.laid]
            running["trick_token"][number] = NOBODY if trick.token is None else self.bit_of_token[trick.token]
            running["trick_source"][number] = NOBODY if trick.source is None else trick.source
        if round_.trick is not None:
            laid = [self._token_mask(tokens) for tokens in round_.trick.laid]
            running["trick_laid"][int(running["tricks"]), : len(laid)] = laid

    def _token_mask(self, tokens: Iterable[str]) -> int:
        return sum(1 << self.bit_of_token[token] for token in tokens)

    # Out of the machine

    def round_of(self, running: Running) -> Round:
        """The engine's form of the round that the machine is in; what chance dealt is in the deck's order."""
        seats, at = self.game.seats, int(running["at"])
        dealer = int(running["dealer"])
        playing = self.rules.deal.sitting_out.playing(seats, dealer)
        if running["alone"] and running["sits_out"] != NOBODY:
            playing = tuple(seat for seat in playing if seat != running["sits_out"])
        contract = int(running["contract"])
        scored = at in (At.SCORED, At.OVER)
        started = at in (At.PLAY, At.LAY, At.TAKE) or scored
        areas = self._areas(running) if self.rules.tokens else None
        round_ = Round(
            number=int(running["number"]),
            dealer=dealer,
            playing=playing,
            hand_size=int(running["size"]),
            before=tuple(map(int, running["before"][:seats])),
            dealt=tuple(self.faces(mask) for mask in running["dealt"][:seats]),
            hands=tuple(self.faces(mask) for mask in running["hands"][:seats]),
            table=self.faces(running["table"]),
            turned=None if running["turned"] == NOBODY else self.cards[int(running["turned"])],
            order=self.rules.faces.orders[int(running["order"])],
            sides=tuple(map(int, running["side"][:seats])),
            bids=self._bids(running),
            contract=None if contract == NOBODY else self.contracts[contract],
            declarer=None if running["declarer"] == NOBODY else int(running["declarer"]),
            alone=bool(running["alone"]),
            given=tuple(self.faces(mask) for mask in running["given"][:seats]) if running["given"].any() else (),
            given_to=self._given_to(running, playing),
            stash=self.faces(running["stash"]),
            stasher=None if running["stasher"] == NOBODY else int(running["stasher"]),
            idle=scored and not running["tricks"],
            trick=None if scored or not started else self._trick(running),
            tricks=tuple(self._past_trick(running, number) for number in range(int(running["tricks"]))),
            taken=tuple(map(int, running["taken"][:seats])),
            areas=areas,
            dues=tuple(None if due == NOBODY else int(due) for due in running["due"][: int(running["dues"])]),
            void=bool(running["void"]),
            scores=tuple(map(int, running["scores"][:seats])) if scored else None,
            totals=tuple(map(int, running["totals"][:seats])) if scored else None,
        )
        at_first = replace(round_, playing=self.rules.deal.sitting_out.playing(seats, dealer))
        return replace(round_, closed=self._closed(running, at_first), calls=tuple(self._calls(running, at_first)))

    def faces(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, in the deck's order."""
        return tuple(self.cards[bit] for bit in bits(mask))

    def mask_of(self, cards: Iterable[Card]) -> int:
        """The mask of some cards, with all copies of each."""
        return sum({1 << bit for card in cards for bit in self.bits_of_face[card]})

    def token_texts(self, mask: int) -> tuple[str, ...]:
        """The tokens of a mask, in their usual order."""
        return tuple(self.tokens[bit] for bit in bits(mask))

    def _areas(self, running: Running) -> Areas:
        seats = self.game.seats
        return Areas(
            self.token_texts(running["stock"]),
            tuple(self.token_texts(mask) for mask in running["score_area"][:seats]),
            tuple(self.token_texts(mask) for mask in running["play_area"][:seats]),
        )

    def _bids(self, running: Running) -> tuple[int | None, ...]:
        if self.rules.bidding is None:
            return ()
        return tuple(None if bid == NOBODY else int(bid) for bid in running["bids"][: self.game.seats])

    def _calls(self, running: Running, round_: Round) -> Iterator[Called]:
        """All that was said before the first card, stage by stage."""
        under_way = int(running["stage"])
        for index, stage in enumerate(self.stages[: under_way + 1]):
            asked_of = int(running["decided"]) if index == under_way else len(round_.playing)
            yield from calls_in(stage, running, self.rules, round_, asked_of)

    def _closed(self, running: Running, round_: Round) -> tuple[int, ...]:
        """Those who have not looked at their cards."""
        for index, stage in enumerate(self.stages):
            if stage.keeps_closed and running["at"] == At.CALL and int(running["stage"]) == index:
                left = round_.playing[int(running["decided"]) :]
                return tuple(seat for seat in left if stage.waits_to_look(round_, seat))
        return ()

    def _given_to(self, running: Running, playing: tuple[int, ...]) -> tuple[int | None, ...]:
        """Who has taken up what each seat passed, if all have passed."""
        passing = self.rules.passing
        if passing is None or not running["given"].any() or self.stages.index(passing) >= int(running["stage"]):
            return ()
        number, steps = len(playing), passing.steps(int(running["number"]))
        receivers = {seat: playing[(place + steps) % number] for place, seat in enumerate(playing)}
        return tuple(receivers.get(seat) for seat in range(self.game.seats))

    def _trick(self, running: Running) -> Trick:
        played = int(running["played"])
        trick = int(running["tricks"])
        laid = tuple(map(self.token_texts, running["trick_laid"][trick, :played])) if self.tokens else ()
        winner = int(running["winner"]) if running["at"] == At.TAKE else None
        cards = tuple(self.cards[int(bit)] for bit in running["trick_cards"][trick, :played])
        return Trick(int(running["leader"]), cards, laid, winner)

    def _past_trick(self, running: Running, number: int) -> Trick:
        playing = int(running["playing"])
        laid = running["trick_laid"][number, :playing]
        token, source = int(running["trick_token"][number]), int(running["trick_source"][number])
        return Trick(
            leader=int(running["trick_leader"][number]),
            cards=tuple(self.cards[int(bit)] for bit in running["trick_cards"][number, :playing]),
            laid=tuple(self.token_texts(mask) for mask in laid) if self.tokens else (),
            winner=int(running["trick_winner"][number]),
            token=self.tokens[token] if self.tokens and token != NOBODY else None,
            source=source if self.tokens and source != NOBODY else None,
        )

    # Decisions

    def text(self, at: int, code: int) -> str:
        """A decision of the machine as records write it; `at` is what `asked` tells."""
        known = self._texts.get((at, code))
        if known is None:
            known = self._texts[at, code] = str(self._action(at, code))
        return known

    def action(self, running: Running, code: int) -> Action:
        """The engine's action for a decision of the machine."""
        return self._action(asked(int(running["at"]), int(running["stage"])), code)

    def _action(self, at: int, code: int) -> Action:
        match at:
            case At.PLAY:
                return Play(self.cards[code])
            case At.LAY:
                return Done() if code == DONE else Add(self.tokens[code])
            case At.TAKE:
                return Take(code >> 6, self.tokens[code & 63])
            case _:
                pass
        at, stage = at % STAGED, self.stages[at // STAGED - 1]
        if at == At.PICK:
            return Pick(stage.picks[0], self.faces(code))
        return Call(stage.verbs[0], self._sayings[stage.verbs[0]][code])

    def said_code(self, verb: str, said: str) -> int:
        """The machine's number for something said: its place among all that can be said with a verb."""
        return self._sayings[verb].index(said)

    def code(self, running: Running, action: Action) -> int:
        """The machine's number for a legal action of the seat to act."""
        match action:
            case Play(card):
                hand = int(running["hands"][int(running["to_act"])])
                return next(bit for bit in self.bits_of_face[card] if hand >> bit & 1)
            case Done():
                return DONE
            case Add(token):
                return self.bit_of_token[token]
            case Take(source, token):
                return source << 6 | self.bit_of_token[token]
            case Call(verb, said):
                return self.said_code(verb, said)
            case Pick(_, cards):
                return sum(1 << self.bits_of_face[card][0] for card in cards)
            case _:
                raise AssertionError(f"{action} is not a player's")
