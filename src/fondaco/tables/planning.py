"""Plans: moves tried out on a copy of what a seat knows; what it does not know is imagined."""

from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.chronicle import Entry
from fondaco.tables.documents import PlanDocument
from fondaco.tables.problems import Problem
from fondaco.tables.table import Table
from fondaco.tables.telling import Teller


def planned(table: Table, seat: int, actions: list[Action], teller: Teller, at: int | None = None) -> PlanDocument:
    """The position after some moves on a copy of what a seat knows, and what could be done next. Of a plan that was
    made at an earlier number, what no longer fits is left out."""
    game = table.match.game
    world = game.imagine(table.match.view(seat), Rng(table.number))
    world.news = []
    kept = 0
    for action in actions:
        actor = in_turn(game.actors(world), seat)
        if actor is None or action not in game.options(world, actor):
            if at is not None and at < table.number:
                break
            raise Problem("plan.refused")
        game.play(world, actor, action)
        kept += 1
    told: list[Entry] = [entry for entry in world.news or [] if entry.readable_by(seat)]
    actor = in_turn(game.actors(world), seat)
    section = game.step(world).name
    return {
        "number": table.number,
        "kept": kept,
        "actor": None if actor is None or actor == CHANCE else actor,
        "chance": actor == CHANCE,
        "section": section,
        "prompt": teller.prompt(section),
        "view": game.describe(game.view(world, seat).known),
        "options": [] if actor is None else [teller.option(action) for action in game.options(world, actor)],
        "told": [teller.entry(entry) for entry in told],
    }


def in_turn(actors: list[int], seat: int) -> int | None:
    """Whoever decides next: the planning seat itself if it may, else the first of the others or chance."""
    if seat in actors:
        return seat
    return actors[0] if actors else None
