"""Scenes: positions of China set up in a line or two, and read with the rulebook's names."""

from fondaco import Match
from fondaco.core.titles import find
from fondaco.games.china.actions import PLAYER
from fondaco.games.china.board import COLOUR_NAMES, COLOURS, PROVINCE_NAMES, SPACE_NAMES, deck
from fondaco.games.china.game import China
from fondaco.games.china.state import State
from fondaco.locale import Words

Houses = dict[str, str]  # spaces by player: {"red": "wei-1 wei-2"}
Emissaries = dict[str, dict[str, int]]  # by province and player


def game_of(seats: int, side: str = "auto", fortifications: bool = False) -> China:
    game = find("china").game({"side": side, "fortifications": fortifications}, seats)
    assert isinstance(game, China)
    return game


def board(
    houses: Houses | None = None,
    emissaries: Emissaries | None = None,
    fortified: str = "",
    seats: int = 4,
    side: str = "auto",
) -> State:
    """A board with some pieces on it; the fortifications come from the first seats."""
    s = game_of(seats, side, fortified != "").deal(seats)
    for player, spaces in (houses or {}).items():
        for space in spaces.split():
            s.place_house(PLAYER.number(player), SPACE_NAMES.index(space))
    for province, counts in (emissaries or {}).items():
        for player, count in counts.items():
            for _ in range(count):
                s.place_emissary(PLAYER.number(player), PROVINCE_NAMES.index(province))
    for seat, space in enumerate(fortified.split()):
        s.place_fortification(seat, SPACE_NAMES.index(space))
    return s


def scene(
    hands: dict[str, str],
    houses: Houses | None = None,
    emissaries: Emissaries | None = None,
    fortified: str | None = None,
    row: str = "",
    discards: int = 0,
    times_out: int = 0,
    turn: str = "green",
    seats: int = 4,
    side: str = "auto",
) -> Match:
    """A match at the beginning of a turn: `hands` names cards, and what is not named is taken as it comes."""
    s = board(houses, emissaries, fortified or "", seats, side)
    if fortified == "":
        s.fortifications_left = [1] * seats
    s.turn = PLAYER.number(turn)
    s.pieces_left = 2
    for player, cards in hands.items():
        for card in cards.split():
            give(s, PLAYER.number(player), COLOUR_NAMES.index(card))
    for card in row.split():
        turn_up(s, COLOUR_NAMES.index(card))
    for seat in range(seats):
        while s.hand_sizes[seat] < 3 and PLAYER.names[seat] not in hands:
            give(s, seat, plentiful(s))
    while s.row_size < 4 and not row and times_out < 2:
        turn_up(s, plentiful(s))
    lay_aside(s, s.pile_size if times_out == 2 else discards)
    s.times_out = times_out
    game = game_of(seats, side, fortified is not None)
    s.stack = [game.sections.index("turn")]
    setup = {"side": side, "fortifications": fortified is not None}
    return Match.from_position("china", {"setup": setup, **game.describe(s)}, seed=1, manual_chance=True)


def give(s: State, seat: int, colour: int) -> None:
    s.pile[colour] -= 1
    s.pile_size -= 1
    s.receive(seat, colour)


def turn_up(s: State, colour: int) -> None:
    s.pile[colour] -= 1
    s.pile_size -= 1
    s.row[colour] += 1
    s.row_size += 1


def lay_aside(s: State, count: int) -> None:
    for _ in range(count):
        colour = plentiful(s)
        s.pile[colour] -= 1
        s.pile_size -= 1
        s.discards[colour] += 1


def plentiful(s: State) -> int:
    """The colour with most cards in the pile."""
    return s.pile.index(max(s.pile))


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def play(match: Match, *texts: str) -> None:
    """Let whoever is to decide, chance included, do what the texts say."""
    for text in texts:
        match.play(match.actors[0], text)


def offered(match: Match) -> list[str]:
    """What the seat to decide may do, in words."""
    return [match.text(action) for action in match.options(match.actors[0])]


def section(match: Match) -> str:
    return match.game.step(match.state).name


def cards(s: State) -> list[int]:
    """All cards on the table by colour."""
    return [
        s.row[c] + s.pile[c] + s.discards[c] + sum(s.hands[seat * COLOURS + c] for seat in range(s.seats))
        for c in range(COLOURS)
    ]


def all_cards(seats: int) -> list[int]:
    return deck(seats)


def told(match: Match, seat: int | None = None) -> list[str]:
    """The names of the events of the last line, as a seat or a spectator may read them."""
    return [entry.event.name for entry in match.chronicle(seat)[-1]]


def in_words(match: Match) -> list[str]:
    """What a spectator reads of the last line."""
    return [Words("en", "china").entry(match.game, entry) for entry in match.chronicle(None)[-1]]
