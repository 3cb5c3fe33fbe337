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
from tests.thumb_over_chance import standing

MEGABYTES = 40
"""What a question may take; a larger one is not asked."""
PART = 50
"""So many pages are tried at a time."""
THUMB = "thumb"
"""Not a law, since no rule of thumb fits all: by this name it is looked how such rules do beside chance."""
DEALS = 60
"""In so many deals."""
ENOUGH = 100
"""A part of fewer pages says little."""
MOST_BEHIND, LEAST_AHEAD = 0.04, 0.55
"""The part of the pages on which they may do worse, and that on which they have to do better."""
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
    """What some pages came to.

    Those refused by their reasons, those played by whom, how rules of thumb do on them beside chance, the numbers of
    those on which they do worse, and the laws that were broken.
    """

    refused: Counter[str]
    played: Counter[str]
    by_thumb: Counter[str]
    behind: list[int]
    broken: list[str]

    def add(self, other: Found) -> None:
        """Take what others came to as well."""
        self.refused.update(other.refused)
        self.played.update(other.played)
        self.by_thumb.update(other.by_thumb)
        self.behind.extend(other.behind)
        self.broken.extend(other.broken)

    @property
    def is_silly(self) -> bool:
        """Whether rules of thumb do worse than chance on more pages than may be, or better on too few."""
        pages = self.by_thumb.total()
        too_few, too_many = self.by_thumb["ahead"] < LEAST_AHEAD * pages, len(self.behind) > MOST_BEHIND * pages
        return pages >= ENOUGH and (too_few or too_many)


def nothing_found() -> Found:
    """What no pages come to."""
    return Found(Counter(), Counter(), Counter(), [], [])


def try_pages(first: int, pages: int, laws: Sequence[str]) -> Found:
    """Try some laws on the pages from a number on."""
    found = nothing_found()
    for number in range(first, first + pages):
        rules, seats = random_page(random.Random(number).choice)
        if wrong := problems(rules, seats):
            found.refused[re.sub(r"\d+|\b(two|three|four|five|six|seven|eight)\b", "…", wrong[0])] += 1
            continue
        game = game_of(rules, seats)
        found.played["by the engine alone" if engine_only(game) else "by both"] += 1
        if THUMB in laws and engine_only(game) is None:
            found.by_thumb[how := standing(game, number, DEALS)] += 1
            found.behind.extend([number] if how == "behind" else [])
        for name in LAWS.keys() & set(laws):
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
    only = "try only this law; may be given more than once"
    parser.add_argument("--law", choices=(*LAWS, THUMB), action="append", help=only)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    end = asked.first + asked.pages
    parts = [(first, min(PART, end - first), asked.law or (*LAWS, THUMB)) for first in range(asked.first, end, PART)]
    whole, console = nothing_found(), Console()
    found = on_cores(parts, min(asked.cores, len(parts)))
    for part in track(found, "Random pages", total=len(parts), console=console):
        for line in part.broken:
            console.print(line, markup=False)
        whole.add(part)
    console.print(f"{whole.refused.total():,} pages were refused:")
    for why, times in whole.refused.most_common():
        console.print(f"{times:>7,} {why}", markup=False, soft_wrap=True)
    console.print(
        f"{whole.played.total():,} pages were played, {whole.played['by both']:,} of them by engine and kernel."
    )
    if pages := whole.by_thumb.total():
        console.print(
            f"Rules of thumb beat chance on {whole.by_thumb['ahead']:,} of {pages:,} pages, make no difference on "
            f"{whole.by_thumb['even']:,}, and do worse on {len(whole.behind):,}: {sorted(whole.behind)}"
        )
    console.print(f"{len(whole.broken)} times a law was broken." if whole.broken else "Every law holds.")
    return 1 if whole.broken or whole.is_silly else 0


if __name__ == "__main__":
    sys.exit(main())
