"""A player that needs nothing compiled: it plays for others until they are ready."""

from __future__ import annotations

import random

from followsuit.bots.player import USUAL, Budget, Decision, Seed
from followsuit.cards import Card
from followsuit.engine.actions import Action, Call, Done, Play
from followsuit.engine.view import View
from followsuit.rules.contracts import PASS
from followsuit.rules.stages import PASS_WORD

TRUMP_WORTH, HIGH_WORTH = 0.5, 0.6
"""How many tricks a trump is good for, and one of the best two cards of any other suit."""


class SimplePlayer:
    """Wins cheaply while it wants tricks, loses high otherwise, bids its high cards, and undertakes nothing."""

    def __init__(self, seed: Seed) -> None:
        self._chance = random.Random(seed)

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """One of `view.legal`, at once."""
        del budget
        return Decision(self._action(view))

    def _action(self, view: View) -> Action:
        first = view.legal[0]
        if len(view.legal) == 1:
            return first
        if isinstance(first, Play):
            return _card([action for action in view.legal if isinstance(action, Play)], view)
        if Done() in view.legal:
            return Done()
        if isinstance(first, Call):
            calls = [action for action in view.legal if isinstance(action, Call)]
            return _bid(calls, view) if first.said.isdigit() else _call(calls)
        return self._chance.choice(view.legal)


def _call(calls: list[Call]) -> Call:
    """To pass, if one may; else the first thing that may be said."""
    return next((call for call in calls if call.said in (PASS, PASS_WORD)), calls[0])


def _bid(calls: list[Call], view: View) -> Call:
    faces = view.game.rules.faces.by_order[view.order]
    best = {suit: sorted((faces[card].number for card in faces if card.suit == suit), reverse=True)[:2] for suit in
            {card.suit for card in faces}}  # fmt: skip
    worth = sum(
        TRUMP_WORTH if faces[card].trump else HIGH_WORTH if faces[card].number in best[card.suit] else 0
        for card in view.hand
    )
    return min(calls, key=lambda call: (abs(int(call.said) - worth), int(call.said)))


def _card(plays: list[Play], view: View) -> Play:
    rules, laid = view.game.rules, view.trick.cards if view.trick else ()
    faces = rules.faces.by_order[view.order]

    def strength(play: Play) -> tuple[bool, int]:
        face = faces[play.card]
        return face.trump, face.number

    def wins(card: Card) -> bool:
        return rules.trick.winner(rules.faces, (*laid, card), view.order, ()) == len(laid)

    winners = sorted((play for play in plays if wins(play.card)), key=strength)
    losers = sorted((play for play in plays if play not in winners), key=strength)
    if not laid:
        return winners[-1] if _wants(view) else winners[0]
    if _wants(view) and not _is_ours(view):
        last = len(laid) + 1 == len(view.playing)
        return (winners[0] if last else winners[-1]) if winners else losers[0]
    if _wants(view):
        return (losers or winners)[0]
    return losers[-1] if losers else winners[0]


def _wants(view: View) -> bool:
    """Whether the seat wants a trick: for its bid, or because tricks are good in this game and contract."""
    assert view.seat is not None
    bid = view.bids[view.seat] if view.bids else None
    if bid is not None:
        return view.taken[view.seat] < bid
    if view.played is not None and view.declarer is None:
        return False
    return view.game.page.front_page.family != "avoid"


def _is_ours(view: View) -> bool:
    """Whether the trick is being won by a partner."""
    rules, trick = view.game.rules, view.trick
    assert trick is not None
    place = rules.trick.winner(rules.faces, trick.cards, view.order, ())
    order = view.playing[view.playing.index(trick.leader) :] + view.playing[: view.playing.index(trick.leader)]
    return view.sides[order[place]] == view.sides[view.seat or 0]
