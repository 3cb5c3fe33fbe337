"""What is played on a day, and how results on the same cards stand beside each other."""

import pytest

import followsuit as fs
from followsuit.engine.game import games
from followsuit.errors import TableError
from followsuit.rules.page import find
from followsuit.server.table import seating
from followsuit.server.table.daily import (
    chance_of,
    compared,
    first_parting,
    level_or_ahead,
    points_of,
    setting_of,
    standings,
)
from followsuit.server.table.events import Acted, Created, Customs, Resumed, SameCards, Sat, SeatPlan
from followsuit.server.table.model import Table
from tests.server.table.folding import ANNA, then

SEED = "5e" * 32
DEALS = {"boerenbridge": 3, "elemental": 4, "ninja-whist": 4, "oh-hell": 1}
"""Games whose hands grow or shrink from round to round; of all others one round is played."""


def a_day(game="zole", deals=1, pause=None):
    """A table of a day where Anna sits, its cards dealt."""
    settled = fs.game(game)
    plans = (SeatPlan(), *[SeatPlan("random")] * (settled.seats - 1))
    customs, cards = Customs(visibility="private", round_pause=pause), SameCards(SEED, deals, "2026-11-17", 8)
    created = Created(game, settled.version, dict(settled.options), plans, ANNA, customs, cards=cards)
    return then(Table("code", "61" * 32), created, Sat(0, "Anna", ANNA))


def ended(table, choose=lambda legal: legal[0]):
    """The table when all is played that is dealt there."""
    while table.status == "playing":
        if table.pause_since is not None:
            table = then(table, Resumed(0))
            continue
        action = str(choose(table.state.legal()))
        table = then(table, Acted(table.to_act, action, table.version, table.to_act != 0), at=table.sequence)
    return table


def test_a_round_that_stands_alone_is_a_day_and_growing_hands_are_several():
    """Told by each page: one round, or as many as it takes until everyone has had ten cards."""
    assert {key: DEALS.get(key, 1) for key in games()} == {key: setting_of(find(key)).deals for key in games()}
    assert 15 == setting_of(find("miesjelen")).game.options["round_limit"]


@pytest.mark.parametrize("pause", [0, None])
def test_a_table_of_a_day_is_over_after_its_deals(pause):
    """Nothing is drawn for it, its cards follow from the seed, and no further round is dealt."""
    table = a_day("boerenbridge", deals=2, pause=pause)
    assert fs.game("boerenbridge").start(SEED) == table.state
    assert (None, "playing") == (table.draw, table.status)

    table = ended(table)

    assert (2, True, None, None) == (table.state.rounds_played, table.is_dealt_out, table.to_act, table.due())
    assert table.state.is_between_rounds
    assert SEED == table.record()["seed"]
    assert 2 == fs.replay(table.record()).rounds_played


def test_nobody_else_comes_into_the_seat():
    """Neither a bot nor another device plays it, and it is not given up."""
    table = a_day()
    for asked in (
        lambda: seating.give(table, ANNA, 0, "greedy"),
        lambda: seating.leave(table, ANNA, 0, away=True),
        lambda: seating.hand_over(table, 0, "another"),
    ):
        with pytest.raises(TableError) as refused:
            asked()
        assert "daily/yours-alone" == refused.value.code


def test_results_are_ordered_by_what_the_game_aims_at():
    """Most points in Zole, fewest in Hearts; good is what is no worse than to have played nothing."""
    zole, hearts, miesjelen = (fs.game(key) for key in ("zole", "hearts", "miesjelen"))

    assert [(-4, 3, False), (0, 1, True), (2, 2, True)] == standings(zole, [(2, 2), (-4, 3), (0, 1)])
    assert [(13, 1, False), (0, 4, True)] == standings(hearts, [(0, 4), (13, 1)])
    assert [(5, 1, False), (-3, 1, True)] == standings(miesjelen, [(-3, 1), (5, 1)])
    assert 0.75 == level_or_ahead(zole, standings(zole, [(2, 2), (-4, 1), (6, 1)]), 2)


def test_two_games_are_compared_trick_by_trick():
    """What was decided before the first card, each trick, and the first decision that was another."""
    one, other = ended(a_day()).state, ended(a_day(), lambda legal: legal[-1]).state
    pairs, parting = compared(one, other), first_parting(one, other)

    assert [(1, trick) for trick in range(len(pairs))] == [(pair.round, pair.trick) for pair in pairs]
    assert parting is not None
    place = next(pair for pair in pairs if pair.own != pair.strongest)
    assert (place.round, place.trick) == (parting.round, parting.trick)
    assert parting.own in place.own
    assert parting.strongest in place.strongest
    assert first_parting(one, one) is None
    assert sum(points_of(one, seat) for seat in range(3)) == 0


def test_chances_of_bots_follow_from_cards_seat_and_moment():
    """Whatever else happened at the table: the same at every table of the day."""
    begun = fs.game("zole").start(SEED)
    later = begun.play(begun.legal()[0])

    assert f"{SEED} 1 0" == chance_of(SEED, 1, begun)
    assert f"{SEED} 1 1" == chance_of(SEED, 1, later)
