from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULE = """
from followsuit.adapters.inlining import apart, merged
from followsuit.kernel.compiling import compiled


@compiled
def digit_sum(number):
    {mark}()
    total = 0
    while number:
        total += number % 10
        number //= 10
    return total


@compiled
def digits_of_both(one, other):
    return digit_sum(one) + digit_sum(other)


print(digits_of_both(123, 45))
(made,) = digits_of_both.overloads.values()
print(any("digit_sum" in line and line.endswith(":") for line in made.library.get_asm_str().splitlines()))
"""


@pytest.mark.parametrize(("mark", "stands_by_itself"), [("merged", False), ("apart", True)])
def test_code_stands_where_it_is_wanted(tmp_path: Path, mark: str, stands_by_itself: bool):
    """In those that call it, or by itself; what it does is the same."""
    (tmp_path / "functions.py").write_text(MODULE.format(mark=mark))
    environment = os.environ | {"FOLLOWSUIT_CACHE": str(tmp_path / "kept")}
    told = subprocess.run(
        [sys.executable, "functions.py"], check=True, capture_output=True, text=True, env=environment, cwd=tmp_path
    )

    assert ["15", str(stands_by_itself)] == told.stdout.split()
