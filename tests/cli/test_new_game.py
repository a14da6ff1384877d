"""A game of one's own: written by a command, complete at once, and at home everywhere."""

from pathlib import Path

import pytest

from fondaco.bots import LEVELS
from tests.cli import terminal
from tests.strangers import new_game, run


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game's package."""
    folder = tmp_path_factory.mktemp("strangers") / "harbour"
    folder.mkdir()
    new_game(folder, "harbour")
    return folder


def test_the_command_writes_a_package_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    result = terminal.run("new-game", "harbour", "--folder", str(folder))
    assert result.exit_code == 0, result.stderr
    assert "pip install -e" in result.stdout
    assert (folder / "src" / "harbour" / "rulebook.py").is_file()
    for path in folder.rglob("*"):
        assert "newgame" not in path.name
        assert not path.is_file() or "newgame" not in path.read_text(encoding="utf-8").lower()


@pytest.mark.parametrize("name", ["Harbour", "my game", "2nim", "class", "china", "yunnan-2023", "x"])
def test_a_name_that_cannot_be_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    result = terminal.run("new-game", name, "--folder", str(tmp_path / "mine"))
    assert result.exit_code == 2
    assert result.stderr.startswith("fondaco: ")
    assert not (tmp_path / "mine").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    result = terminal.run("new-game", "harbour", "--folder", str(tmp_path))
    assert result.exit_code == 2
    assert "cannot be used" in result.stderr


def test_a_new_game_passes_its_own_tests(harbour: Path) -> None:
    result = run(harbour / "src", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(harbour / "pyproject.toml"),
                 "--rootdir", str(harbour), str(harbour / "tests"))  # fmt: skip
    assert result.returncode == 0, result.stdout
    assert "passed" in result.stdout


def test_every_level_plays_it(harbour: Path) -> None:
    result = run(harbour / "src", "-m", "fondaco", "match", "harbour", "--seats", ",".join(LEVELS), "--games", "4")
    assert result.returncode == 0, result.stderr
    assert all(level in result.stdout for level in LEVELS)


def test_it_is_drawn_explained_hinted_and_analysed(harbour: Path, tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    typed = "hint\n1\n" + "take 3\n" * 30 + "take 2\n" * 30 + "take 1\n" * 30
    played = run(harbour / "src", "-m", "fondaco", "play", "harbour", "--seats", "2", "--seed", "3", "--lang", "de",
                 "--save", str(save), typed=typed)  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr
    assert "Das Ziel von" in played.stdout
    assert "Haufen" in played.stdout
    analysed = run(harbour / "src", "-m", "fondaco", "analyse", str(save), "--bot", "grandmaster:40")
    assert analysed.returncode == 0, analysed.stderr
    rules = run(harbour / "src", "-m", "fondaco", "rules", "harbour", "--lang", "it")
    assert "sassolini" in rules.stdout


def test_what_was_not_taught_cannot_be_trained(harbour: Path, tmp_path: Path) -> None:
    result = run(harbour / "src", "-m", "fondaco", "train", "harbour", "--games", "100",
                 "--output", str(tmp_path / "x.json"))  # fmt: skip
    assert result.returncode == 2
    assert "Nobody has said what counts in harbour" in result.stderr
