"""The contract of a game, walked through at every table."""

import json

import pytest

from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.match import Match
from fondaco.core.playout import choose
from fondaco.core.rule import GAME_OVER, NOT_YOUR_TURN, Refused
from fondaco.testing.checks import Checks
from fondaco.testing.matches import new_match, play_some, somewhere
from fondaco.testing.seeds import any_seed
from fondaco.testing.tables import Table


class ContractChecks(Checks):
    """What a game promises to everybody who plays, shows or searches it."""

    @any_seed
    def test_random_games_end_and_keep_every_piece(self, table: Table, seed: int) -> None:
        match = new_match(table, seed)
        rng = Rng(seed)
        while match.actors:
            assert match.result is None
            assert match.game.status(match.state) == ""
            seat = match.actors[rng.below(len(match.actors))]
            assert match.options(seat), "whoever is asked has an answer"
            match.play(seat, choose(match.game, match.state, seat, rng))
        result = match.result
        assert result is not None
        assert len(result.scores) == len(result.ranks) == match.seats
        assert result.winners
        assert [sum(column[seat] for column in result.sheet.values()) for seat in range(match.seats)] == result.scores
        assert match.why_not(0, match.game.vocabulary.action(0)) is GAME_OVER

    @any_seed
    def test_what_is_offered_is_what_is_not_refused(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        for seat in [*range(match.seats), CHANCE]:
            offered = match.options(seat)
            assert len(set(offered)) == len(offered)
            for action in match.game.vocabulary.all():
                assert (action in offered) == (match.why_not(seat, action) is None), match.text(action)

    @any_seed
    def test_a_refusal_changes_nothing_and_an_offer_is_played(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        before = match.position()
        rng = Rng(seed)
        vocabulary = match.game.vocabulary
        for _ in range(50):
            seat = rng.below(match.seats)
            action = vocabulary.action(rng.below(vocabulary.size))
            rule = match.why_not(seat, action)
            if rule is not None:
                with pytest.raises(Refused) as refusal:
                    match.play(seat, action)
                assert refusal.value.rule is rule
                assert match.position() == before
        for seat in match.actors:
            for action in match.options(seat):
                trial = match.state.copy()
                match.game.play(trial, seat, action)
                assert match.game.status(trial) == ""

    @any_seed
    def test_nobody_plays_out_of_turn(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        for seat in range(match.seats):
            if match.actors and seat not in match.actors:
                assert match.options(seat) == []
                assert match.why_not(seat, match.options(match.actors[0])[0]) is NOT_YOUR_TURN

    def test_every_action_has_names_that_lead_back_to_it(self, table: Table) -> None:
        vocabulary = new_match(table, 1).game.vocabulary
        texts = set()
        for index, action in enumerate(vocabulary.all()):
            assert vocabulary.index(action) == index
            assert vocabulary.parse(vocabulary.text(action)) == action
            assert vocabulary.from_fields(json.loads(json.dumps(vocabulary.fields(action)))) == action
            texts.add(vocabulary.text(action))
        assert len(texts) == vocabulary.size

    @any_seed
    def test_a_copy_is_independent(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        before = match.position()
        copy = match.state.copy()
        assert match.game.describe(copy) == match.game.describe(match.state)
        rng = Rng(seed)
        for _ in range(60):
            actors = match.game.actors(copy)
            if actors:
                match.game.play(copy, actors[0], choose(match.game, copy, actors[0], rng))
        assert match.position() == before

    @any_seed
    def test_saving_and_loading_gives_the_same_match(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        loaded = Match.load(match.save())
        assert loaded.position() == match.position()
        assert loaded.log == match.log
        assert loaded.actors == match.actors
        assert [loaded.options(seat) for seat in range(loaded.seats)] == [
            match.options(seat) for seat in range(match.seats)
        ]

    @any_seed
    def test_undo_gives_the_earlier_position(self, table: Table, seed: int) -> None:
        match = new_match(table, seed)
        rng = Rng(seed)
        positions = [match.position()]
        for _ in range(Rng(seed).below(120)):
            if match.actors:
                seat = match.actors[0]
                match.play(seat, choose(match.game, match.state, seat, rng))
                positions.append(match.position())
        for position in reversed(positions[:-1][-10:]):
            match.undo()
            assert match.position() == position

    @any_seed
    def test_undo_does_not_change_what_chance_will_do(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        if match.actors:
            seat = match.actors[0]
            action = match.options(seat)[0]
            match.play(seat, action)
            after = match.position()
            match.undo()
            match.play(seat, action)
            assert match.position() == after

    @any_seed
    def test_a_position_document_is_the_position(self, table: Table, seed: int) -> None:
        match = somewhere(table, seed)
        document = json.loads(json.dumps(match.position()))
        restored = Match.from_position(match.title, document, manual_chance=True)
        assert restored.position() == match.position()
        assert restored.actors == match.actors
        assert [restored.options(seat) for seat in range(match.seats)] == [
            match.options(seat) for seat in range(match.seats)
        ]
        play_some(match, seed, 40)
        later = Match.from_position(match.title, json.loads(json.dumps(match.position())), manual_chance=True)
        assert later.position() == match.position()
        assert Match.load(restored.save()).position() == restored.position()

    def test_a_described_view_says_who_plays_and_where_the_game_is(self, table: Table) -> None:
        match = new_match(table, 3)
        for seat in (None, 0):
            document = match.shown(seat)
            assert document["seats"] == match.seats
            assert document["over"] is False
            assert isinstance(document["section"], list)
            players = document["players"]
            assert isinstance(players, dict)
            assert set(players) <= set(match.game.domains["colour"].names)
            assert all(isinstance(player, dict) for player in players.values())
