"""From an empty folder, with the wheel only: what is public works, and the guides are right."""

from __future__ import annotations

import json
import os
import pkgutil
import re
import shlex
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import followsuit as fs

GUIDES = os.environ.get("FOLLOWSUIT_GUIDES")
"""The folder of the documentation."""
pytestmark = pytest.mark.skipif(GUIDES is None, reason="the wheel is not installed: make wheel does that")
LONGEST = 1800
"""Seconds that a command may take: everything is compiled anew, on a machine that may have much to do."""
COMMAND = Path(sys.executable).with_name("followsuit")
HAS_SERVER = find_spec("fastapi") is not None
HAS_LAB = find_spec("matplotlib") is not None


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")


def guide(name: str, language: str) -> list[str]:
    """The examples of a guide in a language."""
    text = Path(GUIDES or "", f"{name}.md").read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def step(guide_name: str, begins: str) -> list[str]:
    """The command of a guide that begins like this, as words."""
    lines = [line for block in guide(guide_name, "sh") for line in block.splitlines()]
    return shlex.split(next(line for line in lines if line.startswith(begins)), comments=True)[1:]


def done(words: list[str], *more: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command, with more behind it where somebody would rather not wait."""
    return subprocess.run(
        [COMMAND, *words, *more], input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
        timeout=LONGEST,
    )  # fmt: skip


def test_it_is_the_wheel():
    """Nothing is found in a repository."""
    assert "site-packages" in Path(fs.__file__).parts
    assert {"py.typed", "server", "languages"} <= {path.name for path in Path(fs.__file__).parent.iterdir()}


def test_every_module_is_read_without_a_warning():
    """On this Python, of what has all that it needs."""
    wanted = {"server": HAS_SERVER, "adapters": False, "__main__": False}
    names = [each.name for each in pkgutil.iter_modules(fs.__path__) if wanted.get(each.name, True)]
    imports = "; ".join(f"import followsuit.{name}" for name in names)
    found = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:followsuit", "-W", "error::SyntaxWarning", "-c", imports],
        capture_output=True, text=True, check=False, timeout=LONGEST,
    )  # fmt: skip
    assert (0, "") == (found.returncode, found.stderr)


def test_every_public_name_is_there():
    """And every game plays to its end, and its record back."""
    assert [] == [name for name in fs.__all__ if not hasattr(fs, name)]
    for game in fs.games().values():
        state = game.start(seed=1)
        for _ in range(2_000):
            if state.to_act is None:
                break
            state = state.play(state.legal()[0])
        assert fs.replay(state.record()).scores == state.scores


def test_the_commands_play():
    """Compiled on this Python, and by players who think."""
    assert "zole" in done(["games"]).stdout
    simulated = done(
        ["simulate", "zole", "--games", "20", "--seed", "1", "--players", "greedy", "--records", "a.jsonl"]
    )
    assert (0, 20) == (simulated.returncode, len(Path("a.jsonl").read_text().splitlines())), simulated.stderr
    assert 0 == done(["verify", "a.jsonl"]).returncode
    held = done(["tournament", "zole", "--players", "casual,greedy", "--deals", "2", "--worlds", "1", "-o", "rounds=1"])
    assert 0 == held.returncode, held.stderr


def test_what_is_not_installed_is_told_with_its_remedy():
    """By a sentence, and what to install."""
    told = done(["simulate", "zole", "--cluster", "local"])
    if find_spec("ray") is None:
        assert (2, True) == (told.returncode, "followsuit[cluster]" in told.stderr)
    if not HAS_LAB:
        told = done(["tournament", "zole", "--deals", "2", "--plot", "a.png"])
        assert (2, True) == (told.returncode, "followsuit[lab]" in told.stderr)
    if not HAS_SERVER:
        told = done(["serve"])
        assert (2, True) == (told.returncode, "followsuit[server]" in told.stderr)


def test_a_game_of_ones_own():
    """Written, played in the terminal, checked and balanced, as the guide says."""
    assert 0 == done(step("adding-a-game", "followsuit new")).returncode
    played = done(step("adding-a-game", "followsuit play"), "--seed", "1", typed="hint\nquit\n")
    assert (0, True) == (played.returncode, "Mygame" in played.stdout), played.stderr
    checked = done(step("adding-a-game", "followsuit check"), "--tries", "2")
    assert 0 == checked.returncode, checked.stdout + checked.stderr
    words = step("adding-a-game", "followsuit balance")
    if HAS_LAB:
        balanced = done(words, "--games", "20", "--strong-deals", "0")
        assert (0, True) == (balanced.returncode, Path("mygame.html").exists()), balanced.stderr
    else:
        balanced = done(words[: words.index("--out")], "--games", "20", "--strong-deals", "0", "--json", "a.json")
        assert (0, "mygame") == (balanced.returncode, json.loads(Path("a.json").read_text())["game"]), balanced.stderr


def test_a_player_of_ones_own():
    """In a tournament and at the terminal, as the guide says."""
    Path("bot.py").write_text(guide("writing-a-player", "python")[0])
    held = done(step("writing-a-player", "followsuit tournament"), "--option", "rounds=1")
    assert (0, True) == (held.returncode, "Cautious" in held.stdout), held.stderr
    played = done(step("writing-a-player", "followsuit play"), "--seed", "1", typed="quit\n")
    assert 0 == played.returncode, played.stderr


@contextmanager
def served(words: list[str]) -> Iterator[str]:
    """Where a server listens, for as long as it does."""
    with Path("log").open("w") as log:
        server = subprocess.Popen([COMMAND, *words, "--port", "0"], stdout=log, stderr=log)
        try:
            deadline = time.monotonic() + LONGEST
            while not (found := re.search(r"http://127\.0\.0\.1:\d+", Path("log").read_text())):
                assert server.poll() is None, Path("log").read_text()
                assert time.monotonic() < deadline
                time.sleep(0.1)
            yield found[0]
        finally:
            server.terminate()
            server.wait(LONGEST)


def asked(address: str, method: str, path: str, token: str = "", **told: Any) -> Any:
    """What the server answers."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    body = json.dumps(told).encode() if method == "POST" else None
    request = urllib.request.Request(f"{address}/api/v1{path}", body, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


@pytest.mark.skipif(not HAS_SERVER, reason="the extra server is not installed")
def test_a_game_and_a_player_of_ones_own_at_a_table():
    """Served as both guides say; somebody plays against the bot until it has done something."""
    Path("bot.py").write_text(guide("writing-a-player", "python")[0])
    assert 0 == done(step("adding-a-game", "followsuit new")).returncode
    text = Path(GUIDES or "", "writing-a-player.md").read_text("utf-8")
    offered = re.search(r"`followsuit serve (--players [^`]+)`", text)
    assert offered is not None

    with served([*step("adding-a-game", "followsuit serve"), *offered[1].split()]) as address:
        assert "<title>Followsuit</title>" in urllib.request.urlopen(address, timeout=60).read().decode()
        token = asked(address, "POST", "/keys")["token"]
        assert "mygame" in [game["key"] for game in asked(address, "GET", "/games")]
        made = asked(address, "POST", "/tables", token, game="mygame", name="Anna", customs={"pace": 0})
        code = made["table"]["code"]
        asked(address, "POST", f"/tables/{code}/fill", token, bot="careful")
        deadline, mine = time.monotonic() + LONGEST, 0
        while mine < 2:
            document = asked(address, "GET", f"/tables/{code}", token)
            legal = (document.get("telling") or {}).get("legal") or []
            if legal:
                version = document["table"]["version"]
                asked(address, "POST", f"/tables/{code}/actions", token, action=legal[0], version=version)
                mine += 1
            assert time.monotonic() < deadline
            time.sleep(0.1)
