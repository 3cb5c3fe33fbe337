"""The functions that sentences use, the same on the page: names of cards, suits and people, lists, and numbers.

Every name comes from the catalogue itself, by a message that is given the case it stands in: `suit-hearts`, `card`,
`you`. What a catalogue has no name for is called as the game's own page calls it. The examples in
`tests/language/functions.json` hold for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, NamedTuple, Protocol

from babel.numbers import format_decimal
from fluent.runtime.types import fluent_number

from followsuit.language.message import key_of
from followsuit.language.scene import Scene

BETWEEN = "\x1f"
"""What parts the items of a list while a sentence is being worded."""
BETWEEN_ALL = {"": ", ", " ": " ", ";": "; "}
"""What may be asked for instead of a last word between items: the same between all of them."""
KEPT_APART = "+"
"""Asked for instead of a last word between items: they are to be merged with others before they are listed."""
BLANK = "-"
"""A token without an icon."""
MINUS = "−"
THIN_SPACE = "\u202f"
MOST_IN_WORDS = 10


class Namer(Protocol):
    """A language that has names for things."""

    @property
    def locale(self) -> str:
        """How numbers are written in it."""

    def named(self, *names: str, **facts: object) -> str | None:
        """A message of the catalogue, if there is one: the first that it has of those names."""


class Telling(NamedTuple):
    """A sentence that is being worded: in which language, to whom and about whom."""

    language: Namer
    scene: Scene


NOW: ContextVar[Telling] = ContextVar("NOW")


def _items(value: object) -> list[str]:
    return [item for item in str(value).split(BETWEEN) if item]


def _joined(items: Iterable[str], last: object = "") -> str:
    """“a”, “a and b”, “a, b and c”; with commas, spaces or semicolons alone, or still a list where `last` is `+`."""
    texts = list(items)
    if last == KEPT_APART:
        return BETWEEN.join(texts)
    if len(texts) < 2 or str(last) in BETWEEN_ALL:
        return BETWEEN_ALL.get(str(last), "").join(texts)
    joined = NOW.get().language.named(f"list-{last}", items=", ".join(texts[:-1]), last=texts[-1])
    return ", ".join(texts) if joined is None else joined


def card(code: object, case: object = "") -> str:
    """The name of a card: “queen of hearts”; with `the`, “the queen of hearts” or “a zero”."""
    now, text = NOW.get(), str(code)
    rank, suit = now.scene.pack.parts(text)
    form = "a" if case == "the" and text in now.scene.pack.several else str(case)
    said = now.language.named("card" if suit else "card-without-suit", rank=rank, suit=suit, case=form)
    return text if said is None else said


def rank(rank: object, case: object = "") -> str:
    """The name of a rank."""
    now = NOW.get()
    name = now.scene.pack.ranks.get(str(rank), str(rank))
    said = now.language.named(f"rank-{key_of(name)}", "rank-other", rank=name, case=str(case))
    return name if said is None else said


def suit(letter: object, case: object = "") -> str:
    """The name of a suit, or of the trumps where they are one of their own."""
    now = NOW.get()
    name = now.scene.pack.suits.get(str(letter), str(letter))
    said = now.language.named(f"suit-{key_of(name)}", "suit-other", suit=name, case=str(case))
    return name if said is None else said


def sign(code: object) -> str:
    """A card as it shows itself: “Q♥”, with the letters that the cards have in this language."""
    now = NOW.get()
    rank_, suit_ = now.scene.pack.parts(str(code))
    return f"{_corner(rank_)}{now.scene.pack.signs.get(suit_, suit_)}"


def letter(rank_: object) -> str:
    """What a card's corner shows for a rank; for those who type, its notation."""
    return str(rank_) if NOW.get().scene.notation else _corner(rank_)


def code(card_: object) -> str:
    """A card beside its name: as it is typed by those who type, else what its corner shows."""
    return f"`{card_}`" if NOW.get().scene.notation else sign(card_)


def typed(action: object) -> str:
    """What one would type, in brackets after what it does; nothing for those who do not."""
    return f" (`{action}`)" if NOW.get().scene.notation and str(action) else ""


def notation() -> str:
    """Whether whoever reads it types cards and actions (`on`), or not (`off`)."""
    return "on" if NOW.get().scene.notation else "off"


def _corner(rank_: object) -> str:
    now = NOW.get()
    printed = now.scene.pack.printed.get(str(rank_), str(rank_))
    said = now.language.named(f"letter-{printed}") if printed.isascii() else None
    return printed if said is None else said


def token(icons: object, case: object = "") -> str:
    """A token by its icons: “Sword, Sword, Staff”; with `the`, “the token Sword, Sword, Staff”."""
    named = NOW.get().language.named
    if icons == BLANK:
        return named("token-blank", case=str(case)) or BLANK
    shown = ", ".join(suit(icon) for icon in str(icons))
    return named("token", icons=shown, case=str(case)) or shown


def term(name: object, case: object = "") -> str:
    """What a game calls something of its own: a contract."""
    said = NOW.get().language.named(f"term-{key_of(str(name))}", case=str(case))
    return str(name) if said is None else said


def seat(number: object) -> str:
    """The name of whoever sits there."""
    return NOW.get().scene.name(int(str(number)))


def who(number: object) -> str:
    """Whether a sentence speaks to that seat (`you`) or of it (`other`)."""
    you = NOW.get().scene.you
    return "you" if you is not None and str(number) == str(you) else "other"


def side(seats: object) -> str:
    """Whose side some seats are, to whoever a sentence speaks to: `we`, `they`, or `other` for those who look on."""
    you = NOW.get().scene.you
    if you is None:
        return "other"
    return "we" if str(you) in _items(seats) else "they"


def people(seats: object, case: object = "", last: object = "and") -> str:
    """“you and Anna”: some seats in a row, whoever is spoken to first."""
    now = NOW.get()
    others = [seat(number) for number in _items(seats) if who(number) == "other"]
    you = [now.language.named("you", case=str(case)) or ""] if len(others) < len(_items(seats)) else []
    return _joined([*you, *others], last)


def count(items: object) -> object:
    """How many items a list has, to choose a form by."""
    return fluent_number(len(_items(items)))


def number(value: Any, digits: Any = 0) -> str:
    """A number with the language's separators and a true minus."""
    places = int(digits)
    amount = Decimal(str(abs(value))).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    pattern = "#,##0" + ("." + "0" * places if places else "")
    text = format_decimal(amount, pattern, locale=NOW.get().language.locale)
    return f"{MINUS}{text}" if value < 0 and amount else text


def signed(value: Any, digits: Any = 0) -> str:
    """A gain or a loss: the sign is always shown, except for zero."""
    text = number(value, digits)
    return f"+{text}" if value > 0 else text


def percent(chance: Any) -> str:
    """A chance from 0 to 1 in whole per cents."""
    return f"{number(Decimal(str(chance)) * 100)}{THIN_SPACE}%"


def in_words(value: Any, case: object = "") -> str:
    """A small number as a word, a larger one in figures."""
    said = None
    if 0 <= value <= MOST_IN_WORDS:
        said = NOW.get().language.named(f"number-{int(value)}", case=str(case))
    return number(value) if said is None else said


def _each(name: Callable[[object, object], str]) -> Callable[..., str]:
    def listed(items: object, last: object = "and", case: object = "") -> str:
        return _joined((name(item, case) for item in _items(items)), last)

    return listed


def _merged(*lists: object) -> str:
    """Several lists as one."""
    return BETWEEN.join(str(each) for each in lists if str(each))


def _capital(text: object) -> str:
    return str(text)[:1].upper() + str(text)[1:]


FUNCTIONS: Mapping[str, Callable[..., object]] = {
    "CARD": card,
    "CARDS": _each(card),
    "RANK": rank,
    "RANKS": _each(rank),
    "SUIT": suit,
    "SUITS": _each(suit),
    "SIGN": sign,
    "SIGNS": _each(lambda code, _: sign(code)),
    "LETTER": letter,
    "LETTERS": _each(lambda code, _: letter(code)),
    "CODE": code,
    "TYPED": typed,
    "NOTATION": notation,
    "TOKEN": token,
    "TOKENS": _each(token),
    "TERM": term,
    "SEAT": seat,
    "WHO": who,
    "SIDE": side,
    "PEOPLE": people,
    "LIST": _each(lambda item, _: str(item)),
    "MERGE": _merged,
    "COUNT": count,
    "NUM": number,
    "SIGNED": signed,
    "PERCENT": percent,
    "WORDS": in_words,
    "CAPITAL": _capital,
}
"""By the name that catalogues use."""
