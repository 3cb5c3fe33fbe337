"""Who takes a trick."""

from itertools import pairwise

import pytest

import followsuit as fs
from followsuit.games.ninja_whist import TOKENS
from followsuit.rules import HighestTrumpElseLed
from followsuit.rules.faces import FaceTable

PLAIN = fs.game("boerenbridge").rules.faces
ZOLE = fs.game("zole").rules.faces
NINJA = fs.game("ninja-whist").rules.faces
ELEMENTAL = fs.game("elemental").rules.faces


def winner(table: FaceTable, cards: str, trump: str | None = None, boosts: tuple[int, ...] = ()) -> str:
    """The card that takes a trick."""
    trick = table.deck.parse_all(cards)
    return str(trick[HighestTrumpElseLed().winner(table, trick, trump, boosts)])


@pytest.mark.parametrize(
    ("cards", "trump", "expected"),
    [
        ("7h Ah Kh", None, "Ah"),
        ("Th 9h Jh", "s", "Jh"),
        ("7h Ac As", None, "7h"),
        ("7h Ac 2s", "s", "2s"),
        ("Ah 2s 3s", "s", "3s"),
        ("Ah 3s 2s", "s", "3s"),
        ("2s Ah Kh", "s", "2s"),
        ("9h Th 2h", "h", "Th"),
    ],
)
def test_the_highest_trump_takes_the_trick_and_else_the_highest_of_the_led_suit(
    cards: str, trump: str | None, expected: str
):
    """A card of another suit never wins, however high."""
    assert expected == winner(PLAIN, cards, trump)


@pytest.mark.parametrize("low", range(12))
def test_french_ranks_run_from_two_to_ace(low: int):
    """Each rank beats the one below it: 2 3 4 5 6 7 8 9 T J Q K A."""
    ranks = "23456789TJQKA"

    assert f"{ranks[low + 1]}h" == winner(PLAIN, f"{ranks[low]}h {ranks[low + 1]}h")


@pytest.mark.parametrize("high", range(13))
def test_each_trump_of_zole_beats_the_next(high: int):
    """Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d, whichever was played first."""
    trumps = "Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d".split()
    better, worse = trumps[high], trumps[high + 1]

    assert (better, better) == (winner(ZOLE, f"{better} {worse} Ac"), winner(ZOLE, f"{worse} {better} Ac"))


@pytest.mark.parametrize("suit", "chs")
def test_plain_suits_of_zole_rank_ace_ten_king_nine(suit: str):
    """The ten beats the king."""
    order = [f"{rank}{suit}" for rank in "ATK9"]

    for better, worse in pairwise(order):
        assert better == winner(ZOLE, f"{worse} {better}")


def test_the_lowest_trump_of_zole_beats_every_plain_card():
    """The seven of diamonds takes an ace."""
    assert "7d" == winner(ZOLE, "Ac 7d Tc")


@pytest.mark.parametrize(
    ("cards", "trump", "expected"),
    [
        ("7f 13f 9f", None, "13f"),
        ("9f 10f 2f", None, "10f"),
        ("7f 13w 9e", None, "7f"),
        ("7f 13w 1e", "e", "1e"),
        ("7f 3e 12e", "e", "12e"),
        ("0 0 0", None, "0"),
        ("0 0 0", "f", "0"),
        ("0 7f 13w", None, "7f"),
        ("0 7f 9f", None, "9f"),
        ("0 0 1w", None, "1w"),
        ("0 7f 1w", "w", "1w"),
        ("7f 0 0", None, "7f"),
        ("∞ 13f 12f", "f", "∞"),
        ("13f ∞ 12f", "f", "∞"),
        ("13f 12f ∞", "f", "∞"),
        ("0 ∞ 13f", "f", "∞"),
        ("0 0 ∞", None, "∞"),
    ],
)
def test_infinity_beats_trump_beats_the_led_element_beats_zero(cards: str, trump: str | None, expected: str):
    """The order in which an Elemental trick is decided."""
    assert expected == winner(ELEMENTAL, cards, trump)


@pytest.mark.parametrize(
    ("cards", "place"),
    [("∞ ∞ 1f", 0), ("1f ∞ ∞", 1), ("0 ∞ ∞", 1), ("0 0 0", 0), ("∞ ∞ ∞", 0), ("0 1f ∞", 2)],
)
def test_between_copies_the_first_counts(cards: str, place: int):
    """The first infinity wins; of zeros alone the leader's."""
    trick = ELEMENTAL.deck.parse_all(cards)

    assert place == HighestTrumpElseLed().winner(ELEMENTAL, trick, "f", ())


@pytest.mark.parametrize(
    ("cards", "trump", "expected"),
    [
        ("Aa 2a", None, "2a"),
        ("9a Ka", None, "Ka"),
        ("Ka Aa", None, "Aa"),
        ("Aa Ka", None, "Aa"),
        ("Aa 9a Ka", "b", "Aa"),
        ("Aa Kb", None, "Aa"),
        ("5c Aa Ka", None, "5c"),
        ("5c Aa Ka", "a", "Aa"),
        ("5c Aa Ka", "c", "5c"),
        ("J Ka", "a", "J"),
        ("Ka J", "a", "J"),
        ("J Aa", "a", "Aa"),
        ("Aa J", "a", "Aa"),
        ("Aa J Ka", "a", "Aa"),
        ("J Ab", "a", "J"),
        ("Ab J", "a", "J"),
        ("Ab Kb J", "a", "J"),
        ("J Ka 9b", None, "J"),
        ("J Aa Ka", None, "J"),
        ("2a J", None, "2a"),
        ("Aa J", None, "Aa"),
        ("2a J Kb", None, "2a"),
    ],
)
def test_aces_kings_and_the_jack_of_arrows(cards: str, trump: str | None, expected: str):
    """The ace is low but beats its king; the jack lies between king and ace of trump, and at no trump wins if led."""
    assert expected == winner(NINJA, cards, trump)


@pytest.mark.parametrize(
    ("cards", "trump", "boosts", "expected"),
    [
        ("5a 7a", None, (3, 0), "5a"),
        ("5a 7a", None, (2, 0), "5a"),
        ("7a 5a", None, (0, 2), "7a"),
        ("7a 5a", None, (0, 3), "5a"),
        ("Ka Aa", None, (2, 0), "Ka"),
        ("Aa Ka", None, (0, 2), "Aa"),
        ("Aa Ka", None, (0, 3), "Ka"),
        ("J Ka", "a", (0, 1), "J"),
        ("Ka J", "a", (1, 0), "Ka"),
        ("J Ka", "a", (0, 2), "Ka"),
        ("5a 9b", None, (0, 9), "5a"),
        ("5a 2b", "b", (20, 0), "2b"),
    ],
)
def test_a_boost_adds_to_the_number_and_never_changes_the_suit(
    cards: str, trump: str | None, boosts: tuple[int, ...], expected: str
):
    """Between equal numbers the earlier card wins."""
    assert expected == winner(NINJA, cards, trump, boosts)


def test_no_boost_makes_a_plain_card_beat_a_trump():
    """Even with every icon of its suit that there is."""
    most = max(sum(token.count(suit) for token in TOKENS.kinds) for suit in "abcd")

    assert "Ab" == winner(NINJA, "Ka Ab", "b", (most, 0))
