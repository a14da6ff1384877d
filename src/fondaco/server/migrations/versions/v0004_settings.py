"""What guests have set on the page."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "settings",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.guest", ondelete="CASCADE"), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("settings")
