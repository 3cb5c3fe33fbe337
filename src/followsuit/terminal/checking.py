"""The laws of every game tried on one page, with a bar, and told one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console

from followsuit.engine.game import Game
from followsuit.kernel.tables import engine_only
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.laws.every_page import LAWS, Law
from followsuit.terminal.progress import games_progress
from followsuit.terminal.speech import game_title

HOLDS, BROKEN = "✓", "✗"
LONGEST = 400
"""How much is told of what differs; a whole game may stand in it."""


class Tried(NamedTuple):
    """A law tried in one setting with one seed, and what broke it."""

    name: str
    game: Game
    seed: int
    error: Exception | None


def trials(games: Sequence[Game], seed: int, number: int) -> Iterator[Tried]:
    """Try every law in every setting with so many seeds; of a law that is broken in a setting, no more there."""
    for name, law in LAWS.items():
        for game in games:
            for index in range(number):
                tried = Tried(name, game, seed + index, _broken(law, game, seed + index))
                yield tried
                if tried.error is not None:
                    break


def _broken(law: Law, game: Game, seed: int) -> Exception | None:
    try:
        law(game, seed)
    except Exception as error:
        # Own words are anybody's code: whatever they raise breaks the law.
        return error
    return None


def check_and_report(games: Sequence[Game], seed: int, number: int, console: Console, say: Say) -> bool:
    """Try the laws, and tell of each whether it holds, with the first example that breaks it; whether all hold."""
    console.print(say(Message("check/title", {"name": games[0].name, "settings": len(games), "games": number})))
    if (unfit := engine_only(games[0])) is not None:
        console.print(say(unfit.message), style="yellow", soft_wrap=True)
    broken: dict[str, Tried] = {}
    with games_progress(say) as progress:
        bar = progress.add_task("", total=len(LAWS) * len(games) * number)
        for tried in trials(games, seed, number):
            progress.update(bar, advance=1, description=say(_law(tried.name)))
            if tried.error is not None:
                broken.setdefault(tried.name, tried)
    for name in LAWS:
        console.print(f"{BROKEN if name in broken else HOLDS} {say(_law(name))}", style="red" if name in broken else "")
        if name in broken:
            console.print(f"  {say(_example(broken[name], say))}", soft_wrap=True)
    ended = Message("check/broken", {"laws": len(broken)}) if broken else Message("check/all-hold")
    console.print(say(ended), style="bold")
    return not broken


def _law(name: str) -> Message:
    return Message("check/law", {"law": name})


def _example(tried: Tried, say: Say) -> Message:
    error = tried.error
    told = f"{type(error).__name__}: {error}" if error is not None else ""
    line = " ".join(told.split())
    cut = line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
    return Message("check/example", {"setting": say(game_title(tried.game, str(tried.seed))), "error": cut})
