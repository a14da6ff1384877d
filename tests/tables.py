"""Every table that the generic tests walk: each title with its setups at each number of seats."""

from fondaco.core.titles import SHELF

Table = tuple[str, dict[str, object], int]


def tables() -> list[Table]:
    """Each title at each number of seats: as it is by default, and with other choices (two at most) of each option."""
    found: list[Table] = []
    for title in SHELF.values():
        setups: list[dict[str, object]] = [{}]
        setups += [{option.name: choice} for option in title.options for choice in option.choices[1:3]]
        for setup in setups:
            found.extend((title.name, setup, seats) for seats in title.seats if title.accepts(setup, seats))
    return found


def name_of(table: Table) -> str:
    title, setup, seats = table
    return "-".join([title, str(seats), *[f"{name}={choice}" for name, choice in setup.items()]])
