"""The rules page of a game, put together from what its words say: complete enough to learn it from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from followsuit.errors import LanguageError, shortened
from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Block, Cell, Paragraph, Say, Section, Table, markdown, paragraph
from followsuit.language.message import Message
from followsuit.language.scene import Scene
from followsuit.language.wording import language as language_of
from followsuit.language.wording import languages
from followsuit.rules.follow import free_says
from followsuit.rules.options import NamedValue, Option, Value, shown
from followsuit.rules.page import Page, Rules
from followsuit.rules.prose import number_ranges

Beside: TypeAlias = Mapping[str, tuple[Block, ...]]
"""What is told besides in some sections, by their names: `cards`, `trick`."""
NOTHING: Beside = {}


def rules_page(
    page: Page,
    options: Mapping[str, Value],
    rules: Rules,
    language: str = ENGLISH,
    *,
    notation: bool = True,
    beside: Beside = NOTHING,
) -> str:
    """The whole page in Markdown, for one choice of options; with `notation`, for those who type their actions."""
    seats = options["seats"]
    assert isinstance(seats, int)
    say = speaker(rules, language, notation=notation)
    told = _worded([*_sections(rules, seats, beside), *_option_section(page)], say)
    opening = f"# {page.name}\n\n{markdown([_opening(page, options)], say)}"
    return "\n\n".join([opening, *(f"## {heading}\n\n{body}" for heading, body in told)]) + "\n"


def rule_sections(
    rules: Rules, seats: int, language: str = ENGLISH, *, notation: bool = True, beside: Beside = NOTHING
) -> list[tuple[str, str]]:
    """Headings and bodies of the rules in the order of play, in Markdown."""
    return _worded(_sections(rules, seats, beside), speaker(rules, language, notation=notation))


def option_table(page: Page) -> str:
    """Every option with its values, its usual value and what it does: a table in English Markdown."""
    english = language_of(ENGLISH)
    scene = Scene(notation=True)
    return markdown([options_told(page)], lambda message: english.say(message, scene))


def _worded(sections: Iterable[Section], say: Say) -> list[tuple[str, str]]:
    return [(say(section.heading), markdown(section.blocks, say)) for section in sections]


def speaker(rules: Rules, language: str, *, notation: bool) -> Say:
    """Whoever words a game's messages; LanguageError for a language that there is not."""
    if language not in languages():
        facts = {"language": shortened(language), "languages": list(languages())}
        raise LanguageError(Message("language/unknown", facts))
    spoken, scene = language_of(language), Scene(rules.deck.names, notation=notation)
    return lambda message: spoken.say(message, scene)


def _opening(page: Page, options: Mapping[str, Value]) -> Paragraph:
    origin = Message(f"game/{page.key}/origin", english=page.origin)
    typed = [f"{key} {shown(value)}" for key, value in options.items()]
    return paragraph(
        Message(f"game/{page.key}/title", english=page.title),
        Message("rules/origin", {"origin": origin}) if page.origin else None,
        Message("rules/players", {"seats": number_ranges(page.seats)}),
        Message("rules/told-for", {"typed": typed, "settings": [_setting(page, *item) for item in options.items()]}),
    )


def _setting(page: Page, key: str, value: Value) -> Message:
    """An option as it was chosen; the game's own words for it, if there are any."""
    code = "rules/seats" if key == "seats" else f"setting/{page.key}/{key.replace('_', '-')}"
    return Message(code, {"value": value}, english=f"{key} {shown(value)}")


def heading(section: str) -> Message:
    """What stands above a section, by its name."""
    return Message(f"rules/heading-{section}")


def _sections(rules: Rules, seats: int, beside: Beside) -> Iterator[Section]:
    for name, blocks in _told(rules, seats):
        yield Section(heading(name), (*blocks, *beside.get(name, ())))


def _told(rules: Rules, seats: int) -> Iterator[tuple[str, tuple[Block, ...]]]:
    """The sections in the order of play: their names, and what is told in them."""
    deck = rules.deck
    promotions = [word for word in rules.specials if word.promotions]
    specials = [word for word in rules.specials if not word.promotions]
    orders = [order.says(deck) for order in rules.orders]
    yield _section(
        "cards", rules.deal.pack.says(deck), _ranking(rules), *(word.says(deck) for word in specials), *orders
    )
    if partners := rules.sides.says(seats):
        yield _section("sides", partners)
    offered = any(stage.offers_turned for stage in rules.stages)
    dealt = rules.deal.says(deck, scored=rules.scores_all, offered=offered)
    yield "deal", (dealt,)
    if trump := rules.trump.says(deck):
        may_lack = rules.deal.face_up is not None and not rules.deal.turns_card(rules.deal.longest)
        sentences = paragraph(trump, Message("rules/no-card-turned") if may_lack else None)
        yield "trump", (sentences,)
    for stage in rules.stages:
        yield stage.heading, stage.says(rules, seats)
    owed = (*(duty.says_after(deck, rules.play[:at]) for at, duty in enumerate(rules.play)), free_says(rules.play))
    yield _section("play", rules.opening.says(), *owed, *(word.says(deck) for word in rules.restraints))
    first = Message("rules/specials-first") if rules.faces.has_odd_cards else None
    yield _section(
        "trick", rules.trick.says(deck, trumps=rules.has_trumps), first, *(word.says(deck) for word in promotions)
    )
    if rules.tokens:
        yield "tokens", rules.tokens.says(deck)
    start = Message("rules/start", {"points": rules.start}) if rules.start else None
    worth = rules.card_points.says(deck) if rules.card_points else None
    yield _section("scoring", start, worth, *(word.says(deck) for word in rules.score))
    yield _section("ending", *(end.says(deck) for end in rules.end))


def _section(name: str, *paragraphs: Message | None) -> tuple[str, tuple[Block, ...]]:
    """A section with a paragraph for each message."""
    return name, tuple((each,) for each in paragraphs if each is not None)


def _ranking(rules: Rules) -> Message:
    plain = [
        rank
        for rank in reversed(rules.deck.ranks)
        if any(card.rank == rank and rules.faces.by_order[None][card].suit == card.suit for card in rules.deck.cards)
    ]
    numbers = []
    if rules.tokens:
        numbers = [
            Message("rules/worth", {"rank": rank, "points": number})
            for rank, number in rules.deck.strength.items()
            if rank != str(number)
        ]
    return Message("rules/ranking", {"ranks": plain, "numbers": numbers})


def _option_section(page: Page) -> Iterator[Section]:
    if page.options:
        yield Section(heading("options"), (options_told(page),))


def options_told(page: Page) -> Table:
    """The options of a game, a row each: its name, its values, the usual one, and what it does."""
    heads = ("rules/option", "rules/option-values", "rules/option-usual", "rules/option-says")
    name = Message("rules/option-name", {"key": "seats", "name": Message("rules/option-seats-name")})
    seats = (name, number_ranges(page.seats), str(page.usual_seats), Message("rules/option-seats"))
    rows = (seats, *(_option_row(page, option) for option in page.options))
    return Table(tuple(map(Message, heads)), rows)


def _option_row(page: Page, option: Option) -> tuple[Cell, ...]:
    code = f"{page.key}/{option.key.replace('_', '-')}"
    name = Message(f"option/{code}", english=option.key.replace("_", " ").capitalize())
    facts = {
        "says": Message(f"option/{code}.says", english=option.says),
        "values": [_named(code, named) for named in option.named],
        "seats": None if option.seats is None else number_ranges(option.seats),
    }
    return (
        Message("rules/option-name", {"key": option.key, "name": name}),
        Message("rules/option-told", {"typed": option.takes, "said": _takes(code, option)}),
        Message("rules/option-told", {"typed": shown(option.default), "said": _usual(code, option)}),
        Message("rules/option-row", facts),
    )


def _takes(code: str, option: Option) -> Message:
    """The values of an option as people would say them, who do not type them."""
    if option.named:
        return Message("rules/takes-choice", {"values": [_value(code, named.value) for named in option.named]})
    bounds = option.bounds
    if bounds is None:
        return Message("rules/takes-switch")
    return Message("rules/takes-number", {"least": bounds.least, "most": bounds.most, "none": bounds.may_be_none})


def _usual(code: str, option: Option) -> Message:
    """The usual value of an option as people would say it."""
    if option.named:
        return _value(code, str(option.default))
    return Message("rules/usual-switch" if option.bounds is None else "rules/usual-number", {"value": option.default})


def _value(code: str, value: str) -> Message:
    """A value that has a name, in a few words."""
    return Message(f"setting/{code}", {"value": value}, english=value)


def _named(option: str, named: NamedValue) -> Message:
    meaning = Message(f"value/{option}/{named.value}", english=named.says)
    seats = number_ranges(named.seats) if named.seats else None
    facts = {"value": named.value, "name": _value(option, named.value), "says": meaning, "seats": seats}
    return Message("rules/option-value", facts)
