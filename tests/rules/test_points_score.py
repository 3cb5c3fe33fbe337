"""What the cards in a side's tricks score."""

from collections.abc import Mapping

import pytest

from followsuit.cards import Card, french
from followsuit.rules import (
    CardPoints,
    LastTrick,
    MakersNeedMost,
    Moon,
    PointsTaken,
    PointSteps,
    TrickMelds,
    TrumpRanks,
)
from followsuit.rules.faces import Face, FaceTable
from followsuit.rules.round import Round, Trick
from tests.rules.spoilt import scored

DECK = french("2", "A")
TABLE = FaceTable(DECK, (TrumpRanks("J 9 A T K Q 8 7"),))
START = (0, 0, 0, 0)
PAIRS, ALONE = (0, 1, 0, 1), (0, 1, 2, 3)


def ended(*tricks: str, sides: tuple[int, ...] = PAIRS, declarer: int | None = None) -> Round:
    """A round by its tricks, each as its winner and its cards: `0 Ac Kc Qc Jc`."""
    laid = tuple(Trick(0, DECK.parse_all(trick[2:]), winner=int(trick[0])) for trick in tricks)
    taken = tuple(sum(trick.winner == seat for trick in laid) for seat in range(4))
    return Round(1, 3, (0, 1, 2, 3), len(laid), START, sides=sides, tricks=laid, taken=taken, declarer=declarer)


def faces(trump: str | None = None) -> Mapping[Card, Face]:
    """The cards as they rank with a trump."""
    return TABLE.by_order[trump]


PENALTIES = CardPoints({"h": 1, "Qs": 13, "Jd": -10})
POINTS = CardPoints({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}, trump={"J": 20, "9": 14})


def test_whoever_takes_a_trick_scores_its_points():
    """Partners together, others by themselves."""
    tricks = ("0 2h 3h 4h Ah", "1 Qs 2s 3s As", "2 Jd 2d 3d 4d")

    assert (4, 13, -10, 0) == PointsTaken(PENALTIES).scores(ended(*tricks, sides=ALONE), START, {})
    assert (-6, 13, -6, 13) == PointsTaken(PENALTIES).scores(ended(*tricks), START, {})


@pytest.mark.parametrize(("trump", "expected"), [("c", 20 + 14 + 11 + 0), ("d", 2 + 0 + 11 + 0)])
def test_trumps_count_by_their_own_values(trump: str, expected: int):
    """Jack 20 and nine 14 where clubs are trump."""
    assert (expected, 0, expected, 0) == PointsTaken(POINTS).scores(ended("0 Jc 9c Ac 7c"), START, faces(trump))


def test_the_last_trick_counts_for_a_side():
    """Whoever of it took it."""
    assert (0, 10, 0, 10) == LastTrick(10).scores(ended("0 2c 3c 4c 5c", "3 2d 3d 4d 5d"), START, {})


MOON = Moon(PENALTIES, 26)


def test_who_takes_every_penalty_card_shoots_the_moon():
    """Its 26 go to everyone else; a card in its favour does not matter, wherever it lies."""
    shot = ended("0 2h Qs 4h Ah", "0 3h 5h 6h 7h", "1 Jd 2c 3c 4c", sides=ALONE)

    assert (0, 26, 26, 26) == MOON.scores(shot, (26, 0, 0, 0), {})
    assert (-10, 26, 26, 26) == MOON.scores(shot, (16, 0, 0, 0), {})


def test_one_penalty_card_elsewhere_spoils_the_moon():
    """Everyone keeps what it took."""
    spoilt = ended("0 2h Qs 4h Ah", "1 3h 5c 6c 7c", sides=ALONE)

    assert (25, 1, 0, 0) == MOON.scores(spoilt, (25, 1, 0, 0), {})


STEPS = PointSteps(CardPoints({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}), steps=((91, 2), (61, 1)), all_tricks=4)


@pytest.mark.parametrize(
    ("points", "expected"), [(60, 0), (61, 1), (90, 1), (91, 2), (120, 2)], ids=["60", "61", "90", "91", "120"]
)
def test_a_side_scores_by_the_step_it_reaches(points: int, expected: int):
    """61 and 91 are the lines; every point is not every trick."""
    word = PointSteps(CardPoints({"Ac": points, "Ad": 120 - points}), steps=((91, 2), (61, 1)), all_tricks=4)
    other = next((value for least, value in word.steps if 120 - points >= least), 0)

    assert (expected, other, expected, other) == word.scores(ended("0 Ac 2c 3c 4c", "1 Ad 2d 3d 4d"), START, {})


def test_a_side_that_takes_every_trick_scores_more():
    """Whatever the cards are worth."""
    assert (4, 0, 4, 0) == STEPS.scores(ended("0 2c 3c 4c 5c", "2 6c 7c 8c 9c"), START, {})


ROEM = TrickMelds(
    runs={3: 20, 4: 50}, pair="K Q", pair_points=20, alike={"A": 100, "T": 100, "K": 100, "Q": 100, "J": 200}
)


@pytest.mark.parametrize(
    ("cards", "trump", "expected"),
    [
        ("7c 8c 9c Ah", "d", 20),
        ("9c Tc Jc Qc", "d", 50),
        ("9c Tc Jc Qc", "c", 50),
        ("Tc Jc Qc Ah", "c", 20),
        ("Kc Qc 7d 8d", "c", 20),
        ("Kc Qc 7d 8d", "d", 0),
        ("Kc Qc Jc 7d", "c", 40),
        ("Jc Qc Kc Ac", "c", 70),
        ("8c Kc Qc Jc", "d", 20),
        ("7c 8c 7d 8d", "h", 0),
        ("Ac Ad Ah As", "h", 100),
        ("Tc Td Th Ts", "h", 100),
        ("Jc Jd Jh Js", "h", 200),
        ("9c 9d 9h 9s", "h", 0),
        ("Kc Ac 7c 8d", "h", 0),
        ("9c Tc Kc Ac", "h", 0),
    ],
)
def test_cards_that_lie_together_in_a_trick_are_roem(cards: str, trump: str, expected: int):
    """Three or four in sequence, king and queen of trump, four alike; sequences go by 7 8 9 10 J Q K A, trumps too."""
    assert expected == ROEM.melds(Trick(0, DECK.parse_all(cards)), faces(trump))


def test_roem_goes_to_whoever_takes_the_trick():
    """And counts for its side."""
    assert (0, 20, 0, 20) == ROEM.scores(ended("0 7d 8h 9c Tc", "3 7c 8c 9c Ah"), START, faces("d"))


@pytest.mark.parametrize(
    ("so_far", "expected"),
    [
        ((82, 80, 82, 80), (82, 80, 82, 80)),
        ((81, 81, 81, 81), (0, 162, 0, 162)),
        ((100, 102, 100, 102), (0, 202, 0, 202)),
        ((162, 0, 162, 0), (162, 0, 162, 0)),
    ],
)
def test_makers_who_have_no_more_than_the_others_lose_everything_to_them(
    so_far: tuple[int, ...], expected: tuple[int, ...]
):
    """Half is not enough."""
    assert expected == MakersNeedMost().scores(ended("0 2c 3c 4c 5c", declarer=2), so_far, {})


def test_without_makers_everyone_keeps_its_points():
    """Nobody undertook the round."""
    assert (10, 20, 10, 20) == MakersNeedMost().scores(ended("0 2c 3c 4c 5c"), (10, 20, 10, 20), {})


def test_one_card_is_no_run():
    """A page that pays for runs of one card is refused."""
    melds = TrickMelds(runs={1: 5, 3: 20}, pair="K Q", pair_points=20)

    assert ["`score` pays runs of 1: a run has two cards or more."] == list(melds.problems(scored(melds), "`score`"))
