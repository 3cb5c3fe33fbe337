"""Reviews in the store: claimed by one node at a time, written as they come in, read by all."""

from dataclasses import replace

import pytest

from followsuit.server.store.reviews import StoredReview
from tests.server.store.samples import OPEN, new_table, some_rows

pytestmark = pytest.mark.anyio

SOME = StoredReview("one", 12.0, 10.0, 3, 9, b"some of it")
WHOLE = StoredReview(None, 14.0, 10.0, 9, 9, b"all of it")


@pytest.fixture
async def table_id(store):
    """A table of which no review was asked for yet."""
    return await store.create(new_table(), some_rows("1"), OPEN)


async def test_one_node_makes_a_review_and_all_can_read_it(store, table_id):
    """Whoever comes second may not, neither while it is made nor when it is whole."""
    assert await store.review(table_id) is None
    assert [True, False] == [await store.claim_review(table_id, node, 10.0, 5.0) for node in ("one", "other")]
    assert 10.0 == await store.keep_review(table_id, "one", SOME)
    assert SOME == await store.review(table_id)

    await store.keep_review(table_id, "one", WHOLE)

    assert WHOLE == await store.review(table_id)
    assert not await store.claim_review(table_id, "other", 100.0, 99.0)


async def test_the_review_of_a_silent_node_is_another_s_to_make(store, table_id):
    """It begins anew, and whatever the first one still writes or drops changes nothing."""
    await store.claim_review(table_id, "one", 10.0, 5.0)
    await store.keep_review(table_id, "one", SOME)

    assert await store.claim_review(table_id, "other", 40.0, 20.0)
    assert await store.keep_review(table_id, "one", WHOLE) is None
    await store.drop_review(table_id, "one")

    assert StoredReview("other", 40.0, 40.0, 0, 0, None) == await store.review(table_id)


async def test_its_maker_hears_that_it_is_wanted_elsewhere(store, table_id):
    """The later of both times counts."""
    await store.claim_review(table_id, "one", 10.0, 5.0)
    await store.want_review(table_id, 30.0)

    assert 30.0 == await store.keep_review(table_id, "one", SOME)
    assert 35.0 == await store.keep_review(table_id, "one", replace(SOME, wanted_at=35.0))


async def test_what_was_dropped_can_be_made_anew(store, table_id):
    """By anyone; a table that is not there has no review."""
    await store.claim_review(table_id, "one", 10.0, 5.0)
    await store.drop_review(table_id, "one")

    assert await store.review(table_id) is None
    assert [True, False] == [await store.claim_review(each, "other", 11.0, 5.0) for each in (table_id, table_id + 1)]
