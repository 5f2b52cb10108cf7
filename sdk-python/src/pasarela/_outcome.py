"""What the errors of a write say about whether it was executed."""
from __future__ import annotations

from typing import Optional

from .errors import ConnectionError, PasarelaError

# Codes of answers that promise that nothing was sent to a bank.
_NOTHING_WAS_SENT = frozenset({"provider_unavailable", "payment_service_unavailable", "rate_unavailable"})

# Statuses of answers that the gateway gives with regard to the Idempotency-Key: it replays what an attempt did.
_DECISIONS = frozenset({400, 404, 409, 422})

# Codes that leave open what an earlier attempt did: it still runs, or a proxy responded.
_UNDECIDED = frozenset({"idempotency_request_in_progress", "unreadable_answer"})


def may_have_been_executed(error: PasarelaError) -> bool:
    """Whether an attempt of a write that failed may have been executed nevertheless."""
    return isinstance(error, ConnectionError) or ((error.status or 0) >= 500 and error.code not in _NOTHING_WAS_SENT)


def error_of_call(last: PasarelaError, uncertain: Optional[PasarelaError]) -> PasarelaError:
    """Error of a call: that of its last attempt, unless an attempt of a write may have been executed and the last one
    does not settle it. `uncertain` is the error of the first such attempt."""
    if uncertain is None or (last.status in _DECISIONS and last.code not in _UNDECIDED):
        return last
    error = ConnectionError(
        f"{uncertain.message} The request may have been executed: repeat it with the same idempotency_key.",
        code=uncertain.code,
        status=uncertain.status,
        request_id=uncertain.request_id,
        retry_after_seconds=last.retry_after_seconds,
        idempotency_key=last.idempotency_key,
        attempts=last.attempts,
    )
    error.__cause__ = last.__cause__ if isinstance(last, ConnectionError) else last
    return error
