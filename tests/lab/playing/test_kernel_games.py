"""Games by the kernel, in batches."""

from __future__ import annotations

import json

import numpy as np
import pytest

import followsuit as fs
from followsuit.errors import FileError, OptionError, PlayerError
from followsuit.lab.measuring.summary import Summary
from followsuit.lab.playing.engine_games import EngineGame
from followsuit.lab.playing.kernel_games import kernel_run, number_of
from followsuit.lab.playing.results import result_of
from followsuit.lab.playing.run import run
from followsuit.lab.reporting.result_files import results_file


def results(game: fs.Game, *, threads: int, batch: int | None = None) -> np.ndarray:
    """The results of 300 games, however they are cut into batches."""
    names = ("random",) * game.seats
    pieces = kernel_run(game, names, 300, "x", 200, cores=threads, batch=batch)
    return np.concatenate([piece.results for piece in pieces])


def test_a_game_is_the_same_however_the_work_is_shared():
    """Threads and batches change nothing."""
    game = fs.game("zole")
    one = results(game, threads=1)
    assert (one == results(game, threads=2)).all()
    assert (one == results(game, threads=3, batch=7)).all()


def test_the_records_of_a_batch_are_the_games_it_counted():
    """Replayed by the engine they come to the same scores."""
    (batch,) = kernel_run(fs.game("ninja-whist"), ("greedy", "random", "greedy", "random"), 5, "x", 200)
    for result, record in zip(batch.results, batch.records(legal=False), strict=True):
        state = fs.replay(record)
        assert state.scores == tuple(result["totals"][:4])
        assert ["greedy", "random", "greedy", "random"] == record["players"]


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_engine_and_kernel_are_counted_alike(key: str):
    """A summary of kernel results says what a summary of the replayed records says."""
    game = fs.game(key)
    fast, slow = (Summary(game, ("random",) * game.seats) for _ in range(2))
    for batch in kernel_run(game, ("random",) * game.seats, 20, 3, 15):
        fast.add(batch.results)
        for record in batch.records(legal=False):
            results, _, _ = result_of(fs.replay(record))
            slow.add(results)
    assert slow == fast


def test_rows_tell_the_same_of_a_game_by_either_way():
    """One flat row a game."""
    (batch,) = kernel_run(fs.game("boerenbridge"), ("random",) * 4, 3, 3, 15)
    again = [
        next(EngineGame(fs.replay(record), ("random",) * 4, number).rows())
        for number, record in enumerate(batch.records(legal=False))
    ]
    assert again == list(batch.rows())


def test_a_run_uses_the_kernel_when_every_player_is_compiled():
    """Otherwise the engine plays, a game a piece."""
    game = fs.game("zole", rounds=1)
    assert [3] == [piece.games for piece in run(game, ["greedy"], 3, 1)]
    assert [1, 1] == [piece.games for piece in run(game, ["casual", "random", "random"], 2, 1)]


def test_games_with_more_dues_than_the_kernel_has_room_for_are_the_engines():
    """Each round may leave a due; a game that ends before can be long by its limit."""
    game = fs.game("zole", rounds=0, dues=True)
    assert [2] == [piece.games for piece in run(game, ["random"], 2, 1, 256)]
    assert [1, 1] == [piece.games for piece in run(game, ["random"], 2, 1, 257)]
    assert [2] == [piece.games for piece in run(fs.game("zole", dues=True), ["random"], 2, 1, 257)]


def test_bad_runs_are_refused():
    """No games, no rounds, no such player: each is named."""
    game = fs.game("zole")
    with pytest.raises(OptionError, match="number of games cannot be 0"):
        next(run(game, ["random"], 0, 1))
    with pytest.raises(OptionError, match="cut off after 0 rounds"):
        next(run(game, ["random"], 1, 1, 0))
    with pytest.raises(PlayerError, match="no player “ghost”"):
        next(run(game, ["ghost"], 1, 1))


def test_seeds_of_different_text_are_different_numbers():
    """And the same text is the same number on any machine."""
    assert 1_000 == len({number_of(seed) for seed in range(1_000)})
    assert number_of(7) == number_of("7") == 7902668921115197683


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_results_are_written_and_read_back(tmp_path, suffix: str):
    """One row a game, in either form."""
    path = tmp_path / f"results.{suffix}"
    (batch,) = kernel_run(fs.game("zole"), ("random",) * 3, 40, 3, 15)
    with results_file(path) as file:
        file.write_all(batch.rows())
    assert 40 == file.count
    if suffix == "jsonl":
        rows = [json.loads(line) for line in path.read_text().splitlines()]
    else:
        from pyarrow import parquet

        rows = parquet.read_table(path).to_pylist()
    assert list(batch.rows()) == rows


def test_a_results_file_that_cannot_be_is_refused(tmp_path):
    """An unknown ending, a file that is there, a folder that is not."""
    with pytest.raises(FileError, match=r"\.jsonl or \.parquet"):
        results_file(tmp_path / "results.csv")
    for name in ("a.jsonl", "a.parquet"):
        (tmp_path / name).touch()
        with pytest.raises(FileError, match="already exists"):
            results_file(tmp_path / name)
        with pytest.raises(FileError, match="cannot be written"):
            results_file(tmp_path / "nowhere" / name)
