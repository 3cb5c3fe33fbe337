"""The laws that hold for every page of words, each tried on one game with one seed."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Mapping

import followsuit as fs
from followsuit.engine.view import view_of
from followsuit.kernel.greedy import greedy
from followsuit.kernel.kernel import kernel
from followsuit.kernel.tables import engine_only
from followsuit.knowledge import worlds
from followsuit.language.wording import languages
from followsuit.laws.brute_force import hiding, is_picked_up, possible_worlds, true_world
from followsuit.laws.lockstep import Lockstep
from followsuit.laws.random_play import course, play_randomly
from followsuit.laws.reshuffling import reshuffled
from followsuit.rules.follow import legal_cards
from followsuit.rules.round import Round
from followsuit.telling.example import example_of
from followsuit.telling.rules_page import illustrated_sections

MOST_ROUNDS = 5
MOST_WAYS = 150
"""How many layings of the hidden cards are tried one by one."""
WAYS_TO_PASS = 6
"""In how many ways cards are passed in each of them, before it is given up."""
LONGEST_START = 60
"""After how many actions, at most, a position is looked at."""
Law = Callable[[fs.Game, int], None]


class BrokenLaw(Exception):
    """A law does not hold: what differs, and the facts to see it with."""


def _same(expected: object, actual: object, *where: object) -> None:
    if expected != actual:
        told = " ".join(map(str, where))
        raise BrokenLaw(f"{expected!r} ≠ {actual!r} {told}".rstrip())


def cards_are_conserved(game: fs.Game, seed: int) -> None:
    """What was dealt is in a hand, put away, passed, on the table or in a trick; every token lies somewhere once."""
    rng = random.Random(seed)
    check_conserved(play_randomly(game.start(seed), rng, actions=rng.randrange(4 * LONGEST_START)))


def check_conserved(state: fs.State) -> None:
    """The same for one position."""
    tokens, round_ = state.game.rules.tokens, state.position.round
    if round_ is None:
        return
    dealt = Counter(card for hand in (*round_.dealt, round_.table) for card in hand)
    dealt.update([round_.turned] if any(call.said.startswith("up") for call in round_.calls) and round_.turned else [])
    _same(dealt, _lying(round_))
    if round_.areas is not None and tokens is not None:
        trick, areas = round_.trick, round_.areas
        laid = [] if trick is None or trick.winner is not None else [token for some in trick.laid for token in some]
        lying = [*areas.stock, *laid, *(token for area in (*areas.score, *areas.play) for token in area)]
        _same(sorted(tokens.kinds), sorted(lying))


def _lying(round_: Round) -> Counter[fs.Card]:
    """Every card of a round, wherever it lies now."""
    lying = Counter(card for hand in round_.hands for card in hand)
    lying.update(card for trick in (*round_.tricks, round_.trick) if trick for card in trick.cards)
    lying.update(() if is_picked_up(round_) else round_.table)
    lying.update(round_.stash)
    lying.update(() if round_.given_to else [card for cards in round_.given for card in cards])
    return lying


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
    _same(tuple(sums), state.scores)
    _same(state.is_over, bool(state.winners))
    _same(set(), set(state.winners) - set(range(game.seats)))


def a_view_leaks_nothing(game: fs.Game, seed: int) -> None:
    """Whatever the hidden cards are, a seat and a spectator see the same."""
    rng = random.Random(seed)
    state = play_randomly(game.start(seed), rng, actions=rng.randrange(LONGEST_START))
    for seat in (*range(game.seats), None):
        other = reshuffled(state.position, seat, rng)
        _same(json.dumps(state.view(seat).data()), json.dumps(view_of(game, other, seat).data()), seat)


def worlds_are_those_of_brute_force(game: fs.Game, seed: int) -> None:
    """The true deal is always one of them; where few cards are hidden, all are tried."""
    rng = random.Random(seed)
    states = course(game, rng.randint(1, min(game.rounds or 1, MOST_ROUNDS)), seed)
    seats = (*range(game.seats), None)
    for state in rng.sample(states, min(3, len(states))):
        for seat in seats:
            _same(True, true_world(state) in worlds(state.view(seat)), seat, state.record())
    small = [(state, seat) for state in states for seat in seats if 1 < hiding(state, seat).ways <= MOST_WAYS]
    for state, seat in rng.sample(small, min(2, len(small))):
        found = possible_worlds(state, seat, tries=WAYS_TO_PASS)
        _same(found.total(), worlds(state.view(seat)).count, seat, state.record())


def a_record_replays(game: fs.Game, seed: int) -> None:
    """From its text, to the same game; the page must be one that is found by its key."""
    state = play_randomly(game.start(seed), random.Random(seed), actions=seed % (2 * LONGEST_START))
    record = json.loads(json.dumps(state.record(legal=True)))
    _same(state.position, fs.replay(record).position)
    del record["seed"]
    _same(record, fs.replay(record).record(legal=True))


def partners_score_alike(game: fs.Game, seed: int) -> None:
    """After every round, whatever it was played for."""
    state = play_randomly(game.start(seed), random.Random(seed), rounds=MOST_ROUNDS)
    sides = game.rules.sides.of(game.seats)
    for past in state.position.past:
        _same(len(set(sides)), len(set(zip(sides, past.result.totals, strict=True))), past.result)


def its_rules_can_be_read(game: fs.Game, _: int) -> None:
    """Whole, in every language, with an example trick: no sentence is without its words."""
    for code in languages():
        told = illustrated_sections(game, code)
        _same(True, bool(told), code)
        for title, text in told:
            _same([], re.findall(r"\{|\}|rules-|drawn-|example-|taken-|None", text), code, title, text)
            _same(True, bool(title), code, text)
    _check_example(game)


def _check_example(game: fs.Game) -> None:
    """Each card of the example trick was allowed, and the one that is marked is that of whoever got the trick."""
    example = example_of(game)
    if example is None:
        return
    for played in example.played:
        allowed = legal_cards(game.rules, played.situation, played.hand, played.seat)
        _same(True, played.card in allowed, example)
    marked = [at for at, card in enumerate(example.row.cards) if card.get("winning")]
    _same([example.winner], [example.played[at].seat for at in marked], example)
    _same([str(played.card) for played in example.played], [card["card"] for card in example.row.cards])


def what_bots_do_is_allowed(game: fs.Game, seed: int) -> None:
    """Rules of thumb lead to the end of a round, and a seat that sees all cards decides nothing else by them."""
    if engine_only(game) is None:
        compiled, state = kernel(game), game.start(seed)
        while state.to_act is not None and state.rounds_played < 1:
            decided = compiled.rule_of_thumb(state.view(state.to_act))
            running = compiled.load(state.position)
            _same(decided, compiled.bridge.action(running, int(greedy(running, compiled.tables))), state.record())
            state = state.play(decided)


LAWS: Mapping[str, Law] = {
    "conserved": cards_are_conserved,
    "kernel": the_kernel_plays_what_the_engine_plays,
    "sums": a_game_ends_with_the_sum_of_its_rounds,
    "views": a_view_leaks_nothing,
    "worlds": worlds_are_those_of_brute_force,
    "records": a_record_replays,
    "partners": partners_score_alike,
    "rules": its_rules_can_be_read,
    "bots": what_bots_do_is_allowed,
}
"""By a short name, which the catalogues have a sentence for."""
