"""Reading and writing files: one that cannot be used is named in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fondaco.core.errors import FondacoError
from fondaco.locale import Words


@contextmanager
def file_errors(words: Words, path: Path) -> Iterator[None]:
    """A file that cannot be read or written is an error of ours."""
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
