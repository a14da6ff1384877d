"""`fondaco serve`: the server."""

import os
from pathlib import Path
from typing import Annotated

import typer

from fondaco.server.config import Config, built_page, data_folder, database_in
from fondaco.server.run import serve as run


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 lets the system choose.")] = 8000,
    database: Annotated[
        str, typer.Option(envvar="FONDACO_DATABASE", help="sqlite:///file or postgresql://…; else your data folder.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="The origin of another page that may use the server.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="A host name that the server answers to; else any.")] = None,
    https: Annotated[bool, typer.Option(help="Served over https, by a proxy in front.")] = False,
    workers: Annotated[int, typer.Option(help="Processes in which bots think; 0: one less than there are cores.")] = 0,
    page: Annotated[Path | None, typer.Option(help="The folder of the built page.")] = None,
) -> None:
    """Serve tables to people and programs."""
    config = Config(
        database=database or database_in(data_folder()),
        host=host,
        port=port,
        origins=tuple(origin or ()),
        hosts=tuple(name or ()),
        secure=https,
        page=page or built_page(),
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
    )
    if config.page is None:
        typer.echo("The page is not built into this installation; the API alone is served.", err=True)
    run(config, lambda address: typer.echo(f"Fondaco is at {address}"))
