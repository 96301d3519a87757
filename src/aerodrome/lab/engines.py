"""Where work is done: in one process, on all cores, on many machines. What comes of it is the same."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from pickle import PicklingError
from types import ModuleType
from typing import Any, Final, Generic, Literal, Protocol, TypeVar
from warnings import catch_warnings, simplefilter

from aerodrome.kernel.errors import AerodromeError
from aerodrome.kernel.game import BadSetup

ENGINES: Final = ("joblib", "ray")
HERE: Final = "here"  # the node of what this machine does
AHEAD: Final = 2  # tasks that wait for each core of a cluster
PATIENCE: Final = 10  # seconds until a cluster must have answered
UNSENDABLE: Final = "it cannot be sent to other processes; give a factory that makes it there, or use one process"

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Done(Generic[R]):
    """Task `n`, what came of it, and the node that did it."""

    n: int
    result: R
    node: str


class EngineError(AerodromeError):
    """Work that broke off, and not by what was worked on."""


class Engine(Protocol):
    def work(self, task: Callable[[T], R], items: Iterable[tuple[int, T]]) -> Generator[Done[R], None, None]:
        """Do the task with each numbered item; what is done comes at once, in any order."""


def engine(name: str, jobs: int = -1, address: str | None = None) -> Engine:
    """The engine of this name. Only Ray has an address."""
    if name not in ENGINES:
        raise BadSetup(f"there is no engine {name!r}; there are {', '.join(ENGINES)}")
    if name == "ray":
        return Cluster(address, jobs)
    if address:
        raise BadSetup("an address is for the engine ray")
    return Cores(jobs)


def in_order(done: Iterable[Done[R]]) -> Iterator[R]:
    """The results of tasks that are numbered from 0, each as soon as those before it are there."""
    early: dict[int, R] = {}
    n = 0
    for each in done:
        early[each.n] = each.result
        while n in early:
            yield early.pop(n)
            n += 1


class Cores:
    """Processes of this machine; -1 is one for each core, 1 is this process itself. In a batch of more than one task,
    those that are done wait for the last; "auto" makes batches of short tasks."""

    def __init__(self, jobs: int = -1, batch: int | Literal["auto"] = 1) -> None:
        self.jobs, self.batch = jobs, batch

    def work(self, task: Callable[[T], R], items: Iterable[tuple[int, T]]) -> Generator[Done[R], None, None]:
        # imported here, because commands that play nothing would wait for it too
        from joblib import Parallel, delayed

        if self.jobs == 0:
            raise BadSetup("0 processes play no games")
        one, folder = delayed(_numbered), os.getcwd()
        work = Parallel(n_jobs=self.jobs, batch_size=self.batch, return_as="generator_unordered")
        done = work(one(folder, task, n, x) for n, x in items)
        try:
            for n, result in done:
                yield Done(n, result, HERE)
        except PicklingError as error:
            raise BadSetup(f"{_fault(error)}: {UNSENDABLE}") from error
        except BrokenProcessPool as error:
            raise EngineError("a process was ended from outside, perhaps for want of memory") from error
        finally:
            with catch_warnings():  # that tasks are cancelled, which is what ending early means
                simplefilter("ignore", UserWarning)
                done.close()


class Cluster:
    """The machines of a Ray cluster; without an address one is started here for the time of the work."""

    def __init__(self, address: str | None = None, jobs: int = -1) -> None:
        self.address, self.jobs = address, jobs
        self.ray = _ray()

    def work(self, task: Callable[[T], R], items: Iterable[tuple[int, T]]) -> Generator[Done[R], None, None]:
        ray = self.ray
        if self.address:
            _knock(self.address)
        own: dict[str, Any] = {"include_dashboard": False, "num_cpus": None if self.jobs < 1 else self.jobs}
        settings = {"log_to_driver": False, "logging_level": "ERROR", **({} if self.address else own)}
        try:
            ray.init(address=self.address or "local", **settings)
        except (RuntimeError, OSError, ray.exceptions.RayError) as error:
            raise EngineError(f"Ray does not start: {error}") from error
        try:
            far = ray.remote(scheduling_strategy="SPREAD")(_located)
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            rest = iter(items)
            flying: dict[Any, int] = {}
            while True:
                flying |= {_sent(far, task, x): n for n, x in islice(rest, room - len(flying))}
                if not flying:
                    return
                for landed in ray.wait(list(flying))[0]:
                    result, node = self._get(landed)
                    yield Done(flying.pop(landed), result, node)
        finally:
            ray.shutdown()

    def _get(self, landed: Any) -> tuple[Any, str]:
        try:
            result, node = self.ray.get(landed)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise EngineError(f"Ray could not finish a task: {error}") from error
        return result, node


def _in_folder(folder: str, task: Callable[[T], R], item: T) -> R:
    """Do it in the user's folder, where modules and programs of the user lie; another machine may not have it."""
    if os.path.isdir(folder):
        os.chdir(folder)
    return task(item)


def _numbered(folder: str, task: Callable[[T], R], n: int, item: T) -> tuple[int, R]:
    return n, _in_folder(folder, task, item)


def _located(folder: str, task: Callable[[T], R], item: T) -> tuple[R, str]:
    return _in_folder(folder, task, item), _ray().get_runtime_context().get_node_id()


def _fault(error: BaseException) -> str:
    """The last line of what an error says, or of the traceback that another process has sent as its cause."""
    told = [line for line in str(error.__cause__ or error).splitlines() if any(c.isalnum() for c in line)]
    return told[-1] if told else type(error).__name__


def _sent(far: Any, task: Callable[[T], R], item: T) -> Any:
    try:
        return far.remote(os.getcwd(), task, item)
    except TypeError as error:  # which is how Ray says that it cannot be pickled
        raise BadSetup(f"{_fault(error)}: {UNSENDABLE}") from error


def _knock(address: str) -> None:
    """Ray itself waits for minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # a word like "auto"
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BadSetup(f"there is no Ray cluster at {address}: {error}") from error


def _ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise BadSetup("the engine ray is not installed: pip install 'aerodrome[ray]'") from error
    found: ModuleType = ray
    return found
