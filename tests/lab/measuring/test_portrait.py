from dataclasses import replace

import numpy as np
import pytest

import followsuit as fs
from followsuit.bots.player import Budget
from followsuit.kernel.layout import FIGURES, RESULT
from followsuit.lab.measuring.portrait import portrait
from followsuit.lab.measuring.sample import Sample, Setup, sampled


def drawn(key, games=200, player="greedy", max_rounds=200, **options):
    """A portrait from real games."""
    setup = Setup(fs.game(key, **options), player, "x", Budget(seconds=None, worlds=1), max_rounds, cores=1)
    return portrait(sampled(setup, games))


def sample(key="zole", games=400, seats=None, **columns):
    """A sample with made-up columns; figures are empty but for the rounds."""
    results, figures = np.zeros(games, RESULT), np.zeros(4, FIGURES)
    results["finished"], results["rounds"], figures["rounds"] = True, 12, games * 3
    for name, values in columns.items():
        array = results[name]
        array[...] = values if array.ndim == 1 else np.pad(values, ((0, 0), (0, array.shape[1] - np.shape(values)[1])))
    game = fs.game(key, **({} if seats is None else {"seats": seats}))
    return Sample(game, "greedy", 200, results, figures, lambda _, first: np.zeros((first, game.seats), np.int64))


def test_the_length_is_told_by_when_a_part_of_the_games_is_over():
    """Ten games of 1 … 10 rounds, the last two cut off: half are over after 5, nine in ten never."""
    rounds = np.arange(1, 11)
    found = portrait(sample(games=10, rounds=rounds, finished=rounds <= 8))

    assert (1, 5, None) == found.typical
    assert 0.2 == found.unfinished.mean
    assert (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.8, 0.8) == pytest.approx(found.over)


def test_places_are_counted_from_the_first_dealer():
    """Whoever sits after the dealer wins every game: place 1 has all, wherever the dealer sat."""
    dealer = np.arange(400) % 3
    found = portrait(sample(first_dealer=dealer, winners=1 << (dealer + 1) % 3))

    assert [1.0, 0.0, 0.0] == [place.value.mean for place in found.wins_by_place]
    assert all(place.significant for place in found.wins_by_place)
    assert [1, 2, 3] == [place.place for place in found.wins_by_place]


def test_a_planted_advantage_of_a_place_is_found_and_no_other():
    """Half of the games are won by the dealer, the rest by anybody."""
    chance = np.random.default_rng(9)
    dealer = chance.integers(0, 3, 2_000)
    seat = np.where(chance.random(2_000) < 0.25, dealer, chance.integers(0, 3, 2_000))
    found = portrait(sample(games=2_000, first_dealer=dealer, winners=1 << seat))

    assert found.wins_by_place[-1].significant
    assert found.wins_by_place[-1].value.low > 1 / 3


def test_chance_gives_no_place_an_advantage():
    """Of 100 samples without any, at most a few are said to have one."""
    chance = np.random.default_rng(10)
    wrong = 0
    for _ in range(100):
        found = portrait(sample(winners=1 << chance.integers(0, 3, 400), first_dealer=chance.integers(0, 3, 400)))
        wrong += any(place.significant for place in found.wins_by_place)

    assert wrong <= 4


@pytest.mark.parametrize("seats", [4, 8])
def test_few_games_give_no_place_an_advantage_by_chance(seats):
    """Of 200 fair samples of thirty games, in which some place often wins hardly any, at most a few are said to."""
    chance = np.random.default_rng(11)
    wrong = 0
    for _ in range(200):
        winners = 1 << chance.integers(0, seats, 30)
        found = portrait(sample("ninja-whist", games=30, seats=seats, winners=winners))
        wrong += any(place.significant for place in found.wins_by_place)

    assert wrong <= 6


def test_a_place_that_won_no_game_may_still_win_some():
    """None of 30 has an interval that holds an even share of eight."""
    never = portrait(sample("ninja-whist", games=30, seats=8, winners=1 << np.arange(30) % 7)).wins_by_place[6]

    assert (0.0, False) == (never.value.mean, never.significant)
    assert never.value.low == 0 < 1 / 8 < never.value.high


def test_more_portraits_at_once_need_more_to_be_significant():
    """The intervals of one among ten are wider."""
    made = sample(winners=1 << np.arange(400) % 3)
    alone, among = portrait(made), portrait(made, among=10)

    assert alone.wins_by_place[0].value.half < among.wins_by_place[0].value.half
    assert alone.unfinished == among.unfinished


def test_points_by_place_are_beside_the_mean_of_the_table():
    """The dealer gains 2 a round, the others 1 and 0."""
    made = sample()
    made.figures["place_scores"][:, :3] = made.figures["rounds"][:, None] * np.array([0, 1, 2])
    found = portrait(made)

    assert [-1.0, 0.0, 1.0] == pytest.approx([place.value.mean for place in found.points_by_place])
    assert 1.0 == pytest.approx(found.drift.mean)


def test_the_margin_is_between_the_first_and_the_second():
    """5 before 3 before −8."""
    found = portrait(sample(totals=np.tile([3, -8, 5], (400, 1)), winners=4))

    assert found.margin is not None
    assert 2.0 == found.margin.mean


def test_where_zero_is_the_aim_the_margin_is_in_distance():
    """0 before −4 before 9, in Miesjelen."""
    found = portrait(sample("miesjelen", totals=np.tile([9, 0, -4, 30], (400, 1)), winners=2))

    assert found.margin is not None
    assert 4.0 == found.margin.mean


def test_shared_wins_are_counted():
    """A quarter of the games has two winners."""
    found = portrait(sample(winners=np.where(np.arange(400) % 4, 1, 3)))

    assert found.shared is not None
    assert 0.25 == found.shared.mean


def test_bids_are_told_by_hand_size():
    """3 of 4 with one card, none of 4 with five."""
    made = sample("boerenbridge")
    made.figures["bids"][:, [1, 5]] = 1
    made.figures["bids_met"][:3, 1] = 1
    found = portrait(made)

    assert {1: 0.75, 5: 0.0} == {size: share.mean for size, share in found.bids.items()}
    assert found.all_bids is not None
    assert 0.375 == found.all_bids.mean


def test_the_leader_on_the_way_is_credited_with_its_wins():
    """Seat 0 is ahead half-way in all games and wins a third of them; two ahead together share the credit."""
    made = sample(winners=1 << np.arange(400) % 3)
    alone = portrait(replace(made, totals_after=lambda _, first: np.tile([9, 1, 1], (first, 1))))
    together = portrait(replace(made, totals_after=lambda _, first: np.tile([9, 9, 1], (first, 1))))

    assert [3, 6, 9] == [lead.round for lead in alone.leads]
    assert 1 / 3 == pytest.approx(alone.leads[0].wins.mean, abs=0.01)
    assert 1 / 3 == pytest.approx(together.leads[0].wins.mean, abs=0.01)


def test_too_few_finished_games_say_nothing_about_winning():
    """The length and the seats' points are still told."""
    found = portrait(sample(games=100, finished=np.arange(100) < 5))

    assert ((), None, None, ()) == (found.wins_by_place, found.margin, found.shared, found.leads)
    assert 0.95 == found.unfinished.mean


def test_contracts_are_told_with_how_often_they_are_won():
    """Shares of the rounds add up to all of them; the one that is played when all pass has no solo player."""
    found = drawn("zole")

    assert ["Big", "Zole", "Small zole", "The Table"] == [contract.name for contract in found.contracts]
    assert 1 == pytest.approx(sum(contract.share.mean for contract in found.contracts))
    assert found.contracts[0].won is not None
    assert found.contracts[-1].won is None


@pytest.mark.parametrize("key", fs.games())
def test_every_game_can_be_portrayed(key):
    """With bids where there are bids, and a fixed length where it is fixed."""
    found = drawn(key, games=80)
    rules = fs.game(key).rules

    assert bool(rules.bidding) == bool(found.bids)
    assert bool(rules.contracts) == bool(found.contracts)
    assert (fs.game(key).rules.schedule is not None) == (found.rounds.error == 0)
