"""Stages: what is decided before the first card, one matter after another."""

import pytest

import followsuit as fs
from followsuit.cards import french
from followsuit.engine.actions import Call
from followsuit.engine.game import Game
from followsuit.errors import ParseError
from followsuit.rules import Bids, Deal, FirstTo, FollowSuit, NamesTrump, Page, Partners, Passing, PerTrick, Rules
from followsuit.rules.stages import without
from tests.support import SETTINGS, broken, played, setting_name, texts

HANDS = "Ac Kc 9h | Ad Kd 9c | Ah Kh 9d | As Ks 9s"


def staged(*stages) -> fs.State:
    """A game of three cards with some stages, dealt, seat 0 to speak first."""
    rules = Rules(
        deck=french("9", "A"),
        deal=Deal(hands=3),
        sides=Partners(),
        stages=stages,
        play=(FollowSuit(),),
        score=(PerTrick(+1),),
        end=(FirstTo(10),),
    )
    page = Page("staged", 1, "Staged", "Stages.", (4,), 4, lambda: rules)
    return played(Game.of(page).start(), f"dealer 3; deal {HANDS}")


def test_stages_follow_each_other_in_the_order_of_the_page():
    """Cards first, then trump, then bids, then play."""
    state = staged(Passing(1, to=(2,)), NamesTrump(), Bids())
    asked = []
    while state.view().ask is not None:
        asked.append((state.to_act, state.view().asked))
        state = state.play(state.legal()[0])

    assert [*((seat, "pass") for seat in range(4)), (0, "trump"), *((seat, "bid") for seat in range(4))] == asked


def test_a_game_without_stages_begins_with_a_card():
    """Nobody is asked anything before."""
    assert ("play Kc", "play Ac", "play 9h") == texts(staged().legal())


def test_what_was_said_is_kept_in_order():
    """By whom, with which verb."""
    state = played(staged(NamesTrump(may_pass=True), Bids()), "trump pass; trump h; bid 1")

    told = [(call.seat, call.verb, call.said) for call in state.position.table.calls]
    assert [(0, "trump", "pass"), (1, "trump", "h"), (0, "bid", "1")] == told


def test_who_names_the_trump_undertakes_the_round():
    """With its partner."""
    state = played(staged(NamesTrump()), "trump h")

    assert (0, "h", None) == (state.position.table.declarer, state.view().trump, state.position.table.solo)


def test_naming_may_be_passed_round_once():
    """Then the seat after the dealer must."""
    state = played(staged(NamesTrump(may_pass=True)), "trump pass; trump pass; trump pass; trump pass")

    assert (0, ("trump c", "trump d", "trump h", "trump s")) == (state.to_act, texts(state.legal()))
    assert ("trump/must-name", "You may not pass now: everyone has. Name a suit.") == broken(state, "trump pass")


def test_nobody_passes_where_the_first_must_name():
    """Also not as an action that a program makes."""
    state = staged(NamesTrump())

    assert "trump/must-name" == broken(state, "trump pass")[0]
    assert "trump/no-suit" == state.why_not(Call("trump", "x")).code  # type: ignore[union-attr]


def test_cards_leave_a_hand_once_for_each_copy():
    """The others keep their order."""
    deck = french("9", "A")

    assert deck.parse_all("9c Ah") == without(deck.parse_all("9c 9d Ah"), deck.parse_all("9d"))


@pytest.mark.parametrize("text", ["", "x" * 1_000, "up\x00"])
def test_what_cannot_be_said_cannot_be_read(text: str):
    """Nothing, too much, or what nobody can print."""
    with pytest.raises(ParseError):
        fs.game("euchre").action(f"call {text}")


@pytest.mark.parametrize("game", SETTINGS, ids=setting_name)
def test_every_verb_of_a_stage_has_an_example_that_can_be_read(game: fs.Game):
    """What refusals and rules pages show is what one may type."""
    for stage in game.rules.all_stages:
        for verb in stage.verbs:
            assert verb == game.action(stage.example(game.rules, verb)).verb
