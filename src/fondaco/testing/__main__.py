"""`python -m fondaco.testing BOOK FOLDER`: write the playthroughs of a rulebook anew."""

import sys
from pathlib import Path

from fondaco.testing.playthroughs import write

write(sys.argv[1], Path(sys.argv[2]))
