"""OpenSpiel's Euchre: who deals comes from chance, and the dealer is dealt the first card.

A turned card that was ordered up cannot be discarded there, as in ours unless it is told otherwise. Whether the maker
plays alone is asked after the discard, and in ours it is said with the call. One side gains there what the other loses;
ours writes down what is gained.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import followsuit as fs
from tests.judges.judge import Dealt, Done, Judge, Parameters, Setting, Theirs, load
from tests.judges.numbering import Numbering

CARDS = Numbering(suits="cdhs", ranks="9TJQKA", by_rank=True)
PASS, FIRST_TRUMP, ALONE, WITH_PARTNER = 24, 25, 29, 30
PASSED = 0.6
"""How often somebody passes without a thought."""


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
        for stuck in (False, True):
            game = fs.game(self.key, stick_the_dealer=stuck, alone=True, discard_turned=False)
            yield Setting(game, {"stick_the_dealer": stuck, "allow_lone_defender": False})

    def deal(self, dealt: Dealt) -> Theirs:
        return deal(dealt.hands, dealt.dealer, dealt.round["turned"], dealt.setting.parameters)

    def numbers(self, dealt: Dealt, action: str) -> tuple[int, ...]:
        """`call pass`, `call up`, `call h`, either of these `alone` as without it, `discard 9c`, `play Jc`."""
        match action.split():
            case ["call", "pass"]:
                return (PASS,)
            case ["call", "up", *_]:
                return (FIRST_TRUMP + CARDS.suits.index(dealt.round["turned"][-1]),)
            case ["call", suit, *_]:
                return (FIRST_TRUMP + CARDS.suits.index(suit),)
            case [_, card]:
                return (CARDS.number(card),)
            case _:
                raise ValueError(action)

    def choose(self, actions: Sequence[str], rng: Random) -> str:
        """Passing rather than not, so that a card is turned down, and a deal thrown in."""
        passes = actions[0] == "call pass" and rng.random() < PASSED
        return actions[0] if passes else rng.choice(actions)

    def catch_up(self, dealt: Dealt, done: Sequence[Done], state: Theirs) -> None:
        """Say alone or not as the maker did with its call, as soon as it is asked: the dealer has discarded then."""
        if state.legal_actions() != [ALONE, WITH_PARTNER]:
            return
        maker, call = next(
            (seat, action) for seat, action in done if action.startswith("call") and "pass" not in action
        )
        assert maker == state.current_player()
        state.apply_action(ALONE if call.endswith("alone") else WITH_PARTNER)

    def points(self, dealt: Dealt, done: Sequence[Done], returns: Sequence[float]) -> list[float]:
        return [max(0.0, points) for points in returns]
