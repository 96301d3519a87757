"""Datasets on disk: a folder with a parquet file for each table.

    from aerodrome.data.dataset import Dataset, write
    from aerodrome.lab.datasets import simulated
    from aerodrome.lab.simulate import Setting

    write(Path("towers"), simulated(Setting("control_tower", ("pilot", "random"), games=100)))
    print(Dataset(Path("towers")).counts())

The tables depend on the games only, byte for byte."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from aerodrome.data.schema import TABLES, VERSION, DatasetError, columns
from aerodrome.data.tell import Rows
from aerodrome.games import find
from aerodrome.kernel.game import BadSetup
from aerodrome.kernel.match import Match
from aerodrome.kernel.save import restore

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise BadSetup("datasets need pyarrow: pip install 'aerodrome[data]'") from error

LABEL: Final = b"aerodrome.dataset"  # of the version, in the metadata of each file
GROUP: Final = {"games": 1_000, "seats": 100_000, "decisions": 100_000, "events": 100_000}  # rows that are held back
TYPES: Final = {
    "string": pa.string(),
    "int32": pa.int32(),
    "int64": pa.int64(),
    "bool": pa.bool_(),
    "double": pa.float64(),
    "list<int32>": pa.list_(pa.int32()),
}

Batches = dict[str, Any]  # by table: a pyarrow.RecordBatch, which travels faster between processes than rows


def _schema(table: str, version: int = VERSION) -> Any:
    fields = [pa.field(column.name, TYPES[column.type]) for column in columns(table, version)]
    return pa.schema(fields, metadata={LABEL: str(version)})


SCHEMAS: Final = {table: _schema(table) for table in TABLES}


def packed(rows: Rows) -> Batches:
    return {table: _batch(schema, rows[table]) for table, schema in SCHEMAS.items()}


def _batch(schema: Any, rows: list[Any]) -> Any:
    columnwise = zip(*rows, strict=True) if rows else [()] * len(schema)
    arrays = [pa.array(values, field.type) for values, field in zip(columnwise, schema, strict=True)]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def write(folder: Path, games: Iterable[Batches]) -> int:
    """Make a dataset of these games in their order; one that comes twice is written once. How many there are.
    The folder appears when all is written, or not at all. Memory holds a row group of each table, however many come."""
    _check_vacant(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".aerodrome-", dir=folder.parent) as scratch:
        part = Path(scratch, folder.name)
        part.mkdir()
        known: set[str] = set()
        with ExitStack() as files:
            tables = {name: files.enter_context(_writing(part, name)) for name in TABLES}
            for batches in games:
                name = batches["games"].column("id")[0].as_py()
                if name not in known:
                    known.add(name)
                    for table, batch in batches.items():
                        tables[table].add(batch)
        if not known:
            raise DatasetError(f"there are no games to write to {folder}")
        _check_vacant(folder)
        part.rename(folder)
    return len(known)


def _check_vacant(folder: Path) -> None:
    if os.path.lexists(folder):
        raise DatasetError(f"{folder} exists already, and is not overwritten")


class _Writer:
    """Rows wait until they fill a group, so the file depends on the games and not on when they came."""

    def __init__(self, file: Any, group: int) -> None:
        self.file, self.group = file, group
        self.waiting: list[Any] = []
        self.rows = 0

    def add(self, batch: Any) -> None:
        self.waiting.append(batch)
        self.rows += batch.num_rows
        if self.rows >= self.group:
            self.flush()

    def flush(self) -> None:
        if self.waiting:
            self.file.write_table(pa.Table.from_batches(self.waiting), row_group_size=max(1, self.rows))
        self.waiting, self.rows = [], 0


@contextmanager
def _writing(folder: Path, table: str) -> Iterator[_Writer]:
    with parquet.ParquetWriter(_file(folder, table), SCHEMAS[table], compression="zstd") as file:
        writer = _Writer(file, GROUP[table])
        yield writer
        writer.flush()


def _file(folder: Path, table: str) -> Path:
    return folder / f"{table}.parquet"


class Dataset:
    """A dataset that was written before, by this version of Aerodrome or an older one; a newer one is refused."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not folder.is_dir():
            raise DatasetError(f"there is no folder {folder}")
        self._files = {table: self._opened(table) for table in TABLES}
        versions = {_version(file) for file in self._files.values()}
        if len(versions) > 1:
            raise DatasetError(f"the tables of {folder} are of several versions: {sorted(versions)}")
        self.version: int = versions.pop()

    def table(self, name: str) -> Any:
        """All rows of a table as a pyarrow.Table. What its version did not tell yet is null."""
        try:
            told = self._files[name].read()
        except (OSError, pa.ArrowException) as error:
            raise DatasetError(f"{_file(self.folder, name)} is damaged: {error}") from error
        for field in list(SCHEMAS[name])[told.num_columns :]:
            told = told.append_column(field, pa.nulls(told.num_rows, field.type))
        return told.cast(SCHEMAS[name])

    def counts(self) -> dict[str, int]:
        """The rows of each table."""
        return {table: file.metadata.num_rows for table, file in self._files.items()}

    def ids(self) -> Iterator[str]:
        """Of the games, in their order."""
        for group in range(self._files["games"].num_row_groups):
            yield from self._column(group, "id")

    def saved(self, game: str) -> str:
        """The saved game of this id."""
        for group in range(self._files["games"].num_row_groups):
            ids = self._column(group, "id")
            if game in ids:
                return str(self._column(group, "saved")[ids.index(game)])
        raise DatasetError(f"{self.folder} has no game {game!r}")

    def match(self, game: str) -> Match:
        """The match of this id, at its last position."""
        return restore(self.saved(game), find)[0]

    def _column(self, group: int, name: str) -> list[Any]:
        try:
            values: list[Any] = self._files["games"].read_row_group(group, [name]).column(0).to_pylist()
        except (OSError, pa.ArrowException) as error:
            raise DatasetError(f"{_file(self.folder, 'games')} is damaged: {error}") from error
        return values

    def _opened(self, table: str) -> Any:
        path = _file(self.folder, table)
        if not path.is_file():
            raise DatasetError(f"{self.folder} is no dataset of Aerodrome: it has no {path.name}")
        try:
            file = parquet.ParquetFile(path)
        except (OSError, pa.ArrowException) as error:
            raise DatasetError(f"{path} is no parquet file, or only a part of one: {error}") from error
        version = _version(file)
        if not version:
            raise DatasetError(f"{path} is no table of an Aerodrome dataset")
        if version > VERSION:
            raise DatasetError(f"{path} is of version {version} of the dataset; versions up to {VERSION} can be read")
        if not file.schema_arrow.equals(_schema(table, version)):
            raise DatasetError(f"{path} does not have the columns of version {version} of the dataset")
        return file


def _version(file: Any) -> int:
    """The version that its metadata tell; 0 if they tell none."""
    label = (file.schema_arrow.metadata or {}).get(LABEL, b"")
    return int(label) if label.isdigit() else 0
