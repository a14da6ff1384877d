"""Die Händler: the table of contents."""

from typing import Any, Final

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.errors import BadPosition
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.step import Step
from fondaco.core.view import View
from fondaco.games.haendler import position, scoring, view
from fondaco.games.haendler.actions import DOMAINS, TALKING, VOCABULARY
from fondaco.games.haendler.board import first_courier, first_wagons
from fondaco.games.haendler.ideas import ideas
from fondaco.games.haendler.preview import preview
from fondaco.games.haendler.setup import deal
from fondaco.games.haendler.state import NONE, SECRET, State
from fondaco.games.haendler.status import status
from fondaco.games.haendler.steps.agreements import Answer
from fondaco.games.haendler.steps.bound import Bound, BoundTalk, Talking
from fondaco.games.haendler.steps.buying import Buying
from fondaco.games.haendler.steps.debts import Debts, Owing
from fondaco.games.haendler.steps.drafting import Drafting
from fondaco.games.haendler.steps.first_revision import FirstBargain, FirstForks
from fondaco.games.haendler.steps.investing import Investing
from fondaco.games.haendler.steps.layer import Layer
from fondaco.games.haendler.steps.loading import Bargain, Loading
from fondaco.games.haendler.steps.mastery import Bidding, MasterCards
from fondaco.games.haendler.steps.moving import Axles, Moving
from fondaco.games.haendler.steps.prices import Discs, Offices, SpecialSale, WarehouseSale
from fondaco.games.haendler.steps.rolling import Forks, Pile
from fondaco.games.haendler.steps.rounds import NewRound
from fondaco.games.haendler.steps.sale import Arrivals, BonusTracks, Sale
from fondaco.games.haendler.steps.setup import Row, StartPlayer
from fondaco.games.haendler.steps.status import Climbing, Loans, Representation

FIRST_ROUND: Final = 3  # what comes before is played once
# Revisions: matches of 0.1 are played by the first.
FIRST: Final = 1
LAST: Final = 2


class Haendler(Game[State]):
    """The game for one setup."""

    def __init__(self, wagons: str, courier: str, agreements: bool, open_money: bool, revision: int = LAST) -> None:
        bargain = FirstBargain() if revision == FIRST else Bargain()
        forks = FirstForks() if revision == FIRST else Forks()
        pile = Pile()
        steps: list[Step[State]] = [
            # Spielvorbereitung
            StartPlayer(),
            Row("row"),
            Buying("first-buying"),
            # Phase 1: Waren einkaufen
            Buying("buying"),
            # Phase 2: Ermitteln des Lademeisters und Wagen beladen, wagon by wagon
            MasterCards(),
            Bidding(0),
            Loading(0, bargain),
            Bidding(1),
            Loading(1, bargain),
            Bidding(2),
            Loading(2, bargain),
            # Phase 3: Wagen und Kurier bewegen
            Axles(),
            Moving(forks, pile),
            # Phase 4: Preise ändern und Lagerverkauf
            Discs(),
            Offices(),
            WarehouseSale(),
            SpecialSale(),
            # Phase 5: Warenverkauf
            Arrivals(),
            Sale(0),
            Sale(1),
            Sale(2),
            BonusTracks(),
            # Phase 6: Investitionen
            Investing(),
            Row("refill"),
            # Phase 7: Repräsentation und sozialer Aufstieg
            Debts(),
            Representation(),
            Loans(),
            Climbing(),
            # Neue Runde, Spielende
            NewRound(),
        ]
        asides: list[Step[State]] = [bargain, forks, pile]
        self.wagons = first_wagons(wagons)
        self.courier = first_courier(wagons, courier)
        self.open_money = open_money
        self.agreements = agreements
        if revision == FIRST:
            steps = [step for step in steps if not isinstance(step, Debts)]
        steps, asides = with_debts(steps), with_debts(asides)
        self.bound: list[Step[State]] = []  # what promises look through: all sections and asides
        if agreements:
            steps, asides = with_agreements(steps, asides, self.bound, revision)
        super().__init__("haendler", TALKING if agreements else VOCABULARY, DOMAINS, steps, asides, FIRST_ROUND)
        self.sections = [step.name for step in self.steps]
        self.bound.extend(self.steps)
        for step in self.steps:
            if isinstance(step, Layer):
                step.renumber()

    def deal(self, seats: int) -> State:
        """Wagons in three cities, bonus in the other three, money for everybody."""
        return deal(seats, self.wagons, self.courier)

    def view(self, s: State, seat: int) -> View[State]:
        """All that a seat may know, and no more."""
        return view.known_to(s, seat, self.open_money)

    def imagine(self, v: View[State], rng: Rng) -> State:
        """A world that fits the view: cards that may have been taken, sealed choices that may have been made."""
        s = view.fill_in(v, rng)
        for seat in range(s.seats):
            if s.bids[seat] == SECRET:
                s.bids[seat] = NONE
                options = self.options(s, seat)
                s.bids[seat] = options[rng.below(len(options))].x
            if s.discs[seat] == SECRET:
                s.discs[seat] = NONE
                options = self.options(s, seat)
                s.discs[seat] = options[rng.below(len(options))].x
        return s

    def ideas(self, s: State, seat: int) -> list[list[Action]]:
        """Cards for money and for other cards, and promises, where people may talk."""
        return ideas(s, seat, self.offered(s, seat), self.sections[s.stack[0]]) if self.agreements else []

    def result(self, s: State) -> Result | None:
        """The ranking, once the game is over."""
        return scoring.result(s)

    def preview(self, v: View[State]) -> dict[str, object]:
        """What goods, steps and levels cost and bring now."""
        return preview(v.known)

    def describe(self, s: State) -> dict[str, object]:
        """The position with the rulebook's names."""
        return position.describe(s, self.sections)

    def restore(self, document: dict[str, Any]) -> State:
        """The position that a document describes, if it can be, at its next decision."""
        seats = document.get("seats")
        s = self.deal(seats if isinstance(seats, int) else 0)
        position.restore(s, document, self.sections)
        wrong = self.status(s) or self.status_of_section(s)
        if wrong:
            raise BadPosition(wrong)
        self.walk(s)
        return s

    def status(self, s: State) -> str:
        """What is impossible about a position, if anything."""
        return status(s)

    def status_of_section(self, s: State) -> str:
        """What is wrong with the place in the rulebook where a position stands."""
        if not s.stack or s.stack[0] > self.last or (s.stack[1:] and min(s.stack[1:]) <= self.last):
            return "A position's “section” begins with a section of the round; the decisions within it follow."
        return ""


def with_debts(steps: list[Step[State]]) -> list[Step[State]]:
    """Schuldscheine: wherever players decide, they may repay a loan."""
    return [Owing(step) if step.verbs and not isinstance(step, (StartPlayer, Row)) else step for step in steps]


def with_agreements(
    steps: list[Step[State]], asides: list[Step[State]], sections: list[Step[State]], revision: int
) -> tuple[list[Step[State]], list[Step[State]]]:
    """The variant Absprachen: the same sections, each bound by promises, with talk alongside."""
    answer = Answer(sections, revision > FIRST)
    drafting = Drafting(answer)
    if revision == FIRST:
        beside = with_debts([drafting, answer])
        return [Talking(step, drafting) for step in steps], [*[Talking(step, drafting) for step in asides], *beside]
    return [Bound(step, drafting, sections) for step in steps], [
        *[Bound(step, drafting, sections) for step in asides],
        *[BoundTalk(step, sections) for step in (drafting, answer)],
    ]
