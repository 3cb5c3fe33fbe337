"""The rules page of a game with its pictures: how the cards rank, and an example trick.

Where there are no pictures, on a terminal or in Markdown, the same stands there as tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from followsuit.engine.game import Game
from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Block, Table, paragraph
from followsuit.language.message import Message
from followsuit.rules.explain import Beside, heading, rule_sections, rules_page, speaker
from followsuit.telling.documents import ExampleTrick, RankingDrawing, RulesDrawings
from followsuit.telling.example import Example, example_of
from followsuit.telling.game_constants import GameConstants, constants_of
from followsuit.telling.ranking import Row, card_rows


class Ranking(NamedTuple):
    """How the cards rank under an order, and what is said first: which order, and what the figures are."""

    says: tuple[Message, ...]
    rows: list[Row]


def illustrated_page(game: Game, language: str = ENGLISH, *, notation: bool = True) -> str:
    """The whole page in Markdown, with how the cards rank and an example trick."""
    return rules_page(game.page, game.options, game.rules, language, notation=notation, beside=_beside(game))


def illustrated_sections(game: Game, language: str = ENGLISH) -> list[tuple[str, str]]:
    """Headings and bodies of the rules in the order of play, the same way."""
    return rule_sections(game.rules, game.seats, language, beside=_beside(game))


def drawings(game: Game, language: str = ENGLISH) -> RulesDrawings:
    """What is drawn on the page, each under its heading."""
    say = speaker(game.rules, language, notation=False)
    groups: list[RankingDrawing] = [
        {"says": [say(message) for message in ranking.says], "rows": [row.worded(say) for row in ranking.rows]}
        for ranking in _rankings(game)
    ]
    example, trick = example_of(game), None
    if example is not None:
        trick = ExampleTrick(
            title=say(Message("example/title")),
            says=[say(message) for message in _scene_of(game, example)],
            cards=example.row.cards,
            notes=[" ".join(map(say, notes)) for notes in example.notes],
            taken=[say(message) for message in example.taken],
        )
    return {"cards_under": say(heading("cards")), "cards": groups, "trick_under": say(heading("trick")), "trick": trick}


def _rankings(game: Game) -> Iterator[Ranking]:
    """How the cards rank in the example, and under each other order that the game has a name for."""
    constants, example = constants_of(game), example_of(game)
    order = None if example is None else example.order
    named = {each.key: each.name for each in game.rules.orders}
    if order not in named:
        suit = order if order in game.rules.deck.names.suits and not constants.fixed_trumps else None
        yield _ranking(constants, order, Message("drawn/trump", {"suit": suit}) if suit else None)
    for key, name in named.items():
        yield _ranking(constants, key, Message("drawn/order", {"name": name}))


def _ranking(constants: GameConstants, order: str | None, which: Message | None) -> Ranking:
    """The rows of an order; what is worth nothing has no figure where nothing beside it is worth anything."""
    rows = [
        row
        if any(card["points"] for card in row.cards)
        else Row(row.title, [{**card, "points": None} for card in row.cards])
        for row in card_rows(constants, order)
    ]
    is_worth = any(card["points"] for row in rows for card in row.cards)
    worth = Message("drawn/worth", {"fewest": constants.penalties is not None}) if is_worth else None
    return Ranking(paragraph(which, worth), rows)


def _scene_of(game: Game, example: Example) -> tuple[Message, ...]:
    """What is to be known before the first card of the example."""
    suits = game.rules.deck.names.suits
    return (Message("example/trump", {"suit": example.order}),) if example.order in suits else ()


def _beside(game: Game) -> Beside:
    return {"cards": tuple(_ranking_blocks(game)), "trick": tuple(_example_blocks(game))}


def _ranking_blocks(game: Game) -> Iterator[Block]:
    for ranking in _rankings(game):
        if ranking.says:
            yield ranking.says
        for row in ranking.rows:
            codes = [card["card"] for card in row.cards]
            if all(card["points"] is None for card in row.cards):
                yield (Message("drawn/row", {"title": row.title, "cards": codes}),)
                continue
            yield (Message("drawn/row-title", {"title": row.title}),)
            head = tuple(Message("drawn/card", {"card": code}) for code in codes)
            yield Table(head, (tuple(str(card["points"]) for card in row.cards),))


def _example_blocks(game: Game) -> Iterator[Block]:
    example = example_of(game)
    if example is None:
        return
    yield (Message("example/intro"), *_scene_of(game, example))
    rows = tuple(
        (str(place), Message("drawn/card", {"card": card["card"]}), Message("example/said", {"notes": list(notes)}))
        for place, (card, notes) in enumerate(zip(example.row.cards, example.notes, strict=True), 1)
    )
    yield Table(tuple(map(Message, ("example/player", "example/card", "example/why"))), rows)
    yield example.taken
