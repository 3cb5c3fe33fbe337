import json

import pytest

import followsuit as fs
from followsuit.cards import french
from followsuit.lab.measuring.balance import balance, figures_of, read_seats
from followsuit.lab.measuring.plan import Plan
from followsuit.lab.measuring.skill import SKILLED
from followsuit.rules import Deal, FollowSuit, MostPointsAfter, NoTrump, Number, PerTrick, Rules, game
from followsuit.rules.page import find, pages
from tests.lab.measured import SEATS, measured


@pytest.mark.parametrize("key", SEATS)
def test_every_seat_count_and_every_option_is_measured(key):
    """A setting for each seat count, an effect for each trial, and then it is whole."""
    found = measured(key)

    assert list(SEATS[key]) == [each.seats for each in found.settings]
    assert len(found.trials) == len(found.effects)
    assert found.is_whole


def test_options_are_tried_at_a_seat_count_that_has_them():
    """Switched on and off, chosen otherwise; numbers halved, and lifted or doubled; limits set where none is usual."""
    tried = {
        key: [(option.key, value, game.seats) for option, value, game in balance(page).trials]
        for key, page in pages().items()
    }

    assert [("schedule", "seven", 4), ("schedule", "fifteen", 4)] == tried["boerenbridge"]
    assert [("round_limit", 10, 4), ("round_limit", 25, 4)] == tried["miesjelen"]
    assert [("bid_cap", 3, 4), ("bid_cap", 0, 4), ("double_max", True, 7)] == tried["ninja-whist"]
    assert [("rounds", 6, 3), ("rounds", 24, 3), ("small_zole", False, 3), ("dues", True, 3)] == tried["zole"]
    assert [] == tried["elemental"]


def test_an_option_that_cannot_be_doubled_is_tried_with_what_can_be():
    """Hands of 20 cards cannot be dealt to four from one pack; hands of five can."""

    @game(
        key="test-hands",
        version=1,
        name="Hands",
        title="As many cards as the table likes.",
        seats=(4,),
        usual_seats=4,
        options=(Number(key="hand", default=10, least=1, most=52, says="How many cards a hand has."),),
    )
    def hands(hand: int) -> Rules:
        return Rules(
            deck=french("2", "A"),
            deal=Deal(hands=hand),
            trump=NoTrump(),
            play=(FollowSuit(),),
            score=(PerTrick(+1),),
            end=(MostPointsAfter(1),),
        )

    assert [("hand", 5, 4)] == [(option.key, value, game.seats) for option, value, game in balance(hands).trials]


def test_without_seats_all_seat_counts_are_measured():
    """Those that the usual options do not have get the first choice that does."""
    settled = balance(find("boerenbridge")).settled

    assert [(3, "fifteen"), (4, "five"), (5, "fifteen"), (6, "fifteen")] == [
        (game.seats, game.options["schedule"]) for game in settled
    ]


def test_a_given_option_is_kept_and_not_tried():
    """It is settled for all seat counts."""
    found = balance(find("ninja-whist"), (4, 5), {"bid_cap": "2"})

    assert [2, 2] == [game.options["bid_cap"] for game in found.settled]
    assert "bid_cap" not in [option.key for option, _, _ in found.trials]


@pytest.mark.parametrize(
    ("text", "seats"), [("4", (4,)), ("2-6", (2, 3, 4, 5, 6)), ("2–3", (2, 3)), ("2, 4-5", (2, 4, 5))]
)
def test_seat_counts_are_read_from_ranges(text, seats):
    """One, some, or from one to another."""
    assert seats == read_seats(text)


@pytest.mark.parametrize("text", ["", "x", "4-", "-4", "6-2", "2,,3", "1-99999"])
def test_what_is_no_range_of_seats_is_refused(text):
    """With an example of one."""
    with pytest.raises(fs.OptionError, match=r"Write it as 4, 2-6 or 2,4-6\."):
        read_seats(text)


@pytest.mark.parametrize(
    ("seats", "options", "plan", "error"),
    [
        ((1, 2), {}, Plan(), fs.OptionError),
        ((), {}, Plan(), fs.OptionError),
        ((3,), {"schedule": "five"}, Plan(), fs.OptionError),
        ((4,), {"colour": "red"}, Plan(), fs.OptionError),
        ((4,), {}, Plan(player="ghost"), fs.PlayerError),
        ((4,), {}, Plan(games=1), fs.OptionError),
        ((4,), {}, Plan(max_rounds=0), fs.OptionError),
        ((4,), {}, Plan(seed="hex:ff"), fs.SeedError),
    ],
)
def test_what_cannot_be_measured_is_refused_at_once(seats, options, plan, error):
    """Impossible seats and options, unknown players, too few games or rounds."""
    with pytest.raises(error):
        balance(find("boerenbridge"), seats, options, plan)


def test_a_game_that_may_not_end_is_also_given_much_more_time():
    """Only if some of its games were cut off."""
    endless, other = measured("miesjelen").settings[0], measured("zole").settings[0]

    assert endless.player.unfinished.mean > 0
    assert endless.tail is not None
    assert 2_000 == endless.tail.rounds
    assert other.tail is None


def test_two_seats_of_miesjelen_run_through_zero_and_three_end():
    """The scores of two fall by more than two points a round and nearly half of the games never end."""
    two, three = measured("miesjelen").settings

    assert two.player.drift.high < -2 < three.player.drift.low < 0
    assert two.player.unfinished.low > three.player.unfinished.high


def test_the_player_that_thinks_ahead_meets_the_others_at_the_usual_seat_count_only():
    """Where it was asked for."""
    three, four = measured("zole").settings

    assert [("greedy", "random"), (SKILLED, "greedy")] == [(skill.better, skill.weaker) for skill in three.skills]
    assert [("greedy", "random")] == [(skill.better, skill.weaker) for skill in four.skills]
    assert (three.skills, None) == ((three.skill, three.close), four.close)


def test_one_meeting_does_not_take_the_place_of_another(monkeypatch):
    """Where hardly any game of the player asked for ended, those of the one that thinks ahead are still its own."""
    plan = Plan(games=4, cores=1, close_deals=2)
    found = balance(find("zole"), (3,), {"rounds": 1, "small_zole": True, "dues": False}, plan)
    monkeypatch.setattr("followsuit.lab.measuring.plan.skill", lambda *_: None)
    list(found.measure())
    (setting,) = found.settings

    assert setting.skill is None
    assert setting.close is not None
    assert SKILLED == setting.close.better
    assert "better player wins" not in figures_of(setting.player, setting.skill)


def test_an_option_that_changes_much_is_seen_to():
    """Fifteen rounds in place of five: more rounds, more changes of the lead, fewer shared wins."""
    effect = next(each for each in measured("boerenbridge").effects if each.value == "fifteen")
    changes = {change.figure: change for change in effect.changes}

    assert ("five", 4) == (effect.usual, effect.seats)
    assert (5.0, 15.0) == (changes["rounds"].usual.mean, changes["rounds"].then.mean)
    assert changes["rounds"].significant
    assert changes["lead changes"].significant
    assert changes["lead changes"].difference.low > 0


def test_an_option_that_changes_nothing_is_not_said_to():
    """Greedy never bids more than seven with ten cards, so lifting the limit changes nothing."""
    effect = next(each for each in measured("ninja-whist").effects if (each.option, each.value) == ("bid_cap", "0"))

    assert effect.changes
    assert not any(change.significant for change in effect.changes)


def test_random_players_are_measured_once():
    """And greedy is the better one among them."""
    plan = Plan(player="random", games=40, cores=1)
    found = balance(find("zole"), (3,), {"rounds": 2, "small_zole": True, "dues": False}, plan)
    list(found.measure())

    assert found.settings[0].player is found.settings[0].random
    assert [("greedy", "random")] == [(each.better, each.weaker) for each in found.settings[0].skills]


def test_a_player_that_is_not_compiled_can_be_measured_too():
    """By the engine, among greedy players."""
    plan = Plan(player="casual", games=4, cores=1)
    found = balance(find("zole"), (3,), {"rounds": 2, "small_zole": True, "dues": False}, plan)
    list(found.measure())

    assert ("casual", 4) == (found.settings[0].player.player, found.settings[0].player.games)
    assert [("casual", "greedy")] == [(each.better, each.weaker) for each in found.settings[0].skills]


def test_the_same_seed_measures_the_same():
    """And another seed something else."""
    data = [
        json.dumps(found.data())
        for seed in ("1", "1", "2")
        for found in [balance(find("elemental"), (3,), plan=Plan(games=20, seed=seed, cores=1))]
        if list(found.measure())
    ]

    assert data[0] == data[1] != data[2]


@pytest.mark.parametrize("key", SEATS)
def test_the_data_are_plain_json(key):
    """With every setting and effect."""
    found = measured(key)
    data = json.loads(json.dumps(found.data(), allow_nan=False))

    assert (key, 80, "7") == (data["game"], data["games"], data["seed"])
    assert [each.seats for each in found.settings] == [each["seats"] for each in data["settings"]]
    assert len(found.effects) == len(data["effects"])
