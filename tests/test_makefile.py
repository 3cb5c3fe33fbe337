"""Which Python the Makefile makes the environment with."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TARGET = f"include {ROOT}/Makefile\nfind:\n\t@$(FIND_PYTHON); echo $$python\n"
PYTHON = """#!/bin/sh
case "$2" in *timeit*) echo {seconds} ;; *venv*) exit {without_venv} ;; esac
"""


@pytest.fixture
def found(tmp_path: Path):
    """Finds a Python among those in the PATH, each told by its seconds and whether it lacks what environments need."""

    def find(*pythons: tuple[float, bool], **variables: str) -> str:
        folders = [tmp_path / str(number) for number in range(len(pythons))]
        for folder, (seconds, without_venv) in zip(folders, pythons, strict=True):
            folder.mkdir()
            program = folder / "a-python"
            program.write_text(PYTHON.format(seconds=seconds, without_venv=int(without_venv)))
            program.chmod(0o755)
        (tmp_path / "find.mk").write_text(TARGET)
        done = subprocess.run(
            ["make", "-f", tmp_path / "find.mk", "find", *(f"{name}={value}" for name, value in variables.items())],
            env={"PATH": ":".join([*map(str, folders), os.environ["PATH"]])},
            capture_output=True,
            text=True,
            check=False,
        )
        return (done.stdout or done.stderr).replace(f"{tmp_path}/", "").strip()

    return find


def test_the_first_python_in_the_path_is_taken_unless_another_is_quicker(found):
    """By a tenth and more; a little is only how busy the machine was."""
    assert "1/a-python" == found((0.010, False), (0.007, False), PYTHONS="no-python a-python")


def test_a_python_that_is_hardly_quicker_is_not_preferred(found):
    """The order of the PATH is somebody's choice."""
    assert "0/a-python" == found((0.010, False), (0.0095, False), (0.0100, False), PYTHONS="a-python")


def test_a_python_that_is_named_is_taken(found):
    """However slow."""
    assert "0/a-python" == found((0.010, False), (0.001, False), PYTHON="a-python")


def test_a_python_that_cannot_make_environments_is_passed_over(found):
    """And named, if there is no other."""
    assert "1/a-python" == found((0.001, True), (0.010, False), PYTHONS="a-python")


def test_without_a_python_it_says_what_is_missing(found):
    """The package that has it, or any Python at all."""
    lacking, none = found((0.001, True), PYTHONS="a-python"), found(PYTHONS="no-python")

    assert lacking.startswith("0/a-python cannot make a virtual environment: it lacks venv or ensurepip.")
    assert none.startswith("Followsuit needs Python 3.11 or newer, and none was found. Tried: no-python.")
