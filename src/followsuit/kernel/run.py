"""Playing on: to the end of a round, of a game, of many games."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from followsuit.kernel.bits import NONE, ONE, U, below, first, member, shuffled_on, size
from followsuit.kernel.compiling import compiled
from followsuit.kernel.layout import NOTHING
from followsuit.kernel.machine import (
    OVER,
    PLAY,
    SCORED,
    Record,
    act,
    after,
    deal,
    next_round,
    one_of_each,
    score,
    seat_at,
    start,
    trick_taken,
    winning,
)
from followsuit.kernel.policies import at_random

UNLED = U(NOTHING)


@compiled
def _lay_randomly(
    game: Record, icons: np.ndarray, rng: np.uint64, seat: np.uint64, suit: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """Lay random tokens with a card of a suit; the generator's next state, and the tokens."""
    held = game.score_area[seat]
    fit, laid = held & icons[suit, 0], NONE
    while fit:
        rng = shuffled_on(rng)
        game.actions += 1
        chosen = below(rng, size(fit) + ONE)
        if chosen == size(fit):
            break
        token = member(fit, chosen)
        fit ^= token
        laid |= token
    game.score_area[seat] = held ^ laid
    return rng, laid


def _random_tricks(  # noqa: PLR0915 - one loop, kept whole for speed
    *, plain: bool, with_tokens: bool
) -> Callable[[Record, Record], None]:
    """Random tricks until the round is over, made for one kind of game; `plain` ones have no contracts and no tokens.

    They are what `act` and `at_random` do, with the trick kept out of memory. They begin with a whole trick and draw
    the same random numbers, so both ways play the same game from a seed.
    """

    @compiled
    def random_tricks(game: Record, tables: Record) -> None:  # noqa: PLR0912, PLR0915 - one loop, kept whole
        # Unsigned numbers as indices: numba then need not ask whether they count from the end.
        rng, leader, tricks, trump = game.rng, U(game.to_act), U(game.tricks), U(game.trump)
        playing, sits_out, seats = game.playing, U(game.sits_out), U(tables.seats)
        follow, else_follow, leads = tables.follow[trump], tables.else_follow[trump], tables.leads[trump]
        powers, anytime, copies = tables.power[trump], tables.anytime, tables.copies[0]
        promotable, promoters, hands = tables.promotable[trump], tables.promoters[trump], game.hands
        while hands[leader]:
            seat, winner = leader, leader
            led, best, cards = UNLED, NONE, NONE
            trick = game.trick_cards[tricks]
            for place in range(playing):
                hand = hands[seat]
                legal = hand & follow[led]
                if legal == NONE:
                    legal = hand & else_follow[led]
                    if legal == NONE:
                        legal = hand
                legal |= hand & anytime
                if copies:
                    legal = one_of_each(tables, legal)
                rng = shuffled_on(rng)
                chosen = member(legal, below(rng, size(legal)))
                hands[seat] = hand ^ chosen
                cards |= chosen
                card = first(chosen)
                trick[place] = card
                if led == UNLED:
                    led = U(leads[card])
                power = U(powers[led, card])
                if with_tokens:
                    suit, laid = U(tables.suit[card]), NONE
                    if suit:
                        rng, laid = _lay_randomly(game, tables.icons, rng, seat, suit)
                        if laid and power:
                            icons = tables.icons[suit]
                            power += size(laid & icons[0]) + size(laid & icons[1]) + size(laid & icons[2])
                    game.trick_laid[tricks, place] = laid
                power = (power << U(3)) | U(7 - place)
                if power > best:
                    best, winner = power, seat
                seat += ONE
                if seat == seats:
                    seat = NONE
                if not plain and seat == sits_out:
                    seat = U(after(game, tables, np.int64(seat) - 1))
            if plain:
                game.trick_leader[tricks] = leader
                game.trick_winner[tricks] = winner
                game.taken[winner] += 1
            else:
                game.actions += playing
                game.leader, game.led, game.played = np.int64(leader), np.int64(led), playing
                if cards & promotable and cards & promoters:
                    winner = U(seat_at(game, tables, winning(game, tables)))
                trick_taken(game, tables, np.int64(winner))
                if game.at != PLAY:
                    break
            tricks += ONE
            leader = winner
        game.rng = rng
        if plain:
            game.actions += (np.int64(tricks) - game.tricks) * playing
            game.tricks = np.int64(tricks)
            score(game, tables)

    return random_tricks


_plain_tricks = _random_tricks(plain=True, with_tokens=False)
_contract_tricks = _random_tricks(plain=False, with_tokens=False)
_token_tricks = _random_tricks(plain=False, with_tokens=True)


@compiled
def random_round(game: Record, tables: Record) -> None:
    """Random play to the end of the round."""
    while game.at < SCORED:
        if game.at != PLAY or game.played:
            act(game, tables, at_random(game, tables))
        elif tables.tokens:
            _token_tricks(game, tables)
        elif tables.contracts or tables.promotable[game.trump]:
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
