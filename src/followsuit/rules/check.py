"""Whether a page holds together: rules that contradict each other are named before anyone sits down to play them.

Each word checks nothing by itself, for most mistakes lie between two of them: a score that needs bids in a game
without bidding, a hand that the pack is too small for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from followsuit.cards import Deck
from followsuit.errors import OptionError, quoted
from followsuit.rules import limits
from followsuit.rules.contracts import (
    PASS,
    CardPoints,
    Contract,
    Ladder,
    MostTricksLose,
    NothingPlayed,
    TableCards,
    TakeNothing,
)
from followsuit.rules.deal import DealersCard, DealerSitsOut
from followsuit.rules.end import MOST_ROUNDS, MostPointsAfter, NearestToZeroAfter
from followsuit.rules.faces import Everything, Nothing, PermanentTrumps, Promoted, SuperTrump
from followsuit.rules.families import FAMILIES
from followsuit.rules.fields import wrong_fields
from followsuit.rules.prose import counted, listed, signed
from followsuit.rules.tokens import BLANK
from followsuit.rules.trump import DrawnSuit, NoTrump, SuitOfTurned

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
    for key in _repeated(keys):
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
            *_bidding(rules),
            *_contracts(rules),
            *_tokens(rules),
            *_score(rules),
            *_end(rules),
        ]
    )


def _deck(deck: Deck) -> Iterator[str]:
    letters, ranks = [suit.letter for suit in deck.suits], list(deck.ranks)
    for field, names in (("suits", letters), ("ranks", ranks)):
        for name in _repeated(names):
            yield f"`deck.{field}` has {quoted(name)} more than once: write each once."
    if not any(card.suit for card in deck.cards):
        yield "`deck.cards` has no card of a suit: put some in."
    for card in deck.counts:
        if card.suit and (card.suit not in letters or card.rank not in ranks):
            yield f"`deck.cards` has {quoted(card)}, whose suit or rank is none of the deck's: leave it out."


def _sizes(rules: Rules) -> tuple[int, ...]:
    """Every hand size there is, from short to long."""
    hands = rules.deal.hands
    return (hands,) if isinstance(hands, int) else tuple(sorted(set(hands)))


def _dealer_sits_out(rules: Rules) -> bool:
    return isinstance(rules.deal.sitting_out, DealerSitsOut)


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
    if rules.dealer_leads and _dealer_sits_out(rules):
        yield "`dealer_leads` asks a dealer to lead whom DealerSitsOut gives no cards: drop one of the two."


def _hands(rules: Rules) -> Iterator[str]:
    deal, sizes = rules.deal, _sizes(rules)
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
    dealt = {size: players * size + deal.table for size in _sizes(rules)}
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
    face_up, sizes = rules.deal.face_up, _sizes(rules)
    if isinstance(face_up, DealersCard):
        if sizes and not 1 <= face_up.nth <= sizes[0]:
            yield (
                f"`deal.face_up` shows the dealer's card number {face_up.nth}, but the shortest hand has {sizes[0]}: "
                f"choose 1 to {sizes[0]}."
            )
        if _dealer_sits_out(rules):
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
    if not isinstance(trump, SuitOfTurned):
        return
    if not any(rules.deal.turns_card(size) for size in _sizes(rules)):
        yield "`trump` is SuitOfTurned, but no card is ever turned: set `deal.face_up` to DealersCard or NextCard."
    for field, card in (("no_trump", trump.no_trump), ("named", trump.named)):
        if card:
            yield from _not_cards(rules.deck, f"`trump.{field}`", [card])
    if trump.named and _dealer_sits_out(rules):
        yield (
            "`trump.named` lets the dealer name a trump by its hand, but DealerSitsOut gives it none: leave one of "
            "them out."
        )


def _not_cards(deck: Deck, field: str, names: Iterable[str]) -> Iterator[str]:
    """A sentence for each name that is not the notation of a card; other spellings are not read in rules."""
    written = {str(card) for card in deck.counts}
    example = next(iter(deck.counts), "")
    for name in names:
        if name not in written:
            yield f"{field} names {quoted(name)}, which is not a card of the deck: write one such as `{example}`."


def _not_ranks(deck: Deck, field: str, names: Iterable[str]) -> Iterator[str]:
    ranks = tuple(dict.fromkeys(card.rank for card in deck.counts))
    for name in names:
        if name not in ranks:
            yield f"{field} names {quoted(name)}, which is not a rank of the deck: write one of {' '.join(ranks)}."


def _not_suits(deck: Deck, field: str, names: Iterable[str]) -> Iterator[str]:
    letters = [suit.letter for suit in deck.suits]
    for name in names:
        if name not in letters:
            yield f"{field} names {quoted(name)}, which is not a suit of the deck: write one of {' '.join(letters)}."


def _repeated(names: Iterable[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def _specials(rules: Rules) -> Iterator[str]:
    for word in rules.specials:
        field = f"`specials`: {type(word).__name__}"
        match word:
            case PermanentTrumps():
                yield from _not_cards(rules.deck, field, word.cards)
                for name in _repeated(word.cards):
                    yield f"{field} names {quoted(name)} more than once: write every card once."
            case SuperTrump(card=card) | Nothing(card=card) | Everything(card=card):
                yield from _not_cards(rules.deck, field, [card])
            case Promoted(rank=rank, over=over):
                yield from _not_ranks(rules.deck, field, [rank, over])
            case _:
                pass


def _bidding(rules: Rules) -> Iterator[str]:
    if rules.bidding is None:
        return
    if rules.contracts:
        yield "`bidding` and `contracts` cannot both be decided before play: leave one of them out."
    if rules.bidding.cap is not None and rules.bidding.cap < 0:
        yield f"`bidding.cap` is {signed(rules.bidding.cap)}, which leaves nothing to bid: give 0 or more, or None."


def _contracts(rules: Rules) -> Iterator[str]:
    contracts = rules.contracts
    if contracts is None:
        return
    if not contracts.offers:
        yield "`contracts.offers` is empty: offer at least one contract."
    for contract in contracts.offers:
        yield from _letter(contract)
    for letter in _repeated(contract.letter for contract in contracts.offers):
        yield f"`contracts.offers` has the letter {quoted(letter)} more than once: give every contract its own."
    for contract in (*contracts.offers, contracts.all_pass):
        yield from _stash(contract, rules)
        yield from _payment(contract, rules.deck)
    yield from _all_pass(contracts.all_pass)
    if contracts.dues and not any(contract.settles_dues for contract in contracts.offers):
        yield "`contracts.dues` are never settled: set settles_dues=True on a contract that is offered."
    worths = [points for contract in (*contracts.offers, contracts.all_pass) if (points := _points(contract))]
    if any(worth != worths[0] for worth in worths):
        yield "`contracts` count card points in different ways: give every payment the same CardPoints."
    if all(word.needs_contracts is None for word in rules.score):
        yield "`contracts` are never paid: put ByContract into `score`."


def _letter(contract: Contract) -> Iterator[str]:
    field = f"`contracts.offers`: the letter of {contract.name}"
    if contract.letter == PASS:
        yield f"{field} is {PASS}, which means a pass: choose another letter."
    elif len(contract.letter) != 1 or not contract.letter.isupper():
        yield f"{field} is {quoted(contract.letter)}: write one capital letter."


def _stash(contract: Contract, rules: Rules) -> Iterator[str]:
    field, table = f"`contracts`: {contract.name}", rules.deal.table
    if contract.stash and any(copies > 1 for copies in rules.deck.counts.values()):
        yield f"{field} has a `stash`, which needs a deck without copies of a card: give it one, or drop the stash."
    if contract.table is not TableCards.TO_SOLO:
        if contract.stash:
            yield (
                f"{field} has a `stash` of {contract.stash}, but the table cards are not picked up: set it to 0, or "
                "`table` to TO_SOLO."
            )
    elif not table:
        yield (
            f"{field} gives the table cards TO_SOLO, but `deal.table` is 0: lay cards on the table, or give them "
            "TO_NOBODY."
        )
    elif contract.stash != table:
        yield f"{field} has a `stash` of {contract.stash}, but picks up {table} from the table: set it to {table}."


def _points(contract: Contract) -> CardPoints | None:
    return contract.payment.points if isinstance(contract.payment, Ladder | MostTricksLose) else None


def _payment(contract: Contract, deck: Deck) -> Iterator[str]:
    field = f"`contracts`: {contract.name}"
    if points := _points(contract):
        yield from _not_ranks(deck, f"{field}: CardPoints", points.of)
    if isinstance(contract.payment, Ladder):
        least = [step for step, _ in contract.payment.steps]
        if any(lower >= higher for higher, lower in pairwise(least)):
            yield f"{field}: the `steps` of its Ladder do not fall: write them from the most points to the least."
        if 0 not in least:
            yield f"{field}: the `steps` of its Ladder do not reach 0: end with a step of 0 points."
    if not contract.is_played and not isinstance(contract.payment, NothingPlayed):
        yield f"{field} is not played, so it has nothing to be paid by: set `payment` to NothingPlayed."


def _all_pass(contract: Contract) -> Iterator[str]:
    field = f"`contracts.all_pass`: {contract.name}"
    if contract.letter:
        yield f"{field} cannot be chosen, but has the letter {quoted(contract.letter)}: leave it empty."
    if contract.table is not TableCards.TO_NOBODY:
        yield f"{field} has no solo player and no opponents: give the table cards TO_NOBODY."
    if isinstance(contract.payment, Ladder | TakeNothing):
        yield (
            f"{field} has no solo player to be paid by {type(contract.payment).__name__}: set `payment` to "
            "MostTricksLose or NothingPlayed."
        )


def _tokens(rules: Rules) -> Iterator[str]:
    if rules.tokens is None:
        return
    kinds, longest = rules.tokens.kinds, max(_sizes(rules), default=0)
    if len(kinds) <= longest:
        yield (
            f"`tokens` are {len(kinds)}, too few to win one with each of {longest} tricks and leave one to take: have "
            f"at least {longest + 1}."
        )
    for kind in _repeated("".join(sorted(kind)) for kind in kinds):
        yield f"`tokens` has {quoted(kind)} more than once, whatever the order of its icons: let every token differ."
    bearing = [kind for kind in kinds if kind != BLANK]
    yield from _not_suits(rules.deck, "`tokens`", dict.fromkeys(icon for kind in bearing for icon in kind))
    for kind in bearing:
        if not 1 <= len(kind) <= limits.ICONS:
            yield (
                f"`tokens` has {quoted(kind)} with {counted(len(kind), 'icon')}: give it one to {limits.ICONS}, or "
                f"write {quoted(BLANK)} for a blank one."
            )


def _score(rules: Rules) -> Iterator[str]:
    if not rules.score:
        yield "`score` is empty: say what a round scores."
    for word in rules.score:
        field = f"`score`: {type(word).__name__}"
        if word.needs_bids and rules.bidding is None:
            yield f"{field} counts bids, but nobody bids: set `bidding` to Bids."
        if word.needs_tokens not in (None, rules.tokens):
            yield f"{field} counts tokens that the game does not have: set `tokens` to the same Tokens."
        if word.needs_contracts not in (None, rules.contracts):
            yield f"{field} pays contracts that the game does not have: set `contracts` to the same Contracts."
        yield from _not_suits(rules.deck, field, word.needs_suits)


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
