"""The documents are true: their examples run, their links lead somewhere, and what they name exists."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from documents import CODE, DOCS, FENCED, FORMS, PAGES, ROOT, examples, fenced, name_of, prose

import aerodrome
import aerodrome.games as games
from aerodrome.sheet import Sheet
from aerodrome.text import LANGUAGES, Words, guide

PACKAGE = ROOT / "src" / "aerodrome"
SITE = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
PICTURES = sorted((DOCS / "images").iterdir())
LARGEST = 200_000  # bytes of a picture

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
INCLUDED = re.compile(r"<!-- include (\w+\.md) -->")  # of the repository
FILE = re.compile(r"[\w<>./-]+(\.(py|md|toml|ftl)|/)")
MACHINE_PATH = re.compile(r"(?<![\w.<>])(/(home|root|tmp|usr|opt|var|work|Users)\b|[A-Z]:\\)|file://")


def anchors(page: Path) -> set[str]:
    """Where a link can lead within a page."""
    included = [ROOT / name for name in INCLUDED.findall(prose(page))]
    titles = [title for each in (page, *included) for title in HEADING.findall(prose(each))]
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


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
        assert DOCS not in page.parents or DOCS in target.parents, f"{link} leads out of the site"


def test_pictures_are_small_and_shown() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in LINK.findall(prose(page))}
    assert PICTURES
    for picture in PICTURES:
        assert picture.stat().st_size < LARGEST, picture
        assert picture in shown, picture


@pytest.mark.parametrize("page", [*PAGES, *FORMS, ROOT / "mkdocs.yml", DOCS / "hooks.py"], ids=name_of)
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


@pytest.mark.parametrize("page", ["playing.md", "first-steps.md", "designing.md", "hosting.md"])
def test_each_reader_begins_with_something_to_copy(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    found = FENCED.search(text)
    assert found
    assert found[1] == "console"
    assert text.count("\n", 0, found.start()) < 12, "not far down"
    assert f"]({page})" in (DOCS / "index.md").read_text(encoding="utf-8")
    assert f"](docs/{page})" in (ROOT / "README.md").read_text(encoding="utf-8")


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


def test_commands_of_the_site_can_be_copied(hooks: ModuleType) -> None:
    for page in DOCS.rglob("*.md"):
        assert "```console" not in hooks.on_page_markdown(page.read_text(encoding="utf-8")), page
    text = "```console\n$ make play\n$ aerodrome games\n```\n"
    assert hooks.on_page_markdown(text) == "```sh\nmake play\naerodrome games\n```\n"


def test_files_of_the_repository_link_to_pages_of_the_site(hooks: ModuleType) -> None:
    text: str = hooks.on_page_markdown((DOCS / "contributing.md").read_text(encoding="utf-8"))
    assert "](architecture.md)" in text
    assert "](security.md)" in text
    assert "](docs/" not in text


def test_the_site_tells_how_to_report_a_hole(hooks: ModuleType) -> None:
    page: str = hooks.on_page_markdown((DOCS / "security.md").read_text(encoding="utf-8"))
    assert "## Reporting a hole" in page
    assert page.count("# Security\n") == 1
    assert "(SECURITY.md)" in prose(ROOT / "README.md")
    assert "(security.md)" in prose(DOCS / "hosting.md")
