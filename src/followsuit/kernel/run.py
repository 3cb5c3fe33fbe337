"""Playing on: to the end of a round, of a game, of many games."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, below, first, member, shuffled_on, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.layout import CALL, NOBODY, NOTHING, OVER, PLAY, SCORED, Record
from followsuit.kernel.legality import one_of_each, owed, unrestrained
from followsuit.kernel.machine import act, draw_token, go_on_after, is_promoted, trick_taken, winning
from followsuit.kernel.policies import any_bid, at_random
from followsuit.kernel.scoring import score
from followsuit.kernel.seats import after, seat_at
from followsuit.kernel.stages import HAS_ASKED, bid

UNLED = U(NOTHING)
signed = np.int64


@compiled
def _lay_randomly(game: Record, rng: np.uint64, seat: np.uint64, fit: np.uint64) -> tuple[np.uint64, np.uint64]:
    """Lay random tokens of those that fit; the generator's next state, and the tokens."""
    laid = NONE
    while fit:
        rng = shuffled_on(rng)
        game.actions += 1
        chosen = below(rng, size(fit) + ONE)
        if chosen == size(fit):
            break
        token = member(fit, chosen)
        fit ^= token
        laid |= token
    game.score_area[seat] ^= laid
    return rng, laid


def _random_tricks(  # noqa: PLR0915 - one loop, kept whole for speed
    name: str, *, plain: bool = False, with_tokens: bool = False, with_duties: bool = False
) -> Callable[[Record, Record], None]:
    """Random tricks until the round is over, made for one kind of game; machine code knows them by a name of their own.

    `plain` ones count nothing but tricks; `with_duties`: some look at the winning card, or cards are held back.

    They are what `act` and `at_random` do, with the trick kept out of memory. They begin with a whole trick and draw
    the same random numbers, so both ways play the same game from a seed.
    """

    def random_tricks(game: Record, tables: Record) -> None:  # noqa: PLR0912, PLR0915 - one loop, kept whole
        # Unsigned numbers as indices: numba then need not ask whether they count from the end.
        rng, leader, tricks, trump = game.rng, U(game.to_act), U(game.tricks), U(game.order)
        playing, sits_out, seats = game.playing, U(game.sits_out), U(tables.seats)
        follow, else_follow, leads = tables.follow[trump], tables.else_follow[trump], tables.leads[trump]
        powers, anytime, copies = tables.power[trump], tables.anytime[trump], tables.faces_with_copies
        promotable, hands, fits = tables.promotable[trump], game.hands, tables.fits
        before, gone = game.tricks, game.gone
        while hands[leader]:
            seat, winner = leader, leader
            led, best, best_card, cards, laid_by_all = UNLED, NONE, NONE, NONE, NONE
            trick = game.trick_cards[tricks]
            for place in range(playing):
                hand = hands[seat]
                if with_duties and tables.duties:
                    partner_wins = place > 0 and game.side[winner] == game.side[seat]
                    legal = owed(tables, trump, led, hand, best_card, partner_wins)
                else:
                    # Both are looked up before either is asked for: then nothing has to be guessed by the processor.
                    legal, otherwise = hand & follow[led], hand & else_follow[led]
                    if legal == NONE:
                        legal = otherwise if otherwise else hand
                legal |= hand & anytime
                if with_duties and tables.restraints:
                    legal = unrestrained(tables, legal, gone, place == 0, tricks == NONE)
                if copies:
                    legal = one_of_each(tables, legal)
                rng = shuffled_on(rng)
                chosen = member(legal, below(rng, size(legal)))
                hands[seat] = hand ^ chosen
                cards |= chosen
                if with_duties:
                    gone |= chosen
                card = first(chosen)
                trick[place] = card
                if led == UNLED:
                    led = U(leads[card])
                power = U(powers[led, card])
                if with_tokens:
                    fit, laid = game.score_area[seat] & fits[card], NONE
                    if fit:
                        rng, laid = _lay_randomly(game, rng, seat, fit)
                        if laid and power:
                            icons = tables.icons[tables.suit[card]]
                            power += size(laid & icons[0]) + size(laid & icons[1]) + size(laid & icons[2])
                        laid_by_all |= laid
                    game.trick_laid[tricks, place] = laid
                power = (power << U(3)) | U(7 - place)
                if power > best:
                    best, winner = power, seat
                    if with_duties:
                        best_card = card
                seat += ONE
                if seat == seats:
                    seat = NONE
                if not plain and seat == sits_out:
                    seat = U(after(game, tables, signed(seat) - 1))
            if not plain:
                game.tricks, game.leader, game.led, game.played = signed(tricks), signed(leader), signed(led), playing
                if cards & promotable and is_promoted(tables, trump, cards):
                    winner = U(seat_at(game, tables, winning(game, tables)))
            if with_tokens:
                game.stock |= laid_by_all
            if plain or (with_tokens and game.stock):
                game.trick_leader[tricks] = leader
                game.trick_winner[tricks] = winner
                game.taken[winner] += 1
                if with_tokens:
                    draw_token(game, tricks, winner)
            else:
                trick_taken(game, tables, signed(winner))
            tricks += ONE
            leader = winner
            if not plain and game.at != PLAY:
                break
        game.rng, game.gone = rng, gone
        game.actions += (signed(tricks) - before) * playing
        if game.at == PLAY:
            game.tricks = signed(tricks)
            score(game, tables)

    random_tricks.__qualname__ = name
    return compiled(random_tricks)


_plain_tricks = _random_tricks("plain_tricks", plain=True)
_contract_tricks = _random_tricks("contract_tricks")
_token_tricks = _random_tricks("token_tricks", with_tokens=True)
_dutiful_tricks = _random_tricks("dutiful_tricks", with_duties=True)


@compiled
def _random_bids(game: Record, tables: Record) -> None:
    """Random bids until all are made: what `act` and `at_random` do, without asking each time what is to be decided."""
    rng, left = game.rng, game.playing - game.decided
    game.actions += left
    follows = HAS_ASKED
    for _ in range(left):
        rng = shuffled_on(rng)
        game.rng = rng
        follows = bid(game, tables, any_bid(game, tables))
    go_on_after(game, tables, follows)


@compiled
def random_round(game: Record, tables: Record) -> None:
    """Random play to the end of the round."""
    while game.at < SCORED:
        if game.at == CALL and tables.stage[game.stage].is_bid:
            _random_bids(game, tables)
        elif game.at != PLAY or game.played:
            act(game, tables, at_random(game, tables))
        elif tables.duties or tables.restraints:
            if tables.tokens:
                act(game, tables, at_random(game, tables))
            else:
                _dutiful_tricks(game, tables)
        elif tables.tokens:
            _token_tricks(game, tables)
        elif (
            tables.contracts
            or tables.counts_points
            or tables.melds
            or game.sits_out != NOBODY
            or tables.promotable[game.order]
        ):
            _contract_tricks(game, tables)
        else:
            _plain_tricks(game, tables)


@compiled
def random_game(game: Record, tables: Record, seed: np.uint64, number: np.uint64, most_rounds: int) -> None:
    """A whole random game from stream `number` of a seed; cut off after `most_rounds`."""
    start(game, tables, seed, number)
    deal(game, tables)
    random_round(game, tables)
    while game.at != OVER and game.number < most_rounds:
        next_round(game, tables)
        random_round(game, tables)
