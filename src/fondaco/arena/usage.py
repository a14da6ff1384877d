"""What is used in a contest: by verb and thing, how often it was offered, chosen, and chosen by winners."""

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple

from fondaco.arena.bout import Bout, play
from fondaco.arena.contest import Contest
from fondaco.arena.processes import spread
from fondaco.core.action import Action
from fondaco.core.game import Game
from fondaco.core.titles import find
from fondaco.core.vocabulary import Domain

Counts = dict[str, int]  # by use


class Seen(NamedTuple):
    """One game: by use at how many decisions it was offered and chosen, and how often the winners chose it."""

    offered: Counts
    chosen: Counts
    by_winners: Counts
    seats: int
    winners: int


class Use(NamedTuple):
    """Something that can be done: a verb alone, or with one thing that it is done to."""

    name: str
    offered: float  # decisions of a seat in a game at which it was offered
    chosen: float  # times that a seat did it in a game
    by_winners: float  # times that a winner did it in a game
    games: float  # part of the games in which anybody did it


class Usage:
    """What is used in the games of a contest; all that the game's words allow is counted, what nobody does included."""

    def __init__(self, contest: Contest) -> None:
        self.contest: Final = contest
        game = game_of(contest.bout(0))
        self.names: Final = [name for verb in game.vocabulary.verbs for name in uses_of_verb(verb.name, verb.slots)]
        self.seen: list[Seen] = []

    def run(self, processes: int = 1) -> Generator[int]:
        """Play all games; hands out how many there have been."""
        bouts = [self.contest.bout(number) for number in range(self.contest.games)]
        found: dict[int, Seen] = {}
        for number, seen in spread(watch_uses, bouts, processes):
            found[number] = seen
            self.seen = [found[known] for known in sorted(found)]
            yield len(found)

    @property
    def uses(self) -> list[Use]:
        """All uses, in the order of the game's words."""
        return [self.use(name) for name in dict.fromkeys(self.names)]

    @property
    def unused(self) -> list[str]:
        """What was offered and never chosen."""
        return [use.name for use in self.uses if use.offered and not use.chosen]

    def use(self, name: str) -> Use:
        """How much one thing is used."""
        seats = sum(seen.seats for seen in self.seen) or 1
        winners = sum(seen.winners for seen in self.seen) or 1
        return Use(
            name,
            sum(seen.offered.get(name, 0) for seen in self.seen) / seats,
            sum(seen.chosen.get(name, 0) for seen in self.seen) / seats,
            sum(seen.by_winners.get(name, 0) for seen in self.seen) / winners,
            sum(name in seen.chosen for seen in self.seen) / (len(self.seen) or 1),
        )

    def document(self) -> dict[str, object]:
        """The usage for JSON."""
        uses = [{key: rounded(part) for key, part in use._asdict().items()} for use in self.uses]
        return {"title": self.contest.title, "games": len(self.seen), "seed": self.contest.seed, "uses": uses}


def rounded(part: str | float) -> str | float:
    """A number as it is told."""
    return part if isinstance(part, str) else round(part, 3)


def game_of(bout: Bout) -> Game[Any]:
    """The game that a bout plays."""
    return find(bout.title).game(bout.setup, len(bout.names))


def uses_of_verb(verb: str, slots: list[Domain]) -> list[str]:
    """A verb alone, and with each name that it can be done to; amounts are no names."""
    named = [f"{verb} {slot.name} {name}" for slot in slots if is_named(slot) for name in slot.names]
    return [verb, *named]


def uses_of(game: Game[Any], action: Action) -> list[str]:
    """What an action uses."""
    verb = game.vocabulary.verb(action)
    values = game.vocabulary.values(action)
    named = [
        f"{verb.name} {slot.name} {slot.names[n]}" for slot, n in zip(verb.slots, values, strict=True) if is_named(slot)
    ]
    return [verb.name, *named]


def is_named(slot: Domain) -> bool:
    """Whether a slot is for things with names."""
    return not all(name.replace(" ", "").isdigit() for name in slot.names)


def watch_uses(bout: Bout) -> Seen:
    """Play a game and count what is offered and what is chosen."""
    offered: list[Counts] = [{} for _ in bout.names]
    chosen: list[Counts] = [{} for _ in bout.names]

    def see(game: Game[Any], s: Any, seat: int, action: Action, options: int) -> None:
        if options > 1:
            entrant = bout.entrant_at(seat)
            count(offered[entrant], {use for option in game.options(s, seat) for use in uses_of(game, option)})
            count(chosen[entrant], set(uses_of(game, action)))

    played = play(bout, see)
    winners = [entrant for entrant, wins in enumerate(played.wins) if wins]
    return Seen(
        together(offered),
        together(chosen),
        together([chosen[entrant] for entrant in winners]),
        len(offered),
        len(winners),
    )


def count(counts: Counts, uses: set[str]) -> None:
    """Count each of some uses once."""
    for use in uses:
        counts[use] = counts.get(use, 0) + 1


def together(parts: list[Counts]) -> Counts:
    """The sum of some counts."""
    return {use: sum(part.get(use, 0) for part in parts) for use in sorted({use for part in parts for use in part})}


Progress = Callable[[int, int], None]


def usage_of(
    title: str, bots: list[str], games: int, seed: int, processes: int = 1, tell: Progress | None = None
) -> Usage:
    """The usage of a contest between bots, with the title's usual setup."""
    usage = Usage(Contest(title, {}, bots, games, seed))
    for done in usage.run(processes):
        if tell is not None:
            tell(done, games)
    return usage
