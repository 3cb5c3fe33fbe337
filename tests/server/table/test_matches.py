"""Tables that play the same deals: what of it each of them knows, and how they compare."""

import pytest

import followsuit as fs
from followsuit.errors import TableError
from followsuit.server.defaults import MOST_DEALS
from followsuit.server.table import drawing, seating
from followsuit.server.table.events import (
    Acted,
    CardsGiven,
    Committed,
    Created,
    Left,
    MatchOver,
    MatchPlace,
    Resumed,
    Sat,
    SeatGiven,
    SeatPlan,
)
from followsuit.server.table.matches import (
    compare,
    customs_of_match,
    deal_same,
    deals_of,
    end,
    require_told,
    tables_of,
    team_of,
)
from followsuit.server.table.model import Table
from tests.server.table.folding import ANNA, BOB, CLEO, then

CODES = ("bbbbbbbbbb", "cccccccccc")


def a_match_table(number, *, game="zole", deals=1):
    """One of two tables of a match, with nobody there."""
    settled = fs.game(game)
    place = MatchPlace(CODES, number, deals, 8)
    plans = (SeatPlan(),) * settled.seats
    created = Created(game, settled.version, dict(settled.options), plans, "", customs_of_match(0.0), match=place)
    return then(Table(CODES[number], f"6{number}" * 32), created)


def with_bots(table, *events):
    """The table after some events, its open seats given to bots."""
    table = then(table, *events)
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    return then(table, *(SeatGiven(number, "random") for number in free))


def both(deals=1, game="zole"):
    """Two tables, Anna at one and Bob at the other, both dealt the same cards."""
    first = with_bots(a_match_table(0, game=game, deals=deals), Sat(0, "Anna", ANNA))
    second = with_bots(a_match_table(1, game=game, deals=deals), Sat(1, "Bob", BOB))
    return first, then(second, *deal_same(second, first.cards.seed))


def ended(table, choose=lambda legal: legal[0]):
    """The table when all its deals are played."""
    person = table.people[0]
    while table.status == "playing":
        if table.pause_since is not None:
            table = then(table, Resumed(person))
            continue
        seat = table.to_act
        table = then(table, Acted(seat, str(choose(table.state.legal())), table.version, seat != person))
    return table


def one_round(game, which):
    """A game after its first round, in which everyone did the first or the last thing that was legal."""
    state = game.start("5e" * 32)
    while not state.rounds_played:
        state = state.play(state.legal()[which])
    return state


def refusal(asked):
    """The code of what is refused."""
    with pytest.raises(TableError) as refused:
        asked()
    return refused.value.code


def test_the_first_table_draws_and_the_others_wait_for_its_cards():
    """However full they are; then both have the same hands, and nothing else is dealt."""
    first, second = a_match_table(0), with_bots(a_match_table(1), Sat(1, "Bob", BOB))
    assert ("open", None) == (second.status, drawing.what_follows(second))
    assert [] == deal_same(first, "5e" * 32)

    first = with_bots(first, Sat(0, "Anna", ANNA))
    second = then(second, CardsGiven(first.cards.seed))

    assert ("playing", "playing") == (first.status, second.status)
    assert first.state == second.state
    assert (None, first.cards) == (second.draw, second.cards)
    assert [] == deal_same(second, first.cards.seed)


def test_nobody_takes_part_in_a_draw_where_none_is():
    """What binds somebody who sits down there is left out, and whoever insists is told where it is drawn."""
    first, second = a_match_table(0), a_match_table(1)
    bound = "8f" * 32

    assert [Sat(0, "Anna", ANNA), Committed(0, bound)] == list(seating.sit(first, ANNA, "Anna", commitment=bound))
    assert [Sat(0, "Bob", BOB)] == list(seating.sit(second, BOB, "Bob", commitment=bound))
    assert "commitment/other-table" == refusal(lambda: drawing.commit(then(second, Sat(0, "Bob", BOB)), 0, bound))


def test_whoever_sits_down_first_is_the_host():
    """Of each table for itself; when they get up, the next who sits down."""
    table = then(a_match_table(1), Sat(0, "Anna", ANNA), Sat(1, "Bob", BOB))
    assert ANNA == table.host

    assert CLEO == then(table, Left(0), Sat(2, "Cleo", CLEO)).host


def test_a_table_is_seen_by_those_who_know_its_cards_until_the_match_is_over():
    """Not by a host who got up before cards were dealt and may sit at the other table; then by all of them."""
    table = with_bots(then(a_match_table(0), Sat(0, "Anna", ANNA), Sat(1, "Bob", BOB), Left(0)))
    assert (ANNA, {BOB}) == (table.host, table.sitters)
    assert [False, True, False] == [table.may_enter(each) for each in (ANNA, BOB, None)]
    left = then(table, Left(1))
    assert [True, {BOB}] == [left.may_enter(BOB), left.sitters]

    over = then(ended(table), MatchOver((ANNA, BOB)))

    assert [True, True, False] == [over.may_enter(each) for each in (ANNA, BOB, None)]


def test_nothing_hidden_is_told_before_the_match_is_over():
    """Though the table is over itself."""
    first, _ = both()
    assert "table/not-over" == refusal(lambda: require_told(first))
    assert [] == end(first, [ANNA])
    first = ended(first)
    assert ("over", False) == (first.status, first.may_be_told)
    assert "match/not-over" == refusal(lambda: require_told(first))

    over = then(first, *end(first, [ANNA, BOB]))

    require_told(over)
    assert over.may_be_told
    assert [] == end(over, [ANNA, BOB])


def test_a_match_has_so_many_deals_and_tables_as_its_game_can_have():
    """At most as many tables as seats, and no more deals than rounds."""
    short, endless, two = fs.game("boerenbridge", seats=4), fs.game("zole", rounds=0), fs.game("miesjelen", seats=2)
    assert (4, 4) == (deals_of(endless, None), deals_of(short, None))
    assert MOST_DEALS == deals_of(endless, MOST_DEALS)
    assert "match/deals" == refusal(lambda: deals_of(endless, MOST_DEALS + 1))
    assert "match/deals" == refusal(lambda: deals_of(short, MOST_DEALS))
    assert (2, 3) == (tables_of(two, 2), tables_of(endless, 3))
    assert "match/tables" == refusal(lambda: tables_of(two, 3))


def test_teams_move_on_by_a_seat_from_table_to_table():
    """So partners sit together, and hold the cards of the other side at the next table."""
    whist, zole = fs.game("whist"), fs.game("zole", seats=3)

    assert [[0, 1, 0, 1], [1, 0, 1, 0]] == [[team_of(whist, table, seat) for seat in range(4)] for table in (0, 1)]
    assert [[0, 1, 2], [2, 0, 1], [1, 2, 0]] == [[team_of(zole, at, seat) for seat in range(3)] for at in range(3)]


def test_each_is_compared_with_whoever_held_the_same_cards():
    """In points that are better, deal by deal what both have played to its end, and by teams."""
    first, second = both(deals=2)
    first, second = ended(first), ended(second, lambda legal: legal[-1])
    result = compare(first.game, [first.state, second.state])
    scores = [[past.result.scores for past in table.state.position.past] for table in (first, second)]

    assert [[one, other] for one, other in zip(*scores, strict=True)] == [deal.points for deal in result.deals]
    for points, (one, other) in result.deals:
        gained = tuple(float(mine - theirs) for mine, theirs in zip(*points, strict=True))
        assert (gained, tuple(-each for each in gained)) == (one, other)
    assert [(table, seat) for table in (0, 1) for seat in range(3)] == [
        (each.table, each.seat) for each in result.people
    ]
    for each in result.people:
        own, other = (sum(deal[each.seat] for deal in scores[at]) for at in (each.table, 1 - each.table))
        assert (own, float(other), float(own - other)) == (each.points, each.others, each.ahead)
    assert 0 == sum(ahead for _, ahead in result.teams)
    assert dict(result.teams)[0] == result.people[0].ahead + next(
        each.ahead for each in result.people if (each.table, each.team) == (1, 0)
    )


def test_fewer_points_are_ahead_where_a_game_wants_few():
    """And partners, who have the same points, count once for their team."""
    hearts = fs.game("hearts")
    for each in compare(hearts, [one_round(hearts, 0), one_round(hearts, -1)]).people:
        assert each.others - each.points == each.ahead

    whist = fs.game("whist")
    result = compare(whist, [one_round(whist, 0), one_round(whist, -1)])
    ahead = {(each.table, each.seat): each.ahead for each in result.people}
    assert ahead[0, 0] + ahead[1, 1] == dict(result.teams)[0]
    assert [ahead[0, 0], ahead[1, 1]] == [ahead[0, 2], ahead[1, 3]]


def test_what_only_one_table_played_is_compared_with_nothing():
    """A table that is gone, or stopped early."""
    first, second = both(deals=2)
    game, whole = first.game, ended(first).state

    assert [] == compare(game, [whole, None]).people
    early = compare(game, [whole, second.state])
    assert ([], [], [None, None]) == (early.people, early.teams, [deal.points[1] for deal in early.deals])
    assert [[None, None]] * 2 == [deal.ahead for deal in early.deals]
