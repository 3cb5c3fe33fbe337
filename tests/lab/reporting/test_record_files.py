import json
import os
import signal
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.errors import FileError
from followsuit.lab.playing.engine_games import simulate
from followsuit.lab.reporting.files import uninterrupted
from followsuit.lab.reporting.record_files import RecordFile, entries

FULL = Path("/dev/full")


@pytest.fixture
def record():
    """A short game."""
    (state,) = simulate(fs.game("zole", rounds=1), ["random"], 1, 7)
    return state.record()


@pytest.fixture
def file(tmp_path):
    """A file that is not there yet."""
    return tmp_path / "games.jsonl"


def places(path):
    """The line of every entry, and the place of its error if it has one."""
    found: list[tuple[int, str | None]] = []
    for entry in entries(path):
        try:
            entry.state()
            found.append((entry.line, None))
        except fs.RecordError as error:
            found.append((entry.line, error.place))
    return found


def test_a_record_on_one_line_is_read(file, record):
    """A file may hold a single line."""
    file.write_text(json.dumps(record))

    assert [record] == [entry.record() for entry in entries(file)]


def test_a_record_over_many_lines_is_read(file, record):
    """A record that was printed prettily is still one record."""
    file.write_text(json.dumps(record, indent=2))

    assert [record] == [entry.record() for entry in entries(file)]


def test_records_a_line_each_are_read_with_their_lines(file, record):
    """Blank lines count as lines and hold nothing."""
    line = json.dumps(record)
    file.write_text(f"\n{line}\n\n{line}\r\n{line}")

    assert [(2, None), (4, None), (5, None)] == places(file)


def test_the_mark_that_some_editors_put_first_is_passed_over(file, record):
    """A byte order mark is no part of the record."""
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(record).encode())

    assert [(1, None)] == places(file)


def test_every_entry_knows_how_far_into_the_file_it_reaches(file, record):
    """The last one reaches its end, so progress can be shown."""
    line = json.dumps(record).encode() + b"\n"
    file.write_bytes(line * 3)

    assert [len(line) * number for number in (1, 2, 3)] == [entry.end for entry in entries(file)]


def test_a_truncated_line_is_told_by_its_number(file, record):
    """What breaks off is refused; the lines around it are read."""
    line = json.dumps(record)
    file.write_text(f"{line}\n{line[:-20]}\n{line}\n")

    assert [(1, None), (2, "line 2"), (3, None)] == places(file)


def test_a_truncated_first_line_does_not_hide_the_others(file, record):
    """Lines that are records by themselves are read, whatever stands before them."""
    line = json.dumps(record)
    file.write_text(f"{line[:-20]}\n{line}\n")

    assert [(1, "line 1"), (2, None)] == places(file)


@pytest.mark.parametrize(("cut", "sentence"), [(-20, "The record breaks off."), (7, "The record breaks off.")])
def test_a_record_that_breaks_off_is_called_so(file, record, cut, sentence):
    """Whoever reads the refusal knows that the end is missing."""
    file.write_text(json.dumps(record)[:cut])
    (entry,) = entries(file)

    with pytest.raises(fs.RecordError) as refused:
        entry.record()
    assert ("line 1", sentence) == (refused.value.place, refused.value.sentence)


def test_a_truncated_record_over_many_lines_is_told_by_its_last_line(file, record):
    """The place is the line where it breaks off."""
    lines = json.dumps(record, indent=2).splitlines()[:10]
    file.write_text("\n".join(lines))

    assert [(1, "line 10")] == places(file)


def test_a_line_that_is_not_json_is_told_by_its_number_and_column(file, record):
    """The refusal says what was expected where."""
    file.write_text(f"{json.dumps(record)}\n\nhello\n")
    *_, last = entries(file)

    with pytest.raises(fs.RecordError, match=r"^line 3: This is not JSON: Expecting value \(column 1\)\.$"):
        last.record()


@pytest.mark.parametrize("text", ["[]", "7", '"record"', "null"])
def test_json_that_is_no_object_is_refused(file, text):
    """A record is an object."""
    file.write_text(text)

    assert [(1, "line 1")] == places(file)


@pytest.mark.parametrize("text", ["9" * 5000, "[" * 100_000])
def test_json_that_no_program_should_read_is_refused(file, text):
    """Numbers and nesting beyond all measure are damage."""
    file.write_text(text)

    assert [(1, "line 1")] == places(file)


def test_letters_that_are_no_utf8_are_refused_by_their_line(file, record):
    """A damaged line in the middle of a file is a damaged record."""
    file.write_bytes(json.dumps(record).encode() + b"\n\xff\xfe\n")

    assert [(1, None), (2, "line 2")] == places(file)


def test_a_record_that_breaks_a_rule_is_told_by_line_and_place(file, record):
    """Both are in the place, the line first."""
    record["rounds"][0]["scores"][0] += 1
    file.write_text(f"\n{json.dumps(record)}")

    assert [(2, "line 2: rounds[0].scores[0]")] == places(file)


@pytest.mark.parametrize("junk", [b"\x00\x01\x02", b"\xff\xd8\xff\xe0", bytes(range(256))])
def test_a_file_that_is_not_text_is_refused(file, junk):
    """A picture is no record."""
    file.write_bytes(junk)

    with pytest.raises(FileError, match="is not a text file"):
        list(entries(file))


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_a_file_without_any_record_is_refused(file, text):
    """Nothing to read is worth a word."""
    file.write_text(text)

    with pytest.raises(FileError, match="holds no game"):
        list(entries(file))


def test_a_missing_file_is_refused(file):
    """The sentence names the file and the reason."""
    with pytest.raises(FileError, match=r"games\.jsonl cannot be read: no such file or directory\."):
        list(entries(file))


def test_a_directory_is_refused(tmp_path):
    """A directory is no file of records."""
    with pytest.raises(FileError, match="is a directory"):
        list(entries(tmp_path))


def test_games_are_written_a_line_each(file, record):
    """What was written is read back."""
    with RecordFile(file) as written:
        written.write(record)
        written.write(record)

    assert 2 == written.count
    assert [record, record] == [entry.record() for entry in entries(file)]


def test_a_game_is_in_the_file_as_soon_as_it_is_written(file, record):
    """Nothing waits in memory for the file to be closed."""
    with RecordFile(file) as written:
        written.write(record)

        assert [record] == [entry.record() for entry in entries(file)]


def test_an_existing_file_is_not_overwritten(file):
    """It stays as it was, and the refusal says how to insist."""
    file.write_text("precious")

    with pytest.raises(FileError, match=r"already exists\..*--force"):
        RecordFile(file)
    assert "precious" == file.read_text()


def test_an_existing_file_is_replaced_when_asked(file, record):
    """Only what is written now is in it."""
    file.write_text("old")
    with RecordFile(file, replace=True) as written:
        written.write(record)

    assert [record] == [entry.record() for entry in entries(file)]


def test_a_file_that_cannot_be_made_is_refused(tmp_path):
    """A folder that is not there is named as the reason."""
    with pytest.raises(FileError, match="cannot be written: no such file or directory"):
        RecordFile(tmp_path / "missing" / "games.jsonl")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_told_with_what_was_kept(record):
    """The error is the program's own, and says how many games are safe."""
    with RecordFile(FULL, replace=True) as written, pytest.raises(FileError) as refused:
        written.write(record)

    assert "/dev/full cannot be written any further: no space left on device." == refused.value.sentence
    assert "It keeps no games." == refused.value.remedy


def test_a_line_that_cannot_be_finished_is_taken_back(file, record, monkeypatch):
    """After a write that failed half-way the file ends with a whole line."""

    class Filling:
        """A file on a disk that fills up in the middle of the second game."""

        def __init__(self, inner, room):
            self.inner, self.room = inner, room

        def write(self, data):
            if not self.room:
                raise OSError(28, "No space left on device")
            written = self.inner.write(data[: self.room])
            self.room -= written
            return written

        def __getattr__(self, name):
            return getattr(self.inner, name)

    with RecordFile(file) as written:
        written.write(record)
        size = file.stat().st_size
        monkeypatch.setattr(written, "_file", Filling(written._file, 100))
        with pytest.raises(FileError, match="It keeps one game"):
            written.write(record)

    assert size == file.stat().st_size
    assert [(1, None)] == places(file)


@pytest.fixture
def _ctrl_c_is_heard():
    """Whoever started the tests may have told them to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_ctrl_c_is_heard")
def test_ctrl_c_waits_until_a_game_is_put_away():
    """What is begun inside is finished; then the interruption comes through."""
    done = []

    def interrupted_work():
        with uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("whole")

    with pytest.raises(KeyboardInterrupt):
        interrupted_work()
    assert ["whole"] == done
    assert signal.default_int_handler is signal.getsignal(signal.SIGINT)


def test_without_ctrl_c_nothing_is_interrupted():
    """The way out is as the way in."""
    with uninterrupted():
        pass

    assert signal.default_int_handler is signal.getsignal(signal.SIGINT)
