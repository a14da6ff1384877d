# Everything one does with a checkout. Needs Python 3.11 or newer with pip and venv, make, and a C compiler
# (without one the engine is installed as plain Python, which plays the same game more slowly).

PYTHON ?= python3
VENV   := .venv
DEV    := .dev
PLACE  := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN    := $(VENV)/$(PLACE)
TOOLS  := $(DEV)/$(PLACE)
WORK   := .make
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-warn-script-location
WHEEL   = $$(ls $(WORK)/dist/fondaco-*.whl)
TESTS  ?= tests
# What does not run the engine itself need not be tested on both; a browser needs only one of them.
BESIDE := arena cli research server tables web test_build.py test_dependencies.py test_docs.py test_house.py test_rulebooks.py test_words.py
ENGINE := $(filter-out $(addprefix tests/,$(BESIDE) __pycache__ __init__.py conftest.py strangers.py random_games.py),$(wildcard tests/*))
LONGEST := --durations 15
JOBS   ?= 2
GAMES  ?= 20000
SAMPLE ?= 0
SECONDS ?= 600
PARTS  ?=
APT    := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium

export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play dev quick docs page description source test test-compiled test-interpreted test-pure test-page test-examples browser check bench bench-bots bench-search bench-research bench-server bench-attacks bench-page chaos soak heavy rules mutants clean FORCE

help: ## say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/.package ## install the game and play it in the browser
	@echo "Fondaco is installed as $(BIN)/fondaco; this is: $(BIN)/fondaco play"
	@$(BIN)/fondaco play

dev: $(DEV)/.dev ## install what one works with: the source tree as it is, and the tools for tests and checks

quick: $(DEV)/.dev ## run the fast tests on the source tree
	FONDACO_ENGINE=interpreted $(TOOLS)/python -m pytest --quick -n $(JOBS) $(ENGINE) tests/test_house.py tests/test_rulebooks.py tests/test_words.py

test: test-compiled test-interpreted test-pure test-page test-examples ## run all tests, compiled and interpreted

test-compiled: $(VENV)/.test browser ## run the tests on the installed package
	FONDACO_ENGINE=compiled PYTHONPATH= $(BIN)/python -m pytest -n $(JOBS) $(LONGEST) $(TESTS)

test-interpreted: $(VENV)/.test ## run the tests of the engine on the source tree
	FONDACO_ENGINE=interpreted PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) $(LONGEST) $(ENGINE)

test-examples: $(VENV)/.test ## install the example game, run its tests, and let the levels play it
	@$(PIP) --no-deps --upgrade --target $(WORK)/examples ./examples/lagoon
	PYTHONPATH=$(WORK)/examples $(BIN)/python -m pytest -n $(JOBS) -c examples/lagoon/pyproject.toml examples/lagoon/tests
	PYTHONPATH=$(WORK)/examples $(BIN)/fondaco match lagoon --seats apprentice,journeyman,master --games 6 --seed 1

test-pure: $(WORK)/pure/.package ## see that the package can be installed without a compiler
	$(WORK)/pure/bin/fondaco --version | grep interpreted
	$(WORK)/pure/bin/fondaco bench --seconds 0.2 --no-peers

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

chaos: $(VENV)/.test ## let servers, connections and the database fail for SECONDS while people play, and see that nothing is lost
	PYTHONPATH= $(BIN)/python -m tests.server.chaos --seconds $(SECONDS) $(if $(shell command -v caddy),--proxy)

soak: $(VENV)/.test ## let tables come and go for an hour, and see that memory stays as it is
	PYTHONPATH= $(BIN)/python -m tests.server.soak

heavy: $(VENV)/.heavy ## run the tests that take long, and GAMES random games of every variant of every title
	FONDACO_ENGINE=compiled PYTHONPATH= $(BIN)/python -m pytest -n $(JOBS) -m heavy $(TESTS) || [ $$? -eq 5 ]
	PYTHONPATH= $(BIN)/python -m tests.random_games --games $(GAMES) --processes $(JOBS)

rules: $(VENV)/.test ## see that every test marked with a rule fails once the rule is switched off
	FONDACO_ENGINE=interpreted PYTHONPATH=src $(BIN)/python -m pytest --rules $(TESTS)

mutants: $(VENV)/.mutants ## see which changes of the engine no test would notice; SAMPLE and PARTS limit it, and it can be resumed
	PYTHONPATH=src $(BIN)/python -m tests.mutation $(PARTS) --sample $(SAMPLE) --processes $(JOBS) --work $(WORK)/mutants

check: $(DEV)/.dev ## format, lint and types
	$(TOOLS)/ruff format --check .
	$(TOOLS)/ruff check .
	$(TOOLS)/mypy
	MYPYPATH=src:src/fondaco/cli/template/src:examples/lagoon/src $(TOOLS)/mypy --config-file= --strict --explicit-package-bases --ignore-missing-imports src/fondaco/cli/template/src/newgame examples/lagoon/src/lagoon
	$(TOOLS)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(TOOLS)/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[0-9]*.yml
	$(TOOLS)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml
	@if [ -x $(TOOLS)/hadolint ]; then $(TOOLS)/hadolint deploy/Dockerfile; else echo "SKIPPED: the Dockerfile is linted on Linux alone."; fi
	@if command -v caddy >/dev/null; then caddy validate --adapter caddyfile --config deploy/Caddyfile >/dev/null 2>&1; fi

docs: $(DEV)/.docs ## make a site of the documents
	NO_MKDOCS_2_WARNING=1 $(TOOLS)/mkdocs build --strict --quiet

page: ## build the page into the source tree, from where a package takes it
	cd web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && npm run --silent build

description: $(DEV)/.dev ## write the API's description down, and make the page's types of documents from it
	FONDACO_ENGINE=interpreted $(TOOLS)/python web/describe.py > web/openapi.json
	cd web && npm run --silent describe

source: $(DEV)/.dev ## build the package of sources
	$(TOOLS)/python -m pip install --quiet --disable-pip-version-check build
	$(TOOLS)/python -m build --sdist --outdir $(WORK)/dist

bench: $(VENV)/.bench ## measure the engine, compiled and interpreted, and its peers
	$(BIN)/python benchmarks/compare.py

bench-bots: $(VENV)/.bench ## measure the master against OpenSpiel's own bots; takes hours
	PYTHONPATH= $(BIN)/python -m benchmarks.openspiel --processes $(JOBS)

bench-search: $(VENV)/.package ## measure playouts a second of the bots' search
	PYTHONPATH= $(BIN)/python benchmarks/playouts.py

bench-research: $(VENV)/.bench ## measure games in batches beside PettingZoo and OpenSpiel
	PYTHONPATH= $(BIN)/python -m benchmarks.research

bench-server: $(VENV)/.test ## measure the server: moves a second, latencies, memory
	PYTHONPATH= $(BIN)/python benchmarks/moves.py
	PYTHONPATH= $(BIN)/python -m benchmarks.server

bench-attacks: $(VENV)/.test ## measure how much an attacker makes others wait
	PYTHONPATH= $(BIN)/python -m benchmarks.attacks

bench-page: $(VENV)/.test browser ## measure how soon a board is drawn
	PYTHONPATH= $(BIN)/python benchmarks/page.py

clean: ## remove everything that make has made
	rm -rf $(VENV) $(DEV) $(WORK) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Where one works: an editable install, which compiles nothing.
$(DEV)/.dev: pyproject.toml build_engine.py
	$(PYTHON) -m venv $(DEV)
	@$(TOOLS)/python -m pip install --quiet --disable-pip-version-check -e '.[test,check]'
	@touch $@

$(DEV)/.docs: $(DEV)/.dev
	@$(TOOLS)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

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
	@$(PIP) "$(WHEEL)[server]"
	@$(PIP) --force-reinstall --no-deps $(WHEEL)
	@touch $@

$(VENV)/.test: $(VENV)/.package
	@$(PIP) "$(WHEEL)[test]"
	@touch $@

$(VENV)/.heavy: $(VENV)/.test
	@$(PIP) "$(WHEEL)[heavy]"
	@touch $@

$(VENV)/.mutants: $(VENV)/.test
	@$(PIP) "$(WHEEL)[mutants]"
	@touch $@

$(VENV)/.bench: $(VENV)/.package
	@$(PIP) "$(WHEEL)[bench]" || echo "The other engines cannot be installed here; only ours is measured."
	@touch $@

# A second, small environment with the package as plain Python.
$(WORK)/pure/.package: $(FILES) $(BUILD) $(WORK)/sources
	@$(PYTHON) -m venv $(WORK)/pure
	@FONDACO_PURE=1 $(WORK)/pure/bin/python -m pip install --quiet --disable-pip-version-check .
	@touch $@
