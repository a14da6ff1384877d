"""`python -m fondaco` is the `fondaco` command."""

from fondaco.cli import main

if __name__ == "__main__":
    main()
