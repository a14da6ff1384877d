"""How the server is set up."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from fondaco.arena.hint import ADVISER


def data_folder() -> Path:
    """Where one person's games are kept."""
    return Path(platformdirs.user_data_dir("fondaco", appauthor=False))


def worker_count() -> int:
    """One process fewer for bots than there are cores, so that one is left for the server."""
    return max(1, (os.cpu_count() or 2) - 1)


def database_in(folder: Path) -> str:
    """The address of the embedded database in a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / 'fondaco.db'}"


def built_page() -> Path | None:
    """The page as it was built into the package, if it was."""
    folder = Path(__file__).with_name("page")
    return folder if (folder / "index.html").is_file() else None


@dataclass(frozen=True, slots=True)
class Rates:
    """How often something may be asked for: so many a second, so many at once."""

    commands: tuple[float, float] = (20, 60)  # by guest
    openings: tuple[float, float] = (0.2, 20)  # by guest
    guests: tuple[float, float] = (0.5, 30)  # by address
    requests: tuple[float, float] = (50, 200)  # by address
    sockets: int = 100  # open at once, by address
    hints: tuple[float, float] = (0.5, 10)  # by guest
    guests_a_day: int = 60  # new ones, by address
    tables_a_day: int = 200  # by address
    analyses: int = 3  # waiting at once, by guest; twice as many by address
    refusals: int = 1  # times that a socket is told to slow down before it is closed
    exclusion_seconds: float = 60.0  # for which whoever floods a socket is kept out


MUCH = (1e9, 1e9)
UNLIMITED = Rates(MUCH, MUCH, MUCH, MUCH, 10**6, MUCH, 10**6, 10**6, 10**6, 10**6)


@dataclass(frozen=True, slots=True)
class Quota:
    """The seconds of thought for bots that a guest and an address have in an hour; after that, thoughts are short."""

    guest: float = 1800.0
    address: float = 3600.0


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that can be set."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # of pages that may use the server, besides its own
    hosts: tuple[str, ...] = ()  # names it answers to; empty: any
    secure: bool = False  # served over https, so cookies are never sent without it
    page: Path | None = None  # the built page
    workers: int = field(default_factory=worker_count)
    bot_seconds: float = 120.0  # after which a bot that thinks is given up; the slowest need 5
    adviser: str = ADVISER  # the bot that gives hints and analyses games, unless another is asked
    analysis_seconds: float = 4 * 3600.0
    quota: Quota = Quota()  # of thought for bots
    processes: int = 1  # that share the database and the port
    metrics: str = ""  # host:port of the counters; empty: at /metrics, for this machine alone
    finished_days: int = 0  # for which finished games are kept; 0: for ever
    waiting_days: int = 60  # for which tables are kept at which no game has begun
    guest_days: int = 400  # for which guests are kept who do not come and sit nowhere
    body_limit: int = 1_000_000
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # in front of the server, which say whom they speak for
    connections: int = 0  # at once, in all; 0: most of the files that the system grants
    connections_by_address: int = 100
    header_seconds: float = 10.0  # for which the headers of a request may take to arrive
    body_seconds: float = 30.0
    message_limit: int = 64_000
    idle_seconds: float = 600.0  # after which a table that nobody uses is let go from memory
    keeper_seconds: float = 1.0  # how often deadlines are looked after
    rates: Rates = Rates()
