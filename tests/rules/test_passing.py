"""Cards that the players give each other before the first trick."""

from dataclasses import replace

import pytest
from msgspec import structs

import followsuit as fs
from followsuit.rules import Deal, DealersCard, Passing, Rules, SuitOfTurned
from followsuit.rules.check import problems
from followsuit.rules.round import Round
from tests.rules.spoilt import PLAIN, Mistakes, each_of
from tests.support import broken, played, texts

DEAL = (
    "dealer 3; deal 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac | 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad | "
    "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah | 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
)
"""A suit to each: seat 0 has the clubs."""
NOW = "now cards are to be passed to another player (`pass 2c 3c 4c`)."
TO_THE_LEFT = "pass Ac Kc Qc; pass Ad Kd Qd; pass Ah Kh Qh; pass As Ks Qs"


def passing() -> fs.State:
    """A first round of Hearts: everyone passes to the left."""
    return played(fs.game("hearts").start(), DEAL)


def hands(state: fs.State) -> list[str]:
    """Every hand as it is held now."""
    return [" ".join(map(str, hand)) for hand in state.position.table.hands]


def test_everyone_gets_the_cards_of_the_player_before():
    """Passed to the left, that is clockwise."""
    state = played(passing(), TO_THE_LEFT)

    assert "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qs Ks As" == hands(state)[0]
    assert "Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Td Jd" == hands(state)[1]
    assert [1, 2, 3, 0] == list(state.position.table.given_to)


@pytest.mark.parametrize(("number", "receivers"), [(1, [1, 2, 3]), (2, [3, 0, 1]), (3, [2, 3, 0]), (5, [1, 2, 3])])
def test_the_direction_changes_round_by_round(number: int, receivers: list[int]):
    """Left, right, across, none; then left again."""
    word = Passing(3, to=(1, -1, 2, 0))
    round_ = fs.game("hearts").start(seed=1).position.table

    assert receivers == [word.receiver(_numbered(round_, number), seat) for seat in (0, 1, 2)]


def _numbered(round_: Round, number: int) -> Round:
    return structs.replace(round_, number=number)


def test_in_a_round_of_keeping_nobody_is_asked():
    """The fourth round of Hearts begins with a card."""
    word, state = Passing(3, to=(1, -1, 2, 0)), passing()

    assert None is word.asks(state.game.rules, _numbered(state.position.table, 4))


def test_nobody_sees_what_it_is_given_before_it_has_passed():
    """The cards lie face down until the last has passed."""
    state = played(passing(), "pass Ac Kc Qc; pass Ad Kd Qd; pass Ah Kh Qh")

    assert 10 == len(state.view(1).hand)
    assert [("Qc", "Kc", "Ac"), ("??", "??", "??")] == [texts(state.view(seat).given[0]) for seat in (0, 1)]


def test_everyone_is_told_that_cards_were_passed_and_only_two_which():
    """Giver and receiver."""
    _, events = played(passing(), "pass Ac Kc Qc; pass Ad Kd Qd; pass Ah Kh Qh").advance("pass As Ks Qs")
    received = next(event for event in events if event.kind == "received" and event.seat == 0)

    assert ["passed", *["received"] * 4] == [event.kind for event in events[:5]]
    assert ({"from": 3}, frozenset((0, 3))) == (received.facts, received.seen_by)


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        ("pass Ac Kc", "pass/count", "Pass exactly three different cards, such as `pass 4c 3c 2c`."),
        ("pass Ac Kc Qc Jc", "pass/count", "Pass exactly three different cards, such as `pass 4c 3c 2c`."),
        ("pass Ac Ac Kc", "pass/count", "Pass exactly three different cards, such as `pass 4c 3c 2c`."),
        (
            "pass Ac Kc Ah",
            "pass/not-held",
            "You do not hold A♥. Your hand: A♣, K♣, Q♣, J♣, 10♣, 9♣, 8♣, 7♣, 6♣, 5♣, 4♣, 3♣ and 2♣.",
        ),
        (
            "play 2c",
            "action/not-now",
            f"`play 2c` must wait: {NOW}",
        ),
        (
            "stash Ac Kc Qc",
            "action/not-now",
            f"`stash Qc Kc Ac` must wait: {NOW}",
        ),
    ],
)
def test_what_cannot_be_passed_is_refused(action: str, code: str, sentence: str):
    """Too few, too many, one twice, one that is not held, or another action."""
    assert (code, sentence) == broken(passing(), action)


def test_any_three_cards_may_be_passed():
    """There are 286 ways to choose them."""
    assert 286 == len(passing().legal())


def test_a_table_of_five_passes_nothing_across():
    """Nobody sits opposite: left, right, then a round of keeping."""
    stages = [fs.game("hearts", seats=seats).rules.stages for seats in (3, 4, 5, 6)]

    assert [(1, -1, 0), (1, -1, 2, 0), (1, -1, 0), (1, -1, 3, 0)] == [
        stage.to for (stage,) in stages if isinstance(stage, Passing)
    ]


MISTAKES: Mistakes = {
    "passing nowhere": (
        replace(PLAIN, stages=(Passing(3, to=()),)),
        4,
        "`stages`: Passing has an empty `to`: say how far the cards are passed in each round.",
    ),
    "passing more than a hand": (
        replace(PLAIN, stages=(Passing(6, to=(1,)),)),
        4,
        "`stages`: Passing passes 6 cards of hands that have 5: pass 1 to 5.",
    ),
    "passing the card that was shown": (
        replace(PLAIN, deal=Deal(hands=5, face_up=DealersCard(5)), trump=SuitOfTurned(), stages=(Passing(3, to=(1,)),)),
        4,
        "`stages`: Passing may pass on the card that DealersCard shows: turn NextCard, or pass none.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_passes_cards_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
