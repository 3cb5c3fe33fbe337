import pytest

from followsuit.server.errors import CodeTaken, Conflict
from followsuit.server.store import Holder, NewTable, Stored, Summary
from tests.server.store.samples import ANNA, BOB, OPEN, bodies, new_table, some_rows

pytestmark = pytest.mark.anyio


async def test_a_table_is_found_by_code_alias_and_id(store):
    """All three give the same."""
    new = NewTable("HAND", "zole", "public", "c0ffee", 12.5, alias="friday")
    table_id = await store.create(new, some_rows("{}"), Summary("open", 2, due_at=99.25))

    found = await store.find("HAND")

    assert (table_id, "HAND", "friday", "zole", "public") == (
        found.id,
        found.code,
        found.alias,
        found.game,
        found.visibility,
    )
    assert ("open", 2, "c0ffee", 12.5, 12.5, 99.25) == (
        found.status,
        found.open_seats,
        found.secret,
        found.created_at,
        found.changed_at,
        found.due_at,
    )
    assert found == await store.find_alias("friday") == await store.get(table_id)


async def test_what_is_not_there_is_none(store):
    """No error, for whoever asks decides what it means."""
    assert [None, None, None, None] == [
        await store.find("HAND"),
        await store.find_alias("HAND"),
        await store.get(7),
        await store.record(7),
    ]
    assert [] == await store.events(7)


async def test_events_are_numbered_from_one_and_kept_to_the_letter(store):
    """Spaces, letters beyond ASCII and the last digit of a time."""
    body = '{"say" :  "né ♣ \\u0000 🂡"}'
    table_id = await store.create(new_table(), some_rows("{}"), OPEN)

    await store.append(table_id, 1, some_rows(body, "[]", at=1763246372.1234567))

    assert [Stored(2, 1763246372.1234567, body), Stored(3, 1763246372.1234567, "[]")] == await store.events(table_id, 1)


async def test_the_last_number_of_each_table_is_told_at_once(store):
    """Of those that are there; a table without events has none, which is 0."""
    none = await store.create(new_table("A"), [], OPEN)
    three = await store.create(new_table("B"), some_rows("1", "2", "3"), OPEN)

    assert {none: 0, three: 3} == await store.last_sequences([none, three, 99])


async def test_a_code_or_alias_is_given_once(store):
    """The second table is not made at all."""
    await store.create(NewTable("HAND", "zole", "public", "aa", 1.0, alias="friday"), some_rows("1"), OPEN)

    with pytest.raises(CodeTaken, match="HAND"):
        await store.create(new_table("HAND"), some_rows("2"), OPEN)
    with pytest.raises(CodeTaken, match="friday"):
        await store.create(NewTable("CARD", "zole", "public", "aa", 1.0, alias="friday"), some_rows("2"), OPEN)

    assert None is await store.find("CARD")
    assert ["1"] == await bodies(store, (await store.find("HAND")).id)


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_an_append_that_is_late_or_leaves_a_gap_is_a_conflict(store, after):
    """Only the number of the last event will do, and nothing of the append is written."""
    table_id = await store.create(new_table(), some_rows("1", "2"), OPEN)

    with pytest.raises(Conflict):
        await store.append(table_id, after, some_rows("x", "y"), Summary("over", 0, record="{}"))

    assert ["1", "2"] == await bodies(store, table_id)
    assert "open" == (await store.get(table_id)).status
    assert None is await store.record(table_id)


async def test_an_append_to_a_table_that_is_not_there_is_a_conflict(store):
    """Whether it was removed or never made."""
    for after in (0, 5):
        with pytest.raises(Conflict):
            await store.append(7, after, some_rows("x"))


async def test_a_summary_is_written_with_the_events(store):
    """Its time is that of the last event; the record is asked for by itself."""
    table_id = await store.create(new_table(), some_rows("1"), OPEN)

    await store.append(table_id, 1, some_rows("2", at=7.0), Summary("over", 0, record='{"winners": [2]}'))

    table = await store.get(table_id)
    assert ("over", 0, None, 7.0) == (table.status, table.open_seats, table.due_at, table.changed_at)
    assert '{"winners": [2]}' == await store.record(table_id)


async def test_a_summary_without_events_must_be_of_the_newest_state_too(store):
    """A timer can be set anew without an event, unless somebody else has moved on."""
    table_id = await store.create(new_table(), some_rows("1"), OPEN)

    await store.append(table_id, 1, [], Summary("playing", 0, due_at=30.0))
    with pytest.raises(Conflict):
        await store.append(table_id, 0, [], Summary("over", 0))

    table = await store.get(table_id)
    assert ("playing", 30.0, 1.0) == (table.status, table.due_at, table.changed_at)


async def test_holders_and_record_stay_when_a_summary_leaves_them_out(store):
    """They are written only when they change."""
    table_id = await store.create(new_table(), some_rows("1"), Summary("open", 2, holders=((0, ANNA, "Anna"),)))
    await store.append(table_id, 1, some_rows("2"), Summary("over", 2, record="{}"))

    await store.append(table_id, 2, some_rows("3"), Summary("over", 2))

    assert [Holder(0, ANNA, "Anna")] == await store.holders(table_id)
    assert "{}" == await store.record(table_id)


async def test_new_holders_take_the_place_of_the_old(store):
    """A seat can change hands or fall free."""
    seated = Summary("open", 1, holders=((0, ANNA, "Anna"), (1, BOB, "Bob")))
    table_id = await store.create(new_table(), some_rows("1"), seated)

    await store.append(table_id, 1, some_rows("2"), Summary("open", 2, holders=((1, ANNA, "Anna"),)))

    assert [Holder(1, ANNA, "Anna")] == await store.holders(table_id)


def test_a_seat_has_one_holder():
    """Two would be a mistake of the program, not a conflict to be tried anew."""
    with pytest.raises(ValueError, match="two holders"):
        Summary("open", 1, holders=((0, ANNA, "Anna"), (0, BOB, "Bob")))


async def test_due_tables_come_longest_overdue_first(store):
    """Those not due yet, and those that wait for nothing, do not come."""
    for code, due_at in [("A", 20.0), ("B", 10.0), ("C", None), ("D", 30.0), ("E", 30.5)]:
        await store.create(new_table(code), some_rows("{}"), Summary("playing", 0, due_at=due_at))

    assert ["B", "A", "D"] == [table.code for table in await store.due(30.0, limit=10)]
    assert ["B"] == [table.code for table in await store.due(30.0, limit=1)]


async def test_the_list_shows_open_public_tables_newest_first(store):
    """Of one game or of all."""
    playing = Summary("playing", open_seats=0)
    for code, game, visibility, summary, at in [
        ("A", "zole", "public", OPEN, 1.0),
        ("B", "zole", "private", OPEN, 2.0),
        ("C", "zole", "public", playing, 3.0),
        ("D", "elemental", "public", OPEN, 4.0),
        ("E", "zole", "public", OPEN, 5.0),
    ]:
        await store.create(new_table(code, game=game, visibility=visibility, at=at), [], summary)

    assert ["E", "D", "A"] == [table.code for table in await store.listed()]
    assert ["E", "A"] == [table.code for table in await store.listed("zole")]


async def test_paging_through_the_list_shows_each_table_once(store):
    """Also those made at the same moment, and while newer ones appear."""
    for number in range(7):
        await store.create(new_table(f"T{number}", at=float(number // 3)), [], OPEN)

    seen, cursor = [], None
    while page := await store.listed(None, cursor, 2):
        seen += [table.code for table in page]
        cursor = page[-1].cursor
        await store.create(new_table(f"NEW{len(seen)}", at=50.0), [], OPEN)

    assert [f"T{number}" for number in reversed(range(7))] == seen


async def test_somebodys_seats_are_found_page_by_page(store):
    """Newest table first, several seats at one table too, and nobody else's."""
    for code, at, holders in [
        ("A", 1.0, ((0, ANNA, "Anna"), (1, BOB, "Bob"))),
        ("B", 2.0, ((0, BOB, "Bob"),)),
        ("C", 3.0, ((0, ANNA, "Anna"), (2, ANNA, "Ann"))),
    ]:
        await store.create(new_table(code, at=at), [], Summary("open", 1, holders=holders))

    seen, cursor = [], None
    while page := await store.held_by(ANNA, cursor, 1):
        seen += [(table.code, seat, name) for table, seat, name in page]
        cursor = page[-1].cursor

    assert [("C", 2, "Ann"), ("C", 0, "Anna"), ("A", 0, "Anna")] == seen


async def test_a_secret_is_not_shown_by_accident(store):
    """Neither the table's nor the database's address in full."""
    await store.create(new_table(), [], OPEN)

    assert "c0ffee" not in repr(await store.find("HAND")) + repr(new_table())
    assert repr(store).startswith("<Store at ")
