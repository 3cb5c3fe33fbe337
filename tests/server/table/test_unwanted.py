"""Words that are not wanted at public tables: found however they are written, and nowhere inside of other words."""

import pytest

from followsuit.errors import TableError
from followsuit.server.table.events import Arriving, Customs, Said, Sat
from followsuit.server.table.unwanted import Unwanted

WORDS = Unwanted(["# a list", "", "Turnip", "sour grapes  # two words", "ass", "naïf", "Дурак"])
PUBLIC = Customs(visibility="public")


@pytest.mark.parametrize(
    "text",
    [
        "turnip", "You TURNIP!", "tUrn1p", "türnip", "turniiiip", "t u r n i p", "t.u.r.n.i.p", "a_turnip",
        "sour, grapes", "such SOUR GRAPES", "@ss", "a$$", "naif", "дурак", "Дypaк", "tυrnip",
    ],
)  # fmt: skip
def test_a_word_is_found_however_it_is_written(text: str):
    """Capitals, accents, signs for letters, letters of other scripts, drawn out or spelt."""
    assert WORDS.is_in(text)


@pytest.mark.parametrize(
    "text", ["turnips", "grapes", "sour", "as", "class", "pass the ace", "Bass", "", "!!!", "1 2 3"]
)
def test_nothing_is_found_inside_of_other_words(text: str):
    """Nobody's name is refused for its middle, nor for half a phrase."""
    assert not WORDS.is_in(text)


@pytest.mark.parametrize("event", [Sat(0, "Turnip", "h"), Arriving(1, "a turnip", "h"), Said(0, text="turnip!")])
def test_names_and_words_are_refused_at_public_tables_only(event: Sat | Arriving | Said):
    """At other tables everyone was invited."""
    for visibility in ("private", "unlisted"):
        WORDS.check(Customs(visibility=visibility), [event])

    with pytest.raises(TableError) as met:
        WORDS.check(PUBLIC, [event])
    assert "words/unwanted" == met.value.code


def test_what_is_not_said_in_words_is_never_refused():
    """A phrase of the table's own has no text, and without a list nothing is unwanted."""
    WORDS.check(PUBLIC, [Said(0, preset="hello"), Sat(0, "Anna", "h")])
    Unwanted().check(PUBLIC, [Said(0, text="turnip")])
