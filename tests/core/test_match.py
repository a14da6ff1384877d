"""A match is its log: it is played on, taken back, saved, loaded and told."""

import json
from typing import Any

import pytest

from fondaco.core import CHANCE, Action, BadAction, BadSave, FondacoError, Match, Move, Refused, State, Title
from fondaco.core.chance import draw
from fondaco.core.rule import NOT_YOUR_TURN
from tests.core.marbles import ENOUGH, HIDE, KEEP, LEFT, RIGHT, TAKE

pytestmark = pytest.mark.usefixtures("title")
ONE, TWO = Action(TAKE, 0), Action(TAKE, 1)
LEFT_HIDDEN = Move(CHANCE, Action(HIDE, LEFT))


def by_hand(seats: int = 2, **setup: object) -> Match:
    """A match whose chance the test plays."""
    return Match.new("marbles", seats, setup, manual_chance=True)


def hidden(match: Match, hand: str = "left") -> Match:
    """The same match once chance has hidden a hand."""
    match.play(CHANCE, f"hide {hand}")
    return match


def test_a_new_match_stands_at_the_first_decision_of_a_seat() -> None:
    match = Match.new("marbles", 3, seed=4)
    assert (match.title, match.setup, match.seats, match.seed) == ("marbles", {"heap": "usual"}, 3, 4)
    assert not match.manual_chance
    assert match.actors == [0]
    assert match.options(0) == [ONE, TWO]
    assert match.options(1) == []
    assert [(move.seat, move.action.verb) for move in match.log] == [(CHANCE, HIDE)]
    assert match.position() == {
        "setup": {"heap": "usual"}, "seats": 3, "heap": 9, "turn": 0,
        "hidden": match.log[0].action.x, "marbles": [1, 1, 1],
    }  # fmt: skip


def test_a_setup_is_asked_for_by_name() -> None:
    match = Match.new("marbles", 2, {"heap": "long"}, seed=1)
    assert match.setup == {"heap": "long"}
    assert match.position()["heap"] == 50


def test_chance_is_drawn_from_the_seed_and_the_line() -> None:
    match = Match.new("marbles", 2, {"heap": "long"}, seed=7)
    for _ in range(20):
        match.play(match.actors[0], ONE)
    hands = [move.action.x for move in match.log if move.seat == CHANCE]
    assert hands == [draw(7, line, [3, 1]) for line in range(0, 41, 2)]
    assert {LEFT, RIGHT} == set(hands)


def test_matches_without_a_seed_differ() -> None:
    seeds = {Match.new("marbles", 2).seed for _ in range(4)}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert any(seed >= 2**48 for seed in seeds)


def test_chance_plays_by_itself_unless_somebody_wants_to() -> None:
    position = {"seats": 2, "heap": 3, "turn": 0, "hidden": 0, "marbles": [1, 1]}
    for match in (Match("marbles", {}, 2), Match.from_position("marbles", position)):
        match.play(0, ONE)
        assert match.actors == [1]


def test_chance_waits_for_whoever_plays_it() -> None:
    match = by_hand()
    assert match.log == []
    assert match.actors == [CHANCE]
    hidden(match, "right")
    match.play(0, "take one")
    assert match.actors == [CHANCE]
    assert match.log == [Move(CHANCE, Action(HIDE, RIGHT)), Move(0, ONE)]


def test_an_action_is_meant_by_itself_or_by_its_words() -> None:
    match = hidden(by_hand())
    assert match.meant("take two") == match.meant(TWO) == TWO
    assert match.text(TWO) == "take two"
    assert match.why_not(0, "take two") is None
    assert match.why_not(1, TWO) is NOT_YOUR_TURN
    for nonsense in ("take three", Action(TAKE, 2), Action(9)):
        with pytest.raises(BadAction):
            match.why_not(0, nonsense)


def test_a_refused_action_leaves_no_trace() -> None:
    match = Match.from_position("marbles", {"seats": 2, "heap": 1, "turn": 0, "hidden": 0, "marbles": [4, 3]})
    with pytest.raises(Refused) as refusal:
        match.play(0, TWO)
    assert refusal.value.rule is ENOUGH
    assert match.log == []
    assert match.entries == [[]]


def test_a_seat_sees_its_own_view_and_a_spectator_less() -> None:
    match = hidden(by_hand(), "right")
    assert (match.view(0).seat, match.view(1).seat, match.view(None).seat) == (0, 1, -1)
    assert [match.shown(seat)["hidden"] for seat in (0, 1, None)] == [RIGHT, -1, -1]
    for seat in (-1, 2):
        with pytest.raises(FondacoError, match=rf"^There is no seat {seat} at a table of 2\.$"):
            match.view(seat)


def test_the_chronicle_has_a_list_for_the_opening_and_each_line() -> None:
    match = hidden(by_hand())
    match.play(0, ONE)
    hidden(match)
    told = [[[entry.event.name for entry in line] for line in match.chronicle(seat)] for seat in (0, 1, None)]
    assert told == [[[], ["hidden"], ["taken"], []], [[], [], ["taken"], ["hidden"]], [[], [], ["taken"], []]]


def test_undoing_takes_chance_back_with_the_decision_before_it() -> None:
    match = Match.new("marbles", 2, seed=3)
    opening, log = match.position(), match.log[:]
    match.play(0, ONE)
    match.undo()
    assert match.position() == opening
    assert match.log == log
    assert [len(line) for line in match.entries] == [0, 1]
    with pytest.raises(FondacoError, match=r"^There is nothing to take back\.$"):
        match.undo()
    assert match.log == log


def test_undoing_takes_one_line_back_where_chance_is_played() -> None:
    match = hidden(by_hand())
    match.undo()
    assert match.log == []
    assert match.actors == [CHANCE]


def test_a_match_goes_back_to_any_line() -> None:
    match = Match.new("marbles", 2, seed=3)
    for _ in range(2):
        match.play(match.actors[0], ONE)
    log = match.log
    for length, kept in ((5, 5), (4, 5), (2, 3), (1, 1), (0, 1)):  # chance draws the same again
        match.rewind(length)
        assert match.log == log[:kept]
        assert len(match.entries) == kept + 1
    for length in (-1, 2):
        with pytest.raises(FondacoError, match=rf"^The log has 1 lines, so there is no line {length} to go back to\.$"):
            match.rewind(length)


def test_a_match_has_a_result_once_it_is_over() -> None:
    match = Match.from_position("marbles", {"seats": 2, "heap": 1, "turn": 1, "hidden": 0, "marbles": [4, 3]})
    assert match.result is None
    match.play(1, ONE)
    assert match.actors == []
    assert match.result is not None
    assert match.result.scores == [4, 4]


DESCRIBED: dict[str, Any] = {
    "setup": {"heap": "long"},
    "seats": 3,
    "heap": 2,
    "turn": 1,
    "hidden": 1,
    "marbles": [4, 3, 0],
}


def test_a_match_begins_from_a_position() -> None:
    document = {name: value for name, value in DESCRIBED.items() if name != "setup"}
    match = Match.from_position("marbles", document, seed=9, manual_chance=True)
    assert (match.seats, match.seed, match.manual_chance, match.setup) == (3, 9, True, {"heap": "usual"})
    assert match.actors == [1]
    assert match.position() == {**document, "setup": {"heap": "usual"}}
    match.play(1, TWO)
    assert match.actors == [1], "keep both, for the right hand is hidden"
    match.undo()
    assert match.position() == {**document, "setup": {"heap": "usual"}}


def test_a_saved_match_is_json_with_the_log_in_words() -> None:
    match = hidden(by_hand(heap="long"))
    match.play(0, TWO)
    match.play(0, Action(KEEP))
    lines = [[-1, "hide left"], [0, "take two"], [0, "keep both"]]
    document = {"fondaco": 1, "title": "marbles", "setup": {"heap": "long"}, "seats": 2, "log": lines}
    assert json.loads(match.save()) == document
    assert match.save().startswith('{\n "fondaco": 1,\n'), "one line for each thing, for people who read or compare"


def test_a_saved_match_keeps_letters_and_the_position_it_began_from() -> None:
    origin = {"seats": 2, "heap": 1, "turn": 0, "hidden": 0, "marbles": [4, 3]}
    match = Match.from_position("marbles", origin, seed=1)
    assert json.loads(match.save())["position"] == origin
    assert Match.load(match.save()).position() == match.position()
    assert Match.load(match.save()).origin == origin
    match.origin = {"note": "„Händler“"}
    assert "„Händler“" in match.save()


def test_a_loaded_match_goes_on_with_chance() -> None:
    match = hidden(by_hand())
    match.play(0, ONE)
    loaded = Match.load(match.save(), seed=11)
    assert loaded.seed == 11
    assert not loaded.manual_chance
    assert loaded.log[:2] == match.log
    assert loaded.log[2:] == [Move(CHANCE, Action(HIDE, draw(11, 2, [3, 1])))]
    assert loaded.actors == [1]


SAVE: dict[str, Any] = {"fondaco": 1, "title": "marbles", "setup": {}, "seats": 2, "log": [[-1, "hide left"]]}
FORMS = "Line 1 of the log is not a seat and an action."


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"fondaco": None}, "The save file does not say that it is a match of Fondaco."),
        ({"fondaco": 2}, "The save file has format 2; this version reads up to format 1."),
        ({"title": 1}, "The save file has no proper “title”."),
        ({"setup": []}, "The save file has no proper “setup”."),
        ({"seats": "2"}, "The save file has no proper “seats”."),
        ({"log": {}}, "The save file has no proper “log”."),
        ({"position": []}, "The save file has no proper “position”."),
        ({"seats": 5}, "The save file cannot be set up: marbles is for 2 to 3 players, not 5."),
        ({"position": {}}, "The save file cannot be set up: The position lacks “seats”."),
        ({"log": ["hide left"]}, FORMS),
        ({"log": [[-1]]}, FORMS),
        ({"log": [["-1", "hide left"]]}, FORMS),
        ({"log": [[-1, 0]]}, FORMS),
        ({"log": [[-1, "hide left"], [0, "hide left", 1]]}, "Line 2 of the log is not a seat and an action."),
        ({"log": [[-1, "hide"]]}, "Line 1 of the log cannot be played: “hide” is no action of this game."),
        ({"log": [[0, "take one"]]}, "Line 1 of the log cannot be played: It is refused by the rule turn.not-yours."),
    ],
)
def test_a_broken_save_file_is_refused_with_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    assert Match.load(json.dumps(SAVE)).log == [LEFT_HIDDEN]
    with pytest.raises(BadSave) as error:
        Match.load(json.dumps({**SAVE, **changes}))
    assert str(error.value) == sentence


@pytest.mark.parametrize("text", ["[]", '"match"', "3"])
def test_other_json_is_no_save_file(text: str) -> None:
    with pytest.raises(BadSave, match=r"^The save file does not say that it is a match of Fondaco\.$"):
        Match.load(text)


def test_what_is_not_json_is_no_save_file() -> None:
    with pytest.raises(BadSave, match=r"^The save file is not JSON: Expecting value: line 1 column 1 \(char 0\)\.$"):
        Match.load("marbles")


def test_searches_play_without_a_chronicle(title: Title) -> None:
    game = title.game({}, 2)
    s: State = game.start(2)
    game.play(s, CHANCE, Action(HIDE, LEFT))
    assert s.news is None
