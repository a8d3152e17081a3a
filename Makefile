# All of it runs in .venv, which tools/prepare.py makes and keeps up to date.

ifndef PYTHON
PYTHON := $(shell for p in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do command -v $$p && break; done)
endif
BIN := .venv/bin

# Bytecode is kept whatever the environment says: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/pycache

# Where nothing can be kept at home, compiled code is kept here.
ifndef SWARMRALLY_CACHE
ifneq ($(shell mkdir -p "$${XDG_CACHE_HOME:-$$HOME/.cache}" 2>/dev/null && test -w "$${XDG_CACHE_HOME:-$$HOME/.cache}" && echo yes),yes)
export SWARMRALLY_CACHE := $(CURDIR)/.venv/cache
endif
endif

# Plugins that come with other packages and that few tests need take a second of every process.
PYTEST := pytest -p no:faker -n 2 --dist loadfile --no-loadscope-reorder
PLAIN := -p no:schemathesis -p no:playwright
AGAIN = tools.once_more $@ $(wordlist 2,99,$(PYTEST))

# What runs as it is written in either gear: once is enough, and `coverage` does it.
AS_WRITTEN := tests/asteroyds tests/roborally tests/docs

# What waits for servers, processes and clocks; the rest only computes.
LIVE := tests/server tests/load tests/gate tests/store tests/client tests/cli tests/bots/test_deadlines.py examples

# How much of the rules the tests must run, in percent.
COVERAGE := 95

prepare = $(if $(PYTHON),$(PYTHON) tools/prepare.py,$(error Python 3.11 or newer is needed, and there is no python3 here))
pin = { echo "\# Made by 'make lock'."; $(BIN)/uv export --quiet --frozen --no-header --no-emit-project $(2); } > $(1)

.NOTPARALLEL:
.PHONY: help play play-terminal client engine test test-long checks trials lint web warm units live browser coverage golden cluster examples analyses docs site lock clean ready-to-play ready-to-develop ready-to-test

help: ## list these targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1: \2/p' Makefile | awk -F: '{ printf "%-16s%s\n", $$1, substr($$0, length($$1) + 2) }'

play: client ## play in the browser; ARGS="--host 0.0.0.0" lets other devices in, ARGS="--help" lists the options
	@$(prepare) engine & exec $(BIN)/swarmrally serve --open $(ARGS)

play-terminal: ready-to-play ## play in the terminal; ARGS="--help" lists the options
	@$(BIN)/swarmrally play $(ARGS)

client: ready-to-play ## build the browser client, when it has changed
	@$(prepare) client

test: ready-to-test checks trials ## all that must pass before a commit

test-long: export SWARMRALLY_LONG = 1
test-long: test ## the same, with the properties at their large counts

checks: ready-to-develop client
	@$(BIN)/python -m tools.side_by_side $(MAKE) lint web warm engine

# Servers and browsers often wait, so that one stream would leave a core idle.
trials: ready-to-develop client
	@$(BIN)/python -m tools.side_by_side $(MAKE) "live units" "browser coverage"

lint: ready-to-develop ## style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

web: client ## types, style and tests of the browser client
	$(BIN)/python -m tools.client check lint test

warm: ready-to-play ## compile the engine, so that nobody waits for it later
	$(BIN)/swarmrally warm

engine: ready-to-develop ## compile the rules for browsers, into src/swarmrally/server/engine
	$(BIN)/swarmrally build-web-engine src/swarmrally/server/engine

units: ready-to-develop ## the tests that only compute, with the engine compiled
	$(BIN)/python -m $(PYTEST) $(PLAIN) $(if $(SWARMRALLY_LONG),,-m "not long" $(AS_WRITTEN:%=--ignore %)) $(LIVE:%=--ignore %) --ignore tests/browser --ignore tests/cluster tests

live: ready-to-develop ## the tests with servers, processes and clocks
	$(BIN)/python -m $(AGAIN) -n 4 $(if $(SWARMRALLY_LONG),,-m "not long") $(LIVE)

browser: ready-to-develop client ## the tests in a real browser
	@$(BIN)/python -m tools.chromium
	$(BIN)/python -m $(AGAIN) -p no:schemathesis -n 3 --dist worksteal $(if $(SWARMRALLY_LONG),,-m "not long") tests/browser

coverage: ready-to-develop ## the tests of the rules with the compiler off, and how much of the rules they run
	@$(BIN)/coverage erase
	unset SWARMRALLY_LONG; SWARMRALLY_INTERPRETED=1 $(BIN)/coverage run -m $(PYTEST) $(PLAIN) -m "not long" $(AS_WRITTEN) tests/contract tests/fuzz/test_resolve.py
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='src/swarmrally/asteroyds/*,src/swarmrally/roborally/*' --fail-under=$(COVERAGE)

golden: ready-to-develop ## write the golden playthroughs anew; look at the difference before committing it
	$(BIN)/python -m tests.playthroughs

cluster: ready-to-develop ## tournaments, analyses and batches on a local Ray, which is installed for it
	$(BIN)/python -m pip install --quiet 'ray>=2.50,<3'
	$(BIN)/python -m pytest tests/cluster

examples: ready-to-develop ## the examples of research in a short form, with stable-baselines3, OpenSpiel and ffmpeg, which are installed for it
	$(BIN)/python -m pip install --quiet 'stable-baselines3>=2.7,<3' 'open-spiel>=1.6,<3' 'imageio-ffmpeg>=0.6,<1'
	$(BIN)/python -m pytest tests/env/test_openspiel.py tests/env/test_mp4.py tests/env/test_racing_policy.py
	$(BIN)/python examples/mcts.py --simulations 20 --play 2
	$(BIN)/python examples/mcts.py --game roborally --simulations 20 --play 2
	$(BIN)/python examples/ppo_racing.py --steps 40000 --evaluate 20

analyses: ready-to-play ## play the printed layouts and all courses, and draw docs/analyses anew; ARGS="--games 1000 --jobs 2"
	$(BIN)/python -m tools.analyses $(ARGS)

docs: ready-to-develop ## the documentation as a site in dist/docs, every link checked, with what it is made with installed for it
	$(BIN)/python -m pip install --quiet 'mkdocs-material>=9.7,<10' 'mkdocstrings[python]>=1,<2'
	$(BIN)/python -m tools.documentation

site: ready-to-develop ## the page as plain files in dist/site, for any host and any path: solo games, guides and rulebooks without a server
	$(BIN)/python -m tools.site

lock: ready-to-develop ## pin the newest versions that pyproject.toml allows, with their hashes
	$(BIN)/python -m pip install --quiet 'uv>=0.13,<0.14'
	$(BIN)/uv lock --upgrade
	$(call pin,requirements.txt,--no-default-groups --group build)
	$(call pin,requirements-dev.txt,--group dev)
	$(call pin,requirements-node.txt,--only-group node)

clean: ## remove what these targets made
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage .coverage.* dist src/swarmrally/server/engine src/swarmrally/server/web web/node_modules
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

ready-to-play:
	@$(prepare) play

ready-to-develop:
	@$(prepare) dev

ready-to-test:
	@$(prepare) test
