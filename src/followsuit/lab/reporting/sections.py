"""What a balance report tells, question by question: sentences, figures and numbers, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from followsuit.lab.measuring.balance import Balance, Setting
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.portrait import Lead, Place, Portrait
from followsuit.lab.measuring.skill import Skill
from followsuit.lab.playing.results import number_of_sides
from followsuit.lab.reporting import charts, sentences
from followsuit.lab.reporting.amounts import gained, give_or_take, number, percent, within
from followsuit.lab.reporting.charts import Axis
from followsuit.language.markdown import Say
from followsuit.language.message import Message

Of = Callable[[Setting], Portrait]
NONE = "–"
"""In a cell that there is nothing for."""


@dataclass(frozen=True)
class Section:
    """A question and its answer."""

    title: str
    sentences: Sequence[str]
    figures: Sequence[str]
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    is_open: bool = False
    """Whether the numbers are the answer, and shown at once."""


def of(found: Balance, say: Say) -> list[Section]:
    """All questions that the figures of a game answer, worded by `say`."""
    if not found.settings:
        return []
    parts = (_length, _seat, _bids, _contracts, _lead, _skill, _options)
    return [section for part in parts if (section := part(found, say)) is not None]


def _portraits(found: Balance) -> list[tuple[str, Of]]:
    """The player asked for and, if it is another, random."""
    mine: list[tuple[str, Of]] = [(found.plan.player, lambda each: each.player)]
    return mine if found.plan.player == "random" else [*mine, ("random", lambda each: each.random)]


def _seats(settings: Iterable[Setting]) -> list[str]:
    return [str(each.seats) for each in settings]


def _each(found: Balance, say: Say) -> list[tuple[str, Portrait]]:
    """Every portrait with the name of its row."""
    return [
        (say(Message("lab/row-player", {"seats": each.seats, "player": name})), portrait(each))
        for each in found.settings
        for name, portrait in _portraits(found)
    ]


def _head(say: Say, *columns: str) -> list[str]:
    """The headings of a table, by the ends of their codes; none for a column without one."""
    return [say(Message(f"lab/column-{column}")) if column else "" for column in columns]


def _axis(say: Say, code: str, least: float | None = None, most: float | None = None) -> Axis:
    return Axis(say(Message(f"lab/axis-{code}")), least, most)


def _with_seats(each: Setting, say: Say) -> str:
    return say(Message("lab/seats", {"seats": each.seats}))


def _mean(each: Estimate) -> Message:
    return give_or_take(number(each.mean), each.half)


def _answer(
    code: str, sentences: Iterable[Message], figures: Sequence[str], head: Sequence[str], rows: Sequence[Sequence[str]],
    say: Say, *, is_open: bool = False,
) -> Section:  # fmt: skip
    """A section whose question has a code."""
    return Section(say(Message(f"lab/question-{code}")), [*map(say, sentences)], figures, head, rows, is_open)


def _length(found: Balance, say: Say) -> Section:
    settings, figures = found.settings, []
    if all(sentences.is_fixed(each) for each in settings):
        acts = {found.plan.player: [each.player.actions for each in settings]}
        title = say(Message("lab/chart-decisions"))
        figures.append(charts.dots(title, _seats(settings), acts, _axis(say, "seats"), _axis(say, "decisions", 0), say))
    else:
        for name, portrait in _portraits(found):
            over = {_with_seats(each, say): portrait(each).over for each in settings}
            series = {row: (range(1, len(y) + 1), [100 * part for part in y]) for row, y in over.items()}
            title = say(Message("lab/chart-over", {"player": name}))
            figures.append(charts.lines(title, series, _axis(say, "rounds"), _axis(say, "games", 0, 100)))
    if sentences.drift(found):
        drifts = {name: [portrait(each).drift for each in settings] for name, portrait in _portraits(found)}
        title = say(Message("lab/chart-drift"))
        figures.append(charts.dots(title, _seats(settings), drifts, _axis(say, "seats"), _axis(say, "drift"), say))
    head = _head(say, "", "rounds", "tenth-over", "half-over", "nine-tenths-over", "not-over", "decisions", "drift")
    rows = [
        (
            name, say(_mean(drawn.rounds)), *(str(part or NONE) for part in drawn.typical),
            say(within(drawn.unfinished)), say(number(drawn.actions.mean)), say(gained(drawn.drift.mean)),
        )
        for name, drawn in _each(found, say)
    ]  # fmt: skip
    said = sentences.length(found) + sentences.drift(found)
    return _answer("length", said, figures, head, rows, say)


def _seat(found: Balance, say: Say) -> Section:
    figures = [
        charts.places(
            say(Message("lab/chart-wins-by-place", {"seats": each.seats})), each.player.wins_by_place,
            _axis(say, "games" if sentences.all_end([each]) else "games-that-end"), say, scale=100,
        )
        for each in found.settings
        if each.player.wins_by_place
    ]  # fmt: skip
    figures += [
        charts.places(
            say(Message("lab/chart-points-by-place", {"seats": each.seats})), each.player.points_by_place,
            _axis(say, "beside-the-mean"), say,
        )
        for each in found.settings
    ]  # fmt: skip
    rows = []
    for each in found.settings:
        wins = each.player.wins_by_place or [None] * each.seats
        for place, won in zip(each.player.points_by_place, wins, strict=True):
            rows.append(
                (
                    _row_place(each, place, say),
                    say(within(won.value)) if won else NONE, _yes(won is not None and won.significant, say),
                    say(give_or_take(gained(place.value.mean), place.value.half, 2)), _yes(place.significant, say),
                )
            )  # fmt: skip
    won_of = "won" if sentences.all_end(found.settings) else "won-of-those-that-end"
    head = _head(say, "place", won_of, "surely", "drift", "surely")
    return _answer("seat", sentences.seat(found), figures, head, rows, say)


def _row_place(each: Setting, place: Place, say: Say) -> str:
    return say(Message("lab/row-place", {"seats": each.seats, "place": sentences.place_of(place, each.seats)}))


def _yes(truth: bool, say: Say) -> str:
    return say(Message("lab/cell-surely", {"surely": truth}))


def _bids(found: Balance, say: Say) -> Section | None:
    if sentences.usual(found).player.all_bids is None:
        return None
    sizes = sorted({size for each in found.settings for size in each.player.bids})
    figures = []
    for name, portrait in _portraits(found) if len(sizes) > 1 else ():
        made = {_with_seats(each, say): portrait(each).bids for each in found.settings}
        series = {row: (list(bids), [100 * share.mean for share in bids.values()]) for row, bids in made.items()}
        title = say(Message("lab/chart-bids", {"player": name}))
        figures.append(charts.lines(title, series, _axis(say, "hand"), _axis(say, "bids", 0, 100)))
    rows = [
        (name, *(say(percent(drawn.bids[size].mean)) if size in drawn.bids else "" for size in sizes))
        for name, drawn in _each(found, say)
    ]
    return _answer("bids", sentences.bids(found), figures, [*_head(say, "hand"), *map(str, sizes)], rows, say)


def _contracts(found: Balance, say: Say) -> Section | None:
    each = sentences.usual(found)
    if not each.player.contracts:
        return None
    called = {name: say(Message("lab/contract-name", {"contract": name})) for name in _names(each.player)}
    names = [name.replace(" ", "\n") for name in called.values()]
    shares = {
        name: [contract.share.times(100) for contract in portrait(each).contracts]
        for name, portrait in _portraits(found)
    }
    wins = {
        name: [contract.won.times(100) if contract.won else None for contract in portrait(each).contracts[:-1]]
        for name, portrait in _portraits(found)
    }
    across = _axis(say, "contract")
    figures = [
        charts.dots(
            say(Message("lab/chart-contracts", {"seats": each.seats})), names, shares, across,
            _axis(say, "of-rounds", 0, 100), say,
        ),
        charts.dots(
            say(Message("lab/chart-solo", {"seats": each.seats})), names[:-1], wins, across,
            _axis(say, "of-those-rounds", 0, 105), say,
        ),
    ]  # fmt: skip
    rows = [
        (
            f"{name}: {called[contract.name]}",
            say(within(contract.share)),
            say(within(contract.won)) if contract.won else "",
        )
        for name, drawn in _each(found, say)
        for contract in drawn.contracts
    ]
    head = _head(say, "contract", "of-the-rounds", "won-alone")
    return _answer("contracts", sentences.contracts(found), figures, head, rows, say)


def _names(drawn: Portrait) -> list[str]:
    return [contract.name for contract in drawn.contracts]


def _lead(found: Balance, say: Say) -> Section:
    settings = found.settings
    changes = {name: [portrait(each).lead_changes for each in settings] for name, portrait in _portraits(found)}
    across, title = _axis(say, "seats"), say(Message("lab/chart-lead-changes"))
    figures = [charts.dots(title, _seats(settings), changes, across, _axis(say, "changes", 0), say)]
    ahead = {
        _with_seats(each, say): ([lead.round for lead in leads], [100 * lead.wins.mean for lead in leads])
        for each in settings
        if (leads := each.player.leads)
    }
    if ahead:
        up = _axis(say, "games-won" if sentences.all_end(settings) else "games-that-go-on", 0, 100)
        figures.append(charts.lines(say(Message("lab/chart-ahead")), ahead, _axis(say, "ahead"), up))
    margins = {found.plan.player: [each.player.margin for each in settings]}
    if any(margins[found.plan.player]):
        title = say(Message("lab/chart-margin"))
        figures.append(charts.dots(title, _seats(settings), margins, across, _axis(say, "points", 0), say))
    rows = [
        (
            name, say(_mean(drawn.lead_changes)), say(_mean(drawn.margin)) if drawn.margin else NONE,
            say(number(drawn.swing)), say(percent(drawn.shared.mean)) if drawn.shared else NONE,
            say(Message("lab/cell-leads", {"leads": [_lead_of(lead) for lead in drawn.leads]})),
        )
        for name, drawn in _each(found, say)
    ]  # fmt: skip
    head = _head(say, "", "lead-changes", "margin", "swing", "shared", "leads")
    return _answer("lead", sentences.lead(found), figures, head, rows, say)


def _lead_of(lead: Lead) -> Message:
    return Message("lab/cell-lead", {"wins": percent(lead.wins.mean), "round": lead.round})


def _skill(found: Balance, say: Say) -> Section | None:
    told = [(each, skill) for each in found.settings for skill in each.skills]
    if not told:
        return None
    first = [each for each in found.settings if each.skills]
    rows = {
        (_with_seats(each, say) if skill is each.skill else f"{skill.better}, {each.seats}"): skill
        for each, skill in told
    }
    across, parts = _axis(say, "seats"), _axis(say, "differences")
    all_end = sentences.ended(first)
    wins = _percents(found, first, lambda each: each.wins, say)
    partners = sentences.has_partners(found)
    title = say(Message("lab/chart-better-wins", {"all_end": all_end, "partners": partners}))
    figures = [
        charts.dots(
            title, _seats(first), wins, across, _axis(say, "games-won" if all_end else "games-that-end", 0, 105), say,
            even=[100 / number_of_sides(each.game) for each in first],
        ),
        *(
            charts.stacks(say(Message(f"lab/chart-decides-{what}")), series, parts, say)
            for what, series in (
                ("wins", {row: skill.winning for row, skill in rows.items()}),
                ("scores", {row: skill.scoring for row, skill in rows.items()}),
            )
        ),
    ]  # fmt: skip
    if not all_end:
        over = _percents(found, first, lambda each: each.ended, say)
        title, up = say(Message("lab/chart-better-ends", {"partners": partners})), _axis(say, "games", 0, 105)
        figures.insert(1, charts.dots(title, _seats(first), over, across, up, say))
    cells = [
        (
            say(Message("lab/row-meeting", {"seats": each.seats, **sentences.players(found, skill)})),
            say(number(skill.deals, 0)),
            say(within(skill.ended)), say(within(skill.wins)), say(percent(skill.even)), say(within(skill.gained)),
            *(say(within(part)) for part in (skill.winning.player, skill.winning.cards, skill.winning.play)),
        )
        for each, skill in told
    ]  # fmt: skip
    head = _head(
        say, "", "deals", "games-that-end", "wins-of-these", "even", "way-to-always", "player", "cards", "play"
    )
    return _answer("skill", sentences.skill(found), figures, head, cells, say)


def _percents(
    found: Balance, settings: Sequence[Setting], value: Callable[[Skill], Estimate], say: Say
) -> dict[str, list[Estimate | None]]:
    """A row for each kind of meeting, by seat count; nothing where it was not measured."""
    rows: dict[str, list[Estimate | None]] = {}
    for meetings in ([each.skill for each in settings], [each.close for each in settings]):
        if names := next(filter(None, meetings), None):
            row = [value(skill).times(100) if skill else None for skill in meetings]
            rows[say(Message("lab/meeting", sentences.players(found, names)))] = row
    return rows


def _options(found: Balance, say: Say) -> Section | None:
    if not found.effects:
        return None
    told = [{change.figure: say(sentences.changed(change)) for change in effect.changes} for effect in found.effects]
    names = dict.fromkeys(name for changes in sorted(told, key=len, reverse=True) for name in changes)
    rows = [
        (say(sentences.figure_title(name, names)), *(changes.get(name, NONE) for changes in told)) for name in names
    ]
    head = ["", *(say(sentences.with_option(effect)) for effect in found.effects)]
    return _answer("options", sentences.options(found), (), head, rows, say, is_open=True)
