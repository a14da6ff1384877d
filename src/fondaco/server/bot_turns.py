"""The turns of bots: thought about once, by one server, and taken up again by another should it die."""

import asyncio
import logging
from typing import Any, Final

import msgspec

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.match import Match
from fondaco.server.background import Background
from fondaco.server.bots import BotFailed, Workers, job_of
from fondaco.server.ledger import Ledger
from fondaco.server.live_table import LiveTable
from fondaco.server.scheduling import Owner, Ticket
from fondaco.server.seeds import seed_for
from fondaco.server.worker import Job
from fondaco.tables.decisions import Caller, moved
from fondaco.tables.journal import lines_of
from fondaco.tables.problems import Problem
from fondaco.tables.table import Turn

LOG: Final = logging.getLogger("fondaco.bots")
LEASE_SECONDS: Final = 9.0  # that a server may think without saying that it is still there
RENEWED_SECONDS: Final = 3.0
TOLD_SECONDS: Final = 1.0  # after which a table is told that its bot waits for its turn to think


class BotTurns:
    """Lets bots decide when it is their turn, and gives hints."""

    def __init__(self, ledger: Ledger, workers: Workers, background: Background) -> None:
        self.ledger = ledger
        self.workers = workers
        self.background = background

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table think if it is their turn."""
        if live.bots is None and live.table.to_move_alone() and not live.gone and not self.background.closing:
            live.bots = self.background.spawn(self.play(live))

    async def play(self, live: LiveTable) -> None:
        """Let bots decide as long as it is their turn."""
        try:
            while not (live.gone or live.dropped) and live.table.to_move_alone():
                await self.background.without_fail("bot", self.play_one(live, live.table.to_move_alone()[0]))
        finally:
            live.bots = None

    async def play_one(self, live: LiveTable, seat: int) -> None:
        """Let one seat decide once, unless another server does; a thought that comes too late is thrown away."""
        number = live.table.number
        if not await self.ledger.claim(live.table.name, number, LEASE_SECONDS):
            await live.changed_since(number, RENEWED_SECONDS)
            return
        renewing = self.background.spawn(self.renew(live.table.name, number))
        try:
            text = await self.choice(live, seat)
        finally:
            renewing.cancel()
        async with live.lock:
            try:
                if not live.dropped and seat in live.table.to_move_alone():
                    await live.write(moved(live.table, seat, number, live.table.match.meant(text), "en"))
            except Problem as problem:
                LOG.info("a bot's decision came too late", extra={"code": problem.code})
                if problem.http_status == 503:
                    await asyncio.sleep(1)

    async def choice(self, live: LiveTable, seat: int) -> str:
        """What a seat does: what stands as its answer, or else what its bot thinks of."""
        match, answer = live.table.match, live.table.answer_of(seat)
        if answer is not None:
            return match.text(answer)
        return await self.thought(live, job_of(live.table, seat), match, live.table.options[seat])

    async def renew(self, table: str, number: int) -> None:
        """Say again and again that this server is still thinking about a turn."""
        while True:
            await asyncio.sleep(RENEWED_SECONDS)
            await self.background.without_fail("claim", self.ledger.claim(table, number, LEASE_SECONDS))

    async def thought(self, live: LiveTable, job: Job, match: Match, options: list[Action]) -> str:
        """What a bot chooses; one that cannot is helped out with any option, so that nobody waits for ever."""
        ticket = self.workers.line_up(Owner(live.table.name, live.table.host, live.address), job)
        telling = asyncio.create_task(self.tell_wait(live, job.seat, ticket))
        try:
            return await self.workers.choose(ticket, job)
        except BotFailed as failure:
            LOG.error("a bot failed", extra={"bot": job.bot, "title": job.title, "reason": str(failure)})
            self.workers.metrics.errors.labels("bot").inc()
            return match.text(options[Rng(job.seed).below(len(options))])
        finally:
            telling.cancel()

    async def tell_wait(self, live: LiveTable, seat: int, ticket: Ticket) -> None:
        """Tell a table how many thoughts come before its bot's, for as long as it waits."""
        told = False
        while True:
            await asyncio.sleep(TOLD_SECONDS)
            waiting = ticket in self.workers.queue.waiting
            if waiting or told:
                live.tell_queue(seat, self.workers.queue.ahead(ticket) + 1 if waiting else 0)
            if not waiting:
                return
            told = True

    async def hint(self, live: LiveTable, seat: int, bot: str, caller: Caller) -> dict[str, Any]:
        """What a bot thinks of a seat's options; whoever asks again while nothing has changed gets the same answer."""
        number = live.table.number
        live.hints = {asked: task for asked, task in live.hints.items() if asked[0] == number and not failed(task)}
        if (number, seat, bot) not in live.hints:
            seed = seed_for("hint", live.table.name, number, seat)
            job = msgspec.structs.replace(job_of(live.table, seat), bot=bot, seed=seed, advice=True)
            owner = Owner(live.table.name, caller.guest, caller.address)
            live.hints[number, seat, bot] = asyncio.create_task(self.workers.hint(owner, job))
        return await asyncio.shield(live.hints[number, seat, bot])

    async def explain(self, live: LiveTable, turn: Turn, bot: str, owner: Owner) -> dict[str, Any]:
        """What spoke for a decision of a finished game, as a bot sees it; thought about once."""
        found = live.explained.get(turn.number)
        if found is None or failed(found):
            match = live.table.match
            job = msgspec.structs.replace(
                job_of(live.table, turn.seat),
                table=f"{live.table.name}, looking back",  # so that a worker goes on from the last question
                lines=lines_of(match, match.log[: turn.start]),
                bot=bot,
                seed=seed_for("reasons", live.table.name, turn.number),
                advice=True,
                chosen=match.text(turn.action),
            )
            found = live.explained[turn.number] = asyncio.create_task(self.workers.hint(owner, job))
        return await asyncio.shield(found)


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has come to a bad end."""
    return task.done() and (task.cancelled() or task.exception() is not None)
