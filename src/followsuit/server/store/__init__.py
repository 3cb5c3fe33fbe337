"""Where tables are kept: SQLite for one node, PostgreSQL for many, with one code path."""

from followsuit.server.store.errors import (
    CodeTaken,
    Conflict,
    StoreAddressError,
    StoreError,
    StoreFull,
    StoreNewer,
    StoreUnavailable,
)
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
    "CodeTaken",
    "Conflict",
    "Cursor",
    "HeldSeat",
    "Holder",
    "NewTable",
    "Row",
    "SeatCursor",
    "Status",
    "Store",
    "StoreAddressError",
    "StoreError",
    "StoreFull",
    "StoreNewer",
    "StoreUnavailable",
    "Stored",
    "Summary",
    "TableRow",
]
