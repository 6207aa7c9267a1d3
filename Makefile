# All set-up happens here: the checkout runs from .venv and installs nothing else.
PYTHON ?= $(shell command -v python3.13 || command -v python3.12 || command -v python3.11 || command -v python3)
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play test check lint types layers fast slow soak bench clean

play: .venv/play
	@$(BIN)/stavka play pavlov

test: check slow

# Under a minute: for one's own loop.
check: lint types layers fast

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev
	$(BIN)/mypy

layers: .venv/dev
	$(BIN)/lint-imports

fast: .venv/dev
	$(BIN)/pytest -m "not slow" -n 2

slow: .venv/dev
	$(BIN)/pytest -m slow -n 2

# The conformance kit with many more seeds, for the night.
soak: .venv/dev
	$(BIN)/python -m stavka.testing.soak

bench: .venv/play
	@$(BIN)/stavka bench

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Stavka needs Python 3.11 or newer; none was found." >&2; exit 2; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Stavka needs Python 3.11 or newer; $(PYTHON) is older. Try make PYTHON=python3.12" >&2; exit 2; }
	"$(PYTHON)" -m venv .venv

.venv/play: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

.venv/dev: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ .venv/play

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
