"""The board in the terminal."""

from typing import Any

from fondaco import Match
from tests.cli.test_boards import drawn


def row(text: str, label: str) -> list[str]:
    """The cells of a row of the map."""
    line = next(line for line in text.splitlines() if line.startswith(label) and "│" in line)
    return [cell.strip() for cell in line.split("│")[1:-1]]


def test_it_shows_every_piece() -> None:
    match = Match.new("yunnan-2023", 3, seed=1)
    document: dict[str, Any] = match.shown(0)
    red = document["players"]["red"]
    red["traders"] = {"supply": 1, "kang": 3, "market": 2}
    red["posts"] = {"tibet": 1}
    red["bridges"] = ["yunnan-kang", "sichuan-qinghai"]
    red["structures"] = {"bridge": 2}
    document["teahouses"] = {"qinghai": "blue"}
    document["bids"] = {"school 9": "yellow", "temple 5": "blue"}
    document["bank"] = ["red", None]
    document["blocked"] = "kang-qinghai"
    text = drawn(match, document)
    assert row(text, "◆ Red") == ["◆◆", "", "", "◆◆◆", "", ""]
    assert row(text, "Posts") == ["", "1", "3", "6", "10 ◆", "15"]
    assert row(text, "Teahouse") == ["", "1", "3", "6", "10", "15 ▣"]
    assert row(text, "Horses") == ["", "◆▲▣", "", "", "", ""]
    assert row(text, "Presents") == ["", "", "5  ✦✦✦✦✦", "4  ✦✦✦✦", "3  ✦✦✦", "2  ✦✦"]
    assert "── ◆ ──" in text
    assert "✖ blocked" in text
    assert "[▲9]" in text
    assert "(▣5)" in text
    assert "[◆][ ] pays 11" in text
    assert "2×bridge" in text
