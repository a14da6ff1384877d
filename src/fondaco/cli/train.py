"""`fondaco train`: learn what positions of a title are worth, from the games of a league."""

import json
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from fondaco.arena.cluster import hired
from fondaco.arena.processes import hands
from fondaco.cli.errors import INTERRUPTED
from fondaco.cli.files import write_bytes
from fondaco.cli.options import ClusterAddress, Language, Processes, TitleName, say
from fondaco.cli.progress import progress_bar
from fondaco.core.errors import FondacoError
from fondaco.core.titles import find
from fondaco.locale import Words


def train(
    title: TitleName,
    output: Annotated[Path, typer.Option("--output", help=say("help-weights"))],
    games: Annotated[int, typer.Option("--games", help=say("help-train-games"))] = 4000,
    seed: Annotated[int, typer.Option("--seed", help=say("help-train-seed"))] = 1,
    memory: Annotated[Path | None, typer.Option("--memory", metavar="FILE", help=say("help-memory"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("help-resume"))] = False,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    lang: Language = "en",
) -> None:
    """Play, learn, and write down what was learned."""
    if find_spec("numpy") is None:
        raise FondacoError("Learning needs numpy, which comes with: pip install 'fondaco[train]'.")
    for file in [output] if memory is None else [output, memory]:
        if not file.absolute().parent.is_dir():
            raise FondacoError(f"There is no folder “{file.parent}” for the weights.")
    if resume and memory is None:
        raise FondacoError("A training is resumed from its memory: say which with --memory FILE.")
    from fondaco.arena.training import Training

    words = Words(lang, "cli")
    training = Training(find(title), games, seed, memory)
    if resume:
        training.resume()
    with hired(cluster), progress_bar(words.say("train-progress"), games) as tell:
        try:
            with closing(training.run(hands(processes))) as played:
                for count in played:
                    tell(count)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    document = training.document(f"fondaco train {title} --games {games} --seed {seed}")
    write_bytes(words, output, (text_of(document) + "\n").encode())
    told = words.say("train-done", file=str(output), games=str(training.played), likelihood=str(training.quality[-1]))
    typer.echo(told)


def text_of(document: dict[str, Any]) -> str:
    """The document as JSON, with a line for each field."""
    lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in document.items()]
    return "{\n" + ",\n".join(lines) + "\n}"
