"""Yunnan in the terminal: the Tea Horse Road, the buildings of Pu'er, the tracks and the players."""

from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco.core.titles import find
from fondaco.games.yunnan.actions import Names, space_name
from fondaco.games.yunnan.board import FIRST_SPACE, SPACE_PRICE, SPACE_SMALL
from fondaco.games.yunnan.edition import NEVER, Edition
from fondaco.games.yunnan.game import Yunnan
from fondaco.games.yunnan.terminal.map import draw_map
from fondaco.locale import Words
from fondaco.terminal.pieces import SIGNS, STYLES, colour_names, painted, piece, seats_by_colour

WIDTH: Final = 78
BIDDING_ORDER: Final = ["bidding", "bank", "progress"]  # the sections that go by the bidding track


def draw(document: dict[str, Any], words: Words) -> RenderableType:
    """The whole board and what the players have."""
    edition = edition_of(document)
    city = Table.grid(padding=(0, 1, 0, 0))
    city.add_column(width=47)
    city.add_column(width=WIDTH - 48)
    city.add_row(draw_buildings(document, words, edition), draw_tracks(document, words, edition))
    return Group("", draw_map(document, words, edition), "", city, draw_players(document, words))


def edition_of(document: dict[str, Any]) -> Edition:
    """The tables of the game that is played, with its modules."""
    game = find(document["title"]).game(document["setup"], document["seats"])
    assert isinstance(game, Yunnan)
    return game.edition


# The buildings of Pu'er.


def draw_buildings(document: dict[str, Any], words: Words, edition: Edition) -> RenderableType:
    """Each building with its bid spaces: round ones can be outbid, square ones are safe."""
    table = Table.grid()
    table.add_column(no_wrap=True, width=21)
    for width in (4, 4, 4, 5, 5):
        table.add_column(width=width)
    names = Names(edition)
    for number, name in zip(edition.buildings, names.building.names, strict=True):
        spaces = range(FIRST_SPACE[number], FIRST_SPACE[number + 1])
        cells = [draw_space(space, document["bids"].get(space_name(edition, space))) for space in spaces]
        table.add_row(str(words.name("building", name)), *cells)
    return Panel(table, title=words.say("board-puer"), box=ROUNDED, border_style="#8a5a2b", title_align="left")


def draw_space(space: int, colour: str | None) -> Text:
    """A bid space with its price, and the trader on it."""
    left, right = "()" if SPACE_SMALL[space] else "[]"
    if colour is None:
        return Text(f"{left}{SPACE_PRICE[space]}{right}", "dim")
    return Text.assemble(left, (f"{SIGNS[colour]}{SPACE_PRICE[space]}", STYLES[colour]), right)


# The tracks and the bank.


def draw_tracks(document: dict[str, Any], words: Words, edition: Edition) -> RenderableType:
    """Who bids, who has passed, who travels when, and what the bank would pay."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    order, passed = document["order"], document["passed"]
    rising = document["section"][0] in BIDDING_ORDER
    bidding = [colour for colour in order if colour not in passed]
    table.add_row(words.say("board-bidding"), draw_order(bidding, document["turn"] if rising else None))
    retired = [colour for colour in order if colour in passed]
    table.add_row(words.say("board-passed"), draw_order(retired, document["turn"] if rising else None))
    table.add_row(words.say("board-travel"), draw_order(order[::-1], None if rising else document["turn"]))
    for _ in range(len(edition.buildings) - 5):  # as high as the panel beside it
        table.add_row("")
    table.add_row(words.say("board-bids"), f" {bids_in_all(document, edition)}")
    promise = Text(bank_promise(document, words, edition) if rising else "", "dim")
    table.add_row(words.say("board-bank"), Text.assemble(draw_bank(document), " ", promise))
    title = words.say("board-round", round=document["round"])
    return Panel(
        table,
        title=title,
        subtitle=distance_to_end(document, words, edition),
        box=ROUNDED,
        border_style="#8a5a2b",
        title_align="left",
        subtitle_align="left",
    )


def distance_to_end(document: dict[str, Any], words: Words, edition: Edition) -> str:
    """How far the end is: the leader's points, where points end the game, and the presents still to be given."""
    presents = max(0, sum(document["presents"].values()) - edition.end_presents)
    if edition.end_points == NEVER:
        return words.say("board-end-presents", presents=presents)
    return words.say("board-end", points=max(document["points"]), end=edition.end_points, presents=presents)


def draw_order(colours: list[str], turn: str | None) -> Text:
    """Colours in an order; an arrow points at the one whose turn it is."""
    row = Text()
    for colour in colours:
        row.append("▸" if colour == turn else " ", "bold").append(piece(colour))
    return row


def draw_bank(document: dict[str, Any]) -> Text:
    """Who stands in the bank."""
    row = Text()
    for colour in document["bank"]:
        row.append("[").append(piece(colour) if colour else " ").append("]")
    return row


def bank_promise(document: dict[str, Any], words: Words, edition: Edition) -> str:
    """What the bank would pay if the bidding ended now."""
    payouts = edition.payouts(bids_in_all(document, edition))
    return words.say("board-bank-pays", coins="/".join(str(coins) for coins in dict.fromkeys(payouts)))


def bids_in_all(document: dict[str, Any], edition: Edition) -> int:
    """The sum of all bids, which decides what the bank pays."""
    prices = {space_name(edition, space): price for space, price in enumerate(SPACE_PRICE)}
    return sum(prices[name] for name in document["bids"])


# The players.


def draw_players(document: dict[str, Any], words: Words) -> RenderableType:
    """What each colour has."""
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1, 0, 0))
    table.add_column(words.say("board-player"), no_wrap=True)
    for column in ("points", "coins", "income", "influence", "passes", "presents"):
        table.add_column(words.say(f"board-{column}"), justify="right")
    table.add_column(words.say("board-supply"))
    names, seats = colour_names(document, words), seats_by_colour(document)
    for colour, player in document["players"].items():
        seat = seats[colour]
        points = "–" if seat is None else str(document["points"][seat])
        numbers = [str(player.get(name, "–")) for name in ("coins", "income", "influence", "passes", "presents")]
        name = painted(names[colour])
        if colour == document["turn"]:
            name.append(" ◂", "bold")
        table.add_row(name, points, *numbers, draw_supply(colour, player, words))
    return table


def draw_supply(colour: str, player: dict[str, Any], words: Words) -> Text:
    """Traders and structures beside the board."""
    supply = piece(colour, player["traders"].get("supply", 0))
    kept = [
        f"{f'{count}×' if count > 1 else ''}{words.name('structure', kind)}"
        for kind, count in player.get("structures", {}).items()
    ]
    return Text.assemble(supply, "  " if supply and kept else "", ", ".join(kept))
