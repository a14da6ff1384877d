"""Every table that checks walk: each title with its setups at each number of seats."""

from fondaco.core.titles import SHELF

Table = tuple[str, dict[str, object], int]  # a title, a setup and a number of seats


def tables(book: str = "") -> list[Table]:
    """Each title of a rulebook, or of all, at each number of seats, with each setup that it is played through with."""
    return [
        (title.name, setup, seats)
        for title in SHELF.values()
        if book in ("", title.rulebook)
        for setup in title.played_through
        for seats in title.seats
        if title.accepts(setup, seats)
    ]


def name_of(table: Table) -> str:
    """What a table is called in reports and among files."""
    title, setup, seats = table
    return "-".join([title, str(seats), *[f"{name}={choice}" for name, choice in setup.items()]])
