"""Limits that hold for all servers of a database together: each tells the others what was spent at it.

A limit is granted in full wherever somebody asks, so that a single connection has all of it. Whoever has used up half
of it at one server is made known to the others within a second, and what was spent there is deducted everywhere. So
somebody who asks all of N servers at once gets at most N times what may be asked for at once, and from then on no more
a second than at one."""

from typing import Final

import msgspec

from fondaco.server.rates import Exclusion, Limit
from fondaco.server.store import Store
from fondaco.server.usage import Usage

SHARING_SECONDS: Final = 1.0
MOST_NAMES: Final = 50  # in one message: PostgreSQL takes up to 8,000 bytes


class News(msgspec.Struct, omit_defaults=True):
    """What a server tells the others: by limit or sum, who has spent how much; and who is kept out."""

    spent: dict[str, dict[str, float]] = {}
    floods: list[str] = []


class Sharing:
    """What the servers of a database tell each other about limits."""

    def __init__(self, store: Store, limits: dict[str, Limit], sums: dict[str, Usage], flooders: Exclusion) -> None:
        self.store = store
        self.known: dict[str, Limit | Usage] = {**limits, **sums}
        self.flooders = flooders

    async def tell(self) -> None:
        """Tell the others what has been spent here since the last time."""
        floods = self.flooders.news()
        for start in range(0, len(floods), MOST_NAMES):
            await self.send(News(floods=floods[start : start + MOST_NAMES]))
        for name, known in self.known.items():
            spent = list(known.news().items())
            for start in range(0, len(spent), MOST_NAMES):
                await self.send(News(spent={name: dict(spent[start : start + MOST_NAMES])}))

    async def send(self, news: News) -> None:
        """Tell the others something."""
        await self.store.tell_servers(msgspec.json.encode(news).decode())

    def hear(self, text: str) -> None:
        """Another server tells what has been spent there."""
        news = msgspec.json.decode(text, type=News)
        for who in news.floods:
            self.flooders.hear(who)
        for name, spent in news.spent.items():
            known = self.known.get(name)
            if known is not None:
                for who, amount in spent.items():
                    known.hear(who, amount)
