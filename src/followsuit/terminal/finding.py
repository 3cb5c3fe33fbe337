"""Games found by what somebody remembers of them, and sorted as they are listed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from followsuit.engine.game import Game
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.rules.families import family_name, family_order
from followsuit.rules.prose import whole_number


def found(games: Iterable[Game], say: Say, words: Sequence[str] = (), family: str | None = None) -> list[Game]:
    """The games of a family, or of all, that every word fits: those in front first, then by name.

    A number fits games that so many can play; any other word fits where a name, the family or the sentence has it.
    """
    fitting = (game for game in games if family in (None, game.page.front_page.family))
    return sorted((game for game in fitting if all(_fits(game, word, say) for word in words)), key=_order)


def _order(game: Game) -> tuple[int, bool, int, str]:
    front_page = game.page.front_page
    return family_order(front_page.family), front_page.place is None, front_page.place or 0, game.name


def _fits(game: Game, word: str, say: Say) -> bool:
    number = whole_number(word)
    return number in game.page.seats if number is not None else plain(word) in plain(" ".join(_texts(game, say)))


def _texts(game: Game, say: Say) -> list[str]:
    page = game.page
    title = say(Message(f"game/{page.key}/title", english=page.title))
    return [page.key, page.name, *page.front_page.also_called, say(family_name(page.front_page.family)), title]


def plain(text: str) -> str:
    """A text as it is compared: without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
