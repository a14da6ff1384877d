"""Pages of the site that stand elsewhere in the repository: the README is its first page."""

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
REPOSITORY = {"](LICENSE)": "](#more)", "](examples/lagoon/README.md)": "](lagoon.md)"}


def on_files(files: Files, config: Any) -> Files:
    """Add them, with their links as the site has them."""
    for source, page in {**PAGES, "examples/lagoon/README.md": "lagoon.md"}.items():
        text = (ROOT / source).read_text(encoding="utf-8").replace("](docs/", "](")
        for old, new in {**{f"]({name})": f"]({other})" for name, other in PAGES.items()}, **REPOSITORY}.items():
            text = text.replace(old, new)
        files.append(File.generated(config, page, content=text))
    return files
