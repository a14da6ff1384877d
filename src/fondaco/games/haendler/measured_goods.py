"""What goods are worth in a position of Die Händler: in warehouses, before wagons and on the road."""

from typing import Final

from fondaco.games.haendler.board import (
    BONUS,
    CITIES,
    GOODS,
    MASTER_CAPACITY,
    NO_STALL,
    SELL,
    STALL_GOOD,
    STALL_OF,
    STALLS,
    STALLS_PER_CITY,
    WAGONS,
    ahead,
)
from fondaco.games.haendler.state import State

HORIZON: Final = 12  # fields


def cities_ahead(here: int, came: int) -> list[int]:
    """By city: how many fields it is away for a wagon that never turns and stops in every city; -1 beyond reach."""
    distance = [-1] * CITIES
    edge = [(here, came)]
    seen = {(here, came)}
    for step in range(1, HORIZON + 1):
        beyond: list[tuple[int, int]] = []
        for field, behind in edge:
            for other in ahead(field, behind):
                if other < CITIES:
                    if distance[other] < 0:
                        distance[other] = step
                elif (other, field) not in seen:
                    seen.add((other, field))
                    beyond.append((other, field))
        edge = beyond
    return distance


class Way:
    """What lies ahead of a wagon: by city the fields to it, -1 beyond reach, and the city with the fewest."""

    def __init__(self, distances: list[int]) -> None:
        self.distances = distances
        self.nearest = nearest(distances)


def nearest(way: list[int]) -> int:
    """The city that is the fewest fields ahead."""
    best = 0
    for city in range(1, CITIES):
        if way[city] > 0 and (way[city] < way[best] or way[best] <= 0):
            best = city
    return best


def stored_in(s: State, seat: int, city: int) -> int:
    """A seat's goods in the warehouse of a city."""
    first = seat * STALLS + city * STALLS_PER_CITY
    stock = s.stock
    count = 0
    for stall in range(first, first + STALLS_PER_CITY):
        count += stock[stall]
    return count


def most_alike(s: State, seat: int, city: int) -> tuple[int, int]:
    """How many goods of one kind, three at most, a seat has in a city, and what each is worth."""
    best = 0
    price = 0
    for stall in range(city * STALLS_PER_CITY, (city + 1) * STALLS_PER_CITY):
        stored = s.stock[seat * STALLS + stall]
        if stored:
            count = min(MASTER_CAPACITY, stored)
            worth = SELL[s.price[STALL_GOOD[stall]]]
            if count * worth > best * price:
                best = count
                price = worth
    return best, price


def under_way(s: State) -> list[int]:
    """The wagons that have not arrived in this round."""
    return [wagon for wagon in range(WAGONS) if s.rested >> wagon & 1 == 0]


def arrived(s: State, seat: int) -> int:
    """What the bank will pay a seat for its goods on wagons that have arrived in this round: before that nobody can
    spend anything, so it is as good as money."""
    total = 0
    for wagon in range(WAGONS):
        if s.rested >> wagon & 1:
            total += worth_in(s, seat, wagon, s.at[wagon])
    return total


def on_the_way(s: State, seat: int) -> list[int]:
    """The most goods of one kind that a seat has on wagons under way, and the steps of price of all."""
    wagons = under_way(s)
    most = 0
    steps = 0
    for good in range(GOODS):
        count = 0
        for wagon in wagons:
            count += s.load[(wagon * s.seats + seat) * GOODS + good]
        if count:
            most = max(most, count)
            steps += count * s.price[good]
    return [most, steps]


def warehouses(s: State, seat: int) -> list[int]:
    """The goods in a seat's warehouses, what they are worth, and how many they are without those that pile up."""
    stock = s.stock
    goods = 0
    worth = 0
    usable = 0
    for city in range(CITIES):
        here = 0
        for stall in range(city * STALLS_PER_CITY, (city + 1) * STALLS_PER_CITY):
            count = stock[seat * STALLS + stall]
            if count:
                here += count
                worth += count * SELL[s.price[STALL_GOOD[stall]]]
        goods += here
        usable += min(here, MASTER_CAPACITY)
    return [goods, worth, usable]


def freight(s: State, seat: int, ways: list[Way]) -> list[int]:
    """A seat's goods on wagons under way, their worth in the nearest and in the best city ahead, and how near they and
    it are."""
    goods = 0
    nearest_worth = 0
    best_worth = 0
    nearness = 0
    worth_by_nearness = 0
    for wagon in under_way(s):
        count = s.loads(wagon, seat)
        if count:
            distances = ways[wagon].distances
            nearest = HORIZON + 1
            worth_there = 0
            best = 0
            for city in range(CITIES):
                distance = distances[city]
                if distance > 0:
                    worth = worth_in(s, seat, wagon, city)
                    best = max(best, worth)
                    if distance < nearest:
                        nearest = distance
                        worth_there = worth
            goods += count
            nearest_worth += worth_there
            best_worth += best
            nearness += count * (HORIZON + 1 - nearest)
            worth_by_nearness += worth_there * (HORIZON + 1 - nearest) // HORIZON
    return [goods, nearest_worth, best_worth, nearness, worth_by_nearness]


def worth_in(s: State, seat: int, wagon: int, city: int) -> int:
    """What a seat's goods on a wagon would bring in a city."""
    total = 0
    first = (wagon * s.seats + seat) * GOODS
    for good in range(GOODS):
        count = s.load[first + good]
        if count:
            price = SELL[s.price[good]]
            if STALL_OF[city * GOODS + good] == NO_STALL:
                price += BONUS[s.bonus[city]]
            total += count * price
    return total


def mastered(s: State, seat: int) -> list[int]:
    """The wagons with a seat's load master, and the goods of others on them."""
    wagons = 0
    goods = 0
    for wagon in range(WAGONS):
        if s.master[wagon] == seat:
            wagons += 1
            for other in range(s.seats):
                if other != seat:
                    goods += s.loads(wagon, other)
    return [wagons, goods]
