"""Every rule of Hearts."""

import random
from typing import Any

import pytest

import followsuit as fs
from followsuit.rules.round import Trick
from tests.support import last_scored, play_randomly, played, seats_of, table, texts

DECK = fs.game("hearts").rules.deck
ALL_HEARTS = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"


def scored(*taken: str, totals: str = "0 0 0 0", **options: Any) -> fs.State:
    """A round in which each seat took some cards; the last trick, of clubs, is seat 0's."""
    tricks = tuple(Trick(0, DECK.parse_all(cards), winner=seat) for seat, cards in enumerate(taken))
    state = table("hearts", hands="Ac | 3c | 4c | 5c", totals=totals, tricks=tricks, taken="1 1 1 1", **options)
    return played(state, "play Ac; play 3c; play 4c; play 5c")


@pytest.mark.parametrize(
    ("taken", "options", "expected"),
    [
        (("2h 3h 4h", "Qs", "5h", "6h 7h 8h 9h Th Jh Qh Kh Ah"), {}, [3, 13, 1, 9]),
        (("2h 3h 4h", "Qs", "5h", "6h 7h 8h 9h Th Jh Qh Kh Ah"), {"black_lady": False}, [3, 0, 1, 9]),
        (("2h Jd", "Qs", "5h 3h", ""), {"jack": True}, [-9, 13, 2, 0]),
        (("2h Jd", "Qs", "5h 3h", ""), {}, [1, 13, 2, 0]),
    ],
)
def test_a_heart_costs_one_and_the_queen_of_spades_thirteen(
    taken: tuple[str, ...], options: dict[str, Any], expected: list[int]
):
    """The jack of diamonds takes ten off where the table says so."""
    assert expected == last_scored(scored(*taken, **options))["scores"]


@pytest.mark.parametrize(
    ("taken", "options", "expected"),
    [
        (("", f"{ALL_HEARTS} Qs", "", ""), {}, [26, 0, 26, 26]),
        (("", f"{ALL_HEARTS} Qs Jd", "", ""), {"jack": True}, [26, -10, 26, 26]),
        (("", f"{ALL_HEARTS} Qs", "Jd", ""), {"jack": True}, [26, 0, 16, 26]),
        (("", ALL_HEARTS, "Qs", ""), {"black_lady": False}, [13, 0, 13, 13]),
        (("", ALL_HEARTS, "Qs", ""), {}, [0, 13, 13, 0]),
        (("", f"{ALL_HEARTS} Qs", "", ""), {"moon": False}, [0, 26, 0, 0]),
    ],
    ids=["shot", "with the jack", "without the jack", "without the queen", "spoilt", "not played"],
)
def test_who_takes_all_penalty_cards_shoots_the_moon(
    taken: tuple[str, ...], options: dict[str, Any], expected: list[int]
):
    """The others get its points; the jack is not needed for it, and counts for whoever has it."""
    assert expected == last_scored(scored(*taken, **options))["scores"]


@pytest.mark.parametrize(
    ("totals", "winners"), [("60 99 60 70", ()), ("61 99 60 70", ()), ("60 99 59 87", (2,)), ("60 99 60 87", (0, 2))]
)
def test_the_game_ends_at_a_hundred_and_the_fewest_points_win(totals: str, winners: tuple[int, ...]):
    """The round gives seat 3 all thirteen hearts and nobody the queen."""
    assert winners == scored("", "", "", ALL_HEARTS, totals=totals, moon=False).winners


@pytest.mark.parametrize(
    ("seats", "cards", "hand", "opens"), [(3, 51, 17, "2c"), (4, 52, 13, "2c"), (5, 50, 10, "3c"), (6, 48, 8, "4c")]
)
def test_all_cards_are_dealt_whatever_the_number_of_players(seats: int, cards: int, hand: int, opens: str):
    """Low cards are left out, never a heart, and the lowest club opens."""
    game = fs.game("hearts", seats=seats, passing=False)
    state = game.start(seed=8)

    assert (cards, hand) == (len(game.rules.deck.cards), len(state.view(0).hand))
    assert 13 == sum(card.suit == "h" for card in game.rules.deck.cards)
    assert (f"play {opens}",) == texts(state.legal())


def test_hearts_is_for_three_to_six():
    """Not for two."""
    assert {3, 4, 5, 6} == seats_of("hearts")


@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_a_round_add_up(seed: int):
    """To 26, or to three times that when somebody shot the moon."""
    state = play_randomly(fs.game("hearts").start(seed=seed), random.Random(seed), rounds=2)

    sums = {sum(told["scores"]) for told in state.record()["rounds"] if told["scores"] is not None}
    assert sums <= {26, 78}


def test_who_holds_the_lowest_club_after_passing_leads():
    """Seat 1 passed it to seat 2."""
    deal = (
        "dealer 3; deal 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d | 2c 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad | "
        f"{ALL_HEARTS} | 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
    )
    state = played(fs.game("hearts").start(), f"{deal}; pass 3c 4c 5c; pass 2c 3d 4d; pass 2h 3h 4h; pass 2s 3s 4s")

    assert (2, ("play 2c",)) == (state.to_act, texts(state.legal()))
