"""OpenSpiel's Hearts: no dealer, the direction of the pass comes from chance, three cards are passed one after another.

Player 0 passes first there, and nobody receives anything before all have passed; ours begins at the seat after the
dealer, who is therefore player 0. Its returns are 26 less the points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import followsuit as fs
from tests.judges.judge import Dealt, Done, Judge, Parameters, Setting, Theirs, load
from tests.judges.numbering import FRENCH, Numbering

CARDS = Numbering(suits="cdhs", ranks=FRENCH, by_rank=True)
LEFT, RIGHT, ACROSS, HOLD = 1, 3, 2, 0
DIRECTIONS = (LEFT, RIGHT, ACROSS, HOLD)
"""Round by round, and again from the first."""


def deal(hands: Sequence[Sequence[str]], direction: int, parameters: Parameters) -> Theirs:
    """The state after a deal: the direction, then cards one at a time beginning with player 0."""
    state = load("hearts", parameters)
    state.apply_action(direction)
    for place in range(13):
        for hand in hands:
            state.apply_action(CARDS.number(hand[place]))
    return state


class Hearts(Judge):
    """Passing, leads and discards that are barred, the moon."""

    key = "hearts"
    theirs = "hearts"

    def settings(self) -> Iterator[Setting]:
        """Every combination of the house rules that both have."""
        for jack, passing, queen_breaks, early_points in product((False, True), repeat=4):
            options = {"jack": jack, "passing": passing, "queen_breaks": queen_breaks, "early_points": early_points}
            parameters = {
                "jd_bonus": jack,
                "pass_cards": passing,
                "qs_breaks_hearts": queen_breaks,
                "no_pts_on_first_trick": not early_points,
            }
            yield Setting(fs.game(self.key, seats=4, **options), parameters)

    def player(self, dealt: Dealt, seat: int) -> int:
        return (seat - dealt.dealer - 1) % 4

    def deal(self, dealt: Dealt) -> Theirs:
        hands = [dealt.hands[(dealt.dealer + 1 + player) % 4] for player in range(4)]
        passed = dealt.setting.game.options["passing"]
        return deal(hands, DIRECTIONS[dealt.number % 4] if passed else HOLD, dealt.setting.parameters)

    def numbers(self, dealt: Dealt, action: str) -> tuple[int, ...]:
        """A card played, or the three passed."""
        return tuple(CARDS.number(card) for card in action.split()[1:])

    def points(self, dealt: Dealt, done: Sequence[Done], returns: Sequence[float]) -> list[float]:
        return [26 - returns[self.player(dealt, seat)] for seat in range(4)]
