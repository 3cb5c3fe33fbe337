"""What people at tables report: a name, or something that was said."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of reports."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("said", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("more", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_code", "reports", ["code"])
