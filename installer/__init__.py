"""What turns the sources into an app that needs no Python; `python build_installer.py` runs it."""
