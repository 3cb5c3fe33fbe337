"""The machine that plays a round of any compiled game: decide, play, take. `game` and `tables` are records of `layout`.

Every function changes `game` in place. Chance moves by itself, from the generator in the game. Players' decisions
come in as numbers (`act`) or from policies (`followsuit.kernel.policies`); what a number means depends on `game.at`
and, for what is called, on the stage: a suit, a contract from 1 (0 passes), a bid, an answer to an offer; a mask of
cards to pick, a card's bit, a token's bit (-1 for done), or 64 × seat + token to take.
"""

from __future__ import annotations

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, below, first, member, size, stream
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import CALL, DONE, LAY, LONGEST_RUN, NOBODY, NOTHING, PLAY, TAKE, Opens, Record
from followsuit.kernel.legality import fitting
from followsuit.kernel.scoring import score
from followsuit.kernel.seats import after, seat_at
from followsuit.kernel.stages import HAS_ASKED, STAGE_OVER, THROWN_IN, asks, pick, say

OPENS_DEALER, OPENS_HOLDER = int(Opens.DEALER), int(Opens.HOLDER)


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
    else:
        go_on_after(game, tables, say(game, tables, action) if at == CALL else pick(game, tables, U(action)))


@compiled
def go_on(game: Record, tables: Record) -> None:
    """The stage under way asks somebody, or the next one does; after the last one, play begins."""
    while game.stage < tables.stages:
        if asks(game, tables):
            return
        game.stage += 1
        game.decided = 0
    begin_play(game, tables)


@compiled
def go_on_after(game: Record, tables: Record, follows: int) -> None:
    """What follows something said or picked before the first card."""
    if follows == HAS_ASKED:
        return
    if follows == THROWN_IN:
        score(game, tables)
        return
    if follows == STAGE_OVER:
        game.stage += 1
        game.decided = 0
    go_on(game, tables)


@compiled
def begin_play(game: Record, tables: Record) -> None:
    """The first trick is led."""
    game.at = PLAY
    leader = after(game, tables, game.dealer)
    if tables.opens == OPENS_DEALER and game.dealer != game.sits_out:
        leader = game.dealer
    if tables.opens == OPENS_HOLDER:
        for seat in range(tables.seats):
            if seat != game.sits_out and game.hands[seat] & tables.opening_card:
                leader = seat
    begin_trick(game, leader)


@compiled
def begin_trick(game: Record, leader: int) -> None:
    """A new trick."""
    game.leader = leader
    game.to_act = leader
    game.played = 0
    game.led = NOTHING


@compiled
def put(game: Record, tables: Record, seat: int, card: int) -> None:
    """A card leaves the hand and joins the trick."""
    game.hands[seat] ^= ONE << U(card)
    game.trick_cards[game.tricks, game.played] = card
    game.trick_laid[game.tricks, game.played] = NONE
    game.played += 1
    game.gone |= ONE << U(card)
    if game.led == NOTHING:
        game.led = tables.leads[game.order, card]


@compiled
def lay(game: Record, token: int) -> None:
    """A token goes from the score area to the card just played."""
    game.score_area[game.to_act] ^= ONE << U(token)
    game.trick_laid[game.tricks, game.played - 1] |= ONE << U(token)


@compiled
def turn_over(game: Record, tables: Record) -> None:
    """The next seat plays, or the trick is taken."""
    if game.played < game.playing:
        game.to_act = after(game, tables, game.to_act)
        return
    if tables.tokens:
        for place in range(game.played):
            game.stock |= game.trick_laid[game.tricks, place]
    trick_taken(game, tables, seat_at(game, tables, winning(game, tables)))


@compiled
def power(game: Record, tables: Record, place: int, cards: np.uint64) -> np.uint64:
    """What a card of the trick counts among all cards in it: promotion, tokens, and the earlier before the later."""
    card = game.trick_cards[game.tricks, place]
    strength = U(tables.power[game.order, game.led, card])
    if tables.promoted_by[game.order, card] & cards:
        strength = U(tables.promoted_power[game.order, game.led, card])
    laid = game.trick_laid[game.tricks, place]
    if laid and strength:
        icons = tables.icons[tables.suit[card]]
        strength += size(laid & icons[0]) + size(laid & icons[1]) + size(laid & icons[2])
    return (strength << U(3)) | U(7 - place)


@compiled
def is_promoted(tables: Record, trump: int, cards: np.uint64) -> bool:
    """Whether a card of a trick is promoted by another card of it."""
    promotable = cards & tables.promotable[trump]
    while promotable:
        if tables.promoted_by[trump, first(promotable)] & cards:
            return True
        promotable &= promotable - ONE
    return False


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
def trick_taken(game: Record, tables: Record, winner: int) -> None:
    """A seat takes the trick, and a token if there are tokens."""
    game.winner = winner
    game.taken[winner] += 1
    trick = game.tricks
    game.trick_leader[trick] = game.leader
    game.trick_winner[trick] = winner
    if tables.counts_points:
        points = 0
        for place in range(game.played):
            points += tables.points[game.order, game.trick_cards[trick, place]]
        game.points[winner] += points
    if tables.melds:
        game.melds[winner] += melds_in(game, tables, trick)
    if not tables.tokens:
        trick_over(game, tables)
        return
    if game.stock:
        draw_token(game, trick, winner)
        trick_over(game, tables)
    else:
        game.at = TAKE
        game.to_act = winner


@compiled
def melds_in(game: Record, tables: Record, trick: int) -> int:
    """The points for cards that lie together in a trick: runs in a suit, a pair of trumps, four alike."""
    cards, places, differ = NONE, NONE, 0
    first_card = game.trick_cards[trick, 0]
    for place in range(game.played):
        card = game.trick_cards[trick, place]
        cards |= ONE << U(card)
        differ |= tables.rank[card] ^ tables.rank[first_card]
        if tables.run_place[card] >= 0:
            # Each suit has sixteen bits, so that no run goes on from one to the next.
            places |= ONE << U(16 * (tables.suit[card] - 1) + tables.run_place[card])
    points = 0
    for pair in tables.pair[game.order]:
        if pair and cards & pair == pair:
            points = tables.pair_points
    if places & (places >> ONE):
        points += _runs(tables, places)
    if not differ and game.played > 3:
        points += tables.alike_points[first_card]
    return points


@compiled
def _runs(tables: Record, places: np.uint64) -> int:
    """The points for the longest runs of neighbouring places."""
    points = 0
    places &= (places >> ONE) | (places << ONE)
    while places:
        # Adding the lowest place carries through its whole run.
        carried = places + (places & (~places + ONE))
        points += tables.run_points[min(first(carried) - first(places), U(LONGEST_RUN))]
        places &= carried
    return points


@compiled
def draw_token(game: Record, trick: int, winner: int) -> None:
    """Chance draws a token from the stock for the winner of a trick."""
    rng = stream(game.seed, ((U(trick) + ONE) << U(32)) | U(game.number))
    token = member(game.stock, below(rng, size(game.stock)))
    game.stock ^= token
    game.play_area[winner] |= token
    game.trick_token[trick] = first(token)
    game.trick_source[trick] = NOBODY


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
        game.declarer == winner and tables.contracts and tables.contract[game.contract].until_solo_trick
    ):
        score(game, tables)
        return
    game.at = PLAY
    begin_trick(game, winner)
