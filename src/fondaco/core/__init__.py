"""What every game shares: rules, actions, steps, matches, chance and the chronicle."""

from fondaco.core.engine import COMPILED

__all__ = ["COMPILED"]
