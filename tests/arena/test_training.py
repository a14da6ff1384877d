"""Learning from the games of a league."""

import itertools
from pathlib import Path

import numpy as np
import pytest

from fondaco.arena import fitting, training
from fondaco.arena.league import Judging, Led
from fondaco.arena.selfplay import HERITAGE, Pool, School
from fondaco.arena.training import COURSE, Training, tables_of
from fondaco.bots.knowledge import value_of
from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.errors import BadSetup, FondacoError
from fondaco.core.titles import SHELF, find


def small(title: str, memory: Path | None = None) -> Training:
    """A training with fewer games than anybody would learn from."""
    course = Training(find(title), 100, 3, memory)
    course.games = 20
    return course


@pytest.fixture
def short_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks that learn in fewer steps; what is learned does not matter here."""
    monkeypatch.setattr(fitting, "STEPS", 100)


@pytest.fixture
def short_course(short_fits: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "COURSE", [(0.5, 0), (0.5, 2)])


def test_the_course_plays_all_games() -> None:
    assert sum(part for part, _ in COURSE) == pytest.approx(1)


@pytest.mark.parametrize("title", SHELF)
def test_a_title_is_learned_at_every_number_of_seats(title: str) -> None:
    assert {seats for _, seats in tables_of(find(title))} == set(find(title).seats)


@pytest.mark.usefixtures("short_course")
def test_the_same_seed_gives_the_same_weights_with_any_number_of_processes() -> None:
    documents = []
    for processes in (1, 2):
        course = small("china")
        counts = list(course.run(processes))
        assert counts[-1] == course.played == 20
        documents.append(course.document("a test"))
    assert documents[0] == documents[1]
    assert documents[0]["title"] == "china"
    assert documents[0]["networks"] == 2
    assert documents[0]["usual"], "what is usually chosen is learned with the rest"


@pytest.mark.usefixtures("short_fits")
def test_more_judge_in_what_ships_than_while_it_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "COURSE", [(0.2, 0)] * 5)
    monkeypatch.setattr(training, "JURY", 4)
    course = small("china")
    list(course.run(1))
    assert len(course.networks) == 5
    assert course.learned().networks == training.PANEL == 3
    assert course.document("a test")["networks"] == 4


@pytest.mark.usefixtures("short_course")
def test_a_training_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = small("china")
    list(whole.run(1))
    interrupted = small("china", tmp_path / "memory.npz")
    for played in interrupted.run(1):
        if played > 10:  # in the second generation
            break
    resumed = small("china", tmp_path / "memory.npz")
    resumed.resume()
    assert (resumed.generation, resumed.played) == (1, 10)
    list(resumed.run(1))
    assert resumed.document("a test") == whole.document("a test")


@pytest.mark.usefixtures("short_course")
def test_the_memory_of_another_training_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "memory.npz"
    list(small("china", file).run(1))
    with pytest.raises(FondacoError, match="another training: china"):
        small("haendler", file).resume()
    with np.load(file) as arrays:
        np.savez(file, **{name: arrays[name] for name in arrays.files if name != "manners"})
    with pytest.raises(FondacoError, match="an earlier version"):
        small("china", file).resume()
    file.write_text("nothing of the kind")
    with pytest.raises(FondacoError, match="no memory of a training"):
        small("china", file).resume()


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadSetup, match="fewer than 100 games"):
        Training(find("china"), 99, 1)


def test_lessons_of_a_game_know_how_it_ended() -> None:
    lessons = School("haendler", ({}, 2), None).play(6, 5)
    assert len(lessons) == 6
    for each in lessons:
        assert len(each.rows) == len(each.scores) == len(each.standing) == len(each.ranks) == 2
        assert min(each.ranks) == 1
        assert each.common[0] == each.progress


def pool_of(title: str, seats: int) -> Pool:
    """What players know who go by the weights that ship."""
    value = value_of(find(title).game({}, seats))
    network = value.network
    shape = (network.measures, network.common, network.wide, network.narrow)
    return Pool(shape, 10.0, ((network.packed, network.networks),), (1.0,) * network.measures, value.usual, {}, 0)


def test_a_position_learns_from_those_after_it_the_less_the_later_they_are() -> None:
    lessons = School("china", ({}, 3), pool_of("china", 3)).play(6, 5)
    assert [each.decided for each in lessons] == sorted({each.decided for each in lessons})
    assert lessons[-1].certain == 1
    assert lessons[-1].foretold == [0, 0, 0]
    for earlier, later in itertools.pairwise(lessons):
        assert earlier.certain == pytest.approx(HERITAGE * later.certain)
        assert earlier.certain + sum(earlier.foretold) == pytest.approx(1)


def test_without_a_value_a_position_learns_from_the_end_alone() -> None:
    assert {each.certain for each in School("china", ({}, 3), None).play(6, 5)} == {1.0}


def test_whom_a_script_leads_goes_on_by_a_value() -> None:
    game = find("china").game({}, 3)
    school = School("china", ({}, 3), pool_of("china", 3))
    script = school.scripted(Rng(1))
    led = Led(script, Judging(school.values[-1], 0), 2)
    s = game.start(3)
    while game.actors(s)[0] == CHANCE:
        game.carry_out(s, CHANCE, game.options(s, CHANCE)[0])
    seat = game.actors(s)[0]
    view, options = game.view(s, seat), game.options(s, seat)
    for _ in range(2):
        assert led.choose(s, view, options, Rng(2)) == script.choose(s, view, options, Rng(2))
        assert not led.serious
    assert led.choose(s, view, options, Rng(2)) == led.own.choose(s, view, options, Rng(2))
    assert led.serious
    assert led.manner == "", "it plays on as well as anybody"
