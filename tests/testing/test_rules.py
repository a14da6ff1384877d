"""The plugin that runs marked tests without their rules."""

import pytest

import fondaco.core
from fondaco import Match
from fondaco.core.rule import NOT_YOUR_TURN
from fondaco.games.yunnan import rulebook as rules
from fondaco.testing.rules import refusing, switched_off
from tests.yunnan.tables import beginning, start

interpreted = pytest.mark.skipif(fondaco.core.COMPILED, reason="a compiled engine cannot be changed while it runs")

SHARED = """
import pytest
from tests.yunnan.tables import beginning, play, start
from fondaco.games.yunnan import rulebook as rules
"""
CARES = """
@pytest.mark.rule("bid.coins")
def test_it():
    assert start(beginning(3, coins=5)).why_not(0, "bid guild 7 from supply") is rules.WITHIN_COINS
"""
DOES_NOT_CARE = """
@pytest.mark.rule("bid.coins")
def test_it():
    assert start(beginning(3, coins=5)).why_not(0, "bid guild 5 from supply") is None
"""
UNKNOWN = """
@pytest.mark.rule("bid.money")
def test_it():
    pass
"""


def outcome(pytester: pytest.Pytester, test: str) -> pytest.RunResult:
    """What becomes of a test in a folder of Yunnan's tests."""
    pytester.mkpydir("yunnan").joinpath("test_it.py").write_text(SHARED + test, encoding="utf-8")
    return pytester.runpytest_inprocess("-p", "fondaco.testing.rules", "-p", "no:cacheprovider")


@interpreted
def test_a_test_that_fails_without_its_rule_passes(pytester: pytest.Pytester) -> None:
    outcome(pytester, CARES).assert_outcomes(passed=1)


@interpreted
def test_a_test_that_passes_without_its_rule_fails(pytester: pytest.Pytester) -> None:
    result = outcome(pytester, DOES_NOT_CARE)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines("*test_it passes without the rule bid.coins*")


def test_a_mark_must_name_a_rule(pytester: pytest.Pytester) -> None:
    result = outcome(pytester, UNKNOWN)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines("*“bid.money”, which is no rule of yunnan*")


@interpreted
def test_a_rule_is_on_again_afterwards() -> None:
    match = start(beginning(3, coins=5))
    with switched_off(rules.WITHIN_COINS):
        assert match.why_not(0, "bid guild 7 from supply") is None
        assert match.why_not(0, "bid guild 7 from market") is rules.SUPPLY_OR_PROVINCE
    assert match.why_not(0, "bid guild 7 from supply") is rules.WITHIN_COINS


@interpreted
def test_the_rules_of_the_house_can_be_switched_off_too() -> None:
    match = Match.new("china", seats=3, seed=1)
    with switched_off(NOT_YOUR_TURN):
        assert match.why_not(1, "end turn") is not NOT_YOUR_TURN
    assert match.why_not(1, "end turn") is NOT_YOUR_TURN


@interpreted
def test_which_rules_refuse() -> None:
    assert {"bid.coins", "travel.passes", "two.alternate"} <= refusing("yunnan")
    assert "income.gaps" not in refusing("yunnan")
    assert refusing("house") == {"turn.game-over", "turn.not-yours", "turn.not-now"}
