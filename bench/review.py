"""How far a review can be trusted, and what it costs: `python -m bench.review alarms | planted | cost`.

- `alarms`: games of `master` itself, reviewed: what is called an error there is a false alarm.
- `planted`: the blunders of table wisdom, which are proved, and what they are called; and the right answers.
- `cost`: the CPU time of reviewing a game of Zole of twelve rounds.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from time import process_time

import followsuit as fs
from followsuit.bots import Budget, player
from followsuit.review import USUAL_WORLDS, Reviewer
from followsuit.review.classes import ERRORS
from followsuit.review.forecasts import Forecaster
from followsuit.review.judging import Judge
from tests.wisdom.positions import positions

MASTER = Budget(worlds=1_024)
"""As far as it thinks at the most."""
FREE = ("best", "good", "slip", "costly")


def played(key: str, decisions: int, seed: int, *, name: str = "master", budget: Budget = MASTER) -> fs.State:
    """A game between players of a kind, cut off at the end of a round once so many decisions were free."""
    state, free = fs.game(key).start(seed=seed), 0
    bot = player(name, seed)
    while state.to_act is not None and (free < decisions or state.position.actions):
        view = state.view(state.to_act)
        free += len(view.legal) > 1
        state = state.play(bot.decide(view, budget).action)
    return state


def alarms(decisions: int, seed: int, keys: list[str], thinking: int) -> None:
    """Print how many decisions of `master`, who thinks in so many worlds, are called errors."""
    every = Counter[str]()
    for key in keys:
        reviewer = Reviewer(played(key, decisions, seed, budget=Budget(worlds=thinking)), seed=seed + 1)
        found = Counter(decision["class"] for decision in reviewer.decisions())
        every += found
        print(_row(key, found), flush=True)
    print(_row("all", every))


def _row(name: str, found: Counter[str]) -> str:
    free = sum(found[kind] for kind in FREE)
    wrong = found["slip"] + found["costly"]
    cells = (name, free, found["best"], found["good"], found["slip"], found["costly"], f"{wrong / max(1, free):.1%}")
    return "| " + " | ".join(map(str, cells)) + " |"


def planted(worlds: int, seed: int) -> None:
    """Print what is thought of the blunders of table wisdom, and of the right answers."""
    found, right, accused = dict[str, Counter[str]](), Counter[str](), list[str]()
    for position in positions():
        view = position.view()
        judge = Judge(Forecaster(view.game, seed), worlds, seed)
        found.setdefault(position.game, Counter())[
            judge.judge(view, view.game.action(position.instead), 0).kind.value
        ] += 1
        kind = judge.judge(view, view.game.action(position.best[0]), 0).kind
        right[kind.value] += 1
        accused += [f"{position.game}, {position.name}"] if kind in ERRORS else []
    for key, kinds in found.items():
        print(f"| {key} | {kinds['costly']} | {kinds['slip']} | {kinds['good'] + kinds['best']} |")
    every = sum(found.values(), Counter[str]())
    print(f"| all | {every['costly']} | {every['slip']} | {every['good'] + every['best']} |")
    print(f"right answers: {dict(right)}, accused: {accused}")


def cost(games: int) -> None:
    """Print the CPU-seconds of reviewing games of Zole."""
    seconds = list[float]()
    for seed in range(games):
        state = played("zole", 10_000, seed, name="instant")
        Reviewer(state, worlds=20, seats=[0]).document()
        began = process_time()
        for _ in (reviewer := Reviewer(state, seed=seed)).decisions():
            pass
        seconds.append(process_time() - began)
        print(f"{seconds[-1]:.1f} s, {reviewer.of} decisions", flush=True)
    print(f"median {statistics.median(seconds[1:] or seconds):.1f} s (the first may compile)")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("what", choices=("alarms", "planted", "cost"))
    parser.add_argument("--decisions", type=int, default=60, help="free decisions of each game, at least (60)")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--worlds", type=int, default=USUAL_WORLDS)
    parser.add_argument("--thinking", type=int, default=MASTER.worlds, help="worlds in which master thinks (1024)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.what == "alarms":
        alarms(args.decisions, args.seed, args.game or sorted(fs.games()), args.thinking)
    elif args.what == "planted":
        planted(args.worlds, args.seed)
    else:
        cost(4)


if __name__ == "__main__":
    main()
