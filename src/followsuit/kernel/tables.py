"""A game's words compiled to tables: the one place where the vocabulary meets the machine.

A game made of existing words needs nothing here. A new word needs one entry: the number that stands for it in
`layout`, its fields here, and what it does in the machine; a word of a score has all three in `score_terms`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from math import comb
from typing import Any

import numpy as np

from followsuit.cards import Card
from followsuit.engine.game import Game
from followsuit.errors import EngineOnly
from followsuit.kernel.layout import (
    BITS,
    CONTRACTS,
    COPIES,
    DUTIES,
    FREE,
    LEDS,
    NAMED,
    NOTHING,
    PERMANENT,
    ROUNDS,
    STASHES,
    STEPS,
    TABLES,
    TERMS,
    Ending,
    Pays,
    TableTo,
    TrumpBy,
    Turned,
)
from followsuit.kernel.score_terms import SCORE_WORDS, term_of
from followsuit.language.message import Message
from followsuit.rules import (
    Bids,
    Contract,
    Contracts,
    DealersCard,
    DealerSitsOut,
    DrawnSuit,
    Dues,
    Everything,
    ExactlyZero,
    FollowSuit,
    HighestTrumpElseLed,
    Ladder,
    MostPointsAfter,
    MostTricksLose,
    NearestToZeroAfter,
    NextCard,
    NoSitting,
    Nothing,
    NothingPlayed,
    NoTrump,
    PermanentTrumps,
    Promoted,
    Rules,
    SuitOfTurned,
    SuperTrump,
    TableCards,
    TakeNothing,
    Tokens,
    TopRanks,
    TrumpWhenVoid,
    WholeDeck,
)
from followsuit.rules import faces as face_words
from followsuit.rules.faces import Face, Wins
from followsuit.rules.tokens import BLANK

Tables = Any
"""A record of type `layout.TABLES`."""
FOREVER = 2**31
"""More rounds than anything can play, and few enough for a machine number."""


def compile_tables(game: Game) -> Tables:
    """The tables of a game with its options."""
    rules = game.rules
    if (unfit := engine_only(game)) is not None:
        raise unfit
    tables = np.zeros(1, TABLES)[0]
    tables["seats"] = game.seats
    tables["cards"] = len(rules.deck.cards)
    tables["suits"] = len(rules.deck.suits)
    tables["dealer_leads"] = rules.dealer_leads
    tables["dealer_sits_out"] = isinstance(rules.deal.sitting_out, DealerSitsOut)
    tables["start"] = rules.start
    _deal(tables, rules)
    _faces(tables, rules)
    _promotions(tables, rules)
    _decisions(tables, rules)
    _tokens(tables, rules)
    terms = [(term, *values) for word in rules.score for term, *values in (term_of(word, rules),)]
    tables["terms"] = len(terms)
    for index, term in enumerate(terms):
        tables["term"][index, : len(term)] = term
    tables["endings"] = len(rules.end)
    for index, end in enumerate(rules.end):
        tables["ending"][index] = _ending(end)
    return tables


KNOWN = SCORE_WORDS | frozenset(
    {
        Bids, Contracts, DealersCard, DealerSitsOut, DrawnSuit, Dues, Everything, ExactlyZero, FollowSuit,
        HighestTrumpElseLed, Ladder, MostPointsAfter, MostTricksLose, NearestToZeroAfter, NextCard, NoSitting, Nothing,
        NothingPlayed, NoTrump, PermanentTrumps, Promoted, SuitOfTurned, SuperTrump, TakeNothing, Tokens, TopRanks,
        TrumpWhenVoid, WholeDeck,
    }
)  # fmt: skip
"""The words that are compiled. One made from them by inheritance is another word, and may do anything."""


def engine_only(game: Game) -> EngineOnly | None:
    """Why a game is not compiled, so that only the engine can play it; none if the machine plays it, too."""
    reasons = [*_unknown(game.rules), *_too_much(game.rules), *_together(game.rules)]
    return EngineOnly(game.key, game.name, reasons) if reasons else None


def _unknown(rules: Rules) -> Iterator[Message]:
    """The words that there is no machine code for."""
    deal, contracts = rules.deal, rules.contracts
    words = {
        "deal": (deal.face_up, deal.pack, deal.sitting_out),
        "trump": (rules.trump,),
        "specials": rules.specials,
        "bidding": (rules.bidding,),
        "contracts": (contracts, *((contracts.dues, *(each.payment for each in contracts.every)) if contracts else ())),
        "play": rules.play,
        "trick": (rules.trick,),
        "tokens": (rules.tokens,),
        "score": rules.score,
        "end": rules.end,
    }
    for field, used in words.items():
        for name in dict.fromkeys(type(word).__name__ for word in used if word is not None and type(word) not in KNOWN):
            yield Message("kernel/unknown-word", {"field": field, "word": name})


def _too_much(rules: Rules) -> Iterator[Message]:
    """What there is more of than the machine has room for."""
    contracts = rules.contracts
    ladders = [each.payment for each in contracts.every if type(each.payment) is Ladder] if contracts else []
    stashes = [comb(rules.deal.longest + rules.deal.table, each.stash) for each in contracts.every] if contracts else []
    counts = {
        "duties": (len(rules.play), DUTIES),
        "terms": (len(rules.score), TERMS),
        "ends": (len(rules.end), TERMS),
        "copies": (sum(copies > 1 for copies in rules.deck.counts.values()), COPIES),
        "rounds": (0 if isinstance(rules.deal.hands, int) else len(rules.deal.hands), ROUNDS),
        "contracts": (len(contracts.every) if contracts else 0, CONTRACTS),
        "tokens": (len(rules.tokens.kinds) if rules.tokens else 0, BITS - 1),
        "steps": (max((len(each.steps) for each in ladders), default=0), STEPS),
        "stashes": (max(stashes, default=0), STASHES),
    }
    for things, (count, most) in counts.items():
        if count > most:
            yield Message("kernel/too-much", {"things": things, "count": count, "most": most})


def _together(rules: Rules) -> Iterator[Message]:
    """Words that are compiled, but not to go with each other."""
    contracts, face_up = rules.contracts, rules.deal.face_up
    if contracts is None and type(rules.deal.sitting_out) is DealerSitsOut:
        yield Message("kernel/sitting-out-without-contracts")
    if contracts is not None and rules.tokens is not None:
        yield Message("kernel/tokens-with-contracts")
    if contracts is not None and type(face_up) is DealersCard and any(contract.stash for contract in contracts.every):
        yield Message("kernel/dealers-card-with-stash")


def mask_of(rules: Rules, chosen: Any) -> int:
    """The cards of a deck for which a test holds, as a mask; every copy has its own bit."""
    return sum(1 << bit for bit, card in enumerate(rules.deck.cards) if chosen(card))


def suit_number(rules: Rules, suit: str) -> int:
    """A suit's number: 1… for the deck's own, and those for the suits that only rules know."""
    special = {face_words.NOTHING_LED: NOTHING, face_words.TRUMPS: PERMANENT, face_words.FREE: FREE}
    letters = [each.letter for each in rules.deck.suits]
    return letters.index(suit) + 1 if suit in letters else special[suit]


def _deal(tables: Tables, rules: Rules) -> None:
    deal = rules.deal
    if isinstance(deal.hands, int):
        tables["rounds"], tables["hand_size"][:] = 0, deal.hands
    else:
        tables["rounds"], tables["hand_size"][: len(deal.hands)] = len(deal.hands), deal.hands
    tables["longest"] = deal.longest
    for size in range(1, deal.longest + 1):
        pack = set(deal.pack.cards(rules.deck, size))
        tables["pack"][size] = mask_of(rules, lambda card, pack=pack: card in pack)
    tables["on_table"] = deal.table
    kinds = {DealersCard: Turned.DEALERS, NextCard: Turned.NEXT, type(None): Turned.NONE}
    tables["turned"] = kinds[type(deal.face_up)]
    tables["turned_below"] = deal.longest + deal.turns_card(deal.longest)
    if isinstance(rules.trump, SuitOfTurned):
        tables["trump_by"] = TrumpBy.TURNED
        for bit, card in enumerate(rules.deck.cards):
            named = rules.trump.is_named(card)
            tables["trump_of"][bit] = NAMED if named else _trump_number(rules, rules.trump.trump(card))
    else:
        tables["trump_by"] = TrumpBy.DRAWN if isinstance(rules.trump, DrawnSuit) else TrumpBy.NONE


def _trump_number(rules: Rules, trump: str | None) -> int:
    return rules.faces.trumps.index(trump)


def _faces(tables: Tables, rules: Rules) -> None:
    cards, table = rules.deck.cards, rules.faces
    leds = {suit_number(rules, suit.letter): suit.letter for suit in rules.deck.suits}
    leds |= {NOTHING: face_words.NOTHING_LED, PERMANENT: face_words.TRUMPS, FREE: face_words.FREE}
    for number, trump in enumerate(table.trumps):
        faces = table.by_trump[trump]
        tables["trumps"][number] = mask_of(rules, lambda card, faces=faces: faces[card].trump)
        for bit, card in enumerate(cards):
            tables["leads"][number, bit] = suit_number(rules, faces[card].leads)
            tables["above"][number, bit] = mask_of(
                rules, lambda other, face=faces[card], faces=faces: _beats(faces[other], face)
            )
        for led in range(LEDS):
            for bit, card in enumerate(cards):
                tables["power"][number, led, bit] = table.power(faces[card], leds[led])
            if led in (NOTHING, FREE):
                continue
            owed = [
                mask_of(rules, lambda card, duty=duty, led=led, faces=faces: duty.met_by(faces[card], leds[led]))
                for duty in rules.play
            ]
            tables["follow"][number, led], tables["else_follow"][number, led] = (*owed, 0, 0)[:2]
    tables["anytime"] = mask_of(rules, lambda card: table.by_trump[None][card].anytime)
    for number, suit in enumerate(rules.deck.suits, start=1):
        tables["suit_mask"][number] = mask_of(rules, lambda card, suit=suit: card.suit == suit.letter)
    tables["suit"][: len(cards)] = [suit_number(rules, card.suit) for card in cards]
    repeated = [face for face, copies in rules.deck.counts.items() if copies > 1]
    for index, face in enumerate(repeated):
        tables["copies"][index] = mask_of(rules, lambda card, face=face: card == face)


def _beats(face: Face, other: Face) -> bool:
    """Whether a card is the higher one of the two within one suit, or of those that always win."""
    if Wins.FIRST in (face.wins, other.wins):
        return other.wins is not Wins.FIRST
    return face.suit == other.suit != "" and face.number > other.number


def _promotions(tables: Tables, rules: Rules) -> None:
    table, cards = rules.faces, rules.deck.cards
    for number, trump in enumerate(table.trumps):
        for bit, card in enumerate(cards):
            face = table.by_trump[trump][card]
            for promotion in table.promotions:
                helpers = mask_of(rules, lambda other: promotion.applies(card, face, (other,)))  # noqa: B023 - used at once
                if not helpers:
                    continue
                tables["promotable"][number] |= np.uint64(1 << bit)
                tables["promoted_by"][number, bit] |= np.uint64(helpers)
                for led in range(LEDS):
                    power = int(tables["power"][number, led, bit])
                    tables["promoted_power"][number, led, bit] = power and power - face.number + promotion.number


def _decisions(tables: Tables, rules: Rules) -> None:
    if rules.bidding:
        tables["bids"], tables["hook"] = 1, rules.bidding.hook
        longest, cap = rules.deal.longest, rules.bidding.cap
        tables["cap"] = longest if cap is None else min(cap, longest)
    if rules.contracts:
        offers = (*rules.contracts.offers, rules.contracts.all_pass)
        tables["contracts"], tables["all_pass"] = len(rules.contracts.offers), len(offers) - 1
        for index, contract in enumerate(offers):
            _contract(tables["contract"][index], contract, tables, rules)
        if rules.contracts.dues:
            tables["dues"] = 1
            tables["due_collective"] = rules.contracts.dues.collective
            tables["due_private"] = rules.contracts.dues.private


def _contract(row: Any, contract: Contract, tables: Tables, rules: Rules) -> None:
    to = {
        TableCards.TO_NOBODY: TableTo.NOBODY,
        TableCards.TO_SOLO: TableTo.SOLO,
        TableCards.TO_OPPONENTS: TableTo.OPPONENTS,
    }
    row["table_to"], row["stash"] = to[contract.table], contract.stash
    row["until_solo_trick"], row["settles_dues"] = contract.until_solo_trick, contract.settles_dues
    row["is_played"] = contract.is_played
    match contract.payment:
        case Ladder(points, all_tricks, steps, no_trick):
            row["pays"], row["all_tricks"], row["no_trick"] = Pays.LADDER, all_tricks, no_trick
            padded = (*steps, *(steps[-1:] * (STEPS - len(steps))))
            row["least"][:], row["value"][:] = zip(*padded, strict=True)
            _points(tables, rules, points.of)
        case TakeNothing(won, lost):
            row["pays"], row["all_tricks"], row["no_trick"] = Pays.TAKE_NOTHING, lost, won
        case MostTricksLose(points, value):
            row["pays"], row["value"][0] = Pays.MOST_TRICKS_LOSE, value
            _points(tables, rules, points.of)
        case NothingPlayed():
            row["pays"] = Pays.NOTHING
        case other:
            raise AssertionError(f"{other!r} is not compiled")


def _points(tables: Tables, rules: Rules, worth: Any) -> None:
    cards: tuple[Card, ...] = rules.deck.cards
    tables["points"][: len(cards)] = [worth.get(card.rank, 0) for card in cards]


def _tokens(tables: Tables, rules: Rules) -> None:
    if rules.tokens is None:
        return
    kinds = rules.tokens.kinds
    tables["tokens"] = len(kinds)
    letters = ["", *(suit.letter for suit in rules.deck.suits)]
    for number, letter in enumerate(letters):
        for least in (1, 2, 3):
            tables["icons"][number, least - 1] = sum(
                1 << bit
                for bit, token in enumerate(kinds)
                if token != BLANK and (token.count(letter) if letter else len(token)) >= least
            )
    for bit, card in enumerate(rules.deck.cards):
        tables["fits"][bit] = tables["icons"][letters.index(card.suit), 0] if card.suit else 0


@singledispatch
def _ending(word: object) -> tuple[int, int]:
    raise AssertionError(f"{word!r} is not compiled")


@_ending.register
def _(word: ExactlyZero) -> tuple[int, int]:
    return Ending.EXACTLY_ZERO, int(word.void_when_shared)


@_ending.register
def _(word: NearestToZeroAfter) -> tuple[int, int]:
    return Ending.NEAREST_TO_ZERO, min(word.rounds, FOREVER)


@_ending.register
def _(word: MostPointsAfter) -> tuple[int, int]:
    return Ending.MOST_POINTS, min(word.rounds, FOREVER)
