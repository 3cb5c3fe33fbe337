"""The public face of a game under way."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace
from typing import Any

import pytest

import followsuit as fs
from tests.support import play_randomly, table, texts


def test_an_action_may_be_given_as_text_or_as_itself():
    """Both give the same state, and the old one is untouched."""
    state = fs.game("boerenbridge").start(seed=1)
    assert state.play("bid 1") == state.play(state.legal()[1])
    assert 4 == len(state.legal())


def test_an_action_may_be_spelled_in_ways_without_end():
    """It is written in one way all the same."""
    game = fs.game("miesjelen")
    read = {str(game.action(f"play{' ' * number}Qc")) for number in range(1, 100)}

    assert {"play Qc"} == read


def test_an_action_out_of_turn_is_refused():
    """Whoever names a seat must name the one to act."""
    state = fs.game("boerenbridge").start(seed=1)
    assert state.to_act is not None
    other = (state.to_act + 1) % 4
    with pytest.raises(fs.OutOfTurn, match=f"seat {other}. Seat {state.to_act} is to act"):
        state.play("bid 1", seat=other)
    assert state.play("bid 1") == state.play("bid 1", seat=state.to_act)


def test_a_truth_is_no_seat():
    """Though Python counts it as one: it is nobody's turn, and no hand is told to it."""
    state, events = fs.game("miesjelen", seats=2).begin(seed=3)
    assert 1 == state.to_act
    action = state.legal()[0]
    with pytest.raises(fs.OutOfTurn, match=r"^It is not the turn of seat “True”\. Seat 1 is to act\.$"):
        state.play(action, seat=True)
    refusal = state.why_not(action, seat=True)
    assert refusal is not None
    assert "action/out-of-turn" == refusal.code
    hand = next(event for event in events if event.kind == "dealt" and event.seat == 1)
    assert hand.redacted_for(None) == hand.redacted_for(True)


def test_an_illegal_action_names_the_rule_and_what_would_be_right():
    """The error carries the rule's code and sentence."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")
    with pytest.raises(fs.IllegalAction) as refused:
        state.play("play 9d")
    assert ("action/illegal", "play/trump-when-void") == (refused.value.code, refused.value.rule)
    assert "9♦ must wait. No hearts, so trump: 8♠." == str(refused.value)


def test_an_action_of_another_kind_must_wait():
    """A card played while bids are made is answered with what is due."""
    refusal = fs.game("boerenbridge").start(seed=1).why_not("play Qc")
    assert refusal is not None
    assert "action/not-now" == refusal.code
    assert "`play Qc` must wait: now a number of tricks is to be bid (`bid 0`)." == refusal.sentence


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "An action looks like"),
        ("jump Qc", "An action looks like"),
        ("play", "Write it like `play"),
        ("play Zz", "not one of the 52 cards"),
        ("bid many", "such as `bid 3`"),
        ("trump x", "The suits are"),
        ("add aab", "no tokens"),
        ("take me", "such as `take 2 aab`"),
    ],
)
def test_text_that_is_no_action_is_answered_with_what_would_be(text: str, hint: str):
    """`play` raises ParseError and `why_not` gives its code and sentence."""
    state = fs.game("boerenbridge").start(seed=1)
    with pytest.raises(fs.ParseError, match=hint):
        state.play(text)
    refusal = state.why_not(text)
    assert refusal is not None
    assert "parse/invalid" == refusal.code


def test_a_game_that_is_over_takes_no_action():
    """Nothing is legal, nobody is to act, and an action is refused."""
    state = play_randomly(fs.game("zole", rounds=1).start(seed=1), random.Random(1))
    assert (None, ()) == (state.to_act, state.legal())
    refusal = state.why_not("play Qc")
    assert refusal is not None
    assert "action/game-over" == refusal.code


def test_without_a_seed_chance_is_played_by_hand():
    """Chance is a seat like others, and its actions are checked like theirs."""
    state = fs.game("miesjelen", seats=2).start()
    assert fs.CHANCE == state.to_act
    state = state.play("dealer 0").play("deal 7c 8c 9c Tc Jc | 7d 8d 9d Td Jd").play("turn 9c")
    assert (1, "c") == (state.to_act, state.view(1).trump)


@pytest.mark.parametrize(
    ("actions", "wrong", "code"),
    [
        ([], "dealer 2", "dealer/unknown"),
        (["dealer 0"], "deal 7c 8c 9c Tc Jc", "deal/hands"),
        (["dealer 0"], "deal 7c 8c 9c Tc | 7d 8d 9d Td Jd", "deal/size"),
        (["dealer 0"], "deal 7c 8c 9c Tc Jc | 7c 8d 9d Td Jd", "deal/card"),
        (["dealer 0"], "deal 7c 8c 9c Tc Jc | 7d 8d 9d Td Jd / Ah", "deal/table"),
        (["dealer 0", "deal 7c 8c 9c Tc Jc | 7d 8d 9d Td Jd"], "turn 7d", "turn/card"),
    ],
)
def test_chance_cannot_do_what_a_shuffled_pack_cannot(actions: list[str], wrong: str, code: str):
    """A deal of the wrong size, a card twice, a turned card that is not the dealer's: all are refused."""
    state = fs.game("miesjelen", seats=2).start()
    for action in actions:
        state = state.play(action)
    refusal = state.why_not(wrong)
    assert refusal is not None
    assert code == refusal.code


def test_a_seed_can_take_over_from_here():
    """A state with chance played by hand goes on by itself once it has a seed."""
    state = fs.game("miesjelen", seats=2).start().play("dealer 0").with_seed(4)
    assert 1 == state.to_act
    assert 5 == len(state.view(1).hand)


def test_an_open_ended_table_stops_between_rounds_only():
    """The leaders have won; a game with an end of its own cannot be stopped, nor can one in mid-round."""
    state = fs.game("zole", rounds=0).start(seed=3)
    with pytest.raises(fs.ActionError, match="between two rounds"):
        state.stop()
    rng = random.Random(3)
    state = play_randomly(state, rng, rounds=2)
    stopped = state.stop()
    best = max(stopped.scores)
    assert tuple(seat for seat, score in enumerate(stopped.scores) if score == best) == stopped.winners
    assert stopped.is_over
    assert stopped == fs.replay(stopped.record())
    with pytest.raises(fs.ActionError, match="between two rounds"):
        state.play("choose P").stop()
    with pytest.raises(fs.ActionError, match="ends by its own rules"):
        fs.game("boerenbridge").start(seed=3).stop()


def test_there_is_no_view_of_a_seat_that_does_not_exist():
    """The answer names the seats there are."""
    with pytest.raises(fs.SeatError, match="0 to 2"):
        fs.game("zole").start(seed=1).view(3)


def test_bad_games_and_options_are_named():
    """An unknown game, option, value or seat count: each error says what is allowed."""
    with pytest.raises(fs.GameError, match="The games are boerenbridge, elemental"):
        fs.game("bridge")
    with pytest.raises(fs.OptionError, match="Its options: seats, rounds, small_zole and dues") as unknown:
        fs.game("zole", colour="red")
    assert "colour" == unknown.value.key
    with pytest.raises(fs.OptionError, match=r"cannot be “maybe”. Allowed: true or false"):
        fs.game("zole", dues="maybe")
    with pytest.raises(fs.OptionError, match=r"cannot be 9 seats. Allowed: 2–8"):
        fs.game("ninja-whist", seats=9)


def test_events_tell_each_seat_what_it_may_know():
    """Big's stash and the cards picked up are told to the solo player only; everyone is told that they were."""
    deal = "deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d"
    state, events = fs.game("zole").start().play("dealer 2").advance(deal)
    assert ["dealt", "dealt", "dealt", "table"] == [event.kind for event in events]
    assert [8, 0, 0, 0] == [sum(card != fs.UNKNOWN for card in event.redacted_for(0).cards) for event in events]
    state, (chose, picked_up) = state.advance("choose B")
    state, (stashed,) = state.advance("stash 7d Qc")
    assert ("chose", "B") == (chose.kind, chose.facts["choice"])
    assert ("8d", "7d") == texts(picked_up.redacted_for(0).cards)
    assert ("??", "??") == texts(picked_up.redacted_for(1).cards) == texts(picked_up.redacted_for(None).cards)
    assert ("Qc", "7d") == texts(stashed.redacted_for(0).cards)
    assert ("??", "??") == texts(stashed.redacted_for(2).cards) == texts(stashed.redacted_for(None).cards)


def test_why_not_can_be_asked_for_a_seat():
    """Another seat is told that it must wait, and nothing of the hand of the one to act."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")
    refusal = state.why_not("play Ah", seat=2)
    assert refusal is not None
    assert ("action/out-of-turn", "It is not the turn of seat 2. Seat 1 is to act.") == (refusal.code, refusal.sentence)
    assert None is state.why_not("play 8s", seat=1)


def test_an_illegal_action_carries_the_facts_of_its_rule():
    """So that a program can word it in another language."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", led="Ah")
    with pytest.raises(fs.IllegalAction) as refused:
        state.play("play 9d")
    assert {"card": "9d", "led": "h", "owed": ["8s"], "plain": False} == refused.value.facts


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_equal_states_have_equal_hashes_and_travel_between_processes(key: str):
    """A state can be a key, and can be pickled."""
    state = play_randomly(fs.game(key).start(seed=3), random.Random(3), actions=30)
    again = fs.replay(state.record())
    assert (state, hash(state)) == (again, hash(again))
    assert state == pickle.loads(pickle.dumps(state))


def test_a_state_of_a_page_that_is_found_nowhere_can_be_copied():
    """Nothing in it changes, so that the copy is the state itself; a view of it can be copied, too."""
    state = fs.Game.of(replace(fs.game("zole").page, key="nowhere")).start(seed=7)

    assert state is copy.deepcopy(state)
    assert state.game is copy.copy(state.game)
    assert state.view(0) == copy.deepcopy(state.view(0))


@pytest.mark.parametrize("key", ["nowhere", "zole"])
def test_a_state_of_a_page_that_is_found_nowhere_does_not_travel(key: str):
    """Nor does one whose key finds another page: it would arrive as another game."""
    state = fs.Game.of(replace(fs.game("zole").page, key=key)).start(seed=7)
    with pytest.raises(fs.GameError, match=rf"^The game “{key}” cannot be pickled: its key does not find its page\."):
        pickle.dumps(state)


@pytest.mark.parametrize(
    ("players", "says"),
    [
        ([1, 2, 3], "Seat 0 cannot be called 1. A name is a text."),
        (["Anna", "Bo", None], "Seat 2 cannot be called “None”. A name is a text."),
        (["Anna", "Bo"], "Two players for 3 seats. Name one player a seat."),
        ((), "No players for 3 seats. Name one player a seat."),
        ("Bob", "“Bob” is not a list of names. Name one player a seat."),
        (3, "3 is not a list of names. Name one player a seat."),
    ],
)
def test_a_record_has_one_name_a_seat_and_all_are_texts(players: Any, says: str):
    """Anything else is refused: no such record could be played again."""
    with pytest.raises(fs.PlayerError) as refused:
        fs.game("zole").start(seed=7).record(players)
    assert (says, "player/unknown") == (str(refused.value), refused.value.code)


def test_a_seed_of_bytes_comes_back_from_its_record():
    """It is kept as text, and equal to itself."""
    state = fs.game("zole").start(seed=b"\x00\xff")
    assert "hex:00ff" == state.seed
    assert state == fs.replay(state.record())


@pytest.mark.parametrize("seat", ["0", 0.0, True, [0], -1, 3])
def test_only_a_seat_has_a_view(seat: object):
    """Anything else is answered with the seats there are."""
    with pytest.raises(fs.SeatError, match=r"The seats are 0 to 2\.$"):
        fs.game("zole").start(seed=1).view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [None, 3, b"play Qc", ["play Qc"]])
def test_what_is_no_action_at_all_is_answered(action: object):
    """Neither text nor an action."""
    state = fs.game("zole").start(seed=1)
    with pytest.raises(fs.ParseError, match="is not an action"):
        state.play(action)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [None, 3, b"play Qc", ["play Qc"]])
def test_only_a_text_is_read_as_an_action(text: object):
    """A game says that anything else is none."""
    with pytest.raises(fs.ParseError, match="is not a text"):
        fs.game("zole").action(text)  # type: ignore[arg-type]


def test_a_games_options_cannot_be_changed_behind_its_back():
    """They are for reading."""
    with pytest.raises(TypeError):
        fs.game("zole").options["seats"] = 99  # type: ignore[index]


@pytest.mark.parametrize(
    ("key", "text", "read"),
    [("zole", "Choose big", "choose B"), ("zole", "CHOOSE pass", "choose P"), ("elemental", "trump Fire", "trump f"),
     ("ninja-whist", "DONE", "done"), ("miesjelen", "Play qC", "play Qc")],
)  # fmt: skip
def test_names_and_capitals_are_read_too(key: str, text: str, read: str):
    """As phones and people write them."""
    assert read == str(fs.game(key).action(text))


def test_a_refusal_repeats_no_more_than_it_must():
    """Long texts are cut, and what a terminal would obey is not passed on."""
    refusal = fs.game("zole").start(seed=1).why_not("play \x1b[31m" + "x" * 10_000)
    assert refusal is not None
    assert "\x1b" not in refusal.sentence
    assert len(refusal.sentence) < 300


def test_the_next_round_can_wait_to_be_dealt():
    """Then the round that ends is the last thing that happens, and the deal comes when it is asked for."""
    state = fs.game("boerenbridge").start(seed=5)
    while state.rounds_played == 0:
        before, action = state, state.legal()[0]
        state = state.play(action)
    waiting, ended = before.advance(action, deal=False)
    dealt, begun = waiting.deal_next()

    assert "scored" == ended[-1].kind
    assert (True, fs.CHANCE, 1) == (waiting.is_between_rounds, waiting.to_act, waiting.rounds_played)
    assert waiting.position.round is not None
    assert () == waiting.position.round.hands
    assert (state, before.advance(action)[1]) == (dealt, ended + begun)
    assert (dealt, ()) == dealt.deal_next()
