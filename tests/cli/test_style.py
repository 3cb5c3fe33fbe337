import re
from io import StringIO

import pytest
from rich.console import Console

import followsuit as fs
from followsuit.language.wording import language
from followsuit.rules.page import pages
from followsuit.terminal.board import Board
from followsuit.terminal.progress import Done, games_progress
from followsuit.terminal.speech import Speech
from followsuit.terminal.style import (
    SUIT_STYLES,
    card_text,
    cards_text,
    decimal,
    in_hand,
    number,
    shown_names,
    tokens_text,
)
from tests.support import table

FRENCH = fs.game("boerenbridge").rules.deck


def ansi(renderable) -> str:
    """What a terminal with sixteen colours is sent."""
    out = StringIO()
    Console(file=out, force_terminal=True, color_system="standard", _environ={}).print(renderable, end="")
    return out.getvalue()


@pytest.mark.parametrize(("card", "code"), [("Qc", "1;32"), ("Qd", "1;94"), ("Qh", "1;31"), ("Qs", "1;39")])
def test_every_french_suit_has_its_colour(card, code):
    """Clubs green, diamonds blue, hearts red, spades as the terminal writes."""
    text = card_text(FRENCH, FRENCH.parse(card))

    assert f"\x1b[{code}m{FRENCH.pretty(FRENCH.parse(card))}\x1b[0m" == ansi(text)


@pytest.mark.parametrize("page", pages().values(), ids=lambda page: page.key)
def test_the_suits_of_every_deck_have_four_different_colours(page):
    """No two suits of a deck look alike."""
    suits = fs.game(page.key).rules.deck.suits

    assert 4 == len({SUIT_STYLES[suit.name] for suit in suits})


def test_cards_that_may_be_played_are_bright_and_the_others_dim():
    """With hearts led, the hand's hearts stand out."""
    state = table("boerenbridge", hands="Ah Kh | 9h 2c | 3d 4d | 5s 6s", trump="s", led="Ah")
    hand = state.view(1).hand
    playable = {FRENCH.parse("9h")}

    assert "\x1b[2;32m2♣\x1b[0m \x1b[1;31m9♥\x1b[0m" == ansi(cards_text(FRENCH, hand, playable))
    assert ansi(cards_text(FRENCH, in_hand(state.game.rules, hand, "s"), playable)) in ansi(
        Board(state.game, Speech.about(state.game, "abcd", 1)).hand(state.view(1))
    )


def test_what_is_offered_can_be_typed():
    """A trump to name, and a token to take: of whom, is told beside it."""
    starts = (fs.game("elemental").start(seed=seed) for seed in range(100))
    naming = next(state for state in starts if state.view(None).asked == "trump")
    offered = Board(naming.game, Speech.about(naming.game, "abcd")).choices(naming.view(naming.position.seat))
    assert "trump f (fire), w (water), e (earth) or a (air)" == offered

    kinds = fs.game("ninja-whist").rules.tokens
    assert kinds is not None
    areas = f"{' '.join(kinds.kinds[:2])} | | {' '.join(kinds.kinds[2:])}"
    taking = table("ninja-whist", hands="2c | 9c | 3c", score_areas=areas)
    for action in ("play 2c", "play 9c", "play 3c", "done"):
        taking = taking.play(action)
    offered = Board(taking.game, Speech.about(taking.game, ("greedy", "You", "random"), 1)).choices(taking.view(1))
    assert offered.startswith(f"take 2 {kinds.kinds[2]}, 2 ")
    assert offered.endswith("; 2 is random")


@pytest.mark.parametrize(
    ("key", "totals", "winner", "order"),
    [("miesjelen", (98, 59, 0, -12), 2, "cdba"), ("boerenbridge", (98, 59, 0, -12), 0, "abcd")],
)
def test_a_result_has_the_winner_first_and_then_who_came_nearest(key, totals, winner, order):
    """Nearest to zero where that is the aim, else the most points."""
    shown = StringIO()
    game = fs.game(key, seats=4)
    Console(file=shown).print(Board(game, Speech.about(game, "abcd")).result(totals, (winner,)))

    assert list(order) == re.findall(r"^ *([abcd])  ", shown.getvalue(), re.MULTILINE)


def test_copies_of_a_face_are_shown_once_with_their_number():
    """Two zeros are 0×2."""
    deck = fs.game("elemental").rules.deck

    assert "0×2 7▲ ∞" == cards_text(deck, deck.parse_all("0 0 7f oo")).plain


def test_icons_of_a_token_have_the_colours_of_their_suits():
    """A token is its letters, each in its suit's colour; the blank one is dim."""
    deck = fs.game("ninja-whist").rules.deck

    assert "\x1b[31ma\x1b[0m\x1b[32mb\x1b[0m \x1b[2m-\x1b[0m" == ansi(tokens_text(deck, ("ab", "-")))


@pytest.mark.parametrize(
    ("key", "trump", "dealt", "held"),
    [
        ("boerenbridge", "h", "2c Ac 5h Th Ks", "Th 5h Ac 2c Ks"),
        ("zole", None, "Ac Qc 7d Td Jh 9s As", "Qc Jh Td 7d Ac As 9s"),
        ("ninja-whist", "b", "Ka Aa J 2b", "J 2b Ka Aa"),
        ("elemental", "w", "0 ∞ 1f 13f 2w", "∞ 2w 13f 1f 0"),
    ],
)
def test_a_hand_is_held_trumps_first_and_from_high_to_low(key, trump, dealt, held):
    """As people sort their cards, by what the cards are in this round."""
    rules = fs.game(key).rules

    assert held == " ".join(map(str, in_hand(rules, rules.deck.parse_all(dealt), trump)))


def test_numbers_have_a_true_minus():
    """Whole and decimal, and a zero has none."""
    assert ("−12", "7") == (number(-12), number(7))
    assert ("−1.50", "0.00", "3.25") == (decimal(-1.5, 2), decimal(-0.001, 2), decimal(3.25, 2))


def test_numbers_have_their_thousands_parted():
    """Whole and decimal, with a minus or without."""
    assert ("−1,000", "1,234,567") == (number(-1000), number(1_234_567))
    assert ("−1,000.5", "12,345") == (decimal(-1000.5), decimal(12345, 0))


def test_the_bar_counts_with_thousands_parted():
    """The first number is as wide as the second, so that nothing moves."""
    with games_progress(language("en").say) as progress:
        task = progress.add_task("Zole", total=20_000)
        progress.advance(task, 1_500)

        assert " 1,500/20,000" == Done().render(progress.tasks[0]).plain


def test_names_that_occur_twice_are_told_apart_by_their_seats():
    """Three players of one name get a number each, others stay as they are."""
    assert ("Anna", "random 1", "random 2") == shown_names(["Anna", "random", "random"])


def test_names_that_cannot_be_printed_are_made_printable():
    """An empty name is somebody's too."""
    assert ("a�", "nobody") == shown_names(["a\x07", ""])


def test_long_names_are_cut():
    """So that a table keeps its room for scores and cards; letters of double width count twice."""
    assert ("Bartholomeus van de…", "麻" * 9 + " …", "n" * 20) == shown_names(
        ["Bartholomeus van der Meulen", "麻" * 70, "n" * 20]
    )


def test_long_names_that_begin_alike_are_told_apart_by_their_seats():
    """What sets them apart may have been cut."""
    assert ("n" * 19 + "… 0", "n" * 19 + "… 1") == shown_names(["n" * 30, "n" * 40])


@pytest.mark.parametrize(
    ("bid", "taken", "text"), [(3, 1, "2 more"), (2, 2, "no more"), (1, 3, "2 too many"), (None, 0, "")]
)
def test_what_a_bid_still_needs(bid, taken, text):
    """Tricks to come, none, or already too many."""
    game = fs.game("boerenbridge")

    assert text == Board(game, Speech.about(game, "abcd")).needs(bid, taken)
