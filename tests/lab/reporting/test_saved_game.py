import os
import stat
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.errors import FileError, PlayedElsewhere
from followsuit.lab.reporting.record_files import entries, line_of
from followsuit.lab.reporting.saved_game import GameFile


@pytest.fixture
def file(tmp_path):
    """A file that is not there yet."""
    return tmp_path / "game.json"


def zole(*actions):
    """A game after some actions, as a record."""
    state = fs.game("zole").start(7)
    for action in actions:
        state = state.play(action)
    return state.record()


def read(path):
    """The one game in a file."""
    (entry,) = entries(path)
    return entry.record()


def full(self, data):
    """A disk that fills up in the middle of a file."""
    with self.open("wb") as part:
        part.write(data[:10])
    raise OSError(28, "No space left on device")


def test_a_game_is_put_into_a_file_of_its_own(file):
    """The file is made, and holds the record and nothing else."""
    GameFile(file).save(zole())

    assert zole() == read(file)
    assert [file] == list(file.parent.iterdir())


def test_the_newest_state_of_a_game_is_the_only_one(file):
    """Each takes the place of the one before."""
    kept = GameFile(file)
    kept.save(zole())
    kept.save(zole("choose P"))

    assert zole("choose P") == read(file)


def test_a_save_that_fails_leaves_the_old_file_whole(file, monkeypatch):
    """The new one takes its place only when it is complete, and the error says that the old one is safe."""
    kept = GameFile(file)
    kept.save(zole())
    monkeypatch.setattr(Path, "write_bytes", full)

    with pytest.raises(FileError, match=r"no space left on device\. The last game kept there is whole\."):
        kept.save(zole("choose P"))
    assert kept.exists
    assert zole() == read(file)
    assert [file] == list(file.parent.iterdir())


def test_where_no_game_is_kept_yet_none_is_called_whole(tmp_path):
    """A folder that is not there holds nothing that could be safe."""
    kept = GameFile(tmp_path / "missing" / "game.json")

    with pytest.raises(FileError) as refused:
        kept.save(zole())
    assert "Name another file with --record." == refused.value.remedy
    assert not kept.exists


def test_a_link_to_a_file_stays_a_link(file, tmp_path):
    """What it leads to is replaced."""
    link = tmp_path / "link.json"
    file.write_bytes(b"old")
    link.symlink_to(file)
    GameFile(link, b"old").save(zole())

    assert link.is_symlink()
    assert zole() == read(file)


def test_a_file_keeps_who_may_read_it(file):
    """Its owner has said so once."""
    file.write_bytes(b"old")
    file.chmod(0o600)
    GameFile(file, b"old").save(zole())

    assert 0o600 == stat.S_IMODE(file.stat().st_mode)


def test_what_is_not_a_file_is_never_replaced(tmp_path):
    """Neither a folder nor a device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    for path in (tmp_path, pipe):
        with pytest.raises(FileError, match="is not a file that a game can be kept in"):
            GameFile(path).save(zole())
    assert pipe.is_fifo()


def test_of_two_programs_in_one_game_the_second_to_act_is_refused(file):
    """What the first has done is left as it is, and the error has a code of its own."""
    file.write_bytes(line_of(zole()))
    one, other = GameFile(file, file.read_bytes()), GameFile(file, file.read_bytes())
    one.save(zole("choose B"))

    with pytest.raises(PlayedElsewhere) as refused:
        other.save(zole("choose P"))
    assert ("file/played-elsewhere", "This game is being played elsewhere.") == (
        refused.value.code,
        refused.value.sentence,
    )
    assert zole("choose B") == read(file)
    one.save(zole("choose B"))


def test_whoever_has_done_nothing_since_may_leave(file):
    """There is nothing to keep, so nothing is in the way."""
    file.write_bytes(line_of(zole()))
    one, other = GameFile(file, file.read_bytes()), GameFile(file, file.read_bytes())
    one.save(zole("choose B"))
    other.save(zole())

    assert zole("choose B") == read(file)


def test_a_new_game_does_not_take_the_file_of_another(file):
    """Not even of one that has begun since the name was chosen."""
    kept = GameFile(file)
    file.write_text("precious")

    with pytest.raises(FileError, match="already exists"):
        kept.save(zole())
    assert "precious" == file.read_text()


def test_a_file_that_was_taken_away_is_made_again(file):
    """A game that is nowhere else is not lost."""
    kept = GameFile(file)
    kept.save(zole())
    file.unlink()
    kept.save(zole())

    assert zole() == read(file)
