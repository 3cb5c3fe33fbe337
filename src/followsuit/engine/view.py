"""What a seat may know: its own cards, all that lies open, and what it may do. The only road out of a position.

Cards that the seat may not know stand as `??`. A spectator's view (seat none) has no hand and no legal actions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from followsuit.cards import UNKNOWN, Card
from followsuit.engine.actions import Action
from followsuit.engine.position import Phase, Position, RoundResult
from followsuit.engine.step import legal
from followsuit.rules import Contract, TableCards
from followsuit.rules.follow import Situation
from followsuit.rules.round import Areas, Called, Decided, Round, Trick, clockwise
from followsuit.rules.stages import Ask

if TYPE_CHECKING:
    from followsuit.engine.game import Game


class View(Struct, Decided, frozen=True, gc=False):
    """A game as one seat sees it."""

    game: Game
    seat: int | None
    phase: Phase
    to_act: int | None
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    results: tuple[RoundResult, ...]
    round: int | None
    """The number of the round under way, from 1."""
    dealer: int | None
    playing: tuple[int, ...]
    hand_size: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[Card, ...]
    turned: Card | None
    order: str | None
    """How the cards rank: a suit that is trump, none if no suit is, or the key of another order of the game."""
    sides: tuple[int, ...]
    """The side that each seat counts with."""
    closed: tuple[int, ...]
    """The seats that have not looked at their cards yet."""
    calls: tuple[Called, ...]
    """What was said before the first card, in order."""
    bids: tuple[int | None, ...]
    played: Contract | None
    """The contract that is played."""
    declarer: int | None
    """Who undertook what is played."""
    alone: bool
    """Whether it does without its partner."""
    given: tuple[tuple[Card, ...], ...]
    """The cards that each seat has passed to another one, as far as the viewer has seen them."""
    given_to: tuple[int | None, ...]
    """Who has taken up what each seat passed."""
    stash: tuple[Card, ...]
    stasher: int | None
    """Whose stash it is."""
    trick: Trick | None
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    tokens: Areas | None
    dues: tuple[int | None, ...]
    legal: tuple[Action, ...]
    ask: Ask | None = None
    """What the seat to act is asked before the first card."""

    @property
    def asked(self) -> str | None:
        """The verb of what is asked before the first card, if something is."""
        return self.ask.verb if self.ask else None

    @property
    def situation(self) -> Situation:
        """What lies open when a card is to be played."""
        return Situation(self.order, self.sides, self.playing, self.trick or Trick(0), self.tricks)

    @property
    def contract(self) -> str | None:
        """The name of the contract that is played."""
        return self.played.name if self.played else None

    @property
    def led(self) -> str:
        """The suit led in the trick under way; empty while nothing is led, `*` where nobody has to follow."""
        return self.game.rules.faces.led(self.trick.cards, self.order) if self.trick else ""

    @property
    def points(self) -> tuple[int, ...] | None:
        """The card points in the tricks of each seat, where they count; those of a stash with them, if it is known."""
        rules = self.game.rules
        if self.round is None or (counts := rules.points_in(self.played)) is None:
            return None
        if self.played is None and rules.contracts is not None:
            return None
        points = counts.by_seat(self.tricks, self.game.seats, rules.faces.by_order[self.order])
        if self.played is not None and self.stasher is not None and UNKNOWN not in self.stash:
            points[self.stasher] += counts.count(self.stash)
        return tuple(points)

    @property
    def goal(self) -> int | None:
        """The least card points with which the solo player wins, where it wins by them."""
        return self.played.payment.goal if self.played else None

    def data(self) -> dict[str, Any]:
        """The view as plain JSON data."""
        return {
            "game": self.game.key,
            "version": self.game.version,
            "options": dict(self.game.options),
            "seat": self.seat,
            "phase": phase_name(self.phase, self.ask),
            "to_act": self.to_act,
            "totals": list(self.totals),
            "winners": list(self.winners),
            "results": [{name: _plain(value) for name, value in asdict(result).items()} for result in self.results],
            "round": self.round,
            "dealer": self.dealer,
            "playing": list(self.playing),
            "hand_size": self.hand_size,
            "hand": _texts(self.hand),
            "hand_sizes": list(self.hand_sizes),
            "table": _texts(self.table),
            "turned": None if self.turned is None else str(self.turned),
            "trump": self.trump,
            "bids": list(self.bids),
            "choices": [list(choice) for choice in self.choices],
            "contract": self.contract,
            "solo": self.solo,
            "order": self.order,
            "sides": list(self.sides),
            "closed": list(self.closed),
            "calls": [[call.seat, f"{call.verb} {call.said}"] for call in self.calls],
            "declarer": self.declarer,
            "alone": self.alone,
            "given": [_texts(cards) for cards in self.given],
            "given_to": list(self.given_to),
            "stash": _texts(self.stash),
            "led": self.led,
            "trick": None if self.trick is None else trick_data(self.trick, self.tokens is not None),
            "tricks": [trick_data(trick, self.tokens is not None) for trick in self.tricks],
            "taken": list(self.taken),
            "points": _plain(self.points),
            "goal": self.goal,
            "tokens": None
            if self.tokens is None
            else {
                "stock": list(self.tokens.stock),
                "score": [list(area) for area in self.tokens.score],
                "play": [list(area) for area in self.tokens.play],
            },
            "dues": list(self.dues),
            "legal": _texts(self.legal),
        }

    def __str__(self) -> str:
        return "\n".join(_lines(self))


def trick_data(trick: Trick, with_tokens: bool) -> dict[str, Any]:
    """A trick as records and views write it."""
    data: dict[str, Any] = {"leader": trick.leader, "cards": _texts(trick.cards), "winner": trick.winner}
    if with_tokens:
        data |= {"tokens": [list(laid) for laid in trick.laid], "token": trick.token, "from": trick.source}
    return data


def round_seen_by(round_: Round, seat: int | None) -> Round:
    """A round with every card that a seat, or a spectator, may not know as `??`."""
    own = None if seat in round_.closed else seat
    return replace(
        round_,
        dealt=tuple(cards if other == own else _hidden(cards) for other, cards in enumerate(round_.dealt)),
        hands=tuple(cards if other == own else _hidden(cards) for other, cards in enumerate(round_.hands)),
        table=_table_seen_by(round_, seat),
        given=_given_seen_by(round_, seat),
        stash=_stash_seen_by(round_, seat),
    )


def _table_seen_by(round_: Round, seat: int | None) -> tuple[Card, ...]:
    """The cards on the table: known to the solo player who picked them up."""
    contract, is_declarer = round_.contract, seat is not None and seat == round_.declarer
    picked_up = is_declarer and contract is not None and contract.table is TableCards.TO_SOLO
    return round_.table if picked_up else _hidden(round_.table)


def _stash_seen_by(round_: Round, seat: int | None) -> tuple[Card, ...]:
    """The stash: known to whoever made it."""
    return round_.stash if seat is not None and seat == round_.stasher else _hidden(round_.stash)


def _given_seen_by(round_: Round, seat: int | None) -> tuple[tuple[Card, ...], ...]:
    """The cards passed: known to whoever gave them, and to whoever has taken them up."""
    return tuple(
        cards if seat is not None and seat in (giver, round_.taken_up_by(giver)) else _hidden(cards)
        for giver, cards in enumerate(round_.given)
    )


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (UNKNOWN,) * len(cards)


NO_ROUND = Round(0, 0, (), 0, ())


def hand_of(position: Position, seat: int) -> tuple[Card, ...]:
    """The cards that a seat holds and has looked at, which it alone may know."""
    round_ = position.round
    return round_.hands[seat] if round_ is not None and round_.hands and seat not in round_.closed else ()


def view_of(game: Game, position: Position, seat: int | None) -> View:
    """The view of a seat, or of a spectator. Hidden cards are let out only by `own_view` and `round_seen_by`."""
    under_way = position.round is not None
    round_ = position.round or NO_ROUND
    everyones = View(
        game=game,
        seat=None,
        phase=position.phase,
        to_act=position.to_act,
        totals=position.totals,
        winners=position.winners,
        results=position.results,
        round=round_.number if under_way else None,
        dealer=round_.dealer if under_way else None,
        playing=round_.playing,
        hand_size=round_.hand_size,
        hand=(),
        hand_sizes=tuple(map(len, round_.hands)),
        table=_hidden(round_.table),
        turned=round_.turned,
        order=round_.order,
        sides=round_.sides,
        closed=round_.closed,
        calls=round_.calls,
        bids=round_.bids,
        played=round_.contract,
        declarer=round_.declarer,
        alone=round_.alone,
        given=tuple(map(_hidden, round_.given)),
        given_to=round_.given_to,
        stash=_hidden(round_.stash),
        stasher=round_.stasher,
        trick=round_.trick,
        tricks=round_.tricks,
        taken=round_.taken,
        tokens=round_.areas,
        dues=round_.dues,
        legal=(),
        ask=position.ask,
    )
    return everyones if seat is None else own_view(everyones, position, seat)


def own_view(everyones: View, position: Position, seat: int) -> View:
    """The view of a seat, by what everyone sees of the same position."""
    round_ = position.round or NO_ROUND
    return replace(
        everyones,
        seat=seat,
        hand=hand_of(position, seat),
        table=_table_seen_by(round_, seat),
        given=_given_seen_by(round_, seat),
        stash=_stash_seen_by(round_, seat),
        legal=legal(position) if seat == position.to_act else (),
    )


def phase_name(phase: Phase, ask: Ask | None) -> str:
    """What is to be decided next, as texts name it: before the first card, by the verb of what is asked."""
    return ask.verb if ask else phase.value


def last_round_view(game: Game, position: Position, seat: int | None) -> View:
    """The round that was scored last as a seat, or a spectator, saw it at its end; dues and totals as they are now."""
    last = position.past[-1].round
    ended = replace(last, dues=position.round.dues) if position.round is not None else last
    return view_of(game, replace(position, phase=Phase.OVER, to_act=None, round=ended), seat)


def _texts(things: Iterable[object]) -> list[str]:
    return [str(thing) for thing in things]


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def folded(cards: Iterable[Card]) -> list[str]:
    """Cards as text, each face once: `0×2 7f`."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return [str(card) if copies == 1 else f"{card}×{copies}" for card, copies in counts.items()]


def _lines(view: View) -> Iterable[str]:
    game, deck = view.game, view.game.rules.deck
    yield f"{game.name}, {game.seats} seats" + (f", round {view.round}" if view.round else "")
    yield "scores: " + ", ".join(f"seat {seat} {total}" for seat, total in enumerate(view.totals))
    if view.round is None:
        yield "winners: " + ", ".join(f"seat {seat}" for seat in view.winners)
        return
    yield f"dealer: seat {view.dealer}"
    if view.turned is not None:
        yield f"turned: {view.turned}"
    if view.trump is not None:
        yield f"trump: {deck.suit(view.trump).name}"
    for seat, choice in view.choices:
        yield f"seat {seat} chose {choice}"
    if view.contract:
        yield f"playing: {view.contract}" + ("" if view.solo is None else f", seat {view.solo} alone")
    if any(bid is not None for bid in view.bids):
        yield "bids: " + ", ".join(f"seat {seat} {bid}" for seat, bid in enumerate(view.bids) if bid is not None)
    for number, trick in enumerate(view.tricks, start=1):
        yield f"trick {number}: {_trick_line(view, trick)}, taken by seat {trick.winner}"
    if view.trick is not None and view.trick.cards:
        yield f"on the table: {_trick_line(view, view.trick)}"
    yield from _won(view)
    if view.dues:
        yield "dues: " + ", ".join("all" if seat is None else f"seat {seat}" for seat in view.dues)
    if view.stash:
        yield f"stash: {' '.join(map(str, view.stash))}"
    if view.seat is not None:
        yield f"your hand (seat {view.seat}): {' '.join(folded(game.rules.faces.held(view.hand, view.order)))}"
    if view.legal:
        yield f"you may: {', '.join(map(str, view.legal))}"
    else:
        yield f"to act: seat {view.to_act}"


def _won(view: View) -> Iterable[str]:
    """What tricks have brought besides themselves."""
    if view.points is not None:
        yield "card points: " + ", ".join(f"seat {seat} {points}" for seat, points in enumerate(view.points))
    if view.tokens is not None:
        for seat, (score, play) in enumerate(zip(view.tokens.score, view.tokens.play, strict=True)):
            yield f"tokens of seat {seat}: {' '.join(score) or 'none'}; won this round: {' '.join(play) or 'none'}"


def _trick_line(view: View, trick: Trick) -> str:
    seats = clockwise(view.playing, trick.leader)
    laid = trick.laid or ((),) * len(trick.cards)
    return " ".join(
        f"{seat}:{card}" + (f"+{','.join(tokens)}" if tokens else "")
        for seat, card, tokens in zip(seats, trick.cards, laid, strict=False)
    )
