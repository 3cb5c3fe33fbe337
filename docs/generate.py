"""Write the parts of the docs that come from the code: `python docs/generate.py`. With `--check`, name what is stale.

A generated part stands between `<!-- generated: NAME -->` and `<!-- end -->`; all else on a page is written by hand.
A game without a page gets one, with every heading and an empty Strategy.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from io import StringIO
from pathlib import Path

from field import FIELD, IDEAS
from figures import figures, hand_sizes, seats_with, settings, unusual, usual
from learned import command, curves, rows
from reference import reference
from refused import REFUSED, after, example
from rich.console import Console

import followsuit as fs
from followsuit import errors, rules
from followsuit.knowledge import Moments
from followsuit.knowledge.pictures import draw
from followsuit.rules import Page, Rules
from followsuit.rules.contracts import PASS
from followsuit.rules.explain import option_table, rule_sections
from followsuit.rules.options import shown
from followsuit.rules.page import pages
from followsuit.rules.prose import counted, number_ranges
from followsuit.server.run.settings import Settings, documented
from followsuit.server.web.app import API, create_app
from followsuit.telling.rules_page import illustrated_sections
from followsuit.terminal.board import Board, heading
from followsuit.terminal.speech import Speech

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
HEADINGS = ("Play it", "Rules", "Options", "Notation", "Strategy", "Figures")
PART = re.compile(r"(?P<start><!-- generated: (?P<name>[a-z ]+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL)

Parts = Mapping[str, Callable[[], str]]


def filled(text: str, parts: Parts) -> str:
    """A page with each generated part made anew."""
    return PART.sub(lambda part: f"{part['start']}{tidy(parts[part['name']]())}\n{part['end']}", text)


def tidy(text: str) -> str:
    """Markdown without spaces at the end of lines and with single empty lines."""
    lines = "\n".join(line.rstrip() for line in text.splitlines())
    return re.sub(r"\n{3,}", "\n\n", lines).strip()


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A Markdown table."""
    head = list(head)
    lines = [head, ["---"] * len(head), *([str(cell).replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def code(*texts: object) -> str:
    """Texts as Markdown code, one after another."""
    return " ".join(f"`{text}`" for text in texts)


def game_page(page: Page) -> str:
    """A page for a game that has none."""
    parts = {"Play it": "play", "Rules": "rules", "Options": "options", "Notation": "notation", "Figures": "figures"}
    sections = [f"# {page.name}", _part("facts")]
    for title in HEADINGS:
        sections.append(f"## {title}")
        if title in parts:
            sections.append(_part(parts[title]))
    return "\n\n".join(sections) + "\n"


def _part(name: str) -> str:
    return f"<!-- generated: {name} -->\n<!-- end -->"


def game_parts(page: Page) -> Parts:
    """What is generated on the page of a game."""
    game = fs.Game.of(page)
    return {
        "facts": lambda: facts(game),
        "play": lambda: play_it(game),
        "rules": lambda: rules_part(game),
        "options": lambda: options_part(page),
        "notation": lambda: notation(game.rules),
        "figures": lambda: figures_part(page),
    }


def facts(game: fs.Game) -> str:
    """The line under the title."""
    page = game.page
    origin = f" From {page.origin}." if page.origin else ""
    seats = f"{number_ranges(page.seats)} seats, usually {page.usual_seats}"
    rounds = "no fixed number of rounds" if game.rounds is None else counted(game.rounds, "round")
    return f"{page.title}{origin}\n\n{seats} · {cards_in_play(game.rules)} · {rounds}"


def cards_in_play(rules_: Rules) -> str:
    """“26 cards”, or “12–20 of 52 cards” where a round uses only some."""
    whole = len(rules_.deck.cards)
    packs = sorted({len(rules_.deal.pack.cards(rules_.deck, size)) for size in hand_sizes(rules_)})
    return f"{whole} cards" if packs == [whole] else f"{span(packs[0], packs[-1])} of {whole} cards"


def play_it(game: fs.Game) -> str:
    """How to play, from the command line and from Python."""
    return (
        f"```sh\nfollowsuit play {game.key}\n```\n\nFrom Python:\n\n"
        f'```python\nimport followsuit as fs\n\nstate = fs.game("{game.key}").start(seed=1)\n'
        "print(state.view(state.to_act))\n```"
    )


def rules_part(game: fs.Game) -> str:
    """The rules of a game, a heading for each step of a round."""
    return "\n\n".join(f"### {title}\n\n{body}" for title, body in illustrated_sections(game))


def options_part(page: Page) -> str:
    """The options, and what each switch and choice changes in the rules above."""
    changes = []
    for name, base, game in variants(page):
        told = paragraphs(base)
        if new := [text for text in paragraphs(game) if text not in told]:
            titles = [title for title, _ in new]
            body = (
                text if title in titles[:index] else f"*{title}.* {text}" for index, (title, text) in enumerate(new)
            )
            changes.append("\n\n".join([f"### With {name}", *body]))
    return "\n\n".join([option_table(page), *changes])


def paragraphs(game: fs.Game) -> list[tuple[str, str]]:
    """Every paragraph of the rules with the heading it stands under."""
    sections = rule_sections(game.rules, game.seats)
    return [(title, text) for title, body in sections for text in tidy(body).split("\n\n")]


def variants(page: Page) -> Iterator[tuple[str, fs.Game, fs.Game]]:
    """What is not as usual, the game as usual, and so.

    It is one switch or choice; or the seat count, where hands do not depend on it.
    """
    most_usual = fs.Game.of(page)
    if isinstance(most_usual.rules.deal.hands, int):
        yield from ((f"{seats} seats", most_usual, fs.Game.of(page, seats=seats)) for seats in page.seats)
    for option, value in unusual(page):
        seats = seats_with(page, option, value)[0]
        told_for = "" if seats == page.usual_seats else f", told for {seats} seats"
        game = fs.Game.of(page, seats=seats, **{option.key: value})
        yield f"`{option.key}` {shown(value)}{told_for}", usual(page, seats) or most_usual, game


def notation(rules_: Rules) -> str:
    """How the cards, tokens and actions of a game are written."""
    deck = rules_.deck
    suited = [card for card in deck.counts if card.suit]
    names = [f"{code(rank)} {name}" for rank in deck.ranks if (name := deck.rank_names.get(rank))]
    low, high = suited[0], suited[-1]
    example = f"{code(low)} is the {deck.name_of(low)}, {code(high)} the {deck.name_of(high)}"
    lines = [
        f"A card is its rank and the letter of its suit: {example}.",
        table(("suit", "letter", "sign"), ((suit.name, code(suit.letter), suit.sign) for suit in deck.suits)),
        f"Ranks: {code(*deck.ranks)}" + (f" ({', '.join(names)})." if names else "."),
    ]
    bare = [(card, copies) for card, copies in deck.counts.items() if not card.suit]
    if bare:
        copies = ", ".join(f"{code(card)} is the {deck.name_of(card)}{_copies(count)}" for card, count in bare)
        lines.append(f"Cards without a suit: {copies}.")
    if rules_.tokens:
        lines.append(f"Tokens: {code(*rules_.tokens.kinds)}.")
    lines.append(table(("action", "meaning"), ((code(text), meaning) for text, meaning in actions_of(rules_))))
    return "\n\n".join(lines)


def _copies(count: int) -> str:
    return f" ({count} copies of one face)" if count > 1 else ""


SAID: Mapping[str, Mapping[str, str]] = {
    "pass": {"": "pass three cards to another player"},
    "trump": {"": "name {suit} as trump", "pass": "leave that to the next player, where the table lets you"},
    "call": {
        "pass": "pass",
        "up": "make the suit of the turned card trump",
        "up alone": "the same, to play without your partner",
        "": "in the second turn, name {suit} as trump",
    },
    "blind": {
        "nil": "before looking at your cards, bid nil",
        "look": "look at your cards, and bid later",
    },
    "discard": {"": "as the dealer, put a card away for the one you took up"},
}
"""What is said or picked before the first card, by verb: the words behind it, and their meaning; none for a suit."""


def actions_of(rules_: Rules) -> Iterator[tuple[str, str]]:
    """An example of each action that players of a game can do, with its meaning."""
    deck = rules_.deck
    high = next(card for card in reversed(deck.cards) if card.suit)
    if rules_.trump.may_be_named:
        yield f"trump {deck.suits[0].letter}", f"as the dealer, name {deck.suits[0].name} as trump"
    if rules_.contracts:
        yield f"choose {PASS}", "pass"
        for contract in rules_.contracts.offers:
            yield f"choose {contract.letter}", f"play {contract.name}"
        if stash := max(contract.stash for contract in rules_.contracts.offers):
            yield f"stash {' '.join(map(str, deck.cards[:stash]))}", f"put {counted(stash, 'card')} away"
    if rules_.bidding:
        yield "bid 2", "say that you will take two tricks"
    for stage in rules_.stages:
        for verb in stage.verbs:
            for said in SAID.get(verb, ()):
                first = deck.suits[0]
                text = stage.example(rules_, verb) if verb in stage.picks else f"{verb} {said or first.letter}"
                yield text, SAID[verb][said].format(suit=first.name)
    for card in (high, *(card for card in deck.counts if not card.suit)):
        yield f"play {card}", f"play the {deck.name_of(card)}"
    if rules_.tokens:
        token = max(rules_.tokens.kinds, key=len)
        yield f"add {token}", f"lay the token {code(token)} with the card just played"
        yield "done", "lay no more tokens"
        yield f"take 2 {token}", f"take the token {code(token)} from seat 2"


def figures_part(page: Page) -> str:
    """The figures of each setting, as a table."""
    rows = [(name, game.seats, figures(game)) for name, game in settings(page)]
    fixed = all(row.rounds is not None for _, _, row in rows)
    whole = "in a game" if fixed else "in a round"
    head = ("seats", "options", "rounds", "cards in a hand", "cards not dealt", f"tricks {whole}", f"actions {whole}")
    cells = (
        (
            seats,
            name,
            row.rounds or "open",
            climb(row.hands),
            span(*row.undealt),
            span(*row.tricks),
            f"{row.actions[0]} and more" if row.actions[1] is None else span(row.actions[0], row.actions[1]),
        )
        for name, seats, row in rows
    )
    rules_ = fs.Game.of(page).rules
    notes = ["An action is anything that a player does: something said, cards picked, or a card played."]
    if rules_.deal.face_up is not None and rules_.deal.face_up.leaves_play():
        notes.append("A card that is turned up counts as not dealt.")
    if rules_.tokens:
        notes.append("Laying and taking tokens adds to the actions.")
    return f"{table(head, cells)}\n\n{' '.join(notes)}"


def span(least: int, most: int) -> str:
    """“5”, or “1–5”."""
    return str(least) if least == most else f"{least}–{most}"


def climb(sizes: tuple[int, ...]) -> str:
    """Hand sizes in short: “8”, “3 4 5 4 3”, “1 … 10 … 1”, “10 … 1”."""
    if len(sizes) <= 7:
        return " ".join(map(str, sizes))
    turns = [place for place in range(1, len(sizes) - 1) if sizes[place] in (min(sizes), max(sizes))]
    shown: list[object] = [sizes[0]]
    for before, place in zip([0, *turns], [*turns, len(sizes) - 1], strict=True):
        shown += [*([] if place == before + 1 else ["…"]), sizes[place]]
    return " ".join(map(str, shown))


def games_list(folder: str) -> str:
    """All games, with links to their pages in a folder."""
    return table(
        ("game", "in one sentence", "seats", "cards"),
        (
            (f"[{page.name}]({folder}/{page.key}.md)", page.title, number_ranges(page.seats), len(deck.cards))
            for page in pages().values()
            for deck in (fs.Game.of(page).rules.deck,)
        ),
    )


def meaning(thing: object) -> str:
    """A docstring on one line."""
    return " ".join((inspect.getdoc(thing) or "").split())


def errors_list() -> str:
    """Every error with its code."""
    found = [
        value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, fs.FollowsuitError)
    ]
    return table(("error", "code", "when"), ((code(each.__name__), code(each.code), meaning(each)) for each in found))


LONGEST_EXAMPLE = 90
"""Of a word as a game has it; what is longer is better read on the game's own page."""


def words_in(thing: object) -> Iterator[object]:
    """Everything that rules are made of, to any depth."""
    if is_dataclass(thing) and not isinstance(thing, type):
        yield thing
        for field in fields(thing):
            yield from words_in(getattr(thing, field.name))
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from words_in(each)


OPTION_WORDS = frozenset({"Choice", "Number", "Switch"})
UNUSED = {
    "Order": 'Order("null", "Null", ranks="A K Q J T 9 8 7")',
    "Refusal": 'Refusal("bid/cap", {"most": 3})',
    "TableCards": "TableCards.TO_SOLO",
    "TopTrumps": 'TopTrumps("Jc Js Jh Jd")',
    "up_and_down": "up_and_down(10)",
}
"""Examples of what is found in the rules of no game as it stands, or of no game yet; each is tried out."""


@cache
def words_used() -> tuple[dict[str, str], dict[str, list[str]]]:
    """By word, the shortest way in which a game has it, and the games that do with some of their options."""
    examples: dict[str, str] = {}
    used: dict[str, list[str]] = {}
    for page in pages().values():
        settings_ = [fs.Game.of(page), *(fs.Game.of(page, seats=seats) for seats in page.seats if usual(page, seats))]
        limits = ((option, option.trials[0][0]) for option in page.options if option.default is None)
        for option, value in (*unusual(page), *limits):
            settings_.append(fs.Game.of(page, seats=seats_with(page, option, value)[0], **{option.key: value}))
        for game in settings_:
            for word in (*words_in(game.rules), *page.options, page.front_page):
                name = type(word).__name__
                told = as_written(word)
                if len(told) > LONGEST_EXAMPLE:
                    told = as_written(word, in_short=True)
                if name not in examples or plainness(told) < plainness(examples[name]):
                    examples[name] = told
                if page.name not in used.setdefault(name, []):
                    used[name].append(page.name)
    for name, example_ in UNUSED.items():
        assert name not in used, f"a game has {name}: its example is that of the game"
        eval(example_, vars(rules))  # it is written above
        examples[name] = example_
    return examples, used


def plainness(example_: str) -> tuple[bool, bool, int]:
    """How well an example shows a word, the best first: whole, not bare, short."""
    return "…" in example_, example_.endswith("()"), len(example_)


def as_written(word: object, *, in_short: bool = False) -> str:
    """A word as a page would write it: without what it has anyway. In short, the words and lists in it are cut off."""
    assert is_dataclass(word)
    given = []
    for field in fields(word):
        value = getattr(word, field.name)
        usual_value = field.default_factory() if field.default_factory is not MISSING else field.default
        if field.init and value != usual_value:
            told = cut_off(value) if in_short else written_out(value)
            given.append(f"{field.name}={told}".replace("'", '"'))
    return f"{type(word).__name__}({', '.join(given)})"


def written_out(value: object) -> str:
    """A value in a word, as a page would write it."""
    if isinstance(value, Enum):
        return str(value)
    return as_written(value) if is_dataclass(value) and not isinstance(value, type) else repr(value)


def cut_off(value: object) -> str:
    """A value in a word, without what is in it."""
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}(…)"
    if isinstance(value, tuple) and len(value) > 1:
        return f"({cut_off(value[0])}, …)"
    if isinstance(value, Mapping) and len(value) > 1:
        first = next(iter(value))
        return f"{{{first!r}: {cut_off(value[first])}, …}}"
    return written_out(value)


def words_list() -> str:
    """Every word of the rules, under the module it lives in: with types, an example and the games that use it."""
    examples, used = words_used()
    modules: dict[str, list[str]] = {}
    for name in rules.__all__:
        modules.setdefault(getattr(rules, name).__module__, []).append(name)
    sections = []
    for module, names in sorted(modules.items()):
        rows = (
            (
                code(name),
                meaning(getattr(rules, name)),
                _takes(getattr(rules, name)),
                code(examples[name]) if name in examples else "",
                "all" if len(used.get(name, ())) == len(pages()) else ", ".join(used.get(name, ())),
            )
            for name in names
        )
        title = f"## `{module}`\n\n{meaning(sys.modules[module])}"
        sections.append(f"{title}\n\n{table(('word', 'meaning', 'takes', 'for example', 'games'), rows)}")
    return "\n\n".join(sections)


def _type_name(annotation: object) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation).replace("collections.abc.", "")


def _takes(word: object) -> str:
    if isinstance(word, type) and issubclass(word, Enum):
        return "one of " + ", ".join(code(member) for member in word.__members__)
    assert callable(word)
    parameters = inspect.signature(word).parameters.values()
    return ", ".join(
        f"{code(f'{each.name}: {_type_name(each.annotation)}')}{'' if each.default is each.empty else ' (optional)'}"
        for each in parameters
    )


COMMON_WORDS = frozenset(
    {
        "Deal",
        "EachAlone",
        "EldestLeads",
        "FrontPage",
        "HighestTrumpElseLed",
        "NoSitting",
        "NoTrump",
        "Rules",
        "WholeDeck",
    }
)
"""What a page has if it says nothing else: no sign of a game."""


def field_list() -> str:
    """33 well-known games: the words of each, and what it still lacks."""
    _, used = words_used()
    rows = []
    for known in FIELD:
        page = pages().get(known.key)
        words = known.words if page is None else tuple(sorted(word for word in used if page.name in used[word]))
        assert set(known.words) <= set(rules.__all__), known
        said = [word for word in words if word in rules.__all__ and word not in COMMON_WORDS | OPTION_WORDS]
        name = f"[{known.name}](games/{page.key}.md)" if page else known.name
        rows.append((name, ", ".join(map(code, said)), "; ".join(known.lacks)))
    said_now = sum(not known.lacks for known in FIELD)
    return f"{said_now} of {len(FIELD)} can be said.\n\n{table(('game', 'is said with', 'lacks a word for'), rows)}"


def ideas_list() -> str:
    """What cannot be said yet, how it will be, and which of the well-known games wait for it."""
    waiting = {idea: [known.name for known in FIELD if idea in known.lacks] for idea in IDEAS}
    rows = [
        (idea, code(IDEAS[idea].word) if IDEAS[idea].word else "", IDEAS[idea].says, ", ".join(games))
        for idea, games in sorted(waiting.items(), key=lambda item: -len(item[1]))
    ]
    return table(("to come", "word", "how it will be said", "games that wait for it"), rows)


def refusals_list() -> str:
    """Every refusal with its meaning and a sentence that the engine gives."""
    return table(
        ("code", "meaning", "for example"),
        ((code(key), refused.meaning, example(key)) for key, refused in REFUSED.items()),
    )


def routes_list() -> str:
    """Every route of the API, by what it is about."""
    rows = [
        (code(f"{method.upper()} {path.removeprefix(API)}"), operation["description"])
        for path, methods in create_app(Settings()).openapi()["paths"].items()
        if path.startswith(API)
        for method, operation in methods.items()
    ]
    return table((f"below {code(API)}", ""), rows)


def settings_list() -> str:
    """Every setting of the server."""
    rows = ((code(name), code(default) if default else "", takes, says) for name, default, takes, says in documented())
    return table(("setting", "usually", "takes", ""), rows)


def networks_list() -> str:
    """Every network of the package, as its own file tells of it."""
    head = ("game", "lessons", "settings", "learned in", "points a round", "the file")
    return f"{command()}\n\n{table(head, rows())}"


PICTURED = (
    "choose B", "stash Th Ah", "play Jc", "play Qc", "play 8d", "play Kc", "play Ac", "play Tc", "play Jh", "play Qd",
)  # fmt: skip
"""Zole with the seed 7: the solo player's queen can be beaten."""


def picture() -> str:
    """A game on the terminal, as somebody sees it who is to play a card, drawn with no font from elsewhere."""
    state = after("zole", *PICTURED, seed=7)
    view = state.view(0)
    speech = Speech.about(state.game, ("You", "Anna", "Bert"), 0)
    board = Board(state.game, speech)
    console = Console(
        record=True,
        width=76,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        _environ={},
    )
    console.print(heading(speech, state.game, 1), board.decision(view))
    drawn = console.export_svg(title="followsuit play zole", unique_id="play")
    drawn = re.sub(r"<!--.*?-->|@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    return "\n".join(line.rstrip() for line in drawn.splitlines() if line.strip()) + "\n"


KNOWN = (
    "dealer 3", "deal As Kh Qc | Ks Kd Ad | Ah Qh Qs | Kc Ac Qd", "trump c", "bid 1", "bid 0", "bid 1", "bid 0",
    "play As", "play Ks", "play Qs", "play Qd", "play Kh", "play Kd", "play Qh", "play Kc", "play Ac", "play Qc",
    "play Ad", "play Ah",
)  # fmt: skip
"""A round of Boerenbridge in which East does not follow hearts, with the tenth action of a player."""


def knowledge_pictures() -> dict[Path, str]:
    """What can be known in a round, drawn."""
    moments = Moments.of_state(after("boerenbridge", *KNOWN))
    return {
        DOCS / "images" / "knows-played.svg": draw(moments, "As", at=5),
        DOCS / "images" / "knows-void.svg": draw(moments, "Qh", at=10),
        DOCS / "images" / "knows-table.svg": draw(moments, "table", at=10, seat=0),
        DOCS / "images" / "knows-timeline.svg": draw(moments, "timeline", at=10),
    }


def written() -> dict[Path, str]:
    """Every file with generated parts, as it should be."""
    parts: dict[Path, Parts] = {
        ROOT / "README.md": {"games": lambda: games_list("docs/games")},
        DOCS / "index.md": {"games": lambda: games_list("games")},
        DOCS / "api.md": {"errors": errors_list},
        DOCS / "minds.md": {"networks": networks_list},
        DOCS / "reference.md": {"reference": reference},
        DOCS / "refusals.md": {"refusals": refusals_list},
        DOCS / "server.md": {"routes": routes_list, "settings": settings_list},
        DOCS / "vocabulary.md": {"field": field_list, "ideas": ideas_list, "words": words_list},
    }
    texts = {path: filled(path.read_text(encoding="utf-8"), made) for path, made in parts.items()}
    for page in pages().values():
        path = DOCS / "games" / f"{page.key}.md"
        text = path.read_text(encoding="utf-8") if path.exists() else game_page(page)
        texts[path] = filled(text, game_parts(page))
    texts[DOCS / "images" / "play.svg"] = picture()
    texts[DOCS / "images" / "learning.svg"] = curves()
    return texts | knowledge_pictures()


def stale() -> dict[Path, str]:
    """The files that are not as they should be, with what they should say."""
    return {
        path: text for path, text in written().items() if not path.exists() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str]) -> int:
    """Write what is stale, or only name it; the exit code."""
    if arguments not in ([], ["--check"]):
        print("usage: python docs/generate.py [--check]")
        return 2
    check = bool(arguments)
    found = stale()
    for path, text in found.items():
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} {'is stale: run make docs' if check else 'written'}")
    return int(check and bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
