"""`fondaco admin`: for whoever runs a server, on its database, while it runs."""

import ipaddress
import re
import time
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

import typer

from fondaco.cli.extras import need_server
from fondaco.cli.options import language_of_help, say
from fondaco.core.errors import FondacoError
from fondaco.locale import Words

Database = Annotated[str, typer.Option("--database", envvar="FONDACO_DATABASE", help=say("help-database"))]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-admin-table"))]
Who = Annotated[str, typer.Argument(metavar="WHO", help=say("help-admin-who"))]
Guest = Annotated[str, typer.Argument(metavar="GUEST", help=say("help-admin-guest"))]
Days = Annotated[int, typer.Option("--days", min=0, help=say("help-admin-days"))]
Reason = Annotated[str, typer.Option("--reason", help=say("help-admin-reason"))]
GUEST_ID: Final = re.compile("[0-9a-f]{32}")
DAY: Final = 24 * 3600 * 1000  # milliseconds
admin = typer.Typer(help=say("help-admin"), no_args_is_help=True)


def on(database: str, work: Callable[[Any], Coroutine[Any, Any, Any]]) -> Any:
    """Do something with the database."""
    need_server(Words(language_of_help(), "cli"))
    from fondaco.server.backup import with_engine
    from fondaco.server.config import data_folder, database_in

    return with_engine(database or database_in(data_folder()), work)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def moment(milliseconds: int) -> str:
    """A time as people write it."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))


def named(who: str) -> str:
    """What a ban is kept under: an address or a guest."""
    if GUEST_ID.fullmatch(who):
        return f"guest {who}"
    try:
        ipaddress.ip_address(who)
    except ValueError as error:
        raise FondacoError(say("admin-nobody", who=who)) from error
    from fondaco.server.rates import network_of

    return f"address {network_of(who)}"


@admin.command("list", help=say("help-admin-list"))
def list_tables(database: Database = "") -> None:
    """List the tables that are open or in play, with their hosts."""

    async def work(engine: Any) -> None:
        from fondaco.server.store import Store

        for row in await Store(engine, lambda _: None).unfinished():
            line = [row.table, row.title, row.status, moment(row.changed), row.host or "?", row.seats]
            typer.echo("\t".join(line))

    on(database, work)


@admin.command("close", help=say("help-admin-close"))
def close(table: TableName, database: Database = "") -> None:
    """Delete a table for good."""

    async def work(engine: Any) -> None:
        from fondaco.server.store import Store

        store = Store(engine, lambda _: None)
        if not await store.existing([table]):
            raise FondacoError(say("admin-no-table", table=table))
        await store.remove(table)

    on(database, work)
    typer.echo(say("admin-closed", table=table))


@admin.command("ban", help=say("help-admin-ban"))
def ban(who: Who, days: Days = 0, reason: Reason = "", database: Database = "") -> None:
    """Keep a guest or an address out."""

    async def work(engine: Any) -> None:
        from fondaco.server.ledger import Ledger

        until = now() + days * DAY if days else None
        await Ledger(engine, "admin").ban(named(who), now(), until, reason)

    on(database, work)
    typer.echo(say("admin-banned", who=who))


@admin.command("unban", help=say("help-admin-unban"))
def unban(who: Who, database: Database = "") -> None:
    """Let a guest or an address in again."""

    async def work(engine: Any) -> None:
        from fondaco.server.ledger import Ledger

        if not await Ledger(engine, "admin").unban(named(who)):
            raise FondacoError(say("admin-not-banned", who=who))

    on(database, work)
    typer.echo(say("admin-unbanned", who=who))


@admin.command("forget", help=say("help-admin-forget"))
def forget(guest: Guest, database: Database = "") -> None:
    """Delete what is known of a guest."""

    async def work(engine: Any) -> None:
        from fondaco.server.retention import forget_guest

        if not await forget_guest(engine, guest):
            raise FondacoError(say("admin-no-guest", guest=guest))

    on(database, work)
    typer.echo(say("admin-forgotten", guest=guest))


@admin.command("reports", help=say("help-admin-reports"))
def reports(database: Database = "") -> None:
    """List what guests have reported."""

    async def work(engine: Any) -> None:
        from fondaco.server.ledger import Ledger

        for row in await Ledger(engine, "admin").reports():
            typer.echo(f"{moment(row['time'])}\t{row['table']}\t{row['reported']}\t{row['said']}\t{row['reason']}")

    on(database, work)


@admin.command("rotate-key", help=say("help-admin-rotate"))
def rotate_key(database: Database = "") -> None:
    """Sign cookies with a new key."""

    async def work(engine: Any) -> None:
        from fondaco.server.guests import rotate_keys
        from fondaco.server.ledger import Ledger

        await rotate_keys(Ledger(engine, "admin"))

    on(database, work)
    typer.echo(say("admin-rotated"))
