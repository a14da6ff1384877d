"""Variant Absprachen: promises and proposals as numbers in the state, as objects, and as part of the document."""

from typing import Any, Final

from fondaco.core.action import Action
from fondaco.core.document import PositionReader
from fondaco.core.errors import BadAction, BadPosition
from fondaco.games.haendler.actions import (
    I_GIVE,
    I_PAY,
    I_PAY_WHEN,
    MOMENT_NAMES,
    TALKING,
    TO_BUY,
    VOW,
    VOW_NAMES,
    YOU_GIVE,
    YOU_PAY,
    YOU_PAY_WHEN,
)
from fondaco.games.haendler.board import COLOURS, HUNDRED, INFLUENCE_NAMES, PROPOSALS, SEATS
from fondaco.games.haendler.state import NONE, State

PROMISE_SIZE: Final = 9
MOMENT: Final = 6  # where among them the moment stands until which it binds
PAYS: Final = 8  # the last of them
CLAUSE_SIZE: Final = 6
HEAD: Final = 2  # author and partner stand before the clauses of a draft
CLAUSES: Final = 4
CLAUSE_NAMES: Final[dict[int, str]] = {
    I_PAY: "i-pay",
    YOU_PAY: "you-pay",
    I_PAY_WHEN: "i-pay-when",
    YOU_PAY_WHEN: "you-pay-when",
    I_GIVE: "i-give",
    YOU_GIVE: "you-give",
}
PAYMENTS: Final[list[int]] = [I_PAY, YOU_PAY, I_PAY_WHEN, YOU_PAY_WHEN]
BY_AUTHOR: Final = 2  # the first two vows are the author's own


class Promise:
    """One promise in force: who owes whom to do a deed, or to leave it, how long, and what the other pays for it."""

    def __init__(self, numbers: list[int]) -> None:
        self.player = numbers[0]
        self.other = numbers[1]
        self.will = numbers[2]  # 1 to do it, 0 to leave it
        self.verb = numbers[3]
        self.x = numbers[4]
        self.y = numbers[5]
        self.moment = numbers[MOMENT]
        self.due = numbers[7]  # the last phase it holds in, or for the next turn: whether that has come
        self.pays = numbers[PAYS]  # what the other pays when it is kept

    def same_deed(self, other: "Promise") -> bool:
        """Whether another promise is about the same deed."""
        return self.verb == other.verb and self.x == other.x and self.y == other.y

    def numbers(self) -> list[int]:
        """The promise as it stands in the state."""
        return [self.player, self.other, self.will, self.verb, self.x, self.y, self.moment, self.due, self.pays]


def promises(s: State) -> list[Promise]:
    """All promises in force, oldest first."""
    return [Promise(s.promises[first : first + PROMISE_SIZE]) for first in range(0, len(s.promises), PROMISE_SIZE)]


def concerning(s: State, seat: int) -> list[Promise]:
    """The promises that bind a seat, and those that it pays for when they are kept, oldest first."""
    numbers = s.promises
    found: list[Promise] = []
    for first in range(0, len(numbers), PROMISE_SIZE):
        if numbers[first] == seat or (numbers[first + 1] == seat and numbers[first + PAYS] > 0):
            found.append(Promise(numbers[first : first + PROMISE_SIZE]))
    return found


def has_word_to_keep(s: State, seat: int) -> bool:
    """Whether any promise binds a seat, or is to be paid for by it when it is kept."""
    numbers = s.promises
    for first in range(0, len(numbers), PROMISE_SIZE):
        if numbers[first] == seat or (numbers[first + 1] == seat and numbers[first + PAYS] > 0):
            return True
    return False


def owed_when_kept(s: State, seat: int) -> int:
    """All that a seat will pay when promises to it are kept."""
    numbers = s.promises
    total = 0
    for first in range(0, len(numbers), PROMISE_SIZE):
        if numbers[first + 1] == seat:
            total += numbers[first + PAYS]
    return total


def clauses(draft: list[int]) -> list[list[int]]:
    """The clauses of a draft."""
    return [draft[first : first + CLAUSE_SIZE] for first in range(HEAD, len(draft), CLAUSE_SIZE)]


def written(draft: list[int]) -> int:
    """How many clauses a draft has; its head is shorter than one."""
    return len(draft) // CLAUSE_SIZE


def given(draft: list[int], kind: int, card: int) -> int:
    """How many influence cards of a sort a draft gives by clauses of a kind."""
    count = 0
    for first in range(HEAD, len(draft), CLAUSE_SIZE):
        if draft[first] == kind and draft[first + 1] == card:
            count += 1
    return count


def takes_only(draft: list[int], seat: int) -> bool:
    """Whether a seat would neither pay nor give nor vow anything by a proposal."""
    author = draft[0] == seat
    for first in range(HEAD, len(draft), CLAUSE_SIZE):
        if is_by_author(draft[first], draft[first + 1]) == author:
            return False
    return True


def by_author(clause: list[int]) -> bool:
    """Whether the author of a proposal is the one who pays, gives or vows by a clause."""
    return is_by_author(clause[0], clause[1])


def is_by_author(kind: int, thing: int) -> bool:
    """Whether the author of a proposal is bound by a clause of a kind about a thing."""
    return thing < BY_AUTHOR if kind == VOW else kind in (I_PAY, I_PAY_WHEN, I_GIVE)


def turn_key(s: State) -> int:
    """The section and seat that a count of proposals is for."""
    return s.stack[0] * SEATS + s.turn


def talks_with(s: State, seat: int) -> int:
    """How many proposals have passed between the turn player and a seat in this turn."""
    return s.talks[seat] if s.talk_turn == turn_key(s) else 0


def count_proposal(s: State, seat: int) -> None:
    """One more proposal between the turn player and a seat."""
    if s.talk_turn != turn_key(s):
        s.talk_turn = turn_key(s)
        for other in range(s.seats):
            s.talks[other] = 0
    s.talks[seat] += 1


# The document.


def describe_pacts(s: State) -> dict[str, object]:
    """What has been promised and what is being talked about; empty when nothing is."""
    found: dict[str, object] = {}
    if s.promises:
        found["promises"] = [describe_promise(promise) for promise in promises(s)]
    if s.draft:
        found["draft"] = describe_draft(s.draft)
        found["put"] = s.put
        found["heard"] = [COLOURS[seat] for seat in range(s.seats) if s.heard >> seat & 1]
    if s.tabled:
        found["tabled"] = describe_draft(s.tabled)
    talks = {COLOURS[seat]: talks_with(s, seat) for seat in range(s.seats) if talks_with(s, seat)}
    if talks:
        found["proposals"] = talks
    return found


def describe_promise(promise: Promise) -> dict[str, object]:
    """A promise in words."""
    deed = Action(promise.verb, promise.x, promise.y)
    found: dict[str, object] = {
        "player": COLOURS[promise.player],
        "other": COLOURS[promise.other],
        "will": promise.will == 1,
        "deed": TALKING.text(deed),
        "fields": TALKING.fields(deed),
        "until": MOMENT_NAMES[promise.moment],
        "due": promise.due,
    }
    if promise.pays:
        found["pays"] = promise.pays * HUNDRED
    return found


def describe_draft(draft: list[int]) -> dict[str, object]:
    """A proposal in words."""
    return {
        "author": COLOURS[draft[0]],
        "partner": COLOURS[draft[1]],
        "clauses": [describe_clause(clause) for clause in clauses(draft)],
    }


def describe_clause(clause: list[int]) -> dict[str, object]:
    """A clause in words; a vow that is being made lacks its deed or its moment."""
    kind = clause[0]
    if kind == VOW:
        until = None if clause[5] == NONE else MOMENT_NAMES[clause[5]]
        vow: dict[str, object] = {"clause": VOW_NAMES[clause[1]], "deed": None, "until": until}
        if clause[2] != NONE:
            deed = Action(clause[2], clause[3], clause[4])
            vow["deed"] = TALKING.text(deed)
            vow["fields"] = TALKING.fields(deed)
        return vow
    if kind in PAYMENTS:
        return {"clause": CLAUSE_NAMES[kind], "amount": clause[1] * HUNDRED}
    return {"clause": CLAUSE_NAMES[kind], "card": INFLUENCE_NAMES[clause[1]]}


def restore_pacts(s: State, reader: PositionReader) -> None:
    """The promises and proposals of a document."""
    colours = COLOURS[: s.seats]
    s.promises = []
    if "promises" in reader.table:
        for number, table in enumerate(reader.items("promises"), 1):
            s.promises.extend(restore_promise(PositionReader(table, f"agreements.promises.{number}"), colours))
    s.draft = restore_draft(reader.inner("draft"), colours) if "draft" in reader.table else []
    s.tabled = restore_draft(reader.inner("tabled"), colours) if "tabled" in reader.table else []
    s.put = reader.flag("put") if s.draft else False
    s.heard = sum([1 << seat for seat in set(reader.name_list("heard", colours))]) if s.draft else 0
    s.talks = reader.counts("proposals", colours, PROPOSALS) if "proposals" in reader.table else [0] * s.seats
    s.talk_turn = turn_key(s) if sum(s.talks) else NONE
    reader.done()


def restore_promise(reader: PositionReader, colours: list[str]) -> list[int]:
    """A promise from its words."""
    player = reader.name("player", colours)
    other = reader.name("other", colours)
    will = 1 if reader.flag("will") else 0
    deed = restore_deed(reader.value("deed"))
    reader.seen.append("fields")  # the deed once more, for programs
    numbers = [player, other, will, deed.verb, deed.x, deed.y]
    numbers += [reader.name("until", MOMENT_NAMES), reader.number("due", 0, 99_999)]
    numbers.append(reader.number("pays", 0, 99_999_900) // HUNDRED if "pays" in reader.table else 0)
    reader.done()
    return numbers


def restore_deed(text: Any) -> Action:
    """A deed from its words."""
    try:
        deed = TALKING.parse(str(text))
    except BadAction as error:
        raise BadPosition(f"“{text}” is no deed that can be promised.") from error
    if deed.verb < TO_BUY:
        raise BadPosition(f"“{text}” is no deed that can be promised.")
    return deed


def restore_draft(reader: PositionReader, colours: list[str]) -> list[int]:
    """A proposal from its words."""
    draft = [reader.name("author", colours), reader.name("partner", colours)]
    for number, table in enumerate(reader.items("clauses"), 1):
        draft.extend(restore_clause(PositionReader(table, f"{reader.path}.clauses.{number}")))
    reader.done()
    return draft


def restore_clause(reader: PositionReader) -> list[int]:
    """A clause from its words."""
    name = reader.value("clause")
    if name in VOW_NAMES:
        clause = [VOW, VOW_NAMES.index(name), NONE, 0, 0, NONE]
        if reader.value("deed") is not None:
            deed = restore_deed(reader.value("deed"))
            clause[2:5] = [deed.verb, deed.x, deed.y]
            reader.seen.append("fields")
        if reader.value("until") is not None:
            clause[5] = reader.name("until", MOMENT_NAMES)
    else:
        kind = list(CLAUSE_NAMES)[reader.name("clause", list(CLAUSE_NAMES.values()))]
        money = kind in PAYMENTS
        thing = reader.number("amount", 0, 99_999_900) // HUNDRED if money else reader.name("card", INFLUENCE_NAMES)
        clause = [kind, thing, NONE, 0, 0, NONE]
    reader.done()
    return clause
