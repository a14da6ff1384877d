"""Where the traders of a colour should stand at the end of its turn, and the journey to begin with."""

from typing import Final

from fondaco.games.yunnan.board import BORDERS, MARKET, PLACES, ROAD, TRADER_REVENUE, YUNNAN
from fondaco.games.yunnan.edition import Edition
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.income import income
from fondaco.games.yunnan.steps.inspector import Inspector, banished
from fondaco.games.yunnan.steps.travel import recall_isolated

MOST_LOOKS: Final = 1500  # arrangements that are looked at


class Journeys:
    """Tries every arrangement of a colour's traders that its passes allow, and keeps the best."""

    def __init__(self, s: State, colour: int, edition: Edition, inspector: Inspector) -> None:
        self.s = s
        self.colour = colour
        self.edition = edition
        self.inspector = inspector
        self.push = 1.0  # what pushing somebody out is worth
        self.gift = 3.0  # what a present is worth
        self.caution = 0.5  # how much of what the inspector takes is feared
        self.way = BORDERS[s.open_bridges(colour) * ROAD + s.horse[colour]]
        self.starts: list[int] = []  # of the traders that have not travelled
        self.ends: list[int] = []
        self.looks = 0
        self.best = -1.0e9
        self.best_ends: list[int] = []
        self.victims = [self.somebody_to_push(place) for place in range(ROAD)]
        self.back = True in self.victims

    def somebody_to_push(self, place: int) -> bool:
        """Whether a trader that comes to a place can push anybody out."""
        s = self.s
        if place == MARKET:
            return False
        for other in range(s.colours):
            lower = s.influence[other] < s.influence[self.colour] and s.owner[other] != s.owner[self.colour]
            if lower and s.traders_at(other, place) and s.guard[other] != place:
                return True
        return False

    def first(self) -> tuple[int, int]:
        """The first journey of the best arrangement, or (-1, -1) if all is well as it is."""
        s = self.s
        for place in range(ROAD - 1, -1, -1):
            for _ in range(s.traders_at(self.colour, place) - s.arrived[place]):
                self.starts.append(place)
                self.ends.append(place)
        self.arrange(0, s.borders)
        for number, start in enumerate(self.starts):
            if self.best_ends[number] != start:
                return start, self.best_ends[number]
        return -1, -1

    def arrange(self, number: int, passes: int) -> None:
        """Try the ends of one trader's journey, and then of the others'."""
        if number == len(self.starts):
            self.weigh()
            return
        start = self.starts[number]
        farthest = self.s.horse[self.colour]
        if number > 0 and self.starts[number - 1] == start:
            farthest = min(farthest, self.ends[number - 1])  # traders at one place are alike
        nearest = max(YUNNAN, start - 1) if self.back and start else start
        for end in range(farthest, nearest - 1, -1):
            cost = self.way[start * ROAD + end]
            if cost <= passes and self.looks < MOST_LOOKS:
                self.ends[number] = end
                self.arrange(number + 1, passes - cost)

    def weigh(self) -> None:
        """Judge an arrangement, and keep it if it is the best so far."""
        self.looks += 1
        s = self.s
        base = self.colour * PLACES
        kept = s.traders[base : base + PLACES]
        value = 0.0
        for number, start in enumerate(self.starts):
            end = self.ends[number]
            if end != start:
                s.traders[base + start] -= 1
                s.traders[base + end] += 1
                value -= 0.01
                if self.victims[end]:
                    value += self.push
        recall_isolated(s, self.colour)
        value += income(s, self.colour, self.edition) + self.presents()
        province = self.inspector.target(s)
        if banished(s, province) == self.colour:
            value -= self.caution * (TRADER_REVENUE[province] - 3)
        if value > self.best:
            self.best = value
            self.best_ends = self.ends[:]
        s.traders[base : base + PLACES] = kept

    def presents(self) -> float:
        """What the presents are worth that the traders could receive."""
        s = self.s
        count = 0
        for province in range(YUNNAN, ROAD):
            if s.presents[province]:
                left = s.presents[province]
                for other in range(s.colours):
                    if s.influence[other] > s.influence[self.colour]:
                        left -= s.traders_at(other, province)
                count += max(0, min(left, s.traders_at(self.colour, province)))
        return self.gift * count
