"""Where the frozen app begins."""

from boardgames.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
