"""Where tables are kept: SQLite for one node, PostgreSQL for many, with one code path."""

from followsuit.server.store.rows import (
    Cursor,
    HeldSeat,
    Holder,
    NewTable,
    Row,
    SeatCursor,
    Status,
    Stored,
    Summary,
    TableRow,
)
from followsuit.server.store.store import Store

__all__ = [
    "Cursor",
    "HeldSeat",
    "Holder",
    "NewTable",
    "Row",
    "SeatCursor",
    "Status",
    "Store",
    "Stored",
    "Summary",
    "TableRow",
]
