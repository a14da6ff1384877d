"""The games that lodge here. Importing this puts them on the shelf: every folder beside this file is a game, and other
packages bring theirs by an entry point of the group `fondaco.games`."""

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Final
from warnings import warn

GROUP: Final = "fondaco.games"


class BrokenGame(UserWarning):
    """A package that says it brings a game, and cannot be loaded."""


def load_games() -> None:
    """Put all titles on the shelf; one package that fails keeps no other away."""
    for module in iter_modules(__path__, f"{__name__}."):
        import_module(module.name)
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            point.load()
        except Exception as error:  # whatever a stranger's module may raise
            warn(f"The game “{point.name}” ({point.value}) cannot be loaded: {error}", BrokenGame, stacklevel=2)


load_games()
