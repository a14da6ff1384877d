"""Guests: a signed cookie and a name, no account."""

import secrets
from collections import OrderedDict
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from fondaco.server.clock import Clock
from fondaco.server.store import Store

COOKIE: Final = "fondaco"
COOKIE_SECONDS: Final = 400 * 24 * 3600
REMEMBERED: Final = 10_000


class Guests:
    """Knows guests by their cookies."""

    def __init__(self, store: Store, clock: Clock, secret: str) -> None:
        self.store = store
        self.clock = clock
        self.signer = URLSafeSerializer(secret, salt="guest")
        self.names: OrderedDict[str, str] = OrderedDict()

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if the server signed it."""
        if cookie is None:
            return None
        try:
            guest = self.signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        signed = self.signer.dumps(guest)
        return signed if isinstance(signed, str) else signed.decode()

    async def name(self, guest: str) -> str | None:
        """What a guest is called."""
        if guest not in self.names:
            found = await self.store.guest_name(guest)
            if found is None:
                return None
            self.remember(guest, found)
        return self.names[guest]

    async def rename(self, guest: str | None, name: str) -> str:
        """Give a guest a name; without one, welcome a new guest."""
        known = guest or secrets.token_hex(16)
        await self.store.name_guest(known, name, self.clock.now())
        self.remember(known, name)
        return known

    def remember(self, guest: str, name: str) -> None:
        """Keep a name at hand."""
        self.names[guest] = name
        self.names.move_to_end(guest)
        if len(self.names) > REMEMBERED:
            self.names.popitem(last=False)
