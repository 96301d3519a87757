"""Behind the real nginx, configured as docs/hosting.md tells."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect

from .client import READY_WITHIN, Chair, Server, gathered, mover, running
from .storing import in_loop

DOCUMENT: Final = Path(__file__).parents[2] / "docs/hosting.md"
PROGRAM: Final = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
AROUND: Final = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/aerodrome.conf;
}}
"""
ROOT: Final = "user root;\n"  # else its workers may not write into the folder
TRUSTING: Final = ("--trust-proxy", "127.0.0.1")
MANY: Final = 300  # changes: more than a budget allows


def configuration(port: int, server: int) -> str:
    """The one of the document, with these ports."""
    (found,) = re.findall(r"```nginx\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found.count("listen 80;") == found.count("http://127.0.0.1:8000;") == 1
    return str(found).replace("listen 80;", f"listen 127.0.0.1:{port};").replace(":8000;", f":{server};")


@contextmanager
def nginx(folder: Path, server: Server) -> Iterator[int]:
    """nginx in front of the server; its port."""
    assert PROGRAM, "make nginx installs it"
    folder.mkdir()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    (folder / "aerodrome.conf").write_text(configuration(port, server.port), encoding="utf-8")
    whole = (ROOT if os.geteuid() == 0 else "") + AROUND.format(folder=folder)
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [PROGRAM, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    process = subprocess.Popen(command)
    try:
        until_it_listens(process, port)
        yield port
    finally:
        process.terminate()
        process.wait(READY_WITHIN)


def until_it_listens(process: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(int(READY_WITHIN / 0.1)):
        assert process.poll() is None, "nginx has ended"
        with socket.socket() as attempt:
            if attempt.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("nginx does not listen")


def change(port: int, source: str, forwarded: str | None = None) -> int:
    """The status of a change that somebody at this address asks for."""
    line = http.client.HTTPConnection("127.0.0.1", port, READY_WITHIN, (source, 0))
    headers = {"Content-Type": "application/json", **({"X-Forwarded-For": forwarded} if forwarded else {})}
    line.request("PUT", "/api/me", b'{"name":"Ann"}', headers)
    status = line.getresponse().status
    line.close()
    return status


def refused(port: int, source: str, spoofing: bool = False) -> bool:
    """Is one of many changes refused?"""
    named = (f"198.51.100.{number % 250}" if spoofing else None for number in range(MANY))
    return any(change(port, source, each) == 429 for each in named)


@in_loop
async def test_a_move_through_nginx(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *TRUSTING) as server, nginx(tmp_path / "nginx", server) as port:
        table, people = gathered(port, "me", "open")
        chairs = []
        for seat, person in people.items():
            address, page = f"ws://127.0.0.1:{port}/ws/{table}", f"http://127.0.0.1:{port}"
            ws = await connect(address, origin=page, additional_headers={"Cookie": person.cookie})  # type: ignore[arg-type]
            chairs.append(Chair(person, ws, seat))
            await chairs[-1].turn_to(seat)
        chair = mover(chairs)
        frame = await chair.answer(chair.choices[0])
        assert frame["type"] == "ack"
        for each in chairs:
            await each.reach(frame["seq"])
        status, _ = chair.person.request("PUT", "/api/me", {"name": "Ann"}, {"Origin": f"http://127.0.0.1:{port}"})
        assert status == 200
        assert chair.person.request("POST", "/api/saves", b" " * 1_900_000)[0] == 400, "a large save reaches the server"
        for each in chairs:
            await each.ws.close()
        assert server.stop() == "", "nothing is wrong with this proxy"


def test_limits_through_nginx(tmp_path: Path) -> None:
    """Each client has a budget of its own, and no invented header gives another."""
    with (
        running(tmp_path / "games.db", *TRUSTING, "--request-rate", "1") as server,
        nginx(tmp_path / "nginx", server) as port,
    ):
        assert refused(port, "127.0.0.2", spoofing=True)
        assert change(port, "127.0.0.1") == 200
        assert refused(port, "127.0.0.1", spoofing=True)
        assert change(port, "127.0.0.3") == 200


def test_nginx_is_not_trusted_unless_the_host_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--request-rate", "1") as server:
        with nginx(tmp_path / "nginx", server) as port:
            assert refused(port, "127.0.0.2")
            assert 429 in [change(port, "127.0.0.3") for _ in range(5)], "all come from nginx"
        logged = [json.loads(line) for line in server.stop().splitlines()]
    assert ["--trust-proxy" in line["event"] for line in logged] == [True]
