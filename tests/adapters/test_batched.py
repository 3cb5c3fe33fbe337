from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from copy import copy, deepcopy
from itertools import islice
from typing import Any

import numpy as np
import pytest

import followsuit as fs
from followsuit.adapters.batched import Batched
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only
from followsuit.rules.check import problems
from tests.adapters.beside import play_beside
from tests.random_pages import game_of, random_page
from tests.support import EVERY_SETTING, setting_name

SAMPLE = [*fs.games().values(), *EVERY_SETTING[::11]]


@pytest.mark.parametrize("game", SAMPLE, ids=setting_name)
def test_games_at_once_are_those_of_the_engine(game: fs.Game):
    """Whom they ask, what is legal, what the seat sees of its view alone, scores and ends, move for move."""
    play_beside(game, rows=2, steps=120, rounds=2, key=5)


def test_games_at_once_are_those_of_the_engine_for_pages_of_random_words():
    """Whatever stands on a page: copies of cards, tokens beside points, blind bids beside offers."""
    pages = (random_page(random.Random(number).choice) for number in range(1_190, 10_000))
    whole = (game_of(rules, seats) for rules, seats in pages if not problems(rules, seats))
    for game in islice((game for game in whole if engine_only(game) is None), 12):
        play_beside(game, rows=1, steps=60, rounds=2, key=1)


def test_a_seed_and_a_number_make_a_game():
    """Rows with one number are dealt the same cards, which are those of the simulator's game of that number."""
    batch = Batched(fs.game("whist"), 3, rounds=1)
    batch.reset(seed=9, numbers=[4, 7, 4])

    assert [4, 7, 4] == batch.episodes.tolist()
    assert np.array_equal(batch.cards[0], batch.cards[2])
    assert not np.array_equal(batch.cards[0], batch.cards[1])
    record = kernel(batch.game).record(["random"] * 4, 9, 4, 1)
    hand = record["rounds"][0]["hands"][int(batch.to_act[0])]
    names = [str(card) for card in batch.game.rules.deck.cards]
    assert sorted(hand) == sorted(names[place] for place in np.flatnonzero(batch.cards[0, 0]))


def test_a_game_that_is_cut_off_is_followed_by_the_next_of_its_row():
    """As many numbers on as there are rows, within the same step."""
    batch = Batched(fs.game("sueca"), 5, rounds=1)
    batch.reset(seed=1)
    for number in range(40):
        assert [0, 1, 2, 3, 4] == batch.episodes.tolist()
        batch.step(batch.any_legal(number))

    assert batch.cut.all()
    assert not batch.ended.any()
    assert [5, 6, 7, 8, 9] == batch.episodes.tolist()
    assert [40, 40] == [batch.legal.shape[1], int(batch.cards[:, 0].sum()) * 4 // 5]


def test_whoever_is_not_to_act_is_shown_its_own_cards_alone():
    """What a seat sees is the same in every deal that it cannot tell from this one."""
    batch = Batched(fs.game("hearts"), 2, rounds=1)
    batch.reset(seed=3, numbers=[0, 0])
    for _ in range(30):
        batch.step(np.repeat(batch.any_legal(1)[:1], 2))
    hands = batch._arrays["games"][1]["hands"]
    hands[[1, 2]] = hands[[2, 1]]

    for seat, is_same in ((0, True), (1, False), (2, False), (3, True)):
        (cards, numbers), (others, other_numbers) = batch.seen_by(0, seat), batch.seen_by(1, seat)
        assert is_same == np.array_equal(cards, others)
        assert np.array_equal(numbers, other_numbers)


@pytest.mark.parametrize("seat", [4, -1, True, "0"])
def test_only_a_seat_sees_a_game(seat: Any):
    """Anything else is answered with the seats there are."""
    with pytest.raises(fs.SeatError, match=r"The seats are 0 to 3\.$"):
        Batched(fs.game("whist"), 1).seen_by(0, seat)


def test_what_is_not_legal_is_refused_and_changes_nothing():
    """The first row with such an action is named, and what would be legal in it."""
    batch = Batched(fs.game("whist"), 3)
    before, actions = batch.cards.copy(), batch.any_legal(0)
    actions[1] = int(np.flatnonzero(~batch.legal[1])[0])

    with pytest.raises(fs.ActionError) as refused:
        batch.step(actions)

    assert "batch/not-legal" == refused.value.message.code
    assert [str(number) for number in np.flatnonzero(batch.legal[1])] == refused.value.facts["legal"]
    assert np.array_equal(before, batch.cards)


@pytest.mark.parametrize("actions", [[1, 2], [0.0, 0.0, 0.0], 3, [[0], [1], [2]]])
def test_an_action_is_wanted_for_every_row(actions: object):
    """No fewer, no fractions."""
    batch = Batched(fs.game("whist"), 3)

    with pytest.raises(fs.ActionError) as refused:
        batch.step(actions)  # type: ignore[arg-type]

    assert "batch/rows" == refused.value.message.code


@pytest.mark.parametrize(
    ("game", "arguments", "code"),
    [
        (fs.game("whist"), {"games": 0}, "batch/number"),
        (fs.game("whist"), {"games": 2**21}, "batch/number"),
        (fs.game("whist"), {"games": 4, "rounds": 0}, "batch/number"),
        (fs.game("zole", rounds=0, dues=True), {"games": 4}, "batch/rounds-needed"),
    ],
)
def test_sizes_have_bounds(game: fs.Game, arguments: dict[str, Any], code: str):
    """Nothing is made of what cannot be played."""
    with pytest.raises(fs.OptionError) as refused:
        Batched(game, **arguments)

    assert code == refused.value.message.code


@pytest.mark.parametrize("key", ["hearts", "zole", "ninja-whist", "euchre"])
def test_rules_of_thumb_decide_as_the_player_greedy(key: str):
    """One number after the other, also where several cards are picked."""
    batch = Batched(fs.game(key), 20, rounds=1)
    batch.reset(seed=2)
    results, _ = kernel(batch.game).play(["greedy"] * batch.game.seats, 2, 0, 20, 1)
    totals, waiting = np.zeros_like(batch.totals), np.ones(20, np.bool_)
    for _ in range(2_000):
        if not waiting.any():
            break
        batch.step(batch.by_thumb())
        over = waiting & (batch.cut | batch.ended)
        totals[over] = batch.totals[over]
        waiting &= ~over

    assert results["totals"][:, : batch.game.seats].tolist() == totals.tolist()


@pytest.mark.parametrize("copied", [copy, deepcopy, pickle.dumps])
def test_games_under_way_cannot_be_copied(copied: Callable[[Batched], object]):
    """Compiled code would go on writing into the arrays of the batch that the copy was made of."""
    with pytest.raises(TypeError):
        copied(Batched(fs.game("whist"), 2))


def test_without_looking_the_same_games_are_played():
    """Only what would be seen is left out; it can still be asked for."""
    seeing, blind = Batched(fs.game("euchre"), 50), Batched(fs.game("euchre"), 50, seeing=False)
    for number in range(60):
        actions = seeing.any_legal(number)
        seeing.step(actions)
        blind.step(actions)
        (cards, numbers), (others, other_numbers) = (batch.seen_by(number % 50, 1) for batch in (seeing, blind))
        assert np.array_equal(cards, others)
        assert np.array_equal(numbers, other_numbers)

    assert np.array_equal(seeing.legal, blind.legal)
    assert np.array_equal(seeing.totals, blind.totals)
    assert not blind.cards.any()
