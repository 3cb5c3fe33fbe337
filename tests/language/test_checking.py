import pytest

from followsuit.language.checking import Example, check, examples
from followsuit.language.message import Message
from followsuit.language.scene import Pack, Scene

ENGLISH = {
    "names.ftl": """\
language-name = English
# {"rank": "9", "case": ""}
rank-8 = an 8
rank-other = a { $rank }
""",
    "play.ftl": """\
## What is asked.

turn-lead = Lead any card.
# miesjelen {"seat": 1}
wait-play = { SEAT($seat) } is to play.
wait-lead = { SEAT($seat) } is to lead.
wait-closed = The table is closed.
# {"cards": ["Kh"]}
play-held =
    You hold { LIST($cards) }.
    .remedy = Play { LIST($cards, "or") }.
""",
}
SCENE = Scene(Pack(suits={"h": "hearts"}), ("Anna", "Bob"))


def checked(**files):
    """A language of a few files beside the English above; `play` stands for play.ftl."""
    return check("nl", {f"{name}.ftl": text for name, text in files.items()}, ENGLISH, lambda _: SCENE)


def faults(**files):
    """What is wrong with it, by message."""
    return [(name, what) for _, name, what in checked(**files).faults]


def test_an_example_holds_up_to_the_next():
    """The game may stand before the facts, and a heading ends what an example holds for."""
    found = dict(examples(ENGLISH["play.ftl"]))

    assert Example("zole", {}) == found["turn-lead"]
    assert Example("miesjelen", {"seat": 1}) == found["wait-play"]
    assert Example("miesjelen", {"seat": 1}, is_inherited=True) == found["wait-lead"]
    assert Example("zole", {"cards": ["Kh"]}) == found["play-held"]


def test_what_is_missing_is_told_by_file_and_is_no_fault():
    """An attribute counts as a message of its own; figures as names of ranks are each language's own affair."""
    found = checked(names="language-name = Nederlands\n", play="turn-lead = Kom uit.\nplay-held = Je hebt kaarten.\n")

    assert {
        "names.ftl": ("rank-other",),
        "play.ftl": ("wait-play", "wait-lead", "wait-closed", "play-held.remedy"),
    } == found.missing
    assert (3, 8) == (found.has, found.total)
    assert "Nederlands" == found.name
    assert () == found.faults


def test_a_language_may_have_names_of_its_own():
    """Ranks by figure, letters of cards, terms, and all that games and bots call their own."""
    names = "rank-9 = { $case ->\n    [acc] 9e\n   *[other] 9\n }\nletter-K = H\nterm-big = Groot { $case }\n"

    assert [] == faults(names=names, games="option-rounds = Rondes { $number }\ntitle = Een spel.\n")


def test_a_message_that_english_lacks_is_a_fault():
    """Nobody would ever say it."""
    assert [("turn-laed", Message("language/extra"))] == faults(play="turn-laed = Kom uit.\n")


def test_a_message_in_the_wrong_file_is_a_fault():
    """The page reads some files only."""
    expected = [("turn-lead", Message("language/elsewhere", {"file": "play.ftl"}))]

    assert expected == faults(names="turn-lead = Kom uit.\n")


def test_a_message_that_stands_twice_is_a_fault():
    """Only one of them could be said."""
    assert [("turn-lead", Message("language/twice"))] == faults(play="turn-lead = Kom uit.\nturn-lead = Speel uit.\n")


@pytest.mark.parametrize("text", ["turn-lead = { \n", "turn-lead = { $x ->\n    [a] b\n }\n"])
def test_a_message_that_cannot_be_read_is_a_fault(text):
    """And it is not missing besides."""
    assert [("turn-lead", Message("language/unreadable"))] == faults(play=text)
    assert "turn-lead" not in checked(play=text).missing["play.ftl"]


def test_a_fact_that_nobody_tells_is_a_fault_in_any_variant():
    """Even where the example would not come by it."""
    text = "wait-play =\n    { WHO($seat) ->\n        [me] { $who }\n       *[other] nu\n    }\n"
    expected = Message("language/unknown-facts", {"facts": ["who"], "known": ["seat"]})

    assert [("wait-play", expected)] == faults(play=text)


def test_a_message_that_says_no_fact_in_english_is_not_told_those_above_it():
    """An example further up is of messages that do."""
    expected = Message("language/unknown-facts", {"facts": ["seat"], "known": []})

    assert [("wait-closed", expected)] == faults(play="wait-closed = { SEAT($seat) } sloot de tafel.\n")


def test_a_function_that_there_is_not_is_a_fault():
    """It is told by name."""
    expected = Message("language/unknown-functions", {"functions": ["STOEL"]})

    assert [("wait-play", expected)] == faults(play="wait-play = { STOEL($seat) } speelt.\n")


def test_what_cannot_be_worded_is_a_fault():
    """As a word that the language does not have; said of an attribute too."""
    play = "wait-play = { wie } speelt.\nplay-held = Kaarten.\n    .remedy = Speel { wat }.\n"

    assert [("wait-play", "language/unworded"), ("play-held.remedy", "language/unworded")] == [
        (name, what.code) for name, what in faults(play=play)
    ]


def test_items_that_nobody_listed_are_a_fault():
    """They would run together."""
    english = {"play.ftl": '# {"cards": ["Kh", "9h"]}\nheld = { LIST($cards) }\n'}

    found = check("nl", {"play.ftl": "held = { $cards }\n"}, english, lambda _: SCENE)

    assert [Message("language/unlisted")] == [fault.what for fault in found.faults]
