import pytest

from followsuit.lab.measuring.study import FEWEST_GAMES, Study, study
from followsuit.lab.reporting.study_report import in_short, page
from followsuit.language.wording import language
from tests.lab.reporting.test_report import Reader


@pytest.fixture(scope="module")
def done() -> Study:
    """The smallest study, done."""
    found = study("boerenbridge", FEWEST_GAMES, "7")
    list(found.measure())
    return found


def test_the_page_is_whole_and_shows_both_figures(done: Study):
    """Every tag is closed, and each agent has a row with its mean, the published one and how far apart they are."""
    made = page(done, "followsuit study boerenbridge --seed 7")
    reader = Reader()
    reader.feed(made)

    assert [] == reader.open
    assert "<h1>Boerenbridge: a study done again</h1>" in made
    assert all(f"<td>{each.name}</td>" in made for each in done.agents)
    assert all(f"<td>{text}</td>" in made for text in ("23.57", "21.04", "20.52", "−3.65"))
    assert "<code>followsuit study boerenbridge --seed 7</code>" in made
    assert 2 == sum(tag == "figure" for tag, _ in reader.seen)


def test_the_page_needs_nothing_else(done: Study):
    """No script, and no picture or font from anywhere."""
    made = page(done, "followsuit study boerenbridge")

    assert "<script" not in made
    assert "http" not in made.replace("http://www.w3.org", "")


def test_every_sentence_is_worded(done: Study):
    """Among them whether what knowledge is worth may be chance."""
    told = [language("en").say(each) for each in in_short(done)]

    assert 7 == len(told)
    assert all(text.endswith(".") for text in told)
    assert any(text.startswith("One knower among three full-kripke is ahead of them by +") for text in told)
