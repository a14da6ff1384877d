"""China in the terminal: the map with its roads, the players, and the cards on the table."""

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.games.china.board import COLOUR_NAMES, DATA, read
from fondaco.locale import Words
from fondaco.terminal.canvas import Canvas
from fondaco.terminal.pieces import SIGNS, STYLES, colour_names, painted, piece

Document = dict[str, Any]

WIDTH: Final = 78
HEIGHT: Final = 32
LEFT, TOP, RIGHT, BOTTOM = 85, 95, 985, 780  # the part of the drawing that is the map
GEOMETRY: Final[Document] = read("geometry.json")
INKS: Final = {"red": "#d8604a", "green": "#7fae48", "yellow": "#e3b93a", "orange": "#ee9440", "violet": "#b08cc8"}
FAINT: Final = "grey42"
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮"


def draw(document: Document, words: Words) -> RenderableType:
    """The map, what the players have, and the cards."""
    return Group("", draw_map(document, words), draw_players(document, words), draw_cards(document, words))


# The map.


def draw_map(document: Document, words: Words) -> Text:
    """Everything where it is on the board, as far as cells allow."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw_roads(canvas, document["side"])
    for alliance in GEOMETRY["alliances"]:
        put(canvas, [alliance["x"], alliance["y"]], Text(CIRCLED[alliance["n"] - 1], FAINT))
    for province in GEOMETRY["provinces"]:
        put(canvas, province["label"], label_of(province["id"], document, words))
        put(canvas, province["dragon"], emissaries_of(province["id"], document))
    for space in GEOMETRY["spaces"]:
        put(canvas, [space["x"], space["y"]], space_text(space["id"], document))
    return canvas.text()


def put(canvas: Canvas, point: list[float], text: Text) -> None:
    """Write a text with its middle at a point of the drawing."""
    column = round((point[0] - LEFT) / (RIGHT - LEFT) * (WIDTH - 1)) - len(text) // 2
    row = round((point[1] - TOP) / (BOTTOM - TOP) * (HEIGHT - 1))
    canvas.put(max(0, min(column, WIDTH - len(text))), max(0, min(row, HEIGHT - 1)), text)


def draw_roads(canvas: Canvas, side: str) -> None:
    """The roads of a side as dotted lines along their curves."""
    at = {space["id"]: space for space in GEOMETRY["spaces"]}
    paved = [sorted(road) for road in DATA["roads"]["both"] + DATA["roads"][side]]
    for road in GEOMETRY["roads"]:
        if sorted([road["a"], road["b"]]) in paved:
            start, end, bend = at[road["a"]], at[road["b"]], road["ctrl"]
            for step in range(41):
                t = step / 40
                x = (1 - t) ** 2 * start["x"] + 2 * t * (1 - t) * bend[0] + t * t * end["x"]
                y = (1 - t) ** 2 * start["y"] + 2 * t * (1 - t) * bend[1] + t * t * end["y"]
                put(canvas, [x, y], Text("·", FAINT))


def label_of(province: str, document: Document, words: Words) -> Text:
    """The name of a province in its colour, ticked when it has been scored."""
    tick = " ✓" if province in document["scored"] else ""
    ink = INKS[DATA["provinces"][province]["colour"]]
    return Text(str(words.name("province", province)).upper() + tick, f"bold {ink}")


def emissaries_of(province: str, document: Document) -> Text:
    """The emissaries on a dragon space, between brackets."""
    standing = [piece(colour, count) for colour, count in document["emissaries"].get(province, {}).items()]
    return Text.assemble("(", *standing, ")") if standing else Text("")


def space_text(space: str, document: Document) -> Text:
    """A house, or the number of a free space; square brackets are a fortification."""
    owner = document["houses"].get(space)
    inside = Text(space.rpartition("-")[2]) if owner is None else Text(SIGNS[owner], STYLES[owner])
    return Text.assemble("[", inside, "]") if space in document["fortifications"] else inside


# Beside the map.


def draw_players(document: Document, words: Words) -> Table:
    """Points, supply and hand of every player."""
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1, 0, 0))
    table.add_column(words.say("board-player"), no_wrap=True)
    table.add_column(words.say("board-points"), justify="right")
    for kind in ("houses", "emissaries", "fortifications"):
        table.add_column(words.say(f"board-{kind}"), justify="right")
    table.add_column(words.say("board-hand"))
    names = colour_names(document, words)
    for colour, player in document["players"].items():
        name = painted(names[colour])
        if colour == document["turn"]["player"] and not document["over"]:
            name.append(" ◂", "bold")
        supply = [str(count) for count in player["supply"].values()]
        table.add_row(name, str(sum(player["points"].values())), *supply, hand_of(player, words))
    return table


def hand_of(player: Document, words: Words) -> Text:
    """The cards that are known, and a question mark for each that is not."""
    unknown = player["cards"] - sum(player["hand"].values())
    return Text.assemble(cards_text(player["hand"], words), " ".join("?" * unknown))


def cards_text(cards: dict[str, int], words: Words) -> Text:
    """Cards by colour, such as `2 red`."""
    held = [name for name in COLOUR_NAMES if cards.get(name)]
    return Text.assemble(*[(f"{cards[name]} {words.say(f'hue-{name}')}  ", INKS[name]) for name in held])


def draw_cards(document: Document, words: Words) -> Text:
    """The open row, the pile and the discards."""
    pile = document["pile"]
    passes = ["", f" ({words.say('board-second-pass')})", f" ({words.say('board-last-round')})"]
    return Text.assemble(
        f"{words.say('board-row')}: ",
        cards_text(document["row"], words),
        f"\n{words.say('board-pile')}: {pile['size']}{passes[pile['times_out']]}",
        f"\n{words.say('board-discards')}: ",
        cards_text(document["discards"], words),
    )
