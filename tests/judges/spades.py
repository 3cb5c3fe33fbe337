"""OpenSpiel's Spades: partners, nil, bags by the last digit of the score; no dealer, player 0 bids and leads first.

Its spades are never broken: who leads has to lead another suit as long as it holds one, whatever has been played. And
a side's bids are 13 together at most. Its bonus for winning looks at the score of one deal; with thresholds out of
reach the returns are what the deal scored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import followsuit as fs
from tests.judges.judge import Actions, Dealt, Done, Judge, Parameters, Setting, Theirs, load
from tests.judges.numbering import FRENCH, Numbering

CARDS = Numbering(suits="cdhs", ranks=FRENCH, by_rank=False)
FIRST_BID = 52
ONE_DEAL: Parameters = {"win_threshold": 1_000_000, "mercy_threshold": -1_000_000, "win_or_loss_bonus": 0}


def deal(hands: Sequence[Sequence[str]], bags: Sequence[int], parameters: Parameters) -> Theirs:
    """The state after a deal, one card at a time beginning with player 0, for sides that have bags already."""
    state = load("spades", parameters)
    state.set_current_scores(list(bags))
    for place in range(13):
        for hand in hands:
            state.apply_action(CARDS.number(hand[place]))
    return state


def bags_of(round_: Mapping[str, Any], side: int) -> int:
    """The tricks that the seats of a side (0: the even ones) took over their bids; none when they took fewer."""
    bids = [int(text.split()[1]) for seat, text, *_ in round_["actions"] if text.startswith("bid") and seat % 2 == side]
    taken = [trick for trick in round_["tricks"] if trick["winner"] % 2 == side]
    return max(0, len(taken) - sum(bids))


class Spades(Judge):
    """Bids, leads, nil and bags, over games of many deals."""

    key = "spades"
    theirs = "spades"

    def settings(self) -> Iterator[Setting]:
        """The usual game, and one that goes on for longer, with more bags."""
        for target, floor in ((500, -200), (1_000, -1_000)):
            yield Setting(fs.game(self.key, target=target, floor=floor), ONE_DEAL)

    def player(self, dealt: Dealt, seat: int) -> int:
        return (seat - dealt.dealer - 1) % 4

    def deal(self, dealt: Dealt) -> Theirs:
        """Bags are told as a score of so many points, of which there only the last digit counts."""
        seats = [(dealt.dealer + 1 + player) % 4 for player in range(4)]
        bags = [sum(bags_of(round_, seat % 2) for round_ in dealt.before) % 10 for seat in seats[:2]]
        return deal([dealt.hands[seat] for seat in seats], bags, dealt.setting.parameters)

    def numbers(self, dealt: Dealt, action: str) -> tuple[int, ...]:
        """Bids follow the cards, nil first."""
        verb, what = action.split()
        return (FIRST_BID + int(what) if verb == "bid" else CARDS.number(what),)

    def judged(self, dealt: Dealt, done: Sequence[Done], allowed: Actions) -> Actions:
        """Spades that may be led because they are broken are left out, if there is anything else to lead."""
        cards = [action.split()[1] for _, action in done if action.startswith("play")]
        if len(cards) % 4 or not any(card.endswith("s") for card in cards):
            return allowed
        return {action: numbers for action, numbers in allowed.items() if not action.endswith("s")} or allowed

    def choose(self, actions: Sequence[str], rng: Random) -> str:
        """Low bids, of the kind that are made; cards as they come."""
        if actions[0].startswith("bid"):
            return min(rng.choices(actions, k=4), key=actions.index)
        return rng.choice(actions)

    def points(self, dealt: Dealt, done: Sequence[Done], returns: Sequence[float]) -> list[float]:
        return [returns[self.player(dealt, seat)] for seat in range(4)]
