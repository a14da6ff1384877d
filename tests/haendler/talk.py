"""Talk for the tests: positions of the variant Absprachen, and deals made in them."""

from fondaco.locale import Words
from tests.haendler.scene import COLOURS, Scene, Table


def scene(section: str, turn: str | None = "orange", seats: int = 4) -> Scene:
    return Scene(section, turn, seats, agreements=True)


def others_pass(table: Table) -> None:
    """Nobody meddles."""
    while "meddle" in table.options(table.actors[0]):
        table.play(table.actors[0], "pass")


def propose(table: Table, author: str, *clauses: str) -> Table:
    """The author makes a proposal clause by clause and puts it forward."""
    for clause in clauses:
        table.play(author, *clause.split(": "))
    table.play(author, "put forward")
    others_pass(table)
    return table


def seal(table: Table, author: str, partner: str, *clauses: str) -> Table:
    """The author makes a proposal clause by clause, and the partner accepts."""
    return propose(table, author, *clauses).play(partner, "accept")


def vowed(start: Scene, *clauses: str, to: str = "blue") -> Table:
    """The player in turn has a deal with another."""
    table = start.match()
    return seal(table.play(table.actors[0], f"propose to {to}"), table.actors[0], to, *clauses)


def later(table: Table, section: str, turn: str | None = None, **moment: object) -> Table:
    """The same table with its promises in another section."""
    document = table.position
    document["section"] = [section]
    document["turn"] = turn
    document["moment"] = moment
    if turn is not None:
        document["moment"].setdefault("cursor", COLOURS.index(turn))
    return Table(type(table.match).from_position("haendler", document, manual_chance=True))


def moves(table: Table, colour: str) -> list[str]:
    """What a player may do besides talking."""
    return [option for option in table.options(colour) if not option.startswith(("propose", "hear"))]


def reason(table: Table, colour: str, action: str, language: str = "en") -> str:
    """The promise that an action would break, in words."""
    match = table.match
    entry = match.game.ground(match.state, COLOURS.index(colour), match.meant(action))
    return "" if entry is None else Words(language, "haendler").entry(match.game, entry)


def left_with(table: Table, colour: str, amount: int) -> Table:
    """The same table where a player has lost all money but so much."""
    document = table.position
    player = document["players"][colour]
    lost = player["money"] - amount
    document["bank"] += lost
    player["paid"] += lost
    player["money"] = amount
    return Table(type(table.match).from_position("haendler", document, manual_chance=True))
