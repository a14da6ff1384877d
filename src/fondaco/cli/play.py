"""`fondaco play`: the house in the browser, or, with a title, a match in the terminal."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from fondaco.arena.processes import hands
from fondaco.bots import Searcher, find_bot
from fondaco.cli.extras import can_serve
from fondaco.cli.files import read_text
from fondaco.cli.options import Language, Options, Processes, SeatName, Seed, say, seat_number, seats_for, setup_of
from fondaco.cli.sitting import Sitting
from fondaco.cli.telling import Teller
from fondaco.cli.titles import choose_title
from fondaco.core.errors import BadSave
from fondaco.core.match import Match
from fondaco.core.titles import find
from fondaco.locale import Words


def play(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help=say("help-title"), show_default=False)] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-seats"))] = None,
    seat: SeatName = None,
    option: Options = None,
    bot: Annotated[str, typer.Option("--bot", help=say("help-bot"))] = "random",
    processes: Processes = None,
    seed: Seed = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("help-save"))] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help=say("help-terminal"))] = False,
) -> None:
    """Sit down at a table and play."""
    words = Words(lang, "cli")
    if title is None and save is None and not terminal and in_the_browser(words):
        return
    find_bot(bot)  # better to learn now than later that it does not exist
    if save is not None and save.exists():
        match = resumed(save, words, title, seats, option, seed)
    else:
        match = begun(title or choose_title(words), seats, option, seed)
    opponent = find_bot(bot, match.title)
    workers = hands(processes)
    if isinstance(opponent, Searcher):
        opponent.processes = workers
    mine = 0 if seat is None else seat_number(match, seat)
    words = Words(lang, "cli", find(match.title).rulebook)
    Sitting(Teller(match, words, Console(highlight=False)), mine, opponent, save).run()


def in_the_browser(words: Words) -> bool:
    """Open the house in the browser and serve it until told to stop; false if the server or the page is not
    installed."""
    if not can_serve():
        return False
    # Imported here: whoever plays in the terminal does not wait for the server to be read.
    from fondaco.server.config import built_page
    from fondaco.server.run import serve_one_person

    page = built_page()
    if page is not None:
        serve_one_person(page, ready=lambda address: typer.echo(words.say("serving-page", address=address)))
    return page is not None


def begun(name: str, seats: int | None, options: list[str] | None, seed: int | None) -> Match:
    """A new match."""
    title = find(name)
    setup = setup_of(title, options)
    return Match.new(name, seats_for(title, setup, seats), setup, seed)


def resumed(
    path: Path, words: Words, title: str | None, seats: int | None, options: list[str] | None, seed: int | None
) -> Match:
    """The match that is kept in a file; anything else that is asked for must agree with it."""
    match = Match.load(read_text(words, path), seed)
    played, shelf = match.setup, find(match.title)
    wanted = played if options is None else setup_of(shelf, options)
    if title not in (None, match.title) or seats not in (None, match.seats) or shelf.anew(wanted) != shelf.anew(played):
        setup = ", ".join(f"{name}={str(value).lower()}" for name, value in match.setup.items()) or "-"
        raise BadSave(words.say("error-other-match", file=str(path), title=match.title, seats=match.seats, setup=setup))
    return match
