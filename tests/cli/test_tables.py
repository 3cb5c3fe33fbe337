import random
from io import StringIO
from itertools import cycle

import pytest
from rich.console import Console
from rich.text import Text

import followsuit as fs
from followsuit.language.wording import languages
from followsuit.terminal.board import Board
from followsuit.terminal.speech import Speech
from followsuit.terminal.tables import Facts, FoldingTable

WIDE = 1000
WIDTHS = (120, 80, 60, 40)


def lines(piece, width):
    """What is shown on a screen of some width."""
    text = StringIO()
    Console(file=text, width=width, color_system=None).print(piece)
    return text.getvalue().splitlines()


def words(shown):
    """All that is read in lines, but for what is drawn."""
    return {word for line in shown for word in line.split()} - {"·", "▸"}


def pictures(board):
    """Every kind of picture that the first two rounds of a game show to its first seat."""
    state, chance = board.game.start(seed=3), random.Random(3)
    seen, opened = set(), 0
    while state.to_act is not None and state.rounds_played < 2:
        view = state.view(0)
        if view.round != opened:
            opened = view.round
            yield board.opening(view)
        kind = (view.asked, view.trick is not None and len(view.trick.cards) > 1)
        if state.to_act == 0 and kind not in seen:
            seen.add(kind)
            yield board.decision(view)
        state = state.play(chance.choice(state.legal()))
    view = state.view(0)
    yield from (board.scores(view.results[-1]), board.history(view), board.result(view.totals, (0,)))


def crowded(key):
    """A game with as many seats as it goes with."""
    for seats in sorted(fs.game(key).page.seats, reverse=True):
        try:
            return fs.game(key, seats=seats)
        except fs.OptionError:
            continue
    raise AssertionError(key)


@pytest.mark.parametrize(("key", "language"), [*zip(sorted(fs.games()), cycle(sorted(languages())), strict=False)])
def test_every_game_folds_between_words_and_loses_nothing(key, language):
    """On 120, 80, 60 and 40 columns no card or word is broken, and all but headings is there as with more room."""
    game = crowded(key)
    speech = Speech.about(game, ["Anna-Katharina", *["casual"] * (game.seats - 1)], 0, language)
    # Where rounds are folded, they are called so one by one.
    rounds = {
        speech.say("terminal/column/round"),
        *words(speech.say("terminal/round", round=n, of=None) for n in (1, 2)),
    }
    for picture in pictures(Board(game, speech)):
        wide = [line.strip("─ ") for line in lines(picture, WIDE)]
        headings = words(line for line in wide if not any(letter.isdigit() for letter in line))
        for width in WIDTHS:
            shown = [line.rstrip("─ ") for line in lines(picture, width)]

            assert all(len(line) <= width for line in shown)
            assert words(shown) <= words(wide) | rounds
            assert words(wide) <= words(shown) | headings | rounds


def people():
    """A table of two rows, of which nobody has a second figure."""
    made = FoldingTable(("", "score", "bid", "this trick"), ("score", "bid"))
    made.add_row(Text("Anna"), "7", "", "Q♣ led")
    made.add_row(Text("Bob"), "−12", "", Text("10♥"))
    return made


def test_a_table_that_fits_is_a_table():
    """With a heading above every column."""
    assert ["      score  bid  this trick", "Anna      7       Q♣ led", "Bob     −12       10♥"] == [
        line.rstrip() for line in lines(people(), 28)
    ]


def test_where_a_table_is_too_wide_each_row_has_its_name_above_it():
    """And what says nothing of anybody is left out."""
    assert ["    score  this trick", "Anna", "        7  Q♣ led", "Bob", "      −12  10♥"] == lines(people(), 27)
    assert ["score  this trick", "Anna", "    7  Q♣ led", "Bob", "  −12  10♥"] == lines(people(), 17)


def test_where_that_is_too_wide_too_each_fact_has_its_heading():
    """A line ends between two of them."""
    assert ["Anna", "    score 7 ·", "    this trick", "Q♣ led", "Bob", "    score −12 ·"] == [
        line.rstrip() for line in lines(people(), 16)
    ][:6]


def test_facts_are_parted_by_dots_and_lines_end_behind_one():
    """Never before one, whatever room there is."""
    facts = Facts([Text("dealer Anna"), Text("trump ♥"), Text("dues")])

    assert ["dealer Anna · trump ♥ · dues"] == lines(facts, 28)
    assert ["dealer Anna · trump ♥ ·", "dues"] == lines(facts, 27)
    assert ["dealer Anna ·", "trump ♥ · dues"] == lines(facts, 22)
