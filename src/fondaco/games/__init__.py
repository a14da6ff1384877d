"""The games that lodge here; importing this puts them on the shelf, in this order."""

# ruff: noqa: I001
import fondaco.games.yunnan
import fondaco.games.china
import fondaco.games.haendler  # noqa: F401
