"""Datasets: games and decisions between bots as Parquet, in shards that appear when they are whole."""

import json
from collections.abc import Generator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from fondaco.arena.bout import Bout
from fondaco.arena.contest import Contest
from fondaco.arena.processes import spread
from fondaco.core.errors import BadSetup
from fondaco.core.titles import Setting
from fondaco.research.encoder import Encoder
from fondaco.research.recording import Record, record

FORMAT: Final = 1
NUMBERS: Final = "numbers"
DOCUMENTS: Final = "documents"
NONE: Final = "none"
VIEWS: Final = [NUMBERS, DOCUMENTS, NONE]
GAMES: Final = "games"
DECISIONS: Final = "decisions"
META: Final = b"fondaco"

GAME_FIELDS: Final = [
    pa.field("game", pa.int64(), metadata={"meaning": "the number of the game, from 0"}),
    pa.field("title", pa.string(), metadata={"meaning": "the title"}),
    pa.field("setup", pa.string(), metadata={"meaning": "the setup as JSON"}),
    pa.field("block", pa.int64(), metadata={"meaning": "games of a block have the same luck"}),
    pa.field("bots", pa.list_(pa.string()), metadata={"meaning": "the bots by seat"}),
    pa.field("scores", pa.list_(pa.int32()), metadata={"meaning": "the points by seat"}),
    pa.field("ranks", pa.list_(pa.int32()), metadata={"meaning": "the ranks by seat, 1 is first"}),
    pa.field("sheet", pa.string(), metadata={"meaning": "the score sheet as JSON: points by category and seat"}),
    pa.field(
        "log",
        pa.list_(pa.struct([("seat", pa.int8()), ("action", pa.string())])),
        metadata={"meaning": "every line of the game; seat -1 is chance"},
    ),
]


def decision_fields(views: str, size: int) -> list[Any]:
    """The columns of the decisions."""
    fields = [
        pa.field("game", pa.int64(), metadata={"meaning": "the number of the game"}),
        pa.field("line", pa.int32(), metadata={"meaning": "the line of the game's log, from 0"}),
        pa.field("seat", pa.int8(), metadata={"meaning": "who decides"}),
        pa.field("bot", pa.string(), metadata={"meaning": "the bot at the seat"}),
        pa.field("options", pa.list_(pa.int32()), metadata={"meaning": "the options by their index in the vocabulary"}),
        pa.field("choice", pa.int32(), metadata={"meaning": "the index of the chosen option"}),
        pa.field("action", pa.string(), metadata={"meaning": "the chosen option in words"}),
        pa.field(
            "values",
            pa.list_(pa.float32()),
            metadata={"meaning": "by option the share of the win that the bot expected; null if it has no thoughts"},
        ),
    ]
    if views == NUMBERS:
        kind = pa.list_(pa.float32(), size)
        fields.append(pa.field("view", kind, metadata={"meaning": "the view as the title's layout has it"}))
    elif views == DOCUMENTS:
        fields.append(pa.field("view", pa.string(), metadata={"meaning": "the view as a position document in JSON"}))
    return fields


class Shard(NamedTuple):
    """Some games that are written into files of their own."""

    number: int
    first: int
    bouts: list[Bout]
    views: str
    meta: bytes


class Written(NamedTuple):
    """The files of a shard."""

    number: int
    games: bytes
    decisions: bytes


class Dataset:
    """So many games of a title between bots, in a folder."""

    def __init__(
        self,
        folder: Path,
        title: str,
        setup: Mapping[str, object],
        names: list[str],
        games: int,
        seed: int,
        views: str = NUMBERS,
        per_shard: int = 100,
        version: str = "",
    ) -> None:
        if views not in VIEWS:
            raise BadSetup(f"Views are written as one of {', '.join(VIEWS)}, not as “{views}”.")
        if per_shard < 1:
            raise BadSetup(f"A shard has at least one game, not {per_shard}.")
        self.folder = folder
        self.contest = Contest(title, setup, names, games, seed)
        self.views = views
        self.per_shard = per_shard
        self.meta: dict[str, Any] = {
            "format": FORMAT,
            "version": version,
            "title": title,
            "setup": self.contest.setup,
            "bots": names,
            "games": games,
            "seed": seed,
            "views": views,
            "per_shard": per_shard,
        }

    @property
    def shards(self) -> list[Shard]:
        """All shards."""
        meta = json.dumps(self.meta, ensure_ascii=False).encode()
        starts = range(0, self.contest.games, self.per_shard)
        return [Shard(number, first, self.bouts(first), self.views, meta) for number, first in enumerate(starts)]

    def bouts(self, first: int) -> list[Bout]:
        """The games of a shard."""
        last = min(first + self.per_shard, self.contest.games)
        return [self.contest.bout(number) for number in range(first, last)]

    def path(self, kind: str, number: int) -> Path:
        """The file of a shard."""
        return self.folder / f"{kind}-{number:05}.parquet"

    def there(self, number: int) -> bool:
        """Whether a shard is written."""
        return self.path(GAMES, number).is_file() and self.path(DECISIONS, number).is_file()

    def check(self, resume: bool) -> None:
        """A folder with shards can only be gone on with, and only by the same command."""
        found = sorted(self.folder.glob(f"{GAMES}-*.parquet")) if self.folder.is_dir() else []
        if self.folder.exists() and not self.folder.is_dir():
            raise BadSetup(f"“{self.folder}” is a file; a dataset is written into a folder.")
        if found and not resume:
            raise BadSetup(f"“{self.folder}” has a dataset already; --resume goes on with it.")
        for path in found:
            try:
                meta = json.loads((pq.read_schema(path).metadata or {}).get(META, b"{}"))
            except (OSError, ValueError) as error:
                raise BadSetup(f"“{path}” is no shard of a dataset of ours.") from error
            if meta != json.loads(json.dumps(self.meta)):
                raise BadSetup(f"“{self.folder}” has a dataset that another command or version has begun.")

    def run(self, processes: int = 1) -> Generator[int]:
        """Write all shards that are not there yet; hands out how many games are done."""
        self.folder.mkdir(parents=True, exist_ok=True)
        waiting = [shard for shard in self.shards if not self.there(shard.number)]
        done = self.contest.games - sum(len(shard.bouts) for shard in waiting)
        yield done
        for number, written in spread(written_down, waiting, processes):
            self.keep(DECISIONS, written.number, written.decisions)
            self.keep(GAMES, written.number, written.games)
            done += len(waiting[number].bouts)
            yield done

    def keep(self, kind: str, number: int, content: bytes) -> None:
        """Write a file in one piece."""
        path = self.path(kind, number)
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(content)
        draft.replace(path)


def written_down(shard: Shard) -> Written:
    """Play the games of a shard; what a process does."""
    games: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    encoder = Encoder(shard.bouts[0].title, len(shard.bouts[0].names), shard.bouts[0].setup)
    for number, bout in enumerate(shard.bouts, shard.first):
        played = record(bout)
        games.append(game_row(number, played))
        decisions.extend(decision_rows(number, played, encoder, shard.views))
    schema = pa.schema(decision_fields(shard.views, encoder.size))
    kept = [packed(pa.schema(GAME_FIELDS), games, shard.meta), packed(schema, decisions, shard.meta)]
    return Written(shard.number, *kept)


def packed(schema: Any, rows: list[dict[str, Any]], meta: bytes) -> bytes:
    """Rows as a Parquet file that says where it comes from."""
    buffer = BytesIO()
    table = pa.Table.from_pylist(rows, schema.with_metadata({META: meta}))
    pq.write_table(table, buffer, compression="zstd")
    return buffer.getvalue()


def game_row(number: int, played: Record) -> dict[str, Any]:
    """A game as a row."""
    text = played.game.vocabulary.text
    setup: dict[str, Setting] = played.bout.setup
    return {
        "game": number,
        "title": played.bout.title,
        "setup": json.dumps(setup, ensure_ascii=False),
        "block": played.bout.block,
        "bots": played.bots,
        "scores": played.result.scores,
        "ranks": played.result.ranks,
        "sheet": json.dumps(played.result.sheet, ensure_ascii=False),
        "log": [{"seat": move.seat, "action": text(move.action)} for move in played.log],
    }


def decision_rows(number: int, played: Record, encoder: Encoder, views: str) -> list[dict[str, Any]]:
    """The decisions of a game as rows."""
    rows: list[dict[str, Any]] = []
    out = np.empty(encoder.size, np.float32)
    for decision in played.decisions:
        row: dict[str, Any] = {
            "game": number,
            "line": decision.number,
            "seat": decision.seat,
            "bot": played.bots[decision.seat],
            "options": [encoder.index.of(option) for option in decision.options],
            "choice": encoder.index.of(decision.choice),
            "action": played.game.vocabulary.text(decision.choice),
            "values": decision.values,
        }
        if views == NUMBERS:
            encoder.fill(decision.view, out)
            row["view"] = out.copy()
        elif views == DOCUMENTS:
            row["view"] = json.dumps(played.game.describe(decision.view.known), ensure_ascii=False)
        rows.append(row)
    return rows
