import pytest

from followsuit.errors import FileError
from followsuit.lab.results import checked_results, results_file


def test_an_ending_is_looked_at_without_touching_the_file(tmp_path):
    """So that it can be done before other files are opened."""
    with pytest.raises(FileError, match=r"Use one of \.jsonl or \.parquet\."):
        checked_results(tmp_path / "rows.csv")
    for name in ("rows.jsonl", "rows.parquet"):
        checked_results(tmp_path / name)

    assert [] == list(tmp_path.iterdir())


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
