"""Games kept outside of the package are games like the others."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import followsuit as fs
from followsuit import own_games
from followsuit.own_games.changes import Changes, Mistake, read_again, take
from followsuit.own_games.sources import edition, files_behind
from followsuit.rules.page import broken_pages, register_unread
from tests import whist as whist_module
from tests.registry import forget_afterwards

SOURCE = Path(whist_module.__file__).read_text("utf-8")


def page_source(key: str) -> str:
    """A file with one game."""
    return SOURCE.replace("test-whist", key)


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    forget_afterwards(monkeypatch)
    known = set(sys.modules)
    yield
    for name in set(sys.modules) - known:
        if name.startswith("my_"):
            # A module that lay beside a page.
            del sys.modules[name]


def test_a_game_is_found_by_its_file(tmp_path: Path):
    """And by its key from then on, also by processes that are started later."""
    file = tmp_path / "filed.py"
    file.write_text(page_source("filed-whist"))

    assert "filed-whist" == own_games.game_in(str(file))
    assert "Test Whist" == fs.game("filed-whist").name
    assert str(file.resolve()) == os.environ[own_games.VARIABLE]


def test_a_file_that_was_changed_is_read_anew(tmp_path: Path):
    """Its own key is not taken by itself."""
    file = tmp_path / "filed.py"
    file.write_text(page_source("filed-whist"))
    own_games.game_in(str(file))
    file.write_text(page_source("filed-whist").replace("Test Whist", "Changed"))

    own_games.game_in(str(file))

    assert "Changed" == fs.game("filed-whist").name


def test_all_games_of_a_folder_are_found(tmp_path: Path):
    """One that cannot be read keeps nobody from the others, and whoever asks for it is told why."""
    (tmp_path / "one.py").write_text(page_source("one"))
    (tmp_path / "two.py").write_text(page_source("two"))
    (tmp_path / "torn_page.py").write_text("this is no Python")
    (tmp_path / "_draft.py").write_text("raise SystemExit")

    own_games.look_in(str(tmp_path))

    assert {"one", "two"} <= set(fs.games())
    with pytest.raises(fs.RulesError, match="cannot be read: SyntaxError"):
        fs.game("torn-page")


def test_a_page_may_use_a_module_that_lies_beside_it(tmp_path: Path):
    """As a script may."""
    (tmp_path / "my_own_titles.py").write_text("TITLE = 'Beside the page.'")
    title = '"Thirteen tricks, and the last card dealt is trump."'
    source = page_source("beside").replace(title, "TITLE")
    (tmp_path / "beside.py").write_text(
        source.replace("from followsuit.cards", "from my_own_titles import TITLE\nfrom followsuit.cards")
    )

    assert "beside" == own_games.game_in(str(tmp_path / "beside.py"))
    assert "Beside the page." == fs.game("beside").title


def test_the_environment_names_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """They are read when somebody first asks for a game that is not here, or for all."""
    (tmp_path / "named.py").write_text(page_source("named-whist"))
    monkeypatch.setenv(own_games.VARIABLE, os.pathsep.join(["", str(tmp_path), str(tmp_path / "gone")]))
    register_unread(own_games._read_what_is_offered)

    assert "named-whist" == fs.game("named-whist").key


def test_a_package_offers_games_by_an_entry_point(monkeypatch: pytest.MonkeyPatch):
    """A page, or a module with some; what cannot be loaded is told to whoever asks for it."""
    offered = EntryPoints([
        EntryPoint("offered", "tests.whist:whist", own_games.ENTRY_POINTS),
        EntryPoint("gone", "tests.whist:nothing_of_the_kind", own_games.ENTRY_POINTS),
    ])  # fmt: skip
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: offered.select(group=group))
    register_unread(own_games._read_what_is_offered)

    assert "Test Whist" == fs.game("test-whist").name
    with pytest.raises(fs.RulesError, match="AttributeError"):
        fs.game("gone")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("", "There is no game in it"),
        (page_source("zole"), "The key zole is taken by a game of this program"),
        ("1 / 0", "ZeroDivisionError"),
        ("import sys; sys.exit(3)", "SystemExit: 3"),
    ],
    ids=["no game", "a key that is taken", "an error", "a script that ends the program"],
)
def test_a_file_that_is_no_page_is_refused(tmp_path: Path, source: str, told: str):
    """With what is wrong with it."""
    (tmp_path / "wrong.py").write_text(source)

    with pytest.raises(fs.RulesError, match=told):
        own_games.game_in(str(tmp_path / "wrong.py"))


def test_two_games_in_a_file_are_named_by_their_keys(tmp_path: Path):
    """A file alone does not say which of them is meant."""
    (tmp_path / "both.py").write_text(page_source("one") + page_source("two").replace("def whist", "def other"))

    with pytest.raises(fs.GameError, match="more than one game: one and two"):
        own_games.game_in(str(tmp_path / "both.py"))


def test_what_is_not_there_is_not_looked_for(tmp_path: Path):
    """Neither a file nor a folder."""
    with pytest.raises(fs.GameError, match="There is no file"):
        own_games.game_in(str(tmp_path / "gone.py"))
    with pytest.raises(fs.GameError, match="no file or folder"):
        own_games.look_in(str(tmp_path / "gone"))


@pytest.mark.parametrize(
    ("text", "is_file"), [("./mine", True), ("mine.py", True), ("zole", False), ("ninja-whist", False)]
)
def test_a_file_is_told_from_a_key(text: str, is_file: bool):
    """By its ending, or by a folder in it."""
    assert is_file == own_games.is_file_name(text)


def with_title_beside(folder: Path) -> Path:
    """A page whose title stands in a module beside it."""
    (folder / "my_spoken_titles.py").write_text("TITLE = 'As it was.'")
    page = folder / "titled.py"
    source = page_source("titled").replace('"Thirteen tricks, and the last card dealt is trump."', "TITLE")
    page.write_text(f"from my_spoken_titles import TITLE\n{source}")
    return page


def test_an_edition_is_of_all_files_that_a_page_is_made_of(tmp_path: Path):
    """It is the same wherever they lie, and another when one beside the page changes."""
    page = with_title_beside(tmp_path)
    (tmp_path / "unused.py").write_text("")
    (tmp_path / "copy").mkdir()
    before = edition(page)

    assert ["titled.py", "my_spoken_titles.py"] == [file.name for file in files_behind(page)]
    assert before == edition(with_title_beside(tmp_path / "copy"))
    (tmp_path / "my_spoken_titles.py").write_text("TITLE = 'As it is!'")
    assert before != edition(page)


def test_files_that_are_saved_are_noticed_and_read_again(tmp_path: Path):
    """A module beside a page counts as part of it, even if it is saved at once and no longer than it was."""
    page = with_title_beside(tmp_path)
    own_games.look_in(str(tmp_path))
    changes, before = Changes([tmp_path]), fs.game("titled")
    (tmp_path / "my_spoken_titles.py").write_text("TITLE = 'As it is!'")
    os.utime(tmp_path / "my_spoken_titles.py", ns=(1, 1))

    assert [[page], []] == [changes.look(), changes.look()]
    assert ["titled"] == take(page, read_again(page))
    assert "As it is!" == fs.game("titled").title
    assert before != fs.game("titled")


@pytest.mark.parametrize(
    ("was", "written", "line"),
    [
        ("whist()", "whist(", 18),
        ("key=", "kye=", 10),
        ("deal=Deal(hands=13,", "deal=Deal(hands=14,", 10),
    ],
)
def test_a_mistake_names_its_line_and_leaves_the_old_game(tmp_path: Path, was: str, written: str, line: int):
    """Whether the file cannot be read, fails, or has rules that contradict each other."""
    page = tmp_path / "wrong.py"
    page.write_text(page_source("wrong"))
    own_games.look_in(str(tmp_path))
    page.write_text(page_source("wrong").replace(was, written))

    with pytest.raises(Mistake) as caught:
        read_again(page)
    assert (page, line) == (caught.value.file, caught.value.line)
    assert "Test Whist" == fs.game("wrong").name


def test_a_file_that_was_broken_is_a_game_once_it_is_mended(tmp_path: Path):
    """Nothing is said against it any more."""
    page = tmp_path / "mended.py"
    page.write_text("no Python")
    own_games.look_in(str(tmp_path))
    assert "mended" in broken_pages()
    page.write_text(page_source("mended"))

    take(page, read_again(page))

    assert "mended" not in broken_pages()
    assert "mended" in fs.games()
