"""The games that lodge here; importing this puts them on the shelf."""

import fondaco.games.yunnan

# isort: split
import fondaco.games.china  # noqa: F401
