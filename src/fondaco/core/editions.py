"""What differs between the editions of a game, for a page that tells it."""

from fondaco.core.rule import Rule, Rulebook


class Differences:
    """By name, one text for each edition or variant: entries of the data files, and the steps that play a section."""

    def __init__(self, values: dict[str, list[str]], variants: list[str], sections: dict[str, list[str]]) -> None:
        self.values = values
        self.variants = variants
        self.sections = sections


def rules_of_one_edition(book: Rulebook) -> dict[str, dict[str, list[Rule]]]:
    """By subject (the first word of their names) and edition: the rules that no other edition has."""
    found: dict[str, dict[str, list[Rule]]] = {}
    for rule in book.rules:
        if len(rule.places) == 1:
            subject = found.setdefault(rule.name.partition(".")[0], {edition: [] for edition in book.editions})
            subject[next(iter(rule.places))].append(rule)
    return found
