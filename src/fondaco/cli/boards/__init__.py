"""Boards for the terminal: each game draws its own from the described view, and from nothing else."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from fondaco.locale import Words

Drawing = Callable[[dict[str, Any], Words], RenderableType]


def drawing_of(rulebook: str) -> Drawing:
    """How the board of a game is drawn: from the view's document, with its title and setup, in some language."""
    drawing: Drawing = import_module(f"fondaco.cli.boards.{rulebook}").draw
    return drawing
