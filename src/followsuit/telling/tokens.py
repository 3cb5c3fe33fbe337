"""What whoever may lay or take tokens is asked, with what each token would do."""

from __future__ import annotations

from typing import NamedTuple

from followsuit.cards import Card
from followsuit.engine.actions import Add, Done, Take
from followsuit.engine.state import State
from followsuit.engine.view import View
from followsuit.rules import Tokens
from followsuit.rules.round import Areas, Trick, clockwise
from followsuit.telling.documents import Decision, Laying, Option, Sentence
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.sentences import refused, sentence
from followsuit.telling.tricks import boosts_of, sum_of, winning_place


class Asked(NamedTuple):
    """Everything that a decision is told from: the view, and the state to ask it why something is barred."""

    constants: GameConstants
    state: State
    view: View


def tokens_decision(asked: Asked) -> Decision:
    """Which tokens to lay with the card just played; those that do not fit it are barred."""
    constants, state, view = asked
    tokens, areas, trick = _lying(constants, view)
    assert view.to_act is not None
    card, laid = trick.cards[-1], trick.laid[-1]
    options: list[Option] = []
    for token in areas.score[view.to_act]:
        refusal = state.why_not(Add(token))
        options.append(
            {
                "action": str(Add(token)),
                "legal": refusal is None,
                "label": sentence("option/add", {"token": token}),
                "detail": None if refusal else _effect(constants, view, trick, (*laid, token)),
                "pays": None,
                "why": refused(refusal) if refusal else None,
                "token": token,
                "adds": tokens.boost((token,), card),
                "worth": tokens.icons((token,)),
            }
        )
    options.append(
        {
            "action": str(Done()),
            "legal": True,
            "label": sentence("option/enough" if laid else "option/done", {}),
            "detail": _effect(constants, view, trick, laid),
            "pays": None,
            "why": None,
        }
    )
    return {
        "kind": "tokens",
        "title": sentence("decide/tokens", {"card": str(card)}),
        "detail": sentence("decide/tokens-add", {"suit": card.suit}),
        "options": options,
        "count": 0,
        "laying": _laying(constants, view, trick, areas.score[view.to_act]),
    }


def _effect(constants: GameConstants, view: View, trick: Trick, laid: tuple[str, ...]) -> Sentence:
    """What the card just played would count with some tokens, and whether it would be winning."""
    all_laid = (*trick.laid[:-1], laid)
    winning = winning_place(constants, trick.cards, all_laid, view.order) == len(trick.cards) - 1
    face = constants.rules.faces.in_trick(trick.cards[-1], trick.cards, view.order)
    count = sum_of(face, boosts_of(constants, trick.cards, all_laid)[-1])
    if count is None:
        return sentence("option/no-sum-winning" if winning else "option/no-sum", {})
    return sentence("option/sum-winning" if winning else "option/sum", {**count})


def _laying(constants: GameConstants, view: View, trick: Trick, held: tuple[str, ...]) -> Laying:
    """The card just played, and the number it has to reach."""
    rules, cards = constants.rules, trick.cards
    boosts = boosts_of(constants, cards, trick.laid)
    faces = [rules.faces.in_trick(card, cards, view.order) for card in cards]
    led = view.led
    powers = [rules.faces.power(face, led, boost) for face, boost in zip(faces, boosts, strict=True)]
    now = sum_of(faces[-1], boosts[-1])
    total = now["total"] if now else 0
    laying: Laying = {
        "card": str(cards[-1]),
        "sum": now,
        "wins_from": now["base"] if now else 0,
        "beats": None,
        "beats_total": None,
    }
    if len(cards) > 1:
        best = powers[:-1].index(max(powers[:-1]))
        theirs = sum_of(faces[best], boosts[best])
        least = _least_winning(powers, total)
        most = total + (_added(rules.tokens, held, cards[-1]) if now else 0)
        laying |= {
            "wins_from": least if powers[-1] and least <= most else None,
            "beats": clockwise(view.playing, trick.leader)[best],
            "beats_total": None if theirs is None else theirs["total"],
        }
    return laying


def _least_winning(powers: list[int], total: int) -> int:
    """The total with which the last card would pass all others, at its own power and total now."""
    return max(0, total + max(powers[:-1]) + 1 - powers[-1])


def _added(tokens: Tokens | None, held: tuple[str, ...], card: Card) -> int:
    return tokens.boost(held, card) if tokens else 0


def take_decision(asked: Asked) -> Decision:
    """Which token to take, where most of them lie."""
    constants, _, view = asked
    tokens, areas, _ = _lying(constants, view)
    assert view.to_act is not None
    sources = tokens.sources(areas, view.to_act)
    options: list[Option] = [
        {
            "action": str(Take(source, token)),
            "legal": True,
            "label": sentence("option/take", {"seat": source, "token": token}),
            "detail": None,
            "pays": None,
            "why": None,
            "token": token,
            "source": source,
            "worth": tokens.icons((token,)),
        }
        for source in sources
        for token in areas.score[source]
    ]
    number = len(areas.score[sources[0]])
    if len(sources) == 1:
        detail = sentence("decide/take-from-one", {"seat": sources[0], "tokens": number})
    else:
        detail = sentence("decide/take-from-some", {"seats": list(sources), "tokens": number})
    title = sentence("decide/take", {})
    return {"kind": "take", "title": title, "detail": detail, "options": options, "count": 0}


def _lying(constants: GameConstants, view: View) -> tuple[Tokens, Areas, Trick]:
    tokens, areas, trick = constants.rules.tokens, view.tokens, view.trick
    assert tokens is not None
    assert areas is not None
    assert trick is not None
    return tokens, areas, trick
