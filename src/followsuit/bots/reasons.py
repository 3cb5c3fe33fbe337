"""Why a player does something, and what else it thought of doing."""

from __future__ import annotations

from followsuit.engine.actions import Action, Add, Bid, Choose, NameTrump, Play, Stash, Take
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.rules.contracts import PASS

NOTHING_ELSE = Message("hint/nothing-else")
RULE_OF_THUMB = Message("hint/rule-of-thumb")
ANY = Message("hint/any")
IMAGINED = Message("hint/imagined")


def best(worlds: int, second: Message, *, is_clear: bool) -> Message:
    """It is better than the second on average."""
    return Message("hint/best", {"worlds": worlds, "clear": is_clear, "second": second})


def as_good(worlds: int, second: Message) -> Message:
    """It is the same whether one does it or the second."""
    return Message("hint/as-good", {"worlds": worlds, "second": second})


def doing(action: Action, view: View) -> Message:
    """An action as sentences call it."""
    match action:
        case Play(card):
            return Message("doing/play", {"card": str(card)})
        case Bid(number):
            return Message("doing/bid", {"number": number})
        case NameTrump(suit):
            return Message("doing/trump", {"suit": suit})
        case Choose(letter):
            return _choosing(letter, view)
        case Stash(cards):
            return Message("doing/stash", {"cards": [str(card) for card in cards]})
        case Add(token):
            return Message("doing/add", {"token": token})
        case Take(source, token):
            return Message("doing/take", {"seat": source, "token": token})
        case _:
            return Message("doing/done")


def _choosing(letter: str, view: View) -> Message:
    contracts = view.game.rules.contracts
    if letter == PASS or contracts is None:
        return Message("doing/pass")
    return Message("doing/contract", {"contract": contracts.contract(letter).name})
