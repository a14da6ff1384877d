"""What every game shares: rules, actions, steps, matches, chance and the chronicle."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
