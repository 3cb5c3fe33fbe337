"""The Kripke model of one card as DOT, for Graphviz and other programs that lay out graphs."""

from __future__ import annotations

from json import dumps

from followsuit.knowledge.one_card import Lying
from followsuit.knowledge.pictures.kripke import Drawing
from followsuit.knowledge.pictures.paper import LIGHT, SEAT_DASHES

STYLES = {"": "solid", "2 4": "dotted", "1 3": "dotted"}
"""What Graphviz calls the lines of the seats; all others are dashed."""


def kripke_dot(drawing: Drawing) -> str:
    """The model as it is now, a node a world and an edge for each seat that cannot tell two of them apart.

    What the last action has ruled out is there too, dashed and without edges.
    """
    now, captions = drawing.now, drawing.captions
    numbers = {world: f"w{place}" for place, world in enumerate(drawing.worlds)}
    lines = [
        "graph knows {",
        f"  label={_text(captions.say('where-is', card=str(now.card), several=drawing.is_several))};",
        "  labelloc=t;",
        '  node [shape=diamond, fontname="sans-serif"];',
        '  edge [fontname="sans-serif"];',
    ]
    for world, number in numbers.items():
        lines.append(f"  {number} [{_node(drawing, world)}];")
    for (one, other), seats in now.edges.items():
        for seat in seats:
            colour, style = LIGHT[f"s{seat}"], STYLES.get(SEAT_DASHES[seat], "dashed")
            letter = _text(captions.letters[seat])
            lines.append(f'  {numbers[one]} -- {numbers[other]} [label={letter}, color="{colour}", style={style}];')
    return "\n".join([*lines, "}"]) + "\n"


def _node(drawing: Drawing, world: Lying) -> str:
    label = _text(", ".join(map(drawing.captions.place, world)) or drawing.captions.say("note-open", turned=True))
    if world not in drawing.now.deals:
        return f'label={label}, style=dashed, color="{LIGHT["line-2"]}", fontcolor="{LIGHT["line-2"]}"'
    return f"label={label}" + (", peripheries=2" if world == drawing.now.true else "")


def _text(text: str) -> str:
    """A text in quotes as DOT reads it."""
    return dumps(text, ensure_ascii=False)
