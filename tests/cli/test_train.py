from pathlib import Path
from unittest.mock import patch

import pytest

import followsuit as fs
from followsuit.minds import library
from followsuit.minds.course import Course
from followsuit.minds.files import load
from followsuit.minds.training import School
from tests.cli.command import refused, run

ZOLE = fs.game("zole").page
QUICK = ("train", "zole", "--seats", 3, "--lessons", 90_000)


@pytest.fixture(autouse=True)
def _kept_here(tmp_path_factory, monkeypatch):
    """Networks of this test only."""
    folder = tmp_path_factory.mktemp("kept")
    monkeypatch.setattr(library, "kept_root", lambda: folder)
    return folder


def test_a_network_is_trained_and_found():
    """It is told what it is worth and where it is, and the curve is drawn."""
    result = run(*QUICK, "--curve", "a.svg", "--against", "greedy", "--deals", 2)

    assert 0 == result.exit_code, result.output
    assert "It has learned this setting from " in result.stdout
    assert "Beside greedy players " in result.stdout
    assert "Drawn in a.svg." in result.stdout
    assert "instant over greedy" in result.stdout.replace("greedy over instant", "instant over greedy")
    assert "points a round ahead of greedy players" in Path("a.svg").read_text()
    path = library.own_file(fs.game("zole"))
    assert f"The network is in {path}." in result.stdout
    assert [{"seats": 3, "rounds": 12, "small_zole": True, "dues": False}] == list(load(path, ZOLE).about.settings)
    mine, others = library.network_of(fs.game("zole")), library.network_of(fs.game("zole", seats=4))
    assert mine is not None
    assert others is not None, "the one that comes with the program"
    assert mine is not others


def test_without_a_setting_all_of_them_are_learned():
    """And the network is kept for the page."""
    assert "the game in six settings" in run("train", "zole", "--lessons", 1).stdout
    about = load(library.trained_file(fs.game("zole")), ZOLE).about
    assert {3, 4} == {setting["seats"] for setting in about.settings}


def stopped(*args):
    """A command that is stopped by Ctrl-C in the third term of learning."""
    term, count = School.term, 0

    def interrupted(school, share, pool):
        nonlocal count
        count += 1
        if count > 2:
            raise KeyboardInterrupt
        return term(school, share, pool)

    with patch.object(School, "term", interrupted):
        return run(*args)


def test_ctrl_c_puts_away_what_the_same_command_goes_on_with():
    """The network is the same as without the pause."""
    result = stopped(*QUICK, "--out", "a.npz")
    assert 130 == result.exit_code, result.output
    assert "The same command goes on from a.npz.unfinished." in result.stdout
    assert [Path("a.npz.unfinished")] == list(Path().iterdir())

    result = run(*QUICK, "--out", "a.npz")
    assert 0 == result.exit_code, result.output
    assert "Going on after " in result.stderr
    assert [Path("a.npz")] == list(Path().iterdir())
    assert 0 == run(*QUICK, "--out", "b.npz").exit_code
    one, other = (load(Path(name), ZOLE).network for name in ("a.npz", "b.npz"))
    assert all((mine == theirs).all() for mine, theirs in zip(one, other, strict=True))


def test_another_plan_does_not_go_on_but_begins_again_if_asked_to():
    """What was put away is left as it is."""
    stopped(*QUICK, "--out", "a.npz")
    before = Path("a.npz.unfinished").read_bytes()
    told = refused(run(*QUICK, "--seed", 2, "--out", "a.npz"), "mind/unusable")
    assert "a.npz.unfinished was begun otherwise: with seed 1, 90,000 lessons and one setting of the game." in told
    assert before == Path("a.npz.unfinished").read_bytes()

    Path("a.npz.unfinished").write_bytes(b"damaged")
    refused(run(*QUICK, "--seed", 2, "--out", "a.npz"), "mind/unusable")
    assert 0 == run(*QUICK, "--seed", 2, "--out", "a.npz", "--again").exit_code
    assert 2 == load(Path("a.npz"), ZOLE).about.seed


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        (("nope",), "game/unknown", "There is no game “nope”."),
        (("zole", "--seats", 9), "option/invalid", "Allowed: 3–4."),
        (("zole", "--lessons", 0), "option/invalid", "Give a whole number from 1 to 1,000,000,000."),
        (("zole", "--lessons", 5, "--minutes", 5), "option/invalid", "Give one of them."),
        (("zole", "--seed", "x"), "option/invalid", "--seed cannot be “x”."),
        (("zole", "--out", "a.npz", "--against", "casual"), "option/invalid", "Leave out --out or --against."),
        (("zole", "--against", "ghost"), "player/unknown", "There is no player “ghost”."),
        (("zole", "--out", "no/a.npz"), "file/unusable", "there is no folder no"),
        (("zole", "--curve", "a.jpg"), "file/unusable", "Use one of .png, .svg, .pdf."),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_learned(args, code, says):
    """One message, exit status 2, and no file."""
    with patch.object(Course, "go_on", side_effect=AssertionError):
        assert says in refused(run("train", *args), code)
    assert [] == list(Path().iterdir())


def test_a_network_is_replaced_only_by_force():
    """Hours may have gone into it."""
    Path("a.npz").write_text("precious")
    refused(run(*QUICK, "--out", "a.npz"), "file/unusable")
    assert "precious" == Path("a.npz").read_text()
    assert 0 == run(*QUICK, "--lessons", 1, "--out", "a.npz", "--force").exit_code
    assert 1 == load(Path("a.npz"), ZOLE).about.version
