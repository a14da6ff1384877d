"""The lists of tables: the public one, which is fair to all hosts, and a guest's own."""

from typing import Any, Final

import msgspec

from fondaco.server.store import Store
from fondaco.tables.documents import TableSummary

LISTED: Final = 100
LISTED_BY_HOST: Final = 5


async def listed(store: Store, guest: str | None) -> list[TableSummary]:
    """The public tables, or those of a guest."""
    rows = await store.tables(guest, LISTED if guest is not None else LISTED * LISTED_BY_HOST)
    return [summary(row) for row in (rows if guest is not None else fair(rows))][:LISTED]


def fair(rows: list[Any]) -> list[Any]:
    """Tables of a public list: of each host some, their first before the second of anybody."""
    counts: dict[str, int] = {}
    placed: list[tuple[int, int, Any]] = []
    for order, row in enumerate(rows):
        host = row["host"] or row["table"]
        counts[host] = counts.get(host, 0) + 1
        if counts[host] <= LISTED_BY_HOST:
            placed.append((counts[host], order, row))
    return [row for _, _, row in sorted(placed, key=lambda one: one[:2])]


def summary(row: Any) -> TableSummary:
    """A table's row in a list."""
    names: list[str] = msgspec.json.decode(row["seats"])
    return {
        "table": row["table"],
        "title": row["title"],
        "status": row["status"],
        "public": row["public"],
        "changed": row["changed"],
        "seats": names,
        "free": names.count(""),
    }
