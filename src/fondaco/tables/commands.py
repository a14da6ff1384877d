"""What clients may ask for, checked at the edge: the bodies of requests and the messages of a socket."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from fondaco.tables.names import tidy, visible


def plain(text: str) -> str:
    """Text without control characters and without spaces around it, in which there is something to see."""
    cleaned = tidy(text)
    if not visible(cleaned):
        raise ValueError("must have something to read in it")
    return cleaned


def storable(value: Any) -> Any:
    """Raise ValueError if a document has text in it that no database takes: half a character, or a NUL."""
    if isinstance(value, str):
        if "\0" in value or (not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value)):
            raise ValueError("has a character that cannot be stored")
    elif isinstance(value, dict):
        for name, inner in value.items():
            storable(name)
            storable(inner)
    elif isinstance(value, list):
        for inner in value:
            storable(inner)
    return value


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(plain)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
ShortText = Annotated[str, Field(max_length=80)]
BotName = Annotated[str, Field(min_length=1, max_length=40)]
ActionText = Annotated[str, Field(min_length=1, max_length=200)]
ActionFields = Annotated[dict[str, Annotated[str, Field(max_length=80)]], Field(max_length=8)]
ActionGiven = ActionText | ActionFields
Watching = Literal["chat", "watch", "none"]  # what strangers may do: watch and chat, watch only, or neither


class Request(BaseModel):
    """Something asked for; what is not known is refused rather than passed over."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def check_text(cls, data: Any) -> Any:
        """Refuse text that cannot be stored, wherever it stands."""
        return storable(data)


# Opening a table.


class SeatPlan(Request):
    """Who sits where: you, a friend by link, a bot, or whoever comes."""

    who: Literal["me", "friend", "bot", "open"]
    name: Name | None = None
    bot: BotName = "random"


class Pace(Request):
    """How long a decision may take: live, so many minutes, or as long as it likes."""

    kind: Literal["live", "deadline", "none"] = "live"
    minutes: Annotated[int, Field(ge=1, le=60 * 24 * 60)] = 24 * 60


class OpenTable(Request):
    """A new table: of a title and setup, or going on from a log."""

    title: Annotated[str, Field(max_length=80)] | None = None
    setup: Annotated[dict[str, bool | Annotated[str, Field(max_length=80)]], Field(max_length=32)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=16)]
    pace: Pace = Pace()
    public: bool = False
    hints: bool | None = None  # whether bots may be asked for advice; by default, when all others are bots
    watching: Watching = "chat"
    log: dict[str, Any] | None = None
    lines: Annotated[int, Field(ge=0, le=100_000)] | None = None


class Rename(Request):
    """What a guest is called."""

    name: Name


class Settings(Request):
    """What a guest has set on the page, by its own names."""

    settings: Annotated[
        dict[Annotated[str, Field(max_length=40)], bool | Annotated[int, Field(ge=-(2**53), le=2**53)] | ShortText],
        Field(max_length=40),
    ]


class Notes(Request):
    """What a guest notes down at a table."""

    text: Annotated[str, Field(max_length=20_000)]


class Mute(Request):
    """Whether to read no more of whoever said something."""

    number: Number  # of the record of what was said
    muted: bool = True


class Report(Request):
    """Something said at a table that whoever runs the server should look at."""

    number: Number
    reason: Annotated[str, Field(max_length=1000)] = ""


class Plan(Request):
    """Moves to be tried out, one after the other, by whoever would be in turn. `at` is the number of the position that
    they were thought of at: if the table has gone on since, those that no longer fit are left out."""

    seat: SeatNumber
    at: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    actions: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=200)] = []


# What changes a table. The same messages over HTTP and over the socket.


class Command(Request):
    """Something that changes a table; the key makes sending it twice harmless."""

    key: Key


class Move(Command):
    """A decision; `at` is the number of the update in which the client saw it. If it `stands`, it is made again by
    itself for the rest of the phase; if it refuses a price, only where the price is worse than the `limit`."""

    type: Literal["move"]
    seat: SeatNumber
    at: Number
    action: ActionGiven
    stands: bool = False
    limit: Number | None = None


class Cancel(Command):
    """Let the seat's answer stand no longer."""

    type: Literal["cancel"]
    seat: SeatNumber


class Undo(Command):
    """Take back the seat's last decision, if need be by asking the others."""

    type: Literal["undo"]
    seat: SeatNumber


class Answer(Command):
    """Yes or no to what somebody proposes."""

    type: Literal["answer"]
    ask: Number
    yes: bool


class Withdraw(Command):
    """Take back what you have proposed to the others."""

    type: Literal["withdraw"]
    ask: Number


class Say(Command):
    """Chat."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(plain)]


class Take(Command):
    """Sit down on a free seat."""

    type: Literal["take"]
    seat: SeatNumber
    name: Name | None = None


class Leave(Command):
    """Stand up before the game begins."""

    type: Literal["leave"]
    seat: SeatNumber


class Fill(Command):
    """Put a bot on a free seat, or with none free a bot's seat again; for the host, before the game begins."""

    type: Literal["fill"]
    seat: SeatNumber
    bot: BotName | None = None


class Link(Command):
    """Make a personal link: it carries your seat to another device, or as the host a kept seat to a friend."""

    type: Literal["link"]
    seat: SeatNumber


class Claim(Command):
    """Come by a personal link."""

    type: Literal["claim"]
    secret: Annotated[str, Field(min_length=16, max_length=128)]


class Resign(Command):
    """Leave your seat to a bot."""

    type: Literal["resign"]
    seat: SeatNumber
    bot: BotName = "random"


class Replace(Command):
    """Give a late player's seat to a bot, if the others agree."""

    type: Literal["replace"]
    seat: SeatNumber
    bot: BotName = "random"


class Rematch(Command):
    """Another game with the same people, everybody one seat further."""

    type: Literal["rematch"]


class Admit(Command):
    """Say what strangers may do from now on; for the host."""

    type: Literal["admit"]
    watching: Watching


AnyOfThem = (
    Move
    | Cancel
    | Undo
    | Answer
    | Withdraw
    | Say
    | Take
    | Leave
    | Fill
    | Link
    | Claim
    | Resign
    | Replace
    | Rematch
    | Admit
)
AnyCommand = Annotated[AnyOfThem, Field(discriminator="type")]


class Ping(Request):
    """Whether the other end is there; answered with a pong."""

    type: Literal["ping"]


class Look(Request):
    """Send me again what I may see."""

    type: Literal["look"]


SocketMessage = Annotated[AnyOfThem | Ping | Look, Field(discriminator="type")]
SOCKET_MESSAGES: TypeAdapter[Any] = TypeAdapter(SocketMessage)


class Question(Request):
    """What a seat would like to do: an action, or the board elements that were touched to mean one."""

    seat: SeatNumber
    action: ActionGiven | None = None
    spots: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=8)] = []
