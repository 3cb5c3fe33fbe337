"""Tables, their events and who holds their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("alias", sa.Text, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("record", sa.Text),
        sqlite_autoincrement=True,
    )
    due = sa.text("due_at IS NOT NULL")
    op.create_index("tables_by_due_at", "tables", ["due_at"], sqlite_where=due, postgresql_where=due)
    op.create_index("tables_by_listing", "tables", ["visibility", "status", "created_at", "id"])
    op.create_index("tables_by_changed_at", "tables", ["changed_at"])
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("holders_by_holder", "holders", ["holder"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
