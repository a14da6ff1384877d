"""A seat at a table for an assistant, by the Model Context Protocol: it gets a seat's view and nothing more."""

import time
from collections.abc import Callable
from functools import wraps
from io import StringIO
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from rich.console import Console

from fondaco.core.errors import FondacoError
from fondaco.core.rule import HOUSE
from fondaco.core.titles import Title
from fondaco.guides import has_guide, read_guide
from fondaco.guides.book import LINK
from fondaco.research.chairs import Chair, Moment, placed
from fondaco.terminal.boards import drawing_of
from fondaco.terminal.pieces import seat_names

WIDTH: Final = 110
MOST: Final = 80  # options or rules that are listed at once
LONGEST: Final = 300  # seconds to wait
PAUSE: Final = 0.2
INSTRUCTIONS: Final = (
    "You sit at a table and play a board game against others. Call look to see the board, options to see what you may "
    "do, play to do one of them exactly as it is written there, and wait until it is your turn again. rules searches "
    "the rulebook; why_not says which rule forbids something."
)


class Assistant:
    """What an assistant can ask for from its chair."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.say = chair.words.say

    def look(self) -> str:
        """The board in words as your seat sees it, what has happened since you last looked, and whose turn it is."""
        moment = self.chair.moment()
        page = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
        document = {"title": self.chair.title.name, "setup": moment.setup, **moment.view}
        with page.capture() as captured:
            page.print(drawing_of(self.chair.title)(document, self.chair.words))
        return "\n".join([*self.chair.news(), "", captured.get().rstrip(), "", self.standing(moment)]).strip()

    def standing(self, moment: Moment) -> str:
        """Whose turn it is, or how it ended."""
        players = seat_names(moment.view, self.chair.words)
        own = players[moment.seat]
        if moment.over:
            result = moment.result or {"scores": [], "ranks": []}
            ranked = sorted(zip(result["ranks"], players, result["scores"], strict=True))
            table = ", ".join(f"{rank}. {player} {score}" for rank, player, score in ranked)
            return self.say("mcp-over", you=own, table=table)
        if moment.turn:
            return self.say("mcp-turn", you=own, prompt=moment.prompt, options=len(moment.offers))
        return self.say("mcp-waiting", you=own)

    def options(self, search: str = "") -> str:
        """What you may do now, one a line: the action as play wants it, and in words. A search shows only those that
        have all its words."""
        moment = self.chair.moment()
        if not moment.turn:
            return self.standing(moment)
        wanted = search.casefold().split()
        found = [f"{offer.action}  ({offer.words})" for offer in moment.offers]
        found = [line for line in found if all(word in line.casefold() for word in wanted)]
        more = [self.say("mcp-more", count=len(found) - MOST)] if len(found) > MOST else []
        return "\n".join([*found[:MOST], *more]) or self.say("mcp-none", search=search)

    def why_not(self, action: str) -> str:
        """Which rule forbids an action now, with its place in the rulebook."""
        return self.chair.why(action) or self.say("mcp-allowed", action=action)

    def play(self, action: str) -> str:
        """Do one of your options, written exactly as options shows it. Says what followed and whose turn it is."""
        self.chair.play(action)
        return "\n".join([*self.chair.news(), self.standing(self.chair.moment())])

    def rules(self, search: str) -> str:
        """The rules whose name or text has all the words of the search, then the paragraphs of the guide that do."""
        title, words = self.chair.title, self.chair.words
        wanted = search.casefold().split()
        lines = [placed(words, rule, title) for rule in title.book.of(title.edition) + HOUSE.rules]
        lines += paragraphs(title, words.language)
        found = [line for line in lines if all(word in line.casefold() for word in wanted)]
        return "\n".join(found[:MOST]) or self.say("mcp-none", search=search)

    def wait(self, seconds: float = 30) -> str:
        """Wait until it is your turn or the game is over, but no longer than so many seconds; says what happened."""
        until = time.monotonic() + min(max(seconds, 0), LONGEST)
        moment = self.chair.moment()
        while not moment.turn and not moment.over and time.monotonic() < until:
            time.sleep(PAUSE)
            moment = self.chair.moment()
        return "\n".join([*self.chair.news(), self.standing(moment)])


def paragraphs(title: Title, language: str) -> list[str]:
    """The paragraphs of a title's guide with their headings; none if it has no guide."""
    if not has_guide(title, language):
        return []
    return [
        f"{section.heading}: {' '.join(LINK.sub(lambda link: link[1], part).split())}"
        for section in read_guide(title.name, language).sections
        for part in section.text.split("\n\n")
        if part.strip()
    ]


def server_of(chair: Chair, version: str) -> MCPServer:
    """The server that an assistant talks to."""
    assistant = Assistant(chair)
    server: MCPServer = MCPServer("fondaco", instructions=INSTRUCTIONS, version=version, log_level="WARNING")
    tools = (assistant.look, assistant.options, assistant.why_not, assistant.play, assistant.rules, assistant.wait)
    for tool in tools:
        server.add_tool(answering(tool), name=tool.__name__, description=" ".join((tool.__doc__ or "").split()))
    return server


def answering(tool: Callable[..., str]) -> Callable[..., str]:
    """A tool that says in a sentence what cannot be done."""

    @wraps(tool)
    def answer(*given: Any, **named: Any) -> str:
        try:
            return tool(*given, **named)
        except FondacoError as error:
            raise ToolError(str(error)) from error

    return answer
