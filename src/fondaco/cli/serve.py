"""`fondaco serve`: tables for people and programs, over HTTP and WebSocket."""

from pathlib import Path
from typing import Annotated

import typer

from fondaco.arena.hint import ADVISER
from fondaco.bots import find_thinker
from fondaco.cli.extras import need_server
from fondaco.cli.options import language_of_help, say
from fondaco.locale import Words

Host = Annotated[str, typer.Option("--host", help=say("help-host"))]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help=say("help-port"))]
Database = Annotated[str, typer.Option("--database", envvar="FONDACO_DATABASE", help=say("help-database"))]
Origins = Annotated[list[str] | None, typer.Option("--origin", help=say("help-origin"))]
Names = Annotated[list[str] | None, typer.Option("--name", help=say("help-host-name"))]
Https = Annotated[bool, typer.Option("--https", help=say("help-https"))]
Workers = Annotated[int, typer.Option("--workers", min=0, help=say("help-workers"))]
Adviser = Annotated[str, typer.Option("--adviser", help=say("help-house-adviser"))]
Page = Annotated[Path | None, typer.Option("--page", exists=True, file_okay=False, help=say("help-page"))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "",
    origin: Origins = None,
    name: Names = None,
    https: Https = False,
    workers: Workers = 0,
    adviser: Adviser = ADVISER,
    page: Page = None,
) -> None:
    """Serve until told to stop."""
    need_server(Words(language_of_help(), "cli"))
    # Imported here: who plays in the terminal does not wait for the server to be read.
    from fondaco.server.config import Config, built_page, data_folder, database_in, worker_count
    from fondaco.server.run import serve as run

    find_thinker(adviser)  # one that has no thoughts is better known now than later
    config = Config(
        database=database or database_in(data_folder()),
        host=host,
        port=port,
        origins=tuple(origin or ()),
        hosts=tuple(name or ()),
        secure=https,
        page=page or built_page(),
        workers=workers or worker_count(),
        adviser=adviser,
    )
    run(config, lambda address: welcome(address, config.page))


def welcome(address: str, page: Path | None) -> None:
    """Say where the house is, and if it has no page."""
    typer.echo(say("serving", address=address))
    if page is None:
        typer.echo(say("no-page"), err=True)
