"""Guests and addresses that are kept out, as all servers of a database know them."""

from fondaco.server.ledger import digest
from fondaco.tables.problems import Problem


class Bans:
    """The digests of those who are kept out; refreshed from the database."""

    def __init__(self) -> None:
        self.digests: set[str] = set()

    def check(self, kind: str, name: str | None) -> None:
        """Raise Problem if a guest or an address is kept out."""
        if self.digests and name is not None and digest(f"{kind} {name}") in self.digests:
            raise Problem("guest.banned")
