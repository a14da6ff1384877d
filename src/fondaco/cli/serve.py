"""`fondaco serve`: tables for people and programs, over HTTP and WebSocket."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fondaco.bots import find_thinker
from fondaco.cli.extras import need_server
from fondaco.cli.options import language_of_help, say
from fondaco.locale import Words

if TYPE_CHECKING:
    from fondaco.server.config import Config

Host = Annotated[str | None, typer.Option("--host", help=say("help-host"))]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help=say("help-port"))]
Database = Annotated[str | None, typer.Option("--database", help=say("help-database"))]
Origins = Annotated[list[str] | None, typer.Option("--origin", help=say("help-origin"))]
Names = Annotated[list[str] | None, typer.Option("--name", help=say("help-host-name"))]
Https = Annotated[bool | None, typer.Option("--https/--no-https", help=say("help-https"))]
Workers = Annotated[int | None, typer.Option("--workers", min=0, help=say("help-workers"))]
Processes = Annotated[int | None, typer.Option("--processes", min=1, help=say("help-server-processes"))]
Adviser = Annotated[str | None, typer.Option("--adviser", help=say("help-house-adviser"))]
Page = Annotated[Path | None, typer.Option("--page", exists=True, file_okay=False, help=say("help-page"))]
Metrics = Annotated[str | None, typer.Option("--metrics", metavar="HOST:PORT", help=say("help-metrics"))]
Lan = Annotated[bool, typer.Option("--lan", help=say("help-lan"))]
File = Annotated[Path | None, typer.Option("--config", envvar="FONDACO_CONFIG", help=say("help-config"))]
Listing = Annotated[bool, typer.Option("--settings", help=say("help-settings"))]
More = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=say("help-set"))]


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    origin: Origins = None,
    name: Names = None,
    https: Https = None,
    workers: Workers = None,
    processes: Processes = None,
    adviser: Adviser = None,
    page: Page = None,
    metrics: Metrics = None,
    lan: Lan = False,
    config: File = None,
    settings: Listing = False,
    more: More = None,
) -> None:
    """Serve until told to stop."""
    need_server(Words(language_of_help(), "cli"))
    # Imported here: whoever plays in the terminal does not wait for the server to be read.
    from fondaco.server.run import serve as run

    given = {
        "host": host or ("0.0.0.0" if lan else None),
        "port": port,
        "database": database,
        "origins": origin,
        "hosts": name,
        "secure": https,
        "workers": workers or None,
        "processes": processes,
        "adviser": adviser,
        "page": page,
        "metrics": metrics,
        **dict(pair(one) for one in more or []),
    }
    found = configured(config, {name: value for name, value in given.items() if value is not None})
    if settings:
        list_settings(found)
        return
    find_thinker(found.adviser)  # better to learn now than later that it has no thoughts
    run(found, lambda address: welcome(address, found.page, lan))


def pair(text: str) -> tuple[str, Any]:
    """A setting as it is given by `--set`."""
    from fondaco.server.settings import BadSetting, listed, settings

    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetting(say("setting-form", text=text))
    return name, value.split(",") if listed(settings().get(name)) else value


def configured(path: Path | None, options: dict[str, Any]) -> "Config":
    """The configuration that options, environment and file give."""
    from fondaco.server.config import built_page, data_folder, database_in, worker_count
    from fondaco.server.settings import config_from, gathered

    values = gathered(path, options)
    values.setdefault("page", built_page())
    values.setdefault("workers", max(1, worker_count() // values.get("processes", 1)))
    if not values.get("database"):
        values["database"] = database_in(data_folder())
    return config_from(values)


def list_settings(config: "Config") -> None:
    """List all settings with their values, as a file of settings has them."""
    from fondaco.server.settings import settings, shown, value_of, variable

    section = ""
    for name in sorted(settings(), key=lambda one: ("." in one, one)):
        part, dot, own = name.rpartition(".")
        if dot and part != section:
            section = part
            typer.echo(f"\n[{section}]")
        typer.echo(f"# {say('setting-' + name.replace('.', '-').replace('_', '-'))} ({variable(name)})")
        typer.echo(f"{own} = {shown(value_of(config, name))}")


def welcome(address: str, page: Path | None, lan: bool = False) -> None:
    """Say where the server is, with a picture of the address for phones in the same room, and if it has no page."""
    if lan:
        from fondaco.server.lan import lan_address, picture_of

        address = lan_address(address)
        typer.echo(picture_of(address))
    typer.echo(say("serving", address=address))
    if page is None:
        typer.echo(say("no-page"), err=True)
