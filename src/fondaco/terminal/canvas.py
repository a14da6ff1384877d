"""A sheet of cells to draw on, for boards that are more than a table."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """So many cells wide and high; what is put down later covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str | Text, style: str = "") -> None:
        """Write from a cell to the right; a styled text keeps its styles."""
        if isinstance(text, Text):
            for span in text.divide(range(1, len(text))):
                own = span.spans[-1].style if span.spans else span.style
                self.put(x, y, span.plain, str(own) or style)
                x += 1
            return
        for sign in text:
            if 0 <= x < len(self.signs[y]):
                self.signs[y][x] = sign
                self.styles[y][x] = style
            x += 1

    def centre(self, x: int, y: int, width: int, text: str | Text, style: str = "") -> None:
        """Write in the middle of so many cells."""
        self.put(x + (width - len(text)) // 2, y, text, style)

    def text(self) -> Text:
        """All rows as one text."""
        whole = Text(no_wrap=True, overflow="crop")
        for signs, styles in zip(self.signs, self.styles, strict=True):
            for style, run in groupby(zip(signs, styles, strict=True), key=itemgetter(1)):
                whole.append("".join(sign for sign, _ in run), style or None)
            whole.append("\n")
        whole.rstrip()
        return whole
