"""Names that people can read and tell apart."""

import unicodedata
from typing import Final

# Letters that look like nothing although they count as letters, and braille without a dot.
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zs", "Zl", "Zp", "Mn", "Me"})
MOST_MARKS: Final = 2  # on one letter
# Letters of other scripts that look like Latin ones, and signs that are taken for each other.
ALIKE: Final = str.maketrans(
    "аеорсухѕһԁԛԝвнкмтαβεηκνορτυχωօɡӏіјıιij1|05$@ł",
    "aeopcyxshdqwbhkmtabenkvoptuxwoglllllllllossal",
)


def visible(text: str) -> bool:
    """Whether there is something to see in a text."""
    return any(unicodedata.category(letter) not in INVISIBLE and letter not in BLANK for letter in text)


def tidy(text: str) -> str:
    """Text without control characters, heaps of marks, and spaces around it."""
    found: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if letter.isprintable() and letter not in BLANK and marks <= MOST_MARKS:
            found.append(letter)
    return " ".join("".join(found).split())


def skeleton(name: str) -> str:
    """What is left of a name when one only glances at it."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = [letter for letter in letters if unicodedata.category(letter) not in INVISIBLE and letter not in BLANK]
    return "".join(kept).translate(ALIKE).replace("rn", "m").replace("vv", "w")


def alike(one: str, other: str) -> bool:
    """Whether one name may be taken for another."""
    return skeleton(one) == skeleton(other)
