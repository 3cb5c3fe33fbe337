"""Reviews of finished games: what there is of each, who makes it, and when somebody last wanted it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("maker", sa.Text),
        sa.Column("heard_at", sa.Double, nullable=False),
        sa.Column("wanted_at", sa.Double, nullable=False),
        sa.Column("judged", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("document", sa.LargeBinary),
    )
