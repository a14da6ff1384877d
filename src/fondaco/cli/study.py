"""`fondaco study`: what many games between bots say about a title."""

import json
import secrets
from contextlib import closing
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import typer

from fondaco.arena.cluster import hired
from fondaco.arena.keeping import kept
from fondaco.arena.processes import hands
from fondaco.cli.files import read_text, write_bytes, write_text
from fondaco.cli.match import leave_early, names_in
from fondaco.cli.options import (
    ClusterAddress,
    Language,
    Options,
    Processes,
    Resumed,
    Seed,
    TitleName,
    need_seed,
    say,
    setup_of,
)
from fondaco.cli.progress import progress_bar
from fondaco.core.errors import BadSetup, FondacoError
from fondaco.core.titles import find
from fondaco.locale import Words


def study(
    title: TitleName,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,…", help=say("help-bots"))],
    output: Annotated[Path, typer.Option("--output", metavar="FILE", help=say("help-study-output"))],
    games: Annotated[int, typer.Option("--games", help=say("help-games"))] = 300,
    compare: Annotated[
        str | None, typer.Option("--compare", metavar="TITLE[:NAME=VALUE,…]", help=say("help-compare"))
    ] = None,
    numbers: Annotated[Path | None, typer.Option("--with", metavar="FILE", help=say("help-with"))] = None,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    resume: Resumed = None,
    option: Options = None,
    seed: Seed = None,
    lang: Language = "en",
) -> None:
    """Play many games, and tell what they say."""
    words = Words(lang, "cli", find(title).rulebook)
    if find_spec("pyarrow") is None:
        raise FondacoError(words.say("error-no-dataset"))
    need_seed(words, resume, seed)
    base = output.with_suffix("") if output.suffix == ".html" else output
    if not base.absolute().parent.is_dir():
        raise FondacoError(words.say("error-file", file=str(base.parent), reason="ENOENT"))
    # Imported here: whoever plays in the terminal does not wait for it to be read.
    from fondaco.research.study import Study
    from fondaco.research.study_page import Page

    chosen = secrets.randbits(32) if seed is None else seed
    names = names_in(bots)
    studies = [Study(title, setup_of(find(title), option), names, games, chosen)]
    if compare is not None or numbers is not None:
        other, setup = (title, studies[0].setup) if compare is None else compared_with(compare, title, words)
        changed = None if numbers is None else numbers_in(numbers, words)
        studies.append(Study(other, setup, names, games, chosen, changed))
        words = Words(lang, "cli", *{find(one.title).rulebook: None for one in studies})
    workers = hands(processes)
    with hired(cluster), kept(resume):
        whole = run_all(studies, workers, words)
    if any(not one.sketches for one in studies):
        leave_early(words, 0, games * len(studies))
    command = command_of(title, option, bots, games, compare, numbers, chosen)
    page = Page(studies[0], command, words, studies[1] if len(studies) > 1 else None)
    files = written(base, page, studies, words)
    typer.echo(words.say("study-done", files=", ".join(map(str, files)), seed=str(chosen)))
    if not whole:
        leave_early(words, sum(len(one.sketches) for one in studies), games * len(studies))


def written(base: Path, page: Any, studies: list[Any], words: Words) -> list[Path]:
    """The files of a study: the page, the same as Markdown, and what it rests on."""
    files = [base.with_suffix(ending) for ending in (".html", ".md", ".parquet")]
    write_text(words, files[0], page.html())
    write_text(words, files[1], page.markdown())
    write_bytes(words, files[2], packed(studies))
    return files


def compared_with(text: str, title: str, words: Words) -> tuple[str, dict[str, object]]:
    """The title and the setup that a study is compared with."""
    name, sign, rest = text.partition(":")
    if "=" in name:
        name, sign, rest = title, ":", text
    options = [part for part in rest.split(",") if part]
    if not name or (sign and not options):
        raise BadSetup(words.say("error-study-other", text=text))
    return name, setup_of(find(name), options)


def numbers_in(file: Path, words: Words) -> object:
    """What a file with other numbers says."""
    try:
        return json.loads(read_text(words, file))
    except ValueError as error:
        if isinstance(error, FondacoError):
            raise
        raise FondacoError(words.say("error-not-json", file=str(file))) from error


def run_all(studies: list[Any], processes: int, words: Words) -> bool:
    """Play all games of all studies; says whether all were played, or an interrupt ended it."""
    planned = sum(one.contest.games for one in studies)
    before = 0
    with progress_bar(words.say("match-progress"), planned) as tell:
        try:
            for one in studies:
                with closing(one.run(processes)) as counts:
                    for done in counts:
                        tell(before + done)
                before += one.contest.games
        except KeyboardInterrupt:
            return False
    return True


def packed(studies: list[Any]) -> bytes:
    """A row for each player of each game, as Parquet."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = [{"study": number, "title": one.title, **row} for number, one in enumerate(studies) for row in one.rows()]
    buffer = BytesIO()
    pq.write_table(pa.Table.from_pylist(rows), buffer, compression="zstd")
    return buffer.getvalue()


def command_of(
    title: str, option: list[str] | None, bots: str, games: int, compare: str | None, numbers: Path | None, seed: int
) -> str:
    """The command that makes the same study again."""
    parts = ["fondaco study", title, *[f"--option {each}" for each in option or []], f"--bots {bots}"]
    parts += [f"--games {games}", *([f"--compare {compare}"] if compare else [])]
    parts += [*([f"--with {numbers.name}"] if numbers else []), f"--seed {seed}"]
    return " ".join(parts)
