"""Two players (2013): each holds two colours, which never follow each other in the first order."""

from fondaco.core.action import Action
from fondaco.core.rule import Rule
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.first_order import FirstOrder


class AlternatingOrder(FirstOrder):
    """The colours of the two persons alternate."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = [*self.rules, rules.TWO_COLOURS, rules.OWN_COLOURS_ARE_RIVALS]

    def refuse(self, s: State, seat: int, a: Action) -> Rule | None:
        rule = super().refuse(s, seat, a)
        if rule is None and s.order and s.owner[s.order[-1]] == s.owner[a.x]:
            return rules.COLOURS_ALTERNATE
        return rule
