"""A table told by somebody else: what a server can have stored is taken, and nothing that cannot have been."""

import json
from copy import deepcopy
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from followsuit.server.errors import Impossible
from followsuit.server.run.checking import CHECKS, check_archived
from followsuit.server.store.rows import Holder, Stored
from followsuit.server.table import seating
from followsuit.server.table.events import Branch, TableEvent, encode
from followsuit.server.table.fold import folded
from followsuit.server.table.model import Table
from tests.server.table.stored import (
    ANNA,
    CLEO,
    CODE,
    EVE,
    SECRET,
    START,
    Told,
    an_evening,
    an_open_end,
    left_alone,
    of_a_match,
    under_way,
)

NOW = START + 10 * 86_400
TABLES = {
    "an evening": an_evening(),
    "an open end": an_open_end(),
    "under way": under_way(),
    "left alone": left_alone(),
    "of a match": of_a_match(),
}


def refusal(archived):
    """The code with which a table is refused; none if it is taken."""
    try:
        check_archived(archived, NOW)
    except Impossible as error:
        return error.code
    return None


def test_every_kind_of_event_has_a_check():
    """A new kind of event needs one in `CHECKS`, or imports would let anything of it pass."""
    assert set(get_args(TableEvent)) == set(CHECKS)


@pytest.mark.parametrize("name", TABLES)
def test_what_a_server_has_stored_is_taken(name):
    """Every event of it follows from what somebody asked for."""
    assert None is refusal(TABLES[name].archived())


def test_every_kind_of_event_is_among_these_tables():
    """So that the changes below are tried on each."""
    kinds = {json.loads(body)["kind"] for told in TABLES.values() for _, body in told.events}
    every = {str(kind.__struct_config__.tag) for kind in get_args(TableEvent)}
    assert set() == every - kinds


def with_body(archived, index, body, at=None):
    """The table with another event in one place."""
    stored = archived.events[index]
    changed = Stored(stored.sequence, stored.at if at is None else at, body)
    return replace(archived, events=(*archived.events[:index], changed, *archived.events[index + 1 :]))


def renumbered(archived, events):
    """The table with other events, in this order."""
    return replace(archived, events=tuple(Stored(n, each.at, each.body) for n, each in enumerate(events, start=1)))


def changes(value):
    """Other values for one in an event: near it, beyond everything, and of other kinds."""
    others: list[Any] = [
        None,
        True,
        False,
        -1,
        0,
        1,
        2,
        3,
        99,
        2**40,
        10**3_000,
        1e300,
        "",
        "x",
        "greedy",
        "?" * 5_000,
        EVE,
        CODE,
        [],
        {},
    ]
    if isinstance(value, bool):
        others = [not value]
    elif isinstance(value, int | float):
        others += [value + 1, value - 1]
    return [other for other in others if other != value or type(other) is not type(value)]


def mutations(body):
    """An event with one value in it changed, left out or added."""
    event = json.loads(body)
    for key, value in event.items():
        yield {each: kept for each, kept in event.items() if each != key}
        for other in changes(value):
            yield event | {key: other}
        if isinstance(value, dict):
            for inner in value:
                yield from (event | {key: value | {inner: other}} for other in changes(value[inner]))
        if isinstance(value, list) and value:
            yield event | {key: value[:-1]}
            yield event | {key: [*value, value[-1]]}
            yield event | {key: [other := {"bot": "nobody"}, *value[1:]]}
    yield event | {"surely": 1}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_with_any_value_of_any_event_changed_is_refused_or_possible(name):
    """Either the check says why not, or the server that folds these events has a sound table with that very summary."""
    archived = TABLES[name].archived()
    taken, tried = 0, 0
    seen: dict[str, int] = {}
    for index, stored in enumerate(archived.events):
        kind = json.loads(stored.body)["kind"]
        seen[kind] = seen.get(kind, 0) + 1
        if kind == "acted" and seen[kind] > 6:
            continue
        for event in mutations(stored.body):
            tried += 1
            changed = with_body(archived, index, json.dumps(event))
            if (code := refusal(changed)) is None:
                taken += 1
                assert_harmless(changed, json.loads(stored.body), event)
            else:
                assert code.startswith("import/")
    assert tried > 200
    assert taken < tried / 10


FREE = {
    "created": {"customs", "match", "rematch_of", "host", "seats"},
    "arriving": {"holder", "name", "seat"},
    "called_off": {"declined"},
    "sat": {"holder", "name", "seat"},
    "committed": {"commitment", "seat"},
    "left": {"removed", "seat"},
    "seat_given": {"bot", "seat"},
    "handed": {"holder"},
    "acted": {"by_bot"},
    "took_over": {"why", "bot"},
    "returned": {"seat"},
    "resumed": {"seat"},
    "extended": {"seconds"},
    "undo_answered": {"seat"},
    "claim_answered": {"accepts", "seat"},
    "said": {"preset", "text", "seat"},
    "rematched": {"code", "seat"},
    "match_over": {"people"},
}
"""What could as well have been another value at a finished table: who said what, a seat that was left again."""


def assert_harmless(archived, before, now):
    """Nobody has two seats; and at a finished table the game is the same."""
    table = folded(Table(CODE, SECRET), [(stored.body, stored.at) for stored in archived.events])
    holders = [seat.holder for seat in table.seats if seat.holder is not None]
    assert len(set(holders)) == len(holders)
    if table.status == "over":
        keys = {key for key in before.keys() | now.keys() if before.get(key) != now.get(key)}
        assert keys <= FREE.get(before["kind"], set()), (before, now)


@pytest.mark.parametrize("name", TABLES)
def test_events_left_out_doubled_or_in_another_order_are_refused_or_harmless(name):
    """Except for what is only said, and for what somebody took back, each event stands where it must."""
    archived = TABLES[name].archived()
    events = list(archived.events)
    harmless = {
        "said",
        "extended",
        "took_over",
        "returned",
        "seat_given",
        "committed",
        "handed",
        "undo_asked",
        "rematched",
        "resumed",
        "match_over",
    }
    for index, stored in enumerate(events[1:], start=1):
        kind = json.loads(stored.body)["kind"]
        without = refusal(renumbered(archived, [*events[:index], *events[index + 1 :]]))
        twice = refusal(renumbered(archived, [*events[: index + 1], *events[index:]]))
        swapped = refusal(renumbered(archived, [*events[: index - 1], stored, events[index - 1], *events[index + 1 :]]))
        if kind == "acted":
            assert None not in (without, twice, swapped)
        elif kind not in harmless:
            assert None not in (without, twice), kind


CHANGED: dict[str, tuple[dict[str, Any], str]] = {
    "another status": ({"status": "playing"}, "import/summary"),
    "an open seat": ({"open_seats": 1}, "import/summary"),
    "another game": ({"game": "zole"}, "import/summary"),
    "listed": ({"visibility": "public"}, "import/summary"),
    "made earlier": ({"created_at": START - 5}, "import/summary"),
    "changed at another time": ({"changed_at": START + 0.5}, "import/summary"),
    "something due": ({"due_at": START}, "import/summary"),
    "nobody's seats": ({"holders": ()}, "import/summary"),
    "somebody else's seat": ({"holders": (Holder(0, EVE, "Anna"), Holder(2, CLEO, "Cleo"))}, "import/summary"),
    "a name that hides": ({"holders": (Holder(0, ANNA, "An\u202ena"), Holder(2, CLEO, "Cleo"))}, "import/summary"),
    "another secret": ({"secret": "6e" * 32}, "import/"),
    "a short secret": ({"secret": "c0ffee"}, "import/secret"),
    "no record": ({"record": None}, "import/record"),
    "another record": ({"record": "{}"}, "import/record"),
    "a code that nobody can ask for": ({"code": "ONE"}, "import/code"),
    "an alias that nobody can ask for": ({"alias": "../"}, "import/code"),
    "no events": ({"events": ()}, "import/event"),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGED)
def test_what_a_table_says_of_itself_follows_from_its_events(name):
    """The summary, the record and the secret, each by itself."""
    changed, code = CHANGED[name]
    assert str(refusal(TABLES["an evening"].archived(**changed))).startswith(code)


@pytest.mark.parametrize("at", [START - 200_000, NOW + 200_000, 1e11, -1e11, 0.0])
def test_times_that_no_clock_can_have_shown_are_refused(at):
    """Long before the event before, or in the future."""
    archived = TABLES["under way"].archived()
    assert "import/time" == refusal(with_body(archived, 3, archived.events[3].body, at))


def test_another_version_of_a_game_is_refused_with_a_way_on():
    """The program that plays it can import it."""
    archived = TABLES["under way"].archived()
    event = json.loads(archived.events[0].body) | {"version": 2}

    with pytest.raises(
        Impossible, match=r"This is version 2 of Zole.*Import it with the Followsuit that plays"
    ) as caught:
        check_archived(with_body(archived, 0, json.dumps(event)), NOW)
    assert "import/version" == caught.value.code


def test_a_game_that_plays_on_from_another_has_to_be_playable_from_there():
    """What was done at the other table is played again, too."""
    state = TABLES["an open end"].table.state
    assert state is not None
    actions = tuple((seat, str(action)) for seat, action in state.position.past[0].actions[:5])
    told = Told(None, "random", "random", key="zole", rounds=0)
    assert "import/event" == refusal(branched(told, str(state.seed), ((0, "play Qc"), *actions)))
    assert "import/event" == refusal(branched(told, str(state.seed), tuple((2 - seat, done) for seat, done in actions)))
    # Playable, but the table here has not started.
    assert "import/summary" == refusal(branched(told, str(state.seed), actions))


def branched(told, seed, actions):
    """A table that plays on from another one, started."""
    made = json.loads(told.events[0][1]) | {"branch": msgspec.to_builtins(Branch("zzzzzzzzzz", seed, actions))}
    sat = encode(seating.sit(told.table, ANNA, "Anna")[0])
    bodies = [json.dumps(made), sat, '{"kind":"started"}']
    return told.archived(
        events=tuple(Stored(n, START, body) for n, body in enumerate(bodies, start=1)), created_at=START
    )


def test_a_forgotten_table_is_held_to_its_record():
    """Of its events only the first is kept; the record has to be a game of that very table, to its end or not."""
    closed = TABLES["left alone"].archived()
    assert None is refusal(replace(closed, events=closed.events[:1]))
    whole = TABLES["an open end"].archived()
    kept = replace(whole, events=whole.events[:1])
    record = json.loads(str(kept.record))
    other = deepcopy(record)
    other["rounds"][0]["actions"][0] = [0, "choose P"]

    assert None is refusal(kept)
    assert "import/record" == refusal(replace(kept, record=json.dumps(other)))
    assert "import/record" == refusal(replace(kept, record=None))
    assert "import/record" == refusal(replace(kept, record=TABLES["an evening"].record))
    assert "import/record" == refusal(replace(kept, record=json.dumps(record | {"fairness": None})))
    assert "import/summary" == refusal(replace(kept, holders=(Holder(7, ANNA, "Anna"),)))
    assert "import/summary" == refusal(replace(kept, due_at=START))
