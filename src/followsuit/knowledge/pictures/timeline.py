"""The time line of a round: how many deals are left to each seat after every card, and what each card has taught it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil, log10

from followsuit.engine.actions import Play
from followsuit.knowledge.numbers import Numbers, Step
from followsuit.knowledge.pictures.captions import Captions
from followsuit.knowledge.pictures.cards import CARD_WIDTH, draw_card, draw_seat
from followsuit.knowledge.pictures.key import draw_key
from followsuit.knowledge.pictures.paper import BOLD, LARGE, MARGIN, SEAT_DASHES, SMALL, Paper, cut, width_of

AXIS, ENDS = 78, 128
"""Beside the columns: powers of ten on the left, the names of lines on the right."""
COLUMN, MOST_COLUMNS = 36, 22
CHART, CARDS, ROW = 150, 66, 25
TINY = 12
NOTHING = 0.05
"""Fewer bits than these are shown as nothing."""


@dataclass(frozen=True)
class Timeline:
    """A round in numbers, and the moment that is looked at, if there is one."""

    numbers: Numbers
    now: int | None
    captions: Captions

    @cached_property
    def seats(self) -> tuple[tuple[int, int], ...]:
        """The seats that are drawn, each with its place among the viewers."""
        found = self.numbers
        holding = [seat for seat in found.viewers if seat is not None and self._is_playing(seat)]
        return tuple((seat, found.viewers.index(seat)) for seat in holding)

    def _is_playing(self, seat: int) -> bool:
        return bool(self.numbers.steps and seat in self.numbers.steps[0].playing)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps that have a column: cards played, and all else that has changed how many deals are left."""
        found = self.numbers.steps
        return tuple(
            step
            for before, step in pairwise(found)
            if step.done is not None and (isinstance(step.done[1], Play) or step.deals != before.deals)
        )

    @cached_property
    def strips(self) -> tuple[tuple[Step, ...], ...]:
        """The steps in lines of about one length, each of whole tricks where only cards are played."""
        trick = max(1, len(self.seats))
        lines = max(1, ceil(len(self.steps) / max(trick, MOST_COLUMNS // trick * trick)))
        length = ceil(len(self.steps) / lines / trick) * trick
        return tuple(self.steps[line * length : (line + 1) * length] for line in range(lines))


def timeline_svg(timeline: Timeline, theme: str = "") -> str:
    """The picture as SVG."""
    captions, columns = timeline.captions, max(12, *map(len, timeline.strips))
    width = MARGIN * 2 + AXIS + columns * COLUMN + ENDS
    paper, first = Paper(width), timeline.numbers.steps[0]
    title = captions.say("timeline-title", round=first.round)
    paper.text(MARGIN, MARGIN + 14, cut(title, width - 2 * MARGIN, LARGE, BOLD), size=LARGE, weight=BOLD)
    legend = captions.say("timeline-legend")
    top = paper.paragraph(MARGIN, MARGIN + 20, legend, width - 2 * MARGIN, size=SMALL, ink="ink-2")
    top = draw_key(paper, captions, [seat for seat, _ in timeline.seats], top + 8) + 18
    before = first
    for index, strip in enumerate(timeline.strips):
        drawn = _Strip(paper, timeline, before, strip, top, is_last=index == len(timeline.strips) - 1)
        drawn.draw()
        top += drawn.height + 26
        before = strip[-1] if strip else before
    told = [
        captions.say("timeline-left", seat=seat, deals=captions.deals(before.deals[at]), many=min(before.deals[at], 2))
        for seat, at in timeline.seats
    ]
    return paper.svg(top - 26 + MARGIN, title, [legend, *told], theme)


@dataclass(frozen=True)
class _Strip:
    """One line of the time line."""

    paper: Paper
    timeline: Timeline
    before: Step
    steps: tuple[Step, ...]
    top: float
    is_last: bool

    @property
    def left(self) -> float:
        return MARGIN + AXIS

    @property
    def right(self) -> float:
        return self.left + COLUMN * len(self.steps)

    @property
    def height(self) -> float:
        return CHART + CARDS + ROW * len(self.timeline.seats) + 8

    @cached_property
    def most(self) -> float:
        """The largest number of deals in the round, as a power of ten."""
        return max(1.0, *(log10(deals) for step in self.timeline.numbers.steps for deals in self._deals(step)))

    def _deals(self, step: Step) -> list[int]:
        return [step.deals[at] for _, at in self.timeline.seats]

    def _y(self, deals: int) -> float:
        return self.top + 8 + (CHART - 20) * (1 - log10(deals) / self.most)

    def draw(self) -> None:
        """The axis, the moment that is looked at, the lines, then cards and bits below them."""
        self._now()
        self._powers()
        for order, (seat, at) in enumerate(self.timeline.seats):
            self._line(order, seat, at)
        if self.is_last:
            self._ends()
        for place, step in enumerate(self.steps):
            self._step(step, self.left + (place + 0.5) * COLUMN)
        self._learned()

    def _now(self) -> None:
        for place, step in enumerate(self.steps):
            if step.moment == self.timeline.now:
                x = self.left + place * COLUMN
                self.paper.box(x, self.top, COLUMN, self.height, fill="amber-soft", rx=6)
                self.paper.shape(f"M{x + COLUMN / 2} {self.top}V{self.top + CHART}", stroke="amber", stroke_width=2)

    def _powers(self) -> None:
        for power in range(0, int(self.most) + 1, max(1, ceil(self.most / 4))):
            y = self._y(10**power)
            self.paper.shape(f"M{self.left} {y:.2f}H{self.right}", stroke="line", stroke_width=1)
            text = self.timeline.captions.power(power)
            self.paper.text(self.left - 10, y + 4, text, size=TINY, ink="ink-2", anchor="end")

    def _line(self, order: int, seat: int, at: int) -> None:
        """A line that falls where a card was played; those of several seats lie beside one another where they agree."""
        off = (order - (len(self.timeline.seats) - 1) / 2) * 1.6
        path = f"M{self.left} {self._y(self.before.deals[at]) + off:.2f}"
        for place, step in enumerate(self.steps):
            path += f"H{self.left + (place + 0.5) * COLUMN:.2f}V{self._y(step.deals[at]) + off:.2f}"
        self.paper.shape(
            f"{path}H{self.right}", stroke=f"s{seat}", stroke_width=1.8, stroke_dasharray=SEAT_DASHES[seat]
        )

    def _ends(self) -> None:
        """Beside the end of each line its seat and the number of deals, moved apart so that none covers another."""
        last = self.steps[-1] if self.steps else self.before
        ends = sorted((self._y(last.deals[at]), seat, last.deals[at]) for seat, at in self.timeline.seats)
        room, y = 21.0, 0.0
        highest = self.top + CHART - room * len(ends)
        for place, (wanted, seat, deals) in enumerate(ends):
            y = max(min(wanted, highest + room * (place + 0.5)), y + room if place else self.top + 8)
            draw_seat(self.paper, self.timeline.captions.letters[seat], seat, self.right + 20, y, 8.5)
            text = cut(self.timeline.captions.deals(deals), ENDS - 38, SMALL, BOLD)
            self.paper.text(self.right + 34, y + 4.5, text, size=SMALL, weight=BOLD, ink=f"s{seat}")

    def _step(self, step: Step, x: float) -> None:
        assert step.done is not None
        seat, action = step.done
        captions, top = self.timeline.captions, self.top + CHART + 4
        if isinstance(action, Play):
            draw_card(self.paper, captions.deck, action.card, x - CARD_WIDTH / 2, top)
        else:
            text = captions.say("chip", verb=action.verb, given=str(action).removeprefix(action.verb).strip())
            size = min(TINY, TINY * COLUMN / width_of(text, TINY))
            self.paper.text(x, top + 22, text, size=size, ink="ink-2", anchor="middle")
        draw_seat(self.paper, captions.letters[seat], seat, x, top + 48, 8.5)

    def _learned(self) -> None:
        """Below each card what it has taught every seat."""
        most = max(1.0, *(step.bits[at] for step in self.timeline.steps for _, at in self.timeline.seats), 0.0)
        top = self.top + CHART + CARDS
        for row, (seat, at) in enumerate(self.timeline.seats):
            y = top + ROW * (row + 0.5)
            label = self.timeline.captions.say("timeline-bits")
            if row == 0:
                self.paper.text(MARGIN, y + 4, cut(label, AXIS - 34, TINY), size=TINY, ink="ink-2")
            draw_seat(self.paper, self.timeline.captions.letters[seat], seat, self.left - 16, y, 8.5)
            for place, step in enumerate(self.steps):
                x, bits = self.left + (place + 0.5) * COLUMN, step.bits[at]
                if bits < NOTHING:
                    self.paper.text(x, y + 4, "·", size=TINY, ink="ink-2", anchor="middle")
                    continue
                wide = (COLUMN - 6) * bits / most
                self.paper.box(x - wide / 2, y + 6, wide, 3.5, fill=f"s{seat}", rx=1)
                text = self.timeline.captions.say("bits", bits=round(bits, 1))
                self.paper.text(x, y + 3, text, size=TINY, anchor="middle")
