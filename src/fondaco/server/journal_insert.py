"""Adding to the journals with one statement, which is a transaction of its own: one round trip to the database."""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

COLUMNS: Final = ["table", "number", "kind", "time", "guest", "key", "body"]
TYPES: Final = ["text", "integer", "text", "bigint", "text", "text", "text"]
NAMES: Final = ", ".join([f'"{name}"' for name in COLUMNS])
BEGINNING: Final = f"INSERT INTO journal ({NAMES})"
END: Final = 'ON CONFLICT DO NOTHING RETURNING "table", "number"'
LISTS: Final = ", ".join([f"${place}::{kind}[]" for place, kind in enumerate(TYPES, 1)])
CALL: Final = """pg_notify('fondaco', concat_ws(' ', $8::text, "table", "number"))"""
FROM_LISTS: Final = (
    f'WITH added AS ({BEGINNING} SELECT * FROM unnest({LISTS}) {END}) SELECT "table", "number", {CALL} FROM added'
)
ONE_ROW: Final = f"({', '.join('?' * len(COLUMNS))})"


async def add_rows(connection: AsyncConnection, server: str, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Add rows to the journals and call the other servers; returns those whose number and key were free, once they are
    durable."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    if connection.dialect.name == "postgresql":
        added = await driver.fetch(FROM_LISTS, *[[row[name] for row in rows] for name in COLUMNS], server)
    else:
        values = [row[name] for row in rows for name in COLUMNS]
        added = await driver.execute_fetchall(f"{BEGINNING} VALUES {', '.join([ONE_ROW] * len(rows))} {END}", values)
    return {(row[0], row[1]) for row in added}
