"""What each card is under each trump."""

from dataclasses import replace

import pytest

import followsuit as fs
from followsuit.cards import Deck, french
from followsuit.rules import Everything, Nothing, Order, PermanentTrumps, Promoted, Rules, SuperTrump, TrumpRanks
from followsuit.rules.check import problems
from followsuit.rules.faces import FREE, NOTHING_LED, TRUMPS, FaceTable
from tests.rules.spoilt import PLAIN, Mistakes, each_of, special

NINJA = fs.game("ninja-whist").rules.faces
ELEMENTAL = fs.game("elemental").rules.faces
ZOLE = fs.game("zole").rules.faces
ZOLE_TRUMPS = "Qc Qs Qh Qd Jc Js Jh Jd Ad Td Kd 9d 8d 7d"
BOERENBRIDGE = fs.game("boerenbridge").rules.faces


def numbers(table: FaceTable, cards: str, trump: str | None) -> tuple[int, ...]:
    """What each of some cards counts when all of them lie in one trick."""
    trick = table.deck.parse_all(cards)
    return tuple(table.in_trick(card, trick, trump).number for card in trick)


def led(table: FaceTable, cards: str, trump: str | None = None) -> str:
    """What some cards have led."""
    return table.led(table.deck.parse_all(cards), trump)


def test_a_plain_card_belongs_to_its_printed_suit():
    """Only cards of the trump suit are trumps."""
    faces = BOERENBRIDGE.by_order["h"]
    heart, club = BOERENBRIDGE.deck.parse_all("7h 7c")

    assert (("h", True), ("c", False)) == (
        (faces[heart].suit, faces[heart].trump),
        (faces[club].suit, faces[club].trump),
    )


def test_without_trump_no_plain_card_is_a_trump():
    """No trump, no trumps."""
    assert {False} == {face.trump for face in BOERENBRIDGE.by_order[None].values()}


def test_a_plain_card_leads_its_suit():
    """The first card settles it; later ones change nothing."""
    assert ("h", NOTHING_LED) == (led(BOERENBRIDGE, "7h Ac As"), led(BOERENBRIDGE, ""))


def test_there_is_a_face_for_every_trump_and_for_none():
    """The table is worked out for each suit and for no trump."""
    assert (None, "c", "d", "h", "s") == BOERENBRIDGE.orders


def test_permanent_trumps_are_one_suit_in_the_order_given():
    """Fourteen cards whose number falls from 14 to 1, whatever is printed on them."""
    faces = ZOLE.by_order[None]
    trumps = [faces[card] for card in ZOLE.deck.parse_all(ZOLE_TRUMPS)]

    assert [(TRUMPS, TRUMPS, number, True) for number in range(14, 0, -1)] == [
        (face.suit, face.leads, face.number, face.trump) for face in trumps
    ]


def test_all_other_cards_stay_plain():
    """Twelve plain cards: A T K 9 of clubs, hearts and spades."""
    plain = {str(card) for card, face in ZOLE.by_order[None].items() if not face.trump}

    assert {f"{rank}{suit}" for rank in "ATK9" for suit in "chs"} == plain


def test_the_super_trump_joins_the_suit_that_is_trump():
    """It leads trump, follows trump and counts 11."""
    jack = NINJA.deck.parse("J")

    for trump in "abcd":
        face = NINJA.by_order[trump][jack]
        assert (trump, trump, 11, True) == (face.suit, face.leads, face.number, face.trump)


def test_without_trump_the_super_trump_is_a_suit_of_its_own():
    """Led, it leaves everyone free; following, it leads nothing."""
    assert (FREE, "a") == (led(NINJA, "J Ka"), led(NINJA, "5a J"))


@pytest.mark.parametrize(("trump", "expected"), [(None, ("", False)), ("a", ("a", True))])
def test_the_super_trump_may_not_be_played_at_any_time(trump: str | None, expected: tuple[str, bool]):
    """It owes the led suit like other cards."""
    face = NINJA.by_order[trump][NINJA.deck.parse("J")]

    assert (*expected, False) == (face.suit, face.trump, face.anytime)


def test_ninja_ranks_count_their_numbers():
    """A 1, 2–9 as printed, K 10."""
    cards = NINJA.deck.parse_all("Ab 2b 3b 4b 5b 6b 7b 8b 9b Kb")

    assert tuple(range(1, 11)) == tuple(NINJA.by_order[None][card].number for card in cards)


@pytest.mark.parametrize(
    ("cards", "trump", "expected"),
    [
        ("Aa Ka", None, (12, 10)),
        ("Ka Aa", None, (10, 12)),
        ("Aa Ka", "a", (12, 10)),
        ("Aa Ka", "b", (12, 10)),
        ("Aa Kb", None, (1, 10)),
        ("Aa Kb", "a", (1, 10)),
        ("Aa 9a", None, (1, 9)),
        ("Aa J", "a", (12, 11)),
        ("J Aa", "a", (11, 12)),
        ("Aa J", "b", (1, 11)),
        ("Aa J", None, (1, 0)),
        ("Aa J Ka", "a", (12, 11, 10)),
        ("Aa Ab Ka", None, (12, 1, 10)),
    ],
)
def test_an_ace_is_promoted_by_its_king_and_the_ace_of_trump_by_the_jack(
    cards: str, trump: str | None, expected: tuple[int, ...]
):
    """12 with the right card in the same trick, in either order; else 1."""
    assert expected == numbers(NINJA, cards, trump)


def test_zero_leads_nothing():
    """The first card that is not a zero leads."""
    assert (NOTHING_LED, "f", NOTHING_LED) == (
        led(ELEMENTAL, "0"),
        led(ELEMENTAL, "0 0 7f 8w"),
        led(ELEMENTAL, "0 0 0"),
    )


def test_infinity_leads_no_element_for_the_whole_trick():
    """At the head of a trick or after zeros only, it leaves everyone free whatever follows."""
    assert (FREE, FREE, "f") == (led(ELEMENTAL, "∞ 7f"), led(ELEMENTAL, "0 ∞ 7f"), led(ELEMENTAL, "7f ∞ 8w"))


@pytest.mark.parametrize("trump", [None, "f", "w", "e", "a"])
def test_magic_cards_belong_to_no_element_and_may_be_played_at_any_time(trump: str | None):
    """Whatever is trump."""
    faces = ELEMENTAL.by_order[trump]

    for card in ELEMENTAL.deck.parse_all("0 ∞"):
        assert ("", False, True) == (faces[card].suit, faces[card].trump, faces[card].anytime)


def test_suits_are_named_in_sentences():
    """Permanent trumps are simply trumps."""
    assert ("trumps", "clubs", "fire") == (ZOLE.suit_name(TRUMPS), ZOLE.suit_name("c"), ELEMENTAL.suit_name("f"))


@pytest.mark.parametrize("deck", [french("2", "A"), french("7", "A")], ids=["52", "32"])
def test_plain_cards_count_from_the_lowest_rank_up(deck: Deck):
    """A higher rank has a higher number, in every suit."""
    faces = FaceTable(deck, ()).by_order[None]

    for suit in deck.suits:
        heights = [faces[card].number for card in deck.cards if card.suit == suit.letter]
        assert list(range(1, len(deck.ranks) + 1)) == heights


EUCHRE = fs.game("euchre").rules.faces
KLAVERJAS = fs.game("klaverjas").rules.faces


def ranked(table: FaceTable, suit: str, order: str | None) -> str:
    """The cards of a suit, or those that joined it, from high to low."""
    faces = table.by_order[order]
    held = sorted((card for card in faces if faces[card].suit == suit), key=lambda card: -faces[card].number)
    return " ".join(map(str, held))


@pytest.mark.parametrize(
    ("trump", "trumps", "robbed", "left"),
    [
        ("h", "Jh Jd Ah Kh Qh Th 9h", "d", "Ad Kd Qd Td 9d"),
        ("c", "Jc Js Ac Kc Qc Tc 9c", "s", "As Ks Qs Ts 9s"),
    ],
)
def test_bowers_stand_above_all_trumps(trump: str, trumps: str, robbed: str, left: str):
    """The left one has left its own suit, which is then split."""
    assert (trumps, left) == (ranked(EUCHRE, trump, trump), ranked(EUCHRE, robbed, trump))
    assert frozenset((robbed,)) == EUCHRE.split[trump]


def test_without_trump_a_jack_is_a_jack():
    """In every suit, below the queen."""
    assert "Ah Kh Qh Jh Th 9h" == ranked(EUCHRE, "h", None)


def test_trumps_may_rank_in_an_order_of_their_own():
    """Only those of the suit that is trump."""
    assert ("Jc 9c Ac Tc Kc Qc 8c 7c", "Ad Td Kd Qd Jd 9d 8d 7d") == (
        ranked(KLAVERJAS, "c", "c"),
        ranked(KLAVERJAS, "d", "c"),
    )


def test_a_game_may_have_other_orders_than_by_trump():
    """With ranks and trumps of their own; the words about trump suits do not hold in them."""
    orders = (
        Order("null", "Null", ranks="A K Q J T 9 8 7"),
        Order("grand", "Grand", (PermanentTrumps("Jc Js Jh Jd"),)),
    )
    table = FaceTable(french("7", "A", tens_high=True), (TrumpRanks("J 9 A T K Q 8 7"),), orders)

    assert (None, "c", "d", "h", "s", "null", "grand") == table.orders
    assert "Ac Kc Qc Jc Tc 9c 8c 7c" == ranked(table, "c", "null")
    assert "Jc Js Jh Jd" == ranked(table, TRUMPS, "grand")
    assert "Ac Tc Kc Qc 9c 8c 7c" == ranked(table, "c", "grand")


MISTAKES: Mistakes = {
    "a permanent trump that is not there": (
        special(PermanentTrumps("Qc QS")),
        4,
        "`specials`: PermanentTrumps names “QS”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a permanent trump twice": (
        special(PermanentTrumps("Qc Qs Qc")),
        4,
        "`specials`: PermanentTrumps names “Qc” more than once: write every card once.",
    ),
    "a super trump that is not there": (
        special(SuperTrump("J", number=14)),
        4,
        "`specials`: SuperTrump names “J”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a nothing that is not there": (
        special(Nothing("0")),
        4,
        "`specials`: Nothing names “0”, which is not a card of the deck: write one such as `2c`.",
    ),
    "an everything that is not there": (
        special(Everything("∞")),
        4,
        "`specials`: Everything names “∞”, which is not a card of the deck: write one such as `2c`.",
    ),
    "a promoted rank that is not there": (
        special(Promoted("1", over="K", number=15)),
        4,
        "`specials`: Promoted names “1”, which is not a rank of the deck: write one of 2 3 4 5 6 7 8 9 T J Q K A.",
    ),
    "a promotion over a rank that is not there": (
        special(Promoted("A", over="Kc", number=15)),
        4,
        "`specials`: Promoted names “Kc”, which is not a rank of the deck: write one of 2 3 4 5 6 7 8 9 T J Q K A.",
    ),
    "trumps that rank by what is not there": (
        special(TrumpRanks("J 1")),
        4,
        "`specials`: TrumpRanks names “1”, which is not a rank of the deck: write one of 2 3 4 5 6 7 8 9 T J Q K A.",
    ),
    "an order by the letter of a suit": (
        replace(PLAIN, orders=(Order("n", "Null"),)),
        4,
        "`orders` has the key “n”: write several letters, for single ones are suits.",
    ),
}


@each_of(MISTAKES)
def test_what_is_wrong_with_a_word_that_says_what_cards_are_is_told(rules: Rules, seats: int, sentence: str):
    """With its field and what would be right: one sentence for one mistake, and nothing else."""
    assert [sentence] == problems(rules, seats)
