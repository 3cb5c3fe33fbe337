"""The rules page of a game, put together from the sentences of its words: complete enough to learn it from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from followsuit.rules.follow import free_says
from followsuit.rules.options import NamedValue, Value, shown
from followsuit.rules.page import Page, Rules
from followsuit.rules.prose import number_ranges


def rules_page(page: Page, options: Mapping[str, Value], rules: Rules) -> str:
    """The whole page in Markdown, for one choice of options."""
    seats = options["seats"]
    assert isinstance(seats, int)
    opening = f"# {page.name}\n\n{_opening(page, options)}"
    sections = [("", opening), *rule_sections(rules, seats), *_option_section(page)]
    return "\n\n".join(f"## {heading}\n\n{body}" if heading else body for heading, body in sections) + "\n"


def _opening(page: Page, options: Mapping[str, Value]) -> str:
    origin = f" From {page.origin}." if page.origin else ""
    chosen = ", ".join(f"{key} {shown(value)}" for key, value in options.items())
    return f"{page.title}{origin} For {number_ranges(page.seats)} players. Told here for: {chosen}."


def rule_sections(rules: Rules, seats: int) -> Iterable[tuple[str, str]]:
    """Headings and bodies in the order of play."""
    deck = rules.deck
    promotions = [word for word in rules.specials if word.promotions]
    specials = [word for word in rules.specials if not word.promotions]
    yield "Cards", _paragraphs(rules.deal.pack.says(deck), _ranking(rules), *(word.says(deck) for word in specials))
    yield "Deal", rules.deal.says(deck, scored=rules.scores_all)
    if trump := rules.trump.says(deck):
        longest = "" if rules.deal.face_up is None or rules.deal.turns_card(rules.deal.longest) else LONGEST
        yield "Trump", f"{trump}{longest}"
    if rules.contracts:
        yield "Choosing", rules.contracts.says(deck, seats, dealer_leads=rules.dealer_leads)
    if rules.bidding:
        yield "Bidding", rules.bidding.says(deck)
    yield "Play", _paragraphs(_first_lead(rules), *(duty.says(deck) for duty in rules.play), free_says(rules.play))
    first = SPECIALS_FIRST if rules.faces.has_odd_cards else ""
    yield "Taking a trick", _paragraphs(rules.trick.says(deck), first, *(word.says(deck) for word in promotions))
    if rules.tokens:
        yield "Tokens", rules.tokens.says(deck)
    start = f"Everyone starts with {rules.start} points." if rules.start else ""
    yield "Scoring", _paragraphs(start, *(word.says(deck) for word in rules.score))
    yield "Ending", _paragraphs(*(end.says(deck) for end in rules.end))


SPECIALS_FIRST = "The special cards described above come before this."
LONGEST = " With no card turned, a round has no trump."


def _ranking(rules: Rules) -> str:
    plain = [
        rank
        for rank in reversed(rules.deck.ranks)
        if any(card.rank == rank and rules.faces.by_trump[None][card].suit == card.suit for card in rules.deck.cards)
    ]
    numbers = ""
    if rules.tokens:
        own = [f"{rank} {number}" for rank, number in rules.deck.strength.items() if rank != str(number)]
        numbers = f" Each counts a number: {', '.join(own)}, the others what is printed on them."
    return f"In a suit the cards rank from high to low: {' '.join(plain)}.{numbers}"


def _first_lead(rules: Rules) -> str:
    leader = "The dealer" if rules.dealer_leads else "The seat after the dealer"
    return (
        f"{leader} leads to the first trick: it plays any card (`play` and the card), and each of the others in turn, "
        "clockwise, plays one to it. These cards are a trick, and the first of them shows what suit is led."
    )


def _option_section(page: Page) -> Iterable[tuple[str, str]]:
    if page.options:
        yield "Options", option_table(page)


def option_table(page: Page) -> str:
    """Every option with its values, its usual value and what it does."""
    rows = [f"| `seats` | {number_ranges(page.seats)} | {page.usual_seats} | How many play. |"]
    for option in page.options:
        says = option.says
        if option.named:
            says += f" {'; '.join(map(_named, option.named))}."
        if option.seats is not None:
            says += f" Offered with {number_ranges(option.seats)} seats."
        rows.append(f"| `{option.key}` | {option.allowed} | {shown(option.default)} | {says} |")
    return "| option | values | usual | what it does |\n|---|---|---|---|\n" + "\n".join(rows)


def _named(named: NamedValue) -> str:
    seats = f" ({number_ranges(named.seats)} seats)" if named.seats else ""
    return f"`{named.value}`: {named.says}{seats}"


def _paragraphs(*sentences: str) -> str:
    return "\n\n".join(sentence for sentence in sentences if sentence)
