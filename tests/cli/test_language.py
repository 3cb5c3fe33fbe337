import pytest

from followsuit.language import catalogue
from tests.cli.command import refused, run


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A language of three sentences, Esperanto."""
    made = tmp_path / "eo"
    made.mkdir()
    (made / "names.ftl").write_text("language-name = Esperanto\n", "utf-8")
    (made / "play.ftl").write_text("turn-bid = Via vico.\nturn-lead = Via vico. Ludu ajnan karton.\n", "utf-8")
    monkeypatch.setattr(catalogue, "_ELSEWHERE", [tmp_path])
    return made


@pytest.mark.usefixtures("folder")
def test_languages_are_listed_with_how_complete_they_are():
    """English is complete by itself; three sentences are not one in a hundred."""
    result = run("language", "list")

    assert 0 == result.exit_code
    lines = {line.split()[0]: line.split() for line in result.output.splitlines()}
    assert ["English", "100"] == [lines["en"][1], lines["en"][3]]
    assert ["Esperanto", "3"] == lines["eo"][1:3]


@pytest.mark.usefixtures("folder")
def test_a_language_may_lack_messages():
    """They are told by file, and nothing is wrong."""
    result = run("language", "check", "eo")

    assert 0 == result.exit_code
    assert result.output.startswith("Esperanto (eo) has 3 of ")
    assert "play.ftl lacks " in result.output
    assert "turn-follow-suit" in result.output
    assert "turn-bid" not in result.output


def test_faults_of_a_language_are_told_each_with_its_file(folder):
    """And the exit status says that there are some."""
    (folder / "play.ftl").write_text("turn-bid = Via vico, { $vi }.\nturn-laed = Ludu.\n", "utf-8")

    result = run("language", "check", "eo")

    assert 2 == result.exit_code
    assert "2 faults:" in result.output
    assert "play.ftl  turn-bid   Nobody tells it vi. It is told nothing." in result.output
    assert "play.ftl  turn-laed  English has no such message." in result.output


def test_a_language_that_there_is_not_is_refused():
    """With those that there are."""
    said = refused(run("language", "check", "tlh"), "language/unknown")

    assert "There is no language “tlh”. There are en, de, lv, nl." in said
