"""Nobody is told a card, or a secret, that they may not know: in no frame, answer, refusal, log line or metric."""

import asyncio
import io
import json
import logging
import os
import random
import re
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from msgspec.structs import replace

from followsuit.cards import UNKNOWN
from followsuit.engine.view import hand_of
from followsuit.errors import OutOfTurn
from followsuit.rules.event import Event
from followsuit.rules.page import pages
from followsuit.server.live import desk
from followsuit.server.run.logs import LOGGER, configure_logs
from followsuit.server.table import events as happened
from followsuit.server.table import playing
from followsuit.server.table.following import with_consequences
from followsuit.server.table.model import Table
from followsuit.server.telling import table_view
from followsuit.server.telling.table_view import TableTeller, Viewer
from followsuit.telling import teller
from tests.server.leaks import Reader, cards_in, secrets_in
from tests.server.random_company import Company, a_hall
from tests.server.running import running
from tests.support import SETTINGS
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("compiled")

SOAK = os.environ.get("FOLLOWSUIT_LAWS") == "soak"
AT_ONCE = 20
"""Games that share the commits of their store."""


def mingle(folder, games, *, most, seed=0):
    """Let random company play each game; how much was read, and the leaks."""

    async def one(hall, game, number):
        company = Company(hall, game, random.Random(f"{seed} {number}"))
        table = await company.play(most)
        if table.table.status == "over" and table.table.people:
            await company.play_again(table)
        return company.read, [f"{game.key} {dict(game.options)}: {leak}" for leak in company.leaks]

    async def all_of_them():
        async with a_hall(folder) as hall:
            told = []
            for first in range(0, len(games), AT_ONCE):
                told += await asyncio.gather(
                    *(one(hall, game, first + place) for place, game in enumerate(games[first : first + AT_ONCE]))
                )
            return told

    told = asyncio.run(all_of_them())
    return sum(read for read, _ in told), [leak for _, leaks in told for leak in leaks]


@pytest.mark.parametrize("key", pages())
def test_random_company_is_told_nothing_that_it_may_not_know(key, tmp_path):
    """People err, ask, take back, go, return, get up and sit down; every frame is read beside the true state."""
    games = [game for game in SETTINGS if game.key == key]
    seed, games, most = (random.random(), games * (400 // len(games)), 150) if SOAK else (7, games[:10], 25)
    read, leaks = mingle(tmp_path, games, most=most, seed=seed)

    assert [] == leaks[:10]
    assert len(games) * 50 < read


def showing(patch, more):
    """Whatever anybody sees shows more than it should."""

    def shown(view, position, seat):
        round_ = position.round
        return view if round_ is None or not round_.hands else replace(view, **more(round_, seat))

    for name in ("view_of", "own_view"):
        honest = getattr(teller, name)

        def peeping(first, position, seat, honest=honest):
            return shown(honest(first, position, seat), position, seat)

        patch.setattr(teller, name, peeping)


def another_hand(patch):
    """Everyone sees the hand of the next seat."""
    showing(patch, lambda round_, seat: {"hand": round_.hands[((seat or 0) + 1) % len(round_.hands)]})
    patch.setattr(teller, "hand_of", lambda position, seat: hand_of(position, (seat + 1) % position.seats))


def what_lies_face_down(patch):
    """Everyone sees the cards on the table and in the stash."""
    showing(patch, lambda round_, _: {"table": round_.table, "stash": round_.stash})


def actions_of_others(patch):
    """Everyone sees what whoever is to act may do."""
    honest = teller.Teller.seen

    def talkative(self, public, seat):
        seen = honest(self, public, seat)
        return replace(seen, now={**seen.now, "legal": [str(action) for action in public.state.legal()]})

    patch.setattr(teller.Teller, "seen", talkative)


def hidden_events(patch):
    """Nothing is hidden in what happens."""
    patch.setattr(Event, "redacted_for", lambda self, _: self)


def refusals(patch):
    """Whoever acts out of turn is told what the other may do."""
    honest = playing.act

    def talkative(table, seat, action, basis, *, by_bot=False):
        if table.state is not None and seat != table.state.to_act and table.state.to_act is not None:
            raise OutOfTurn("It is not your turn.", f"They may {' or '.join(map(str, table.state.legal()))}.")
        return honest(table, seat, action, basis, by_bot=by_bot)

    patch.setattr(playing, "act", talkative)


def told_with_the_table(**secret):
    """Something of the table itself is told with it."""

    def plant(patch):
        honest = TableTeller.own

        def talkative(self, table, viewer):
            return honest(self, table, viewer) | {name: of(table) for name, of in secret.items()}

        patch.setattr(TableTeller, "own", talkative)

    return plant


PLANTS = {
    "another hand": another_hand,
    "what lies face down": what_lies_face_down,
    "actions of others": actions_of_others,
    "hidden events": hidden_events,
    "refusals": refusals,
    "the secret": told_with_the_table(undo=lambda table: {"secret": table.secret}),
    "the seed": told_with_the_table(undo=lambda table: table.state and table.state.seed),
    "holders": told_with_the_table(undo=lambda table: table.host),
}


@pytest.mark.parametrize("plant", PLANTS.values(), ids=PLANTS)
def test_a_planted_leak_is_found(plant, tmp_path, monkeypatch):
    """The reader is not blind: whatever is let out by each of these ways, it notices."""
    plant(monkeypatch)
    games = [game for game in SETTINGS if game.key == "zole"]
    # Every deal is another one, so that it may take several tries: as a rule the first or the second finds it.
    tries = (games[first : first + 4] for _ in range(10) for first in range(0, 16, 4))
    batches = (mingle(tmp_path, some, most=30, seed=seed)[1] for seed, some in enumerate(tries))

    assert any(leaks for leaks in batches)


def a_stash_asked_back():
    """A table of Zole whose solo player wants to put away other cards."""
    table = Table("code", "5e" * 32)
    people = [happened.Sat(seat, name, name) for seat, name in enumerate(("Anna", "Bob", "Cleo"))]
    created = happened.Created("zole", 1, {"rounds": 3}, (happened.SeatPlan(),) * 3, "Anna")
    table, _ = with_consequences(table, [created, *people], 0.0)
    seat = table.to_act
    assert seat is not None
    for action in ("choose B", "stash"):
        assert table.state is not None
        legal = next(str(each) for each in table.state.legal() if str(each).startswith(action))
        table, _ = with_consequences(table, playing.act(table, seat, table.game.action(legal), table.version), 0.0)
    return with_consequences(table, playing.ask_undo(table, table.seats[seat].holder), 0.0)[0], seat


def leaks_of_a_stash_asked_back():
    """What everyone but the solo player can read in that table."""
    table, asker = a_stash_asked_back()
    leaks = []
    for seat in (None, *range(3)):
        reader = Reader(seat)
        reader.table(TableTeller(table).own(table, Viewer(seat)), table)
        assert seat != asker or not reader.leaks
        leaks += reader.leaks
    return leaks


def test_a_wish_to_take_a_stash_back_does_not_name_its_cards(monkeypatch):
    """They were put away face down; only whoever did that reads which they are."""
    assert [] == leaks_of_a_stash_asked_back()

    monkeypatch.setattr(table_view, "_openly", lambda _, text: text)

    assert [] != leaks_of_a_stash_asked_back()


@contextmanager
def listened():
    """All that the server logs meanwhile, down to debugging."""
    names = ("followsuit", "uvicorn", "uvicorn.error", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in names]
    before = [(each, each.level, each.handlers, each.propagate, each.disabled) for each in loggers]
    stream = io.StringIO()
    configure_logs("json", stream)
    loggers[0].setLevel(logging.DEBUG)
    try:
        yield stream
    finally:
        for logger, level, handlers, propagate, disabled in before:
            logger.setLevel(level)
            logger.handlers, logger.propagate, logger.disabled = handlers, propagate, disabled


class Listener:
    """Keeps everything that one person is sent, in order, and reads it when the whole truth can be had."""

    def __init__(self, person, seat):
        self.texts: list[str] = []
        self.person = person
        self.seat = seat
        person.heard = self.texts.append

    def leaks(self, history, tokens):
        """What this person should not have been told."""
        reader, now = Reader(self.seat), history[0]
        leaks = []
        for text in self.texts:
            data = json.loads(text)
            table = data.get("table", data) if isinstance(data, dict) else {}
            sequence = data.get("sequence", data.get("version", table.get("sequence", now.sequence)))
            now = history[sequence]
            if "error" in data:
                reader.refusal(data["error"], now)
            elif "type" in data:
                reader.frame(data, now)
            elif "telling" in data:
                reader.table(data["table"], now)
                reader.telling(data["telling"] or {}, now)
            else:
                reader.answer(data, now)
            leaks += secrets_in(text, now, tokens)
        return leaks + reader.leaks


def visit(folder, key, seed=0, actions=8):
    """A game over real sockets and HTTP, with a bot, somebody who looks on, errors, hints and taking back: leaks."""
    rng = random.Random(seed)
    with listened() as log, running(folder) as site, ExitStack() as stack:
        people = [stack.enter_context(site.person(name)) for name in ("Anna", "Bob", "Cleo")]
        anna, bob, _ = people
        others = [None, *["random"] * (pages()[key].usual_seats - 2)]
        code = anna.host(key, [None, *others], customs={"chances": True})
        bob.sit(code)
        listeners = [Listener(person, seat) for person, seat in zip(people, (0, 1, None), strict=True)]
        connections = [stack.enter_context(person.connect(code)) for person in people]
        for _ in range(actions):
            for person, connection in zip(people, connections, strict=True):
                while connection.table.get("sequence", -1) < site.table(code).sequence:
                    connection.receive()
                person.ask("GET", f"/tables/{code}")
                person.ask("POST", f"/tables/{code}/undo") if rng.random() < 0.2 else None
                connection.ask("act", action="nonsense", version=site.table(code).version)
                if connection.telling.get("legal") and connection.table["status"] != "over":
                    person.ask("GET", f"/tables/{code}/hint") if key == "zole" else None
                    connection.act(rng.choice(connection.telling["legal"]))
                connection.ask("answer", agrees=True)
                person.ask("GET", f"/tables/{code}/record")
        metrics = httpx.get(f"http://{site.address}/metrics", timeout=PATIENCE, verify=False).text
        history, tokens = site.history(code), [str(person.token) for person in people]
        leaks = [leak for listener in listeners for leak in listener.leaks(history, tokens)]
        assert all(len(listener.texts) > 3 * actions for listener in listeners)
    labels = " ".join(re.findall(r'"([^"]*)"', metrics))
    for text, where in ((log.getvalue(), "the log"), (labels, "the metrics")):
        assert "followsuit" in text or "/api/v1" in text
        leaks += [f"{card} in {where}" for card in cards_in(text, key)]
        leaks += [f"{leak} in {where}" for leak in secrets_in(text, history[-1], tokens)]
    return leaks


@pytest.mark.parametrize("key", pages())
def test_real_sockets_answers_logs_and_metrics_tell_nothing_either(key, tmp_path):
    """Everything that three clients receive is read, and all that the server says of itself."""
    assert [] == visit(tmp_path, key)[:10]


def test_a_card_in_the_log_is_found(tmp_path, monkeypatch):
    """A line that tells a hand does not go unnoticed."""
    honest = desk.Desk.schedule

    def talkative(self, *rest):
        if self.table.state is not None and self.table.state.position.round is not None:
            LOGGER.debug("hands %s", " ".join(map(str, self.table.state.position.round.hands[0])))
        return honest(self, *rest)

    monkeypatch.setattr(desk.Desk, "schedule", talkative)

    assert any("in the log" in leak for leak in visit(tmp_path, "zole", actions=2))


def test_a_card_in_the_metrics_is_found(tmp_path, monkeypatch):
    """A label that names a card does not go unnoticed."""
    honest = desk.Desk.schedule

    def talkative(self, *rest):
        self.hall.metrics.refusals.labels("play Qc").inc()
        return honest(self, *rest)

    monkeypatch.setattr(desk.Desk, "schedule", talkative)

    assert any("in the metrics" in leak for leak in visit(tmp_path, "zole", actions=2))


def test_cards_are_found_in_every_form():
    """Codes, actions, signs and names are cards; words that only look like them are not."""
    texts = ("Qc", "stash Ac Ts", "Follow clubs: 9♣.", "Lead the queen of hearts", "King of spades", "As it lies", "??")

    assert [{"Qc"}, {"Ac", "Ts"}, {"9c"}, {"Qh"}, {"Ks"}, {"As"}, set()] == [cards_in(text, "zole") for text in texts]
    assert str(UNKNOWN) == texts[-1]
