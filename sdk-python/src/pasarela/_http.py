"""One HTTP request and its complete response, with the standard library."""
from __future__ import annotations

import http.client
import socket
import ssl
import threading
from typing import Callable, Dict, Mapping, NamedTuple, Optional
from urllib.parse import urlsplit


class HttpRequest(NamedTuple):
    method: str
    url: str
    headers: Mapping[str, str]
    body: Optional[bytes]


class HttpResponse(NamedTuple):
    status: int
    #: Names in lower case.
    headers: Mapping[str, str]
    content: bytes


#: Replacement of the HTTP client: sends a request once, within so many seconds, and follows no redirect. Raises
#: `TimeoutError` when there was no complete response in time, and `OSError` for any other failure.
Transport = Callable[[HttpRequest, float], HttpResponse]


def send_request(request: HttpRequest, timeout: float) -> HttpResponse:
    """Opens a connection of its own, so that no stale one is used, and threads share nothing."""
    address = urlsplit(request.url)
    connection = _connect(address.scheme, address.hostname or "", address.port, timeout)
    is_late = threading.Event()

    def end() -> None:
        # Time limits of a socket hold for one read each: this one holds for all of them.
        is_late.set()
        sock = connection.sock or held.get("sock")
        if sock is not None:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    held: Dict[str, socket.socket] = {}
    timer = threading.Timer(timeout, end)
    timer.daemon = True
    timer.start()
    try:
        connection.connect()
        # The response takes the socket from the connection.
        held["sock"] = connection.sock
        target = address.path + (f"?{address.query}" if address.query else "")
        connection.request(request.method, target, body=request.body, headers=dict(request.headers))
        response = connection.getresponse()
        content = response.read()
        if is_late.is_set():
            raise TimeoutError(_late(timeout))
        headers = {name.lower(): value for name, value in response.getheaders()}
        return HttpResponse(response.status, headers, content)
    except (OSError, http.client.HTTPException) as error:
        if is_late.is_set() or isinstance(error, socket.timeout):
            raise TimeoutError(_late(timeout)) from error
        raise OSError(_reason(error)) from error
    finally:
        timer.cancel()
        connection.close()


def _connect(scheme: str, host: str, port: Optional[int], timeout: float) -> http.client.HTTPConnection:
    if scheme == "https":
        return http.client.HTTPSConnection(host, port, timeout=timeout, context=ssl.create_default_context())
    return http.client.HTTPConnection(host, port, timeout=timeout)


def _late(timeout: float) -> str:
    return f"no response within {timeout:g} s"


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__
