"""Reading a record back: every line of it is played again by the rules, and the first that does not fit is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from json import dumps
from typing import Any, TypeVar

from followsuit.cards import Card
from followsuit.engine import chance
from followsuit.engine.actions import (
    CHANCE,
    Action,
    Call,
    DealCards,
    DrawDealer,
    DrawToken,
    TurnCard,
    parse,
)
from followsuit.engine.fairness import check_fairness
from followsuit.engine.game import Game, game
from followsuit.engine.position import Phase, Position
from followsuit.engine.record import FORMAT
from followsuit.engine.shuffle import Seed, seed_bytes
from followsuit.engine.state import State
from followsuit.engine.step import legal, step
from followsuit.engine.view import trick_data
from followsuit.errors import ActionError, FollowsuitError, IllegalAction, OptionError, RecordError, quoted
from followsuit.language.message import Message
from followsuit.rules.round import Round, Trick

T = TypeVar("T")
LONGEST = 120
"""So much of a record's own text is repeated in an answer."""
LARGEST = 10**9
KINDS: Mapping[type, Message] = {
    list: Message("record/a-list"),
    dict: Message("record/an-object"),
    str: Message("record/a-text"),
    int: Message("record/a-number"),
    bool: Message("record/true-or-false"),
}


def replay(record: Mapping[str, Any]) -> State:
    """The state a record ends in; RecordError names the first place that does not fit the rules.

    With a `seed` in the record every act of chance must be the one that the seed gives, and an unfinished game can
    be played on. Without one it can be played on too, with chance played by hand or after `with_seed`.
    """
    played, seed = _header(record)
    position = Position(played.rules, played.seats)
    rounds = _field(record, "rounds", list, "")
    for index, data in enumerate(rounds):
        place = f"rounds[{index}]"
        if position.phase is Phase.OVER:
            raise RecordError(place, Message("record/round-too-many"))
        position = _Walk(position, _kind(data, dict, place), place, seed).round(is_last=index == len(rounds) - 1)
    return _ending(State(played, position, None), record, seed)


def _header(record: Mapping[str, Any]) -> tuple[Game, Seed | None]:
    if not isinstance(record, Mapping):
        raise RecordError("record", Message("record/not-an-object", {"format": FORMAT}))
    if (told := _field(record, "format", str, "")) != FORMAT:
        raise RecordError("format", Message("record/format", {"given": quoted(told), "format": FORMAT}))
    key = _field(record, "game", str, "")
    options = _field(record, "options", dict, "")
    try:
        played = game(key, **{str(name): value for name, value in options.items()})
    except OptionError as error:
        raise RecordError.at(f"options.{error.key[:LONGEST]}", error) from None
    except FollowsuitError as error:
        raise RecordError.at("game", error) from None
    if (version := _field(record, "version", int, "")) != played.version:
        facts = {"game": played.name, "given": str(version), "version": str(played.version)}
        raise RecordError("version", Message("record/version", facts))
    players = _field(record, "players", list, "")
    if len(players) != played.seats:
        raise RecordError("players", Message("record/players", {"players": len(players), "seats": played.seats}))
    for seat, name in enumerate(players):
        _kind(name, str, f"players[{seat}]")
    seed = record.get("seed")
    if seed is not None:
        try:
            seed_bytes(seed)
        except FollowsuitError as error:
            raise RecordError.at("seed", error) from None
    if "fairness" in record:
        check_fairness(seed, record["fairness"], played.seats)
    return played, seed


def _ending(state: State, record: Mapping[str, Any], seed: Seed | None) -> State:
    finished = _field(record, "finished", bool, "")
    if finished and not state.is_over:
        try:
            state = state.stop()
        except ActionError:
            raise RecordError("finished", Message("record/not-finished")) from None
    elif not finished and state.is_over:
        raise RecordError("finished", Message("record/finished"))
    _same(_field(record, "winners", list, ""), list(state.winners), "winners")
    return state.with_seed(seed)


@dataclass
class _Walk:
    """One round of a record, played again."""

    position: Position
    data: Mapping[str, Any]
    place: str
    seed: Seed | None
    seen: int = 0
    """How many tricks have been compared."""

    def round(self, *, is_last: bool) -> Position:
        """The position after the round, or as far as the record goes."""
        self._dealer()
        number = self.position.table.number
        for index, entry in enumerate(self._field("actions", list)):
            self._chance(number)
            self._action(entry, f"{self.place}.actions[{index}]")
            self._tricks(number)
        self._chance(number)
        self._tricks(number)
        self._deal(number)
        if len(self.position.past) < number:
            self._unfinished(is_last=is_last)
        else:
            self._result()
        return self.position

    def _now(self, number: int) -> Round:
        """The round as far as it has come."""
        past = self.position.past
        return past[number - 1].round if len(past) >= number else self.position.table

    def _field(self, key: str, kind: type[T]) -> T:
        return _field(self.data, key, kind, self.place)

    def _step(self, action: Action, place: str) -> None:
        try:
            self.position, _ = step(self.position, action)
        except IllegalAction as error:
            inner = f"{self.place}.table" if error.rule == "deal/table" else place
            raise RecordError.at(inner, error) from None

    def _drawn(self, action: Action, place: str) -> None:
        """An act of chance: allowed, and the seed's own if there is a seed."""
        before = self.position
        self._step(action, place)
        if self.seed is not None and (owed := chance.draw(before, self.seed)) != action:
            raise RecordError(place, Message("record/seed", {"told": _json(str(action)), "owed": _json(str(owed))}))

    def _dealer(self) -> None:
        dealer = self._field("dealer", int)
        if self.position.phase is Phase.DEALER:
            self._drawn(DrawDealer(dealer), f"{self.place}.dealer")
        _same(dealer, self.position.table.dealer, f"{self.place}.dealer")

    def _chance(self, number: int) -> None:
        """All that chance does before the next decision, as the record tells it."""
        while self.position.to_act == CHANCE and self.position.table.number == number:
            action, place = self._next_draw()
            if action is None:
                return
            self._drawn(action, place)

    def _next_draw(self) -> tuple[Action | None, str]:
        match self.position.phase:
            case Phase.DEAL:
                hands = self._field("hands", list)
                cards = tuple(self._cards(hand, f"{self.place}.hands[{seat}]") for seat, hand in enumerate(hands))
                table = self._cards(self._field("table", list), f"{self.place}.table")
                return DealCards(cards, table), f"{self.place}.hands"
            case Phase.TURN:
                return TurnCard(self._card(self._field("turned", str), f"{self.place}.turned")), f"{self.place}.turned"
            case Phase.DRAW_TRUMP:
                return Call("trump", self._field("trump", str)), f"{self.place}.trump"
            case _:
                return self._token()

    def _token(self) -> tuple[Action | None, str]:
        index = len(self.position.table.tricks)
        tricks = self._field("tricks", list)
        if index >= len(tricks):
            return None, ""
        place = f"{self.place}.tricks[{index}]"
        token = _field(_kind(tricks[index], dict, place), "token", str, place)
        tokens = self.position.rules.tokens
        assert tokens is not None
        return DrawToken(_parsed(tokens.parse, token, f"{place}.token")), f"{place}.token"

    def _card(self, text: object, place: str) -> Card:
        return _parsed(self.position.rules.deck.parse, _kind(text, str, place), place)

    def _cards(self, texts: object, place: str) -> tuple[Card, ...]:
        return tuple(self._card(text, f"{place}[{index}]") for index, text in enumerate(_kind(texts, list, place)))

    def _action(self, entry: object, place: str) -> None:
        parts = _kind(entry, list, place)
        if len(parts) not in (2, 3):
            raise RecordError(place, Message("record/action"))
        seat, text = _kind(parts[0], int, f"{place}[0]"), _kind(parts[1], str, f"{place}[1]")
        to_act = self.position.to_act
        if to_act is None or self.position.round is None or to_act == CHANCE:
            raise RecordError(place, Message("record/action-too-many"))
        if seat != to_act:
            raise RecordError(f"{place}[0]", Message("action/not-the-turn", {"seat": str(seat), "to_act": to_act}))
        if len(parts) == 3:
            self._allowed(_kind(parts[2], list, f"{place}[2]"), f"{place}[2]")
        action = _parsed(self._read, text, f"{place}[1]")
        self._step(action, f"{place}[1]")

    def _read(self, text: str) -> Action:
        return parse(self.position.rules, text)

    def _allowed(self, listed: list[object], place: str) -> None:
        """The list of legal actions is the rules' own, in any order and any accepted spelling."""
        told = [
            _parsed(self._read, _kind(text, str, f"{place}[{index}]"), f"{place}[{index}]")
            for index, text in enumerate(listed)
        ]
        allowed = legal(self.position)
        for index, action in enumerate(told):
            if action not in allowed:
                raise RecordError(f"{place}[{index}]", Message("record/allowed", {"action": str(action)}))
            if action in told[:index]:
                raise RecordError(f"{place}[{index}]", Message("record/allowed-twice", {"action": str(action)}))
        for action in allowed:
            if action not in told:
                raise RecordError(place, Message("record/left-out", {"action": str(action)}))

    def _tricks(self, number: int) -> None:
        """The tricks that the actions have made since the last look are those that the record tells."""
        made, told = self._now(number).tricks, self._field("tricks", list)
        for index in range(self.seen, len(made)):
            place = f"{self.place}.tricks[{index}]"
            if index >= len(told):
                raise RecordError(f"{self.place}.tricks", Message("record/tricks-more", {"told": len(told)}))
            self._trick(_kind(told[index], dict, place), made[index], place)
        self.seen = len(made)

    def _trick(self, told: Mapping[str, Any], made: Trick, place: str) -> None:
        owed = trick_data(made, self.position.rules.tokens is not None)
        for key, value in owed.items():
            if key not in told:
                raise RecordError(f"{place}.{key}", Message("record/missing"))
            told_value = told[key]
            if key == "cards":
                told_value = self._respelled(told_value, f"{place}.cards")
            elif key == "token" and isinstance(told_value, str):
                told_value = self._token_text(told_value, f"{place}.token")
            elif key == "tokens" and isinstance(told_value, list):
                told_value = [
                    self._laid(laid, owed_laid, f"{place}.tokens[{index}]")
                    for index, (laid, owed_laid) in enumerate(zip_longest(told_value, value))
                ]
            _same(told_value, value, f"{place}.{key}")

    def _respelled(self, cards: object, place: str) -> list[str]:
        """A list of cards in the usual spelling."""
        return [str(card) for card in self._cards(cards, place)]

    def _token_text(self, text: str, place: str) -> str:
        tokens = self.position.rules.tokens
        assert tokens is not None
        return _parsed(tokens.parse, text, place)

    def _laid(self, laid: object, owed: object, place: str) -> object:
        """The tokens laid with one card in the usual spelling, and as owed if only their order is another."""
        if not isinstance(laid, list) or not isinstance(owed, list):
            return laid
        texts = [
            self._token_text(_kind(token, str, f"{place}[{index}]"), f"{place}[{index}]")
            for index, token in enumerate(laid)
        ]
        return owed if sorted(texts) == sorted(owed) else texts

    def _deal(self, number: int) -> None:
        """No trick, turned card, trump or table card is told that the round does not have."""
        round_ = self._now(number)
        if len(told := self._field("tricks", list)) > len(round_.tricks):
            facts = {"told": len(told), "made": len(round_.tricks)}
            raise RecordError(f"{self.place}.tricks", Message("record/tricks", facts))
        turned = self.data.get("turned")
        if isinstance(turned, str):
            turned = str(self._card(turned, f"{self.place}.turned"))
        _same(turned, None if round_.turned is None else str(round_.turned), f"{self.place}.turned")
        _same(self.data.get("trump"), round_.trump, f"{self.place}.trump")
        table = self._respelled(self._field("table", list), f"{self.place}.table")
        _same(table, [str(card) for card in round_.table], f"{self.place}.table")

    def _unfinished(self, *, is_last: bool) -> None:
        if not is_last:
            raise RecordError(f"{self.place}.actions", Message("record/round-breaks-off"))
        _same(self._field("void", bool), False, f"{self.place}.void")
        for key in ("scores", "totals"):
            if self.data.get(key) is not None:
                raise RecordError(f"{self.place}.{key}", Message("record/not-over"))

    def _result(self) -> None:
        round_ = self.position.past[-1].round
        _same(self._field("void", bool), round_.void, f"{self.place}.void")
        _same(self._field("scores", list), list(round_.scores or ()), f"{self.place}.scores")
        _same(self._field("totals", list), list(round_.totals or ()), f"{self.place}.totals")


def _kind(value: object, kind: type[T], place: str) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(place, Message("record/kind", {"kind": KINDS[kind]}))
    if isinstance(value, int) and abs(value) > LARGEST:
        raise RecordError(place, Message("record/large"))
    return value


def _field(data: Mapping[str, Any], key: str, kind: type[T], place: str) -> T:
    path = f"{place}.{key}" if place else key
    if key not in data:
        raise RecordError(path, Message("record/missing-kind", {"kind": KINDS[kind]}))
    return _kind(data[key], kind, path)


def _same(told: object, owed: object, place: str) -> None:
    """Raise RecordError at the innermost place where what is told differs from what the rules say."""
    if isinstance(told, list) and isinstance(owed, list) and len(told) == len(owed):
        for index, (one, other) in enumerate(zip(told, owed, strict=True)):
            _same(one, other, f"{place}[{index}]")
    elif told != owed or type(told) is not type(owed):
        raise RecordError(place, Message("record/differs", {"told": _json(told), "owed": _json(owed)}))


def _json(value: object) -> str:
    try:
        text = dumps(value, default=repr)
    except (ValueError, RecursionError):
        return quoted(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _parsed(read: Callable[[str], T], text: str, place: str) -> T:
    try:
        return read(text)
    except FollowsuitError as error:
        raise RecordError.at(place, error) from None
