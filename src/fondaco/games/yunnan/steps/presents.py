"""Receive presents."""

from fondaco.core.step import Step
from fondaco.games.yunnan import rulebook as rules
from fondaco.games.yunnan.board import MOST_INFLUENCE, ROAD, YUNNAN
from fondaco.games.yunnan.events import PRESENTED
from fondaco.games.yunnan.state import State


class Presents(Step[State]):
    """In every province each trader gets one present while there are any, higher influence first."""

    def __init__(self) -> None:
        super().__init__("presents", [], [rules.PRESENTS_BY_INFLUENCE])

    def begin(self, s: State) -> None:
        for province in range(YUNNAN, ROAD):
            if s.presents[province]:
                self.hand_out(s, province)

    def hand_out(self, s: State, province: int) -> None:
        """Hand out the presents of a province, level of influence by level."""
        guests = [colour for colour in s.travel_order() if self.is_guest(s, colour, province)]
        if not guests:
            return
        for level in range(MOST_INFLUENCE, -1, -1):
            equals = [colour for colour in guests if s.influence[colour] == level]
            if equals:
                self.hand_out_to(s, province, equals)

    def hand_out_to(self, s: State, province: int, guests: list[int]) -> None:
        """One present each in turn order, again and again, at most one for each trader."""
        received = [0] * len(guests)
        given = True
        while given:
            given = False
            for number, colour in enumerate(guests):
                if s.presents[province] and received[number] < s.traders_at(colour, province):
                    s.presents[province] -= 1
                    s.gifts[colour] += 1
                    received[number] += 1
                    given = True
        for number, colour in enumerate(guests):
            if received[number]:
                s.tell(PRESENTED, [colour, province, received[number]])

    def is_guest(self, s: State, colour: int, province: int) -> bool:
        """Whether a colour takes part in a province."""
        return s.traders_at(colour, province) > 0
