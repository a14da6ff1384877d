"""What a finished game is worth to each seat."""

from math import exp

from fondaco.core.result import Result


def softmax(scores: list[float]) -> list[float]:
    """Shares that add up to one, larger for larger scores."""
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def win_shares(result: Result) -> list[float]:
    """One win, shared by those who share first place."""
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.ranks))]


def outcome(result: Result, standing: list[int], clear_lead: float) -> list[float]:
    """Half the win, and half the standing against the others: a narrow defeat is better than a rout."""
    wins = win_shares(result)
    shares = softmax([number / clear_lead for number in standing])
    return [0.5 * win + 0.5 * share for win, share in zip(wins, shares, strict=True)]
