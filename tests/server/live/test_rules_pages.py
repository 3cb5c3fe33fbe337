"""Rules pages on a server: put together once, beside the tables, and not all of them kept."""

from __future__ import annotations

import asyncio

import followsuit as fs
from followsuit.server.live import rules_pages
from followsuit.server.live.rules_pages import RulesPages
from followsuit.server.live.thinking import Thinking
from followsuit.server.run.metrics import Metrics
from followsuit.telling.rules_page import drawings


def test_a_page_is_put_together_once_and_the_oldest_go(monkeypatch):
    """Whoever asks for it again gets the same one, until many others were asked for."""
    monkeypatch.setattr(rules_pages, "MOST_PAGES", 2)

    async def asked() -> None:
        thinking = Thinking(lambda _: None, Metrics(), workers=1)
        pages = RulesPages(thinking)
        text, drawn = first = await pages.page(fs.game("zole"), "lv", "here", notation=False)
        assert fs.game("zole").rules_page("lv", notation=False) == text
        assert drawings(fs.game("zole"), "lv") == drawn
        await pages.page(fs.game("zole", rounds=3), "lv", "here", notation=False)
        assert first is await pages.page(fs.game("zole"), "lv", "there", notation=False)
        await pages.page(fs.game("zole"), "lv", "here", notation=True)
        assert first is await pages.page(fs.game("zole"), "lv", "here", notation=False)
        await pages.page(fs.game("zole", rounds=4), "lv", "here", notation=True)
        await pages.page(fs.game("zole", rounds=5), "lv", "here", notation=True)
        assert first is not await pages.page(fs.game("zole"), "lv", "here", notation=False)
        thinking.close()

    asyncio.run(asked())
