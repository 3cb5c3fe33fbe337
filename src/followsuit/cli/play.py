"""`followsuit play`: a game in the terminal against players."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from followsuit.cli.arguments import (
    LanguageCode,
    MaybeKey,
    Options,
    Seats,
    SeedText,
    asked_game,
    asked_key,
    asked_language,
    asked_players,
    asked_seed,
    file_option,
    naming,
    number_option,
    players_option,
)
from followsuit.errors import GameError, OptionError
from followsuit.language.message import Message


def play(
    key: MaybeKey = None,
    *,
    seats: Seats = None,
    option: Options = None,
    seed: SeedText = None,
    seat: Annotated[int | None, number_option("seat", 0, "The seat you take. Usual: 0.")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Your name. Usual: You.")] = None,
    players: Annotated[
        str | None, players_option("One player for all other seats, or one each. Usual: casual.")
    ] = None,
    record: Annotated[
        Path | None, file_option("record", "Where the game is kept. Usual: a new file in this folder.")
    ] = None,
    resume: Annotated[Path | None, file_option("resume", "Play on in a game that was kept.")] = None,
    language: LanguageCode = None,
) -> None:
    """Play in the terminal against players. The game is kept after every action.

    Type an action (play Qc, bid 2) or only what matters of it (Qc, 2). ? helps, quit leaves.
    """
    from followsuit.bots.registry import USUAL_BOT
    from followsuit.engine.game import games
    from followsuit.terminal.seating import new_table, resumed_table
    from followsuit.terminal.speech import YOU
    from followsuit.terminal.style import screen

    spoken = asked_language(language)
    key = None if key is None else asked_key(key)
    if resume is not None:
        given = {"--seats": seats, "--option": option, "--seed": seed, "--name": name, "--players": players}
        if settled := [each for each, value in given.items() if value is not None]:
            raise OptionError(settled[0], Message("play/settled", {"options": settled}))
        with naming(resume):
            table = resumed_table(screen(), resume, record, seat, spoken)
        if key not in (None, table.state.game.key):
            facts = {"file": str(resume), "game": table.state.game.name, "key": key}
            raise GameError(Message("play/other-game", facts))
    elif key is None:
        raise GameError(Message("command/no-game", {"games": list(games())}))
    else:
        names = [USUAL_BOT] if players is None else asked_players(players)
        table = new_table(
            screen(), asked_game(key, seats, option), seed=asked_seed(seed), seat=seat or 0, name=name or YOU,
            players=names, path=record, spoken=spoken,
        )  # fmt: skip
    table.run()
