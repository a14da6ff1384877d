"""`fondaco mcp`: a seat at a table for an AI assistant."""

from importlib.util import find_spec
from typing import Annotated

import typer

import fondaco
from fondaco.bots import find_bot
from fondaco.cli.options import Language, Options, Seed, say, seats_for, setup_of
from fondaco.core.errors import BadSetup, FondacoError
from fondaco.core.match import Match
from fondaco.core.titles import find
from fondaco.locale import Words


def mcp(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help=say("help-title"), show_default=False)] = None,
    table: Annotated[str | None, typer.Option("--table", metavar="LINK", help=say("help-table-link"))] = None,
    name: Annotated[str, typer.Option("--name", help=say("help-guest"))] = "Assistant",
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-seats"))] = None,
    seat: Annotated[int, typer.Option("--seat", help=say("help-assistant-seat"))] = 1,
    option: Options = None,
    bot: Annotated[str, typer.Option("--bot", help=say("help-bot"))] = "journeyman",
    seed: Seed = None,
    lang: Language = "en",
) -> None:
    """Sit down, and answer an assistant until it leaves."""
    words = Words(lang, "cli")
    if (title is None) == (table is None):
        raise BadSetup(words.say("error-mcp-what"))
    if find_spec("mcp") is None:
        raise FondacoError(words.say("error-no-mcp"))
    # Imported here: whoever plays in the terminal does not wait for it to be read.
    from fondaco.research.assistant import server_of
    from fondaco.research.chairs import Chair, LocalChair, ServerChair

    chair: Chair
    if title is None or table is not None:
        chair = ServerChair(table or "", name, lang)
    else:
        setup = setup_of(find(title), option)
        match = Match.new(title, seats_for(find(title), setup, seats), setup, seed)
        if not 1 <= seat <= match.seats:
            raise BadSetup(f"A seat is a number from 1 to {match.seats}, not {seat}.")
        chair = LocalChair(match, seat - 1, find_bot(bot, title), Words(lang, "cli", find(title).rulebook))
    server_of(chair, fondaco.__version__).run()
