"""An edition: what one printing of the game has in its tables. Modules and player counts change a copy of it."""

from typing import Any, Final

from fondaco.games.yunnan.board import (
    BUILDING_NAMES,
    PLACE_NAMES,
    PROVINCES,
    STRUCTURE_NAMES,
    bank_payout,
    read,
)

NEVER: Final = 1_000_000


class Edition:
    """The tables of one edition, as numbers the steps can use."""

    def __init__(self, file: str) -> None:
        data: dict[str, Any] = read(file)
        points: dict[str, Any] = data["points"]
        self.name: str = data["edition"]
        self.colours: list[str] = data["colours"]
        self.names: dict[str, str] = data["names"]
        self.buildings: list[int] = [BUILDING_NAMES.index(name) for name in data["buildings"]]
        self.bank_names: list[str] = data["bank"]["names"]
        self.bank_shares: list[str] = data["bank"]["shares"]
        self.structures: list[str] = STRUCTURE_NAMES[:3]
        self.cards: list[str] = []  # Dúli's, where she plays
        self.bids_per_building = 1
        self.on_credit = False  # whether bids may exceed the coins
        self.market_revenue: list[int] = data["market_revenue"]
        self.posts_per_province: int = data["posts_per_province"]
        self.nearest_destination: int = PLACE_NAMES.index(data["nearest_destination"])
        self.built_at_once: list[bool] = [name in data["built_at_once"] for name in STRUCTURE_NAMES[:3]] + [True]
        self.progress_points: list[int] = points["progress"]
        self.teahouse_points: list[int] = [0, *[points["teahouse"][name] for name in PROVINCES]]
        self.horse_points: list[int] = [0, *[points["horse"][name] for name in PROVINCES]]
        self.present_points: int = points["present"]
        self.coins_per_point: int = points["coins"]
        self.end_points: int = data["end"]["points"]
        self.end_presents: int = data["end"]["presents"]
        self.end_round: int = data["end"]["rounds"]

    def called(self, name: str) -> str:
        """What this edition calls a province or a building."""
        return self.names.get(name, name)

    def payouts(self, total: int) -> list[int]:
        """What each bank space pays for a total amount bid."""
        full = bank_payout(total)
        return [full if share == "full" else full // 2 + 2 for share in self.bank_shares]
