"""The documents are true: their examples run, their links lead somewhere, and what they name exists."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import aerodrome
import aerodrome.games as games
from aerodrome.cli.app import app
from aerodrome.sheet import Sheet
from aerodrome.text import LANGUAGES, Words, guide

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "aerodrome"
PAGES = [
    *[ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")],
    *sorted(DOCS.rglob("*.md")),
]
SITE = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
CHEAP = {"games", "rules", "guide", "content"}  # commands that are over at once
TARGETS = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
COMMANDS: Any = typer.main.get_command(app)
LEFT_OUT = "…"  # a line of a transcript that stands for others
PROMPT = Words(None, "en").say("cli-prompt")

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FILE = re.compile(r"[\w<>./-]+(\.(py|md|toml|ftl)|/)")
MACHINE_PATH = re.compile(r"(?<![\w.<>])(/(home|root|tmp|usr|opt|var|work|Users)\b|[A-Z]:\\)|file://")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def fenced(page: Path, language: str) -> list[str]:
    return [text for kind, text in FENCED.findall(page.read_text(encoding="utf-8")) if kind == language]


def examples(page: Path) -> Iterator[tuple[str, str]]:
    """The Python blocks of a page, each with the output that stands right below it."""
    text = page.read_text(encoding="utf-8")
    for found in FENCED.finditer(text):
        if found[1] == "python":
            below = FENCED.match(text, found.end() + 2)
            yield found[2], below[2] if below and below[1] == "text" else ""


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def commands(page: Path) -> list[list[str]]:
    """The words of each command that a page tells to type."""
    lines = [line for block in fenced(page, "console") for line in block.splitlines()]
    assert all(line.startswith("$ ") for line in lines), "a console block holds commands only"
    return [shlex.split(line[2:]) for line in lines]


def anchors(page: Path) -> set[str]:
    """Where a link can lead within a page."""
    titles = HEADING.findall(prose(page))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.fixture(scope="module")
def hooks() -> ModuleType:
    spec = spec_from_file_location("docs_hooks", DOCS / "hooks.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", [page for page in PAGES if fenced(page, "python")], ids=name_of)
def test_examples_print_what_is_shown(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {"__name__": "page"}
    expectations = 0
    for code, shown in examples(page):
        exec(compile(code, name_of(page), "exec", dont_inherit=True), namespace)
        assert capsys.readouterr().out == shown, code
        expectations += code.count("assert ") + bool(shown)
    assert expectations


def test_the_ten_things_are_a_script() -> None:
    script = (ROOT / "examples" / "ten_things.py").read_text(encoding="utf-8")
    blocks = fenced(DOCS / "first-steps.md", "python")
    assert len(blocks) == 10
    assert script.partition("\n\n")[2] == "\n".join(blocks)


def test_the_reference_names_all_that_the_package_offers() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    named = {line.rpartition(".")[2] for line in page.splitlines() if line.startswith("::: ")}
    for path in re.findall(r"^::: ([\w.]+)\.(\w+)$", page, re.MULTILINE):
        assert getattr(import_module(path[0]), path[1]).__doc__, path
    assert set(aerodrome.__all__) - {"games", "SPECTATOR"} <= named
    assert "`aerodrome.games()`" in page
    assert "`aerodrome.SPECTATOR`" in page


def test_readme_shows_a_real_game() -> None:
    (transcript,) = [block for block in fenced(ROOT / "README.md", "text") if block.startswith("$ aerodrome")]
    command, _, rest = transcript.partition("\n")
    typed = [line.removeprefix(PROMPT) for line in rest.splitlines() if line.startswith(PROMPT)]
    written = CliRunner().invoke(app, shlex.split(command)[2:], input="\n".join(typed) + "\n").output
    shown = re.sub(rf"({re.escape(PROMPT)}).*\n", r"\1", rest)  # what is typed into a pipe is not echoed
    at = 0
    for part in shown.split(f"{LEFT_OUT}\n"):
        assert part in written[at:], part
        at = written.index(part, at) + len(part)
    assert len(typed) > 3


@pytest.mark.parametrize("page", [page for page in PAGES if fenced(page, "console")], ids=name_of)
def test_commands_exist(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for program, name, *rest in commands(page):
        if program == "make":
            assert name in TARGETS
            continue
        assert program == "aerodrome"
        COMMANDS.commands[name].make_context(name, rest[:])  # an unknown option or a missing argument raises
        if name in CHEAP:
            assert CliRunner().invoke(app, [name, *rest]).exit_code == 0


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_named_targets_and_commands_exist(page: Path) -> None:
    for code in CODE.findall(prose(page)):
        program, *words = code.split()
        if program == "make" and words:
            assert words[0] in TARGETS, code
        if program == "aerodrome" and words:
            assert words[0] in COMMANDS.commands, code


def test_readme_lists_all_commands() -> None:
    named = {code.split()[1] for code in CODE.findall(prose(ROOT / "README.md")) if code.startswith("aerodrome ")}
    assert named == set(COMMANDS.commands)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
        assert DOCS not in page.parents or DOCS in target.parents, f"{link} leads out of the site"


@pytest.mark.parametrize("page", [*PAGES, ROOT / "mkdocs.yml", DOCS / "hooks.py"], ids=name_of)
def test_no_machine_is_named(page: Path) -> None:
    assert not MACHINE_PATH.search(page.read_text(encoding="utf-8"))


def test_architecture_names_what_exists() -> None:
    named = {code for code in CODE.findall(prose(DOCS / "architecture.md")) if FILE.fullmatch(code)}
    for path in sorted(named):
        for game in games.names():
            concrete = path.replace("<game>", game)
            folders = [PACKAGE, ROOT, PACKAGE / "games" / game]
            assert any((folder / concrete).exists() for folder in folders), path
    for room in ("kernel", "bots", "lab"):
        modules = {f"{room}/{path.name}" for path in (PACKAGE / room).glob("*.py")} - {f"{room}/__init__.py"}
        assert modules <= named


def test_architecture_lists_every_check_of_the_battery() -> None:
    source = (PACKAGE / "testing" / "battery.py").read_text(encoding="utf-8")
    checks = set(re.findall(r'expect\("(\w+)"', source))
    listed = re.findall(r"^\| `(\w+)` \|", prose(DOCS / "architecture.md").split("## The conformance battery")[1], re.M)
    assert checks
    assert sorted(checks) == sorted(listed)


def guides(name: str) -> set[str]:
    """The languages in which this game is explained."""
    return {guide(games.find(name), language).language for language in LANGUAGES}


def test_every_game_has_its_pages() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    for name in games.names():
        pages = [f"rules/{name}.md", *[f"guides/{name}.{language}.md" for language in guides(name)]]
        assert f"`{name}`" in index
        assert all(f"({page})" in index and page in SITE for page in pages)
        for language in guides(name):
            title = (DOCS / f"guides/{name}.{language}.md").read_text(encoding="utf-8").splitlines()[0]
            assert Words(games.find(name), language).say("title") in title


def test_site_has_every_page() -> None:
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert set(re.findall(r": ([\w./-]+\.md)$", config, re.MULTILINE)) == SITE


@pytest.mark.parametrize("name", games.names())
def test_rule_ids_are_anchors_and_links(name: str, hooks: ModuleType) -> None:
    def site(page: str) -> str:
        text: str = hooks.on_page_markdown((DOCS / page).read_text(encoding="utf-8"))
        assert "<!-- include" not in text
        return text

    sheet = site(f"rules/{name}.md")
    ids = re.findall(r'<a id="([^"]+)"></a>', sheet)
    assert ids == list(Sheet(games.find(name)).rules)
    assert set(re.findall(r"\]\(#([^)]+)\)", sheet)) == set(ids)
    for language in guides(name):
        text = site(f"guides/{name}.{language}.md")
        linked = re.findall(rf"\]\(\.\./rules/{name}\.md#([^)]+)\)", text)
        assert linked
        assert set(linked) <= set(ids)
        assert len(re.findall(r"^# ", FENCED.sub("", text), re.MULTILINE)) == 1


def test_the_site_tells_how_to_report_a_hole(hooks: ModuleType) -> None:
    page: str = hooks.on_page_markdown((DOCS / "security.md").read_text(encoding="utf-8"))
    assert "## Reporting a hole" in page
    assert page.count("# Security\n") == 1
    assert "(SECURITY.md)" in prose(ROOT / "README.md")
    assert "(security.md)" in prose(DOCS / "hosting.md")
