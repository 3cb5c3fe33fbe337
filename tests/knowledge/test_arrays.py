"""What a view hides, as masks."""

from __future__ import annotations

import numpy as np

import followsuit as fs
from followsuit.kernel.bridge import Bridge
from followsuit.knowledge import UNDEALT, worlds
from followsuit.knowledge.arrays import mask
from tests.support import table

STATE = table("boerenbridge", hands="Ah Kh | 2c 3c | Qh 4c", trump="s", led="Ah 2c", schedule="fifteen")


def faces(state: fs.State, cards: np.uint64) -> set[str]:
    """The cards of a mask."""
    return {str(card) for bit, card in enumerate(state.game.rules.deck.cards) if int(cards) >> bit & 1}


def test_bit_i_is_card_i_of_the_deck():
    """The hidden hearts are one group, all else another."""
    arrays = worlds(STATE.view(0)).arrays()
    hearts, rest = sorted((faces(STATE, group) for group in arrays.groups), key=len)
    assert {f"{rank}h" for rank in "23456789TJQ"} == hearts
    assert len(rest) == 38
    assert {"Kh"} == faces(STATE, arrays.hand)


def test_places_capacities_and_what_is_allowed_fit_together():
    """Group by place; the seat that did not follow is closed to hearts."""
    arrays = worlds(STATE.view(0)).arrays()
    assert (1, 2, UNDEALT) == arrays.places
    assert [1, 2, 46] == arrays.capacities.tolist()
    by_size = {int(group).bit_count(): row for group, row in zip(arrays.groups, arrays.allowed.tolist(), strict=True)}
    assert {11: [False, True, True], 38: [True, True, True]} == by_size


def test_the_own_stash_is_a_mask():
    """Nobody else has one."""
    deal = "deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d"
    state = fs.game("zole").start().play("dealer 2").play(deal).play("choose B").play("stash Ad 7d")
    assert {"Ad", "7d"} == faces(state, worlds(state.view(0)).arrays().stash)
    assert 0 == worlds(state.view(1)).arrays().stash


def test_a_finished_game_has_empty_arrays():
    """No groups, no places."""
    view = fs.game("zole", rounds=1).start(seed=1)
    while view.to_act is not None:
        view = view.play(view.legal()[0])
    arrays = worlds(view.view(0)).arrays()
    assert ((0, 0), (), 0) == (arrays.allowed.shape, arrays.places, len(arrays.groups))


def test_cards_in_tricks_have_the_bits_that_the_bridge_gives_them():
    """Two zeros played in one trick, two more in hands: those played come first on both sides."""
    state = table("elemental", hands="0 1f | 0 2f | 0 0 5f", trump="e", led="0 0")
    running = Bridge(state.game).load(state.position)
    played = mask(int(bit) for bit in running["trick_cards"][0, :2])
    arrays = worlds(state.view(2)).arrays()
    hidden = sum(map(int, arrays.groups))
    assert 0b0011 == int(played)
    assert 0b1100 == int(arrays.hand) & 0b1111
    assert 0 == int(played) & (hidden | int(arrays.hand))


def test_arrays_are_equal_by_content():
    """The same view gives the same arrays, another view others."""
    assert worlds(STATE.view(0)).arrays() == worlds(STATE.view(0)).arrays()
    assert worlds(STATE.view(0)).arrays() != worlds(STATE.view(2)).arrays()
    assert worlds(STATE.view(0)).arrays() != "arrays"
