"""Pictures: a position, the moves of its example, and what the engine counts."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from fondaco.core.errors import FondacoError
from fondaco.core.match import Match
from fondaco.core.titles import Title


class Picture:
    """A position of a title with marks and arrows between its spots. `seat` is whose eyes one looks through, `moves`
    are lines of a log that show the example, and `crop` names spots that the picture keeps to."""

    def __init__(self, name: str, title: str, document: dict[str, Any]) -> None:
        self.name = name
        self.title = title
        self.position: dict[str, Any] = document["position"]
        self.seat: int | None = document.get("seat")
        self.moves: list[tuple[int, str]] = [(seat, action) for seat, action in document.get("moves", [])]
        self.marks: list[str] = document.get("marks", [])
        self.arrows: list[list[str]] = document.get("arrows", [])
        self.crop: list[str] = document.get("crop", [])

    def match(self, moves: int = 0) -> Match:
        """The match after some of the moves; chance waits, so that nothing happens that the picture does not say."""
        match = Match.from_position(self.title, self.position, seed=1, manual_chance=True)
        for seat, action in self.moves[:moves]:
            match.play(seat, action)
        return match

    def saved(self) -> dict[str, Any]:
        """The position as a saved match, which a table can be opened from."""
        document: dict[str, Any] = json.loads(self.match().save())
        return document

    def shown(self, moves: int = 0) -> dict[str, Any]:
        """What the picture shows after some of the moves."""
        return self.match(moves).shown(self.seat)

    def counts(self) -> dict[str, int]:
        """Every number that the text may tell: of the position `before` and `after` the moves, what each has gained by
        them (`gain`), what the rules would pay before and after them (`now`, `preview`), and the scores (`score`)."""
        before, after = self.match(), self.match(len(self.moves))
        old, new = dict(numbers(before.position())), dict(numbers(after.position()))
        paths = old.keys() | new.keys()
        found = {f"before.{path}": value for path, value in old.items()}
        found |= {f"after.{path}": value for path, value in new.items()}
        found |= {f"gain.{path}": new.get(path, 0) - old.get(path, 0) for path in paths}
        for name, match in (("now", before), ("preview", after)):
            preview = match.game.preview(match.view(self.seat))
            found |= {f"{name}.{path}": value for path, value in numbers(preview)}
        if after.result is not None:
            found |= {f"score.{seat}": score for seat, score in enumerate(after.result.scores)}
        return found


def numbers(value: object, path: str = "") -> Iterator[tuple[str, int]]:
    """The whole numbers of a document, each with the names that lead to it."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield path, value
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for name, part in parts:
        yield from numbers(part, f"{path}.{name}" if path else str(name))


def read_picture(title: Title, name: str) -> Picture:
    """A picture of a title's guide: the one of its edition, or the one that all editions share."""
    folder = files(title.package).joinpath("guide")
    for file in (folder.joinpath(title.edition, f"{name}.json"), folder.joinpath(f"{name}.json")):
        if file.is_file():
            return Picture(name, title.name, json.loads(file.read_text(encoding="utf-8")))
    raise FondacoError(f"The guide of {title.name} has no picture “{name}”.")
