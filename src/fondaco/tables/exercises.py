"""Exercises that ship with a game: positions with one clearly best move, as `fondaco exercises` found them."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from fondaco.core.titles import SHELF
from fondaco.tables.problems import Problem


@cache
def exercises_of(title: str) -> tuple[dict[str, Any], ...]:
    """The exercises of a title, in order; none if it has none."""
    if title not in SHELF:
        return ()
    file = files(SHELF[title].package).joinpath("exercises", f"{title}.json")
    return tuple(json.loads(file.read_text(encoding="utf-8"))["exercises"]) if file.is_file() else ()


def exercise_of(title: str, name: str) -> dict[str, Any]:
    """An exercise by its name; raises Problem if there is none."""
    for exercise in exercises_of(title):
        if exercise["name"] == name:
            return exercise
    raise Problem("exercise.unknown")
