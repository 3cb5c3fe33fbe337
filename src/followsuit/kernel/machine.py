"""The machine that plays any compiled game: deal, decide, play, score. `game` and `tables` are records of `layout`.

Every function changes `game` in place. Chance moves by itself, from the generator in the game. Players' decisions
come in as numbers (`act`) or from policies (`followsuit.kernel.policies`); what a number means depends on `game.at`:
a suit, a contract from 1 (0 passes), a mask of cards to stash, a bid, a card's bit, a token's bit (-1 for done), or
64 × seat + token to take.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, below, first, member, shuffled_on, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import (
    DUES,
    NAMED,
    NOBODY,
    NOTHING,
    STEPS,
    At,
    Ending,
    Pays,
    TableTo,
    Term,
    TrumpBy,
    Turned,
)

DEAL, NAME_TRUMP, CHOOSE, STASH, BID = map(int, (At.DEAL, At.NAME_TRUMP, At.CHOOSE, At.STASH, At.BID))
PLAY, LAY, TAKE, SCORED, OVER = map(int, (At.PLAY, At.LAY, At.TAKE, At.SCORED, At.OVER))
TURNED_DEALERS, TURNED_NEXT = int(Turned.DEALERS), int(Turned.NEXT)
TRUMP_DRAWN, TRUMP_TURNED = int(TrumpBy.DRAWN), int(TrumpBy.TURNED)
TO_SOLO = int(TableTo.SOLO)
LADDER, TAKE_NOTHING, MOST_TRICKS_LOSE = int(Pays.LADDER), int(Pays.TAKE_NOTHING), int(Pays.MOST_TRICKS_LOSE)
PER_TRICK, NO_TRICK, DOUBLED, EXACT = map(int, (Term.PER_TRICK, Term.NO_TRICK, Term.DOUBLED, Term.EXACT))
EXACT_ZERO, MISSED, ICONS, CONTRACT = map(int, (Term.EXACT_ZERO, Term.MISSED, Term.ICONS, Term.CONTRACT))
EXACTLY_ZERO, NEAREST, MOST_POINTS = map(int, (Ending.EXACTLY_ZERO, Ending.NEAREST_TO_ZERO, Ending.MOST_POINTS))
DONE = -1

Record = Any
"""A game or its tables: numba sees record types."""


@compiled
def start(game: Record, tables: Record, seed: np.uint64, number: np.uint64) -> None:
    """Begin a game with stream `number` of a seed: the first dealer is drawn, the first round waits for its deal.

    What chance does depends on the seed, the round and the trick only, so the same seed deals the same cards to whoever
    plays; random players draw from the generator in the game.
    """
    game.seed = stream(seed, number)
    game.rng = shuffled_on(game.seed)
    game.dealer = np.int64(below(game.rng, U(tables.seats)))
    game.number = 0
    game.actions = 0
    game.dues = 0
    game.winners = 0
    game.stock = (ONE << U(tables.tokens)) - ONE
    for seat in range(tables.seats):
        game.totals[seat] = tables.start
        game.score_area[seat] = NONE
        game.play_area[seat] = NONE
    game.at = DEAL
    game.to_act = NOBODY


@compiled
def deal(game: Record, tables: Record) -> None:
    """Begin the next round: shuffle, deal, turn, find trump. The dealer is already the right one."""
    game.number += 1
    game.size = tables.hand_size[game.number - 1] if tables.rounds else tables.hand_size[0]
    game.sits_out = game.dealer if tables.dealer_sits_out else NOBODY
    game.playing = tables.seats - 1 if tables.dealer_sits_out else tables.seats
    for seat in range(tables.seats):
        game.before[seat] = game.totals[seat]
        game.bids[seat] = NOBODY
        game.taken[seat] = 0
        game.points[seat] = 0
        if tables.tokens:
            game.icons_before[seat] = worth(tables, game.score_area[seat])
    game.turned = NOBODY
    game.trump = 0
    game.decided = 0
    game.contract = NOBODY
    game.solo = NOBODY
    game.stash = NONE
    game.tricks = 0
    game.played = 0
    game.void = 0
    rng = stream(game.seed, U(game.number))
    left = tables.pack[game.size]
    count = size(left)
    for seat in range(tables.seats):
        hand = NONE
        if seat != game.sits_out:
            for _ in range(game.size):
                rng = shuffled_on(rng)
                card = member(left, below(rng, count))
                left ^= card
                hand |= card
                count -= ONE
        game.hands[seat] = hand
        game.dealt[seat] = hand
    game.table = NONE
    for _ in range(tables.on_table):
        rng = shuffled_on(rng)
        card = member(left, below(rng, count))
        left ^= card
        game.table |= card
        count -= ONE
    _turn(game, tables, left, shuffled_on(rng))


@compiled
def _turn(game: Record, tables: Record, undealt: np.uint64, rng: np.uint64) -> None:
    """Turn a card up or draw trump; then the decisions before play begin."""
    if tables.turned == TURNED_DEALERS:
        hand = game.hands[game.dealer]
        game.turned = np.int64(first(member(hand, below(rng, size(hand)))))
    elif tables.turned == TURNED_NEXT and game.size < tables.turned_below:
        game.turned = np.int64(first(member(undealt, below(rng, size(undealt)))))
    if tables.trump_by == TRUMP_DRAWN:
        game.trump = np.int64(below(rng, U(tables.suits))) + 1
    elif tables.trump_by == TRUMP_TURNED and game.turned != NOBODY:
        game.trump = tables.trump_of[game.turned]
        if game.trump == NAMED:
            game.trump = 0
            game.at = NAME_TRUMP
            game.to_act = game.dealer
            return
    begin_choosing(game, tables)


@compiled
def after(game: Record, tables: Record, seat: int) -> int:
    """The next seat clockwise among those who play."""
    seat = seat + 1 if seat + 1 < tables.seats else 0
    if seat == game.sits_out:
        seat = seat + 1 if seat + 1 < tables.seats else 0
    return seat


@compiled
def begin_choosing(game: Record, tables: Record) -> None:
    """Whatever this game decides before play, or play itself."""
    game.to_act = after(game, tables, game.dealer)
    if tables.contracts:
        game.at = CHOOSE
    elif tables.bids:
        game.at = BID
    else:
        begin_play(game, tables)


@compiled
def begin_play(game: Record, tables: Record) -> None:
    """The first trick is led."""
    game.at = PLAY
    leader = game.dealer if tables.dealer_leads else after(game, tables, game.dealer)
    begin_trick(game, leader)


@compiled
def begin_trick(game: Record, leader: int) -> None:
    """A new trick."""
    game.leader = leader
    game.to_act = leader
    game.played = 0
    game.led = NOTHING


@compiled
def barred(game: Record, tables: Record, seat: int) -> int:
    """The bid that the hook forbids a seat, or a number that is no bid."""
    if not tables.hook or seat != game.dealer:
        return NOBODY
    total = 0
    for other in range(tables.seats):
        if other != seat:
            total += game.bids[other]
    return game.size - total


@compiled
def choose(game: Record, tables: Record, contract: int) -> None:
    """Pass (0) or choose a contract, from 1."""
    seat = game.to_act
    game.decided += 1
    if contract:
        game.contract = contract - 1
        game.solo = seat
    elif game.decided < game.playing:
        game.to_act = after(game, tables, seat)
        return
    else:
        game.contract = tables.all_pass
    terms = tables.contract[game.contract]
    if not terms.is_played:
        score(game, tables)
    elif game.solo != NOBODY and terms.table_to == TO_SOLO:
        game.hands[seat] |= game.table
        game.at = STASH
    else:
        begin_play(game, tables)


@compiled
def bid(game: Record, tables: Record, number: int) -> None:
    """Bid; after the last one play begins."""
    game.bids[game.to_act] = number
    game.decided += 1
    if game.decided < game.playing:
        game.to_act = after(game, tables, game.to_act)
    else:
        begin_play(game, tables)


@compiled
def act(game: Record, tables: Record, action: int) -> None:
    """One decision of the seat to act; it must be legal."""
    at = game.at
    game.actions += 1
    if at == PLAY:
        put(game, tables, game.to_act, action)
        if tables.tokens and fitting(game, tables, game.to_act):
            game.at = LAY
        else:
            turn_over(game, tables)
    elif at == LAY:
        if action != DONE:
            lay(game, action)
        if action == DONE or not fitting(game, tables, game.to_act):
            game.at = PLAY
            turn_over(game, tables)
    elif at == TAKE:
        take(game, action)
        trick_over(game, tables)
    elif at == BID:
        bid(game, tables, action)
    elif at == CHOOSE:
        choose(game, tables, action)
    elif at == STASH:
        game.stash = U(action)
        game.hands[game.to_act] &= ~game.stash
        begin_play(game, tables)
    elif at == NAME_TRUMP:
        game.trump = action
        begin_choosing(game, tables)


@compiled
def put(game: Record, tables: Record, seat: int, card: int) -> None:
    """A card leaves the hand and joins the trick."""
    game.hands[seat] ^= ONE << U(card)
    game.trick_cards[game.tricks, game.played] = card
    game.trick_laid[game.tricks, game.played] = NONE
    game.played += 1
    if game.led == NOTHING:
        game.led = tables.leads[game.trump, card]


@compiled
def legal_cards(game: Record, tables: Record, seat: int) -> np.uint64:
    """The cards of a hand that may be played now; of copies of one face, one."""
    hand = game.hands[seat]
    legal = hand & tables.follow[game.trump, game.led]
    if legal == NONE:
        legal = hand & tables.else_follow[game.trump, game.led]
        if legal == NONE:
            legal = hand
    return one_of_each(tables, legal | (hand & tables.anytime))


@compiled
def one_of_each(tables: Record, cards: np.uint64) -> np.uint64:
    """Of copies of one face, only the first."""
    if tables.copies[0]:
        for index in range(2):
            copies = cards & tables.copies[index]
            cards ^= copies ^ (copies & (~copies + ONE))
    return cards


@compiled
def fitting(game: Record, tables: Record, seat: int) -> np.uint64:
    """The tokens a seat may lay with the card it has just played."""
    suit = tables.suit[game.trick_cards[game.tricks, game.played - 1]]
    return game.score_area[seat] & tables.icons[suit, 0] if suit else NONE


@compiled
def lay(game: Record, token: int) -> None:
    """A token goes from the score area to the card just played."""
    game.score_area[game.to_act] ^= ONE << U(token)
    game.trick_laid[game.tricks, game.played - 1] |= ONE << U(token)


@compiled
def worth(tables: Record, tokens: np.uint64) -> int:
    """The icons on some tokens."""
    return np.int64(
        size(tokens & tables.icons[0, 0]) + size(tokens & tables.icons[0, 1]) + size(tokens & tables.icons[0, 2])
    )


@compiled
def power(game: Record, tables: Record, place: int, cards: np.uint64) -> np.uint64:
    """What a card of the trick counts among all cards in it: promotion, tokens, and the earlier before the later."""
    card = game.trick_cards[game.tricks, place]
    strength = U(tables.power[game.trump, game.led, card])
    if tables.promoted_by[game.trump, card] & cards:
        strength = U(tables.promoted_power[game.trump, game.led, card])
    laid = game.trick_laid[game.tricks, place]
    if laid and strength:
        icons = tables.icons[tables.suit[card]]
        strength += size(laid & icons[0]) + size(laid & icons[1]) + size(laid & icons[2])
    return (strength << U(3)) | U(7 - place)


@compiled
def winning(game: Record, tables: Record) -> int:
    """The place in the trick of the card that is winning it."""
    cards = NONE
    for place in range(game.played):
        cards |= ONE << U(game.trick_cards[game.tricks, place])
    best, winner = NONE, 0
    for place in range(game.played):
        strength = power(game, tables, place, cards)
        if strength > best:
            best, winner = strength, place
    return winner


@compiled
def seat_at(game: Record, tables: Record, place: int) -> int:
    """Who plays to the trick at a place."""
    seat = game.leader
    for _ in range(place):
        seat = after(game, tables, seat)
    return seat


@compiled
def turn_over(game: Record, tables: Record) -> None:
    """The next seat plays, or the trick is taken."""
    if game.played < game.playing:
        game.to_act = after(game, tables, game.to_act)
        return
    trick_taken(game, tables, seat_at(game, tables, winning(game, tables)))


@compiled
def trick_taken(game: Record, tables: Record, winner: int) -> None:
    """A seat takes the trick, and a token if there are tokens."""
    game.winner = winner
    game.taken[winner] += 1
    trick = game.tricks
    game.trick_leader[trick] = game.leader
    game.trick_winner[trick] = winner
    if tables.contracts:
        for place in range(game.played):
            game.points[winner] += tables.points[game.trick_cards[trick, place]]
    if not tables.tokens:
        trick_over(game, tables)
        return
    game.trick_token[trick] = NOBODY
    game.trick_source[trick] = NOBODY
    for place in range(game.played):
        game.stock |= game.trick_laid[trick, place]
    if game.stock:
        rng = stream(game.seed, U((game.tricks + 1) << 32 | game.number))
        token = member(game.stock, below(rng, size(game.stock)))
        game.stock ^= token
        game.play_area[winner] |= token
        game.trick_token[trick] = first(token)
        trick_over(game, tables)
    else:
        game.at = TAKE
        game.to_act = winner


@compiled
def is_source(game: Record, tables: Record, seat: int) -> bool:
    """Whether the winner of the trick may take a token from a seat."""
    most, leaders = U(0), 0
    for other in range(tables.seats):
        tokens = size(game.score_area[other])
        if tokens > most:
            most, leaders = tokens, 1
        elif tokens == most:
            leaders += 1
    return size(game.score_area[seat]) == most and (seat != game.to_act or leaders == 1)


@compiled
def take(game: Record, action: int) -> None:
    """The winner takes a token where the most lie."""
    source, token = action >> 6, action & 63
    game.score_area[source] ^= ONE << U(token)
    game.play_area[game.to_act] |= ONE << U(token)
    game.trick_token[game.tricks] = token
    game.trick_source[game.tricks] = source


@compiled
def trick_over(game: Record, tables: Record) -> None:
    """The winner leads the next trick, or the round is scored."""
    game.tricks += 1
    winner = game.winner
    if not game.hands[winner] or (
        game.solo == winner and tables.contracts and tables.contract[game.contract].until_solo_trick
    ):
        score(game, tables)
        return
    game.at = PLAY
    begin_trick(game, winner)


@compiled
def score(game: Record, tables: Record) -> None:
    """Score the round; then the next one waits for its deal, or the game is over."""
    game.to_act = NOBODY
    game.played = 0
    for seat in range(tables.seats):
        game.scores[seat] = 0
        if tables.tokens:
            game.score_area[seat] |= game.play_area[seat]
            game.play_area[seat] = NONE
    for index in range(tables.terms):
        term = tables.term[index]
        if term[0] == CONTRACT:
            pay_contract(game, tables)
        else:
            for seat in range(tables.seats):
                game.scores[seat] = with_term(game, tables, seat, term[0], term[1], term[2])
    for seat in range(tables.seats):
        game.totals[seat] = game.before[seat] + game.scores[seat]
    finish(game, tables)


@compiled
def with_term(game: Record, tables: Record, seat: int, term: int, one: int, two: int) -> int:
    """A seat's score with one term more."""
    so_far, taken, called = game.scores[seat], game.taken[seat], game.bids[seat]
    if term == PER_TRICK:
        return so_far + one * taken
    if term == NO_TRICK:
        return so_far if taken else so_far + one
    if term == DOUBLED:
        return so_far * 2 if game.trump == one else so_far
    if term == EXACT:
        return so_far + one + two * taken if called == taken else so_far
    if term == EXACT_ZERO:
        return so_far + one if called == 0 and taken == 0 and game.size >= two else so_far
    if term == MISSED:
        return so_far + one * abs(called - taken)
    return so_far + worth(tables, game.score_area[seat]) - game.icons_before[seat]


@compiled
def solo_pays(game: Record, tables: Record, value: int) -> None:
    """Every other seat pays a value to the solo player."""
    for seat in range(tables.seats):
        game.scores[seat] += value * (tables.seats - 1) if seat == game.solo else -value


@compiled
def pay_contract(game: Record, tables: Record) -> None:
    """What the contract pays, and the due it takes off."""
    terms = tables.contract[game.contract]
    if terms.pays == LADDER:
        solo_pays(game, tables, _ladder(game, tables))
    elif terms.pays == TAKE_NOTHING:
        solo_pays(game, tables, terms.all_tricks if game.taken[game.solo] else terms.no_trick)
    elif terms.pays == MOST_TRICKS_LOSE:
        loser = _loser(game, tables)
        for seat in range(tables.seats):
            game.scores[seat] += -terms.value[0] * (tables.seats - 1) if seat == loser else terms.value[0]
    if tables.dues:
        _settle_dues(game, tables)


@compiled
def _ladder(game: Record, tables: Record) -> int:
    """The value of the step that the solo side has reached."""
    terms = tables.contract[game.contract]
    tricks = game.taken[game.solo]
    if tricks == game.tricks:
        return terms.all_tricks
    if tricks == 0:
        return terms.no_trick
    points = game.points[game.solo]
    stash = game.stash
    while stash:
        points += tables.points[first(stash)]
        stash &= stash - ONE
    for step in range(STEPS):
        if points >= terms.least[step]:
            return terms.value[step]
    return terms.value[STEPS - 1]


@compiled
def _loser(game: Record, tables: Record) -> int:
    """Most tricks, then most points, then the last trick, then the nearest after the dealer."""
    loser, last = NOBODY, game.trick_winner[game.tricks - 1]
    seat = game.dealer
    for _ in range(game.playing):
        seat = after(game, tables, seat)
        if loser == NOBODY:
            loser = seat
            continue
        worse = game.taken[seat] - game.taken[loser]
        if worse == 0:
            worse = game.points[seat] - game.points[loser]
        if worse > 0 or (worse == 0 and seat == last):
            loser = seat
    return loser


@compiled
def _settle_dues(game: Record, tables: Record) -> None:
    """A passed-out round or a lost contract writes a due; a won one takes one off."""
    terms, solo = tables.contract[game.contract], game.solo
    if not terms.is_played:
        _write_due(game, NOBODY)
        return
    if not terms.settles_dues or solo == NOBODY:
        return
    if game.scores[solo] < 0:
        _write_due(game, solo)
        return
    if game.dues == 0:
        return
    place = 0
    for index in range(game.dues):
        if game.due[index] == NOBODY:
            place = index
            break
    owner = game.due[place]
    game.dues -= 1
    for index in range(place, game.dues):
        game.due[index] = game.due[index + 1]
    if owner == NOBODY:
        solo_pays(game, tables, tables.due_collective)
    elif owner != solo:
        game.scores[solo] += tables.due_private
        game.scores[owner] -= tables.due_private


@compiled
def _write_due(game: Record, owner: int) -> None:
    """Write a due, while there is room for it: no table of a few hundred rounds reaches the limit."""
    if game.dues < DUES:
        game.due[game.dues] = owner
        game.dues += 1


@compiled
def finish(game: Record, tables: Record) -> None:
    """Whether the round counts, and whether the game is over; the deal moves on."""
    seats = tables.seats
    for index in range(tables.endings):
        if tables.ending[index, 0] == EXACTLY_ZERO and tables.ending[index, 1]:
            at_zero = 0
            for seat in range(seats):
                at_zero += game.totals[seat] == 0
            if at_zero > 1:
                game.void = 1
                for seat in range(seats):
                    game.scores[seat] = 0
                    game.totals[seat] = game.before[seat]
    game.at = SCORED
    for index in range(tables.endings):
        game.winners = _winners(game, tables, tables.ending[index, 0], tables.ending[index, 1])
        if game.winners:
            game.at = OVER
            return


@compiled
def _winners(game: Record, tables: Record, ending: int, rounds: int) -> int:
    """Who has won by one way of ending, as a mask of seats; 0 while the game goes on."""
    if ending == EXACTLY_ZERO:
        wanted = 0
    elif game.number < rounds or rounds == 0:
        return 0
    else:
        wanted = -abs(game.totals[0]) if ending == NEAREST else game.totals[0]
        for seat in range(1, tables.seats):
            reached = -abs(game.totals[seat]) if ending == NEAREST else game.totals[seat]
            wanted = max(wanted, reached)
    winners = 0
    for seat in range(tables.seats):
        reached = -abs(game.totals[seat]) if ending == NEAREST else game.totals[seat]
        if reached == wanted:
            winners |= 1 << seat
    return winners


@compiled
def next_round(game: Record, tables: Record) -> None:
    """After a round is scored: the deal moves on and the cards are dealt."""
    game.dealer = game.dealer + 1 if game.dealer + 1 < tables.seats else 0
    deal(game, tables)


@compiled
def legal(game: Record, tables: Record, out: np.ndarray) -> int:
    """Write every legal decision of the seat to act into `out`; how many there are."""
    at, seat, count = game.at, game.to_act, 0
    if at in (PLAY, LAY):
        members = legal_cards(game, tables, seat) if at == PLAY else fitting(game, tables, seat)
        while members:
            out[count] = first(members)
            members &= members - ONE
            count += 1
        if at == LAY:
            out[count] = DONE
            count += 1
    elif at == BID:
        forbidden = barred(game, tables, seat)
        for number in range(min(game.size, tables.cap) + 1):
            if number != forbidden:
                out[count] = number
                count += 1
    elif at == TAKE:
        for source in range(tables.seats):
            if is_source(game, tables, source):
                tokens = game.score_area[source]
                while tokens:
                    out[count] = (source << 6) | np.int64(first(tokens))
                    tokens &= tokens - ONE
                    count += 1
    elif at == CHOOSE:
        for contract in range(tables.contracts + 1):
            out[count] = contract
            count += 1
    elif at == STASH:
        count = _legal_stashes(game, tables, out)
    elif at == NAME_TRUMP:
        for suit in range(1, tables.suits + 1):
            out[count] = suit
            count += 1
    return count


@compiled
def _legal_stashes(game: Record, tables: Record, out: np.ndarray) -> int:
    """Every choice of so many cards of the hand, the places chosen counted up by Gosper's rule."""
    hand, count = game.hands[game.to_act], 0
    places = (ONE << U(tables.contract[game.contract].stash)) - ONE
    while places < ONE << size(hand):
        stash, left = NONE, places
        while left:
            stash |= member(hand, first(left))
            left &= left - ONE
        out[count] = stash
        count += 1
        low = places & (~places + ONE)
        carried = places + low
        places = (((places ^ carried) >> U(2)) // low) | carried
    return count
