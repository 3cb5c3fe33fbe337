"""Functions that call each other become machine code once, where Python enters."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MODULE = """
from followsuit.kernel.compiling import compiled


@compiled
def doubled(number):
    if number < 0:
        raise ValueError("below zero")
    return number + number


@compiled
def quadrupled(number):
    return doubled(doubled(number))


@compiled
def eightfold(number):
    return quadrupled(doubled(number))
"""


STEPS = "\n".join(f"        number = (number * {step} + by) ^ (number >> {step % 5 + 1})" for step in range(3, 83))
MADE_ALIKE = f"""
from followsuit.kernel.compiling import compiled


def mixing(by):
    @compiled
    def mixed(number):
{STEPS}
        return number & 0xFFFF

    return mixed


by_one, by_two = mixing(1), mixing(2)


@compiled
def once(number):
    return by_one(number) + by_one(number + 1)


@compiled
def twice(number):
    return by_two(number) + by_two(number + 1)
"""
"""Two functions of one name, too long to become a part of what calls them."""


def run_beside(place: Path, program: str, module: str = MODULE) -> str:
    """What a program prints that imports the functions, with an empty cache of its own at first."""
    (place / "functions.py").write_text(module)
    environment = os.environ | {"FOLLOWSUIT_CACHE": str(place / "kept"), "PYTHONPATH": str(place)}
    told = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, env=environment, cwd=place
    )
    return told.stdout


def kept(place: Path) -> list[str]:
    """The functions whose machine code was kept."""
    return sorted({found.name.split(".")[1].split("-")[0] for found in (place / "kept").rglob("*.nbc")})


def test_only_what_python_enters_becomes_machine_code(tmp_path: Path):
    """The others are part of it, and not made by themselves."""
    assert run_beside(tmp_path, "import functions; print(functions.eightfold(5))").split() == ["40"]
    assert kept(tmp_path) == ["eightfold"]


def test_whatever_others_call_can_be_entered_too(tmp_path: Path):
    """In any order, in one process or the next, each is then kept."""
    program = "import functions as f; print(f.quadrupled(5), f.eightfold(5), f.doubled(5), f.quadrupled(1.5))"
    assert run_beside(tmp_path, program).split() == ["20", "40", "10", "6.0"]
    assert kept(tmp_path) == ["doubled", "eightfold", "quadrupled"]
    assert run_beside(tmp_path, program).split() == ["20", "40", "10", "6.0"]


def test_what_was_kept_is_not_made_again(tmp_path: Path):
    """The next process loads it, and translates nothing."""
    program = """
import functions
functions.eightfold(5)
hits, misses = functions.eightfold.stats.cache_hits, functions.eightfold.stats.cache_misses
print(sum(hits.values()), sum(misses.values()), len(functions.quadrupled.called.overloads))
"""
    assert run_beside(tmp_path, program).split() == ["0", "1", "1"]
    assert run_beside(tmp_path, program).split() == ["1", "0", "0"]


def test_code_of_two_processes_calls_what_it_was_made_with(tmp_path: Path):
    """Functions that one function made have one name, and where each process has made one, also one number."""
    alone = [
        run_beside(tmp_path, f"import functions as f; print(f.{name}(5))", MADE_ALIKE) for name in ("once", "twice")
    ]
    together = run_beside(tmp_path, "import functions as f; print(f.once(5)); print(f.twice(5))", MADE_ALIKE)

    assert alone[0] != alone[1]
    assert "".join(alone) == together


def test_an_error_inside_reaches_python(tmp_path: Path):
    """Errors pass from what is called to who entered."""
    program = """
import functions
try:
    functions.eightfold(-1)
except ValueError as error:
    print(error)
"""
    assert run_beside(tmp_path, program).strip() == "below zero"


def test_a_version_of_numba_that_was_never_tried_works_in_its_own_way(tmp_path: Path):
    """Each function is then made by itself, with the same results."""
    program = """
import numba
numba.version_info = numba.version_info._replace(short=(0, 999))
import functions
print(functions.eightfold(5))
"""
    assert run_beside(tmp_path, program).split() == ["40"]
    assert kept(tmp_path) == ["doubled", "eightfold", "quadrupled"]
