"""What a simulation came to, as tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from followsuit.lab.measuring.summary import Summary
from followsuit.rules.prose import counted
from followsuit.terminal.board import table
from followsuit.terminal.style import decimal, shown_names


def summary_tables(summary: Summary) -> RenderableType:
    """The figures of a simulation."""
    parts = [_facts(summary), Text(), _seats(summary)]
    if summary.contracts:
        parts += [Text(), _contracts(summary)]
    return Group(*parts)


def _facts(summary: Summary) -> RenderableType:
    rounds = summary.rounds
    spread = f" ({rounds.least:,}–{rounds.most:,})" if rounds.least != rounds.most else ""
    lines = [
        f"games      {summary.games:,}" + (f", {summary.unfinished:,} of them cut off" if summary.unfinished else ""),
        f"rounds     {decimal(rounds.mean)} a game{spread}",
        *([f"void       {counted(summary.void_rounds, 'round')}"] if summary.void_rounds else []),
        f"actions    {summary.actions:,}, {summary.actions_per_second:,.0f} a second",
    ]
    return Text("\n".join(lines))


def _seats(summary: Summary) -> RenderableType:
    has_bids = summary.game.rules.bidding is not None
    columns = ["seat", "player", "wins", "of games", "mean score", "sd", *(["bids made"] if has_bids else [])]
    made = table(*columns, right=[column for column in columns if column != "player"])
    for seat, name in enumerate(shown_names(summary.players)):
        score = summary.scores[seat]
        row = [
            str(seat),
            name,
            f"{summary.wins[seat]:,.1f}".removesuffix(".0"),
            f"{summary.wins[seat] / summary.games:.1%}",
            decimal(score.mean, 2),
            decimal(score.deviation, 2),
        ]
        made.add_row(*row, *([f"{summary.bids[seat].share:.1%}"] if has_bids else []))
    return made


def _contracts(summary: Summary) -> RenderableType:
    made = table("contract", "rounds", "of rounds", "won by solo", right=("rounds", "of rounds", "won by solo"))
    rounds = sum(tally.tried for tally in summary.contracts.values())
    contracts = summary.game.rules.contracts
    assert contracts is not None
    for name, tally in summary.contracts.items():
        won = "" if name == contracts.all_pass.name or not tally.tried else f"{tally.share:.1%}"
        made.add_row(name, f"{tally.tried:,}", f"{tally.tried / rounds:.1%}" if rounds else "", won)
    return made
