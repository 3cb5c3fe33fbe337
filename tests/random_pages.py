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
    Bids,
    ByContract,
    Contracts,
    Deal,
    DealersCard,
    DealerSitsOut,
    DoubledWhenTrump,
    DrawnSuit,
    Dues,
    Everything,
    ExactBid,
    ExactlyZero,
    ExactZero,
    FollowSuit,
    IconsGained,
    MissedBid,
    MostPointsAfter,
    NearestToZeroAfter,
    NextCard,
    NoSitting,
    Nothing,
    NoTrick,
    NoTrump,
    PermanentTrumps,
    PerTrick,
    Promoted,
    Rules,
    SuitOfTurned,
    SuperTrump,
    Tokens,
    TopRanks,
    TrumpWhenVoid,
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
    (),
    (FollowSuit(),),
    (FollowSuit(), TrumpWhenVoid()),
    (TrumpWhenVoid(),),
    (TrumpWhenVoid(), FollowSuit()),
)
OFFERS = (
    (BIG,),
    (BIG, ZOLE, SMALL_ZOLE),
    (SMALL_ZOLE, replace(ZOLE, letter="T", name="Open"), replace(BIG, stash=1)),
    (replace(BIG, letter="G", name="Grab", settles_dues=False, until_solo_trick=True),),
)


def random_page(choose: Choose) -> tuple[Rules, int]:
    """The rules of a game that nobody has thought of, and a number of seats; it need not hold together."""
    deck: Deck = choose((french("9", "A"), french("7", "A"), french("2", "A"), _zole_deck(), elemental(), ninja()))
    is_french = deck.suits[0].letter == "c" and "J" in deck.ranks and len(deck.suits) == 4 and "11" not in deck.ranks
    seats = choose((2, 3, 4, 5, 6, 8))
    decided = choose(("nothing", "bids", "bids", "contract", "contract"))
    contracts = _contracts(choose) if decided == "contract" else None
    bidding = choose((Bids(), Bids(hook=True), Bids(cap=2), Bids(hook=True, cap=1))) if decided == "bids" else None
    tokens = choose((None, None, FRENCH_TOKENS if is_french else TOKENS))
    specials = _specials(choose, deck)
    trump = NoTrump() if any(isinstance(word, PermanentTrumps) for word in specials) else _trump(choose, deck)
    rules = Rules(
        deck=deck,
        deal=_deal(choose, turns_card=isinstance(trump, SuitOfTurned), has_contracts=contracts is not None),
        play=choose(DUTIES),
        score=_score(choose, deck, bidding, contracts, tokens),
        end=choose(
            (
                (MostPointsAfter(3),),
                (MostPointsAfter(1),),
                (MostPointsAfter(0),),
                (NearestToZeroAfter(2),),
                (ExactlyZero(void_when_shared=True), NearestToZeroAfter(4)),
                (ExactlyZero(void_when_shared=False), MostPointsAfter(4)),
            )
        ),
        trump=trump,
        specials=specials,
        bidding=bidding,
        contracts=contracts,
        tokens=tokens,
        start=choose((0, 0, 3, 25, -2)),
        dealer_leads=choose((False, False, True)),
    )
    return rules, seats


def whole_page(choose: Choose, tries: int = 200) -> Game | None:
    """A game made of such rules that hold together; none if none was met in so many tries."""
    for _ in range(tries):
        rules, seats = random_page(choose)
        if not problems(rules, seats):
            return game_of(rules, seats)
    return None


def game_of(rules: Rules, seats: int) -> Game:
    """A game with rules of its own; its page has a name of its own too, since games of one name are the same game."""
    page = replace(whist, key=f"page-{next(NUMBERS)}", seats=(seats,), usual_seats=seats, build=lambda: rules)
    return Game(page, {"seats": seats}, rules)


def _zole_deck() -> Deck:
    return fs.game("zole").rules.deck


def _deal(choose: Choose, *, turns_card: bool, has_contracts: bool) -> Deal:
    size = choose((1, 2, 3, 4, 5, 8, 10, 13))
    hands: int | tuple[int, ...] = choose((size, size, (1, 2, 3, 4), (3, 4, 3, 2), (size, 1, size, 2)))
    return Deal(
        hands=hands,
        table=choose((2, 2, 1, 0) if has_contracts else (0, 0, 0, 1)),
        face_up=choose(FACES_UP if turns_card else (None, None, None, *FACES_UP)),
        pack=choose((WholeDeck(), WholeDeck(), TopRanks())),
        sitting_out=choose((NoSitting(), NoSitting(), DealerSitsOut())),
    )


def _trump(choose: Choose, deck: Deck) -> Any:
    cards = [str(card) for card in deck.counts]
    turned = SuitOfTurned(no_trump=choose(("", cards[0], cards[-1])), named=choose(("", "", cards[1], cards[-2])))
    return choose((NoTrump(), DrawnSuit(), turned))


def _specials(choose: Choose, deck: Deck) -> tuple[Any, ...]:
    cards = [str(card) for card in deck.counts]
    ranks = list(dict.fromkeys(card.rank for card in deck.counts))
    words = (
        PermanentTrumps(" ".join(cards[2::3])),
        Nothing(cards[0]),
        Everything(cards[-1]),
        SuperTrump(choose(cards), number=choose((5, 20))),
        Promoted(ranks[0], over=ranks[-1], number=30, trump_only=choose((False, True))),
    )
    return tuple(word for word in words if choose((False, False, False, True)))


def _contracts(choose: Choose) -> Contracts:
    dues = choose((None, None, Dues(collective=1, private=3)))
    return Contracts(offers=choose(OFFERS), all_pass=choose((THE_TABLE, PASSED_OUT)), dues=dues, not_offered={})


def _score(choose: Choose, deck: Deck, bidding: Any, contracts: Any, tokens: Any) -> tuple[Any, ...]:
    words: list[Any] = [
        PerTrick(choose((1, -1, 2))),
        NoTrick(choose((5, -5))),
        DoubledWhenTrump(choose([suit.letter for suit in deck.suits])),
    ]
    if bidding is not None:
        words += [ExactBid(10), ExactBid(20, per_trick=10), ExactZero(5, from_hand=2), MissedBid(per_trick=-2)]
    if tokens is not None:
        words.append(IconsGained(tokens))
    if contracts is not None:
        words.append(ByContract(contracts))
    chosen = [word for word in words if choose((False, True, isinstance(word, ByContract)))]
    return tuple(chosen) if len(chosen) < 2 or choose((True, True, False)) else tuple(reversed(chosen))
