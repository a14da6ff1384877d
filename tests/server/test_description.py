"""The page's types of documents are made from the API's description as it is now."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_description_that_the_page_is_typed_by_is_of_today() -> None:
    written = subprocess.run([sys.executable, WEB / "describe.py"], capture_output=True, text=True, check=True).stdout
    assert (WEB / "openapi.json").read_text(encoding="utf-8") == written, "run `make description`"
