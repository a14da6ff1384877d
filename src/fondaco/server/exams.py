"""Exercises, one's own costly decisions and the review of a game over HTTP."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from fondaco.arena.evaluating import Replay
from fondaco.arena.reasons import Reason, reasons, tellable, told
from fondaco.arena.review import Remark, dearest, review
from fondaco.core.match import Match
from fondaco.core.titles import SHELF
from fondaco.server.advice import answers
from fondaco.server.api import PROBLEMS
from fondaco.server.context import Language, Services, Visiting, answer, language_in, services_of
from fondaco.tables import disclosure
from fondaco.tables.documents import AnswerDocument, ExerciseCounts, ExercisesDocument, RemarkDocument, ReviewDocument
from fondaco.tables.exercises import exercise_of, exercises_of
from fondaco.tables.places import DecisionPlace, ExercisePlace, Place, PracticeAnswer
from fondaco.tables.problems import Problem
from fondaco.tables.table import Table
from fondaco.tables.telling import Teller, words_of

router: Final = APIRouter(responses=PROBLEMS)
TitleName = Annotated[str, Path(max_length=80)]


@dataclass(frozen=True, slots=True)
class Exam:
    """A decision whose best answer is known: the match before it, the seat, and the options that count as right."""

    match: Match
    seat: int
    best: str
    second: str
    right: frozenset[str]
    why: tuple[Reason, ...]


async def exam_of(services: Services, place: Place) -> Exam:
    """The exam at a place; raises Problem if there is none."""
    if isinstance(place, ExercisePlace):
        found = exercise_of(place.title, place.exercise)
        match = Match.from_position(place.title, found["position"], 0, manual_chance=True)
        why = tuple([Reason(**reason) for reason in found["reasons"]])
        return Exam(match, found["seat"], found["best"], found["second"], frozenset([found["best"]]), why)
    if isinstance(place, DecisionPlace):
        live = await services.tables.table(place.table)
        return decided(live.table, await analysed(services, live.table), place.line)
    raise Problem("exam.none")


async def analysed(services: Services, table: Table) -> dict[str, Any]:
    """The analysis of a finished game; raises Problem until it is done."""
    answers.while_over(table)
    found = await services.tables.analyses.store.analysis(table.name)
    if found is None:
        raise Problem("table.not-now", "review")
    return found


def decided(table: Table, analysis: dict[str, Any], line: int) -> Exam:
    """A decision of a finished game as an exam: whatever is as good as the best, within the noise, is right."""
    for one in analysis["decisions"]:
        if one["line"] == line:
            match = Replay(disclosure.log_of(table)).at(line)
            best, chosen = match.meant(one["best"]), match.meant(one["action"])
            points = [point for point in analysis["turning_points"] if point["line"] == line]
            known = [option for point in points for option in point["options"]]
            good = [option["action"] for option in known if option["share"] >= one["best_share"] - one["noise"]]
            why = reasons(match.game, match.view(one["seat"]), best, chosen)
            right = frozenset([one["best"], *good]) - {one["action"]}
            return Exam(match, one["seat"], one["best"], one["action"], right, tuple(why))
    raise Problem("exam.none")


@router.get("/api/exercises", response_model=ExerciseCounts)
async def counts() -> Response:
    """How many exercises each title has."""
    return answer({"titles": {title: len(exercises_of(title)) for title in SHELF if exercises_of(title)}})


@router.get("/api/exercises/{title}", response_model=ExercisesDocument)
async def exercises(request: Request, title: TitleName, language: Language = None) -> Response:
    """The exercises of a title, the easy ones first."""
    found = exercises_of(title)
    if not found:
        raise Problem("exercise.unknown")
    words = words_of(language_in(request, language), SHELF[title].rulebook)
    listed = [
        {
            "exercise": one["name"],
            "theme": words.say(Reason(**one["reasons"][0]).message),
            "difficulty": one["difficulty"],
        }
        for one in found
    ]
    return answer({"title": title, "exercises": listed})


@router.post("/api/practice/answer", response_model=AnswerDocument)
async def judge(request: Request, wish: PracticeAnswer, language: Language = None) -> Response:
    """Whether an action is the best one where you practise; once it is, or you give up, what is best and why."""
    exam = await exam_of(services_of(request), wish.place)
    right = wish.action in exam.right
    if not right and not wish.tell:
        return answer({"right": False, "best": None, "second": None, "reasons": []})
    teller = teller_for(exam.match, language_in(request, language))
    why = [told(reason, teller.words.say) for reason in tellable(list(exam.why), teller.words.say)]
    best, second = [teller.option(exam.match.meant(action)) for action in (exam.best, exam.second)]
    return answer({"right": right, "best": best, "second": second, "reasons": why})


def teller_for(match: Match, language: str) -> Teller:
    """The teller of a match in which nobody has a name."""
    return Teller(SHELF[match.title], match.game, language, ("",) * match.seats, ())


@router.get("/api/tables/{table}/review", response_model=ReviewDocument)
async def look_back(request: Request, visiting: Visiting, seat: Annotated[int, Query(ge=0, le=15)] = 0) -> Response:
    """What a seat can learn from a finished game, in at most five sentences, once it has been analysed."""
    table = visiting.live.table
    result = table.match.result
    answers.while_over(table)
    if result is None or seat >= len(table.seats):
        raise Problem("seat.unknown", seat=seat)
    found = await analysed(services_of(request), table)
    remarks = review(found, result.ranks, result.sheet, seat)
    numbers = {turn.start: turn.number for turn in table.turns}
    told_ones = [remark_document(table, found, one, numbers, visiting.teller) for one in remarks]
    return answer({"seat": seat, "remarks": told_ones, "learn": [one["line"] for one in dearest(found, seat)]})


def remark_document(
    table: Table, analysis: dict[str, Any], remark: Remark, numbers: dict[int, int], teller: Teller
) -> RemarkDocument:
    """A remark in the reader's language."""
    arguments = dict(remark.arguments)
    message = remark.message
    if "player" in arguments:
        arguments["player"] = table.seats[arguments["player"]].name
    if "category" in arguments:
        arguments["category"] = teller.words.say(f"category-{arguments['category']}")
    if "decision" in arguments:
        one = arguments.pop("decision")
        exam = decided(table, analysis, one["line"])
        why = [told(reason, teller.words.say) for reason in tellable(list(exam.why), teller.words.say)]
        arguments["chosen"] = answers.option_of(table, one["action"], teller)["text"]
        arguments["best"] = answers.option_of(table, one["best"], teller)["text"]
        arguments["cost"] = str(round(100 * one["cost"]))
        arguments["reasons"] = "; ".join(why)
        message += "" if why else "-plain"
    number = None if remark.line is None else numbers.get(remark.line)
    return {"text": teller.words.say(message, **arguments), "number": number}
