"""Where hidden cards lie."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.knowledge import STASH, TABLE, UNDEALT, ImpossibleView, worlds
from followsuit.knowledge.places import table_is_picked_up
from tests.support import carded, played, table

DEAL = "deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d"


def zole(actions: str = "") -> fs.State:
    """A table where seat 0 leads."""
    state = played(fs.game("zole").start(), f"dealer 2; {DEAL}")
    return played(state, actions) if actions else state


def places(state: fs.State, seat: int | None) -> dict[int | str, int]:
    """The places that are hidden from a seat, with their sizes."""
    return dict(worlds(state.view(seat)).places)


def test_before_a_choice_the_two_cards_lie_on_the_table():
    """They are a place of their own, for players and spectators."""
    assert {1: 8, 2: 8, TABLE: 2} == places(zole(), 0)
    assert {0: 8, 1: 8, 2: 8, TABLE: 2} == places(zole(), None)


@pytest.mark.parametrize("choices", ["choose Z", "choose S", "choose P; choose P; choose P"])
def test_table_cards_that_nobody_picks_up_stay_on_the_table(choices: str):
    """In Zole, Small zole and the Table nobody sees them, the solo player included."""
    state = carded(zole(choices), "9c Ac Tc")
    assert {1: 7, 2: 7, TABLE: 2} == places(state, 0)
    assert {0: 7, 2: 7, TABLE: 2} == places(state, 1)


def test_big_takes_the_table_cards_into_the_hand_before_it_stashes():
    """For the others there are ten cards in that hand and none on the table."""
    state = zole("choose B")
    assert {0: 10, 2: 8} == places(state, 1)
    assert {0: 10, 1: 8, 2: 8} == places(state, None)
    assert {1: 8, 2: 8} == places(state, 0)


def test_big_leaves_two_cards_in_the_stash():
    """Only the solo player knows them; to everyone else they are a place of two cards."""
    state = zole("choose B; stash Ad Td")
    assert {0: 8, 2: 8, STASH: 2} == places(state, 1)
    assert {0: 8, 1: 8, 2: 8, STASH: 2} == places(state, None)
    assert {1: 8, 2: 8} == places(state, 0)


def test_a_void_restricts_the_solo_hand_but_not_the_stash():
    """What was put away before the first card was not owed to it."""
    state = carded(zole("choose P; choose B; stash Ac Jc"), "9c")
    state = carded(state, "9d")
    found = worlds(state.view(0))
    assert (2, STASH) == found.may_hold("Ac")
    assert (1, 2, STASH) == found.may_hold("Ah")


def test_a_seat_that_sits_out_sees_what_a_spectator_sees():
    """At a table of four the dealer's hand is no place."""
    state = fs.game("zole", seats=4).start(seed=1)
    dealer = state.view(None).dealer
    assert dealer not in places(state, None)
    assert places(state, None) == places(state, dealer)
    assert worlds(state.view(None)).table() == worlds(state.view(dealer)).table()


def test_undealt_cards_are_a_place():
    """Miesjelen for two leaves 22 cards, which may be any that are unseen."""
    assert {1: 5, UNDEALT: 22} == places(fs.game("miesjelen", seats=2).start(seed=1), 0)


def test_a_card_turned_out_of_play_is_nowhere():
    """Elemental's first round for three: 60 cards less three hands and the turned card."""
    state = fs.game("elemental", seats=3).start(seed=1)
    turned = state.view(0).turned
    assert turned is not None
    assert {1: 1, 2: 1, UNDEALT: 56} == places(state, 0)
    assert state.game.rules.deck.counts[turned] - 1 == worlds(state.view(None)).unseen[turned]


def test_where_every_card_is_dealt_nothing_is_undealt():
    """Boerenbridge's schedule of five uses as many ranks as there are cards in a hand."""
    assert {1: 3, 2: 3, 3: 3} == places(fs.game("boerenbridge").start(seed=1), 0)


def test_an_empty_hand_is_a_place_without_cards():
    """Its last card lies in the trick."""
    state = table("miesjelen", hands="Ah | 8s", trump="s", led="Ah")
    assert {0: 0, UNDEALT: 30} == places(state, 1)
    assert {1: 1, UNDEALT: 30} == places(state, 0)


def test_more_hidden_cards_than_unseen_ones_cannot_be():
    """The sentence counts both."""
    view = zole().view(0)
    with pytest.raises(ImpossibleView, match="There are 18 unseen cards for 20 that lie hidden"):
        worlds(replace(view, hand_sizes=(8, 9, 9)))


def test_only_a_contract_that_gives_the_table_cards_to_the_solo_player_picks_them_up():
    """Before the choosing, in other contracts and in other games they are not picked up."""
    assert table_is_picked_up(zole("choose B").view(1))
    assert not any(
        table_is_picked_up(state.view(1))
        for state in (
            zole(),
            zole("choose Z"),
            zole("choose P; choose P; choose P"),
            fs.game("elemental").start(seed=1),
        )
    )
