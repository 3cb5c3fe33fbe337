"""What a seat sees."""

from __future__ import annotations

import json

import followsuit as fs
from tests.support import carded, table, texts

DEAL = "deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d"


def big() -> fs.State:
    """A Zole table where seat 0 plays Big."""
    return fs.game("zole").start().play("dealer 2").play(DEAL).play("choose B")


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others():
    """The two cards on the table are there, but unknown."""
    view = fs.game("zole").start().play("dealer 2").play(DEAL).view(1)
    assert ("Jc", "Ac", "9d", "Kd", "Qh", "Ah", "Js", "Ts") == texts(view.hand)
    assert (8, 8, 8) == view.hand_sizes
    assert ("??", "??") == texts(view.table)


def test_only_the_seat_to_act_sees_legal_actions():
    """The others and spectators have none."""
    state = fs.game("zole").start().play("dealer 2").play(DEAL)
    assert ("choose P", "choose B", "choose Z", "choose S") == texts(state.view(0).legal)
    assert () == state.view(1).legal == state.view(None).legal


def test_the_table_cards_and_the_stash_are_known_to_the_solo_player_of_big_only():
    """Everyone else sees that there are two of each."""
    state = big().play("stash 7d Qc")
    assert (("8d", "7d"), ("Qc", "7d")) == (texts(state.view(0).table), texts(state.view(0).stash))
    for seat in (1, 2, None):
        assert (("??", "??"), ("??", "??")) == (texts(state.view(seat).table), texts(state.view(seat).stash))


def test_a_seat_that_sits_out_sees_what_a_spectator_sees():
    """The dealer at a table of four has no hand."""
    state = table("zole", hands="Ac Kc | Tc Qc | 9c Jc | .", dealer=3, contract="")
    assert state.view(None).hand == state.view(3).hand == ()
    assert state.view(None).data() == {**state.view(3).data(), "seat": None}


def test_card_points_are_counted_as_far_as_a_seat_may_know_them():
    """Those in tricks are open to all; those in the stash are known to whoever made it."""
    state = carded(big().play("stash Td 7d"), "Qc Jc Qs")
    assert ((18, 0, 0), 61) == (state.view(0).points, state.view(0).goal)
    for seat in (1, 2, None):
        assert ((8, 0, 0), 61) == (state.view(seat).points, state.view(seat).goal)
    assert "card points: seat 0 8, seat 1 0, seat 2 0" in str(state.view(1))


def test_card_points_are_told_only_where_they_count():
    """Not before a contract is chosen, nor where tricks alone matter, nor in games without them."""
    choosing = fs.game("zole").start().play("dealer 2").play(DEAL)
    for state in (choosing, choosing.play("choose S"), table("boerenbridge", hands="Ah | 2c | Qh | 5h")):
        assert (None, None) == (state.view(0).points, state.view(0).goal)


def test_a_scored_round_tells_the_card_points_of_everyone():
    """After the last trick all can count what was stashed: together they have all there are."""
    state = big().play("stash Td 7d")
    while not state.view().results:
        state = state.play(state.legal()[0])
    (result,) = state.view(1).results
    taken = [0, 0, 0]
    for trick in state.position.past[0].round.tricks:
        taken[trick.winner or 0] += sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(c.rank, 0) for c in trick.cards)

    assert ((taken[0] + 10, taken[1], taken[2]), 61) == (result.points, result.goal)
    assert 120 == sum(result.points or ())
    assert list(result.points or ()) == state.view(1).data()["results"][0]["points"]


def test_the_turned_card_stays_known_in_miesjelen():
    """Everyone may keep in mind which card the dealer was dealt face up."""
    state = fs.game("miesjelen", seats=2).start().play("dealer 0")
    state = state.play("deal 7c 8c 9c Tc Jc | 7d 8d 9d Td Jd").play("turn 9c").play("play 7d")
    assert ("9c", "c") == (str(state.view(1).turned), state.view(1).trump)


def test_the_led_suit_is_told():
    """Nothing, a suit, or free for all."""
    state = table("elemental", hands="0 1f | ∞ 2f | 3w 4w", trump="e")
    assert "" == state.view(0).led
    assert "" == state.play("play 0").view(0).led
    assert "*" == state.play("play 0").play("play ∞").view(0).led
    assert "f" == state.play("play 1f").view(0).led


def test_a_view_is_plain_data():
    """It goes through JSON unchanged and names no card of another hand."""
    data = big().view(1).data()
    assert data == json.loads(json.dumps(data))
    own = set(data["hand"])
    every = set(fs.game("zole").rules.deck.cards)
    text = json.dumps({key: value for key, value in data.items() if key not in ("hand", "legal")})
    assert not [card for card in map(str, every) if f'"{card}"' in text and card not in own]


def test_a_view_reads_as_text():
    """Hand, trick, trump and what may be done; the hand as it is held, trumps first, each face of it once."""
    state = table("elemental", hands="7f | 0 0 2w 13f | 4f", trump="w", led="7f", bids="1 0 1")
    assert """\
Elemental, 3 seats, round 1
scores: seat 0 0, seat 1 0, seat 2 0
dealer: seat 2
trump: water
bids: seat 0 1, seat 1 0, seat 2 1
on the table: 0:7f
your hand (seat 1): 2w 13f 0×2
you may: play 0, play 13f""" == str(state.view(1))


def test_what_play_has_shown_can_be_derived():
    """Tricks tell who played what, so a seat that did not follow is known to be void."""
    state = table("boerenbridge", hands="Ah Kh | 2c 3c | Qh 4c | 5h 6h", trump="s", led="Ah 2c Qh 5h")
    (trick,) = state.view(0).tricks
    assert (0, ("Ah", "2c", "Qh", "5h"), 0) == (trick.leader, texts(trick.cards), trick.winner)
