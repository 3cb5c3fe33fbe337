"""Players compiled in the background, and who plays for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import followsuit as fs
from followsuit.bots.getting_ready import AwaitedPlayer, GettingReady
from followsuit.bots.registry import are_prepared
from followsuit.bots.simple import SimplePlayer
from followsuit.language.message import Message
from tests.waiting import until


@pytest.fixture
def said() -> list[str]:
    """What is told meanwhile."""
    return []


@pytest.fixture
def awaited(said: list[str]) -> Iterator[GettingReady]:
    """Another process, for players that need nothing."""
    found = GettingReady(["random"], fs.game("zole"), lambda message: said.append(message.code))
    yield found
    found.end()


def test_a_simple_player_plays_until_the_other_is_ready(awaited: GettingReady, said: list[str], monkeypatch):
    """And then it is told once, however many players waited."""
    view = fs.game("zole").start(seed=7).view(fs.game("zole").start(seed=7).to_act)
    players = [AwaitedPlayer("random", seat, awaited) for seat in range(2)]
    with monkeypatch.context() as patched:
        patched.setattr(GettingReady, "is_over", False)
        assert SimplePlayer(0).decide(view) == players[0].decide(view)
    until(lambda: awaited.is_over)
    for each in players:
        assert Message("hint/any") == each.decide(view).reason

    assert ["kernel/ready"] == said


def test_what_is_not_done_is_given_up():
    """As when the person leaves the table."""
    found = GettingReady(["master"], fs.game("zole"), lambda _: None)
    found.end()

    assert found.is_over


def test_players_without_machine_code_are_always_prepared():
    """They can begin at once."""
    assert are_prepared(["random"], fs.game("zole"))


def test_an_empty_cache_leaves_players_to_be_prepared(monkeypatch, tmp_path):
    """Those that are compiled have no stamp there."""
    monkeypatch.setattr("followsuit.kernel.compiling.folder", lambda _: tmp_path)

    assert not are_prepared(["casual"], fs.game("zole"))
    (tmp_path / "minds.compiled").touch()
    assert are_prepared(["casual"], fs.game("zole"))
    assert not are_prepared(["greedy"], fs.game("zole"))
