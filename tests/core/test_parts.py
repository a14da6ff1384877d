"""The small parts that games are made of: actions, chance, rules, entries of the chronicle, results."""

import pytest

from fondaco.core import (
    CHANCE,
    EVERYBODY,
    OURS,
    TEXT,
    Action,
    Differences,
    Domain,
    Entry,
    Event,
    Move,
    Refused,
    Result,
    Rng,
    Rulebook,
    State,
    View,
    ranks_of,
)
from fondaco.core.chance import draw
from fondaco.core.editions import rules_of_one_edition
from fondaco.core.match import Match
from fondaco.core.price import Price
from fondaco.core.rule import GAME_OVER, HOUSE, NOT_NOW, NOT_YOUR_TURN
from fondaco.core.state import attributes
from tests.core import marbles


def test_actions_are_equal_when_all_their_numbers_are() -> None:
    action = Action(1, 2, 3, 4)
    assert (action.verb, action.x, action.y, action.z) == (1, 2, 3, 4)
    others = [Action(0, 2, 3, 4), Action(1, 0, 3, 4), Action(1, 2, 0, 4), Action(1, 2, 3, 0)]
    assert action == Action(1, 2, 3, 4)
    assert all(action != other for other in others)
    assert action != (1, 2, 3, 4)
    assert len({action, Action(1, 2, 3, 4), *others}) == 5
    assert len({hash(each) for each in (action, *others)}) == 5
    assert Action(5) == Action(5, 0, 0, 0)
    assert repr(action) == "Action(1, 2, 3, 4)"


def test_moves_are_equal_when_seat_and_action_are() -> None:
    move = Move(1, Action(2))
    assert move == Move(1, Action(2))
    assert move not in (Move(0, Action(2)), Move(1, Action(3)))
    assert move != (1, Action(2))
    assert len({hash(each) for each in (move, Move(1, Action(2)), Move(0, Action(2)), Move(1, Action(3)))}) == 3
    assert repr(Move(CHANCE, Action(2, 1))) == "Move(-1, Action(2, 1, 0, 0))"


def test_chance_is_the_same_for_the_same_seed() -> None:
    assert [Rng(8).below(6), Rng(8).part()] == [Rng(8).below(6), Rng(8).part()]
    assert {Rng(seed).below(6) for seed in range(200)} == {0, 1, 2, 3, 4, 5}
    assert all(0 <= Rng(seed).part() < 1 for seed in range(200))


def test_weights_are_the_odds() -> None:
    rng = Rng(3)
    found = [rng.weighted([1, 0, 3]) for _ in range(2000)]
    assert set(found) == {0, 2}
    assert 400 < found.count(0) < 600, "one of four"
    assert {rng.weighted([0, 1]) for _ in range(50)} == {1}
    with pytest.raises(ValueError, match=r"^the odds of a chance decision must add up to more than zero$"):
        rng.weighted([0, 0])


def test_what_chance_gives_depends_on_seed_and_line() -> None:
    assert [draw(5, line, [1] * 1000) for line in range(3)] == [Rng(5 * 1_000_003 + n).below(1000) for n in range(3)]
    assert len({draw(seed, line, [1] * 1000) for seed in range(3) for line in range(3)}) == 9


def test_an_entry_is_read_by_those_it_is_for() -> None:
    event = Event("seen", {})
    for readers, seats in ((EVERYBODY, [-1, 0, 1, 2, 3]), (0b101, [0, 2]), (0, [])):
        entry = Entry(event, [], readers)
        assert [seat for seat in (-1, 0, 1, 2, 3) if entry.readable_by(seat)] == seats


def test_an_entry_names_its_arguments() -> None:
    event = Event("taken", {"player": "colour", "count": "number"}, NOT_NOW)
    entry = Entry(event, [1, 5], EVERYBODY)
    assert entry.fields({"colour": Domain("colour", ["red", "blue"])}) == {"player": "blue", "count": 5}
    assert (event.name, event.slots, event.rule) == ("taken", {"player": "colour", "count": "number"}, NOT_NOW)
    other = event.under(GAME_OVER)
    assert (other.name, other.slots, other.rule) == ("taken", event.slots, GAME_OVER)
    assert event.rule is NOT_NOW
    assert repr(event) == "<Event taken>"
    assert repr(entry) == "<Entry taken [1, 5]>"
    with pytest.raises(ValueError, match="longer"):
        Entry(event, [1, 5, 6], EVERYBODY).fields({"colour": Domain("colour", ["red", "blue"])})


def test_a_state_tells_whoever_listens() -> None:
    s = State()
    event = Event("seen", {})
    s.tell(event, [1])
    assert s.news is None
    s.news = []
    s.tell(event, [1])
    s.tell(event, [2], 0b10)
    assert [(entry.event, entry.values, entry.readers) for entry in s.news] == [
        (event, [1], EVERYBODY),
        (event, [2], 2),
    ]


def test_a_price_is_worse_on_the_wrong_side_of_a_limit() -> None:
    for gets, worse in ((True, [500]), (False, [300])):
        price = Price(400, 100, gets, Action(2), Action(3))
        assert (price.amount, price.step, price.gets) == (400, 100, gets)
        assert (price.consent, price.refusal) == (Action(2), Action(3))
        assert [limit for limit in (300, 400, 500) if price.is_worse(limit)] == worse


def test_ranks_compare_keys_in_order_and_share_places() -> None:
    assert ranks_of([[5, 1], [7, 0], [5, 2], [7, 0]]) == [4, 1, 3, 1]
    result = Result([5, 7, 5, 7], [4, 1, 3, 1], {"coins": [5, 7, 5, 7]})
    assert result.winners == [1, 3]
    assert (result.scores, result.ranks, result.sheet) == ([5, 7, 5, 7], [4, 1, 3, 1], {"coins": [5, 7, 5, 7]})
    assert repr(result) == "<Result [5, 7, 5, 7] ranks [4, 1, 3, 1]>"


def test_a_rulebook_knows_where_each_edition_says_it() -> None:
    book = Rulebook("pearls", ["old", "new"])
    both = book.rule("dive.deep", TEXT, "p. 1", "p. 2")
    first = book.rule("dive.far.out", OURS, "p. 3", "")
    last = book.rule("sell.high", TEXT, "", "p. 4")
    assert (book.name, book.editions, book.rules) == ("pearls", ["old", "new"], [both, first, last])
    assert (both.book, both.name, both.mark, both.places) == (
        "pearls",
        "dive.deep",
        TEXT,
        {"old": "p. 1", "new": "p. 2"},
    )
    assert first.places == {"old": "p. 3"}
    assert first.message == "rule-dive-far-out"
    assert book.of("old") == [both, first]
    assert book.of("new") == [both, last]
    assert repr(both) == "<Rule pearls dive.deep>"
    assert rules_of_one_edition(book) == {"dive": {"old": [first], "new": []}, "sell": {"old": [], "new": [last]}}
    with pytest.raises(ValueError, match="shorter"):
        book.rule("dive.short", TEXT, "p. 1")


def test_the_house_has_rules_of_its_own() -> None:
    assert HOUSE.rules == [GAME_OVER, NOT_YOUR_TURN, NOT_NOW]
    refusal = Refused(NOT_NOW)
    assert refusal.rule is NOT_NOW
    assert str(refusal) == "It is refused by the rule turn.not-now."


def test_differences_and_views_keep_what_they_are_given() -> None:
    differences = Differences({"coins": ["1", "2"]}, ["expert"], {"bidding": ["A", "B"]})
    assert (differences.values, differences.variants, differences.sections) == (
        {"coins": ["1", "2"]}, ["expert"], {"bidding": ["A", "B"]},
    )  # fmt: skip
    s = State()
    assert (View(2, s).seat, View(2, s).known) == (2, s)


def test_a_state_names_all_that_it_holds_whether_its_class_is_compiled_or_not() -> None:
    own = {"stack", "over", "news"}
    assert set(attributes(State())) == own
    assert set(attributes(marbles.State())) == own | {"seats", "heap", "turn", "hidden", "asked", "giving", "marbles"}
    match = Match.new("china", 3)
    assert {"row", "turn"} | own <= set(attributes(match.state))
