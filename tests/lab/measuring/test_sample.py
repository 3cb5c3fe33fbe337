import numpy as np
import pytest

import followsuit as fs
from followsuit.bots.player import Budget
from followsuit.kernel.kernel import kernel
from followsuit.kernel.layout import FIGURES, RESULT
from followsuit.lab.measuring.sample import BATCHES, KEPT, LOOKED_AT, Setup, sampled
from followsuit.lab.playing.kernel_games import number_of
from followsuit.lab.playing.results import result_of
from tests.support import SETTINGS, setting_name


def a_setup(key, player="greedy", max_rounds=200, **options):
    """Games of one kind, played on one core."""
    return Setup(fs.game(key, **options), player, "x", Budget(seconds=None, worlds=1), max_rounds, cores=1)


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_the_engine_counts_as_the_kernel_does(game):
    """A kernel game, replayed by the engine and told by it, has the kernel's own result and figures."""
    compiled, names = kernel(game), ["random"] * game.seats
    result, figures = compiled.play(names, 5, 1, 1, 8)
    mine, sums, _ = result_of(fs.replay(compiled.record(names, 5, 1, 8)))

    assert [] == [name for name in RESULT.names or () if not np.array_equal(mine[name], result[name])]
    assert [] == [name for name in FIGURES.names or () if not np.array_equal(sums[name], figures[name])]


@pytest.mark.parametrize("player", ["greedy", "casual"])
def test_a_sample_has_a_row_a_game_and_a_heap_a_batch(player):
    """Fewer games than batches make a batch each."""
    found = sampled(a_setup("zole", player, rounds=1), 3)

    assert (3, 3) == (len(found.results), len(found.figures))
    assert 3 == found.figures["rounds"].sum()
    assert [1.0, 1.0, 1.0] == pytest.approx(found.shares.sum(axis=1))


def test_many_games_are_put_into_batches():
    """Of about the same size, and none is lost."""
    found = sampled(a_setup("boerenbridge"), 105)

    assert (105, BATCHES) == (len(found.results), len(found.figures))
    assert {2 * 5, 3 * 5} == set(found.figures["rounds"])


def test_pieces_do_not_show():
    """A sample of many pieces a batch has the figures of the same games played at once."""
    found = sampled(a_setup("boerenbridge", "random"), 40 * 260)
    _, figures = kernel(fs.game("boerenbridge")).play(["random"] * 4, number_of("x"), 0, 40 * 260, 200)

    assert (40 * 260, BATCHES) == (len(found.results), len(found.figures))
    assert [] == [name for name in FIGURES.names or () if (found.figures[name].sum(axis=0) != figures[name][0]).any()]


def test_pieces_of_the_last_games_end_with_them():
    """The standing of some games is theirs alone, also where a piece would hold more."""
    found = sampled(a_setup("boerenbridge", "random"), 300)

    assert np.array_equal(found.totals_after(2, 300)[:5], found.totals_after(2, 5))


@pytest.mark.parametrize("player", ["greedy", "casual"])
def test_a_sample_keeps_what_is_asked_of_it_and_no_more(player):
    """There may be millions of results."""
    found = sampled(a_setup("zole", player, rounds=1), 1)

    assert tuple(LOOKED_AT) == found.results.dtype.names
    assert KEPT.itemsize < RESULT.itemsize


@pytest.mark.parametrize("games", [10**15, 10**20])
def test_more_games_than_there_is_room_for_are_refused_at_once(games):
    """Not after hours, when nothing is left."""
    with pytest.raises(fs.OptionError, match="There is no room for"):
        sampled(a_setup("zole", rounds=1), games)


def test_threads_and_one_thread_sample_the_same():
    """Batches come in order."""
    one = a_setup("boerenbridge")
    two = Setup(one.game, one.player, one.seed, one.budget, one.max_rounds, cores=2)

    assert np.array_equal(sampled(one, 60).results, sampled(two, 60).results)


def test_processes_and_one_process_sample_the_same():
    """The engine's games, too."""
    one = a_setup("boerenbridge", "casual")
    two = Setup(one.game, one.player, one.seed, one.budget, one.max_rounds, cores=2)

    assert np.array_equal(sampled(one, 2).results, sampled(two, 2).results)


def test_the_standing_on_the_way_is_that_of_the_record():
    """After a round of a kernel game its totals are those written down."""
    asked = a_setup("zole", rounds=4)
    found = sampled(asked, 5)
    middle = found.totals_after(2, 3)
    for number in range(3):
        record = kernel(asked.game).record(["greedy"] * 3, number_of("x"), number, 200)
        assert record["rounds"][1]["totals"] == list(middle[number])
        assert record["rounds"][-1]["totals"] == list(found.totals[number])


def test_the_standing_after_the_end_is_the_last():
    """A game that is over stays as it was."""
    found = sampled(a_setup("zole", "casual", rounds=2), 2)

    assert np.array_equal(found.totals, found.totals_after(9, 2))
    assert not np.array_equal(found.totals, found.totals_after(1, 2))
