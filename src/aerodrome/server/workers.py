"""Worker processes and pools of them. A worker is asked one thing at a time, bounded in time and memory, and replaced
when it dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from aerodrome.kernel.errors import AerodromeError

SETUP_SECONDS: Final = 60.0  # seconds in which a process must have started and set itself up
MEGABYTE: Final = 1 << 20
T = TypeVar("T")


class WorkerError(AerodromeError):
    """A worker ended or kept silent, as often as it was asked."""


class Bounds(Struct, frozen=True):
    """What a worker may use. `memory` is in megabytes of address space (0: any); `nice` lowers its priority."""

    seconds: float = 30.0
    attempts: int = 1  # at a question that it does not survive
    memory: int = 0
    nice: int = 0


class Raised(NamedTuple):
    """What a function raised in the process of a worker."""

    error: Exception


class Worker:
    """A process behind a pipe. It starts with the first question, and again with the next one if it has ended.
    It sets itself up by calling `setup(*args)`, which must be importable like every function that it is asked for."""

    def __init__(self, bounds: Bounds, setup: Callable[..., Any], *args: Any) -> None:
        self.bounds, self._setup, self._args = bounds, setup, args
        self._process: SpawnProcess | None = None
        self._starting = threading.Lock()
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "worker")

    async def ask(self, function: Callable[..., T], *args: Any) -> T:
        """What `function(*args)` gives or raises in the process. Raises WorkerError if the process does not survive it.
        When the caller is cancelled, the process is ended."""
        unwanted = threading.Event()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, function, args, unwanted)
        except asyncio.CancelledError:
            unwanted.set()
            self._kill()
            raise

    def start(self) -> Any:
        """Start the process; what its set-up gives or raises. Blocks. Raises WorkerError if it does not come up."""
        context = multiprocessing.get_context("spawn")
        with self._starting:
            if self._closed:
                raise WorkerError("the server is closing")
            self._pipe, there = context.Pipe()
            args = (there, self.bounds.memory, self.bounds.nice, self._setup, self._args)
            self._process = context.Process(target=run_worker, args=args, daemon=True)
            self._process.start()
            there.close()
        with self._answering(SETUP_SECONDS):
            outcome = self._pipe.recv()
        if isinstance(outcome, Raised):
            self._end()
            raise outcome.error
        return outcome

    def close(self) -> None:
        """End the process for good; a question that is under way fails."""
        with self._starting:
            self._closed = True
            self._kill()
        self._thread.shutdown(wait=False)

    def _ask(self, function: Callable[..., T], args: tuple[Any, ...], unwanted: threading.Event) -> T:
        for _ in range(self.bounds.attempts - 1):
            try:
                return self._ask_once(function, args)
            except WorkerError:
                if unwanted.is_set():
                    raise
        return self._ask_once(function, args)

    def _ask_once(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        if self._process is None or not self._process.is_alive():
            self.start()
        with self._answering(self.bounds.seconds):
            self._pipe.send((function, args))
            outcome: T | Raised = self._pipe.recv()
        if isinstance(outcome, Raised):
            raise outcome.error
        return outcome

    @contextmanager
    def _answering(self, seconds: float) -> Iterator[None]:
        """Kill the process if this takes longer. A full pipe to a process that does not read would block for ever."""
        late = threading.Event()

        def on_expiry() -> None:
            late.set()
            self._kill()

        timer = threading.Timer(seconds, on_expiry)
        timer.daemon = True
        timer.start()
        try:
            yield
        except (EOFError, OSError) as error:
            self._end()
            reason = f"said nothing for {seconds:g} seconds" if late.is_set() else "its process has ended"
            raise WorkerError(reason) from error
        finally:
            timer.cancel()

    def _kill(self) -> None:
        process = self._process  # another thread may just end it
        if process is not None:
            process.kill()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
            self._pipe.close()


class Pool:
    """Workers behind one queue. Payers are served in turn, however much each of them asks for."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers, self._idle = workers, list(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    async def ask(self, payer: str, function: Callable[..., T], *args: Any) -> T:
        """As `Worker.ask`, by the first worker that is free for this payer."""
        async with self.turn(payer) as worker:
            return await worker.ask(function, *args)

    @asynccontextmanager
    async def turn(self, payer: str) -> AsyncIterator[Worker]:
        """A worker, for as long as the `async with` lasts."""
        worker = self._idle.pop() if self._idle else await self._wait(payer)
        try:
            yield worker
        finally:
            self._release(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()

    async def _wait(self, payer: str) -> Worker:
        given: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(payer, deque()).append(given)
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._release(given.result())
            raise

    def _release(self, worker: Worker) -> None:
        while self._waiting:
            payer, queue = self._waiting.popitem(last=False)
            given = queue.popleft()
            if queue:
                self._waiting[payer] = queue  # behind the others
            if not given.done():
                given.set_result(worker)
                return
        self._idle.append(worker)


def run_worker(pipe: Connection, memory: int, nice: int, setup: Callable[..., Any], args: tuple[Any, ...]) -> None:
    """The main function of a worker: set up, then answer one question after the other until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    threading.Thread(target=_end_with_server, daemon=True).start()
    _restrict(memory, nice)
    try:
        pipe.send(_outcome(setup, args))
        while True:
            pipe.send(_outcome(*pipe.recv()))
    except (EOFError, OSError):
        return  # the server has ended


def _end_with_server() -> None:
    """A killed server cannot end its workers."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(1)


def _restrict(memory: int, nice: int) -> None:
    """As far as the platform can."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    try:
        import resource
    except ImportError:
        return
    if memory:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = memory * MEGABYTE
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _outcome(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    try:
        return function(*args)
    except MemoryError:
        os._exit(1)  # what little is left is not enough to go on
    except Exception as error:
        return Raised(_portable(error))


def _portable(error: Exception) -> Exception:
    """The error itself if it can be sent to another process, else its words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
