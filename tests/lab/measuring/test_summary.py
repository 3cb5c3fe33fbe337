from statistics import mean, stdev

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.position import Phase
from followsuit.lab.measuring.summary import Spread, Summary, Tally
from followsuit.lab.playing.engine_games import simulate
from followsuit.lab.playing.results import result_of


def summed(game, states):
    """A summary of some states."""
    summary = Summary(game, ("random",) * game.seats)
    for state in states:
        results, _, _ = result_of(state)
        summary.add(results)
    return summary


def won_by(state, *winners):
    """The same game, as if it had ended now with these winners."""
    return fs.State(state.game, replace(state.position, phase=Phase.OVER, to_act=None, winners=winners), state.seed)


def test_a_spread_has_the_mean_and_the_sample_deviation():
    """Both are what the statistics module says of the same numbers."""
    numbers = [3, -4, 12, 12, 0]
    spread = Spread()
    for number in numbers:
        spread.add(number)

    assert (mean(numbers), -4, 12) == (spread.mean, spread.least, spread.most)
    assert stdev(numbers) == pytest.approx(spread.deviation)


def test_a_spread_of_too_few_numbers_is_zero():
    """Nothing has no mean, and one number does not spread."""
    spread = Spread()
    assert (0.0, 0.0) == (spread.mean, spread.deviation)

    spread.add(7)
    assert (7.0, 0.0) == (spread.mean, spread.deviation)


def test_a_tally_of_no_tries_has_no_share():
    """Nothing tried is nothing come off."""
    assert 0.0 == Tally().share


def test_wins_add_up_to_the_finished_games():
    """Each finished game is one win, however it is shared."""
    game = fs.game("zole", rounds=2)
    summary = summed(game, simulate(game, ["random"], 30, 1))

    assert 30 == summary.finished == summary.games
    assert 30 == pytest.approx(sum(summary.wins))


def test_a_shared_win_is_shared():
    """Two winners have half a win each."""
    game = fs.game("zole")
    one, other = simulate(game, ["random"], 2, 1, 1)
    summary = summed(game, [won_by(one, 0, 2), won_by(other, 2)])

    assert [0.5, 0.0, 1.5] == summary.wins


def test_an_unfinished_game_is_never_won():
    """A game that was cut off counts among the games and the scores, not among the wins."""
    game = fs.game("miesjelen")
    summary = summed(game, simulate(game, ["random"], 5, 1, 1))

    assert (5, 5, 0) == (summary.games, summary.unfinished, summary.finished)
    assert [0.0] * 4 == summary.wins
    assert 5 == summary.scores[0].count


def test_scores_are_spread_by_seat():
    """A seat's mean and deviation come from its final scores."""
    game = fs.game("boerenbridge")
    states = list(simulate(game, ["random"], 10, 1))
    summary = summed(game, states)

    for seat in range(game.seats):
        scores = [state.scores[seat] for state in states]
        assert mean(scores) == pytest.approx(summary.scores[seat].mean)
        assert stdev(scores) == pytest.approx(summary.scores[seat].deviation)


def test_bids_made_are_those_met_exactly():
    """A seat's bids are counted round by round, and those that equal its tricks."""
    game = fs.game("boerenbridge")
    states = list(simulate(game, ["random"], 10, 1))
    summary = summed(game, states)
    rounds = [past.round for state in states for past in state.position.past]

    for seat in range(game.seats):
        met = sum(round_.bids[seat] == round_.taken[seat] for round_ in rounds)
        assert (50, met) == (summary.bids[seat].tried, summary.bids[seat].came_off)


def test_contracts_count_rounds_and_wins_of_the_solo_player():
    """Every Zole round is played under one contract; it is won if its solo player gains."""
    game = fs.game("zole")
    states = list(simulate(game, ["random"], 10, 1))
    summary = summed(game, states)
    results = [result for state in states for result in state.view().results]
    big = [result for result in results if result.contract == "Big"]

    assert ["Big", "Zole", "Small zole", "The Table"] == list(summary.contracts)
    assert 120 == sum(tally.tried for tally in summary.contracts.values())
    assert len(big) == summary.contracts["Big"].tried
    assert sum(result.scores[result.solo or 0] > 0 for result in big) == summary.contracts["Big"].came_off
    assert 0 == summary.contracts["The Table"].came_off


def test_a_game_without_contracts_has_none_in_its_summary():
    """There is nothing to count where nothing is chosen."""
    assert {} == summed(fs.game("miesjelen"), []).contracts


def test_void_rounds_and_actions_are_counted():
    """Void rounds are counted apart; actions are those of the seats, not of chance."""
    game = fs.game("miesjelen", seats=2)
    states = list(simulate(game, ["random"], 4, 10, 40))
    summary = summed(game, states)
    pasts = [past for state in states for past in state.position.past]

    assert 0 < summary.void_rounds == sum(past.round.void for past in pasts)
    assert sum(len(past.actions) for past in pasts) == summary.actions
    assert len(pasts) == summary.rounds.total


def test_the_speed_is_zero_until_time_has_been_measured():
    """Actions a second are known once seconds are."""
    game = fs.game("boerenbridge")
    summary = summed(game, simulate(game, ["random"], 1, 1))
    assert 0.0 == summary.actions_per_second

    summary.seconds = 2.0
    assert summary.actions / 2 == summary.actions_per_second
