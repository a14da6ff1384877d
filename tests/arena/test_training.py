"""Learning from games against oneself."""

import pytest

from fondaco.arena import training
from fondaco.arena.selfplay import School
from fondaco.arena.training import COURSE, Training, tables_of
from fondaco.bots.value import STAGES
from fondaco.core.errors import BadSetup
from fondaco.core.titles import SHELF, find


def test_the_course_plays_all_games() -> None:
    assert sum(part for part, _ in COURSE) == pytest.approx(1)


@pytest.mark.parametrize("title", SHELF)
def test_a_title_is_learned_at_every_number_of_seats(title: str) -> None:
    assert {seats for _, seats in tables_of(find(title))} == set(find(title).seats)


def test_the_same_seed_gives_the_same_weights_with_any_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "COURSE", [(0.5, 0), (0.5, 2)])
    documents = []
    for processes in (1, 2):
        course = Training(find("china"), 100, 3)
        course.games = 20  # fewer than anybody would learn from
        counts = list(course.run(processes))
        assert counts[-1] == course.played == 20
        documents.append(course.document("a test"))
    assert documents[0] == documents[1]
    assert documents[0]["title"] == "china"
    assert list(documents[0]["win"]) == ["3", "4", "5"]
    assert all(len(stages) == STAGES for stages in documents[0]["win"]["3"].values())


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadSetup, match="fewer than 100 games"):
        Training(find("china"), 99, 1)


def test_lessons_of_a_game_know_how_it_ended() -> None:
    lessons = School("haendler", ({}, 2), None, 0).play(6, 5)
    assert len(lessons) == 6
    for each in lessons:
        assert len(each.rows) == len(each.scores) == len(each.standing) == len(each.ranks) == 2
        assert min(each.ranks) == 1
    assert [each.later for each in lessons] == [5, 4, 3, 2, 1, 0]
    assert [each.progress for each in lessons] == sorted(each.progress for each in lessons), "in the order of the game"
