"""What stands beside each seat's name."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.rules.round import Trick
from tests.support import bidding, table
from tests.telling.told import said, told


@pytest.mark.parametrize(
    ("bid", "taken", "state", "says"),
    [
        (2, 1, "needs", "needs 1"),
        (1, 1, "made", "no more"),
        (0, 0, "made", "take none"),
        (1, 3, "over", "2 too many"),
        (4, 0, "lost", "1 short"),
    ],
)
def test_a_need_says_how_far_the_bid_is(bid: int, taken: int, state: str, says: str):
    """Six cards were dealt and three tricks are played."""
    position = table(
        "boerenbridge",
        hands="2h 3h 4h 5h 6h 7h | 2c 3c 4c 5c 6c 7c | 2d 3d 4d 5d 6d 7d | 2s 3s 4s 5s 6s 7s",
        bids=f"{bid} 0 0 0",
        taken=f"{taken} {3 - taken} 0 0",
        schedule="fifteen",
    )
    seat = told(position, 1)["seats"][0]

    assert seat["need"] is not None
    assert (taken, bid, state, says) == (
        seat["need"]["taken"], seat["need"]["of"], seat["need"]["state"], said(seat["need"]["says"])
    )  # fmt: skip
    assert (bid, taken) == (seat["bid"], seat["taken"])


def test_notes_tell_who_is_with_whom():
    """Alone, with you, against you; a spectator is told against whom."""
    state = table("zole", hands="Ah | Jc | Kh", contract="B", solo=2, taken="0 1 2")

    assert ["no trick", "with you · 1 trick", "alone · 2 tricks"] == notes(state, 0)
    assert ["against you · 0 tricks", "against you · 1 trick", "alone · 2 tricks"] == notes(state, 2)
    assert ["against Jānis · 0 tricks", "against Jānis · 1 trick", "alone · 2 tricks"] == notes(state, None)
    assert ["opponent", "opponent", "solo"] == [seat["side"] for seat in told(state, 0)["seats"]]


def notes(state: fs.State, viewer: int | None) -> list[str | None]:
    """The second line under each name."""
    return [said(seat["note"]) for seat in told(state, viewer)["seats"]]


def test_the_dealer_of_four_sits_out_in_zole():
    """It is not playing and has no cards."""
    state = fs.game("zole", seats=4).start(seed=1)
    dealer = told(state, 0)["round"] and next(seat for seat in told(state, 0)["seats"] if seat["dealer"])

    assert dealer
    assert ("sits out", False, 0) == (said(dealer["note"]), dealer["playing"], dealer["cards"])


def test_passes_are_noted_while_a_contract_is_chosen():
    """Those who have not chosen yet have no note."""
    state = fs.game("zole").start(seed=1)
    first = state.to_act
    assert first is not None

    assert [None] * 3 == notes(state, None)
    assert "passed" == notes(state.play("choose P"), None)[first]


def test_bids_are_noted_while_they_are_made():
    """And who bids last."""
    state = bidding("elemental", seats=3, hand_size=2, bids="2")

    assert ["bids last", "bid 2", None] == notes(state, 1)


def test_without_bids_the_tricks_are_noted():
    """Miesjelen."""
    state = table("miesjelen", hands="Ah | Kh | Qh", trump="s", taken="0 1 3")

    assert ["no trick", "1 trick", "3 tricks"] == notes(state, 1)


def test_each_seat_has_the_card_points_of_its_tricks():
    """Everyone saw them taken."""
    trick = Trick(0, fs.game("zole").rules.deck.parse_all("Ah Kh 9h"), winner=1)
    state = table("zole", hands="Qc | Jc | Kc", contract="B", solo=2, taken="0 1 0", tricks=(trick,))

    assert [0, 15, 0] == [seat["points"] for seat in told(state, 0)["seats"]]
    assert [None] * 3 == [seat["points"] for seat in told(fs.game("zole").start(seed=1), 0)["seats"]]


def test_small_zole_needs_no_trick():
    """For whoever plays it alone."""
    state = table("zole", hands="Ah | Jc | Kh", contract="S", solo=2)
    needs = [seat["need"] for seat in told(state, 0)["seats"]]

    assert [None, None] == needs[:2]
    assert needs[2] is not None
    assert (0, "made", "take none") == (needs[2]["of"], needs[2]["state"], said(needs[2]["says"]))


def test_tokens_lie_in_two_areas():
    """What one keeps, and what one has won in this round."""
    state = table("ninja-whist", hands="2a | 3a", score_areas="aab dd | ", play_areas=" | -")

    assert [(["aab", "dd"], []), ([], ["-"])] == [
        (seat["tokens"], seat["won_tokens"]) for seat in told(state, 0)["seats"]
    ]
    assert [None, None] == [seat["tokens"] for seat in told(table("miesjelen", hands="7h | 8h", trump="s"), 0)["seats"]]
