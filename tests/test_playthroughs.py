"""Playthroughs: nothing changes its behaviour unseen."""

from pathlib import Path

from fondaco.testing import PlaythroughChecks


class TestPlaythroughs(PlaythroughChecks):
    """Of all games on the shelf; those of a game are among its tests."""

    def playthroughs(self, book: str) -> Path:
        return Path(__file__).parent / book / "playthroughs"
