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
from followsuit.rules.round import Trick
from followsuit.telling import Teller
from followsuit.telling.documents import Sentence, Telling
from tests.games.test_zole import solo_round
from tests.support import SETTINGS, asked_blind, bidding, played, table
from tests.telling.test_sheet import bids_met
from tests.telling.test_tokens import taking, without_number
from tests.telling.told import NAMES, Step, at_rest, sentences_in, viewers, walk
from tests.whist import whist

PLAY = (files("followsuit") / "languages" / "en" / "play.ftl").read_text("utf-8")
EXAMPLES = {name: example for name, example in examples(PLAY) if not name.startswith(("undo-", "hint-", "doing-"))}
"""An example of every sentence that a game can say."""


WHOLE = ("whist", "spades", "hearts", "sueca", "euchre", "klaverjas")
"""Games with so much to say in a round that a few moments of it are not enough."""
UNUSED = {"other-call", "other-pick"}
"""How something is asked for, or answered, that no catalogue has a word for."""


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
        solo_round("B", ""),
        at_rest(solo_round("B", "7d Qc 8d Ad Td Kd As Ts Ks")),
        played(fs.game("zole").start(seed=1), "choose P"),
        shared_take(),
        *without_number(),
        table("elemental", hands="0 2w | 2f 1w | 3f 4f", led="0"),
        table("elemental", hands="∞ 2w | 2f 1w | 3f 4f", led="∞"),
        played(fs.game("euchre").start(seed=1), "call pass; call pass; call pass; call pass"),
        bidding("spades", seats=4, hand_size=13, bids="0 2"),
        at_rest(table("hearts", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh").play("play Jh")),
        table("hearts", hands="2c 3c | 2d 3h | 4c 5c | 6c 7c", led="2c"),
        table(
            "klaverjas", hands="Kd 7d | Th 8c | 7h 8s | Qd 9d", trump="h", led="Kd Th", declarer=0, duties="amsterdam"
        ),
        table("klaverjas", hands="9h 7d | Jh 7h | 8h 8s | Qh 9d", trump="h", led="9h", declarer=0),
    ]
    steps: list[tuple[Step, ...]] = [(Step(None, (), state),) for state in states]
    moves = [
        (played(fs.game("zole").start(seed=1), "choose P; choose P"), "choose P"),
        (played(fs.game("zole", dues=True).start(seed=1), "choose P; choose P"), "choose P"),
        (taking(winner=1), "take 0 a"),
        (taking(winner=0), "take 0 a"),
        *zip(without_number(), ("add ssd", "add cc"), strict=True),
        (played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f"), "turn ∞"),
        (played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f; turn ∞"), "trump f"),
        (played(fs.game("elemental", seats=3).start(), "dealer 2; deal 1f | 2f | 3f"), "turn 0"),
        (table("miesjelen", hands="Ah | Kh", trump="c", led="Ah", totals="1 -5"), "play Kh"),
        (table("miesjelen", hands="Ah | Kh", trump="c", led="Ah", totals="1 8"), "play Kh"),
        (played(fs.game("euchre").start(seed=1), "call pass; call pass; call pass"), "call pass"),
        (played(fs.game("euchre").start(seed=1), "call pass; call pass; call pass; call pass"), "call s"),
        (
            table(
                "euchre",
                hands="As | 9s | Ts | Qs",
                trump="s",
                led="As 9s Ts",
                declarer=0,
                taken="2 0 0 0",
                tricks=(Trick(0, winner=0),) * 2,
            ),
            "play Qs",
        ),
        (asked_blind(), "blind nil"),
        (table("hearts", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh"), "play Jh"),
        (table("spades", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh", bids="1 0 0 0"), "play Jh"),
        (table("spades", hands="Ah | Kh | Qh | Jh", led="Ah Kh Qh", bids="1 1 0 0"), "play Jh"),
        (
            table(
                "klaverjas",
                hands="8h | 7h | 8s | 7s",
                trump="c",
                led="8h 7h 8s",
                declarer=0,
                rounds=1,
                totals="0 110 0 110",
            ),
            "play 7s",
        ),
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
    for game in (*SETTINGS, Game.of(whist)):
        for each in said_in(game, walk(game, 2, 75)[::3]):
            codes.setdefault(name_of(each["code"]), set()).add(frozenset(each["facts"]))
    for key in WHOLE:
        for each in said_in(fs.game(key), walk(fs.game(key), 1, 260)):
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

    What is said of a duty that no catalogue knows waits for such a word, and some refusals for somebody who types.
    """
    aloud = {f"live-turn-{name}" for name in ("duty", "follow-suit", "trump-when-void")}
    aloud |= {f"live-turn-{name}" for name in ("head-trick", "overtrump", "no-undertrump")}
    general = {f"{name}-{kind}" for name in ("turn", "wait", "decide") for kind in UNUSED}
    typed = {"call-stuck", "call-turned-down", "trump-must-name"}
    assert {*aloud, *typed, "turn-duty", *general, "option-said", "pick-other"} == EXAMPLES.keys() - met.keys()


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
