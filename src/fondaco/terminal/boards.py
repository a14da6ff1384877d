"""Boards for the terminal: drawn from the described view, and from nothing else."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from fondaco.core.titles import Title
from fondaco.locale import Words
from fondaco.terminal.plain import draw_plainly

Drawing = Callable[[dict[str, Any], Words], RenderableType]


def drawing_of(title: Title) -> Drawing:
    """How the board of a title is drawn: from the view's document, with its title and setup, in some language. A title
    that brings no drawing of its own is shown as a table."""
    drawing: Drawing = title.part(title.board) if title.board else draw_plainly
    return drawing
