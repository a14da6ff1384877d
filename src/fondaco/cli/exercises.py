"""`fondaco exercises`: find positions with one clearly best move."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from fondaco.arena.cluster import hired
from fondaco.arena.exercises import Exercise, Search, chosen, document_of
from fondaco.arena.hint import ADVISER
from fondaco.arena.keeping import kept
from fondaco.arena.processes import hands
from fondaco.cli.errors import INTERRUPTED
from fondaco.cli.files import write_text
from fondaco.cli.options import ClusterAddress, Language, Processes, Resumed, TitleName, say
from fondaco.cli.progress import progress_bar
from fondaco.core.errors import FondacoError
from fondaco.core.titles import find
from fondaco.locale import Words


def exercises(
    title: TitleName,
    output: Annotated[Path | None, typer.Option("--output", help=say("help-exercises-output"))] = None,
    count: Annotated[int, typer.Option("--count", min=1, max=1000, help=say("help-exercises-count"))] = 40,
    bot: Annotated[str, typer.Option("--bot", help=say("help-exercises-bot"))] = ADVISER,
    seed: Annotated[int, typer.Option("--seed", help=say("help-exercises-seed"))] = 1,
    processes: Processes = None,
    cluster: ClusterAddress = None,
    resume: Resumed = None,
    lang: Language = "en",
) -> None:
    """Look for exercises, and write them with their proof; whoever interrupts gets those that were found."""
    words = Words(lang, "cli", find(title).rulebook)
    if output is not None and not output.absolute().parent.is_dir():
        raise FondacoError(f"There is no folder “{output.parent}” for the exercises.")
    search = Search(title, bot, seed, words.say)
    found: list[Exercise] = []
    best: list[Exercise] = []
    with progress_bar(words.say("exercises-progress"), count) as tell:
        try:
            with hired(cluster), kept(resume), closing(search.run(hands(processes))) as run:
                for exercise in run:
                    found.append(exercise)
                    best = chosen(found, count)
                    tell(len(best))
                    if len(best) == count:
                        break
        except KeyboardInterrupt:
            if not found:
                raise typer.Exit(INTERRUPTED) from None
    command = f"fondaco exercises {title} --count {count} --bot {bot} --seed {seed}"
    document = document_of(title, bot, seed, command, best)
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":")).replace('{"name"', '\n{"name"') + "\n"
    if output is None:
        typer.echo(text, nl=False)
        return
    write_text(words, output, text)
    typer.echo(words.say("exercises-done", file=str(output), count=str(len(found))))
