"""Choosing from many options: they are numbered, put together in groups, and narrowed by typed words."""

from typing import Final

from fondaco.core.action import Action

MOST_SHOWN: Final = 12


class Choice:
    """An option as it is offered: what one types for it, and what it says in the reader's language."""

    def __init__(self, action: Action, typed: str, told: str) -> None:
        self.action = action
        self.typed = typed
        self.told = told
        self.words = f"{typed} {told}".casefold().split()

    def fits(self, words: list[str]) -> bool:
        """Whether every word begins one of the option's words; a number must be meant in full."""
        return all(self.has(word) for word in words)

    def has(self, word: str) -> bool:
        """Whether a word begins one of the option's words."""
        return word in self.words or (not word.isdecimal() and any(own.startswith(word) for own in self.words))


class Line:
    """One line of a menu: one option, or several that begin alike."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices

    @property
    def told(self) -> str:
        """What the line says: an option, or what its options have in common."""
        return gist([choice.told for choice in self.choices])

    @property
    def typed(self) -> str:
        """What one types to mean the line."""
        return gist([choice.typed for choice in self.choices])


class Menu:
    """The options as numbered lines. Where they differ by a number alone, that number is the line's."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        amounts = amounts_of(choices)
        if amounts:
            self.lines = {amount: Line([choice]) for amount, choice in zip(amounts, choices, strict=True)}
        else:
            groups = [[choice] for choice in choices] if len(choices) <= MOST_SHOWN else grouped(choices)
            self.lines = {number: Line(group) for number, group in enumerate(groups, 1)}

    def shown(self) -> list[tuple[int, Line] | None]:
        """The lines to show; of a long row of amounts only the ends, with None for the rest."""
        lines = list(self.lines.items())
        if len(lines) > MOST_SHOWN and amounts_of(self.choices):
            return [lines[0], lines[1], None, lines[-1]]
        return [*lines]

    def narrowed(self, text: str) -> list[Choice]:
        """The options that fit typed words."""
        words = text.casefold().split()
        return [choice for choice in self.choices if choice.fits(words)]


def gist(texts: list[str]) -> str:
    """What texts have in common at their beginning and their end, with dots for what differs."""
    split = [text.split() for text in texts]
    if len(split) == 1:
        return texts[0]
    shortest = min(len(words) for words in split)
    start = 0
    while start < shortest and len({words[start] for words in split}) == 1:
        start += 1
    end = 0
    while end < shortest - start and len({words[-1 - end] for words in split}) == 1:
        end += 1
    first = split[0]
    return " ".join([*first[:start], "…", *first[len(first) - end :]])


def grouped(choices: list[Choice]) -> list[list[Choice]]:
    """Options by the first word in which what one types differs."""
    split = [choice.typed.split() for choice in choices]
    place = 0
    while len({tuple(words[: place + 1]) for words in split}) == 1:
        place += 1
    groups: dict[str, list[Choice]] = {}
    for words, choice in zip(split, choices, strict=True):
        groups.setdefault(" ".join(words[: place + 1]), []).append(choice)
    return list(groups.values())


def amounts_of(choices: list[Choice]) -> list[int]:
    """The numbers by which alone the options differ, or nothing if they differ otherwise."""
    split = [choice.typed.split() for choice in choices]
    if len(split) < 2 or len({len(words) for words in split}) > 1:
        return []
    places = [place for place, words in enumerate(zip(*split, strict=True)) if len(set(words)) > 1]
    if len(places) != 1 or not all(words[places[0]].isdecimal() for words in split):
        return []
    return [int(words[places[0]]) for words in split]
