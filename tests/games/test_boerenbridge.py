"""Every rule of Boerenbridge."""

from random import Random

import pytest

import followsuit as fs
from tests.support import bidding, broken, carded, last_scored, play_randomly, played, seats_of, table, texts

FIRST_DEAL = "dealer 3; deal Qc Kc Ac | Qd Kd Ad | Qh Kh Ah | Qs Ks As"


def pack(low: str) -> set[str]:
    """All cards from a rank up."""
    ranks = "23456789TJQKA"
    return {f"{rank}{suit}" for rank in ranks[ranks.index(low) :] for suit in "cdhs"}


@pytest.mark.parametrize(
    ("schedule", "hands"),
    [
        ("five", [3, 4, 5, 4, 3]),
        ("seven", [3, 4, 5, 6, 5, 4, 3]),
        ("fifteen", [1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1]),
    ],
)
def test_each_schedule_has_its_hands_and_then_the_game_is_over(schedule: str, hands: list[int]):
    """Round by round, as played."""
    state = play_randomly(fs.game("boerenbridge", schedule=schedule).start(seed=1), Random(1))
    told = state.record()["rounds"]

    assert state.is_over
    assert [[size] * 4 for size in hands] == [list(map(len, round_["hands"])) for round_ in told]
    assert hands == [len(round_["tricks"]) for round_ in told]


@pytest.mark.parametrize(
    ("schedule", "lows"), [("five", "Q J T J Q"), ("seven", "Q J T 9 T J Q")], ids=["five", "seven"]
)
def test_the_short_schedules_deal_every_card_from_a_rank_up(schedule: str, lows: str):
    """The highest ranks only, all of them in the hands."""
    state = play_randomly(fs.game("boerenbridge", schedule=schedule).start(seed=2), Random(2))
    dealt = [{card for hand in told["hands"] for card in hand} for told in state.record()["rounds"]]

    assert [pack(low) for low in lows.split()] == dealt


def test_the_long_schedule_deals_from_all_fifty_two_cards():
    """Any card may come, a two too, and not all cards are dealt."""
    game = fs.game("boerenbridge", schedule="fifteen")
    dealt = {
        card for seed in range(300) for hand in game.start(seed=seed).record()["rounds"][0]["hands"] for card in hand
    }

    assert pack("2") == dealt


def test_the_usual_schedule_is_five():
    """For four seats."""
    assert {"seats": 4, "schedule": "five"} == fs.game("boerenbridge").options


@pytest.mark.parametrize(("schedule", "seats"), [("five", {4}), ("seven", {4}), ("fifteen", {3, 4, 5, 6})])
def test_each_schedule_has_its_seats(schedule: str, seats: set[int]):
    """Where every card is dealt there must be four."""
    assert seats == seats_of("boerenbridge", schedule=schedule)


def test_another_schedule_is_refused():
    """The error names the three."""
    with pytest.raises(
        fs.OptionError, match=r"^The option schedule cannot be “six”\. Allowed: five, seven, fifteen\.$"
    ):
        fs.game("boerenbridge", schedule="six")


def test_any_suit_may_be_drawn_as_trump():
    """Chance has four choices, and no card is turned for it."""
    state = played(fs.game("boerenbridge").start(), FIRST_DEAL)

    assert ("trump c", "trump d", "trump h", "trump s") == texts(state.legal())
    told = state.play("trump h").record()["rounds"][0]
    assert ("h", None, []) == (told["trump"], told["turned"], told["table"])


def test_the_trump_is_drawn_anew_every_round():
    """Over some games every suit is trump, and rounds of one game differ."""
    by_game = [
        [
            told["trump"]
            for told in play_randomly(fs.game("boerenbridge").start(seed=seed), Random(seed)).record()["rounds"]
        ]
        for seed in range(6)
    ]

    assert set("cdhs") == {trump for trumps in by_game for trump in trumps}
    assert any(len(set(trumps)) > 1 for trumps in by_game)


def test_the_trump_is_as_likely_to_be_a_suit_as_another():
    """Over 400 first rounds each suit comes up about a hundred times."""
    game = fs.game("boerenbridge")
    drawn = [game.start(seed=seed).view().trump for seed in range(400)]

    assert all(70 < drawn.count(suit) < 130 for suit in "cdhs")


def test_the_seat_after_the_dealer_bids_first_and_leads_first():
    """And the dealer bids last."""
    state = played(fs.game("boerenbridge").start(), f"{FIRST_DEAL}; trump h")
    order = []
    for _ in range(4):
        order.append(state.to_act)
        state = state.play("bid 0")

    assert ([0, 1, 2, 3], 0) == (order, state.to_act)


@pytest.mark.parametrize(
    ("bids", "barred"), [("0 0 0", 3), ("1 0 0", 2), ("1 1 0", 1), ("1 1 1", 0), ("3 0 0", 0), ("0 2 1", 0)]
)
def test_the_dealer_may_not_make_the_bids_add_up_to_the_tricks(bids: str, barred: int):
    """Every other number is open, not only those next to it."""
    state = bidding("boerenbridge", seats=4, hand_size=3, bids=bids)
    others = tuple(f"bid {number}" for number in range(4) if number != barred)

    assert others == texts(state.legal())
    expected = f"You may not bid {barred}: the bids would add up to 3. Bid any other number."
    assert ("bid/hook", expected) == broken(state, f"bid {barred}")


def test_the_dealer_is_free_when_the_bids_are_over_the_tricks():
    """No bid can then make them equal."""
    state = bidding("boerenbridge", seats=4, hand_size=3, bids="2 2 0")

    assert ("bid 0", "bid 1", "bid 2", "bid 3") == texts(state.legal())


def test_the_hook_holds_in_rounds_of_one_card():
    """One of two numbers is left."""
    state = bidding("boerenbridge", seats=3, hand_size=1, bids="0 0", schedule="fifteen")

    assert ("bid 0",) == texts(state.legal())


def test_suit_is_followed_if_able():
    """A held trump does not excuse."""
    state = table("boerenbridge", hands="Ah Kc Qc | Qh Ks As | Qd Kd Ad | Jh Kh Qs", trump="s", led="Ah")

    assert ("play Qh",) == texts(state.legal())
    assert ("play/follow-suit", "K♠ must wait. Follow hearts: Q♥.") == broken(state, "play Ks")


def test_a_void_hand_may_trump_or_discard():
    """There is no duty to trump."""
    state = table("boerenbridge", hands="Ah Kc Qc | Qd Ks As | Kh Kd Ad | Jh Qh Qs", trump="s", led="Ah")

    assert {"play Qd", "play Ks", "play As"} == set(texts(state.legal()))


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("Qh Kh Ah Jh", "s", 2),
        ("Qh Kh Jh Th", "s", 1),
        ("Jh Th Ac Ad", "s", 0),
        ("Ah Js Kh Qh", "s", 1),
        ("Ah Js Qs Kh", "s", 2),
        ("Ah Js Kh Qh", "d", 0),
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_led_suit_takes_the_trick_and_leads(
    cards: str, trump: str, winner: int
):
    """The winner opens the next trick."""
    spare = ("Kc", "Qc", "Jc", "Tc")
    hands = " | ".join(f"{card} {other}" for card, other in zip(cards.split(), spare, strict=True))
    state = table("boerenbridge", hands=hands, trump=trump, led=cards)

    assert (winner, 1) == (state.to_act, state.view().taken[winner])


def sweep(hand_size: int, bids: str, **options: object) -> list[int]:
    """The scores of a round in which seat 0 takes every trick, after these bids."""
    ranks = "AKQJT987"[:hand_size]
    hands = " | ".join(" ".join(f"{rank}{suit}" for rank in ranks) for suit in "hscd")
    game = fs.game("boerenbridge", seats=4, **options)
    cards = " ".join(f"{rank}{suit}" for rank in ranks for suit in "hscd")
    scores: list[int] = last_scored(table(game, hands=hands, trump="h", bids=bids, led=cards))["scores"]
    return scores


@pytest.mark.parametrize(
    ("bids", "scores"),
    [
        ("3 0 0 1", [16, 10, 10, -2]),
        ("2 0 1 2", [-2, 10, -2, -4]),
        ("0 3 0 0", [-6, -6, 10, 10]),
    ],
)
def test_an_exact_bid_scores_ten_and_two_a_trick_and_a_wrong_one_costs_two_a_trick(bids: str, scores: list[int]):
    """Too many and too few alike."""
    assert scores == sweep(3, bids)


@pytest.mark.parametrize(
    ("hand", "zero", "schedule"),
    [
        (3, 10, "five"),
        (5, 10, "five"),
        (5, 10, "seven"),
        (5, 10, "fifteen"),
        (6, 20, "seven"),
        (6, 20, "fifteen"),
        (8, 20, "fifteen"),
    ],
)
def test_an_exact_zero_scores_twenty_from_six_cards_on(hand: int, zero: int, schedule: str):
    """Ten below; the exact bid of all tricks has no such bonus, and a missed zero none either."""
    expected = [10 + 2 * hand, zero, zero, -2]

    assert expected == sweep(hand, f"{hand} 0 0 1", schedule=schedule)
    assert -2 * hand == sweep(hand, "0 0 0 1", schedule=schedule)[0]


@pytest.mark.parametrize(
    ("totals", "winners"), [("0 0 0 0", (0,)), ("0 7 5 0", (1,)), ("0 6 6 0", (0, 1, 2)), ("0 0 0 40", (3,))]
)
def test_after_the_last_round_most_points_win_and_ties_share(totals: str, winners: tuple[int, ...]):
    """This round brings 16, 10, 10 and −2."""
    hands = "Ah Kh Qh | As Ks Qs | Ac Kc Qc | Ad Kd Qd"
    state = table("boerenbridge", hands=hands, trump="h", bids="3 0 0 1", totals=totals, number=5)
    state = carded(state, "Ah As Ac Ad Kh Ks Kc Kd Qh Qs Qc Qd")

    assert (True, winners) == (state.is_over, state.winners)


def test_before_the_last_round_nobody_has_won():
    """The fourth round of five is followed by the fifth."""
    hands = "Ah Kh Qh | As Ks Qs | Ac Kc Qc | Ad Kd Qd"
    state = table("boerenbridge", hands=hands, trump="h", bids="3 0 0 1", number=4)
    state = carded(state, "Ah As Ac Ad Kh Ks Kc Kd Qh Qs Qc Qd")

    assert (False, (), 5) == (state.is_over, state.winners, state.view().round)


def test_everyone_starts_at_nought():
    """Before the first round."""
    assert (0, 0, 0, 0) == fs.game("boerenbridge").start(seed=1).scores
