"""Guests: a signed cookie and a name, no account."""

import json
import secrets
from collections import OrderedDict
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from fondaco.server.clock import Clock
from fondaco.server.ledger import Ledger
from fondaco.server.store import Store

COOKIE: Final = "fondaco"
COOKIE_SECONDS: Final = 400 * 24 * 3600
RENEWED_SECONDS: Final = 7 * 24 * 3600  # after which a cookie is made anew when its guest comes
MOST_KEYS: Final = 3  # that cookies may be signed with: the newest signs, all are believed
REMEMBERED: Final = 10_000
OLD_KEY: Final = "cookie-key"  # of the first version, which had but one
KEYS: Final = "cookie-keys"


class Guests:
    """Knows guests by their cookies."""

    def __init__(self, store: Store, clock: Clock, keys: list[str]) -> None:
        self.store = store
        self.clock = clock
        self.names: OrderedDict[str, str] = OrderedDict()
        self.seen: set[str] = set()
        self.use_keys(keys)

    def use_keys(self, keys: list[str]) -> None:
        """Believe cookies that were signed with some keys, and sign with the last."""
        self.keys = keys
        self.signer = URLSafeTimedSerializer(keys, salt="guest-2")
        self.old_signer = URLSafeSerializer(keys, salt="guest")  # cookies of the first version had no date

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if the server signed it and it has not expired."""
        if cookie is None:
            return None
        try:
            guest = self.signer.loads(cookie, max_age=COOKIE_SECONDS)
        except BadSignature:
            try:
                guest = self.old_signer.loads(cookie)
            except BadSignature:
                return None
        return guest if isinstance(guest, str) else None

    def is_old(self, cookie: str) -> bool:
        """Whether a cookie should be made anew: it has an old date or key, or none."""
        try:
            URLSafeTimedSerializer(self.keys[-1], salt="guest-2").loads(cookie, max_age=RENEWED_SECONDS)
        except BadSignature:
            return True
        return False

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

    async def greet(self, guest: str) -> None:
        """Note that a guest has come, once while the server runs."""
        if guest not in self.seen:
            self.seen = self.seen if len(self.seen) < REMEMBERED else set()
            self.seen.add(guest)
            await self.store.see_guest(guest, self.clock.now())

    def remember(self, guest: str, name: str) -> None:
        """Keep a name at hand."""
        self.names[guest] = name
        self.names.move_to_end(guest)
        if len(self.names) > REMEMBERED:
            self.names.popitem(last=False)


async def cookie_keys(ledger: Ledger) -> list[str]:
    """The keys that cookies are signed with, the newest last; the first is made when there is none."""
    found = await ledger.value(KEYS)
    if found is not None:
        return [str(key) for key in json.loads(found)]
    return [await ledger.keep(OLD_KEY, secrets.token_urlsafe(32))]


async def rotate_keys(ledger: Ledger) -> None:
    """Sign cookies with a new key from now on; older ones stay good, and are made anew when their guests come."""
    keys = [*await cookie_keys(ledger), secrets.token_urlsafe(32)]
    await ledger.set_value(KEYS, json.dumps(keys[-MOST_KEYS:]))
