"""The pinned versions of a server's install are what the package asks for, each with its hashes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[1]
TEXT: Final = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: Final = PROJECT["project"]["optional-dependencies"]
WISHES: Final = [Requirement(wish) for wish in [*PROJECT["project"]["dependencies"], *EXTRAS["server"]]]
LINES: Final = [line for line in TEXT.replace("\\\n", "").splitlines() if not line.startswith("#")]
HASH: Final = re.compile(r"--hash=sha256:[0-9a-f]{64}")
PINS: Final = [Requirement(HASH.sub("", line).strip()) for line in LINES]
SYSTEMS: Final = [
    {"python_version": python, "python_full_version": f"{python}.1", "sys_platform": system}
    for python in ("3.11", "3.12", "3.13", "3.14")
    for system in ("linux", "win32", "darwin")
]


def pinned(environment: dict[str, str]) -> dict[str, str]:
    """The versions that are installed there, by name."""
    found = [pin for pin in PINS if pin.marker is None or pin.marker.evaluate(environment)]
    versions = {str(canonicalize_name(pin.name)): str(pin.specifier).removeprefix("==") for pin in found}
    assert len(versions) == len(found), "one version of each"
    return versions


@pytest.mark.parametrize("environment", SYSTEMS, ids=lambda each: f"{each['sys_platform']} {each['python_version']}")
def test_every_dependency_is_pinned_to_a_version_that_fits(environment: dict[str, str]) -> None:
    versions = pinned(environment)
    for wish in WISHES:
        if wish.marker is None or wish.marker.evaluate(environment):
            assert versions[canonicalize_name(wish.name)] in wish.specifier, wish


def test_every_pin_is_one_version_with_hashes() -> None:
    assert PINS
    for line, pin in zip(LINES, PINS, strict=True):
        assert [each.operator for each in pin.specifier] == ["=="], line
        assert HASH.search(line), line
        assert not pin.extras, line


def test_no_address_is_named() -> None:
    assert not re.search(r"://|@|--(?!hash=)", TEXT)
