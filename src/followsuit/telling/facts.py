"""What holds for the round under way: trump, contract, bids and card points."""

from __future__ import annotations

from followsuit.cards import UNKNOWN
from followsuit.engine.position import Phase
from followsuit.engine.view import View
from followsuit.rules import CardPoints, TableCards
from followsuit.rules.trump import TrumpFrom
from followsuit.telling.documents import Meter, RoundFacts, Sentence
from followsuit.telling.game_constants import GameConstants
from followsuit.telling.passing import passing
from followsuit.telling.penalties import moon, still_out
from followsuit.telling.sentences import sentence
from followsuit.telling.sides import tug


def round_facts(constants: GameConstants, view: View, points: tuple[int, ...] | None) -> RoundFacts | None:
    """The facts of the round as a spectator knows them, with the card points that each seat has taken.

    There are none of a game that ended before its first round did.
    """
    if view.round is None:
        return None
    meter, against = meters(constants, view, points)
    facts: RoundFacts = {
        "number": view.round,
        "of": constants.game.rounds,
        "hand_size": view.hand_size,
        "tricks": len(view.tricks),
        "trump": view.trump,
        "trump_says": _trump(constants, view),
        "trump_detail": _trump_detail(constants, view),
        "turned": None if view.turned is None else str(view.turned),
        "table": [str(card) for card in view.table],
        "stash": _stash(constants, view),
        "contract": view.contract,
        "contract_says": _contract(view),
        "meter": meter,
        "against": against,
        "bids": _bids(view),
        "stock": None if view.tokens is None else len(view.tokens.stock),
        "dues": list(view.dues),
    }
    if constants.offers_turned:
        facts["turned_down"] = view.trump is not None and not is_made_by_turned(constants, view)
    if constants.has_partners:
        facts |= {"declarer": view.declarer, "alone": view.alone, "tug": tug(constants, view)}
    if (passed := passing(constants, view)) is not None:
        facts["passing"] = passed
    if constants.penalties is not None:
        facts |= {"moon": moon(constants, view), "still_out": still_out(constants, view)}
    return facts


def facts_after_trick(constants: GameConstants, told: RoundFacts, view: View) -> RoundFacts:
    """The same, told of the tricks before, after one more that does not end the round; but for what is in a meter."""
    facts: RoundFacts = {**told, "tricks": len(view.tricks)}
    if constants.penalties is not None:
        facts["moon"] = moon(constants, view)
        if any(map(constants.penalties.worth, view.tricks[-1].cards)):
            facts["still_out"] = still_out(constants, view)
    return facts


def known_to_seat(
    constants: GameConstants, facts: RoundFacts | None, view: View, points: tuple[int, ...] | None
) -> RoundFacts | None:
    """The facts of the round as a seat knows them: what everyone knows, and what is its own or speaks of it."""
    if facts is None:
        return None
    if (passed := passing(constants, view)) is not None:
        facts = {**facts, "passing": passed}
    if view.contract is None:
        return {**facts, "stash": _stash(constants, view)} if view.stash else facts
    meter, against = meters(constants, view, points)
    return {
        **facts,
        "table": [str(card) for card in view.table],
        "stash": _stash(constants, view),
        "contract_says": _contract(view),
        "meter": meter,
        "against": against,
    }


def _stash(constants: GameConstants, view: View) -> list[str]:
    """The stash in the order of a hand, as far as the viewer knows it."""
    known = UNKNOWN not in view.stash
    return [str(card) for card in (constants.rules.faces.held(view.stash, view.order) if known else view.stash)]


def _trump(constants: GameConstants, view: View) -> Sentence:
    if view.trump is not None:
        return sentence("trump/is", {"suit": view.trump})
    if constants.fixed_trumps is not None:
        return sentence("trump/fixed", constants.fixed_trumps)
    if view.asked == "trump":
        return sentence("trump/unnamed", {})
    if view.turned is not None and constants.offers_turned and view.order is None:
        if view.asked is None:
            return sentence("trump/none", {})
        offered = {"card": str(view.turned), "suit": view.turned.suit}
        return sentence("trump/refused" if is_turned_down(view) else "trump/offered", offered)
    is_due = constants.rules.trump.source is not TrumpFrom.NOWHERE
    if is_due and view.phase in (Phase.DEAL, Phase.TURN, Phase.DRAW_TRUMP):
        return sentence("trump/unknown", {})
    return sentence("trump/none", {})


def _trump_detail(constants: GameConstants, view: View) -> Sentence | None:
    """What the trump does to the score, or where it comes from."""
    rules = constants.rules
    if any(word.doubles(view.trump) for word in rules.score):
        return sentence("trump/doubled", {"suit": view.trump})
    if constants.has_partners and view.declarer is not None:
        made = {"seat": view.declarer, "alone": view.alone}
        if not is_made_by_turned(constants, view):
            return sentence("trump/made-instead", {**made, "card": str(view.turned)})
        return sentence("trump/made", made)
    if view.turned is None or rules.deal.face_up is None or constants.offers_turned:
        return None
    card = str(view.turned)
    if rules.trump.is_named(view.turned):
        facts = {"card": card, "seat": view.dealer, "suit": view.trump}
        return None if view.trump is None else sentence("trump/named", facts)
    if rules.deal.face_up.leaves_play():
        return sentence("trump/turned", {"card": card})
    return sentence("trump/held", {"card": card, "seat": view.dealer})


def is_made_by_turned(constants: GameConstants, view: View) -> bool:
    """Whether the trump is what the card that was turned and offered makes it; so it is where none is offered."""
    return not constants.offers_turned or view.turned is None or view.turned.suit == view.trump


def is_turned_down(view: View) -> bool:
    """Whether everyone has let the turned card pass, so that another suit may be named."""
    return sum(call.verb == "call" for call in view.calls) >= len(view.totals)


def _contract(view: View) -> Sentence | None:
    if view.contract is None:
        return None
    if view.played is not None and not view.played.is_played:
        return sentence("contract/not-played", {})
    if view.solo is None:
        return sentence("contract/all-passed", {"contract": view.contract})
    return sentence("contract/alone", {"seat": view.solo, "contract": view.contract})


def _bids(view: View) -> Sentence | None:
    made = [bid for bid in view.bids if bid is not None]
    if not made:
        return None
    facts = {"bids": sum(made), "tricks": view.hand_size}
    left = view.hand_size - sum(made)
    if view.asked == "bid":
        return sentence("bids/so-far", facts)
    if left > 0:
        return sentence("bids/under", {**facts, "left": left})
    if left < 0:
        return sentence("bids/over", {**facts, "over": -left})
    return sentence("bids/even", facts)


def meters(constants: GameConstants, view: View, taken: tuple[int, ...] | None) -> tuple[Meter | None, Meter | None]:
    """The solo side's card points and its opponents', where the contract is won by them."""
    contract, solo, is_solo = view.played, view.solo, view.seat == view.solo
    if contract is None or taken is None or solo is None:
        return None, None
    counts, goal, steps = contract.payment.counts, contract.payment.goal, contract.payment.steps_up
    if counts is None or goal is None:
        return None, None
    opponents = [seat for seat in sorted(view.playing) if seat != solo]
    all_points = constants.points_in_pack(contract, counts, view.hand_size)
    stash_hidden = contract.stash > 0 and not is_solo
    table_hidden = contract.table is TableCards.TO_OPPONENTS
    points = taken[solo] + (counts.count(view.stash) if is_solo else 0)
    theirs, their_goal = sum(taken[seat] for seat in opponents), all_points - goal + 1
    is_over = view.phase is Phase.OVER
    if is_over:
        # After the last trick everyone can count what was hidden: whatever the others did not take is one's own.
        if contract.table is TableCards.TO_SOLO:
            points = all_points - theirs
        elif table_hidden:
            theirs = all_points - points
        stash_hidden = table_hidden = False
    code = "meter/missed" if is_over else "meter/stash" if stash_hidden else "meter/points"
    facts = {"points": points, "goal": goal}
    meter: Meter = {
        "side": [solo],
        "points": points,
        "hidden": most_hidden(constants, view, counts, contract.stash) if stash_hidden else 0,
        "goal": goal,
        "ticks": list(steps),
        "of": all_points,
        "says": sentence("meter/reached" if points >= goal else code, facts),
    }
    code = "meter/against-table" if table_hidden else "meter/against"
    against: Meter = {
        "side": opponents,
        "points": theirs,
        "hidden": most_hidden(constants, view, counts, len(view.table)) if table_hidden else 0,
        "goal": their_goal,
        "ticks": sorted(all_points - least + 1 for least in steps),
        "of": all_points,
        "says": sentence(code, {"seats": opponents, "points": theirs, "goal": their_goal}),
    }
    return meter, against


def most_hidden(constants: GameConstants, view: View, points: CardPoints, cards: int) -> int:
    """The most card points that so many cards can have which the viewer has not seen."""
    seen = [*view.hand, *view.stash, *(card for trick in (*view.tricks, view.trick) if trick for card in trick.cards)]
    most = 0
    for card in constants.dearest(view.hand_size):
        if card in seen:
            seen.remove(card)
        elif cards:
            most, cards = most + points.worth(card), cards - 1
        else:
            break
    return most
