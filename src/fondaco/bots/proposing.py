"""Proposals: what a bot says to the others. It thinks of whole proposals, not of one word after the other, and speaks
only if it gains by one that the other is likely to accept; otherwise it keeps quiet."""

from typing import Any, Final

from fondaco.bots.ahead import answers_to, foresee, quiet
from fondaco.bots.thought import Judgement, Thought
from fondaco.bots.value import Value
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.state import State
from fondaco.core.view import View

WORD: Final = 0.002  # what a proposal must gain for each word that would follow the next one, in shares of the win
WORLDS: Final = 4


class Proposal:
    """Something worth saying: its words, what it should gain, and the position once the other has agreed."""

    def __init__(self, words: list[Action], gain: float, agreed: State) -> None:
        self.words = words
        self.gain = gain
        self.agreed = agreed

    def before(self, thought: Thought) -> Thought:
        """A thought with the first word of the proposal before all else."""
        now = thought.judgements[0]
        said = Judgement(self.words[0], now.share + self.gain, now.points, WORLDS)
        rest = [judgement for judgement in thought.judgements if judgement.action != said.action]
        return Thought([said, *rest], thought.shares, thought.points, thought.worlds + WORLDS, thought.playouts)


def best_proposal(value: Value, view: View[Any], options: list[Action], rng: Rng) -> Proposal | None:
    """The best proposal at first sight, if it is worth saying."""
    game = value.game
    seat = view.seat
    worlds: list[State] = [game.imagine(view, rng) for _ in range(WORLDS)]
    proposals = [proposal for proposal in sure_ideas(game, worlds, seat) if proposal[0] in options]
    if not proposals:
        return None
    without = [value.shares(world)[seat] for world in worlds]
    first = [outcome(value, worlds[0], seat, proposal, without[0], rng) for proposal in proposals]
    best = proposals[first.index(max(first))]
    expected = 0.0
    for number in range(WORLDS):
        after = outcome(value, worlds[number], seat, best, without[number], rng)
        expected += (after - without[number]) / WORLDS
    if expected <= WORD * (len(best) - 1):
        return None
    return Proposal(best, expected, agreed(value, worlds[0], seat, best, rng))


def agreed(value: Value, world: State, seat: int, proposal: list[Action], rng: Rng) -> State:
    """The position after the answer that whoever proposes hopes for."""
    asked = asked_about(value.game, world, seat, proposal)
    assert asked is not None, "a proposal that gains something is allowed"
    answers = answers_to(value.game, asked, rng) or [asked]
    shares = [value.shares(answer)[seat] for answer in answers]
    return answers[shares.index(max(shares))]


def next_words(game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> list[Action]:
    """Where nothing is left but talk: the options that go on with a proposal, or all of them, if none does."""
    world: State = game.imagine(view, rng)
    following = {proposal[0].key for proposal in game.ideas(world, view.seat)}
    return [option for option in options if option.key in following] or options


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
    s = asked_about(value.game, world, seat, proposal)
    return without if s is None else foresee(value, s, rng)[0][seat]


def asked_about(game: Game[Any], world: State, seat: int, proposal: list[Action]) -> State | None:
    """The position in which the other answers a proposal, if the rules allow it."""
    s = world.copy()
    for action in proposal:
        if game.why_not(s, seat, action) is not None:
            return None
        game.carry_out(s, seat, action)
    hear_out(game, s)
    return s


def hear_out(game: Game[Any], s: State) -> None:
    """Let all who have nothing to choose say what they must, up to the answer."""
    actors = game.actors(s)
    while actors and actors[0] != CHANCE:
        options = quiet(game, game.offered(s, actors[0]))
        if len(options) > 1:
            return
        game.carry_out(s, actors[0], options[0])
        actors = game.actors(s)
