"""Variant Absprachen: proposals that a player thinks of: an influence card for money, or for another card."""

from typing import Final

from fondaco.core.action import Action
from fondaco.games.haendler.actions import I_GIVES, I_PAYS, PROPOSE, PUTTING, YOU_GIVES, YOU_PAYS
from fondaco.games.haendler.board import INFLUENCES
from fondaco.games.haendler.pacts import clauses, talks_with
from fondaco.games.haendler.state import State

SUMS: Final = [1, 2, 3, 5, 7, 10, 14, 20]  # hundreds that people name


def ideas(s: State, seat: int, options: list[Action]) -> list[list[Action]]:
    """Whole proposals of a seat, each as what it does until the other is asked."""
    if s.draft and not s.put:
        return [[*rest, PUTTING] for rest in continued(s, terms(s, seat, s.draft[1]))]
    found: list[list[Action]] = []
    for option in options:
        if option.verb == PROPOSE and not talks_with(s, option.x):  # nobody is asked twice in a turn
            found.extend([[option, *written, PUTTING] for written in terms(s, seat, option.x)])
    return found


def terms(s: State, seat: int, partner: int) -> list[list[Action]]:
    """A card of one's own for money, a card of the other's for money, or one for the other."""
    own, theirs = held(s, seat), held(s, partner)
    found: list[list[Action]] = []
    for amount in SUMS:
        found.extend([[I_GIVES[kind], YOU_PAYS[amount]] for kind in own])
        found.extend([[YOU_GIVES[kind], I_PAYS[amount]] for kind in theirs])
    for kind in own:
        found.extend([[I_GIVES[kind], YOU_GIVES[other]] for other in theirs if other != kind])
    return found


def held(s: State, seat: int) -> list[int]:
    """The kinds of cards that a seat has."""
    return [kind for kind in range(INFLUENCES) if s.hand[seat * INFLUENCES + kind] > 0]


def continued(s: State, thought_of: list[list[Action]]) -> list[list[Action]]:
    """What is missing of those proposals that begin as the draft does."""
    written = [(clause[0], clause[1]) for clause in clauses(s.draft)]
    count = len(written)
    return [
        actions[count:] for actions in thought_of if [(action.verb, action.x) for action in actions[:count]] == written
    ]
