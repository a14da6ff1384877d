"""Everything that can go wrong in the house, as one small tree."""


class FondacoError(ValueError):
    """Something that was asked for cannot be done; the message says what and why in one sentence."""


class UnknownTitle(FondacoError):
    """No game of that name lodges here."""


class BadSetup(FondacoError):
    """A game cannot be set up like that: a wrong number of seats, an unknown option, a value it does not take."""


class BadAction(FondacoError):
    """A text, a document or a number that names no action of the game."""


class BadSave(FondacoError):
    """A save file that is broken, of a newer format, or tells a game that cannot have been played."""


class BadPosition(FondacoError):
    """A position document that is incomplete, misspelt or impossible."""
