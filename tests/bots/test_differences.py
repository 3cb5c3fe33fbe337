"""What is said for the best option, from what was noted of it and of the others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import numpy as np
import pytest

import followsuit as fs
from followsuit.bots.differences import at_first_sight, reason
from followsuit.bots.measures import Lookout
from followsuit.engine.actions import Pick
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import language, languages
from followsuit.minds.noting import FACTS, Fact
from tests.support import bidding, table

NAMES = ("Anna", "Bob", "Mei", "Els", "Kai", "Ivo")
WORLDS = 200
Noted = Mapping[Fact, Sequence[int]]
"""What was noted of an option: a few numbers, over and over."""


def looked(view: View, values: Sequence[Sequence[float]], notes: Sequence[Noted], worlds: int = WORLDS) -> Lookout:
    """The first legal actions of a view, with what they came to in some worlds: short rows, over and over."""
    table_of_values = np.array([np.resize(np.array(row, np.float64), worlds) for row in values]).T
    table_of_notes = np.zeros((worlds, len(values), FACTS), np.int16)
    for option, noted in enumerate(notes):
        for fact, row in noted.items():
            table_of_notes[:, option, fact] = np.resize(np.array(row), worlds)
    return Lookout(view, view.legal[: len(values)], table_of_values, table_of_notes, None)


def said(message: Message, view: View, code: str = "en") -> str:
    """A reason in words, with plain spaces."""
    scene = Scene(view.game.rules.deck.names, NAMES[: view.game.seats], view.seat)
    return language(code).say(message, scene).replace("\u202f", " ")


def view_of(state: fs.State) -> View:
    """What the seat to act sees."""
    assert state.to_act is not None
    return state.view(state.to_act)


@pytest.fixture
def oh_hell() -> View:
    """Seat 0 leads and has bid one trick."""
    return view_of(table("oh-hell", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", bids="1 1 0", dealer=2, seats=3))


def test_a_bid_that_is_made_more_often_is_told_with_both_chances(oh_hell):
    """That of the other option stands in brackets."""
    met = {Fact.MET: [1, 1, 1, 0]}, {Fact.MET: [1, 0, 0, 0]}
    reasons = reason(looked(oh_hell, [[1.0, 1.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0]], met))

    expected = "Clearly better than the ace of hearts. You make your bid in 75 % of deals (otherwise 25 %)."
    assert expected == said(reasons, oh_hell)


def test_the_trick_comes_before_what_comes_of_it(oh_hell):
    """Two differences that both go with the lead."""
    notes = {Fact.MET: [1], Fact.TRICK_WINNER: [0]}, {Fact.MET: [1, 0], Fact.TRICK_WINNER: [1]}
    reasons = reason(looked(oh_hell, [[1.0], [1.0, 0.0]], notes))

    expected = (
        "Clearly better than the ace of hearts. You win this trick in every deal (otherwise never). "
        "You make your bid in every deal (otherwise 50 %)."
    )
    assert expected == said(reasons, oh_hell)


def test_what_somebody_else_then_cannot_do_is_told(oh_hell):
    """Here seat 1 misses a bid, and nothing else differs."""
    notes = {Fact.MET: [1, 1, 1, 1]}, {Fact.MET: [3, 3, 3, 1]}
    reasons = reason(looked(oh_hell, [[1.0], [0.0, 0.0, 0.0, 1.0]], notes))

    expected = "Clearly better than the ace of hearts. Bob misses the bid in every deal (otherwise 25 %)."
    assert expected == said(reasons, oh_hell)


def test_what_speaks_against_the_best_option_is_not_told_for_it(oh_hell):
    """Fewer bids made are no reason, even with a higher value: what the round brings is."""
    notes = {Fact.MET: [0], Fact.SCORE: [9]}, {Fact.MET: [1], Fact.SCORE: [4]}
    reasons = reason(looked(oh_hell, [[0.9], [0.4]], notes))

    expected = "Clearly better than the ace of hearts. On average the round brings you +9.0 (otherwise +4.0)."
    assert expected == said(reasons, oh_hell)


def test_options_that_come_to_the_same_are_told_so(oh_hell):
    """In every world, and so for the whole round."""
    reasons = reason(looked(oh_hell, [[1.0, 0.0], [1.0, 0.0]], [{}, {}]))

    assert "It makes no difference: the ace of hearts is just as good." == said(reasons, oh_hell)


def test_a_lead_that_may_be_chance_is_none(oh_hell):
    """It is hardly a difference, and no reason is given for it."""
    notes = {Fact.MET: [1, 0]}, {Fact.MET: [0, 1]}
    reasons = reason(looked(oh_hell, [[1.0, 0.0], [0.0, 1.0]], notes))

    assert "Hardly any difference to the ace of hearts." == said(reasons, oh_hell)


def test_chances_are_told_no_more_exactly_than_they_are_known(oh_hell):
    """From eight worlds to one in ten, and such a lead is only probable."""
    met = {Fact.MET: [1, 1, 1, 1, 1, 1, 1, 0]}, {Fact.MET: [1, 0, 0, 1, 1, 0, 1, 0]}
    reasons = reason(looked(oh_hell, [[1, 1, 1, 1, 1, 1, 1, 0], [1, 0, 0, 1, 1, 0, 1, 0]], met, worlds=8))

    expected = "Probably better than the ace of hearts. You make your bid in 90 % of deals (otherwise 50 %)."
    assert expected == said(reasons, oh_hell)


def test_an_option_that_is_as_good_is_named_and_the_next_one_compared():
    """Of touching cards either will do; what matters is how both differ from a third."""
    view = view_of(table("oh-hell", hands="Ah Kh 7h | 8s 9d 2d | Kd Qs 3d", trump="s", bids="1 1 0", dealer=2, seats=3))
    met: list[Noted] = [{Fact.MET: [1]}, {Fact.MET: [1]}, {Fact.MET: [1, 0]}]
    lookout = looked(view, [[1.0], [1.0], [1.0, 0.0]], met)

    first, second, third = (
        said(Message("doing/play", {"card": str(action).split()[1]}), view) for action in view.legal
    )
    assert first
    met_always = "You make your bid in every deal (otherwise 50 %)."
    expected = f"Clearly better than {third}. {met_always} About as good: {second}."
    assert expected == said(reason(lookout), view)


def test_points_that_count_against_their_taker_are_penalty_points():
    """In Hearts fewer are better, and the sentence calls them by their name."""
    view = view_of(table("hearts", hands="2c 4d | 8c 9c | Kd Qs | 3c 3d", led="2c"))
    notes = {Fact.SIDE_POINTS: [2], Fact.TRICK_WINNER: [3]}, {Fact.SIDE_POINTS: [5, 9], Fact.TRICK_WINNER: [3]}
    told = said(reason(looked(view, [[-0.2], [-0.5, -0.9]], notes)), view)

    assert "On average you take 2.0 penalty points" in told


def test_whoever_would_take_all_penalty_cards_is_kept_from_it():
    """It is told what happens, not what happens never."""
    view = view_of(table("hearts", hands="2c 4d | 8c 9c | Kd Qs | 3c 3d", led="2c"))
    notes = {Fact.TOOK_ALL: [-1]}, {Fact.TOOK_ALL: [3, -1, -1, -1]}
    told = said(reason(looked(view, [[0.2], [-0.9, 0.2, 0.2, 0.2]], notes)), view)

    assert "Els is kept from taking all penalty cards in every deal (otherwise 75 %)." in told


def test_partners_are_spoken_to_as_a_side():
    """The trick of a partner is won by one's side."""
    view = view_of(table("spades", hands="Ah 7c | 8s 9d | Kd Qs | 2c 3c", bids="1 1 1 1", dealer=3))
    notes = {Fact.TRICK_WINNER: [2], Fact.SCORE: [20]}, {Fact.TRICK_WINNER: [1], Fact.SCORE: [-20]}
    told = said(reason(looked(view, [[1.0], [-1.0]], notes)), view)

    assert told.startswith(
        "Clearly better than the ace of hearts. Your side wins this trick in every deal (otherwise never)."
    )


def test_the_last_card_of_a_suit_is_told_where_nothing_else_tells_of_the_trick():
    """Whoever is without a suit may trump it."""
    view = view_of(table("oh-hell", hands="7c Ah Kh | 8s 9d 2d | Kd Qs 3d", trump="s", bids="1 1 0", dealer=2, seats=3))
    cleared = [action for action in view.legal if str(action) == "play 7c"]
    others = [action for action in view.legal if str(action) != "play 7c"]
    lookout = looked(view, [[1.0], [1.0, 0.0]], [{Fact.MET: [1]}, {Fact.MET: [1, 0]}])
    told = reason(Lookout(view, [*cleared, *others[:1]], lookout.values, lookout.notes, None))

    assert "It is your last card of clubs." in said(told, view)


def test_a_last_card_is_told_with_what_it_is_good_for():
    """A hand that still has trumps can trump the suit; where cards count against their taker, it can be rid of them."""
    hands = "7c Ah Kh 2s | 8s 9d 3d 4d | Kd Qs 5d 6d"
    trumps = table("oh-hell", hands=hands, trump="s", bids="1 1 0", dealer=2, seats=3)
    penalties = table("hearts", hands=f"{hands} | 2c 3c 4c 5c")
    notes: list[Noted] = [{Fact.MET: [1], Fact.SIDE_POINTS: [0]}, {Fact.MET: [1, 0], Fact.SIDE_POINTS: [9]}]
    told = []
    for view in map(view_of, (trumps, penalties)):
        lookout = looked(view, [[1.0], [1.0, 0.0]], notes)
        actions = [fs.Game.action(view.game, text) for text in ("play 7c", "play Kh")]
        told.append(said(reason(Lookout(view, actions, lookout.values, lookout.notes, None)), view))

    assert told[0].endswith("It is your last card of clubs, so you can trump that suit later.")
    assert told[1].endswith("It is your last card of clubs, so you can throw what you like on that suit later.")


def test_a_small_difference_needs_no_figures(oh_hell):
    """Of a chance it is told in words, and only if nothing larger differs; of an amount nothing is told."""
    met = {Fact.MET: [1] * 14 + [0] * 6}, {Fact.MET: [1] * 13 + [0] * 7}
    values = [[1.0] * 14 + [0.0] * 6, [1.0] * 13 + [0.0] * 7]
    small = said(reason(looked(oh_hell, values, met)), oh_hell)
    beside: tuple[Noted, Noted] = ({**met[0], Fact.TRICK_WINNER: [0]}, {**met[1], Fact.TRICK_WINNER: [1]})
    larger = said(reason(looked(oh_hell, [[1.0], [0.5]], beside)), oh_hell)
    amount = {Fact.SCORE: [100]}, {Fact.SCORE: [96]}

    assert "Clearly better than the ace of hearts. You make your bid a little more often." == small
    assert "Clearly better than the ace of hearts. You win this trick in every deal (otherwise never)." == larger
    assert "Clearly better than the ace of hearts on average." == said(
        reason(looked(oh_hell, [[1.0], [0.9]], amount)), oh_hell
    )


def test_nobody_takes_no_trick_in_no_deal():
    """Where it is good to take some, that is what is told."""
    view = view_of(table("miesjelen", hands="Ah 7c | 8s 9d | Kd Qs", trump="s", seats=3))
    notes = {Fact.NO_TRICK: [0]}, {Fact.NO_TRICK: [1, 1, 0, 0]}
    told = said(reason(looked(view, [[1.0], [0.0, 0.0, 1.0, 1.0]], notes)), view)

    assert "You take a trick in every deal (otherwise 50 %)." in told


def test_fewer_card_points_are_no_reason_beside_another():
    """Whoever avoids tricks is after the round, and the points are what comes of it."""
    view = view_of(table("zole", hands="Ah 9c Qc | Kh Th 9h | Ac Tc Kc", contract="Z", solo=0))
    notes = {Fact.SIDE_POINTS: [26], Fact.SCORE: [3]}, {Fact.SIDE_POINTS: [32], Fact.SCORE: [3, -3]}
    told = said(reason(looked(view, [[1.0], [1.0, 0.0]], notes)), view)

    assert "win the round" in told
    assert "card points" not in told


def test_a_player_that_looks_at_no_deal_says_what_it_has_learned(oh_hell):
    """Without any number of deals."""
    told = at_first_sight(oh_hell.legal, [0.9, 0.1], oh_hell)

    assert "Learned from many games: far better than the ace of hearts." == said(told, oh_hell)


def test_what_others_make_of_their_bids_is_no_reason_for_a_bid():
    """The round's score is, where the own bid is not made more often."""
    view = view_of(bidding("oh-hell", seats=3, hand_size=3, bids="1"))
    notes = {Fact.MET: [0], Fact.SCORE: [3]}, {Fact.MET: [7], Fact.SCORE: [1]}
    told = said(reason(looked(view, [[0.3], [0.1]], notes)), view)

    assert "Clearly better than a bid of 1. On average the round brings you +3.0 (otherwise +1.0)." == told


def test_of_cards_that_are_picked_only_those_that_differ_are_named():
    """Passing three cards, of which two are the same."""
    view = view_of(fs.game("hearts").start(seed=1))
    cards = view.hand
    picks = [Pick("pass", cards[:3]), Pick("pass", (cards[0], cards[1], cards[5]))]
    lookout = looked(view, [[1.0], [0.0, 0.5]], [{Fact.SIDE_POINTS: [1]}, {Fact.SIDE_POINTS: [9, 4]}])
    told = reason(Lookout(view, picks, lookout.values, lookout.notes, None))

    assert {"cards": [str(cards[5])], "kept": [str(cards[2])]} == told.facts["second"].facts


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("key", fs.games())
def test_whatever_was_noted_can_be_told_in_every_language(key: str, code: str):
    """At random positions of every game, with random notes: a sentence that ends, and no code left in it."""
    chance, state = random.Random(key), fs.game(key).start(seed=key)
    numbers = np.random.default_rng(7)
    for _ in range(60):
        if state.to_act is None:
            break
        view = view_of(state)
        options = min(4, len(view.legal))
        if options > 1:
            values = numbers.normal(size=(24, options)) - 0.6 * np.arange(options)
            values[12:, options - 1] = np.nan
            notes = numbers.integers(0, 2 + chance.randrange(60), (24, options, FACTS)).astype(np.int16)
            notes[:, :, Fact.TRICK_WINNER] %= view.game.seats
            dearest = view.game.rules.deck.cards[0]
            told = said(reason(Lookout(view, view.legal[:options], values, notes, dearest)), view, code)
            assert told.endswith(".")
            assert "hint" not in told.casefold()
        state = state.play(chance.choice(view.legal))
