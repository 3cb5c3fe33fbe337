"""What whoever runs the server has ordered: networks that are banned for a time, and tables that are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of orders."""
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "closures",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("closed_at", sa.Double, nullable=False),
    )
