"""The front page with more games than stand in front, whatever the games of the package are."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route

FIVE = ("zole", "boerenbridge", "miesjelen", "ninja-whist", "elemental")
MORE: dict[str, tuple[str, str, list[int], int, str]] = {
    "whist": ("Whist", "partners", [4], 15, "Two pairs, no bids, every trick above six counts."),
    "oh-hell": ("Oh Hell", "exact-bids", [3, 4, 5, 6, 7], 15, "Up to seven cards and down; only exact bids score."),
    "spades": ("Spades", "partners", [4], 20, "Bid with your partner; spades are always trump."),
    "hearts": ("Hearts", "avoid", [4], 15, "Take no hearts and no queen, or take them all."),
    "sueca": ("Sueca", "partners", [4], 10, "Ten cards, sevens above kings, sixty-one to win."),
    "euchre": ("Euchre", "partners", [4], 10, "Five cards, two bowers, three tricks to make it."),
    "klaverjas": ("Klaverjas", "partners", [4], 20, "Jack and nine lead the trumps; runs bring roem."),
}


def tell_five(page: Page) -> None:
    """Let a page be told of those games alone that stand in front."""
    _tell(page, ())


def tell_twelve(page: Page) -> None:
    """Let a page be told of these twelve games."""
    _tell(page, tuple(MORE))


def _tell(page: Page, more: tuple[str, ...]) -> None:
    def answer(route: Route) -> None:
        response = route.fetch()
        told = {game["key"]: game for game in response.json()}
        games = [told[key] for key in FIVE] + [_made(told["boerenbridge"], key) for key in more]
        route.fulfill(response=response, json=sorted(games, key=lambda game: str(game["key"])))

    page.route("**/api/v1/games", answer)


def _made(like: dict[str, Any], key: str) -> dict[str, Any]:
    name, family, seats, minutes, title = MORE[key]
    values = [{"value": value, "says": "", "seats": None} for value in seats]
    option = like["options"][0] | {"values": values, "default": seats[0], "least": seats[0], "most": seats[-1]}
    front_page = like["front_page"] | {"place": None, "family": family, "also_called": [], "minutes": minutes}
    made = {"key": key, "name": name, "title": title, "options": [option], "front_page": front_page}
    return like | made
