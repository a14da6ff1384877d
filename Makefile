# Everything one does with a checkout. Needs Python 3.11 or newer with pip and venv, make, and a C compiler
# (without one the engine is installed as plain Python, which plays the same game more slowly).

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
WORK   := .make
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-warn-script-location
WHEEL   = $$(ls $(WORK)/dist/fondaco-*.whl)
TESTS  ?= tests
JOBS   ?= 2
GAMES  ?= 100000
APT    := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium

export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-compiled test-interpreted test-pure test-page browser check bench bench-bots bench-server bench-page heavy clean FORCE

help: ## say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/.package ## install the game and play it in the browser
	@echo "Fondaco is installed as $(BIN)/fondaco; this is: $(BIN)/fondaco play"
	@$(BIN)/fondaco play

test: test-compiled test-interpreted test-pure test-page ## run all tests, compiled and interpreted

test-compiled: $(VENV)/.test browser ## run the tests on the installed package
	FONDACO_ENGINE=compiled PYTHONPATH= $(BIN)/python -m pytest -n $(JOBS) $(TESTS)

test-interpreted: $(VENV)/.test browser ## run the tests on the source tree
	FONDACO_ENGINE=interpreted PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) $(TESTS)

test-pure: $(WORK)/pure/.package ## see that the package can be installed without a compiler
	$(WORK)/pure/bin/fondaco --version | grep interpreted
	$(WORK)/pure/bin/fondaco match yunnan-2023 --seats random,random,random --games 2 --seed 1

test-page: ## check and test the page's own sources, where there is a Node
	@if command -v npm >/dev/null; then set -e; cd web; \
		[ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --ignore-scripts --no-audit --no-fund --loglevel=error; \
		npm run --silent check; npm run --silent lint; npm run --silent test; \
	else echo "SKIPPED: the page's own checks and component tests need Node with npm, which is not here."; fi

# The tests of the page drive a real Chromium: Debian's, fetched where one may.
browser:
	@if [ -z "$$FONDACO_CHROMIUM" ] && ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Chromium for the tests of the page."; \
			{ $(APT) || { apt-get update -qq && $(APT); }; } >/dev/null 2>&1 \
				|| echo "Chromium cannot be installed here; the tests in a browser are skipped."; \
		else echo "There is no Chromium here and it cannot be installed; the tests in a browser are skipped."; fi; fi

heavy: $(VENV)/.test ## run the tests that take long, and GAMES random games of every title
	FONDACO_ENGINE=compiled PYTHONPATH= $(BIN)/python -m pytest -n $(JOBS) -m heavy $(TESTS) || [ $$? -eq 5 ]
	set -e; for title in $$($(BIN)/python -c 'import fondaco; print(*fondaco.titles())'); do \
		PYTHONPATH= $(BIN)/python -m tests.random_games $$title --games $(GAMES); done

check: $(VENV)/.check ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(VENV)/.bench ## measure the engine, compiled and interpreted, and its peers
	$(BIN)/python benchmarks/compare.py

bench-bots: $(VENV)/.bench ## measure the master against OpenSpiel's own bots; takes hours
	PYTHONPATH= $(BIN)/python -m benchmarks.openspiel --processes $(JOBS)

bench-server: $(VENV)/.test ## measure the server: moves a second, latencies, memory
	PYTHONPATH= $(BIN)/python benchmarks/server.py

bench-page: $(VENV)/.test browser ## measure how soon a board is drawn
	PYTHONPATH= $(BIN)/python benchmarks/page.py

clean: ## remove everything that make has made
	rm -rf $(VENV) $(WORK) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The package is built once, whenever its sources have changed, and installed wherever it is needed.

BUILD := pyproject.toml build_engine.py README.md LICENSE
NOT   := -not -path '*/__pycache__/*' -not -path '*/node_modules/*' -not -path '*/server/page/*' -not -name '*.so'
FIND  := find src web -type f $(NOT)
FILES := $(shell $(FIND))

# A list of the sources, touched only when a file has come or gone.
$(WORK)/sources: FORCE
	@mkdir -p $(WORK)
	@$(FIND) | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Fondaco needs Python 3.11 or newer; this is: $$($(PYTHON) --version). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(WORK)/.wheel: $(FILES) $(BUILD) $(WORK)/sources | $(VENV)/.venv
	@echo "Building the package; compiling the engine takes a minute."
	@rm -rf $(WORK)/dist
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(WORK)/dist .
	@touch $@

$(VENV)/.package: $(WORK)/.wheel
	@$(PIP) $(WHEEL)
	@$(PIP) --force-reinstall --no-deps $(WHEEL)
	@touch $@

$(VENV)/.test: $(VENV)/.package
	@$(PIP) "$(WHEEL)[test]"
	@touch $@

$(VENV)/.check: $(VENV)/.package
	@$(PIP) "$(WHEEL)[check,test]"
	@touch $@

$(VENV)/.bench: $(VENV)/.package
	@$(PIP) "$(WHEEL)[bench]" || echo "The other engines cannot be installed here; only ours is measured."
	@touch $@

# A second, small environment with the package as plain Python.
$(WORK)/pure/.package: $(FILES) $(BUILD) $(WORK)/sources
	@$(PYTHON) -m venv $(WORK)/pure
	@FONDACO_PURE=1 $(WORK)/pure/bin/python -m pip install --quiet --disable-pip-version-check .
	@touch $@
