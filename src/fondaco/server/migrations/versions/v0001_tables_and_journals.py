"""Tables, their journals and their guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "house", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_change", "tables", ["public", "status", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    create_journal()


def create_journal() -> None:
    """The append-only journals."""
    table = sa.ForeignKey("tables.table", ondelete="CASCADE", deferrable=True, initially="DEFERRED")
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), table, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("key", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("journal_by_key", "journal", ["table", "guest", "key"], unique=True)


def downgrade() -> None:
    """Go back."""
    for name in ("journal", "seats", "tables", "guests", "house"):
        op.drop_table(name)
