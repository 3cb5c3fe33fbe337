"""Tricks: a card, the tokens laid with it, who takes the trick, and the token that comes with it."""

from __future__ import annotations

from msgspec.structs import replace

from followsuit.engine.actions import CHANCE, Action, Add, Done, DrawToken, Play, PlayerAction, Take
from followsuit.engine.phases.base import Step
from followsuit.engine.phases.scoring import score_round
from followsuit.engine.position import Phase, Position
from followsuit.rules import Refusal, Tokens
from followsuit.rules.event import Event
from followsuit.rules.follow import Situation, card_refusal, legal_cards
from followsuit.rules.round import Areas, Round, Trick, replaced


def begin_play(
    position: Position, round_: Round, events: tuple[Event, ...], action: PlayerAction | None = None
) -> Step:
    """The first trick is led."""
    leader = position.rules.opening.leader(round_)
    return position.now(Phase.PLAY, leader, replace(round_, trick=Trick(leader)), action), events


def situation(round_: Round) -> Situation:
    """What lies open in a round in which a card is to be played."""
    return Situation(round_.order, round_.sides, round_.playing, _trick(round_), round_.tricks)


class PlayPhase:
    """A seat plays a card."""

    takes = (Play,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every face of the hand that the duties allow."""
        round_ = position.table
        seat = position.seat
        return tuple(Play(card) for card in legal_cards(position.rules, situation(round_), round_.hands[seat], seat))

    def refusal(self, position: Position, action: Play) -> Refusal | None:
        """Not held, or something else is owed."""
        round_, seat = position.table, position.seat
        return card_refusal(position.rules, situation(round_), round_.hands[seat], action.card, seat)

    def advance(self, position: Position, action: Play) -> Step:
        """Tokens may be laid with the card, or the turn is over."""
        rules, round_, seat = position.rules, position.table, position.seat
        trick, hand, card = _trick(round_), round_.hands[seat], action.card
        place = hand.index(card)
        laid = (*trick.laid, ()) if rules.tokens else ()
        round_ = replace(
            round_,
            hands=replaced(round_.hands, seat, hand[:place] + hand[place + 1 :]),
            trick=Trick(trick.leader, (*trick.cards, card), laid),
        )
        played = Event("played", seat, (card,))
        if rules.tokens and rules.tokens.fitting(_areas_of(round_), seat, card):
            return position.now(Phase.LAY, seat, round_, action), (played,)
        return _turn_over(position, round_, (played,), action)


class LayPhase:
    """The seat that has just played a card lays tokens with it."""

    takes = (Add, Done)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every token that fits the card, or enough."""
        round_ = position.table
        fitting = _tokens(position).fitting(_areas_of(round_), position.seat, _trick(round_).cards[-1])
        return (*(Add(token) for token in fitting), Done())

    def refusal(self, position: Position, action: Add | Done) -> Refusal | None:
        """A token must be held and fit."""
        if isinstance(action, Done):
            return None
        card = _trick(position.table).cards[-1]
        return _tokens(position).lay_refusal(position.table, position.seat, action.token, card, position.rules.deck)

    def advance(self, position: Position, action: Add | Done) -> Step:
        """More tokens may be laid, or the turn is over."""
        round_, seat, tokens = position.table, position.seat, _tokens(position)
        if isinstance(action, Done):
            return _turn_over(position, round_, (), action)
        trick = _trick(round_)
        laid = replaced(trick.laid, len(trick.laid) - 1, (*trick.laid[-1], action.token))
        areas = tokens.lay(_areas_of(round_), seat, action.token)
        round_ = replace(round_, trick=replace(trick, laid=laid), areas=areas)
        added = Event("laid", seat, facts={"token": action.token, "card": str(trick.cards[-1])})
        if tokens.fitting(areas, seat, trick.cards[-1]):
            return position.now(Phase.LAY, seat, round_, action), (added,)
        return _turn_over(position, round_, (added,), action)


def _turn_over(position: Position, round_: Round, events: tuple[Event, ...], action: PlayerAction) -> Step:
    """The next seat plays, or the trick is taken."""
    trick = _trick(round_)
    if len(trick.cards) < len(round_.playing):
        return position.now(Phase.PLAY, round_.after(position.seat), round_, action), events
    rules = position.rules
    boosts: tuple[int, ...] = ()
    if rules.tokens:
        boosts = tuple(map(rules.tokens.boost, trick.laid, trick.cards))
    place = rules.trick.winner(rules.faces, trick.cards, round_.order, boosts)
    winner = round_.order_from(trick.leader)[place]
    trick = replace(trick, winner=winner)
    taken = replaced(round_.taken, winner, round_.taken[winner] + 1)
    events = (*events, Event("trick", winner, trick.cards, facts={"tricks": taken[winner]}))
    round_ = replace(round_, trick=trick, taken=taken)
    if not rules.tokens:
        return _trick_over(position, round_, events, action)
    returned = tuple(token for tokens in trick.laid for token in tokens)
    round_ = replace(round_, areas=rules.tokens.give_back(_areas_of(round_), returned))
    if _areas_of(round_).stock:
        return position.now(Phase.DRAW, CHANCE, round_, action), events
    return position.now(Phase.TAKE, winner, round_, action), events


class DrawPhase:
    """Chance draws the winner's token from the stock."""

    takes = (DrawToken,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Any token of the stock."""
        return tuple(DrawToken(token) for token in _areas_of(position.table).stock)

    def refusal(self, position: Position, action: DrawToken) -> Refusal | None:
        """The token must be in the stock."""
        if action.token in _areas_of(position.table).stock:
            return None
        return Refusal("draw/not-in-stock", {"token": action.token})

    def advance(self, position: Position, action: DrawToken) -> Step:
        """The token goes to the winner's play area."""
        round_ = position.table
        trick, winner = _trick(round_), _winner(round_)
        areas = _tokens(position).draw(_areas_of(round_), winner, action.token)
        drew = Event("drew", winner, facts={"token": action.token})
        return _trick_over(position, replace(round_, trick=replace(trick, token=action.token), areas=areas), (drew,))


class TakePhase:
    """The winner takes a token where most of them lie, for the stock is empty."""

    takes = (Take,)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every token of every seat that has the most."""
        areas = _areas_of(position.table)
        return tuple(
            Take(source, token)
            for source in _tokens(position).sources(areas, position.seat)
            for token in areas.score[source]
        )

    def refusal(self, position: Position, action: Take) -> Refusal | None:
        """The seat must have the most, and the token must lie there."""
        return _tokens(position).take_refusal(position.table, position.seat, action.source, action.token)

    def advance(self, position: Position, action: Take) -> Step:
        """The token goes to the winner's play area."""
        round_, seat = position.table, position.seat
        trick = replace(_trick(round_), token=action.token, source=action.source)
        areas = _tokens(position).take(_areas_of(round_), seat, action.source, action.token)
        took = Event("took", seat, facts={"token": action.token, "from": action.source})
        return _trick_over(position, replace(round_, trick=trick, areas=areas), (took,), action)


def _trick_over(
    position: Position, round_: Round, events: tuple[Event, ...], action: PlayerAction | None = None
) -> Step:
    """The winner leads the next trick, or the round is scored."""
    trick, winner, contract = _trick(round_), _winner(round_), round_.contract
    round_ = replace(round_, tricks=(*round_.tricks, trick), trick=None)
    ended_early = contract is not None and contract.until_solo_trick and winner == round_.solo
    if ended_early or not round_.hands[winner]:
        return score_round(position, round_, events, action)
    return position.now(Phase.PLAY, winner, replace(round_, trick=Trick(winner)), action), events


def _trick(round_: Round) -> Trick:
    assert round_.trick is not None
    return round_.trick


def _winner(round_: Round) -> int:
    winner = _trick(round_).winner
    assert winner is not None
    return winner


def _areas_of(round_: Round) -> Areas:
    assert round_.areas is not None
    return round_.areas


def _tokens(position: Position) -> Tokens:
    assert position.rules.tokens is not None
    return position.rules.tokens
