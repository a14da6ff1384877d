"""Whether the engine runs compiled: a package file never does, so a module of its own says it."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
