"""`fondaco titles`: what can be played."""

import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from fondaco.cli.options import Language
from fondaco.core.errors import FondacoError
from fondaco.core.titles import SHELF, Title, find
from fondaco.locale import Words


def titles(lang: Language = "en") -> None:
    """List the titles with their seats and options."""
    words = words_of_all(lang)
    table = Table(box=SIMPLE_HEAD)
    for column in ("titles-title", "titles-game", "titles-seats", "titles-options"):
        table.add_column(words.say(column), no_wrap=column == "titles-title", overflow="fold")
    for title in SHELF.values():
        seats = f"{title.seats[0]}–{title.seats[-1]}"
        table.add_row(title.name, words.say(f"title-{title.name}"), seats, "\n".join(options_of(title)))
    Console(highlight=False).print(table)


def words_of_all(language: str) -> Words:
    """The words of the terminal and of every game."""
    books = dict.fromkeys(title.rulebook for title in SHELF.values())
    return Words(language, "cli", *books)


def options_of(title: Title) -> list[str]:
    """The options of a title as one gives them, the default first."""
    return [f"{option.name}={'|'.join(str(choice).lower() for choice in option.choices)}" for option in title.options]


def choose_title(words: Words) -> str:
    """Ask which title to play; if there is only one, that."""
    if len(SHELF) == 1:
        return next(iter(SHELF))
    console = Console(highlight=False)
    names = words_of_all(words.language)
    console.print(words.say("play-which"))
    for number, name in enumerate(SHELF, 1):
        console.print(f"  {number}  {names.say(f'title-{name}')}  [dim]{name}[/]")
    try:
        answer = input("> ").strip()
    except EOFError:
        raise FondacoError(words.say("error-no-title")) from None
    if not sys.stdin.isatty():
        console.print(answer, markup=False)
    if answer.isdecimal() and 1 <= int(answer) <= len(SHELF):
        return list(SHELF)[int(answer) - 1]
    return find(answer).name
