"""The words for what is decided before the first card, in the machine: all that it knows of each kind of stage.

How its word is put into the tables, whom it asks, what may be said in it, what saying or picking something does, what
to say by rules of thumb, what it means to those who learn a game, and how what was said is read back. A stage that is
to be compiled needs an entry here and nothing else in the kernel or in what rests on it: others look at what the words
say of themselves in the rows of the tables (`layout.STAGE`), and never at a kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import singledispatch
from itertools import cycle, islice
from math import comb

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, first
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import CALL, NOBODY, PICK, STASHES, TURNS, Record, TableTo
from followsuit.kernel.seats import after
from followsuit.kernel.thumb import (
    best_trump,
    boldest_contract,
    cards_to_give,
    cards_to_put_away,
    dearest_bid,
    nearest_bid,
    side_tricks,
    side_tricks_of_any,
    tricks_worth,
)
from followsuit.language.message import Message
from followsuit.rules import Bids, BlindNil, Contracts, NamesTrump, Offer, Passing, Rules
from followsuit.rules.bidding import LOOK, NIL
from followsuit.rules.contracts import PASS
from followsuit.rules.round import Called, Round
from followsuit.rules.stages import PASS_WORD, Ask, Stage
from followsuit.rules.trump import DealerNames


class StageKind(IntEnum):
    """What is decided in a stage. Networks know the numbers: a new one comes last."""

    DEALER_NAMES = 1
    BIDS = 2
    CONTRACT_CHOICE = 3
    NAMES_TRUMP = 4
    OFFER = 5
    PASSING = 6
    BLIND_NIL = 7


# Compiled code compares plain numbers.
DEALER_NAMES, BIDS, CONTRACT_CHOICE, NAMES_TRUMP, OFFER, PASSING, BLIND_NIL = map(int, StageKind)
MOST_CALLS = 256
"""More than can be said at once."""

HAS_ASKED, ASKS_ON, STAGE_OVER, THROWN_IN = range(4)
"""What follows a decision: the next question is put, or to be looked for; no more are; nobody plays this round."""

NUMBERS = 32
"""How many bids, and how many contracts, are told apart by those who learn a game."""
A_BID, A_CONTRACT, A_NAME = 0, NUMBERS, 2 * NUMBERS
A_PASS, A_SUIT, THE_TURNED, A_SUIT_ALONE, THE_TURNED_ALONE, AS_DEALER = range(A_NAME, A_NAME + 6)
BLIND = A_NAME + 6
MEANINGS = BLIND + 2
"""What may be meant by something said: the same in all games, so that what was learned in one serves another.

With more of them, everything has to be learned anew: a new kind of stage does with these if it can.
"""

TO_SOLO = int(TableTo.SOLO)
ROUGHLY = 0.3
"""How much of what is truly above the average shows in the chances of single cards."""


# Into the tables


def put_stages(tables: Record, rules: Rules) -> None:
    """A row for each stage: what its word says of itself, and what its kind needs."""
    tables["stages"] = len(rules.all_stages)
    for row, stage in zip(tables["stage"], rules.all_stages, strict=False):
        row["is_bid"], row["names_trump"] = stage.bids is not None, stage.names_trump
        row["keeps_closed"], row["may_discard_turned"] = stage.keeps_closed, stage.may_discard_turned
        row["kind"] = put(stage, row, tables, rules)


@singledispatch
def put(word: object, _row: Record, _tables: Record, _rules: Rules) -> StageKind:
    """Put what the kind of a stage needs into its row or the tables; which kind it is."""
    raise AssertionError(f"{word!r} is not compiled")


@put.register
def _(word: DealerNames, row: Record, _tables: Record, rules: Rules) -> StageKind:
    row["card"] = sum(1 << bit for bit, card in enumerate(rules.deck.cards) if str(card) == word.card)
    return StageKind.DEALER_NAMES


@put.register
def _(word: NamesTrump, row: Record, _tables: Record, _rules: Rules) -> StageKind:
    row["first_flag"] = word.may_pass
    return StageKind.NAMES_TRUMP


@put.register
def _(word: Offer, row: Record, _tables: Record, _rules: Rules) -> StageKind:
    row["cards"], row["first_flag"], row["second_flag"] = 1, word.alone, word.stuck
    return StageKind.OFFER


@put.register
def _(word: Passing, row: Record, _tables: Record, _rules: Rules) -> StageKind:
    row["cards"], row["turns"] = word.cards, len(word.to)
    row["steps"][: len(word.to)] = word.to
    return StageKind.PASSING


@put.register
def _(word: BlindNil, row: Record, _tables: Record, _rules: Rules) -> StageKind:
    row["cards"] = word.behind
    return StageKind.BLIND_NIL


@put.register
def _(word: Bids, _row: Record, tables: Record, rules: Rules) -> StageKind:
    tables["bids"], tables["hook"], tables["cap"] = 1, word.hook, word.most(rules.deal.longest)
    tables["bids_within_tricks"] = word.partners_within_tricks
    return StageKind.BIDS


@put.register
def _(word: Contracts, _row: Record, _tables: Record, _rules: Rules) -> StageKind:
    # The contracts themselves have a table of their own.
    del word
    return StageKind.CONTRACT_CHOICE


STAGE_WORDS = frozenset(put.registry) - {object}
"""Every stage that is compiled."""


@singledispatch
def unfit(word: object, _rules: Rules, _seats: int) -> Iterator[Message]:
    """Why a stage cannot be compiled in a game, though others of its kind can."""
    del word
    yield from ()


@unfit.register
def _(word: Passing, rules: Rules, _seats: int) -> Iterator[Message]:
    counts = {"turns": (len(word.to), TURNS), "stashes": (comb(rules.deal.longest, word.cards), STASHES)}
    for things, (count, most) in counts.items():
        if count > most:
            yield Message("kernel/too-much", {"things": things, "count": count, "most": most})


@unfit.register
def _(word: Offer, rules: Rules, seats: int) -> Iterator[Message]:
    if word.alone and len(set(rules.sides.of(seats))) * 2 < seats:
        yield Message("kernel/alone-of-three")
    if word.alone and rules.tokens is not None:
        yield Message("kernel/alone-with-tokens")


# Whom it asks


@compiled
def asks(game: Record, tables: Record) -> bool:
    """Whether the stage under way begins with a question, and to whom."""
    stage = tables.stage[game.stage]
    game.to_act = after(game, tables, game.dealer)
    game.at = CALL
    if stage.kind == DEALER_NAMES:
        game.to_act = game.dealer
        return game.decided == 0 and game.turned != NOBODY and stage.card & (ONE << U(game.turned)) != NONE
    if stage.kind == BIDS:
        return _asks_for_bid(game, tables)
    if stage.kind == BLIND_NIL:
        return _asks_blind(game, tables, stage.cards)
    if stage.kind == PASSING:
        game.at = PICK
        return game.decided == 0 and steps_in(game, stage) % game.playing != 0
    return game.decided == 0


@compiled
def _asks_for_bid(game: Record, tables: Record) -> bool:
    """The first seat after the dealer that has not bid blind."""
    game.decided = 0
    first_seat, seat = NOBODY, game.dealer
    for _ in range(game.playing):
        seat = after(game, tables, seat)
        if game.bids[seat] != NOBODY:
            game.decided += 1
        elif first_seat == NOBODY:
            first_seat = seat
    game.to_act = first_seat
    return first_seat != NOBODY


@compiled
def _asks_blind(game: Record, tables: Record, behind: int) -> bool:
    """The next seat whose side is so far behind; `decided` counts the seats that were passed over or have answered."""
    seat = game.dealer
    for place in range(game.playing):
        seat = after(game, tables, seat)
        if place >= game.decided and _is_behind(game, tables, seat, behind):
            game.decided = place
            game.to_act = seat
            return True
    return False


@compiled
def _is_behind(game: Record, tables: Record, seat: int, behind: int) -> bool:
    """Whether a side had so many points less than another one before the round."""
    for other in range(tables.seats):
        if game.side[other] != game.side[seat] and game.before[other] - game.before[seat] >= behind:
            return True
    return False


@compiled
def steps_in(game: Record, stage: Record) -> int:
    """How many seats further on cards are passed in this round."""
    return stage.steps[(game.number - 1) % stage.turns]


# What may be said


@compiled
def legal_calls(game: Record, tables: Record, out: np.ndarray) -> int:
    """Write all that may be said in the stage under way into `out`; how much it is."""
    calls, count = open_calls(game, tables), 0
    while calls:
        out[count] = first(calls)
        calls &= calls - ONE
        count += 1
    return count


@compiled
def open_calls(game: Record, tables: Record) -> np.uint64:
    """All that may be said in the stage under way, as a set."""
    if tables.stage[game.stage].is_bid:
        bids = (ONE << U(most_bid(game, tables) + 1)) - ONE
        forbidden = barred(game, tables, game.to_act)
        return bids & ~(ONE << U(forbidden)) if forbidden >= 0 else bids
    calls = NONE
    for said in range(least_call(game, tables), calls_below(game, tables)):
        if is_open(game, tables, said):
            calls |= ONE << U(said)
    return calls


@compiled
def most_bid(game: Record, tables: Record) -> int:
    """The highest bid that is open to the seat to act."""
    most = min(game.size, tables.cap)
    if tables.bids_within_tricks:
        left = game.size
        for other in range(tables.seats):
            if other != game.to_act and game.side[other] == game.side[game.to_act] and game.bids[other] > 0:
                left -= game.bids[other]
        most = min(most, left)
    return max(0, most)


@compiled
def barred(game: Record, tables: Record, seat: int) -> int:
    """The bid that the hook forbids a seat, or a number that is no bid."""
    if not tables.hook or game.decided + 1 < game.playing:
        return NOBODY
    total = 0
    for other in range(tables.seats):
        if other not in (seat, game.sits_out):
            total += game.bids[other]
    return game.size - total


@compiled
def least_call(game: Record, tables: Record) -> int:
    """The lowest number that may be said where no bid is made: 0, which passes, if one may pass."""
    stage = tables.stage[game.stage]
    if stage.kind == DEALER_NAMES:
        return 1
    if stage.kind == NAMES_TRUMP:
        return 0 if stage.first_flag and game.decided < game.playing else 1
    if stage.kind == OFFER:
        return 1 if stage.second_flag and game.decided == 2 * game.playing - 1 else 0
    return 0


@compiled
def calls_below(game: Record, tables: Record) -> int:
    """A number above all that may be said where no bid is made."""
    kind = tables.stage[game.stage].kind
    if kind == CONTRACT_CHOICE:
        return tables.contracts + 1
    if kind == BLIND_NIL:
        return 2
    if kind == OFFER:
        return 3 if game.decided < game.playing else 2 * tables.suits + 3
    return tables.suits + 1


@compiled
def is_open(game: Record, tables: Record, said: int) -> bool:
    """Whether something within those bounds may be said: in an offer, not what belongs to its other half."""
    stage = tables.stage[game.stage]
    if stage.kind != OFFER or said == 0:
        return True
    if not stage.first_flag and (said - 1) & 1:
        return False
    named = (said - 1) >> 1
    return named == 0 if game.decided < game.playing else named not in (0, tables.suit[game.turned])


# What a decision does


@compiled
def say(game: Record, tables: Record, said: int) -> int:
    """Something is said in the stage under way; what follows."""
    kind = tables.stage[game.stage].kind
    if kind == BIDS:
        return bid(game, tables, said)
    if kind == CONTRACT_CHOICE:
        return _choose(game, tables, said)
    if kind == OFFER:
        return _answer_offer(game, tables, said)
    if kind == BLIND_NIL:
        if said:
            game.bids[game.to_act] = 0
            game.blind |= 1 << game.to_act
        game.decided += 1
        return ASKS_ON
    return _name_trump(game, tables, said, kind == NAMES_TRUMP)


@compiled
def bid(game: Record, tables: Record, number: int) -> int:
    """Bid; after the last one the stage is over."""
    game.bids[game.to_act] = number
    game.decided += 1
    if game.decided == game.playing:
        return STAGE_OVER
    game.to_act = after(game, tables, game.to_act)
    while game.bids[game.to_act] != NOBODY:
        game.to_act = after(game, tables, game.to_act)
    return HAS_ASKED


@compiled
def _choose(game: Record, tables: Record, contract: int) -> int:
    """Pass (0) or choose a contract, from 1."""
    seat = game.to_act
    game.decided += 1
    if contract:
        game.contract = contract - 1
        game.declarer = seat
        for other in range(tables.seats):
            game.side[other] = 0 if other == seat else 1
    elif game.decided < game.playing:
        game.to_act = after(game, tables, seat)
        return HAS_ASKED
    else:
        game.contract = tables.all_pass
    terms = tables.contract[game.contract]
    if terms.order:
        game.order = terms.order
    if not terms.is_played:
        return THROWN_IN
    if game.declarer != NOBODY and terms.table_to == TO_SOLO:
        game.hands[seat] |= game.table
        game.at = PICK
        return HAS_ASKED
    return STAGE_OVER


@compiled
def _name_trump(game: Record, tables: Record, suit: int, undertakes: bool) -> int:
    """A suit from 1 is trump, or the naming is passed on (0)."""
    game.decided += 1
    if suit == 0:
        game.passes += 1
        game.to_act = after(game, tables, game.to_act)
        return HAS_ASKED
    game.order = suit
    if undertakes:
        game.declarer = game.to_act
    return STAGE_OVER


@compiled
def _answer_offer(game: Record, tables: Record, said: int) -> int:
    """Pass (0), or take the turned suit (1; 2 alone), or name suit n (2 n + 1; 2 n + 2 alone)."""
    game.decided += 1
    if said == 0:
        game.passes += 1
        if game.decided == 2 * game.playing:
            return THROWN_IN
        game.to_act = after(game, tables, game.to_act)
        return HAS_ASKED
    named = (said - 1) >> 1
    game.declarer = game.to_act
    game.alone = (said - 1) & 1
    game.order = named if named else tables.suit[game.turned]
    if named:
        _partner_leaves(game, tables)
        return STAGE_OVER
    game.ordered_up = 1
    game.hands[game.dealer] |= ONE << U(game.turned)
    game.to_act = game.dealer
    game.at = PICK
    return HAS_ASKED


@compiled
def pick(game: Record, tables: Record, cards: np.uint64) -> int:
    """Cards leave a hand in the stage under way; what follows."""
    seat = game.to_act
    game.hands[seat] &= ~cards
    if tables.stage[game.stage].kind == PASSING:
        return _pass_on(game, tables, cards)
    game.stash = cards
    game.stasher = seat
    _partner_leaves(game, tables)
    return STAGE_OVER


@compiled
def _pass_on(game: Record, tables: Record, cards: np.uint64) -> int:
    """Cards lie before their giver; with the last of them, everyone takes up what it was given."""
    game.given[game.to_act] = cards
    game.decided += 1
    if game.decided < game.playing:
        game.to_act = after(game, tables, game.to_act)
        return HAS_ASKED
    steps = steps_in(game, tables.stage[game.stage]) % game.playing
    for giver in range(tables.seats):
        if giver != game.sits_out:
            receiver = giver
            for _ in range(steps):
                receiver = after(game, tables, receiver)
            game.hands[receiver] |= game.given[giver]
    return STAGE_OVER


@compiled
def _partner_leaves(game: Record, tables: Record) -> None:
    """Where somebody plays without its partner, that one lays its cards down."""
    if game.alone:
        for seat in range(tables.seats):
            if seat != game.declarer and game.side[seat] == game.side[game.declarer]:
                game.sits_out = seat
        game.playing -= 1


# What to decide by rules of thumb


@compiled
def has_looked(game: Record, tables: Record) -> bool:
    """Whether the seat that is to say something has seen its cards."""
    return tables.stage[game.stage].kind != BLIND_NIL


@compiled
def call_by_thumb(game: Record, tables: Record) -> int:
    """What to say in the stage under way."""
    kind = tables.stage[game.stage].kind
    if kind == BIDS:
        highest, forbidden = most_bid(game, tables), barred(game, tables, game.to_act)
        if tables.side_contract:
            return dearest_bid(game, tables, highest, forbidden)
        return nearest_bid(game, tables, highest, forbidden)
    if kind == CONTRACT_CHOICE:
        return boldest_contract(game, tables)
    if kind == OFFER:
        return _answer_by_thumb(game, tables)
    if kind == BLIND_NIL:
        return 0
    return best_trump(game, tables)


@compiled
def _answer_by_thumb(game: Record, tables: Record) -> int:
    """Take an offer, or name a suit, with which the side may well take what it has to; alone with nearly all tricks."""
    must = least_call(game, tables) > 0
    best, most = 0, -1.0
    for said in range(1, calls_below(game, tables)):
        if not is_open(game, tables, said) or (said - 1) & 1:
            continue
        value = side_tricks(game, tables, order_brought(game, tables, said))
        if value > most:
            best, most = said, value
    usual = side_tricks_of_any(game, tables)
    if not must and most < usual + ROUGHLY * (tables.makers_need - usual):
        return 0
    own = tricks_worth(game, tables, order_brought(game, tables, best))
    is_strong = own > (1.0 + ROUGHLY) * game.size / max(1, game.playing - 1)
    return best + 1 if is_strong and is_open(game, tables, best + 1) else best


@compiled
def pick_by_thumb(game: Record, tables: Record, open_to: np.uint64, count: int) -> int:
    """Which of the cards that are open to it to pick in the stage under way."""
    if tables.stage[game.stage].kind == PASSING:
        return cards_to_give(game, tables, count)
    return cards_to_put_away(game, tables, open_to, count)


# What it means to those who learn


@compiled
def order_brought(game: Record, tables: Record, said: int) -> int:
    """The order that something said puts in force or is about, where a stage may set one."""
    kind = tables.stage[game.stage].kind
    if kind == OFFER:
        if said > 2:
            return (said - 1) >> 1
        return tables.suit[game.turned] if said or game.decided < game.playing else game.order
    if said and kind == CONTRACT_CHOICE:
        order = tables.contract[said - 1].order
        return order if order else game.order
    return said if said else game.order


@compiled
def meaning(game: Record, tables: Record, said: int) -> int:
    """Which of the MEANINGS something said has."""
    kind = tables.stage[game.stage].kind
    if kind == BIDS:
        return A_BID + min(said, NUMBERS - 1)
    if kind == CONTRACT_CHOICE:
        return A_CONTRACT + said
    if kind == BLIND_NIL:
        return BLIND + said
    if kind == DEALER_NAMES:
        return AS_DEALER
    if said == 0:
        return A_PASS
    if kind == OFFER:
        alone = (said - 1) & 1
        if said > 2:
            return A_SUIT_ALONE if alone else A_SUIT
        return THE_TURNED_ALONE if alone else THE_TURNED
    return A_SUIT


# Between the engine's rounds and the machine


@singledispatch
def answered(word: Stage, round_: Round, _ask: Ask, _passed: int) -> int:
    """How many have answered in a stage that asks, or were not asked; `passed`: how many have passed cards on."""
    return sum(call.verb == word.verbs[0] for call in round_.calls)


@answered.register
def _(word: Bids, round_: Round, _ask: Ask, _passed: int) -> int:
    del word
    return sum(round_.bids[seat] is not None for seat in round_.playing)


@answered.register
def _(word: BlindNil, round_: Round, ask: Ask, _passed: int) -> int:
    del word
    return round_.playing.index(ask.seat)


@answered.register
def _(word: Passing, _round: Round, _ask: Ask, passed: int) -> int:
    del word
    return passed


@singledispatch
def calls_in(word: Stage, _running: Record, _rules: Rules, _round: Round, _asked: int) -> Iterator[Called]:
    """All that was said in a stage that is under way or over.

    The round has those who play as they were before anybody left it; the first so many of them were asked.
    """
    del word
    yield from ()


@calls_in.register
def _(word: DealerNames, running: Record, rules: Rules, round_: Round, _asked: int) -> Iterator[Called]:
    if running["order"] and round_.turned is not None and rules.trump.is_named(round_.turned):
        yield Called(round_.dealer, "trump", word.sayings(rules)[int(running["order"])])


@calls_in.register
def _(word: NamesTrump, running: Record, rules: Rules, round_: Round, _asked: int) -> Iterator[Called]:
    yield from _until_undertaken(running, round_, "trump", word.sayings(rules), int(running["order"]))


@calls_in.register
def _(word: Offer, running: Record, rules: Rules, round_: Round, _asked: int) -> Iterator[Called]:
    named = 0 if running["ordered_up"] else int(running["order"])
    yield from _until_undertaken(running, round_, "call", word.sayings(rules), 2 * named + 1 + int(running["alone"]))


def _until_undertaken(
    running: Record, round_: Round, verb: str, sayings: tuple[str, ...], said: int
) -> Iterator[Called]:
    """Passes, and what the declarer said if there is one."""
    seats = cycle(round_.playing)
    yield from (Called(seat, verb, PASS_WORD) for seat in islice(seats, int(running["passes"])))
    if round_.declarer is not None:
        yield Called(round_.declarer, verb, sayings[said])


@calls_in.register
def _(word: Contracts, _running: Record, _rules: Rules, round_: Round, asked: int) -> Iterator[Called]:
    del word
    for seat in round_.playing[:asked] if round_.contract is None else round_.playing:
        if round_.contract is not None and seat == round_.declarer:
            yield Called(seat, "choose", round_.contract.letter)
            return
        yield Called(seat, "choose", PASS)


@calls_in.register
def _(word: Bids, running: Record, _rules: Rules, round_: Round, _asked: int) -> Iterator[Called]:
    del word
    for seat in round_.playing:
        if running["bids"][seat] >= 0 and not int(running["blind"]) >> seat & 1:
            yield Called(seat, "bid", str(running["bids"][seat]))


@calls_in.register
def _(word: BlindNil, running: Record, _rules: Rules, round_: Round, asked: int) -> Iterator[Called]:
    for seat in round_.playing[:asked]:
        if word.waits_to_look(round_, seat):
            yield Called(seat, "blind", NIL if int(running["blind"]) >> seat & 1 else LOOK)
