"""What the seat to act is asked, and what everyone else waits for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from followsuit.cards import Card
from followsuit.engine.actions import CHANCE, Bid, Choose, NameTrump
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Facts, name_of
from followsuit.language.wording import language
from followsuit.rules import Contract, TableCards
from followsuit.rules.contracts import PASS
from followsuit.rules.faces import FREE, NOTHING_LED, Face
from followsuit.rules.follow import Duty, binding
from followsuit.telling.documents import Decision, Kind, Option, Pays, Sentence
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.hand import why_waiting
from followsuit.telling.sentences import refused, sentence
from followsuit.telling.sheet import ending
from followsuit.telling.tokens import Asked, take_decision, tokens_decision

KINDS: Mapping[Phase, Kind] = {
    Phase.NAME_TRUMP: "trump",
    Phase.CHOOSE: "choose",
    Phase.STASH: "stash",
    Phase.BID: "bid",
    Phase.PLAY: "play",
    Phase.LAY: "tokens",
    Phase.TAKE: "take",
}
"""What a seat is asked in each phase in which one is."""
PLAY_A_CARD = sentence("decide/play", {})


def say(constants: GameConstants, view: View) -> Sentence:
    """The one sentence above the hand."""
    if view.to_act is None:
        return ending(constants, view.winners, view.totals)["says"]
    if view.to_act == CHANCE:
        return sentence("wait/chance", {})
    is_turn, kind = view.to_act == view.seat, KINDS[view.phase]
    facts: dict[str, Any] = {} if is_turn else {"seat": view.to_act}
    if view.phase is Phase.PLAY:
        if is_turn:
            return sentence(*play_asked(constants, view))
        return sentence("wait/play" if view.trick and view.trick.cards else "wait/lead", facts)
    if view.phase is Phase.STASH:
        facts["number"] = _contract(view).stash
    if view.phase is Phase.LAY and view.trick is not None:
        facts["card"] = str(view.trick.cards[-1])
    return sentence(f"{'turn' if is_turn else 'wait'}/{kind}", facts)


def play_asked(constants: GameConstants, view: View) -> tuple[str, Facts]:
    """What whoever is to play a card owes, as the code of a sentence with its facts."""
    rules, led = constants.rules, view.led
    faces = rules.faces.by_trump[view.trump]
    if view.trick is None or not view.trick.cards:
        return "turn/lead", {}
    if led == NOTHING_LED:
        return "turn/open", {}
    if led == FREE or not rules.play:
        return "turn/free", {}
    plain = led in rules.faces.split[view.trump]
    bound = binding(rules.play, faces, view.hand, led)
    if bound is None:
        return "turn/any", {"led": led, "plain": plain}
    duty, owed = bound
    place = constants.places(view.trump).__getitem__
    facts: Facts = {
        **duty.asks(led, view.trump),
        "cards": [str(card) for card in sorted(owed, key=place)],
        "also": [str(card) for card in sorted(_anytime(view.hand, faces) - set(owed), key=place)],
        "plain": plain,
    }
    return _code_of(duty), facts


def _anytime(hand: tuple[Card, ...], faces: Mapping[Card, Face]) -> set[Card]:
    """The cards of a hand that may be played whatever is owed."""
    return {card for card in hand if faces[card].anytime}


def _code_of(duty: Duty) -> str:
    """The sentence that asks for a duty; a general one for a word that no catalogue knows."""
    code = f"turn/{duty.code.partition('/')[2]}"
    return code if language(ENGLISH).says(name_of(code)) else "turn/duty"


def decision(constants: GameConstants, state: State, view: View) -> Decision:
    """What the viewer, whose turn it is, is asked."""
    return DECIDED[view.phase](Asked(constants, state, view))


def _bid(asked: Asked) -> Decision:
    constants, state, view = asked
    assert constants.rules.bidding is not None
    options: list[Option] = []
    for number in range(constants.rules.bidding.most(view.hand_size) + 1):
        refusal = state.why_not(Bid(number))
        options.append(
            {
                "action": f"bid {number}",
                "legal": refusal is None,
                "label": sentence("option/bid", {"number": number}),
                "detail": None,
                "pays": constants.bid_pays(number, view.hand_size, view.trump),
                "why": refused(refusal) if refusal else None,
                "number": number,
            }
        )
    made = [bid for bid in view.bids if bid is not None]
    facts: dict[str, Any] = {"tricks": view.hand_size}
    if not made:
        detail = sentence("decide/bid-first", facts)
    elif view.to_act == view.playing[-1]:
        facts |= {"bid": sum(made), "dealer": view.to_act == view.dealer}
        detail = sentence("decide/bid-last", facts)
    else:
        detail = sentence("decide/bid-next", {**facts, "bid": sum(made)})
    return _asked("bid", detail, options)


def _name_trump(asked: Asked) -> Decision:
    constants, _, view = asked
    options: list[Option] = []
    for suit in constants.deck.suits:
        held = sum(card.suit == suit.letter for card in view.hand)
        options.append(
            {
                "action": str(NameTrump(suit.letter)),
                "legal": True,
                "label": sentence("option/trump", {"suit": suit.letter}),
                "detail": sentence("option/trump-held", {"number": held}),
                "pays": None,
                "why": None,
                "suit": suit.letter,
            }
        )
    return _asked("trump", sentence("decide/trump-turned", {"card": str(view.turned)}), options)


def _choose(asked: Asked) -> Decision:
    constants, _, view = asked
    contracts = constants.rules.contracts
    assert contracts is not None
    place = len(view.choices)
    passed, later = [seat for seat, _ in view.choices], view.playing[place + 1 :]
    if not later:
        detail = sentence("decide/choose-last", {"passed": passed})
        means = _all_pass(contracts.all_pass)
    else:
        means = sentence("option/pass-next", {"next": later[0]})
        facts = {"passed": passed, "next": later[0]} if passed else {"next": later[0]}
        detail = sentence("decide/choose-next" if passed else "decide/choose-first", facts)
    options: list[Option] = [
        {
            "action": str(Choose(PASS)),
            "legal": True,
            "label": sentence("option/pass", {}),
            "detail": means,
            "pays": None,
            "why": None,
            "letter": PASS,
        }
    ]
    for contract in contracts.offers:
        assert view.to_act is not None
        outcomes = contracts.outcomes(contract, view.to_act, constants.game.seats, view.dues)
        pays: Pays | None = None if outcomes is None else {"won": outcomes[0], "lost": outcomes[1]}
        options.append(
            {
                "action": str(Choose(contract.letter)),
                "legal": True,
                "label": sentence("option/contract", {"contract": contract.name}),
                "detail": _asks(contract, view),
                "pays": pays,
                "why": None,
                "letter": contract.letter,
            }
        )
    return _asked("choose", detail, options)


def _all_pass(contract: Contract) -> Sentence:
    """What the last pass leads to."""
    if not contract.is_played:
        return sentence("option/pass-out", {})
    return sentence("option/pass-all", {"contract": contract.name})


def _asks(contract: Contract, view: View) -> Sentence | None:
    """What a contract asks of whoever plays it."""
    goal = contract.payment.goal
    if goal is None:
        return sentence("option/no-trick", {}) if contract.payment.tricks == 0 else None
    if contract.table is TableCards.TO_SOLO:
        facts = {"table": len(view.table), "stash": contract.stash, "goal": goal}
        return sentence("option/reach-with-table", facts)
    return sentence("option/reach", {"goal": goal})


def _stash(asked: Asked) -> Decision:
    _, _, view = asked
    contract = _contract(view)
    counts = contract.payment.goal is not None
    return {
        "kind": "stash",
        "title": sentence("decide/stash", {"number": contract.stash}),
        "detail": sentence("decide/stash-counts", {}) if counts else None,
        "options": [],
        "count": contract.stash,
    }


def _play(asked: Asked) -> Decision:
    constants, _, view = asked
    decision: Decision = {"kind": "play", "title": PLAY_A_CARD, "detail": None, "options": [], "count": 1}
    if (why := why_waiting(constants, view)) is not None:
        decision["why"] = why
    return decision


def _asked(kind: Kind, detail: Sentence, options: list[Option]) -> Decision:
    title = sentence(f"decide/{kind}", {})
    return {"kind": kind, "title": title, "detail": detail, "options": options, "count": 0}


def _contract(view: View) -> Contract:
    assert view.played is not None
    return view.played


DECIDED: Mapping[Phase, Callable[[Asked], Decision]] = {
    Phase.NAME_TRUMP: _name_trump,
    Phase.CHOOSE: _choose,
    Phase.STASH: _stash,
    Phase.BID: _bid,
    Phase.PLAY: _play,
    Phase.LAY: tokens_decision,
    Phase.TAKE: take_decision,
}
