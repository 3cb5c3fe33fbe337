import json
import signal
from contextlib import suppress
from importlib import metadata

import pytest
from pyarrow import parquet

import followsuit as fs
from followsuit.errors import FileError
from followsuit.lab.reporting.result_files import GROUP, about_run, checked_results, results_file


def test_an_ending_is_looked_at_without_touching_the_file(tmp_path):
    """So that it can be done before other files are opened."""
    with pytest.raises(FileError, match=r"Use one of \.jsonl or \.parquet\."):
        checked_results(tmp_path / "rows.csv")
    for name in ("rows.jsonl", "rows.parquet"):
        checked_results(tmp_path / name)

    assert [] == list(tmp_path.iterdir())


def row(number):
    """What a game came to."""
    counts = dict.fromkeys(("rounds", "void_rounds", "first_dealer"), 1)
    lists = {name: [0] for name in ("winners", "totals", "tricks", "bids_met")}
    return {"game": number, "finished": True, **counts, **lists}


@pytest.mark.parametrize(("games", "groups"), [(0, 0), (7, 1), (GROUP + 1, 2)])
def test_rows_that_come_one_by_one_are_written_together(tmp_path, games, groups):
    """And none is lost that still waits at the end."""
    path = tmp_path / "rows.parquet"
    with results_file(path) as file:
        for number in range(games):
            file.write_all([row(number)])

    assert games == file.count
    assert groups == parquet.ParquetFile(path).num_row_groups
    assert list(range(games)) == parquet.read_table(path)["game"].to_pylist()


def test_a_parquet_file_says_what_it_holds(tmp_path):
    """The game with its options, the players, the seed and the version: all that is needed to play them again."""
    path, game = tmp_path / "rows.parquet", fs.game("zole", seats=4)
    with results_file(path, about_run(game, ["greedy", "random", "greedy", "random"], 7, None)) as file:
        file.write_all([row(0)])

    told = {key.decode().removeprefix("followsuit."): text.decode() for key, text in _metadata(path).items()}
    assert ("followsuit-results/1", "zole", "1") == (told["format"], told["game"], told["game_version"])
    assert game == fs.game(told["game"], **json.loads(told["options"]))
    assert ["greedy", "random", "greedy", "random"] == json.loads(told["players"])
    assert (7, None) == (json.loads(told["seed"]), json.loads(told["max_rounds"]))
    assert f"followsuit {metadata.version('followsuit')}" == told["program"]


def _metadata(path):
    return {key: text for key, text in parquet.read_schema(path).metadata.items() if key.startswith(b"followsuit.")}


def test_rows_that_wait_are_kept_when_the_work_is_broken_off(tmp_path):
    """By Ctrl-C, or by another file for which there is no room."""
    path = tmp_path / "rows.parquet"
    with suppress(KeyboardInterrupt), results_file(path) as file:
        file.write_all([row(0)])
        raise KeyboardInterrupt

    assert [0] == parquet.read_table(path)["game"].to_pylist()


def test_ctrl_c_while_a_file_is_finished_is_heard_afterwards(tmp_path, monkeypatch):
    """Without its end the file could not be read."""
    path = tmp_path / "rows.parquet"
    file = results_file(path)
    write = file._writer.write_table  # type: ignore[attr-defined]

    def pressed(rows):
        signal.raise_signal(signal.SIGINT)
        write(rows)

    monkeypatch.setattr(file._writer, "write_table", pressed)  # type: ignore[attr-defined]
    file.write_all([row(0)])
    with pytest.raises(KeyboardInterrupt):
        file.__exit__(None, None, None)

    assert [0] == parquet.read_table(path)["game"].to_pylist()


def test_a_file_whose_end_cannot_be_written_is_an_error_with_its_name(tmp_path, monkeypatch):
    """Parquet writes an index last, for which there may be no room."""
    file = results_file(tmp_path / "rows.parquet")
    close = file._writer.close  # type: ignore[attr-defined]

    def full():
        close()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(file._writer, "close", full)  # type: ignore[attr-defined]
    with pytest.raises(FileError, match=r"rows\.parquet cannot be finished: no space left on device"), file:
        pass
