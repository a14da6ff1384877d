"""How much script a visitor loads before the first screen: counted in the files that the server would send."""

import gzip
import re
from pathlib import Path

import pytest

from fondaco.server.config import built_page
from tests.web.conftest import NOT_BUILT

MOST = 200_000
STATIC = re.compile(r"""(?:^|[;}])import(?:[^"'()]*?from)?["']\./([\w.-]+\.js)["']""")
FIRST_WORDS = ["house", "page"]  # loaded in one language before anything is shown


def page() -> Path:
    found = built_page()
    if found is None:
        pytest.skip(NOT_BUILT)
    return Path(found)


def loaded_with(assets: Path, names: list[str]) -> set[str]:
    """The scripts that some scripts load at once, themselves among them."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += STATIC.findall((assets / name).read_text(encoding="utf-8"))
    return found


def weight(assets: Path, names: set[str]) -> int:
    return sum([len(gzip.compress((assets / name).read_bytes())) for name in names])


def first_words(assets: Path) -> set[str]:
    """The files of the language that has most to say."""
    return {max(assets.glob(f"{name}-*.js"), key=lambda path: path.stat().st_size).name for name in FIRST_WORDS}


def test_the_first_screen_needs_little_script() -> None:
    assets = page() / "assets"
    entries = re.findall(r'assets/([\w.-]+\.js)"', (page() / "index.html").read_text(encoding="utf-8"))
    scripts = loaded_with(assets, entries)
    assert len(scripts) > 1
    assert weight(assets, scripts | first_words(assets)) < MOST


def test_a_table_needs_little_more() -> None:
    assets = page() / "assets"
    entries = re.findall(r'assets/([\w.-]+\.js)"', (page() / "index.html").read_text(encoding="utf-8"))
    table = [path.name for path in assets.glob("TablePage-*.js")]
    faces = sorted(assets.glob("face-*.js"), key=lambda path: path.stat().st_size)
    scripts = loaded_with(assets, [*entries, *table, faces[-1].name])
    assert len(table) == 1
    assert len(faces) >= 3
    assert weight(assets, scripts | first_words(assets)) < MOST
