"""Proposals: what a bot says to the others. It thinks of whole proposals, not of one word after the other, and speaks
only if it gains by one that the other is likely to accept; otherwise it keeps quiet."""

from typing import Any, Final

from fondaco.bots.ahead import foresee, quiet
from fondaco.bots.thought import Judgement, Thought
from fondaco.bots.value import Value
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.state import State
from fondaco.core.view import View

WORD: Final = 0.002  # what a proposal must gain for each word that would follow the next one, in shares of the win
WORLDS: Final = 4


def with_proposal(value: Value, view: View[Any], options: list[Action], thought: Thought, rng: Rng) -> Thought:
    """A thought with the beginning of the best proposal before all else, if it is worth saying."""
    game = value.game
    worlds: list[State] = [game.imagine(view, rng) for _ in range(WORLDS)]
    proposals = [proposal for proposal in sure_ideas(game, worlds, view.seat) if proposal[0] in options]
    if not proposals:
        return thought
    without = [value.shares(world)[view.seat] for world in worlds]
    first = [outcome(value, worlds[0], view.seat, proposal, without[0], rng) for proposal in proposals]
    best = proposals[first.index(max(first))]
    expected = 0.0
    for number in range(WORLDS):
        after = outcome(value, worlds[number], view.seat, best, without[number], rng)
        expected += (after - without[number]) / WORLDS
    if expected <= WORD * (len(best) - 1):
        return thought
    now = thought.judgements[0]
    said = Judgement(best[0], now.share + expected, now.points, WORLDS)
    rest = [judgement for judgement in thought.judgements if judgement.action != best[0]]
    return Thought([said, *rest], thought.shares, thought.points, thought.worlds + WORLDS, thought.playouts)


def sure_ideas(game: Game[Any], worlds: list[State], seat: int) -> list[list[Action]]:
    """The proposals that a seat thinks of in every world, so that it asks for nothing that the other may not have."""
    found: dict[object, list[Action]] = {}
    for proposal in game.ideas(worlds[0], seat):
        found[words(proposal)] = proposal
    for world in worlds[1:]:
        possible = {words(proposal) for proposal in game.ideas(world, seat)}
        found = {key: proposal for key, proposal in found.items() if key in possible}
    return list(found.values())


def words(proposal: list[Action]) -> tuple[object, ...]:
    """By what one proposal is told from another."""
    return tuple([action.key for action in proposal])


def outcome(value: Value, world: State, seat: int, proposal: list[Action], without: float, rng: Rng) -> float:
    """What a seat can expect of a proposal, the less the less likely the other is to accept it; as much as without it,
    if the rules do not allow it."""
    game = value.game
    s = world.copy()
    for action in proposal:
        if game.why_not(s, seat, action) is not None:
            return without
        game.carry_out(s, seat, action)
    hear_out(game, s)
    return foresee(value, s, rng)[0][seat]


def hear_out(game: Game[Any], s: State) -> None:
    """Let all who have nothing to choose say what they must, up to the answer."""
    actors = game.actors(s)
    while actors and actors[0] != CHANCE:
        options = quiet(game, game.offered(s, actors[0]))
        if len(options) > 1:
            return
        game.carry_out(s, actors[0], options[0])
        actors = game.actors(s)
