from dataclasses import replace

import numpy as np
import pytest

import followsuit as fs
from followsuit.bots.player import Budget
from followsuit.lab.playing.duplicate import (
    Duplicates,
    checked_players,
    play_duplicates,
)
from followsuit.lab.playing.limits import checked_seed
from followsuit.lab.playing.results import nearness
from followsuit.lab.playing.seating import Seating

ONE = Budget(seconds=None, worlds=1)


def asked(key, *players, seed="x", max_rounds=200, records=False, **options):
    """Deals of a game for some players."""
    game = fs.game(key, **options)
    return Duplicates(game, players, Seating.of(len(players), game.seats, seed), seed, ONE, max_rounds, records)


def whole(pieces):
    """All deals of some pieces: who sat where, the totals, who won, which games ended and in how many rounds."""
    pieces = list(pieces)
    return [
        np.concatenate([getattr(piece, name) for piece in pieces])
        for name in ("seated", "totals", "won", "finished", "rounds")
    ]


@pytest.mark.parametrize("players", [("greedy", "random"), ("casual", "random")], ids=["kernel", "engine"])
def test_a_deal_gives_the_same_cards_to_whoever_sits_where(players):
    """In every seating of a deal each seat is dealt the same first hand, and in another deal another."""
    found = asked("zole", *players, rounds=1, records=True)
    pieces = list(play_duplicates(found, 2, cores=1))
    records = [record for piece in pieces for record in piece.records()]
    hands = [str([sorted(hand) for hand in record["rounds"][0]["hands"]]) for record in records]

    assert 6 == len(records)
    assert {*hands[:3]} == {hands[0]}
    assert {*hands[3:]} == {hands[3]}
    assert hands[0] != hands[3]


@pytest.mark.parametrize("players", [("greedy", "random"), ("casual", "random")], ids=["kernel", "engine"])
def test_records_are_games_that_hold_and_say_who_played(players):
    """Each is what the arrays say of the same deal, seating and seat."""
    found = asked("zole", *players, rounds=2, records=True)
    pieces = list(play_duplicates(found, 2, cores=1))
    records = iter([record for piece in pieces for record in piece.records()])
    seated, totals, won, finished, rounds = whole(pieces)
    for deal in range(2):
        for way in range(3):
            record = next(records)
            state = fs.replay(record)
            assert [players[place] for place in seated[deal, way]] == record["players"]
            assert list(state.scores) == list(totals[deal, way])
            assert state.winners == tuple(np.flatnonzero(won[deal, way]))
            assert (state.is_over, state.rounds_played) == (finished[deal, way], rounds[deal, way])


def test_the_number_of_threads_changes_nothing():
    """Deals are the same and in the same order."""
    found = asked("boerenbridge", "greedy", "random")
    one, two = whole(play_duplicates(found, 50, cores=1)), whole(play_duplicates(found, 50, cores=2))

    assert 50 == len(one[1])
    assert all(np.array_equal(mine, yours) for mine, yours in zip(one, two, strict=True))


def test_processes_play_what_one_process_plays():
    """A player that is not compiled, on two cores and on one."""
    found = asked("boerenbridge", "casual", "random")
    one, two = whole(play_duplicates(found, 2, cores=1)), whole(play_duplicates(found, 2, cores=2))

    assert all(np.array_equal(mine, yours) for mine, yours in zip(one, two, strict=True))


def test_nobody_wins_a_game_that_is_cut_off():
    """Its totals count all the same."""
    (piece,) = play_duplicates(asked("miesjelen", "greedy", "random", seats=2, max_rounds=1), 3, cores=1)

    assert not piece.finished.any()
    assert 0 == piece.shares.sum()
    assert (piece.totals != 25).any()


def test_a_shared_win_counts_in_parts():
    """Two winners have half a win each."""
    (piece,) = play_duplicates(asked("boerenbridge", "random", "random"), 1, cores=1)
    won = np.array([[[True, True, False, False]] * 4])

    assert [0.5, 0.5, 0.0, 0.0] == list(replace(piece, won=won).shares[0, 0])


def test_where_zero_is_the_aim_the_distance_from_it_counts():
    """In Miesjelen −2 is better than 5; elsewhere 5 is."""
    totals = np.array([5, -2, 0])

    assert [-5, -2, 0] == list(nearness(fs.game("miesjelen"), totals))
    assert [5, -2, 0] == list(nearness(fs.game("zole"), totals))


def test_choices_of_contract_are_noted_with_what_they_came_to():
    """Every round of Zole has a choice, and whoever plays alone has a score for it."""
    pieces = list(play_duplicates(asked("zole", "casual", "random", rounds=2), 2, cores=1))
    choices = [choice for piece in pieces for choice in piece.choices]

    assert {0, 1} == {player for player, _, _ in choices}
    assert all((letter == "P") == (score is None) for _, letter, score in choices)
    assert len(choices) >= 2 * 3 * 2


@pytest.mark.parametrize("names", [["casual"], []])
def test_a_tournament_needs_two_players(names):
    """One alone has nobody to be compared with."""
    with pytest.raises(fs.PlayerError, match="One player alone"):
        checked_players(names)


def test_an_unknown_player_is_refused():
    """By name."""
    with pytest.raises(fs.PlayerError, match="no player “ghost”"):
        checked_players(["greedy", "ghost"])


def test_a_seed_for_many_games_is_a_number_a_text_or_bytes():
    """But not one written for bytes, to which no number can be added."""
    assert ("7", "x", "ff00") == (checked_seed(7), checked_seed("x"), checked_seed(b"\xff\x00"))
    with pytest.raises(fs.SeedError, match="hex:"):
        checked_seed("hex:ff")


def test_no_deals_are_refused():
    """There is nothing to play."""
    with pytest.raises(fs.OptionError, match="deals cannot be 0"):
        play_duplicates(asked("zole", "greedy", "random"), 0)
