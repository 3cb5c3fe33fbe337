"""Players that do without something, to see what it is worth: any player, told of less than it may do.

A restriction holds as long as something else is open. Random and greedy players with restrictions are compiled, too
(`kernel.restricted`), and decide the same there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from followsuit.bots.player import USUAL, Budget, Decision, Player
from followsuit.bots.reasons import NOTHING_ELSE
from followsuit.engine.actions import Action, Add, Call, Play
from followsuit.engine.view import View
from followsuit.kernel.without import TOKENS, TRUMP_LEADS, TRUMPING, ZERO_BIDS
from followsuit.rules.bidding import NIL

ZERO = (("bid", "0"), ("blind", NIL))
"""The ways to bid no trick."""


class RestrictedPlayer:
    """Another player, without some of what it may do."""

    def __init__(self, player: Player, without: Collection[str]) -> None:
        self.player = player
        self._without = without

    def decide(self, view: View, budget: Budget = USUAL) -> Decision:
        """What the other player decides of what is left to it."""
        left = allowed(view, self._without)
        if len(left) == 1:
            return Decision(left[0], NOTHING_ELSE)
        decision = self.player.decide(replace(view, legal=tuple(left)), budget)
        if decision.action in left:
            return decision
        # Some players work out by themselves what is legal, and weigh all of that.
        weighed = tuple(option for option in decision.options if option.action in left)
        return Decision(weighed[0].action if weighed else left[0], None, weighed)


def allowed(view: View, without: Collection[str]) -> Sequence[Action]:
    """What is legal and not done without; everything legal if that leaves nothing."""
    left = [action for action in view.legal if not any(_is(each, action, view) for each in without)]
    return left or view.legal


def _is(restriction: str, action: Action, view: View) -> bool:
    """Whether an action is what a restriction rules out."""
    match action:
        case Play(card=card) if view.game.rules.faces.by_order[view.order][card].trump:
            laid = view.trick.cards if view.trick else ()
            if not laid:
                return restriction == TRUMP_LEADS
            return restriction == TRUMPING and not view.game.rules.faces.by_order[view.order][laid[0]].trump
        case Call(verb=verb, said=said):
            return restriction == ZERO_BIDS and (verb, said) in ZERO
        case Add():
            return restriction == TOKENS
        case _:
            return False
