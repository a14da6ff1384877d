"""What can be seen of a position is worked out once for all who may see it."""

from fondaco.core.match import Match
from fondaco.tables.sight import Sight
from fondaco.tables.standing import section_of


def test_a_view_is_described_once_until_it_is_forgotten() -> None:
    match = Match.new("haendler", 3, seed=1)
    sight = Sight(match)
    assert sight.document(0) == match.shown(0)
    assert sight.document(0) is sight.document(0)
    assert sight.document(0) != sight.document(1)
    assert sight.document(None) == match.shown(None)
    assert sight.section == section_of(match)
    before = sight.document(0)
    sight.forget()
    assert sight.document(0) == before
    assert sight.document(0) is not before
