"""What holds for every page of words, checked on one game.

`python -m tests.page_laws 20000` tries it on as many random pages. Each page has a number, which gives
the page again: `python -m tests.page_laws 1 --from 4711`.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import starmap
from typing import NamedTuple
from unittest.mock import patch

from rich.console import Console
from rich.progress import track

import followsuit as fs
from followsuit.kernel.tables import engine_only
from followsuit.knowledge import moment_of
from followsuit.knowledge.errors import TooLarge
from followsuit.knowledge.formulas import Knows
from followsuit.knowledge.questions import Questions
from followsuit.lab.playing.workers import in_order, processes
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.laws import every_page
from followsuit.laws.every_page import Law
from followsuit.laws.random_play import play_randomly
from followsuit.rules import page
from followsuit.rules.check import problems
from followsuit.telling.lesson import MOST_STEPS, lesson_steps
from tests.knowledge.kripke import random_formula
from tests.random_pages import game_of, random_page
from tests.server.telling.folding import what_is_sent_folds_to_what_is_told

MEGABYTES = 40
"""What a question may take; a larger one is not asked."""
PART = 50
"""So many pages are tried at a time."""
Part = tuple[int, int, Sequence[str]]
"""The number of its first page, how many there are, and the laws to try on them."""


def what_is_known_is_so(game: fs.Game, seed: int) -> None:
    """And whoever knows it knows that it does, whatever it is and however deep."""
    rng = random.Random(seed)
    state = play_randomly(game.start(seed), rng, actions=rng.randrange(40))
    if state.position.round is None:
        return
    formula, seat = random_formula(state, rng, rng.randint(0, 2)), rng.randrange(game.seats)
    questions, known = Questions(moment_of(state), megabytes=MEGABYTES), Knows(seat, formula)
    with suppress(TooLarge):
        is_known, is_so = questions.ask(known).holds, questions.ask(formula).holds
        assert is_so or not is_known, (state.record(), str(formula))
        assert is_known == questions.ask(Knows(seat, known)).holds, (state.record(), str(formula))


def a_record_replays_of_a_page_nobody_keeps(game: fs.Game, seed: int) -> None:
    """The law of records, for a page that is found by its key only while it is tried."""
    with patch.dict(page._PAGES, {game.key: game.page}):
        every_page.a_record_replays(game, seed)


def it_can_be_taught(game: fs.Game, seed: int) -> None:
    """At every moment of a first round each seat is told a few steps, all worded, and at the end what it scored."""
    state, rng = game.start(seed=seed), random.Random(seed)
    while state.to_act is not None and not state.is_between_rounds:
        for seat in range(game.seats):
            steps = lesson_steps(state, seat, in_english)
            assert len(steps) <= MOST_STEPS
            assert len({step["name"] for step in steps}) == len(steps)
            assert all(step["title"] and all(step["says"]) for step in steps)
        state, _ = state.advance(rng.choice(state.legal()), deal=False)
    assert all(lesson_steps(state, seat, in_english)[-1]["moment"] == "now" for seat in range(game.seats))


def in_english(message: Message) -> str:
    """What is said, in words that there have to be."""
    text = language("en").say(message)
    assert text != message.code
    return text


LAWS: Mapping[str, Law] = {
    **every_page.LAWS,
    "records": a_record_replays_of_a_page_nobody_keeps,
    "knowledge": what_is_known_is_so,
    "lesson": it_can_be_taught,
    "frames": what_is_sent_folds_to_what_is_told,
}


class Found(NamedTuple):
    """What some pages came to: those refused by their reasons, those played by whom, and the laws that were broken."""

    refused: Counter[str]
    played: Counter[str]
    broken: list[str]


def try_pages(first: int, pages: int, laws: Sequence[str]) -> Found:
    """Try some laws on the pages from a number on."""
    found = Found(Counter(), Counter(), [])
    for number in range(first, first + pages):
        rules, seats = random_page(random.Random(number).choice)
        if wrong := problems(rules, seats):
            found.refused[re.sub(r"\d+|\b(two|three|four|five|six|seven|eight)\b", "…", wrong[0])] += 1
            continue
        game = game_of(rules, seats)
        found.played["by the engine alone" if engine_only(game) else "by both"] += 1
        for name in laws:
            try:
                LAWS[name](game, number)
            except Exception as error:
                found.broken.append(f"page {number}, {name}: {type(error).__name__}: {str(error)[:300]}")
    return found


def on_cores(parts: Sequence[Part], cores: int) -> Iterator[Found]:
    """What each part came to, several of them tried at a time."""
    if cores <= 1:
        yield from starmap(try_pages, parts)
    else:
        with processes(cores) as pool:
            yield from in_order(pool, try_pages, iter(parts), ahead=4 * cores)


def main() -> int:
    """Try many pages, a part on each core; say how many were refused and why, and which broke a law."""
    parser = argparse.ArgumentParser(prog="python -m tests.page_laws", description=__doc__)
    parser.add_argument("pages", type=int, nargs="?", default=20_000)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first page")
    parser.add_argument("--law", choices=LAWS, action="append", help="try only this law; may be given more than once")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    end = asked.first + asked.pages
    parts = [(first, min(PART, end - first), asked.law or tuple(LAWS)) for first in range(asked.first, end, PART)]
    whole, console = Found(Counter(), Counter(), []), Console()
    found = on_cores(parts, min(asked.cores, len(parts)))
    for part in track(found, "Random pages", total=len(parts), console=console):
        for line in part.broken:
            console.print(line, markup=False)
        whole.refused.update(part.refused)
        whole.played.update(part.played)
        whole.broken.extend(part.broken)
    console.print(f"{whole.refused.total():,} pages were refused:")
    for why, times in whole.refused.most_common():
        console.print(f"{times:>7,} {why}", markup=False, soft_wrap=True)
    console.print(
        f"{whole.played.total():,} pages were played, {whole.played['by both']:,} of them by engine and kernel."
    )
    console.print(f"{len(whole.broken)} times a law was broken." if whole.broken else "Every law holds.")
    return 1 if whole.broken else 0


if __name__ == "__main__":
    sys.exit(main())
