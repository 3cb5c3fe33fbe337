"""Every rule of Whist."""

import pytest

import followsuit as fs
from followsuit.rules.round import Trick
from tests.support import broken, carded, last_scored, played, table, texts

SUITS = (
    "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac | 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad | "
    "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah | 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
)
"""A suit to each: the dealer, seat 3, has all the trumps."""


def test_the_last_card_dealt_makes_trump():
    """It is the dealer's thirteenth, and stays in its hand."""
    state = fs.game("whist").start(seed=4)
    told = state.record()["rounds"][0]
    last = told["hands"][told["dealer"]][12]

    assert (last, last[-1]) == (told["turned"], told["trump"])
    assert last in texts(state.view(told["dealer"]).hand)


def test_thirteen_tricks_are_seven_odd_ones():
    """Seat 3 trumps everything: seven points for its side, and the game."""
    state = played(fs.game("whist").start(), f"dealer 3; deal {SUITS}; turn As")
    state = carded(state, "2c 2d 2h 2s")
    for rank in "3456789TJQKA":
        state = carded(state, f"{rank}s {rank}c {rank}d {rank}h")

    assert ([0, 7, 0, 7], (1, 3)) == (last_scored(state)["scores"], state.winners)


@pytest.mark.parametrize(
    ("before", "led", "scores"),
    [
        ((6, 3, 0, 3), "Ac 2c 3c 4c", [1, 0, 1, 0]),
        ((6, 3, 0, 3), "2c Ac 3c 4c", [0, 1, 0, 1]),
        ((2, 4, 2, 4), "2c 3c 4c Ac", [0, 3, 0, 3]),
        ((9, 0, 2, 1), "2c 3c Ac 4c", [6, 0, 6, 0]),
    ],
)
def test_partners_score_what_they_take_above_six(before: tuple[int, ...], led: str, scores: list[int]):
    """Twelve tricks were taken before; the ace takes the thirteenth."""
    tricks = tuple(Trick(0, winner=seat) for seat, number in enumerate(before) for _ in range(number))
    taken = " ".join(map(str, before))
    state = table("whist", hands=" | ".join(led.split()), trump="s", led=led, taken=taken, tricks=tricks)

    assert scores == last_scored(state)["scores"]


def test_a_revoke_is_not_possible():
    """Who can follow must; there is no penalty, for it cannot happen."""
    state = table("whist", hands="Ac 2d | 3c 4d | 5c 6d | 7c 8d", trump="d", led="Ac")

    assert ("play/follow-suit", "4♦ must wait. Follow clubs: 3♣.") == broken(state, "play 4d")


@pytest.mark.parametrize("target", [5, 7, 9])
def test_the_game_is_won_at_the_target(target: int):
    """Not one point earlier."""
    winners = [
        fs.game("whist", target=target).rules.end[0].winners((points, 0, points, 0), 3, (0, 1, 0, 1))
        for points in (target - 1, target)
    ]

    assert [(), (0, 2)] == winners
