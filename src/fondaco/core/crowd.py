"""Many games of one kind that are stepped together, with chance playing by itself; a finished one begins again."""

from typing import Any, Generic, final

from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.errors import BadAction
from fondaco.core.game import Game
from fondaco.core.layout import Layout
from fondaco.core.result import Result
from fondaco.core.state import S
from fondaco.core.view import View
from fondaco.core.vocabulary import Vocabulary


@final
class Index:
    """The place of every action among all actions of a game, worked out without looking anything up by name."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        highest = max([verb.number for verb in vocabulary.verbs]) + 1
        self.first: list[int] = [-1] * highest
        self.across: list[int] = [1] * highest  # how many actions there are for each x, and for each y
        self.along: list[int] = [1] * highest
        for verb in vocabulary.verbs:
            sizes = [len(slot.names) for slot in verb.slots]
            self.first[verb.number] = vocabulary.first[verb.number]
            self.across[verb.number] = (sizes[1] if len(sizes) > 1 else 1) * (sizes[2] if len(sizes) > 2 else 1)
            self.along[verb.number] = sizes[2] if len(sizes) > 2 else 1
        self.actions: list[Action] = vocabulary.all()
        self.by_key: dict[object, object] = {a.key: index for index, a in enumerate(self.actions)}

    def of(self, a: Action) -> int:
        """The place of an action."""
        return self.first[a.verb] + a.x * self.across[a.verb] + a.y * self.along[a.verb] + a.z

    def of_each(self, actions: list[Action]) -> list[int]:
        """The places of several actions; as objects, since they are only put into a list."""
        by_key = self.by_key
        found: list[Any] = [by_key[a.key] for a in actions]
        return found


@final
class Crowd(Generic[S]):
    """So many games at once. `turn` is by game the seat that decides; `filler` has a row for each game."""

    def __init__(
        self, game: Game[S], seats: int, seeds: list[int], layout: Layout[S], filler: Any, secrets: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.layout = layout
        self.filler = filler
        self.secrets = secrets  # where nothing is hidden, a view need not be made
        self.index = Index(game.vocabulary)
        self.chances: list[Rng] = [Rng(seed) for seed in seeds]
        self.states: list[S] = [game.start(seats) for _ in seeds]
        self.turn: list[int] = [0] * len(seeds)
        self.legal: list[list[int]] = [[] for _ in seeds]
        for row in range(len(seeds)):
            self.settle(row)
            self.show(row)

    def begin(self, row: int) -> None:
        """Put a new game in a row."""
        self.states[row] = self.game.start(self.seats)
        self.settle(row)

    def settle(self, row: int) -> None:
        """Let chance play until a seat decides or the game is over."""
        self.go_on(row, self.game.actors(self.states[row]))

    def go_on(self, row: int, actors: list[int]) -> None:
        """Let chance play where it decides, and write down whose turn it is then."""
        game, s, chance = self.game, self.states[row], self.chances[row]
        while actors and actors[0] == CHANCE:
            options = game.offered(s, CHANCE)
            actors = game.carry_out(s, CHANCE, options[chance.weighted(game.odds(s))])
        if actors:
            self.turn[row] = actors[0]

    def show(self, row: int) -> None:
        """Write down what the seat that decides knows and what it may do."""
        game, s, seat = self.game, self.states[row], self.turn[row]
        view = game.view(s, seat) if self.secrets else View(seat, s)
        legal = self.index.of_each(game.offered(s, seat))
        self.legal[row] = legal
        self.filler.fill(row, view.known, seat, self.layout.counted(view))
        self.filler.mark(row, legal)

    def step(self, actions: list[int]) -> list[Result | None]:
        """Play an action in each game; by game the result of one that has ended, which has begun again."""
        if len(actions) != len(self.states):
            raise BadAction(f"There are {len(self.states)} games, and {len(actions)} actions for them.")
        for row in range(len(actions)):
            if actions[row] not in self.legal[row]:
                raise BadAction(f"Action {actions[row]} may not be chosen now in game {row}.")
        return [self.advance(row, actions[row]) for row in range(len(actions))]

    def advance(self, row: int, action: int) -> Result | None:
        """Play an action in one game."""
        game, s = self.game, self.states[row]
        self.go_on(row, game.carry_out(s, self.turn[row], self.index.actions[action]))
        result = game.result(s) if s.over else None
        if s.over:
            self.begin(row)
        self.show(row)
        return result
