"""OpenSpiel games for every title, which importing this module registers under the names of `short_name`."""

import ctypes
import json
from functools import partial
from typing import Any, Final, Protocol, cast

import numpy as np
import pyspiel

from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.crowd import Index
from fondaco.core.game import Game
from fondaco.core.state import attributes
from fondaco.core.titles import Setting, Title, find, titles
from fondaco.research.encoder import Encoder
from fondaco.research.rewards import share_of_win

TERMINAL: Final = -4  # OpenSpiel's number for nobody
PLAYERS: Final = "players"
LONGEST: Final = 20_000  # decisions; no game we have seen came near
FINE: Final = 2**53
OWN: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER


class Table(Protocol):
    """The game that a position belongs to."""

    game: Game[Any]
    seats: int
    index: Index


class Position:
    """A position with what OpenSpiel's algorithms ask of a state, all of it looked up only when it is asked for. Seats
    that decide at the same time are asked one after another."""

    __slots__ = ("about", "known", "legal", "player", "s")

    def __init__(self, about: Table, s: Any) -> None:
        self.about = about
        self.s = s
        self.look()

    def look(self) -> None:
        """See whose decision it is."""
        actors = self.about.game.actors(self.s)
        self.player = actors[0] if actors else TERMINAL
        self.legal: list[int] | None = None
        self.known: str | None = None

    def clone(self) -> "Position":
        """The same position, independent of this one."""
        return Position(self.about, self.s.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        about = cast(Encoder, self.about)
        return restored, (about.title, about.seats, dict(about.setup), about.game.describe(self.s))

    def get_game(self) -> Table:
        """The game that the position belongs to."""
        return self.about

    def current_player(self) -> int:
        """Who decides: a seat, chance or nobody."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What whoever decides may do, in ascending order."""
        if player is not None and player != self.player:
            return []
        if self.legal is None:
            options = self.about.game.options(self.s, self.player)
            self.legal = sorted([self.about.index.of(option) for option in options])
        return self.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each of it is."""
        game = self.about.game
        odds = game.odds(self.s)
        total = sum(odds)
        numbers = [self.about.index.of(option) for option in game.options(self.s, CHANCE)]
        return sorted([(number, weight / total) for number, weight in zip(numbers, odds, strict=True)])

    def apply_action(self, number: int) -> None:
        """Play an action by its index."""
        self.about.game.carry_out(self.s, self.player, self.about.index.actions[number])
        self.look()

    def returns(self) -> list[float]:
        """By seat: what the game was worth, once it is over."""
        result = self.about.game.result(self.s)
        return [0.0] * self.about.seats if result is None else share_of_win(result)

    def information_state_string(self) -> str:
        """A number for all that the view of whoever decides holds."""
        if self.known is None:
            self.known = str(fingerprint(self.about.game.view(self.s, self.player).known))
        return self.known

    def imagined(self, player: int, seed: int) -> "Position":
        """Another position that a player could not tell from this one."""
        game = self.about.game
        return Position(self.about, game.imagine(game.view(self.s, player), Rng(seed)))


def restored(title: str, seats: int, setup: dict[str, Setting], document: dict[str, object]) -> Position:
    """The position of a document."""
    about = Encoder(title, seats, setup)
    return Position(about, about.game.restore(document))


def fingerprint(known: Any) -> int:
    """A hash of every attribute."""
    values = [getattr(known, name) for name in attributes(known)]
    return hash(tuple([tuple(value) if isinstance(value, list) else value for value in values]))


class FondacoGame(pyspiel.Game):  # type: ignore[misc]
    """A title for a number of players and a setup."""

    def __init__(self, title: str, params: dict[str, Any] | None = None) -> None:
        wanted = dict(params or {})
        shelf = find(title)
        seats = int(wanted.pop(PLAYERS, shelf.seats[0]))
        self.encoder = Encoder(title, seats, {name: setting(shelf, name, value) for name, value in wanted.items()})
        actions = self.encoder.actions
        worst = -1.0 / (seats - 1)
        information = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=seats,
            min_utility=worst,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(shelf), information, params or {})

    def new_initial_state(self) -> "FondacoState":
        """The beginning of a game."""
        return FondacoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ViewObserver | None":
        """What a player sees; their view remembers whatever the rules let them know. It holds what everybody knows and
        what its player knows, and is not taken apart: as OpenSpiel has it, there is no observer for a part of it."""
        if params:
            raise ValueError(f"An observation takes no parameters, but was given {params}.")
        whole = iig_obs_type is None or (iig_obs_type.public_info and iig_obs_type.private_info == OWN)
        return ViewObserver(self.encoder) if whole else None


class FondacoState(pyspiel.State):  # type: ignore[misc]
    """A state of a title's game."""

    def __init__(self, game: FondacoGame) -> None:
        super().__init__(game)
        self.position = Position(game.encoder, game.encoder.game.start(game.encoder.seats))

    def current_player(self) -> int:
        """Who decides: a seat, chance or nobody."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_terminal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each of it is."""
        return self.position.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        encoder = self.position.about
        return encoder.game.vocabulary.text(encoder.index.actions[action])

    def returns(self) -> list[float]:
        """By seat: what the game was worth, once it is over."""
        return self.position.returns()

    def resample_from_infostate(self, player_id: int, sampler: Any) -> "FondacoState":
        """Another state that a player could not tell from this one; it has no history."""
        other: FondacoState = self.get_game().new_initial_state()
        other.position = self.position.imagined(player_id, int(sampler() * FINE))
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.about.game.describe(self.position.s), ensure_ascii=False)


class ViewObserver:
    """Writes a player's view into a tensor, with its parts by their names."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.first + part.size].reshape(part.shape or [1])
            for part in encoder.layout.parts
        }

    def set_from(self, state: FondacoState, player: int) -> None:
        """Write what a player knows of a state."""
        self.encoder.fill(self.encoder.game.view(state.position.s, player), self.tensor)

    def string_from(self, state: FondacoState, player: int) -> str:
        """What a player knows, as a document."""
        known = self.encoder.game.view(state.position.s, player).known
        return json.dumps({"seat": player, **self.encoder.game.describe(known)}, ensure_ascii=False)


def short_name(title: str) -> str:
    """The name by which OpenSpiel knows a title."""
    return f"fondaco_{title.replace('-', '_')}"


def setting(title: Title, name: str, value: Any) -> object:
    """A parameter as the setup has it: OpenSpiel's strings for names, booleans for modules."""
    flags = [option.name for option in title.options if option.choices[0] in (True, False)]
    return bool(value) if name in flags else value


def kind_of(title: Title) -> Any:
    """What OpenSpiel wants to know of a title."""
    kind = pyspiel.GameType
    information = kind.Information.IMPERFECT_INFORMATION if title.secrets else kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=short_name(title.name),
        long_name=f"Fondaco: {title.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: title.seats[0],
            **{option.name: option.choices[0] for option in title.options},
        },
    )


def register() -> None:
    """Make every title known to OpenSpiel."""
    for title in titles():
        if short_name(title) not in pyspiel.registered_names():
            maker = partial(FondacoGame, title)
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(maker))  # OpenSpiel lets go of it when Python has ended
            pyspiel.register_game(kind_of(find(title)), maker)


register()
