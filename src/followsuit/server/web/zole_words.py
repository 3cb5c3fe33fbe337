"""What `/zole` answers: each thing as a document for programs and as a text for people.

Between two rounds everything here tells the round that is over, until somebody goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, NotRequired

from typing_extensions import TypedDict

from followsuit.language.catalogue import ENGLISH
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.rules.prose import signed
from followsuit.rules.round import Round
from followsuit.server.live.desk import Desk
from followsuit.server.table.model import Table
from followsuit.server.table.seating import require_game
from followsuit.server.telling.table_view import Viewer, for_viewer
from followsuit.telling.documents import SheetRow, Telling

ENDPOINTS = {
    "POST /zole/new": "zole/ask-new",
    "POST /zole/register": "zole/ask-register",
    "GET /zole/turn": "zole/ask-turn",
    "GET /zole/hand": "zole/ask-hand",
    "POST /zole/choice/B": "zole/ask-choice",
    "POST /zole/stash/Ac,Ts": "zole/ask-stash",
    "POST /zole/play/Qc": "zole/ask-play",
    "GET /zole/turnOrder": "zole/ask-order",
    "GET /zole/score": "zole/ask-score",
    "POST /zole/nextRound": "zole/ask-next",
}
"""What can be asked, and the message that says what it does."""


class PlaceDocument(TypedDict):
    """A table: its three letters, and where anybody can watch it."""

    code: str
    table: str
    """Its code under `/api/v1/tables`."""
    api: str
    watch: str


class HelloDocument(TypedDict):
    """What can be asked here, and the table where whoever asks has a seat."""

    sentence: str
    endpoints: dict[str, str]
    table: PlaceDocument | None


class OrderDocument(TypedDict):
    """Who sits at the table, clockwise."""

    order: list[str]
    you: str
    first: str | None
    """Who chooses first in this round, and leads its first trick."""
    open_seats: int
    takes: NotRequired[str]
    """Whose seat you take with the next deal, where you do not sit yet."""


class PlayedDocument(TypedDict):
    """A card in the trick under way."""

    name: str
    card: str


class TurnDocument(TypedDict):
    """Where the round is."""

    round: int
    phase: Literal["choose", "stash", "play", "over"]
    turn: str | None
    """Whose turn it is; nobody's when the round is over."""
    your_turn: bool
    played: list[PlayedDocument]
    game_type: str | None
    """`Big`, `Zole`, `Small zole` or `The Table`; none while it is being chosen."""
    solo: str | None
    may: list[str]
    """All that you may do now, as paths below `/zole`: `play/Qc`."""
    sentence: str


class RoundScoreDocument(TypedDict):
    """What a round brought somebody, and their score after it."""

    name: str
    score: int
    total: int


class RoundDocument(TypedDict):
    """A round that is over."""

    round: int
    game_type: str | None
    solo: str | None
    scores: list[RoundScoreDocument]
    sentence: str


class HandDocument(TypedDict):
    """Your cards, trumps first; none when the round is over, and then how it ended."""

    cards: list[str]
    round_over: RoundDocument | None


class TotalDocument(TypedDict):
    """Somebody's score."""

    name: str
    total: int


class ScoreDocument(TypedDict):
    """The scores in the order of seats, and the rounds that made them."""

    scores: list[TotalDocument]
    rounds: list[RoundDocument]


class Answer(NamedTuple):
    """The same for programs and for people."""

    document: object
    text: str


class Place(NamedTuple):
    """A seat at a table, and how it is told the game."""

    desk: Desk
    table: Table
    seat: int

    def telling(self) -> Telling:
        """The game as the seat is told it; refused before it starts and after its end."""
        return self._worded(self.desk.announcer.teller.telling(require_game(self.table), self.seat))

    def sheet(self) -> list[SheetRow]:
        """The rounds played."""
        if self.table.state is None:
            return []
        return self._worded(self.desk.announcer.teller.telling(self.table.state, self.seat))["sheet"]

    def _worded(self, telling: Telling) -> Telling:
        worded: Telling = for_viewer(telling, self.table, Viewer(self.seat, words=ENGLISH))
        return worded

    @property
    def is_between_rounds(self) -> bool:
        """Whether the scores are looked at and nobody has gone on."""
        return self.table.pause_since is not None


def path_of(action: str) -> str:
    """An action as a path below `/zole`: `stash/Ac,Ts` for `stash Ac Ts`."""
    verb, _, rest = action.partition(" ")
    return f"{'choice' if verb == 'choose' else verb}/{rest.replace(' ', ',')}"


def place_document(alias: str, table: Table, site: str) -> PlaceDocument:
    """Where a table is found."""
    return {
        "code": alias,
        "table": table.code,
        "api": f"{site}/api/v1/tables/{table.code}",
        "watch": f"{site}/table/{table.code}",
    }


def hello(place: PlaceDocument | None) -> Answer:
    """What can be asked here."""
    sentence, endpoints = _say("zole/hello"), {endpoint: _say(code) for endpoint, code in ENDPOINTS.items()}
    document: HelloDocument = {"sentence": sentence, "endpoints": endpoints, "table": place}
    width = max(map(len, endpoints))
    lines = [sentence, *(f"  {endpoint:{width}}  {says}" for endpoint, says in endpoints.items())]
    if place is not None:
        lines += [_say("zole/seated", table=place["code"], link=place["watch"])]
    return Answer(document, _lines(lines))


def turn(place: Place) -> Answer:
    """Whose turn it is, the trick, the game type and who plays alone."""
    telling, names = place.telling(), place.table.names
    if place.is_between_rounds:
        return _round_over(place, telling["sheet"][-1])
    facts, to_act = telling["round"], telling["to_act"]
    assert facts is not None
    assert to_act is not None
    solo = next((seat for seat, told in enumerate(telling["seats"]) if told["side"] == "solo"), None)
    trick = telling["trick"]["cards"] if telling["trick"] else []
    document: TurnDocument = {
        "round": facts["number"],
        "phase": telling["phase"],  # type: ignore[typeddict-item]  # chance acts by itself, so no other phase is met
        "turn": names[to_act],
        "your_turn": to_act == place.seat,
        "played": [{"name": names[played["seat"]], "card": played["card"]} for played in trick],
        "game_type": facts["contract"],
        "solo": None if solo is None else names[solo],
        "may": [path_of(action) for action in telling["legal"]],
        "sentence": telling["say"]["sentence"],
    }
    says = facts["contract_says"]
    contract = None if says is None else says["sentence"]
    lines = [document["sentence"], *_may(document), _say("zole/round", round=facts["number"], contract=contract)]
    if telling["phase"] == "play":
        cards = [f"{each['name']} {each['card']}" for each in document["played"]]
        lines.append(_say("zole/trick", trick=facts["tricks"] + 1, cards=cards))
    return Answer(document, _lines(lines))


def _may(told: TurnDocument) -> list[str]:
    """What one may do, where it is not too much to say."""
    if not told["your_turn"]:
        return []
    if told["phase"] == "stash":
        return [_say("zole/may-stash", action=told["may"][0])]
    return [_say("zole/may", actions=" ".join(told["may"]))]


def _round_over(place: Place, row: SheetRow) -> Answer:
    over = _round(place.table.names, row)
    document: TurnDocument = {
        "round": over["round"],
        "phase": "over",
        "turn": None,
        "your_turn": False,
        "played": [],
        "game_type": over["game_type"],
        "solo": over["solo"],
        "may": ["nextRound"],
        "sentence": over["sentence"],
    }
    return Answer(document, _lines(_ended(over)))


def hand(place: Place) -> Answer:
    """One's cards; when the round is over, how it ended."""
    telling = place.telling()
    over = _round(place.table.names, telling["sheet"][-1]) if place.is_between_rounds else None
    cards = [] if over else [card["card"] for card in telling["hand"]]
    document: HandDocument = {"cards": cards, "round_over": over}
    return Answer(document, _lines(_ended(over) if over else [" ".join(cards) or _say("zole/no-cards")]))


def order(place: Place) -> Answer:
    """Who sits where."""
    return _order(place.table, place.table.names[place.seat])


def _order(table: Table, name: str, takes: str | None = None) -> Answer:
    seated = [seat.name for seat in table.seats if not seat.is_open]
    first = _first(table)
    document: OrderDocument = {
        "order": seated,
        "you": name,
        "first": first,
        "open_seats": len(table.seats) - len(seated),
    }
    if takes is not None:
        document["takes"] = takes
    needed = document["open_seats"]
    last = _say("zole/needed", seats=needed) if first is None else _say("zole/first", name=first)
    return Answer(document, _lines([_say("zole/order", names=seated), last]))


def registered(place: Place, alias: str) -> Answer:
    """Somebody has sat down."""
    seated = order(place)
    welcome = _say("zole/welcome", name=place.table.names[place.seat], table=alias)
    return Answer(seated.document, f"{welcome}\n{seated.text}")


def arriving(table: Table, holder: str, alias: str) -> Answer:
    """Somebody takes the seat of a bot with the next deal."""
    arrival = table.arrival_of(holder)
    assert arrival is not None
    takes = table.names[arrival.seat]
    seated = _order(table, arrival.name, takes)
    welcome = _say("zole/welcome-later", name=arrival.name, whose=takes, table=alias)
    return Answer(seated.document, f"{welcome}\n{seated.text}")


def score(place: Place) -> Answer:
    """The scores, and how the last round ended."""
    table, names = place.table, place.table.names
    totals = [0] * len(names) if table.state is None else table.state.scores
    document: ScoreDocument = {
        "scores": [
            {"name": name, "total": total}
            for seat, name, total in zip(table.seats, names, totals, strict=True)
            if not seat.is_open
        ],
        "rounds": [_round(names, row) for row in place.sheet()],
    }
    lines = [f"{each['name']}: {_minus(each['total'])}" for each in document["scores"]]
    lines += [_say("zole/round-was", round=past["round"], result=past["sentence"]) for past in document["rounds"][-1:]]
    return Answer(document, _lines(lines))


def _round(names: Sequence[str], row: SheetRow) -> RoundDocument:
    return {
        "round": row["round"],
        "game_type": row["contract"],
        "solo": None if row["solo"] is None else names[row["solo"]],
        "scores": [
            {"name": name, "score": cell["score"], "total": cell["total"]}
            for name, cell in zip(names, row["seats"], strict=True)
        ],
        "sentence": row["says"]["sentence"],
    }


def _ended(over: RoundDocument) -> list[str]:
    brought = ", ".join(f"{each['name']} {signed(each['score'])}" for each in over["scores"])
    ended = _say("zole/round-over", round=over["round"], result=over["sentence"])
    return [ended, f"{brought}.", _say("zole/next")]


def _first(table: Table) -> str | None:
    """Who chose first in the round under way, or in the one that is looked back upon."""
    if table.state is None:
        return None
    position = table.state.position
    looks_back = table.pause_since is not None or position.round is None
    round_: Round | None = position.past[-1].round if looks_back else position.round
    return None if round_ is None else table.names[round_.playing[0]]


def _say(code: str, **facts: object) -> str:
    return language(ENGLISH).say(Message(code, facts))


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


def _lines(lines: Sequence[str]) -> str:
    return "\n".join(lines) + "\n"
