"""The Kripke model of one card, against brute force with the engine as the judge."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import followsuit as fs
from followsuit.knowledge import CardModel, Moment, Moments, NotInPlay, World, card_model, moment_of, worlds
from followsuit.knowledge.given import Lots
from followsuit.knowledge.model import Model
from followsuit.knowledge.notation import read
from followsuit.knowledge.one_card import layings, lying
from followsuit.laws.brute_force import possible_worlds, round_of
from followsuit.laws.random_play import course
from tests.knowledge.kripke import Kripke
from tests.knowledge.pages import small_game
from tests.knowledge.test_worlds import SMALL, reached, small_position, ways
from tests.support import every_game, setting_name, table

every_small_game = pytest.mark.parametrize("game", SMALL, ids=setting_name)
seeds = st.integers(0, 2**32)


def model_of(moment: Moment, card: fs.Card | str) -> CardModel:
    """The model of a card, with the views of all who play."""
    public = moment.public
    face = public.game.rules.deck.parse(card) if isinstance(card, str) else card
    return card_model(face, public, map(moment.view, public.playing), moment.deal)


def faces(moment: Moment) -> list[fs.Card]:
    """The cards that are hidden from somebody who sees no hand."""
    return list(worlds(moment.public).unseen)


@every_small_game
@given(seed=seeds)
def test_where_a_card_may_lie_is_what_brute_force_finds(game: fs.Game, seed: int):
    """Every laying of the hidden cards is tried, for a spectator or for a seat, and the engine says which can be."""
    state, seat = small_position(game, seed)
    possible = possible_worlds(state, seat)
    found = worlds(state.view(seat))

    for card in found.unseen:
        expected: Counter[tuple[int | str, ...]] = Counter()
        for world, many in possible.items():
            hidden = tuple(place for place in lying(world, card) if place in found.places)
            expected[hidden] += many

        assert expected == dict(layings(found, card))


@every_small_game
@given(seed=seeds)
def test_a_seat_thinks_possible_what_brute_force_finds(game: fs.Game, seed: int):
    """With the hand that it holds; and never anything that the table as a whole rules out."""
    state, seat = small_position(game, seed)
    if seat is None or seat not in state.view(seat).playing:
        return
    possible = possible_worlds(state, seat, with_given=True)

    for card in faces(moment_of(state)):
        model = model_of(moment_of(state), card)

        assert {lots(state, world, card) for world in possible} == model.thought[seat]
        assert model.thought[seat] <= set(model.worlds)


def lots(state: fs.State, world: World, card: fs.Card) -> tuple[int | str, ...]:
    """Where a card lies in a world, and whether it was passed."""
    round_ = round_of(state)
    if not round_.given_to:
        return lying(world, card)
    held = [seat for seat, hand in enumerate(world.hands) if card in hand]
    if not held:
        return lying(replace(world, given=()), card)
    return (next((f"given-{giver}" for giver, cards in enumerate(world.given) if card in cards), held[0]),)


@given(seed=seeds)
def test_worlds_of_a_card_that_may_have_been_passed_are_those_of_brute_force(seed: int):
    """With the number of deals in which it lies so and came there so; and who looks into which of them."""
    state, _ = small_position(small_game(seed), seed)
    assume(ways(state, None) < 500)
    brute, moment = Kripke(state), moment_of(state)
    assert moment.deal is not None
    for card in faces(moment):
        model = model_of(moment, card)

        assert Counter(lots(state, world, card) for world in brute.worlds) == dict(model.deals)
        assert lots(state, moment.deal, card) == model.true
        for seat in model.seats:
            for (one, first), (other, second) in combinations(
                [(world, lots(state, world, card)) for world in list(brute.worlds)[:40]], 2
            ):
                if brute.sight(seat, one) == brute.sight(seat, other):
                    assert model.cannot_tell(seat, first, second)


@every_game
def test_not_telling_apart_is_an_equivalence_that_holds_what_a_seat_thinks(game: fs.Game):
    """Everyone thinks the true world possible, and no world that it can tell from it."""
    moment = moment_of(reached(game, 11))
    rng = random.Random(5)
    for card in rng.sample(faces(moment), min(4, len(faces(moment)))):
        model = model_of(moment, card).likeliest(9)
        for seat in model.seats:
            assert sorted(map(str, model.worlds)) == sorted(str(each) for part in model.classes(seat) for each in part)
            like = {(one, other) for part in model.classes(seat) for one, other in product(part, part)}
            assert like == {
                (one, other) for one, other in product(model.worlds, repeat=2) if model.cannot_tell(seat, one, other)
            }
            assert {pair for pair in like if pair in model.edges} == {
                pair for pair, seats in model.edges.items() if seat in seats
            }
            assert model.true in model.thought[seat]
            own_class = next(part for part in model.classes(seat) if model.true in part)
            assert model.thought[seat] <= own_class


@every_game
def test_an_action_only_takes_worlds_away(game: fs.Game):
    """Unless it moves hidden cards, or the card itself: what is left is the model restricted to the worlds left."""
    moments = Moments.of_state(course(game, 1, 4)[-1])
    card = random.Random(2).choice(faces(moments.at(0)))
    for before, after in pairwise(model_of(moment, card) for moment in moments):
        if before.played != after.played or before.sees != after.sees or not {*after.worlds} <= {*before.worlds}:
            continue
        restricted = before.restricted(after.worlds)

        assert restricted.worlds == after.worlds
        assert restricted.edges == after.edges
        assert restricted.true == after.true
        assert all(after.thought[seat] <= restricted.thought[seat] for seat in after.seats)


def at_table() -> fs.State:
    """The study's table: four seats with the queen, king and ace of every suit, and North to lead."""
    return table("boerenbridge", hands="As Kh Qd | Ks Kd Ad | Ah Qh Qs | Kc Qc Ac", trump="c")


def test_a_card_that_is_played_is_nobody_s_secret():
    """North plays the ace of spades: all know that nobody else has it, and nothing is left to tell apart."""
    state = at_table()
    before, after = model_of(moment_of(state), "As"), model_of(moment_of(state.play("play As")), "As")

    assert ((0,), (1,), (2,), (3,)) == before.worlds
    assert {((0,), (1,)): (2, 3), ((0,), (2,)): (1, 3), ((0,), (3,)): (1, 2)}.items() <= before.edges.items()
    assert frozenset({(0,)}) == before.thought[0]
    assert after.is_open
    assert (0,) == after.played
    assert not after.edges


def test_a_suit_that_is_not_followed_takes_a_place_away():
    """East fails to follow hearts, so everyone knows that East lacks the queen, and what North holds tells it more."""
    state = at_table().play("play Kh")
    before, after = model_of(moment_of(state), "Qh"), model_of(moment_of(state.play("play Kd")), "Qh")

    assert ((0,), (1,), (2,), (3,)) == before.worlds
    assert ((0,), (2,), (3,)) == after.worlds
    assert {((0,), (2,)): (1, 3), ((0,), (3,)): (1, 2), ((2,), (3,)): (0, 1)} == after.edges
    assert frozenset({(2,), (3,)}) == after.thought[0]
    assert (2,) == after.true


def test_the_solo_player_looks_into_its_own_stash():
    """It tells a card in its stash from one in another hand; the others do not."""
    state = fs.game("zole").start().play("dealer 2")
    state = state.play("deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d")
    for action in ("choose P", "choose B", "stash Ac Ah"):
        state = state.play(action)

    model = model_of(moment_of(state), "Ac")

    assert ("stash",) == model.true
    assert not model.cannot_tell(1, ("stash",), (0,))
    assert model.cannot_tell(0, ("stash",), (1,))
    assert frozenset({("stash",)}) == model.thought[1]


def test_copies_of_a_face_are_shared_out():
    """A world says how many zeros lie where, and a seat tells worlds apart by how many it holds."""
    state = table("elemental", hands="0 0 | 0 5w | 3e 4e", trump="f")
    model = model_of(moment_of(state), "0")

    assert {4} == {len(world) for world in model.worlds}
    assert (0, 0, 1, "undealt") == model.true
    assert model.cannot_tell(0, (0, 0, 1, "undealt"), (0, 0, 2, 2))
    assert not model.cannot_tell(0, (0, 0, 1, 1), (0, 1, 2, 2))
    assert sum(model.deals.values()) == worlds(state.view(None)).count
    likeliest = model.likeliest(5)
    assert 5 == len(likeliest.worlds)
    assert model.true in likeliest.worlds


def test_a_card_that_the_round_is_played_without_is_named():
    """Boerenbridge begins with queens, kings and aces only."""
    state = fs.game("boerenbridge").start(seed=1)

    with pytest.raises(NotInPlay) as caught:
        model_of(moment_of(state), "Th")

    assert "The 10 of hearts is not among the cards of this round." == caught.value.sentence


def test_a_card_that_is_turned_out_of_play_lies_open():
    """Elemental turns a card for trump."""
    state = fs.game("elemental", seats=4).start(seed=1)
    turned = state.view(None).turned
    assert turned is not None

    model = model_of(moment_of(state), turned)

    assert model.turned
    assert model.is_open


@every_game
def test_the_diagrams_of_the_whole_deal_say_the_same(game: fs.Game):
    """Whether a seat thinks that a hand may hold a card, and whether it knows that it does not."""
    moment = moment_of(reached(game, 17))
    card = random.Random(3).choice(faces(moment))
    model = model_of(moment, card)
    for seat, other in product(model.seats[:2], model.seats):
        may, cannot = (read(f"{question} holds({other}, {card})", game) for question in (f"M[{seat}]", f"K[{seat}] !"))
        asked = Model(moment.public, may, cannot)

        hand = set(Lots(moment.public).parts(other))
        expected = any(not hand.isdisjoint(world) for world in model.thought[seat])
        assert moment.deal is not None
        assert expected == asked.holds(may, moment.deal)
        assert expected != asked.holds(cannot, moment.deal)
