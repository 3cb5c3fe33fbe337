import pytest

from followsuit.errors import TableError
from followsuit.server.defaults import LONGEST_NAME
from followsuit.server.table import events as happened
from followsuit.server.table import seating
from followsuit.server.table.names import is_taken, signs, skeleton, tidied
from followsuit.server.table.seating import checked_name
from tests.server.table.folding import BOB, a_table, then

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("Anna", 4), ("Ж", 1), ("李小龙", 3), ("Zoë", 3), ("Zoe\u0308", 3), ("O'Brien-Ōe", 10), ("नमस्ते", 4),
        ("مریم", 4),         ("می\u200cخواهم", 7), ("Nguyễn", 6), ("ผู้เล่น", 4), ("한글", 2),
        ("\U0001f1f1\U0001f1fb", 1), (FAMILY, 1), (SCOTLAND, 1),
        ("\U0001f44d\U0001f3fd", 1), ("❤️", 1), ("1️⃣", 1), ("\U0001f3f3️\u200d\U0001f308", 1), ("A \U0001f642", 3),
        ("\U0001f9d1\U0001f3ff\u200d\U0001f680", 1), ("#1", 2), ("©", 1),
    ],
)  # fmt: skip
def test_letters_of_any_script_and_emoji_are_names(name, count):
    """Flags, families, tones and keycaps are one sign each, as people see them."""
    assert count == signs(tidied(name))
    assert tidied(name) == checked_name(f"  {name} ")


@pytest.mark.parametrize(
    "name",
    [
        "\u200b", "\u200d", "\u3164", "\u115f\u1160", "\uffa0", "\u2800\u2800", "\u00ad", "\ufeff", "\ufe0f",
        "\u202eAnna", "An\u202ena", "Anna\u2066", "Anna\u200e", "\u061cAnna", "An\u200dna", "Anna\u200b",
        "A\u0000", "A\u0007b",
        "\u0301", "\u0301Anna", "a" + "\u0301" * 5, "Z" + "\u0335\u0322\u0353\u0316\u0300", "Anna\u034f", "An\ufe0fna",
        "\ue000", "Anna\U000e0041", SCOTLAND[:-1], "\U0001d159", "\ud800", "x" * (LONGEST_NAME + 1), FAMILY * 25,
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_no_name(name):
    """Fillers, blanks, marks alone or in heaps, what turns the direction of writing, and what is too long."""
    with pytest.raises(TableError) as caught:
        checked_name(name)

    assert "seat/name-invalid" == caught.value.code


@pytest.mark.parametrize("name", ["", "   ", "\n\t"])
def test_nothing_at_all_is_no_name(name):
    """Told apart from what cannot be seen: whoever gave no name is asked for one."""
    with pytest.raises(TableError) as caught:
        checked_name(name)

    assert "seat/name-empty" == caught.value.code


def test_two_forms_of_one_name_are_kept_as_one():
    """A letter with its accent, and a letter and an accent."""
    assert checked_name("Zo\u00eb") == checked_name("Zoe\u0308")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"), ("Anna", "Аnnа"), ("Anna", "ＡＮＮＡ"), ("Anna", "𝐀𝐧𝐧𝐚"), ("Bob", "В0b"), ("Ilja", "lIja"),
        ("Seat 2", "Seat2"), ("Seat 2", "Ѕeat 2"), ("Ada", "АDА"), ("Nina", "ΝΙΝΑ"), ("Marnie", "Mamie"),
        ("Zoë", "Zoe\u0308"), ("Oscar", "0scar"), ("Wim", "VVim"), ("Tom", "Τοm"),
    ],
)  # fmt: skip
def test_a_name_that_looks_like_another_is_taken(name, other):
    """In another case, width, alphabet or form, or with the digits that look like letters."""
    assert skeleton(name) == skeleton(other)
    assert is_taken(other, ["Somebody", name])


@pytest.mark.parametrize(
    ("name", "other"), [("Anna", "Anne"), ("Jan", "Ян"), ("Zoë", "Zoé"), ("Ана", "Инна"), ("李", "王")]
)
def test_other_names_are_free(name, other):
    """One letter is enough."""
    assert not is_taken(other, [name])


@pytest.mark.parametrize("name", ["Seat 3", "ѕеаt3", "Аnna", "B1aise", "ＢＬＡＩＳＥ"])
def test_nobody_passes_for_another_at_the_table(name):
    """Neither for a person, nor for a bot, nor for a seat that is open."""
    table = then(a_table("Anna", seats=4), happened.SeatGiven(1, "random"))
    with pytest.raises(TableError) as caught:
        seating.sit(table, BOB, name, seat=3)

    assert ("Anna", "Blaise", "Seat 3", "Seat 4") == table.names
    assert "seat/name-taken" == caught.value.code
