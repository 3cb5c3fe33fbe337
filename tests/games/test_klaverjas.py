"""Every rule of Klaverjas."""

import random

import pytest

import followsuit as fs
from followsuit.games.klaverjas import POINTS, ROEM
from followsuit.rules.round import Trick
from tests.support import broken, last_scored, play_randomly, played, table, texts

DECK = fs.game("klaverjas").rules.deck


def scored(*tricks: str, declarer: int = 0, trump: str = "h") -> list[int]:
    """What a round scores, by its tricks: `0 Jh 9h Ah 7h` is one that seat 0 took; the last is played."""
    laid = [Trick(0, DECK.parse_all(trick[2:]), winner=int(trick[0])) for trick in tricks[:-1]]
    last = tricks[-1][2:].split()
    taken = " ".join(str(sum(trick.winner == seat for trick in laid)) for seat in range(4))
    state = table(
        "klaverjas",
        hands=" | ".join(last),
        trump=trump,
        declarer=declarer,
        tricks=tuple(laid),
        taken=taken,
        led=" ".join(last),
    )
    told = last_scored(state)
    assert int(tricks[-1][0]) == told["tricks"][-1]["winner"]
    scores: list[int] = told["scores"]
    return scores


def test_trumps_rank_by_jack_nine_ace():
    """Plain suits by ace, ten, king."""
    faces = fs.game("klaverjas").rules.faces.by_order["h"]
    ranked = [
        "".join(card.rank for card in sorted(DECK.cards, key=lambda card: -faces[card].number) if card.suit == suit)
        for suit in "hc"
    ]

    assert ["J9ATKQ87", "ATKQJ987"] == ranked


def test_the_last_trick_and_the_points_are_162():
    """152 in the cards and ten for the last trick."""
    assert 152 == POINTS.total(DECK)
    assert [20 + 14, 0 + 10 + 11, 34, 21] == scored("0 Jh 9h 7c 8c", "1 7d Ad 8d 9s")


def test_makers_with_more_than_the_others_keep_their_points():
    """And so do the others."""
    assert [34, 21, 34, 21] == scored("0 Jh 9h 7c 8c", "1 7d Ad 8d 9s", declarer=2)


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [
        (("1 Jh 9h 7c 8c", "0 Ad 7d 8s 9c"), [0, 55, 0, 55]),
        (("1 Ah Th 7c 8c", "0 Ad 7d 8s 9c"), [0, 42, 0, 42]),
    ],
    ids=["fewer", "as many"],
)
def test_makers_without_more_are_wet(tricks: tuple[str, ...], expected: list[int]):
    """The others get what both took: 21 and 34, and 21 and 21."""
    assert expected == scored(*tricks)


def test_roem_can_save_the_makers():
    """28 would not be enough against 34, but 20 for the sequence come on top."""
    assert [48, 34, 48, 34] == scored("1 Jh 9h 7c 8c", "0 Ad Kd Qd 7s")


def test_every_trick_is_pit():
    """A hundred more; the cards and the last trick count as always."""
    assert [34 + 11 + 10 + 100, 0, 155, 0] == scored("0 Jh 9h 7c 8c", "2 7d 8d Ad 9s")


def test_the_others_can_take_every_trick_too():
    """Makers are wet then in any case."""
    assert [0, 155, 0, 155] == scored("1 Jh 9h 7c 8c", "3 7d 8d 9s Ad")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("duties", ["rotterdam", "amsterdam"])
def test_the_scores_of_a_round_add_up(seed: int, duties: str):
    """To 162, all roem, and a hundred where a side took every trick."""
    state = play_randomly(fs.game("klaverjas", duties=duties, rounds=2).start(seed=seed), random.Random(seed))
    faces = state.game.rules.faces
    for told in state.record()["rounds"]:
        winners = {trick["winner"] % 2 for trick in told["tricks"]}
        laid = [Trick(0, DECK.parse_all(" ".join(trick["cards"]))) for trick in told["tricks"]]
        roem = sum(ROEM.melds(trick, faces.by_order[told["trump"]]) for trick in laid)
        assert 162 + roem + (100 if len(winners) == 1 else 0) == sum(told["scores"][:2])


def test_the_seat_after_the_dealer_names_the_trump():
    """It must, unless the table lets it pass."""
    must, may = (fs.game("klaverjas", may_pass=may_pass).start(seed=1) for may_pass in (False, True))

    assert [4, 5] == [len(state.legal()) for state in (must, may)]
    assert ("trump/must-name", "You may not pass now: everyone has. Name a suit.") == broken(must, "trump pass")


def test_a_trump_that_was_passed_on_makes_another_seat_play():
    """The others' side is against it."""
    state = fs.game("klaverjas", may_pass=True).start(seed=1)
    first = state.to_act
    state = played(state, "trump pass; trump s")

    assert first is not None
    assert ((first + 1) % 4, first) == (state.position.table.declarer, state.to_act)


def test_sixteen_deals_are_a_game():
    """Most points win."""
    game = fs.game("klaverjas")

    assert (16, ("play 7c", "play 8c")) == (
        game.rounds,
        texts(table(game, hands="7c 8c | 9c Tc | 7d 8d | 9d Td", trump="h", declarer=0).legal()),
    )
