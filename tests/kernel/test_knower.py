"""The player that imagines what it thinks possible: what it may see, what it draws, and what it makes of it."""

from __future__ import annotations

import random

import numpy as np
import pytest

import followsuit as fs
from followsuit.engine.position import Phase
from followsuit.kernel.bits import stream
from followsuit.kernel.kernel import STUDIED, kernel
from followsuit.kernel.knower import agent, dealt, hidden_cards
from followsuit.kernel.kripke import lacking
from followsuit.kernel.layout import NOBODY
from followsuit.knowledge import worlds
from tests.support import SETTINGS, setting_name, table

KNOWERS = ("knower", "knower-first", "knower-counting")


@pytest.mark.parametrize("name", KNOWERS)
@pytest.mark.parametrize("game", SETTINGS[::8], ids=setting_name)
def test_a_knower_does_not_look_into_other_hands(name: str, game: fs.Game):
    """With the hidden cards gone, or among other seats, it decides the same, and what it decides is legal."""
    compiled, rng, policy = kernel(game), random.Random(7), STUDIED[name]
    state, asked = game.start(seed=7), 0
    while (seat := state.to_act) is not None and state.rounds_played < 4 and asked < 12:
        if len(state.legal()) > 1 and rng.random() < 0.5:
            given, moved, empty = (compiled.load(state.position) for _ in range(3))
            others = [other for other in range(game.seats) if other != seat]
            for field in ("hands", "dealt"):
                moved[field][others] = np.roll(moved[field][others], 1)
                empty[field][others] = 0
            contract = int(empty["contract"])
            picked_up = contract != NOBODY and compiled.bridge.contracts[contract].stash
            if not (empty["declarer"] == seat and picked_up):
                empty["table"] = 0
            if empty["stasher"] != seat:
                empty["stash"] = 0
            answers = {
                compiled.bridge.action(each, int(agent(each, compiled.tables, policy)))
                for each in (given, moved, empty)
            }
            assert 1 == len(answers)
            assert answers <= set(state.legal())
            asked += 1
        state = state.play(rng.choice(state.legal()))


@pytest.mark.parametrize(
    "game",
    [fs.game("boerenbridge"), fs.game("boerenbridge", schedule="fifteen"), fs.game("miesjelen"), fs.game("zole")],
    ids=setting_name,
)
def test_deals_are_drawn_with_the_chances_that_a_view_leaves(game: fs.Game):
    """Weighed by the ways they stand for, the drawn deals put each card where it lies with its exact chance."""
    compiled, rng, compared = kernel(game), random.Random(2), 0
    state = game.start(seed=2)
    while compared < 3:
        assert state.to_act is not None
        seat, view = state.to_act, state.view(state.to_act)
        shown = state.position.phase is Phase.PLAY and any(
            lacking(compiled.load(state.position), compiled.tables, other)
            for other in range(game.seats)
            if other != seat
        )
        if shown and len(view.hand) > 1 and rng.random() < 0.4:
            chances = drawn_chances(compiled.load(state.position), compiled)
            for card, places in worlds(view).table().items():
                for place, chance in places.items():
                    if isinstance(place, int) and place != seat:
                        assert abs(float(chance) - chances.get((place, str(card)), 0.0)) < 0.05
            compared += 1
        state = state.play(rng.choice(state.legal()))


def drawn_chances(running, compiled) -> dict[tuple[int, str], float]:
    """How often each card lies at each seat in many drawn deals."""
    seats, tables = range(compiled.game.seats), compiled.tables
    lacks = np.array([lacking(running, tables, seat) for seat in seats], np.uint64)
    hidden, rng = np.uint64(hidden_cards(running, tables)), np.uint64(stream(np.uint64(5), np.uint64(0)))
    weights: dict[tuple[int, str], float] = {}
    total, seat = 0.0, int(running["to_act"])
    for _ in range(3_000):
        rng, weight = dealt(running, tables, hidden, lacks, np.uint64(rng))
        total += weight
        for other in (other for other in seats if other != seat and weight):
            for card in compiled.bridge.faces(int(running["hands"][other])):
                weights[other, str(card)] = weights.get((other, str(card)), 0.0) + weight
    return {where: weight / total for where, weight in weights.items()}


@pytest.mark.parametrize("name", KNOWERS)
def test_a_knower_guesses_nothing_with_the_worst_hand(name: str):
    """Queens of three plain suits take no trick that others do not leave to them."""
    game = fs.game("boerenbridge")
    for seed in range(500):
        state = game.start(seed=seed)
        assert state.to_act is not None
        hand = {str(card) for card in state.view(state.to_act).hand}
        if hand <= {f"Q{suit}" for suit in "cdhs" if suit != state.view(state.to_act).trump}:
            break

    assert "bid 0" == str(kernel(game).studied(state.view(state.to_act), STUDIED[name], seed=1))


def test_a_knower_loses_where_full_kripke_would_win_against_its_will():
    """With its guess made and nothing to follow with, it throws a card that cannot win, not its highest trump."""
    hands = "Kc Jc Qc Ac | Ks Qd Jd Qs | Ad Kh Kd Js | As Jh Ah Qh"
    state = table("boerenbridge", hands=hands, led="Kc Jd", bids="2 0 0 1", trump="s")
    view = state.view(2)
    cards = [str(kernel(state.game).studied(view, STUDIED[name], seed=1)) for name in ("full-kripke", "knower")]

    assert "play Js" == cards[0]
    assert "play Js" != cards[1]


def test_the_same_seed_makes_the_same_decisions():
    """Whatever chance imagines comes from it."""
    game = fs.game("boerenbridge")
    one, other = (kernel(game).play(["knower"] + ["full-kripke"] * 3, 3, 0, 4, 200)[0]["totals"] for _ in range(2))

    assert one.tolist() == other.tolist()


def test_a_knower_is_far_ahead_of_three_full_kripke():
    """By more than the five points a game that were asked for, over rotated seats."""
    compiled, leads = kernel(fs.game("boerenbridge")), []
    for seat in range(4):
        names = ["full-kripke"] * 4
        names[seat] = "knower"
        totals = compiled.play(names, 11, 0, 60, 200)[0]["totals"][:, :4].astype(float)
        leads.append(totals[:, seat] - (totals.sum(axis=1) - totals[:, seat]) / 3)

    assert np.mean(leads) > 10
