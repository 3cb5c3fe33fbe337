"""Games on the terminal in every language."""

import json
import re
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.language.wording import languages
from tests.cli.command import Person, finish, refused, run

OTHERS = [code for code in languages() if code != "en"]
GAMES = {
    "miesjelen": ("--option", "round_limit=1"),
    "boerenbridge": (),
    "zole": ("--option", "dues=true"),
    "ninja-whist": ("--seats", 3),
    "elemental": (),
}
PROSE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
"""Two words in a row: names, numbers and cards have none."""


class Curious(Person):
    """Asks for all that can be asked for, plays two rounds, and leaves."""

    questions = ("?", "rules", "last", "scores", "table", "9999", "stop")

    def _line(self) -> str:
        if len(self.typed) < len(self.questions):
            return self.questions[len(self.typed)]
        state = fs.replay(json.loads(self.path.read_text()))
        return "quit" if state.rounds_played > 1 else super()._line()


def prose(text, typed=()):
    """The lines that hold a phrase, each with single spaces; without what was typed, and the name of the game."""
    lines = {" ".join(line.split()) for line in text.splitlines() if PROSE.search(line)}
    return lines - set(typed)


def play(monkeypatch, key, language):
    """The phrases on the screen of a person who plays a game."""
    path = Path("game.json")
    path.unlink(missing_ok=True)
    person = Curious(path)
    monkeypatch.setattr("builtins.input", person)
    told = ("--seed", 7, "--players", "random", "--record", path, "--language", language)
    played = run("play", key, *GAMES[key], *told)

    assert 0 == played.exit_code, played.output
    return prose(played.stdout, [*person.typed, fs.game(key).name])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_played_and_watched_without_a_line_of_english(monkeypatch, key, language):
    """The same rounds in both languages: no phrase of the one stands in the other."""
    english, other = (play(monkeypatch, key, code) for code in ("en", language))
    watched = [prose(run("replay", "game.json", "--language", code).stdout) for code in ("en", language)]

    assert len(english) > 30
    assert set() == english & other
    assert len(watched[0]) > 3
    assert set() == watched[0] & watched[1]


def test_a_language_that_there_is_not_is_refused():
    """Before a card is dealt, with those that there are."""
    message = refused(run("play", "zole", "--language", "tlh"), "language/unknown")

    assert "There is no language “tlh”. There are en, de, lv, nl." in message
    assert [] == list(Path().iterdir())


@pytest.mark.parametrize(
    ("locale", "says"),
    [("lv_LV.UTF-8", "Tavs gājiens."), ("nl_BE", "Jouw beurt."), ("C", "Your turn."), ("tlh_XX.UTF-8", "Your turn.")],
)
def test_without_a_language_asked_for_it_is_that_of_the_system(monkeypatch, locale, says):
    """English where there is no catalogue for it."""
    monkeypatch.setenv("LC_ALL", locale)

    assert says in run("play", "zole", "--seed", 7, "--players", "random", typed="quit\n").stdout


def test_the_command_to_play_on_asks_for_the_same_language():
    """So that it can be pasted into a shell; also that to watch the game."""
    shown = run("play", "zole", "--seed", 7, "--players", "random", "--language", "nl", typed="quit\n").stdout

    assert shown.endswith("Verder spelen: followsuit play --resume zole-7.json --language nl\n")


def test_a_person_without_a_name_and_the_players_are_called_as_the_language_calls_them():
    """The record keeps the names by which everyone knows them."""
    shown = run("play", "zole", "--seed", 7, "--players", "random", "--language", "lv", typed="quit\n").stdout

    assert "▸ Tu  " in shown
    assert "nejaušs 2 saka garām." in shown
    assert ["You", "random", "random"] == json.loads(Path("zole-7.json").read_text())["players"]


def test_a_language_is_a_folder_of_a_few_sentences(monkeypatch):
    """Those it has are said, the rest in English; nothing else is touched."""
    folder = Path("languages", "eo")
    folder.mkdir(parents=True)
    (folder / "names.ftl").write_text("language-name = Esperanto\n", "utf-8")
    (folder / "play.ftl").write_text("turn-choose = Via vico. Pasu aŭ elektu.\n", "utf-8")
    (folder / "terminal.ftl").write_text("terminal-you = Vi\n", "utf-8")
    monkeypatch.setenv("FOLLOWSUIT_LANGUAGES", str(folder.parent))
    command = ("play", "zole", "--seed", 7, "--players", "random", "--language", "eo")
    status, out, err = finish(*command, typed="quit\n")

    assert (0, "") == (status, err)
    assert "Via vico. Pasu aŭ elektu." in out
    assert "▸ Vi " in out
    assert "random 2 passes." in out
