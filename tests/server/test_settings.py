"""Settings: by file, environment and option; all of them listed, in every language."""

from pathlib import Path

import pytest

from fondaco.locale import LANGUAGES, Words
from fondaco.server.config import Config, Quota, Rates
from fondaco.server.lan import lan_address, picture_of
from fondaco.server.process import config_of
from fondaco.server.settings import BadSetting, config_from, gathered, settings, variable
from tests.cli.terminal import run


def test_the_option_counts_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "fondaco.toml"
    file.write_text('port = 1\nhost = "a"\ndatabase = "sqlite:///x"\n[rates]\ncommands = [1, 2]\nsockets = 7\n')
    monkeypatch.setenv("FONDACO_PORT", "2")
    monkeypatch.setenv("FONDACO_RATES_COMMANDS", "3, 4.5")
    monkeypatch.setenv("FONDACO_SECURE", "true")
    config = config_from(gathered(file, {"port": 3, "quota.guest": "60"}))
    assert (config.port, config.host, config.secure) == (3, "a", True)
    assert (config.rates.commands, config.rates.sockets) == ((3.0, 4.5), 7)
    assert config.quota == Quota(guest=60.0)
    assert config.rates.hints == Rates().hints


@pytest.mark.parametrize(
    "text", ["colour = 1", "port = 'many'", "[rates]\ncommands = 5", "port = [1]", "port =", "[rates]\nnone = 1"]
)
def test_what_cannot_be_set_is_said_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "fondaco.toml"
    file.write_text(text)
    with pytest.raises(BadSetting):
        gathered(file, {})
    result = run("serve", "--config", str(file))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_listed_and_explained(language: str, tmp_path: Path) -> None:
    words = Words(language, "cli")
    result = run("serve", "--settings", "--database", "sqlite:///x", FONDACO_LANG=language)
    assert result.exit_code == 0
    for name in settings():
        assert variable(name) in result.output
        assert words.has(f"setting-{name.replace('.', '-').replace('_', '-')}")


def test_the_list_of_settings_is_a_file_of_settings(tmp_path: Path) -> None:
    file = tmp_path / "fondaco.toml"
    file.write_text(run("serve", "--settings", "--database", "sqlite:///x", "--set", "rates.hints=1,2").output)
    assert gathered(file, {})["rates.hints"] == (1, 2)


def test_a_process_is_handed_the_whole_configuration() -> None:
    import msgspec

    config = Config("postgresql://x", page=Path("/page"), hosts=("a",), rates=Rates(commands=(1, 2)), processes=3)
    assert config_of(msgspec.json.encode(config, enc_hook=str)) == config


def test_friends_in_the_same_room_get_an_address_and_its_picture() -> None:
    address = lan_address("http://0.0.0.0:8000")
    assert "0.0.0.0" not in address
    assert address.endswith(":8000")
    assert picture_of(address).count("\n") > 10
