"""A sheet to draw on, written out as SVG that can be read by day and by night.

Colours are named as on the page and given by classes, so that a reader's own choice of light or dark decides, unless a
picture is made for one of them. Text is measured by the widest of the usual fonts, so that it fits with every other.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from html import escape

LIGHT = {
    "panel": "#FFFFFF", "ink": "#15242C", "ink-2": "#44565F", "line": "#D3DAD9", "line-2": "#7D8F96",
    "amber": "#F0AE2E", "ring-edge": "#15242C", "red": "#B01E2C", "blue": "#1D4C82", "blue-soft": "#DFE9F3",
    "amber-soft": "#FBE7BC", "s0": "#0072B2", "s1": "#C04F00", "s2": "#00805C", "s3": "#A8477F", "s4": "#8A6100",
    "s5": "#6A4C93", "s6": "#15242C", "s7": "#44565F",
}  # fmt: skip
DARK = {
    "panel": "#18252C", "ink": "#EDF0EC", "ink-2": "#A9B8BD", "line": "#2C3E47", "line-2": "#6F858F",
    "amber": "#F0AE2E", "ring-edge": "#0F181D", "red": "#FF8B84", "blue": "#8CBBEF", "blue-soft": "#1E3448",
    "amber-soft": "#4A3A14", "s0": "#6CB8EE", "s1": "#FF9A5C", "s2": "#4FCBA0", "s3": "#E79AC6", "s4": "#F0C453",
    "s5": "#B79CE0", "s6": "#EDF0EC", "s7": "#A9B8BD",
}  # fmt: skip
PRINT = {
    "face": "#FFFEFA", "edge": "#A9B4B8", "black": "#15242C", "hearts": "#BF2230", "fire": "#C8341A",
    "water": "#1C5FB0", "earth": "#4E6B1B", "air": "#6A4C93", "sword": "#2B4C7E", "staff": "#2F6B3C",
    "knives": "#B3262E", "stars": "#8A5A00",
}  # fmt: skip
"""The inks of cards, which are white by night as well."""
SEAT_DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 2", "1 3", "12 4", "6 2 2 2 2 2")
"""The lines of the seats, so that they can be told apart without their colours."""
FONTS = 'ui-sans-serif,-apple-system,"Segoe UI",Inter,Roboto,"Noto Sans","Liberation Sans",system-ui,sans-serif'
REGULAR, BOLD = 400, 700
SMALL, BODY, LARGE = 13, 15, 19
MARGIN = 24
"""Round every picture."""
LINE = 1.35
"""From one line of text to the next, in its own size."""

_WIDTHS = {
    0.35: " ',./:;Ijl\\|’·i",
    0.45: "()-[]ftJ!r",
    0.55: '"*_`–?csz“”',
    0.65: "FLkvxy$0123456789EPSTYabdeghnopqu{}",
    0.75: "ABCKRVXZNU",
    0.85: "&DGHOQ#+<=>^w~−×→∞",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_OTHER, _WIDE, _BOLDER = 1.0, 1.25, 1.15


def width_of(text: str, size: float, weight: int = REGULAR) -> float:
    """How wide a text may become, at most."""
    ems = sum(_width(letter) for letter in text)
    return ems * size * (_BOLDER if weight >= BOLD else 1)


def _width(letter: str) -> float:
    if letter in _WIDTH:
        return _WIDTH[letter]
    plain = unicodedata.normalize("NFD", letter)[0]
    if plain in _WIDTH:
        return _WIDTH[plain]
    if unicodedata.combining(letter):
        return 0
    return _WIDE if unicodedata.east_asian_width(letter) in "WF" else _OTHER


def wrapped(text: str, width: float, size: float, weight: int = REGULAR) -> list[str]:
    """A text in lines of a width; a word that is wider is cut."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(cut(word, width, size, weight))
    return lines


def cut(text: str, width: float, size: float, weight: int = REGULAR) -> str:
    """As much of a text as a width has room for."""
    if width_of(text, size, weight) <= width:
        return text
    kept = text
    while kept and width_of(f"{kept}…", size, weight) > width:
        kept = kept[:-1]
    return f"{kept}…"


class Paper:
    """What has been drawn, from below upwards."""

    def __init__(self, width: float) -> None:
        self.width = width
        self._drawn: list[str] = []
        self._used: set[tuple[str, str]] = set()

    def shape(self, path: str, *, fill: str = "none", stroke: str = "none", **more: object) -> None:
        """A path in colours of the palette; `more` are attributes of SVG."""
        self._add("path", {"d": path, **self._colours(fill, stroke), **_attributes(more)})

    def box(
        self, x: float, y: float, width: float, height: float, *, fill: str, stroke: str = "none", **more: object
    ) -> None:
        """A rectangle."""
        place = {"x": _n(x), "y": _n(y), "width": _n(width), "height": _n(height)}
        self._add("rect", {**place, **self._colours(fill, stroke), **_attributes(more)})

    def disc(self, x: float, y: float, radius: float, *, fill: str, stroke: str = "none", **more: object) -> None:
        """A circle."""
        place = {"cx": _n(x), "cy": _n(y), "r": _n(radius)}
        self._add("circle", {**place, **self._colours(fill, stroke), **_attributes(more)})

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = BODY,
        weight: int = REGULAR,
        ink: str = "ink",
        anchor: str = "start",
        struck: bool = False,
    ) -> None:
        """One line of text, `y` at the foot of its letters."""
        given = {"x": _n(x), "y": _n(y), "font-size": _n(size), **self._colours(ink, "none")}
        if weight != REGULAR:
            given["font-weight"] = str(weight)
        if anchor != "start":
            given["text-anchor"] = anchor
        if struck:
            given["text-decoration"] = "line-through"
        self._add("text", given, text)

    def paragraph(self, x: float, y: float, text: str, width: float, **style: object) -> float:
        """Text in lines below `y`; the foot of the last of them."""
        size, weight = float(str(style.get("size", BODY))), int(str(style.get("weight", REGULAR)))
        for line in wrapped(text, width, size, weight):
            y += size * LINE
            self.text(x, y, line, size=size, weight=weight, ink=str(style.get("ink", "ink")))
        return y

    def svg(self, height: float, title: str, told: Sequence[str], theme: str = "") -> str:
        """The sheet as a file: what it shows is told to those who cannot see it, too."""
        name = " ".join(filter(None, ("knows", theme)))
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{name}" viewBox="0 0 {_n(self.width)} {_n(height)}" '
            f'width="{_n(self.width)}" height="{_n(height)}" role="img">'
        )
        ground = f'<rect class="fill-panel" width="{_n(self.width)}" height="{_n(height)}" rx="12"/>'
        self._used.add(("fill", "panel"))
        style = f"<style>\n{self._style()}\n</style>"
        words = f"<title>{escape(title)}</title>\n<desc>{escape(' '.join(told))}</desc>"
        return "\n".join([head, words, style, ground, *self._drawn, "</svg>"]) + "\n"

    def _add(self, name: str, given: dict[str, str], inner: str = "") -> None:
        told = " ".join(f'{key}="{escape(value)}"' for key, value in given.items())
        self._drawn.append(f"<{name} {told}>{escape(inner)}</{name}>" if inner else f"<{name} {told}/>")

    def _colours(self, fill: str, stroke: str) -> dict[str, str]:
        names = [f"{kind}-{colour}" for kind, colour in (("fill", fill), ("stroke", stroke)) if colour != "none"]
        self._used |= {(kind, colour) for kind, colour in (("fill", fill), ("stroke", stroke)) if colour != "none"}
        plain = {} if fill != "none" else {"fill": "none"}
        return {"class": " ".join(names), **plain} if names else plain

    def _style(self) -> str:
        """The colours that were used, by day, by night, and as somebody has settled it."""
        by_day = _rules(self._used, LIGHT | PRINT, ".knows")
        by_night = _rules(self._used, DARK, ".knows:not(.light)")
        always = _rules(self._used, DARK, ".knows.dark")
        letters = f".knows text{{font-family:{FONTS};font-variant-numeric:tabular-nums lining-nums}}"
        return "\n".join([letters, *by_day, "@media (prefers-color-scheme:dark){", *by_night, "}", *always])


def _rules(used: set[tuple[str, str]], colours: dict[str, str], within: str) -> list[str]:
    known = sorted((kind, name) for kind, name in used if name in colours)
    return [f"{within} .{kind}-{name}{{{kind}:{colours[name]}}}" for kind, name in known]


def _attributes(more: dict[str, object]) -> dict[str, str]:
    """Attributes of SVG: `stroke_width=2` is `stroke-width="2"`; what is empty is left out."""
    return {
        key.replace("_", "-"): _n(value) if isinstance(value, int | float) else str(value)
        for key, value in more.items()
        if value != ""
    }


def _n(number: float) -> str:
    """A number with two places at most."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
