"""The kernel is the same game as the engine, move for move."""

from __future__ import annotations

import random

import numpy as np
import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.position import Phase, Position
from followsuit.engine.step import step
from followsuit.kernel.compiling import compiled
from followsuit.kernel.dealing import deal, next_round, start
from followsuit.kernel.kernel import Kernel, kernel
from followsuit.kernel.layout import GAME, OVER, SCORED, At
from followsuit.kernel.machine import act
from followsuit.kernel.policies import at_random
from followsuit.kernel.run import random_game
from followsuit.rules.round import Round, Trick
from tests.kernel.equality import check
from tests.skat import skat
from tests.support import SETTINGS, setting_name
from tests.test_counts import FILES, read
from tests.whist import whist

GAMES = (*SETTINGS, fs.Game.of(whist), fs.Game.of(skat))
every_game = pytest.mark.parametrize("game", GAMES, ids=setting_name)


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_records_of_kernel_games_replay_in_the_engine(game: fs.Game):
    """Legal sets, chance, winners, scores and totals are the engine's, whoever plays."""
    assert check(game, (("greedy", "random") * game.seats)[: game.seats], seed=4, first=0, games=2) > 0


@every_game
def test_a_position_goes_into_the_machine_and_comes_out_the_same(game: fs.Game):
    """At every decision of a game: the same round, the same legal set, and the same round after the same action."""
    machine, rng = Kernel(game), random.Random(3)
    state = game.start(seed=3)
    while state.to_act is not None and state.rounds_played < 3:
        running = machine.load(state.position)
        options = {machine.bridge.action(running, option) for option in machine.legal(running)}
        assert set(state.legal()) == options
        assert plain(state.position.round) == plain(machine.bridge.round_of(running))
        action = rng.choice(state.legal())
        machine.act(running, machine.bridge.code(running, action))
        after = with_token(machine, step(state.position, action)[0], running)
        ended = round_after(after)
        assert plain(ended) == plain(replace(machine.bridge.round_of(running), dues=ended.dues))
        assert (after.phase is Phase.OVER) == (running["at"] == At.OVER)
        state = fs.State(game, after, None).with_seed(3)


HIDDEN = {"hands", "dealt", "given", "table", "stash", "turned"}


@every_game
def test_a_view_goes_into_the_machine_as_its_position_does(game: fs.Game):
    """Every field at every decision, but for the cards that the seat cannot see; of its own the faces."""
    machine, rng = Kernel(game), random.Random(4)
    state = game.start(seed=4)
    while (seat := state.to_act) is not None and state.rounds_played < 3:
        whole, seen = machine.load(state.position), machine.bridge.load_view(state.view(seat))
        for field in set(GAME.names or ()) - HIDDEN:
            assert whole[field].tolist() == seen[field].tolist(), field
        assert machine.bridge.faces(whole["hands"][seat]) == machine.bridge.faces(seen["hands"][seat])
        assert machine.bridge.round_of(whole).turned == machine.bridge.round_of(seen).turned
        state = state.play(rng.choice(state.legal()))


def with_token(machine: Kernel, position: Position, running: object) -> Position:
    """The engine's position after chance has drawn the token that the machine drew."""
    if position.phase is not Phase.DRAW:
        return position
    token = machine.bridge.tokens[int(running["trick_token"][len(position.table.tricks)])]  # type: ignore[index]
    return step(position, machine.game.action(f"draw {token}"))[0]


def round_after(position: Position) -> Round:
    """The round that an action was part of."""
    if position.phase in (Phase.DEAL, Phase.OVER):
        return position.past[-1].round
    return position.table


def plain(round_: Round | None) -> Round:
    """A round without what the machine does not keep: the order of a deal and of tokens, and older areas."""
    assert round_ is not None

    def sorted_trick(trick: Trick) -> Trick:
        return replace(trick, laid=tuple(tuple(sorted(tokens)) for tokens in trick.laid))

    areas = round_.areas and replace(round_.areas, play=tuple(tuple(sorted(area)) for area in round_.areas.play))
    return replace(
        round_,
        dealt=tuple(tuple(sorted(hand)) for hand in round_.dealt),
        table=tuple(sorted(round_.table)),
        trick=round_.trick and sorted_trick(round_.trick),
        tricks=tuple(map(sorted_trick, round_.tricks)),
        areas=areas,
        areas_before=None,
    )


@compiled
def slowly(game, tables, seed, number, most_rounds):
    """A random game by single actions."""
    start(game, tables, seed, number)
    deal(game, tables)
    while True:
        while game.at < SCORED:
            act(game, tables, at_random(game, tables))
        if game.at == OVER or game.number >= most_rounds:
            break
        next_round(game, tables)


@every_game
def test_whole_tricks_at_once_are_the_same_game_as_single_actions(game: fs.Game):
    """The fast way through random tricks gives the same results, bit for bit."""
    tables = kernel(game).tables
    for number in range(60):
        fast, slow = np.zeros(1, GAME)[0], np.zeros(1, GAME)[0]
        random_game(fast, tables, np.uint64(5), np.uint64(number), 30)
        slowly(slow, tables, np.uint64(5), np.uint64(number), 30)
        for field in ("rng", "totals", "scores", "taken", "winners", "number", "actions", "stock", "score_area", "due"):
            assert np.array_equal(fast[field], slow[field]), field


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_kernel_counts_the_nodes_of_a_small_deal(file):
    """The same node counts as the engine, for decisions before the first token is drawn."""
    counts = read(file)
    machine = Kernel(counts.start.game)
    if counts.start.to_act == fs.CHANCE:
        pytest.skip("the deal ends with chance to move")

    before_tokens = len(counts.start.position.table.playing) if counts.start.game.rules.tokens else len(counts.nodes)
    found = [0] * min(len(counts.nodes), before_tokens + counts.start.game.seats)

    def count(running: object, depth: int) -> None:
        if running["at"] >= At.SCORED:  # type: ignore[index]
            return
        options = machine.legal(running)
        found[depth] += len(options)
        for option in options if depth + 1 < len(found) else ():
            child = running.copy()  # type: ignore[attr-defined]
            machine.act(child, option)
            count(child, depth + 1)

    count(machine.load(counts.start.position), 0)
    assert list(counts.nodes[: len(found)]) == found
