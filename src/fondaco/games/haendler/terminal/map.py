"""The map of Die Händler, drawn from the same places as on the page: cities, forks, spaces, wagons and the courier."""

from typing import Any, Final

from rich.text import Text

from fondaco.games.haendler.board import CITY_NAMES, DATA, FIELD_NAMES, read
from fondaco.locale import Words
from fondaco.terminal.canvas import Canvas

WIDTH: Final = 78
HEIGHT: Final = 25
LEFT: Final = 120  # the part of the drawing that has roads
RIGHT: Final = 880
TOP: Final = 100
BOTTOM: Final = 700
SPOTS: Final[dict[str, list[int]]] = read("geometry.json")["spots"]
CITY: Final = "bold #fff3df on #7a1f1a"
WAGON: Final = "bold #fff3df on #5b3a1e"
COURIER: Final = "bold #1f2a44 on #e8c66a"
ROAD: Final = "#a9793f"


def cell_of(field: str) -> tuple[int, int]:
    """The cell of the sheet in which a field lies."""
    x, y = SPOTS[f"field.{field}"]
    return 8 + (x - LEFT) * (WIDTH - 24) // (RIGHT - LEFT), (y - TOP) * (HEIGHT - 1) // (BOTTOM - TOP)


def draw_map(document: dict[str, Any], words: Words) -> Text:
    """All fields with what stands on them; a city's name comes with its bonus."""
    canvas = Canvas(WIDTH, HEIGHT)
    for field in FIELD_NAMES:
        x, y = cell_of(field)
        canvas.put(x, y, "◇" if field in DATA["forks"] else "·", ROAD)
    for city in CITY_NAMES:
        draw_city(canvas, city, f"{words.name('city', city)} +{document['bonus'][city]}")
    x, y = cell_of(document["courier"])
    canvas.put(x, y, "♞", COURIER)
    for number, wagon in document["wagons"].items():
        x, y = cell_of(wagon["field"])
        canvas.put(x, y, number, WAGON)
        if wagon["field"] == document["courier"]:
            canvas.put(x + 1, y, "♞", COURIER)
    return canvas.text()


def draw_city(canvas: Canvas, city: str, label: str) -> None:
    """A city and its name, beside it where no road leads: to the left in the west, else to the right."""
    x, y = cell_of(city)
    canvas.put(x, y, "□", CITY)
    if city in ("paris", "brugge", "koeln"):
        canvas.put(max(0, x - len(label) - 1), y, label, CITY)
    else:
        canvas.put(x + 2, y, label, CITY)
