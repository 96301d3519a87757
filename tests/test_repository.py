"""The files by which editors, commits, citations and reports know the project say what is true."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own
from documents import FORMS, ROOT, name_of

import aerodrome

FORMATTER = ["-m", "tools.client", "format", "--"]


def loaded(file: str | Path) -> Any:
    return yaml.safe_load((ROOT / file).read_text(encoding="utf-8"))


def test_hooks_are_the_tools_of_the_project() -> None:
    repositories = loaded(".pre-commit-config.yaml")["repos"]
    assert [each["repo"] for each in repositories] == ["local"]
    hooks = {hook["id"]: shlex.split(hook["entry"]) for hook in repositories[0]["hooks"]}
    assert list(hooks) == ["ruff", "ruff-format", "prettier"]
    for program, *_ in hooks.values():
        assert program.startswith(".venv/bin/")
        assert shutil.which(Path(program).name, path=str(Path(sys.executable).parent)), program
    assert hooks["prettier"][1:] == FORMATTER
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert package["scripts"]["format"].endswith("prettier --write")
    assert {"prettier", "prettier-plugin-svelte"} <= package["devDependencies"].keys()


def test_locks_name_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_a_citation_names_this_version() -> None:
    citation = loaded("CITATION.cff")
    assert citation["version"] == aerodrome.__version__
    assert citation["license"] == "MIT"
    assert citation["authors"] == [{"name": "The Aerodrome developers"}]


@pytest.mark.parametrize("form", [form for form in FORMS if form.name != "config.yml"], ids=name_of)
def test_forms_ask_for_something(form: Path) -> None:
    asked = loaded(form)
    assert asked["name"]
    assert asked["description"]
    fields = [field for field in asked["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    assert all(field["attributes"]["label"] for field in fields)
    assert any(field["validations"]["required"] for field in fields)


def test_a_bug_report_is_a_saved_game() -> None:
    first = next(field for field in loaded(".github/ISSUE_TEMPLATE/bug.yml")["body"] if field["type"] != "markdown")
    assert first["id"] == "saved"
