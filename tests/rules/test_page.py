"""A game's page: its options settled, and the registry of all pages."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.bots import player
from followsuit.cli.show import list_games
from followsuit.errors import RulesError
from followsuit.games import read
from followsuit.rules import Rules
from followsuit.rules.page import broken_pages, pages, register
from followsuit.server.web.routes.games import game_document
from tests import whist as whist_module
from tests.registry import forget_afterwards
from tests.support import seats_of
from tests.whist import whist

KEYS = [
    "boerenbridge", "elemental", "euchre", "hearts", "klaverjas", "miesjelen", "ninja-whist", "oh-hell", "spades",
    "sueca", "whist", "zole",
]  # fmt: skip
"""Every game, by the alphabet: none comes or goes unnoticed."""


def refused(key: str, **options: object) -> tuple[str, str]:
    """The key and the message with which options are refused."""
    with pytest.raises(fs.OptionError) as caught:
        fs.game(key, **options)
    return caught.value.key, str(caught.value)


def test_the_games_of_the_house_are_registered():
    """By key, in alphabetical order."""
    assert KEYS == list(pages())
    assert list(pages()) == list(fs.games())


def test_a_game_that_does_not_exist_is_answered_with_those_that_do():
    """The error lists the keys."""
    with pytest.raises(fs.GameError) as caught:
        fs.game("bridge")

    keys = f"{', '.join(KEYS[:-1])} and {KEYS[-1]}"
    expected = f"There is no game “bridge”. The games are {keys}."
    assert ("game/unknown", expected) == (caught.value.code, str(caught.value))


@pytest.mark.parametrize(
    ("key", "usual"),
    [
        ("miesjelen", {"seats": 4, "round_limit": None}),
        ("boerenbridge", {"seats": 4, "schedule": "five"}),
        ("zole", {"seats": 3, "rounds": 12, "small_zole": True, "dues": False}),
        ("ninja-whist", {"seats": 4, "bid_cap": 7, "double_max": False}),
        ("elemental", {"seats": 4}),
        ("whist", {"seats": 4, "target": 5}),
        ("spades", {"seats": 4, "target": 500, "floor": -200, "nil": True, "blind_nil": False, "bags": True}),
        ("sueca", {"seats": 4, "target": 4}),
        (
            "euchre",
            {"seats": 4, "target": 10, "stick_the_dealer": False, "alone": True, "discard_turned": False},
        ),
        ("klaverjas", {"seats": 4, "rounds": 16, "duties": "rotterdam", "may_pass": False}),
    ],
)
def test_options_that_are_not_given_have_their_usual_values(key: str, usual: dict[str, object]):
    """Seats first, then the game's own."""
    assert list(usual.items()) == list(fs.game(key).options.items())


@pytest.mark.parametrize(
    ("key", "seats"),
    [
        ("miesjelen", {2, 3, 4, 5, 6}),
        ("boerenbridge", {4}),
        ("zole", {3, 4}),
        ("ninja-whist", {2, 3, 4, 5, 6, 7, 8}),
        ("elemental", {3, 4, 5, 6}),
    ],
)
def test_a_game_has_its_seat_counts(key: str, seats: set[int]):
    """And is refused with any other number."""
    assert seats == seats_of(key)


@pytest.mark.parametrize(
    ("key", "seats", "allowed"),
    [
        ("miesjelen", 7, "2–6"),
        ("zole", 5, "3–4"),
        ("ninja-whist", 9, "2–8"),
        ("elemental", 2, "3–6"),
        ("boerenbridge", 2, "3–6"),
    ],
)
def test_a_wrong_number_of_seats_is_answered_with_the_right_ones(key: str, seats: int, allowed: str):
    """The error names the range."""
    assert ("seats", f"There cannot be {seats} seats. Allowed: {allowed}.") == refused(key, seats=seats)


@pytest.mark.parametrize(("seats", "shown"), [("four", "four"), (3.0, "3.0"), (True, "true"), ("9" * 30, "9" * 30)])
def test_seats_are_a_whole_number(seats: object, shown: str):
    """Anything else is refused with the range."""
    assert ("seats", f"“{shown}” is not a number of seats. Allowed: 3–4.") == refused("zole", seats=seats)


def test_seats_may_be_given_as_text():
    """As the command line gives them."""
    assert 4 == fs.game("zole", seats="4").seats


def test_an_option_that_the_game_does_not_have_is_answered_with_those_it_has():
    """The error names the key and lists the options."""
    expected = ("trumps", "Zole has no option “trumps”. Its options: seats, rounds, small_zole and dues.")

    assert expected == refused("zole", trumps=3)


def test_an_option_may_need_a_number_of_seats():
    """The error says with how many it is offered."""
    expected = ("double_max", "The option double_max is not offered with 4 seats. It is offered with 7–8.")

    assert expected == refused("ninja-whist", double_max=True)


def test_an_options_usual_value_is_always_allowed():
    """Leaving it off may be said aloud."""
    assert fs.game("ninja-whist") == fs.game("ninja-whist", double_max=False)


def test_a_choice_may_need_a_number_of_seats():
    """The error names the choice, and the one that allows so many."""
    expected = ("seats", "There cannot be 5 seats with schedule=five. Allowed: 4. With schedule=fifteen: 3–6.")

    assert expected == refused("boerenbridge", seats=5)


@pytest.mark.parametrize(
    ("key", "options", "rounds"),
    [
        ("miesjelen", {}, None),
        ("miesjelen", {"round_limit": 9}, 9),
        ("boerenbridge", {}, 5),
        ("zole", {}, 12),
        ("zole", {"rounds": 0}, None),
        ("elemental", {}, 15),
        ("ninja-whist", {}, 19),
    ],
)
def test_a_game_knows_how_many_rounds_there_will_be(key: str, options: dict[str, object], rounds: int | None):
    """None where that is open."""
    assert rounds == fs.game(key, **options).rounds


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry of one's own, with all that is in the usual one."""
    forget_afterwards(monkeypatch)


@pytest.mark.usefixtures("registry")
def test_a_file_in_the_folder_of_games_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It is found, explained, offered by the server and played to its end, with no other file."""
    source = Path(whist_module.__file__).read_text("utf-8").replace("test-whist", "filed-whist")
    (tmp_path / "filed_whist.py").write_text(source)
    games = import_module("followsuit.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])

    read(["followsuit.games.filed_whist"])

    game = fs.game("filed-whist")
    assert "# Test Whist" in game.rules_page()
    assert {"place": None, "family": None, "also_called": [], "minutes": None, "options": {}} == game_document(
        game.page
    )["front_page"]
    state, bots = game.start(seed=3), [player("random", seat) for seat in range(4)]
    while state.to_act is not None:
        state = state.play(bots[state.to_act].decide(state.view(state.to_act)).action)
    assert state.is_over
    assert state == fs.replay(state.record(["random"] * 4))


@pytest.mark.usefixtures("registry")
def test_a_page_that_cannot_be_played_does_not_hide_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Neither one whose rules contradict each other nor a file that cannot be read; whoever asks for it is told why."""
    good = list(fs.games())
    (tmp_path / "torn_game.py").write_text("this is no Python")
    (tmp_path / "wrong_game.py").write_text(
        "from tests.whist import whist\nfrom dataclasses import replace\n"
        "page = replace(whist, key='wrong-game', build=lambda: None)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))

    read(["torn_game", "wrong_game"])

    assert good == [key for key in fs.games() if key != "test-whist"]
    assert ["torn-game", "wrong-game"] == list(broken_pages())
    with pytest.raises(RulesError, match="Its file cannot be read: SyntaxError"):
        fs.game("torn-game")
    with pytest.raises(RulesError, match="instead of Rules"):
        fs.game("wrong-game")


@pytest.mark.usefixtures("registry")
def test_the_list_of_games_tells_about_a_broken_page(capsys: pytest.CaptureFixture[str]):
    """On the side, after the games that can be played."""

    def torn() -> Rules:
        raise ValueError("nothing is written here")

    register(replace(whist, key="wrong-game", build=torn))

    list_games()

    told = capsys.readouterr()
    assert "zole" in told.out
    assert "The page of “wrong-game” cannot be played." in " ".join(told.err.split())
