"""`fondaco editions`: what differs between the editions of a game, as a page of Markdown."""

from typing import Annotated

import typer

from fondaco.cli.options import Language, say
from fondaco.core.editions import Differences, rules_of_one_edition
from fondaco.core.errors import FondacoError
from fondaco.core.rule import Rule, Rulebook
from fondaco.core.titles import SHELF, Title, find
from fondaco.locale import Words


def editions(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help=say("help-title"), show_default=False)] = None,
    lang: Language = "en",
) -> None:
    """Print every difference between the editions, made from the rules, the data and the sections themselves."""
    for found in with_editions() if title is None else [find(title)]:
        typer.echo(page(found, Words(lang, "cli", found.rulebook)), nl=False)


def with_editions() -> list[Title]:
    """One title of each rulebook that has several editions."""
    return list({title.rulebook: title for title in SHELF.values() if title.differences}.values())


def page(title: Title, words: Words) -> str:
    """The whole page."""
    if not title.differences:
        raise FondacoError(words.say("error-one-edition", title=title.name))
    differences: Differences = title.part(title.differences)()
    editions = title.book.editions
    parts = [f"# {words.say('editions-title', game=words.say(f'name-{title.rulebook}'))}", words.say("editions-made")]
    parts += [f"## {words.say('editions-rules')}", rules_table(title.book, words)]
    parts += [f"## {words.say('editions-values')}", table([words.say("editions-entry"), *editions], differences.values)]
    parts += [f"## {words.say('editions-sections')}", words.say("editions-steps")]
    parts.append(table([words.say("editions-section"), *differences.variants], differences.sections))
    return "\n\n".join(parts) + "\n"


def rules_table(book: Rulebook, words: Words) -> str:
    """The rules that only one edition has, subject by subject."""
    rows: dict[str, list[str]] = {}
    for subject, rules in rules_of_one_edition(book).items():
        rows[subject] = [
            "<br>".join([cell(rule, edition, words) for rule in rules[edition]]) for edition in book.editions
        ]
    return table([words.say("editions-subject"), *book.editions], rows)


def cell(rule: Rule, edition: str, words: Words) -> str:
    """A rule with its name, its text, its place and its mark."""
    return f"`{rule.name}` {words.rule(rule)} ({words.place(rule, edition)})"


def table(head: list[str], rows: dict[str, list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *[[f"`{name}`", *cells] for name, cells in rows.items()]]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines])
