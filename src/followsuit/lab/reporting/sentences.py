"""What the figures of a game say, sentence by sentence. Every sentence is made from the figures, for any game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from followsuit.lab.measuring.balance import Balance, Change, Effect, Setting
from followsuit.lab.measuring.figures import minutes
from followsuit.lab.measuring.inference import apart, shared_confidence
from followsuit.lab.measuring.portrait import Place
from followsuit.lab.measuring.skill import Skill
from followsuit.lab.playing.results import number_of_sides
from followsuit.lab.reporting.amounts import by_seats, gained, number, percent, ranges, within
from followsuit.language.message import Facts, Message, key_of
from followsuit.rules.end import Aim
from followsuit.rules.options import shown

RELIABLE, OFTEN = 0.9, 0.5
"""Which part of its games must be over for a game to end reliably, and to end as a rule."""


def usual(found: Balance) -> Setting:
    """The setting that a single example is taken from."""
    page = found.page
    return min(found.settings, key=lambda each: (each.seats != page.usual_seats, each.seats))


def has_partners(found: Balance) -> bool:
    """Whether sides play against each other, and not everyone against everyone."""
    return usual(found).game.rules.sides.has_partners


def is_fixed(setting: Setting) -> bool:
    """Whether every game has as many rounds as any other."""
    return setting.player.rounds.error == 0 and setting.player.unfinished.mean == 0


def all_end(settings: Iterable[Setting]) -> bool:
    """Whether no game was cut off."""
    return all(each.player.unfinished.mean == 0 for each in settings)


def opening(found: Balance) -> Message:
    """What was played."""
    plan = found.plan
    facts = {
        "game": found.page.name,
        "games": plan.games,
        "kinds": len(found.settings),
        "seats": ranges(found.settings),
        "player": plan.player,
    }
    groups: dict[str, list[Setting]] = {}
    for each in found.settings:
        if changed := _not_usual(found, each):
            groups.setdefault(", ".join(changed), []).append(each)
    more = [Message("lab/played-with", {"seats": ranges(members), "options": text}) for text, members in groups.items()]
    return Message("lab/opening", {"sentences": [Message("lab/played", facts), *more]})


def _not_usual(found: Balance, setting: Setting) -> list[str]:
    """The options that had to be set otherwise, as they are typed."""
    usual_values = {option.key: option.default for option in found.page.options}
    return [
        f"{key} {shown(value)}"
        for key, value in setting.game.options.items()
        if key != "seats" and value != usual_values[key]
    ]


def length(found: Balance) -> list[Message]:
    """How long a game lasts, and whether it ends."""
    settings = found.settings
    if all(is_fixed(each) for each in settings):
        rounds = by_seats(settings, lambda each: number(each.player.rounds.mean, 0))
        acts = by_seats(settings, lambda each: number(each.player.actions.mean, 0))
        return [
            Message("lab/rounds-are-fixed", {"rounds": rounds}),
            Message("lab/decisions", {"decisions": acts}),
        ]
    stopped = [each for each in settings if each.player.unfinished.mean == 1 and _is_stopped(found, each)]
    said = _cut_off(found, stopped) + [_length_of(found, each) for each in settings if each not in stopped]
    left = [(each, each.tail) for each in settings if each.tail is not None]
    if left:
        most = left[0][1]
        tails = {each.seats: tail for each, tail in left}
        parts = by_seats([each for each, _ in left], lambda each: percent(tails[each.seats].unfinished.mean))
        facts = {"games": most.games, "rounds": most.rounds, "unfinished": parts}
        said.append(Message("lab/still-not-over", facts))
    return said


def _cap(found: Balance, setting: Setting) -> int:
    return found.setup(setting.game, found.plan.player).max_rounds


def _is_stopped(found: Balance, setting: Setting) -> bool:
    """Whether it was the limit of rounds, and not the way of the game, by which it did not end."""
    rounds = setting.game.rounds
    return setting.game.rules.is_open_ended or (rounds is not None and rounds > _cap(found, setting))


def _cut_off(found: Balance, settings: Sequence[Setting]) -> list[Message]:
    if not settings:
        return []
    cap = _cap(found, settings[0])
    if settings[0].game.rules.is_open_ended:
        return [Message("lab/table-decides", {"cap": cap})]
    rounds = by_seats(settings, lambda each: number(each.game.rounds or 0, 0))
    return [Message("lab/cut-off", {"rounds": rounds, "cap": cap})]


def _length_of(found: Balance, setting: Setting) -> Message:
    drawn = setting.player
    _, half, most = drawn.typical
    unfinished = percent(drawn.unfinished.mean) if drawn.unfinished.mean else None
    facts = {"seats": setting.seats, "half": half, "most": most, "left": unfinished, "cap": _cap(found, setting)}
    if half is None:
        return Message("lab/few-end", facts)
    return Message("lab/half-end" if most is None else "lab/most-end", facts)


def drift(found: Balance) -> list[Message]:
    """Where the scores of a game that is won at zero are carried."""
    settings = [each for each in found.settings if each.game.rules.aim is Aim.ZERO]
    if not settings:
        return []
    moves = by_seats(settings, lambda each: gained(each.player.drift.mean))
    return [Message("lab/drift", {"points": moves}), Message("lab/drift-means")]


def how_many(found: Balance) -> list[Message]:
    """At which seat counts a game that may not end does end."""
    settings = [each for each in found.settings if not _is_stopped(found, each)]
    if all_end(settings):
        return []
    over = {each.seats: 1 - each.player.unfinished.mean for each in settings}
    heaps = {
        "lab/ends-reliably": [seats for seats, part in over.items() if part >= RELIABLE],
        "lab/ends-often": [seats for seats, part in over.items() if OFTEN <= part < RELIABLE],
        "lab/seldom-ends": [seats for seats, part in over.items() if part < OFTEN],
    }
    told = [Message(code, {"seats": seats}) for code, seats in heaps.items() if seats]
    said = [
        Message("lab/how-many", {"cap": _cap(found, settings[0]), "ways": told}),
        *_most_often(settings),
        Message("lab/so-many-end", {"ended": by_seats(settings, lambda each: percent(over[each.seats]))}),
    ]
    if found.plan.player != "random":
        parts = by_seats(settings, lambda each: percent(1 - each.random.unfinished.mean))
        said.append(Message("lab/among-random", {"ended": parts}))
    return said


def _most_often(settings: Sequence[Setting]) -> list[Message]:
    """The seat count at which most games end, or those between which it may be chance; nothing if that is all."""
    best = min(settings, key=lambda each: each.player.unfinished.mean)
    confidence = shared_confidence(len(settings) - 1)
    alike = [
        each for each in settings if not apart(each.player.unfinished, best.player.unfinished, confidence).excludes_zero
    ]
    if len(alike) == len(settings):
        return []
    if len(alike) == 1:
        share = percent(1 - best.player.unfinished.mean)
        return [Message("lab/ends-most-often", {"seats": best.seats, "share": share})]
    return [Message("lab/end-most-often", {"seats": [each.seats for each in alike]})]


def seat(found: Balance) -> list[Message]:
    """Whether it matters where one sits."""
    said = []
    for each in found.settings:
        odd = [place for place in each.player.wins_by_place if place.significant]
        if odd:
            most = max(odd, key=lambda place: abs(place.value.mean - place.beside))
            left = each.player.unfinished.mean
            facts = {
                "seats": each.seats,
                "place": place_of(most, each.seats),
                "wins": within(most.value),
                "ended": percent(1 - left) if left else None,
                "even": percent(most.beside),
            }
            said.append(Message("lab/place-wins", facts))
    judged = [each for each in found.settings if each.player.wins_by_place]
    if judged and not said:
        said.append(Message("lab/places-are-fair"))
    elif judged and len(said) < len(judged):
        fair = [each for each in judged if not any(place.significant for place in each.player.wins_by_place)]
        said.append(Message("lab/places-are-fair-with", {"seats": ranges(fair)}))
    return said + _dealing(found)


def place_of(place: Place, seats: int) -> int | str:
    """A place as sentences take it: its number after the dealer, or `dealer`."""
    return "dealer" if place.place == seats else place.place


def _dealing(found: Balance) -> list[Message]:
    told = [each for each in found.settings if each.player.points_by_place[-1].significant]
    if not told:
        return [Message("lab/dealing-is-fair")]
    moves = by_seats(told, lambda each: gained(each.player.points_by_place[-1].value.mean))
    is_more_better = told[0].game.rules.aim is Aim.MOST
    return [Message("lab/dealing-is-worth" if is_more_better else "lab/dealing-moves", {"points": moves})]


def bids(found: Balance) -> list[Message]:
    """How often bids are made."""
    each = usual(found)
    made, random = each.player.all_bids, each.random.all_bids
    if made is None or random is None:
        return []
    sizes = each.player.bids
    hands = [
        Message("lab/bids-of-hand", {"share": percent(sizes[size].mean), "cards": size})
        for size in (min(sizes), max(sizes))
        if len(sizes) > 1
    ]
    beside = None if found.plan.player == "random" else percent(random.mean)
    facts = {"seats": each.seats, "made": percent(made.mean), "random": beside, "hands": hands}
    return [Message("lab/bids", facts)]


def contracts(found: Balance) -> list[Message]:
    """Which contracts are played, and how often they are won."""
    each = usual(found)
    said = []
    for contract in each.player.contracts:
        won = percent(contract.won.mean) if contract.won is not None else None
        facts = {"contract": contract.name, "share": percent(contract.share.mean), "won": won}
        said.append(Message("lab/contract", facts))
    return [Message("lab/contracts", {"seats": each.seats, "contracts": said})] if said else []


def lead(found: Balance) -> list[Message]:
    """How the lead changes, how much is decided when, and by how much."""
    changes = by_seats(found.settings, lambda each: number(each.player.lead_changes.mean))
    each, partners = usual(found), has_partners(found)
    said = [Message("lab/lead-changes", {"changes": changes, "partners": partners}), *ahead(found)]
    if each.player.margin is not None and each.player.shared is not None:
        swing = each.player.margin.mean / each.player.swing if each.player.swing else 0.0
        facts = {
            "points": number(each.player.margin.mean),
            "swings": number(swing),
            "shared": percent(each.player.shared.mean),
            "partners": partners,
        }
        said.append(Message("lab/margin", facts))
    return said


def ahead(found: Balance) -> list[Message]:
    """What it is worth to be ahead half-way."""
    each = usual(found)
    if not each.player.leads:
        return []
    middle = each.player.leads[len(each.player.leads) // 2]
    facts = {
        "seats": each.seats,
        "round": middle.round,
        "wins": percent(middle.wins.mean),
        "all_end": all_end([each]),
        "even": percent(1 / number_of_sides(each.game)),
    }
    return [Message("lab/ahead", facts)]


def skill(found: Balance) -> list[Message]:
    """How much is skill and how much luck."""
    each, said = usual(found), _skill_by_seats(found)
    if close := each.close:
        ended = None if close.all_ended else percent(close.ended.mean)
        facts = {**players(found, close), "wins": within(close.wins), "ended": ended, "seats": each.seats}
        said.append(Message("lab/close", facts))
    if last := each.close or each.skill:
        player, cards, play = (percent(share, 0) for share in last.winning.shares)
        decides = {"seats": each.seats, **players(found, last), "player": player, "cards": cards, "play": play}
        said.append(Message("lab/decides", decides))
    return said


def players(found: Balance, meeting: Skill) -> Facts:
    """Who meets whom: one player and others, or a side and others."""
    return {"better": meeting.better, "weaker": meeting.weaker, "partners": has_partners(found)}


def _skill_by_seats(found: Balance) -> list[Message]:
    """How often the one better player wins, where that was measured."""
    skills = {each.seats: each.skill for each in found.settings if each.skill}
    if not skills:
        return []
    settings, names = [each for each in found.settings if each.skill], players(found, next(iter(skills.values())))
    ends = all(each.all_ended for each in skills.values())
    wins = by_seats(settings, lambda each: percent(skills[each.seats].wins.mean))
    even = by_seats(settings, lambda each: percent(1 / number_of_sides(each.game)))
    said = [Message("lab/better-wins", {**names, "all_end": ends, "wins": wins, "even": even})]
    if not ends:
        over = by_seats(settings, lambda each: percent(skills[each.seats].ended.mean))
        said.append(Message("lab/better-ends", {**names, "ended": over}))
    return said


def ended(settings: Iterable[Setting]) -> bool:
    """Whether all games with one better player came to an end."""
    return all(close.all_ended for each in settings for close in each.skills)


def better_wins_title(settings: Iterable[Setting]) -> Message:
    """What the wins of the one better player are called in a table."""
    return Message("lab/column-better-wins", {"all_end": ended(settings)})


def better_wins(setting: Setting) -> Message | None:
    """How often the one better player wins; where games are cut off, “57 % of 14 %”, which is how many end."""
    if setting.skill is None:
        return None
    over = None if setting.skill.all_ended else percent(setting.skill.ended.mean)
    return Message("lab/cell-better-wins", {"wins": percent(setting.skill.wins.mean), "ended": over})


def options(found: Balance) -> list[Message]:
    """How to read what the options change, and which of them change nothing."""
    idle = [effect for effect in found.effects if not any(change.significant for change in effect.changes)]
    return [
        Message("lab/how-to-read-options"),
        *(Message("lab/option-changes-nothing", {"option": with_option(effect)}) for effect in idle),
    ]


def with_option(effect: Effect) -> Message:
    """“schedule seven instead of five (4 seats)”."""
    facts = {"option": effect.option, "value": effect.value, "usual": effect.usual, "seats": effect.seats}
    return Message("lab/with-option", facts)


SHARES = ("unfinished", "shared wins", "bids made", "better player's games that end", "better player wins")


def figure(name: str, value: float) -> Message:
    """A figure that settings are compared by, as it is read."""
    return percent(value) if name in SHARES else number(value)


def figure_title(name: str, names: Collection[str]) -> Message:
    """What a figure is called beside others: of which games the better player wins so many, where some are cut off."""
    of_these = name == "better player wins" and "better player's games that end" in names
    return Message(f"lab/figure/{key_of(name)}", {"of_these": of_these})


def changed(change: Change) -> Message:
    """“5 → 7”, in brackets where it may be chance."""
    facts = {
        "usual": figure(change.figure, change.usual.mean),
        "then": figure(change.figure, change.then.mean),
        "significant": change.significant,
    }
    return Message("lab/change", facts)


def verdict(found: Balance) -> Message:
    """The game in one sentence, at the usual seats: how long it takes, whether it ends, fair seats, skill."""
    each = usual(found)
    drawn = each.player
    parts = [
        Message("lab/verdict-minutes", {"minutes": number(minutes(drawn, each.seats).mean, 0), "seats": each.seats}),
        _ends(each),
    ]
    if drawn.wins_by_place:
        odd = [place for place in drawn.wins_by_place if place.significant and place.value.mean > place.beside]
        best = max(odd, key=lambda place: place.value.mean, default=None)
        facts = {} if best is None else {"place": place_of(best, each.seats), "wins": within(best.value)}
        parts.append(Message("lab/verdict-fair" if best is None else "lab/verdict-unfair", facts))
    if told := each.close or each.skill:
        share = percent(told.winning.shares[0], 0)
        parts.append(Message("lab/verdict-skill", {"share": share, "better": told.better, "weaker": told.weaker}))
    return Message("lab/verdict", {"game": found.page.name, "parts": parts})


def _ends(setting: Setting) -> Message:
    left = setting.player.unfinished.mean
    facts = {"open": setting.game.rules.is_open_ended, "over": percent(1 - left) if left else None}
    return Message("lab/verdict-ends", facts)


def in_short(found: Balance) -> list[Message]:
    """The sentences to read if one reads no others."""
    if not found.settings:
        return [Message("lab/nothing-measured")]
    said = [verdict(found), opening(found), *(how_many(found) or length(found)[:1])]
    said += drift(found)[:1]
    for part in (seat, bids, contracts, ahead):
        said += part(found)[:1]
    return said + skill(found)
