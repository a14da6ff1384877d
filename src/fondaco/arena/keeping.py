"""Work that is kept while it is done: answers go into a file, and what is in it already need not be done again."""

import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

from fondaco.arena.processes import HIRED, Spread, at_home
from fondaco.core.errors import BadSetup, FondacoError

MARK: Final = b"fondaco answers 1\n"
OURS: Final = "fondaco."


class AnswerUnpickler(pickle.Unpickler):
    """Reads answers of ours; a file cannot name anything else to be made of it."""

    def find_class(self, module: str, name: str) -> Any:
        """One of our own classes."""
        found = super().find_class(module, name) if module.startswith(OURS) else None
        if not isinstance(found, type) or not issubclass(found, tuple):
            raise pickle.UnpicklingError(f"{module}.{name} is no answer of ours")
        return found


class Kept:
    """A file of answers, each under the fingerprint of its job."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.answers: dict[bytes, Any] = {}
        self.file: IO[bytes] = self.opened()

    def opened(self) -> IO[bytes]:
        """The file, read as far as it is whole: what was being written when the work was cut off is done again."""
        try:
            file = self.path.open("r+b" if self.path.exists() else "w+b")
        except OSError as error:
            raise FondacoError(f"“{self.path}” cannot be written: {error.strerror}.") from error
        if not file.read(len(MARK)):
            file.write(MARK)
            file.flush()
            return file
        file.seek(0)
        if file.read(len(MARK)) != MARK:
            file.close()
            raise BadSetup(f"“{self.path}” is no file with the answers of an interrupted command.")
        whole = file.tell()
        try:
            while True:
                key, answer = AnswerUnpickler(file).load()
                self.answers[key] = answer
                whole = file.tell()
        except (EOFError, pickle.UnpicklingError, ValueError, TypeError, AttributeError):
            file.truncate(whole)
            file.seek(whole)
        return file

    def spread(
        self, doing: Spread, work: Callable[[Any], Any], jobs: Sequence[Any], processes: int
    ) -> Iterator[tuple[int, Any]]:
        """First the answers that are known, then the others as they come, each kept before it is handed out."""
        keys = [fingerprint(work, job) for job in jobs]
        missing = [number for number, key in enumerate(keys) if key not in self.answers]
        for number, key in enumerate(keys):
            if key in self.answers:
                yield number, self.answers[key]
        left = [jobs[number] for number in missing]
        for place, answer in doing(work, left, processes):
            number = missing[place]
            pickle.dump((keys[number], answer), self.file)
            self.file.flush()
            yield number, answer


def fingerprint(work: Callable[[Any], Any], job: Any) -> bytes:
    """What tells a job from all others."""
    name = f"{work.__module__}.{work.__qualname__}" if hasattr(work, "__qualname__") else repr(work)
    return sha256(f"{name} {job!r}".encode()).digest()


@contextmanager
def kept(path: Path | None) -> Iterator[None]:
    """Within this, answers are kept in a file, and those that are there are taken from it."""
    if path is None:
        yield
        return
    answers = Kept(path)
    token = HIRED.set(partial(answers.spread, HIRED.get() or at_home))
    try:
        yield
    finally:
        HIRED.reset(token)
        answers.file.close()
