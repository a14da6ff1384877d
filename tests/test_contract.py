"""The contract of a game, walked through with every title at every table."""

from fondaco.testing import ContractChecks, SecrecyChecks


class TestContract(ContractChecks):
    """Of all games on the shelf."""


class TestSecrecy(SecrecyChecks):
    """Of all games on the shelf."""
