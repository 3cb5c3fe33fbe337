"""Machine code that several processes keep in one place at the same time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from followsuit.kernel.code_files import CodeFiles
from tests.kernel.test_linking import MODULE, run_beside

TOGETHER = """
import sys
from followsuit.kernel.code_files import CodeFiles
import functions

save = CodeFiles.save

def when_all_are_here(self, key, code):
    print("ready", flush=True)
    sys.stdin.readline()
    save(self, key, code)

CodeFiles.save = when_all_are_here
print(functions.doubled({number}))
"""
"""A process that has made code for one kind of number, and waits to be told to keep it."""


def files(place: Path) -> CodeFiles:
    """The files of a function, as another process would open them."""
    return CodeFiles(str(place), "function", "stamp")


def test_code_is_found_by_what_it_was_made_for(tmp_path: Path):
    """By any process, and none is found for other arguments."""
    files(tmp_path).save(("int64",), "code for a whole number")
    files(tmp_path).save(("float64",), "code for any number")

    assert "code for a whole number" == files(tmp_path).load(("int64",))
    assert "code for any number" == files(tmp_path).load(("float64",))
    assert files(tmp_path).load(("uint8",)) is None


def test_code_for_other_arguments_is_never_taken(tmp_path: Path):
    """Whatever its file is called."""
    files(tmp_path).save(("int64",), "code for a whole number")
    (first,) = tmp_path.iterdir()
    files(tmp_path).save(("float64",), "code for any number")
    (other,) = set(tmp_path.iterdir()) - {first}
    shutil.copy(first, other)

    assert files(tmp_path).load(("float64",)) is None


def test_what_is_forgotten_is_made_anew(tmp_path: Path):
    """As numba asks when a function is to be compiled again."""
    files(tmp_path).save(("int64",), "code")
    files(tmp_path).flush()

    assert files(tmp_path).load(("int64",)) is None


def test_processes_that_keep_code_at_the_same_moment_do_not_disturb_each_other(tmp_path: Path):
    """Two have made code of one function, for different numbers, before either of them keeps it."""
    (tmp_path / "functions.py").write_text(MODULE)
    environment = os.environ | {"FOLLOWSUIT_CACHE": str(tmp_path / "kept"), "PYTHONPATH": str(tmp_path)}
    both = [
        subprocess.Popen(
            [sys.executable, "-c", TOGETHER.format(number=number)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path,
        )
        for number in (5, 1.5)
    ]  # fmt: skip
    for each in both:
        assert each.stdout is not None
        assert "ready\n" == each.stdout.readline()
    told = [each.communicate("go on\n")[0] for each in both]
    counted = "stats = f.doubled.stats; print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))"

    assert ["10\n", "3.0\n"] == told
    assert "10\n3.0\n2 0\n" == run_beside(
        tmp_path, f"import functions as f; print(f.doubled(5)); print(f.doubled(1.5)); {counted}"
    )
