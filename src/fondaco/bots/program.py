"""A program as a bot: one JSON document a line on its standard input and output (docs/protocol.md)."""

import atexit
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.errors import BadSetup, FondacoError
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.view import View

EXEC: Final = "exec"
PROTOCOL: Final = 1
SECONDS: Final = 5.0  # for a decision, unless the name says otherwise
GREETING: Final = 30.0  # for the first answer, since a program may have much to load
LONGEST: Final = 60  # characters of a wrong answer that are told
SEEDS: Final = 2**31


class Forfeit(FondacoError):
    """A bot has crashed, cheated, hung or talked nonsense: it loses the game, and nothing else stops."""


class ProgramBot:
    """A bot that asks a program. It is started when it is first needed, and again after a game that it has lost by its
    own fault."""

    def __init__(self, command: str) -> None:
        limited = re.match(r"(\d+(?:\.\d+)?)s:(.*)", command)
        self.seconds = SECONDS if limited is None else float(limited.group(1))
        self.command = command if limited is None else str(limited.group(2))
        self.words = words_of(self.command)
        self.process: subprocess.Popen[str] | None = None
        self.heard: SimpleQueue[str] = SimpleQueue()
        self.murmur: IO[str] | None = None
        self.bound = False
        self.game = ""  # what is being played, if anything is
        self.number = 0

    # A game.

    def begin(self, title: str, setup: dict[str, Any], seats: int, seat: int, rng: Rng) -> None:
        """Greet the program: what is played, and at which seat."""
        self.game = title
        self.number = 0
        greeting = {"type": "hello", "protocol": PROTOCOL, "title": title, "setup": setup}
        table = {"seats": seats, "seat": seat, "seed": rng.below(SEEDS), "clock": {"decision": self.seconds}}
        answer = self.ask({**greeting, **table}, GREETING)
        if answer.get("type") != "ready" or answer.get("protocol", PROTOCOL) != PROTOCOL:
            self.lose(f"answered the greeting with {short(answer)} instead of a “ready” for protocol {PROTOCOL}")

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """What the program chooses; it is asked only where there is a choice."""
        if not self.game:
            shown = game.describe(view.known)
            seats = shown.get("seats")
            self.begin(game.title, {}, seats if isinstance(seats, int) else 0, view.seat, rng)
        if len(options) == 1:
            return options[0]
        words = game.vocabulary
        self.number += 1
        offered = [{"text": words.text(option), **words.fields(option)} for option in options]
        view_shown = game.describe(view.known)
        asked = {"type": "decide", "number": self.number, "view": view_shown, "options": offered}
        answer = self.ask({**asked, "clock": {"decision": self.seconds}}, self.seconds)
        return self.meant(answer, options, [option["text"] for option in offered])

    def meant(self, answer: dict[str, Any], options: list[Action], texts: list[str]) -> Action:
        """The option that an answer names, by its place or its text."""
        choice = answer.get("choose")
        if isinstance(choice, str) and choice in texts:
            return options[texts.index(choice)]
        if isinstance(choice, int) and not isinstance(choice, bool) and 0 <= choice < len(options):
            return options[choice]
        if "choose" not in answer:
            return self.lose(f"answered {short(answer)}, which chooses nothing")
        return self.lose(f"chose {short(choice)}, which is none of its {len(options)} options")

    def end(self, result: Result | None, reason: str = "") -> None:
        """Tell the program how the game ended; nothing is asked of it."""
        if self.process is None or not self.game:
            return
        scores = None if result is None else {"scores": result.scores, "ranks": result.ranks}
        self.game = ""
        try:
            self.send({"type": "over", "result": scores, "reason": reason})
        except OSError:
            self.stop()

    # The program.

    def ask(self, document: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a document and wait for the answer."""
        if self.process is None:
            self.start()
        try:
            self.send(document)
        except OSError:
            self.ended()
        try:
            line = self.heard.get(timeout=seconds)
        except Empty:
            return self.lost(f"did not answer within {seconds:g} s")
        if not line:
            return self.ended()
        try:
            answer = json.loads(line)
        except ValueError:
            return self.lost(f"answered {short(line.strip())}, which is no JSON document")
        if not isinstance(answer, dict):
            return self.lost(f"answered {short(line.strip())}, which is no table of names and values")
        return answer

    def start(self) -> None:
        """Start the program, and listen to it."""
        self.murmur = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - stop() closes it
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(
                self.words, stdin=pipe, stdout=pipe, stderr=self.murmur, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise Forfeit(f"“{self.command}” cannot be started: {error.strerror}.") from error
        self.process = process
        if not self.bound:
            self.bound = True
            atexit.register(self.stop)  # it does not outlive us
        self.heard = SimpleQueue()
        Thread(target=listen, args=(process.stdout, self.heard), daemon=True).start()

    def send(self, document: dict[str, Any]) -> None:
        """Write one line."""
        process = self.process
        if process is not None and process.stdin is not None:
            process.stdin.write(json.dumps(document, ensure_ascii=False) + "\n")
            process.stdin.flush()

    def ended(self) -> dict[str, Any]:
        """The program has ended while it was asked something."""
        code = 0 if self.process is None else self.process.wait()
        said = ""
        if self.murmur is not None:
            self.murmur.seek(0)
            lines = self.murmur.read().split("\n")
            told = [line for line in lines if line.strip()]
            said = f"; its last words were: {told[-1].strip()[:LONGEST]}" if told else ""
        return self.lost(f"ended with code {code} while it was asked{said}")

    def lost(self, what: str) -> dict[str, Any]:
        """Stop the program and say why it loses."""
        self.stop()
        raise Forfeit(f"“{self.command}” {what}.")

    def lose(self, what: str) -> Action:
        """The same where an action is wanted."""
        self.lost(what)
        raise AssertionError("a game that is lost does not go on")

    def stop(self) -> None:
        """End the program."""
        process = self.process
        self.process = None
        self.game = ""
        if process is not None:
            process.kill()
            process.wait()
        if self.murmur is not None:
            self.murmur.close()
            self.murmur = None


def listen(stream: IO[str], heard: "SimpleQueue[str]") -> None:
    """Hand on every line, and an empty one at the end."""
    for line in stream:
        heard.put(line)
    heard.put("")
    stream.close()


def words_of(command: str) -> list[str]:
    """The words of a command, whose program must be there; `python` is the one that runs us."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadSetup(f"“{command}” is no command: {error}.") from error
    if not words:
        raise BadSetup("A program is given after exec:, as in exec:./mybot or exec:2s:./mybot --fast.")
    program = sys.executable if words[0] == "python" else words[0]
    if shutil.which(program) is None:
        raise BadSetup(f"There is no program “{program}” that can be run.")
    return [program, *words[1:]]


def short(answer: object) -> str:
    """An answer, or its beginning."""
    text = answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
    return f"“{text}”" if len(text) <= LONGEST else f"“{text[:LONGEST]}…”"
