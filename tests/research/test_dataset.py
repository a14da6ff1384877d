"""Datasets: written in shards, resumed, and read by others."""

import json
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import polars as pl
import pyarrow.parquet as pq
import pytest

from fondaco.arena.bout import play
from fondaco.core.match import Match
from fondaco.research.dataset import GAMES, VIEWS, Dataset
from fondaco.research.encoder import Encoder
from tests.cli.terminal import run

BOTS = ["greedy", "random", "random"]


def made(folder: Path, **more: Any) -> Dataset:
    wanted: dict[str, Any] = {"games": 3, "seed": 3, "per_shard": 2, **more}
    dataset = Dataset(folder, "china", {}, BOTS, **wanted)
    for _ in dataset.run():
        pass
    return dataset


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("dataset") / "china"
    made(place)
    return place


def rows_of(query: str) -> list[Any]:
    found: Any = duckdb.sql(query)
    return list(found.fetchall())


def test_polars_and_duckdb_read_games_and_decisions(folder: Path) -> None:
    games = pl.read_parquet(folder / "games-*.parquet")
    assert games["game"].to_list() == [0, 1, 2]
    assert games["bots"].to_list()[1] == ["random", "greedy", "random"]
    query = f"""
        select bot, count(*), avg(len(options)) from '{folder}/decisions-*.parquet'
        where list_contains(options, choice) group by bot order by bot
    """
    found = rows_of(query)
    assert [row[0] for row in found] == ["greedy", "random"]
    assert all(row[1] > 20 and row[2] > 1 for row in found)
    whole = rows_of(f"select count(*) from '{folder}/decisions-*.parquet'")
    assert whole == [(sum(row[1] for row in found),)]


def test_a_log_replays_to_its_scores_and_a_view_is_the_layouts(folder: Path) -> None:
    encoder = Encoder("china", 3)
    games = pq.read_table(folder / "games-00000.parquet").to_pylist()
    decisions = pq.read_table(folder / "decisions-00000.parquet").to_pylist()
    game = games[1]
    match = Match("china", json.loads(game["setup"]), 3, manual_chance=True)
    own = {row["line"]: row for row in decisions if row["game"] == game["game"]}
    for number, line in enumerate(game["log"]):
        if number in own:
            row = own[number]
            assert row["seat"] == line["seat"]
            assert row["action"] == line["action"]
            view = np.array(row["view"], np.float32)
            assert view.tobytes() == encoder.numbers(match.view(line["seat"])).tobytes()
            assert row["options"] == [match.game.vocabulary.index(option) for option in match.options(line["seat"])]
        match.enter(line["seat"], match.meant(line["action"]))
    assert match.result is not None
    assert match.result.scores == game["scores"]
    assert match.result.sheet == json.loads(game["sheet"])


def test_the_games_are_those_of_a_contest_with_the_same_seed(folder: Path) -> None:
    contest = made(folder.parent / "again").contest
    scores = pl.read_parquet(folder / "games-*.parquet")["scores"].to_list()
    for number in range(3):
        bout = contest.bout(number)
        by_entrant = play(bout).scores
        assert scores[number] == [by_entrant[bout.entrant_at(seat)] for seat in range(3)]


def test_values_are_those_of_the_bot_and_null_where_it_has_none(folder: Path) -> None:
    rows = pq.read_table(folder / "decisions-00000.parquet").to_pylist()
    for row in rows:
        if row["bot"] == "random":
            assert row["values"] is None
    thoughts = [row for row in rows if row["bot"] == "greedy" and row["values"] is not None]
    assert thoughts
    for row in thoughts:
        assert len(row["values"]) == len(row["options"])


def test_an_interrupted_dataset_goes_on_where_it_was(folder: Path, tmp_path: Path) -> None:
    dataset = made(tmp_path / "cut")
    before = {path.name: path.read_bytes() for path in sorted(dataset.folder.iterdir())}
    dataset.path(GAMES, 1).unlink()
    (dataset.folder / "games-00001.parquet.part").write_bytes(b"half")
    stamp = dataset.path(GAMES, 0).stat().st_mtime_ns
    dataset.check(resume=True)
    assert list(dataset.run()) == [2, 3]
    assert dataset.path(GAMES, 0).stat().st_mtime_ns == stamp
    assert {path.name: path.read_bytes() for path in sorted(dataset.folder.iterdir())} == before


@pytest.mark.parametrize("views", VIEWS)
def test_views_are_written_as_wanted(views: str, tmp_path: Path) -> None:
    dataset = made(tmp_path / views, games=1, views=views)
    schema = pq.read_schema(dataset.path("decisions", 0))
    assert ("view" in schema.names) is (views != "none")
    for field in schema:
        assert field.metadata[b"meaning"], field.name
    meta = json.loads(schema.metadata[b"fondaco"])
    assert (meta["title"], meta["bots"], meta["seed"], meta["format"]) == ("china", BOTS, 3, 1)


def test_the_command_writes_a_dataset_and_says_what_is_wrong(tmp_path: Path) -> None:
    asked = ["dataset", "china", "--bots", "random,random,random", "--games", "2", "--processes", "1"]
    where = ["--output", str(tmp_path / "d"), "--seed", "1"]
    first = run(*asked, *where)
    assert first.exit_code == 0, first.stderr
    assert "2 games are in" in first.stdout
    assert run(*asked, *where, "--resume").exit_code == 0
    for more, told in (
        (where, "has a dataset already"),
        ([*where[:3], "2", "--resume"], "another command or version has begun"),
        ([*where[:2], "--resume"], "the seed must be given"),
        (["--output", str(tmp_path / "e"), "--views", "smoke"], "not as “smoke”"),
        (["--output", str(tmp_path / "e"), "--shard", "0"], "at least one game"),
    ):
        ended = run(*asked, *more)
        assert ended.exit_code == 2, more
        assert told in " ".join(ended.stderr.split())
    assert not (tmp_path / "e").exists()
    (tmp_path / "d" / "games-00007.parquet").write_bytes(b"junk")
    assert "is no shard of a dataset" in " ".join(run(*asked, *where, "--resume").stderr.split())
