"""Reading a position document: every value is checked, and what is wrong is said in a sentence with its place."""

from typing import Any

from fondaco.core.errors import BadPosition


class PositionReader:
    """A table of a document and the path that leads to it."""

    def __init__(self, table: object, path: str = "") -> None:
        if not isinstance(table, dict):
            raise BadPosition(f"The position's {path or 'document'} must be a table of names and values.")
        self.table: dict[str, Any] = table
        self.path = path
        self.seen: list[str] = []

    def place(self, key: str) -> str:
        """Where a value stands, as the reader of an error wants to know it."""
        return f"{self.path}.{key}" if self.path else key

    def value(self, key: str) -> Any:
        """A value that must be there."""
        self.seen.append(key)
        if key not in self.table:
            raise BadPosition(f"The position lacks “{self.place(key)}”.")
        return self.table[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return checked_number(self.value(key), low, high, self.place(key))

    def name(self, key: str, names: list[str]) -> int:
        """The number of one of several names."""
        return checked_name(self.value(key), names, self.place(key))

    def flag(self, key: str) -> bool:
        """Yes or no."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise BadPosition(f"“{self.place(key)}” must be true or false, not {value!r}.")
        return value

    def inner(self, key: str) -> "PositionReader":
        """A table within the table."""
        return PositionReader(self.value(key), self.place(key))

    def items(self, key: str) -> list[Any]:
        """A list."""
        value = self.value(key)
        if not isinstance(value, list):
            raise BadPosition(f"“{self.place(key)}” must be a list, not {value!r}.")
        return value

    def name_list(self, key: str, names: list[str]) -> list[int]:
        """A list of names, as their numbers."""
        return [checked_name(value, names, self.place(key)) for value in self.items(key)]

    def number_list(self, key: str, length: int, low: int, high: int) -> list[int]:
        """A list of so many numbers within bounds."""
        values = self.items(key)
        if len(values) != length:
            raise BadPosition(f"“{self.place(key)}” must have {length} entries, not {len(values)}.")
        return [checked_number(value, low, high, self.place(key)) for value in values]

    def counts(self, key: str, names: list[str], high: int) -> list[int]:
        """How many of each name; a name that is left out means none."""
        inner = self.inner(key)
        found = [inner.number(name, 0, high) if name in inner.table else 0 for name in names]
        inner.done()
        return found

    def done(self) -> None:
        """Complain about anything that was not read, so that a misspelt name is not passed over."""
        for key in self.table:
            if key not in self.seen:
                raise BadPosition(f"The position has an unknown “{self.place(key)}”.")


def checked_number(value: object, low: int, high: int, place: str) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"“{place}” must be a whole number, not {value!r}.")
    if not low <= value <= high:
        raise BadPosition(f"“{place}” must be from {low} to {high}, not {value}.")
    return value


def checked_name(value: object, names: list[str], place: str) -> int:
    """The number of one of several names."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"“{place}” must be one of {', '.join(names)}, not {value!r}.")
    return names.index(value)


def counted(names: list[str], counts: list[int]) -> dict[str, object]:
    """A table of how many of each name, without the zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
