"""The sums of a network, in C and in Python."""

from array import array
from random import Random

import pytest

from fondaco.bots import forward
from fondaco.bots.network import FORWARD, MOST_MOMENTS, OUTPUTS, TUNED, Network, size
from fondaco.core.engine import COMPILED

MEASURES, COMMON, WIDE, NARROW = 17, 3, 12, 5


def packed(networks: int, seed: int, wide: int = WIDE, narrow: int = NARROW) -> bytes:
    numbers = Random(seed)
    count = networks * size(2 * MEASURES + COMMON, wide, narrow)
    return array("d", [numbers.gauss(0, 0.3) for _ in range(count)]).tobytes()


@pytest.mark.parametrize("networks", [1, 3])
@pytest.mark.parametrize(("wide", "narrow"), [(WIDE, NARROW), (32, 16), (71, 19), (1, 1)])
def test_c_and_python_agree_to_the_last_bit(networks: int, wide: int, narrow: int) -> None:
    numbers = Random(5)
    for seed in range(20):
        rows = [[numbers.choice([0, 0, 1, -4, 37]) for _ in range(MEASURES)] for _ in range(4)]
        sizes = (networks, MEASURES, wide, narrow, OUTPUTS)
        moment = (packed(networks, seed, wide, narrow), *sizes, seed / 20, [0.5, 0.0, 1.0])
        assert TUNED(*moment) == forward.tuned(*moment)
        asked = (TUNED(*moment), *sizes, rows)
        assert FORWARD(*asked) == forward.forward(*asked)


def test_a_compiled_engine_has_its_sums_in_c() -> None:
    assert (FORWARD is not forward.forward) == COMPILED


def test_a_network_is_two_layers_and_a_sum() -> None:
    """One measure, nothing in common, and one unit in each layer."""
    first, second, third, direct = [2.0, 0.0, -1.0], [3.0, 0.5], [10.0, 0.0, 0.0, 1.0], [0.25, 0.0, 0.0, 0.0]
    numbers = [*first, *second, *third, *direct]
    network = Network(array("d", numbers).tobytes(), 1, 1, 0, 1, 1)
    # 4 at the beginning: 2 * 4 - 1 = 7, 3 * 7 + 0.5 = 21.5, 10 * 21.5 and 0.25 * 4 beside it.
    assert network.judge([[4]], 0.0, []) == [[pytest.approx(10 * 21.5 + 0.25 * 4), 1.0]]
    # At the end the first layer is below nothing, and counts as nothing.
    assert network.judge([[4]], 1.0, []) == [[pytest.approx(10 * 0.5), 1.0]]


def test_networks_together_answer_with_their_mean_at_every_moment() -> None:
    """More moments than are kept, and every one of them twice."""
    numbers = Random(7)
    three = Network(packed(3, 2), 3, MEASURES, COMMON, WIDE, NARROW)
    each = len(three.packed) // 3
    single = [Network(three.packed[n * each : (n + 1) * each], 1, MEASURES, COMMON, WIDE, NARROW) for n in range(3)]
    row = [numbers.choice([0, 1, -4, 37]) for _ in range(MEASURES)]
    for moment in [*range(MOST_MOMENTS + 5)] * 2:
        asked = ([row], moment / 100, [moment / 100, 1.0, 0.0])
        alone = [network.judge(*asked)[0] for network in single]
        mean = [sum(one[output] for one in alone) / 3 for output in range(OUTPUTS)]
        assert three.judge(*asked)[0] == pytest.approx(mean)
        assert len(three.moments) <= MOST_MOMENTS


@pytest.mark.parametrize("wrong", [b"", b"12345678"])
def test_a_network_has_a_number_for_each_weight(wrong: bytes) -> None:
    with pytest.raises(ValueError, match="a number for each"):
        Network(wrong, 1, MEASURES, COMMON, WIDE, NARROW)


def test_rows_of_another_length_are_refused_by_both() -> None:
    network = Network(packed(1, 1), 1, MEASURES, COMMON, WIDE, NARROW)
    with pytest.raises(ValueError, match="a number for each measure"):
        network.judge([[1, 2]], 0.5, [0.0, 0.0, 0.0])
