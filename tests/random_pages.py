"""Pages made of any words: every kind of deck, deal, decision, duty, score and end beside any other.

A page is made by someone who chooses: a random generator for long runs, Hypothesis where a failure is to be made small.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import followsuit as fs
from followsuit.cards import Deck, elemental, french, ninja
from followsuit.engine.game import Game
from followsuit.games.ninja_whist import TOKENS
from followsuit.games.zole import BIG, PASSED_OUT, SMALL_ZOLE, THE_TABLE, ZOLE
from followsuit.rules import (
    Bags,
    Bids,
    BlindNil,
    Bowers,
    ByContract,
    CardPoints,
    Contracts,
    Deal,
    DealerLeads,
    DealersCard,
    DealerSitsOut,
    DoubledWhenTrump,
    DrawnSuit,
    Dues,
    EachAlone,
    EldestLeads,
    Everything,
    EveryTrick,
    ExactBid,
    ExactlyZero,
    ExactZero,
    FallenTo,
    FirstTo,
    FirstTrickWithout,
    FixedTrump,
    FollowSuit,
    HeadTrick,
    HolderLeads,
    IconsGained,
    LastTrick,
    MakersNeedMost,
    MakersTake,
    MissedBid,
    Moon,
    MostPointsAfter,
    NamesTrump,
    NearestToZeroAfter,
    NextCard,
    Nil,
    NoSitting,
    Nothing,
    NoTrick,
    NoTrump,
    NoUndertrump,
    OddTricks,
    Offer,
    OpensWith,
    Order,
    Overtrump,
    Partners,
    Passing,
    PermanentTrumps,
    PerTrick,
    PointsTaken,
    PointSteps,
    Promoted,
    Rules,
    SideContract,
    SuitOfTurned,
    SuperTrump,
    Tokens,
    TopRanks,
    TopTrumps,
    TrickMelds,
    TrumpRanks,
    TrumpWhenVoid,
    Unbroken,
    WholeDeck,
)
from followsuit.rules.check import problems
from tests.whist import whist

Choose = Callable[[Sequence[Any]], Any]
"""Takes one of several things."""

NUMBERS = count()
FRENCH_TOKENS = Tokens(("-", "c", "d", "h", "s", "cc", "dh", "hs", "ssd"))
FACES_UP = (NextCard(), NextCard(except_longest=True), DealersCard(1), DealersCard(1), DealersCard(2))
DUTIES = (
    FollowSuit(),
    FollowSuit(),
    TrumpWhenVoid(),
    TrumpWhenVoid(unless_partner_wins=True),
    HeadTrick(),
    HeadTrick(trumps_only=True),
    Overtrump(),
    Overtrump(unless_partner_wins=True),
    NoUndertrump(),
)
OFFERS = (
    (BIG,),
    (BIG, ZOLE, SMALL_ZOLE),
    (SMALL_ZOLE, replace(ZOLE, letter="T", name="Open"), replace(BIG, stash=1)),
    (replace(BIG, letter="G", name="Grab", settles_dues=False, until_solo_trick=True),),
    (replace(ZOLE, letter="U", name="Upside down", order="down"), SMALL_ZOLE),
    (replace(BIG, letter="H", name="Hearts", order="h"), replace(SMALL_ZOLE, order="flat")),
)


def random_page(choose: Choose) -> tuple[Rules, int]:
    """The rules of a game that nobody has thought of, and a number of seats; it need not hold together."""
    deck: Deck = choose((french("9", "A"), french("7", "A"), french("2", "A"), _zole_deck(), elemental(), ninja()))
    seats = choose((2, 3, 4, 4, 4, 5, 6, 8))
    partners = {4: (Partners(), Partners()), 6: (Partners(), Partners(3)), 8: (Partners(),)}.get(seats, ())
    sides = choose((EachAlone(), EachAlone(), *partners))
    stages = _stages(choose, sides)
    duties = _some(choose, DUTIES, choose((0, 1, 1, 2, 2, 3, 4)))
    looks_at_best = any(duty.looks_at_best for duty in duties)
    tokens = choose((*((None,) * (12 if looks_at_best else 3)), FRENCH_TOKENS if _is_french(deck) else TOKENS))
    specials = _specials(choose, deck)
    names_trump = any(stage.names_trump for stage in stages)
    has_trumps = any(isinstance(word, PermanentTrumps) for word in specials)
    trump = NoTrump() if has_trumps or names_trump else _trump(choose, deck)
    everyone_plays = sides.has_partners or any(stage.offers_turned for stage in stages)
    deal = _deal(choose, isinstance(trump, SuitOfTurned), stages, everyone_plays=everyone_plays)
    dealer_plays = isinstance(deal.sitting_out, NoSitting)
    rules = Rules(
        deck=deck,
        deal=deal,
        play=duties,
        score=_score(choose, deck, stages, tokens),
        end=choose(
            (
                (MostPointsAfter(3),),
                (MostPointsAfter(1),),
                (MostPointsAfter(0),),
                (NearestToZeroAfter(2),),
                (ExactlyZero(void_when_shared=True), NearestToZeroAfter(4)),
                (ExactlyZero(void_when_shared=False), MostPointsAfter(4)),
                (FirstTo(5), MostPointsAfter(4)),
                (FirstTo(10, fewest_win=True),),
                (FirstTo(5, tied_play_on=True), FallenTo(-8)),
            )
        ),
        trump=trump,
        specials=specials,
        orders=_orders(deck),
        sides=sides,
        stages=stages,
        tokens=tokens,
        start=choose((0, 0, 3, 25, -2)),
        opening=_opening(choose, deck, dealer_plays=dealer_plays),
        restraints=_some(choose, _restraints(deck), choose((0, 0, 1, 2, 3))),
    )
    return rules, seats


def _is_french(deck: Deck) -> bool:
    return deck.suits[0].letter == "c" and "J" in deck.ranks and len(deck.suits) == 4 and "11" not in deck.ranks


def _some(choose: Choose, things: Sequence[Any], many: int) -> tuple[Any, ...]:
    """So many different ones of some things, in any order."""
    found: list[Any] = []
    while len(found) < many and (left := [thing for thing in things if thing not in found]):
        found.append(choose(left))
    return tuple(found)


def _stages(choose: Choose, sides: Any) -> tuple[Any, ...]:
    """What is decided before the first card, in any order."""
    undertaken = choose(("nothing", "nothing", "contract", "contract", "offer", "offer", "trump"))
    stages: list[Any] = []
    if undertaken == "contract":
        stages.append(_contracts(choose))
    if undertaken == "offer":
        may_be_alone = choose((False, sides.has_partners))
        stages.append(Offer(may_be_alone, stuck=choose((False, True)), may_discard_turned=choose((False, True))))
    if undertaken == "trump":
        stages.append(NamesTrump(may_pass=choose((False, True))))
    if choose((False, True)):
        stages.append(choose((Bids(), Bids(hook=True), Bids(cap=2), Bids(hook=True, cap=1))))
    if undertaken != "offer" and choose((False, False, True)):
        stages.append(Passing(choose((1, 2, 3)), to=choose(((1,), (1, -1, 2, 0), (0, 2)))))
    stages = list(_some(choose, stages, len(stages)))
    if any(stage.bids for stage in stages) and choose((False, False, True)):
        stages.insert(choose((0, 0, 0, len(stages))), BlindNil(choose((0, 1, 20))))
    return tuple(stages)


def _orders(deck: Deck) -> tuple[Order, ...]:
    cards, ranks = [str(card) for card in deck.counts], list(dict.fromkeys(card.rank for card in deck.counts))
    return (
        Order("down", "Upside down", ranks=" ".join(ranks)),
        Order("flat", "Flat", specials=(PermanentTrumps(" ".join(cards[1::4])),)),
    )


def _opening(choose: Choose, deck: Deck, *, dealer_plays: bool) -> Any:
    cards = [str(card) for card in deck.counts]
    dealer = DealerLeads() if dealer_plays else EldestLeads()
    return choose((EldestLeads(), EldestLeads(), dealer, HolderLeads(cards[1]), HolderLeads(cards[-3])))


def _restraints(deck: Deck) -> tuple[Any, ...]:
    cards, suits = [str(card) for card in deck.counts], [suit.letter for suit in deck.suits]
    return (
        OpensWith(cards[1]),
        FirstTrickWithout(f"{suits[1]} {cards[-2]}"),
        Unbroken(suits[0]),
        Unbroken(suits[1], broken_by=f"{cards[-3]} {suits[-1]}"),
        Unbroken(f"{cards[2]} {cards[3]}"),
    )


def whole_page(choose: Choose, tries: int = 200) -> Game | None:
    """A game made of such rules that hold together; none if none was met in so many tries."""
    for _ in range(tries):
        rules, seats = random_page(choose)
        if not problems(rules, seats):
            return game_of(rules, seats)
    return None


def game_of(rules: Rules, seats: int, key: str = "") -> Game:
    """A game with rules of its own; its page has a name of its own too, since games of one name are the same game."""
    page = replace(whist, key=key or f"page-{next(NUMBERS)}", seats=(seats,), usual_seats=seats, build=lambda: rules)
    return Game(page, {"seats": seats}, rules)


def _zole_deck() -> Deck:
    return fs.game("zole").rules.deck


def _deal(choose: Choose, turns_card: bool, stages: Sequence[Any], *, everyone_plays: bool) -> Deal:
    size = choose((1, 2, 3, 4, 5, 6, 8, 13))
    has_contracts = any(stage.contracts for stage in stages)
    offers = any(stage.offers_turned for stage in stages)
    hands: int | tuple[int, ...] = choose((size, size, (1, 2, 3, 4), (3, 4, 3, 2), (size, 1, size, 2)))
    return Deal(
        hands=hands,
        table=choose((2, 2, 1, 0) if has_contracts else (0, 0, 0, 1)),
        face_up=NextCard() if offers else choose(FACES_UP if turns_card else (None, None, None, *FACES_UP)),
        pack=choose((WholeDeck(), WholeDeck(), WholeDeck(), TopRanks())),
        sitting_out=NoSitting() if everyone_plays else choose((NoSitting(), NoSitting(), DealerSitsOut())),
    )


def _trump(choose: Choose, deck: Deck) -> Any:
    cards = [str(card) for card in deck.counts]
    turned = SuitOfTurned(no_trump=choose(("", cards[0], cards[-1])), named=choose(("", "", cards[1], cards[-2])))
    return choose((NoTrump(), DrawnSuit(), turned, FixedTrump(deck.suits[-1].letter)))


def _specials(choose: Choose, deck: Deck) -> tuple[Any, ...]:
    cards = [str(card) for card in deck.counts]
    ranks = list(dict.fromkeys(card.rank for card in deck.counts))
    words = (
        PermanentTrumps(" ".join(cards[2::3])),
        Nothing(cards[0]),
        Everything(cards[-1]),
        SuperTrump(choose(cards), number=choose((5, 20))),
        Promoted(ranks[0], over=ranks[-1], number=30, trump_only=choose((False, True))),
        TrumpRanks(" ".join(ranks[1::2])),
        TopTrumps(" ".join(cards[1::7])),
        Bowers() if _is_french(deck) else Bowers(ranks[1]),
    )
    return tuple(word for word in words if choose((False, False, False, True)))


def _contracts(choose: Choose) -> Contracts:
    dues = choose((None, None, Dues(collective=1, private=3)))
    return Contracts(offers=choose(OFFERS), all_pass=choose((THE_TABLE, PASSED_OUT)), dues=dues, not_offered={})


def _score(choose: Choose, deck: Deck, stages: Sequence[Any], tokens: Any) -> tuple[Any, ...]:
    suits, points = [suit.letter for suit in deck.suits], _points(choose, deck)
    contracts = next((found for stage in stages if (found := stage.contracts)), None)
    if contracts is not None:
        points = contracts.card_points or points
    words: list[Any] = [
        PerTrick(choose((1, -1, 2))),
        NoTrick(choose((5, -5))),
        DoubledWhenTrump(choose(suits)),
        OddTricks(choose((0, 2)), choose((1, 3))),
        EveryTrick(7),
        LastTrick(4),
        PointsTaken(points),
        Moon(points, 9),
        PointSteps(points, steps=((30, 3), (11, 1)), all_tricks=5),
    ]
    if _is_french(deck):
        words.append(TrickMelds(runs={2: 5, 3: 20, 4: 50}, pair="K Q", pair_points=20, alike={"A": 100, "9": 40}))
    if any(stage.bids for stage in stages):
        words += [ExactBid(10), ExactBid(20, per_trick=10), ExactZero(5, from_hand=2), MissedBid(per_trick=-2)]
        words += [SideContract(10, overtrick=1), Bags(every=3, points=-20), Nil(50, blind=90)]
    if any(stage.makes_declarer for stage in stages):
        words += [MakersTake(2, points=1, all_tricks=2, all_alone=4, failed=2), MakersNeedMost()]
    if tokens is not None:
        words.append(IconsGained(tokens))
    chosen = list(_some(choose, words, choose((1, 2, 2, 3, 5))))
    if contracts is not None:
        chosen.append(ByContract(contracts))
    return tuple(chosen) if len(chosen) < 2 or choose((True, True, False)) else tuple(reversed(chosen))


def _points(choose: Choose, deck: Deck) -> CardPoints:
    cards, suits = [str(card) for card in deck.counts], [suit.letter for suit in deck.suits]
    ranks = list(dict.fromkeys(card.rank for card in deck.counts))
    points: CardPoints = choose(
        (
            CardPoints({ranks[-1]: 11, ranks[1]: 4}),
            CardPoints({suits[0]: 1, cards[-2]: 13, cards[2]: -5}),
            CardPoints({ranks[-1]: 11, ranks[2]: 3}, trump={ranks[2]: 20, ranks[0]: 2}),
        )
    )
    return points
