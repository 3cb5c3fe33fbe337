"""Pictures by name: one card, the table of cards and places, the time line of a round."""

from __future__ import annotations

from followsuit.errors import ParseError, shortened
from followsuit.knowledge.errors import NoPicture
from followsuit.knowledge.moments import Moment, Moments
from followsuit.knowledge.numbers import numbers
from followsuit.knowledge.pictures.captions import captions
from followsuit.knowledge.pictures.dot import kripke_dot
from followsuit.knowledge.pictures.kripke import drawing_of, kripke_svg
from followsuit.knowledge.pictures.place_table import place_table, place_table_svg
from followsuit.knowledge.pictures.timeline import Timeline, timeline_svg
from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message

TABLE, TIMELINE = "table", "timeline"
"""What can be drawn besides a card."""
SVG, DOT = "svg", "dot"


def draw(
    moments: Moments,
    what: str,
    *,
    at: int | None = None,
    seat: int | None = None,
    form: str = SVG,
    theme: str = "",
    language: str = ENGLISH,
) -> str:
    """A picture of a game at a moment, its last if none is given, as the text of a file.

    `what` is a card, `table` (cards by places, as a `seat` sees them or else a spectator) or `timeline` (of the round
    that the moment's action was done in). `form` is `svg`, or `dot` for a card. `theme` may be `light` or `dark`; else
    whoever looks at the picture decides. NoPicture says what cannot be drawn.
    """
    moment, words = moments.at(at), captions(moments.game, moments.players, language)
    if form not in (SVG, DOT) or (form == DOT and what in (TABLE, TIMELINE)):
        raise NoPicture(Message("knowledge/no-form", {"form": form, "what": what}))
    if what == TIMELINE:
        if moment.seen is not None:
            raise NoPicture(Message("knowledge/no-timeline"))
        ended = _dealt(moment.round_end or moment)
        return timeline_svg(Timeline(numbers(moments, round_=ended.round), moment.number, words), theme)
    shown = _dealt(moment)
    if what == TABLE:
        return place_table_svg(place_table(shown, shown.viewer if seat is None else seat, words), theme)
    try:
        card = moments.game.rules.deck.parse(what)
    except ParseError as error:
        example = error.facts.get("example", "")
        raise NoPicture(Message("knowledge/no-such-picture", {"what": shortened(what), "example": example})) from None
    earlier = moments.at(moment.number - 1) if moment.seen is None and moment.number else None
    drawing = drawing_of(card, shown, earlier, words)
    return kripke_dot(drawing) if form == DOT else kripke_svg(drawing, theme)


def _dealt(moment: Moment) -> Moment:
    """A moment, or after the last round of a game that round as it lay at its end; there must be cards."""
    shown = moment if moment.round is not None else moment.round_end
    if shown is None or not shown.public.hand_sizes:
        raise NoPicture(Message("knowledge/nothing-dealt"))
    return shown
