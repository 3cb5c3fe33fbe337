import numpy as np
import pytest

import followsuit as fs
from followsuit.bots.player import Budget
from followsuit.lab.measuring.sample import Setup
from followsuit.lab.measuring.skill import Parts, parts, skill
from followsuit.lab.playing.duplicate import Duplicates, play_duplicates
from followsuit.lab.playing.seating import Seating


def a_setup(key, player="greedy", max_rounds=200, **options):
    """One such player among others."""
    return Setup(fs.game(key, **options), player, "x", Budget(seconds=None, worlds=1), max_rounds, cores=1)


def planted(player, cards, play, deals=4_000, seats=4):
    """Values with so much spread from who plays, from the cards and from the rest; and where the better one sat."""
    chance = np.random.default_rng(8)
    best = np.broadcast_to(np.eye(seats, dtype=bool), (deals, seats, seats))
    hands = chance.normal(0, np.sqrt(cards), (deals, 1, seats))
    rest = chance.normal(0, np.sqrt(play), (deals, seats, seats))
    part = 1 / seats * (1 - 1 / seats)
    return best * np.sqrt(player / part) + hands + rest, best


@pytest.mark.parametrize("mixture", [(0.6, 0.3, 0.1), (0.0, 0.5, 0.5), (0.2, 0.0, 0.8)])
def test_a_planted_mixture_is_found_again(mixture):
    """Each part lies within its interval, and the three make one."""
    found = parts(*planted(*mixture))
    for expected, each in zip(mixture, (found.player, found.cards, found.play), strict=True):
        assert expected == pytest.approx(each.mean, abs=0.03)
        assert each.low - 0.01 <= expected <= each.high + 0.01
    assert 1 == pytest.approx(found.player.mean + found.cards.mean + found.play.mean)


def test_results_that_never_differ_have_no_parts():
    """There is nothing to be taken apart."""
    values, best = planted(0.5, 0.3, 0.2, deals=10)
    found = parts(np.ones_like(values), best)

    assert (0.0, 0.0, 0.0) == found.shares


def test_parts_are_told_without_any_below_nought():
    """What is left is stretched to one."""
    found = parts(*planted(0.9, 0.1, 0.0, deals=50))
    below = Parts(found.player, found.cards.moved(-found.cards.mean - 0.1), found.play)

    assert 0 == below.shares[1]
    assert 1 == pytest.approx(sum(below.shares))


def test_the_better_player_wins_more_than_its_even_share():
    """Greedy among random, with four seats."""
    found = skill(a_setup("boerenbridge"), "random", 100)

    assert found is not None
    assert (0.25, "greedy", "random") == (found.even, found.better, found.weaker)
    assert found.wins.low > 0.25
    assert (found.wins.mean - 0.25) / 0.75 == pytest.approx(found.gained.mean)
    assert found.winning.player.low > 0


def test_a_player_among_its_like_wins_its_even_share():
    """Every seat in turn, so that exactly a quarter is left."""
    found = skill(a_setup("boerenbridge", "greedy"), "greedy", 30)

    assert found is not None
    assert (0.25, 0.0) == pytest.approx((found.wins.mean, found.wins.error))
    assert 0 == pytest.approx(found.winning.player.mean)


def test_games_that_were_cut_off_are_counted():
    """Whatever the better player wins is a part of the others."""
    found = skill(a_setup("miesjelen", max_rounds=30, seats=2), "random", 100)
    whole = skill(a_setup("miesjelen", max_rounds=30, seats=2, round_limit=20), "random", 20)

    assert found is not None
    assert whole is not None
    assert 0.2 < found.ended.mean < 0.9
    assert (1, True, False) == (whole.ended.mean, whole.all_ended, found.all_ended)


def test_every_game_that_ends_counts_alike():
    """Also one of a deal whose other games were cut off: wins are those of all games that ended, by their number."""
    asked = a_setup("miesjelen", max_rounds=40, seats=5)
    seating = Seating(((0, 1, 1, 1, 1),), "x")
    deals = Duplicates(asked.game, ("greedy", "random"), seating, "x", asked.budget, 40)
    (won, ended) = np.sum(
        [
            [(each.shares * (each.seated == 0)).sum(), each.finished.sum()]
            for each in play_duplicates(deals, 300, cores=1)
        ],
        axis=0,
    )
    found = skill(asked, "random", 300)

    assert found is not None
    assert won / ended == pytest.approx(found.wins.mean)
    assert ended / 1_500 == pytest.approx(found.ended.mean)


def test_where_no_game_ends_nothing_is_said_about_winning():
    """One round of Miesjelen."""
    assert skill(a_setup("miesjelen", max_rounds=1, seats=2), "random", 4) is None
