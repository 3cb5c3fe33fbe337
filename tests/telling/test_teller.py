"""One teller for all viewers of a table."""

from __future__ import annotations

import followsuit as fs
from followsuit.telling import Teller, telling
from tests.games.test_zole import solo_round
from tests.support import carded, table
from tests.telling.told import at_rest, said, told


def test_all_viewers_share_what_everyone_may_know():
    """The same objects, so that nothing public is worked out or compared twice."""
    state = table("boerenbridge", hands="Ah 2h | Kh 3h | Qh 4h | Jh 5h", trump="s", led="Ah")
    teller = Teller(state.game)
    one, other, spectator = (teller.told(state, viewer) for viewer in (0, 2, None))

    assert one.public is other.public is spectator.public
    assert [["hand"], []] == [list(other.seen.now), list(spectator.seen.now)]
    assert telling(state, 2) == other.whole
    assert {0: one.whole, 2: other.whole, None: telling(state, None)} == teller.tellings(state, (0, 2, None))


def test_the_score_sheet_is_kept_from_one_state_to_the_next():
    """Until a round is scored."""
    state = carded(table("boerenbridge", hands="Ah | Kh | Qh | Jh", trump="s", bids="0 0 1 1"), "Ah Kh Qh Jh")
    teller = Teller(state.game)
    sheet = teller.telling(state, 0)["sheet"]

    assert sheet is teller.telling(state.play("bid 0"), 0)["sheet"]
    assert {"code": "round/bids-one", "facts": {"seat": 1}} == sheet[0]["says"]


def test_a_taken_back_action_tells_the_state_before_it():
    """A teller that has told a later state tells an earlier one as a new teller does."""
    before = table("boerenbridge", hands="Ah | Kh | Qh | Jh", trump="s", bids="0 0 1 1", led="Ah Kh Qh")
    teller = Teller(before.game)
    teller.telling(before.play("play Jh"), 0)

    assert telling(before, 0) == teller.telling(before, 0)


def test_after_the_last_trick_the_meter_says_what_the_score_sheet_says():
    """With the stash, which everyone can count now; and the last trick is the last of the round."""
    for won, ends, sheet in (
        ("7d Qc 8d Ad Td Kd As Ts Ks", "53, 61 not reached", "lost with 53 of 61"),
        ("7d Qc 8d Ad Td Kd As Ts Ks Ac 9c 9s", "64, 61 reached", "won with 64"),
    ):
        for viewer in (0, 1, 2, None):
            telling = told(at_rest(solo_round("B", won)), viewer)
            assert telling["round"] is not None
            assert telling["round"]["meter"] is not None
            assert telling["last_trick"] is not None
            assert ends == said(telling["round"]["meter"]["says"])
            assert sheet in (said(telling["sheet"][-1]["says"]) or "")
            assert len(won.split()) // 3 <= telling["last_trick"]["number"] == telling["round"]["tricks"]


def test_nothing_of_the_next_deal_is_told_before_it_begins():
    """Neither the hand, nor who deals it; then both."""
    state = carded(table("boerenbridge", hands="Ah | Kh | Qh | Jh", trump="s", bids="0 0 1 1"), "Ah Kh Qh").with_seed(7)
    ended, _ = state.advance("play Jh", deal=False)
    begun, _ = ended.deal_next()
    before, after = told(ended, 0), told(begun, 0)

    assert ([], "deal") == (before["hand"], before["phase"])
    assert begun.position.round is not None
    assert len(begun.position.round.hands[0]) == sum(card["copies"] for card in after["hand"])
    assert [each["dealer"] for each in before["seats"]] != [each["dealer"] for each in after["seats"]]
    assert ["bid made", "1 too many"] == [said(need["says"]) for s in before["seats"][1::-1] if (need := s["need"])]


def test_a_table_that_stopped_tells_its_end():
    """An open-ended game ends between two rounds."""
    state = fs.game("zole", rounds=0, dues=True).start(seed=1)
    over = state.play("choose P").play("choose P").play("choose P").stop()

    assert ("over", None) == (told(over, 0)["phase"], told(over, 0)["to_act"])
    assert "You, Māra and Jānis share the win." == said(told(over, 0)["say"])
