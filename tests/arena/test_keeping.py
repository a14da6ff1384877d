"""Interrupted work goes on where it was, and the answers are the same."""

import os
import pickle
from pathlib import Path

import pytest

from fondaco.arena.contest import Contest
from fondaco.arena.keeping import MARK, kept
from fondaco.arena.processes import spread
from fondaco.core.errors import BadSetup, FondacoError
from tests.cli.terminal import run

DONE: list[int] = []


def square(number: int) -> int:
    DONE.append(number)
    return number * number


@pytest.fixture(autouse=True)
def fresh() -> None:
    DONE.clear()


def test_what_is_in_the_file_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    with kept(file):
        answers = spread(square, [1, 2, 3, 4], 1)
        assert [next(answers), next(answers)] == [(0, 1), (1, 4)]
    DONE.clear()
    with kept(file):
        assert sorted(spread(square, [1, 2, 3, 4], 1)) == [(0, 1), (1, 4), (2, 9), (3, 16)]
    assert DONE == [3, 4]
    with kept(file):
        assert sorted(spread(square, [4, 5], 1)) == [(0, 16), (1, 25)]


def test_a_file_that_was_cut_off_is_read_as_far_as_it_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    with kept(file):
        assert len(list(spread(square, [1, 2, 3], 1))) == 3
    file.write_bytes(file.read_bytes()[:-5])
    DONE.clear()
    with kept(file):
        assert sorted(spread(square, [1, 2, 3], 1)) == [(0, 1), (1, 4), (2, 9)]
    assert DONE == [3]
    with kept(file):
        assert len(list(spread(square, [1, 2, 3], 1))) == 3
    assert DONE == [3]


def test_games_that_were_played_are_taken_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    first, second = (Contest("china", {}, ["random"] * 3, 4, 2) for _ in range(2))
    with kept(file):
        games = first.run(1)
        next(games)
        games.close()
    with kept(file):
        played = list(second.run(1))
    assert played[0] == first.played[0]
    assert len(second.played) == 4


class Evil:
    """Would do harm, if a file could name it."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.system, ("exit 1",)


def test_a_file_cannot_name_what_is_not_ours(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    file.write_bytes(MARK + pickle.dumps((b"key", Evil())))
    with kept(file):
        assert list(spread(square, [3], 1)) == [(0, 9)]


def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("something else entirely")
    with pytest.raises(BadSetup, match="is no file with the answers"), kept(other):
        pass
    with pytest.raises(FondacoError, match="cannot be written"), kept(tmp_path / "no" / "where"):
        pass
    assert other.read_text() == "something else entirely"


def test_the_command_goes_on(tmp_path: Path) -> None:
    asked = ["match", "china", "--seats", "random,random,random", "--games", "3", "--seed", "1", "--processes", "1"]
    first = run(*asked, "--json", "--resume", str(tmp_path / "answers"))
    second = run(*asked, "--json", "--resume", str(tmp_path / "answers"))
    assert first.exit_code == second.exit_code == 0
    assert first.stdout == second.stdout, "even the times are those of the first"


def test_whoever_wants_to_go_on_says_the_seed(tmp_path: Path) -> None:
    ended = run("match", "china", "--seats", "random,random,random", "--resume", str(tmp_path / "answers"))
    assert ended.exit_code == 2
    assert "the seed must be given" in ended.stderr
    assert not (tmp_path / "answers").exists()
