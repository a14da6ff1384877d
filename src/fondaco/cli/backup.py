"""`fondaco backup` and `fondaco restore`: all tables and guests in one file."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from fondaco.cli.admin import Database
from fondaco.cli.extras import need_server
from fondaco.cli.files import file_errors
from fondaco.cli.options import language_of_help, say
from fondaco.core.errors import FondacoError
from fondaco.locale import Words

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))]
Yes = Annotated[bool, typer.Option("--yes", help=say("help-restore-yes"))]


def backup(file: BackupFile, database: Database = "") -> None:
    """Write all of a database into a file."""
    words = Words(language_of_help(), "cli")
    need_server(words)
    from fondaco.server.backup import back_up
    from fondaco.server.config import data_folder, database_in

    with file_errors(words, file):
        rows = asyncio.run(back_up(database or database_in(data_folder()), file))
    typer.echo(say("backed-up", rows=rows, file=str(file)))


def restore(file: BackupFile, yes: Yes = False, database: Database = "") -> None:
    """Put a backup in place of all that is in a database."""
    words = Words(language_of_help(), "cli")
    need_server(words)
    from fondaco.server.backup import restore as put_back
    from fondaco.server.config import data_folder, database_in

    if not yes:
        raise FondacoError(say("restore-sure", file=str(file)))
    with file_errors(words, file):
        rows = asyncio.run(put_back(database or database_in(data_folder()), file))
    typer.echo(say("restored", rows=rows, file=str(file)))
