"""How a round's trump is found."""

from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.cards import elemental
from followsuit.engine.actions import Call
from followsuit.rules import Deal, DealerSitsOut, DrawnSuit, FixedTrump, NextCard, Rules, SuitOfTurned
from followsuit.rules.check import problems
from followsuit.rules.trump import suit_refusal
from tests.rules.spoilt import PLAIN, TURNED, Mistakes, dealt, each_of
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


MISTAKES: Mistakes = {
    "a turned card and a drawn suit": (
        replace(TURNED, trump=DrawnSuit()),
        4,
        "`deal.face_up` turns a card, but `trump` is DrawnSuit: turn none, or take the trump of SuitOfTurned.",
    ),
    "no turned card": (
        replace(PLAIN, trump=SuitOfTurned()),
        4,
        "`trump` is SuitOfTurned, but no card is ever turned: set `deal.face_up` to DealersCard or NextCard.",
    ),
    "a card that is never turned": (
        dealt(Deal(hands=5, face_up=NextCard(except_longest=True)), TURNED),
        4,
        "`trump` is SuitOfTurned, but no card is ever turned: set `deal.face_up` to DealersCard or NextCard.",
    ),
    "no trump by a card that is not there": (
        replace(TURNED, trump=SuitOfTurned(no_trump="J")),
        4,
        "`trump.no_trump` names “J”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a trump named by a card in another spelling": (
        replace(TURNED, deck=elemental(), trump=SuitOfTurned(named="oo")),
        4,
        "`trump.named` names “oo”, which is not a card of the deck: write one such as `0`.",
    ),
    "a trump named by a dealer without cards": (
        replace(
            TURNED,
            deal=Deal(hands=5, face_up=NextCard(), sitting_out=DealerSitsOut()),
            trump=SuitOfTurned(named="2c"),
        ),
        4,
        (
            "`trump.named` lets the dealer name a trump by its hand, but DealerSitsOut gives it none: leave one of "
            "them out."
        ),
    ),
    "a fixed trump that is no suit": (
        replace(PLAIN, trump=FixedTrump("x")),
        4,
        "`trump` names “x”, which is not a suit of the deck: write one of c d h s.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_finds_the_trump_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
