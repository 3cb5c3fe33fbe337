import json
from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

import followsuit as fs
from followsuit.bots.player import Budget
from followsuit.lab.measuring.inference import reach
from followsuit.lab.measuring.tournament import Choices, difference, tournament
from followsuit.lab.playing.duplicate import Deals

ONE = Budget(seconds=None, worlds=1)


def held(key, *players, deals=40, seed=7, **options):
    """A tournament played to its end."""
    found = tournament(fs.game(key, **options), players, deals, seed, budget=ONE)
    for piece in found.play(cores=1):
        found.add(piece)
    return found


def made(totals, *, key="miesjelen", won=None, finished=True):
    """A tournament of two players on two seats with these totals, by deal, seating and player."""
    totals = np.array(totals)
    found = tournament(fs.game(key, seats=totals.shape[2]), ["greedy", "random"], max(len(totals), 2), 1)
    seated = np.array([found.seating.line_ups(deal) for deal in range(len(totals))])
    by_seat = np.take_along_axis(totals, seated, axis=2)
    winning = by_seat == 0 if won is None else np.take_along_axis(np.array(won), seated, axis=2)
    shape = totals.shape[:2]
    found.add(Deals(seated, by_seat, winning, np.full(shape, finished), np.full(shape, 9)))
    return found


def test_a_deal_counts_once_with_the_mean_over_its_seatings():
    """Totals 1 and 5, then 3 and 3: means 3 and 3; no spread between deals, whatever there is within."""
    found = made([[[1, 10], [5, 10]], [[3, 10], [3, 10]]])
    greedy = next(each for each in found.standings() if each.name == "greedy")

    assert (3.0, 0.0) == (greedy.score.mean, greedy.score.error)


def test_pairs_are_compared_within_each_deal():
    """Scores swing by a hundred, their difference by one: it is the difference that is judged."""
    found = made([[[swing, swing + step]] * 2 for swing, step in zip((100, 200, 300, 50), (5, 6, 5, 6), strict=True)])
    (pair,) = found.pairs()
    error = sqrt(1 / 3) / 2

    assert ("greedy", "random") == (pair.one, pair.other)
    assert (5.5, error) == pytest.approx((pair.points.by.mean, pair.points.by.error))
    assert 5.5 - reach(0.99, 3) * error == pytest.approx(pair.points.by.low)
    assert pair.points.significant


def test_nearer_to_zero_is_better_where_zero_is_the_aim():
    """A mean score of 0 made of 20 and −20 is 20 away."""
    found = made([[[20, 3]] * 2, [[-20, 3]] * 2, [[20, -3]] * 2])
    first, second = found.standings()

    assert ("random", "greedy") == (first.name, second.name)
    assert second.distance is not None
    assert 20.0 == second.distance.mean
    assert 17.0 == found.pairs()[0].points.by.mean


def test_more_points_are_better_elsewhere():
    """No distance is told of."""
    (first, *_) = held("zole", "greedy", "random", rounds=2, deals=10).standings()

    assert ("greedy", None) == (first.name, first.distance)


def test_an_advantage_is_found():
    """Greedy beats random in points, in wins and by rating."""
    found = held("boerenbridge", "greedy", "random")
    (pair,) = found.pairs()
    first, second = found.standings()

    assert ("greedy", "random") == (pair.one, pair.other)
    assert pair.points.significant
    assert pair.wins.significant
    assert first.rating.low > 0 > second.rating.high
    assert first.wins.low > 0.25 > second.wins.high


@pytest.mark.parametrize("players", [("greedy", "greedy"), ("random", "random"), ("greedy", "random", "random")])
def test_equal_players_are_found_equal(players):
    """Also with a third one between them, beside whom it would matter who sits on which side."""
    found = held("zole", *players, rounds=4, deals=300)
    pair = found.pairs()[-1]

    assert pair.one.split()[0] == pair.other.split()[0]
    assert not pair.points.significant
    assert not pair.wins.significant


def test_chance_is_hardly_ever_taken_for_skill():
    """Of 1,000 tournaments among three equals, at most about 1 % have any pair that is called significant."""
    chance = np.random.default_rng(5)
    wrong = 0
    for _ in range(1_000):
        scores = chance.normal(0, 10, (30, 3))
        wrong += any(difference(scores[:, a] - scores[:, b], 3).significant for a, b in ((0, 1), (0, 2), (1, 2)))

    assert wrong <= 20


def test_a_true_difference_lies_within_its_interval():
    """99 % of the intervals around a planted advantage of 2 hold it."""
    chance = np.random.default_rng(6)
    held_ = [
        found.by.low <= 2 <= found.by.high for found in (difference(chance.normal(2, 8, 50), 1) for _ in range(1_000))
    ]

    assert 975 <= sum(held_) <= 999


def test_more_pairs_need_more_to_be_significant():
    """What is enough for one pair is not for ten."""
    by_deal = np.array([1.0, 2, 3, 4, 5, 6, 1, 2]) - 0.3

    assert difference(by_deal, 1).significant
    assert not difference(by_deal, 10).significant
    assert difference(by_deal, 10).by.half > difference(by_deal, 1).by.half


@pytest.mark.parametrize(("deals", "significant"), [(2, False), (7, False), (8, True)])
def test_deals_that_all_come_out_alike_are_judged_by_their_signs(deals, significant):
    """With no spread to go by, seven of seven may be chance in more than one case of a hundred; eight are not."""
    found = difference(np.full(deals, 0.5), 1)

    assert significant == found.significant
    assert 2.0 ** (1 - deals) == found.chance


def test_players_who_never_differ_are_not_different():
    """Zero everywhere is no advantage, however many deals."""
    assert (1.0, False) == (difference(np.zeros(50), 1).chance, difference(np.zeros(50), 1).significant)


def test_a_last_digit_is_no_difference():
    """0.1 + 0.2 is a little more than 0.3 to a computer, as much in every deal or in some of them more."""
    little = 0.1 + 0.2 - 0.3

    for times in (np.ones(50), np.arange(50.0)):
        found = difference(little * times, 1)
        assert (1.0, False) == (found.chance, found.significant)


def test_players_of_one_name_are_numbered():
    """So that each has a row of its own."""
    assert ("greedy", "random 1", "random 2") == held("zole", "greedy", "random", "random", deals=2, rounds=1).names


def test_unfinished_games_count_but_are_won_by_nobody():
    """The scores are there, the wins are not."""
    found = held("miesjelen", "greedy", "random", seats=2, deals=2)
    cut = tournament(found.game, found.players, 2, 7, max_rounds=1)
    for piece in cut.play(cores=1):
        cut.add(piece)

    assert (4, 4) == (cut.games, cut.unfinished)
    assert {0.0} == {standing.wins.mean for standing in cut.standings()}
    assert 0.0 == cut.even
    assert all(standing.score.mean != 0 for standing in cut.standings())


def test_even_is_what_equals_win_of_all_games():
    """Half a game each where both seats are equal; half of that where half of the games were cut off."""
    whole = made([[[0, 3], [3, 0]]] * 4)
    half = made([[[0, 3], [3, 3]]] * 4, finished=[True, False])

    assert (0.5, 0.25) == (whole.even, half.even)
    assert half.even == pytest.approx(np.mean([standing.wins.mean for standing in half.standings()]))


def test_a_tournament_comes_out_the_same_again():
    """Deals and players follow from the seed."""
    assert held("zole", "casual", "random", rounds=1, deals=3).data() == (
        held("zole", "casual", "random", rounds=1, deals=3).data()
    )
    assert held("zole", "greedy", "random", deals=3).data() != held("zole", "greedy", "random", deals=3, seed=8).data()


def test_choices_are_told_by_player():
    """Every letter that was chosen, and every round that was played alone."""
    found = held("zole", "casual", "random", rounds=2, deals=4)

    assert 4 * 3 * 2 <= sum(choices.made.total() for choices in found.choices)
    for choices in found.choices:
        for letter, deals in choices.alone.items():
            assert choices.made[letter] == sum(rounds for rounds, _, _ in deals)


def test_what_playing_alone_came_to_is_judged_by_deals():
    """Two of three won in one deal and none of one in another: half of four, and three points in all."""
    choices = Choices()
    choices.add_deal([("P", None), ("B", 2), ("B", -4), ("B", 6)])
    choices.add_deal([("B", -1), ("P", None)])
    won, points = choices.won("B"), choices.points("B")

    assert won is not None
    assert points is not None
    assert (0.5, 0.75) == (won.mean, points.mean)
    assert sqrt(0.5 * 0.5 + 0.5 * 0.5) * sqrt(2) / 4 == pytest.approx(won.error)
    assert 4 / 6 == choices.share("B")
    assert choices.won("P") is None


def test_the_data_are_plain_json_with_all_that_was_found():
    """Nothing in it but what JSON has."""
    found = held("zole", "greedy", "random", rounds=2, deals=20)
    data = json.loads(json.dumps(found.data(), allow_nan=False))

    assert ("zole", 20, 60, "most") == (data["game"], data["deals"], data["games"], data["better"])
    assert ["greedy", "random"] == [each["name"] for each in data["standings"]]
    assert data["pairs"][0]["points"]["by"]["mean"] == pytest.approx(found.pairs()[0].points.by.mean, abs=1e-5)


def test_a_tournament_stopped_after_one_deal_has_no_intervals():
    """What is known is told, and the rest is left open."""
    whole = held("zole", "greedy", "random", rounds=2, deals=20)
    piece = next(iter(whole.play(cores=1)))
    found = tournament(whole.game, whole.players, 20, 7, budget=ONE)
    found.add(
        replace(piece, **{name: getattr(piece, name)[:1] for name in ("seated", "totals", "won", "finished", "rounds")})
    )

    assert 1 == found.deals
    assert found.data()["standings"][0]["score"]["low"] is None
    assert found.data()["standings"][0]["rating"]["high"] is None
    assert not found.pairs()[0].points.significant


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"deals": 1}, fs.OptionError),
        ({"deals": 0}, fs.OptionError),
        ({"max_rounds": 0}, fs.OptionError),
        ({"players": ["greedy"]}, fs.PlayerError),
        ({"players": ["greedy", "ghost"]}, fs.PlayerError),
        ({"seed": "hex:ff"}, fs.SeedError),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(change, error):
    """Too few deals or rounds, one player, an unknown one, a seed that cannot be continued."""
    asked = {"players": ["greedy", "random"], "deals": 10, "seed": 1, "max_rounds": None} | change
    with pytest.raises(error):
        tournament(fs.game("zole"), asked["players"], asked["deals"], asked["seed"], max_rounds=asked["max_rounds"])
