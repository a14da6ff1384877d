"""What each client of a game may have been sent, worked out a second time from the journal and compared byte by byte.

The journal is replayed record by record. At every number the test knows the whole position, and for every reader what
the view shows. Everything the reader received is then held against it:

- a view must be the view of that position, and a state must be the same in another world that looks the same;
- of an event only entries may come whose readers include the reader, and an action only to the seat that chose it;
- a hint must be the one that would be given in another world that looks the same;
- no byte string of what is hidden may occur anywhere: neither a hidden part of the position, nor what chance did, nor
  the seed, a cookie, a guest or the secret of a link.
"""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from fondaco.arena.hint import hint
from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.state import State
from fondaco.server.advice import answers
from fondaco.server.database import connect
from fondaco.server.seeds import seed_for
from fondaco.server.store import Store
from fondaco.tables import disclosure
from fondaco.tables.journal import Opened, Record
from fondaco.tables.table import Table
from fondaco.tables.telling import teller_of

Document = dict[str, Any]


class Leaked(AssertionError):
    """A reader received what it may not know."""


def seal(holds: bool, sentence: str) -> None:
    """Raise Leaked unless a secret was kept."""
    if not holds:
        raise Leaked(sentence)


@dataclass
class Recording:
    """What one client received while the game was running."""

    seat: int | None
    messages: list[bytes]
    forbidden: list[str] = field(default_factory=list)

    @property
    def reader(self) -> int:
        return -1 if self.seat is None else self.seat


def read_journal(database: str, table: str) -> list[Record]:
    async def reading() -> list[Record]:
        store = Store(connect(database), lambda _: None)
        found = await store.journal(table)
        await store.close()
        return found

    return asyncio.run(reading())


def compact(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def hidden_parts(whole: Any, shown: Any, key: str = "") -> list[str]:
    """The parts of a position that a view does not show, as they would stand in a message."""
    if isinstance(whole, dict) and isinstance(shown, dict):
        found: list[str] = []
        for name, value in whole.items():
            if name in shown:
                found += hidden_parts(value, shown[name], name)
            else:
                found.append(f"{compact(name)}:{compact(value)}")
        return found
    return [] if whole == shown else [f"{compact(key)}:{compact(whole)}"]


class Watch:
    """Replays a journal and checks what was received at each number."""

    def __init__(self, name: str, journal: list[Record], recordings: list[Recording]) -> None:
        self.name = name
        self.journal = journal
        self.recordings = recordings
        self.checked = 0
        self.searched = 0
        self.hints = 0
        self.by_number: dict[int, list[tuple[Recording, Document, bytes]]] = {}
        for recording in recordings:
            for raw in recording.messages:
                self.sort(recording, raw)

    def sort(self, recording: Recording, raw: bytes) -> None:
        """Put a message to the number that it tells of."""
        document = json.loads(raw) if raw else None
        if not isinstance(document, dict):
            return
        number = document.get("number", document.get("state", {}).get("number", 0))
        self.by_number.setdefault(number, []).append((recording, document, raw))

    def check(self) -> None:
        """Check everything; an AssertionError says what leaked."""
        self.search_for_secrets()
        table = Table(self.name)
        for record in self.journal:
            table.apply(record)
            if table.phase == "over":
                break
            for recording, document, raw in self.by_number.get(record.number, []):
                self.check_message(table, recording, document, raw)
        self.check_events(table)
        assert self.checked > len(self.journal) / 2, "hardly anything was checked"
        assert self.searched > 0, "there was nothing to hide"

    # Secrets of the server.

    def search_for_secrets(self) -> None:
        first = self.journal[0].body
        assert isinstance(first, Opened)
        seed = first.seed
        chance = self.words_of_chance()
        for recording in self.recordings:
            received = b"\n".join(recording.messages)
            for secret in [seed, *chance, *recording.forbidden]:
                seal(secret.encode() not in received, f"seat {recording.seat} received {secret}")

    def words_of_chance(self) -> set[str]:
        """What chance did, in words that no option of a player has, as a JSON text."""
        chance: set[str] = set()
        table = Table.replay("opened", self.journal[:1])
        vocabulary = table.match.game.vocabulary
        verbs: dict[str, set[int]] = {}
        for record in self.journal:
            lines = [*getattr(record.body, "lines", []), *getattr(record.body, "chance", [])]
            for seat, text in lines:
                verb = vocabulary.verb(vocabulary.parse(text)).name
                verbs.setdefault(verb, set()).add(CHANCE if seat == CHANCE else 0)
                if seat == CHANCE:
                    chance.add(text)
        only = {verb for verb, seats in verbs.items() if seats == {CHANCE}}
        return {compact(text) for text in chance if vocabulary.verb(vocabulary.parse(text)).name in only}

    # Positions.

    def check_message(self, table: Table, recording: Recording, document: Document, raw: bytes) -> None:
        game, state = table.match.game, table.match.state
        shown = json.loads(json.dumps(game.describe(game.view(state, recording.reader).known)))
        sent = document.get("state", document)
        for view in sent.get("seats", []) if isinstance(sent.get("seats"), list) else []:
            if isinstance(view, dict) and "view" in view:
                seal(view["view"] == shown, f"seat {recording.seat} saw more than its view")
        seal(not document.get("position"), "the whole position was sent while the game was running")
        alike = self.in_another_world(table, recording)
        if "playouts" in document:
            self.hints += 1
            seal(document == self.hint_in_another_world(table, document), "a hint told of what is hidden")
        if "state" in document:
            self.checked += 1
            seal(sent == alike, f"seat {recording.seat} received a state that told of what is hidden")
        # What the reader sees anyway may look like something hidden; events are checked one by one below.
        allowed = compact([shown, alike, document.get("events")])
        for part in hidden_parts(json.loads(json.dumps(game.describe(state))), shown):
            if part not in allowed:
                self.searched += 1
                seal(part not in raw.decode(), f"seat {recording.seat} received the hidden {part}")

    def hint_in_another_world(self, table: Table, document: Document) -> Document:
        """A hint as it would be given in a world that looks the same to the seat."""
        game, seat, number = table.match.game, document["seat"], document["number"]
        world = game.imagine(table.match.view(seat), Rng(number))
        seed = seed_for("hint", table.name, number, seat)
        found = hint(game, game.view(world, seat), game.options(world, seat), document["bot"], seed)
        told = answers.hint_document(table, number, found, teller_of(table, "en"))
        return dict(json.loads(json.dumps({**told, "seconds": document["seconds"]})))

    def in_another_world(self, table: Table, recording: Recording) -> Document:
        """The state as it would be sent in a world that looks the same to the reader."""
        match = table.match
        real: State = match.state
        seat = 0 if recording.seat is None else recording.seat
        match.state = match.game.imagine(match.game.view(real, seat), Rng(table.number))
        try:
            seats = () if recording.seat is None else (recording.seat,)
            document = disclosure.state_document(table, disclosure.Viewer(seats, False, "en"), teller_of(table, "en"))
        finally:
            match.state = real
        return dict(json.loads(json.dumps(document)))

    # Events.

    def check_events(self, table: Table) -> None:
        told = {one.record.number: one for one in table.told}
        last = table.number
        for messages in self.by_number.values():
            for recording, document, _ in messages:
                for event in document.get("events", []):
                    if event["number"] < last:
                        self.check_event(told[event["number"]], event, recording, table)

    def check_event(self, told: Any, event: Document, recording: Recording, table: Table) -> None:
        teller = teller_of(table, "en")
        readable = [
            teller.entry(entry)
            for entry in told.entries
            if entry.readers == -1 or (recording.reader >= 0 and entry.readers & (1 << recording.reader))
        ]
        seal(event["entries"] == readable, f"seat {recording.seat} read what it may not: {event}")
        if event["kind"] == "moved" and event["seat"] != recording.seat:
            seal(event["detail"] == {}, f"seat {recording.seat} was told another's action: {event}")
