"""Names on a page: a sentence for each that is none of the deck's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from followsuit.cards import Deck
from followsuit.errors import quoted


def not_cards(deck: Deck, field: str, names: Iterable[str]) -> Iterator[str]:
    """A sentence for each name that is not the notation of a card; other spellings are not read in rules."""
    written = {str(card) for card in deck.counts}
    example = next(iter(deck.counts), "")
    for name in names:
        if name not in written:
            yield f"{field} names {quoted(name)}, which is not a card of the deck: write one such as `{example}`."


def not_ranks(deck: Deck, field: str, names: Iterable[str]) -> Iterator[str]:
    """A sentence for each name that is not a rank."""
    ranks = tuple(dict.fromkeys(card.rank for card in deck.counts))
    for name in names:
        if name not in ranks:
            yield f"{field} names {quoted(name)}, which is not a rank of the deck: write one of {' '.join(ranks)}."


def not_suits(deck: Deck, field: str, names: Iterable[str]) -> Iterator[str]:
    """A sentence for each name that is not a suit."""
    letters = [suit.letter for suit in deck.suits]
    for name in names:
        if name not in letters:
            yield f"{field} names {quoted(name)}, which is not a suit of the deck: write one of {' '.join(letters)}."


def repeated(names: Iterable[str]) -> list[str]:
    """The names that are given more than once."""
    return [name for name, times in Counter(names).items() if times > 1]
