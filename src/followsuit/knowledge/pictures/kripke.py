"""The picture of one card's Kripke model: where it may lie, and who cannot tell which places apart.

Before and after an action stand side by side; what the action has ruled out stays where it was, struck out. Below are
the players, each with its line and with what it thinks possible, given the hand that it holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import cos, hypot, pi, sin

from followsuit.cards import Card
from followsuit.knowledge.moments import Moment
from followsuit.knowledge.one_card import CardModel, Lying, card_model
from followsuit.knowledge.pictures.captions import Captions
from followsuit.knowledge.pictures.cards import draw_card, draw_seat, lozenge
from followsuit.knowledge.pictures.paper import (
    BODY,
    BOLD,
    LARGE,
    LINE,
    MARGIN,
    REGULAR,
    SEAT_DASHES,
    SMALL,
    Paper,
    cut,
    width_of,
    wrapped,
)
from followsuit.knowledge.places import Place, giver_of, with_cards

PANEL, ALONE, GAP = 420, 600, 32
"""How wide a panel is beside another, or alone."""
WIDTH = MARGIN * 2 + PANEL * 2 + GAP
RADIUS, REACH = 104, 23
HEIGHT = 2 * (RADIUS + REACH) + 104
"""Of a panel: there is room for two lines above the highest lozenge, and below the lowest."""
MOST_WORLDS = 8
"""Of more ways than these to share the copies of a face only the likeliest are drawn."""
MOST_NAMED = 4
"""More places than these are not named one by one where a player knows no more than all do."""
MOST_LINES, MOST_ABREAST = 24, 4
"""Where there would be more lines than these, in all or between two places, one line stands for all players."""
APART = 8
"""Between the lines of two players."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Drawing:
    """One card at one moment, with the model before the last action where that has changed it."""

    now: CardModel
    before: CardModel | None
    whole: CardModel
    """The model as it is now, with every world; of very many only the likeliest are drawn."""
    happened: str
    captions: Captions

    @property
    def models(self) -> tuple[CardModel, ...]:
        """What is drawn side by side."""
        return (self.now,) if self.before is None else (self.before, self.now)

    @cached_property
    def worlds(self) -> tuple[Lying, ...]:
        """The worlds that have a place in the picture."""
        found = dict.fromkeys(world for model in self.models for world in model.worlds)
        return tuple(sorted(found, key=lambda world: [(isinstance(place, str), str(place)) for place in world]))

    @property
    def is_several(self) -> bool:
        """Whether the face has copies, so that a world says how many of them lie where."""
        return any(len(world) > 1 for world in self.worlds)

    @property
    def is_open(self) -> bool:
        """Whether the card lies open to all by now, so that nothing is left to find out."""
        return self.whole.is_open

    @cached_property
    def has_own_lines(self) -> bool:
        """Whether each player has lines of its own."""
        lines = [[len(seats) for seats in model.edges.values()] for model in self.models]
        return all(sum(each) <= MOST_LINES and max(each, default=0) <= MOST_ABREAST for each in lines)


def drawing_of(card: Card, moment: Moment, earlier: Moment | None, captions: Captions) -> Drawing:
    """What is to be drawn of a card at a moment; `earlier` is the moment before it, if it is of the same round."""
    model = _model(card, moment)
    now = _at_home(model)
    before = None if earlier is None or earlier.round != moment.round else _at_home(_model(card, earlier))
    if before is not None and (before.worlds == now.worlds or _copies(before) != _copies(now)):
        before = None
    if len(now.worlds) > MOST_WORLDS:
        now, before = now.likeliest(MOST_WORLDS), None
    happened = captions.happened(moment)
    return Drawing(now, before, model, happened, captions)


def _model(card: Card, moment: Moment) -> CardModel:
    seats = with_cards(moment.public) if moment.seen is None else () if moment.viewer is None else (moment.viewer,)
    return card_model(card, moment.public, map(moment.view, seats), moment.deal)


def _at_home(model: CardModel) -> CardModel:
    """The model with a card that was played drawn where it was played from."""
    if not model.is_open or not model.played:
        return model
    home = (model.played[-1],)
    thought = dict.fromkeys(model.thought, frozenset({home}))
    return replace(model, deals={home: model.deals[()]}, thought=thought, true=home)


def _copies(model: CardModel) -> int:
    return max(map(len, model.worlds))


def kripke_svg(drawing: Drawing, theme: str = "") -> str:
    """The picture as SVG."""
    captions, card, paper = drawing.captions, drawing.now.card, Paper(WIDTH)
    title = captions.say("where-is", card=str(card), several=drawing.is_several)
    draw_card(paper, captions.deck, card, MARGIN, MARGIN - 4, scale=1.15)
    text_x = MARGIN + 44
    paper.text(text_x, MARGIN + 13, cut(title, WIDTH - text_x - MARGIN, LARGE, BOLD), size=LARGE, weight=BOLD)
    if drawing.happened:
        paper.text(text_x, MARGIN + 34, cut(drawing.happened, WIDTH - text_x - MARGIN, BODY), ink="ink-2")
    top, points = MARGIN + 52, _points(drawing.worlds)
    for index, model in enumerate(drawing.models):
        wide = PANEL if drawing.before else ALONE
        left = MARGIN + index * (PANEL + GAP) if drawing.before else (WIDTH - ALONE) / 2
        paper.box(left, top, wide, HEIGHT, fill="panel", stroke="line", rx=10)
        if drawing.before:
            heading = captions.say("now" if index else "before")
            paper.text(left + 16, top + 26, heading, weight=BOLD, ink="ink-2")
        _Panel(paper, drawing, model, wide, (left + wide / 2, top + HEIGHT / 2), points).draw()
    if drawing.before:
        _arrow(paper, MARGIN + PANEL + GAP / 2, top + HEIGHT / 2)
    foot = _players(paper, drawing, top + HEIGHT + 16)
    told = legend(drawing)
    foot = paper.paragraph(MARGIN, foot + 6, " ".join(told), WIDTH - 2 * MARGIN, size=SMALL, ink="ink-2")
    return paper.svg(foot + MARGIN - 4, title, [drawing.happened, *sentences(drawing), *told], theme)


def _points(worlds: Sequence[Lying]) -> Mapping[Lying, Point]:
    """Where each world lies round the middle: clockwise from the top, so that four seats are at the compass points."""
    if len(worlds) == 1:
        return {worlds[0]: (0, 0)}
    turn = 2 * pi / len(worlds)
    return {world: (RADIUS * sin(turn * place), -RADIUS * cos(turn * place)) for place, world in enumerate(worlds)}


def _arrow(paper: Paper, x: float, y: float) -> None:
    paper.shape(f"M{x - 12} {y}H{x + 10}M{x + 3} {y - 7}L{x + 11} {y} {x + 3} {y + 7}", stroke="ink-2", stroke_width=2)


@dataclass(frozen=True)
class _Panel:
    """One model, round a middle."""

    paper: Paper
    drawing: Drawing
    model: CardModel
    width: float
    middle: Point
    points: Mapping[Lying, Point]

    def draw(self) -> None:
        """Lines first, then worlds over them."""
        before = self.drawing.before
        if before is not None and self.model is self.drawing.now:
            for pair in before.edges.keys() - self.model.edges.keys():
                self._line(*pair, 0, "line-2", width=1, dash="1 5")
        for pair, seats in self.model.edges.items():
            if self.drawing.has_own_lines:
                self._own_lines(pair, seats)
            else:
                self._line(*pair, 0, "line-2", width=0.5 + 0.2 * len(seats))
        for world in self.drawing.worlds:
            # A place that is new, such as a stash, was not ruled out before.
            if world in self.model.deals or self.model is self.drawing.now:
                self._world(world)

    def _at(self, world: Lying) -> Point:
        return self.middle[0] + self.points[world][0], self.middle[1] + self.points[world][1]

    def _own_lines(self, pair: tuple[Lying, Lying], seats: tuple[int, ...]) -> None:
        """A line for each player side by side, each with its letter."""
        for place, seat in enumerate(seats):
            off = (place - (len(seats) - 1) / 2) * APART
            self._line(*pair, off, f"s{seat}", width=2, dash=SEAT_DASHES[seat])
        (x1, y1), (x2, y2) = self._at(pair[0]), self._at(pair[1])
        spread = self._spread(hypot(x2 - x1, y2 - y1) > RADIUS * 1.8)
        for place, seat in enumerate(seats):
            off = (place - (len(seats) - 1) / 2) * APART
            part = spread[len(seats) - 1][place]
            (nx, ny) = _normal((x1, y1), (x2, y2))
            x, y = x1 + (x2 - x1) * part + nx * off, y1 + (y2 - y1) * part + ny * off
            draw_seat(self.paper, self.drawing.captions.letters[seat], seat, x, y, 8.5)

    def _spread(self, is_across: bool) -> tuple[tuple[float, ...], ...]:
        """How far along a line its letters stand, for one to four of them: not where other lines cross it."""
        if is_across and len(self.points) == 4:
            return (0.27,), (0.27, 0.73), (0.24, 0.36, 0.73), (0.24, 0.36, 0.64, 0.76)
        if is_across:
            return (0.5,), (0.26, 0.5), (0.26, 0.5, 0.74), (0.24, 0.45, 0.55, 0.76)
        return (0.5,), (0.38, 0.62), (0.36, 0.5, 0.64), (0.3, 0.43, 0.57, 0.7)

    def _line(self, one: Lying, other: Lying, off: float, colour: str, *, width: float, dash: str = "") -> None:
        start, end = self._at(one), self._at(other)
        nx, ny = _normal(start, end)
        path = f"M{start[0] + nx * off:.2f} {start[1] + ny * off:.2f}L{end[0] + nx * off:.2f} {end[1] + ny * off:.2f}"
        self.paper.shape(path, stroke=colour, stroke_width=width, stroke_dasharray=dash)

    def _world(self, world: Lying) -> None:
        """A lozenge with its letter, and its name outside the ring of lozenges."""
        x, y = self._at(world)
        is_now, is_possible = self.model is self.drawing.now, world in self.model.deals
        is_open = is_now and self.drawing.is_open and is_possible
        is_true = is_possible and world == self.model.true
        paper = self.paper
        if is_true:
            paper.shape(lozenge(x, y, REACH + 8), fill="panel", stroke="ring-edge", stroke_width=1.5)
            paper.shape(lozenge(x, y, REACH + 5), fill="none", stroke="amber", stroke_width=4)
        if is_possible:
            paper.shape(lozenge(x, y, REACH), fill="ink" if is_true else "panel", stroke="ink", stroke_width=2)
        else:
            paper.shape(lozenge(x, y, REACH), fill="panel", stroke="line-2", stroke_width=1.5, stroke_dasharray="4 4")
        letters, ink = self._letters(world), "panel" if is_true else "ink" if is_possible else "ink-2"
        if letters:
            size = min(16.0, 16 * 42 / width_of(letters, 16, BOLD))
            paper.text(x, y + size * 0.36, letters, size=size, weight=BOLD, ink=ink, anchor="middle")
        else:
            _rest(paper, x, y, ink)
        if not is_possible:
            paper.shape(f"M{x - 15} {y + 15}L{x + 15} {y - 15}", stroke="red", stroke_width=2)
        self._name(world, x, y, is_possible=is_possible, note=self._note(is_true=is_true, is_open=is_open))

    def _letters(self, world: Lying) -> str:
        """What stands in a lozenge: the letter of a seat; where there are copies, how likely it is."""
        if self.drawing.is_several:
            return self.drawing.captions.say("share", chance=self.drawing.whole.chance(world))
        return "".join(self.drawing.captions.letters[place] for place in world if isinstance(place, int))

    def _note(self, *, is_true: bool, is_open: bool) -> str:
        if is_open:
            return self.drawing.captions.say("note-open", turned=not self.model.played)
        return self.drawing.captions.say("note-true") if is_true else ""

    def _called(self, world: Lying) -> list[str]:
        """What stands beside a lozenge: the name of the place, or how many copies lie where."""
        captions, often = self.drawing.captions, Counter(world)
        if not self.drawing.is_several:
            return [captions.place(place) for place in world]
        hands = " ".join(f"{captions.letters[place]}\u00a0{often[place]}" for place in often if isinstance(place, int))
        rest = [
            captions.say("copies", place=captions.place(place), copies=often[place])
            for place in often
            if isinstance(place, str)
        ]
        return [line for line in (hands, *rest) if line]

    def _name(self, world: Lying, x: float, y: float, *, is_possible: bool, note: str) -> None:
        right, below = x - self.middle[0], y - self.middle[1]
        is_above = below < -1
        if abs(right) < 20:
            anchor, at, room = "middle", x, self.width / 2
        else:
            anchor, at = ("start", x + REACH + 12) if right > 0 else ("end", x - REACH - 12)
            room = self.width / 2 - abs(right) - REACH - 18
        names = [line for name in self._called(world) for line in wrapped(name, room, SMALL, BOLD)]
        lines = [*((name, True) for name in names), *((line, False) for line in ([note] if note else []))]
        step = SMALL * LINE
        if anchor != "middle":
            foot = y + 5 - step * (len(lines) - 1) / 2
        else:
            foot = y - REACH - 14 - step * (len(lines) - 1) if is_above else y + REACH + 23
        for index, (line, is_name) in enumerate(lines):
            self.paper.text(
                at,
                foot + index * step,
                cut(line, room, SMALL, BOLD if is_name else REGULAR),
                size=SMALL,
                anchor=anchor,
                weight=BOLD if is_name else REGULAR,
                ink="ink" if is_name and is_possible else "ink-2",
                struck=not is_possible,
            )


def _rest(paper: Paper, x: float, y: float, ink: str) -> None:
    """Cards in no hand, one upon the other."""
    for step in (4, 0, -4):
        path = f"M{x - 4 + step / 2:.2f} {y - 6 + step / 2:.2f}h8v12h-8Z"
        paper.shape(path, fill="ink" if ink == "panel" else "panel", stroke=ink, stroke_width=1.4)


def _normal(one: Point, other: Point) -> Point:
    """A step to the side of a line, one long; the same whichever end comes first."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = hypot(dx, dy) or 1
    return -dy / length, dx / length


def _players(paper: Paper, drawing: Drawing, top: float) -> float:
    """The players in two columns, each with its line, its letter and what it thinks; the foot of the lowest."""
    seats, told = drawing.now.seats, sentences(drawing)
    per_column = (len(seats) + 1) // 2
    feet = [top]
    for column in range(2):
        y, left = top, MARGIN + column * (PANEL + GAP)
        for place in range(column * per_column, min(len(seats), (column + 1) * per_column)):
            seat = seats[place]
            middle = y + 11
            if drawing.has_own_lines:
                paper.shape(
                    f"M{left} {middle}H{left + 44}",
                    stroke=f"s{seat}",
                    stroke_width=2,
                    stroke_dasharray=SEAT_DASHES[seat],
                )
            draw_seat(paper, drawing.captions.letters[seat], seat, left + 22, middle)
            for line in wrapped(told[place], PANEL - 58, BODY - 1):
                y += (BODY - 1) * LINE
                paper.text(left + 56, y - 3, line, size=BODY - 1)
            y += 8
        feet.append(y)
    return max(feet)


def sentences(drawing: Drawing) -> list[str]:
    """What each player thinks with the hand it holds, in words; where its hand is not known, only who it is."""
    return [_thinks(drawing, seat) for seat in drawing.now.seats]


def _thinks(drawing: Drawing, seat: int) -> str:
    whole, captions = drawing.whole, drawing.captions
    if seat not in whole.thought or drawing.is_open:
        return captions.say("player", seat=seat)
    thought = [world for world in whole.worlds if world in whole.thought[seat]]
    if drawing.is_several:
        return captions.say("thinks-ways", seat=seat, held=len(whole.seen(seat, thought[0])), ways=len(thought))
    if thought == [(seat,)]:
        return captions.say("thinks-own", seat=seat)
    if len(thought) == 1:
        place = thought[0][0]
        where = _where(captions, place)
        return captions.say("thinks-one", seat=seat, where=where)
    if len(thought) > MOST_NAMED and thought == [world for world in whole.worlds if not whole.seen(seat, world)]:
        return captions.say("thinks-any", seat=seat)
    return captions.say("thinks-some", seat=seat, places=[captions.place(place) for (place,) in thought])


def _where(captions: Captions, place: Place) -> str:
    if isinstance(place, int):
        return captions.say("has-it", seat=place)
    giver = giver_of(place)
    return captions.say(f"in-{place}") if giver is None else captions.say("in-given", seat=giver)


def legend(drawing: Drawing) -> list[str]:
    """How the picture is to be read."""
    now, captions = drawing.now, drawing.captions
    if drawing.is_open and drawing.before is None:
        return [captions.say("legend-open", card=str(now.card))]
    told = [captions.say("legend-worlds", card=str(now.card), several=drawing.is_several)]
    if any(model.edges for model in drawing.models):
        told.append(captions.say("legend-lines", together=not drawing.has_own_lines))
    if now.true is not None and not drawing.is_open:
        told.append(captions.say("legend-true"))
    if drawing.is_open:
        told.append(captions.say("legend-open", card=str(now.card)))
    if any(world not in now.deals for world in drawing.worlds):
        told.append(captions.say("legend-gone"))
    if len(drawing.whole.worlds) > len(now.worlds):
        told.append(captions.say("legend-likeliest", drawn=len(now.worlds), ways=len(drawing.whole.worlds)))
    return told
