"""A hint: the best options of a view with what they promise. Whoever asks needs no state, and gets none."""

from typing import Any, Final

from fondaco.arena.reasons import reasons
from fondaco.bots import Judgement, find_thinker
from fondaco.core.action import Action
from fondaco.core.chance import stream
from fondaco.core.game import Game
from fondaco.core.view import View

ADVISER: Final = "grandmaster:200"  # gives hints and analyses games, unless another bot is named
BEST: Final = 5  # options that are told


def hint(
    game: Game[Any], view: View[Any], options: list[Action], bot: str = ADVISER, seed: int = 0
) -> dict[str, object]:
    """What a bot thinks of the options of a view, best first; the same for the same seed, if it counts playouts."""
    thought = find_thinker(bot).think(game, view, options, stream(seed, 0))
    first, *rest = [judgement.action for judgement in thought.judgements]
    why = reasons(game, view, first, rest[0], seed) if rest else []
    return {
        "bot": bot,
        "seat": view.seat,
        "options": [told(game, judgement) for judgement in thought.judgements[:BEST]],
        "reasons": [reason.document() for reason in why if reason.weight > 0],
        "shares": rounded(thought.shares),
        "points": rounded(thought.points),
        "worlds": thought.worlds,
        "playouts": thought.playouts,
        "seconds": round(thought.seconds, 6),
    }


def explained(
    game: Game[Any], view: View[Any], options: list[Action], chosen: Action, bot: str = ADVISER, seed: int = 0
) -> dict[str, object]:
    """What speaks for an option that was chosen against the next best one, as a bot sees it."""
    thought = find_thinker(bot).think(game, view, options, stream(seed, 0))
    others = [judgement.action for judgement in thought.judgements if judgement.action != chosen]
    why = reasons(game, view, chosen, others[0], seed) if others else []
    return {
        "bot": bot,
        "seat": view.seat,
        "chosen": game.vocabulary.text(chosen),
        "second": game.vocabulary.text(others[0]) if others else None,
        "reasons": [reason.document() for reason in why if reason.weight > 0],
    }


def told(game: Game[Any], judgement: Judgement) -> dict[str, object]:
    """A judgement for JSON."""
    return {
        "action": game.vocabulary.text(judgement.action),
        "share": round(judgement.share, 4),
        "points": round(judgement.points, 4),
        "visits": judgement.visits,
    }


def rounded(values: list[float]) -> list[float]:
    """Numbers as exact as they are worth."""
    return [round(value, 4) for value in values]
