"""Every rule of every game is used by a step, marked on a test of the game, and stands somewhere."""

from pathlib import Path

from fondaco.testing import RulebookChecks


class TestRulebooks(RulebookChecks):
    """Of all games on the shelf; the tests of a game are in a folder of its name."""

    def written_in(self, book: str) -> Path:
        return Path(__file__).parent / book
