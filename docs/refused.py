"""What every refusal means, each with an action that meets it, so that the sentence shown is the engine's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import followsuit as fs
from followsuit.engine.actions import NameTrump


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
    "bid/range": Refused(
        "The bid is below 0 or above the number of cards in a hand.",
        lambda: after("boerenbridge", seed=1),
        "bid 4",
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
    "play/follow-suit": Refused(
        "A card of the led suit is held and owed.",
        lambda: after("miesjelen", *MIESJELEN_DEAL, "turn 9d", "play Ac", seats=2),
        "play Js",
    ),
    "play/not-held": Refused(
        "The card is not in the player's hand.",
        lambda: after("miesjelen", *MIESJELEN_DEAL, "turn 9d", "play Ac", seats=2),
        "play Ah",
    ),
    "play/trump-when-void": Refused(
        "No card of the led suit is held, and a trump is owed instead.",
        lambda: after("miesjelen", *MIESJELEN_DEAL, "turn 9d", "play Kh", seats=2),
        "play 7c",
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
    "trump/no-suit": Refused(
        "The deck has no such suit.",
        lambda: after("boerenbridge", "dealer 0", "deal Qc Kc Ac | Qd Kd Ad | Qh Kh Ah | Qs Ks As"),
        NameTrump("x"),
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
