"""The position document: what it says, and what it complains of."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fondaco import BadPosition, Match
from fondaco.games.haendler.state import State
from tests.haendler.scene import Scene, opening


def test_the_document_of_the_opening() -> None:
    position = opening(2).position()
    assert position["setup"] == {
        "wagons": "paris-koeln-wien",
        "courier": "usual",
        "agreements": False,
        "open_money": False,
        "revision": "2",
    }
    assert position["section"] == ["first-buying"]
    assert position["wagons"] == {
        number: {"field": city, "behind": None, "master": None, "loads": {}}
        for number, city in {"1": "paris", "2": "koeln", "3": "wien"}.items()
    }
    assert position["courier"] == "brugge-deventer-2"
    assert position["moment"] == {}
    assert position["agreements"] == {}
    assert position["players"]["blue"] == {  # type: ignore[index]
        "money": 5000,
        "received": 0,
        "paid": 0,
        "notes": 0,
        "level": 0,
        "tiles": [1, 2, 3, 4],
        "warehouses": {},
        "investments": [],
        "influence": 0,
        "hand": {},
        "bid": None,
        "disc": None,
    }


def spoil(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(opening(2).position()))
    change(document)
    return document


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.pop("courier"), "lacks “courier”"),
        (lambda d: d.update(curier="lyon"), "unknown “curier”"),
        (lambda d: d["supply"].update(wine=7), "7 pieces of wine instead of 8"),
        (lambda d: d["players"]["blue"].update(money=4900), "does not agree"),
        (lambda d: d.update(bank=0), "instead of 450"),
        (lambda d: d["players"]["blue"].update(money=4950), "multiple of 100"),
        (lambda d: d["wagons"]["1"].update(field="koeln"), "Two wagons stand on one field"),
        (lambda d: d["wagons"]["1"].update(field="lyon", behind="reims"), "must be a field beside it"),
        (lambda d: d["wagons"]["1"].update(behind="lyon"), "turned in its city"),
        (
            lambda d: d["wagons"]["1"].update(field="lyon", behind="paris-lyon-3", master="blue"),
            "has no load master",
        ),
        (lambda d: d.update(courier="paris"), "courier does not go into cities"),
        (lambda d: d["prices"].update(wine=650), "must be one of 600"),
        (lambda d: d["players"]["blue"]["warehouses"].update(paris={"silk": 1}), "cannot store silk"),
        (lambda d: d["influence"]["history"].append({"player": "blue", "played": "ascent"}), "not 3 cards"),
        (lambda d: d["investments"]["row"].remove("courier"), "belongs to nobody"),
        (lambda d: d.update(section=["bargain"]), "begins with a section of the round"),
        (lambda d: d["agreements"].update(promises=[{"player": "blue"}]), "lacks “agreements.promises.1.other”"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(change: Callable[[dict[str, Any]], object], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        Match.from_position("haendler", spoil(change))


def test_a_deed_must_be_one_that_can_be_promised() -> None:
    scene = Scene("moving", agreements=True)
    promise = {"player": "blue", "other": "red", "will": True, "deed": "pass", "until": "round-ends", "due": 15}
    scene.document["agreements"] = {"promises": [promise]}
    with pytest.raises(BadPosition, match="no deed that can be promised"):
        scene.match()


@pytest.mark.parametrize(("name", "highest"), [("due", 99_999), ("pays", 99_999_900)])
def test_the_numbers_of_a_promise_have_bounds(name: str, highest: int) -> None:
    for number, fits in ((0, True), (highest, True), (-1, False), (highest + 1, False)):
        scene = Scene("moving", agreements=True)
        promise = {
            "player": "blue",
            "other": "red",
            "will": True,
            "deed": "to ascend",
            "until": "round-ends",
            "due": 15,
        }
        scene.document["agreements"] = {"promises": [{**promise, name: number}]}
        if fits:
            assert scene.match().position["agreements"]["promises"][0].get(name, 0) == number
        else:
            with pytest.raises(
                BadPosition, match=rf"“agreements\.promises\.1\.{name}” must be from 0 to {highest}, not"
            ):
                scene.match()


def numbers(match: Match) -> list[object]:
    """The talk as it stands in the state."""
    s = match.state
    assert isinstance(s, State)
    return [s.promises, s.draft, s.tabled, s.put, s.heard, s.talks, s.talk_turn]


@pytest.mark.parametrize(
    ("clause", "complaint"),
    [
        ({"clause": "i-pay", "amount": 99_999_901}, "“agreements.draft.clauses.2.amount” must be from 0 to 99999900"),
        ({"clause": "i-pay", "amount": -1}, "“agreements.draft.clauses.2.amount” must be from 0 to 99999900"),
        ({"clause": "i-give", "card": "king"}, "“agreements.draft.clauses.2.card” must be one of"),
        ({"clause": "i-owe", "amount": 100}, "“agreements.draft.clauses.2.clause” must be one of i-pay, you-pay"),
        ({"clause": "i-pay", "amount": 100, "until": "round-ends"}, "unknown “agreements.draft.clauses.2.until”"),
        ({"clause": "i-will", "until": None}, "lacks “agreements.draft.clauses.2.deed”"),
        ({"clause": "i-will", "deed": None}, "lacks “agreements.draft.clauses.2.until”"),
        ({"clause": "i-will", "deed": None, "until": "noon"}, "“agreements.draft.clauses.2.until” must be one of"),
        ({"clause": "i-will", "deed": "to fly", "until": None}, "“to fly” is no deed that can be promised."),
        ("i-will", "The position's agreements.draft.clauses.2 must be a table"),
    ],
)
def test_a_clause_that_cannot_be_is_named_by_its_place(clause: object, complaint: str) -> None:
    table = Scene("moving", agreements=True).match().play("orange", "propose to red", "i pay 100")
    document = json.loads(json.dumps(table.position))
    document["agreements"]["draft"]["clauses"].append(clause)
    with pytest.raises(BadPosition) as refused:
        Match.from_position("haendler", document)
    assert complaint in str(refused.value)


@pytest.mark.parametrize("amount", [0, 99_999_900])
def test_a_clause_names_any_amount(amount: int) -> None:
    table = Scene("moving", agreements=True).match().play("orange", "propose to red", "i pay 100")
    document = json.loads(json.dumps(table.position))
    document["agreements"]["draft"]["clauses"][0]["amount"] = amount
    restored: dict[str, Any] = Match.from_position("haendler", document).position()
    assert restored["agreements"]["draft"]["clauses"] == [{"clause": "i-pay", "amount": amount}]


def test_a_talk_survives_the_document() -> None:
    table = Scene("moving", agreements=True).hand("orange", "ascent").match().play("orange", "propose to red")
    table.play(
        "orange", "i give ascent", "you pay 500", "you-will", "to move wagon 1", "until round-ends", "i-will-not"
    )
    for action in ("to ascend", "until next-turn-ends", "put forward"):
        document = json.loads(json.dumps(table.position))
        restored = Match.from_position("haendler", document, manual_chance=True)
        assert restored.position() == table.position
        assert restored.options(0) == table.match.options(0)
        assert numbers(restored) == numbers(table.match)
        table.play("orange", action)
    table.play("blue", "meddle", "i pay 300")
    restored = Match.from_position("haendler", json.loads(json.dumps(table.position)), manual_chance=True)
    assert restored.position() == table.position
    assert numbers(restored) == numbers(table.match)


def test_a_deed_is_said_in_words_and_in_fields() -> None:
    table = Scene("moving", agreements=True).match().play("orange", "propose to red")
    table.play("orange", "i-will")
    assert table.position["agreements"]["draft"]["clauses"] == [{"clause": "i-will", "deed": None, "until": None}]
    table.play("orange", "to bring wagon 1 to lyon")
    clause = table.position["agreements"]["draft"]["clauses"][0]
    assert clause["deed"] == "to bring wagon 1 to lyon"
    assert clause["fields"] == {"verb": "to-bring", "wagon": "1", "field": "lyon"}
    assert Match.from_position("haendler", table.position).position() == table.position
