"""The kinds of tables that research is tested on: every title, all its seats, all its variants."""

from typing import NamedTuple

import pytest

from fondaco.core.titles import SHELF, find


class Kind(NamedTuple):
    title: str
    seats: int
    setup: dict[str, object]

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *[f"{name}={value}" for name, value in self.setup.items()]])


def kinds() -> list[Kind]:
    return [
        Kind(title, seats, setup)
        for title in SHELF
        for setup in find(title).played_through
        for seats in find(title).seats
        if find(title).accepts(setup, seats)
    ]


every_kind = pytest.mark.parametrize("kind", kinds(), ids=str)
every_title = pytest.mark.parametrize("title", list(SHELF))
