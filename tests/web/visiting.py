"""Somebody who visits the page with a browser, and plays there as one does: by looking, tapping and typing."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from playwright.sync_api import Browser, Cookie, Locator, Page, ViewportSize

import followsuit as fs
from tests.server.person import QUICK

PHONE = ViewportSize(width=360, height=640)
SIDEWAYS = ViewportSize(width=640, height=360)
"""The same phone, held the other way."""
TABLET = ViewportSize(width=768, height=1024)
DESKTOP = ViewportSize(width=1280, height=800)
PATIENCE = 120_000
"""Milliseconds for something that takes much less than a second; the machine may have much to do."""
ASK_AGAIN = 0.01
"""Seconds between two looks at what others do: without a pause looking would take their time."""
VISIBLE = """(card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  for (let x = left + 4; x < left + width; x += 6)
    for (let y = top + 4; y < top + height; y += 6)
      if (card.contains(document.elementFromPoint(x, y))) return [x, y];
}"""
"""A point of a card that no other card covers."""
LEARNED = (
    "if (location.protocol === 'http:') "
    f"localStorage.setItem('followsuit.learned', {json.dumps(json.dumps([*fs.games(), 'test-whist']))})"
)
"""Somebody who knows every game is not offered to learn one."""
LISTEN = """
window.heard = [];
window.shown = [];
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const within = target.nodeType === 1 ? target : target.parentElement;
    const text = within?.closest('[aria-live]')?.textContent.trim();
    if (text) window.heard.push(text);
    for (const node of [within?.closest('.banner, .notice'), ...addedNodes])
      if (node?.matches?.('.banner, .notice')) window.shown.push(node.innerText.trim());
  }
}).observe(document.body, { childList: true, characterData: true, subtree: true }));
"""
"""Keeps what the page reads out, and what it shows for a while only."""


STORED = "cookies,local_storage,indexeddb,cache_storage"
"""Where a page may keep something, as Chromium calls it."""
HELD = (
    "() => [...document.querySelectorAll('#hand [data-card]')].map((card) => card.dataset.card + card.innerText).join()"
)
"""What one's hand looks like."""


def has_shown(page: Page, *words: str) -> None:
    """Wait until a page has shown these words, or some of them, though they may be gone by now."""
    page.wait_for_function("words => words.some((each) => window.shown.some((text) => text.includes(each)))", arg=words)


class Visitor:
    """Somebody with a browser: a window of some size, cookies and settings of their own.

    What is for when there is no connection is not fetched unless the test is about that (`service_workers`).
    """

    def __init__(self, browser: Browser, address: str, size: ViewportSize, *, tour: bool = False, **more: Any) -> None:
        self.faults: list[str] = []
        self.size = size
        self.colors = more.get("color_scheme", "light")
        self.origin = f"http://{address}"
        self.context = browser.new_context(
            base_url=self.origin,
            viewport=size,
            has_touch=size is PHONE,
            **({"locale": "en", "reduced_motion": "reduce", "service_workers": "block"} | more),
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        if not tour:
            self.context.add_init_script(LEARNED)

    @cached_property
    def page(self) -> Page:
        """The tab that is looked at, opened when it is first needed."""
        return self.window()

    def window(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_viewport_size(self.size)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def come(self, size: ViewportSize, cookies: Sequence[Cookie]) -> None:
        """Begin with a window of some size, and perhaps as somebody whom the server knows."""
        self.size = size
        if "page" in vars(self):
            self.page.set_viewport_size(size)
        if cookies:
            # As they were given they may be given back, though the two have types of their own.
            self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def leave(self) -> list[str]:
        """Leave the browser as if nobody had used it: the faults that were met in the page."""
        if "page" in vars(self):
            self._clean()
        self.context.clear_cookies()
        met, self.faults = self.faults, []
        return met

    def _clean(self) -> None:
        """Close all tabs but one, which is empty then, and remove whatever is stored or remembered.

        Files of the page that bear their content in their name stay: loading them anew takes much and shows nothing.
        """
        for tab in self.context.pages:
            if tab is not self.page:
                tab.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto("about:blank")
        self.page.mouse.move(0, 0)
        self.page.emulate_media(color_scheme=self.colors)
        tools = self.context.new_cdp_session(self.page)
        tools.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": STORED})
        tools.send("Page.resetNavigationHistory")
        tools.detach()

    def table(self, game: str, seats: Sequence[str | None], /, **more: Any) -> str:
        """Make a table as the page does, sit down at it, and look at it: its code."""
        code = self.unseen_table(game, seats, **more)
        self.page.goto(f"/table/{code}")
        return code

    def unseen_table(self, game: str, seats: Sequence[str | None], /, **more: Any) -> str:
        """Make a table and sit down at it, but do not look at it yet: its code."""
        body = {
            "game": game,
            "options": {"seats": len(seats)} | more.pop("options", {}),
            "seats": [{} if bot is None else {"bot": bot} for bot in seats],
            "customs": QUICK | more.pop("customs", {}),
            "name": "Anna",
            **more,
        }
        answer = self.context.request.post("/api/v1/tables", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["code"])

    def telling(self, code: str) -> Any:
        """What the server tells this browser of a table and its game, with sentences in English."""
        return self.context.request.get(f"/api/v1/tables/{code}?words=en").json()

    def finish(self, code: str) -> None:
        """Play a game to its end behind the page's back, the first way that there is."""
        while (document := self.telling(code))["table"]["status"] != "over":
            if document["telling"]["legal"]:
                body = {"action": document["telling"]["legal"][0], "version": document["table"]["version"]}
                self.context.request.post(f"/api/v1/tables/{code}/actions", data=body)
            else:
                time.sleep(ASK_AGAIN)

    def heard(self) -> list[str]:
        """Everything that a screen reader was told so far."""
        return list(self.page.evaluate("window.heard"))


class Game:
    """A game on the page, as one sees and plays it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("toolbar", name="Your hand")
        self.playable = self.hand.get_by_role("button", name=re.compile("can be played|once more plays it"))
        self.question = page.locator(".ask")
        self.giving = page.get_by_role("button", name=re.compile(r"^(Pass |Choose . more)")).and_(page.locator(".give"))
        """What gives chosen cards to somebody else."""
        self.over = page.get_by_role("heading", name="The game is over")

    def turn(self) -> None:
        """Wait until something is asked. A complete trick is looked at for a moment, unless one taps somewhere."""
        asked = self.question.or_(self.playable).or_(self.giving).first
        deadline = time.monotonic() + PATIENCE / 1000
        while not asked.is_visible():
            assert time.monotonic() < deadline, "nothing is asked"
            self.page.mouse.click(200, 4)
            self.page.wait_for_timeout(1000 * ASK_AGAIN)

    def step(self) -> str:
        """Do whatever is asked now, the first way that there is: what was done."""
        self.turn()
        if self.giving.is_visible():
            return self.give()
        return self.answer() if self.question.is_visible() else self.play()

    def give(self) -> str:
        """Choose the first cards of the hand, as many as are to be given away, and give them: what the button said."""
        choosable = self.hand.get_by_role("button", name="can be chosen")
        while self.giving.get_attribute("aria-disabled") == "true":
            self.tap(choosable.first)
        says = self.giving.inner_text()
        self.giving.click()
        self.giving.wait_for(state="hidden")
        return says

    def play(self) -> str:
        """Play the first card that can be played."""
        name, held = self.playable.first.get_attribute("data-card"), self.page.evaluate(HELD)
        self.tap(self.playable.first)
        if (raised := self.hand.get_by_role("button", name="once more plays it")).count():
            self.tap(raised)
        self.page.wait_for_function(f"held => document.querySelector('.ask') || ({HELD})() !== held", arg=held)
        return f"play {name}"

    def tap(self, card: Locator) -> None:
        """Tap a card where it can be seen."""
        self.page.mouse.click(*card.evaluate(VISIBLE))

    def answer(self) -> str:
        """Choose the first of what is offered, and do it: what was asked."""
        question = self.question.element_handle()
        asked = self.question.get_by_role("heading").inner_text()
        if (offered := self.question.get_by_role("radio", disabled=False)).count():
            offered.first.click()
        movable = re.compile("move it to the stash|can be chosen")
        while self.question.get_by_role("button", name=re.compile("^Choose . more")).count():
            self.question.get_by_role("button", name=movable, disabled=False).first.click()
        buttons = self.question.get_by_role("button", disabled=False)
        buttons.last.click()
        question.wait_for_element_state("hidden")
        return asked

    def steps(self) -> Iterator[str]:
        """Play until the game is over: everything that was done."""
        for _ in range(500):
            self.turn()
            if self.over.is_visible():
                return
            yield self.step()
        raise AssertionError("the game does not end")
