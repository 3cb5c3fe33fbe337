# Everything runs in .venv, which the first target that needs it makes. `make` alone lists the targets.

SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# The Pythons to try, in this order; `make env PYTHON=...` names one instead.
PYTHON ?=
PYTHONS := $(or $(PYTHON),python3.11 python3.12 python3.13 python3.14 python3)
# More for pytest or the server: `make test ARGS="-k zole"`, `make serve ARGS="--port 8080"`.
ARGS ?=

BIN := .venv/bin
READY := .venv/.ready
PIP_INSTALL := -m pip --disable-pip-version-check install --quiet
# npm comes with the environment, and the scripts that it runs find their Node there too.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix web
PACKAGES := web/node_modules/.package-lock.json
AS_ROOT_ON_DEBIAN := [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ]
APT_INSTALL := apt-get update --quiet=2 && \
	DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends

# Sets $python to the first name of a Python that is new enough and can make an environment, or says what is missing.
# Of several Pythons of that name in the PATH it takes the first, unless a later one is quicker by a tenth and more: one
# that was built without optimisation, as many a Python built at home is, takes up to a third longer for everything.
SECONDS_OF_A_LOOP := import timeit; \
	print(min(timeit.repeat("[{i: (i, str(i))} for i in range(20000)]", number=1, repeat=9)))
FIND_IN_PATH := $(if $(PYTHON),command -v,which -a)
define FIND_PYTHON
python=; without_venv=; \
for name in $(PYTHONS); do \
	for candidate in $$($(FIND_IN_PATH) "$$name" 2>/dev/null || echo "$$name"); do \
		"$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		"$$candidate" -c 'import ensurepip, venv' 2>/dev/null || { without_venv=$$candidate; continue; }; \
		seconds=$$("$$candidate" -c '$(SECONDS_OF_A_LOOP)'); \
		if [ -z "$$python" ] || awk "BEGIN { exit !($$seconds < 0.9 * $$least) }"; then \
			python=$$candidate; least=$$seconds; \
		fi; \
	done; \
	[ -z "$$python" ] || break; \
done; \
if [ -z "$$python" ] && [ -n "$$without_venv" ]; then \
	echo "$$without_venv cannot make a virtual environment: it lacks venv or ensurepip." >&2; \
	echo "On Debian and Ubuntu the package python3-venv has them: apt install python3-venv" >&2; \
	exit 1; \
elif [ -z "$$python" ]; then \
	echo "Followsuit needs Python 3.11 or newer, and none was found. Tried: $(PYTHONS)." >&2; \
	echo "Install one, or name one: make env PYTHON=/path/to/python3" >&2; \
	exit 1; \
fi
endef

.PHONY: help
help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

.PHONY: env
env: $(READY) ## Make the environment in .venv, or bring it up to date
	@echo ".venv is ready."

$(READY): pyproject.toml constraints.txt
	@rm -f $@
	@if $(BIN)/python -m pip --version >/dev/null 2>&1; then \
		echo "Bringing .venv up to date ..."; \
	else \
		$(FIND_PYTHON); \
		echo "Making .venv with $$("$$python" --version), $$python ..."; \
		"$$python" -m venv --clear .venv; \
	fi
	@$(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --editable '.[dev]'
	@touch $@

$(PACKAGES): web/package-lock.json | $(READY)
	@echo "Getting what the web table is built with ..."
	@$(NPM) install --no-save --loglevel=error >/dev/null
	@touch $@

.PHONY: page
page: $(READY) $(PACKAGES) ## Build the web table, if its sources are newer
	@$(BIN)/python hatch_build.py

.PHONY: browser
browser: $(READY) ## Install Chromium and fonts for the tests of the web table, where they are missing
	@$(BIN)/python -m tests.web.chromium || { \
		if $(AS_ROOT_ON_DEBIAN); then \
			echo "Installing Debian's Chromium ..."; \
			{ $(APT_INSTALL) chromium-headless-shell || $(APT_INSTALL) chromium; } >/dev/null; \
		else \
			$(BIN)/playwright install chromium; \
		fi; \
	}
	@fonts=$$($(BIN)/python -m tests.web.fonts) || { \
		$(AS_ROOT_ON_DEBIAN) && echo "Installing fonts: $$fonts ..." && { $(APT_INSTALL) $$fonts >/dev/null; }; \
	} || echo "Not installed: $$fonts (as Debian calls them). The tests with these fonts will be skipped." >&2

.PHONY: test
# Commands that tests start are read compiled, even where somebody prefers to have no such files. A test that fails is
# tried once more, and named at the end as one that was (RERUN): it may be the machine, and it has to be looked at.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(READY) page browser ## Run every test (ARGS="..." adds to pytest's arguments)
	@$(BIN)/python -m tests.compiled players review & \
		$(NPM) test --silent && $(BIN)/python -m tests.compiled simulator environments learning && wait $$!
	@$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder --reruns 1 -raR $(ARGS)

.PHONY: check
check: $(READY) $(PACKAGES) ## Check format, lint, types, imports and that the docs are up to date
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python docs/generate.py --check
	$(BIN)/python -m checks
	$(NPM) run --silent schema:check
	$(NPM) run --silent check

.PHONY: format
format: $(READY) ## Format the code and mend what the linter can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: docs
docs: $(READY) ## Write anew the parts of the docs that come from the code
	@$(BIN)/python docs/generate.py

.PHONY: site
site: $(READY) ## Build the documentation as a site that can be searched, in build/site
	@$(BIN)/python docs/site.py

.PHONY: pictures
pictures: page browser ## Take the pictures of the docs and of posted links anew
	@$(BIN)/python -m tests.web.pictures && $(BIN)/python -m tests.web.previews

.PHONY: golden
golden: $(READY) ## Write anew the golden games that the tests compare with
	@$(BIN)/python -m tests.golden

.PHONY: soak
soak: $(READY) ## Try the laws of every game much longer, with new examples each time
	FOLLOWSUIT_LAWS=soak $(BIN)/pytest -n auto tests/test_laws.py tests/engine tests/knowledge tests/telling tests/server/web/test_leaks.py

.PHONY: equality
GAMES ?= 1000
equality: $(READY) ## Bring every game, seat count and option to GAMES random games played alike by kernel and engine
	$(BIN)/python -m tests.kernel.equality $(GAMES)

.PHONY: pages
PAGES ?= 20000
pages: $(READY) ## Make PAGES random pages of words, and try the laws of every game on those that hold together
	$(BIN)/python -m tests.page_laws $(PAGES)

.PHONY: judges
DEALS ?= 10000
judges: $(READY) ## Play DEALS deals of each game that OpenSpiel knows beside it, move for move (ARGS="oh-hell")
	@$(BIN)/python -c 'import pyspiel' 2>/dev/null || \
		$(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --editable '.[bench]'
	@$(BIN)/python -m tests.judges --deals $(DEALS) $(ARGS)

.PHONY: cluster
cluster: $(READY) ## Share games among the workers of a Ray on this machine, and kill one of them (ARGS="..." for pytest)
	@$(BIN)/python -c 'import ray' 2>/dev/null || \
		$(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --editable '.[cluster]'
	@$(BIN)/python -m pytest tests/cluster $(ARGS)

.PHONY: wheel
wheel: $(READY) page ## Build wheel and sdist in dist/, and try the wheel in empty environments of Python 3.11 to 3.13 (PYTHON="...")
	@$(BIN)/python -m tests.outsider $(PYTHON:%=--python %) $(ARGS)

.PHONY: crash
crash: $(READY) ## Kill a server again and again under hundreds of tables, and look at what it kept (ARGS="--tables 300")
	$(BIN)/python -m tests.server.crash $(ARGS)

.PHONY: stranger
stranger: $(READY) ## Attack a server as a stranger would while people play at it (ARGS="--effort 20")
	$(BIN)/python -m tests.server.stranger $(ARGS)

.PHONY: learn
learn: $(READY) ## Let the example learn Hearts from nothing, and see that it beats greedy: some minutes
	FOLLOWSUIT_LEARN=1 $(BIN)/python -m pytest tests/examples

.PHONY: bench
bench: $(READY) ## Measure the speed of what should be fast, beside its peers
	@$(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --editable '.[bench]'
	@$(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --editable '.[peers]' || \
		echo "RLCard and pgx cannot be installed here: their figures are left out." >&2
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.server.ours
	@$(BIN)/python -m bench.server.bots

.PHONY: strength
strength: $(READY) ## Let each level of players meet the next in every game (ARGS="match zole casual@64w greedy")
	@$(BIN)/python -c 'import pyspiel' 2>/dev/null || \
		$(BIN)/python $(PIP_INSTALL) --constraint constraints.txt --editable '.[bench]'
	@$(BIN)/python -m bench.strength $(or $(ARGS),ladder --cores 2)

.PHONY: serve
serve: $(READY) page ## Start the server and print its link (ARGS="..." adds to its arguments)
	@$(BIN)/followsuit serve $(ARGS)

.PHONY: constraints
constraints: ## Pin every dependency anew, at its newest version, in constraints.txt
	@$(FIND_PYTHON); \
	tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && \
	"$$python" -m venv "$$tools/venv" && \
	"$$tools/venv/bin/python" $(PIP_INSTALL) uv && \
	{ \
		echo "# Exact versions of every dependency, extras too, for pip's -c. To make this file anew: make constraints" && \
		"$$tools/venv/bin/uv" pip compile --quiet --no-config --no-cache --python "$$tools/venv/bin/python" \
			--universal --python-version 3.11 --fork-strategy fewest --all-extras --strip-extras \
			--no-header --annotation-style line pyproject.toml; \
	} > "$$tools/constraints.txt" && \
	cat "$$tools/constraints.txt" > constraints.txt

.PHONY: clean
clean: ## Remove .venv and all that was made by tools or builds
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	rm -rf web/node_modules web/dist src/followsuit/server/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
