"""Games played by players alone, one after another, each a pure function of the seed and its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from followsuit.bots import Player, player, seated
from followsuit.engine import chance
from followsuit.engine.actions import CHANCE
from followsuit.engine.game import Game
from followsuit.engine.position import Phase, Position
from followsuit.engine.shuffle import Seed
from followsuit.engine.state import State
from followsuit.engine.step import step
from followsuit.engine.view import view_of
from followsuit.errors import OptionError, SeedError

MAX_ROUNDS = 200
"""Where a game that may go on for ever is cut off."""
OPEN_ROUNDS = 12
"""Where a game that only its table can end is cut off: playing longer would make it no more finished."""


def usual_max_rounds(game: Game) -> int:
    """Where a game is cut off unless told otherwise."""
    return OPEN_ROUNDS if game.rules.is_open_ended else MAX_ROUNDS


def checked_max_rounds(game: Game, games: int, max_rounds: int | None) -> int:
    """Where games are cut off; OptionError if so many cannot be played, or not so far."""
    if games < 1:
        raise OptionError("games", f"The number of games cannot be {games}.", "It should be 1 or more.")
    most = usual_max_rounds(game) if max_rounds is None else max_rounds
    if most < 1:
        raise OptionError("max_rounds", f"A game cannot be cut off after {most} rounds.", "Give 1 or more.")
    return most


def simulate(
    game: Game, players: Sequence[str], games: int, seed: Seed, max_rounds: int | None = None
) -> Iterator[State]:
    """The last states of so many games, one by one.

    `players` is one name for each seat or one for all. Game i has the seed `seed/i`, and the player on seat s of it
    `seed/i/s`, so any game can be played again alone. A game that is not over after `max_rounds` is cut off there:
    its state has whole rounds only, and nobody has won.
    """
    names = seated(players, game.seats)
    most = checked_max_rounds(game, games, max_rounds)
    text = text_of(seed)
    return (
        _play(game, [player(name, f"{text}/{i}/{seat}") for seat, name in enumerate(names)], f"{text}/{i}", most)
        for i in range(games)
    )


def text_of(seed: Seed) -> str:
    """A simulation's seed as the beginning of its games' seeds."""
    text = seed.hex() if isinstance(seed, bytes) else str(seed)
    if text.startswith("hex:"):
        raise SeedError("A simulation's seed cannot begin with `hex:`.", "Give a number or another text.")
    return text


def _play(game: Game, players: Sequence[Player], seed: Seed, max_rounds: int) -> State:
    position = Position(game.rules, game.seats)
    while position.to_act is not None and not _is_cut_off(position, max_rounds):
        seat = position.to_act
        if seat == CHANCE:
            position, _ = step(position, chance.draw(position, seed))
        else:
            position, _ = step(position, players[seat].decide(view_of(game, position, seat)).action)
    return State(game, position, seed)


def _is_cut_off(position: Position, max_rounds: int) -> bool:
    """Whether enough rounds were played; asked before the next deal, so that no round is begun in vain."""
    return position.phase is Phase.DEAL and len(position.past) >= max_rounds
