"""What the rules would pay, take and score if the board stayed as it is: for showing consequences before a decision."""

from fondaco.core.action import NOBODY
from fondaco.games.yunnan import scoring
from fondaco.games.yunnan.actions import Names
from fondaco.games.yunnan.board import MARKET, ROAD, YUNNAN
from fondaco.games.yunnan.edition import NEVER, Edition
from fondaco.games.yunnan.state import State
from fondaco.games.yunnan.steps.income import earned, income
from fondaco.games.yunnan.steps.inspector import Inspector, banished
from fondaco.games.yunnan.steps.travel import gaps


def preview(s: State, names: Names, edition: Edition, inspector: Inspector) -> dict[str, object]:
    """The bank's payout, the inspector's visit, income, coins, routes and scores of all, and how far the end is."""
    earning = [colour for colour in range(s.colours) if s.owner[colour] != NOBODY]
    total = sum(s.pledged)
    result = scoring.score(s, edition)
    return {
        "bank": {"bids": total, "payouts": edition.payouts(total)},
        "inspector": visit(s, names, inspector),
        "income": {names.colour.names[colour]: earnings(s, colour, names, edition) for colour in earning},
        "free": {names.colour.names[colour]: s.coins[colour] - s.pledged[colour] for colour in earning},
        "gaps": {names.colour.names[colour]: open_routes(s, colour, names) for colour in earning},
        "scores": {"scores": result.scores, "sheet": result.sheet},
        "end": distance_to_end(s, edition),
    }


def distance_to_end(s: State, edition: Edition) -> dict[str, object]:
    """What is missing until the game ends: points of the leader, presents to be given, rounds up to the last."""
    by_points = {"leader": max(s.points), "end": edition.end_points}
    return {
        "points": None if edition.end_points == NEVER else by_points,
        "presents": max(0, sum(s.presents) - edition.end_presents),
        "rounds": edition.end_round - s.round,
    }


def visit(s: State, names: Names, inspector: Inspector) -> dict[str, object]:
    """Where the inspector would go now, and whose trader would have to leave."""
    province = inspector.target(s)
    victim = banished(s, province)
    return {
        "province": names.place.names[province],
        "victim": None if victim == NOBODY else names.colour.names[victim],
        "revenue": {names.place.names[place]: inspector.revenue(s, place) for place in range(YUNNAN, ROAD)},
    }


def earnings(s: State, colour: int, names: Names, edition: Edition) -> dict[str, object]:
    """The income of a colour, in all and by place."""
    by_place: dict[str, int] = {}
    missing = gaps(s, colour)
    for place in range(MARKET, ROAD):
        sum_here = earned(s, colour, place, missing[place], edition)
        if sum_here:
            by_place[names.place.names[place]] = sum_here
    return {"total": income(s, colour, edition), "by_place": by_place}


def open_routes(s: State, colour: int, names: Names) -> dict[str, int]:
    """The provinces where a colour stands without a connected route, and how many provinces are missing for it."""
    missing = gaps(s, colour)
    return {
        names.place.names[province]: missing[province]
        for province in range(YUNNAN, ROAD)
        if missing[province] and s.presence(colour) >> province & 1
    }
