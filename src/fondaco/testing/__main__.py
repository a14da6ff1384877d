"""`python -m fondaco.testing BOOK FOLDER`: write the playthroughs of a rulebook anew."""

import argparse
from pathlib import Path

from fondaco.testing.playthroughs import write

parser = argparse.ArgumentParser("python -m fondaco.testing", description="Write the playthroughs of a rulebook anew.")
parser.add_argument("book", help="the rulebook, such as yunnan")
parser.add_argument("folder", type=Path, help="where they are written")
arguments = parser.parse_args()
write(arguments.book, arguments.folder)
