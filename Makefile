# `make play` starts a game, `make test` checks everything. Both set themselves up in .venv; only Python 3.11+ is needed.

SHELL := /bin/sh
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
# The versions that were tested; `make play LOCK=` takes the newest that pyproject.toml allows.
LOCK ?= requirements.lock
INSTALL := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --root-user-action ignore \
	$(if $(LOCK),--constraint $(LOCK)) --editable
NOT_INSTALLED := { echo 'The packages could not be installed; the lines above say why. Is this machine online?' >&2; exit 1; }
LEDGER := ../shared/tools/ledger-coverage
SEED ?= 1
GAMES ?= 500
MODES ?= apprentice arena free-for-all academy
# The compiled form of the engine, made of the same sources; COMPILED=1 runs it instead.
COMPILED_LIB := .compiled/lib
# The environments of others, for comparison; large, so in a place of its own.
RIVALS := .rivals
COMPILE = HATCH_BUILD_HOOK_ENABLE_CUSTOM=true JOBS=$(JOBS) PROFILE=$(PROFILE) $(BIN)/python -m pip --quiet --disable-pip-version-check
AS_COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED_LIB)
FORM := $(if $(COMPILED),$(AS_COMPILED))
FORM_READY := $(if $(COMPILED),$(COMPILED_LIB)/.ready)
ENGINE_SOURCES := $(shell find src/mageduel -name '*.py' -o -name '*.toml' 2>/dev/null)

CLIENT := src/mageduel/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f) $(wildcard web/art/*.js src/mageduel/data/art.toml src/mageduel/data/art/*.svg)

.PHONY: play test lint types client unit browser browser-long first-view picture chromium ledger bench simulate ladder budgets lessons strength blunders throughput thinking cluster growth docs release openspiel env-bench load scale postgres on-postgres answer-cost kill prompts modes many corpus wire art mutants lock format clean help
.PHONY: test-compiled same-digests wheel-compiled fields puzzles prove-puzzles

help:
	@echo 'make play      play a duel in the browser (ARGS="..." is passed on; COMPILED=1: with the compiled engine)'
	@echo 'make test      ruff, mypy, the client and every test'
	@echo 'make browser   the tests in a real browser; browser-long: the long ones too'
	@echo 'make first-view  bytes of the start page and of a game, and when they can be used on a processor four times slower'
	@echo 'make picture   take the picture of the table in the README anew'
	@echo 'make test-compiled  every unit test on the compiled engine; same-digests: GAMES games in both forms'
	@echo 'make wheel-compiled  a wheel with the compiled engine'
	@echo 'make bench     decisions, games and forks a second; in both forms once the engine has been compiled'
	@echo 'make simulate  GAMES games with SEED, every answer checked'
	@echo 'make modes     200 checked random games of every mode of play'
	@echo 'make many      1000 checked random games of three and more, of every form and size'
	@echo 'make corpus    a thousand games of an earlier engine, played again'
	@echo 'make ladder    ratings of all computer players; budgets: master with more and less time'
	@echo 'make lessons   play games between adepts, learn from them what decides games, and write agents/lessons.py'
	@echo 'make strength  the matches that show how strong the players are; ARGS="--share 0.2 master" for a first look'
	@echo 'make blunders  the positions with answers a master must not give, half a second each'
	@echo 'make throughput  games a second of novice and random, one worker and two'
	@echo 'make thinking  how long a player thinks about a decision (ARGS="master:300ms 1 --on-the-wall")'
	@echo 'make cluster   the lab on a local Ray cluster'
	@echo 'make growth    games a second on a local Ray cluster of one worker and more, into docs/cluster.md'
	@echo 'make release   wheels and an sdist in dist, each wheel tried in an empty environment'
	@echo 'make docs      the documentation as a site in .site, links checked'
	@echo 'make openspiel OpenSpiel and its own tests of the game'
	@echo 'make env-bench steps a second of the environments, beside games of PettingZoo and OpenSpiel'
	@echo 'make load      100 games (GAMES=300) at once against a real server for a minute; ARGS="--seats 4" for games of four'
	@echo 'make scale     600 games (GAMES=60) over three processes on one PostgreSQL, one process killed: what was lost, how long it took'
	@echo 'make on-postgres  the tests of the server on PostgreSQL instead of SQLite'
	@echo 'make answer-cost  processor time of an answer with all that follows from it, without network and database'
	@echo 'make kill      kill a server 50 times and look for what it acknowledged'
	@echo 'make prompts   how often a person is asked in a round, and how often about revealing'
	@echo 'make puzzles   look for more puzzles for MINUTES, with SEED; prove-puzzles: work every one out anew'
	@echo 'make fields    write what copies the state, and its digest, from the declared fields'
	@echo 'make wire      make the types of the browser client from the schema'
	@echo 'make art       draw a picture for every card that has none in art.toml'
	@echo 'make rulings   write down the situations of the tests that can be run from the page'
	@echo 'make mutants   which small changes to MODULES no test of TESTS notices, within MINUTES'
	@echo 'make lock      note the versions that are installed as the ones that were tested'
	@echo 'make format    put the code into its format'
	@echo 'make clean     remove .venv and caches'

play: $(VENV)/.ready $(CLIENT) $(FORM_READY)
	@echo 'Starting the server'
	@$(FORM) $(BIN)/mageduel serve --open $(ARGS)

test: lint types client unit browser ledger

lint: $(VENV)/.ready-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.ready-dev
	$(BIN)/mypy

client: $(CLIENT)
	@web/npm run --silent check
	@web/npm run --silent test

unit: $(VENV)/.ready-dev postgres
	$(BIN)/pytest -n $(JOBS) --ignore tests/browser --ignore tests/cluster --ignore tests/openspiel $(ARGS)

test-compiled: $(VENV)/.ready-dev $(COMPILED_LIB)/.ready postgres same-digests
	$(AS_COMPILED) $(BIN)/pytest -n $(JOBS) -o pythonpath='$(COMPILED_LIB) .' --ignore tests/browser --ignore tests/cluster --ignore tests/openspiel $(ARGS)

same-digests: $(VENV)/.ready $(COMPILED_LIB)/.ready
	@$(AS_COMPILED) $(BIN)/mageduel --version | grep compiled
	@$(BIN)/python -m mageduel.lab.digests --games $(GAMES) --seed $(SEED) > .compiled/interpreted.txt
	@$(AS_COMPILED) $(BIN)/python -m mageduel.lab.digests --games $(GAMES) --seed $(SEED) > .compiled/compiled.txt
	@cmp .compiled/interpreted.txt .compiled/compiled.txt && echo 'Both forms of the engine played the same games.'

wheel-compiled: PROFILE := 100
wheel-compiled: $(VENV)/.ready $(CLIENT)
	@$(COMPILE) wheel --no-deps --wheel-dir dist .
	@ls dist/*.whl

browser: $(VENV)/.ready-dev $(CLIENT) chromium
	$(BIN)/pytest -n $(JOBS) -m 'not long' tests/browser $(ARGS)

browser-long: $(VENV)/.ready-dev $(CLIENT) chromium
	$(BIN)/pytest -n $(JOBS) tests/browser $(ARGS)

# The picture of the table in the README, as the browser shows it today.
picture: $(VENV)/.ready-dev $(CLIENT) chromium
	@MAGEDUEL_PICTURE=1 $(BIN)/pytest tests/browser/test_readme.py

first-view: $(VENV)/.ready-dev $(CLIENT) chromium
	@$(BIN)/python -m tests.browser.first_view $(ARGS)

chromium: $(VENV)/.ready-dev
	@$(BIN)/python -m tests.browser.chromium

# Before the tests begin side by side: two of them cannot install it at once.
postgres: $(VENV)/.ready-dev
	@$(BIN)/python -m mageduel.server.own_postgres

ledger:
	@if [ -x $(LEDGER) ]; then $(LEDGER); fi

bench: $(VENV)/.ready-dev
	@$(BIN)/mageduel bench $(ARGS)
	@if [ -e $(COMPILED_LIB)/.ready ]; then echo; $(AS_COMPILED) $(BIN)/mageduel bench $(ARGS); \
	$(MAKE) --silent --question $(COMPILED_LIB)/.ready || echo 'Compiled from older sources; make same-digests compiles them anew.'; fi

simulate: $(VENV)/.ready $(FORM_READY)
	@$(FORM) $(BIN)/mageduel simulate --mode arena --agents random,random --games $(GAMES) --seed $(SEED) --check $(ARGS)

ladder: $(VENV)/.ready
	@$(BIN)/mageduel lab ladder --results .lab/ladder.db --report .lab/ladder.html $(ARGS)

budgets: $(VENV)/.ready
	@$(BIN)/mageduel lab ladder --agents master:5ms,master:20ms,master:80ms --games 40 --mode apprentice --results .lab/budgets.db $(ARGS)

throughput: $(VENV)/.ready
	@$(BIN)/python -m mageduel.lab.throughput $(ARGS)

lessons: $(VENV)/.ready
	@$(BIN)/python -m mageduel.lab.learning --write --picture docs/pictures/calibration.svg $(ARGS)

strength: $(VENV)/.ready $(FORM_READY)
	@$(FORM) $(BIN)/python -m mageduel.lab.strength $(ARGS)

blunders: $(VENV)/.ready-dev
	@MAGEDUEL_BLUNDERS=master:500ms $(BIN)/pytest -q tests/agents/test_blunders.py

thinking: $(VENV)/.ready
	@$(BIN)/python -m mageduel.lab.thinking $(ARGS)

# What a release is: a pure wheel, one with the compiled engine for this machine, an sdist; each wheel tried in an empty environment.
release: $(VENV)/.ready-dev $(CLIENT)
	@rm -rf dist
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@$(MAKE) --silent wheel-compiled
	@$(INSTALL) '.[release]'
	@$(BIN)/python -m hatchling build -t sdist -d dist > /dev/null
	@$(BIN)/python -m tests.release dist

docs: $(VENV)/.ready-dev
	@$(INSTALL) '.[docs]'
	@$(BIN)/mkdocs build --strict --quiet
	@echo 'The documentation is in .site/index.html, and every link in it leads somewhere.'

cluster: $(VENV)/.ready-dev
	@$(INSTALL) '.[cluster]'
	$(BIN)/pytest tests/cluster

growth: $(VENV)/.ready-dev
	@$(INSTALL) '.[cluster]'
	@$(BIN)/python -m mageduel.lab.growth --page docs/cluster.md --picture docs/pictures/cluster.svg $(ARGS)

openspiel: $(VENV)/.ready-dev
	@$(INSTALL) '.[openspiel]'
	$(BIN)/pytest tests/openspiel

env-bench: $(RIVALS)/.ready
	@$(RIVALS)/bin/python -m mageduel.environments.speed $(ARGS)

load: $(VENV)/.ready-dev $(FORM_READY)
	@$(FORM) $(BIN)/python -m mageduel.server.load $(if $(findstring command,$(origin GAMES)),--games $(GAMES)) $(ARGS)

scale: $(VENV)/.ready-dev $(FORM_READY)
	@$(FORM) $(BIN)/python -m mageduel.server.scale $(if $(findstring command,$(origin GAMES)),--games $(GAMES)) $(ARGS)

# The tests of the server on PostgreSQL instead of SQLite, but for those of files and of a time that tests set.
ON_POSTGRES := test_agreements test_attention test_bots test_changes test_computers test_dice test_friends test_games test_lessons test_lobby \
	test_looking test_many_seats test_my_games test_open_games test_positions test_refusals test_replays test_secrecy test_talk test_what_if
on-postgres: $(VENV)/.ready-dev
	@$(BIN)/python -m mageduel.server.own_postgres $(BIN)/pytest -n $(JOBS) $(ON_POSTGRES:%=tests/server/%.py) $(ARGS)

answer-cost: $(VENV)/.ready $(FORM_READY)
	@$(FORM) $(BIN)/python -m mageduel.server.answer_cost $(ARGS)

kill: $(VENV)/.ready-dev
	@MAGEDUEL_KILLS=50 $(BIN)/pytest tests/server/test_kill.py

modes: $(VENV)/.ready
	@for mode in $(MODES); do echo "$$mode:"; $(BIN)/mageduel simulate --check --games 200 --seed $(SEED) --mode $$mode \
	--agents "$$([ $$mode = free-for-all ] && echo random,random,random || echo random,random)" || exit 1; done

many: $(VENV)/.ready
	@$(BIN)/python -m mageduel.lab.many --seed $(SEED) $(ARGS)

corpus: $(VENV)/.ready-dev
	@MAGEDUEL_CORPUS=1000 $(BIN)/pytest -q -n $(JOBS) tests/corpus

prompts: $(VENV)/.ready
	@$(BIN)/python -m mageduel.lab.prompts $(ARGS)

fields: $(VENV)/.ready-dev
	@$(BIN)/python -m tests.hygiene.carrying

puzzles: $(VENV)/.ready
	@$(BIN)/python -m mageduel.lab.puzzle_shelf find --minutes $(or $(MINUTES),10) --seed $(SEED) $(if $(KINDS),--kinds $(KINDS))

prove-puzzles: $(VENV)/.ready
	@$(BIN)/python -m mageduel.lab.puzzle_shelf prove

wire: $(VENV)/.ready
	@$(BIN)/python -m mageduel.server.schema --types --write web/src/lib/wire.generated.ts

art: $(VENV)/.ready-dev web/node_modules/.ready
	@$(BIN)/python -m tests.pictures.choose | web/npm run --silent art

.PHONY: rulings
rulings: $(VENV)/.ready-dev
	@$(BIN)/python -m tests.kit.recording

MODULES ?=
MINUTES ?= 10
TESTS ?= tests/rules tests/cards
mutants: $(VENV)/.ready-dev
	@[ -n "$(MODULES)" ] || { echo 'Of which modules? For example: make mutants MODULES=src/mageduel/rules/movement/walls.py' >&2; exit 1; }
	@$(BIN)/python -m tests.mutants $(MODULES) --minutes $(MINUTES) --seed $(SEED) --tests $(TESTS) $(ARGS)

# What is installed in either environment; the extras that are in neither keep the versions they had.
lock: $(VENV)/.ready-dev
	@{ echo '# The versions that were tested, for pip install --constraint; written by make lock.'; \
	{ $(BIN)/python -m pip freeze --exclude-editable; [ ! -e $(RIVALS)/.ready ] || $(RIVALS)/bin/python -m pip freeze --exclude-editable; \
	grep -v '^#' requirements.lock; } | awk -F== '{ name = tolower($$1); gsub(/[-_.]+/, "-", name) } !seen[name]++' | sort -f; } > .lock.new
	@mv .lock.new requirements.lock

format: $(VENV)/.ready-dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) $(RIVALS) .compiled .site .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/pictures $(dir $(CLIENT))

# A half-made environment (no pip in it) counts as none.
$(BIN)/pip:
	@[ -n "$(PYTHON)" ] || { echo 'mageduel needs Python 3.11 or newer; none was found.' >&2; exit 1; }
	@echo 'Setting up: this takes about a minute the first time'
	@echo 'Making the environment $(VENV) with $(PYTHON)'
	@$(PYTHON) -m venv --clear $(VENV) || $(PYTHON) -m virtualenv $(VENV) || \
		{ echo 'This Python cannot make virtual environments: install its venv package.' >&2; exit 1; }

# The stamps are older than pyproject.toml or the lock when what is needed has changed.
$(VENV)/.ready: pyproject.toml $(LOCK) | $(BIN)/pip
	@echo 'Installing the packages that mageduel needs'
	@$(INSTALL) . || $(NOT_INSTALLED)
	@touch $@

$(VENV)/.ready-dev: pyproject.toml $(LOCK) | $(BIN)/pip
	@echo 'Installing the packages that mageduel and its tests need'
	@$(INSTALL) '.[dev]' || $(NOT_INSTALLED)
	@touch $@ $(VENV)/.ready

# A place of its own: nothing compiled lies among the sources. The browser client is the one that was built last.
$(COMPILED_LIB)/.ready: $(ENGINE_SOURCES) hatch_build.py pyproject.toml | $(VENV)/.ready
	@echo 'Compiling the engine: this takes some minutes the first time'
	@rm -rf $(COMPILED_LIB)
	@$(COMPILE) install --no-deps --target $(COMPILED_LIB) .
	@rm -rf $(COMPILED_LIB)/mageduel/server/static
	@ln -s ../../../../src/mageduel/server/static $(COMPILED_LIB)/mageduel/server/static
	@touch $@

$(RIVALS)/.ready: pyproject.toml $(LOCK)
	@echo 'Installing the environments to compare with'
	@$(PYTHON) -m venv --clear $(RIVALS)
	@$(INSTALL:$(BIN)/%=$(RIVALS)/bin/%) '.[rivals]' || $(NOT_INSTALLED)
	@touch $@

web/node_modules/.ready: web/package-lock.json web/package.json | $(BIN)/pip
	@echo 'Fetching the tools that build the browser client'
	@web/npm ci --loglevel error --no-progress --no-audit --no-fund >/dev/null || \
		{ echo 'The tools could not be fetched; the lines above say why. Is this machine online?' >&2; exit 1; }
	@touch $@

# The build writes the page anew, so the page's own time says whether the client is fresh.
$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	@echo 'Building the browser client'
	@web/npm run --silent build -- --logLevel warn
