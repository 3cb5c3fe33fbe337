"""What holds for every page of words, checked on one game.

`python -m tests.page_laws 20000` tries it on as many random pages. Each page has a number, which gives
the page again: `python -m tests.page_laws 1 --from 4711`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from unittest.mock import patch

from rich.console import Console
from rich.progress import track

import followsuit as fs
from followsuit.engine.view import view_of
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only
from followsuit.knowledge import moment_of, worlds
from followsuit.knowledge.errors import TooLarge
from followsuit.knowledge.formulas import Knows
from followsuit.knowledge.questions import Questions
from followsuit.language.wording import languages
from followsuit.rules import page
from followsuit.rules.check import problems
from followsuit.rules.explain import rule_sections
from tests.kernel.lockstep import Lockstep
from tests.knowledge.brute import course, hiding, possible_worlds, true_world
from tests.knowledge.kripke import random_formula
from tests.random_pages import game_of, random_page
from tests.support import play_randomly
from tests.test_laws import reshuffled

MOST_ROUNDS = 5
MOST_WAYS = 150
"""How many layings of the hidden cards are tried one by one."""
WAYS_TO_PASS = 6
"""In how many ways cards are passed in each of them, before it is given up."""
MEGABYTES = 40
"""What a question may take; a larger one is not asked."""
Law = Callable[[fs.Game, int], None]


def the_kernel_plays_what_the_engine_plays(game: fs.Game, seed: int) -> None:
    """Decision by decision, unless the kernel has no word for it and says so."""
    if engine_only(game) is None:
        lockstep = Lockstep(kernel(game))
        for number in range(2):
            lockstep.play(seed, number, MOST_ROUNDS)


def a_game_ends_with_the_sum_of_its_rounds(game: fs.Game, seed: int) -> None:
    """And whoever has won has a seat."""
    state = play_randomly(game.start(seed), random.Random(seed), rounds=MOST_ROUNDS)
    scores = [past.round.scores for past in state.position.past]
    sums = [game.rules.start + sum(column) for column in zip(*scores, strict=True)]
    assert tuple(sums) == state.scores
    assert state.is_over == bool(state.winners)
    assert set(state.winners) <= set(range(game.seats))


def a_view_leaks_nothing(game: fs.Game, seed: int) -> None:
    """Whatever the hidden cards are, a seat and a spectator see the same."""
    rng = random.Random(seed)
    state = play_randomly(game.start(seed), rng, actions=rng.randrange(60))
    for seat in (*range(game.seats), None):
        other = reshuffled(state.position, seat, rng)
        assert json.dumps(state.view(seat).data()) == json.dumps(view_of(game, other, seat).data()), seat


def worlds_are_those_of_brute_force(game: fs.Game, seed: int) -> None:
    """The true deal is always one of them; where few cards are hidden, all are tried."""
    rng = random.Random(seed)
    states = course(game, rng.randint(1, min(game.rounds or 1, MOST_ROUNDS)), seed)
    seats = (*range(game.seats), None)
    for state in rng.sample(states, min(3, len(states))):
        for seat in seats:
            assert true_world(state) in worlds(state.view(seat)), (state.record(), seat)
    small = [(state, seat) for state in states for seat in seats if 1 < hiding(state, seat).ways <= MOST_WAYS]
    for state, seat in rng.sample(small, min(2, len(small))):
        found = possible_worlds(state, seat, tries=WAYS_TO_PASS)
        assert found.total() == worlds(state.view(seat)).count, (state.record(), seat)


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


def a_record_replays(game: fs.Game, seed: int) -> None:
    """From its text, to the same game."""
    state = play_randomly(game.start(seed), random.Random(seed), actions=seed % 90)
    record = json.loads(json.dumps(state.record(legal=True)))
    with patch.dict(page._PAGES, {game.key: game.page}):
        assert state.position == fs.replay(record).position
        del record["seed"]
        assert record == fs.replay(record).record(legal=True)


def partners_score_alike(game: fs.Game, seed: int) -> None:
    """After every round, whatever it was played for."""
    state = play_randomly(game.start(seed), random.Random(seed), rounds=MOST_ROUNDS)
    sides = game.rules.sides.of(game.seats)
    for past in state.position.past:
        assert len(set(sides)) == len(set(zip(sides, past.result.totals, strict=True))), past.result


def its_rules_can_be_read(game: fs.Game, _: int) -> None:
    """Whole, in every language: no sentence is without its words."""
    for code in languages():
        told = rule_sections(game.rules, game.seats, code)
        assert told
        for title, text in told:
            assert title
            assert not re.search(r"\{|\}|rules-|None", text), (code, title, text)


def what_bots_do_is_allowed(game: fs.Game, seed: int) -> None:
    """Rules of thumb lead to the end of a round."""
    if engine_only(game) is None:
        compiled, state = kernel(game), game.start(seed)
        while state.to_act is not None and state.rounds_played < 1:
            state = state.play(compiled.rule_of_thumb(state.view(state.to_act)))


LAWS: Mapping[str, Law] = {
    law.__name__.replace("_", " "): law
    for law in (
        the_kernel_plays_what_the_engine_plays,
        a_game_ends_with_the_sum_of_its_rounds,
        a_view_leaks_nothing,
        worlds_are_those_of_brute_force,
        what_is_known_is_so,
        a_record_replays,
        partners_score_alike,
        its_rules_can_be_read,
        what_bots_do_is_allowed,
    )
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
