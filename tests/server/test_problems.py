"""Problems are told in the reader's language: every one of them, in all three."""

import ast
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from fondaco.core.errors import BadSave
from fondaco.locale import LANGUAGES
from fondaco.tables.problems import CODES, Problem, from_engine, sentences
from fondaco.testing.words import HOUSE, messages
from tests.server.clients import connect
from tests.server.servers import PATIENCE

SOURCES = sorted(path for room in ("server", "tables") for path in (HOUSE.parent / room).rglob("*.py"))
RULE = {"name": "turn.not-yours", "text": "Du bist nicht am Zug.", "place": "", "mark": "ours"}


def raised(path: Path) -> list[Problem]:
    """The problems that a file makes, with stand-ins for their arguments."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
            words = [part.value for part in node.args if isinstance(part, ast.Constant)]
            names = [str(one.arg) for one in node.keywords if one.arg not in ("detail", "rule", "http_status")]
            if words:
                arguments: Any = dict.fromkeys(names, "7")
                found.append(Problem(*map(str, words), **arguments))
    return found


PROBLEMS = {problem.message: problem for path in SOURCES for problem in raised(path)}
OF_THE_ENGINE = {"title.unknown", "setup.bad", "action.unknown", "log.bad", "position.bad", "engine.refused"}
OF_THE_WEB = {"route.unknown", "method.unknown", "request.refused"}


def test_every_code_is_used_and_every_sentence_belongs_to_one() -> None:
    made = {problem.code for problem in PROBLEMS.values()} | OF_THE_ENGINE | OF_THE_WEB
    assert made == set(CODES)
    known = set(PROBLEMS) | {f"problem-{code.replace('.', '-')}" for code in OF_THE_ENGINE | OF_THE_WEB}
    assert set(messages(HOUSE / "en" / "problems.ftl")) == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", PROBLEMS)
def test_every_problem_is_told_in_every_language(message: str, language: str) -> None:
    text = PROBLEMS[message].text(language)
    assert text.endswith((".", "?"))
    if language != "en":
        assert text != PROBLEMS[message].text("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_is_told_in_every_language_and_explains_itself_in_english(language: str) -> None:
    document = from_engine(BadSave("Line 3 of the log cannot be played.")).document(language)
    assert document["detail"] == "Line 3 of the log cannot be played."
    english = document["text"] == document["detail"]
    assert english is (language == "en")
    assert english or document["text"] == sentences(language).say("problem-log-bad")


def test_a_rule_speaks_for_itself() -> None:
    assert Problem("move.refused", rule=RULE).document("de")["text"] == RULE["text"]


EXPECTED = {"de": "Diesen Tisch gibt es nicht.", "it": "Questo tavolo non esiste.", "en": "There is no such table."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_is_refused_in_their_language_by_header_query_and_socket(address: str, language: str) -> None:
    header = httpx.get(f"{address}/api/tables/none", headers={"accept-language": f"{language}-CH,fr;q=0.5"})
    query = httpx.get(f"{address}/api/tables/none?language={language}", headers={"accept-language": "fr"})
    assert header.json()["text"] == query.json()["text"] == EXPECTED[language]
    with httpx.Client(base_url=address) as http:
        http.put("/api/me", json={"name": "Anna"})
        seats = [{"who": "me"}] * 3
        table = http.post("/api/tables", json={"title": "yunnan-2023", "seats": seats}).json()["table"]["table"]
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?language={language}"
    with connect(where) as socket:
        socket.send("no json")
        while (answer := json.loads(socket.recv(PATIENCE)))["type"] != "refused":
            pass
    assert answer["text"] == Problem("message.malformed", "json").text(language)
