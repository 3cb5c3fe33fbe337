"""The registry of games, as a test finds it and has to leave it."""

from __future__ import annotations

import sys

import pytest

from followsuit import own_games
from followsuit.rules import page as page_module


def forget_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry forget what is read from now on, when the test is over; no games are looked for elsewhere."""
    page_module.pages()
    monkeypatch.setattr(page_module, "_PAGES", dict(page_module._PAGES))
    monkeypatch.setattr(page_module, "_BROKEN", {})
    monkeypatch.setattr(page_module, "_UNREAD", [])
    monkeypatch.setattr(own_games, "_KEPT_IN", {})
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setenv(own_games.VARIABLE, "")
