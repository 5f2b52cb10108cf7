"""Decision to repeat a call, and the wait before."""
from __future__ import annotations

import math
import re
from email.utils import parsedate_to_datetime
from typing import Callable, Optional

from .errors import ConnectionError, PasarelaError

_FIRST_DELAY = 0.5
_LONGEST_DELAY = 8.0

# Statuses of temporary errors. The gateway's decisions (400, 404, 422 …) are final.
_RETRYABLE = frozenset({408, 429, 500, 502, 503, 504})

# The block of a card holder lasts for minutes.
_NOT_RETRIED = frozenset({"card_velocity_blocked"})


def is_worth_retrying(error: PasarelaError) -> bool:
    """Retries are always safe: reads change nothing, and all attempts of a write share one key."""
    if isinstance(error, ConnectionError) or is_still_running(error):
        return True
    return error.status in _RETRYABLE and error.code not in _NOT_RETRIED


def is_still_running(error: PasarelaError) -> bool:
    """An earlier attempt of this call is still in flight; waiting for it does not count as a retry."""
    return error.code == "idempotency_request_in_progress"


def delay(error: PasarelaError, retries: int, random: Callable[[], float]) -> float:
    """Seconds of exponential backoff with jitter, at least Retry-After."""
    longest = min(_LONGEST_DELAY, _FIRST_DELAY * 2 ** max(0, retries - 1))
    return max(float(error.retry_after_seconds or 0), longest * (0.5 + random() / 2))


def read_retry_after(header: Optional[str], now: float) -> Optional[int]:
    """A number of seconds, or a date if a proxy responds."""
    if header is None:
        return None
    if re.fullmatch("[0-9]{1,9}", header):
        return int(header)
    try:
        at = parsedate_to_datetime(header).timestamp() if header.endswith("GMT") else None
    except (TypeError, ValueError):
        return None
    return None if at is None else max(0, math.ceil(at - now))
