"""Content files: every card, tile, board and number of a game, in TOML, each row with its provenance."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from aerodrome.kernel.encode import digest
from aerodrome.kernel.errors import AerodromeError

Row = TypeVar("Row")
Signed = Annotated[int, "may be below 0"]  # all other numbers of a row are 0 or more
NATURAL = range(sys.maxsize)
POSITIVE = NATURAL[1:]


class ContentError(AerodromeError, ValueError):
    """A content file that breaks its own promises; the message names file, row and fault."""


@dataclass(frozen=True)
class ConstantRow:
    """A named number of the rules."""

    name: str
    value: Signed


class Content:
    """The tables of a folder of TOML files. A file has arrays of rows and a table `totals`, which says for each
    array how many components it stands for: the sum of its `copies`, or the number of its rows. Each row has a
    `provenance` that names `seed` or `house`. What is wrong raises ContentError with file and line.

    If the classes of its tables are given, there are just these, and every row fits its class. If its constants are
    given, with the numbers that each may be, there are just these, too."""

    def __init__(
        self,
        folder: Path,
        classes: Mapping[str, type[Any]] | None = None,
        constants: Mapping[str, range] | None = None,
    ) -> None:
        self.tables: dict[str, list[dict[str, Any]]] = {}
        self._file: dict[str, str] = {}
        self._lines: dict[str, list[int]] = {}  # of each table: where its rows begin
        for path in sorted(folder.glob("*.toml")):
            self._read(path)
        if not self.tables:
            raise ContentError(f"{folder}: no content files (*.toml) there")
        self.hash = digest(self.tables)
        if classes is not None:
            self._check_tables(classes)
        if constants is not None:
            self._check_constants(constants)

    def _check_tables(self, classes: Mapping[str, type[Any]]) -> None:
        for table in self.tables:
            if table not in classes:
                raise ContentError(f"{self.where(table, 1)}: no rule reads {table!r}, but {', '.join(classes)}")
        for table, kind in classes.items():
            self.rows(table, kind)

    def _check_constants(self, known: Mapping[str, range]) -> None:
        rows = self.rows_with_where("constant", ConstantRow)
        for where, row in rows:
            which(list(known), row.name, where, "constant")
            allowed = known[row.name]
            if row.value not in allowed:
                most = "or more" if allowed.stop == NATURAL.stop else f"to {allowed[-1]}"
                raise ContentError(f"{where}: {row.name} is {row.value}, not {allowed[0]} {most}")
        self.refuse_twins("constant")
        for name in known:
            if name not in self.constants():
                raise ContentError(f"{self.file('constant')}: there is no constant {name!r}")

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8")
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ContentError(f"{path.name}: {error}") from error
        totals = data.pop("totals", {})
        if not isinstance(totals, dict):
            raise ContentError(f"{path.name}: [totals] is not a table")
        for name, rows in data.items():
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                raise ContentError(f"{path.name}: {name!r} is not an array of rows ([[{name}]])")
            if name in self.tables:
                raise ContentError(f"{path.name}: {name!r} stands in {self._file[name]} already")
            if not rows:
                raise ContentError(f"{path.name}: {name!r} has no rows")
            self._file[name] = path.name
            self._lines[name] = _lines_of(text, name)
            self.tables[name] = rows
            for number, row in enumerate(rows, 1):
                origin = row.get("provenance")
                if not isinstance(origin, str) or not ("seed" in origin or "house" in origin):
                    raise ContentError(f"{self.where(name, number)}: no provenance (seed or house)")
                if type(row.get("copies", 1)) is not int:
                    raise ContentError(f"{self.where(name, number)}: copies is no whole number")
            if name not in totals:
                raise ContentError(f"{path.name}: [totals] does not say how many {name!r} there are")
            if (count := sum(row.get("copies", 1) for row in rows)) != totals[name]:
                raise ContentError(f"{path.name}: {count} of {name!r}, but [totals] says {totals[name]}")
        if unused := sorted(totals.keys() - data.keys()):
            raise ContentError(f"{path.name}: [totals] names {unused[0]!r}, which has no rows")

    def where(self, table: str, number: int) -> str:
        """File, line and name, if it has one, of a row of a table, counted from 1; for messages about it."""
        lines = self._lines[table]
        line = f":{lines[number - 1]}" if number <= len(lines) else ""
        name = self.tables[table][number - 1].get("name")
        called = f" ({name})" if isinstance(name, str) else ""
        return f"{self._file[table]}{line}: {table} row {number}{called}"

    def file(self, table: str) -> str:
        """The file that has the table; for messages about all of its rows."""
        return self._file[table]

    def rows(self, table: str, kind: type[Row]) -> list[Row]:
        """The rows of a table as dataclass objects; provenance is left out unless the class asks for it."""
        if table not in self.tables:
            raise ContentError(f"no table {table!r}; there are {', '.join(self.tables)}")
        hints = get_type_hints(kind, include_extras=True)
        needed = {p.name for p in signature(kind).parameters.values() if p.default is p.empty}
        made: list[Row] = []
        for number, row in enumerate(self.tables[table], 1):
            where = self.where(table, number)
            given = {k: v for k, v in row.items() if k in hints or k != "provenance"}
            for name, value in given.items():
                if name not in hints:
                    raise ContentError(f"{where}: unknown column {name!r}")
                if not _fits(value, hints[name]):
                    raise ContentError(f"{where}: {name} = {value!r} is not of type {_called(hints[name])}")
                if hints[name] != Signed and _is_negative(value):
                    raise ContentError(f"{where}: {name} = {value!r} is below 0")
            if missing := sorted(needed - given.keys()):
                raise ContentError(f"{where}: column {missing[0]!r} is missing")
            made.append(kind(**given))
        return made

    def rows_with_where(self, table: str, kind: type[Row]) -> list[tuple[str, Row]]:
        """The rows of a table as dataclass objects, each after its place for messages."""
        return [(self.where(table, number), row) for number, row in enumerate(self.rows(table, kind), 1)]

    def refuse_twins(self, table: str, column: str = "name") -> None:
        """Raises ContentError if two rows of a table have the same in a column."""
        values = [row[column] for row in self.tables[table]]
        for number, value in enumerate(values, 1):
            if value in values[: number - 1]:
                raise ContentError(f"{self.where(table, number)}: {column} = {value!r} stands there twice")

    def expect_order(self, table: str, column: str, values: Sequence[object]) -> None:
        """Raises ContentError unless the rows of a table have just these values in a column, one after the other."""
        listed = ", ".join(str(value) for value in values)
        for number, row in enumerate(self.tables[table], 1):
            if number > len(values) or row[column] != values[number - 1]:
                fault = f"{column} = {row[column]!r}, but the rows are {listed}, in this order"
                raise ContentError(f"{self.where(table, number)}: {fault}")
        if (rows := len(self.tables[table])) < len(values):
            raise ContentError(f"{self.file(table)}: {table}: there is no row for {column} = {values[rows]!r}")

    def constants(self) -> dict[str, int]:
        """The named numbers of the game."""
        return {row.name: row.value for row in self.rows("constant", ConstantRow)}


def which(words: Sequence[str], word: str, where: str, noun: str) -> int:
    """The number of a word among these. Raises ContentError, for a noun at a place in the content, if it is none."""
    if word not in words:
        raise ContentError(f"{where}: no {noun} {word!r}; there are {', '.join(each for each in words if each)}")
    return words.index(word)


def _lines_of(text: str, table: str) -> list[int]:
    """The lines on which the rows of a table begin; none where they are not written as `[[table]]`."""
    header = re.compile(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]")
    return [number for number, line in enumerate(text.splitlines(), 1) if header.match(line)]


def _fits(value: object, hint: Any) -> bool:
    if get_origin(hint) is list:
        return isinstance(value, list) and all(type(each) in get_args(hint) for each in value)
    return type(value) is (int if hint == Signed else hint)


def _called(hint: Any) -> str:
    """A type as people write it."""
    if hint == Signed:
        return "int"
    return hint.__name__ if isinstance(hint, type) else str(hint)


def _is_negative(value: object) -> bool:
    if isinstance(value, list):
        return any(_is_negative(each) for each in value)
    return isinstance(value, int) and value < 0


class Verbs:
    """The verbs that cards are written in. Each is a line: its name, then its arguments, which are
    `number` or a domain ("gain resource number"). A program is checked when it is loaded; it has no expressions."""

    def __init__(self, lines: list[str], domains: Mapping[str, list[str]]) -> None:
        self.names = [line.split()[0] for line in lines]
        self._arguments = {line.split()[0]: line.split()[1:] for line in lines}
        self._domains = domains

    def program(self, lines: list[str], where: str) -> list[list[int]]:
        """Each line as ints: the number of its verb, then its arguments."""
        return [self._line(line, where) for line in lines]

    def _line(self, line: str, where: str) -> list[int]:
        verb, *words = line.split() or [""]
        if verb not in self._arguments:
            raise ContentError(f"{where}: {line!r} has an unknown verb; there are {', '.join(self.names)}")
        arguments = self._arguments[verb]
        if len(words) != len(arguments):
            raise ContentError(f"{where}: {line!r}: {verb} takes {' '.join(arguments) or 'nothing'}")
        compiled = [self.names.index(verb)]
        for word, argument in zip(words, arguments, strict=True):
            if argument == "number" and word.removeprefix("-").isdecimal():
                compiled.append(int(word))
            elif argument != "number" and word in self._domains[argument]:
                compiled.append(self._domains[argument].index(word))
            else:
                raise ContentError(f"{where}: {line!r}: {word!r} is no {argument}")
        return compiled
