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
        order = s.travel_order()
        for level in range(MOST_INFLUENCE, -1, -1):
            guests = [colour for colour in order if s.influence[colour] == level and self.is_guest(s, colour, province)]
            received = share(guests, [s.traders_at(colour, province) for colour in guests], s.presents[province])
            for colour, presents in zip(guests, received, strict=True):
                if presents:
                    s.presents[province] -= presents
                    s.gifts[colour] += presents
                    s.tell(PRESENTED, [colour, province, presents])

    def is_guest(self, s: State, colour: int, province: int) -> bool:
        """Whether a colour takes part in a province."""
        return s.traders_at(colour, province) > 0


def share(guests: list[int], traders: list[int], presents: int) -> list[int]:
    """One present each in turn order, again and again, at most one for each trader."""
    received = [0] * len(guests)
    while presents and received != traders:
        for number in range(len(guests)):
            if presents and received[number] < traders[number]:
                received[number] += 1
                presents -= 1
    return received
