"""The rules of thumb: what is thrown away, what wins, and what counts as unseen."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.bots import player
from followsuit.kernel.kernel import kernel
from followsuit.kernel.thumb import unseen
from tests.support import table


def thumb(state: fs.State) -> str:
    """What greedy does."""
    assert state.to_act is not None
    return str(player("greedy", 1).decide(state.view(state.to_act)).action)


def test_greedy_wins_cheaply_when_it_wants_a_trick_and_loses_high_when_it_does_not():
    """Last to play: the lowest card that wins, or the highest that does not."""
    hands = "9c 2d | 8c 3d | 7c 4d | Tc Qc 6c 2c"
    wanting = table("boerenbridge", hands=hands, trump="h", bids="0 0 0 1", led="9c 8c 7c", schedule="fifteen")
    sated = table("boerenbridge", hands=hands, trump="h", bids="1 0 0 0", led="9c 8c 7c", schedule="fifteen")
    assert "play Tc" == thumb(wanting)
    assert "play 6c" == thumb(sated)


def void(led: str, hand: str, *, bids: str) -> fs.State:
    """Seat 1 is to play to a suit that it does not hold, and has no trump."""
    hands = f"{led} 3h | {hand} | 4d 5d | 6d 7d"
    return table("boerenbridge", hands=hands, trump="h", bids=bids, led=led, schedule="fifteen")


def rivals_of_seat_0(state: fs.State) -> set[str]:
    """The cards that greedy on seat 0 takes to be about."""
    compiled = kernel(state.view(0).game)
    others = unseen(compiled.bridge.load_view(state.view(0)), compiled.tables)
    return {str(card) for card in compiled.bridge.faces(int(others))}


@pytest.mark.parametrize(
    ("led", "hand", "thrown"),
    [("Ks", "2c Ad", "Ad"), ("Kc", "2d As", "As"), ("Ks", "Ac 2d", "Ac")],
)
def test_whoever_wants_no_trick_throws_the_highest_card_away_whatever_its_suit(led: str, hand: str, thrown: str):
    """A suit's place in the deck makes no difference."""
    assert f"play {thrown}" == thumb(void(led, hand, bids="1 0 1 1"))


@pytest.mark.parametrize(
    ("led", "hand", "thrown"),
    [("Kd", "Ac 2s", "2s"), ("Kd", "2c As", "2c"), ("Kc", "Ad 2s", "2s")],
)
def test_whoever_wants_a_trick_throws_the_lowest_card_away_whatever_its_suit(led: str, hand: str, thrown: str):
    """High cards are kept for later."""
    assert f"play {thrown}" == thumb(void(led, hand, bids="0 1 0 0"))


def test_a_card_that_never_wins_is_kept_by_whoever_wants_no_trick():
    """After ∞ was led anything may be played: the highest card of a colour goes, not the 0."""
    state = table("elemental", hands="∞ 1f 2f | 0 13w 2e | 3f 4f 5f", trump="f", bids="1 0 0", led="∞")
    assert "play 13w" == thumb(state)


def test_a_card_that_promotes_the_one_it_should_beat_does_not_win():
    """A King makes the Ace high; the 5 beats an Ace that is not."""
    state = table("ninja-whist", hands="Aa 2b | Ka 5a | 3b 4b", bids="0 1 0", led="Aa")
    assert "play 5a" == thumb(state)


def test_a_card_turned_out_of_play_is_no_rival():
    """Nobody can hold it."""
    state = table("ninja-whist", hands="Aa 2b | Ka 5a | 3b 4b", bids="0 1 0", turned="Kc")
    rivals = rivals_of_seat_0(state)
    assert {"Kc", "Aa", "2b"}.isdisjoint(rivals)
    assert "Ka" in rivals


def test_cards_in_ones_own_stash_are_no_rivals():
    """Whoever has put them away knows where they are; the others do not."""
    state = table("zole", hands="Ac 9c | Tc Kc | Ah Th", contract="B", solo=0, stash="As Ts")
    rivals = rivals_of_seat_0(state)
    assert {"As", "Ts"}.isdisjoint(rivals)
    assert "Tc" in rivals
