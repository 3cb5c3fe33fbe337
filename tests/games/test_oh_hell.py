"""Every rule of Oh Hell."""

from random import Random
from typing import Any

import pytest

import followsuit as fs
from tests.support import bidding, broken, carded, last_scored, play_randomly, played, seats_of, table, texts

FIRST_DEAL = "dealer 2; deal 2c 3c | 2d 3d | 2h 3h"


def test_three_to_seven_can_play_and_four_usually_do():
    """With every usual option."""
    expected = {
        "seats": 4, "schedule": "down-up", "longest": 10, "no_trump": False, "hook": True, "scoring": "exact",
        "zero": "ten",
    }  # fmt: skip

    assert {3, 4, 5, 6, 7} == seats_of("oh-hell")
    assert expected == fs.game("oh-hell").options


@pytest.mark.parametrize("schedule", ["down-up", "up-down", "down", "up"])
def test_a_game_of_one_card_may_be_played_without_trump(schedule: str):
    """Its longest hand is its only one: nothing is turned, and the highest card of the suit led takes the trick."""
    game = fs.game("oh-hell", seats=5, schedule=schedule, longest=1, no_trump=True)
    state = play_randomly(game.start(seed=1), Random(1))
    (told,) = state.record()["rounds"]

    assert state.is_over
    assert (None, None, []) == (told["turned"], told["trump"], told["table"])
    (trick,) = told["tricks"]
    led = [card for card in trick["cards"] if card[1] == trick["cards"][0][1]]
    taken = trick["cards"][(trick["winner"] - trick["leader"]) % 5]
    assert max(led, key=lambda card: "23456789TJQKA".index(card[0])) == taken


@pytest.mark.parametrize(
    ("schedule", "hands"),
    [
        ("down-up", [4, 3, 2, 1, 2, 3, 4]),
        ("up-down", [1, 2, 3, 4, 3, 2, 1]),
        ("down", [4, 3, 2, 1]),
        ("up", [1, 2, 3, 4]),
    ],
)
def test_each_schedule_has_its_hands_and_then_the_game_is_over(schedule: str, hands: list[int]):
    """Round by round, as played."""
    state = play_randomly(fs.game("oh-hell", schedule=schedule, longest=4).start(seed=1), Random(1))
    told = state.record()["rounds"]

    assert state.is_over
    assert [[size] * 4 for size in hands] == [list(map(len, round_["hands"])) for round_ in told]
    assert hands == [len(round_["tricks"]) for round_ in told]


@pytest.mark.parametrize(("seats", "longest"), [(3, 10), (4, 10), (5, 10), (6, 8), (7, 7)])
def test_the_usual_longest_hand_is_ten_cards_or_what_the_pack_gives(seats: int, longest: int):
    """One card is left to turn, and the first and the last round are the longest."""
    hands = fs.game("oh-hell", seats=seats).rules.deal.hands

    assert isinstance(hands, tuple)
    assert (longest, 1, longest) == (hands[0], min(hands), hands[-1])
    assert 2 * longest - 1 == len(hands)


@pytest.mark.parametrize(("seats", "turned", "without"), [(3, 17, 17), (4, 12, 13), (5, 10, 10), (6, 8, 8), (7, 7, 7)])
def test_without_trump_the_longest_hand_may_take_the_whole_pack(seats: int, turned: int, without: int):
    """Nothing has to be left to turn; otherwise one card has."""
    by_trump = [
        fs.game("oh-hell", seats=seats, longest=17, no_trump=plain).rules.deal.longest for plain in (False, True)
    ]

    assert [turned, without] == by_trump


def test_the_next_card_is_turned_for_trump_and_is_out_of_play():
    """It is one of those not dealt."""
    state = played(fs.game("oh-hell", seats=3, schedule="down", longest=2).start(), f"{FIRST_DEAL}; turn As")
    view = state.view()

    assert ("s", "As", 0) == (view.trump, str(view.turned), state.to_act)
    assert "turn 2c" not in texts(played(fs.game("oh-hell", seats=3, longest=2).start(), FIRST_DEAL).legal())


def test_the_longest_rounds_may_be_played_without_trump():
    """No card is turned in the first and the last; in the others one is."""
    game = fs.game("oh-hell", seats=3, longest=3, no_trump=True)
    told = play_randomly(game.start(seed=4), Random(4)).record()["rounds"]

    assert [None, "x", "x", "x", None] == [None if each["turned"] is None else "x" for each in told]
    assert [each["turned"] and each["turned"][-1] for each in told] == [each["trump"] for each in told]


def test_the_seat_after_the_dealer_bids_and_leads_first():
    """And the dealer bids last."""
    state = played(fs.game("oh-hell", seats=3, longest=2).start(), f"{FIRST_DEAL}; turn As")
    order = []
    for _ in range(3):
        order.append(state.to_act)
        state = state.play("bid 0")

    assert ([0, 1, 2], 0) == (order, state.to_act)


@pytest.mark.parametrize(("bids", "barred"), [("0 0 0", 4), ("1 2 0", 1), ("4 0 0", 0), ("2 2 0", 0)])
def test_the_dealer_may_not_make_the_bids_add_up_to_the_tricks(bids: str, barred: int):
    """Every other number is open."""
    state = bidding("oh-hell", seats=4, hand_size=4, bids=bids)

    assert tuple(f"bid {number}" for number in range(5) if number != barred) == texts(state.legal())
    assert "bid/hook" == broken(state, f"bid {barred}")[0]


@pytest.mark.parametrize("options", [{}, {"hook": False}], ids=["over the tricks", "no hook"])
def test_a_dealer_without_a_hook_is_as_free_as_the_others(options: dict[str, Any]):
    """When the bids are already over the tricks, or where the table plays without it."""
    state = bidding("oh-hell", seats=4, hand_size=4, bids="0 0 0" if options else "3 2 0", **options)

    assert tuple(f"bid {number}" for number in range(5)) == texts(state.legal())


def test_suit_is_followed_and_a_void_hand_may_play_anything():
    """A held trump neither excuses nor is owed."""
    state = table("oh-hell", hands="Ah Kc | Qh Ks | Qd Ts", trump="s", led="Ah")

    assert ("play Qh",) == texts(state.legal())
    assert {"play Qd", "play Ts"} == set(texts(state.play("play Qh").legal()))


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [("Qh Kh Ah", "s", 2), ("Ah 2s Kh", "s", 1), ("Ah 2s 3s", "s", 2), ("9h Ac As", None, 0)],
)
def test_the_highest_trump_or_else_the_highest_of_the_led_suit_takes_the_trick_and_leads(
    cards: str, trump: str | None, winner: int
):
    """Without trump only the led suit counts."""
    spare = ("Kc", "Qc", "Jc")
    hands = " | ".join(f"{card} {other}" for card, other in zip(cards.split(), spare, strict=True))
    state = table("oh-hell", hands=hands, trump=trump, led=cards)

    assert (winner, 1) == (state.to_act, state.view().taken[winner])


@pytest.mark.parametrize(
    ("options", "bids", "scores"),
    [
        ({}, "3 0 1", [13, 10, 0]),
        ({}, "2 1 0", [0, 0, 10]),
        ({"scoring": "tricks"}, "3 0 1", [13, 10, 0]),
        ({"scoring": "tricks"}, "1 1 0", [3, 0, 10]),
        ({"scoring": "penalty"}, "3 0 1", [13, 10, -1]),
        ({"scoring": "penalty"}, "1 3 0", [-2, -3, 10]),
        ({"zero": "five"}, "3 0 1", [13, 5, 0]),
        ({"zero": "five"}, "0 1 0", [0, 0, 5]),
        ({"zero": "five", "scoring": "penalty"}, "0 2 0", [-3, -2, 5]),
    ],
)
def test_a_round_scores_by_bids_and_tricks(options: dict[str, Any], bids: str, scores: list[int]):
    """Seat 0 takes all three tricks."""
    hands = "Ah Kh Qh | Ac Kc Qc | Ad Kd Qd"
    state = table("oh-hell", hands=hands, trump="h", bids=bids, led="Ah Ac Ad Kh Kc Kd Qh Qc Qd", **options)

    assert scores == last_scored(state)["scores"]


@pytest.mark.parametrize(("totals", "winners"), [("0 0 0", (0,)), ("0 4 0", (1,)), ("0 3 0", (0, 1)), ("0 0 99", (2,))])
def test_after_the_last_round_most_points_win_and_equals_share(totals: str, winners: tuple[int, ...]):
    """This round brings 13, 10 and 0."""
    hands = "Ah Kh Qh | Ac Kc Qc | Ad Kd Qd"
    state = table("oh-hell", hands=hands, trump="h", bids="3 0 1", totals=totals, number=5, longest=3)
    state = carded(state, "Ah Ac Ad Kh Kc Kd Qh Qc Qd")

    assert (True, winners) == (state.is_over, state.winners)


@pytest.mark.parametrize("longest", [0, 18])
def test_a_longest_hand_of_no_card_or_more_than_a_third_of_the_pack_is_refused(longest: int):
    """The error names the numbers."""
    with pytest.raises(fs.OptionError, match=r"a whole number from 1 to 17"):
        fs.game("oh-hell", longest=longest)
