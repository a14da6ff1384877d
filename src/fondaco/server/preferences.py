"""What guests have set on the page, kept for them; the page alone knows what it means."""

from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from fondaco.server.api import PROBLEMS
from fondaco.server.context import Asking, answer, guest_of, services_of
from fondaco.server.schema import SETTINGS
from fondaco.server.store import Store
from fondaco.tables.commands import Settings
from fondaco.tables.documents import SettingsDocument

router: Final = APIRouter(responses=PROBLEMS)


@router.get("/api/me/settings", response_model=SettingsDocument)
async def settings(request: Request) -> Response:
    """What you have set on the page; nothing for a visitor without a name."""
    guest = guest_of(request)
    found = {} if guest is None else await kept(services_of(request).tables.store, guest)
    return answer({"settings": found})


@router.put("/api/me/settings", response_model=SettingsDocument)
async def keep_settings(request: Request, asking: Asking, wish: Settings) -> Response:
    """Keep what you have set, in place of what stood there."""
    services = services_of(request)
    services.commands.spend(asking.guest)
    await keep(services.tables.store, asking.guest, wish.settings)
    return answer({"settings": wish.settings})


async def kept(store: Store, guest: str) -> dict[str, Any]:
    """What a guest has set."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(SETTINGS.c.document).where(SETTINGS.c.guest == guest))
        return msgspec.json.decode(found.scalar_one_or_none() or "{}", type=dict[str, Any])


async def keep(store: Store, guest: str, settings: dict[str, Any]) -> None:
    """Keep what a guest has set."""
    document = msgspec.json.encode(settings).decode()
    row = store.insert(SETTINGS).values(guest=guest, document=document)
    async with store.engine.begin() as connection:
        await connection.execute(row.on_conflict_do_update(index_elements=["guest"], set_={"document": document}))
