"""Settings: from one TOML file, from the environment (`FONDACO_*`), and from options, the later before the earlier."""

import os
import tomllib
import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from fondaco.core.errors import FondacoError
from fondaco.server.config import Config

PREFIX: Final = "FONDACO_"


class BadSetting(FondacoError):
    """A setting that does not exist, or a value that it cannot have."""


def settings(kind: type = Config, prefix: str = "") -> dict[str, Any]:
    """All settings with their types: those of rates and quotas are written with a dot."""
    found: dict[str, Any] = {}
    hints = get_type_hints(kind)
    for one in fields(kind):
        if is_dataclass(hints[one.name]):
            found |= settings(hints[one.name], f"{one.name}.")
        else:
            found[prefix + one.name] = hints[one.name]
    return found


def variable(name: str) -> str:
    """The variable of the environment that has a setting."""
    return PREFIX + name.replace(".", "_").upper()


def read_file(path: Path) -> dict[str, Any]:
    """The settings of a file, flat."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"The settings in {path} cannot be read: {error}.") from error
    flat: dict[str, Any] = {}
    for name, value in document.items():
        flat |= {f"{name}.{inner}": one for inner, one in value.items()} if isinstance(value, dict) else {name: value}
    return flat


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings in the environment."""
    found: dict[str, Any] = {}
    for name, kind in settings().items():
        text = environment.get(variable(name))
        if text is not None:
            found[name] = [part.strip() for part in text.split(",") if part.strip()] if listed(kind) else text
    return found


def listed(kind: Any) -> bool:
    """Whether a setting has several values."""
    return get_origin(kind) is tuple


def checked(name: str, value: Any) -> Any:
    """The value of a setting; raises BadSetting."""
    known = settings()
    if name not in known:
        raise BadSetting(f"There is no setting “{name}”; `fondaco serve --settings` lists them.")
    kind = known[name]
    try:
        if kind == Path or (isinstance(kind, types.UnionType) and Path in get_args(kind)):
            return Path(str(value))
        return msgspec.convert(value, kind, strict=not isinstance(value, str | list))
    except msgspec.ValidationError as error:
        raise BadSetting(f"The setting {name} cannot be “{value}”: {error}.") from error


def gathered(path: Path | None, options: dict[str, Any]) -> dict[str, Any]:
    """All settings that are given: by a file, by the environment, and by options, of which the last counts."""
    given = {**(read_file(path) if path is not None else {}), **read_environment(os.environ), **options}
    return {name: checked(name, value) for name, value in given.items()}


def config_from(values: dict[str, Any]) -> Config:
    """The configuration of some settings, all others as usual."""
    found: Config = build(Config, values)
    return found


def build(kind: Any, values: dict[str, Any]) -> Any:
    """A configuration, or a part of one, of some settings."""
    hints = get_type_hints(kind)
    given: dict[str, Any] = {}
    for one in fields(kind):
        if is_dataclass(hints[one.name]):
            start = f"{one.name}."
            inner = {name.removeprefix(start): value for name, value in values.items() if name.startswith(start)}
            given[one.name] = build(hints[one.name], inner)
        elif one.name in values:
            given[one.name] = values[one.name]
    return kind(**given)


def value_of(config: Config, name: str) -> Any:
    """The value that a setting has."""
    found: Any = config
    for part in name.split("."):
        found = getattr(found, part)
    return found


def shown(value: Any) -> str:
    """A value as it stands in a file of settings."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        return f"[{', '.join([shown(one) for one in value])}]"
    return f"{value:g}" if isinstance(value, float) else str(value) if isinstance(value, int) else f'"{value or ""}"'
