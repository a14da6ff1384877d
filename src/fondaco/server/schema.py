"""The tables of the database."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

# What the servers of a database share, such as the key that signs cookies.
SHARED: Final = Table(
    "house", METADATA, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# One row a table, made from its journal: for lists, for the bots after a restart, and for deadlines.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),
    Index("tables_by_due", "due"),
    Index("tables_by_change", "public", "status", "changed"),
)

# Who sits where, for everybody's own list.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("seats_by_guest", "guest"),
)

# Analyses of finished games, made once.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", String(32), ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("document", Text, nullable=False),
)

# What guests note down for themselves at a table.
NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table", String(32), ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

# What guests have set on the page.
SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.guest", ondelete="CASCADE"), primary_key=True),
    Column("document", Text, nullable=False),
)

# The journals: append-only. Two writers of the same number cannot both win, nor can one key count twice.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column(
        "table",
        String(32),
        ForeignKey("tables.table", ondelete="CASCADE", deferrable=True, initially="DEFERRED"),
        primary_key=True,
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("guest", String(32)),
    Column("key", String(64)),
    Column("body", Text, nullable=False),
    Index("journal_by_key", "table", "guest", "key", unique=True),
)
