PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PEERS := $(VENV)/.peers

export PIP_DISABLE_PIP_VERSION_CHECK = 1

.DEFAULT_GOAL := help
.PHONY: help setup play test bench compile pure soak clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' Makefile

setup: $(STAMP) ## create .venv from requirements.lock and install the project in it

$(STAMP): pyproject.toml requirements.lock
	@$(PYTHON) -c '' || { echo "duskhall: '$(PYTHON)' does not run; name a Python 3.11 or newer: make setup PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "duskhall needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) --version 2>&1); try: make setup PYTHON=python3.12" >&2; \
		exit 1; }
	@echo "setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq -r requirements.lock
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

play: setup ## play the game
	@trap : INT; $(BIN)/duskhall play || [ $$? -eq 130 ]

test: setup ## lint, check formatting and types, run the tests and the scenarios
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -n 2
	$(BIN)/duskhall scenario tests/scenarios --coverage

bench: setup ## measure speed beside other engines; ARGS="--json FILE --history" keeps the figures
	@[ $(PEERS) -nt requirements-bench.lock ] || { \
		echo "installing the engines to compare with ..." && \
		$(BIN)/python -m pip install -qq -r requirements-bench.lock && touch $(PEERS); } || \
		echo "duskhall: they could not be installed; measuring without them" >&2
	@$(BIN)/python -m duskhall.lab.bench $(ARGS)

compile: setup ## build core with mypyc beside the pure files (needs a C compiler)
	@$(BIN)/python -m duskhall.lab.compile

pure: setup ## take the compiled core away
	@$(BIN)/python -m duskhall.lab.compile --clean

soak: setup ## play many games in search of faults
	@$(BIN)/python -m duskhall.lab.soak --edition classic
	@$(BIN)/python -m duskhall.lab.soak --edition advance

clean: ## remove .venv, caches and build outputs (saved games stay)
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name .git -prune -o \( -name __pycache__ -o -name '*.egg-info' \) -type d -prune -exec rm -rf {} +
