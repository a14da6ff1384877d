"""The first revision: what logs of 0.1 may hold, they may hold for ever."""

import json
from pathlib import Path

import pytest

from fondaco import BadSave, Match
from tests.haendler.scene import Scene
from tests.haendler.talk import seal

FIRST = "1"
GOLDEN = Path(__file__).parent / "golden"


def test_files_of_the_first_version_are_of_the_first_revision() -> None:
    for name in ("2-agreements", "2-plain", "3-open-money", "3-plain", "4-agreements", "4-plain"):
        match = Match.load((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
        assert match.setup["revision"] == FIRST
        assert match.result is not None
        assert Match.load(match.save()).position() == match.position()


def test_some_of_them_can_only_be_played_by_it() -> None:
    document = json.loads((GOLDEN / "3-plain.json").read_text(encoding="utf-8"))
    document["setup"]["revision"] = "2"
    with pytest.raises(BadSave, match=r"Line 159 .* refused by the rule move\.far"):
        Match.load(json.dumps(document))


def test_nobody_was_asked_before_representation() -> None:
    scene = Scene("climbing", seats=2, revision=FIRST).player("orange", notes=1)
    assert "debts" not in [step.name for step in scene.match().match.game.steps]
    assert "repay" in scene.match().options("orange")


def test_free_loading_could_follow_freight() -> None:
    scene = Scene("loading-1", "orange", revision=FIRST).wagon(1, "paris", None, "blue").moment(wagon="1", cursor=1)
    scene.store("orange", "paris", salt=3).hand("orange", "free-loading")
    table = scene.match().play("orange", "ship salt", "offer 100").play("blue", "accept")
    assert table.why("orange", "play free-loading") is None


def test_a_blocked_way_could_be_taken_at_a_fork() -> None:
    scene = Scene("moving", revision=FIRST).wagon(1, "paris-lyon-3", "paris-lyon-2")
    table = scene.wagon(2, "genova-lyon-2", "genova-lyon-1").match().play("orange", "move wagon 1 with tile 3")
    assert "turn to genova-lyon-3" in table.options("orange")


def test_promises_were_told_but_a_log_may_hold_what_broke_them() -> None:
    table = Scene("climbing", agreements=True, revision=FIRST).match().play("orange", "propose to blue")
    seal(table, "orange", "blue", "i-will: to ascend: until round-ends")
    table.play("orange", "pass")
    assert table.position["agreements"]["promises"][0]["deed"] == "to ascend"
