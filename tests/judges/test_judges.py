"""OpenSpiel allows and scores what we do: a sample of what `make judges` plays."""

from __future__ import annotations

import pytest

import followsuit as fs
from tests.judges.judge import Difference, Judge, Round, Setting, Theirs, play
from tests.judges.oh_hell import OhHell
from tests.judges.registry import JUDGES
from tests.test_counts import FOLDER, after_chance, read

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make judges installs it")

DEALS = 50
every_judge = pytest.mark.parametrize("judge", JUDGES.values(), ids=JUDGES)


@every_judge
def test_the_judge_allows_and_scores_the_same(judge: Judge):
    """At every decision of whole deals, in every setting that the two share."""
    *_, tally = play(judge, DEALS, seed=1)

    assert DEALS == tally.deals


@every_judge
def test_every_setting_is_a_game_that_the_judge_plays(judge: Judge):
    """One deal of each."""
    for setting in judge.settings():
        round_ = Round(judge, setting, setting.game.start(seed=1))

        assert not round_.theirs.is_chance_node()


class Other(OhHell):
    """A judge of another game than ours: it is told of ours that it has no hook, or another score."""

    def __init__(self, **options: object) -> None:
        self.options = options

    def settings(self):
        """One, which is not the same game there."""
        game = fs.game("oh-hell", seats=4, schedule="up", longest=2, **{"scoring": "tricks", **self.options})
        yield Setting(game, {"players": 4})


@pytest.mark.parametrize(
    ("options", "what"),
    [({"hook": False}, "round 1: legal"), ({"zero": "five"}, "scores"), ({"scoring": "penalty"}, "scores")],
)
def test_another_game_is_found_to_be_different(options: dict[str, object], what: str):
    """And the text says in what, with both sides and the way there."""
    with pytest.raises(Difference) as found:
        list(play(Other(**options), deals=20, seed=1))

    text = str(found.value)
    assert what in text.splitlines()[0]
    assert all(part in text for part in ("Followsuit: ", "OpenSpiel: ", "dealt: "))


def test_the_judge_counts_the_nodes_of_our_small_deal():
    """The file in `tests/counts/` holds there, too, depth by depth."""
    counts, judge = read(FOLDER / "oh-hell.txt"), OhHell()
    state = after_chance(counts.start, 0)
    theirs = Round(judge, Setting(state.game, {"players": 3}), state).theirs

    assert counts.nodes == tuple(nodes(theirs, depth) for depth in range(1, len(counts.nodes) + 1))


def nodes(theirs: Theirs, depth: int) -> int:
    """How many sequences of so many actions there are, as OpenSpiel has it."""
    if depth == 1:
        return len(theirs.legal_actions())
    return sum(nodes(theirs.child(action), depth - 1) for action in theirs.legal_actions())
