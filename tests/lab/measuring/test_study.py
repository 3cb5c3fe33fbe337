import pytest

import followsuit as fs
from followsuit.lab.measuring.study import FEWEST_GAMES, KNOWERS, STUDIES, Study, study
from followsuit.lab.playing.kernel_games import are_compiled


@pytest.fixture(scope="module")
def done() -> Study:
    """A small study, done."""
    found = study("boerenbridge", 600, "7")
    played = [games for _, games in found.measure()]

    assert found.total == sum(played)
    return found


def test_the_agents_come_out_in_the_published_order_and_near_the_published_means(done: Study):
    """Full-kripke first, random last."""
    assert done.is_in_order
    assert list(STUDIES["boerenbridge"].published) == [each.name for each in done.agents]
    assert all(abs(each.apart) < 3 for each in done.agents)
    assert all(13 < each.deviation < 18 for each in done.agents)


def test_each_knower_is_far_ahead_of_the_studys_best_agent(done: Study):
    """By much more than the interval reaches."""
    assert list(KNOWERS) == [each.player for each in done.meetings]
    assert all(each.lead.low > 5 for each in done.meetings)


def test_what_knowledge_is_worth_is_a_difference_within_each_deal(done: Study):
    """Of the same deals, so that it is surer than the leads that it comes from."""
    shown, others, *among_like = done.shares()

    assert shown.worth.mean == pytest.approx(done.meetings[1].lead.mean - done.meetings[0].lead.mean)
    assert others.worth.mean == pytest.approx(done.meetings[2].lead.mean - done.meetings[1].lead.mean)
    assert others.worth.half < done.meetings[2].lead.half
    assert ["knower-counting", "knower-first"] == [each.company for each in among_like]


def test_a_study_has_data_for_other_programs(done: Study):
    """Everything that is told, and from what."""
    data = done.data()

    assert ("followsuit/study/1", "boerenbridge", "7", 600) == tuple(
        data[key] for key in ("format", "study", "seed", "games")
    )
    assert data["in_published_order"]
    assert 23.57 == data["agents"][0]["published"]["mean"]
    assert 5 == len(data["meetings"])
    assert 4 == len(data["knowledge"])


def test_the_same_seed_gives_the_same_study():
    """However many cores there are."""
    one, other = (study("boerenbridge", FEWEST_GAMES, "3", cores=cores) for cores in (1, 2))
    for each in (one, other):
        list(each.measure())

    assert [each.score for each in one.agents] == [each.score for each in other.agents]
    assert [each.lead for each in one.meetings] == [each.lead for each in other.meetings]


@pytest.mark.parametrize("plan", STUDIES.values(), ids=list(STUDIES))
def test_everyone_in_a_study_is_compiled(plan):
    """So that many thousands of games can be played."""
    assert are_compiled([*plan.published, *KNOWERS, plan.company])


def test_an_unknown_study_is_refused_with_those_there_are():
    """Whoever mistypes a name learns which there are."""
    with pytest.raises(fs.OptionError, match="There is no study “chess”") as refused:
        study("chess", 100, "1")

    assert "boerenbridge" in refused.value.remedy


def test_too_few_games_are_refused():
    """They would say nothing."""
    with pytest.raises(fs.OptionError, match="39"):
        study("boerenbridge", FEWEST_GAMES - 1, "1")
