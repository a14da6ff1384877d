"""`fondaco new-game`: a package of its own with a tiny complete game, to be made into another."""

import re
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from fondaco.cli.files import file_errors
from fondaco.cli.options import Language, say
from fondaco.core.errors import FondacoError
from fondaco.core.titles import SHELF
from fondaco.locale import Words

TEMPLATE: Final = "newgame"  # what the game is called in the template
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,30}")
LEFT_OUT: Final = ("__pycache__", ".pytest_cache", ".hypothesis")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-new-name"), show_default=False)],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", help=say("help-new-folder"))] = None,
    lang: Language = "en",
) -> None:
    """Write a package with a game of that name."""
    words = Words(lang, "cli")
    if not NAME.fullmatch(name) or iskeyword(name):
        raise FondacoError(words.say("error-game-name", name=name))
    if name in SHELF or name in {title.rulebook for title in SHELF.values()}:
        raise FondacoError(words.say("error-game-taken", name=name))
    target = folder or Path(f"fondaco-{name}")
    with file_errors(words, target):
        target.mkdir(parents=True)
        write(name, target)
    typer.echo(words.say("new-game-written", folder=str(target), name=name))


def write(name: str, target: Path) -> None:
    """Copy the template, with the name of the game in place of its own."""
    template = Path(str(files("fondaco.cli"))) / "template"
    for path in sorted(template.rglob("*")):
        inner = path.relative_to(template)
        if path.is_file() and not any(part in LEFT_OUT for part in inner.parts):
            copy = target / renamed(str(inner), name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """A text of the template with the name of the game in it."""
    return text.replace(TEMPLATE, name).replace(TEMPLATE.capitalize(), name.capitalize())
