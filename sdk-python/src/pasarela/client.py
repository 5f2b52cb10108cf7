"""Client of a gateway for one tenant."""
from __future__ import annotations

import re
from typing import Optional
from urllib.parse import urlsplit

from ._http import Transport, send_request
from ._resources import Resources
from ._transport import Caller, Settings


class Pasarela(Resources):
    """Client of a gateway for one tenant. It may be shared between threads.

    `api_key` is your tenant's key, `pas_test_…` or `pas_live_…`: use it only on a server, it can move your money.
    `base_url` is the address of your gateway, such as `https://pay.example.com`. `language` of messages is `en` or
    `es`, by default your tenant's. `timeout` limits one attempt, in seconds: a card charge takes up to 60 s, after the
    log-on at the bank. `total_timeout` limits a call with all its retries: after 4 minutes the gateway can answer a
    retry of a request whose process died.
    """

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        language: Optional[str] = None,
        timeout: float = 90.0,
        total_timeout: float = 300.0,
        max_retries: int = 2,
        transport: Transport = send_request,
    ) -> None:
        settings = Settings(
            _read_key(api_key), _read_url(base_url), language, timeout, total_timeout, max_retries, transport
        )
        super().__init__(Caller(settings).send)

    def __repr__(self) -> str:
        return "Pasarela()"


def _read_key(api_key: object) -> str:
    """The error message does not contain the key."""
    if isinstance(api_key, str) and re.fullmatch(r"[\x21-\x7e]+", api_key):
        return api_key
    raise ValueError(
        "api_key must be the key of your tenant, pas_test_… or pas_live_…, without spaces or line breaks."
    )


def _read_url(base_url: object) -> str:
    try:
        url = urlsplit(base_url) if isinstance(base_url, str) and not re.search(r"[\x00-\x20\x7f]", base_url) else None
        if url and url.scheme in ("http", "https") and url.hostname and url.port != 0:
            if not (url.username or url.password or url.query or url.fragment):
                return f"{url.scheme}://{url.netloc}{url.path}".rstrip("/")
    except ValueError:
        pass
    raise ValueError("base_url must be the address of your gateway, such as https://pay.example.com.")
