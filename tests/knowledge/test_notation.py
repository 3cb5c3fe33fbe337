"""Formulas as text: read, written, and refused with the place that is wrong."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import followsuit as fs
from followsuit.engine.later_round import at_round
from followsuit.knowledge.errors import FormulaError
from followsuit.knowledge.facts import TRUMP, HasBid, Holds, Led, Played, Taken, TrumpIs, Turn, Void, Wins
from followsuit.knowledge.formulas import (
    And,
    Announced,
    Common,
    Everyone,
    Formula,
    Iff,
    Implies,
    Knows,
    Not,
    Or,
    Possible,
    Truth,
)
from followsuit.knowledge.notation import DEEPEST, LONGEST, read
from tests.knowledge.kripke import random_formula

FOUR = fs.game("boerenbridge")
NAMES = ("Anna", "Bo de Vries", "x", "x")
QUEEN = Holds(1, fs.Card("Q", "h"))
YES = Truth(value=True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("holds(E, Qh)", QUEEN),
        (" holds( 1 ,hQ ) ", QUEEN),
        ('holds("Bo de Vries", Q♥)', QUEEN),
        ("holds(undealt, Qh)", Holds("undealt", fs.Card("Q", "h"))),
        ("void(Anna, hearts)", Void(0, "h")),
        ("void(stash, trump)", Void("stash", TRUMP)),
        ("wins(S, this)", Wins(2)),
        ("wins(S, 3)", Wins(2, 3)),
        ("turn(W)", Turn(3)),
        ("led(♠)", Led("s")),
        ("trump(h)", TrumpIs("h")),
        ("trump(none)", TrumpIs("none")),
        ("bid(N, 2)", HasBid(0, 2)),
        ("taken(N, 0)", Taken(0, 0)),
        ("played(N, 10c)", Played(0, fs.Card("T", "c"))),
        ("!true", Not(YES)),
        ("K[S] !holds(E, Qh)", Knows(2, Not(QUEEN))),
        ("M[S]holds(E,Qh)", Possible(2, QUEEN)),
        ("E C true", Everyone(Common(YES))),
        ("E[N, S] C[N,E,N] true", Everyone(Common(YES, (0, 1)), (0, 2))),
        ("C [true] true", Common(Announced(YES, YES))),
        ("C [holds(E, Qh)] true", Common(Announced(QUEEN, YES))),
        ("[!true] K[0] true", Announced(Not(YES), Knows(0, YES))),
        ("true & true & true", And((YES, YES, YES))),
        ("(true & true) & true", And((And((YES, YES)), YES))),
        ("true & true | !true & true", Or((And((YES, YES)), And((Not(YES), YES))))),
        ("true -> true -> true", Implies(YES, Implies(YES, YES))),
        ("true <-> true <-> true", Iff(Iff(YES, YES), YES)),
        ("true -> true <-> true | true", Iff(Implies(YES, YES), Or((YES, YES)))),
        ("K[S] true & true", And((Knows(2, YES), YES))),
    ],
)
def test_a_formula_is_read(text: str, expected: Formula):
    """Seats by number, letter or name; cards and suits in any spelling; the usual strength of the signs."""
    assert expected == read(text, FOUR, NAMES)
    assert expected == read(str(expected), FOUR)


@pytest.mark.parametrize("key", sorted(fs.games()))
@given(seed=st.integers(0, 2**32))
def test_what_is_written_is_read_back(key: str, seed: int):
    """Every formula has a notation of its own."""
    formula = random_formula(at_round(fs.game(key), 1, seed), random.Random(seed), 4)

    assert formula == read(str(formula), fs.game(key))


def test_python_makes_the_same_formulas():
    """By signs that are much like those of the notation."""
    other = Void(0, "s")

    assert read("holds(1, Qh) & void(0, s) & !holds(1, Qh)", FOUR) == QUEEN & other & ~QUEEN
    assert read("holds(1, Qh) | void(0, s) | true", FOUR) == QUEEN | other | YES
    assert read("holds(1, Qh) -> void(0, s)", FOUR) == QUEEN >> other


@pytest.mark.parametrize(
    ("text", "marked", "problem"),
    [
        ("", "▸", "It ends where one of ! ( [ K M E C true false holds void"),
        ("   ", "   ▸", "It ends where one of"),
        ("K[S", "K[S▸", "It ends where “]” should stand."),
        ("K S", "K ▸S", "“S” stands where “[” should stand."),
        ("K[X] true", "K[▸X] true", "a seat (0 N Anna, 1 E "),
        ("K[4] true", "K[▸4] true", '1 E "Bo de Vries", 2 S, 3 W) should stand.'),
        ("K[x] true", "K[▸x] true", "a seat"),
        ("holds(E, Zz)", "holds(E, ▸Zz)", "Write a rank, 2 3 4 5 6 7 8 9 T J Q K A, and a suit"),
        ("holds(E, ??)", "holds(E, ▸??)", "a card should stand"),
        ("holds(E Qh)", "holds(E ▸Qh)", "“,” should stand."),
        ("void(E, q)", "void(E, ▸q)", "The suits are c (clubs), d (diamonds), h (hearts), s (spades)."),
        ("bid(E, two)", "bid(E, ▸two)", "a number should stand."),
        ("bid(E, 9999999)", "bid(E, ▸9999999)", "a number should stand."),
        ("know(E)", "▸know(E)", "“know” stands where one of"),
        ("true true", "true ▸true", "the end, or one of & | -> <-> should stand."),
        ("true & & true", "true & ▸& true", "one of ! ( ["),
        ("true)", "true▸)", "the end"),
        ("(true", "(true▸", "“)” should stand."),
        ('holds("E, Qh)', 'holds(▸"E, Qh)', "a seat"),
        ("E[N, true", "E[▸N, true", "one of ! ("),
        ("true - true", "true ▸- true", "the end"),
        ("\x1b[31mtrue", "▸ [31mtrue", "one of"),
    ],
)
def test_what_cannot_be_read_is_answered_with_its_place(text: str, marked: str, problem: str):
    """The mark stands before the first piece that does not fit, and what would fit is told."""
    with pytest.raises(FormulaError) as refused:
        read(text, FOUR, NAMES)

    assert "knowledge/formula" == refused.value.code
    assert marked == refused.value.facts["marked"]
    assert problem in str(refused.value)


@pytest.mark.parametrize("given", [5, None, b"true"])
def test_only_a_text_is_a_formula(given: object):
    """Anything else is answered."""
    with pytest.raises(FormulaError, match="is not a text"):
        read(given, FOUR)  # type: ignore[arg-type]


def test_only_what_is_near_the_place_is_shown():
    """A long formula is cut on both sides."""
    with pytest.raises(FormulaError) as refused:
        read(f"{'true & ' * 20}nonsense{' & true' * 20}", FOUR)

    assert "… & true & true & true & ▸nonsense & true …" == refused.value.facts["marked"]


@pytest.mark.parametrize("text", ["!" * 500 + "true", "(" * 500, "K[0] " * 300 + "true", "true -> " * 300 + "true"])
def test_a_formula_may_not_be_too_deep(text: str):
    """It is refused before anything is at risk."""
    with pytest.raises(FormulaError, match=f"No more than {DEEPEST} things"):
        read(text, FOUR)


def test_a_formula_may_not_be_too_long():
    """It is refused before it is read."""
    with pytest.raises(FormulaError, match=f"{LONGEST:,}"):
        read("true & " * LONGEST, FOUR)


@pytest.mark.parametrize(
    "text", ["!" * (DEEPEST - 1) + "true", "true <-> " * (DEEPEST - 1) + "true", "true & " * 300 + "true"]
)
def test_a_formula_may_be_as_deep_as_is_allowed(text: str):
    """And as broad as it likes."""
    assert read(text, FOUR) == read(str(read(text, FOUR)), FOUR)


def test_seats_beyond_four_have_no_letters():
    """There are only four winds."""
    with pytest.raises(FormulaError, match="a seat"):
        read("turn(N)", fs.game("miesjelen", seats=5))

    assert Turn(4) == read("turn(4)", fs.game("miesjelen", seats=5))
    assert Turn(2) == read("turn(S)", fs.game("zole"))
    with pytest.raises(FormulaError, match="a seat"):
        read("turn(W)", fs.game("zole"))


def test_a_letter_is_a_seat_before_it_is_a_name():
    """Who is called by a letter is quoted."""
    assert Turn(2) == read("turn(S)", FOUR, ("S", "b", "c", "d"))
    assert Turn(0) == read('turn("S")', FOUR, ("S", "b", "c", "d"))
