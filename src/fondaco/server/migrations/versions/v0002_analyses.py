"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("analyses")
