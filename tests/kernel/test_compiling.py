"""Where machine code is kept, and when people are told to wait."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from followsuit.kernel import compiling
from followsuit.language.message import Message
from followsuit.language.wording import language

SHOW = "from followsuit.kernel.compiling import folder; print(folder())"


def folder_with(**variables: str) -> Path:
    """Where a process with such an environment keeps its code."""
    environment = {key: value for key, value in os.environ.items() if key not in ("FOLLOWSUIT_CACHE", "XDG_CACHE_HOME")}
    told = subprocess.run(
        [sys.executable, "-c", SHOW], check=True, capture_output=True, text=True, env=environment | variables
    )
    return Path(told.stdout.strip())


def test_code_is_kept_where_it_is_asked_for(tmp_path: Path):
    """By the project's own variable, else the system's, else in the home folder."""
    asked, system, home = tmp_path / "asked", tmp_path / "system", tmp_path / "home"
    assert asked in folder_with(FOLLOWSUIT_CACHE=str(asked), XDG_CACHE_HOME=str(system), HOME=str(home)).parents
    assert system in folder_with(XDG_CACHE_HOME=str(system), HOME=str(home)).parents
    assert home in folder_with(HOME=str(home)).parents


def test_code_made_for_another_processor_is_kept_apart(tmp_path: Path):
    """A process without PDEP never meets code with it."""
    cache = str(tmp_path)
    assert folder_with(FOLLOWSUIT_CACHE=cache, FOLLOWSUIT_PDEP="0").name != folder_with(
        FOLLOWSUIT_CACHE=cache
    ).name or (not compiling.has_pdep())


def test_code_that_rests_on_changed_code_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A package of its own rests on the kernel and on the minds, the minds on the kernel, and the kernel on neither."""
    kernel, minds, own = (tmp_path / name for name in ("kernel", "minds", "own"))
    monkeypatch.setattr(compiling, "KERNEL", kernel)
    monkeypatch.setattr(compiling, "MINDS", minds)
    monkeypatch.setenv("FOLLOWSUIT_CACHE", str(tmp_path / "cache"))

    def folders() -> list[Path]:
        compiling.kept_root.cache_clear()
        compiling.folder.cache_clear()
        return [compiling.folder(package) for package in (kernel, minds, own)]

    for package in (kernel, minds, own):
        package.mkdir()
        (package / "code.py").touch()
    before, made_anew = folders(), list[list[bool]]()
    for package in (kernel, minds, own):
        (package / "code.py").write_text("changed")
        now = folders()
        made_anew.append([one != other for one, other in zip(before, now, strict=True)])
        before = now
    monkeypatch.undo()
    compiling.kept_root.cache_clear()
    compiling.folder.cache_clear()
    assert [[True, True, True], [False, True, True], [False, False, True]] == made_anew


def test_a_place_that_cannot_be_written_is_passed_over(tmp_path: Path):
    """A file in the way, and nobody is stopped from playing."""
    (tmp_path / "file").touch()
    kept = folder_with(FOLLOWSUIT_CACHE=str(tmp_path / "file"), HOME=str(tmp_path / "file"))
    assert kept.is_dir()
    assert tmp_path not in kept.parents


def test_compiling_is_announced_once(tmp_path: Path, monkeypatch):
    """The first time there is something to wait for, the second time there is not."""
    monkeypatch.setattr(compiling, "folder", lambda *_: tmp_path)
    told: list[Message] = []
    first = []
    for _ in range(2):
        with compiling.announced("simulator", told.append) as is_first:
            first.append(is_first)
    assert [True, False] == first
    assert ["Compiling the simulator; this happens once and takes about half a minute."] == [
        language("en").say(said) for said in told
    ]
