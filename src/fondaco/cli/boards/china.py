"""The board of China on a terminal: the map with roads, houses and emissaries, then the players and the cards."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.games.china.board import COLOUR_NAMES, DATA, read
from fondaco.locale import Words

Document = dict[str, Any]
Cell = tuple[str, str]  # a character and its style

WIDTH: Final = 84
HEIGHT: Final = 33
LEFT, TOP, RIGHT, BOTTOM = 80, 80, 990, 790  # the part of the drawing that is the map
MARKS: Final = {"green": "✚", "red": "◆", "violet": "★", "blue": "■", "yellow": "▲"}
INKS: Final = {
    "green": "green3",
    "red": "red1",
    "violet": "medium_orchid1",
    "blue": "dodger_blue1",
    "yellow": "yellow1",
    "orange": "dark_orange",
}
ROAD: Final = "grey42"
NUMBER: Final = "grey62"
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮"


class Canvas:
    """A grid of characters, each with its style."""

    def __init__(self) -> None:
        self.cells: list[list[Cell]] = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: float, y: float, text: str, style: str) -> None:
        """Write a text with its middle at a point of the drawing."""
        self.put_cells(x, y, [(character, style) for character in text])

    def put_cells(self, x: float, y: float, cells: list[Cell]) -> None:
        """Write styled characters with their middle at a point of the drawing."""
        column = round((x - LEFT) / (RIGHT - LEFT) * (WIDTH - 1)) - len(cells) // 2
        row = min(HEIGHT - 1, max(0, round((y - TOP) / (BOTTOM - TOP) * (HEIGHT - 1))))
        first = max(0, min(column, WIDTH - len(cells)))
        self.cells[row][first : first + len(cells)] = cells

    def text(self) -> Text:
        """The grid as lines of styled text."""
        lines = [Text.assemble(*row) for row in self.cells]
        return Text("\n").join(lines)


def draw(document: Document, words: Words) -> RenderableType:
    """The board, the players and the cards of a described view."""
    title = Text(words.say("board-title", side=words.name("side", document["side"])), style="bold")
    return Group(title, draw_map(document, words), draw_players(document, words), draw_cards(document, words))


# The map


def draw_map(document: Document, words: Words) -> Text:
    """Roads, spaces, dragons and alliances where they are on the board; a free space shows its number."""
    geometry = read("geometry.json")
    canvas = Canvas()
    draw_roads(canvas, geometry, document["side"])
    for alliance in geometry["alliances"]:
        canvas.put(alliance["x"], alliance["y"], CIRCLED[alliance["n"] - 1], NUMBER)
    for province in geometry["provinces"]:
        draw_province(canvas, province, document, words)
    for space in geometry["spaces"]:
        draw_space(canvas, space, document)
    return canvas.text()


def draw_roads(canvas: Canvas, geometry: Document, side: str) -> None:
    """The roads of a side as dotted lines."""
    at = {space["id"]: space for space in geometry["spaces"]}
    paved = [sorted(road) for road in DATA["roads"]["both"] + DATA["roads"][side]]
    for road in geometry["roads"]:
        if sorted([road["a"], road["b"]]) in paved:
            start, end, bend = at[road["a"]], at[road["b"]], road["ctrl"]
            for step in range(41):
                t = step / 40
                x = (1 - t) ** 2 * start["x"] + 2 * t * (1 - t) * bend[0] + t * t * end["x"]
                y = (1 - t) ** 2 * start["y"] + 2 * t * (1 - t) * bend[1] + t * t * end["y"]
                canvas.put(x, y, "·", ROAD)


def draw_province(canvas: Canvas, province: Document, document: Document, words: Words) -> None:
    """The name of a province in its colour, and the emissaries on its dragon space."""
    name = province["id"]
    ink = INKS[DATA["provinces"][name]["colour"]]
    scored = " ✓" if name in document["scored"] else ""
    label = str(words.name("province", name)).upper() + scored
    canvas.put(province["label"][0], province["label"][1], label, f"bold {ink}")
    standing = [
        (MARKS[player], f"bold {INKS[player]}")
        for player, count in document["emissaries"].get(name, {}).items()
        for _ in range(count)
    ]
    if standing:
        canvas.put_cells(province["dragon"][0], province["dragon"][1], [("(", ink), *standing, (")", ink)])


def draw_space(canvas: Canvas, space: Document, document: Document) -> None:
    """A house with its player's mark, or the number of a free space; brackets are a fortification."""
    owner = document["houses"].get(space["id"])
    mark = space["id"].rsplit("-", 1)[1] if owner is None else MARKS[owner]
    style = NUMBER if owner is None else f"bold {INKS[owner]}"
    if space["id"] in document["fortifications"]:
        canvas.put(space["x"], space["y"], f"[{mark}]", style)
    else:
        canvas.put(space["x"], space["y"], mark, style)


# Beside the map


def draw_players(document: Document, words: Words) -> Table:
    """Points, supply and hand of every player; an arrow shows whose turn it is."""
    table = Table(box=None, pad_edge=False)
    for column in ("board-player", "board-points", "board-supply", "board-hand"):
        table.add_column(words.say(column))
    for name, player in document["players"].items():
        turn = "▶ " if name == document["turn"]["player"] and not document["over"] else "  "
        table.add_row(
            Text(f"{turn}{MARKS[name]} {words.name('colour', name)}", style=INKS[name]),
            points_of(player, words),
            supply_of(player, words),
            hand_of(player, words),
        )
    return table


def points_of(player: Document, words: Words) -> str:
    """All points, and what they are for."""
    points = player["points"]
    parts = [f"{words.say(f'category-{name}')} {count}" for name, count in points.items() if count]
    return f"{sum(points.values())}" + (f" ({', '.join(parts)})" if parts else "")


def supply_of(player: Document, words: Words) -> str:
    """The pieces left."""
    return ", ".join(f"{words.say(f'board-{name}')} {count}" for name, count in player["supply"].items() if count)


def hand_of(player: Document, words: Words) -> Text:
    """The cards that are known, and a question mark for each that is not."""
    unknown = player["cards"] - sum(player["hand"].values())
    return Text.assemble(cards_text(player["hand"], words), "? " * unknown)


def cards_text(cards: dict[str, int], words: Words) -> Text:
    """Cards by colour, such as `2 red`."""
    parts = [(f"{cards[name]} {words.say(f'hue-{name}')}  ", INKS[name]) for name in COLOUR_NAMES if cards.get(name)]
    return Text.assemble(*parts)


def draw_cards(document: Document, words: Words) -> Text:
    """The open row, the pile and the discards."""
    pile = document["pile"]
    passes = ["", f" ({words.say('board-second-pass')})", f" ({words.say('board-last-round')})"]
    return Text.assemble(
        f"{words.say('board-row')}: ",
        cards_text(document["row"], words),
        f"\n{words.say('board-pile')}: {pile['size']}{passes[pile['times_out']]}   {words.say('board-discards')}: ",
        cards_text(document["discards"], words),
    )
