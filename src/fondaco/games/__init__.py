"""The games that lodge here; importing this puts them on the shelf."""

import fondaco.games.china
import fondaco.games.haendler
import fondaco.games.yunnan  # noqa: F401
