"""The guard at the gate: where requests may come from, how big and how frequent they may be, how answers are sealed."""

import logging
import time
from collections.abc import Iterable
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.bans import Bans
from fondaco.server.config import Config
from fondaco.server.metrics import Metrics
from fondaco.server.rates import Limit, network_of
from fondaco.tables.problems import Problem
from fondaco.tables.telling import language_of

LOG: Final = logging.getLogger("fondaco.requests")
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # pieces are placed by style attributes
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

STRICT: Final = "max-age=31536000"  # a year of https alone
FILE_HEADERS: Final = {  # scripts, styles and pictures, which are no documents of their own
    name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")
}


def same_site(origin: str, host: str, allowed: Iterable[str], secure: bool = False) -> bool:
    """Whether a page of an origin may use the server; one that is served over https, from such a page alone."""
    own = urlsplit(origin) if origin != "null" else None
    return origin in allowed or (own is not None and own.netloc == host and (own.scheme == "https" or not secure))


class Guard:
    """Wraps the app; refuses before anything is read what should not come in."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics, requests: Limit, bans: Bans) -> None:
        self.bans = bans
        self.app = app
        self.config = config
        self.metrics = metrics
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope, Headers(scope=scope))
        except Problem as problem:
            self.metrics.refusals.labels(problem.code).inc()
            await refuse(scope, send, problem, language_asked(scope))
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.answer(scope, receive, send)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Raise Problem if a request comes from the wrong place, is too big or comes too often."""
        host = headers.get("host", "")
        if self.config.hosts and urlsplit(f"//{host}").hostname not in self.config.hosts:
            raise Problem("host.unknown")
        origin = headers.get("origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and origin is not None and not same_site(origin, host, self.config.origins, self.config.secure):
            raise Problem("origin.foreign")
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self.config.body_limit:
            raise too_big(self.config.body_limit)
        address = network_of(address_of(scope))
        self.bans.check("address", address)
        self.requests.spend(address)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, with a limit on what is read and the headers that every answer has."""
        started = time.perf_counter()
        status = 500

        async def answering(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in (FILE_HEADERS if scope["path"].startswith("/assets/") else HEADERS).items():
                    headers.setdefault(name, value)
                if self.config.secure:
                    headers.setdefault("strict-transport-security", STRICT)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.app(scope, limited(receive, self.config.body_limit), answering)
        except Problem as problem:
            status = problem.http_status
            await refuse(scope, answering, problem, language_asked(scope))
        finally:
            seconds = time.perf_counter() - started
            route = getattr(scope.get("route"), "path", "other")  # not the address: it may be a table's only secret
            self.metrics.request_seconds.labels(route).observe(seconds)
            extra = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            LOG.info("request", extra={**extra, "client": shortened(address_of(scope))})


def limited(receive: Receive, limit: int) -> Receive:
    """A body that ends with a problem when it grows too big."""
    read = 0

    async def receiving() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > limit:
            raise too_big(limit)
        return message

    return receiving


def too_big(limit: int) -> Problem:
    """More than the server reads at once."""
    return Problem("request.too-big", limit=limit)


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def language_asked(scope: Scope) -> str:
    """The language that a request asks for by its query or its headers."""
    wish = QueryParams(scope.get("query_string", b"")).get("language")
    return language_of(wish if wish is not None else Headers(scope=scope).get("accept-language", ""))


def shortened(address: str) -> str:
    """An address without what tells one household from the next, for the log."""
    try:
        bits = 24 if "." in network_of(address) else 48
        return str(ip_network(f"{network_of(address).partition('/')[0]}/{bits}", strict=False))
    except ValueError:
        return address


async def refuse(scope: Scope, send: Send, problem: Problem, language: str) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(problem.document(language))
    headers = [(b"content-type", b"application/json")]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if (again := problem.again()) is not None:
        headers.append((b"retry-after", again.encode()))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": problem.http_status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
