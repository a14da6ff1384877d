"""Die Händler in the terminal: the map, the prices, the wagons with their loads, the players and what is agreed."""

from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco.games.haendler.actions import TALKING
from fondaco.games.haendler.board import BUY, CITY_NAMES, GOOD_NAMES, HUNDRED, SELL
from fondaco.games.haendler.events import VOWS
from fondaco.games.haendler.terminal.map import draw_map
from fondaco.locale import Words
from fondaco.terminal.pieces import colour_names, painted, piece

WIDTH: Final = 78
BROWN: Final = "#8a5a2b"


def draw(document: dict[str, Any], words: Words) -> RenderableType:
    """The whole table as a seat sees it."""
    parts = [
        Text(),
        draw_map(document, words),
        draw_prices(document, words),
        draw_wagons(document, words),
        draw_warehouses(document, words),
        draw_cards(document, words),
        draw_players(document, words),
    ]
    if document["agreements"]:
        parts.append(draw_agreements(document, words))
    return Group(*parts)


def draw_prices(document: dict[str, Any], words: Words) -> RenderableType:
    """What each good costs, what it brings, and how many are left."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(no_wrap=True)
    for _ in GOOD_NAMES:
        table.add_column(justify="right", no_wrap=True)
    prices = [document["prices"][good] for good in GOOD_NAMES]
    buying = [BUY[SELL.index(price // HUNDRED)] * HUNDRED for price in prices]
    table.add_row("", *[str(words.name("good", good)) for good in GOOD_NAMES])
    table.add_row(words.say("board-buy"), *[str(price) for price in buying])
    table.add_row(words.say("board-sell"), *[str(price) for price in prices])
    table.add_row(words.say("board-left"), *[str(document["supply"].get(good, 0)) for good in GOOD_NAMES])
    title = words.say("board-state", round=document["round"], arrivals=document["arrivals"])
    return Panel(table, title=title, box=ROUNDED, border_style=BROWN, title_align="left", width=WIDTH)


def draw_wagons(document: dict[str, Any], words: Words) -> RenderableType:
    """Where each wagon stands, who is its master, and what it carries for whom."""
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1, 0, 0))
    table.add_column(words.say("board-wagon"), no_wrap=True)
    table.add_column(words.say("board-field"))
    table.add_column(words.say("board-master"))
    table.add_column(words.say("board-load"), ratio=1)
    for number, wagon in document["wagons"].items():
        master = piece(wagon["master"]) if wagon["master"] else Text("–")
        field = str(words.name("field", wagon["field"]))
        table.add_row(f"{number}{wagon_state(document, words, number)}", field, master, draw_loads(wagon, words))
    return table


def wagon_state(document: dict[str, Any], words: Words, number: str) -> str:
    """Whether a wagon has arrived in this round or has a broken axle."""
    moment = document["moment"]
    if number in moment.get("broken", []):
        return f" {words.say('board-broken')}"
    return f" {words.say('board-arrived')}" if number in moment.get("rested", []) else ""


def draw_loads(wagon: dict[str, Any], words: Words) -> Text:
    """The goods of each player on a wagon."""
    parts = [Text.assemble(piece(colour), " ", goods_of(goods, words)) for colour, goods in wagon["loads"].items()]
    return Text("  ").join(parts)


def goods_of(goods: dict[str, int], words: Words) -> str:
    """Goods with their numbers."""
    return ", ".join(f"{count} {words.name('good', good)}" for good, count in goods.items())


def draw_warehouses(document: dict[str, Any], words: Words) -> RenderableType:
    """What lies in the warehouses, by city and player."""
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1, 0, 0))
    table.add_column(words.say("board-warehouses"), no_wrap=True)
    for colour in document["players"]:
        table.add_column(piece(colour), ratio=1)
    for city in CITY_NAMES:
        stored = [player["warehouses"].get(city, {}) for player in document["players"].values()]
        if any(stored):
            table.add_row(str(words.name("city", city)), *[goods_of(goods, words) for goods in stored])
    return table


def draw_cards(document: dict[str, Any], words: Words) -> Text:
    """The investment cards that lie open, and the courier's field."""
    row = [str(words.name("investment", card)) for card in document["investments"]["row"]]
    return Text.assemble(
        (f"{words.say('board-row')}: ", BROWN), ", ".join(row) or "–", f" (+{len(document['investments']['pile'])})"
    )


def draw_players(document: dict[str, Any], words: Words) -> RenderableType:
    """What each player has; money behind a screen follows from what went in and out."""
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1, 0, 0))
    table.add_column(words.say("board-player"))
    for column in ("level", "money", "debts", "tiles"):
        table.add_column(words.say(f"board-{column}"), justify="right")
    table.add_column(words.say("board-cards"), ratio=1)
    names = colour_names(document, words)
    for colour, player in document["players"].items():
        name = painted(names[colour])
        if colour == document["turn"]:
            name.append(" ◂", "bold")
        if colour == document["start"]:
            name.append(" ①", "dim")
        tiles = "".join(str(tile) for tile in player["tiles"])
        numbers = [str(player["level"]), money_of(player), str(player["notes"]), tiles]
        table.add_row(name, *numbers, draw_hand(player, words))
    return table


def money_of(player: dict[str, Any]) -> str:
    """Money that is seen; behind a screen, what came in and what went out."""
    if player["money"] is not None:
        return str(player["money"])
    return f"+{player['received']} −{player['paid']}"


def draw_hand(player: dict[str, Any], words: Words) -> str:
    """Investments, and influence cards as far as they are seen."""
    cards = [str(words.name("investment", card)) for card in player["investments"]]
    if player["hand"]:
        cards += [f"{count}× {words.name('influence', card)}" for card, count in player["hand"].items()]
    elif player["influence"]:
        cards.append(words.say("board-hidden-cards", count=player["influence"]))
    return ", ".join(cards)


def draw_agreements(document: dict[str, Any], words: Words) -> RenderableType:
    """The promises in force, and the proposal on the table."""
    names = colour_names(document, words)
    lines = [draw_promise(promise, words, names) for promise in document["agreements"].get("promises", [])]
    draft = document["agreements"].get("draft")
    if draft:
        lines.append(Text.assemble(piece(draft["author"]), " → ", piece(draft["partner"]), ": …"))
        lines += [painted(f"  {clause_of(clause, draft, words, names)}") for clause in draft["clauses"]]
    title = words.say("setup-agreements")
    return Panel(Text("\n").join(lines), title=title, box=ROUNDED, width=WIDTH, title_align="left", border_style=BROWN)


def draw_promise(promise: dict[str, Any], words: Words, names: dict[str, str]) -> Text:
    """One promise, and what is paid for it."""
    pays = f" {words.say('board-pays', amount=promise['pays'])}" if "pays" in promise else ""
    return painted(vow_of(promise, words, names) + pays)


def vow_of(promise: dict[str, Any], words: Words, names: dict[str, str]) -> str:
    """A promise in the words of the chronicle: who to whom, what, and how long."""
    event = VOWS[TALKING.parse(promise["deed"]).verb]
    pledge = "will" if promise["will"] else "will-not"
    fields = {**promise, **promise["fields"], "pledge": pledge}
    return words.say(f"event-{event.name}", **words.named(event.slots, fields, names))


def clause_of(clause: dict[str, Any], draft: dict[str, Any], words: Words, names: dict[str, str]) -> str:
    """A clause of a proposal as people say it; a vow that is being made is said as far as it goes."""
    kind = clause["clause"]
    if "amount" in clause:
        return words.say(f"option-{kind}", amount=clause["amount"])
    if "card" in clause:
        return words.say(f"option-{kind}", influence=words.name("influence", clause["card"]))
    if not clause["deed"]:
        return str(words.name("vow", kind))
    sides = [draft["author"], draft["partner"]] if kind.startswith("i-") else [draft["partner"], draft["author"]]
    promise = {**clause, "player": sides[0], "other": sides[1], "will": not kind.endswith("not")}
    promise["until"] = clause["until"] or "…"
    return vow_of(promise, words, names)
