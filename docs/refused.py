"""What every refusal means, each with an action that meets it, so that the sentence shown is the engine's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import followsuit as fs
from followsuit.engine.actions import Call


def after(key: str, *actions: str, seed: int | None = None, **options: object) -> fs.State:
    """A game after some actions; without a seed those of chance are among them."""
    state = fs.game(key, **options).start(seed)
    for action in actions:
        state = state.play(action)
    return state


def on(state: fs.State, verb: str = "") -> fs.State:
    """Play the last legal action again and again: until an action of some kind is possible, or to the end."""
    while state.to_act is not None and (not verb or not str(state.legal()[0]).startswith(verb)):
        state = state.play(state.legal()[-1])
    return state


NINJA_START = ("dealer 0", "deal 5a | 9b", "turn 7c", "bid 0", "bid 0", "play 5a", "play 9b", "draw aab")
"""Ninja Whist for two after its first round: seat 0 has won the token `aab`."""
NINJA_SECOND = (*NINJA_START, "deal 8b 9b | 2b 3b", "turn 2c", "bid 0", "bid 0", "play 2b", "play 8b")
"""Seat 0 may lay it with the card just played."""
NINJA_THIRD = (
    *NINJA_SECOND, "done", "draw dd", "play 9b", "done", "play 3b", "draw cd",
    "deal 4b 5b 6b | 2a 3a 4a", "turn 5c", "bid 0", "bid 0", "play 4b",
)  # fmt: skip
"""The same a round later, with more tokens to choose from."""
MIESJELEN_DEAL = ("dealer 0", "deal 7c 8c 9d Td Js | 8d 9h Kh Ac As")
ZOLE_HANDS = " | ".join(" ".join(map(str, fs.game("zole").rules.deck.cards[start : start + 8])) for start in (0, 8, 16))

HEARTS = (
    "dealer 3",
    (
        "deal 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc As | 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Qs | "
        "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah | Ac Ad 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Ks"
    ),
)
"""Nearly a suit to each; with no cards passed, seat 0 opens."""
EUCHRE = ("dealer 3", "deal 9c Tc Jc Qc Kc | 9d Td Jd Qd Kd | 9h Th Jh Qh Kh | 9s Ts Js Qs Ks", "turn Ah")
PASSED = ("call pass",) * 4
KLAVERJAS = (
    "dealer 3",
    "deal Ac Tc Kc Qc 7h 8h 9d 7d | Jc 9c 8d Td Jd Qd Kd Ad | 7s 8s 9s Ts Js Qs 9h Jh | 7c 8c Ks As Kh Qh Th Ah",
    "trump h",
)
"""Seat 2 has neither clubs nor diamonds, but the two highest trumps."""


@dataclass(frozen=True)
class Refused:
    """What a refusal means, and an action that meets it."""

    meaning: str
    state: Callable[[], fs.State]
    action: str | fs.Action
    seat: int | None = None


REFUSED: Mapping[str, Refused] = {
    "action/game-over": Refused(
        "The game has ended.",
        lambda: on(after("miesjelen", seed=1, seats=2, round_limit=1)),
        "play Ah",
    ),
    "action/out-of-turn": Refused(
        "Another seat is to act. `play` with a seat raises `OutOfTurn`.",
        lambda: after("zole", seed=7),
        "choose P",
        seat=9,
    ),
    "action/not-now": Refused(
        "Another kind of action is asked for now; the sentence says which.",
        lambda: after("zole", seed=7),
        "play Qc",
    ),
    "add/no-match": Refused(
        "The token bears no icon of the card's suit.",
        lambda: after("ninja-whist", *NINJA_THIRD, seats=2),
        "add cd",
    ),
    "add/not-held": Refused(
        "The token is not in the player's own score area.",
        lambda: after("ninja-whist", *NINJA_SECOND, seats=2),
        "add dd",
    ),
    "bid/cap": Refused(
        "The bid is above the limit of this table (Ninja Whist's option `bid_cap`).",
        lambda: after("ninja-whist", *NINJA_START, "deal 8b 9b | 2b 3b", "turn 2c", seats=2, bid_cap=1),
        "bid 2",
    ),
    "bid/hook": Refused(
        "The dealer would make the bids add up to the tricks of the round.",
        lambda: after("boerenbridge", "bid 1", "bid 1", "bid 0", seed=1),
        "bid 1",
    ),
    "bid/partners": Refused(
        "Two partners would bid more tricks together than the round has (Spades).",
        lambda: after("spades", *HEARTS, "bid 9", "bid 3"),
        "bid 5",
    ),
    "bid/range": Refused(
        "The bid is below 0 or above the number of cards in a hand.",
        lambda: after("boerenbridge", seed=1),
        "bid 4",
    ),
    "call/not-open": Refused(
        "That cannot be said in this turn round the table; the sentence has what can.",
        lambda: after("euchre", *EUCHRE),
        "call c",
    ),
    "call/stuck": Refused(
        "The dealer has to name a suit after everyone has passed (Euchre's option `stick_the_dealer`).",
        lambda: after("euchre", *EUCHRE, *PASSED, *PASSED[:3], stick_the_dealer=True),
        "call pass",
    ),
    "call/turned-down": Refused(
        "The suit of the turned card was passed by everyone and cannot be named any more.",
        lambda: after("euchre", *EUCHRE, *PASSED),
        "call h",
    ),
    "choose/not-offered": Refused(
        "This table plays without that contract (Zole's option `small_zole`).",
        lambda: after("zole", seed=7, small_zole=False),
        "choose S",
    ),
    "choose/unknown": Refused(
        "No contract has that letter.",
        lambda: after("zole", seed=7),
        "choose X",
    ),
    "deal/card": Refused(
        "Chance deals a card twice, or one that is not in the pack of the round.",
        lambda: after("miesjelen", "dealer 0", seats=2),
        "deal 7c 8c 9d Td Js | 7c 9h Kh Ac As",
    ),
    "deal/hands": Refused(
        "Chance does not deal one hand for each seat.",
        lambda: after("miesjelen", "dealer 0", seats=2),
        "deal 7c 8c 9d Td Js",
    ),
    "deal/size": Refused(
        "Chance deals a hand of the wrong size.",
        lambda: after("miesjelen", "dealer 0", seats=2),
        "deal 7c 8c 9d Td | 8d 9h Kh Ac As",
    ),
    "deal/table": Refused(
        "Chance lays the wrong number of cards on the table.",
        lambda: after("zole", "dealer 0"),
        f"deal {ZOLE_HANDS}",
    ),
    "dealer/unknown": Refused(
        "Chance names a dealer who has no seat.",
        lambda: after("zole"),
        "dealer 3",
    ),
    "discard/count": Refused(
        "Too few or too many cards, or one of them twice.",
        lambda: after("euchre", *EUCHRE, "call up"),
        "discard 9s Ts",
    ),
    "discard/not-held": Refused(
        "One of the cards is not in the player's hand.",
        lambda: after("euchre", *EUCHRE, "call up"),
        "discard 9c",
    ),
    "discard/turned": Refused(
        "The card that was ordered up stays in the dealer's hand (Euchre without `discard_turned`).",
        lambda: after("euchre", *EUCHRE, "call up"),
        "discard Ah",
    ),
    "draw/not-in-stock": Refused(
        "Chance draws a token that lies elsewhere.",
        lambda: after("ninja-whist", *NINJA_SECOND, "done", seats=2),
        "draw aab",
    ),
    "parse/invalid": Refused(
        "The text is no action. `why_not` answers it like a broken rule; `play` raises `ParseError`.",
        lambda: after("boerenbridge", "bid 0", "bid 0", "bid 0", "bid 0", seed=1),
        "play 1c",
    ),
    "pass/count": Refused(
        "Too few or too many cards are passed, or one of them twice.",
        lambda: after("hearts", *HEARTS),
        "pass As Kc",
    ),
    "pass/not-held": Refused(
        "One of the cards is not in the player's hand.",
        lambda: after("hearts", *HEARTS),
        "pass As Kc Ah",
    ),
    "play/first-trick": Refused(
        "The card counts against whoever takes it, and has to wait for the second trick (Hearts).",
        lambda: after("hearts", *HEARTS, "play 2c", passing=False),
        "play Qs",
    ),
    "play/follow-suit": Refused(
        "A card of the led suit is held and owed.",
        lambda: after("miesjelen", *MIESJELEN_DEAL, "turn 9d", "play Ac", seats=2),
        "play Js",
    ),
    "play/head-trick": Refused(
        "Trump is led, and a higher one is held and owed (Klaverjas).",
        lambda: after("klaverjas", *KLAVERJAS, "play 8h", "play 8d"),
        "play 7s",
    ),
    "play/no-undertrump": Refused(
        "The trump would beat nothing, and another card is held (Klaverjas by the duties of Amsterdam).",
        lambda: after("klaverjas", *KLAVERJAS, "play 9d", "play 8d", "play Jh", duties="amsterdam"),
        "play Th",
    ),
    "play/not-held": Refused(
        "The card is not in the player's hand.",
        lambda: after("miesjelen", *MIESJELEN_DEAL, "turn 9d", "play Ac", seats=2),
        "play Ah",
    ),
    "play/opens-with": Refused(
        "The round begins with a certain card, which is held (Hearts).",
        lambda: after("hearts", *HEARTS, passing=False),
        "play 3c",
    ),
    "play/overtrump": Refused(
        "No card of the led suit is held, but a trump that beats the trick (Klaverjas).",
        lambda: after("klaverjas", *KLAVERJAS, "play Ac", "play 9c"),
        "play 7s",
    ),
    "play/trump-when-void": Refused(
        "No card of the led suit is held, and a trump is owed instead.",
        lambda: after("miesjelen", *MIESJELEN_DEAL, "turn 9d", "play Kh", seats=2),
        "play 7c",
    ),
    "play/unbroken": Refused(
        "Such cards may not be led before one of them was played (hearts in Hearts, spades in Spades).",
        lambda: after("spades", *HEARTS, "bid 3", "bid 3", "bid 3", "bid 3"),
        "play As",
    ),
    "stash/count": Refused(
        "Too few or too many cards, or one of them twice.",
        lambda: after("zole", "choose B", seed=7),
        "stash Tc",
    ),
    "stash/not-held": Refused(
        "One of the cards is not in the player's hand.",
        lambda: after("zole", "choose B", seed=7),
        "stash Tc Qc",
    ),
    "take/not-most": Refused(
        "Other seats have more tokens in their score areas.",
        lambda: on(after("ninja-whist", seed=1, seats=2), "take"),
        "take 1 abc",
    ),
    "take/not-there": Refused(
        "The token does not lie in the score area of that seat.",
        lambda: on(after("ninja-whist", seed=1, seats=2), "take"),
        "take 0 abc",
    ),
    "trump/must-name": Refused(
        "Somebody has to name a trump now (Klaverjas).",
        lambda: after("klaverjas", *KLAVERJAS[:2]),
        "trump pass",
    ),
    "trump/no-suit": Refused(
        "The deck has no such suit.",
        lambda: after("boerenbridge", "dealer 0", "deal Qc Kc Ac | Qd Kd Ad | Qh Kh Ah | Qs Ks As"),
        Call("trump", "x"),
    ),
    "turn/card": Refused(
        "Chance turns a card that cannot lie there.",
        lambda: after("miesjelen", *MIESJELEN_DEAL, seats=2),
        "turn As",
    ),
}


def example(key: str) -> fs.Refusal:
    """The refusal that the example of a code meets."""
    refused = REFUSED[key]
    refusal = refused.state().why_not(refused.action, seat=refused.seat)
    if refusal is None or refusal.code != key:
        raise SystemExit(f"docs/refused.py: the example of {key} gives {refusal and refusal.code}.")
    return refusal
