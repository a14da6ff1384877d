"""Spielvorbereitung: the table before the first round."""

from fondaco.core.action import NOBODY
from fondaco.games.haendler.board import (
    ALL_TILES,
    CITIES,
    COINS,
    FIRST_BONUS_WITH,
    FIRST_BONUS_WITHOUT,
    GOODS,
    GOODS_IN_PLAY,
    INFLUENCE_OF_EACH,
    INFLUENCES,
    INVESTMENTS,
    NOWHERE,
    STALLS,
    START_MONEY,
    WAGONS,
)
from fondaco.games.haendler.state import IN_PILE, NONE, State


def deal(seats: int, wagons: list[int], courier: int) -> State:
    """Wagons in three cities, bonus in the other three, money for everybody."""
    s = State()
    deal_players(s, seats)
    deal_board(s, wagons, courier)
    clear_table(s)
    clear_decisions(s)
    return s


def deal_players(s: State, seats: int) -> None:
    """What everybody gets: money, tiles, a crest at the foot of the ladder."""
    s.seats = seats
    s.bank = COINS - START_MONEY * seats
    s.money = [START_MONEY] * seats
    s.received = [0] * seats
    s.paid = [0] * seats
    s.notes = [0] * seats
    s.level = [0] * seats
    s.tiles = [ALL_TILES] * seats
    s.stock = [0] * (seats * STALLS)
    s.load = [0] * (WAGONS * seats * GOODS)
    s.hand = [0] * (seats * INFLUENCES)
    s.held = [0] * seats
    s.bids = [NONE] * seats
    s.discs = [NONE] * seats
    s.talks = [0] * seats


def deal_board(s: State, wagons: list[int], courier: int) -> None:
    """What stands on the board and lies beside it."""
    s.supply = [GOODS_IN_PLAY] * GOODS
    s.price = [0] * GOODS
    s.bonus = [FIRST_BONUS_WITH if city in wagons else FIRST_BONUS_WITHOUT for city in range(CITIES)]
    s.at = wagons[:]
    s.came = [NOWHERE] * WAGONS
    s.master = [NOBODY] * WAGONS
    s.courier = courier
    s.owner = [IN_PILE] * INVESTMENTS
    s.pile = [INFLUENCE_OF_EACH] * INFLUENCES
    s.history = []
    s.glimpses = []


def clear_table(s: State) -> None:
    """Nothing has happened yet."""
    s.round = 1
    s.start = NOBODY
    s.turn = NOBODY
    s.cursor = 0
    s.count = 0
    s.wagon = NONE
    s.arrivals = 0
    s.landed = 0
    s.fallen = 0
    s.rested = 0
    s.broken = 0
    s.used = 0
    s.doubled = 0


def clear_decisions(s: State) -> None:
    """Nobody is in the middle of anything: no bargain, no move, no auction, no talk."""
    s.free = False
    s.shipped = False
    s.cargo = NONE
    s.named = NONE
    s.asked = False
    s.moved = False
    s.points = 0
    s.errands = 0
    s.met = 0
    s.rolling = NONE
    s.steps = 0
    s.rolled = False
    s.here = NOWHERE
    s.behind = NOWHERE
    s.choosing = False
    s.high = 0
    s.leader = NOBODY
    s.out = 0
    s.silent = 0
    s.lots = 0
    s.promises = []
    s.talk_turn = NONE
    s.draft = []
    s.tabled = []
    s.put = False
    s.heard = 0
