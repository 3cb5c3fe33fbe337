"""Between the engine's rounds and the machine's records: into it, out of it, and every decision as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec.structs import replace

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.actions import Action, Add, Bid, Choose, Done, NameTrump, Play, Stash, Take
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, Position
from followsuit.engine.view import View
from followsuit.kernel.layout import DONE, DUES, GAME, NOBODY, At
from followsuit.kernel.tables import suit_number
from followsuit.rules import Contract, TableCards
from followsuit.rules.contracts import PASS
from followsuit.rules.round import Areas, Round, Trick

Running = Any
"""A record of type `layout.GAME`."""

AT = {
    Phase.NAME_TRUMP: At.NAME_TRUMP,
    Phase.CHOOSE: At.CHOOSE,
    Phase.STASH: At.STASH,
    Phase.BID: At.BID,
    Phase.PLAY: At.PLAY,
    Phase.LAY: At.LAY,
    Phase.TAKE: At.TAKE,
}


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
        self.letters = [suit.letter for suit in game.rules.deck.suits]
        self.bit_of_token = {token: bit for bit, token in enumerate(self.tokens)}
        self._texts: dict[tuple[int, int], str] = {}
        self.bits_of_face: dict[Card, list[int]] = {}
        for bit, card in enumerate(self.cards):
            self.bits_of_face.setdefault(card, []).append(bit)

    # Into the machine

    def load(self, position: Position, *, seed: int = 1) -> Running:
        """The machine form of a position in which a player is to act; chance goes on from `seed`."""
        assert position.round is not None
        return self.load_round(position.round, position.phase, position.seat, seed=seed)

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
            trump=view.trump,
            bids=view.bids,
            choices=view.choices,
            contract=view.played,
            solo=view.solo,
            stash=tuple(card for card in view.stash if card != UNKNOWN),
            trick=view.trick,
            tricks=view.tricks,
            taken=view.taken,
            areas=view.tokens,
            dues=view.dues,
        )
        if view.tokens is not None:
            round_ = replace(round_, areas_before=_areas_before(round_, view.tokens))
        running = self.load_round(round_, view.phase, view.seat)
        if hand is not None:
            running["hands"][view.seat], running["stash"] = hand, stash
        return running

    def load_round(self, round_: Round, phase: Phase, to_act: int, *, seed: int = 1) -> Running:
        """The machine form of a round at any decision in it."""
        running = np.zeros(1, GAME)[0]
        seats = round_.seats
        running["seed"] = running["rng"] = np.uint64(seed or 1)
        running["at"], running["to_act"] = AT[phase], to_act
        running["number"], running["dealer"], running["size"] = round_.number, round_.dealer, round_.hand_size
        running["sits_out"] = NOBODY if len(round_.playing) == seats else round_.dealer
        running["playing"] = len(round_.playing)
        running["before"][:seats] = running["totals"][:seats] = round_.before
        running["bids"][:] = NOBODY
        for seat, bid in enumerate(round_.bids):
            running["bids"][seat] = NOBODY if bid is None else bid
        running["decided"] = len(round_.choices) or sum(bid is not None for bid in round_.bids)
        running["contract"] = NOBODY if round_.contract is None else self.contracts.index(round_.contract)
        running["solo"] = NOBODY if round_.solo is None else round_.solo
        running["trump"] = self.rules.faces.trumps.index(round_.trump)
        running["taken"][:seats] = round_.taken or (0,) * seats
        dues = _held_dues(round_.dues)
        running["dues"] = len(dues)
        running["due"][: len(dues)] = [NOBODY if due is None else due for due in dues]
        self._load_cards(running, round_)
        self._load_tokens(running, round_)
        return running

    def _load_cards(self, running: Running, round_: Round) -> None:
        free = {face: list(places) for face, places in self.bits_of_face.items()}

        def place(cards: Iterable[Card]) -> list[int]:
            return [free[card].pop(0) for card in cards]

        dealt = [0] * round_.seats
        points: list[int] = [0] * round_.seats
        for number, trick in enumerate(round_.tricks):
            assert trick.winner is not None
            running["trick_leader"][number], running["trick_winner"][number] = trick.leader, trick.winner
            played = place(trick.cards)
            running["trick_cards"][number, : len(played)] = played
            for seat, bit in zip(round_.order_from(trick.leader), played, strict=True):
                dealt[seat] |= 1 << bit
            points[trick.winner] += sum(self._worth(card) for card in trick.cards)
        running["tricks"] = len(round_.tricks)
        running["points"][: round_.seats] = points
        running["turned"] = NOBODY
        if round_.trick is not None:
            trick = round_.trick
            played = place(trick.cards)
            running["leader"], running["played"] = trick.leader, len(played)
            running["trick_cards"][int(running["tricks"]), : len(played)] = played
            running["led"] = self._led(round_)
            for seat, bit in zip(round_.order_from(trick.leader), played, strict=False):
                dealt[seat] |= 1 << bit
            running["winner"] = NOBODY if trick.winner is None else trick.winner
        for seat, hand in enumerate(round_.hands):
            mask = sum(1 << bit for bit in place(hand))
            running["hands"][seat] = mask
            dealt[seat] |= mask
        running["stash"] = sum(1 << bit for bit in place(round_.stash))
        picked_up = (
            round_.solo is not None and round_.contract is not None and round_.contract.table is TableCards.TO_SOLO
        )
        table = [self.bits_of_face[card][0] for card in round_.table] if picked_up else place(round_.table)
        running["table"] = sum(1 << bit for bit in table)
        if picked_up and round_.solo is not None:
            dealt[round_.solo] = (dealt[round_.solo] | int(running["stash"])) & ~int(running["table"])
        running["dealt"][: round_.seats] = dealt
        if round_.turned is not None:
            face_up = self.rules.deal.face_up
            out_of_play = face_up is not None and face_up.leaves_play()
            running["turned"] = place((round_.turned,))[0] if out_of_play else self._held(round_)

    def _held(self, round_: Round) -> int:
        """The bit of a turned card that stays in play; such decks have no copies."""
        assert round_.turned is not None
        return self.bits_of_face[round_.turned][0]

    def _worth(self, card: Card) -> int:
        for contract in self.contracts:
            points = getattr(contract.payment, "points", None)
            if points is not None:
                return int(points.of.get(card.rank, 0))
        return 0

    def _led(self, round_: Round) -> int:
        assert round_.trick is not None
        return suit_number(self.rules, self.rules.faces.led(round_.trick.cards, round_.trump))

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
        contract = int(running["contract"])
        scored = at in (At.SCORED, At.OVER)
        started = at in (At.PLAY, At.LAY, At.TAKE) or scored
        areas = self._areas(running) if self.rules.tokens else None
        return Round(
            number=int(running["number"]),
            dealer=dealer,
            playing=playing,
            hand_size=int(running["size"]),
            before=tuple(map(int, running["before"][:seats])),
            dealt=tuple(self.faces(mask) for mask in running["dealt"][:seats]),
            hands=tuple(self.faces(mask) for mask in running["hands"][:seats]),
            table=self.faces(running["table"]),
            turned=None if running["turned"] == NOBODY else self.cards[int(running["turned"])],
            trump=self.rules.faces.trumps[int(running["trump"])],
            bids=self._bids(running),
            choices=self._choices(running, playing),
            contract=None if contract == NOBODY else self.contracts[contract],
            solo=None if running["solo"] == NOBODY else int(running["solo"]),
            stash=self.faces(running["stash"]),
            trick=None if scored or not started else self._trick(running),
            tricks=tuple(self._past_trick(running, number) for number in range(int(running["tricks"]))),
            taken=tuple(map(int, running["taken"][:seats])),
            areas=areas,
            dues=tuple(None if due == NOBODY else int(due) for due in running["due"][: int(running["dues"])]),
            void=bool(running["void"]),
            scores=tuple(map(int, running["scores"][:seats])) if scored else None,
            totals=tuple(map(int, running["totals"][:seats])) if scored else None,
        )

    def faces(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, in the deck's order."""
        return tuple(self.cards[bit] for bit in bits(mask))

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
        if self.rules.bidding is None or running["at"] == At.NAME_TRUMP:
            return ()
        return tuple(None if bid == NOBODY else int(bid) for bid in running["bids"][: self.game.seats])

    def _choices(self, running: Running, playing: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
        if self.rules.contracts is None:
            return ()
        chosen = self.contracts[int(running["contract"])].letter if running["contract"] != NOBODY else ""
        seats = playing[: int(running["decided"])]
        return tuple((seat, chosen if seat == running["solo"] else PASS) for seat in seats)

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

    def text(self, stage: int, code: int) -> str:
        """A decision of the machine as records write it."""
        known = self._texts.get((stage, code))
        if known is None:
            known = self._texts[stage, code] = str(self._action(stage, code))
        return known

    def action(self, running: Running, code: int) -> Action:
        """The engine's action for a decision of the machine."""
        return self._action(int(running["at"]), code)

    def _action(self, stage: int, code: int) -> Action:
        match stage:
            case At.PLAY:
                return Play(self.cards[code])
            case At.LAY:
                return Done() if code == DONE else Add(self.tokens[code])
            case At.TAKE:
                return Take(code >> 6, self.tokens[code & 63])
            case At.BID:
                return Bid(code)
            case At.CHOOSE:
                return Choose(self.contracts[code - 1].letter if code else PASS)
            case At.STASH:
                return Stash(self.faces(code))
            case _:
                return NameTrump(self.letters[code - 1])

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
            case Bid(number):
                return number
            case Choose(letter):
                letters = [contract.letter for contract in self.contracts]
                return 0 if letter == PASS else letters.index(letter) + 1
            case Stash(cards):
                return sum(1 << self.bits_of_face[card][0] for card in cards)
            case NameTrump(suit):
                return self.letters.index(suit) + 1
            case _:
                raise AssertionError(f"{action} is not a player's")
