"""`fondaco train`: learn what positions of a title are worth, from games against oneself."""

import json
import re
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from fondaco.arena.processes import cores
from fondaco.cli.doors import INTERRUPTED, write_bytes
from fondaco.cli.options import Language, Processes, TitleName, say
from fondaco.cli.progress import progress_bar
from fondaco.core.errors import FondacoError
from fondaco.core.titles import find
from fondaco.locale import Words


def train(
    title: TitleName,
    output: Annotated[Path, typer.Option("--output", help=say("help-weights"))],
    games: Annotated[int, typer.Option("--games", help=say("help-train-games"))] = 2400,
    seed: Annotated[int, typer.Option("--seed", help=say("help-train-seed"))] = 1,
    processes: Processes = None,
    lang: Language = "en",
) -> None:
    """Play, learn, and write down what was learned."""
    if find_spec("numpy") is None:
        raise FondacoError("Learning needs numpy, which comes with: pip install 'fondaco[train]'.")
    if not output.absolute().parent.is_dir():
        raise FondacoError(f"There is no folder “{output.parent}” for the weights.")
    from fondaco.arena.training import Training

    words = Words(lang, "cli")
    training = Training(find(title), games, seed)
    with progress_bar(words.say("train-progress"), games) as tell:
        try:
            with closing(training.run(cores() if processes is None else processes)) as played:
                for count in played:
                    tell(count)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    document = training.document(f"fondaco train {title} --games {games} --seed {seed}")
    write_bytes(words, output, (text_of(document) + "\n").encode())
    told = words.say("train-done", file=str(output), games=str(training.played), likelihood=str(document["likelihood"]))
    typer.echo(told)


def text_of(document: dict[str, Any]) -> str:
    """The document as JSON, with a line for each measure."""
    text = json.dumps(document, ensure_ascii=False, indent=1)
    return re.sub(r"\n +(?=[-\d\]])", " ", text)
