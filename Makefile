# The two commands a newcomer needs are `make play` and `make test`. Each sets up all it needs.

PYTHON ?= python3
BIN := .venv/bin
SETUP := pyproject.toml hatch_build.py
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')

.PHONY: play test check bench docs soak clean

play: .venv-play/ready
	.venv-play/bin/aerodrome play

test: .venv/ready
	$(BIN)/python -m pytest -n auto

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/ready .venv-play/ready .venv-peers/ready
	$(BIN)/python benchmarks/run.py --interpreted $(BIN)/python \
		--compiled .venv-play/bin/python --peers .venv-peers/bin/python

docs: .venv/ready
	$(BIN)/pip install --quiet --group docs
	$(BIN)/mkdocs build --strict

# the long proofs in full; docs/proofs.md keeps their figures
soak: .venv-play/ready
	.venv-play/bin/aerodrome fuzz control_tower --games 10000
	.venv-play/bin/aerodrome sim control_tower --bots pilot,random --games 50 --mirror
	.venv-play/bin/aerodrome sim control_tower --bots ace,pilot --games 200 --mirror

clean:
	rm -rf .venv .venv-play .venv-peers build dist site

# interpreted and editable, for tests
.venv/ready: $(SETUP)
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable . --group dev
	touch $@

# as users install it: compiled where there is a C compiler
.venv-play/ready: $(SETUP) $(SOURCES)
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
