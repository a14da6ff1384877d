"""The sums of some small networks in plain Python: what `_forward.c` does faster, to the same last bit.

`tuned` makes of the packed numbers those for one moment of a game, in which each measure has one weight and what all
seats have in common is part of the bias; `forward` judges rows of measures with them."""

from array import array


def tuned(
    packed: bytes,
    networks: int,
    measures: int,
    wide: int,
    narrow: int,
    outputs: int,
    progress: float,
    common: list[float],
) -> bytes:
    """The numbers for a moment: the first layers of all networks side by side, then the direct sums of all together,
    then the other layers of each."""
    numbers = array("d", packed).tolist()
    each = len(numbers) // networks
    parts = [
        Parts(numbers[first : first + each], 2 * measures + len(common), wide, narrow, outputs)
        for first in range(0, len(numbers), each)
    ]
    first_layer: list[float] = []
    direct: list[float] = []
    for measure in range(measures):
        late = measures + measure
        sums = [0.0] * outputs
        for part in parts:
            first_layer.extend(blended(part.first, measure * wide, late * wide, wide, progress))
            told = blended(part.direct, measure * outputs, late * outputs, outputs, progress)
            sums = [total + more for total, more in zip(sums, told, strict=True)]
        direct.extend(sums)
    bias: list[float] = []
    direct_bias = [0.0] * outputs
    for part in parts:
        constant = part.first_bias
        told = part.third_bias
        for place, number in enumerate(common):
            add(constant, part.first, (2 * measures + place) * wide, number)
            add(told, part.direct, (2 * measures + place) * outputs, number)
        bias.extend(constant)
        direct_bias = [total + more for total, more in zip(direct_bias, told, strict=True)]
    rest = [number for part in parts for number in part.rest]
    return array("d", [*first_layer, *bias, *direct, *direct_bias, *rest]).tobytes()


class Parts:
    """The numbers of one network as they are packed."""

    def __init__(self, numbers: list[float], inputs: int, wide: int, narrow: int, outputs: int) -> None:
        second_at = inputs * wide + wide
        third_at = second_at + wide * narrow + narrow
        bias_at = third_at + narrow * outputs
        self.first = numbers[: inputs * wide]
        self.first_bias = numbers[inputs * wide : second_at]
        self.rest = numbers[second_at:bias_at]
        self.third_bias = numbers[bias_at : bias_at + outputs]
        self.direct = numbers[bias_at + outputs :]


def blended(numbers: list[float], early: int, late: int, count: int, progress: float) -> list[float]:
    """Weights between those for the beginning and those for the end of a game."""
    return [
        one * (1.0 - progress) + other * progress
        for one, other in zip(numbers[early : early + count], numbers[late : late + count], strict=True)
    ]


def forward(
    tuned: bytes, networks: int, measures: int, wide: int, narrow: int, outputs: int, rows: list[list[int]]
) -> list[list[float]]:
    """By row: what the networks say on average."""
    numbers = array("d", tuned).tolist()
    width = networks * wide
    direct_at = (measures + 1) * width
    rest_at = direct_at + (measures + 1) * outputs
    each = wide * narrow + narrow + narrow * outputs
    answer: list[list[float]] = []
    for row in rows:
        if len(row) != measures:
            raise ValueError("a row has a number for each measure")
        first = numbers[direct_at - width : direct_at]
        out = numbers[rest_at - outputs : rest_at]
        for at, number in enumerate(row):
            if number != 0:
                add(first, numbers, at * width, float(number))
                add(out, numbers, direct_at + at * outputs, float(number))
        for network in range(networks):
            units = first[network * wide : (network + 1) * wide]
            judge(numbers, rest_at + network * each, units, narrow, out)
        answer.append([total / networks for total in out])
    return answer


def judge(numbers: list[float], start: int, first: list[float], narrow: int, out: list[float]) -> None:
    """Add what one network says: the sums of its first layer without the negative ones, and two layers more."""
    third_at = start + len(first) * narrow + narrow
    second = numbers[third_at - narrow : third_at]
    for at, number in enumerate(first):
        if number > 0.0:
            add(second, numbers, start + at * narrow, number)
    for at, number in enumerate(second):
        if number > 0.0:
            add(out, numbers, third_at + at * len(out), number)


def add(sums: list[float], numbers: list[float], start: int, number: float) -> None:
    """Add a number times the weights that begin at a place, element by element."""
    for at in range(len(sums)):
        sums[at] += number * numbers[start + at]
