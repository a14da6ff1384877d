"""The sums of a small network in plain Python: what `_forward.c` does faster, to the same last bit."""

from array import array


def forward(
    packed: bytes,
    networks: int,
    measures: int,
    wide: int,
    narrow: int,
    outputs: int,
    rows: list[list[int]],
    progress: float,
    common: list[float],
) -> list[list[float]]:
    """By row: what the networks say on average."""
    inputs = 2 * measures + len(common)
    numbers = array("d", packed).tolist()
    each = len(numbers) // networks
    answer: list[list[float]] = []
    for row in rows:
        if len(row) != measures:
            raise ValueError("a row has a number for each measure")
        late = [number * progress for number in row]
        whole = [float(number) - part for number, part in zip(row, late, strict=True)] + late + common
        sums = [0.0] * outputs
        for network in range(networks):
            told = judge(numbers[network * each : (network + 1) * each], whole, inputs, wide, narrow, outputs)
            sums = [total + more for total, more in zip(sums, told, strict=True)]
        answer.append([total / networks for total in sums])
    return answer


def judge(numbers: list[float], row: list[float], inputs: int, wide: int, narrow: int, outputs: int) -> list[float]:
    """What one network says of one row: two layers of sums without their negative ones, plus a direct sum."""
    first_at = inputs * wide
    second_at = first_at + wide
    third_at = second_at + wide * narrow + narrow
    direct_at = third_at + narrow * outputs + outputs
    out = numbers[direct_at - outputs : direct_at]
    first = numbers[first_at:second_at]
    for at, number in enumerate(row):
        if number != 0.0:
            add(first, numbers, at * wide, number)
            add(out, numbers, direct_at + at * outputs, number)
    second = numbers[third_at - narrow : third_at]
    for at, number in enumerate(first):
        if number > 0.0:
            add(second, numbers, second_at + at * narrow, number)
    for at, number in enumerate(second):
        if number > 0.0:
            add(out, numbers, third_at + at * outputs, number)
    return out


def add(sums: list[float], numbers: list[float], start: int, number: float) -> None:
    """Add a number times the weights that begin at a place, element by element."""
    for at in range(len(sums)):
        sums[at] += number * numbers[start + at]
