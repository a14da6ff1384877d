"""A plugin of pytest: a test marked with a rule is run once more with that rule switched off, and must then fail.

`@pytest.mark.rule("bid.coins")` says that a test would notice if nothing refused a bid beyond the coins. Rules that
refuse something are switched off one by one: wherever the engine would answer with the rule, it answers with nothing.
Rules that are only carried out cannot be switched off; whether their tests notice is a matter of mutation
(`make mutants`). The engine must be interpreted: a compiled one cannot be changed while it runs.
"""

import ast
import importlib
import inspect
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType, ModuleType, SimpleNamespace
from typing import Any, Final

import pytest

import fondaco.core
from fondaco.core.rule import HOUSE, Rule, Rulebook
from fondaco.core.titles import SHELF

TESTED: Final = pytest.StashKey[set[tuple[str, str]]]()
PATIENCE: Final = 20  # seconds; without a rule a game may go on for ever


# The rules.


@cache
def books() -> dict[str, Rulebook]:
    """The rulebooks of all titles, and the house's own."""
    return {book.name: book for book in [HOUSE, *[title.book for title in SHELF.values()]]}


@cache
def packages() -> dict[str, str]:
    """By rulebook: the package in which its rules are constants and are answered with."""
    return {HOUSE.name: "fondaco.core", **{title.rulebook: title.package for title in SHELF.values()}}


def module_of(book: str) -> ModuleType:
    """The module in which a rulebook's rules are constants."""
    return importlib.import_module(f"{packages()[book]}.{'rule' if book == HOUSE.name else 'rulebook'}")


def engine_of(book: str) -> list[ModuleType]:
    """The modules that may answer with a rule of a book: those beside it, and for the house's own all games' too."""
    home = module_of(book)
    folders = tuple([f"{package}." for name, package in packages().items() if book in (name, HOUSE.name)])
    return [module for name, module in list(sys.modules.items()) if name.startswith(folders) and module is not home]


@cache
def refusing(book: str) -> set[str]:
    """The names of the rules that refuse something: those that a function answers with which may answer with none."""
    constants = {name: value for name, value in vars(module_of(book)).items() if isinstance(value, Rule)}
    found: set[str] = set()
    for module in engine_of(book):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "Rule | None":
                found |= {constants[name].name for name in names_in(node) if name in constants}
    return found


def names_in(function: ast.FunctionDef) -> set[str]:
    """The names in a function: as they are, or as attributes of a module."""
    nodes = list(ast.walk(function))
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return attributes | {node.id for node in nodes if isinstance(node, ast.Name)}


# Switching off.


@contextmanager
def switched_off(rule: Rule) -> Iterator[None]:
    """Let the engine answer with nothing wherever it would answer with a rule; tests still know the rule."""
    home = module_of(rule.book)
    without = SimpleNamespace(**{name: None if value is rule else value for name, value in vars(home).items()})
    changed: list[tuple[ModuleType, str, object]] = []
    made = {name: dict(title.made) for name, title in SHELF.items()}
    for module in engine_of(rule.book):
        for name, value in list(vars(module).items()):
            if value is rule or value is home:
                changed.append((module, name, value))
                setattr(module, name, None if value is rule else without)
    try:
        yield
    finally:
        for module, name, value in changed:
            setattr(module, name, value)
        for title in SHELF.values():
            title.made = made[title.name]  # no game that was made without the rule is kept


@contextmanager
def patience() -> Iterator[None]:
    """Give up after a while."""

    def give_up(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError("the game goes on for ever")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# The plugin.


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let one ask for the marked tests alone."""
    parser.addoption(
        "--rules", action="store_true", help="run only tests that are marked with a rule, and count the rules"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known."""
    config.addinivalue_line("markers", "rule(name, ...): the test fails when one of these rules is switched off")


def rules_of(item: pytest.Item) -> list[Rule]:
    """The rules that a test is marked with; their book is the one that its folder or file is named after."""
    path = item.nodeid.partition("::")[0].removesuffix(".py").replace("/test_", "/").split("/")
    named = [name for name in path if name in books()]
    book = books()[named[-1] if named else HOUSE.name]
    known = {rule.name: rule for rule in book.rules}
    names = [name for mark in item.iter_markers("rule") for name in mark.args]
    for name in names:
        if name not in known:
            raise pytest.UsageError(f"{item.nodeid} is marked with “{name}”, which is no rule of {book.name}.")
    return [known[name] for name in dict.fromkeys(names)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse marks with names that are no rules; if only rules are asked for, leave out all other tests."""
    marked = [item for item in items if rules_of(item)]
    if config.getoption("--rules"):
        config.hook.pytest_deselected(items=[item for item in items if not rules_of(item)])
        items[:] = marked
        config.stash[TESTED] = {(rule.book, rule.name) for item in marked for rule in rules_of(item)}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how many rules are tested, how many of them by switching them off, and which are not."""
    tested = config.stash.get(TESTED, set())
    for book in [books()[name] for name in dict.fromkeys([name for name, _ in sorted(tested)])]:
        names = [rule.name for rule in book.rules]
        off = [name for name in names if name in refusing(book.name)]
        missing = [name for name in names if (book.name, name) not in tested]
        count = f"{len(names) - len(missing)} of {len(names)} rules tested"
        line = f"{book.name}: {count}; {len(off)} can be switched off"
        terminalreporter.line(f"{line}; not tested: {', '.join(missing)}" if missing else line)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[Any]:
    """Run a marked test again without each of its rules that refuse something."""
    result = yield
    for rule in [] if fondaco.core.COMPILED else rules_of(pyfuncitem):
        if rule.name in refusing(rule.book) and passes(pyfuncitem, rule):
            pytest.fail(f"{pyfuncitem.name} passes without the rule {rule.name}, so it does not test it", pytrace=False)
    return result


def passes(item: pytest.Function, rule: Rule) -> bool:
    """Whether a test passes with a rule switched off."""
    arguments = {name: item.funcargs[name] for name in inspect.signature(item.obj).parameters}
    try:
        with switched_off(rule), patience():
            item.obj(**arguments)
    except (Exception, pytest.fail.Exception):
        return False
    return True
