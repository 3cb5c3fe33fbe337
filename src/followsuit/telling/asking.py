"""What the seat to act is asked, and what everyone else waits for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from followsuit.cards import Card
from followsuit.engine.actions import CHANCE, Call, Pick
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Facts, name_of
from followsuit.language.wording import language
from followsuit.rules import Contract, TableCards
from followsuit.rules.contracts import PASS
from followsuit.rules.faces import FREE, NOTHING_LED
from followsuit.rules.follow import Allowed, Situation, allowed
from followsuit.rules.offer import ALONE
from followsuit.rules.stages import PASS_WORD, Ask
from followsuit.telling.documents import Decision, Kind, Option, Pays, Sentence
from followsuit.telling.facts import is_turned_down
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.hand import why_waiting
from followsuit.telling.sentences import refused, sentence
from followsuit.telling.sheet import ending
from followsuit.telling.tokens import Asked, take_decision, tokens_decision

KINDS: Mapping[Phase, Kind] = {
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
    is_turn, kind = view.to_act == view.seat, KINDS.get(view.phase, view.asked)
    facts: dict[str, Any] = {} if is_turn else {"seat": view.to_act}
    if view.phase is Phase.PLAY:
        if is_turn:
            may = allowed(constants.rules, view.situation, view.hand, view.to_act)
            return sentence(*play_asked(constants, view.situation, view.hand, may))
        return waits_for_card(view.to_act, leads=not (view.trick and view.trick.cards))
    if view.ask is not None:
        facts |= _ask_facts(constants, view)
        return sentence(_said_or(f"{'turn' if is_turn else 'wait'}/{kind}", _general(view.ask)), facts)
    if view.phase is Phase.LAY and view.trick is not None:
        facts["card"] = str(view.trick.cards[-1])
    return sentence(f"{'turn' if is_turn else 'wait'}/{kind}", facts)


@lru_cache
def waits_for_card(seat: int, *, leads: bool) -> Sentence:
    """What all others are told while a seat is to play a card, to a trick or as its first; the same each time."""
    return sentence("wait/lead" if leads else "wait/play", {"seat": seat})


def _general(ask: Ask) -> str:
    """How something is asked for that has no sentence of its own."""
    return "other-pick" if ask.cards else "other-call"


def _ask_facts(constants: GameConstants, view: View) -> dict[str, Any]:
    """What is asked before the first card: how many cards, for whom, and what is offered."""
    ask = view.ask
    assert ask is not None
    facts: dict[str, Any] = {}
    if ask.cards:
        facts["number"] = ask.cards
    if (to := _receiver(constants, view)) is not None:
        facts["to"] = to
    if constants.offers_turned and not ask.cards:
        assert view.turned is not None
        facts |= {"card": str(view.turned), "suit": view.turned.suit, "again": is_turned_down(view)}
    return facts


def _receiver(constants: GameConstants, view: View) -> int | None:
    """Who is given the cards that are asked for, if anybody is."""
    ask, stage = view.ask, constants.rules.passing
    if ask is None or stage is None or ask.verb not in stage.verbs or view.round is None:
        return None
    return stage.given_to(view.round, view.playing, ask.seat)


@lru_cache
def _said_or(code: str, otherwise: str) -> str:
    """A code that the catalogues have a sentence for: this one, or the general one of its kind."""
    return code if language(ENGLISH).says(name_of(code)) else f"{code.partition('/')[0]}/{otherwise}"


def asked_for_card(constants: GameConstants, situation: Situation, hand: tuple[Card, ...], seat: int) -> dict[str, Any]:
    """What a seat that is to play a card is told besides all others: the sections of a telling, by name."""
    may = allowed(constants.rules, situation, hand, seat)
    decision: Decision = {"kind": "play", "title": PLAY_A_CARD, "detail": None, "options": [], "count": 1}
    if (why := why_waiting(constants, situation, hand, may)) is not None:
        decision["why"] = why
    return {
        "say": sentence(*play_asked(constants, situation, hand, may)),
        "decision": decision,
        "legal": [constants.plays[card] for card in may.cards],
    }


def play_asked(
    constants: GameConstants, situation: Situation, hand: tuple[Card, ...], may: Allowed
) -> tuple[str, Facts]:
    """What whoever is to play a card owes, as the code of a sentence with its facts."""
    rules, order, texts = constants.rules, situation.order, constants.texts
    if not situation.trick.cards:
        return _held_back(may, hand) or ("turn/lead", {})
    led = rules.faces.led(situation.trick.cards, order)
    if led == NOTHING_LED:
        return "turn/open", {}
    if led == FREE or not rules.play:
        return "turn/free", {}
    plain = led in rules.faces.split[order]
    if may.bound is None and (waits := _held_back(may, hand)) is not None:
        code, facts = waits
        return code, {"led": led, "plain": plain, **facts}
    if may.bound is None:
        return "turn/any", {"led": led, "plain": plain}
    duty, owed = may.bound
    place = constants.places(order).__getitem__
    anytime = rules.faces.anytime[order]
    also = anytime.intersection(hand).difference(owed) if anytime else anytime
    asked: Facts = {
        **duty.asks(led, order),
        "cards": [texts[card] for card in sorted(owed, key=place)],
        "also": [texts[card] for card in sorted(also, key=place)],
        "plain": plain,
    }
    return _code_of(duty.code), asked


def _held_back(may: Allowed, hand: tuple[Card, ...]) -> tuple[str, Facts] | None:
    """What has to wait in a hand that nothing else binds, if anything has: of what is barred, all that it holds."""
    if not may.held_back:
        return None
    word, _ = may.held_back[-1]
    suits = [suit for suit in word.named if any(card.suit == suit for card in hand)]
    cards = [named for named in word.named if any(str(card) == named for card in hand)]
    code = _said_or(f"turn/{word.code.partition('/')[2]}", "duty")
    return code, {"suits": suits, "named": cards}


@lru_cache
def _code_of(duty: str) -> str:
    """The sentence that asks for a duty, by its code; a general one for a word that no catalogue knows."""
    return _said_or(f"turn/{duty.partition('/')[2]}", "duty")


def asked_of(constants: GameConstants, state: State, view: View) -> dict[str, Any]:
    """What the viewer, whose turn it is to do something else than play a card, is told besides all others."""
    return {
        "say": say(constants, view),
        "decision": decision(constants, state, view),
        "legal": [str(action) for action in view.legal],
    }


def decision(constants: GameConstants, state: State, view: View) -> Decision:
    """What the viewer, whose turn it is, is asked."""
    asked = Asked(constants, state, view)
    if view.ask is None:
        return DECIDED[view.phase](asked)
    return BEFORE_PLAY.get(view.ask.verb, _pick if view.ask.cards else _call)(asked)


def _bid(asked: Asked) -> Decision:
    constants, state, view = asked
    assert constants.rules.bidding is not None
    options: list[Option] = []
    for number in range(constants.rules.bidding.most(view.hand_size) + 1):
        refusal = state.why_not(Call("bid", str(number)))
        code = "option/nil" if constants.joins_bids and number == 0 else "option/bid"
        options.append(
            {
                "action": f"bid {number}",
                "legal": refusal is None,
                "label": sentence(code, {"number": number}),
                "detail": None,
                "pays": constants.bid_pays(number, view.hand_size, view.trump),
                "why": refused(refusal) if refusal else None,
                "number": number,
            }
        )
    made = [bid for bid in view.bids if bid is not None]
    facts: dict[str, Any] = {"tricks": view.hand_size}
    partner = _partner_bid(constants, view)
    if partner is not None:
        seat, bid = partner
        detail = sentence("decide/bid-partner", {**facts, "seat": seat, "theirs": bid, "bid": sum(made)})
    elif not made:
        detail = sentence("decide/bid-first", facts)
    elif view.to_act == view.playing[-1]:
        facts |= {"bid": sum(made), "dealer": view.to_act == view.dealer}
        detail = sentence("decide/bid-last", facts)
    else:
        detail = sentence("decide/bid-next", {**facts, "bid": sum(made)})
    return _asked("bid", detail, options)


def _partner_bid(constants: GameConstants, view: View) -> tuple[int, int] | None:
    """The bid of the partner of whoever is to bid, where their bids are one."""
    if not constants.joins_bids or view.to_act is None:
        return None
    others = (seat for seat in view.partners(view.to_act) if seat != view.to_act)
    return next(((seat, bid) for seat in others if (bid := view.bids[seat]) is not None), None)


def _name_trump(asked: Asked) -> Decision:
    constants, _, view = asked
    options: list[Option] = []
    for suit in constants.deck.suits:
        held = sum(card.suit == suit.letter for card in view.hand)
        options.append(
            {
                "action": f"trump {suit.letter}",
                "legal": True,
                "label": sentence("option/trump", {"suit": suit.letter}),
                "detail": sentence("option/trump-held", {"number": held}),
                "pays": None,
                "why": None,
                "suit": suit.letter,
            }
        )
    if Call("trump", PASS_WORD) in view.legal:
        options.append({**_pass_option("trump"), "detail": sentence("option/pass-next", {"next": _next(view)})})
    if view.turned is not None:
        return _asked("trump", sentence("decide/trump-turned", {"card": str(view.turned)}), options)
    assert view.to_act is not None
    return _asked("trump", sentence("decide/trump-makes", {"seats": list(view.partners(view.to_act))}), options)


def _pass_option(verb: str) -> Option:
    return {
        "action": f"{verb} {PASS_WORD}",
        "legal": True,
        "label": sentence("option/pass", {}),
        "detail": None,
        "pays": None,
        "why": None,
        "letter": PASS,
    }


def _next(view: View) -> int:
    """The seat after the one to act."""
    assert view.to_act is not None
    return (view.to_act + 1) % len(view.totals)


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
            "action": f"choose {PASS}",
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
                "action": f"choose {contract.letter}",
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


def _call(asked: Asked) -> Decision:
    """Any list of things to say, each by its words: a suit, `up`, a pass, with `alone` behind them or not."""
    constants, _, view = asked
    assert view.ask is not None
    verb, facts = view.ask.verb, _ask_facts(constants, view)
    options = [_call_option(constants, view, each.said) for each in view.legal if isinstance(each, Call)]
    said = _said_or(f"decide/{verb}", "other-call")
    decision: Decision = {
        "kind": "call",
        "title": sentence(said, facts),
        "detail": sentence(f"decide/{verb}-means", {**facts, "dealer": view.dealer}) if facts else None,
        "options": options,
        "count": 0,
        "verb": verb,
    }
    if facts and not facts["again"]:
        decision["offered"] = str(view.turned)
    return decision


def _call_option(constants: GameConstants, view: View, said: str) -> Option:
    assert view.ask is not None
    verb = view.ask.verb
    word, _, rest = said.partition(" ")
    is_suit = word in constants.deck.names.suits
    facts: dict[str, Any] = {"said": said, "alone": rest == ALONE, **_ask_facts(constants, view)}
    facts |= {"dealer": view.dealer, "next": _next(view), "last": view.to_act == view.dealer}
    if is_suit:
        facts |= {"suit": word, "held": sum(card.suit == word for card in view.hand)}
    name = f"option/{verb}-{'suit' if is_suit else word}"
    means = f"{name}-means"
    option: Option = {
        "action": f"{verb} {said}",
        "legal": True,
        "label": sentence(_said_or(name, "said"), facts),
        "detail": sentence(means, facts) if language(ENGLISH).says(name_of(means)) else None,
        "pays": None,
        "why": None,
    }
    if is_suit:
        option["suit"] = word
    if not rest:
        option["letter"] = word[0].upper()
    return option


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
        "verb": "stash",
    }


def _pick(asked: Asked) -> Decision:
    """Any cards to pick, for the purpose that the verb names."""
    constants, state, view = asked
    ask = view.ask
    assert ask is not None
    facts = _ask_facts(constants, view)
    means = f"decide/{ask.verb}-means"
    decision: Decision = {
        "kind": "pick",
        "title": sentence(_said_or(f"decide/{ask.verb}", "other-pick"), facts),
        "detail": sentence(means, facts) if language(ENGLISH).says(name_of(means)) else None,
        "options": [],
        "count": ask.cards,
        "verb": ask.verb,
        "picked": sentence(_said_or(f"pick/{ask.verb}", "other"), {**facts, "cards": []}),
    }
    if "to" in facts:
        decision["receiver"] = facts["to"]
    among = {card for each in view.legal if isinstance(each, Pick) for card in each.cards}
    waiting = next((card for card in view.hand if card not in among), None)
    if waiting is not None:
        decision["among"] = [str(card) for card in view.hand if card in among]
        refusal = state.why_not(Pick(ask.verb, (waiting,))) if ask.cards == 1 else None
        if refusal is not None:
            decision["why"] = refused(refusal)
    return decision


def _asked(kind: Kind, detail: Sentence, options: list[Option]) -> Decision:
    title = sentence(f"decide/{kind}", {})
    return {"kind": kind, "title": title, "detail": detail, "options": options, "count": 0}


def _contract(view: View) -> Contract:
    assert view.played is not None
    return view.played


DECIDED: Mapping[Phase, Callable[[Asked], Decision]] = {
    Phase.LAY: tokens_decision,
    Phase.TAKE: take_decision,
}
BEFORE_PLAY: Mapping[str, Callable[[Asked], Decision]] = {
    "trump": _name_trump,
    "choose": _choose,
    "stash": _stash,
    "bid": _bid,
}
"""By the verb of what is asked."""
