"""Every sentence that can be told: its code, the facts that come with it, and its English.

Refusals are worded where the rules refuse, and are listed here with an example so that the list is complete.
"""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.rules.refusal import Refusal
from followsuit.server.telling.documents import Sentence
from followsuit.server.telling.english.asking import DECISIONS, OPTIONS, TURNS
from followsuit.server.telling.english.closing import CLOSING
from followsuit.server.telling.english.facts import TABLE
from followsuit.server.telling.english.happening import HAPPENING
from followsuit.server.telling.english.voice import Facts, Voice, Wording

WORDINGS: Mapping[str, Wording] = {**TURNS, **DECISIONS, **OPTIONS, **TABLE, **CLOSING, **HAPPENING}
"""What is worded here, by code."""

REFUSALS: Mapping[str, Refusal] = {
    refusal.code: refusal
    for refusal in (
        Refusal(
            "play/follow-suit",
            "Q♥ must wait. Follow plain hearts: K♥ or 9♥.",
            {"card": "Qh", "led": "h", "owed": ["Kh", "9h"], "plain": True},
        ),
        Refusal(
            "play/trump-when-void",
            "8♥ must wait. No diamonds, so trump: 9♠.",
            {"card": "8h", "led": "d", "owed": ["9s"], "plain": False},
        ),
        Refusal(
            "bid/hook",
            "You may not bid 1: the bids would add up to 5. Bid any other number.",
            {"barred": 1, "tricks": 5},
        ),
        Refusal(
            "add/no-match",
            "The token bb bears no Sword icon. You may lay aab or ac, or say `done`.",
            {"token": "bb", "fitting": ["aab", "ac"], "suit": "a"},
        ),
    )
}
"""Why something is barred, by code."""


def sentence(code: str, voice: Voice, facts: Facts) -> Sentence:
    """What is said, by its code."""
    english = WORDINGS[code].english
    said = english.format_map(facts) if isinstance(english, str) else english(voice, facts)
    return {"code": code, "sentence": said, "facts": facts}


def refused(refusal: Refusal) -> Sentence:
    """A refusal as it is told."""
    return {"code": refusal.code, "sentence": refusal.sentence, "facts": dict(refusal.facts)}
