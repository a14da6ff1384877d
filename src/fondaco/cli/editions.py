"""`fondaco editions`: what differs between the editions of Yunnan, as a page of Markdown."""

import typer

from fondaco.cli.options import Language
from fondaco.core.rule import Rule
from fondaco.games.yunnan.differences import (
    rules_of_one_edition,
    sections_that_differ,
    values_that_differ,
    variants,
)
from fondaco.games.yunnan.rulebook import BOOK
from fondaco.locale import Words


def editions(lang: Language = "en") -> None:
    """Print every difference between the editions, made from the rules, the data and the sections themselves."""
    typer.echo(page(Words(lang, "cli", "yunnan")), nl=False)


def page(words: Words) -> str:
    """The whole page."""
    parts = [f"# {words.say('editions-title')}", words.say("editions-made")]
    parts += [f"## {words.say('editions-rules')}", rules_table(words)]
    parts += [
        f"## {words.say('editions-values')}",
        table([words.say("editions-entry"), *BOOK.editions], values_that_differ()),
    ]
    parts += [f"## {words.say('editions-sections')}", words.say("editions-steps")]
    parts.append(table([words.say("editions-section"), *variants()], sections_that_differ()))
    return "\n\n".join(parts) + "\n"


def rules_table(words: Words) -> str:
    """The rules that only one edition has, subject by subject."""
    rows: dict[str, list[str]] = {}
    for subject, rules in rules_of_one_edition().items():
        rows[subject] = [
            "<br>".join([cell(rule, edition, words) for rule in rules[edition]]) for edition in BOOK.editions
        ]
    return table([words.say("editions-subject"), *BOOK.editions], rows)


def cell(rule: Rule, edition: str, words: Words) -> str:
    """A rule with its name, its text, its place and its mark."""
    return f"`{rule.name}` {words.rule(rule)} ({words.place(rule, edition)})"


def table(head: list[str], rows: dict[str, list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *[[f"`{name}`", *cells] for name, cells in rows.items()]]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines])
