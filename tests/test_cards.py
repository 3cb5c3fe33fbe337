"""Cards, decks and notation."""

from collections.abc import Callable
from typing import Any

import pytest

import followsuit as fs
from followsuit.cards import Card, Deck, Suit, elemental, french, ninja
from tests.support import texts

FRENCH = french("2", "A")
MIESJELEN = fs.game("miesjelen").rules.deck
ZOLE = fs.game("zole").rules.deck
ELEMENTAL = elemental()
NINJA = ninja()
DECKS = {"French": FRENCH, "Miesjelen": MIESJELEN, "Zole": ZOLE, "Elemental": ELEMENTAL, "Ninja Whist": NINJA}
every_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)


@pytest.mark.parametrize(
    ("deck", "text", "card"),
    [
        (FRENCH, "Qc", Card("Q", "c")),
        (FRENCH, "Ts", Card("T", "s")),
        (FRENCH, "7d", Card("7", "d")),
        (ELEMENTAL, "7f", Card("7", "f")),
        (ELEMENTAL, "13w", Card("13", "w")),
        (ELEMENTAL, "1e", Card("1", "e")),
        (ELEMENTAL, "10a", Card("10", "a")),
        (ELEMENTAL, "0", Card("0")),
        (ELEMENTAL, "∞", Card("∞")),
        (NINJA, "Ka", Card("K", "a")),
        (NINJA, "Ab", Card("A", "b")),
        (NINJA, "2c", Card("2", "c")),
        (NINJA, "9d", Card("9", "d")),
        (NINJA, "J", Card("J")),
    ],
)
def test_a_card_is_written_rank_first(deck: Deck, text: str, card: Card):
    """The notation of a card is its rank and then its suit letter, and it reads back as the same card."""
    assert (card, text) == (deck.parse(text), str(card))


@every_deck
def test_every_card_reads_back_from_its_own_notation(deck: Deck):
    """No two faces of a deck share a notation."""
    assert deck.cards == tuple(deck.parse(str(card)) for card in deck.cards)


@every_deck
def test_every_card_is_read_suit_first(deck: Deck):
    """Bridge order is accepted on input for every card."""
    assert deck.cards == tuple(deck.parse(card.suit + card.rank) for card in deck.cards)


@every_deck
def test_every_card_is_read_in_capitals_and_in_small_letters(deck: Deck):
    """The case of the letters does not matter, in either order."""
    for card in deck.cards:
        spellings = (
            str(card).upper(),
            str(card).lower(),
            (card.suit + card.rank).upper(),
            (card.suit + card.rank).lower(),
        )

        assert (card,) * 4 == tuple(map(deck.parse, spellings))


@every_deck
def test_every_card_is_read_with_its_suits_sign(deck: Deck):
    """`Q♣` and `♣Q` are as good as `Qc`."""
    for card in deck.cards:
        sign = deck.suit(card.suit).sign if card.suit else ""

        assert (card, card) == (deck.parse(card.rank + sign), deck.parse(sign + card.rank))


@pytest.mark.parametrize("text", ["CQ", "cQ", "QC", "qc", "Q♣", "♣Q", " Qc "])
def test_the_queen_of_clubs_has_many_spellings_and_one_notation(text: str):
    """However it is read, a card is written in one way."""
    assert "Qc" == str(FRENCH.parse(text))


@pytest.mark.parametrize("text", ["Ts", "10s", "s10", "10S", "S10", "10♠", "♠10", "ts", "ST"])
def test_ten_may_be_written_in_digits(text: str):
    """`10` is read as `T` in a French deck."""
    assert Card("T", "s") == FRENCH.parse(text)


@pytest.mark.parametrize("text", ["∞", "oo", "OO"])
def test_infinity_may_be_typed_as_two_letters(text: str):
    """`oo` is read as `∞`, which most keyboards lack."""
    assert "∞" == str(ELEMENTAL.parse(text))


def test_ten_and_one_zero_are_not_confused_in_elemental():
    """`10a` is the ten of air and `0` the zero: Elemental has no letter for ten."""
    assert ("10a", "10a", "0") == texts(map(ELEMENTAL.parse, ("10a", "a10", "0")))


def test_the_ace_of_staff_is_not_the_ace_of_another_suit():
    """Rank A and suit a are told apart by what the other letter can be."""
    assert ("Ab", "Ab", "Ab", "Aa") == texts(map(NINJA.parse, ("ab", "bA", "BA", "aa")))


def test_an_unknown_card_is_two_question_marks():
    """A card the reader may not know is written `??`, in sentences too."""
    assert ("??", "??") == (str(fs.UNKNOWN), FRENCH.pretty(fs.UNKNOWN))


def test_cards_hidden_from_a_view_stand_as_unknown():
    """An opponent sees that Zole's table cards lie there, not which they are."""
    view = fs.game("zole").start(seed=1).view(0)

    assert ["??", "??"] == view.data()["table"]


def test_an_unknown_card_is_read_but_cannot_be_played():
    """`??` is a card that nobody holds."""
    assert fs.UNKNOWN == FRENCH.parse("??")
    refusal = fs.game("miesjelen").start(seed=1).why_not("play ??")
    assert refusal is not None
    assert "play/not-held" == refusal.code
    assert fs.game("zole").action("stash ?? Qc") == fs.game("zole").action("stash Qc ??")


@pytest.mark.parametrize(
    ("deck", "text", "cards", "ranks", "suits", "example"),
    [
        (
            FRENCH,
            "Qx",
            52,
            "2 3 4 5 6 7 8 9 T J Q K A",
            "c for clubs, d for diamonds, h for hearts, s for spades",
            "As",
        ),
        (
            ELEMENTAL,
            "14f",
            60,
            "1 2 3 4 5 6 7 8 9 10 11 12 13",
            "f for fire, w for water, e for earth, a for air",
            "13a, or 0 or ∞",
        ),
        (
            NINJA,
            "Ja",
            41,
            "A 2 3 4 5 6 7 8 9 K",
            "a for Sword, b for Staff, c for Knives, d for Stars",
            "Kd, or J",
        ),
    ],
)
def test_text_that_is_no_card_is_answered_with_what_was_expected(
    deck: Deck, text: str, cards: int, ranks: str, suits: str, example: str
):
    """The error quotes the text and names every rank and suit letter."""
    with pytest.raises(fs.ParseError) as caught:
        deck.parse(text)

    expected = (
        f"“{text}” is not one of the {cards} cards. Write a rank, {ranks}, and a suit, {suits}: such as {example}."
    )
    assert ("parse/invalid", expected) == (caught.value.code, str(caught.value))


@pytest.mark.parametrize("given", [5, None, b"Qc", ["Qc"]])
@pytest.mark.parametrize("read", [FRENCH.parse, FRENCH.parse_all, FRENCH.parse_suit])
def test_what_is_no_text_is_no_card_either(read: Callable[[Any], object], given: object):
    """It is answered, whatever is read."""
    with pytest.raises(fs.ParseError, match=r"is not a text\. Give what is to be read as a text\.$"):
        read(given)


@pytest.mark.parametrize("text", ["", "Q", "c", "11s", "Qcc", "Q c", "0", "J", "∞"])
def test_half_a_card_or_one_of_another_game_is_no_card(text: str):
    """Only a whole card of this deck is read."""
    with pytest.raises(fs.ParseError):
        FRENCH.parse(text)


def test_a_card_outside_a_short_deck_is_refused():
    """Miesjelen has no six, Zole no seven of clubs."""
    for deck, text in ((MIESJELEN, "6h"), (ZOLE, "7c")):
        with pytest.raises(fs.ParseError):
            deck.parse(text)


@pytest.mark.parametrize("text", ["Ac Ts", "Ac,Ts", "Ac, Ts", "  ac   10s "])
def test_several_cards_are_parted_by_spaces_or_commas(text: str):
    """Cards in a row read back in the order given."""
    assert ("Ac", "Ts") == texts(FRENCH.parse_all(text))


def test_a_suit_is_found_by_its_letter():
    """The letter gives the name and the sign."""
    assert Suit("h", "hearts", "♥") == FRENCH.suit("h")


def test_a_letter_that_is_no_suit_is_answered_with_the_suits():
    """The error lists every suit letter with its name."""
    with pytest.raises(fs.ParseError) as caught:
        ELEMENTAL.suit("h")

    expected = "“h” is not a suit. The suits are f (fire), w (water), e (earth), a (air)."
    assert expected == str(caught.value)


@pytest.mark.parametrize(
    ("deck", "text", "name", "pretty"),
    [
        (FRENCH, "Qc", "queen of clubs", "Q♣"),
        (FRENCH, "Ts", "10 of spades", "10♠"),
        (FRENCH, "7d", "7 of diamonds", "7♦"),
        (FRENCH, "Ah", "ace of hearts", "A♥"),
        (ELEMENTAL, "13w", "13 of water", "13≈"),
        (ELEMENTAL, "0", "zero", "0"),
        (ELEMENTAL, "∞", "infinity", "∞"),
        (NINJA, "Ka", "king of Sword", "K†"),
        (NINJA, "2b", "2 of Staff", "2‖"),
        (NINJA, "Ac", "ace of Knives", "A⚔"),
        (NINJA, "9d", "9 of Stars", "9✶"),
        (NINJA, "J", "Jack of Arrows", "J"),
    ],
)
def test_a_card_has_a_name_and_a_face_for_people(deck: Deck, text: str, name: str, pretty: str):
    """Sentences name a card in words or with its suit's sign."""
    card = deck.parse(text)

    assert (name, pretty) == (deck.name_of(card), deck.pretty(card))


@pytest.mark.parametrize(
    ("deck", "count"),
    [(FRENCH, 52), (MIESJELEN, 32), (ZOLE, 26), (NINJA, 41), (ELEMENTAL, 60)],
    ids=["French", "Miesjelen", "Zole", "Ninja Whist", "Elemental"],
)
def test_a_deck_has_its_number_of_cards(deck: Deck, count: int):
    """The decks of the five games."""
    assert count == len(deck.cards)


def test_miesjelen_is_played_with_seven_to_ace():
    """32 cards: 7 8 9 T J Q K A in four suits, the seven lowest."""
    expected = {f"{rank}{suit}" for rank in "789TJQKA" for suit in "cdhs"}

    assert (expected, tuple("789TJQKA")) == (set(texts(MIESJELEN.cards)), MIESJELEN.ranks)


def test_zole_is_played_with_nine_to_ace_and_two_low_diamonds():
    """26 cards: 9 T J Q K A in four suits, and the seven and eight of diamonds."""
    expected = {f"{rank}{suit}" for rank in "9TJQKA" for suit in "cdhs"} | {"7d", "8d"}

    assert expected == set(texts(ZOLE.cards))


def test_elemental_has_thirteen_ranks_of_four_elements_and_eight_magic_cards():
    """1–13 of fire, water, earth and air once each, zero and infinity four times."""
    expected = {f"{rank}{suit}": 1 for suit in "fwea" for rank in range(1, 14)} | {"0": 4, "∞": 4}

    assert expected == {str(card): copies for card, copies in ELEMENTAL.counts.items()}


def test_the_ninja_deck_has_ten_ranks_of_four_suits_and_one_jack():
    """A 2–9 K of Sword, Staff, Knives and Stars, and the Jack of Arrows: 41 faces, each once."""
    expected = {f"{rank}{suit}" for suit in "abcd" for rank in "A23456789K"} | {"J"}

    assert expected == set(texts(NINJA.cards))
    assert {1} == set(NINJA.counts.values())


def test_copies_of_a_face_are_equal():
    """The four zeros are one face."""
    assert 1 == len({card for card in ELEMENTAL.cards if card.rank == "0"})


def test_a_hand_is_sorted_by_suit_and_from_low_to_high():
    """The deck's own order: suit by suit, copies side by side."""
    assert ("7c", "Ac", "Td", "Kh", "2s") == texts(FRENCH.sorted(FRENCH.parse_all("Kh 2s Ac Td 7c")))
    assert ("0", "0", "2f", "10f", "∞") == texts(ELEMENTAL.sorted(ELEMENTAL.parse_all("10f ∞ 0 2f 0")))


def test_some_ranks_of_a_deck_are_a_smaller_pack():
    """A sub-deck keeps the order and every suit."""
    assert ("Kc", "Ac", "Kd", "Ad", "Kh", "Ah", "Ks", "As") == texts(FRENCH.sub_deck(("K", "A")))


def test_tens_rank_between_king_and_ace_where_the_game_says_so():
    """Zole's plain suits run A T K 9 from high to low."""
    assert ("9", "K", "T", "A") == tuple(rank for rank in ZOLE.ranks if rank in "9KTA")
    assert ("9", "T", "K", "A") == tuple(rank for rank in MIESJELEN.ranks if rank in "9KTA")
