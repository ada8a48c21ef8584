"""`python -m boardgames` is the `boardgames` command."""

from boardgames.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
