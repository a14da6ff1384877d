"""The files to run a server with say what the program knows: settings, counters, addresses."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco.server.config import Config
from fondaco.server.metrics import Metrics
from fondaco.server.settings import config_from, gathered, settings, variable

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_settings_of_a_small_server_can_be_read() -> None:
    config = config_from({**gathered(DEPLOY / "fondaco.toml", {}), "database": "sqlite:///x"})
    assert config.secure
    assert config.rates.guests_a_day == 60


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "fondaco.service"])
def test_every_variable_is_a_setting(name: str) -> None:
    known = {variable(one) for one in settings()} | {"FONDACO_DOMAIN", "FONDACO_UPSTREAM"}
    found = set(re.findall(r"FONDACO_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert found
    assert found <= known


def test_the_dashboard_shows_counters_that_there_are() -> None:
    text = (DEPLOY / "grafana" / "fondaco.json").read_text(encoding="utf-8")
    names = set(re.findall(r"fondaco_[a-z_]+", " ".join(re.findall(r'"expr": "(.*)"', text))))
    counted = Metrics().page().decode()
    assert names
    for name in names:
        assert re.sub(r"_(bucket|total)$", "", name) in counted, name
    assert len({panel["id"] for panel in json.loads(text)["panels"]}) == len(json.loads(text)["panels"])


def test_the_files_agree_on_ports_and_paths() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert f"fondaco:{Config('x').port}" in compose
    assert "fondaco:9100" in (DEPLOY / "prometheus.yml").read_text(encoding="utf-8")
    assert "0.0.0.0:9100" in compose
    for file in re.findall(r"\./([A-Za-z./]+):", compose):
        assert (DEPLOY / file).is_file(), file


def test_the_compose_file_is_one() -> None:
    program = shutil.which("check-jsonschema", path=str(Path(sys.executable).parent)) or shutil.which(
        "check-jsonschema"
    )
    if program is None:
        pytest.skip("check-jsonschema is not installed")
    command = [program, "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
