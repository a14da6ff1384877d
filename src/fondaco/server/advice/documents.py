"""What is sent by way of advice: hints during a game, and the analysis of a finished one."""

from typing import Literal

from typing_extensions import TypedDict

from fondaco.tables.documents import OptionDocument


class AdvisedOption(TypedDict):
    """An option: the share of the win and the points that it promises, and how often it was tried."""

    option: OptionDocument
    share: float
    points: float
    visits: int


class HintDocument(TypedDict):
    """The best options of a seat, best first, and what speaks for the first against the second; the shares and points
    of all seats if the best is taken; the effort."""

    number: int
    seat: int
    bot: str
    options: list[AdvisedOption]
    reasons: list[str]
    shares: list[float]
    points: list[float]
    worlds: int
    playouts: int
    seconds: float


class ReasonsDocument(TypedDict):
    """A decision of a finished game: what was chosen, what was the next best option to the bot that was asked, and what
    speaks for the one against the other; `number` is the record that made it."""

    number: int
    seat: int
    bot: str
    chosen: OptionDocument
    second: OptionDocument | None
    reasons: list[str]


class AnalysedDecision(TypedDict):
    """A decision with more than one option: what it cost, and the chances of all seats after it. `line` counts the log
    from 0; `number` is the record that made the decision, none if it came with a loaded log."""

    line: int
    number: int | None
    seat: int
    chosen: OptionDocument
    best: OptionDocument
    options: int
    shares: list[float]
    points: list[float]
    chosen_share: float
    best_share: float
    noise: float
    cost: float


class TurningPointDocument(TypedDict):
    """A decision that cost much, with the best options at it, and what speaks for the best against the chosen one."""

    line: int
    number: int | None
    seat: int
    chosen: AdvisedOption
    cost: float
    options: list[AdvisedOption]
    reasons: list[str]


class AnalysisResult(TypedDict):
    """How a game ended: the shares of the win and the points."""

    shares: list[float]
    points: list[int]


class AnalysisContent(TypedDict):
    """The curve of the chances of winning, decision by decision, and the turning points, the most costly first."""

    bot: str
    decisions: list[AnalysedDecision]
    turning_points: list[TurningPointDocument]
    result: AnalysisResult | None


class AnalysisDocument(TypedDict):
    """The analysis of a finished game, or how far it is: so much is done of the whole, which is 0 while it waits."""

    status: Literal["waiting", "working", "done"]
    done: int
    whole: int
    analysis: AnalysisContent | None
