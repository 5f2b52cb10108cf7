"""A call: its request, its attempts and its result."""
from __future__ import annotations

import random
import re
import time
import uuid
from typing import Any, Dict, Mapping, NamedTuple, Optional
from urllib.parse import quote, urlencode, urlsplit

from . import _json
from ._http import HttpRequest, Transport
from ._outcome import error_of_call, may_have_been_executed
from ._retry import delay, is_still_running, is_worth_retrying, read_retry_after
from ._routes import ROUTES
from ._version import __version__
from .errors import ConnectionError, NotFoundError, PasarelaError, error_of_response


class Settings(NamedTuple):
    api_key: str
    base_url: str
    language: Optional[str]
    timeout: float
    total_timeout: float
    max_retries: int
    transport: Transport


class Caller:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def send(
        self,
        operation: str,
        *,
        path: Optional[Mapping[str, str]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Any] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
    ) -> Any:
        settings = self._settings
        key = _key_of(idempotency_key) if ROUTES[operation].method == "POST" else None
        request = self._build(operation, path or {}, query or {}, body, key)
        limit = settings.timeout if timeout is None else timeout
        most = settings.max_retries if max_retries is None else max_retries
        deadline = time.monotonic() + settings.total_timeout
        attempts, retries = 0, 0
        uncertain: Optional[PasarelaError] = None
        while True:
            attempts += 1
            remaining = max(0.001, deadline - time.monotonic())
            try:
                return self._send_once(request, min(limit, remaining), key, attempts, ROUTES[operation].is_file)
            except PasarelaError as error:
                # Not found on a retry: an earlier attempt deleted it, and its response was lost.
                if request.method == "DELETE" and attempts > 1 and path and isinstance(error, NotFoundError):
                    return {**path, "deleted": True}
                if key is not None and may_have_been_executed(error):
                    uncertain = uncertain or error
                final = error_of_call(error, uncertain)
                if most == 0 or not is_worth_retrying(error):
                    raise final
                if not is_still_running(error):
                    retries += 1
                wait = delay(error, retries, random.random)
                if retries > most or time.monotonic() + wait >= deadline:
                    raise final
                time.sleep(wait)

    def _build(
        self, operation: str, path: Mapping[str, str], query: Mapping[str, Any], body: Optional[Any], key: Optional[str]
    ) -> HttpRequest:
        """A retry sends the same bytes again."""
        settings, route = self._settings, ROUTES[operation]
        address = re.sub(r"\{(\w+)\}", lambda found: _segment(found[1], path.get(found[1])), route.path)
        search = urlencode({name: _parameter(name, value) for name, value in query.items() if value is not None})
        headers: Dict[str, str] = {
            "x-api-key": settings.api_key,
            "accept": "application/json",
            "user-agent": f"pasarela-python/{__version__}",
        }
        if settings.language is not None:
            headers["accept-language"] = settings.language
        if key is not None:
            headers["idempotency-key"] = key
        if body is not None:
            headers["content-type"] = "application/json"
        content = None if body is None else _json.encode(body, route.decimals).encode("utf-8")
        url = settings.base_url + address + (f"?{search}" if search else "")
        return HttpRequest(route.method, url, headers, content)

    def _send_once(
        self, request: HttpRequest, timeout: float, key: Optional[str], attempts: int, is_file: bool
    ) -> Any:
        fields: Dict[str, Any] = {"idempotency_key": key, "attempts": attempts}
        address = urlsplit(request.url)
        origin = f"{address.scheme}://{address.netloc}"
        try:
            response = self._settings.transport(request, timeout)
        except OSError as cause:
            code = "timeout" if isinstance(cause, TimeoutError) else "connection_failed"
            message = f"No connection to the gateway at {origin}: {cause}."
            raise ConnectionError(message, code=code, **fields) from cause
        fields["request_id"] = response.headers.get("x-request-id")
        fields["retry_after_seconds"] = read_retry_after(response.headers.get("retry-after"), time.time())
        if response.status >= 400:
            raise error_of_response(response.status, response.content, fields)
        has_file = response.headers.get("content-disposition", "").startswith("attachment")
        is_success = 200 <= response.status < 300
        if is_success and has_file == is_file:
            try:
                return response.content if is_file else _json.decode(response.content)
            except ValueError:
                pass
        # Of a write, it may be the beginning of the gateway's answer.
        is_lost = is_success and key is not None
        reason = "but its answer broke off, or it is not a gateway" if is_lost else "but is not a gateway"
        message = f"{origin} responded with {response.status}, {reason}: check base_url."
        error = ConnectionError if is_lost else PasarelaError
        raise error(message, code="unreadable_answer", status=response.status, **fields)


def _key_of(given: Optional[str]) -> str:
    """Idempotency key for all attempts of a call."""
    key = str(uuid.uuid4()) if given is None else given
    if isinstance(key, str) and re.fullmatch(r"[\x20-\x7e]{1,255}", key):
        return key
    raise ValueError("idempotency_key must be 1 to 255 printable ASCII characters.")


def _segment(name: str, value: Any) -> str:
    """Path segment; an empty one or one of dots would address another resource."""
    if isinstance(value, str) and not re.fullmatch(r"\.{0,2}", value):
        return quote(value, safe="")
    raise ValueError(f'{name} must be a string that is not empty, "." or "..".')


def _parameter(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else _json.number(value, name)
