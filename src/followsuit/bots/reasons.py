"""Why a player does something, and what else it thought of doing."""

from __future__ import annotations

from followsuit.engine.actions import Action, Add, Call, Pick, Play, Take
from followsuit.engine.view import View
from followsuit.language.message import Message
from followsuit.rules.contracts import PASS
from followsuit.rules.offer import ORDER_UP
from followsuit.rules.stages import PASS_WORD

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
        case Call():
            return _saying(action, view)
        case Pick(verb, cards):
            code = "doing/pass-cards" if verb == "pass" else "doing/stash"
            return Message(code, {"cards": [str(card) for card in cards]})
        case Add(token):
            return Message("doing/add", {"token": token})
        case Take(source, token):
            return Message("doing/take", {"seat": source, "token": token})
        case _:
            return Message("doing/done")


def _saying(action: Call, view: View) -> Message:
    match action:
        case Call("bid", number):
            return Message("doing/bid", {"number": int(number)})
        case Call(_, said) if said == PASS_WORD:
            return Message("doing/pass")
        case Call("trump", suit):
            return Message("doing/trump", {"suit": suit})
        case Call("call", said):
            return _calling(said, view)
        case _:
            return _choosing(action.said, view)


def _calling(said: str, view: View) -> Message:
    """Taking the turned suit, or naming another one, perhaps to play alone."""
    take, _, alone = said.partition(" ")
    suit = view.turned.suit if take == ORDER_UP and view.turned is not None else take
    return Message("doing/trump-alone" if alone else "doing/trump", {"suit": suit})


def _choosing(letter: str, view: View) -> Message:
    contracts = view.game.rules.contracts
    if letter == PASS or contracts is None:
        return Message("doing/pass")
    return Message("doing/contract", {"contract": contracts.contract(letter).name})
