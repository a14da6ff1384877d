"""Tastes: what a number says somebody likes."""

from fondaco.arena import Contest
from fondaco.bots.taste import Taste
from fondaco.core.action import Action

THINGS = [Action(verb, x) for verb in range(12) for x in range(20)]


def test_likes_are_the_same_whatever_is_met_first() -> None:
    for number in (0, 7, 900001):
        one, other = Taste(number), Taste(number)
        forwards = [(one.liked(thing), one.lean(thing.verb)) for thing in THINGS]
        backwards = [(other.liked(thing), other.lean(thing.verb)) for thing in reversed(THINGS)]
        assert forwards == backwards[::-1]
        assert any(liked for liked, _ in forwards)


def test_every_number_has_a_taste_of_its_own() -> None:
    likes = {tuple(Taste(number).liked(thing) for thing in THINGS) for number in range(50)}
    assert len(likes) == 50


def test_a_contest_of_tastes_is_the_same_in_any_number_of_processes() -> None:
    found = []
    for processes in (1, 2):
        contest = Contest("china", {}, ["taste:11", "taste:12", "greedy"], games=4, seed=3)
        assert len(list(contest.run(processes))) == 4
        found.append([game.scores for game in contest.in_order])
    assert found[0] == found[1]
