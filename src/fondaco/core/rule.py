"""Rules by name: what a refusal carries and what the chronicle cites."""

from typing import Final

from fondaco.core.errors import FondacoError

TEXT: Final = "text"
DEDUCED: Final = "deduced"
OURS: Final = "ours"


class Rule:
    """One sentence of a rulebook: its name, where it stands in each edition, and whether it is printed there."""

    def __init__(self, book: str, name: str, mark: str, places: dict[str, str]) -> None:
        self.book = book
        self.name = name
        self.mark = mark
        self.places = places

    @property
    def message(self) -> str:
        """The id of the rule's text in the locale files."""
        return "rule-" + self.name.replace(".", "-")

    def __repr__(self) -> str:
        return f"<Rule {self.book} {self.name}>"


class Rulebook:
    """The rules of one game in rulebook order, for all its editions."""

    def __init__(self, name: str, editions: list[str]) -> None:
        self.name = name
        self.editions = editions
        self.rules: list[Rule] = []

    def rule(self, name: str, mark: str, *places: str) -> Rule:
        """Enter a rule; the places follow the order of the editions, and an empty one means: not in this edition."""
        found = {edition: place for edition, place in zip(self.editions, places, strict=True) if place}
        rule = Rule(self.name, name, mark, found)
        self.rules.append(rule)
        return rule

    def of(self, edition: str) -> list[Rule]:
        """The rules that one edition has."""
        return [rule for rule in self.rules if edition in rule.places]


class Refused(FondacoError):
    """An action that a rule forbids; nothing has changed."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(f"It is refused by the rule {rule.name}.")
        self.rule = rule


HOUSE: Final = Rulebook("house", ["house"])
GAME_OVER: Final = HOUSE.rule("turn.game-over", OURS, "house")
NOT_YOUR_TURN: Final = HOUSE.rule("turn.not-yours", OURS, "house")
NOT_NOW: Final = HOUSE.rule("turn.not-now", OURS, "house")
