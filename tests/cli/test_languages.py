"""Games on the terminal in every language."""

import json
import re
from pathlib import Path

import pytest

import followsuit as fs
from followsuit.kernel import compiling
from followsuit.language.wording import language, languages
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


FIGURES = {
    "games": ("games",),
    "bots": ("bots",),
    "rules": ("rules", "zole"),
    "simulate": ("simulate", "boerenbridge", "--games", 3, "--seed", 7, "--records", "games.jsonl", "--force"),
    "tournament": ("tournament", "zole", "--players", "greedy,random", "--deals", 3, "--seed", 7, "--cores", 1),
    "balance": ("balance", "zole", "--seats", 3, "--games", 40, "--seed", 7, "--strong-deals", 0, "--cores", 1),
    "train": ("train", "zole", "--seats", 3, "--lessons", 1, "--out", "zole.npz", "--force"),
}
LAB = [code for code in OTHERS if language(code).says("lab-number")]
"""The languages that have words for figures."""


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("code", LAB)
def test_figures_are_told_without_a_line_of_english(name, code):
    """The same figures in both languages: no phrase of the one stands in the other."""
    english, other = (run(*FIGURES[name], "--language", each) for each in ("en", code))

    assert (0, 0) == (english.exit_code, other.exit_code)
    assert prose(english.stdout)
    assert set() == prose(english.stdout) & prose(other.stdout)


@pytest.mark.parametrize("name", ["games", "rules"])
def test_what_is_listed_is_in_the_language_of_the_system(monkeypatch, name):
    """Unless another is asked for."""
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")

    assert run(*FIGURES[name], "--language", "nl").stdout == run(*FIGURES[name]).stdout
    assert run(*FIGURES[name], "--language", "en").stdout != run(*FIGURES[name]).stdout


def test_the_command_in_a_report_asks_for_the_same_language():
    """Which the page is marked with, too."""
    assert 0 == run(*FIGURES["balance"], "--language", "nl", "--out", "a.html").exit_code
    page = Path("a.html").read_text("utf-8")

    assert '<html lang="nl">' in page
    assert " --language nl</code>" in page


def test_what_one_waits_for_is_told_in_the_language_asked_for(monkeypatch, tmp_path):
    """On the error output, before the first game."""
    cold = tmp_path / "cold"
    cold.mkdir()
    monkeypatch.setattr(compiling, "folder", lambda *_: cold)
    told = run(*FIGURES["simulate"], "--language", "nl").stderr

    assert "De simulator wordt gecompileerd; dat gebeurt één keer en duurt ongeveer een halve minuut.\n" == told
