"""What a record's fair deal amounts to, in words: who took part in drawing the seed, and which draws were abandoned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.engine.fairness import ToldAbandoned, ToldDraw, ToldFairness, Why, check_agreed, is_digest
from followsuit.errors import OptionError, RecordError, quoted
from followsuit.rules.prose import listed

REASONS: Mapping[Why, str] = {
    "time": "did not reveal in time",
    "left": "left",
    "removed": "was removed by the host",
    "moved": "went to another device",
    "changed": "the host changed a bot's seat",
}


def checked_seals(texts: Sequence[str]) -> list[str]:
    """Seals as they were given to a command."""
    for text in texts:
        if not is_digest(text.strip().lower()):
            raise OptionError("seal", f"{quoted(text)} is no seal.", "A seal is 64 hexadecimal digits.")
    return [text.strip().lower() for text in texts]


def told(record: Mapping[str, Any], seals: Sequence[str]) -> list[str]:
    """Lines about the fair deal of a record that holds; RecordError unless it is the deal that the seals agreed to."""
    fairness: ToldFairness | None = record.get("fairness")
    if fairness is None:
        if seals:
            raise RecordError("fairness", "This record tells nothing about how its seed was drawn.", "It was left out.")
        return []
    lines = [_taking_part(record["players"], fairness)]
    lines += [_abandoned(record["players"], each) for each in fairness["abandoned"]]
    if seals:
        check_agreed(fairness, seals)
        lines.append(f"this is the deal that was agreed to, by the seal {fairness['seal'][:16]}…")
    return lines


def _name(players: Sequence[str], draw: ToldDraw, seat: int) -> str:
    bot = ", a bot" if draw["kinds"][seat] == "bot" else ""
    return f"{quoted(players[seat])} (seat {seat}{bot})"


def _taking_part(players: Sequence[str], draw: ToldDraw) -> str:
    took = [_name(players, draw, seat) for seat, commitment in enumerate(draw["commitments"]) if commitment]
    others = [_name(players, draw, seat) for seat, commitment in enumerate(draw["commitments"]) if not commitment]
    if not took:
        return "nobody took part in drawing the seed, so the server alone knew it and may have chosen it"
    rest = f"; {listed(others)} did not" if others else ""
    return f"{listed(took)} took part in drawing the seed{rest}"


def _abandoned(players: Sequence[str], draw: ToldAbandoned) -> str:
    refused = [_name(players, draw, seat) for seat in draw["refused"]]
    reason = REASONS[draw["why"]]
    who = f"{listed(refused)} {reason}" if refused else reason if draw["why"] == "changed" else f"somebody {reason}"
    return f"draw {draw['draw']} was abandoned: {who}"
