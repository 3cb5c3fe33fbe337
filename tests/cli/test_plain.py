import ast
from pathlib import Path

import pytest

import followsuit as fs
from followsuit import terminal
from followsuit.terminal.plain import PLAIN

SOURCES = sorted(Path(terminal.__file__).parent.glob("*.py"))


def plain(text: str, encoding: str = "ascii") -> str:
    """What a terminal of that encoding shows."""
    return text.encode(encoding, PLAIN).decode(encoding)


@pytest.mark.parametrize("key", fs.games())
def test_a_card_is_shown_as_it_is_typed(key):
    """Its suit is a letter, infinity is oo, and the deck reads it as the same card."""
    deck = fs.game(key).rules.deck

    assert list(deck.cards) == [deck.parse(plain(deck.pretty(card))) for card in deck.cards]


@pytest.mark.parametrize(
    ("text", "shown"),
    [("−12", "-12"), ("3–6", "3-6"), ("0×2", "0x2"), ("▸ You", "> You"), ("“a”…", '"a"...'), ("1 ± 2", "1 +/- 2")],
)
def test_signs_become_the_letters_nearest_to_them(text, shown):
    """A true minus is a plain one."""
    assert shown == plain(text)


@pytest.mark.parametrize("key", fs.games())
def test_the_rules_of_every_game_can_be_read_in_plain_letters(key):
    """No sign in them is without a letter."""
    page = fs.game(key).rules_page()

    assert page.count("?") == plain(page).count("?")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_sign_that_the_terminal_prints_has_a_letter(path):
    """Only the one for letters that cannot be printed is itself unknown."""
    texts = [node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)]
    signs = {sign for text in texts if isinstance(text, str) for sign in text if not sign.isascii()}

    assert set() == {sign for sign in signs - {"�"} if plain(sign) == "?"}


def test_what_has_no_letter_is_a_question_mark():
    """One for each."""
    assert "J??rg" == plain("J麻örg")


def test_a_terminal_keeps_the_signs_that_it_has():
    """In Western Europe the dot and the cross are there, the suits are not."""
    assert "0×2 · 7d" == plain("0×2 · 7♦", "latin-1")
