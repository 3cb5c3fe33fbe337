"""The pages of the documentation, as tests read them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from followsuit.rules.page import pages

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

every_game = pytest.mark.parametrize("page", pages().values(), ids=lambda page: page.key)


def text(name: str) -> str:
    """A page of the documentation."""
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(markdown: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return [body for name, body in FENCE.findall(markdown) if name == language]
