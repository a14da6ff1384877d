"""Views as numbers: what is written down, that it can be read back, and that nothing hidden is in it."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fondaco.core import filling
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.titles import find
from fondaco.games.china.board import COLOUR_NAMES, SPACE_NAMES
from fondaco.research.encoder import Encoder
from fondaco.research.layouts import document
from fondaco.research.plain import PlainLayout
from tests.core.marbles import Marbles
from tests.research.kinds import Kind, every_kind

DOCUMENT = Path(__file__).parents[2] / "docs" / "layouts.md"


def walk(encoder: Encoder, seed: int, decisions: int) -> Any:
    """The position of a random game after so many decisions, or just before its end."""
    game, rng = encoder.game, Rng(seed)
    s = game.start(encoder.seats)
    for number in range(decisions + 2000):
        seat = game.actors(s)[0]
        if number >= decisions and seat != CHANCE:
            return s
        before = s.copy()
        game.carry_out(s, seat, choose(game, s, seat, rng))
        if s.over:
            return before
    raise AssertionError("nobody decides any more")


@every_kind
def test_worlds_that_differ_only_in_what_is_hidden_give_the_same_bytes(kind: Kind) -> None:
    encoder = Encoder(*kind)
    for decisions in (10, 60, 140):
        s = walk(encoder, decisions, decisions)
        for seat in range(kind.seats):
            view = encoder.game.view(s, seat)
            row = encoder.numbers(view)
            assert np.abs(row).max() <= 1
            for seed in range(2):
                world = encoder.game.imagine(view, Rng(seed))
                assert encoder.numbers(encoder.game.view(world, seat)).tobytes() == row.tobytes()


@every_kind
def test_the_own_seat_comes_first_and_the_decision_can_be_read_back(kind: Kind) -> None:
    encoder = Encoder(*kind)
    s = walk(encoder, 3, 80)
    sections = [step.name for step in encoder.game.steps]
    for seat in range(kind.seats):
        facts = encoder.read(encoder.numbers(encoder.game.view(s, seat)))
        assert sections[int(facts["section"].argmax())] == sections[s.stack[-1]]
        assert facts["over"] == s.over
        turns = encoder.layout.part("turn").choice
        assert turns is not None
        if s.turn >= 0:
            assert turns.seen_by(seat)[int(facts["turn"].argmax())] == s.turn


@every_kind
def test_a_position_read_from_its_document_has_the_same_numbers(kind: Kind) -> None:
    encoder = Encoder(*kind)
    for decisions in (30, 110):
        s = walk(encoder, decisions, decisions)
        again = encoder.game.restore(encoder.game.describe(s))
        for seat in range(kind.seats):
            row = encoder.numbers(encoder.game.view(s, seat))
            assert encoder.numbers(encoder.game.view(again, seat)).tobytes() == row.tobytes()


def test_facts_of_china_can_be_read_back() -> None:
    encoder = Encoder("china", 4)
    s = walk(encoder, 5, 120)
    for seat in range(4):
        facts = encoder.read(encoder.numbers(encoder.game.view(s, seat)))
        for space in range(len(SPACE_NAMES)):
            owner = s.owner[space]
            assert facts["houses"][space].tolist() == [int(owner == (seat + turn) % 4) for turn in range(4)]
        cards = len(COLOUR_NAMES)
        assert facts["hands"][0].tolist() == s.hands[seat * cards : (seat + 1) * cards]
        assert facts["hand-sizes"].tolist() == [s.hand_sizes[(seat + turn) % 4] for turn in range(4)]
        assert facts["house-points"].tolist() == [s.house_points[(seat + turn) % 4] for turn in range(4)]
        assert (facts["pile"], facts["row"].tolist()) == (s.pile_size, s.row)


def test_facts_of_the_merchants_can_be_read_back() -> None:
    encoder = Encoder("haendler", 3)
    s = walk(encoder, 8, 150)
    for seat in range(3):
        order = [(seat + turn) % 3 for turn in range(3)]
        facts = encoder.read(encoder.numbers(encoder.game.view(s, seat)))
        assert facts["money"].tolist() == [s.money[seat]]
        assert facts["received"].tolist() == [s.received[other] for other in order]
        assert facts["at"].argmax(axis=1).tolist() == s.at
        assert facts["loads"].tolist() == [[[s.loaded(w, o, g) for g in range(6)] for o in order] for w in range(3)]
        assert facts["hand"].tolist() == [s.hand[seat * 7 : seat * 7 + 7]]
        assert facts["level"].tolist() == [s.level[other] for other in order]


@pytest.mark.parametrize("title", ["yunnan-2023", "yunnan-2013"])
def test_with_two_players_colours_are_turned_towards_their_owner(title: str) -> None:
    encoder = Encoder(title, 2)
    s = walk(encoder, 4, 90)
    for seat in range(2):
        colours = encoder.layout.part("coins").axes[0].seen_by(seat)
        assert s.owner[colours[0]] == seat
        assert sorted(colours) == list(range(s.colours))
        facts = encoder.read(encoder.numbers(encoder.game.view(s, seat)))
        assert facts["coins"].tolist() == [s.coins[colour] for colour in colours]
        assert facts["points"].tolist() == [s.points[seat], s.points[1 - seat]]
        standing = [colours[int(row.argmax())] if row.any() else -1 for row in facts["bids"]]
        spaces = encoder.layout.part("bids").axes[0].seen_by(seat)
        assert standing == [s.spaces[space] for space in spaces]


@every_kind
def test_the_index_is_that_of_the_vocabulary_and_the_mask_marks_the_options(kind: Kind) -> None:
    encoder = Encoder(*kind)
    s = walk(encoder, 6, 50)
    vocabulary = encoder.game.vocabulary
    assert [encoder.index.of(action) for action in vocabulary.all()] == list(range(vocabulary.size))
    mask = np.ones(encoder.actions, np.int8)
    for seat in encoder.game.actors(s):
        options: list[Action] = encoder.game.options(s, seat)
        encoder.mask(options, mask)
        assert sorted(np.flatnonzero(mask).tolist()) == sorted(vocabulary.index(option) for option in options)


@pytest.mark.skipif(importlib.util.find_spec("fondaco.core._filling") is None, reason="nothing is compiled here")
@every_kind
def test_rows_filled_in_c_and_in_python_are_the_same_bytes(kind: Kind) -> None:
    encoder = Encoder(*kind)
    s = walk(encoder, 7, 100)
    rows, masks = encoder.arrays(1)
    plain = filling.Filler(encoder.layout.program(), encoder.layout.sources, rows, masks)
    for seat in range(kind.seats):
        view = encoder.game.view(s, seat)
        plain.fill(0, view.known, seat, encoder.layout.counted(view))
        assert rows[0].tobytes() == encoder.numbers(view).tobytes()
        options = encoder.game.options(s, seat)
        marks = np.zeros(encoder.actions, np.int8)
        encoder.mask(options, marks)
        plain.mark(0, [encoder.index.of(option) for option in options])
        assert masks[0].tobytes() == marks.tobytes()


def test_a_game_without_a_layout_shows_the_plain_numbers_of_its_view() -> None:
    game = find("china").game({}, 3)
    layout = PlainLayout(game, 3)
    assert {"seat", "houses_left", "row", "turn"} <= {part.name for part in layout.parts}
    assert layout.part("row").shape == [len(COLOUR_NAMES)]
    assert layout.count(game.start(3), 2) == [4]


def test_a_game_of_another_package_shows_its_numbers_too() -> None:
    layout = PlainLayout(Marbles(9), 3)
    assert {"seat", "heap", "turn", "hidden", "marbles"} <= {part.name for part in layout.parts}


def test_a_table_describes_every_number() -> None:
    layout = Encoder("china", 3).layout
    told = layout.describe()
    assert told.splitlines()[0].split() == ["numbers", "part", "shape", "range", "meaning"]
    assert len(told.splitlines()) == len(layout.parts) + 1
    assert "whose house stands on a space" in told
    assert sum(part.size for part in layout.parts) == layout.size
    with pytest.raises(KeyError, match="no part “hose”"):
        layout.part("hose")


def test_the_document_is_made_from_the_layouts() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "make it anew: python -m fondaco.research.layouts"


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="china is for 3 to 5 players, not 2"):
        Encoder("china", 2)
    with pytest.raises(ValueError, match="There is no title “chess”"):
        Encoder("chess")
    encoder = Encoder("china", 3)
    spectator = encoder.game.view(encoder.game.start(3), -1)
    with pytest.raises(ValueError, match="one of the seats"):
        encoder.numbers(spectator)
