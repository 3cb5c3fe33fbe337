"""Open cards solved: the same values as every line of play looked at, on the machine's own terms."""

import random

import numpy as np
import pytest

import followsuit as fs
from followsuit.errors import SolveError
from followsuit.kernel.solve import Utility, solve, solver
from followsuit.kernel.tables import engine_only
from tests.kernel.minimax import endings, options
from tests.random_pages import whole_page
from tests.support import options_of, setting_name, setting_of, table, texts

UTILITIES: tuple[Utility, ...] = ("tricks", "points", "score")


def games():
    """Every game without tokens at every seat count."""
    for game in fs.games().values():
        seen = set()
        for settled in options_of(game.page):
            if dict(settled)["seats"] in seen:
                continue
            setting = setting_of(game.page, settled)
            if setting.rules.tokens is None:
                seen.add(setting.seats)
                yield setting


def judged(game, position, utility, *, paranoid):
    """What the solver says of every option, and what looking at every line of play says."""
    found = solver(game).solve(position, utility, paranoid=paranoid)
    wanted = list(options(position, utility, is_two_sided=found.is_two_sided))
    return (
        [(str(action), pytest.approx(value)) for action, value in wanted],
        [(str(option.action), option.value) for option in found.options],
    )


@pytest.mark.parametrize("game", list(games()), ids=setting_name)
def test_an_ending_is_worth_what_every_line_of_play_says(game):
    """For tricks, card points and the score; each for itself or by sides, and all against one."""
    rng = random.Random(7)
    for position in endings(game, range(2), most=9, tricks=3, choose=rng.choice):
        for utility in UTILITIES:
            for paranoid in (False, True):
                expected, actual = judged(game, position, utility, paranoid=paranoid)
                assert expected == actual


def test_a_page_that_nobody_has_thought_of_is_solved_too():
    """Whichever words stand on it, but tokens."""
    solved = 0
    for number in range(60):
        rng = random.Random(number)
        game = whole_page(rng.choice)
        if game is None or game.rules.tokens is not None or engine_only(game):
            continue
        for position in endings(game, range(1), most=8, tricks=3, choose=rng.choice):
            expected, actual = judged(game, position, rng.choice(UTILITIES), paranoid=rng.random() < 0.5)
            assert expected == actual
            solved += 1
    assert solved > 10


@pytest.mark.parametrize("key", ["zole", "whist", "sueca", "spades", "euchre"])
def test_longer_endings_are_worth_the_same_by_suits_and_line_by_line(key):
    """Two ways to solve them know nothing of each other."""
    game, rng = fs.game(key), random.Random(3)
    machine = solver(game)
    for position in endings(game, range(8), most=16, tricks=5, choose=rng.choice):
        running = machine.kernel.load(position)
        cards = machine.kernel.legal(running)
        hands = running["hands"][None, :]
        for utility in UTILITIES:
            by_lines = machine.worlds(running, hands, cards, utility, paranoid=True, by_suits=False)
            assert by_lines.tolist() == machine.worlds(running, hands, cards, utility, paranoid=True).tolist()


@pytest.mark.parametrize("key", ["whist", "zole"])
def test_the_par_of_a_deal_is_the_worth_of_its_best_card(key):
    """Asked for by itself, it takes less time and is the same."""
    game = fs.game(key)
    for position in endings(game, range(4), most=24, tricks=6, choose=random.Random(1).choice):
        machine = solver(game)
        for utility in UTILITIES:
            assert machine.solve(position, utility).value == machine.value(position, utility)


def test_the_best_card_of_an_ending_is_found():
    """A finesse with open cards: the queen takes a trick if the leader's partner plays through the king."""
    state = table("whist", hands="2h 3c | Kh 4c | Ah Qh | 5h 6c", trump="s", leader=0)

    found = solve(state, "tricks")

    assert "play 2h" == str(found.best.action)
    assert 2 == found.value


def test_many_worlds_are_solved_at_once():
    """The king before the ace and queen is caught, and behind them it is not."""
    state = table("whist", hands="2h 3c | Kh 7h | Ah Qh | 5h 6c", trump="s", leader=0)
    machine = solver(state.game)
    running = machine.kernel.load(state.position)
    swapped = running["hands"].copy()
    swapped[[1, 3]] = swapped[[3, 1]]

    values = machine.worlds(running, np.array([running["hands"], swapped]), machine.kernel.legal(running), "tricks")

    assert ("play 3c", "play 2h") == texts(state.legal())
    assert [[1, 2], [1, 1]] == values[:, :, 0].tolist()


def test_what_is_no_play_of_cards_is_refused():
    """Before the first card there is nothing to solve."""
    with pytest.raises(SolveError, match="Only the play of cards can be solved") as refused:
        solve(fs.game("zole").start(1))
    assert "solve/not-in-play" == refused.value.code


def test_a_game_with_tokens_is_refused():
    """Chance draws them."""
    state = fs.game("ninja-whist").start(1)
    while texts(state.legal())[0].startswith("bid"):
        state = state.play(state.legal()[0])
    with pytest.raises(SolveError) as refused:
        solve(state)
    assert "solve/tokens" == refused.value.code


def test_too_many_cards_of_a_game_for_oneself_are_refused():
    """Thirteen cards each are no ending."""
    state = fs.game("hearts").start(1)
    while not texts(state.legal())[0].startswith("play"):
        state = state.play(state.legal()[0])
    with pytest.raises(SolveError) as refused:
        solve(state)
    assert "solve/too-many-cards" == refused.value.code
