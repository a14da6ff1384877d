"""The Tea Horse Road, drawn as columns from Pu'er to Qinghai, with the gorges as arches above and below."""

from typing import Any, Final

from rich.text import Text

from fondaco.games.yunnan.actions import Names
from fondaco.games.yunnan.board import GORGE_HIGH, GORGE_LOW, POST_REVENUE, ROAD, TRADER_REVENUE
from fondaco.games.yunnan.edition import Edition
from fondaco.locale import Words
from fondaco.terminal.canvas import Canvas
from fondaco.terminal.pieces import colour_names, painted, piece

LABELS: Final = 11  # cells for the names of the rows
CELL: Final = 10  # cells of a province, without its borders
PITCH: Final = CELL + 1
WIDTH: Final = LABELS + 1 + ROAD * PITCH
ARCHES: Final = 1  # rows above the map; two more lie below it
PLACE_STYLES: Final = [
    "bold #fff3df on #8a5a2b",
    "bold #10240b on #7fae4c",
    "bold #3a1505 on #e07b3e",
    "bold #3a2a05 on #e2b93b",
    "bold #fdf0ff on #8b5aa8",
    "bold #f2f7ff on #3f7f95",
]
INK: Final = "#8a5a2b"
GOLD: Final = "#b8860b"


def draw_map(document: dict[str, Any], words: Words, edition: Edition) -> Text:
    """The road with all that stands along it."""
    return Map(document, words, edition).draw()


class Map:
    """A drawing of the road: first the frame, then the rows from top to bottom, then the arches."""

    def __init__(self, document: dict[str, Any], words: Words, edition: Edition) -> None:
        self.document = document
        self.words = words
        self.edition = edition
        self.names = Names(edition)
        self.called = colour_names(document, words)
        self.colours = list(self.called)
        self.rows = [
            ("board-posts", self.posts_in),
            ("board-teahouse", self.teahouse_in),
            ("board-horses", self.horses_in),
            ("board-presents", self.presents_in),
        ]
        if any("guard" in player for player in document["players"].values()):
            self.rows.append(("board-guards", self.guards_in))
        self.top = ARCHES
        self.middle = self.top + 3 + len(self.colours)
        self.bottom = self.middle + 1 + len(self.rows)
        self.canvas = Canvas(WIDTH, self.bottom + 3)

    def draw(self) -> Text:
        """Draw everything."""
        self.draw_frame()
        self.draw_heads()
        self.draw_traders()
        self.draw_buildings()
        for gorge in sorted(range(len(GORGE_LOW)), key=GORGE_LOW.__getitem__):
            self.draw_gorge(gorge)
        return self.canvas.text()

    def left(self, place: int) -> int:
        """The first cell within a place."""
        return LABELS + 1 + place * PITCH

    def draw_frame(self) -> None:
        """The borders of the provinces."""
        for y, signs in ((self.top, "╭┬╮"), (self.middle, "├┼┤"), (self.bottom, "╰┴╯")):
            self.canvas.put(LABELS, y, signs[0] + signs[1].join(["─" * CELL] * ROAD) + signs[2], INK)
        for y in [*range(self.top + 1, self.middle), *range(self.middle + 1, self.bottom)]:
            for place in range(ROAD + 1):
                self.canvas.put(LABELS + place * PITCH, y, "│", INK)

    def draw_heads(self) -> None:
        """The names of the places, and below them the road with what a trader earns there."""
        for place in range(ROAD):
            name = self.words.say("board-puer") if place == 0 else self.name_of(place)
            self.canvas.put(self.left(place), self.top + 1, f"{name:^{CELL}}"[:CELL], PLACE_STYLES[place])
            self.canvas.put(self.left(place), self.top + 2, f"{f' {TRADER_REVENUE[place]} ':━^{CELL}}", GOLD)
            if place > 0:
                self.canvas.put(self.left(place) - 1, self.top + 2, "┿", GOLD)
        self.label(self.top + 2, "board-traders")

    def name_of(self, place: int) -> str:
        """What a province is called."""
        return str(self.words.name("place", self.names.place.names[place]))

    def label(self, y: int, message: str) -> None:
        """The name of a row."""
        self.canvas.put(0, y, self.words.say(message)[: LABELS - 1], "dim")

    def draw_traders(self) -> None:
        """A row of traders for each colour."""
        for row, colour in enumerate(self.colours):
            y = self.top + 3 + row
            self.canvas.put(0, y, painted(self.called[colour])[: LABELS - 1])
            traders = self.document["players"][colour]["traders"]
            for place in range(ROAD):
                self.canvas.put(self.left(place) + 1, y, piece(colour, traders.get(self.names.place.names[place], 0)))

    def draw_buildings(self) -> None:
        """Rows for posts, teahouses, horses, presents and, where they are in the game, guards."""
        for row, (message, draw) in enumerate(self.rows):
            y = self.middle + 1 + row
            self.label(y, message)
            for place in range(1, ROAD):
                self.canvas.put(self.left(place) + 1, y, draw(place, self.names.place.names[place]))

    def posts_in(self, place: int, name: str) -> Text:
        """What a post earns in a province, and whose stand there."""
        posts = Text(f"{POST_REVENUE[place]:<3}", GOLD)
        for colour in self.colours:
            posts.append(piece(colour, self.document["players"][colour]["posts"].get(name, 0)))
        return posts

    def teahouse_in(self, place: int, name: str) -> Text:
        """What a teahouse counts in a province, and whose stands there."""
        owner = self.document["teahouses"].get(name)
        points = Text(f"{self.edition.teahouse_points[place]:<3}", GOLD)
        return points.append(piece(owner)) if owner else points

    def horses_in(self, place: int, name: str) -> Text:
        """Whose horses stand in a province."""
        return self.whose("horse", name)

    def guards_in(self, place: int, name: str) -> Text:
        """Whose guards stand in a province."""
        return self.whose("guard", name)

    def whose(self, what: str, name: str) -> Text:
        """The colours of which something stands in a province; nobody's colour may have no such thing."""
        return Text().join(
            [piece(colour) for colour in self.colours if self.document["players"][colour].get(what) == name]
        )

    def presents_in(self, place: int, name: str) -> Text:
        """The presents that lie in a province."""
        count = self.document["presents"].get(name, 0)
        return Text(f"{count:<3}{'✦' * count}" if count else "", GOLD)

    # The gorges: those between near provinces as arches above the map, the long ones below it.

    def draw_gorge(self, gorge: int) -> None:
        """An arch with the bridges over a gorge; a dotted one has none."""
        low, high = GORGE_LOW[gorge], GORGE_HIGH[gorge]
        name = self.names.gorge.names[gorge]
        owners = [colour for colour in self.colours if name in self.document["players"][colour].get("bridges", [])]
        start, end = self.left(low) + CELL // 2 + 1, self.left(high) + CELL // 2 - 1
        line = "─" if owners else "┄"
        if high - low == 2:
            self.canvas.put(start, 0, f"╭{line * (end - start - 1)}╮", INK)
            self.join(start, end, self.top, "┴")
            y = 0
        else:
            y = self.bottom + low  # from Yunnan in the first row, from Sichuan in the second
            self.canvas.put(start, y, f"╰{line * (end - start - 1)}╯", INK)
            self.join(start, end, self.bottom, "┬")
            for row in range(self.bottom + 1, y):
                self.cross(start, row)
                self.cross(end, row)
        self.canvas.centre(start, y, end - start + 1, self.bridges(owners, name == self.document["blocked"]))

    def join(self, start: int, end: int, y: int, sign: str) -> None:
        """Let an arch grow out of the frame at both its ends."""
        self.canvas.put(start, y, sign, INK)
        self.canvas.put(end, y, sign, INK)

    def cross(self, x: int, y: int) -> None:
        """The pillar of a lower arch, which passes through what is there."""
        self.canvas.put(x, y, "│" if self.canvas.signs[y][x] == " " else "┼", INK)

    def bridges(self, owners: list[str], blocked: bool) -> Text:
        """Whose bridges cross a gorge, and whether it is blocked."""
        signs = Text.assemble(" ", *[piece(colour) for colour in owners], " ") if owners else Text()
        if blocked:
            signs.append(f" ✖ {self.words.say('board-blocked')} ", "bold red")
        return signs
