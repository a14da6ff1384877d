"""The result of a finished game."""


class Result:
    """Scores and ranks by seat (1 is first; equal ranks share a place) and the score sheet by category."""

    def __init__(self, scores: list[int], ranks: list[int], sheet: dict[str, list[int]]) -> None:
        self.scores = scores
        self.ranks = ranks
        self.sheet = sheet

    @property
    def winners(self) -> list[int]:
        """The seats that share first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"<Result {self.scores} ranks {self.ranks}>"


def ranks_of(keys: list[list[int]]) -> list[int]:
    """Ranks by keys that are compared in order, highest first; equal keys share a rank."""
    return [1 + sum([other > key for other in keys]) for key in keys]
