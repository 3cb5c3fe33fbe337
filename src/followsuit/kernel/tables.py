"""A game's words compiled to tables: the one place where the vocabulary meets the machine.

A game made of existing words needs nothing here. A new word needs one entry: the number that stands for it in
`layout`, its fields here, and what it does in the machine; a word of a score has all three in `score_terms`, a stage in
`stages`, and a word that only says what cards are needs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    LONGEST_RUN,
    NAMED,
    NOTHING,
    OTHER_ORDERS,
    PERMANENT,
    RESTRAINTS,
    ROUNDS,
    STAGES,
    STASHES,
    STEPS,
    TABLES,
    TERMS,
    Aims,
    Beats,
    Ending,
    Opens,
    Pays,
    RestrainedWhen,
    TableTo,
    TrumpBy,
    Turned,
)
from followsuit.kernel.plain_scores import is_plain
from followsuit.kernel.score_terms import SCORE_WORDS, term_of
from followsuit.kernel.stages import STAGE_WORDS, put_stages, unfit
from followsuit.language.message import Message
from followsuit.rules import (
    Contract,
    DealerLeads,
    DealersCard,
    DealerSitsOut,
    DoubledWhenTrump,
    DrawnSuit,
    Dues,
    EachAlone,
    EldestLeads,
    ExactlyZero,
    FallenTo,
    FirstTo,
    FirstTrickWithout,
    FixedTrump,
    FollowSuit,
    HeadTrick,
    HighestTrumpElseLed,
    HolderLeads,
    Ladder,
    MakersTake,
    MostPointsAfter,
    MostTricksLose,
    NearestToZeroAfter,
    NextCard,
    Nil,
    NoSitting,
    NothingPlayed,
    NoTrump,
    NoUndertrump,
    OddTricks,
    OpensWith,
    Overtrump,
    Partners,
    PerTrick,
    PointsTaken,
    PointSteps,
    Promoted,
    Rules,
    SideContract,
    SuitOfTurned,
    TableCards,
    TakeNothing,
    Tokens,
    TopRanks,
    TrickMelds,
    TrumpWhenVoid,
    Unbroken,
    WholeDeck,
)
from followsuit.rules import faces as face_words
from followsuit.rules.end import Aim
from followsuit.rules.faces import Face, Wins
from followsuit.rules.follow import Duty, Facing, is_among
from followsuit.rules.tokens import BLANK

AIMS = {Aim.MOST: Aims.MOST, Aim.FEWEST: Aims.FEWEST, Aim.ZERO: Aims.ZERO}
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
    tables["opens"] = Opens.DEALER if rules.opening.is_dealers else Opens.HOLDER if rules.opening.card else Opens.ELDEST
    tables["opening_card"] = mask_of(rules, lambda card: str(card) == rules.opening.card)
    tables["side"][: game.seats] = rules.sides.of(game.seats)
    tables["partners"] = rules.sides.has_partners
    tables["aim"] = AIMS[rules.aim]
    tables["dealer_sits_out"] = rules.deal.sitting_out.is_dealer
    tables["start"] = rules.start
    _deal(tables, rules)
    _faces(tables, rules)
    _promotions(tables, rules)
    _duties(tables, rules)
    _restraints(tables, rules)
    _contracts(tables, rules)
    put_stages(tables, rules)
    _tokens(tables, rules)
    _card_points(tables, rules)
    _melds(tables, rules)
    terms = [(term, *values) for word in rules.score for term, *values in (term_of(word, rules),)]
    tables["terms"] = len(terms)
    for index, term in enumerate(terms):
        tables["term"][index, : len(term)] = term
    _worth(tables, rules)
    tables["endings"] = len(rules.end)
    for index, end in enumerate(rules.end):
        values = _ending(end)
        tables["ending"][index, : len(values)] = values
    return tables


KNOWN = SCORE_WORDS | STAGE_WORDS | frozenset(
    {
        DealerLeads, DealersCard, DealerSitsOut, DrawnSuit, Dues, EachAlone, EldestLeads,
        ExactlyZero, FallenTo, FirstTo, FirstTrickWithout, FixedTrump, FollowSuit, HeadTrick, HighestTrumpElseLed,
        HolderLeads, Ladder, MostPointsAfter, MostTricksLose, NearestToZeroAfter, NextCard, NoSitting,
        NothingPlayed, NoTrump, NoUndertrump, OpensWith, Overtrump, Partners, Promoted, SuitOfTurned,
        TakeNothing, Tokens, TopRanks, TrumpWhenVoid, Unbroken, WholeDeck,
    }
)  # fmt: skip
"""The words that are compiled, besides those that only say what cards are: these are in the tables of faces.

A word made from one of them by inheritance is another word, and may do anything.
"""


def engine_only(game: Game) -> EngineOnly | None:
    """Why a game is not compiled, so that only the engine can play it; none if the machine plays it, too."""
    reasons = [*_unknown(game.rules), *_too_much(game.rules), *_together(game.rules)]
    reasons += [reason for stage in game.rules.all_stages for reason in unfit(stage, game.rules, game.seats)]
    return EngineOnly(game.key, game.name, reasons) if reasons else None


def _unknown(rules: Rules) -> Iterator[Message]:
    """The words that there is no machine code for, and that the table of faces does not tell, either."""
    for field, words in rules.words.items():
        every = [each for word in words for each in (word, *word.parts)]
        unknown = [word for word in every if not word.is_told_by_faces and type(word) not in KNOWN]
        for name in dict.fromkeys(type(word).__name__ for word in unknown):
            yield Message("kernel/unknown-word", {"field": field.partition(".")[0], "word": name})


def _too_much(rules: Rules) -> Iterator[Message]:
    """What there is more of than the machine has room for."""
    contracts = rules.contracts
    ladders = [each.payment for each in contracts.every if type(each.payment) is Ladder] if contracts else []
    stashes = [comb(rules.deal.longest + rules.deal.table, each.stash) for each in contracts.every] if contracts else []
    melds = [word for word in rules.score if isinstance(word, TrickMelds)]
    steps = [len(word.steps) for word in rules.score if isinstance(word, PointSteps)]
    counts = {
        "orders": (len(rules.orders), OTHER_ORDERS),
        "stages": (len(rules.all_stages), STAGES),
        "melds": (len(melds), 1),
        "runs": (max((length for word in melds for length in word.runs), default=0), LONGEST_RUN),
        "point_steps": (len(steps), 1),
        "restraints": (len(rules.restraints), RESTRAINTS),
        "duties": (len(rules.play), DUTIES),
        "terms": (len(rules.score), TERMS),
        "ends": (len(rules.end), TERMS),
        "copies": (sum(copies > 1 for copies in rules.deck.counts.values()), COPIES),
        "rounds": (0 if isinstance(rules.deal.hands, int) else len(rules.deal.hands), ROUNDS),
        "contracts": (len(contracts.every) if contracts else 0, CONTRACTS),
        "tokens": (len(rules.tokens.kinds) if rules.tokens else 0, BITS - 1),
        "steps": (max((*(len(each.steps) for each in ladders), *steps), default=0), STEPS),
        "stashes": (max(stashes, default=0), STASHES),
    }
    for things, (count, most) in counts.items():
        if count > most:
            yield Message("kernel/too-much", {"things": things, "count": count, "most": most})


def _together(rules: Rules) -> Iterator[Message]:
    """Words that are compiled, but not to go with each other."""
    contracts, face_up = rules.contracts, rules.deal.face_up
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
    elif rules.trump.fixed is not None:
        tables["fixed_trump"] = _trump_number(rules, rules.trump.fixed)
    else:
        tables["trump_by"] = TrumpBy.DRAWN if isinstance(rules.trump, DrawnSuit) else TrumpBy.NONE


def _trump_number(rules: Rules, trump: str | None) -> int:
    return rules.faces.orders.index(trump)


def _faces(tables: Tables, rules: Rules) -> None:
    cards, table = rules.deck.cards, rules.faces
    leds = {suit_number(rules, suit.letter): suit.letter for suit in rules.deck.suits}
    leds |= {NOTHING: face_words.NOTHING_LED, PERMANENT: face_words.TRUMPS, FREE: face_words.FREE}
    for number, trump in enumerate(table.orders):
        faces = table.by_order[trump]
        tables["anytime"][number] = mask_of(rules, lambda card, faces=faces: faces[card].anytime)
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
            tables["suited"][number, led] = mask_of(
                rules, lambda card, led=led, faces=faces: faces[card].suit == leds[led]
            )
            owed = [_meeting(rules, duty, faces, leds[led]) for duty in rules.play]
            tables["duty"][: len(owed), number, led] = owed
            tables["follow"][number, led], tables["else_follow"][number, led] = (*owed, 0, 0)[:2]
    for number, suit in enumerate(rules.deck.suits, start=1):
        tables["suit_mask"][number] = mask_of(rules, lambda card, suit=suit: card.suit == suit.letter)
    tables["suit"][: len(cards)] = [suit_number(rules, card.suit) for card in cards]
    repeated = [face for face, copies in rules.deck.counts.items() if copies > 1]
    tables["faces_with_copies"] = len(repeated)
    for index, face in enumerate(repeated):
        tables["copies"][index] = mask_of(rules, lambda card, face=face: card == face)


def _beats(face: Face, other: Face) -> bool:
    """Whether a card is the higher one of the two within one suit, or of those that always win."""
    if Wins.FIRST in (face.wins, other.wins):
        return other.wins is not Wins.FIRST
    return face.suit == other.suit != "" and face.number > other.number


def _promotions(tables: Tables, rules: Rules) -> None:
    table, cards = rules.faces, rules.deck.cards
    for number, trump in enumerate(table.orders):
        for bit, card in enumerate(cards):
            face = table.by_order[trump][card]
            for promotion in table.promotions:
                helpers = mask_of(rules, lambda other: promotion.applies(card, face, (other,)))  # noqa: B023 - used at once
                if not helpers:
                    continue
                tables["promotable"][number] |= np.uint64(1 << bit)
                tables["promoted_by"][number, bit] |= np.uint64(helpers)
                for led in range(LEDS):
                    power = int(tables["power"][number, led, bit])
                    tables["promoted_power"][number, led, bit] = power and power - face.number + promotion.number


def _contracts(tables: Tables, rules: Rules) -> None:
    if rules.contracts:
        offers = (*rules.contracts.offers, rules.contracts.all_pass)
        tables["contracts"], tables["all_pass"] = len(rules.contracts.offers), len(offers) - 1
        for index, contract in enumerate(offers):
            _contract(tables["contract"][index], contract, rules)
        if rules.contracts.dues:
            tables["dues"] = 1
            tables["due_collective"] = rules.contracts.dues.collective
            tables["due_private"] = rules.contracts.dues.private


def _contract(row: Any, contract: Contract, rules: Rules) -> None:
    to = {
        TableCards.TO_NOBODY: TableTo.NOBODY,
        TableCards.TO_SOLO: TableTo.SOLO,
        TableCards.TO_OPPONENTS: TableTo.OPPONENTS,
    }
    row["table_to"], row["stash"] = to[contract.table], contract.stash
    row["until_solo_trick"], row["settles_dues"] = contract.until_solo_trick, contract.settles_dues
    row["is_played"] = contract.is_played
    row["order"] = 0 if contract.order is None else rules.faces.orders.index(contract.order)
    match contract.payment:
        case Ladder(_, all_tricks, steps, no_trick):
            row["pays"], row["all_tricks"], row["no_trick"] = Pays.LADDER, all_tricks, no_trick
            padded = (*steps, *(steps[-1:] * (STEPS - len(steps))))
            row["least"][:], row["value"][:] = zip(*padded, strict=True)
        case TakeNothing(won, lost):
            row["pays"], row["all_tricks"], row["no_trick"] = Pays.TAKE_NOTHING, lost, won
        case MostTricksLose(_, value):
            row["pays"], row["value"][0] = Pays.MOST_TRICKS_LOSE, value
        case NothingPlayed():
            row["pays"] = Pays.NOTHING
        case other:
            raise AssertionError(f"{other!r} is not compiled")


def _card_points(tables: Tables, rules: Rules) -> None:
    points = rules.card_points or (rules.contracts.card_points if rules.contracts else None)
    if points is None:
        return
    cards: tuple[Card, ...] = rules.deck.cards
    tables["counts_points"] = 1
    for number, order in enumerate(rules.faces.orders):
        faces = rules.faces.by_order[order]
        tables["points"][number, : len(cards)] = [points.worth(card, is_trump=faces[card].trump) for card in cards]
    tables["counting"] = mask_of(rules, lambda card: points.worth(card) > 0)


def _worth(tables: Tables, rules: Rules) -> None:
    """What a trick, its card points and a bid are worth by the score, for those who go by rules of thumb."""
    for word in rules.score:
        match word:
            case PerTrick(points=points) | OddTricks(points=points):
                tables["trick_worth"] += points
            case PointsTaken():
                tables["points_worth"] += 1 if int(tables["points"][0].sum()) >= 0 else -1
            case PointSteps(steps=steps):
                tables["points_worth"] += 1 if steps[0][1] >= 0 else -1
                tables["step_least"][: len(steps)], tables["step_value"][: len(steps)] = zip(*steps, strict=True)
            case MakersTake(tricks=tricks):
                tables["trick_worth"] += 1
                tables["makers_need"] = tricks
            case DoubledWhenTrump(suit=suit):
                tables["doubling"] = rules.faces.orders.index(suit)
            case SideContract(per_trick=per_trick):
                tables["side_contract"], tables["bid_worth"] = tables["bids"], per_trick
            case Nil(points=points):
                tables["nil_worth"] = points
            case _:
                pass
    tables["weighs"] = not is_plain(rules)


def _melds(tables: Tables, rules: Rules) -> None:
    melds = next((word for word in rules.score if isinstance(word, TrickMelds)), None)
    if melds is None:
        return
    tables["melds"], tables["pair_points"] = 1, melds.pair_points
    for length, points in melds.runs.items():
        tables["run_points"][length] = points
    ranks, pair = melds.ranks, set(melds.pair.split())
    every_rank = list(dict.fromkeys(card.rank for card in rules.deck.cards))
    for bit, card in enumerate(rules.deck.cards):
        tables["run_place"][bit] = ranks.index(card.rank) if card.suit and card.rank in ranks else -1
        tables["rank"][bit] = every_rank.index(card.rank)
        tables["alike_points"][bit] = melds.alike.get(card.rank, 0)
    for number, order in enumerate(rules.faces.orders):
        faces = rules.faces.by_order[order]
        for place, suit in enumerate(rules.deck.suits):
            cards = [card for card in rules.deck.counts if card.suit == suit.letter and card.rank in pair]
            if len(cards) == len(pair) and all(faces[card].trump for card in cards):
                tables["pair"][number, place] = mask_of(rules, lambda card, cards=cards: card in cards)


def _meeting(rules: Rules, duty: Duty, faces: Mapping[Card, Face], led: str) -> int:
    """The cards that meet a duty, whatever is winning: what beats it is looked at as it lies."""
    if isinstance(duty, NoUndertrump):
        return mask_of(rules, bool)
    return mask_of(rules, lambda card: duty.met_by(faces[card], Facing(led), rules.faces))


def _duties(tables: Tables, rules: Rules) -> None:
    """How duties look at the winning card; where none does, and there are at most two, their cards say it all."""
    if not rules.looks_at_best and len(rules.play) <= 2:
        return
    tables["duties"] = len(rules.play)
    bits = np.uint64(1) << np.arange(BITS, dtype=np.uint64)
    is_beaten = tables["power"][..., :, np.newaxis] < tables["power"][..., np.newaxis, :]
    tables["beating"] = (is_beaten * bits).sum(axis=-1, dtype=np.uint64)
    for index, duty in enumerate(rules.play):
        match duty:
            case HeadTrick():
                tables["duty_beats"][index] = Beats.MUST
            case Overtrump(unless_partner_wins=unless):
                tables["duty_beats"][index], tables["duty_unless_partner"][index] = Beats.MUST, unless
            case TrumpWhenVoid(unless_partner_wins=unless):
                tables["duty_unless_partner"][index] = unless
            case NoUndertrump():
                tables["duty_beats"][index] = Beats.TRUMPS_MUST
            case _:
                pass


def _restraints(tables: Tables, rules: Rules) -> None:
    tables["restraints"] = len(rules.restraints)
    for index, word in enumerate(rules.restraints):
        tables["held_back"][index] = mask_of(rules, word.holds_back)
        match word:
            case OpensWith():
                tables["restrained_when"][index] = RestrainedWhen.OPENING
            case Unbroken():
                tables["restrained_when"][index] = RestrainedWhen.UNBROKEN
                tables["breaking"][index] = mask_of(rules, lambda card, word=word: is_among(card, word.breaking))
            case _:
                tables["restrained_when"][index] = RestrainedWhen.FIRST_TRICK


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
def _ending(word: object) -> tuple[int, ...]:
    raise AssertionError(f"{word!r} is not compiled")


@_ending.register
def _(word: ExactlyZero) -> tuple[int, ...]:
    return Ending.EXACTLY_ZERO, int(word.void_when_shared)


@_ending.register
def _(word: NearestToZeroAfter) -> tuple[int, ...]:
    return Ending.NEAREST_TO_ZERO, min(word.rounds, FOREVER)


@_ending.register
def _(word: MostPointsAfter) -> tuple[int, ...]:
    return Ending.MOST_POINTS, min(word.rounds, FOREVER)


@_ending.register
def _(word: FirstTo) -> tuple[int, ...]:
    return Ending.FIRST_TO, word.points, int(word.fewest_win), int(word.tied_play_on)


@_ending.register
def _(word: FallenTo) -> tuple[int, ...]:
    return Ending.FALLEN_TO, word.points
