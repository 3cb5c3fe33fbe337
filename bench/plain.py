"""The yardstick for the engine: four hands of thirteen, played at random by the plainest Python there is.

Lists of numbers, no checks, no history, no views; a card is 13 × suit + rank and must follow suit.
"""

from __future__ import annotations

import random


def playout(rng: random.Random) -> list[int]:
    """Deal and play thirteen tricks; how many each seat took."""
    deck = list(range(52))
    rng.shuffle(deck)
    trump = deck[51] // 13
    hands = [deck[seat::4] for seat in range(4)]
    taken = [0, 0, 0, 0]
    leader = 0
    for _ in range(13):
        best, winner, led = -1, leader, -1
        for turn in range(4):
            seat = (leader + turn) % 4
            hand = hands[seat]
            legal = [card for card in hand if card // 13 == led] or hand
            card = rng.choice(legal)
            hand.remove(card)
            suit = card // 13
            if turn == 0:
                led = suit
            power = 200 + card % 13 if suit == trump else 100 + card % 13 if suit == led else 0
            if power > best:
                best, winner = power, seat
        taken[winner] += 1
        leader = winner
    return taken
