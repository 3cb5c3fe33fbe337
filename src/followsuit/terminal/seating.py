"""Setting up a table on the terminal: for a new game, or for one that goes on."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from itertools import count, islice
from pathlib import Path

from rich.console import Console

from followsuit.bots import Player, player, players, prepare, seated
from followsuit.bots.getting_ready import AwaitedPlayer, GettingReady
from followsuit.bots.registry import are_prepared
from followsuit.engine.game import Game
from followsuit.engine.state import State
from followsuit.errors import FileError, PlayerError, RecordError
from followsuit.lab.reporting.files import not_read, reason
from followsuit.lab.reporting.record_files import entries
from followsuit.lab.reporting.saved_game import GameFile
from followsuit.language.message import Message
from followsuit.terminal.play import Table
from followsuit.terminal.reading import is_typed
from followsuit.terminal.speech import Spoken, notices


def new_table(
    console: Console, game: Game, *,
    seed: str, seat: int, name: str, players: Sequence[str], path: Path | None, spoken: Spoken,
) -> Table:  # fmt: skip
    """A person on one seat and players on all others; the game is kept in a new file."""
    state = game.start(seed)
    state.view(seat)
    names = list(seated(players, game.seats - 1))
    names.insert(seat, _checked(name))
    file = _new_file(game.key, seed, path)
    return Table(console, state, names, seat, _bots(console, state, names, seat, spoken), GameFile(file), spoken)


def _checked(name: str) -> str:
    """A person's name: one that can be printed and told from a player's."""
    if not name.strip() or not name.isprintable():
        raise PlayerError(Message("play/name-unprintable"))
    if name in players():
        raise PlayerError(Message("play/name-of-a-bot", {"name": name}))
    return name


def _new_file(key: str, seed: str, path: Path | None) -> Path:
    """The file asked for, or the first free one that is named after the game and its seed."""
    if path is not None:
        if _is_there(path):
            raise FileError(Message("play/exists", {"file": str(path)}))
        return path
    stem = f"{key}-{re.sub(r'[^A-Za-z0-9]+', '-', seed).strip('-')[:40] or 'seed'}"
    names = (f"{stem}.json" if number == 1 else f"{stem}-{number}.json" for number in count(1))
    return next(file for file in map(Path, names) if not file.exists())


def _is_there(path: Path) -> bool:
    """Whether a file to be written already exists."""
    try:
        return path.exists()
    except OSError as error:
        raise FileError(Message("play/unwritable", {"file": str(path), "reason": reason(error)})) from None


def resumed_table(console: Console, source: Path, path: Path | None, seat: int | None, spoken: Spoken) -> Table:
    """The table of a game that was kept. The person's seat is the one whose name is no player's, unless told."""
    held = _held(source)
    found = list(islice(entries(source), 2))
    if len(found) > 1:
        raise FileError(Message("play/several", {"file": str(source)}))
    state, record, line = found[0].state(), found[0].record(), found[0].line
    if state.is_over:
        command = f"followsuit replay {shlex.quote(str(source))}"
        raise RecordError(f"line {line}: finished", Message("play/over", {"command": command}))
    if state.seed is None:
        raise RecordError(f"line {line}: seed", Message("play/without-seed"))
    names: list[str] = record["players"]
    you = _person(names) if seat is None else seat
    state.view(you)
    if path is not None and _is_there(path) and not path.samefile(source):
        raise FileError(Message("play/exists-too", {"file": str(path)}))
    file = GameFile(source if path is None else path, held if path is None or path.exists() else None)
    bots = _bots(console, state, names, you, spoken)
    return Table(console, state, names, you, bots, file, spoken, beside=record)


def _held(source: Path) -> bytes:
    """All that is in a file, to know it again."""
    try:
        return source.read_bytes()
    except OSError as error:
        raise not_read(source, error) from None


def _person(names: Sequence[str]) -> int:
    people = [seat for seat, name in enumerate(names) if name not in players()]
    if len(people) == 1:
        return people[0]
    if not people:
        raise PlayerError(Message("play/nobody"))
    raise PlayerError(Message("play/which-seat", {"seats": people}))


def _bots(console: Console, state: State, names: Sequence[str], you: int, spoken: Spoken) -> dict[int, Player]:
    """The players of all other seats. Their chance depends on how far the game has come, as well as on its seed."""
    others = {seat: name for seat, name in enumerate(names) if seat != you}
    done = sum(len(past.actions) for past in state.position.past) + len(state.position.actions)
    seeds = {seat: f"{state.seed!r}/{seat}/{done}" for seat in others}
    asked, notify = list(others.values()), notices(console, spoken.say)
    # A person who types should not wait for the first card; whoever pipes input gets the players that were named.
    if is_typed() and not are_prepared(asked, state.game):
        notify(Message("kernel/meanwhile"))
        awaited = GettingReady(asked, state.game, notify)
        return {seat: AwaitedPlayer(name, seeds[seat], awaited) for seat, name in others.items()}
    prepare(asked, state.game, notify)
    return {seat: player(name, seeds[seat]) for seat, name in others.items()}
