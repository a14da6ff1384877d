"""How far a wagon has to go to each city, never turning back."""

from typing import Final

from fondaco.games.haendler.board import CITIES, FIELDS, FROM, NOWHERE, ahead

FAR: Final = 99


def distances(here: int, came: int) -> list[int]:
    """The fewest fields to each city that a wagon can come to next."""
    found = [FAR] * CITIES
    edge = [(here, came)]
    seen = {(here, came)}
    steps = 0
    while edge:
        steps += 1
        beyond: list[tuple[int, int]] = []
        for field, behind in edge:
            for other in ahead(field, behind):
                if other < CITIES:
                    found[other] = min(found[other], steps)
                elif (other, field) not in seen:
                    seen.add((other, field))
                    beyond.append((other, field))
        edge = beyond
    return found


TABLE: Final[list[list[int]]] = [distances(here, came) for here in range(FIELDS) for came in range(NOWHERE, FIELDS)]


def to_cities(here: int, came: int) -> list[int]:
    """The fewest fields from a wagon's place to each city; a wagon in a city is not on its way to it."""
    return TABLE[here * FROM + came + 1]
