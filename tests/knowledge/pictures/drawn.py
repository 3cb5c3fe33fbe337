"""Pictures taken apart again: what is written where, and whether it stays on the sheet."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

import followsuit as fs
from followsuit.knowledge import Moments
from followsuit.knowledge.pictures.paper import width_of
from tests.support import play_randomly

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Written:
    """A line of text: where it starts and ends if its font is a wide one, and how low it stands."""

    text: str
    left: float
    right: float
    foot: float
    size: float


def sheet(svg: str) -> ElementTree.Element:
    """A picture as XML, which it has to be."""
    return ElementTree.fromstring(svg)


def written(svg: str) -> Iterator[Written]:
    """Every text of a picture."""
    for each in sheet(svg).iter(f"{SVG}text"):
        size, text = float(each.attrib["font-size"]), each.text or ""
        wide = width_of(text, size, int(each.get("font-weight", "400")))
        x = float(each.attrib["x"])
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[each.get("text-anchor", "start")]
        yield Written(text, left, left + wide, float(each.attrib["y"]), size)


def texts(svg: str) -> list[str]:
    """What a picture says, line by line."""
    return [each.text for each in written(svg)]


def faults(svg: str) -> list[str]:
    """What is wrong with a picture: text that leaves the sheet or is too small, colours that nobody has defined."""
    root = sheet(svg)
    width, height = (float(each) for each in root.attrib["viewBox"].split()[2:])
    found = [f"off the sheet: {each}" for each in written(svg) if not fits(each, width, height)]
    style = root.findtext(f"{SVG}style") or ""
    defined = set(re.findall(r"\.knows \.([\w-]+)\{", style))
    used = {name for each in root.iter() for name in each.get("class", "").split()} - {"knows", "light", "dark"}
    found += [f"no such colour: {name}" for name in sorted(used - defined)]
    if not root.findtext(f"{SVG}title") or not root.findtext(f"{SVG}desc"):
        found.append("nothing is said to those who cannot see it")
    return found


def fits(text: Written, width: float, height: float) -> bool:
    """Whether a text can be read whole."""
    return 0 <= text.left and text.right <= width and text.size <= text.foot <= height - 2 and bool(text.text)


def game_of(game: fs.Game, seed: int = 3, rounds: int = 2, players: tuple[str, ...] = ()) -> Moments:
    """Some rounds of a game at random."""
    return Moments.of_state(play_randomly(game.start(seed), random.Random(seed), rounds=rounds), players)
