"""What a balance report tells, question by question: sentences, figures and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from followsuit.lab.measuring.balance import Balance, Setting
from followsuit.lab.measuring.inference import Estimate
from followsuit.lab.measuring.portrait import Portrait
from followsuit.lab.measuring.skill import Skill
from followsuit.lab.reporting import charts, sentences
from followsuit.lab.reporting.charts import Axis

Of = Callable[[Setting], Portrait]
PERCENT = Axis("% of games", 0, 100)


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


def of(found: Balance) -> list[Section]:
    """All questions that the figures of a game answer."""
    if not found.settings:
        return []
    parts = (_length, _seat, _bids, _contracts, _lead, _skill, _options)
    return [section for part in parts if (section := part(found)) is not None]


def _portraits(found: Balance) -> list[tuple[str, Of]]:
    """The player asked for and, if it is another, random."""
    mine: list[tuple[str, Of]] = [(found.plan.player, lambda each: each.player)]
    return mine if found.plan.player == "random" else [*mine, ("random", lambda each: each.random)]


def _seats(settings: Iterable[Setting]) -> list[str]:
    return [str(each.seats) for each in settings]


def _each(found: Balance) -> list[tuple[str, Portrait, Setting]]:
    """Every portrait with the name of its row."""
    return [
        (f"{each.seats} seats, {name}", portrait(each), each)
        for each in found.settings
        for name, portrait in _portraits(found)
    ]


def _mean(each: Estimate) -> str:
    return f"{sentences.number(each.mean)} ± {sentences.number(each.half)}"


def _length(found: Balance) -> Section:
    settings, figures = found.settings, []
    if all(sentences.is_fixed(each) for each in settings):
        acts = {found.plan.player: [each.player.actions for each in settings]}
        figures.append(
            charts.dots(
                "Decisions of one player in a game", _seats(settings), acts, across="seats", up=Axis("decisions", 0)
            )
        )
    else:
        for name, portrait in _portraits(found):
            over = {f"{each.seats} seats": portrait(each).over for each in settings}
            series = {row: (range(1, len(y) + 1), [100 * part for part in y]) for row, y in over.items()}
            figures.append(
                charts.lines(
                    f"Games that are over, played by {name}", series, across="after so many rounds", up=PERCENT
                )
            )
    if sentences.drift(found):
        drifts = {name: [portrait(each).drift for each in settings] for name, portrait in _portraits(found)}
        title = "How far a round moves a score, on average"
        figures.append(charts.dots(title, _seats(settings), drifts, across="seats", up=Axis("points a round")))
    head = ("", "rounds", "10 % over", "half over", "90 % over", "not over", "decisions a player", "points a round")
    rows = [
        (
            name, _mean(drawn.rounds), *(str(part or "–") for part in drawn.typical),
            sentences.within(drawn.unfinished), sentences.number(drawn.actions.mean),
            sentences.gained(drawn.drift.mean),
        )
        for name, drawn, _ in _each(found)
    ]  # fmt: skip
    said = sentences.length(found) + sentences.drift(found)
    return Section("How long does a game last, and does it end?", said, figures, head, rows)


def _seat(found: Balance) -> Section:
    figures = [
        charts.places(
            f"{each.seats} seats: games won, by place after the first dealer", each.player.wins_by_place,
            up=f"% {sentences.of_games(each, 'games')}", scale=100,
        )
        for each in found.settings
        if each.player.wins_by_place
    ]  # fmt: skip
    figures += [
        charts.places(
            f"{each.seats} seats: points in a round, by place after its dealer", each.player.points_by_place,
            up="points beside the mean",
        )
        for each in found.settings
    ]  # fmt: skip
    rows = []
    for each in found.settings:
        wins = each.player.wins_by_place or [None] * each.seats
        for place, won in zip(each.player.points_by_place, wins, strict=True):
            rows.append(
                (
                    f"{each.seats} seats, {'dealer' if place.place == each.seats else place.place}",
                    sentences.within(won.value) if won else "–", _yes(won is not None and won.significant),
                    f"{sentences.gained(place.value.mean)} ± {sentences.number(place.value.half, 2)}",
                    _yes(place.significant),
                )
            )  # fmt: skip
    won_of = "games won" if _all_end(found.settings) else "won, of games that end"
    head = ("place after the dealer", won_of, "more than chance", "points a round", "more than chance")
    return Section("Does it matter where one sits?", sentences.seat(found), figures, head, rows)


def _all_end(settings: Iterable[Setting]) -> bool:
    return all(each.player.unfinished.mean == 0 for each in settings)


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _bids(found: Balance) -> Section | None:
    if sentences.usual(found).player.all_bids is None:
        return None
    figures = []
    for name, portrait in _portraits(found):
        made = {f"{each.seats} seats": portrait(each).bids for each in found.settings}
        series = {row: (list(bids), [100 * share.mean for share in bids.values()]) for row, bids in made.items()}
        up = Axis("% of bids", 0, 100)
        figures.append(charts.lines(f"Bids made by {name}", series, across="cards in a hand", up=up))
    sizes = sorted({size for each in found.settings for size in each.player.bids})
    rows = [
        (name, *(sentences.percent(drawn.bids[size].mean) if size in drawn.bids else "" for size in sizes))
        for name, drawn, _ in _each(found)
    ]
    return Section(
        "How often are bids made?", sentences.bids(found), figures, ("cards in a hand", *map(str, sizes)), rows
    )


def _contracts(found: Balance) -> Section | None:
    each = sentences.usual(found)
    if not each.player.contracts:
        return None
    names = [contract.name.replace(" ", "\n") for contract in each.player.contracts]
    shares = {
        name: [contract.share.times(100) for contract in portrait(each).contracts]
        for name, portrait in _portraits(found)
    }
    wins = {
        name: [contract.won.times(100) if contract.won else None for contract in portrait(each).contracts[:-1]]
        for name, portrait in _portraits(found)
    }
    figures = [
        charts.dots(
            f"{each.seats} seats: how often each contract is played", names, shares, across="contract",
            up=Axis("% of rounds", 0, 100),
        ),
        charts.dots(
            f"{each.seats} seats: how often its solo player wins", names[:-1], wins, across="contract",
            up=Axis("% of those rounds", 0, 105),
        ),
    ]  # fmt: skip
    rows = [
        (
            f"{name}: {contract.name}",
            sentences.within(contract.share),
            sentences.within(contract.won) if contract.won else "",
        )
        for name, drawn, _ in _each(found)
        for contract in drawn.contracts
    ]
    head = ("contract", "of the rounds", "won by the solo player")
    return Section("Which contracts are played?", sentences.contracts(found), figures, head, rows)


def _lead(found: Balance) -> Section:
    settings = found.settings
    changes = {name: [portrait(each).lead_changes for each in settings] for name, portrait in _portraits(found)}
    title = "Changes of the lead in a game"
    figures = [charts.dots(title, _seats(settings), changes, across="seats", up=Axis("changes", 0))]
    ahead = {
        f"{each.seats} seats": ([lead.round for lead in leads], [100 * lead.wins.mean for lead in leads])
        for each in settings
        if (leads := each.player.leads)
    }
    if ahead:
        title = "Games won by whoever is ahead on the way"
        up = Axis("% of games won" if _all_end(settings) else "% of games that go on and end", 0, 100)
        figures.append(charts.lines(title, ahead, across="ahead after round", up=up))
    margins = [each.player.margin for each in settings]
    if any(margins):
        title = "Points between the first and the second"
        up = Axis("points", 0)
        figures.append(charts.dots(title, _seats(settings), {found.plan.player: margins}, across="seats", up=up))
    rows = [
        (
            name, _mean(drawn.lead_changes), _mean(drawn.margin) if drawn.margin else "–",
            sentences.number(drawn.swing), sentences.percent(drawn.shared.mean) if drawn.shared else "–",
            "; ".join(f"{sentences.percent(lead.wins.mean)} after {lead.round}" for lead in drawn.leads) or "–",
        )
        for name, drawn, _ in _each(found)
    ]  # fmt: skip
    head = ("", "lead changes", "first before second", "a round moves a score by", "shared wins", "the leader wins")
    return Section("Does the lead change, and when is it decided?", sentences.lead(found), figures, head, rows)


def _skill(found: Balance) -> Section | None:
    told = [(each, skill) for each in found.settings for skill in each.skills]
    if not told:
        return None
    first = [each for each in found.settings if each.skills]
    rows = {
        (f"{each.seats} seats" if skill is each.skill else f"{skill.better}, {each.seats}"): skill
        for each, skill in told
    }
    across = "% of the differences"
    those = "" if sentences.ended(first) else ", of those that end"
    wins = _percents(first, lambda each: each.wins)
    figures = [
        charts.dots(
            f"Games won by the one better player{those}", _seats(first), wins, across="seats",
            up=Axis("% of games that end" if those else "% of games won", 0, 105),
            even=[100 / each.seats for each in first],
        ),
        charts.stacks("What decides who wins", {row: skill.winning for row, skill in rows.items()}, across=across),
        charts.stacks("What decides the scores", {row: skill.scoring for row, skill in rows.items()}, across=across),
    ]  # fmt: skip
    if those:
        over = _percents(first, lambda each: each.ended)
        title, up = "Games with one better player that end", Axis("% of games", 0, 105)
        figures.insert(1, charts.dots(title, _seats(first), over, across="seats", up=up))
    cells = [
        (
            f"{each.seats} seats, one {skill.better} among {skill.weaker}", f"{skill.deals:,}",
            sentences.within(skill.ended), sentences.within(skill.wins), sentences.percent(skill.even),
            sentences.within(skill.gained),
            *(sentences.within(part) for part in (skill.winning.player, skill.winning.cards, skill.winning.play)),
        )
        for each, skill in told
    ]  # fmt: skip
    head = (
        "", "deals", "games that end", "wins, of these", "even", "of the way to always",
        "who plays", "cards and seat", "how play went",
    )  # fmt: skip
    return Section("How much is skill, how much luck?", sentences.skill(found), figures, head, cells)


def _percents(settings: Sequence[Setting], value: Callable[[Skill], Estimate]) -> dict[str, list[Estimate | None]]:
    """A row for each kind of meeting, by seat count; nothing where it was not measured."""
    rows: dict[str, list[Estimate | None]] = {}
    for meetings in ([each.skill for each in settings], [each.close for each in settings]):
        if names := next(filter(None, meetings), None):
            row = [value(skill).times(100) if skill else None for skill in meetings]
            rows[f"{names.better} among {names.weaker}"] = row
    return rows


def _options(found: Balance) -> Section | None:
    if not found.effects:
        return None
    told = [{change.figure: sentences.changed(change) for change in effect.changes} for effect in found.effects]
    names = dict.fromkeys(name for changes in sorted(told, key=len, reverse=True) for name in changes)
    rows = [(sentences.figure_title(name, names), *(changes.get(name, "–") for changes in told)) for name in names]
    head = ("", *map(sentences.with_option, found.effects))
    return Section("What do the options change?", sentences.options(found), (), head, rows, is_open=True)
