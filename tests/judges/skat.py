"""OpenSpiel's Skat: no auction of values, the first who names a game plays it, and it counts card points only.

The game is named before the skat is seen; the skat is always taken. So it judges what may be put away and played, who
takes the tricks and the card points, not what a game is worth: ours is the page in `tests/skat.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import followsuit as fs
from tests import skat
from tests.judges.judge import Dealt, Done, Judge, Setting, Theirs, load
from tests.judges.numbering import Numbering

CARDS = Numbering(suits="dhsc", ranks="789QKTAJ", by_rank=False)
PASS = 32
GAMES = {"D": 33, "H": 34, "S": 35, "C": 36, "G": 37, "N": 38}


def deal(hands: Sequence[Sequence[str]], table: Sequence[str]) -> Theirs:
    """The state after a deal; the first hand is forehand's, who names a game or passes first, and leads."""
    state = load("skat", {})
    for first, last in ((0, 3), (None, None), (3, 7), (7, 10)):
        dealt = [table] if first is None else [hand[first:last] for hand in hands]
        for card in (card for cards in dealt for card in cards):
            state.apply_action(CARDS.number(card))
    return state


def solo_points(solo_return: float) -> int:
    """The card points of the solo side, discards included, by the return of the solo player; in Null 90 or 30."""
    return round(60 + 120 * solo_return)


class Skat(Judge):
    """Contracts with an order each, what is put away, card points, and Null that ends with the solo player's trick."""

    key = "skat"
    theirs = "skat"

    def settings(self) -> Iterator[Setting]:
        yield Setting(fs.Game.of(skat.skat))

    def player(self, dealt: Dealt, seat: int) -> int:
        return (seat - dealt.dealer - 1) % 3

    def deal(self, dealt: Dealt) -> Theirs:
        hands = [dealt.hands[(dealt.dealer + 1 + player) % 3] for player in range(3)]
        return deal(hands, dealt.round["table"])

    def numbers(self, dealt: Dealt, action: str) -> tuple[int, ...]:
        """`choose P`, `choose G`, `stash 7c 8c`, `play Jc`."""
        verb, *what = action.split()
        if verb == "choose":
            return (GAMES.get(what[0], PASS),)
        return tuple(CARDS.number(card) for card in what)

    def scored(self, dealt: Dealt, round_: Mapping[str, Any]) -> list[float]:
        """The scores, then the card points of the solo side and of the others, where they count."""
        solo, game = chosen([(seat, text) for seat, text, *_ in round_["actions"]])
        if solo is None or game == "N":
            return list(round_["scores"])
        put_away = next(text.split()[1:] for _, text, *_ in round_["actions"] if text.startswith("stash"))
        sides = [put_away, []]
        for trick in round_["tricks"]:
            sides[trick["winner"] != solo] += trick["cards"]
        parse = dealt.setting.game.rules.deck.parse
        return [*round_["scores"], *(skat.POINTS.count(map(parse, cards)) for cards in sides)]

    def points(self, dealt: Dealt, done: Sequence[Done], returns: Sequence[float]) -> list[float]:
        solo, game = chosen(done)
        if solo is None:
            return list(returns)
        ours = [returns[self.player(dealt, seat)] for seat in range(3)]
        reached, others = solo_points(ours[solo]), round(60 + 240 * ours[solo - 1])
        if game == "N":
            value = skat.WON if reached > 60 else skat.LOST
        else:
            value = next(value for least, value in skat.STEPS if reached >= least)
        scores = [2 * value if seat == solo else -value for seat in range(3)]
        return [*scores] if game == "N" else [*scores, reached, others]


def chosen(done: Sequence[Done]) -> tuple[int | None, str]:
    """Who plays alone, and which game; nobody if all have passed."""
    choices = [(seat, text.split()[1]) for seat, text in done if text.startswith("choose")]
    seat, letter = choices[-1]
    return (seat, letter) if letter in GAMES else (None, "")
