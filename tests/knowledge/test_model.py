"""What can be known of a whole deal, against Kripke models by brute force."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import followsuit as fs
from followsuit.engine.later_round import at_round
from followsuit.knowledge import moment_of, worlds
from followsuit.knowledge.errors import FormulaError, TooLarge
from followsuit.knowledge.facts import TRUMP, Holds, Void
from followsuit.knowledge.formulas import And, Announced, Common, Everyone, Formula, Knows, Not, Possible, Truth
from followsuit.knowledge.model import Model
from followsuit.knowledge.notation import read
from followsuit.laws.brute_force import round_of, true_world, ways_to_pass
from followsuit.laws.random_play import course
from tests.knowledge.kripke import Kripke, random_formula
from tests.knowledge.pages import random_game, small_game
from tests.knowledge.test_worlds import SMALL, ways
from tests.support import carded, every_game, play_randomly, setting_name, table

MOST_WAYS = 120
"""How many layings brute force is asked to try."""

every_small_game = pytest.mark.parametrize("game", SMALL, ids=setting_name)
seeds = st.integers(0, 2**32)


def small_position(game: fs.Game, rng: random.Random, most: int = MOST_WAYS) -> fs.State:
    """A state of a random round in which a spectator has little left to think of."""
    states = course(game, rng.randint(1, game.rounds or 1), rng.randrange(2**32))
    fitting = [state for state in states if 1 < ways(state, None) <= most]
    assume(fitting)
    return rng.choice(fitting)


def agrees(state: fs.State, rng: random.Random) -> None:
    """Some random formulas hold in the worlds in which brute force finds them true, and in no others."""
    brute = Kripke(state)
    for depth in (1, 2, 3):
        formula = random_formula(state, rng, depth)
        model, true = Model(state.view(), formula), brute.true_in(formula)
        found = {world for world in brute.worlds if model.holds(formula, world)}
        assert true == found, str(formula)


@every_small_game
@given(seed=seeds)
def test_formulas_hold_where_brute_force_finds_them_true(game: fs.Game, seed: int):
    """Up to three deep, announcements and common knowledge included, in every world."""
    rng = random.Random(seed)

    agrees(small_position(game, rng), rng)


@given(seed=seeds)
def test_the_same_goes_for_pages_of_words_at_random(seed: int):
    """Copies, a card dealt face up, cards on the table, a dealer who sits out, other duties."""
    rng = random.Random(seed)

    agrees(small_position(random_game(seed), rng), rng)


@given(seed=seeds)
def test_the_same_goes_for_cards_that_were_passed_or_put_away(seed: int):
    """Who gave a card, who got it, who ordered it up and who discarded one; other duties, and cards that must wait."""
    rng = random.Random(seed)

    agrees(small_position(small_game(seed), rng, most=400), rng)


def always(state: fs.State, formula: Formula) -> bool:
    """Whether a formula holds in all deals that fit what is public."""
    model = Model(state.view(), formula)
    return model.within(formula) == model.law


@every_small_game
@given(seed=seeds)
def test_knowledge_is_true_and_knows_itself(game: fs.Game, seed: int):
    """The truths of S5: what is known is so, is known to be known, and what is not known is known not to be."""
    rng = random.Random(seed)
    state = small_position(game, rng)
    some, seat = random_formula(state, rng, 1), rng.randrange(game.seats)
    known = Knows(seat, some)

    assert always(state, known >> some)
    assert always(state, known >> Knows(seat, known))
    assert always(state, ~known >> Knows(seat, ~known))
    other = random_formula(state, rng, 1)
    assert always(state, (known & Knows(seat, some >> other)) >> Knows(seat, other))
    assert always(state, ~known >> Possible(seat, ~some))


@every_small_game
@given(seed=seeds)
def test_common_knowledge_is_what_everyone_knows_and_knows_to_be_common(game: fs.Game, seed: int):
    """It is true, closed under everybody's knowledge, and what everyone would go on knowing for ever is common."""
    rng = random.Random(seed)
    state = small_position(game, rng)
    some = random_formula(state, rng, 1)
    common = Common(some)

    assert always(state, common >> some)
    assert always(state, common >> Everyone(common))
    assert always(state, Common(some >> Everyone(some)) >> (some >> common))


@every_small_game
@given(seed=seeds)
def test_announcing_a_truth_keeps_the_true_world(game: fs.Game, seed: int):
    """And a fact that is announced is common knowledge afterwards."""
    rng = random.Random(seed)
    state = small_position(game, rng)
    fact, some = Holds(rng.randrange(game.seats), rng.choice(game.rules.deck.cards)), random_formula(state, rng, 2)
    model = Model(state.view(), some)
    true = some if model.holds(some, true_world(state)) else ~some

    # Nothing false follows from it there, so the world is still in the law.
    announced = ~Announced(true, Truth(value=False))
    assert Model(state.view(), announced).holds(announced, true_world(state))
    assert always(state, Announced(fact, Common(fact)))


@every_game
def test_counts_are_those_of_the_worlds_of_every_view(game: fs.Game):
    """At some points of some rounds, for every seat and for spectators, whatever a formula tells apart."""
    # What was passed makes the model of six hands many times larger.
    for seed in range(1 if game.rules.gives_cards and game.seats > 5 else 3):
        rng = random.Random(seed)
        state = play_randomly(at_round(game, rng.randint(1, game.rounds or 1), seed), rng, actions=rng.randrange(30))
        moment, asked = moment_of(state), Holds(rng.randrange(game.seats), rng.choice(game.rules.deck.cards))
        assert moment.deal is not None
        for seat in (None, *range(game.seats)):
            model = Model(moment.public, asked, seats=() if seat is None else (seat,))
            passed = ways_to_pass(state, seat) if moment.round is not None else 1
            try:
                left = model.left_to(seat, moment.deal)
            except TooLarge:
                # What was passed parts every hand in two, which is more than fits at a table of six.
                assert game.rules.gives_cards
                continue
            assert worlds(state.view(seat)).count * passed == left


def test_a_count_is_of_the_deals_in_which_something_holds():
    """Zole's example of docs/worlds.md: the ace of clubs is in the stash in two deals of nine."""
    state = fs.game("zole").start().play("dealer 2")
    state = state.play("deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d")
    for action in ("choose P", "choose B", "stash Ac Ah", "play Kc", "play 9d", "play Tc"):
        state = state.play(action)
    stashed = Holds("stash", fs.Card("A", "c"))
    model, deal = Model(state.view(), stashed, seats=(0,)), moment_of(state).deal
    assert deal is not None

    assert 231_660 == model.left_to(0, deal)
    assert 231_660 * 2 // 9 == model.left_to(0, deal, model.within(stashed))


def knows(state: fs.State, text: str) -> bool:
    """Whether a formula holds in the true deal of a state."""
    formula, deal = read(text, state.game), moment_of(state).deal
    assert deal is not None
    return Model(state.view(), formula).holds(formula, deal)


@pytest.fixture
def study() -> fs.State:
    """A round of the study's game, all of whose cards are dealt: North leads."""
    game = fs.game("boerenbridge")
    hands = "As Kh Tc Td Jd | Ks Qs Kc Qd Kd | Qh Th Ah Js Ac | Ts Jh Jc Qc Ad"
    return table(game, hands=hands, trump="c", leader=0, number=3)


def test_a_card_on_the_table_is_nobody_elses_and_all_know_it(study: fs.State):
    """North plays the ace of spades: it is common knowledge that nobody else holds it."""
    nobody_else = "!holds(E, As) & !holds(S, As) & !holds(W, As)"
    assert not knows(study, f"K[S] ({nobody_else})")
    assert knows(study, f"K[N] ({nobody_else})")

    assert knows(carded(study, "As"), f"C ({nobody_else} & !holds(N, As))")


def test_not_following_shows_to_all_that_a_suit_is_gone(study: fs.State):
    """East fails to follow hearts: everyone knows that it lacks the queen, and that everyone knows."""
    led = carded(study, "Kh")
    assert not knows(led, "K[W] !holds(E, Qh)")

    shown = carded(led, "Ks")

    assert knows(shown, "E !holds(E, Qh)")
    assert knows(shown, "E E !holds(E, Qh)")
    assert knows(shown, "C void(E, h)")
    # West holds one of the four hearts that are left and the others are with South: who else could have them?
    assert knows(shown, "K[W] (holds(S, Qh) | holds(N, Qh))")
    assert not knows(shown, "C holds(S, Qh)")


def test_following_shows_nothing_about_the_rest(study: fs.State):
    """And neither does leading."""
    followed = carded(study, "As Ks")

    assert knows(followed, "M[S] holds(E, Qs) & M[S] !holds(E, Qs)")
    assert knows(followed, "M[W] void(E, s) & M[W] void(N, s)")


def test_a_magic_card_on_a_led_element_shows_nothing():
    """A zero may be played at any time, so its player may still have the element; another element shows it."""
    hands = "7f 3w 4w | 0 5f 2a | 9e 6f 8a"
    led = table("elemental", hands=hands, trump="e", led="7f", number=3)

    assert knows(carded(led, "0"), "M[S] holds(E, 5f) & M[N] !void(E, f)")
    assert not knows(carded(led, "0"), "K[S] void(E, f)")
    other = table("elemental", hands="7f 3w 4w | 0 5w 2a | 9e 6f 8a", trump="e", led="7f 2a", number=3)
    assert knows(other, "C void(E, f)")
    # Of a zero and an infinity nothing is shown: they are of no element.
    assert knows(other, "M[S] holds(E, 0) & M[S] holds(E, ∞)")


def test_the_jack_of_arrows_is_shown_where_the_rules_owe_it():
    """As the highest trump it is owed to a trump that is led; without trump it is of no suit and owed to nothing."""
    hands = "7a 3b 4b | 9b J 2d | 9c 6a 8d"
    with_trump = table("ninja-whist", hands=hands, trump="a", led="7a J", number=3)
    assert knows(with_trump, "M[S] holds(E, 5a)")

    not_owed = table("ninja-whist", hands="7a 3b 4b | 9b 3c 2d | 9c 6a 8d", trump="a", led="7a 9b", number=3)
    assert knows(not_owed, "C (!holds(E, J) & void(E, a))")

    without = table("ninja-whist", hands="7a 3b 4b | 9b 3c 2d | 9c 6a 8d", trump=None, led="7a 9b", number=3)
    assert knows(without, "C void(E, a) & M[S] holds(E, J)")


def test_permanent_trumps_are_of_no_printed_suit():
    """In Zole, whoever is void of plain hearts may have the queen, which is a trump; `trump` is all of them."""
    state = fs.game("zole").start().play("dealer 2")
    state = state.play("deal Ad As 9c Kc Td Jd Qc 9s | Ts 9d Kd Qh Js Ac Jc Ah | Qs Ks Tc 9h Qd Th Kh Jh / 8d 7d")
    for action in ("choose P", "choose B", "stash Ac Ah", "play Kc", "play 9d", "play Tc"):
        state = state.play(action)

    assert knows(state, "C void(E, c)")
    assert knows(state, "M[N] holds(E, Qs) & M[S] holds(E, Qh) & !void(E, trump)")
    assert knows(state, "K[E] holds(stash, Ac) & !K[N] holds(stash, Ac) & K[N] (holds(S, Ac) | holds(stash, Ac))")


def test_a_bid_shows_nothing():
    """It is evidence, and changes chances only."""
    state = fs.game("boerenbridge").start(3)
    formula = Possible(1, Holds(0, fs.Card("A", "s")))
    before = Model(state.view(), formula)
    after = Model(state.play("bid 3").view(), formula)

    assert before.count(before.within(formula)) == after.count(after.within(formula))


def test_the_seat_that_sits_out_knows_what_is_public():
    """It holds nothing, so it knows what a spectator knows."""
    state = play_randomly(fs.game("zole", seats=4).start(5), random.Random(5), actions=8)
    out = next(seat for seat in range(4) if seat not in state.view().playing)
    card = next(card for hand in round_of(state).hands for card in hand)
    formula = Knows(out, Not(Holds(next(iter(state.view().playing)), card)))

    model, view = Model(state.view(), formula), state.view()

    assert (model.within(formula) == model.law) == (view.playing[0] not in worlds(view).may_hold(card))


@pytest.mark.parametrize("key", sorted(fs.games()))
def test_there_is_nothing_to_know_when_nothing_is_dealt(key: str):
    """Before the first deal and after the end everybody knows that nobody holds anything."""
    game = fs.game(key)
    card = game.rules.deck.cards[0]
    formula = Common(And(tuple(~Holds(seat, card) & Void(seat, TRUMP) for seat in range(game.seats))))
    ended = play_randomly(game.start(1), random.Random(1), rounds=500)

    for state in (game.start(), game.start().play("dealer 0"), ended):
        model, deal = Model(state.view(), formula), moment_of(state).deal
        assert deal is not None
        assert model.holds(formula, deal)
        assert 1 == model.count(model.law)


def test_a_deal_nearby_is_one_that_fits_and_moves_few_cards():
    """The seat that cannot tell them apart has the same cards in both."""
    state = play_randomly(fs.game("boerenbridge", schedule="fifteen").start(4), random.Random(4), actions=90)
    deal, view = moment_of(state).deal, state.view()
    assert deal is not None
    for seat in view.playing:
        other = next(other for other in view.playing if other != seat and deal.hands[other])
        formula = Holds(other, deal.hands[other][0])
        model = Model(view, formula, seats=(seat,))
        left = model.diagram.rest(model.within(formula), model.possible_to(seat, deal))
        if left.satisfiable():
            world = model.nearest(left, deal)
            assert world in worlds(state.view(seat))
            assert formula.card not in world.hands[other]
            assert 2 >= sum(len(set(now) - set(before)) for now, before in zip(world.hands, deal.hands, strict=True))


def test_what_would_outgrow_its_memory_is_refused():
    """Instead of filling the machine; it says what would help."""
    state = at_round(fs.game("boerenbridge", schedule="fifteen"), 8, 1)
    formula = read("C (void(N, h) | void(E, s) | void(S, d) | void(W, c))", state.game)

    with pytest.raises(TooLarge, match="more than 4 megabytes") as refused:
        Model(state.view(), formula, megabytes=4).within(formula)

    assert "Ask about fewer suits" in refused.value.remedy


@pytest.mark.parametrize(
    ("formula", "told"),
    [
        (Holds(4, fs.Card("A", "s")), "4, which is no place"),
        (Holds("sleeve", fs.Card("A", "s")), "sleeve, which is no place"),
        (Knows(-1, Truth(value=True)), "-1, which is no place"),
        (Holds(1, fs.Card("A", "x")), "Ax, which is no card"),
    ],
)
def test_what_a_game_does_not_have_is_refused(formula: Formula, told: str):
    """Formulas made in Python may speak of anything."""
    with pytest.raises(FormulaError, match=told):
        Model(fs.game("boerenbridge").start(1).view(), formula)


def test_a_suit_that_a_game_does_not_have_is_refused():
    """As everywhere."""
    with pytest.raises(fs.ParseError):
        Model(fs.game("boerenbridge").start(1).view(), Void(1, "x"))
