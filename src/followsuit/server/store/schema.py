"""The tables of the database as the newest migration leaves them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("alias", Text, unique=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("due_at", Double),
    Column("record", Text),
    # The id of a removed table is never given to another: a node may still remember it.
    sqlite_autoincrement=True,
)
Index(
    "tables_by_due_at",
    tables.c.due_at,
    sqlite_where=tables.c.due_at.is_not(None),
    postgresql_where=tables.c.due_at.is_not(None),
)
Index("tables_by_listing", tables.c.visibility, tables.c.status, tables.c.created_at, tables.c.id)
Index("tables_by_changed_at", tables.c.changed_at)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text, nullable=False),
    Column("name", Text, nullable=False),
)
Index("holders_by_holder", holders.c.holder)

days = Table(
    "days",
    metadata,
    Column("day", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("announced_at", Double, nullable=False),
    # What players of the day before gave, as a JSON list; fixed when the day is first looked at after it began.
    Column("contributions", Text),
)

day_tries = Table(
    "day_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    # Empty until the table is made.
    Column("code", Text, nullable=False),
    Column("began_at", Double, nullable=False),
    Column("contribution", Text),
    Column("points", Integer),
)
Index("day_tries_by_points", day_tries.c.day, day_tries.c.game, day_tries.c.points)

day_lines = Table(
    "day_lines",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    # How the strongest player played it, as JSON.
    Column("line", Text, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    # The events of a table lie side by side in the order in which they are read.
    sqlite_with_rowid=False,
)

bans = Table(
    "bans",
    metadata,
    # An address, or a network of them, as `ipaddress` writes it.
    Column("network", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

closures = Table(
    "closures",
    metadata,
    Column("code", Text, primary_key=True),
    # In the words of whoever runs the server; may be empty.
    Column("reason", Text, nullable=False),
    Column("closed_at", Double, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    # By chance: whoever has put a message away is not shown it again, but the next one.
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("until", Double, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("code", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    # A line of chat; none where the name itself is reported.
    Column("said", Text),
    Column("why", Text, nullable=False),
    Column("more", Text, nullable=False),
    Column("reporter", Text, nullable=False),
    # A number that was settled never names another report.
    sqlite_autoincrement=True,
)
Index("reports_by_code", reports.c.code)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    # The node that makes it, until it is finished.
    Column("maker", Text),
    Column("heard_at", Double, nullable=False),
    Column("wanted_at", Double, nullable=False),
    Column("judged", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("document", LargeBinary),
)
