"""What holds for the round under way."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.cards import french
from followsuit.engine.game import Game
from followsuit.rules import Deal, FollowSuit, MostPointsAfter, PermanentTrumps, PerTrick, Rules, game
from followsuit.rules.round import Trick
from tests.support import bidding, played, table
from tests.telling.told import round_told, said


@game(key="odd-trumps", version=1, name="Odd trumps", title="Two cards are trumps.", seats=(3,), usual_seats=3)
def odd_trumps() -> Rules:
    """Trumps that make up neither a rank nor a suit."""
    return Rules(
        deck=french("7", "A"),
        deal=Deal(hands=3),
        specials=(PermanentTrumps("Qc 7h"),),
        play=(FollowSuit(),),
        score=(PerTrick(+1),),
        end=(MostPointsAfter(1),),
    )


@pytest.mark.parametrize(
    ("state", "says", "detail"),
    [
        (table("boerenbridge", hands="Ah | Kh | Qh | Jh", trump="h"), "Hearts are trump", None),
        (table("zole", hands="Ah | Kh | Qh"), "Queens, jacks and diamonds are trumps", None),
        (Game.of(odd_trumps).start(seed=1), "Q♣ and 7♥ are trumps", None),
        (
            table("miesjelen", hands="Ah | Qs", trump="s", turned="Qs"),
            "Spades are trump",
            "so everything counts double",
        ),
        (table("miesjelen", hands="Ah | Qh", trump="h", turned="Qh"), "Hearts are trump", "Māra’s own card"),
        (
            table("ninja-whist", hands="2a | 3a", trump="c", turned="6c"),
            "Knives are trump",
            "the turned card, out of play",
        ),
        (table("ninja-whist", hands="2a | 3a", turned="J"), "No trump", "the turned card, out of play"),
        (
            table("elemental", hands="1f | 2f | 3f", trump="f", turned="∞"),
            "Fire is trump",
            "∞ was turned; Jānis named fire",
        ),
        (
            played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f; turn ∞"),
            "Trump is still to be named",
            None,
        ),
        (fs.game("elemental", seats=3).start().play("dealer 2"), "Trump is still to be found", None),
    ],
)
def test_the_trump_is_told_with_where_it_comes_from(state: fs.State, says: str, detail: str | None):
    """Suits, permanent trumps, none, and trumps still to come."""
    facts = round_told(state, 0)

    assert (says, detail) == (said(facts["trump_says"]), said(facts["trump_detail"]))


def test_whoever_named_the_trump_is_spoken_to():
    """The same fact in the second person."""
    state = table("elemental", hands="1f | 2f | 3f", trump="f", turned="∞")

    assert "∞ was turned; you named fire" == said(round_told(state, 2)["trump_detail"])


@pytest.mark.parametrize(
    ("bids", "says"),
    [
        ("1 0 0 0", "bids 1 of 3: two left over"),
        ("2 1 1 1", "bids 5 of 3: two too many"),
        ("1 1 1 0", "bids 3 of 3: none left over"),
    ],
)
def test_the_bids_are_added_up(bids: str, says: str):
    """Under, over and even."""
    state = table("boerenbridge", hands="Ah Kh Qh | As Ks Qs | Ac Kc Qc | Ad Kd Qd", bids=bids)

    assert says == said(round_told(state, 0)["bids"])


def test_bids_still_to_be_made_are_not_missed():
    """So far; nothing before the first."""
    assert "bids 2 of 3 so far" == said(round_told(bidding("elemental", seats=3, hand_size=3, bids="2"), 0)["bids"])
    assert None is round_told(bidding("elemental", seats=3, hand_size=3), 0)["bids"]


def big() -> fs.State:
    """Seat 2 plays Big alone, has taken 15 points and stashed 14; its opponents have taken 11."""
    deck = fs.game("zole").rules.deck
    tricks = (
        Trick(0, deck.parse_all("Kh As 7d"), winner=2),
        Trick(2, deck.parse_all("9d 9s 9c"), winner=2),
        Trick(2, deck.parse_all("9h Ac 8d"), winner=1),
    )
    hands = "Ah Js | Qs Jc | Qc Qd"
    return table("zole", hands=hands, contract="B", solo=2, stash="Th Kc", taken="0 1 2", tricks=tricks)


def test_the_points_of_the_solo_side_are_told_without_the_stash():
    """To an opponent who has seen all aces but one, at most an ace and a ten more; to itself to the point."""
    meter = round_told(big(), 0)["meter"]
    assert meter is not None
    assert ([2], 15, 21, 61, [31, 61, 91], 120) == (
        meter["side"], meter["points"], meter["hidden"], meter["goal"], meter["ticks"], meter["of"]
    )  # fmt: skip
    assert "15 + stash, needs 61" == said(meter["says"])

    own = round_told(big(), 2)["meter"]
    assert own is not None
    assert (29, 0, "29, needs 61") == (own["points"], own["hidden"], said(own["says"]))


def test_the_stash_is_told_to_whoever_made_it():
    """The others see that there is one."""
    assert ["Kc", "Th"] == sorted(round_told(big(), 2)["stash"])
    assert [["??", "??"]] * 2 == [round_told(big(), seat)["stash"] for seat in (0, None)]


def test_the_opponents_have_a_meter_of_their_own():
    """They need what keeps the solo player from its goal."""
    meter = round_told(big(), 0)["against"]
    assert meter is not None
    assert ([0, 1], 11, 0, 60, [30, 60, 90]) == (
        meter["side"], meter["points"], meter["hidden"], meter["goal"], meter["ticks"]
    )  # fmt: skip
    assert "you and Māra 11" == said(meter["says"])


def test_table_cards_that_go_to_the_opponents_are_hidden_points_of_theirs():
    """In the contract Zole nobody has seen them."""
    state = table("zole", hands="Ah Kh | Qs 9c | Qc Qd", contract="Z", solo=2, on_table="As Ac")
    meter, against = round_told(state, 0)["meter"], round_told(state, 0)["against"]
    assert meter is not None
    assert against is not None

    assert (0, 22) == (meter["hidden"], against["hidden"])
    assert ("0, needs 61", "you and Māra 0 + table") == (said(meter["says"]), said(against["says"]))


def test_a_goal_that_is_reached_is_told():
    """With the points."""
    deck = fs.game("zole").rules.deck
    tricks = tuple(Trick(2, deck.parse_all(cards), winner=2) for cards in ("Ah Th Kh", "As Ts Ks", "Ac Tc 9c"))
    meter = round_told(table("zole", hands="Qh | Qs | Qc", contract="Z", solo=2, tricks=tricks), 0)["meter"]

    assert meter is not None
    assert "71, 61 reached" == said(meter["says"])


@pytest.mark.parametrize(("contract", "solo"), [("S", 2), ("", None)])
def test_contracts_that_points_do_not_win_have_no_meter(contract: str, solo: int | None):
    """Small zole and The Table."""
    facts = round_told(table("zole", hands="Ah | Kh | Qc", contract=contract, solo=solo), 0)

    assert (None, None) == (facts["meter"], facts["against"])


def test_the_contract_is_told_with_who_plays_it():
    """Alone, or everyone for themselves."""
    assert ["Jānis plays Big, alone", "You play Big, alone"] == [
        said(round_told(big(), seat)["contract_says"]) for seat in (0, 2)
    ]
    everyone = table("zole", hands="Ah | Kh | Qc", contract="")
    assert ("The Table", "Everyone passed: The Table") == (
        round_told(everyone, 0)["contract"], said(round_told(everyone, 0)["contract_says"])
    )  # fmt: skip
    assert (None, None) == (
        round_told(fs.game("zole").start(seed=1), 0)["contract"],
        round_told(fs.game("zole").start(seed=1), 0)["contract_says"],
    )


def test_the_round_counts_itself_its_tricks_and_the_stock():
    """Of how many there will be, if that is settled."""
    state = table("ninja-whist", hands="2a | 3a", score_areas="aab dd | a", number=3)
    facts = round_told(state, None)

    assert (3, 39, 1, 0, 28) == (
        facts["number"], facts["of"], facts["hand_size"], facts["tricks"], facts["stock"]
    )  # fmt: skip
    assert None is round_told(table("miesjelen", hands="Ah | Kh", trump="s"), 0)["of"]
