"""The score sheet, and the end of the game."""

from __future__ import annotations

import pytest

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.rules.round import Trick
from followsuit.telling.documents import Ending, SheetRow
from tests.games.test_zole import solo_round
from tests.support import carded, table
from tests.telling.told import said, told
from tests.whist import whist


def last_row(state: fs.State, seat: int | None = None) -> SheetRow:
    """The last round on the sheet."""
    return told(state, seat)["sheet"][-1]


def ending(state: fs.State, seat: int | None = None) -> Ending:
    """The end of the game."""
    end = told(state, seat)["ending"]
    assert end is not None
    return end


def bids_met(bids: str) -> fs.State:
    """Boerenbridge after a round of one card each, taken by seat 0."""
    return carded(table("boerenbridge", hands="Ah | Kh | Qh | Jh", trump="s", bids=bids), "Ah Kh Qh Jh")


@pytest.mark.parametrize(
    ("bids", "says"),
    [
        ("0 1 1 1", "Nobody made the bid."),
        ("0 0 1 1", "Only Māra made the bid."),
        ("0 0 0 0", "Three made their bids."),
        ("1 0 0 0", "Everyone made the bid."),
    ],
)
def test_a_round_of_bids_says_how_many_made_them(bids: str, says: str):
    """None, one, some or all."""
    assert says == said(last_row(bids_met(bids))["says"])


def test_the_only_one_who_made_it_is_spoken_to():
    """The same row in the second person."""
    assert "Only you made the bid." == said(last_row(bids_met("0 0 1 1"), 1)["says"])


def test_a_row_has_bid_tricks_score_and_total_of_each_seat():
    """And what the round was about."""
    row = last_row(bids_met("1 0 0 1"))

    assert (1, 1, "s", 3, None, None, False) == (
        row["round"], row["hand_size"], row["trump"], row["dealer"], row["contract"], row["solo"], row["void"]
    )  # fmt: skip
    assert [
        (1, 1, True, None, 12, 12, True),
        (0, 0, True, None, 10, 10, True),
        (0, 0, True, None, 10, 10, True),
        (1, 0, False, None, -2, -2, False),
    ] == [tuple(cell.values()) for cell in row["seats"]]


@pytest.mark.parametrize(
    ("letter", "won", "says", "made"),
    [
        ("B", "7d Qc 8d Ah Th Kh As Ts Ks", "Māra played Big and lost with 53 of 61.", False),
        ("B", "7d Qc 8d Ah Th Kh As Ts Ks Ac 9c 9s", "Māra played Big and won with 64.", True),
        ("Z", "7d Qc 8d Ah Th Kh As Ts Ks Ac 9c 9s", "Māra played Zole and won with 64.", True),
        ("B", "", "Māra played Big and lost without a trick.", False),
        ("S", "", "Māra played Small zole and won: no trick taken.", True),
        ("S", "7d Qc 8d", "Māra played Small zole and lost by taking a trick.", False),
    ],
)
def test_a_round_alone_says_how_it_went(letter: str, won: str, says: str, made: bool):
    """By points, or by tricks; each side's cells say whether it was theirs."""
    row = last_row(solo_round(letter, won))

    assert says == said(row["says"])
    assert [not made, made, not made] == [cell["made"] for cell in row["seats"]]
    assert (1, says.split()[2]) == (row["solo"], str(row["contract"]).split()[0])


def test_every_trick_and_the_table_have_sentences_of_their_own():
    """Nobody has to count then."""
    cards = [str(card) for card in fs.game("zole").rules.deck.cards if str(card) not in ("9d", "9h")]
    assert "Māra played Big and won with every trick." == said(last_row(solo_round("B", " ".join(cards)))["says"])

    state = table("zole", hands="Ah | Kh | Qc", contract="", taken="2 1 3", tricks=(Trick(0, winner=0),))
    row = last_row(carded(state, "Ah Kh Qc"))
    assert "Everyone passed. Jānis lost The Table with 4 tricks." == said(row["says"])
    assert [None] * 3 == [cell["made"] for cell in row["seats"]]


def test_a_round_that_nobody_played_says_so():
    """With dues, three passes; nobody took a trick or none."""
    state = fs.game("zole", dues=True).start(seed=1)
    row = last_row(state.play("choose P").play("choose P").play("choose P"))

    assert "Everyone passed, so no card was played." == said(row["says"])
    assert [None] * 3 == [cell["taken"] for cell in row["seats"]]


@pytest.mark.parametrize(("letter", "points"), [("B", [67, 53, 67]), ("Z", [67, 53, 67]), ("S", [None] * 3)])
def test_each_side_has_its_card_points_where_they_count(letter: str, points: list[int | None]):
    """The opponents' are one sum."""
    row = last_row(solo_round(letter, "7d Qc 8d Ah Th Kh As Ts Ks"))

    assert points == [cell["points"] for cell in row["seats"]]


def test_at_the_table_everyone_has_points_of_their_own():
    """Nobody is on anybody's side."""
    state = table("zole", hands="Ah | Kh | Qc", contract="")

    assert [0, 0, 18] == [cell["points"] for cell in last_row(carded(state, "Ah Kh Qc"))["seats"]]


def test_a_game_towards_zero_says_that_its_totals_are():
    """Miesjelen; elsewhere more is better."""
    assert "to zero" == said(told(fs.game("miesjelen").start(seed=1), 0)["aim"])
    assert None is told(fs.game("zole").start(seed=1), 0)["aim"]


@pytest.mark.parametrize(
    ("totals", "says"),
    [
        ("5 9", "Anna is nearest to zero: 4 to go."),
        ("1 9", "Anna is at exactly zero."),
        ("1 -5", "Two at zero: the round is void."),
        ("4 -8", "Anna and Māra are nearest to zero: 3 to go."),
    ],
)
def test_miesjelen_says_who_is_nearest_to_zero(totals: str, says: str):
    """One trick for Anna, none for Māra: one off and five on."""
    row = last_row(table("miesjelen", hands="Ah | Kh", trump="c", led="Ah", totals=totals).play("play Kh"))

    assert says == said(row["says"])
    assert ("void" in says) == row["void"]


def test_a_game_of_tricks_says_who_scored_most():
    """A game that the package has never seen, too."""
    state = table(Game.of(whist), hands="Ah | Kh | Qh | Jh", trump="s")

    assert "You score the most: 1." == said(last_row(carded(state, "Ah Kh Qh Jh"), 0)["says"])


def test_the_end_has_winners_and_a_ranking():
    """Most points first; the sentence above the hand is the same."""
    state = table(Game.of(whist), hands="Ah | Kh | Qh | Jh", trump="s", totals="0 7 3 7")
    after = carded(state, "Ah Kh Qh Jh")

    assert ([1, 3], [1, 7, 3, 7], [1, 3, 2, 0]) == (
        ending(after)["winners"], ending(after)["totals"], ending(after)["ranking"]
    )  # fmt: skip
    assert "You and Māra share the win." == said(ending(after, 3)["says"])
    assert "Māra and Els share the win." == said(told(after, 0)["say"])
    assert [] == told(after, 0)["hand"]


def test_whoever_wins_alone_is_named_with_the_total():
    """At zero in Miesjelen, where those nearest to zero come next."""
    after = table("miesjelen", hands="Ah | Kh | Qh", trump="c", led="Ah Kh", totals="1 9 -9").play("play Qh")

    assert ("Anna wins with 0.", "You win with 0.") == (said(ending(after)["says"]), said(ending(after, 0)["says"]))
    assert [0, 2, 1] == ending(after)["ranking"]


@pytest.mark.parametrize(
    ("game", "schedule"),
    [
        (fs.game("boerenbridge"), [3, 4, 5, 4, 3]),
        (fs.game("zole", rounds=2), [8, 8]),
        (fs.game("zole", rounds=0), None),
        (fs.game("miesjelen", round_limit=4), None),
    ],
)
def test_the_schedule_has_every_hand_size_that_is_settled(game: Game, schedule: list[int] | None):
    """Not where the table decides, nor where zero may end it."""
    assert schedule == told(game.start(seed=1), 0)["schedule"]


@pytest.mark.parametrize(("totals", "good"), [("20 20 20", [True, False, False]), ("-9 -9 -9", [False, True, True])])
def test_a_score_is_good_if_it_leads_nearer_to_the_aim(totals: str, good: list[bool]):
    """In Miesjelen points are to be lost above zero, and below zero to be won."""
    state = table("miesjelen", hands="Ah | Kh | Qh", trump="c", led="Ah Kh", totals=totals).play("play Qh")

    assert good == [cell["good"] for cell in last_row(state)["seats"]]


def test_elsewhere_more_is_good():
    """A plus is good, a minus bad, and nothing is neither."""
    won = last_row(solo_round("B", "7d Qc 8d Ad Td Kd As Ts Ks Ac 9c 9s"))

    assert [False, True, False] == [cell["good"] for cell in won["seats"]]
