"""Draw what links show of themselves where they are posted, a picture a game and one for all: `make pictures`."""

from __future__ import annotations

import io
import math
import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from followsuit.server.web.preview import HEIGHT, WIDTH
from tests.web.chromium import ARGUMENTS, executable

WEB = Path(__file__).parents[2] / "web"
INKS = ("#9C2230", "#F0AE2E", "#1D4C82", "#F6F1E6", "#0E5A66")
COLOURS = 48


def garland() -> str:
    """Woven lozenges on a string, across the top."""
    string, lozenges = "M0 24", ""
    for at in range(31):
        x, y = at * 40, 24 + 34 * math.sin(math.pi * (at % 6) / 6)
        string += f"L{x} {y:.1f}"
        lozenges += f'<path d="M{x} {y:.1f}l17 22-17 22-17-22Z" fill="{INKS[at % 5]}" stroke="#15242C40"/>'
    return f'<path d="{string}" fill="none" stroke="#F6F1E6" stroke-width="2"/>{lozenges}'


def drawing(cover: str, mark: str) -> str:
    """The picture as SVG: a cover in the middle of the cloth, with the garland above and the mark below."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#15242C"/>'
        '<path d="M600 40 1140 315 600 590 60 315Z" fill="#1C2E36"/>'
        '<path d="M600 110 1000 315 600 520 200 315Z" fill="#22363F"/>'
        f'{garland()}<svg x="420" y="150" width="360" height="360" viewBox="0 0 200 200">{cover}</svg>'
        '<rect x="420" y="150" width="360" height="360" fill="none" stroke="#F0AE2E" stroke-width="8"/>'
        f'<g transform="translate(556 530)">{mark}</g></svg>'
    )


def main() -> None:
    """Draw them all."""
    mark = (
        '<path d="M30 4 58 40 30 76 2 40Z" fill="#F0AE2E"/>'
        '<path d="M48 12 70 40 48 68M66 12 88 40 66 68" fill="none" stroke="#F6F1E6" stroke-width="7"/>'
    )
    icon = (
        '<rect width="200" height="200" fill="#F6F1E6"/><path d="M100 20 164 100 100 180 36 100Z" fill="#9C2230"/>'
        '<path d="M100 52 138 100 100 148 62 100Z" fill="#F0AE2E"/>'
        '<path d="M100 78 118 100 100 122 82 100Z" fill="#15242C"/>'
    )
    folder = WEB / "public" / "preview"
    folder.mkdir(exist_ok=True)
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS) as browser,
    ):
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        write(page, drawing(icon, mark), WEB / "public" / "preview.png")
        for path in sorted((WEB / "src" / "art" / "covers").glob("*.svg")):
            cover = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", path.read_text("utf-8"))
            write(page, drawing(cover, mark), folder / f"{path.stem}.png")


def write(page: Page, svg: str, path: Path) -> None:
    """Write a drawing in few colours."""
    page.set_content(f"<body style='margin:0'>{svg}</body>")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main()
