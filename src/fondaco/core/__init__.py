"""What every game shares, and all that is needed to make one: rules, actions, steps, games, matches, chance and the
chronicle. These names are public; the modules they come from are not."""

from fondaco.core.action import CHANCE, NOBODY, Action, Move
from fondaco.core.chance import Rng
from fondaco.core.chronicle import EVERYBODY, Entry, Event
from fondaco.core.document import PositionReader, counted
from fondaco.core.editions import Differences
from fondaco.core.engine import COMPILED
from fondaco.core.errors import BadAction, BadPosition, BadSave, BadSetup, FondacoError, UnknownTitle
from fondaco.core.game import Game
from fondaco.core.match import Match
from fondaco.core.measure import Measure
from fondaco.core.playout import choose, playout
from fondaco.core.result import Result, ranks_of
from fondaco.core.rule import DEDUCED, OURS, TEXT, Refused, Rule, Rulebook
from fondaco.core.state import State
from fondaco.core.step import Step
from fondaco.core.titles import Option, Setting, Title, find, shelve, titles
from fondaco.core.view import View
from fondaco.core.vocabulary import Domain, Verb, Vocabulary, numbers

__all__ = [
    "CHANCE",
    "COMPILED",
    "DEDUCED",
    "EVERYBODY",
    "NOBODY",
    "OURS",
    "TEXT",
    "Action",
    "BadAction",
    "BadPosition",
    "BadSave",
    "BadSetup",
    "Differences",
    "Domain",
    "Entry",
    "Event",
    "FondacoError",
    "Game",
    "Match",
    "Measure",
    "Move",
    "Option",
    "PositionReader",
    "Refused",
    "Result",
    "Rng",
    "Rule",
    "Rulebook",
    "Setting",
    "State",
    "Step",
    "Title",
    "UnknownTitle",
    "Verb",
    "View",
    "Vocabulary",
    "choose",
    "counted",
    "find",
    "numbers",
    "playout",
    "ranks_of",
    "shelve",
    "titles",
]
