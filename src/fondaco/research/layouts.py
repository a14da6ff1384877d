"""The document of all layouts, made from the layouts: `python -m fondaco.research.layouts > docs/layouts.md`."""

import sys
from typing import Final

from fondaco.core.layout import HEADINGS
from fondaco.core.titles import find, titles
from fondaco.research.encoder import Encoder

HEAD: Final = """# Layouts

What a seat knows, as a row of numbers: one table for each title with all its modules, for the fewest players. This
document is made from the layouts themselves (`python -m fondaco.research.layouts`); `Encoder(title, seats, setup)
.layout.describe()` prints the table of any other setup. See [research](research.md) for how to use them.

- Numbers with a range are divided by the largest amount of it; what lies beyond shows as the end that it passes.
- A part with `0 or 1` has a place for each choice: 1 for the one that it is, or for each that applies.
- `player` and `colour` begin with one's own; the others follow in turn order, and what is nobody's comes last.
"""


def fullest(title: str) -> dict[str, object]:
    """A setup with every module that can be switched on."""
    return {option.name: True for option in find(title).options if option.choices == [False, True]}


def table(title: str) -> str:
    """The layout of a title as a table."""
    setup = fullest(title)
    encoder = Encoder(title, None, setup)
    modules = ", ".join(setup) or "none"
    lines = [
        f"## {title}",
        "",
        f"{encoder.seats} players; modules: {modules}; {encoder.size} numbers, {encoder.actions} actions.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|{'---|' * len(HEADINGS)}",
    ]
    lines += [f"| {' | '.join(row)} |" for row in encoder.layout.described()]
    return "\n".join(lines)


def document() -> str:
    """The whole document."""
    return "\n".join([HEAD, *[table(title) + "\n" for title in titles()]])


if __name__ == "__main__":
    sys.stdout.write(document())
