"""Proposals: bots think of whole ones, put them forward word by word, and keep quiet where nobody would gain."""

from fondaco import Match
from fondaco.bots import find_bot, find_thinker
from fondaco.bots.ahead import quiet
from fondaco.bots.budget import playouts
from fondaco.bots.knowledge import value_of
from fondaco.bots.levels import grandmaster
from fondaco.bots.proposing import best_proposal, outcome
from fondaco.bots.thought import Judgement, Thought
from fondaco.core.chance import Rng
from tests.bots.positions import decisions
from tests.haendler.scene import COLOURS, Table
from tests.haendler.talk import others_pass, scene

ORANGE = 0


def a_card_and_no_money() -> Table:
    """Near the end orange has a card and nothing to pay its rank with; the others have money."""
    start = scene("moving", "orange", seats=3).hand("orange", "ascent").money(orange=0, blue=3000, red=1500)
    for colour in COLOURS[:3]:
        start.player(colour, level=3)
    return start.set(arrivals=6).match()


def two_with_goods_for_a_wagon() -> Table:
    """Orange and blue both have goods in Paris, where a wagon waits for a load master."""
    start = scene("buying", "orange", seats=3).wagon(1, "paris").wagon(2, "koeln").wagon(3, "wien")
    return start.store("orange", "paris", wine=3).store("blue", "paris", salt=2).match()


def said_by(match: Match, seat: int, bot: str = "grandmaster:8") -> list[str]:
    """All that a bot does while it is its turn to speak."""
    said: list[str] = []
    while seat in match.actors:
        options = match.options(seat)
        choice = find_bot(bot).choose(match.game, match.view(seat), options, Rng(3))
        if choice in quiet(match.game, options):
            break
        said.append(match.text(choice))
        match.play(seat, said[-1])
    return said


def settle(table: Table) -> None:
    """Bots answer until there is nothing left to talk about."""
    match = table.match
    while "draft" in table.position["agreements"]:
        (seat,) = match.actors
        choice = find_bot("grandmaster:8").choose(match.game, match.view(seat), match.options(seat), Rng(1))
        match.play(seat, match.text(choice))


def test_whoever_has_no_money_sells_a_card_and_both_gain() -> None:
    table = a_card_and_no_money()
    before = value_of(table.match.game).shares(table.match.state)
    said = said_by(table.match, ORANGE)
    assert said[0].startswith("propose to ")
    assert said[1] == "i give ascent"
    assert said[2].startswith("you pay ")
    assert said[3] == "put forward"
    settle(table)
    assert table.money("orange") > 0
    (buyer,) = [seat for seat in (1, 2) if table.position["players"][COLOURS[seat]]["hand"] == {"ascent": 1}]
    after = value_of(table.match.game).shares(table.match.state)
    assert after[ORANGE] > before[ORANGE]
    assert after[buyer] > before[buyer]


def test_nobody_is_asked_twice_in_a_turn() -> None:
    table = a_card_and_no_money()
    first = said_by(table.match, ORANGE)[0]
    others_pass(table)
    (asked,) = table.match.actors
    table.match.play(asked, "refuse")
    assert first in table.options("orange"), "the rules would allow it"
    ideas = table.match.game.ideas(table.match.state, ORANGE)
    assert ideas
    assert all(proposal[0].x != asked for proposal in ideas)


def test_whoever_has_goods_for_a_wagon_thinks_of_who_bids_for_it() -> None:
    table = two_with_goods_for_a_wagon()
    match = table.match
    told = [[match.text(word) for word in proposal] for proposal in match.game.ideas(match.state, ORANGE)]
    no_bid = ["to bid on wagon 1", "until round-ends"]
    carried = ["to carry on wagon 1 for 200", "until round-ends"]
    assert ["propose to blue", "you-will-not", *no_bid, "i pay 500", "put forward"] in told
    assert ["propose to blue", "i-will-not", *no_bid, "you pay 500", "put forward"] in told
    assert ["propose to blue", "you-will-not", *no_bid, "i-will", *carried, "put forward"] in told
    assert ["propose to blue", "i-will-not", *no_bid, "you-will", *carried, "put forward"] in told
    assert not [words for words in told if words[0] == "propose to red"], "red has nothing to load"


def test_a_promise_that_was_begun_is_said_to_its_end() -> None:
    """Where nothing but talk is possible, a bot goes on with what it thought of, whatever else could be said."""
    table = two_with_goods_for_a_wagon().play("orange", "propose to blue", "you-will-not")
    for word in ("to bid on wagon 1", "until round-ends"):
        options = table.match.options(ORANGE)
        assert len(options) > 1
        choice = find_bot("master").choose(table.match.game, table.match.view(ORANGE), options, Rng(1))
        assert table.match.text(choice) == word
        table.play("orange", word)


def test_nobody_proposes_what_looks_worse_the_second_time() -> None:
    """What an agreement gains at first sight must hold when it is looked at as far ahead as everything else."""
    table = a_card_and_no_money()
    match = table.match
    options = match.options(ORANGE)
    proposal = best_proposal(value_of(match.game), match.view(ORANGE), options, Rng(3))
    assert proposal is not None
    searcher = grandmaster(playouts(8))
    for share, gains in ((0.0, True), (1.0, False)):
        thought = Thought([Judgement(options[0], share, 0.0, 1)], [], [], 1, 1)
        assert searcher.gains(match.game, ORANGE, proposal.agreed, thought, Rng(3)) is gains


def test_every_proposal_is_what_the_rules_allow_or_comes_to_nothing() -> None:
    followed = 0
    for game, s, seat in decisions(("haendler", {"agreements": True}, 3), 5, 5):
        for proposal in game.ideas(s, seat)[::2]:
            world = s.copy()
            for action in proposal:
                if action not in game.options(world, seat):
                    assert outcome(value_of(game), s, seat, proposal, 0.25, Rng(1)) == 0.25
                    break
                game.carry_out(world, seat, action)
            else:
                assert world.put, "the other is asked"
                followed += 1
    assert followed >= 20


def test_a_search_does_not_get_lost_in_talk() -> None:
    talked = 0
    for game, s, seat in decisions(("haendler", {"agreements": True}, 3), 6, 11):
        options = game.options(s, seat)
        talk = [option for option in options if option.verb in game.vocabulary.talk]
        if not talk or len(talk) == len(options):
            continue
        thought = find_thinker("greedy").think(game, game.view(s, seat), options, Rng(2))
        assert {judgement.action for judgement in thought.judgements} == set(options) - set(talk)
        asked = find_thinker("grandmaster:4").think(game, game.view(s, seat), talk[:1], Rng(2))
        assert asked.best == talk[0], "whoever asks what a word is worth is told"
        talked += 1
    assert talked >= 3


def test_where_nobody_talks_there_is_nothing_to_propose() -> None:
    for title in ("haendler", "china"):
        for game, s, seat in decisions((title, {}, 3), 3, 20):
            assert game.ideas(s, seat) == []
            assert quiet(game, game.options(s, seat)) == game.options(s, seat)
            break
