"""The list of all sentences: complete, and nothing in it that is never said."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import followsuit as fs
from followsuit.engine.game import Game
from followsuit.language.catalogue import catalogue
from followsuit.language.checking import Example, examples
from followsuit.language.message import Message, name_of
from followsuit.language.scene import Scene
from followsuit.language.wording import language
from followsuit.telling import Teller
from followsuit.telling.documents import Sentence, Telling
from tests.games.test_zole import solo_round
from tests.support import bidding, played, table
from tests.telling.test_sheet import bids_met
from tests.telling.test_tokens import taking
from tests.telling.told import GAMES, NAMES, Step, at_rest, sentences_in, viewers, walk
from tests.whist import whist

PLAY = (files("followsuit") / "languages" / "en" / "play.ftl").read_text("utf-8")
EXAMPLES = {name: example for name, example in examples(PLAY) if not name.startswith(("undo-", "hint-", "doing-"))}
"""An example of every sentence that a game can say."""


def said_in(game: Game, steps: tuple[Step, ...]) -> list[Sentence]:
    """All that is said to anyone in some steps of a game."""
    teller = Teller(game)
    return [
        each
        for step in steps
        for seat in viewers(game)
        for told in (teller.telling(step.after, seat), teller.live(step, seat))
        for each in sentences_in(told)
    ]


def rare() -> list[tuple[Step, ...]]:
    """What a few random games hardly ever come to."""
    every_card = " ".join(str(card) for card in fs.game("zole").rules.deck.cards if str(card) not in ("9d", "9h"))
    states = [
        fs.game("elemental", seats=3).start().play("dealer 2"),
        bids_met("1 0 0 0"),
        bids_met("0 1 1 1"),
        solo_round("B", every_card),
        solo_round("B", "7d Qc 8d Ah Th Kh As Ts Ks Ac 9c 9s"),
        solo_round("S", ""),
        at_rest(solo_round("B", "7d Qc 8d Ad Td Kd As Ts Ks")),
        played(fs.game("zole").start(seed=1), "choose P"),
        shared_take(),
        table("elemental", hands="0 2w | 2f 1w | 3f 4f", led="0"),
        table("elemental", hands="∞ 2w | 2f 1w | 3f 4f", led="∞"),
    ]
    steps: list[tuple[Step, ...]] = [(Step(None, (), state),) for state in states]
    moves = [
        (played(fs.game("zole").start(seed=1), "choose P; choose P"), "choose P"),
        (played(fs.game("zole", dues=True).start(seed=1), "choose P; choose P"), "choose P"),
        (taking(winner=1), "take 0 a"),
        (taking(winner=0), "take 0 a"),
        (played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f"), "turn ∞"),
        (played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f; turn ∞"), "trump f"),
        (played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f"), "turn 0"),
        (table("miesjelen", hands="Ah | Kh", trump="c", led="Ah", totals="1 -5"), "play Kh"),
        (table("miesjelen", hands="Ah | Kh", trump="c", led="Ah", totals="1 8"), "play Kh"),
        (table(Game.of(whist), hands="Ah | Kh | Qh | Jh", trump="s", led="Ah Kh Qh", totals="0 1 0 0"), "play Jh"),
    ]
    for state, action in moves:
        after, events = state.advance(action)
        steps.append((Step(None, (), state), Step(state, events, after)))
    return steps


def closed_table() -> Telling:
    """A game that was ended because nobody was there, as a player is told it."""
    zole = fs.game("zole")
    return Teller(zole).telling(zole.start(seed=1), 0, is_closed=True)


def shared_take() -> fs.State:
    """Two seats have the most tokens, and a third takes one."""
    tokens = fs.game("ninja-whist").rules.tokens
    assert tokens is not None
    kinds = tokens.kinds
    areas = f"{' '.join(kinds[:15])} | {' '.join(kinds[15:30])} | {kinds[30]}"
    state = table("ninja-whist", hands="2a 3a | 4a 5a | J 5b", score_areas=areas, trump="b")
    for card in ("2a", "4a", "J"):
        state = state.play(f"play {card}")
        while "done" in map(str, state.legal()):
            state = state.play("done")
    return state


@pytest.fixture(scope="module")
def met() -> dict[str, set[frozenset[str]]]:
    """The codes that were met in random games of all settings, with the names of the facts that came with each."""
    codes: dict[str, set[frozenset[str]]] = {}
    for game in GAMES:
        for each in said_in(game, walk(game, 2, 75)[::3]):
            codes.setdefault(name_of(each["code"]), set()).add(frozenset(each["facts"]))
    for steps in rare():
        for each in said_in(steps[0].after.game, steps):
            codes.setdefault(name_of(each["code"]), set()).add(frozenset(each["facts"]))
    for each in sentences_in(closed_table()):
        codes.setdefault(name_of(each["code"]), set()).add(frozenset(each["facts"]))
    return codes


def test_every_sentence_that_is_said_is_listed(met: dict[str, set[frozenset[str]]]):
    """With the same facts, always, and among them all that the sentence uses."""
    english = catalogue("en").entries
    used = {name: set(re.findall(r"\$(\w+)", english.get(name, "$unknown"))) for name in met}

    assert {} == {name: facts for name, facts in met.items() if len(facts) > 1 or not used[name] <= set(*facts)}


def test_every_sentence_that_is_listed_is_said(met: dict[str, set[frozenset[str]]]):
    """Translators are not asked for more than there is; how a turn sounds is left to those who say it aloud.

    What is said of a duty that no catalogue knows waits for such a word.
    """
    aloud = {"live-turn-duty", "live-turn-follow-suit", "live-turn-trump-when-void"}
    assert {*aloud, "turn-duty"} == EXAMPLES.keys() - met.keys()


@pytest.mark.parametrize(("name", "example"), EXAMPLES.items(), ids=EXAMPLES)
def test_every_example_is_plain_english(name: str, example: Example):
    """It can be said, has a true minus, and no exclamation mark."""
    scene = Scene(fs.game(example.game).rules.deck.names, NAMES, 0)
    text = language("en").say(Message(name, example.facts), scene)

    assert not re.search(r"!|-\d|  |[{}]", text)
    assert text.endswith((".", "?")) or name.partition("-")[0] not in ("turn", "wait", "round", "end", "live")


def test_every_refusal_is_worded_as_the_rules_do():
    """The examples are refusals of real positions."""
    swords = table("ninja-whist", hands="7a 5d | 2b 3b", score_areas="aab ac bb | ", trump="c", led="7a")
    refusals = [
        table("zole", hands="Ah | Qh Kh 9h | 9s", led="Ah").why_not("play Qh"),
        table("miesjelen", hands="Ad | 8h 9s | 7c", trump="s", led="Ad").why_not("play 8h"),
        bidding("boerenbridge", seats=4, hand_size=5, bids="2 1 1").why_not("bid 1"),
        swords.why_not("add bb"),
    ]

    assert [(name_of(refusal.code), refusal.facts) for refusal in refusals if refusal] == [
        (name, EXAMPLES[name].facts)
        for name in ("play-follow-suit", "play-trump-when-void", "bid-hook", "add-no-match")
    ]
