"""OpenSpiel's Euchre: who deals comes from chance, and the dealer is dealt the first card.

A turned card that was ordered up cannot be discarded there. Whether the maker plays alone is asked after the discard.
One side gains there what the other loses; ours writes down what is gained.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import followsuit as fs
from tests.judges.judge import Actions, Dealt, Done, Judge, Parameters, Setting, Theirs, load
from tests.judges.numbering import Numbering

CARDS = Numbering(suits="cdhs", ranks="9TJQKA", by_rank=True)
PASS, FIRST_TRUMP, ALONE, WITH_PARTNER = 24, 25, 29, 30


def deal(hands: Sequence[Sequence[str]], dealer: int, turned: str, parameters: Parameters) -> Theirs:
    """The state after a deal: the dealer, cards one at a time beginning with the dealer, the card turned."""
    state = load("euchre", parameters)
    state.apply_action(dealer)
    for place in range(5):
        for step in range(4):
            state.apply_action(CARDS.number(hands[(dealer + step) % 4][place]))
    state.apply_action(CARDS.number(turned))
    return state


class Euchre(Judge):
    """Ordering up, naming trump, going alone, bowers."""

    key = "euchre"
    theirs = "euchre"

    def settings(self) -> Iterator[Setting]:
        yield Setting(fs.game(self.key), {"stick_the_dealer": True, "allow_lone_defender": False})

    def deal(self, dealt: Dealt) -> Theirs:
        return deal(dealt.hands, dealt.dealer, dealt.round["turned"], dealt.setting.parameters)

    def numbers(self, dealt: Dealt, action: str) -> tuple[int, ...]:
        """`pass`, `order`, `trump h`, `discard 9c`, `alone`, `partner`, `play Jc`."""
        match action.split():
            case ["pass"]:
                return (PASS,)
            case ["order"]:
                return (FIRST_TRUMP + CARDS.suits.index(dealt.round["turned"][-1]),)
            case ["trump", suit]:
                return (FIRST_TRUMP + CARDS.suits.index(suit),)
            case ["alone"]:
                return (ALONE,)
            case ["partner"]:
                return (WITH_PARTNER,)
            case [_, card]:
                return (CARDS.number(card),)
            case _:
                raise ValueError(action)

    def judged(self, dealt: Dealt, done: Sequence[Done], allowed: Actions) -> Actions:
        """All but discarding the turned card."""
        barred = f"discard {dealt.round['turned']}"
        return {action: numbers for action, numbers in allowed.items() if action != barred}

    def points(self, dealt: Dealt, returns: Sequence[float]) -> list[float]:
        return [max(0.0, points) for points in returns]
