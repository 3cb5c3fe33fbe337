"""Whether a page holds together: rules that contradict each other are named before anyone sits down to play them.

Each word checks nothing by itself, for most mistakes lie between two of them: a score that needs bids in a game
without bidding, a hand that the pack is too small for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from followsuit.cards import Deck
from followsuit.errors import OptionError, quoted
from followsuit.rules import limits
from followsuit.rules.check_decisions import decision_problems
from followsuit.rules.check_parts import dealer_sits_out, hand_sizes, not_cards, not_ranks, not_suits, repeated
from followsuit.rules.deal import DealersCard
from followsuit.rules.end import MOST_ROUNDS, MostPointsAfter, NearestToZeroAfter
from followsuit.rules.faces import (
    Bowers,
    Everything,
    Nothing,
    PermanentTrumps,
    Promoted,
    Special,
    SuperTrump,
    TopTrumps,
    TrumpRanks,
)
from followsuit.rules.families import FAMILIES
from followsuit.rules.fields import wrong_fields
from followsuit.rules.follow import Unbroken, is_among
from followsuit.rules.prose import counted, listed, signed
from followsuit.rules.tokens import BLANK
from followsuit.rules.trump import DrawnSuit, FixedTrump, NoTrump, SuitOfTurned

if TYPE_CHECKING:
    from followsuit.rules.page import Page, Rules


def page_problems(page: Page) -> list[str]:
    """Everything that is wrong with a page before its rules are looked at, a sentence each."""
    return list(wrong_fields(page)) or [*_seats(page), *_options(page), *_front_page(page)]


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
            *_face_up(rules),
            *_trump(rules),
            *_specials(rules),
            *_orders(rules),
            *decision_problems(rules),
            *_play(rules),
            *_tokens(rules),
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
    if rules.opening.is_dealers and dealer_sits_out(rules):
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
    if rules.sides.has_partners and dealer_sits_out(rules):
        yield "`sides` has partners, but DealerSitsOut leaves one of them alone: drop one of the two."


def _hands(rules: Rules) -> Iterator[str]:
    deal, sizes = rules.deal, hand_sizes(rules)
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
    dealt = {size: players * size + deal.table for size in hand_sizes(rules)}
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


def _face_up(rules: Rules) -> Iterator[str]:
    face_up, sizes = rules.deal.face_up, hand_sizes(rules)
    if isinstance(face_up, DealersCard):
        if sizes and not 1 <= face_up.nth <= sizes[0]:
            yield (
                f"`deal.face_up` shows the dealer's card number {face_up.nth}, but the shortest hand has {sizes[0]}: "
                f"choose 1 to {sizes[0]}."
            )
        if dealer_sits_out(rules):
            yield (
                "`deal.face_up` is DealersCard, but DealerSitsOut gives the dealer no cards: turn NextCard, or let the "
                "dealer play."
            )
    if face_up is not None and isinstance(rules.trump, DrawnSuit):
        yield "`deal.face_up` turns a card, but `trump` is DrawnSuit: turn none, or take the trump of SuitOfTurned."


def _trump(rules: Rules) -> Iterator[str]:
    trump = rules.trump
    if not isinstance(trump, NoTrump) and any(isinstance(word, PermanentTrumps) for word in rules.specials):
        yield (
            f"`trump` is {type(trump).__name__}, but `specials` has PermanentTrumps, beside which no suit is trump: "
            "leave one of them out."
        )
    if isinstance(trump, FixedTrump):
        yield from not_suits(rules.deck, "`trump`", [trump.suit])
    if not isinstance(trump, SuitOfTurned):
        return
    if not any(rules.deal.turns_card(size) for size in hand_sizes(rules)):
        yield "`trump` is SuitOfTurned, but no card is ever turned: set `deal.face_up` to DealersCard or NextCard."
    for field, card in (("no_trump", trump.no_trump), ("named", trump.named)):
        if card:
            yield from not_cards(rules.deck, f"`trump.{field}`", [card])
    if trump.named and dealer_sits_out(rules):
        yield (
            "`trump.named` lets the dealer name a trump by its hand, but DealerSitsOut gives it none: leave one of "
            "them out."
        )


def _specials(rules: Rules) -> Iterator[str]:
    for word in rules.specials:
        yield from _special(rules.deck, f"`specials`: {type(word).__name__}", word)


def _special(deck: Deck, field: str, word: Special) -> Iterator[str]:
    match word:
        case PermanentTrumps() | TopTrumps():
            yield from not_cards(deck, field, word.cards)
            for name in repeated(word.cards):
                yield f"{field} names {quoted(name)} more than once: write every card once."
        case SuperTrump(card=card) | Nothing(card=card) | Everything(card=card):
            yield from not_cards(deck, field, [card])
        case Promoted(rank=rank, over=over):
            yield from not_ranks(deck, field, [rank, over])
        case TrumpRanks():
            yield from not_ranks(deck, field, word.ranks)
        case Bowers(jack=jack):
            yield from not_ranks(deck, field, [jack])
        case _:
            pass


def _orders(rules: Rules) -> Iterator[str]:
    keys = [order.key for order in rules.orders]
    for key in repeated(keys):
        yield f"`orders` has the key {quoted(key)} more than once: give every order its own."
    for order in rules.orders:
        field = f"`orders`: {order.name}"
        if len(order.key) < 2:
            yield f"`orders` has the key {quoted(order.key)}: write several letters, for single ones are suits."
        yield from not_ranks(rules.deck, field, order.ranks.split())
        for word in order.specials:
            if isinstance(word, PermanentTrumps):
                yield from _special(rules.deck, field, word)
            else:
                name = type(word).__name__
                yield f"{field} has {name}, but no suit is trump in it: have PermanentTrumps only, or write `specials`."


def _play(rules: Rules) -> Iterator[str]:
    for duty in rules.play:
        if duty.looks_at_best and (rules.tokens is not None or rules.faces.promotions):
            yield (
                f"`play`: {type(duty).__name__} looks at the card that is winning, which tokens and Promoted may "
                "change afterwards: leave one of them out."
            )
    written = {*(suit.letter for suit in rules.deck.suits), *map(str, rules.deck.counts)}
    anytime = {card for faces in rules.faces.by_order.values() for card, face in faces.items() if face.anytime}
    for word in rules.restraints:
        if any(is_among(card, word.named) for card in anytime):
            yield f"`restraints`: {type(word).__name__} holds back a card that may be played at any time: name others."
        named = (*word.named, *(word.broken_by.split() if isinstance(word, Unbroken) else ()))
        for name in named:
            if name not in written:
                field = f"`restraints`: {type(word).__name__}"
                yield f"{field} names {quoted(name)}, which is neither a suit nor a card of the deck: write one."


def _tokens(rules: Rules) -> Iterator[str]:
    if rules.tokens is None:
        return
    kinds, longest = rules.tokens.kinds, max(hand_sizes(rules), default=0)
    if len(kinds) <= longest:
        yield (
            f"`tokens` are {len(kinds)}, too few to win one with each of {longest} tricks and leave one to take: have "
            f"at least {longest + 1}."
        )
    for kind in repeated("".join(sorted(kind)) for kind in kinds):
        yield f"`tokens` has {quoted(kind)} more than once, whatever the order of its icons: let every token differ."
    bearing = [kind for kind in kinds if kind != BLANK]
    yield from not_suits(rules.deck, "`tokens`", dict.fromkeys(icon for kind in bearing for icon in kind))
    for kind in bearing:
        if not 1 <= len(kind) <= limits.ICONS:
            yield (
                f"`tokens` has {quoted(kind)} with {counted(len(kind), 'icon')}: give it one to {limits.ICONS}, or "
                f"write {quoted(BLANK)} for a blank one."
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
    for word in rules.score:
        field = f"`score`: {type(word).__name__}"
        if word.parts_partners and rules.sides.has_partners:
            yield f"{field} scores each seat by itself, but `sides` has partners: leave one of them out."
        if word.needs_bids and rules.bidding is None:
            yield f"{field} counts bids, but nobody bids: add Bids to `stages`."
        if word.needs_declarer and not any(stage.makes_declarer for stage in rules.stages):
            yield f"{field} pays those who undertake the round, but nobody does: add such a stage to `stages`."
        if word.needs_tokens not in (None, rules.tokens):
            yield f"{field} counts tokens that the game does not have: set `tokens` to the same Tokens."
        if word.needs_contracts not in (None, rules.contracts):
            yield f"{field} pays contracts that the game does not have: put the same Contracts into `stages`."
        yield from not_suits(rules.deck, field, word.needs_suits)


def _named_in(deck: Deck) -> Iterator[str]:
    """Every card, rank and suit of a deck, as pages write them."""
    yield from (suit.letter for suit in deck.suits)
    for card in deck.counts:
        yield from (str(card), card.rank)


def _end(rules: Rules) -> Iterator[str]:
    if not rules.end:
        yield "`end` is empty: say when the game is over."
        return
    ends: list[int] = []
    for word in rules.end:
        if not isinstance(word, MostPointsAfter | NearestToZeroAfter):
            continue
        ends.append(word.rounds)
        open_end = isinstance(word, MostPointsAfter)
        if word.rounds < (0 if open_end else 1):
            least = "0, for an open end, or more" if open_end else "at least 1"
            yield f"`end`: {type(word).__name__} comes after {signed(word.rounds)} rounds: give {least}."
        elif word.rounds > MOST_ROUNDS:
            yield f"`end`: {type(word).__name__} comes after {quoted(word.rounds)} rounds: give at most {MOST_ROUNDS}."
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
