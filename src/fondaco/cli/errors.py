"""Errors of the command: whatever is wrong with what was asked for is said in one sentence."""

import sys
from typing import Any, Final

import typer
from typer.core import TyperGroup

from fondaco.core.errors import FondacoError

WRONG: Final = 2  # the exit code of a command that was asked for something it cannot do
INTERRUPTED: Final = 130


class Commands(TyperGroup):
    """The group of all commands; an error of ours or of the command line ends it with a sentence and code 2."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except FondacoError as error:
            code = complain(str(error))
        except typer.Abort:
            code = INTERRUPTED
        except Exception as error:
            if not hasattr(error, "format_message"):  # what the command line parser has to say
                raise
            code = complain(error.format_message())
        sys.exit(code if isinstance(code, int) else 0)


def complain(sentence: str) -> int:
    """Say on standard error what is wrong."""
    whole = " ".join(sentence.split())
    typer.echo(f"fondaco: {whole}" if whole.endswith((".", "?")) else f"fondaco: {whole}.", err=True)
    return WRONG
