"""Lessons, practice, exercises and the review of a game, over real sockets."""

from typing import Any

import pytest

from fondaco.core.titles import SHELF
from fondaco.tables.commands import Settings
from fondaco.tables.exercises import exercises_of
from fondaco.tables.lessons import lessons_of
from tests.server.clients import run
from tests.server.players import Player
from tests.server.servers import config_for, running
from tests.server.test_advice import analysed, finished

LESSONS = [lesson for book in {title.rulebook for title in SHELF.values()} for lesson in lessons_of(book)]


def place_of(step: int = 0) -> dict[str, Any]:
    """Where the first lesson begins."""
    return {"kind": "lesson", "book": LESSONS[0].book, "lesson": LESSONS[0].name, "step": step}


def test_lessons_are_listed_and_told_in_the_readers_language(address: str) -> None:
    async def scene() -> None:
        async with Player(address, language="de") as anna:
            listed = (await anna.get("/api/lessons"))["lessons"]
            assert len(listed) == len(LESSONS)
            assert all(one["name"] and one["about"] for one in listed)
            german = await anna.get(f"/api/lessons/{listed[0]['book']}/{listed[0]['lesson']}")
            english = await anna.get(f"/api/lessons/{listed[0]['book']}/{listed[0]['lesson']}?language=en")
            assert german["steps"][0]["say"] != english["steps"][0]["say"]
            assert "position" not in german["steps"][0]
            assert (await anna.get("/api/lessons/nothing/at-all", 404))["code"] == "lesson.unknown"

    run(scene())


@pytest.mark.parametrize("book", dict.fromkeys([title.rulebook for title in SHELF.values()]))
def test_the_names_of_the_lessons_that_are_done_can_be_kept_for_guests(book: str) -> None:
    done = " ".join([lesson.name for lesson in lessons_of(book)])
    Settings(settings={f"lessons.{book}": done})  # refuses what is too long


def test_practice_answers_as_a_table_does_and_keeps_nothing(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as anna:
            first = (await anna.ask("POST", "/api/practice", {"place": place_of()}))["updates"][0]
            seat = first["state"]["seats"][0]
            option = seat["options"][0]
            line = [seat["seat"], option["action"]]
            body = {"place": place_of(), "lines": [line], "after": 1}
            after = (await anna.ask("POST", "/api/practice", body))["updates"]
            assert [update["number"] for update in after] == [2]
            assert after[0]["events"][0]["detail"]["action"] == option["action"]
            again = (await anna.ask("POST", "/api/practice", {"place": place_of()}))["updates"][0]
            assert again == first
            preview = await anna.ask("POST", "/api/practice/preview", {"place": place_of(), "action": option["action"]})
            assert preview["number"] == 1
            why = await anna.ask("POST", "/api/practice/why", {"place": place_of(), "spots": option["spots"][:1]})
            assert why["action"] is not None
            twice = {"place": place_of(), "lines": [line, line, line, line]}
            assert (await anna.ask("POST", "/api/practice", twice, 409))["code"] == "practice.refused"
            answer = {"place": place_of(), "action": option["action"]}
            assert (await anna.ask("POST", "/api/practice/answer", answer, 404))["code"] == "exam.none"
            assert (await anna.get("/api/tables?mine=true"))["tables"] == []

    run(scene())


@pytest.mark.parametrize("title", [title for title in SHELF if exercises_of(title)])
def test_an_exercise_is_answered_at_once(address: str, title: str) -> None:
    async def scene() -> None:
        async with Player(address, language="it") as anna:
            listed = (await anna.get(f"/api/exercises/{title}"))["exercises"]
            assert (await anna.get("/api/exercises"))["titles"][title] == len(listed)
            assert [one["difficulty"] for one in listed] == sorted(one["difficulty"] for one in listed)
            known = exercises_of(title)[0]
            place = {"kind": "exercise", "title": title, "exercise": known["name"]}
            shown = (await anna.ask("POST", "/api/practice", {"place": place}))["updates"][0]["state"]
            assert known["best"] in [option["action"] for option in shown["seats"][0]["options"]]
            wrong = await anna.ask("POST", "/api/practice/answer", {"place": place, "action": known["second"]})
            assert wrong == {"right": False, "best": None, "second": None, "reasons": []}
            told = await anna.ask("POST", "/api/practice/answer", {"place": place, "tell": True})
            assert (told["right"], told["best"]["action"]) == (False, known["best"])
            right = await anna.ask("POST", "/api/practice/answer", {"place": place, "action": known["best"]})
            assert right["right"] is True
            assert 1 <= len(right["reasons"]) <= 3
            gone = {"place": {**place, "exercise": "none"}}
            assert (await anna.ask("POST", "/api/practice", gone, 404))["code"] == "exercise.unknown"

    run(scene())


def test_a_game_is_reviewed_once_it_is_analysed(database: str) -> None:
    async def scene(address: str) -> None:
        async with Player(address) as anna:
            playing = await anna.open(["me", "me", "me"])
            assert (await anna.get(f"/api/tables/{playing}/review", 409))["code"] == "table.not-now"
            table = await finished(anna)
            assert (await anna.get(f"/api/tables/{table}/review?seat=0", 409))["code"] == "table.not-now"
            found, _ = await analysed(anna, table)
            for seat in range(3):
                review = await anna.get(f"/api/tables/{table}/review?seat={seat}")
                assert 1 <= len(review["remarks"]) <= 5
                assert all(remark["text"] for remark in review["remarks"])
            assert (await anna.get(f"/api/tables/{table}/review?seat=9", 404))["code"] == "seat.unknown"
            one = found["analysis"]["decisions"][0]
            place = {"kind": "decision", "table": table, "line": one["line"]}
            shown = (await anna.ask("POST", "/api/practice", {"place": place}))["updates"][0]["state"]["seats"][0]
            assert shown["seat"] == one["seat"]
            assert one["chosen"]["action"] in [option["action"] for option in shown["options"]]
            told = await anna.ask("POST", "/api/practice/answer", {"place": place, "tell": True})
            assert told["best"]["action"] == one["best"]["action"]
            nowhere = {"place": {**place, "line": 9999}}
            assert (await anna.ask("POST", "/api/practice", nowhere, 404))["code"] == "exam.none"

    with running(config_for(database, adviser="flat:1")) as address:
        run(scene(address))
