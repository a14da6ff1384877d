"""The board in the terminal shows what a seat may see."""

from io import StringIO

from rich.console import Console

from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.terminal.boards import drawing_of
from fondaco.terminal.pieces import SIGNS
from tests.haendler.scene import Scene, Table


def drawn(table: Table, seat: int | None) -> str:
    console = Console(width=80, record=True, file=StringIO())
    document = {"title": "haendler", "setup": dict(table.match.setup), **table.match.shown(seat)}
    console.print(drawing_of(find("haendler"))(document, Words("en", "cli", "haendler")))
    return console.export_text()


def test_everything_has_its_place() -> None:
    scene = Scene("moving").wagon(1, "brugge-deventer-2", "brugge-deventer-1").wagon(2, "koeln", None, "green")
    scene.load(1, "red", wine=2, salt=1).store("blue", "paris", food=3).own("orange", "courier").money(blue=1200)
    text = drawn(scene.hand("orange", "ascent").hand("blue", "ascent").moment(broken=["2"]).match(), 0)
    assert "1♞" in text, "wagon 1 stands with the courier"
    assert "Paris +0" in text
    assert "Genova +200" in text
    assert f"{SIGNS['red']} 2 wine, 1 salt" in text
    assert "2 broken" in text
    assert "3 food" in text
    assert "Courier, 1× Ascent" in text
    assert "1 hidden card" in text
    assert "+0 −3800" in text, "behind the screen only the ledger is seen"
    assert "1200" not in text


def test_agreements_are_told_in_words() -> None:
    table = (
        Scene("moving", agreements=True)
        .match()
        .play("orange", "propose to blue", "you-will", "to bring wagon 1 to lyon")
    )
    text = drawn(table, 0)
    assert f"{SIGNS['orange']} → {SIGNS['blue']}" in text
    vow = f"{SIGNS['blue']} Blue to {SIGNS['orange']} Orange: I will bring wagon 1 to Lyon"
    assert f"{vow} (until the …)." in text
    assert vow not in drawn(table, 2), "a draft is its author's alone"
    assert f"{SIGNS['orange']} → {SIGNS['blue']}: …" in drawn(table, 2)
    table.play("orange", "until round-ends", "i pay 300 when kept", "put forward")
    for colour in ("red", "green"):
        table.play(colour, "pass")
    table.play("blue", "accept")
    assert vow in drawn(table, None)
    assert "300 when it is kept." in drawn(table, None)
