from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.cards import french
from followsuit.errors import MindError
from followsuit.minds.course import Course, Plan
from followsuit.minds.files import load
from followsuit.rules import Bids, Deal, ExactBid, FixedTrump, FollowSuit, MissedBid, MostPointsAfter, Rules, game

TWO_SETTINGS = (fs.game("zole"), fs.game("zole", seats=4))
LESSONS = 110_000
"""Three terms of learning."""


def weights(course: Course) -> bytes:
    """All that was learned."""
    learner = course.school.learner
    return b"".join(each.tobytes() for part in (learner.network, learner.average, learner.means) for each in part)


def finished(course: Course) -> Course:
    """A course taken to its end."""
    for _ in course.go_on():
        pass
    return course


def test_a_course_that_was_put_away_ends_as_if_there_had_been_no_pause(tmp_path):
    """To the last bit, with the same curve, and so does what is written."""
    plan = Plan(TWO_SETTINGS, 3, LESSONS)
    whole, first = finished(Course(plan)), Course(plan)
    steps = first.go_on()
    next(steps)
    next(steps)
    steps.close()
    first.put_away(tmp_path / "a.unfinished")
    resumed = Course.resumed(tmp_path / "a.unfinished", plan)
    assert 0 < resumed.school.lessons < LESSONS
    finished(resumed)

    assert weights(whole) == weights(resumed)
    assert [(at.lessons, at.points, at.reach, at.error) for at in whole.curve] == [
        (at.lessons, at.points, at.reach, at.error) for at in resumed.curve
    ]
    resumed.save(tmp_path / "a.npz")
    about = load(tmp_path / "a.npz", plan.game.page).about
    assert ("zole", 1, 3, resumed.school.lessons) == (about.game, about.version, about.seed, about.lessons)
    assert [3, 4] == [setting["seats"] for setting in about.settings]
    assert tuple(resumed.curve) == about.curve


@pytest.mark.parametrize(
    "plan",
    [
        Plan(TWO_SETTINGS, 4, LESSONS),
        Plan(TWO_SETTINGS, 3, LESSONS + 1),
        Plan(TWO_SETTINGS, 3, seconds=60.0),
        Plan(TWO_SETTINGS[:1], 3, LESSONS),
    ],
    ids=["seed", "lessons", "seconds", "settings"],
)
def test_a_course_is_gone_on_with_by_its_own_plan_only(plan, tmp_path):
    """Half of one and half of another would be neither."""
    Course(Plan(TWO_SETTINGS, 3, LESSONS)).put_away(tmp_path / "a.unfinished")
    with pytest.raises(MindError) as refused:
        Course.resumed(tmp_path / "a.unfinished", plan)

    assert ("mind/unusable", "mind/other-plan") == (refused.value.code, refused.value.message.code)
    assert "begun otherwise: with seed 3, 110,000 lessons and two settings" in str(refused.value)


def test_what_cannot_be_read_is_not_gone_on_with(tmp_path):
    """Nor what belongs to another game."""
    path, plan = tmp_path / "a.unfinished", Plan(TWO_SETTINGS, 3, LESSONS)
    path.write_bytes(b"nothing")
    with pytest.raises(MindError, match="holds no network, or a damaged one"):
        Course.resumed(path, plan)
    Course(Plan((fs.game("sueca"),), 3, LESSONS)).put_away(path)
    with pytest.raises(MindError, match="is of the game sueca, not of Zole"):
        Course.resumed(path, plan)


@game(
    key="test-promise",
    version=1,
    name="Promise",
    title="Say how many of four tricks you will take.",
    seats=(3,),
    usual_seats=3,
)
def promise() -> Rules:
    """A page that is none of ours."""
    return Rules(
        deck=french("7", "A"),
        deal=Deal(hands=4),
        trump=FixedTrump("h"),
        stages=(Bids(),),
        play=(FollowSuit(),),
        score=(ExactBid(10), MissedBid(per_trick=-3)),
        end=(MostPointsAfter(6),),
    )


def test_a_page_of_somebody_elses_is_learned_in_a_few_seconds():
    """At the end it is surely ahead of rules of thumb, and of what it was at the beginning."""
    curve = finished(Course(Plan((fs.Game.of(promise),), 1, 300_000))).curve

    assert curve[-1].points - curve[-1].reach > 0
    assert curve[-1].points - curve[-1].reach > curve[0].points + curve[0].reach
