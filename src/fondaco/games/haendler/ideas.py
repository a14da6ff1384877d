"""Variant Absprachen: proposals that a player thinks of: influence cards for money or other cards, and who bids for a
load."""

from typing import Final

from fondaco.core.action import Action
from fondaco.games.haendler.actions import (
    ALL_MOMENTS,
    I_GIVES,
    I_PAYS,
    PROPOSE,
    PUTTING,
    THIS_ROUND,
    TO_BID,
    TO_CARRY,
    UNTIL,
    VOW,
    VOWING,
    YOU_GIVES,
    YOU_PAYS,
)
from fondaco.games.haendler.board import INFLUENCES, WAGONS
from fondaco.games.haendler.measured_goods import stored_in
from fondaco.games.haendler.pacts import clauses, talks_with
from fondaco.games.haendler.state import NONE, State
from fondaco.games.haendler.steps.mastery import vacant
from fondaco.games.haendler.steps.promises import ON_A_WAGON, ORDER

SUMS: Final = [1, 2, 3, 5, 7, 10, 14, 20]  # hundreds that people name
FREIGHTS: Final = [0, 2, 4]
I_WILL: Final = VOWING[0]
I_WILL_NOT: Final = VOWING[1]
YOU_WILL: Final = VOWING[2]
YOU_WILL_NOT: Final = VOWING[3]


def ideas(s: State, seat: int, options: list[Action], section: str) -> list[list[Action]]:
    """Whole proposals of a seat, each as what it does until the other is asked."""
    if s.draft and not s.put:
        return [[*rest, PUTTING] for rest in continued(s, terms(s, seat, s.draft[1], section))]
    found: list[list[Action]] = []
    for option in options:
        if option.verb == PROPOSE and not talks_with(s, option.x):  # nobody is asked twice in a turn
            found.extend([[option, *written, PUTTING] for written in terms(s, seat, option.x, section)])
    return found


def terms(s: State, seat: int, partner: int, section: str) -> list[list[Action]]:
    """All that a seat thinks of between itself and another."""
    found = cards(s, seat, partner)
    for wagon in range(WAGONS):
        to_come = vacant(s, wagon) and ORDER[section] < ORDER[ON_A_WAGON[TO_BID][wagon][0]]
        if to_come and stored_in(s, seat, s.at[wagon]) and stored_in(s, partner, s.at[wagon]):
            found.extend(abstentions(wagon))
    return found


def cards(s: State, seat: int, partner: int) -> list[list[Action]]:
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


def abstentions(wagon: int) -> list[list[Action]]:
    """One of two who have goods for a wagon does not bid for its load, for money or for a fixed freight."""
    bidding = [Action(TO_BID, wagon), ALL_MOMENTS[THIS_ROUND]]
    found: list[list[Action]] = []
    for amount in SUMS:
        found.append([YOU_WILL_NOT, *bidding, I_PAYS[amount]])
        found.append([I_WILL_NOT, *bidding, YOU_PAYS[amount]])
    for freight in FREIGHTS:
        carrying = [Action(TO_CARRY, wagon, freight), ALL_MOMENTS[THIS_ROUND]]
        found.append([YOU_WILL_NOT, *bidding, I_WILL, *carrying])
        found.append([I_WILL_NOT, *bidding, YOU_WILL, *carrying])
    return found


def continued(s: State, thought_of: list[list[Action]]) -> list[list[Action]]:
    """What is missing of those proposals that begin as the draft does."""
    said = said_in(s.draft)
    count = len(said)
    return [actions[count:] for actions in thought_of if actions[:count] == said]


def said_in(draft: list[int]) -> list[Action]:
    """The words by which a draft has been written."""
    said: list[Action] = []
    for clause in clauses(draft):
        said.append(Action(clause[0], clause[1]))
        if clause[0] == VOW and clause[2] != NONE:
            said.append(Action(clause[2], clause[3], clause[4]))
        if clause[0] == VOW and clause[5] != NONE:
            said.append(Action(UNTIL, clause[5]))
    return said
