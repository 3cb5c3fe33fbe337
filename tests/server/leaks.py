"""What a viewer of a table may know, and a reader that finds whatever else a text tells.

It goes by the true state alone and asks neither the views of the engine nor anything of the server. Cards are found
wherever they can stand: as codes (`Qc`), in actions (`stash Ac Ts`), with signs (`Q♣`) and by name (`queen of clubs`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from followsuit.cards import UNKNOWN
from followsuit.engine.game import game as game_of
from followsuit.engine.state import State
from followsuit.errors import ParseError
from followsuit.rules import PermanentTrumps, TableCards
from followsuit.rules.round import Round
from followsuit.server.table.model import News, Table
from followsuit.server.telling.changes import changed
from tests.support import SETTINGS

Cards = frozenset[str]
NO_CARDS: Cards = frozenset()
HIDDEN = str(UNKNOWN)
NOT_ABOUT_CARDS = frozenset(
    "code sequence version at now deadline created_at resumes_at expires_at commitment commitments contributions "
    "secret seal name bot names number round seat token tokens won_tokens kinds kind path key id letter suit trump "
    "worlds".split()
)
"""Keys under which something else can look like a card: a zero, a token with the icons of two suits."""


def of_round(round_: Round, seat: int | None) -> Cards:
    """The cards of a round that a seat, or a spectator, has seen."""
    known = [card for trick in (*round_.tricks, *filter(None, [round_.trick])) for card in trick.cards]
    known += [] if round_.turned is None else [round_.turned]
    if seat is not None and round_.dealt:
        known += [*round_.dealt[seat], *round_.hands[seat]]
        if seat == round_.solo:
            known += round_.stash
            if round_.contract is not None and round_.contract.table is TableCards.TO_SOLO:
                known += round_.table
    return frozenset(map(str, known))


def now(state: State | None, seat: int | None) -> Cards:
    """The cards of the round under way that a seat, or a spectator, has seen; after the last round, those of that.

    Between two rounds, what everyone has seen of the last.
    """
    if state is None:
        return NO_CARDS
    if state.is_between_rounds:
        return of_round(state.position.past[-1].round, None)
    rounds = [past.round for past in state.position.past[-1:]] if state.is_over else [state.position.round]
    return frozenset().union(*(of_round(round_, seat) for round_ in rounds if round_ is not None))


def last_trick(state: State) -> Cards:
    """The cards of the trick that was taken last, in this round or the one before."""
    rounds = [past.round for past in state.position.past[-1:]] + [state.position.round]
    tricks = [trick for round_ in rounds if round_ is not None for trick in round_.tricks]
    return frozenset(str(card) for trick in tricks[-1:] for card in trick.cards)


@lru_cache
def _forms(key: str) -> tuple[re.Pattern[str], dict[str, str], Cards]:
    """What finds a card of a game in a sentence, the code for each form of it, and the codes of all cards."""
    deck, forms = game_of(key).rules.deck, dict[str, str]()
    for card in deck.counts:
        # A card that is a mere number or letter has no form that a sentence would not hold by chance.
        if card.suit:
            name = deck.name_of(card)
            forms |= {form: str(card) for form in (str(card), deck.pretty(card), name, name[0].upper() + name[1:])}
    longest_first = sorted(forms, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)")
    return pattern, forms, frozenset(map(str, deck.counts))


@lru_cache(maxsize=100_000)
def cards_in(text: str, key: str) -> Cards:
    """Every card of a game that a text tells."""
    pattern, forms, codes = _forms(key)
    if text in codes:
        return frozenset((text,))
    verb, _, rest = text.partition(" ")
    named = [word for word in rest.split() if word in codes] if verb in ("play", "stash", "pass", "discard") else []
    return frozenset((*named, *(forms[found] for found in pattern.findall(text))))


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in some JSON, with where it stands."""
    match data:
        case str():
            yield path, data
        case dict():
            for key, value in data.items():
                yield path, key
                if key not in NOT_ABOUT_CARDS or _holds_more(value):
                    yield from leaves(value, f"{path}.{key}")
        case list():
            for value in data:
                yield from leaves(value, path)
        case _:
            pass


def _holds_more(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(map(_holds_more, value)))


def told(data: Any, key: str, known: Cards, path: str = "") -> list[str]:
    """The cards of a game that some JSON tells and that are not known, each with where it stands."""
    return [f"{card} in {place}" for place, text in leaves(data, path) for card in cards_in(text, key) - known]


@lru_cache
def constant(key: str) -> Cards:
    """Cards that a game's sentences name as examples, or as the trumps of every deal."""
    usual = game_of(key)
    named = [card for word in usual.rules.specials if isinstance(word, PermanentTrumps) for card in word.cards]
    for game in (each for each in SETTINGS if each.key == key):
        for nonsense in ("nonsense", "play nonsense", "stash nonsense", "pass nonsense"):
            try:
                game.action(nonsense)
            except ParseError as error:
                named += cards_in(str(error), key)
    return frozenset(named)


ABOUT_TRUMP = ("trump_says", "trump_detail")
"""What a round tells of its trump names cards that are the same in every deal."""
STILL_OUT = "still_out"
"""Which penalty cards lie in no taken trick follows from the tricks alone: `untaken` says which may be named so."""


def untaken(state: State) -> Cards:
    """The cards of the pack that lie in no taken trick of the round under way, or of the last one."""
    round_ = state.position.round or (state.position.past[-1].round if state.position.past else None)
    taken = [] if round_ is None else [str(card) for trick in round_.tricks for card in trick.cards]
    return frozenset(map(str, state.game.rules.deck.counts)) - frozenset(taken)


class Reader:
    """Reads what one viewer of a table is sent, and notes what they should not have been."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.leaks: list[str] = []
        self._whole: dict[str, Any] = {}
        """The game as it was told so far."""

    def frame(self, frame: dict[str, Any], table: Table, since: int | None = None, asked: str = "") -> None:
        """A frame that was sent when the table was this; `since`: where a connection was taken up again."""
        key = table.game.key
        match frame["type"]:
            case "hello" | "event":
                if frame["type"] == "event":
                    since = frame["sequence"] - len(frame["kinds"])
                else:
                    self._whole = {}
                    since = since if frame["resumed"] else None
                missed = [news for news in table.news if since is not None and since < news.sequence]
                self._events(frame["events"], missed, key)
                self.table(frame["table"], table)
                self.telling(frame["telling"] or {}, table)
            case "refusal" | "bye":
                self.refusal(frame["error"], table, asked)
            case _:
                self._note(told(frame, key, NO_CARDS, frame["type"]))

    def table(self, document: Mapping[str, Any], table: Table) -> None:
        """A table, or what changed of it."""
        self._note(told(document, table.game.key, now(table.state, self.seat), "table"))

    def telling(self, telling: dict[str, Any], table: Table) -> None:
        """A game as it is told, or what changed of it."""
        state, key = table.state, table.game.key
        if state is None:
            self._note(told(telling, key, NO_CARDS, "telling"))
            return
        known, last = now(state, self.seat), last_trick(state)
        for path, value in telling.items():
            name, part = [*path.split("."), ""][:2]
            if name == "last_trick":
                self._note(told(value, key, last, path))
            elif path == "round" and value is not None:
                trumps = {part: value[part] for part in ABOUT_TRUMP}
                self._note(told(trumps, key, known | constant(key), path))
                self._note(told(value.get(STILL_OUT), key, untaken(state), path))
                others = value.keys() - trumps - {STILL_OUT}
                self._note(told({part: value[part] for part in others}, key, known, path))
            elif part == STILL_OUT:
                self._note(told(value, key, untaken(state), path))
            else:
                self._note(told(value, key, known | constant(key) if part in ABOUT_TRUMP else known, path))
        self._whole = changed(self._whole, telling)
        if any(path.split(".")[0] == "hand" for path in telling):
            self._hand(self._whole["hand"], state)
        if telling.get("legal") and self.seat != state.to_act:
            self.leaks.append("legal actions of somebody else")

    def refusal(self, error: dict[str, Any], table: Table, asked: str = "") -> None:
        """A refusal of something that this viewer asked for; what was in that is no news to them."""
        key = table.game.key
        known = now(table.state, self.seat) | constant(key) | cards_in(asked, key)
        self._note(told(error, key, known, "refusal"))

    def answer(self, data: Any, table: Table, asked: str = "") -> None:
        """Any other answer."""
        key = table.game.key
        self._note(told(data, key, now(table.state, self.seat) | cards_in(asked, key), "answer"))

    def _hand(self, hand: Sequence[dict[str, Any]], state: State) -> None:
        round_ = state.position.past[-1].round if state.is_over else state.position.round
        own = round_.hands[self.seat] if round_ is not None and round_.hands and self.seat is not None else ()
        shown = [entry["card"] for entry in hand for _ in range(entry["copies"])]
        if sorted(map(str, own)) != sorted(shown):
            self.leaks.append(f"the hand {shown} of somebody else")

    def _events(self, events: Sequence[dict[str, Any]], missed: Sequence[News], key: str) -> None:
        """Live events, one news after another; from a new deal on, what the round before showed counts no more."""
        coming = iter(events)
        for news in missed:
            known = now(news.before, self.seat) | self._end_of_round(news)
            for happened in news.events:
                event = next(coming)
                if happened.kind == "dealt":
                    known = now(news.after, self.seat)
                self._note(told(event, key, known, event["kind"]))
            if self.seat is not None and news.after.to_act == self.seat:
                self._note(told(next(coming), key, now(news.after, self.seat), "turn"))
        self._note([f"the event {event['kind']} too many" for event in coming])

    def _end_of_round(self, news: News) -> Cards:
        """What is known of the round that an action was part of, after it."""
        before = None if news.before is None else news.before.position.round
        if before is None:
            return NO_CARDS
        rounds = [news.after.position.round, *(past.round for past in news.after.position.past[-1:])]
        found = [of_round(round_, self.seat) for round_ in rounds if round_ and round_.number == before.number]
        return frozenset().union(*found)

    def _note(self, leaks: Iterable[str]) -> None:
        self.leaks += leaks


def secrets_in(text: str, table: Table, tokens: Iterable[str] = ()) -> list[str]:
    """The secrets of a table that a text tells: what makes its deals before the end, and ever what holds its seats."""
    secret = [seat.holder for seat in table.seats] + [table.host, *tokens]
    if table.status != "over":
        secret += [table.secret, None if table.state is None else str(table.state.seed)]
    return [f"a secret: {each[:8]}…" for each in secret if each and each in text]
