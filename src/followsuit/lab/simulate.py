"""Games played by players alone, one after another, each a pure function of the seed and its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from followsuit.bots import Budget, player, seated
from followsuit.engine.game import Game
from followsuit.engine.shuffle import Seed
from followsuit.engine.state import State
from followsuit.errors import OptionError, SeedError, quoted
from followsuit.lab.duplicate import play_one

BUDGET = Budget(seconds=None, worlds=64)
"""How long players think in the lab: counted in worlds, so that it comes out the same on any machine."""
MAX_ROUNDS = 200
"""Where a game that may go on for ever is cut off."""
OPEN_ROUNDS = 12
"""Where a game that only its table can end is cut off: playing longer would make it no more finished."""
MOST_ROUNDS = 1_000_000
"""Where games can be cut off at the latest; a result has room for many times as many rounds."""


def usual_max_rounds(game: Game) -> int:
    """Where a game is cut off unless told otherwise."""
    return OPEN_ROUNDS if game.rules.is_open_ended else MAX_ROUNDS


def checked_max_rounds(game: Game, games: int, max_rounds: int | None) -> int:
    """Where games are cut off; OptionError if so many cannot be played, or not so far."""
    if games < 1:
        raise OptionError("games", f"The number of games cannot be {games}.", "It should be 1 or more.")
    most = usual_max_rounds(game) if max_rounds is None else max_rounds
    if not 1 <= most <= MOST_ROUNDS:
        raise OptionError(
            "max_rounds", f"A game cannot be cut off after {quoted(most)} rounds.", f"Give 1 to {MOST_ROUNDS:,}."
        )
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
        play_one(
            game, [player(name, f"{text}/{i}/{seat}") for seat, name in enumerate(names)], f"{text}/{i}", BUDGET, most
        )
        for i in range(games)
    )


def text_of(seed: Seed) -> str:
    """A simulation's seed as the beginning of its games' seeds."""
    text = seed.hex() if isinstance(seed, bytes) else str(seed)
    if text.startswith("hex:"):
        raise SeedError("A simulation's seed cannot begin with `hex:`.", "Give a number or another text.")
    return text
