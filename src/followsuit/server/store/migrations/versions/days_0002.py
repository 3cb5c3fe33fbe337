"""Deals of the day: the secret of each day, who has tried it, and how the strongest player played it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of days."""
    op.create_table(
        "days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("announced_at", sa.Double, nullable=False),
        sa.Column("contributions", sa.Text),
    )
    op.create_table(
        "day_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("contribution", sa.Text),
        sa.Column("points", sa.Integer),
    )
    op.create_index("day_tries_by_points", "day_tries", ["day", "game", "points"])
    op.create_table(
        "day_lines",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
