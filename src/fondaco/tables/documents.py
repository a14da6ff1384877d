"""What is sent: the form of every document, for the API's description and for the type checker."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from fondaco.core.rule import DEDUCED, OURS, TEXT

Mark = Annotated[str, Field(json_schema_extra={"enum": [TEXT, DEDUCED, OURS]})]


class RuleDocument(TypedDict):
    """A rule: its name, its text in the reader's language, and where it stands."""

    name: str
    text: str
    place: str
    mark: Mark


class ProblemDocument(TypedDict):
    """Why something cannot be had: a code for programs, a sentence in the reader's language, what a programmer may want
    to know besides (in English, often empty), and the rule if one stands behind it."""

    code: str
    text: str
    detail: str
    rule: RuleDocument | None


class OptionDocument(TypedDict):
    """A choice: in words, as fields, the board elements that mean it, and as a sentence in the reader's language."""

    action: str
    fields: dict[str, str]
    spots: list[str]
    text: str


class EntryDocument(TypedDict):
    """Something that happened: the event and its arguments, and the sentence in the language of whoever asks. The
    `reader` is the seat that it was told to, if it was told to one alone."""

    event: str
    fields: dict[str, str | int]
    text: str
    rule: str | None
    reader: int | None


class EventDocument(TypedDict):
    """A record of the journal as its reader may know it."""

    number: int
    time: int
    kind: str
    seat: int | None
    detail: dict[str, Any]
    entries: list[EntryDocument]


class PriceDocument(TypedDict):
    """A price that a seat is asked to agree to: how much, in which steps it could be another, and whether the seat
    would get it or pay it."""

    amount: int
    step: int
    gets: bool


class StandingDocument(TypedDict):
    """An answer that a seat gives by itself whenever it decides in a section, until the phase ends. If there is a
    `limit`, only to prices below it, where the seat `gets` them, or else above it; `answers` says whether it is given
    now."""

    option: OptionDocument
    section: str
    limit: int | None
    gets: bool
    answers: bool


class SeatView(TypedDict):
    """What a seat sees and may do; `seat` is null for a spectator. The actions in `standable` can be made to stand;
    those that refuse a `price`, with a limit."""

    seat: int | None
    view: dict[str, Any]
    options: list[OptionDocument]
    standable: list[str]
    price: PriceDocument | None
    standing: StandingDocument | None
    undo: Literal["free", "ask", "no"]
    due: int | None


class ResultDocument(TypedDict):
    """Scores and ranks by seat, and the score sheet by category."""

    scores: list[int]
    ranks: list[int]
    sheet: dict[str, list[int]]


class AskDocument(TypedDict):
    """A proposal to the others, and when it lapses if they do not answer."""

    ask: int
    what: Literal["undo", "replace"]
    seat: int
    target: int
    waiting: list[int]
    due: int | None


class StateDocument(TypedDict):
    """The position as the reader may know it, with what each of the reader's seats may do."""

    number: int
    status: Literal["waiting", "playing", "over"]
    actors: list[int]
    section: str
    prompt: str
    seats: list[SeatView]
    ask: AskDocument | None
    result: ResultDocument | None


class SeatDocument(TypedDict):
    """A seat and who holds it."""

    seat: int
    kind: Literal["person", "bot", "friend", "open"]
    name: str
    bot: str
    late: bool
    yours: bool


class PaceDocument(TypedDict):
    """How long a decision may take."""

    kind: Literal["live", "deadline", "none"]
    minutes: int


class TableDocument(TypedDict):
    """A table and who sits at it; what strangers may do there, and whether it goes on from the log of another game."""

    table: str
    title: str
    setup: dict[str, bool | str]
    status: Literal["waiting", "playing", "over"]
    public: bool
    hints: bool
    pace: PaceDocument
    watching: Literal["chat", "watch", "none"]
    continued: bool
    opened: int
    host: bool
    seats: list[SeatDocument]
    rematch: str | None


class OpenedDocument(TypedDict):
    """A new table, and the secrets of the links to the seats that are kept for friends."""

    table: TableDocument
    secrets: dict[str, str]


class TableSummary(TypedDict):
    """A table in a list."""

    table: str
    title: str
    status: Literal["waiting", "playing", "over"]
    public: bool
    changed: int
    seats: list[str]
    free: int


class TablesDocument(TypedDict):
    """Tables, the latest first."""

    tables: list[TableSummary]


class AckDocument(TypedDict):
    """The command has been done and is durable, with the number of its record."""

    key: str
    number: int
    repeated: bool
    secret: str | None
    table: str | None


class WhyDocument(TypedDict):
    """Whether an action is allowed, and if not, by which rule; no action if nothing that can be done was meant."""

    action: str | None
    allowed: bool
    rule: RuleDocument | None


class BookRuleDocument(TypedDict):
    """A rule in its book: where it stands in each edition that has it."""

    name: str
    mark: Mark
    places: dict[str, str]


class BookDocument(TypedDict):
    """The rules of a game in rulebook order; their texts are messages of the locale files."""

    book: str
    editions: list[str]
    rules: list[BookRuleDocument]


class WordsDocument(TypedDict):
    """The words of a game for a page that was built without it: Fluent texts, and the names of each kind of thing."""

    texts: list[str]
    kinds: dict[str, list[str]]


class SettingsDocument(TypedDict):
    """What a guest has set on the page."""

    settings: dict[str, bool | int | str]


class NotesDocument(TypedDict):
    """What you have noted down at a table."""

    text: str


class PlanDocument(TypedDict):
    """A position that was reached by trying moves out: how many of them fit, whose turn it would be, the seat's view of
    it, what could be done next, and what the chronicle would say of the moves."""

    number: int
    kept: int
    actor: int | None
    chance: bool
    section: str
    prompt: str
    view: dict[str, Any]
    options: list[OptionDocument]
    told: list[EntryDocument]


class PreviewDocument(TypedDict):
    """What the rules would pay or score now, or after an action; `final` if that action could not be taken back freely:
    others or chance act next, or it shows something new. `told` is what the chronicle would say of the action, if it
    shows nothing new."""

    number: int
    preview: dict[str, Any]
    final: bool
    told: list[EntryDocument]


class HistoryDocument(TypedDict):
    """What happened, as far as the reader may know; `more` if there is more after it."""

    events: list[EventDocument]
    more: bool


class PositionDocument(TypedDict):
    """The position after a record: the reader's own views while the game runs, everything when it is over.

    `lines` says after how many lines of the log it stands, once the log is open; null if it was taken back later."""

    number: int
    seats: list[SeatView]
    position: dict[str, Any] | None
    lines: int | None


class OptionChoices(TypedDict):
    """An option of a title's setup; the first choice is the default."""

    name: str
    choices: list[bool | str]


class TitleDocument(TypedDict):
    """A title on the shelf: what the page draws it with, the minutes that people need for it, and whether there is a
    guide to it."""

    title: str
    rulebook: str
    edition: str
    face: str
    minutes: int
    guide: bool
    seats: list[int]
    options: list[OptionChoices]


class ShelfDocument(TypedDict):
    """What can be played here, against which bots, in which languages."""

    titles: list[TitleDocument]
    bots: list[str]
    languages: list[str]


class GuestDocument(TypedDict):
    """Who you are; somebody who has not said so has no name."""

    name: str | None


class HealthDocument(TypedDict):
    """Whether the house is in order."""

    healthy: bool
    version: str


# Messages of the socket, from the server.


class UpdateMessage(TypedDict):
    """What happened after the last number that the client knows, and how things stand now. `complete` is false if
    events before these were left out; the history has them."""

    type: Literal["update"]
    number: int
    complete: bool
    events: list[EventDocument]
    state: StateDocument
    table: TableDocument


class PresenceMessage(TypedDict):
    """Which seats are here, and how many others watch. The state's actors are thinking."""

    type: Literal["presence"]
    seats: list[int]
    watchers: int


class AckMessage(AckDocument):
    """A command has been done and is durable."""

    type: Literal["ack"]


class RefusedMessage(ProblemDocument):
    """A message was refused; `key` is its key, if it had one."""

    type: Literal["refused"]
    key: str | None


class QueueMessage(TypedDict):
    """A bot waits for its turn to think, so many thoughts from the first; 0 when it is thinking."""

    type: Literal["queue"]
    seat: int
    place: int


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


class GoneMessage(TypedDict):
    """The table has been deleted."""

    type: Literal["gone"]


class PracticeDocument(TypedDict):
    """A position that is practised from: what a table would have sent, one update for each decision that is new."""

    updates: list[UpdateMessage]


class LessonSummary(TypedDict):
    """A lesson of a course: the game, its title, and what it is called."""

    book: str
    lesson: str
    title: str
    minutes: int
    steps: int
    name: str
    about: str


class LessonStepDocument(TypedDict):
    """A step: what it says, what it says when something else is done and when it is done; the actions it asks for and
    accepts, where * stands for anything; what the others do then; what is pointed at; whether it begins at a position
    of its own."""

    name: str
    say: str
    other: str
    done: str
    ask: list[str]
    accept: list[str]
    then: list[tuple[int, str]]
    glow: list[str]
    anew: bool


class LessonDocument(TypedDict):
    """A lesson with its steps; the learner has one seat."""

    summary: LessonSummary
    seat: int
    steps: list[LessonStepDocument]


class ExerciseSummary(TypedDict):
    """An exercise: what it is about, and how hard it is, from 1 to 3."""

    exercise: str
    theme: str
    difficulty: int


class ExercisesDocument(TypedDict):
    """The exercises of a title, in order."""

    title: str
    exercises: list[ExerciseSummary]


class ExerciseCounts(TypedDict):
    """How many exercises each title has."""

    titles: dict[str, int]


class AnswerDocument(TypedDict):
    """Whether an answer is right; once it is, or whoever asks gives up, the best option, the next one, and what speaks
    for the best."""

    right: bool
    best: OptionDocument | None
    second: OptionDocument | None
    reasons: list[str]


class RemarkDocument(TypedDict):
    """A sentence of a review, and the record it is about, if it is about one."""

    text: str
    number: int | None


class ReviewDocument(TypedDict):
    """What a seat can learn from a finished game, and the lines of its own decisions that are worth practising."""

    seat: int
    remarks: list[RemarkDocument]
    learn: list[int]


class CourseDocument(TypedDict):
    """All lessons, in order."""

    lessons: list[LessonSummary]


ServerMessage = UpdateMessage | PresenceMessage | QueueMessage | AckMessage | RefusedMessage | PongMessage | GoneMessage
