"""Every rule of Euchre."""

import pytest

import followsuit as fs
from followsuit.rules.round import Trick
from tests.support import broken, carded, last_scored, played, table, texts

DEAL = "dealer 3; deal Jh Jd Ah Kh Qh | 9c Tc Jc Qc Kc | 9s Ts Js Qs Ks | 9d Td Qd Kd Ad; turn Th"
"""Seat 0 has the five highest hearts, both bowers among them."""


def trick_winner(cards: str, trump: str) -> int:
    """Who takes a trick that seat 0 led."""
    hands = " | ".join(f"{card} {spare}" for card, spare in zip(cards.split(), ("9c", "9d", "9h", "9s"), strict=True))
    table_ = table("euchre", hands=hands, trump=trump, declarer=0, led="")
    rules = table_.game.rules
    return rules.trick.winner(rules.faces, rules.deck.parse_all(cards), trump, ())


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("Ah Jh Kh Qh", 1), ("Ah Jd Kh Qh", 1), ("Jd Jh Kh Qh", 1), ("Ac Th Jd Kc", 2), ("Ad Kd Jc Js", 0)],
    ids=["right bower", "left bower", "right over left", "left trumps", "other jacks"],
)
def test_the_jacks_of_the_trump_colour_are_the_highest_trumps(cards: str, winner: int):
    """Hearts are trump: the jack of hearts, then that of diamonds, then the ace."""
    assert winner == trick_winner(cards, "h")


def test_the_left_bower_follows_trump_and_not_its_own_suit():
    """Diamonds are led, and the jack of diamonds is a heart."""
    diamonds = table("euchre", hands="Ad 9c | Jd Kd | Td 9s | Qd Ts", trump="h", declarer=0, led="Ad")
    hearts = table("euchre", hands="Ah 9c | Jd Kd | Th 9s | Qh Ts", trump="h", declarer=0, led="Ah")

    assert (("play Kd",), ("play Jd",)) == (texts(diamonds.legal()), texts(hearts.legal()))
    assert ("play/follow-suit", "J♦ must wait. Follow plain diamonds: K♦.") == broken(diamonds, "play Jd")


def test_a_march_is_two_points_and_alone_four():
    """Seat 0 takes all five tricks with hearts as trump."""
    together = played(fs.game("euchre").start(), f"{DEAL}; call up; discard 9d")
    alone = played(fs.game("euchre").start(), f"{DEAL}; call up alone; discard 9d")
    for cards in ("Jh 9c 9s Th", "Jd Tc Ts Td", "Ah Jc Js Qd", "Kh Qc Qs Kd", "Qh Kc Ks Ad"):
        together = carded(together, cards)
        alone = carded(alone, " ".join(cards.split()[:2] + cards.split()[3:]))

    assert [[2, 0, 2, 0], [4, 0, 4, 0]] == [last_scored(state)["scores"] for state in (together, alone)]


@pytest.mark.parametrize(
    ("declarer", "alone", "scores"),
    [(0, False, [1, 0, 1, 0]), (0, True, [1, 0, 1, 0]), (1, False, [2, 0, 2, 0]), (3, False, [2, 0, 2, 0])],
    ids=["made", "made alone", "euchred", "euchred dealer"],
)
def test_three_tricks_are_a_point_for_makers_and_two_for_the_others(declarer: int, alone: bool, scores: list[int]):
    """Seat 0 and 2 take three of five; the last trick is theirs."""
    tricks = tuple(Trick(0, winner=seat) for seat in (0, 2, 1, 3))
    state = table(
        "euchre",
        hands="Ac | 9c | Tc | Qc",
        trump="h",
        declarer=declarer,
        alone=alone,
        tricks=tricks,
        taken="1 1 1 1",
        led="Ac 9c Tc Qc",
    )

    assert scores == last_scored(state)["scores"]


def test_the_dealer_leads_last_and_the_seat_after_it_first():
    """Also when the dealer is the maker, and alone."""
    state = played(fs.game("euchre").start(), f"{DEAL}; call pass; call pass; call pass; call up alone; discard 9d")

    assert (0, (0, 2, 3)) == (state.to_act, state.position.table.playing)


def test_the_partner_of_a_lone_dealer_sits_out():
    """Seat 1 faces seat 3 and plays no card."""
    state = played(fs.game("euchre").start(), f"{DEAL}; call pass; call pass; call pass; call up alone; discard 9d")
    state = carded(state, "Jh 9s Th")

    assert 1 == len(state.record()["rounds"][0]["tricks"])


def test_the_game_is_won_at_ten():
    """Or wherever the table says."""
    ends = [fs.game("euchre", target=target).rules.end[0] for target in (5, 10)]

    assert [(0, 2), ()] == [end.winners((5, 4, 5, 4), 7, (0, 1, 0, 1)) for end in ends]


def test_a_march_without_playing_alone_is_two():
    """There is nothing more to win at such a table."""
    word = fs.game("euchre", alone=False).rules.score[0]

    assert (2, None) == (word.all_alone, word.says(fs.game("euchre").rules.deck).facts["all_alone"])  # type: ignore[attr-defined]
