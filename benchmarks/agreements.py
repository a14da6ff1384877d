"""Die Händler with and without agreements beside OpenSpiel's backgammon: random decisions per second in one run."""

from typing import Final

from fondaco.cli.bench import Walk, in_turns
from fondaco.cli.peers import backgammon

SECONDS: Final = 3.0  # of each turn


def main() -> None:
    walks = {name: Walk("haendler", {"agreements": name == "agreements"}).rate for name in ("plain", "agreements")}
    rates = in_turns({**walks, "backgammon": backgammon}, SECONDS)
    for name, rate in rates.items():
        print(f"{name:12}{rate:12,.0f} decisions/s{rate / rates['backgammon']:8.1f}")


if __name__ == "__main__":
    main()
