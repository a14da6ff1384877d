"""The doors of the command: whatever is wrong with what was asked for is said in one sentence."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperGroup

from fondaco.core.errors import FondacoError
from fondaco.locale import Words

WRONG: Final = 2  # the exit code of a command that was asked for something it cannot do
INTERRUPTED: Final = 130


class House(TyperGroup):
    """The group of all commands; an error of the house or of the command line ends it with a sentence and code 2."""

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


@contextmanager
def file_errors(words: Words, path: Path) -> Iterator[None]:
    """A file that cannot be read or written is an error of the house."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise FondacoError(words.say("error-not-text", file=str(path))) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise FondacoError(words.say("error-file", file=str(path), reason=reason)) from error


def read_text(words: Words, path: Path) -> str:
    """The text of a file."""
    with file_errors(words, path):
        return path.read_text(encoding="utf-8")


def write_text(words: Words, path: Path, text: str) -> None:
    """Write a file of text in one piece."""
    write_bytes(words, path, text.encode("utf-8"))


def write_bytes(words: Words, path: Path, content: bytes) -> None:
    """Write a file in one piece: it is either the old one or the new one."""
    draft = path.with_name(path.name + ".part")
    with file_errors(words, path):
        draft.write_bytes(content)
        draft.replace(path)
