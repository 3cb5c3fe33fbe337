"""The terms of a round's score, each by itself."""

from dataclasses import replace

import pytest

from followsuit.games.ninja_whist import TOKENS
from followsuit.games.zole import BIG
from followsuit.rules import (
    Bids,
    DoubledWhenTrump,
    ExactBid,
    ExactZero,
    IconsGained,
    MakersNeedMost,
    MissedBid,
    NoTrick,
    Partners,
    PerTrick,
    Rules,
    SideContract,
    Tokens,
)
from followsuit.rules.check import problems
from followsuit.rules.round import Areas, Round
from followsuit.rules.score import bid_scores
from tests.rules.spoilt import CHOSEN, TOKENED, Mistakes, chosen, each_of, scored

START = (100, 200, 300)


def ended(
    *,
    taken: tuple[int, ...] = (0, 0, 0),
    bids: tuple[int, ...] = (0, 0, 0),
    hand_size: int = 5,
    trump: str | None = None,
    areas: Areas | None = None,
    areas_before: Areas | None = None,
) -> Round:
    """A round of three seats as it is when scored."""
    return Round(
        1,
        dealer=2,
        playing=(0, 1, 2),
        hand_size=hand_size,
        before=(0, 0, 0),
        taken=taken,
        bids=bids,
        order=trump,
        areas=areas,
        areas_before=areas_before,
    )


def test_points_for_each_trick_are_added_to_what_came_before():
    """A term changes the score so far, seat by seat."""
    assert (100, 198, 297) == PerTrick(-1).scores(ended(taken=(0, 2, 3)), START, {})


def test_points_for_no_trick_are_only_for_those_without_one():
    """One trick is enough to escape."""
    assert (105, 200, 300) == NoTrick(+5).scores(ended(taken=(0, 1, 4)), START, {})


@pytest.mark.parametrize(("trump", "expected"), [("s", (200, 400, 600)), ("h", START), (None, START)])
def test_all_so_far_is_doubled_under_one_trump_only(trump: str | None, expected: tuple[int, ...]):
    """Other trumps leave it as it is."""
    assert expected == DoubledWhenTrump("s").scores(ended(trump=trump), START, {})


def test_an_exact_bid_scores_and_so_does_each_of_its_tricks():
    """A missed bid adds nothing here."""
    assert (110, 214, 300) == ExactBid(10, per_trick=2).scores(ended(bids=(0, 2, 1), taken=(0, 2, 3)), START, {})


@pytest.mark.parametrize(("hand", "expected"), [(5, START), (6, (110, 200, 300)), (8, (110, 200, 300))])
def test_an_exact_zero_scores_more_from_a_hand_on(hand: int, expected: tuple[int, ...]):
    """Only a bid of zero that was met, only in long rounds."""
    round_ = ended(bids=(0, 0, 2), taken=(0, 1, 2), hand_size=hand)

    assert expected == ExactZero(+10, from_hand=6).scores(round_, START, {})


def test_a_missed_bid_costs_for_each_trick_too_many_or_too_few():
    """Three over, two under, one exact."""
    assert (94, 196, 300) == MissedBid(per_trick=-2).scores(ended(bids=(0, 4, 1), taken=(3, 2, 1)), START, {})


def test_icons_count_by_what_the_round_changed():
    """Gained, lost and unchanged score areas."""
    before = Areas((), (("a",), ("bb", "ccd"), ("abc",)), ((), (), ()))
    after = Areas((), (("a", "aab", "-"), ("bb",), ("abc",)), ((), (), ()))
    round_ = ended(areas=after, areas_before=before)

    assert (103, 197, 300) == IconsGained(Tokens(())).scores(round_, START, {})


def test_a_bid_tells_what_each_number_of_tricks_would_score():
    """All terms together; what tokens bring is left out, for nobody can know it."""
    words = (ExactBid(10, per_trick=2), ExactZero(+10, from_hand=3), MissedBid(-2), DoubledWhenTrump("s"))

    assert (-2, 12, -2, -4) == bid_scores(words, 1, 3, "h")
    assert (40, -4, -8, -12) == bid_scores(words, 0, 3, "s")
    assert (0, 10) == bid_scores((ExactBid(10), IconsGained(Tokens(()))), 1, 1, None)


MISTAKES: Mistakes = {
    "an exact bid of none": (
        scored(ExactBid(10)),
        4,
        "`score`: ExactBid counts bids, but nobody bids: add Bids to `stages`.",
    ),
    "an exact zero of none": (
        scored(ExactZero(10, from_hand=6)),
        4,
        "`score`: ExactZero counts bids, but nobody bids: add Bids to `stages`.",
    ),
    "a missed bid of none": (
        scored(MissedBid(-2)),
        4,
        "`score`: MissedBid counts bids, but nobody bids: add Bids to `stages`.",
    ),
    "icons without tokens": (
        scored(IconsGained(TOKENS)),
        4,
        "`score`: IconsGained counts tokens that the game does not have: set `tokens` to the same Tokens.",
    ),
    "icons of other tokens": (
        replace(TOKENED, score=(IconsGained(TOKENS),)),
        4,
        "`score`: IconsGained counts tokens that the game does not have: set `tokens` to the same Tokens.",
    ),
    "pay without contracts": (
        replace(CHOSEN, stages=()),
        3,
        "`score`: ByContract pays contracts that the game does not have: put the same Contracts into `stages`.",
    ),
    "pay by other contracts": (
        replace(CHOSEN, stages=chosen(BIG).stages),
        3,
        "`score`: ByContract pays contracts that the game does not have: put the same Contracts into `stages`.",
    ),
    "doubled by a suit that is not there": (
        scored(PerTrick(+1), DoubledWhenTrump("♠")),
        4,
        "`score`: DoubledWhenTrump names “♠”, which is not a suit of the deck: write one of c d h s.",
    ),
    "partners who would score differently": (
        replace(scored(ExactBid(10)), sides=Partners(), stages=(Bids(),)),
        4,
        "`score`: ExactBid scores each seat by itself, but `sides` has partners: leave one of them out.",
    ),
    "a score for makers without any": (
        scored(MakersNeedMost()),
        4,
        "`score`: MakersNeedMost pays those who undertake the round, but nobody does: add such a stage to `stages`.",
    ),
    "a score for a contract of sides without bids": (
        scored(SideContract(10)),
        4,
        "`score`: SideContract counts bids, but nobody bids: add Bids to `stages`.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_scores_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
