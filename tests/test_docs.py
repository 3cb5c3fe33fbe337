"""The documentation: complete, up to date, and with examples that run."""

from __future__ import annotations

import ast
import importlib
import inspect
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import followsuit as fs
from followsuit import errors, rules
from followsuit.bots.own.offered import VARIABLE
from followsuit.cli.language import example_scene
from followsuit.engine.actions import READERS
from followsuit.engine.position import Phase, RoundResult
from followsuit.language.catalogue import Catalogue, folders, texts
from followsuit.language.checking import check
from followsuit.language.functions import FUNCTIONS
from followsuit.language.message import Message
from followsuit.language.wording import Language, language
from followsuit.rules.page import Page, pages
from tests.documentation import DOCS, FENCE, ROOT, blocks, every_game, text
from tests.support import play_randomly

SRC = ROOT / "src" / "followsuit"
MARKDOWN = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
NEED_MORE = {"followsuit.adapters.openspiel"}
"""Modules that cannot be imported without what is installed for `make judges` only."""
OF_EVERY_COMMAND = {"--help", "--games"}

every_file = pytest.mark.parametrize("path", MARKDOWN, ids=lambda path: str(path.relative_to(ROOT)))


@pytest.fixture(scope="module")
def generate() -> Iterator[Any]:
    """The generator, imported as it is run: with its own folder on the path."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(DOCS))
        yield importlib.import_module("generate")


def prose(markdown: str) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", markdown)


def headings(markdown: str) -> list[str]:
    """Every heading with its number signs."""
    return re.findall(r"^#+ .+$", prose(markdown), re.MULTILINE)


def sections(markdown: str) -> dict[str, str]:
    """What stands under each heading of the second level, without the marks of generated parts."""
    _, *parts = re.split(r"^## ", re.sub(r"<!--.*?-->", "", markdown), flags=re.MULTILINE)
    return {title: body.strip() for title, body in (part.split("\n", 1) for part in parts)}


def in_code(markdown: str) -> set[str]:
    """All that is set as code in running text and tables, without what follows an opening bracket."""
    return {span.split("(")[0] for span in re.findall(r"`([^`\n]+)`", prose(markdown))}


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a name in the source."""
    for path in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


# Pages of games


@every_game
def test_a_game_has_a_page_with_the_fixed_headings(page: Page, generate: Any):
    """Play it, Rules, Options, Notation, Strategy, Figures: in this order, and none of them empty."""
    found = sections(text(f"games/{page.key}.md"))

    assert ["Play it", "Rules", "Options", "Notation", "Strategy", "Figures"] == list(found)
    assert list(generate.HEADINGS) == list(found)
    assert [] == [title for title, body in found.items() if len(body) < 80]


@every_game
def test_every_option_of_a_game_is_documented(page: Page):
    """The table of options has a row for each, seats first."""
    options = sections(text(f"games/{page.key}.md"))["Options"]

    assert ["seats", *(option.key for option in page.options)] == re.findall(r"^\| `(\w+)`: \w", options, re.MULTILINE)


def test_every_page_of_a_game_is_of_a_game():
    """A page whose game is gone is noticed."""
    assert list(pages()) == sorted(path.stem for path in (DOCS / "games").glob("*.md"))


@every_game
def test_figures_hold_in_random_games(page: Page, generate: Any):
    """Rounds, hands, tricks and actions of a game lie within what its page says."""
    for _, game in generate.settings(page):
        told = generate.figures(game)
        state = play_randomly(game.start(seed=5), random.Random(5), rounds=told.rounds or 1)
        rounds = [round_ for round_ in state.record()["rounds"] if round_["scores"] is not None]
        tricks = sum(len(round_["tricks"]) for round_ in rounds)
        actions = sum(len(round_["actions"]) for round_ in rounds)

        assert (told.rounds or 1) == len(rounds)
        assert told.tricks[0] <= tricks <= told.tricks[1]
        assert told.actions[0] <= actions
        assert told.actions[1] is None or actions <= told.actions[1]
        assert set(told.hands) == {max(map(len, round_["hands"])) for round_ in rounds}


@pytest.mark.parametrize(
    ("key", "tricks", "actions"),
    [
        ("boerenbridge", (19, 19), (5 * 4 + 19 * 4, 5 * 4 + 19 * 4)),
        ("elemental", (120, 120), (15 * 4 + 120 * 4, 15 * 4 + 120 * 4 + 14)),
        ("miesjelen", (5, 5), (20, 20)),
        ("ninja-whist", (100, 100), (19 * 4 + 100 * 4, None)),
        ("oh-hell", (109, 109), (19 * 4 + 109 * 4, 19 * 4 + 109 * 4)),
        ("zole", (12, 12 * 8), (12 * (1 + 3), 12 * (3 + 1 + 24))),
    ],
)
def test_figures_are_those_counted_by_hand(
    key: str, tricks: tuple[int, int], actions: tuple[int, int | None], generate: Any
):
    """Bids, cards, an element named in all but the last round; a choice and a trick, or three, a stash and all."""
    told = generate.figures(fs.game(key))

    assert (tricks, actions) == (told.tricks, told.actions)


# Nothing is left out


def test_every_public_name_is_documented():
    """Each name of `followsuit.__all__` has a heading in api.md; an error has a row in the table of errors."""
    api = text("api.md")
    documented = set(re.findall(r"^### `fs\.(\w+)`$", api, re.MULTILINE))
    documented |= set(re.findall(r"^\| `(\w+Error|IllegalAction|OutOfTurn)` \| `", api, re.MULTILINE))

    assert set() == set(fs.__all__) - documented
    elsewhere = {"ClusterError", "CommandError", "FileError", "LanguageError", "MindError", "SolveError", "TableError"}
    assert elsewhere == documented - set(fs.__all__)


def test_every_package_that_offers_names_is_in_the_reference():
    """Whatever has an `__all__`, and every adapter; not what is for the engine or the server alone, or is compiled."""
    offering = {
        ".".join(path.relative_to(SRC.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in SRC.rglob("*.py")
        if re.search(r"^__all__ = ", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    adapters = {f"followsuit.adapters.{path.stem}" for path in (SRC / "adapters").glob("[!_]*.py")}
    inside = {
        f"followsuit.{name}"
        for name in (
            *(f"adapters.{name}" for name in ("inlining", "places", "playing", "rows", "seeing", "stepping")),
            "engine.phases",
            "server.store",
        )
    }
    told = set(re.findall(r"^## `([\w.]+)`$", text("reference.md"), re.MULTILINE))

    assert set() == (offering | adapters) - inside - told


def test_the_reference_has_every_public_name_with_its_types():
    """Found by looking at the modules themselves: with a heading, a signature and words of its own."""
    found = re.split(r"^## `([\w.]+)`$", text("reference.md"), flags=re.MULTILINE)
    for module, part in zip(found[1::2], found[2::2], strict=True):
        if module in NEED_MORE:
            continue
        looked_at = importlib.import_module(module)
        names = getattr(looked_at, "__all__", None) or [
            name
            for name, value in vars(looked_at).items()
            if not name.startswith("_") and inspect.isroutine(value) | inspect.isclass(value)
            if getattr(value, "__module__", None) == module
        ]
        told = dict(re.findall(r"^### `(\w+)`\n\n(.*?)(?=^### |\Z)", part, re.MULTILINE | re.DOTALL))

        assert set(names) <= set(told), module
        assert [] == [name for name, said in told.items() if not re.match(r"```text\n.+?\n```\n\n\S", said, re.DOTALL)]


def test_a_signature_is_told_with_its_types():
    """As it is written in the source."""
    assert "def game(key: str, /, **options: object) -> Game" in text("reference.md")
    assert "    def play(action: str | Action, *, seat: int | None = None) -> State" in text("reference.md")


@pytest.mark.parametrize(
    "thing", [fs.Card, fs.Deck, fs.Event, fs.Game, fs.Refusal, fs.State, fs.Suit, fs.View, RoundResult]
)
def test_every_public_member_is_documented(thing: type):
    """Each field, property and method of a public class stands in api.md as code."""
    names = {name for kind in thing.__mro__ if kind.__module__.startswith("followsuit") for name in vars(kind)}

    assert set() == {name for name in names if not name.startswith("_")} - in_code(text("api.md"))


def test_every_phase_is_documented():
    """The values of `view.phase` are listed."""
    assert set() == {phase.value for phase in Phase} - in_code(text("api.md"))


def test_every_error_code_is_documented():
    """Each error of errors.py has a row with its code."""
    codes = {
        error.code
        for error in vars(errors).values()
        if isinstance(error, type) and issubclass(error, fs.FollowsuitError)
    }

    assert codes == set(re.findall(r"^\| `\w+` \| `([a-z/-]+)` \|", text("api.md"), re.MULTILINE))


PICKS = {verb for game in fs.games().values() for stage in game.rules.all_stages for verb in stage.picks}
"""What cards are picked for before the first trick; each has refusals of its own."""


def test_every_refusal_code_is_documented():
    """The codes found in the source are exactly those of refusals.md."""
    codes = {errors.ParseError.code}
    for call in calls("Refusal"):
        match call.args[0]:
            case ast.Constant(str(code)):
                codes.add(code)
            case ast.Attribute(attr="code"):
                pass
            case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(str(rest))]):
                codes |= {f"{verb}{rest}" for verb in PICKS}
            case other:
                pytest.fail(f"cannot tell the code of {ast.unparse(other)}")
    for path in (SRC / "rules").glob("*.py"):
        codes |= set(
            re.findall(r'^    code: ClassVar\[str\] = "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
        )

    assert codes == set(re.findall(r"^\| `([a-z/-]+)` \|", text("refusals.md"), re.MULTILINE))


def test_every_kind_of_event_is_documented():
    """The kinds found in the source are exactly those in the table of events."""
    kinds = set()
    for call in calls("Event"):
        assert isinstance(call.args[0], ast.Constant), ast.unparse(call)
        kinds.add(call.args[0].value)
    table = text("api.md").split("| kind |")[1].split("\n\n")[0]

    assert kinds == set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE))


def test_every_word_is_documented():
    """Each name that `followsuit.rules` exports has a row with a meaning."""
    rows = dict(
        re.findall(r"^\| `(\w+)` \| ([^|]+) \|", text("vocabulary.md").split("generated: words")[1], re.MULTILINE)
    )

    assert set(rules.__all__) == set(rows)
    assert [] == [word for word, meaning in rows.items() if not meaning.strip()]


def test_every_word_has_an_example():
    """As a game has it, or else one that is tried out; only a page and what makes one are too long for that."""
    rows = re.findall(r"^\| `(\w+)` \|.*\| ([^|]*) \| [^|]*\|$", text("vocabulary.md"), re.MULTILINE)

    assert {"Page", "game"} == {word for word, example in rows if not example.strip()}


def test_what_well_known_games_need_is_told_and_how_it_will_be_said():
    """33 games: those with a page lack nothing, and each thing that another lacks has a row of its own."""
    games, ideas = (
        [[cell.strip() for cell in row.strip("|").split(" | ")] for row in part.splitlines() if row.startswith("| ")][
            2:
        ]
        for part in re.findall(
            r"<!-- generated: (?:field|ideas) -->\n(.*?)<!-- end -->", text("vocabulary.md"), re.DOTALL
        )
    )
    lacking = {name: set(lacks.split("; ")) - {""} for name, _, lacks in games}

    assert 33 == len(lacking)
    assert {name for name in lacking if name.startswith("[")} == {name for name in lacking if not lacking[name]}
    assert {idea for idea, *_ in ideas} == set().union(*lacking.values())


def test_every_field_of_the_rules_is_documented():
    """A word has a place: each field of `Rules` has a row that says which words fit."""
    rows = text("vocabulary.md").split("generated: words")[0]

    assert set(rules.Rules.__dataclass_fields__) == {
        name for row in re.findall(r"^\| (`.+?) \| ", rows, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    }


def test_every_verb_is_documented():
    """Each kind of action, those of chance too, is in notation.md."""
    verbs = {span.split()[0] for span in in_code(text("notation.md"))}

    said = {verb for game in fs.games().values() for stage in game.rules.all_stages for verb in stage.verbs}

    assert set() == {"done", *READERS, *said} - verbs


@pytest.mark.parametrize("game", fs.games().values(), ids=lambda game: game.key)
def test_every_field_of_a_record_is_documented(game: fs.Game):
    """Each key of a record, of its rounds and of its tricks is in record.md."""
    record = play_randomly(game.start(seed=3), random.Random(3), rounds=2).record()
    keys = {*record, *(key for round_ in record["rounds"] for key in round_)}
    keys |= {key for round_ in record["rounds"] for trick in round_["tricks"] for key in trick}

    assert set() == keys - set(re.findall(r"^\| `(\w+)` \|", text("record.md"), re.MULTILINE))


def commands() -> dict[str, list[str]]:
    """The commands of `followsuit`, each with the long names of its options."""
    from typer.main import get_command

    from followsuit.cli import app

    return {
        name: [max(option.opts, key=len) for option in command.params if option.param_type_name == "option"]
        for name, command in leaves(get_command(app))
    }


def leaves(group: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """Every command of a group, and those of the groups in it: `tables export`."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from leaves(command, f"{name} ")
        else:
            yield before + name, command


def test_every_command_and_its_options_are_documented():
    """Each command has a heading in command-line.md, and each of its options is named there."""
    page = text("command-line.md")
    titles = " ".join(headings(page))

    assert [] == [name for name in commands() if not re.search(rf"\b{name}\b", titles)]
    assert [] == sorted(
        f"{name} {option}" for name, options in commands().items() for option in options if option not in page
    )


@every_file
def test_commands_in_examples_exist(path: Path):
    """`followsuit X` in a shell example is a command, and its long options are that command's."""
    known = commands()
    lines = [line for block in blocks(path.read_text(encoding="utf-8"), "sh") for line in block.splitlines()]
    for line in lines:
        match = re.match(r"(?:\S*/)?followsuit (.*)", line)
        if match is None:
            continue
        name = next((name for name in known if re.match(rf"{name}\b", match[1])), "")
        assert name in known, line
        assert set() == set(re.findall(r"--[a-z-]+", match[1])) - set(known[name]) - OF_EVERY_COMMAND, line


# What is generated


def test_generated_parts_are_up_to_date(generate: Any):
    """`make docs` would change nothing."""
    assert [] == [str(path.relative_to(ROOT)) for path in generate.stale()]


def test_a_generated_part_is_made_anew_and_the_rest_is_left_alone(generate: Any):
    """Only what stands between the marks changes."""
    page = "By hand.\n<!-- generated: some part -->\nold\n<!-- end -->\nBy hand too.\n"

    filled = generate.filled(page, {"some part": lambda: "new  \n\n\n\nlines"})

    assert "By hand.\n<!-- generated: some part -->\nnew\n\nlines\n<!-- end -->\nBy hand too.\n" == filled
    assert filled == generate.filled(filled, {"some part": lambda: "new\n\nlines"})


def test_check_names_what_is_stale_and_writes_nothing(
    generate: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """The exit code is 1 and the file stays as it is; without --check it is written, and then nothing is stale."""
    file = tmp_path / "page.md"
    file.write_text("old", encoding="utf-8")
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "written", lambda: {file: "new"})

    assert 1 == generate.main(["--check"])
    assert "old" == file.read_text(encoding="utf-8")
    assert "page.md is stale: run make docs\n" == capsys.readouterr().out
    assert 0 == generate.main([])
    assert "new" == file.read_text(encoding="utf-8")
    assert 0 == generate.main(["--check"])


def test_the_picture_loads_nothing_from_elsewhere():
    """The drawing of the terminal names no address but that of its own format."""
    drawing = (DOCS / "images" / "play.svg").read_text(encoding="utf-8")

    assert {"http://www.w3.org/2000/svg"} == set(re.findall(r"https?://[^\"'\s)]+", drawing))
    assert "@font-face" not in drawing
    assert [] == [address for address in re.findall(r"url\(([^)]*)\)", drawing) if not address.startswith("#")]


# Examples and links


@every_file
def test_python_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The blocks of a page run in order, in one namespace; `# →` after an expression is its value."""
    monkeypatch.chdir(tmp_path)
    # Players that a page introduces are known as long as its examples run.
    monkeypatch.setenv(VARIABLE, "")
    namespace: dict[str, Any] = {"__name__": "example"}
    for block in blocks(path.read_text(encoding="utf-8"), "python"):
        lines = block.splitlines()
        for node in ast.parse(block).body:
            _, arrow, told = lines[(node.end_lineno or 0) - 1].partition("  # → ")
            if arrow and isinstance(node, ast.Expr):
                value = eval(compile(ast.Expression(node.value), str(path), "eval"), namespace)
                assert told == repr(value), ast.unparse(node)
            else:
                assert not arrow, f"no value to compare: {ast.unparse(node)}"
                exec(compile(ast.Module([node], []), str(path), "exec"), namespace)


def slug(heading: str) -> str:
    """The anchor that a heading gets: small letters, no signs, hyphens for spaces."""
    return re.sub(r"[^\w\- ]", "", heading.lstrip("# ").lower()).replace(" ", "-")


@every_file
def test_relative_links_lead_somewhere(path: Path):
    """A link or picture points to a file that is there, and its anchor to a heading of it."""
    links = re.findall(r"\]\(([^)\s]+)\)", prose(path.read_text(encoding="utf-8")))
    for link in links:
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.is_file(), link
        if anchor:
            assert anchor in map(slug, headings(target.read_text(encoding="utf-8"))), link


def test_every_feature_that_players_look_for_has_its_test():
    """Each line of the table is numbered in turn, and names a test that exists."""
    rows = re.findall(r"^\| (\d+) \|.*`([^`:]+)::([^`]+)` \|$", text("players.md"), re.MULTILINE)

    assert [str(number) for number in range(1, 1 + len(rows))] == [number for number, _, _ in rows]
    assert 20 <= len(rows)
    for _, path, name in rows:
        source = (DOCS.parent / path).read_text(encoding="utf-8")
        assert f"def {name}(" in source or f"test('{name}'" in source, name


def test_every_page_is_linked_from_the_index():
    """Nobody has to guess that a page exists."""
    links = {(DOCS / link).resolve() for link in re.findall(r"\]\(([^)#\s]+)\)", text("index.md"))}

    assert [] == [
        str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md") if path.name != "index.md" and path not in links
    ]


# Adding a game


def test_a_file_alone_makes_a_game(tmp_path: Path):
    """The example of docs/adding-a-game.md, put into the folder, is found, plays, is recorded and gets its page."""
    shutil.copytree(SRC, tmp_path / "src" / "followsuit", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(DOCS, tmp_path / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "README.md", tmp_path)
    # Under a key that no game would choose, so that whoever has added a Whist need not change this.
    source = blocks(text("adding-a-game.md"), "python")[0].replace('key="whist"', 'key="plain-test-whist"')
    (tmp_path / "src" / "followsuit" / "games" / "plain_test_whist.py").write_text(source, encoding="utf-8")
    script = (
        "import followsuit as fs; state = fs.game('plain-test-whist', target=3).start(seed=1)\n"
        "while state.to_act is not None: state = state.play(state.legal()[-1])\n"
        "assert fs.replay(state.record()) == state\n"
        "print(state.winners)"
    )
    environment = {"PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}

    def run(*arguments: str) -> str:
        return subprocess.run(
            [sys.executable, *arguments], cwd=tmp_path, env=environment, check=True, capture_output=True, text=True
        ).stdout

    assert run("-c", script) in ("(0, 2)\n", "(1, 3)\n")
    assert {"README.md written", "docs/index.md written", "docs/games/plain-test-whist.md written"} <= set(
        run("docs/generate.py").splitlines()
    )
    page = (tmp_path / "docs" / "games" / "plain-test-whist.md").read_text(encoding="utf-8")
    assert {"Strategy"} == {title for title, body in sections(page).items() if not body}
    assert "The dealer's own 13th card is dealt face up." in page


# Adding a language


def test_every_function_of_sentences_is_documented():
    """Each has its row, or shares one, in adding-a-language.md."""
    rows = re.findall(r"^\| (`[A-Z]+`(?:, `[A-Z]+`)*) \|", text("adding-a-language.md"), re.MULTILINE)

    assert set(FUNCTIONS) == {name for row in rows for name in re.findall(r"[A-Z]+", row)}


def test_the_sentences_of_adding_a_language_are_worth_saying():
    """Nothing is wrong with any of them, and together they say something."""
    sentences = blocks(text("adding-a-language.md"), "ftl")
    files = {"names.ftl": sentences[0] + sentences[4], "play.ftl": sentences[1] + sentences[2] + sentences[3]}
    english = texts(folders()["en"])

    assert () == check("eo", files, english, example_scene).faults
    queen = Message("live/played", {"seat": 0, "card": "Qh"})
    spoken = Catalogue("eo", [files["names.ftl"], 'live-played = Tu spēlē { CARD($card, "acc") }.\n'])
    assert "Tu spēlē ercena dāmu." == Language(spoken, language("en")).say(queen, example_scene("zole"))
