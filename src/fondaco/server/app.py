"""The app: the parts put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware

from fondaco import __version__
from fondaco.server import api, exams, garbage, guides, moderation, preferences, school, sockets, thinking
from fondaco.server.advice import routes as advice
from fondaco.server.bans import Bans
from fondaco.server.clock import Clock, WallClock
from fondaco.server.config import Config
from fondaco.server.context import Services, answer
from fondaco.server.database import connect, migrate
from fondaco.server.description import describe
from fondaco.server.guard import Guard, language_asked
from fondaco.server.guests import Guests, cookie_keys
from fondaco.server.live_tables import LiveTables
from fondaco.server.metrics import Metrics
from fondaco.server.page_files import PageFiles
from fondaco.server.rates import Exclusion, Limit
from fondaco.server.sharing import SHARING_SECONDS, Sharing
from fondaco.server.store import OUTAGES, Store
from fondaco.tables.problems import Problem

LOG: Final = logging.getLogger("fondaco.app")
SHARED: Final[dict[str, Any]] = {
    "allow_credentials": True,
    "allow_methods": ["GET", "POST", "PUT", "DELETE"],
    "allow_headers": ["content-type"],
}
REFRESH_SECONDS: Final = 2.0
RETENTION_SECONDS: Final = 3600.0
SMALL: Final = 1024  # bytes that are not worth packing
ADDRESSES: Final[dict[str, Any]] = {"openapi_url": "/api/openapi.json", "docs_url": None, "redoc_url": None}


def make_app(config: Config, clock: Clock | None = None) -> FastAPI:
    """The server as an ASGI app."""
    time = clock or WallClock()
    metrics = Metrics()
    bans = Bans()
    requests = Limit(time, config.rates.requests)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = await open_services(config, time, metrics, bans, requests)
        app.state.services = services
        await services.refresh()
        services.tables.start()
        background = services.tables.background
        background.spawn(background.repeat(REFRESH_SECONDS, "refresh", services.refresh))
        background.spawn(background.repeat(SHARING_SECONDS, "sharing", services.sharing.tell))
        background.spawn(background.repeat(RETENTION_SECONDS, "retention", services.forget))
        background.spawn(background.repeat(garbage.SECONDS, "garbage", garbage.search))
        end_metrics = metrics.serve(config.metrics)
        yield
        end_metrics()
        await services.tables.stop()
        await services.tables.store.close()

    app = FastAPI(title="Fondaco", version=__version__, lifespan=lifespan, **ADDRESSES)
    app.include_router(api.router)
    app.include_router(advice.router)
    app.include_router(guides.router)
    app.include_router(thinking.router)
    app.include_router(preferences.router)
    app.include_router(moderation.router)
    app.include_router(school.router)
    app.include_router(exams.router)
    app.include_router(sockets.router)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_http)
    for kind in OUTAGES:
        app.add_exception_handler(kind, on_outage)
    app.add_exception_handler(Exception, on_failure)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL)
    if config.origins:
        app.add_middleware(CORSMiddleware, allow_origins=config.origins, **SHARED)
    app.add_middleware(Guard, config=config, metrics=metrics, requests=requests, bans=bans)
    app.state.metrics = metrics
    describe(app)
    if config.page is not None:
        app.mount("/", PageFiles(directory=config.page, html=True))
    return app


async def open_services(config: Config, clock: Clock, metrics: Metrics, bans: Bans, requests: Limit) -> Services:
    """Open the database, bring it up to date, and put the parts together."""
    engine = connect(config.database)
    await migrate(engine)
    store = Store(engine, metrics.batch.observe)
    tables = LiveTables(config, store, clock, metrics)
    rates = config.rates
    limits = {name: Limit(clock, getattr(rates, name)) for name in ("commands", "openings", "guests", "hints")}
    flooders = Exclusion(clock, rates.exclusion_seconds)
    sums = {"thought": tables.workers.queue.hourly}
    sharing = Sharing(store, {**limits, "requests": requests}, sums, flooders)
    tables.told = sharing.hear
    return Services(
        config=config,
        tables=tables,
        guests=Guests(store, clock, await cookie_keys(tables.ledger)),
        bans=bans,
        metrics=metrics,
        commands=limits["commands"],
        openings=limits["openings"],
        newcomers=limits["guests"],
        hints=limits["hints"],
        flooders=flooders,
        sharing=sharing,
        sockets={},
    )


async def on_problem(request: Request, problem: Exception) -> Response:
    """Say why something cannot be had."""
    assert isinstance(problem, Problem)
    request.app.state.metrics.refusals.labels(problem.code).inc()
    response = answer(problem.document(language_asked(request.scope)), problem.http_status)
    if (again := problem.again()) is not None:
        response.headers["retry-after"] = again
    return response


async def on_outage(request: Request, error: Exception) -> Response:
    """The database does not answer, or takes nothing."""
    LOG.warning("the store is not available", exc_info=error)
    return await on_problem(request, Problem("store.unavailable"))


async def on_malformed(request: Request, error: Exception) -> Response:
    """Say what is malformed about a request."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join([str(part) for part in first["loc"]])
    return await on_problem(request, Problem("request.malformed", place=place, detail=first["msg"]))


async def on_http(request: Request, error: Exception) -> Response:
    """Say what does not exist."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Problem):  # what was found out while the body was being read
        return await on_problem(request, error.__cause__)
    code = {404: "route.unknown", 405: "method.unknown"}.get(error.status_code, "request.refused")
    response = await on_problem(request, Problem(code, detail=error.detail, http_status=error.status_code))
    response.headers.update(error.headers or {})
    return response


async def on_failure(request: Request, error: Exception) -> Response:
    """Something that should not happen: counted, logged, and said without details."""
    request.app.state.metrics.errors.labels("request").inc()
    LOG.error("a request failed", exc_info=error)
    return answer(Problem("server.failed").document(language_asked(request.scope)), 500)
