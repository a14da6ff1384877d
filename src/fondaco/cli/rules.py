"""`fondaco rules`: the rules of a title, or one of them."""

from typing import Annotated

import typer
from rich.console import Console

from fondaco.cli.guide import print_guide
from fondaco.cli.options import Language, TitleName, say
from fondaco.cli.telling import rule_card, rules_of
from fondaco.core.errors import FondacoError
from fondaco.core.rule import Rule
from fondaco.core.titles import find
from fondaco.guides import read_guide
from fondaco.locale import Words


def rules(
    title: TitleName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help=say("help-rule"), show_default=False)] = None,
    guide: Annotated[bool, typer.Option("--guide", help=say("help-guide"))] = False,
    lang: Language = "en",
) -> None:
    """Show the rules of the title's edition in rulebook order with their texts, marks and places, or its guide."""
    found = find(title)
    words = Words(lang, "cli", found.rulebook)
    console = Console(highlight=False)
    if guide:
        print_guide(read_guide(title, lang), words, console)
        return
    for each in rules_of(found) if rule is None else [named(rules_of(found), rule, title)]:
        console.print(rule_card(each, found, words))


def named(rules: list[Rule], name: str, title: str) -> Rule:
    """The rule of a name."""
    for rule in rules:
        if rule.name == name:
            return rule
    section = name.partition(".")[0]
    near = [rule.name for rule in rules if rule.name.partition(".")[0] == section]
    hint = f"near it are: {', '.join(near)}" if near else f"“fondaco rules {title}” lists them all"
    raise FondacoError(f"{title} has no rule “{name}”; {hint}.")
