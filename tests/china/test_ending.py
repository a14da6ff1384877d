"""Spielende and Der neue Kaiser."""

import pytest

from fondaco.games.china import events
from fondaco.games.china import rulebook as rules
from fondaco.games.china.board import PROVINCE_NAMES, SIZE
from fondaco.games.china.scoring import result
from fondaco.games.china.steps.ending import finish
from fondaco.games.china.steps.placing import no_piece_fits
from tests.china.scene import Emissaries, Houses, board, in_words, offered, play, scene, state, told


def every_space(*left_out: str) -> str:
    spaces = [f"{name}-{n}" for name, size in zip(PROVINCE_NAMES, SIZE, strict=True) for n in range(1, size + 1)]
    return " ".join(space for space in spaces if space not in left_out)


def shared_out(*left_out: str) -> dict[str, str]:
    """Every space but a few, dealt out to four players in turn."""
    spaces = every_space(*left_out).split()
    return {player: " ".join(spaces[seat::4]) for seat, player in enumerate(("green", "red", "violet", "blue"))}


def winners_told(houses: Houses, emissaries: Emissaries | None = None) -> list[tuple[str, list[int]]]:
    """What is told of the winners when the game ends with these pieces."""
    s = board(houses, emissaries)
    s.news = []
    finish(s)
    return [(entry.event.name, entry.values) for entry in s.news if entry.event.name.startswith("game-")]


@pytest.mark.rule("end.last-round")
def test_the_last_round_goes_on_to_the_right_hand_neighbour_of_the_emperor() -> None:
    match = scene(
        {"green": "violet", "red": "violet", "violet": "violet", "blue": "violet"},
        {"red": "chu-1"},
        row=" ",
        times_out=2,
    )
    for seat in range(4):
        assert match.actors == [seat]
        play(match, f"place house chu-{seat + 2} for violet", "end turn")
    assert match.actors == []
    assert "round-ended" in told(match)
    assert "The last round is over." in in_words(match)
    assert events.ROUND_ENDED.rule is rules.LAST_ROUND


def test_the_game_ends_with_a_turn_in_which_the_last_seat_empties_the_pile() -> None:
    match = scene(
        {"blue": "violet red red"},
        {"red": "chu-1"},
        row="yellow green green violet",
        discards=35,
        times_out=1,
        turn="blue",
    )
    last = state(match).pile.index(1)
    play(match, "swap red", "draw from pile")
    match.play(-1, match.options(-1)[0])
    assert match.actors == []
    assert last >= 0


def test_the_round_is_played_on_after_anybody_elses_last_card() -> None:
    match = scene(
        {"violet": "violet red red"},
        {"red": "chu-1"},
        row="yellow green green violet",
        discards=35,
        times_out=1,
        turn="violet",
    )
    play(match, "swap red", "draw from pile")
    match.play(-1, match.options(-1)[0])
    assert match.actors == [3]


@pytest.mark.rule("end.no-piece")
def test_the_game_ends_at_once_when_no_piece_fits() -> None:
    """All spaces but one hold houses and every dragon space is full: the last house ends the game in mid-turn."""
    houses = shared_out("lu-4")
    emissaries: dict[str, dict[str, int]] = {}
    left = {"green": 8, "red": 8, "violet": 8, "blue": 8}
    s = board(houses)
    for province, name in enumerate(PROVINCE_NAMES):
        for _ in range(s.most_houses(province)):
            player = max(left, key=lambda colour: left[colour])
            left[player] -= 1
            emissaries.setdefault(name, {}).setdefault(player, 0)
            emissaries[name][player] += 1
    match = scene({"green": "orange orange red"}, houses, emissaries)
    assert "place house lu-4 for orange" in offered(match)
    before = board(houses, emissaries).most_houses(PROVINCE_NAMES.index("lu"))
    play(match, "place house lu-4 for orange")
    if state(match).most_houses(PROVINCE_NAMES.index("lu")) > before:
        play(match, "place emissary lu for orange")
    assert match.actors == []
    assert "nothing-fits" in told(match)
    assert "No piece fits on the board any more." in in_words(match)
    assert events.NOTHING_FITS.rule is rules.NO_PIECE_FITS
    assert state(match).times_out == 0


def test_a_piece_fits_while_anybody_can_place_any() -> None:
    assert not no_piece_fits(board())
    assert not no_piece_fits(board(shared_out("lu-4")))
    full = board(shared_out())
    assert not no_piece_fits(full)  # emissaries
    for seat in range(4):
        full.emissaries_left[seat] = 0
    assert no_piece_fits(full)


def test_a_fortification_alone_keeps_no_game_alive() -> None:
    full = board(shared_out())
    full.emissaries_left = [0] * 4
    full.fortifications_left = [1] * 4
    assert no_piece_fits(full)


@pytest.mark.rule("win.points", "final.houses")
def test_most_points_win() -> None:
    s = board({"green": "wei-1 wei-2", "red": "wei-3"})
    finish(s)
    assert result(s).scores == [3, 2, 0, 0]
    assert result(s).ranks == [1, 2, 3, 3]
    assert winners_told({"green": "wei-1 wei-2", "red": "wei-3"}) == [("game-won", [0, 3])]
    assert events.GAME_WON.rule is rules.MOST_POINTS
    assert events.PROVINCE_AT_THE_END.rule is rules.HOUSES_AT_THE_END


@pytest.mark.rule("win.supply")
def test_pieces_in_the_supply_break_a_tie() -> None:
    s = board({"green": "wei-1 yan-1", "red": "wei-2", "blue": "yan-2"}, {"wei": {"green": 1}})
    s.house_points = [4, 4, 0, 0]
    s.over = True
    assert result(s).ranks == [2, 1, 3, 4]  # 25 pieces left against 27, then 28 against 27
    ending = winners_told({"green": "wei-1", "red": "wei-2"}, {"wei": {"green": 1}})
    assert ending == [("game-won-by-supply", [1, 2, 27])]
    assert events.GAME_WON_BY_SUPPLY.rule is rules.MOST_PIECES_LEFT


@pytest.mark.rule("win.shared")
def test_then_the_win_is_shared() -> None:
    s = board({"green": "wei-1", "red": "wei-2"})
    finish(s)
    assert result(s).winners == [0, 1]
    assert winners_told({"green": "wei-1", "red": "wei-2"}) == [("game-shared", [0, 2]), ("game-shared", [1, 2])]
    assert events.GAME_SHARED.rule is rules.SHARED_WIN
