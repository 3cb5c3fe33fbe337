"""Every rule of Sueca."""

import pytest

import followsuit as fs
from followsuit.rules.round import Trick
from tests.support import carded, last_scored, played, table, texts

SUITS = (
    "2c 3c 4c 5c 6c Qc Jc Kc 7c Ac | 2d 3d 4d 5d 6d Qd Jd Kd 7d Ad | "
    "2h 3h 4h 5h 6h Qh Jh Kh 7h Ah | 2s 3s 4s 5s 6s Qs Js Ks 7s As"
)


def test_the_cards_rank_by_ace_seven_king_jack_queen():
    """The seven beats the king, the jack the queen, the queen the six."""
    leaders = []
    for pair in ("Ac 7c", "7c Kc", "Kc Jc", "Jc Qc", "Qc 6c", "6c 5c", "3c 2c"):
        higher, lower = pair.split()
        hands = f"{lower} 2h | {higher} 3h | 4d 4h | 5d 5h"
        leaders.append(table("sueca", hands=hands, trump="s", led=f"{lower} {higher} 4d 5d").to_act)

    assert [1] * 7 == leaders


def test_the_dealers_first_card_makes_trump():
    """For all to see."""
    told = fs.game("sueca").start(seed=2).record()["rounds"][0]
    first = told["hands"][told["dealer"]][0]

    assert (first, first[-1]) == (told["turned"], told["trump"])


def test_every_trick_is_worth_four_games():
    """Seat 3 trumps everything, which wins the match at once."""
    state = played(fs.game("sueca").start(), f"dealer 3; deal {SUITS}; turn 2s")
    state = carded(state, "2c 2d 2h 2s")
    for rank in "3456QJK7A":
        state = carded(state, f"{rank}s {rank}c {rank}d {rank}h")

    assert ([0, 4, 0, 4], (1, 3)) == (last_scored(state)["scores"], state.winners)


TAKEN = {
    60: "Ac 7c Kc Jc Qc|Ad 7d Kd Jd Qd",
    61: "Ac 7c Kc Jc Qc|Ad 7d Kd Jd Jh",
    90: "Ac 7c Kc Jc Qc|Ad 7d Kd Jd Qd|Ah 7h Kh Jh Qh",
    91: "Ac 7c Kc Jc Qc|Ad 7d Kd Jd Qd|Ah 7h Kh Jh Js",
}
"""Cards that are worth so many points."""


@pytest.mark.parametrize(("points", "games"), [(60, (0, 0)), (61, (1, 0)), (90, (1, 0)), (91, (2, 0))])
def test_more_than_sixty_are_a_game_and_more_than_ninety_two(points: int, games: tuple[int, int]):
    """Sixty each is nobody's; the last trick, which is worth nothing, is the others'."""
    deck = fs.game("sueca").rules.deck
    mine = tuple(Trick(0, deck.parse_all(cards), winner=0) for cards in TAKEN[points].split("|"))
    rest = ("As 7s Ks Js Qs", "Ah 7h Kh Jh Qh") if points == 60 else ("",)
    theirs = tuple(Trick(0, deck.parse_all(cards), winner=1) for cards in rest)
    state = table(
        "sueca",
        hands="2c | 3c | 4d | 5d",
        trump="s",
        led="2c 3c 4d 5d",
        taken=f"{len(mine)} {len(theirs)} 0 0",
        tricks=(*mine, *theirs),
    )

    assert [*games, *games] == last_scored(state)["scores"]


def test_there_is_no_duty_to_trump():
    """A void hand plays what it likes."""
    state = table("sueca", hands="Ac 2h | 3d 4s | 5c 6c | 7c Qc", trump="s", led="Ac")

    assert ("play 3d", "play 4s") == texts(state.legal())


def test_the_match_is_won_with_four_games():
    """Three are not enough."""
    end = fs.game("sueca").rules.end[0]

    assert [(), (1, 3)] == [end.winners((0, games, 0, games), 5, (0, 1, 0, 1)) for games in (3, 4)]
