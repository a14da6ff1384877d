"""Programs as bots: those that keep to the protocol play, and those that do not lose that game and nothing else."""

import json
import shlex
import shutil
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from fondaco.arena.bout import play
from fondaco.arena.contest import Contest
from fondaco.bots import find_bot
from fondaco.bots.program import ProgramBot
from fondaco.core.chance import Rng
from fondaco.core.titles import find

ROOT = Path(__file__).parents[2]
PYTHON = f"python {shlex.quote(str(ROOT / 'examples' / 'bots' / 'reference.py'))}"
NODE = f"node {shlex.quote(str(ROOT / 'examples' / 'bots' / 'reference.mjs'))}"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")

GREETS = """
import json, sys, time
def say(document): print(json.dumps(document), flush=True)
def lines():
    for line in sys.stdin:
        document = json.loads(line)
        if document["type"] == "hello": say({"type": "ready"})
        elif document["type"] == "decide": yield document
"""
FAULTS = {
    "crashes": ("raise RuntimeError('my head')", "ended with code 1 while it was asked; its last words were: "),
    "leaves": ("sys.exit(3)", "ended with code 3 while it was asked"),
    "hangs": ("time.sleep(60)", "did not answer within 0.5 s"),
    "babbles": ("print('take red', flush=True)", "answered “take red”, which is no JSON document"),
    "lists": ("say([1])", "answered “[1]”, which is no table of names and values"),
    "cheats": ("say({'choose': 'win the game'})", "chose “win the game”, which is none of its"),
    "counts wrongly": ("say({'choose': len(document['options'])})", "which is none of its"),
    "says true": ("say({'choose': True})", "chose “true”, which is none of its"),
    "dodges": ("say({'type': 'hm'})", "which chooses nothing"),
}


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return f"python {shlex.quote(str(path))}"


def contest(*names: str, games: int = 1) -> Contest:
    made = Contest("china", {}, list(names), games, 3)
    for _ in made.run():
        pass
    return made


def test_the_reference_bot_in_python_plays_and_the_same_seed_plays_the_same() -> None:
    first, second = (contest(f"exec:{PYTHON}", "random", "random", games=2) for _ in range(2))
    assert first.forfeits == []
    assert [played.scores for played in first.in_order] == [played.scores for played in second.in_order]
    assert first.standings[0].times.decisions > 10


@needs_node
def test_the_reference_bot_in_node_plays() -> None:
    assert contest(f"exec:{NODE}", "random", f"exec:{PYTHON}").forfeits == []


def test_the_reference_bot_knows_nothing_of_our_package() -> None:
    text = (ROOT / "examples" / "bots" / "reference.py").read_text(encoding="utf-8")
    assert "import fondaco" not in text
    assert "from fondaco" not in text


@pytest.mark.parametrize("title", ["haendler", "yunnan-2023"])
def test_it_plays_the_other_titles_as_well(title: str) -> None:
    seats = find(title).seats[0]
    made = Contest(title, {}, [f"exec:{PYTHON}", *["random"] * (seats - 1)], 1, 1)
    assert [played.fault for played in made.run()] == [""]


@pytest.mark.parametrize("fault", FAULTS)
def test_whoever_breaks_the_protocol_loses_that_game_and_nothing_else_stops(fault: str, tmp_path: Path) -> None:
    deed, told = FAULTS[fault]
    limit = "0.5s" if fault == "hangs" else "60s"  # a machine may be slow to end a program
    name = f"exec:{limit}:{program(tmp_path, GREETS + f'for document in lines(): {deed}')}"
    made = contest("random", name, "random", games=3)
    assert len(made.played) == 3
    assert [forfeit["bot"] for forfeit in made.forfeits] == [name] * 3
    for played in made.in_order:
        assert told in played.fault
        assert (played.wins, played.ranks, played.scores) == ([0.5, 0.0, 0.5], [1, 3, 1], [0, 0, 0])
        assert played.fault.count("\n") == 0
    assert made.standings[1].win_share == 0


def test_a_bot_that_breaks_down_once_plays_the_next_game(tmp_path: Path) -> None:
    once = tmp_path / "once"
    deed = f"""
import os
for document in lines():
    if not os.path.exists({str(once)!r}):
        open({str(once)!r}, "w").close()
        sys.exit(9)
    say({{"choose": 0}})
"""
    made = contest(f"exec:{program(tmp_path, GREETS + deed)}", "random", "random", games=2)
    assert [played.forfeiter for played in made.in_order] == [0, -1]


def test_a_greeting_must_be_answered(tmp_path: Path) -> None:
    silent = program(tmp_path, "import sys\nprint('{}', flush=True)\nsys.stdin.read()")
    (fault,) = [played.fault for played in contest(f"exec:{silent}", "random", "random").played]
    assert "answered the greeting with “{}” instead of a “ready” for protocol 1" in fault


def test_a_program_gets_a_seats_view_and_is_told_the_end(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    deed = f"""
with open({str(diary)!r}, "w") as diary:
    for line in sys.stdin:
        diary.write(line); diary.flush()
        document = json.loads(line)
        if document["type"] == "hello": say({{"type": "ready"}})
        if document["type"] == "decide": say({{"choose": 0}})
"""
    name = f"exec:{program(tmp_path, GREETS + deed)}"
    made = Contest("china", {"fortifications": True}, ["random", name, "random"], 1, 1)
    played = play(made.bout(0))
    documents: list[dict[str, Any]] = []
    for _ in range(200):  # the last line is written when nobody waits for an answer
        documents = [json.loads(line) for line in diary.read_text().splitlines()]
        if documents[-1]["type"] == "over":
            break
        sleep(0.05)
    hello, *decisions, over = documents
    assert {name: hello[name] for name in ("title", "seats", "seat", "protocol")} == {
        "title": "china",
        "seats": 3,
        "seat": 1,
        "protocol": 1,
    }
    assert hello["setup"]["fortifications"] is True
    assert [document["number"] for document in decisions] == list(range(1, len(decisions) + 1))
    for document in decisions:
        hidden = document["view"]["players"]["green"]
        assert sum(hidden["hand"].values()) == sum(hidden["known"].values())
        assert {"text", "verb"} <= set(document["options"][0])
    assert over["result"]["scores"] == played.scores


def test_what_cannot_be_started_is_said_before_the_first_game() -> None:
    with pytest.raises(ValueError, match=r"There is no program “\./nobody” that can be run"):
        find_bot("exec:./nobody --fast")
    with pytest.raises(ValueError, match="given after exec:"):
        find_bot("exec:")
    with pytest.raises(ValueError, match="is no command"):
        find_bot("exec:bot 'unended")


def test_a_program_can_be_asked_without_a_contest() -> None:
    bot = ProgramBot(PYTHON)
    game, rng = find("china").game({}, 3), Rng(1)
    s = game.start(3)
    while game.actors(s)[0] < 0:
        options = game.options(s, -1)
        game.carry_out(s, -1, options[rng.weighted(game.odds(s))])
    options = game.options(s, 0)
    assert bot.choose(game, game.view(s, 0), options, rng) in options
    process = bot.process
    bot.stop()
    assert process is not None
    assert process.returncode is not None
    assert sys.executable in bot.words
