"""What a table may choose, and the errors for what it may not."""

import pytest

import followsuit as fs
from followsuit.language.catalogue import ENGLISH
from followsuit.language.wording import language
from followsuit.rules import Choice, Number, Switch
from followsuit.rules.options import Option, quoted_value, shown
from followsuit.rules.page import pages
from tests.support import extremes


@pytest.mark.parametrize(("given", "value"), [(3, 3), ("3", 3), (0, 0)])
def test_a_number_is_read_from_python_or_from_text(given: object, value: int):
    """Digits are as good as the number."""
    assert value == Number("n", default=1, says="", most=9).read(given)


@pytest.mark.parametrize("given", [None, "none", ""])
def test_no_number_is_a_value_where_allowed(given: object):
    """None, or a word for it."""
    assert None is Number("n", default=None, says="", most=9, may_be_none=True).read(given)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (-1, "-1"),
        ("-1", "-1"),
        (True, "“true”"),
        (1.5, "“1.5”"),
        ("many", "“many”"),
        (10, "10"),
        ("10", "10"),
        (None, "“none”"),
        ("", "“”"),
    ],
)
def test_what_is_no_number_is_refused(given: object, told: str):
    """True is no number, and none only where it is allowed."""
    with pytest.raises(fs.OptionError) as caught:
        Number("n", default=1, says="", most=9).read(given)

    assert ("option/invalid", "n") == (caught.value.code, caught.value.key)
    assert f"The option n cannot be {told}. Allowed: a whole number from 0 to 9." == str(caught.value)


@pytest.mark.parametrize(
    ("given", "value"),
    [
        (True, True),
        (False, False),
        ("true", True),
        ("yes", True),
        ("on", True),
        ("1", True),
        ("TRUE", True),
        ("false", False),
        ("no", False),
        ("off", False),
        ("0", False),
    ],
)
def test_a_switch_is_read_from_python_or_from_a_word(given: object, value: bool):
    """On and off have several words."""
    assert value is Switch("s", default=False, says="").read(given)


@pytest.mark.parametrize("given", [1, 0, "maybe", None])
def test_what_is_neither_on_nor_off_is_refused(given: object):
    """The error names both values."""
    with pytest.raises(fs.OptionError) as caught:
        Switch("s", default=False, says="").read(given)

    assert f"The option s cannot be {quoted_value(given)}. Allowed: true or false." == str(caught.value)


def test_a_choice_is_one_of_its_names():
    """The name itself is the value."""
    choice = Choice("c", default="five", says="", values={"five": "", "seven": ""})

    assert "seven" == choice.read("seven")


@pytest.mark.parametrize("given", ["six", "Five", 5, None])
def test_what_is_none_of_the_names_is_refused(given: object):
    """The error lists the names."""
    with pytest.raises(fs.OptionError) as caught:
        Choice("c", default="five", says="", values={"five": "", "seven": ""}).read(given)

    assert f"The option c cannot be {quoted_value(given)}. Allowed: five, seven." == str(caught.value)


HANDS = Choice(
    "hands", default="few", says="", values={"few": "", "some": "", "many": ""},
    seats_by_value={"few": (4,), "some": (4, 5), "many": range(3, 7)},
)  # fmt: skip


@pytest.mark.parametrize(
    ("value", "seats", "remedy"),
    [
        ("few", 3, "Allowed: 4. With hands=many: 3–6."),
        ("few", 5, "Allowed: 4. With hands=some: 4–5. With hands=many: 3–6."),
        ("many", 7, "Allowed: 3–6."),
    ],
)
def test_seats_that_a_choice_does_not_have_are_answered_with_the_choices_that_do(value: str, seats: int, remedy: str):
    """In the remedy, behind what is allowed with the choice given."""
    with pytest.raises(fs.OptionError) as caught:
        HANDS.check_seats(value, seats)

    assert ("option/invalid", "seats") == (caught.value.code, caught.value.key)
    assert f"There cannot be {seats} seats with hands={value}." == caught.value.sentence
    assert remedy == caught.value.remedy


def test_a_choice_without_seat_counts_of_its_own_goes_with_any():
    """The game alone says how many may play."""
    Choice("c", default="five", says="", values={"five": ""}).check_seats("five", 99)
    HANDS.check_seats("some", 5)


@pytest.mark.parametrize(
    ("value", "text"), [(True, "true"), (False, "false"), (None, "none"), (7, "7"), ("five", "five")]
)
def test_values_are_shown_as_records_write_them(value: object, text: str):
    """In small letters, none as a word."""
    assert text == shown(value)


EVERY_OPTION = [(page.key, option) for page in pages().values() for option in page.options]


def made(key: str, option: str, given: object) -> fs.Game | fs.OptionError:
    """The game with one option, or why not."""
    try:
        return fs.game(key, **{option: given})
    except fs.OptionError as error:
        return error


@pytest.mark.parametrize(("key", "option"), EVERY_OPTION, ids=lambda each: getattr(each, "key", each))
def test_every_option_at_its_extremes_is_taken_or_refused(key: str, option: Option):
    """Whatever is given, a game is made whose number is within bounds, or the error says what is allowed."""
    for given in extremes(option):
        found = made(key, option.key, given)
        if isinstance(found, fs.OptionError):
            assert option.key == found.key
            assert option.seats is not None or f"Allowed: {language(ENGLISH).say(option.takes)}." == found.remedy
            assert len(str(found)) < 200
        elif isinstance(option, Number) and (value := found.options[option.key]) is not None:
            assert isinstance(value, int)
            assert option.least <= value <= option.most


@pytest.mark.parametrize("key", list(pages()))
def test_seats_at_their_extremes_are_taken_or_refused(key: str):
    """As any other option."""
    for given in extremes(Number("seats", default=None, says="", least=2, most=8)):
        found = made(key, "seats", given)
        if isinstance(found, fs.OptionError):
            assert "seats" == found.key
            assert len(str(found)) < 200
        else:
            assert 2 <= found.seats <= 8


def test_a_number_larger_than_python_writes_is_refused_like_another():
    """Python writes no more than 4,300 digits."""
    for given in (10**5_000, [10**5_000], {"a": 10**5_000}):
        with pytest.raises(fs.OptionError, match="huge"):
            fs.game("zole", rounds=given)


@pytest.mark.parametrize(("key", "option"), EVERY_OPTION, ids=lambda each: getattr(each, "key", each))
def test_a_game_with_the_largest_number_starts_and_tells_its_rules(key: str, option: Option):
    """The bound is one that everything copes with."""
    if isinstance(option, Number):
        game = fs.game(key, **{option.key: option.most})
        assert f"{option.key} {option.most}" in game.rules_page()
        assert game == fs.replay(game.start(seed=1).record()).game
