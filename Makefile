# Kings' Table. `make play` and `make test` need Python 3.11 (with venv) and make, nothing else.

PYTHON ?= python3
GAME ?= rois
NUMBER ?= 200
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test lint format art shots pictures bench soak mutants installer clean

play: $(VENV)/.installed  ## open the app
	$(BIN)/boardgames

test: $(VENV)/.dev  ## all tests, with fair samples where the full numbers take long
	$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/.dev  ## style, format and strict types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.dev  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

art: $(VENV)/.dev  ## let the drawing board write assets/art again
	$(BIN)/python -m tools.art

shots: $(VENV)/.dev  ## every scene as a picture, into shots/ (ONLY=table SIZES=1280x720:fr)
	$(BIN)/python tools/shots.py --only '$(ONLY)' --sizes '$(SIZES)'

pictures: $(VENV)/.dev  ## the tables that README.md shows, into docs/pictures/
	$(BIN)/python tools/shots.py --readme

bench: $(VENV)/.bench  ## speed, as ratios and percentiles of one run
	$(BIN)/python tools/bench.py

soak: $(VENV)/.dev  ## the same tests with the full numbers (takes a while)
	SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal --timeout=0

mutants: $(VENV)/.dev  ## break the rule code at seeded places and see whether a test notices
	$(BIN)/python tools/mutants.py --game $(GAME) --number $(NUMBER)

installer: $(VENV)/.installer  ## the app that needs no Python, for this system, into dist/
	$(BIN)/python build_installer.py

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) install -c constraints.txt -e .
	touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) install -c constraints.txt -e '.[dev]'
	touch $@ $(VENV)/.installed

$(VENV)/.installer: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) install -c constraints.txt -e '.[installer]'
	touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(PIP) install -c constraints.txt -e '.[dev,bench]'
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
