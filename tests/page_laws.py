"""What holds for every page of words, checked on one game.

`python -m tests.page_laws 20000` tries it on as many random pages. Each page has a number, which gives
the page again: `python -m tests.page_laws 1 --from 4711`.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from unittest.mock import patch

from rich.console import Console
from rich.progress import track

import followsuit as fs
from followsuit.kernel.tables import engine_only
from followsuit.knowledge import moment_of
from followsuit.knowledge.errors import TooLarge
from followsuit.knowledge.formulas import Knows
from followsuit.knowledge.questions import Questions
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


def main() -> int:
    """Try many pages; say how many were refused and why, and which broke a law."""
    parser = argparse.ArgumentParser(prog="python -m tests.page_laws", description=__doc__)
    parser.add_argument("pages", type=int, nargs="?", default=20_000)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first page")
    parser.add_argument("--law", choices=LAWS, action="append", help="try only this law; may be given more than once")
    asked = parser.parse_args()
    laws = {name: law for name, law in LAWS.items() if not asked.law or name in asked.law}
    refused, tried, broken = Counter[str](), Counter[str](), list[str]()
    console = Console()
    for number in track(range(asked.first, asked.first + asked.pages), "Random pages", console=console):
        rules, seats = random_page(random.Random(number).choice)
        if wrong := problems(rules, seats):
            refused[re.sub(r"\d+|\b(two|three|four|five|six|seven|eight)\b", "…", wrong[0])] += 1
            continue
        game = game_of(rules, seats)
        tried["by the engine alone" if engine_only(game) else "by both"] += 1
        for name, law in laws.items():
            try:
                law(game, number)
            except Exception as error:
                broken.append(f"page {number}, {name}: {type(error).__name__}: {str(error)[:300]}")
                console.print(broken[-1], markup=False)
    console.print(f"{refused.total():,} pages were refused:")
    for why, times in refused.most_common():
        console.print(f"{times:>7,} {why}", markup=False, soft_wrap=True)
    console.print(f"{tried.total():,} pages were played, {tried['by both']:,} of them by engine and kernel.")
    console.print(f"{len(broken)} times a law was broken." if broken else "Every law holds.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
