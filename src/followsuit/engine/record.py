"""Writing a game down: the record `followsuit/1`, plain JSON data that replays exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from followsuit.engine.actions import CHANCE, Action, Call, DealCards, DrawDealer, DrawToken, TurnCard
from followsuit.engine.position import Done, Phase, Position
from followsuit.engine.shuffle import Seed
from followsuit.engine.step import legal, step
from followsuit.engine.view import trick_data
from followsuit.errors import PlayerError, quoted
from followsuit.language.message import Message
from followsuit.rules.round import Round

if TYPE_CHECKING:
    from followsuit.engine.game import Game

FORMAT = "followsuit/1"

Told = tuple[Round, tuple[Done, ...]]
"""A round and what the seats did in it."""


def record_of(
    game: Game,
    position: Position,
    *,
    seed: Seed | None,
    players: Sequence[str] | None,
    legal: bool,
) -> dict[str, Any]:
    """The record of a game as far as it has come. A round under way has no scores yet."""
    names = [f"seat {seat}" for seat in range(game.seats)] if players is None else _names(players, game.seats)
    rounds: list[Told] = [(past.round, past.actions) for past in position.past]
    if position.round is not None and position.round.dealt:
        rounds.append((position.round, position.actions))
    allowed = _legal_texts(game, rounds) if legal else None
    told = [
        round_data(round_, _action_texts(actions, allowed[index] if allowed else None))
        for index, (round_, actions) in enumerate(rounds)
    ]
    record = record_data(game, names, told, position.winners, finished=position.phase is Phase.OVER)
    return record if seed is None else {**record, "seed": seed}


def record_data(
    game: Game, players: list[str], rounds: list[dict[str, Any]], winners: Sequence[int], *, finished: bool
) -> dict[str, Any]:
    """A record, from its rounds as `round_data` writes them."""
    return {
        "format": FORMAT,
        "game": game.key,
        "version": game.version,
        "options": dict(game.options),
        "players": players,
        "rounds": rounds,
        "winners": list(winners),
        "finished": finished,
    }


def _names(players: object, seats: int) -> list[str]:
    """The players' names, if there is one for each seat and all are texts."""
    # A text is a sequence of texts too, and no list of names.
    if isinstance(players, str | bytes) or not isinstance(players, Iterable):
        raise PlayerError(Message("player/no-list", {"given": quoted(players)}))
    names = list(players)
    if len(names) != seats:
        raise PlayerError(Message("player/names", {"players": len(names), "seats": seats}))
    for seat, name in enumerate(names):
        if not isinstance(name, str):
            raise PlayerError(Message("player/no-text", {"seat": seat, "given": quoted(name)}))
    return names


def _action_texts(actions: Sequence[Done], allowed: list[list[str]] | None) -> list[list[Any]]:
    texts: list[list[Any]] = [[seat, str(action)] for seat, action in actions]
    if allowed is None:
        return texts
    return [[*text, choices] for text, choices in zip(texts, allowed, strict=True)]


def round_data(round_: Round, actions: list[list[Any]]) -> dict[str, Any]:
    """A round of a record. `actions` have a seat, a text, and perhaps the texts of all that were allowed."""
    with_tokens = round_.areas is not None
    return {
        "dealer": round_.dealer,
        "hands": [[str(card) for card in hand] for hand in round_.dealt],
        "table": [str(card) for card in round_.table],
        "turned": None if round_.turned is None else str(round_.turned),
        "trump": round_.trump,
        "actions": actions,
        "tricks": [trick_data(trick, with_tokens) for trick in round_.tricks],
        "void": round_.void,
        "scores": None if round_.scores is None else list(round_.scores),
        "totals": None if round_.totals is None else list(round_.totals),
    }


def chance_action(position: Position, round_: Round) -> Action:
    """What chance did in a position, told by the round as it was afterwards."""
    match position.phase:
        case Phase.DEALER:
            return DrawDealer(round_.dealer)
        case Phase.DEAL:
            return DealCards(round_.dealt, round_.table)
        case Phase.TURN if round_.turned is not None:
            return TurnCard(round_.turned)
        case Phase.DRAW_TRUMP if round_.trump is not None:
            return Call("trump", round_.trump)
        case Phase.DRAW if (token := round_.tricks[len(position.table.tricks)].token) is not None:
            return DrawToken(token)
    raise AssertionError(f"chance does not move in {position.phase}")


def _legal_texts(game: Game, rounds: Sequence[Told]) -> list[list[list[str]]]:
    """For every action of every round, all that were allowed: found by playing the game again."""
    position = Position(game.rules, game.seats)
    texts: list[list[list[str]]] = []
    for round_, actions in rounds:
        allowed: list[list[str]] = []
        for _, action in actions:
            while position.to_act == CHANCE:
                position, _ = step(position, chance_action(position, round_))
            allowed.append([str(choice) for choice in legal(position)])
            position, _ = step(position, action)
        if round_.totals is not None:
            while position.round is not None and position.round.number == round_.number:
                position, _ = step(position, chance_action(position, round_))
        texts.append(allowed)
    return texts
