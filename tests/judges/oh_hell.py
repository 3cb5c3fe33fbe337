"""OpenSpiel's Oh Hell, which always turns a trump and always has a hook for the dealer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import followsuit as fs
from tests.judges.judge import Dealt, Done, Judge, Setting, Theirs, load
from tests.judges.numbering import FRENCH, Numbering

CARDS = Numbering(suits="cdsh", ranks=FRENCH, by_rank=True)


@cache
def numbering(lowest: str) -> Numbering:
    """The numbers of a pack from a rank up to the ace: where cards are left out, the others move down."""
    return Numbering(suits=CARDS.suits, ranks=FRENCH[FRENCH.index(lowest) :], by_rank=True)


def cards_of(dealt: Dealt) -> Numbering:
    """The numbers of the pack that is played with."""
    return numbering(dealt.setting.game.rules.deck.ranks[0])


class OhHell(Judge):
    """All seat counts, hands of every length and all ways to score."""

    key = "oh-hell"
    theirs = "oh_hell"

    def settings(self) -> Iterator[Setting]:
        """With the longest hands there are; its own ways to score are two, and `exact` is read out of one of them."""
        for scoring in ("tricks", "penalty", "exact"):
            for seats in range(3, 8):
                for schedule, longest in (("down", 17), ("up-down", 4)):
                    game = fs.game("oh-hell", seats=seats, schedule=schedule, longest=longest, scoring=scoring)
                    yield Setting(game, {"players": seats, "off_bid_penalty": scoring != "tricks"})

    def deal(self, dealt: Dealt) -> Theirs:
        """How many cards, the dealer, cards one at a time beginning with player 0, the card turned."""
        hand_size = len(dealt.hands[0])
        state = load(self.theirs, {**dealt.setting.parameters, "num_tricks_fixed": hand_size})
        state.apply_action(hand_size)
        state.apply_action(dealt.dealer)
        cards = cards_of(dealt)
        for place in range(hand_size):
            for hand in dealt.hands:
                state.apply_action(cards.number(hand[place]))
        state.apply_action(cards.number(dealt.round["turned"]))
        return state

    def numbers(self, dealt: Dealt, action: str) -> tuple[int, ...]:
        """Bids follow the cards."""
        verb, what = action.split()
        cards = cards_of(dealt)
        return (len(cards.cards) + int(what) if verb == "bid" else cards.number(what),)

    def points(self, dealt: Dealt, done: Sequence[Done], returns: Sequence[float]) -> list[float]:
        """As they are; where a missed bid costs nothing, what it costs there is left out."""
        exact = dealt.setting.game.options.get("scoring") == "exact"
        return [max(0.0, points) if exact else points for points in returns]
