"""Draws the pictures of the documents from saved matches: `python docs/pictures/draw.py`."""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from fondaco import Match
from fondaco.cli.telling import Teller
from fondaco.core.titles import find
from fondaco.locale import Words

HERE = Path(__file__).parent
GAMES = HERE.parents[1] / "tests"
PARCHMENT = TerminalTheme(
    (250, 243, 227),
    (58, 42, 26),
    [(46, 44, 46), (196, 40, 28), (44, 138, 69), (184, 134, 11), (31, 95, 180), (141, 58, 168), (63, 127, 149)],
)
SHEET = """<svg viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect fill="#faf3e3" stroke="#8a5a2b" width="{terminal_width}" height="{terminal_height}" rx="10"/>
<g transform="translate(12, 8)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
PICTURES = {"yunnan": ("yunnan/golden/2023-5-expert.json", 554)}


def draw(name: str, file: str, step: int) -> None:
    """Draw the board as it stood after a line of a saved match."""
    match = Match.load((GAMES / file).read_text(encoding="utf-8"))
    match.rewind(step)
    console = Console(record=True, width=82, file=StringIO(), highlight=False)
    Teller(match, Words("en", "cli", find(match.title).rulebook), console).board(0)
    console.save_svg(str(HERE / f"{name}.svg"), theme=PARCHMENT, code_format=SHEET, unique_id=name)


for name, (file, step) in PICTURES.items():
    draw(name, file, step)
