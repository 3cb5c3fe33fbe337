from pathlib import Path

import pytest

import checks.__main__ as all_checks
from checks.sentences import EXCEPTIONS, english, found

SOURCES = all_checks.SOURCES


@pytest.mark.parametrize(
    "source",
    [
        'raise ParseError("This is no card.")',
        'raise errors.SeatError(f"There is no seat {seat}", "Look")',
        'Refusal("bid/range", {"why": "The bid is too high"})',
        'refused("table/full", reason="it is full.")',
        'console.print("Figures written to", path)',
        'return f"{seat} passes."',
        'NAMES = {list: "a list", dict: "an object"}',
        'sentence = "no card yet" if not cards else ", ".join(cards)',
        'def told(): yield "`score` is empty: say what a round scores."',
        'answer["says"] = "Nothing was found!"',
        'said += " and nobody else"',
    ],
)
def test_english_is_found(source):
    """Whatever is done with it: raised, printed, answered or kept for later."""
    assert [1] == sorted({line for line, _ in english(source)})


@pytest.mark.parametrize(
    "source",
    [
        'raise ParseError(Message("parse/card", {"text": text, "ranks": " ".join(ranks)}))',
        'Refusal("stash/count", {"example": f"stash {cards}"})',
        'raise AssertionError("The stream does not end.")',
        'raise ValueError(f"{url} is not the address of a web page")',
        'log(LOGGER, "folder-created", why="it was not there")',
        '"""This is what it does."""',
        'def legal() -> "list of the cards": ...',
        'seats: Annotated[int, typer.Option(help="How many play.")] = 3',
        'app = typer.Typer(help="Play the games.", epilog="Try one of them.")',
        'name = Field(description="The name of the seat.")',
        'responses = {404: {"description": "There is no such thing."}}',
        'TURN_EXAMPLE = "Bruno is to lead."',
        'requests = Counter("requests", "All of the requests that were answered.")',
        'connection.execute(text("select the cards from the table"))',
        'WRITE = "INSERT INTO events SELECT 1 WHERE NOT EXISTS (SELECT 1)"',
        'def __repr__(self): return f"<Store at {self.address}>"',
        'style = "bold green"',
        'phase = "draw trump"',
    ],
)
def test_what_is_not_read_by_a_user_is_left_alone(source):
    """Codes, notation, what is for programs and programmers, and what stands beside the thing that it explains."""
    assert [] == list(english(source))


@pytest.mark.parametrize(
    "place", ["server/live/desk.py", "server/web/socket.py", "kernel/run.py", "bots/registry.py", "telling/teller.py"]
)
def test_a_sentence_put_into_a_module_is_found(tmp_path: Path, place):
    """In whichever room it stands, with its line."""
    source = (SOURCES / "followsuit" / place).read_text("utf-8")
    changed = tmp_path / "followsuit" / place
    changed.parent.mkdir(parents=True)
    changed.write_text(f'{source}\nTOLD = "It is not your turn."\n', encoding="utf-8")
    line = source.count("\n") + 2

    assert [f"followsuit/{place}:{line}"] == [each.rpartition(": English")[0] for each in found(tmp_path)]


def test_the_exceptions_are_left_alone(tmp_path: Path):
    """And nothing else is."""
    for place in (*(f"{each}x.py" if each.endswith("/") else each for each in EXCEPTIONS), "followsuit/other.py"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text('raise ParseError("This is no card.")', encoding="utf-8")

    assert 1 == len(list(found(tmp_path)))


def test_every_exception_is_needed():
    """One that nothing stands for any more goes."""
    for place in EXCEPTIONS:
        files = [SOURCES / place] if place.endswith(".py") else list((SOURCES / place).rglob("*.py"))
        assert [text for file in files for _, text in english(file.read_text("utf-8"))], place


def test_nothing_is_found_in_the_program():
    """As `make check` sees it."""
    assert [] == list(found(SOURCES))
