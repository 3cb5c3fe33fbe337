"""How a round's trump is found."""

import pytest

import followsuit as fs
from followsuit.cards import elemental
from followsuit.engine.actions import Call
from followsuit.rules import SuitOfTurned
from followsuit.rules.trump import suit_refusal
from tests.support import broken, played, texts

NAMING = "dealer 1; deal 1f | 2f | 3f; turn ∞"


@pytest.mark.parametrize(("turned", "trump"), [("7f", "f"), ("13w", "w"), ("1e", "e"), ("5a", "a"), ("0", None)])
def test_the_suit_of_the_turned_card_is_trump(turned: str, trump: str | None):
    """A card without a suit makes none."""
    word = SuitOfTurned(no_trump="0", named="∞")

    assert trump == word.trump(elemental().parse(turned))


@pytest.mark.parametrize(("turned", "named"), [("∞", True), ("0", False), ("7f", False)])
def test_only_the_naming_card_lets_the_dealer_name_a_trump(turned: str, named: bool):
    """The other cards settle it themselves."""
    word = SuitOfTurned(no_trump="0", named="∞")

    assert named is word.is_named(elemental().parse(turned))


def test_every_suit_may_be_named():
    """The four elements, and nothing else."""
    state = played(fs.game("elemental", seats=3).start(), NAMING)

    assert ("trump f", "trump w", "trump e", "trump a") == texts(state.legal())


@pytest.mark.parametrize("text", ["none", "-", "m", "h", "∞"])
def test_what_is_no_suit_cannot_be_named_trump(text: str):
    """The answer lists the suits; there is no naming of no trump."""
    state = played(fs.game("elemental", seats=3).start(), NAMING)

    expected = f"“{text}” is not a suit. The suits are f (fire), w (water), e (earth), a (air)."
    assert ("parse/invalid", expected) == broken(state, f"trump {text}")


def test_a_program_that_names_no_suit_is_refused():
    """An action that was not read from text is checked as well."""
    state = played(fs.game("elemental", seats=3).start(), NAMING)
    refusal = state.why_not(Call("trump", "x"))

    assert refusal is not None
    assert (
        "trump/no-suit",
        "“x” cannot be trump. Name one of: `trump f` (fire), `trump w` (water), `trump e` (earth), `trump a` (air).",
        ["f", "w", "e", "a"],
    ) == (refusal.code, refusal.sentence, refusal.facts["suits"])


def test_a_suit_of_the_deck_can_be_trump():
    """No refusal for any of them."""
    assert [None] * 4 == [suit_refusal(suit.letter, elemental()) for suit in elemental().suits]


def test_the_bids_wait_for_the_trump_to_be_named():
    """The refusal says whose part it is and how it is written."""
    state = played(fs.game("elemental", seats=3).start(), NAMING)

    assert ("action/not-now", "`bid 0` must wait: now a suit is to be named as trump (`trump f`).") == broken(
        state, "bid 0"
    )


def test_a_trump_is_read_in_capitals_too():
    """`trump F` is `trump f`."""
    assert "trump f" == str(fs.game("elemental").action("trump F"))


def test_everyone_is_told_who_made_the_trump():
    """The dealer where it was named, nobody where a card or chance made it."""
    named = played(fs.game("elemental", seats=3).start(), NAMING).advance("trump e")[1]
    turned = played(fs.game("elemental", seats=3).start(), "dealer 1; deal 1f | 2f | 3f").advance("turn 9e")[1]

    assert [("trump", 1, {"suit": "e"})] == [(event.kind, event.seat, event.facts) for event in named]
    assert ("trump", None, {"suit": "e"}) == (turned[-1].kind, turned[-1].seat, turned[-1].facts)


def test_a_fixed_trump_is_trump_from_the_deal_on():
    """Spades in Spades, in every round, without a word said."""
    state = fs.game("spades").start(seed=3)

    assert ("s", "s") == (state.view(0).trump, state.record()["rounds"][0]["trump"])
    assert None is state.view(0).turned
