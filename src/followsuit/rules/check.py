"""Whether a page holds together: rules that contradict each other are named before anyone sits down to play them.

Each word says itself what is wrong with it on a page: a score that needs bids in a game without bidding. What lies
between several is here, told by what words say of themselves: a hand that the pack is too small for, two that make
trumps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from followsuit.cards import Deck
from followsuit.errors import OptionError, quoted
from followsuit.rules import limits
from followsuit.rules.faces import FREE, LED_BASE, NOTHING_LED, TRUMPS
from followsuit.rules.families import FAMILIES
from followsuit.rules.fields import wrong_fields
from followsuit.rules.names import not_cards, repeated
from followsuit.rules.prose import counted, listed, signed
from followsuit.rules.trump import TrumpFrom

if TYPE_CHECKING:
    from followsuit.rules.page import Page, Rules

KEY = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")
"""What a game's key looks like: it stands in addresses, on command lines and in records."""
SEVERAL = frozenset({"specials", "stages", "play", "restraints", "score", "end"})
"""The fields that hold any number of words, so that a sentence names the one it is about."""


def page_problems(page: Page) -> list[str]:
    """Everything that is wrong with a page before its rules are looked at, a sentence each."""
    return list(wrong_fields(page)) or [
        *_names(page),
        *_seats(page),
        *_options(page),
        *_front_page(page),
    ]


def _names(page: Page) -> Iterator[str]:
    if not KEY.fullmatch(page.key):
        yield (
            f"`key` is {quoted(page.key)}: write small letters and digits, with hyphens between them, such as my-game."
        )
    if page.version < 1:
        yield f"`version` is {signed(page.version)}: count from 1."
    for field, text in (("name", page.name), ("title", page.title)):
        if not text.strip():
            yield f"`{field}` is empty: people find the game by it."


def _seats(page: Page) -> Iterator[str]:
    if not page.seats:
        yield "`seats` is empty: say how many can play."
    elif page.usual_seats not in page.seats:
        yield f"`usual_seats` is {page.usual_seats}, which is none of `seats`: choose one of them."


def _options(page: Page) -> Iterator[str]:
    keys = ["seats", *(option.key for option in page.options)]
    for key in repeated(keys):
        yield f"`options` has {quoted(key)} more than once: give every option a key of its own, and none the key seats."
    for option in page.options:
        try:
            option.read(option.default)
        except OptionError as error:
            yield f"`options`: the usual value of {quoted(option.key)} is none that it takes. {error.remedy}"
    for name in sorted(page.asks - set(keys)):
        yield f"The page's function asks for {quoted(name)}, which is no option: add it to `options`."


def _front_page(page: Page) -> Iterator[str]:
    family = page.front_page.family
    if family is not None and family not in FAMILIES:
        yield f"`front_page.family` is {quoted(family)}, which is none: choose {listed(FAMILIES, last='or')}."
    by_key = {option.key: option for option in page.options}
    for key, value in page.front_page.options.items():
        if key not in by_key:
            yield f"`front_page.options` has {quoted(key)}, which is none of `options`: name one of them."
            continue
        try:
            by_key[key].read(value)
        except OptionError as error:
            yield f"`front_page.options`: the value of {quoted(key)} is none that it takes. {error.remedy}"


def problems(rules: Rules, seats: int) -> list[str]:
    """Everything that is wrong with a page for so many seats: a sentence each, with the field and what would be right.

    A page without problems can be dealt, played and scored to its end.
    """
    return (
        list(wrong_fields(rules))
        or list(_deck(rules.deck))
        or [
            *_table(rules, seats),
            *_hands(rules),
            *_pack(rules, seats),
            *_trump(rules),
            *_orders(rules),
            *_faces(rules),
            *_stages(rules),
            *_words(rules),
            *_score(rules),
            *_end(rules),
        ]
    )


def _deck(deck: Deck) -> Iterator[str]:
    letters, ranks = [suit.letter for suit in deck.suits], list(deck.ranks)
    for field, names in (("suits", letters), ("ranks", ranks)):
        for name in repeated(names):
            yield f"`deck.{field}` has {quoted(name)} more than once: write each once."
    if not any(card.suit for card in deck.cards):
        yield "`deck.cards` has no card of a suit: put some in."
    for card in deck.counts:
        if card.suit and (card.suit not in letters or card.rank not in ranks):
            yield f"`deck.cards` has {quoted(card)}, whose suit or rank is none of the deck's: leave it out."


def _table(rules: Rules, seats: int) -> Iterator[str]:
    players = len(rules.deal.sitting_out.playing(seats, 0))
    if seats > limits.SEATS:
        yield f"`seats` is {seats}, but a table has at most {limits.SEATS}."
    if players < 2:
        yield f"`seats` is {seats}, which leaves {counted(players, 'player')} with cards: at least two must play."
    if len(rules.deck.cards) > limits.CARDS:
        yield f"`deck` has {len(rules.deck.cards)} cards, but at most {limits.CARDS} can be played with."
    if len(rules.deck.suits) > limits.SUITS:
        yield f"`deck` has {len(rules.deck.suits)} suits, but at most {limits.SUITS} can be played with."
    if rules.opening.is_dealers and rules.deal.sitting_out.is_dealer:
        yield "`opening` asks a dealer to lead whom DealerSitsOut gives no cards: let the eldest lead, or let it play."
    if rules.opening.card:
        yield from not_cards(rules.deck, "`opening`", [rules.opening.card])
        if any(copies > 1 and str(card) == rules.opening.card for card, copies in rules.deck.counts.items()):
            yield f"`opening` names {quoted(rules.opening.card)}, of which the deck has copies: name another card."
    sides = rules.sides.of(seats)
    if len(set(sides)) < 2 <= seats:
        yield f"`sides` has everyone on the same side with {counted(seats, 'seat')}: make at least two sides."
    elif len({sides.count(side) for side in sides}) > 1:
        yield f"`sides` are not of one size with {counted(seats, 'seat')}: let all have the same number of seats."
    elif rules.sides.has_partners and len(set(sides)) == seats:
        yield f"`sides` gives nobody a partner with {counted(seats, 'seat')}: make fewer sides, or set it to EachAlone."
    if rules.sides.has_partners and rules.deal.sitting_out.is_dealer:
        yield "`sides` has partners, but DealerSitsOut leaves one of them alone: drop one of the two."


def _hands(rules: Rules) -> Iterator[str]:
    deal, sizes = rules.deal, rules.deal.sizes
    if not sizes:
        yield "`deal.hands` lists no round: give one hand size, or one for each round."
    elif sizes[0] < 1:
        yield f"`deal.hands` has a hand of {signed(sizes[0])}: every hand needs at least one card."
    elif sizes[-1] > limits.LONGEST_HAND:
        yield f"`deal.hands` has a hand of {sizes[-1]}: a hand has at most {limits.LONGEST_HAND} cards."
    if deal.table < 0:
        yield f"`deal.table` is {signed(deal.table)}: it counts the cards on the table, from 0."
    if not deal.packets:
        return
    if min(deal.packets) < 1:
        yield f"`deal.packets` has a packet of {signed(min(deal.packets))}: every packet needs at least one card."
    wrong = [size for size in sizes if size != sum(deal.packets)]
    if wrong:
        yield (
            f"`deal.packets` add up to {sum(deal.packets)}, but a hand has {listed(wrong, last='or')}: "
            "let them add up to every hand, or leave them out."
        )


def _pack(rules: Rules, seats: int) -> Iterator[str]:
    """The shortest hand for which the cards run out, and the shortest after which none is left to turn."""
    deal = rules.deal
    players = len(deal.sitting_out.playing(seats, 0))
    dealt = {size: players * size + deal.table for size in rules.deal.sizes}
    pack = {size: len(deal.pack.cards(rules.deck, size)) for size in dealt}
    for size in [size for size in dealt if dealt[size] > pack[size]][:1]:
        yield (
            f"`deal.hands` of {size} for {counted(players, 'player')} and `deal.table` of {deal.table} need "
            f"{dealt[size]} cards, but the pack has {pack[size]}: deal fewer, or seat fewer."
        )
    leaves_play = deal.face_up is not None and deal.face_up.leaves_play()
    for size in [size for size in dealt if leaves_play and dealt[size] == pack[size] and deal.turns_card(size)][:1]:
        yield (
            f"`deal.face_up` turns the next card, but with `deal.hands` of {size} all {pack[size]} cards are dealt: "
            "deal fewer, or turn none in the longest hand with NextCard(except_longest=True)."
        )


def _words(rules: Rules) -> Iterator[str]:
    """What each word finds wrong with the page that it stands on."""
    for field, words in rules.words.items():
        for word in words:
            name = type(word).__name__
            yield from word.problems(rules, f"`{field}`: {name}" if field in SEVERAL else f"`{field}`")


def _trump(rules: Rules) -> Iterator[str]:
    """Whatever makes trumps has to be alone with that."""
    trump = type(rules.trump).__name__ if rules.trump.source is not TrumpFrom.NOWHERE else ""
    fixed = [type(word).__name__ for word in rules.specials if word.makes_trumps]
    if trump and fixed:
        yield (
            f"`trump` is {trump}, but `specials` has {fixed[0]}, beside which no suit is trump: leave one of them out."
        )
    for stage in rules.stages:
        field = f"`stages`: {type(stage).__name__}"
        if stage.names_trump and fixed:
            yield f"{field} sets the trump, but `specials` has {fixed[0]}: leave one of them out."
        if stage.names_trump and trump:
            yield f"{field} sets the trump, but `trump` is {trump}: leave one of them out."


def _orders(rules: Rules) -> Iterator[str]:
    for key in repeated(order.key for order in rules.orders):
        yield f"`orders` has the key {quoted(key)} more than once: give every order its own."


def _faces(rules: Rules) -> Iterator[str]:
    """What the words make of the cards has to be something that can be led, followed and beaten."""
    suits = {NOTHING_LED, FREE, TRUMPS, *(suit.letter for suit in rules.deck.suits)}
    every = {face for faces in rules.faces.by_order.values() for face in faces.values()}
    for suit in sorted({*(face.suit for face in every), *(face.leads for face in every)} - suits):
        yield f"`specials` make cards of the suit {quoted(suit)}, which nobody knows: name one of the deck."
    for number in sorted({face.number for face in every if not 0 <= face.number < LED_BASE}):
        yield f"`specials` give a card the number {signed(number)}: give one from 0 to {LED_BASE - 1}."


def _stages(rules: Rules) -> Iterator[str]:
    """Decisions that cannot stand beside each other, or with such a deck."""
    stages, names = rules.stages, [type(stage).__name__ for stage in rules.stages]
    for name in repeated(names):
        yield f"`stages` has {name} more than once: leave one of them out."
    if sum(stage.makes_declarer for stage in stages) > 1:
        yield "`stages` let somebody undertake the round more than once: leave all but one of them out."
    if sum(stage.moves_cards for stage in stages) > 1:
        yield "`stages` move cards more than once: leave all but one of them out."
    if any(number > 1 for number in rules.deck.counts.values()):
        for name in (type(stage).__name__ for stage in stages if stage.moves_cards):
            yield (
                f"`stages`: {name} moves cards, which needs a deck without copies of a card: give it one, or leave it "
                "out."
            )


def _score(rules: Rules) -> Iterator[str]:
    if not rules.score:
        yield "`score` is empty: say what a round scores."
    counted_by_contracts = [contract.payment.counts for contract in rules.contracts.every] if rules.contracts else []
    worths = [points for points in (*(word.counts for word in rules.score), *counted_by_contracts) if points]
    if any(worth != worths[0] for worth in worths):
        yield "Card points are counted in different ways: give every word of the page the same CardPoints."
    for points in worths[:1]:
        written = {*_named_in(rules.deck)}
        for key in dict.fromkeys((*points.of, *points.trump)):
            if key not in written:
                yield f"CardPoints names {quoted(key)}, which is no card, rank or suit of the deck: name one."


def _named_in(deck: Deck) -> Iterator[str]:
    """Every card, rank and suit of a deck, as pages write them."""
    yield from (suit.letter for suit in deck.suits)
    for card in deck.counts:
        yield from (str(card), card.rank)


def _end(rules: Rules) -> Iterator[str]:
    if not rules.end:
        yield "`end` is empty: say when the game is over."
        return
    ends = [end.last_round for end in rules.end if end.last_round is not None]
    if isinstance(rules.deal.hands, int) or not rules.deal.hands:
        return
    listed_rounds = len(rules.deal.hands)
    late = [limit for limit in ends if limit > listed_rounds]
    for limit in late:
        yield (
            f"`end` comes after {counted(limit, 'round')}, but `deal.hands` lists {listed_rounds}: end by then, or "
            "list more."
        )
    if not late and not any(limit > 0 for limit in ends):
        yield (
            f"`end` never comes in time, for `deal.hands` lists {counted(listed_rounds, 'round')}: add "
            f"MostPointsAfter({listed_rounds})."
        )
