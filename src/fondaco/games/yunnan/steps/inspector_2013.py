"""2B of the 2013 edition: the inspector sees only connected posts."""

from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.events import INSPECTS_2013
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.inspector import Inspector
from fondaco.games.yunnan.steps.travel import gaps


class Inspector2013(Inspector):
    """Posts without a connected route bring no revenue, so they do not draw the inspector."""

    def __init__(self) -> None:
        super().__init__(INSPECTS_2013, rules.INSPECTOR_SEES_CONNECTED)

    def posts_seen(self, s: State, colour: int, province: int) -> int:
        posts = s.posts_at(colour, province)
        return posts if posts and not gaps(s, colour)[province] else 0
