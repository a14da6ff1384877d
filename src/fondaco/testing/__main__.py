"""`python -m fondaco.testing BOOK [FOLDER]`: write the playthroughs of a rulebook anew."""

import argparse
from pathlib import Path

from fondaco.core.titles import SHELF
from fondaco.testing.playthroughs import write

parser = argparse.ArgumentParser("python -m fondaco.testing", description="Write the playthroughs of a rulebook anew.")
books = sorted({title.rulebook for title in SHELF.values()})
parser.add_argument("book", choices=books, help="the rulebook, as the title on the shelf names it")
parser.add_argument("folder", type=Path, nargs="?", default=Path("tests/playthroughs"), help="where they are kept")
given = parser.parse_args()
write(given.book, given.folder)
