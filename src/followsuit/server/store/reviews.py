"""Reviews in the store: one for each table, written by the node that makes it, and read by all of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, insert, literal, select, update

from followsuit.server.store.schema import reviews, tables


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What there is of a review: all of it, once nobody makes it any more.

    `heard_at` is when its maker last wrote, `wanted_at` when somebody asked for it at any node.
    """

    maker: str | None
    heard_at: float
    wanted_at: float
    judged: int
    total: int
    document: bytes | None = field(repr=False)

    @property
    def is_finished(self) -> bool:
        """Whether it is whole; it never changes then."""
        return self.maker is None


REVIEW_COLUMNS = tuple(reviews.c[name] for name in StoredReview.__dataclass_fields__)


def find_review(connection: Connection, table_id: int) -> StoredReview | None:
    """What there is of the review of a table."""
    row = connection.execute(select(*REVIEW_COLUMNS).where(reviews.c.table_id == table_id)).one_or_none()
    return None if row is None else StoredReview(*row)


def claim_review(connection: Connection, table_id: int, maker: str, now: float, silent_since: float) -> bool:
    """Let a node make a review that nobody makes, or whose maker was not heard since then; whether it may."""
    values = {"maker": maker, "heard_at": now, "wanted_at": now, "judged": 0, "total": 0}
    left = update(reviews).where(
        reviews.c.table_id == table_id, reviews.c.maker.is_not(None), reviews.c.heard_at < silent_since
    )
    if connection.execute(left.values(**values, document=None)).rowcount:
        return True
    # A table that was removed meanwhile gets none.
    is_there = select(reviews.c.table_id).where(reviews.c.table_id == table_id).exists()
    row = select(tables.c.id, *(literal(value) for value in values.values())).where(tables.c.id == table_id, ~is_there)
    return bool(connection.execute(insert(reviews).from_select(["table_id", *values], row)).rowcount)


def keep_review(connection: Connection, table_id: int, maker: str, kept: StoredReview) -> float | None:
    """Write what its maker has by now; when it was last wanted, or none if another node makes it meanwhile."""
    own = (reviews.c.table_id == table_id) & (reviews.c.maker == maker)
    wanted_at = connection.execute(select(reviews.c.wanted_at).where(own).with_for_update()).scalar()
    if wanted_at is None:
        return None
    latest = max(wanted_at, kept.wanted_at)
    values = {name: getattr(kept, name) for name in StoredReview.__dataclass_fields__}
    connection.execute(update(reviews).where(own).values({**values, "wanted_at": latest}))
    return float(latest)


def want_review(connection: Connection, table_id: int, now: float) -> None:
    """Tell its maker that somebody waits for it."""
    connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(wanted_at=now))


def drop_review(connection: Connection, table_id: int, maker: str) -> None:
    """Forget what a node has made of a review so far."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id, reviews.c.maker == maker))
