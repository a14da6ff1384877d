"""Names for actions: text for people and logs, fields for JSON, an index for research, spots for the board."""

from fondaco.core.action import Action
from fondaco.core.errors import BadAction


class Domain:
    """The names of one kind of thing (provinces, buildings, amounts) and the board spots that stand for each.

    `kind` is the prefix of its messages in the locale files; `name` is what it is called in one place of use."""

    def __init__(self, kind: str, names: list[str], spots: list[list[str]] | None = None, name: str = "") -> None:
        self.kind = kind
        self.name = name or kind
        self.names = names
        self.spots: list[list[str]] = [[] for _ in names] if spots is None else spots

    def called(self, name: str) -> "Domain":
        """The same things under another name, such as a province as the end of a journey."""
        return Domain(self.kind, self.names, self.spots, name)

    def number(self, name: str) -> int:
        """The number of a name, or -1 if there is none."""
        return self.names.index(name) if name in self.names else -1


def numbers(name: str, highest: int) -> Domain:
    """The domain of the amounts from 0 to a highest one."""
    return Domain(name, [str(n) for n in range(highest + 1)])


class Verb:
    """One kind of action: a pattern of words and domains, such as `bid SPACE from SOURCE`."""

    def __init__(
        self,
        number: int,
        name: str,
        pattern: list[str | Domain],
        spots: list[str] | None = None,
        declines: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.pattern = pattern
        self.slots: list[Domain] = [part for part in pattern if isinstance(part, Domain)]
        self.own_spots: list[str] = [] if spots is None else spots
        self.declines = declines  # turns down whatever is offered, so it can be said for the rest of a phase
        self.size = 1
        for slot in self.slots:
            self.size *= len(slot.names)

    def text(self, values: list[int]) -> str:
        """The words of an action, with the names of its values in their places."""
        words: list[str] = []
        slot = 0
        for part in self.pattern:
            if isinstance(part, Domain):
                words.append(part.names[values[slot]])
                slot += 1
            else:
                words.append(part)
        return " ".join(words)


class Vocabulary:
    """All actions of a game, in a fixed order. `talk` are the verbs that open a talk or go on with it, and change
    nothing before somebody agrees."""

    def __init__(self, verbs: list[Verb], talk: list[int] | None = None) -> None:
        self.verbs = verbs
        self.talk: set[int] = set() if talk is None else set(talk)
        self.by_number: dict[int, Verb] = {verb.number: verb for verb in verbs}
        self.first: dict[int, int] = {}
        self.size = 0
        for verb in verbs:
            self.first[verb.number] = self.size
            self.size += verb.size
        self.by_text: dict[str, Action] = {}

    def verb(self, action: Action) -> Verb:
        """The verb of an action."""
        found = self.by_number.get(action.verb)
        if found is None:
            raise BadAction(f"This game has no verb number {action.verb}.")
        return found

    def values(self, action: Action) -> list[int]:
        """The numbers of an action that its verb has slots for."""
        verb = self.verb(action)
        values = [action.x, action.y, action.z][: len(verb.slots)]
        for slot, value in zip(verb.slots, values, strict=True):
            if not 0 <= value < len(slot.names):
                raise BadAction(f"There is no {slot.name} number {value}.")
        return values

    def text(self, action: Action) -> str:
        """The action in words, as it stands in the log."""
        return self.verb(action).text(self.values(action))

    def parse(self, text: str) -> Action:
        """The action that a text means."""
        if not self.by_text:
            self.by_text = {self.text(action): action for action in self.all()}
        found = self.by_text.get(" ".join(text.lower().split()))
        if found is None:
            raise BadAction(f"“{text}” is no action of this game.")
        return found

    def fields(self, action: Action) -> dict[str, str]:
        """The action as a JSON document: its verb and the name of each slot's value."""
        document = {"verb": self.verb(action).name}
        for slot, value in zip(self.verb(action).slots, self.values(action), strict=True):
            document[slot.name] = slot.names[value]
        return document

    def from_fields(self, document: dict[str, str]) -> Action:
        """The action that a JSON document means."""
        for verb in self.verbs:
            if verb.name == document.get("verb"):
                return self.filled(verb, document)
        raise BadAction(f"“{document.get('verb')}” is no verb of this game.")

    def filled(self, verb: Verb, document: dict[str, str]) -> Action:
        """An action of a verb with its slots taken from a document."""
        values: list[int] = []
        for slot in verb.slots:
            name = document.get(slot.name)
            number = -1 if name is None else slot.number(name)
            if number < 0:
                raise BadAction(f"“{name}” is no {slot.name} of this game.")
            values.append(number)
        return action_of(verb, values)

    def index(self, action: Action) -> int:
        """The place of an action among all actions of the game."""
        place = 0
        for slot, value in zip(self.verb(action).slots, self.values(action), strict=True):
            place = place * len(slot.names) + value
        return self.first[action.verb] + place

    def action(self, index: int) -> Action:
        """The action at a place."""
        if not 0 <= index < self.size:
            raise BadAction(f"Actions are numbered from 0 to {self.size - 1}, not {index}.")
        for verb in self.verbs:
            place = index - self.first[verb.number]
            if place < verb.size:
                break
        values: list[int] = []
        for slot in reversed(verb.slots):
            values.insert(0, place % len(slot.names))
            place //= len(slot.names)
        return action_of(verb, values)

    def all(self) -> list[Action]:
        """Every action of the game, in the order of their indexes."""
        return [self.action(index) for index in range(self.size)]

    def spots(self, action: Action) -> list[str]:
        """The board elements that a person touches to mean the action."""
        spots = list(self.verb(action).own_spots)
        for slot, value in zip(self.verb(action).slots, self.values(action), strict=True):
            spots.extend(slot.spots[value])
        return spots


def action_of(verb: Verb, values: list[int]) -> Action:
    """An action from a verb and as many values as it has slots."""
    padded = values + [0, 0, 0]
    return Action(verb.number, padded[0], padded[1], padded[2])
