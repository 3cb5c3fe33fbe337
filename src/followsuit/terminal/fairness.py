"""What a record's fair deal amounts to, in words: who took part in drawing the seed, and which draws were abandoned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.engine.fairness import ToldAbandoned, ToldDraw, ToldFairness, check_agreed, is_digest
from followsuit.errors import OptionError, RecordError, quoted
from followsuit.language.message import Message


def checked_seals(texts: Sequence[str]) -> list[str]:
    """Seals as they were given to a command."""
    for text in texts:
        if not is_digest(text.strip().lower()):
            raise OptionError("seal", Message("fairness/no-seal", {"given": quoted(text)}))
    return [text.strip().lower() for text in texts]


def told(record: Mapping[str, Any], seals: Sequence[str]) -> list[Message]:
    """Lines about the fair deal of a record that holds; RecordError unless it is the deal that the seals agreed to."""
    fairness: ToldFairness | None = record.get("fairness")
    if fairness is None:
        if seals:
            raise RecordError("fairness", Message("fairness/left-out"))
        return []
    lines = [_taking_part(record["players"], fairness)]
    lines += [_abandoned(record["players"], each) for each in fairness["abandoned"]]
    if seals:
        check_agreed(fairness, seals)
        lines.append(Message("verify/agreed", {"seal": fairness["seal"][:16]}))
    return lines


def _name(players: Sequence[str], draw: ToldDraw, seat: int) -> Message:
    return Message("verify/seat", {"name": quoted(players[seat]), "seat": seat, "bot": draw["kinds"][seat] == "bot"})


def _taking_part(players: Sequence[str], draw: ToldDraw) -> Message:
    took = [_name(players, draw, seat) for seat, commitment in enumerate(draw["commitments"]) if commitment]
    others = [_name(players, draw, seat) for seat, commitment in enumerate(draw["commitments"]) if not commitment]
    return Message("verify/drew", {"took": took, "others": others}) if took else Message("verify/nobody-drew")


def _abandoned(players: Sequence[str], draw: ToldAbandoned) -> Message:
    refused = [_name(players, draw, seat) for seat in draw["refused"]]
    return Message("verify/abandoned", {"draw": draw["draw"], "why": draw["why"], "refused": refused})
