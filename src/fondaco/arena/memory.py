"""What a training remembers between two runs: its networks and its last lessons, in one small file."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.arena.selfplay import Lesson
from fondaco.bots.network import Network
from fondaco.core.errors import FondacoError

if TYPE_CHECKING:
    from fondaco.arena.training import Training


def write_memory(training: Training) -> None:
    """Write all down; the file is whole or as it was."""
    assert training.memory is not None, "there is a place for the memory"
    arrays: dict[str, Any] = {
        "title": training.title.name,
        "games": training.games,
        "seed": training.seed,
        "generation": training.generation,
        "played": training.played,
        "clear_lead": training.clear_lead,
        "scale": np.array(training.scale),
        "quality": np.array(training.quality),
        "shape": np.array([(n.measures, n.common, n.wide, n.narrow) for n in training.networks[:1]]),
        "networks": np.array([np.frombuffer(network.packed) for network in training.networks], np.float32),
        "choices": np.array([[key, *counts] for key, counts in sorted(training.choices.items())]),
        "styles": np.array(list(training.form)),
        "form": np.array(list(training.form.values())),
        "generations": np.array([len(generation) for generation in training.lessons]),
    }
    lessons = [lesson for generation in training.lessons for lesson in generation]
    arrays["seats"] = np.array([len(lesson.rows) for lesson in lessons], np.int8)
    arrays["rows"] = np.array([row for lesson in lessons for row in lesson.rows], np.int16)
    arrays["progress"] = np.array([lesson.progress for lesson in lessons])
    arrays["common"] = np.array([lesson.common for lesson in lessons])
    for name in ("scores", "standing", "ranks"):
        arrays[name] = np.array([number for lesson in lessons for number in getattr(lesson, name)], np.int32)
    arrays["manners"] = np.array([manner for lesson in lessons for manner in lesson.manners])
    arrays["certain"] = np.array([lesson.certain for lesson in lessons])
    arrays["foretold"] = np.array([share for lesson in lessons for share in lesson.foretold])
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    draft = training.memory.with_suffix(".part")
    draft.write_bytes(buffer.getvalue())
    os.replace(draft, training.memory)


def read_memory(training: Training) -> None:
    """Take up what an interrupted training has written down."""
    assert training.memory is not None, "there is a place for the memory"
    arrays = read_arrays(training.memory)
    kind = (str(arrays["title"]), int(arrays["games"]), int(arrays["seed"]))
    if kind != (training.title.name, training.games, training.seed):
        raise FondacoError(f"“{training.memory}” is of another training: {kind[0]}, {kind[1]} games, seed {kind[2]}.")
    training.generation = int(arrays["generation"])
    training.played = int(arrays["played"])
    training.clear_lead = float(arrays["clear_lead"])
    training.scale = arrays["scale"].tolist()
    training.quality = arrays["quality"].tolist()
    training.choices = {int(key): [offered, chosen] for key, offered, chosen in arrays["choices"].tolist()}
    training.form = dict(zip(arrays["styles"].tolist(), arrays["form"].tolist(), strict=True))
    shape = [int(number) for number in arrays["shape"][0]]
    training.networks = [Network(row.astype(np.float64).tobytes(), 1, *shape) for row in arrays["networks"]]
    lessons = list(lessons_in(arrays))
    training.lessons = []
    for count in arrays["generations"]:
        training.lessons.append(lessons[:count])
        lessons = lessons[count:]


def read_arrays(file: Path) -> dict[str, Any]:
    """The arrays of a file."""
    try:
        with np.load(file) as found:
            arrays = {name: found[name] for name in found.files}
    except (OSError, ValueError) as error:
        raise FondacoError(f"“{file}” is no memory of a training.") from error
    if "manners" not in arrays:
        raise FondacoError(f"“{file}” is of a training by an earlier version, which cannot be continued.")
    return arrays


def lessons_in(arrays: dict[str, Any]) -> list[Lesson]:
    """The lessons of a memory."""
    found: list[Lesson] = []
    first = 0
    for number, seats in enumerate(arrays["seats"].tolist()):
        rows = arrays["rows"][first : first + seats].tolist()
        lesson = Lesson(rows, float(arrays["progress"][number]), arrays["common"][number].tolist())
        lesson.scores = arrays["scores"][first : first + seats].tolist()
        lesson.standing = arrays["standing"][first : first + seats].tolist()
        lesson.ranks = arrays["ranks"][first : first + seats].tolist()
        lesson.manners = arrays["manners"][first : first + seats].tolist()
        lesson.certain = float(arrays["certain"][number])
        lesson.foretold = arrays["foretold"][first : first + seats].tolist()
        found.append(lesson)
        first += seats
    return found
