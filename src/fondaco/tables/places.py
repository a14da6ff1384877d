"""Where one practises, and what may be asked there; checked at the edge like all that clients ask for."""

from typing import Annotated, Literal

from pydantic import Field

from fondaco.tables.commands import ActionText, Number, Request


class LessonPlace(Request):
    """A step of a lesson."""

    kind: Literal["lesson"]
    book: Annotated[str, Field(max_length=40)]
    lesson: Annotated[str, Field(max_length=40)]
    step: Annotated[int, Field(ge=0, le=100)]


class ExercisePlace(Request):
    """The position of an exercise."""

    kind: Literal["exercise"]
    title: Annotated[str, Field(max_length=80)]
    exercise: Annotated[str, Field(max_length=40)]


class DecisionPlace(Request):
    """A decision of a finished game, by its line in the log."""

    kind: Literal["decision"]
    table: Annotated[str, Field(max_length=80)]
    line: Annotated[int, Field(ge=0, le=100_000)]


class PicturePlace(Request):
    """A picture of a guide."""

    kind: Literal["picture"]
    title: Annotated[str, Field(max_length=40)]
    picture: Annotated[str, Field(max_length=40)]


Place = Annotated[LessonPlace | PicturePlace | ExercisePlace | DecisionPlace, Field(discriminator="kind")]


class Practice(Request):
    """A position to practise from, what has been played since, and how many records of it are known already."""

    place: Place
    lines: Annotated[list[tuple[Annotated[int, Field(ge=-1, le=15)], ActionText]], Field(max_length=60)] = []
    after: Number = 0


class PracticeAnswer(Request):
    """What somebody thinks is best where they practise; whoever gives up is told what is."""

    place: Place
    action: ActionText | None = None
    tell: bool = False


class PracticeQuestion(Request):
    """What would follow from an action where one practises, or why board elements cannot be touched there."""

    place: Place
    lines: Annotated[list[tuple[Annotated[int, Field(ge=-1, le=15)], ActionText]], Field(max_length=60)] = []
    action: ActionText | None = None
    spots: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=8)] = []
