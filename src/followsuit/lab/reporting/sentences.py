"""What the figures of a game say, in plain sentences. Every sentence is made from the figures, for any game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from math import isfinite

from followsuit.lab.measuring.balance import Balance, Change, Effect, Setting
from followsuit.lab.measuring.inference import Estimate, apart, shared_confidence
from followsuit.lab.measuring.portrait import Place
from followsuit.rules.end import Aim
from followsuit.rules.prose import counted, listed, number_ranges

PERCENT = "\N{NO-BREAK SPACE}%"
RELIABLE, OFTEN = 0.9, 0.5
"""Which part of its games must be over for a game to end reliably, and to end as a rule."""


def percent(share: float, digits: int | None = None) -> str:
    """A share, with as many digits as it deserves."""
    value = 100 * share
    if digits is None:
        digits = 0 if 10 <= value <= 90 else 1
    text = f"{value:.{digits}f}"
    if float(text) == 0 and value > 0:
        return f"under {10.0**-digits:g}{PERCENT}"
    if float(text) == 100 and value < 100:
        return f"over {100 - 10.0**-digits:g}{PERCENT}"
    return f"{text.removesuffix('.0')}{PERCENT}".replace("-", "−")


def number(value: float, digits: int = 1) -> str:
    """A number with a true minus, and without a nought that says nothing."""
    text = f"{value:,.{digits}f}".removesuffix(".0")
    return text.replace("-", "−" if text.strip("-0.,") else "")


def gained(value: float, digits: int = 2) -> str:
    """A number with its sign."""
    text = number(value, digits)
    return text if value <= 0 or not text.strip("0.,") else f"+{text}"


def within(each: Estimate) -> str:
    """A share and how far its interval reaches."""
    reach = f" ± {100 * each.half:.1f}" if isfinite(each.half) else ""
    return f"{100 * each.mean:.1f}{reach}{PERCENT}".replace("-", "−")


def seats_of(settings: Iterable[Setting]) -> str:
    """“3 seats”, “2, 5–6 seats”."""
    return f"{number_ranges(each.seats for each in settings)} seats"


def by_seats(settings: Sequence[Setting], value: Callable[[Setting], str]) -> str:
    """“5 (2 seats), 6 (3), 7 (4)”; where all are alike, “5 (2–4 seats)”."""
    values = [value(each) for each in settings]
    if len(set(values)) == 1:
        return f"{values[0]} ({seats_of(settings)})"
    return ", ".join(
        f"{text} ({each.seats}{' seats' if each is settings[0] else ''})"
        for each, text in zip(settings, values, strict=True)
    )


def usual(found: Balance) -> Setting:
    """The setting that a single example is taken from."""
    page = found.page
    return min(found.settings, key=lambda each: (each.seats != page.usual_seats, each.seats))


def is_fixed(setting: Setting) -> bool:
    """Whether every game has as many rounds as any other."""
    return setting.player.rounds.error == 0 and setting.player.unfinished.mean == 0


def of_games(setting: Setting, games: str = "the games") -> str:
    """Of which games a share of wins is: of those that end, where some were cut off."""
    return f"of {games}" if setting.player.unfinished.mean == 0 else f"of {games} that end"


def opening(found: Balance) -> str:
    """What was played."""
    plan = found.plan
    times = f"{plan.games:,} times" if len(found.settings) == 1 else f"{plan.games:,} times each"
    beside = "" if plan.player == "random" else ", and as often by random players beside them"
    groups: dict[str, list[Setting]] = {}
    for each in found.settings:
        if changed := _not_usual(found, each):
            groups.setdefault(", ".join(f"{key} {value}" for key, value in changed.items()), []).append(each)
    more = "".join(f" With {seats_of(members)} the option was {text}." for text, members in groups.items())
    return (
        f"{found.page.name} was played {times} with {seats_of(found.settings)} by the player “{plan.player}” on all "
        f"seats{beside}.{more}"
    )


def _not_usual(found: Balance, setting: Setting) -> dict[str, object]:
    usual_values = {option.key: option.default for option in found.page.options}
    return {key: value for key, value in setting.game.options.items() if key != "seats" and value != usual_values[key]}


def length(found: Balance) -> list[str]:
    """How long a game lasts, and whether it ends."""
    settings = found.settings
    if all(is_fixed(each) for each in settings):
        rounds = by_seats(settings, lambda each: f"{each.player.rounds.mean:.0f}")
        acts = by_seats(settings, lambda each: f"{each.player.actions.mean:,.0f}")
        return [
            f"The number of rounds is fixed: {rounds}.",
            f"So many times each player has to decide something in a game: {acts}.",
        ]
    stopped = [each for each in settings if each.player.unfinished.mean == 1 and _is_stopped(found, each)]
    said = _cut_off(found, stopped) + [_length_of(found, each) for each in settings if each not in stopped]
    left = [each for each in settings if each.tail is not None]
    if left:
        most = left[0].tail
        assert most is not None
        parts = by_seats(left, lambda each: percent(each.tail.unfinished.mean) if each.tail else "")
        said.append(
            f"Of {most.games:,} games that were given {most.rounds:,} rounds, so many were still not over: {parts}."
        )
    return said


def _cap(found: Balance, setting: Setting) -> int:
    return found.setup(setting.game, found.plan.player).max_rounds


def _is_stopped(found: Balance, setting: Setting) -> bool:
    """Whether it was the limit of rounds, and not the way of the game, by which it did not end."""
    rounds = setting.game.rounds
    return setting.game.rules.is_open_ended or (rounds is not None and rounds > _cap(found, setting))


def _cut_off(found: Balance, settings: Sequence[Setting]) -> list[str]:
    if not settings:
        return []
    after = f"it was cut off after {counted(_cap(found, settings[0]), 'round')}"
    if settings[0].game.rules.is_open_ended:
        return [f"The table decides when the game ends; {after}."]
    return [f"A game has at most so many rounds: {by_seats(settings, lambda each: str(each.game.rounds))}; {after}."]


def _length_of(found: Balance, setting: Setting) -> str:
    drawn, cap = setting.player, _cap(found, setting)
    _, half, most = drawn.typical
    name = f"With {setting.seats} seats"
    unfinished = drawn.unfinished.mean
    left = f"{percent(unfinished)} were not over after {cap} rounds" if unfinished else "all of them came to an end"
    if half is None:
        return f"{name} fewer than half of the games come to an end: {left}."
    if most is None:
        return f"{name} half of the games are over after {counted(half, 'round')}, but {left}."
    return (
        f"{name} half of the games are over after {counted(half, 'round')} and nine in ten after "
        f"{counted(most, 'round')}; {left}."
    )


def drift(found: Balance) -> list[str]:
    """Where the scores of a game that is won at zero are carried."""
    settings = [each for each in found.settings if each.game.rules.aim is Aim.ZERO]
    if not settings:
        return []
    moves = by_seats(settings, lambda each: gained(each.player.drift.mean))
    return [
        f"A round moves a score by so many points on average: {moves}.",
        (
            "Everyone starts above zero. If scores fall fast they run through zero and on; if they rise they run away "
            "from it; either way a game that is not won early may never be."
        ),
    ]


def how_many(found: Balance) -> list[str]:
    """At which seat counts a game that may not end does end."""
    settings = [each for each in found.settings if not _is_stopped(found, each)]
    if all(each.player.unfinished.mean == 0 for each in settings):
        return []
    over = {each.seats: 1 - each.player.unfinished.mean for each in settings}
    heaps = {
        "ends reliably": [seats for seats, part in over.items() if part >= RELIABLE],
        "ends more often than not": [seats for seats, part in over.items() if OFTEN <= part < RELIABLE],
        "seldom ends": [seats for seats, part in over.items() if part < OFTEN],
    }
    told = [f"with {listed(seats)} seats it {verb}" for verb, seats in heaps.items() if seats]
    said = [
        f"How many should play? Within {_cap(found, settings[0])} rounds, {'; '.join(told)}.",
        *_most_often(settings),
        f"So many games end: {by_seats(settings, lambda each: percent(over[each.seats]))}.",
    ]
    if found.plan.player != "random":
        parts = by_seats(settings, lambda each: percent(1 - each.random.unfinished.mean))
        said.append(f"Among random players: {parts}.")
    return said


def _most_often(settings: Sequence[Setting]) -> list[str]:
    """The seat count at which most games end, or those between which it may be chance; nothing if that is all."""
    best = min(settings, key=lambda each: each.player.unfinished.mean)
    confidence = shared_confidence(len(settings) - 1)
    alike = [
        each for each in settings if not apart(each.player.unfinished, best.player.unfinished, confidence).excludes_zero
    ]
    if len(alike) == len(settings):
        return []
    if len(alike) == 1:
        return [f"It ends most often with {best.seats} seats: {percent(1 - best.player.unfinished.mean)} of the games."]
    return [
        f"It ends most often with {listed(each.seats for each in alike)} seats; which of them is ahead may be chance."
    ]


def seat(found: Balance) -> list[str]:
    """Whether it matters where one sits."""
    said = []
    for each in found.settings:
        odd = [place for place in each.player.wins_by_place if place.significant]
        if odd:
            most = max(odd, key=lambda place: abs(place.value.mean - place.beside))
            left = each.player.unfinished.mean
            part = f" ({percent(1 - left)} of all)" if left else ""
            said.append(
                f"With {each.seats} seats {_place(most, each.seats)} wins {within(most.value)} {of_games(each)}{part}, "
                f"where {percent(most.beside)} would be even: that is more than chance."
            )
    judged = [each for each in found.settings if each.player.wins_by_place]
    if judged and not said:
        said.append("Counted from the first dealer, no place at the table wins more or less often than chance allows.")
    elif judged and len(said) < len(judged):
        fair = [each for each in judged if not any(place.significant for place in each.player.wins_by_place)]
        said.append(f"With {seats_of(fair)} no place wins more or less often than chance allows.")
    return said + _dealing(found)


def _place(place: Place, seats: int, *, first: str = "first ") -> str:
    if place.place == seats:
        return f"the {first}dealer"
    if place.place == 1:
        return f"the seat after the {first}dealer"
    return f"seat {place.place} after the {first}dealer"


def _dealing(found: Balance) -> list[str]:
    told = [each for each in found.settings if each.player.points_by_place[-1].significant]
    if not told:
        return ["Within a round it makes no difference beyond chance to be the dealer."]
    moves = by_seats(told, lambda each: gained(each.player.points_by_place[-1].value.mean))
    if told[0].game.rules.aim is Aim.ZERO:
        return [f"A round moves the dealer's score by so many points beside the mean of the table: {moves}."]
    return [f"To deal is worth so many points a round beside the mean of the table: {moves}."]


def bids(found: Balance) -> list[str]:
    """How often bids are made."""
    each = usual(found)
    made, random = each.player.all_bids, each.random.all_bids
    if made is None or random is None:
        return []
    sizes = each.player.bids
    beside = "" if found.plan.player == "random" else f"; random players make {percent(random.mean)}"
    hands = [min(sizes), max(sizes)]
    return [
        f"With {each.seats} seats {percent(made.mean)} of all bids are made{beside}. By hand size it is "
        + " and ".join(f"{percent(sizes[size].mean)} with {counted(size, 'card')}" for size in dict.fromkeys(hands))
        + "."
    ]


def contracts(found: Balance) -> list[str]:
    """Which contracts are played, and how often they are won."""
    each = usual(found)
    said = []
    for contract in each.player.contracts:
        won = f" and won in {percent(contract.won.mean)} of those" if contract.won is not None else ""
        said.append(f"{contract.name} is played in {percent(contract.share.mean)} of the rounds{won}")
    return [f"With {each.seats} seats: {'; '.join(said)}."] if said else []


def lead(found: Balance) -> list[str]:
    """How the lead changes, how much is decided when, and by how much."""
    changes = by_seats(found.settings, lambda each: number(each.player.lead_changes.mean))
    said = [f"So many times a game the lead passes from one player to another: {changes}.", *ahead(found)]
    each = usual(found)
    if each.player.margin is not None and each.player.shared is not None:
        swing = each.player.margin.mean / each.player.swing if each.player.swing else 0.0
        said.append(
            f"The winner is {number(each.player.margin.mean)} points better than the second, {number(swing)} times "
            f"what a round usually moves a score; {percent(each.player.shared.mean)} of the wins are shared."
        )
    return said


def ahead(found: Balance) -> list[str]:
    """What it is worth to be ahead half-way."""
    each = usual(found)
    if not each.player.leads:
        return []
    middle = each.player.leads[len(each.player.leads) // 2]
    wins, even = percent(middle.wins.mean), percent(1 / each.seats)
    where = f"With {each.seats} seats whoever is ahead after round {middle.round}"
    ending = " and end" if each.player.unfinished.mean else ""
    return [f"{where} wins {wins} of the games that go on{ending}, where {even} would be even."]


def skill(found: Balance) -> list[str]:
    """How much is skill and how much luck."""
    each, said = usual(found), _skill_by_seats(found)
    if close := each.close:
        of_all = "" if close.all_ended else f" of the games that end ({percent(close.ended.mean)} of all)"
        said.append(
            f"One {close.better} player among {close.weaker} ones wins {within(close.wins)}{of_all} with {each.seats} "
            "seats."
        )
    if last := each.close or each.skill:
        player, cards, play = last.winning.shares
        said.append(
            f"Of what decides who wins at a table of {each.seats} with one {last.better} player among {last.weaker} "
            f"ones, about {percent(player, 0)} is who plays, {percent(cards, 0)} the cards and the seat, and "
            f"{percent(play, 0)} how play went."
        )
    return said


def _skill_by_seats(found: Balance) -> list[str]:
    """How often the one better player wins, where that was measured."""
    skills = {each.seats: each.skill for each in found.settings if each.skill}
    if not skills:
        return []
    settings, names = [each for each in found.settings if each.skill], next(iter(skills.values()))
    player = f"{names.better} player among {names.weaker} ones"
    all_end = all(each.all_ended for each in skills.values())
    wins = by_seats(settings, lambda each: percent(skills[each.seats].wins.mean))
    even = by_seats(settings, lambda each: percent(1 / each.seats))
    said = [
        f"One {player} wins so many {'games' if all_end else 'of the games that end'}: {wins}. Even would be {even}."
    ]
    if not all_end:
        over = by_seats(settings, lambda each: percent(skills[each.seats].ended.mean))
        said.append(f"So many of all games with one {player} end: {over}.")
    return said


def ended(settings: Iterable[Setting]) -> bool:
    """Whether all games with one better player came to an end."""
    return all(close.all_ended for each in settings for close in each.skills)


def better_wins_title(settings: Iterable[Setting]) -> str:
    """What the wins of the one better player are called in a table."""
    return "better player wins" if ended(settings) else "better player wins, of games that end"


def better_wins(setting: Setting) -> str:
    """How often the one better player wins; where games are cut off, “57 % of 14 %”, which is how many end."""
    if setting.skill is None:
        return ""
    of_all = "" if setting.skill.all_ended else f" of {percent(setting.skill.ended.mean)}"
    return f"{percent(setting.skill.wins.mean)}{of_all}"


def options(found: Balance) -> list[str]:
    """How to read what the options change, and which of them change nothing."""
    idle = [effect for effect in found.effects if not any(change.significant for change in effect.changes)]
    return [
        "Each figure as usual → with the option. What stands in brackets may be chance.",
        *(f"With {with_option(effect)} nothing changes beyond chance." for effect in idle),
    ]


def with_option(effect: Effect) -> str:
    """“schedule seven instead of five (4 seats)”."""
    return f"{effect.option} {effect.value} instead of {effect.usual} ({effect.seats} seats)"


SHARES = ("unfinished", "shared wins", "bids made", "better player's games that end", "better player wins")


def figure(name: str, value: float) -> str:
    """A figure that settings are compared by, as it is read."""
    return percent(value) if name in SHARES else number(value)


def figure_title(name: str, names: Collection[str]) -> str:
    """What a figure is called beside others: of which games the better player wins so many, where some are cut off."""
    of_these = name == "better player wins" and "better player's games that end" in names
    return f"{name}, of these" if of_these else name


def changed(change: Change) -> str:
    """“5 → 7”, in brackets where it may be chance."""
    text = f"{figure(change.figure, change.usual.mean)} → {figure(change.figure, change.then.mean)}"
    return text if change.significant else f"({text})"


def in_short(found: Balance) -> list[str]:
    """The sentences to read if one reads no others."""
    if not found.settings:
        return ["Nothing was measured."]
    said = [opening(found), *(how_many(found) or length(found)[:1])]
    said += drift(found)[:1]
    for part in (seat, bids, contracts, ahead):
        said += part(found)[:1]
    return said + skill(found)
