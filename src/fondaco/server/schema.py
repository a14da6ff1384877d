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
    Column("seen", BigInteger),  # on which day they came last, as far as is known
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
    Column("host", String(32)),  # unknown of tables that were opened before it was kept
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

# Which server thinks about the turn of a bot at a table, and until when it may before another takes over.
CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("table", String(32), ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("server", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# How often somebody has done something on a day. Addresses are kept as digests.
TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("what", String(10), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)

# Guests and addresses that are kept out.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

# Whose chat a guest does not want to read.
MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

# What guests have reported to whoever runs the server.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("report", Integer, primary_key=True, autoincrement=True),
    Column("time", BigInteger, nullable=False),
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("reported", String(32), nullable=False),
    Column("said", Text, nullable=False),
    Column("reason", Text, nullable=False),
)
