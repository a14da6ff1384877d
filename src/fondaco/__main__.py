"""`python -m fondaco` is the `fondaco` command."""

from fondaco.cli import main

main()
