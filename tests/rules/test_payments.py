"""What a contract pays."""

from __future__ import annotations

from followsuit.rules import Rules
from followsuit.rules.check import problems
from tests.rules.spoilt import Mistakes, chosen, each_of, laddered

MISTAKES: Mistakes = {
    "a ladder that does not reach zero": (
        chosen(laddered((91, 2), (61, 1), (31, -2))),
        3,
        "`contracts`: Big: the `steps` of its Ladder do not reach 0: end with a step of 0 points.",
    ),
    "a ladder that rises": (
        chosen(laddered((61, 1), (91, 2), (31, -2), (0, -3))),
        3,
        "`contracts`: Big: the `steps` of its Ladder do not fall: write them from the most points to the least.",
    ),
    "a ladder with a step twice": (
        chosen(laddered((91, 2), (61, 1), (61, -2), (0, -3))),
        3,
        "`contracts`: Big: the `steps` of its Ladder do not fall: write them from the most points to the least.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_pays_a_contract_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
