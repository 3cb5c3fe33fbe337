"""Figures that follow from the definition of a game, for every seat count and every option that changes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import followsuit as fs
from followsuit.rules import BlindNil, Contract, NamesTrump, Offer, Page, Passing, Rules
from followsuit.rules.options import Option, Value, shown
from followsuit.rules.stages import Stage


def hand_sizes(rules_: Rules) -> tuple[int, ...]:
    """The hand sizes, round by round; one only where every round is alike."""
    hands = rules_.deal.hands
    return (hands,) if isinstance(hands, int) else hands


@dataclass(frozen=True)
class Figures:
    """What follows from the definition of a game. Pairs are the least and the most; no most: no simple limit."""

    rounds: int | None
    hands: tuple[int, ...]
    undealt: tuple[int, int]
    tricks: tuple[int, int]
    actions: tuple[int, int | None]


def figures(game: fs.Game) -> Figures:
    """The figures of a whole game, or of one round where the number of rounds is open."""
    rules_ = game.rules
    sizes = hand_sizes(rules_)
    times = game.rounds if game.rounds and len(sizes) == 1 else 1
    players = len(rules_.deal.sitting_out.playing(game.seats, 0))
    undealt = [len(rules_.deal.pack.cards(rules_.deck, size)) - players * size - rules_.deal.table for size in sizes]
    tricks = [tricks_in(rules_, size) for size in sizes]
    actions = [actions_in(rules_, size, players) for size in sizes]
    return Figures(
        rounds=game.rounds,
        hands=sizes,
        undealt=(min(undealt), max(undealt)),
        tricks=(times * sum(least for least, _ in tricks), times * sum(most for _, most in tricks)),
        actions=(
            times * sum(least for least, _ in actions),
            None if rules_.tokens else times * sum(most for _, most in actions),
        ),
    )


def may_be_idle(rules_: Rules) -> bool:
    """Whether a round may be over before a card is played, because everyone has passed twice."""
    return any(isinstance(stage, Offer) and not stage.stuck for stage in rules_.stages)


def tricks_in(rules_: Rules, size: int) -> tuple[int, int]:
    """The least and the most tricks of a round."""
    if rules_.contracts is None:
        return (0 if may_be_idle(rules_) else size), size
    each = [_contract_tricks(contract, size) for contract in (*rules_.contracts.offers, rules_.contracts.all_pass)]
    return min(least for least, _ in each), max(most for _, most in each)


def _contract_tricks(contract: Contract, size: int) -> tuple[int, int]:
    if not contract.is_played:
        return 0, 0
    return (1 if contract.until_solo_trick else size), size


def actions_in(rules_: Rules, size: int, players: int) -> tuple[int, int]:
    """The least and the most actions of the players in a round, tokens left aside."""
    naming = int(rules_.trump.may_be_named and rules_.deal.turns_card(size))
    if rules_.contracts is None:
        before = [_stage_actions(stage, players) for stage in rules_.stages]
        least, most = sum(least for least, _ in before), naming + sum(most for _, most in before)
        lone = any(isinstance(stage, Offer) and stage.alone for stage in rules_.stages)
        least += (players - 1 if lone else players) * size
        return min(least, 2 * players) if may_be_idle(rules_) else least, most + players * size
    counts = []
    for contract in rules_.contracts.offers:
        least, most = _contract_tricks(contract, size)
        stash = 1 if contract.stash else 0
        counts.append((1 + stash + players * least, players + stash + players * most))
    least, most = _contract_tricks(rules_.contracts.all_pass, size)
    counts.append((players + players * least, players + players * most))
    return min(least for least, _ in counts), max(most for _, most in counts)


def _stage_actions(stage: Stage, players: int) -> tuple[int, int]:
    """The least and the most that is said and picked in a stage other than contracts, if there is play after it."""
    match stage:
        case Passing():
            return (0 if 0 in stage.to else players), players
        case Offer():
            return 2, 2 * players
        case BlindNil():
            return 0, players
        case NamesTrump():
            return 1, (players + 1 if stage.may_pass else 1)
        case _:
            return players, players


def settings(page: Page) -> Iterator[tuple[str, fs.Game]]:
    """Every seat count with the usual options, then with each switch and choice that changes the figures."""
    yield from (("as usual", game) for seats in page.seats if (game := usual(page, seats)))
    for option, value in unusual(page):
        for seats in sorted(seats_with(page, option, value)):
            game = fs.Game.of(page, seats=seats, **{option.key: value})
            base = usual(page, seats)
            if base is None or figures(game) != figures(base):
                yield f"`{option.key}` {shown(value)}", game


def usual(page: Page, seats: int) -> fs.Game | None:
    """The game with the usual options, unless they cannot be had with so many seats."""
    try:
        return fs.Game.of(page, seats=seats)
    except fs.OptionError:
        return None


def unusual(page: Page) -> Iterator[tuple[Option, Value]]:
    """Every value of a switch or choice that is not the usual one."""
    for option in page.options:
        if option.bounds is None:
            yield from ((option, value) for group in option.trials for value in group)


def seats_with(page: Page, option: Option, value: Value) -> list[int]:
    """The seat counts that an option's value can be had with, the usual one first."""
    allowed = list(page.seats if option.seats is None else option.seats)
    for named in option.named:
        if named.value == value and named.seats is not None:
            allowed = list(named.seats)
    return sorted(allowed, key=lambda seats: (seats != page.usual_seats, seats))
