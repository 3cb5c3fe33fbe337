"""Possible worlds, against brute force with the engine as the judge."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import followsuit as fs
from followsuit import knowledge
from followsuit.engine.later_round import at_round
from followsuit.engine.view import view_of
from followsuit.knowledge import TABLE, UNDEALT, World, Worlds, worlds
from followsuit.laws.brute_force import hiding, possible_worlds, round_of, true_world, ways_to_pass
from followsuit.laws.random_play import course
from followsuit.laws.reshuffling import reshuffled
from followsuit.rules import ByContract, DealersCard
from tests.knowledge.brute import FREQUENCIES, average, constrained, share, surprise
from tests.knowledge.pages import small_game
from tests.random_pages import game_of
from tests.support import every_game, play_randomly, setting_name, table, texts
from tests.whist import whist

SMALL = (
    fs.game("boerenbridge"),
    fs.game("boerenbridge", schedule="fifteen", seats=3),
    fs.game("boerenbridge", schedule="seven"),
    fs.game("elemental", seats=3),
    fs.game("elemental", seats=4),
    fs.game("miesjelen", seats=2),
    fs.game("miesjelen", seats=4),
    fs.game("miesjelen", seats=6),
    fs.game("ninja-whist", seats=2),
    fs.game("ninja-whist", seats=4),
    fs.game("ninja-whist", seats=8),
    fs.game("zole"),
    fs.game("zole", seats=4),
    fs.Game.of(whist),
    *map(small_game, (4, 12, 18, 22, 24, 29)),
)
MOST_WAYS = 150
"""How many layings brute force is asked to try."""

every_small_game = pytest.mark.parametrize("game", SMALL, ids=setting_name)
seeds = st.integers(0, 2**32)


def small_position(game: fs.Game, seed: int) -> tuple[fs.State, int | None]:
    """A state of a random round, and a seat or spectator to whom little enough is hidden."""
    rng = random.Random(seed)
    states = course(game, rng.randint(1, game.rounds or 1), seed)
    seats = (*range(game.seats), None)
    fitting = [(state, seat) for state in states for seat in seats if 1 < ways(state, seat) <= MOST_WAYS]
    assume(fitting)
    return rng.choice(fitting)


def ways(state: fs.State, seat: int | None) -> int:
    """How much brute force has to try."""
    return hiding(state, seat).ways * ways_to_pass(state, seat)


def reached(game: fs.Game, seed: int) -> fs.State:
    """A state of a random round, any number of actions into it."""
    rng = random.Random(seed)
    state = at_round(game, rng.randint(1, game.rounds or 1), seed)
    longest = game.seats * (1 + round_of(state).hand_size)
    length = rng.randrange(longest)
    while length and (after := state.play(rng.choice(state.legal()))).rounds_played == 0:
        state, length = after, length - 1
    return state


@every_small_game
@given(seed=seeds)
def test_counts_and_chances_are_those_of_brute_force(game: fs.Game, seed: int):
    """Every laying of the hidden cards is tried; the engine says which of them the round allows."""
    state, seat = small_position(game, seed)
    expected = possible_worlds(state, seat)
    hidden = hiding(state, seat)

    found = worlds(state.view(seat))

    assert hidden.sizes == found.places
    assert Counter(hidden.cards) == found.unseen
    assert expected.total() == found.count
    assert {
        card: {place: average(expected, place, card) for place in hidden.sizes} for card in set(hidden.cards)
    } == found.table()
    for card in set(hidden.cards):
        assert {place for place in hidden.sizes if share(expected, place, card)} == set(found.may_hold(card))
        assert [share(expected, place, card) for place in hidden.sizes] == [
            found.chance(card, place) for place in hidden.sizes
        ]


@every_small_game
@given(seed=seeds)
def test_a_world_is_contained_where_brute_force_finds_it(game: fs.Game, seed: int):
    """Samples are possible worlds, and of all layings just the possible ones are contained."""
    state, seat = small_position(game, seed)
    expected = possible_worlds(state, seat)
    found = worlds(state.view(seat))
    rng = random.Random(seed)

    assert {found.sample(rng) for _ in range(20)} <= set(expected)
    assert all(world in found for world in expected)
    other = random.Random(seed + 1)
    for _ in range(20):
        cards = list(hiding(state, seat).cards)
        other.shuffle(cards)
        imagined = laid(state, seat, cards)
        assert (imagined in expected) == (imagined in found)


def laid(state: fs.State, seat: int | None, cards: list[fs.Card]) -> World:
    """The world in which the hidden cards lie in a given order."""
    true, deck = true_world(state), state.game.rules.deck
    lying = {place: deck.sorted(cards.pop() for _ in range(size)) for place, size in hiding(state, seat).sizes.items()}
    hands = tuple(lying.get(other, hand) for other, hand in enumerate(true.hands))
    return World(hands, lying.get("table", ()), lying.get("stash", true.stash), lying.get("undealt", ()))


@every_game
@given(seed=seeds)
def test_the_true_deal_is_among_the_worlds_of_every_seat(game: fs.Game, seed: int):
    """Whoever looks, and whenever: what is so is possible, and so is every sample."""
    state = reached(game, seed)
    for seat in (*range(game.seats), None):
        found = worlds(state.view(seat))
        assert true_world(state) in found
        assert found.sample(random.Random(seed)) in found
        assert found.count >= 1


@every_game
@given(seed=seeds)
def test_every_card_lies_somewhere_and_every_place_is_full(game: fs.Game, seed: int):
    """A face's row adds up to its unseen copies, and a place's column to the number of cards there."""
    found = worlds(reached(game, seed).view(seed % game.seats))
    rows = found.table()

    assert found.unseen == {card: sum(row.values()) for card, row in rows.items()}
    assert found.places == {place: sum(row[place] for row in rows.values()) for place in found.places}


@every_game
@given(seed=seeds)
def test_worlds_do_not_depend_on_what_is_hidden(game: fs.Game, seed: int):
    """Whatever the hidden cards are, a seat finds the same worlds."""
    state = reached(game, seed)
    for seat in (*range(game.seats), None):
        found = worlds(state.view(seat))
        other = worlds(view_of(game, reshuffled(state.position, seat, random.Random(seed)), seat))
        assert found == other
        assert found.arrays() == other.arrays()


@pytest.mark.parametrize(("game", "number", "seed"), FREQUENCIES, ids=str)
def test_every_world_is_sampled_as_often_as_another(game: fs.Game, number: int, seed: int):
    """Chi-square of many samples against the worlds of brute force stays within four standard deviations."""
    state, seat = constrained(game, number, seed)
    expected = possible_worlds(state, seat)
    found = worlds(state.view(seat))
    rng = random.Random(1)

    observed = Counter(found.sample(rng) for _ in range(40 * len(expected)))

    assert set(expected) >= set(observed)
    assert abs(surprise(observed, expected)) < 4


def test_a_deal_that_has_shown_nothing_has_all_the_worlds_there_are():
    """Zole before the choosing: 18 unseen cards in two hands of eight and two on the table."""
    found = worlds(fs.game("zole").start(seed=7).view(0))

    assert {1: 8, 2: 8, TABLE: 2} == found.places
    assert comb(18, 8) * comb(10, 8) == found.count
    assert {Fraction(8, 18)} == {row[1] for row in found.table().values()}


def test_a_spectator_thinks_more_worlds_possible():
    """Every hand is hidden from it."""
    state = fs.game("zole").start(seed=7)

    found = worlds(state.view(None))

    assert {0: 8, 1: 8, 2: 8, TABLE: 2} == found.places
    assert comb(26, 8) * comb(18, 8) * comb(10, 8) == found.count


def test_the_table_of_a_face_with_copies_gives_expected_numbers_and_chance_gives_probabilities():
    """Three unseen zeros in 5 places: 0.6 of one is expected in each, but a hand of one holds one or none."""
    state = table("elemental", hands="0 1f 2f | 3f | 4f", trump="e")
    found = worlds(state.view(0))
    assert {1: 1, 2: 1, UNDEALT: 55} == found.places

    assert Fraction(3 * 55, 57) == found.table()[fs.Card("0")][UNDEALT]
    assert Fraction(3, 57) == found.chance("0", 1)
    assert 1 == found.chance("0", UNDEALT)


def test_a_card_in_sight_lies_in_no_hidden_place():
    """Its chance is nothing everywhere, and no place may hold it."""
    found = worlds(table("miesjelen", hands="Ah 7c | 8s 9d", trump="s", led="Ah").view(1))

    assert [0, 0, 0] == [found.chance(card, 0) for card in ("Ah", "8s", "9d")]
    assert () == found.may_hold("8s")
    assert (0, UNDEALT) == found.may_hold("7c")


def test_a_place_where_nothing_is_hidden_is_refused():
    """The sentence names the places there are."""
    found = worlds(table("miesjelen", hands="Ah 7c | 8s 9d", trump="s").view(0))

    with pytest.raises(ValueError, match=r"^No unseen card lies in 'table'\. The places are 1, 'undealt'\.$"):
        found.chance("7d", TABLE)


def test_a_card_that_must_lie_somewhere_is_known_to():
    """Twelve cards are all dealt; two of three hands cannot hold a heart, so the third holds the last one."""
    hands = "Ah Kh Qc | Qd Kc Ac | Qs Kd Ad | Qh Ks As"
    before = table("boerenbridge", hands=hands, trump="s", led="Ah Qd")
    assert (2, 3) == worlds(before.view(0)).may_hold("Qh")

    found = worlds(before.play("play Qs").view(0))

    assert (3,) == found.may_hold("Qh")
    assert 1 == found.chance("Qh", 3)


def a_dealer_about_to_stash() -> fs.State:
    """A page on which the dealer is dealt a card face up, plays alone, and has picked up what lay on the table."""
    zole = fs.game("zole").rules
    assert zole.contracts is not None
    contracts = replace(zole.contracts, offers=zole.contracts.offers[:1])
    deal = replace(zole.deal, hands=2, face_up=DealersCard(1))
    rules = replace(zole, deal=deal, stages=(contracts,), score=(ByContract(contracts),))
    state = game_of(rules, 3).start().play("dealer 2").play("deal Ac Ks | 9h 9s | Qd Th / Kc Ah").play("turn Qd")
    for action in ("choose P", "choose P", "choose B"):
        state = state.play(action)
    return state


def test_a_card_dealt_face_up_may_have_been_put_away():
    """A dealer who plays alone may stash the very card that all have seen; nobody else can tell, and it itself can."""
    state = a_dealer_about_to_stash()
    assert (2,) == worlds(state.view(0)).may_hold("Qd")

    state = state.play("stash Kc Qd")

    assert (2, "stash") == worlds(state.view(0)).may_hold("Qd")
    assert () == worlds(state.view(2)).may_hold("Qd")
    assert true_world(state) in worlds(state.view(2))


def test_a_finished_game_hides_nothing():
    """One world without cards."""
    state = play_randomly(fs.game("zole", rounds=1).start(seed=1), random.Random(1))
    found = worlds(state.view(0))

    assert (1, {}, {}) == (found.count, found.places, found.table())
    assert World(((), (), ())) == found.sample(random.Random(1))


def test_a_pack_that_is_not_dealt_yet_is_one_world():
    """All its cards are undealt."""
    state = fs.game("zole").start().play("dealer 2")
    found = worlds(state.view(0))

    assert ({UNDEALT: 26}, 1) == (found.places, found.count)


def test_a_world_shows_every_place_in_the_order_of_the_deck():
    """Own hand, other hands, table, stash and undealt cards together are the pack."""
    state = fs.game("zole").start(seed=7)
    world = worlds(state.view(1)).sample(random.Random(3))

    assert texts(world.at(1)) == texts(state.view(1).hand)
    assert [8, 8, 8, 2, 0, 0] == [len(world.at(place)) for place in (0, 1, 2, "table", "stash", "undealt")]
    every = [card for place in (0, 1, 2, "table") for card in world.at(place)]
    assert Counter(state.game.rules.deck.cards) == Counter(every)
    assert all(world.at(place) == state.game.rules.deck.sorted(world.at(place)) for place in (0, 1, 2, "table"))


def test_something_that_is_no_world_is_not_contained():
    """Nor is a world with another own hand, or with hands of another size."""
    state = table("miesjelen", hands="Ah 7c | 8s 9d", trump="s")
    found, true = worlds(state.view(0)), true_world(state)

    assert true in found
    assert "8s 9d" not in found
    assert World((true.hands[1], true.hands[0]), undealt=true.undealt) not in found
    assert World((true.hands[0], true.hands[1][:1]), undealt=(*true.undealt, true.hands[1][1])) not in found


def test_every_name_of_the_package_is_documented():
    """Each stands in docs/worlds.md or docs/knowledge.md as code, with what a `Worlds` and a `World` can be asked."""
    docs = Path(__file__).parents[2] / "docs"
    page = "".join((docs / name).read_text(encoding="utf-8") for name in ("worlds.md", "knowledge.md"))
    asked = {name for kind in (Worlds, World) for name in vars(kind) if not name.startswith("_")}
    asked -= {"deck", "seats", "seat", "hidden"}

    assert set() == {*knowledge.__all__, *asked} - set(re.findall(r"`(?:Worlds\.)?(\w+)(?:\([a-z, ]*\))?`", page))
