"""Games side by side: the figures, how they differ, and what a game is without each of its words."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.errors import PlayerError
from followsuit.lab.measuring.comparison import Comparison, Contender, comparison
from followsuit.lab.measuring.figures import FIGURES
from followsuit.lab.measuring.left_out import contenders
from followsuit.lab.measuring.plan import Plan
from followsuit.lab.reporting import compared
from followsuit.language.message import Message
from followsuit.language.wording import language

PLAN = Plan(games=200, seed="7", cores=1)


def plain(message: Message) -> str:
    """A message in English, with simple spaces."""
    return language("en").say(message).replace("\u00a0", " ")


def compared_games(*games: fs.Game, player: str = "greedy") -> Comparison:
    """Games measured."""
    found = comparison([Contender(game, player) for game in games], PLAN)
    for _ in found.measure():
        pass
    return found


@pytest.fixture(scope="module")
def twice_as_long() -> Comparison:
    """Boerenbridge beside itself with a longer schedule."""
    return compared_games(fs.game("boerenbridge"), fs.game("boerenbridge", schedule="seven"))


def test_every_figure_is_measured_with_an_interval(twice_as_long: Comparison):
    """In the order in which they are told."""
    figures = twice_as_long.found[0].figures

    assert list(FIGURES) == list(figures)
    assert all(each.low <= each.mean <= each.high for each in figures.values())


def test_minutes_are_those_of_one_person_among_bots(twice_as_long: Comparison):
    """24 decisions of five seconds, and 72 of others of one."""
    assert (24 * 5 + 72) / 60 == pytest.approx(twice_as_long.found[0].figures["minutes"].mean)


def test_a_verdict_says_what_surely_differs(twice_as_long: Comparison):
    """More cards take longer; what may be chance is not told."""
    said = plain(compared.verdict(twice_as_long))

    assert said.startswith("Beside Boerenbridge, Boerenbridge (schedule=seven) takes 1.7 min more")
    sure = {change.figure for change in twice_as_long.changes(1) if change.significant}
    assert ("to skill" in said) == ("skill" in sure)
    assert "favours" not in said


def test_a_game_beside_itself_differs_by_nothing():
    """Each contender has deals of its own, and none is taken for better."""
    found = compared_games(fs.game("zole"), fs.game("zole"))

    assert found.found[0].figures != found.found[1].figures
    assert [] == [change.figure for change in found.changes(1) if change.significant]
    assert "Between Zole and Zole nothing that matters differs beyond chance." == plain(compared.verdict(found))


def test_a_game_is_compared_without_each_of_its_words_and_options():
    """Those that it can be played without; an option that only leaves a word out is there once."""
    left_out = [plain(compared.left_out(each)) for each in contenders(fs.game("hearts"), "greedy")[1:]]

    assert ["black_lady=false", "passing=false", "moon=false", "queen_breaks=false"] == left_out[:4]
    assert {"without FollowSuit", "without Unbroken", "without HolderLeads"} <= set(left_out)
    assert "without Passing" not in left_out


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_every_game_can_be_played_without_some_of_its_words(key: str):
    """Each of those is a game of its own, with the same seats."""
    game = fs.game(key)
    whole, *others = contenders(game, "greedy")

    assert whole.game is game
    assert len(others) >= 2
    assert len(others) == len({each.game for each in others} - {game})
    assert all(each.game.seats == game.seats for each in others)


def test_words_that_need_each_other_are_left_out_together():
    """Tokens with what is scored for them."""
    tokens = next(each for each in contenders(fs.game("ninja-whist"), "greedy") if each.without == "Tokens")

    assert tokens.game.rules.tokens is None
    assert ["ExactBid"] == [type(word).__name__ for word in tokens.game.rules.score]


def test_what_a_word_is_worth_is_told():
    """Without the duty to follow, Whist is another game; its figures name the whole game's key."""
    found = comparison(contenders(fs.game("whist"), "greedy"), PLAN)
    for _ in found.measure():
        pass

    assert "Of three things that Whist can be played without, " in plain(compared.worth_verdict(found))
    assert ["whist"] * 4 == [each["game"] for each in found.data()["contenders"]]
    assert [None, "FollowSuit", "SuitOfTurned", "Partners"] == [each["without"] for each in found.data()["contenders"]]


def test_an_unknown_player_is_refused_before_anything_is_played():
    """Also the second one."""
    with pytest.raises(PlayerError, match="ghost"):
        comparison([Contender(fs.game("zole"), "greedy"), Contender(fs.game("zole"), "ghost")], PLAN)
