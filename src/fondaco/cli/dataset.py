"""`fondaco dataset`: games between bots as Parquet files."""

import secrets
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import fondaco
from fondaco.arena.cluster import hired
from fondaco.arena.processes import hands
from fondaco.cli.files import file_errors
from fondaco.cli.match import leave_early, names_in
from fondaco.cli.options import ClusterAddress, Language, Options, Processes, Seed, TitleName, need_seed, say, setup_of
from fondaco.cli.progress import progress_bar
from fondaco.core.errors import FondacoError
from fondaco.core.titles import find
from fondaco.locale import Words


def dataset(
    title: TitleName,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,…", help=say("help-bots"))],
    output: Annotated[Path, typer.Option("--output", metavar="FOLDER", help=say("help-dataset-folder"))],
    games: Annotated[int, typer.Option("--games", help=say("help-games"))] = 100,
    views: Annotated[
        str, typer.Option("--views", metavar="numbers|documents|none", help=say("help-views"))
    ] = "numbers",
    shard: Annotated[int, typer.Option("--shard", help=say("help-shard"))] = 100,
    resume: Annotated[bool, typer.Option("--resume", help=say("help-dataset-resume"))] = False,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    option: Options = None,
    seed: Seed = None,
    lang: Language = "en",
) -> None:
    """Play games and write them down."""
    words = Words(lang, "cli")
    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise FondacoError(words.say("error-no-dataset"))
    need_seed(words, resume, seed)
    # Imported here: whoever plays in the terminal does not wait for it to be read.
    from fondaco.research.dataset import Dataset

    chosen = secrets.randbits(32) if seed is None else seed
    setup = setup_of(find(title), option)
    made = Dataset(output, title, setup, names_in(bots), games, chosen, views, shard, fondaco.__version__)
    done = 0
    with file_errors(words, output):
        made.check(resume)
        with hired(cluster), progress_bar(words.say("match-progress"), games) as tell:
            try:
                with closing(made.run(hands(processes))) as counts:
                    for done in counts:
                        tell(done)
            except KeyboardInterrupt:
                leave_early(words, done, games)
    typer.echo(words.say("dataset-done", games=done, folder=str(output), seed=str(chosen)))
