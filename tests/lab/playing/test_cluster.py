"""A cluster where there is no Ray, and work of another version; `tests/cluster` has what needs a Ray."""

from __future__ import annotations

import pickle
import sys

import pytest

import followsuit as fs
from followsuit.lab.playing.baggage import packed
from followsuit.lab.playing.cluster import _played
from tests.cli.command import refused, run


@pytest.mark.parametrize(
    "command", [("simulate", "zole"), ("tournament", "zole"), ("balance", "zole"), ("study", "boerenbridge")]
)
def test_without_ray_a_command_says_what_to_install(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch):
    """With a code of its own, before anything is played."""
    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"):
        monkeypatch.setenv(name, "0")
    monkeypatch.setitem(sys.modules, "ray", None)

    told = refused(run(*command, "--cluster", "local"), "cluster/no-ray")

    assert 'pip install "followsuit[cluster]"' in told


def test_a_worker_of_another_version_plays_nothing():
    """It only says which one it has."""
    assert (fs.__version__, None, None) == _played("0.0.0", packed(), b"no piece")


def test_what_goes_wrong_in_a_piece_is_handed_over():
    """A fault of somebody's player is not one of the cluster."""
    version, result, fault = _played(fs.__version__, packed(), pickle.dumps((int, ("no number",))))

    assert (fs.__version__, None) == (version, result)
    assert "no number" in str(fault)
