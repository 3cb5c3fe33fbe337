"""Rules pages: each is put together once, in a thread, for its example trick is played for it; then it is kept."""

from __future__ import annotations

from collections import OrderedDict

from followsuit.engine.game import Game
from followsuit.server.live.line import Rank
from followsuit.server.live.thinking import Thinking
from followsuit.telling.documents import RulesDrawings
from followsuit.telling.rules_page import drawings

MOST_PAGES = 256
"""How many are kept, of some kilobytes each; past it, those that were asked for longest ago go."""
Page = tuple[str, RulesDrawings]
"""The text in Markdown, and what is drawn beside it."""


class RulesPages:
    """The rules pages of one node. To be used in one event loop."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[tuple[Game, str, bool], Page] = OrderedDict()

    async def page(self, game: Game, language: str, origin: str, *, notation: bool) -> Page:
        """A game's rules with its options; two that ask for a new page at once both have it made."""
        key = game, language, notation
        if key not in self._kept:
            page = await self._thinking.work(Rank.ASKED, origin, lambda: _made(game, language, notation=notation))
            self._kept[key] = page
            if len(self._kept) > MOST_PAGES:
                self._kept.popitem(last=False)
            return page
        self._kept.move_to_end(key)
        return self._kept[key]


def _made(game: Game, language: str, *, notation: bool) -> Page:
    return game.rules_page(language, notation=notation), drawings(game, language)
