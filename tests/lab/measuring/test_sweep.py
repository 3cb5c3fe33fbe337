"""Values of options toward goals: how both are written, and what is said of them."""

from __future__ import annotations

from math import inf

import pytest

from followsuit.errors import OptionError
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.plan import Plan
from followsuit.lab.measuring.sweep import MOST, Sweep, read_goal, read_values, sweep
from followsuit.lab.reporting.compared import sweep_verdict
from followsuit.language.wording import language
from followsuit.rules.page import find

PLAN = Plan(games=40, seed="7", cores=1)


@pytest.mark.parametrize(
    ("text", "figure", "least", "most"),
    [
        ("minutes=20", "minutes", 18, 22),
        ("minutes = 15..25", "minutes", 15, 25),
        ("skill>=0.6", "skill", 0.6, inf),
        ("skill >= 60%", "skill", 0.6, inf),
        ("shared-wins<=5%", "shared-wins", -inf, 0.05),
        ("leader-wins=50%..70%", "leader-wins", 0.5, 0.7),
    ],
)
def test_a_goal_is_a_figure_and_where_it_should_lie(text: str, figure: str, least: float, most: float):
    """A single number is met by what is within a tenth of it."""
    goal = read_goal(text)

    assert figure == goal.figure
    assert (least, most) == pytest.approx((goal.least, goal.most))


@pytest.mark.parametrize("text", ["", "minutes", "minutes~20", "minutes=", "skill>=0.6..0.7", "minutes=1.2.3", "=20"])
def test_what_is_no_goal_is_refused(text: str):
    """With how to write one."""
    with pytest.raises(OptionError, match=r"Write it as minutes=20, minutes=15\.\.25 or skill>=60%\."):
        read_goal(text)


def test_an_unknown_figure_is_refused_with_those_there_are():
    """Whoever mistypes one learns what can be asked for."""
    with pytest.raises(OptionError, match=r"There is no figure “fun”\. The figures are minutes, decisions"):
        read_goal("fun>=1")


def test_a_goal_is_met_surely_perhaps_or_not():
    """By the whole interval, by the mean, or not at all."""
    goal = read_goal("minutes=15..25")

    assert "yes" == goal.met(Estimate(20, 1, 18, 22))
    assert "perhaps" == goal.met(Estimate(24, 1, 22, 26))
    assert "no" == goal.met(Estimate(26, 1, 24, 28))
    assert "no" == goal.met(None)
    assert (0, 0.04, 1) == (
        goal.missed_by(Estimate(24, 1, 22, 26)), goal.missed_by(Estimate(26, 1, 24, 28)), goal.missed_by(None)
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("4..6", "4 5 6"),
        ("4..20..8", "4 12 20"),
        ("five,seven", "five seven"),
        ("1,4..5", "1 4 5"),
        ("none,9", "none 9"),
    ],
)
def test_values_are_ranges_and_lists(text: str, values: str):
    """With a step if one is given."""
    assert values.split() == read_values(text)


@pytest.mark.parametrize("text", ["6..4", "4..x", "..5", "1..9..0", "1..2..3..4", f"1..{MOST + 1}", "1..999999999"])
def test_values_that_cannot_be_tried_are_refused(text: str):
    """Also far too many of them, before any is looked at."""
    with pytest.raises(OptionError):
        read_values(text)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"rounds": "12"}, "No option has several values."),
        ({"rounds": "1..50", "small_zole": "true,false", "dues": "true,false"}, "That is more than 100 settings."),
        ({"rounds": "4,x"}, "rounds"),
        ({"fun": "1..3"}, "fun"),
    ],
)
def test_settings_that_cannot_be_are_refused_before_anything_is_played(options: dict[str, str], says: str):
    """With what would be right."""
    with pytest.raises(OptionError, match=says):
        sweep(find("zole"), None, options, [], PLAN)


def swept(*goals: str) -> Sweep:
    """Zole with 4, 8 and 12 rounds, measured."""
    found = sweep(find("zole"), None, {"rounds": "4..12..4"}, goals, PLAN)
    for _ in found.tried.measure():
        pass
    return found


def told(found: Sweep) -> str:
    """Its verdict in English, with simple spaces."""
    return language("en").say(sweep_verdict(found)).replace("\u00a0", " ")


def test_a_sweep_says_which_values_meet_the_goals():
    """The settings that do, and the nearest where none does."""
    assert "rounds=8 meets minutes=8: minutes 8.4 ± 0." == told(swept("minutes=8"))
    assert told(swept("minutes=4..9")).startswith("rounds=4 and rounds=8 meet minutes=4..9; the first of them surely:")
    assert told(swept("minutes=60")).startswith("No setting meets minutes=60; rounds=12 comes nearest: minutes 12.6")
    assert told(swept()).startswith("Three settings were tried; name a goal with --goal")


def test_figures_of_a_sweep_say_what_is_met():
    """As plain data, a line a setting."""
    data = swept("minutes=8", "lead-changes>=0").data()

    assert "followsuit/sweep/1" == data["format"]
    assert [["no", "yes"], ["yes", "yes"], ["no", "yes"]] == [each["met"] for each in data["contenders"]]
    assert [4, 8, 12] == [each["options"]["rounds"] for each in data["contenders"]]


def test_seat_counts_can_be_swept_too():
    """As if they were an option, but not twice."""
    found = sweep(find("zole"), None, {"seats": "3..4"}, [], PLAN)

    assert [3, 4] == [each.game.seats for each in found.tried.contenders]
    with pytest.raises(OptionError):
        sweep(find("zole"), "3", {"seats": "3..4"}, [], PLAN)
