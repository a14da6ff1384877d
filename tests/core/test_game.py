"""A game walks through its table of contents: sections in order, asides inside them, rounds again and again."""

from typing import Any

import pytest

from fondaco.core import CHANCE, Action, Domain, Game, Refused, Rng, State, Step, View, Vocabulary, choose, playout
from fondaco.core.rule import GAME_OVER, NOT_NOW, NOT_YOUR_TURN
from tests.core.marbles import ENOUGH, HIDE, KEEP, LEFT, LEFT_HAND, RETURN, RIGHT, TAKE, Marbles

ONE, TWO = Action(TAKE, 0), Action(TAKE, 1)


def turns(hidden: int = LEFT, heap: int = 4) -> tuple[Marbles, Any]:
    """A game at the first taking."""
    game = Marbles(heap)
    s = game.start(2)
    game.play(s, CHANCE, Action(HIDE, hidden))
    return game, s


def test_steps_are_numbered_in_rulebook_order_and_asides_follow() -> None:
    game = Marbles(4)
    assert game.title == "marbles"
    assert [(step.number, step.name) for step in game.steps] == [
        (0, "setup"), (1, "hiding"), (2, "taking"), (3, "returning"),
    ]  # fmt: skip
    assert game.last == 2
    assert list(game.domains) == ["colour", "hand"]
    assert game.domains["hand"].names == ["left", "right"]


def test_a_start_goes_through_sections_without_decisions() -> None:
    game = Marbles(4)
    s = game.start(2)
    assert s.marbles == [1, 1], "the first section has begun"
    assert game.step(s).name == "hiding"
    assert game.actors(s) == [CHANCE]
    assert game.options(s, CHANCE) == [Action(HIDE, LEFT), Action(HIDE, RIGHT)]
    assert game.odds(s) == [3, 1]
    assert game.options(s, 0) == []


def test_a_round_follows_the_other_from_its_first_section() -> None:
    game, s = turns()
    assert (game.step(s).name, game.actors(s)) == ("taking", [0])
    game.play(s, 0, ONE)
    assert (game.step(s).name, s.turn, s.stack) == ("hiding", 1, [1])
    assert s.marbles == [2, 1], "nobody gets a marble again"
    game.play(s, CHANCE, Action(HIDE, RIGHT))
    assert game.actors(s) == [1]


def test_an_aside_comes_before_the_section_goes_on() -> None:
    game, s = turns()
    game.play(s, 0, TWO)
    assert s.stack == [2, 3]
    assert (game.step(s).name, game.actors(s)) == ("returning", [0])
    assert game.options(s, 0) == [Action(KEEP), Action(RETURN)]
    game.play(s, 0, Action(RETURN))
    assert (s.stack, s.heap, s.turn) == ([1], 3, 1)


def test_every_refusal_has_its_rule_and_changes_nothing() -> None:
    game, s = turns(heap=1)
    before = game.describe(s)
    for seat, action, rule in (
        (0, TWO, ENOUGH),
        (1, ONE, NOT_YOUR_TURN),
        (CHANCE, Action(HIDE, LEFT), NOT_YOUR_TURN),
        (0, Action(KEEP), NOT_NOW),
    ):
        assert game.why_not(s, seat, action) is rule
        with pytest.raises(Refused) as refusal:
            game.play(s, seat, action)
        assert refusal.value.rule is rule
        assert game.describe(s) == before
    assert game.options(s, 0) == [ONE]
    assert game.options(s, 1) == []


def test_nothing_goes_on_once_the_game_is_over() -> None:
    game, s = turns(heap=1)
    assert game.result(s) is None
    game.play(s, 0, ONE)
    assert s.over
    assert game.actors(s) == []
    assert game.options(s, 1) == []
    assert game.why_not(s, 0, ONE) is GAME_OVER
    result = game.result(s)
    assert result is not None
    assert (result.scores, result.winners) == ([2, 1], [0])


def test_a_refusal_rests_on_what_its_section_says() -> None:
    game, s = turns(RIGHT)
    assert game.ground(s, 0, TWO) is None
    game.play(s, 0, TWO)
    assert game.why_not(s, 0, Action(RETURN)) is LEFT_HAND
    ground = game.ground(s, 0, Action(RETURN))
    assert ground is not None
    assert (ground.event.name, ground.values, ground.readers) == ("hidden", [RIGHT], 1)
    assert game.ground(s, 0, Action(KEEP)) is None
    assert game.ground(s, 1, Action(RETURN)) is None, "another seat learns nothing of it"
    assert game.ground(s, 0, TWO) is None, "another section has nothing to say"


def test_a_search_carries_options_out_unchecked() -> None:
    game, s = turns(heap=1)
    game.carry_out(s, 0, ONE)
    assert s.over


def test_a_step_by_itself_decides_nothing() -> None:
    s = State()
    step: Step[State] = Step("pause")
    assert (step.name, step.verbs, step.rules, step.number) == ("pause", [], [], -1)
    assert step.actors(s) == []
    assert step.candidates(s, 0) == []
    assert step.refuse(s, 0, ONE) is None
    assert step.ground(s, 0, ONE) is None
    assert step.price_for(s, 0) is None
    assert step.options(s, 0) == []
    assert (s.stack, s.over, s.news) == ([0], False, None)


def test_chance_is_even_unless_a_step_says_otherwise() -> None:
    class Coin(Step[State]):
        def candidates(self, s: State, seat: int) -> list[Action]:
            return [Action(0), Action(1), Action(2)] if seat == CHANCE else []

    assert Coin("coin").odds(State()) == [1, 1, 1]


class Drawing(Step[State]):
    """Opens an aside by itself, once."""

    def __init__(self, aside: Step[State]) -> None:
        super().__init__("drawing")
        self.aside: Step[State] | None = aside

    def proceed(self, s: State) -> None:
        """The aside comes first, then the next section."""
        if self.aside is not None:
            self.open_aside(s, self.aside)
            self.aside = None


class Ending(Step[State]):
    """Ends the game."""

    def begin(self, s: State) -> None:
        """It is over."""
        s.over = True


def test_an_aside_without_a_decision_is_left_again() -> None:
    aside: Step[State] = Step("aside")
    game = Game("short", Vocabulary([]), [], [Drawing(aside), Ending("ending")], [aside], 0)
    s = State()
    game.begin(s)
    assert s.over
    assert s.stack == [1]


def bare() -> Game[State]:
    """A game that says nothing for itself."""
    return Game("bare", Vocabulary([]), [Domain("colour", ["red"])], [], [], 0)


def test_what_a_game_must_say_for_itself_is_asked_by_name() -> None:
    game, s = bare(), State()
    for asked, message in (
        (lambda: game.deal(2), "a game deals its own pieces"),
        (lambda: game.view(s, 0), "a game says what is hidden"),
        (lambda: game.imagine(View(0, s), Rng(1)), "a game fills in what is hidden"),
        (lambda: game.result(s), "a game counts its own points"),
        (lambda: game.describe(s), "a game names its own pieces"),
        (lambda: game.restore({}), "a game reads its own pieces"),
        (lambda: game.status(s), "a game counts its own pieces"),
        (s.copy, "a game copies its own pieces"),
    ):
        with pytest.raises(AssertionError, match=f"^{message}$"):
            asked()
    assert game.preview(View(0, s)) == {}


def test_a_copy_stands_at_the_same_place_and_nobody_listens() -> None:
    game, s = turns()
    s.news = []
    game.play(s, 0, TWO)
    other = s.copy()
    assert (other.stack, other.over) == ([2, 3], False)
    assert other.stack is not s.stack
    assert other.news is None
    game.play(s, 0, Action(KEEP))
    assert other.stack == [2, 3]
    s.over = True
    assert s.copy().over


def test_a_playout_goes_to_the_end_and_counts_its_decisions() -> None:
    game = Marbles(1)
    s = game.start(2)
    assert playout(game, s, Rng(1)) == 2, "chance, and the only marble"
    assert s.over
    assert playout(game, s, Rng(1)) == 0


def test_a_random_choice_keeps_to_the_odds_of_chance() -> None:
    game = Marbles(4)
    s = game.start(2)
    rng = Rng(5)
    hands = [choose(game, s, CHANCE, rng).x for _ in range(400)]
    assert 250 < hands.count(LEFT) < 350, "three of four"
    game.play(s, CHANCE, Action(HIDE, LEFT))
    taken = [choose(game, s, 0, rng).x for _ in range(400)]
    assert 150 < taken.count(0) < 250, "one of two"


class Bidding(Step[State]):
    """Everybody bids at once, in any order."""

    def __init__(self) -> None:
        super().__init__("bidding", [0])
        self.order: list[int] = []

    def actors(self, s: State) -> list[int]:
        """All that have not bid."""
        return [seat for seat in range(3) if seat not in self.order]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """One bid."""
        return [Action(0)]

    def apply(self, s: State, seat: int, a: Action) -> None:
        """Note who bid; the last one ends the game."""
        self.order.append(seat)
        s.over = len(self.order) == 3


def test_a_playout_asks_those_who_choose_at_once_in_any_order() -> None:
    orders = set()
    for seed in range(60):
        step = Bidding()
        assert playout(Game("bids", Vocabulary([]), [], [step], [], 0), State(), Rng(seed)) == 3
        orders.add(tuple(step.order))
    assert len(orders) == 6
