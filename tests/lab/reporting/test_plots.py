from pathlib import Path

import pytest

from followsuit.errors import FileError
from followsuit.lab.reporting.plots import STYLE, pyplot, save_plot

STARTS = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}


def drawn():
    """A small figure."""
    figure, axes = pyplot().subplots(figsize=(1, 1))
    axes.plot([0, 1])
    return figure


@pytest.mark.parametrize("suffix", STARTS)
def test_a_plot_is_written_as_its_ending_says(tmp_path, suffix):
    """To the same letters each time, with nothing beside it and nothing kept in memory."""
    path = tmp_path / f"a{suffix}"
    written = []
    for _ in range(2):
        with pyplot().rc_context(STYLE):
            save_plot(drawn(), path)
        written.append(path.read_bytes())

    assert written[0] == written[1]
    assert written[0].startswith(STARTS[suffix])
    assert [path] == list(tmp_path.iterdir())
    assert [] == pyplot().get_fignums()


@pytest.mark.parametrize("suffix", STARTS)
def test_a_disk_that_fills_up_leaves_the_old_plot_or_none(tmp_path, suffix, monkeypatch):
    """Never a broken one."""
    old, new = tmp_path / f"old{suffix}", tmp_path / f"new{suffix}"
    old.write_bytes(b"old")

    def full(self, data):
        with self.open("wb") as part:
            part.write(data[:1])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    for path in (old, new):
        with pytest.raises(FileError, match="cannot be written: no space left on device"):
            save_plot(drawn(), path)

    assert [old] == list(tmp_path.iterdir())
    assert b"old" == old.read_bytes()
    assert [] == pyplot().get_fignums()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_device_that_is_full_is_an_error_with_its_name(tmp_path):
    """Reached by a link, which stays."""
    link = tmp_path / "a.png"
    link.symlink_to("/dev/full")

    with pytest.raises(FileError, match=r"a\.png cannot be written: no space left on device"):
        save_plot(drawn(), link)
    assert link.is_symlink()
