"""The agents of the Boerenbridge study, clause by clause, and what they may know.

Hands are whole deals of the study's packs, by seat; seat 0 leads, spades are trump.
"""

from __future__ import annotations

import random
from itertools import permutations

import numpy as np
import pytest
from msgspec.structs import replace

import followsuit as fs
from followsuit.engine.position import Phase
from followsuit.kernel.kernel import kernel
from followsuit.kernel.kripke import lacking, rank, studied
from followsuit.kernel.policies import BOEREN_GREEDY, COUNTING, FULL_KRIPKE, GREEDY_KRIPKE, KNOWING
from followsuit.knowledge.shown import not_held
from followsuit.rules.stages import Ask
from tests.support import SETTINGS, setting_name, table

STUDIED = {"boeren-greedy": BOEREN_GREEDY, "greedy-kripke": GREEDY_KRIPKE, "full-kripke": FULL_KRIPKE}
every_agent = pytest.mark.parametrize("name", sorted(STUDIED))
out_to_win = pytest.mark.parametrize("name", ["greedy-kripke", "full-kripke"])
NEEDY, CONTENT = "5 5 5 5", "0 0 0 0"


def decided(name: str, state: fs.State, seed: int = 1) -> str:
    """What an agent does with what the seat to act sees."""
    assert state.to_act is not None
    return str(kernel(state.game).studied(state.view(state.to_act), STUDIED[name], seed=seed))


def played(name: str, hands: str, led: str = "", bids: str = NEEDY, taken: str = "", schedule: str = "five") -> str:
    """The card that an agent plays after those that were, spades being trump."""
    state = table("boerenbridge", hands=hands, led=led, bids=bids, taken=taken, trump="s", schedule=schedule)
    return decided(name, state).removeprefix("play ")


def lost(hands: str, led: str = "") -> str:
    """The card that full-kripke plays once it has what it guessed."""
    return played("full-kripke", hands, led, CONTENT)


def guessed(name: str, hand: str, bids: tuple[int, ...] = (), seed: int = 1) -> int:
    """What an agent guesses with a hand, as the first to guess, or after so many others; the dealer is the last."""
    deck, seat = fs.game("boerenbridge").rules.deck, len(bids)
    hands = [tuple[fs.Card, ...]()] * 4
    hands[seat] = deck.sorted(deck.parse_all(hand))
    state = table("boerenbridge", hands=" | ".join(" ".join(map(str, each)) or "." for each in hands), trump="s")
    round_ = state.position.round
    assert round_ is not None
    waiting = (*bids, *(None,) * (4 - seat))
    position = replace(
        state.position,
        phase=Phase.CALL,
        to_act=seat,
        ask=Ask(seat, "bid"),
        round=replace(round_, bids=waiting, trick=None, taken=()),
    )
    return int(decided(name, fs.State(state.game, position, seed=0), seed).removeprefix("bid "))


# Guessing: jacks to aces have 9 to 12, trumps 13 more, so the mean of a pack of four ranks is 13.75.


@every_agent
@pytest.mark.parametrize(
    ("hand", "number"),
    [
        ("Jc Jd Jh Kc", 0),
        ("Ac Ad Kc Kh", 1),
        ("As Ac Ad Kc", 1),
        ("Js Qs Jc Jd", 2),
        ("Js Qs Ks Jc", 4),
        ("Ac Ad Kh", 0),
        ("As Ac Ad", 1),
        ("Ts Js Kc Kd Qh", 2),
        ("Ac Ad Ah Kc Ts", 1),
    ],
    ids=str,
)
def test_a_guess_goes_by_the_mean_value_of_the_hand_beside_that_of_the_pack(name: str, hand: str, number: int):
    """Below 0.8 none, below 1.1 a quarter of the tricks, below 1.3 half of them, else all; rounded down."""
    assert number == guessed(name, hand)


@every_agent
def test_a_dealer_whose_guess_is_barred_guesses_any_other_number(name: str):
    """Each at some time."""
    guesses = {guessed(name, "Ac Ad Kc Kh", (1, 1, 1), seed) for seed in range(40)}

    assert {0, 2, 3, 4} == guesses


def test_a_cards_value_is_its_place_in_its_suit_from_the_ace_down():
    """From 12 for the ace to none for the two of a whole pack, trump or not."""
    compiled = kernel(fs.game("boerenbridge"))
    values = {
        str(card): rank(compiled.tables, trump, bit)
        for bit, card in enumerate(compiled.bridge.cards)
        for trump in (0, 4)
    }

    assert [0, 8, 9, 10, 11, 12] == [values[card] for card in "2c Tc Js Qd Kh As".split()]


# The plain agent


def test_the_plain_agent_plays_its_highest_card():
    """A trump before any other, a card of the led suit before those of other suits, whatever it guessed."""
    assert "Qs" == played("boeren-greedy", "Qs Ac Kd | As Kc Qd | Ks Qc Ad | Ah Kh Qh", bids=CONTENT)
    assert "Kc" == played("boeren-greedy", "Ac Kd Qd | Kc Qc As | Ks Qs Ad | Ah Kh Qh", "Ac")
    assert "Qs" == played("boeren-greedy", "Ac Kc Qd | Qs Ad Ah | Ks As Kd | Qc Kh Qh", "Ac")


# Opening, out to win


@out_to_win
def test_the_highest_trump_left_is_led_while_others_may_hold_trumps(name: str):
    """Also if a plain ace is at hand."""
    assert "As" == played(name, "As Ac Kd | Ks Kc Qd | Qs Qc Ad | Ah Kh Qh")


@out_to_win
def test_without_it_the_highest_card_of_a_plain_suit_is_led(name: str):
    """Not the second trump, and not the lowest card."""
    assert "Ac" == played(name, "Ks Ac Qd | As Kc Kd | Qs Qc Ad | Ah Kh Qh")


@out_to_win
def test_the_highest_card_of_a_suit_that_nobody_else_can_hold_is_kept(name: str):
    """It would be trumped; of two cards of one suit the lower one is led."""
    assert "Qc" == played(name, "Ac Kc Qc | As Kd Qd | Ks Qs Ad | Ah Kh Qh")


@out_to_win
def test_else_the_lower_of_two_cards_of_a_plain_suit_is_led(name: str):
    """Though another card is lower."""
    assert "Qc" == played(name, "Kc Qc Jd Jh | Ac Jc Ad Kd | As Ks Qs Js | Qd Ah Kh Qh")


@out_to_win
def test_two_trumps_are_no_two_cards_of_a_plain_suit(name: str):
    """The lowest card is led."""
    assert "Qd" == played(name, "Ks Qs Qd | As Ac Ad | Kc Qc Kd | Ah Kh Qh")


@out_to_win
def test_else_the_lowest_card_is_led(name: str):
    """A trump is no low card."""
    assert "Qd" == played(name, "Qs Kc Qd | As Ac Ad | Ks Qc Kd | Ah Kh Qh")


@out_to_win
def test_when_no_one_else_can_hold_trump_a_highest_plain_card_is_led(name: str):
    """Though nobody can follow to it."""
    assert "Ac" == played(name, "As Ac Kc | Ks Ad Kd | Qs Qd Ah | Qc Kh Qh", "As Ks Qs Qc")


@out_to_win
def test_when_no_one_else_can_hold_trump_and_no_card_is_highest_it_is_as_before(name: str):
    """The lower of two cards of one suit."""
    assert "Qc" == played(name, "As Kc Qc Jd | Ks Ac Jc Ad | Qs Kd Qd Ah | Js Kh Qh Jh", "As Ks Qs Js")


# Following, out to win


@out_to_win
def test_the_highest_card_left_of_the_suit_follows(name: str):
    """The ace; or the king, where the ace has gone."""
    assert "Ac" == played(name, "Kc Kd Qd | Ac Qc Ks | As Qs Ad | Ah Kh Qh", "Kc")
    hands = "Ac Tc Td Th Jd | Kc Qc Jc Ts Jh | Js Qs Ks As Qd | Kd Ad Qh Kh Ah"
    assert "Kc" == played(name, hands, "Ac Jc Qd Kd Tc")


@out_to_win
def test_without_the_highest_card_of_the_suit_the_lowest_follows(name: str):
    """The ace may still come."""
    assert "Qc" == played(name, "Jc Jd Jh Qd | Kc Qc Js Kd | Ac As Ks Qs | Ad Ah Kh Qh", "Jc")


@out_to_win
def test_the_lowest_follows_where_a_trump_lies(name: str):
    """The ace would be lost."""
    assert "Kc" == played(name, "Qc Kd Qd | Qs Ah Kh | Ac Kc As | Ks Ad Qh", "Qc Qs")


# Unable to follow, out to win


@out_to_win
def test_the_last_to_play_takes_the_trick_with_trump(name: str):
    """With the lowest that does it, over another trump or without one."""
    assert "Ks" == played(name, "Kc Ac Qd | Qc Ah Kh | Qs Qh Kd | As Ks Ad", "Kc Qc Qs")
    assert "Qs" == played(name, "Kc Ac As | Qc Kh Qd | Ks Qh Ah | Qs Ad Kd", "Kc Qc Qh")


@out_to_win
def test_the_last_to_play_throws_its_lowest_card_where_its_trumps_are_too_low(name: str):
    """The trump is kept."""
    assert "Kd" == played(name, "Kc Ac As | Qc Kh Qd | Ks Qh Ah | Qs Ad Kd", "Kc Qc Ks")


@out_to_win
def test_the_lowest_trump_is_enough_when_all_others_have_shown_to_have_none(name: str):
    """The trumps that were not seen lie in the stock, as everybody could see when the first was led."""
    hands = "9s 5s 2d 7h | 4d 8c 9c Tc | Ad Kc 3c 4c"
    assert "5s" == played(name, hands, "9s 8c 3c 2d 4d Ad Kc", schedule="fifteen")


@out_to_win
def test_the_lowest_trump_is_played_where_nobody_else_can_hold_the_led_suit(name: str):
    """The last club is led, and others may still hold higher trumps."""
    hands = "Ac Jc Ad Kd | Kc Qs Js Jd | Qc As Ks Ah | Qd Kh Qh Jh"
    assert "Js" == played(name, hands, "Ac Kc Qc Qd Jc")


@out_to_win
def test_the_highest_trump_left_is_played_where_others_may_still_follow_or_trump(name: str):
    """With the next lower one it would not be sure."""
    assert "As" == played(name, "Jc Qc Ad Kd | As Qs Jd Jh | Kc Ac Ks Ah | Qd Kh Qh Js", "Jc")


@out_to_win
def test_a_lower_trump_is_not_risked(name: str):
    """The lowest card is thrown."""
    assert "Jd" == played(name, "Jc Qc Ad Kd | Ks Qs Jd Qh | Kc Ac As Ah | Qd Kh Jh Js", "Jc")


@out_to_win
def test_without_trumps_the_lowest_card_is_thrown(name: str):
    """It cannot win."""
    assert "Jd" == played(name, "Jc Qc Ad Qd | Kd Qh Jd Ah | Kc Ac As Ks | Qs Js Kh Jh", "Jc")


def policy_plays(policy: int, state: fs.State) -> str:
    """The card that a policy plays, which need not be a player's."""
    assert state.to_act is not None
    return str(kernel(state.game).studied(state.view(state.to_act), policy, seed=1)).removeprefix("play ")


def test_in_playouts_some_know_less_and_some_know_more():
    """Who only counts cards fears a trump in the stock; who minds the turn fears none that has been played to."""
    hands = "9s 5s 2d 7h | 4d 8c 9c Tc | Ad Kc 3c 4c"
    led = "9s 8c 3c 2d 4d Ad Kc"
    stock = table("boerenbridge", hands=hands, led=led, bids="5 5 5", trump="s", schedule="fifteen")
    hands = "As Tc Qc Qd Jd | Js Ks Jc Th Jh | Ts Qs Td Ad Kd | Kc Ac Qh Kh Ah"
    turn = table("boerenbridge", hands=hands, led="As Js Ts Qh Tc Jc", bids=NEEDY, trump="s")

    assert ["7h", "5s", "5s"] == [policy_plays(policy, stock) for policy in (COUNTING, FULL_KRIPKE, KNOWING)]
    assert ["Td", "Td", "Qs"] == [policy_plays(policy, turn) for policy in (COUNTING, FULL_KRIPKE, KNOWING)]


# Out to lose


def test_only_full_kripke_loses_on_purpose_and_only_once_its_guess_is_reached():
    """It leads its highest trump while it needs a trick; greedy-kripke always does."""
    hands = "As Ac Kd | Ks Kc Qd | Qs Qc Ad | Ah Kh Qh"
    cards = [
        played(name, hands, bids="1 1 1 1", taken=f"{taken} 0 0 0")
        for name in ("full-kripke", "greedy-kripke")
        for taken in (0, 1)
    ]

    assert ["As", "Kd", "As", "As"] == cards


def test_to_lose_the_lowest_card_is_led():
    """Whatever its suit."""
    assert "Qc" == lost("As Kd Qc | Ks Kc Qd | Qs Ac Ad | Ah Kh Qh")


def test_to_lose_the_highest_card_that_still_loses_follows():
    """The queen under the king."""
    assert "Qc" == lost("Kc Kd Qd Ad | Ac Qc Jc Jd | As Ks Qs Js | Ah Kh Qh Jh", "Kc")


def test_to_lose_the_highest_card_follows_where_a_trump_lies():
    """The ace loses, too."""
    assert "Ac" == lost("Kc Jc Kd Qd | Js Ad Jd Qh | Ac Qc Ah Kh | As Ks Qs Jh", "Kc Js")


def test_the_highest_card_follows_if_all_would_win():
    """A trick that cannot be lost takes the card that would win others."""
    assert "Ac" == lost("Jc Qc Kd Ad | Ac Kc Qd Jd | As Ks Qs Js | Ah Kh Qh Jh", "Jc")


def test_to_lose_the_highest_trump_below_one_on_the_table_is_thrown():
    """Under a trump, a trump is got rid of."""
    assert "Qs" == lost("Kc Jc Qc Ac | Ks Qd Jd Jh | As Qs Js Ad | Kd Ah Kh Qh", "Kc Ks")


def test_else_the_highest_card_is_thrown():
    """By the study's values that is a trump, if there is one, though it takes the trick."""
    assert "Ad" == lost("Kc Jc Qc Ac | Ks Qd Jd Qs | Ad Kh Kd Jh | As Js Ah Qh", "Kc Jd")
    assert "Js" == lost("Kc Jc Qc Ac | Ks Qd Jd Qs | Ad Kh Kd Js | As Jh Ah Qh", "Kc Jd")


# What they know


@pytest.mark.parametrize("game", SETTINGS[::4], ids=setting_name)
def test_what_a_seat_has_shown_to_lack_is_what_the_rules_say(game: fs.Game):
    """The kernel's sets are those of `followsuit.knowledge`, at every card of random rounds."""
    compiled, rng, compared = kernel(game), random.Random(3), 0
    state, is_plain = game.start(seed=3), not (game.rules.looks_at_best or game.rules.restraints)
    while state.to_act is not None and state.rounds_played < 12 and compared < 60:
        if state.position.phase is Phase.PLAY and rng.random() < 0.3:
            running, shown = compiled.load(state.position), not_held(state.view(state.to_act))
            for seat in shown:
                faces = set(compiled.bridge.faces(int(lacking(running, compiled.tables, seat))))
                # The agents make nothing of duties that look at the winning card, and of restraints.
                assert shown[seat] == faces if is_plain else shown[seat] >= faces
                compared += bool(faces)
        state = state.play(rng.choice(state.legal()))


@every_agent
@pytest.mark.parametrize("game", SETTINGS[::6], ids=setting_name)
def test_an_agent_does_not_look_into_other_hands(name: str, game: fs.Game):
    """In the kernel all hands lie open: with the hidden cards gone, or among other seats, it still decides the same."""
    compiled, rng, policy = kernel(game), random.Random(7), STUDIED[name]
    state, asked = game.start(seed=7), 0
    while (seat := state.to_act) is not None and state.rounds_played < 6 and asked < 60:
        if len(state.legal()) > 1:
            open_hands, moved, empty = (compiled.load(state.position) for _ in range(3))
            others = [other for other in range(game.seats) if other != seat]
            for field in ("hands", "dealt"):
                moved[field][others] = np.roll(moved[field][others], 1)
                empty[field][others] = 0
            empty["table"] = 0
            if empty["stasher"] != seat:
                empty["stash"] = 0
            answers = {
                str(compiled.bridge.action(each, int(studied(each, compiled.tables, policy))))
                for each in (open_hands, moved, empty)
            }
            view = state.view(seat)
            if state.position.phase is not Phase.CALL or seat != view.dealer:
                answers.add(str(compiled.studied(view, policy, seed=1)))
            assert 1 == len(answers)
            asked += 1
        state = state.play(rng.choice(state.legal()))


def test_the_study_comes_out_in_its_order():
    """By mean score: full-kripke, the plain agent, greedy-kripke, random; over all seatings."""
    names = ("full-kripke", "boeren-greedy", "greedy-kripke", "random")
    scores = dict.fromkeys(names, 0.0)
    for number, seated in enumerate(permutations(names)):
        results, _ = kernel(fs.game("boerenbridge")).play(seated, 5, 400 * number, 400, 200)
        for seat, name in enumerate(seated):
            scores[name] += float(np.mean(results["totals"][:, seat])) / 24

    assert list(names) == sorted(scores, key=lambda name: -scores[name])
    assert pytest.approx([23.57, 21.04, 20.52, -3.65], abs=2) == list(scores.values())
