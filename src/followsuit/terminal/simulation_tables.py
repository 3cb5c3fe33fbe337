"""What a simulation came to, as tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from followsuit.lab.measuring.summary import Summary
from followsuit.lab.reporting.amounts import decimal, number
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.terminal.lab_tables import facts_text, headed, share
from followsuit.terminal.style import shown_names


def summary_tables(summary: Summary, say: Say) -> RenderableType:
    """The figures of a simulation."""
    parts = [_facts(summary, say), Text(), _seats(summary, say)]
    if summary.contracts:
        parts += [Text(), _contracts(summary, say)]
    return Group(*parts)


def _facts(summary: Summary, say: Say) -> RenderableType:
    rounds = summary.rounds
    facts = {"rounds": decimal(rounds.mean), "least": rounds.least, "most": rounds.most}
    length = "lab/rounds-a-game" if rounds.least == rounds.most else "lab/rounds-from-to"
    void = [("void", Message("lab/void-rounds", {"rounds": summary.void_rounds}))] if summary.void_rounds else []
    speed = round(summary.actions_per_second)
    return facts_text(
        say,
        [
            ("games", Message("lab/games-played", {"games": summary.games, "unfinished": summary.unfinished})),
            ("rounds", Message(length, facts)),
            *void,
            ("actions", Message("lab/actions", {"actions": summary.actions, "speed": speed})),
        ],
    )


def _seats(summary: Summary, say: Say) -> RenderableType:
    bids = ["bids-made"] if summary.game.rules.bidding is not None else []
    made = headed(say, "seat", "player", "wins", "of-games", "mean-score", "deviation", *bids, left=("player",))
    for seat, name in enumerate(shown_names(summary.players)):
        score = summary.scores[seat]
        row = [
            number(summary.wins[seat]),
            share(summary.wins[seat] / summary.games),
            decimal(score.mean, 2),
            decimal(score.deviation, 2),
            *([share(summary.bids[seat].share)] if bids else []),
        ]
        made.add_row(str(seat), name, *map(say, row))
    return made


def _contracts(summary: Summary, say: Say) -> RenderableType:
    made = headed(say, "contract", "rounds", "of-rounds", "won-by-solo", left=("contract",))
    rounds = sum(tally.tried for tally in summary.contracts.values())
    contracts = summary.game.rules.contracts
    assert contracts is not None
    for name, tally in summary.contracts.items():
        won = "" if name == contracts.all_pass.name or not tally.tried else say(share(tally.share))
        made.add_row(
            say(Message("lab/contract-name", {"contract": name})),
            say(number(tally.tried, 0)),
            say(share(tally.tried / rounds)) if rounds else "",
            won,
        )
    return made
