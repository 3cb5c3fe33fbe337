"""A round played plainly, for an example: high cards are led, tricks are taken cheaply, the rest is thrown away.

Nobody here plays well. They play so that a reader sees why each card was played, in every game and within some
milliseconds; how well it is played, the bots see to.
"""

from __future__ import annotations

from typing import NamedTuple

from followsuit.cards import Card
from followsuit.engine.actions import Action, Add, Done, Play
from followsuit.engine.position import Phase
from followsuit.engine.state import State
from followsuit.rules.end import Aim
from followsuit.rules.follow import Situation
from followsuit.rules.round import Round
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.tricks import winning_place

MOST_ACTIONS = 1_000
"""What no round takes; one that took more would be left as it is."""


class Played(NamedTuple):
    """A card as it was played: by whom, from which hand, and what lay there."""

    seat: int
    card: Card
    hand: tuple[Card, ...]
    situation: Situation


def played_plainly(constants: GameConstants, state: State, variety: int) -> tuple[list[Played], State]:
    """Every card of the round under way, and the game after it; `variety` leads to other decisions before the cards."""
    cards: list[Played] = []
    for turn in range(MOST_ACTIONS):
        if state.to_act is None or state.is_between_rounds or state.position.round is None:
            break
        round_, legal = state.position.round, state.legal()
        action = legal[(turn + variety) % len(legal)]
        if state.position.phase is Phase.LAY:
            action = _token(constants, round_, legal)
        elif state.position.phase is Phase.PLAY:
            action = _card(constants, round_, state.to_act, legal)
            cards.append(_played(round_, state.to_act, action.card))
        state, _ = state.advance(action, deal=False)
    return cards, state


def _played(round_: Round, seat: int, card: Card) -> Played:
    assert round_.trick is not None
    situation = Situation(round_.order, round_.sides, round_.playing, round_.trick, round_.tricks)
    return Played(seat, card, round_.hands[seat], situation)


def _card(constants: GameConstants, round_: Round, seat: int, legal: tuple[Action, ...]) -> Play:
    """A card that goes without saying."""
    plays = [action for action in legal if isinstance(action, Play)]
    faces, trick = constants.rules.faces.by_order[round_.order], round_.trick
    avoids = constants.rules.aim is Aim.FEWEST
    assert trick is not None

    def worth(play: Play) -> tuple[bool, int, int]:
        face = faces[play.card]
        return face.trump, constants.hand_card(play.card, 1, round_.order)["points"] or 0, face.number

    if not trick.cards:
        plain = [play for play in plays if not faces[play.card].trump and faces[play.card].suit] or plays
        return (min if avoids else max)(plain, key=worth)
    taking = [play for play in plays if _takes(constants, round_, play.card)]
    losing = [play for play in plays if play not in taking]
    if avoids:
        return max(losing, key=worth) if losing else min(taking, key=worth)
    is_partners = round_.sides and round_.sides[_winner(constants, round_)] == round_.sides[seat]
    if taking and not (is_partners and losing):
        return min(taking, key=worth)
    return min(losing or taking, key=worth)


def _token(constants: GameConstants, round_: Round, legal: tuple[Action, ...]) -> Action:
    """A token that makes the card just played stronger, as long as that card is not winning; else none."""
    trick, tokens = round_.trick, constants.rules.tokens
    assert trick is not None
    assert tokens is not None
    card = trick.cards[-1]
    is_winning = _winner(constants, round_) == round_.order_from(trick.leader)[len(trick.cards) - 1]
    helpful = (each for each in legal if isinstance(each, Add) and tokens.boost((each.token,), card))
    done = next(each for each in legal if isinstance(each, Done))
    return done if is_winning else next(helpful, done)


def _takes(constants: GameConstants, round_: Round, card: Card) -> bool:
    """Whether a card would be winning the trick as it lies."""
    assert round_.trick is not None
    cards, laid = (*round_.trick.cards, card), (*round_.trick.laid, ())
    return winning_place(constants, cards, laid, round_.order) == len(cards) - 1


def _winner(constants: GameConstants, round_: Round) -> int:
    """Whose card is winning the trick."""
    assert round_.trick is not None
    place = winning_place(constants, round_.trick.cards, round_.trick.laid, round_.order)
    return round_.order_from(round_.trick.leader)[place]
