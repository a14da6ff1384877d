"""A chair at a table, for somebody who plays by words: at a match of our own with bots, or at a table of a server."""

import json
import re
import secrets
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any, Final, NamedTuple, Protocol

from fondaco.bots import Bot
from fondaco.core.chance import Rng
from fondaco.core.errors import BadAction, FondacoError
from fondaco.core.match import Match
from fondaco.core.rule import Rule
from fondaco.core.titles import Title, find
from fondaco.locale import Words
from fondaco.terminal.pieces import colour_names

LINK: Final = re.compile(r"(https?://[^/#?]+)/?#?/?t/([\w-]+)(?:/([\w-]+))?/?")
SECONDS: Final = 30.0  # to wait for a server


class Offer(NamedTuple):
    """Something that can be done: as it is said to the table, and in words."""

    action: str
    words: str


class Moment(NamedTuple):
    """How things stand, as a seat may know it."""

    view: dict[str, Any]
    setup: dict[str, Any]
    seat: int
    turn: bool  # whether the seat is to decide
    over: bool
    prompt: str
    offers: list[Offer]
    result: dict[str, Any] | None


class Chair(Protocol):
    """What can be done from a chair. All of it is what a person at the seat could know or do."""

    title: Title
    words: Words

    def moment(self) -> Moment:
        """How things stand."""
        ...

    def news(self) -> list[str]:
        """What has happened since this was last asked."""
        ...

    def why(self, action: str) -> str:
        """Why something cannot be done; empty if it can."""
        ...

    def play(self, action: str) -> None:
        """Do something; raises FondacoError with the reason why it cannot be done."""
        ...


def placed(words: Words, rule: Rule, title: Title) -> str:
    """A rule and its place in the rulebook."""
    return f"{words.refusal(rule)} ({rule.name}; {words.place(rule, title.edition)})"


class LocalChair:
    """A seat at a match in this process; a bot plays the others at once."""

    def __init__(self, match: Match, seat: int, bot: Bot, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.bot = bot
        self.words = words
        self.title = find(match.title)
        self.told = 0
        self.names = colour_names(match.shown(None), words)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Let the bots decide until it is the seat's turn."""
        match = self.match
        while match.actors and self.seat not in match.actors:
            seat = match.actors[0]
            rng = Rng(match.seed * 1_000_003 + len(match.log))
            match.play(seat, self.bot.choose(match.game, match.view(seat), match.options(seat), rng))

    def moment(self) -> Moment:
        """How things stand."""
        match, game = self.match, self.match.game
        offers = [
            Offer(match.text(option), self.words.option(game, option, self.names))
            for option in match.options(self.seat)
        ]
        result = match.result
        return Moment(
            match.shown(self.seat),
            dict(match.setup),
            self.seat,
            self.seat in match.actors,
            not match.actors,
            self.words.say(f"prompt-{game.step(match.state).name}") if match.actors else "",
            offers,
            None if result is None else {"scores": result.scores, "ranks": result.ranks},
        )

    def news(self) -> list[str]:
        """What has happened since this was last asked."""
        chronicle = self.match.chronicle(self.seat)
        entries = [entry for entries in chronicle[self.told :] for entry in entries]
        self.told = len(chronicle)
        return [self.words.entry(self.match.game, entry, self.names) for entry in entries]

    def why(self, action: str) -> str:
        """Why something cannot be done; asked of a world that fits the seat's view, so that nothing shows through."""
        match = self.match
        world = match.game.imagine(match.view(self.seat), Rng(len(match.log)))
        rule = match.game.why_not(world, self.seat, match.meant(action))
        return "" if rule is None else placed(self.words, rule, self.title)

    def play(self, action: str) -> None:
        """Do something, then let the bots play."""
        reason = self.why(action)
        if reason:
            raise BadAction(reason)
        self.match.play(self.seat, action)
        self.let_bots_play()


class ServerChair:
    """A seat at a table of a running server, taken as a guest."""

    def __init__(self, link: str, name: str, language: str) -> None:
        found = LINK.fullmatch(link)
        if found is None:
            raise FondacoError(f"“{link}” is no link to a table, such as http://127.0.0.1:8000/#/t/NAME.")
        self.address, self.table, secret = found.groups()
        self.language = language
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.seen = 0
        self.request("PUT", "/api/me", {"name": name})
        if secret:
            self.command("claim", secret=secret)
        self.seat = self.sit_down(name)
        document = self.request("GET", self.path())
        self.title = find(document["title"])
        self.setup = dict(document["setup"])
        self.words = Words(language, "cli", self.title.rulebook)

    def sit_down(self, name: str) -> int:
        """The seat that is ours, or else the first that is free."""
        seats = self.request("GET", self.path())["seats"]
        for seat in seats:
            if seat["yours"]:
                return int(seat["seat"])
        for seat in seats:
            if seat["kind"] == "open":
                self.command("take", seat=seat["seat"], name=name)
                return int(seat["seat"])
        raise FondacoError("No seat at this table is free.")

    def path(self, rest: str = "") -> str:
        """The path of the table, or of something of it."""
        return f"/api/tables/{self.table}{rest}"

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server; what it refuses, it says in a sentence."""
        content = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "accept-language": self.language}
        request = urllib.request.Request(self.address + path, content, headers, method=method)
        try:
            with self.opener.open(request, timeout=SECONDS) as response:
                return json.loads(response.read())
        except urllib.error.HTTPError as error:
            raise FondacoError(sentence_of(error.read(), error.code)) from error
        except (urllib.error.URLError, OSError, ValueError) as error:
            raise FondacoError(f"The server at {self.address} does not answer.") from error

    def command(self, kind: str, **fields: Any) -> Any:
        """Change the table."""
        return self.request("POST", self.path("/commands"), {"type": kind, "key": secrets.token_hex(16), **fields})

    def state(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """How things stand, and what our seat sees of it."""
        state = self.request("GET", self.path("/state"))
        return state, next(seat for seat in state["seats"] if seat["seat"] == self.seat)

    def moment(self) -> Moment:
        """How things stand."""
        state, own = self.state()
        return Moment(
            own["view"],
            self.setup,
            self.seat,
            self.seat in state["actors"],
            state["status"] == "over",
            state["prompt"] or "",
            [Offer(option["action"], option["text"]) for option in own["options"]],
            state["result"],
        )

    def news(self) -> list[str]:
        """What has happened since this was last asked."""
        events = self.request("GET", self.path(f"/history?after={self.seen}&language={self.language}"))["events"]
        if events:
            self.seen = events[-1]["number"]
        return [entry["text"] for event in events for entry in event["entries"]]

    def why(self, action: str) -> str:
        """Why something cannot be done."""
        answer = self.request("POST", self.path("/why"), {"seat": self.seat, "action": action})
        rule = answer["rule"]
        return "" if rule is None else f"{rule['text']} ({rule['name']})"

    def play(self, action: str) -> None:
        """Do something."""
        state, _ = self.state()
        self.command("move", seat=self.seat, at=state["number"], action=action)


def sentence_of(body: bytes, code: int) -> str:
    """What a server says about something that it has refused."""
    try:
        document = json.loads(body)
        return str(document["text"])
    except (ValueError, KeyError, TypeError):
        return f"The server answered with {code}."
