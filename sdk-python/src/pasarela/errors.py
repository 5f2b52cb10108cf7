"""Errors of calls and of webhook verification."""
from __future__ import annotations

import builtins
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Type

from . import _json


class PasarelaError(Exception):
    """Base class of all errors of a call. The message is human-readable."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: Optional[int] = None,
        request_id: Optional[str] = None,
        failure_code: Optional[str] = None,
        customer_message: Optional[str] = None,
        payment_id: Optional[str] = None,
        details: Optional[List[Dict[str, str]]] = None,
        retry_after_seconds: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        attempts: int = 1,
    ) -> None:
        super().__init__(message)
        self.message = message
        #: Machine-readable code.
        self.code = code
        #: HTTP status; None without a response.
        self.status = status
        #: Quote it when you report a problem.
        self.request_id = request_id
        #: The bank's code, if the bank declined.
        self.failure_code = failure_code
        #: Message for the person who pays, if the bank declined.
        self.customer_message = customer_message
        #: The payment that failed or was not sent, if there is one.
        self.payment_id = payment_id
        #: Invalid fields, each with `path` and `message`.
        self.details = details or []
        self.retry_after_seconds = retry_after_seconds
        #: Idempotency key of the call: a retry with the same key is never executed twice.
        self.idempotency_key = idempotency_key
        #: Number of attempts.
        self.attempts = attempts

    def __str__(self) -> str:
        return self.message


class InvalidRequestError(PasarelaError):
    """400, 405, 413, 415 and 431: the request is invalid. Nothing was done; `details` names the fields."""


class AuthenticationError(PasarelaError):
    """401: the key is missing, wrong or no longer active."""


class NotFoundError(PasarelaError):
    """404: the resource does not exist, or it belongs to another tenant or mode."""


class ConflictError(PasarelaError):
    """409: the idempotency key belongs to another call, or that call is still running."""


class BankRejectedError(PasarelaError):
    """422: the bank declined. Final: `failure_code` has the reason, the message the remedy for the customer."""


class RateLimitError(PasarelaError):
    """429: too many calls, or too many declined cards of one holder. See `retry_after_seconds`."""


class UnavailableError(PasarelaError):
    """503 and 408: the bank, the rate or the gateway is unavailable. Nothing was done, and the call may be repeated.

    A write that may have been executed ends with a `ConnectionError` instead.
    """


class ConnectionError(PasarelaError, builtins.ConnectionError):
    """No response that settles the outcome: none, half of one, or an error after a possible execution.

    Repeat it with `idempotency_key`, or look up the payment. `__cause__` has the error of the last attempt.
    """


class WebhookVerificationError(PasarelaError):
    """The delivery could not be verified. Respond 400 and do nothing; the message has the probable cause."""

    def __init__(self, problem: str, message: str) -> None:
        super().__init__(message, code="webhook_not_verified")
        #: parsed_body, bad_secret, missing_headers, wrong_time, rewritten_body, wrong_signature or not_an_event.
        self.problem = problem


class _Kind(NamedTuple):
    type: Type[PasarelaError]
    # For responses without a message.
    sentence: str


_KINDS = {
    400: _Kind(InvalidRequestError, "The request is not valid."),
    401: _Kind(AuthenticationError, "The API key was refused."),
    404: _Kind(NotFoundError, "There is no resource at this address: check base_url and the id."),
    405: _Kind(InvalidRequestError, "The gateway does not support this call: it may be older than this library."),
    408: _Kind(UnavailableError, "The request did not arrive in time."),
    409: _Kind(ConflictError, "The idempotency key belongs to another call."),
    413: _Kind(InvalidRequestError, "The body is too large."),
    415: _Kind(InvalidRequestError, "The body was not accepted as JSON."),
    422: _Kind(BankRejectedError, "The bank declined."),
    429: _Kind(RateLimitError, "Too many requests."),
    431: _Kind(InvalidRequestError, "The headers are too large."),
    503: _Kind(UnavailableError, "The gateway is temporarily unavailable."),
}


def error_of_response(status: int, content: bytes, fields: Mapping[str, Any]) -> PasarelaError:
    """Error of a response with a status of 400 or above."""
    body = _read_body(content)
    kind = _KINDS.get(status) or _Kind(PasarelaError, f"The gateway responded {status} without an explanation.")
    details = [each for each in body.get("details") or [] if isinstance(each, dict)]
    # The gateway's message already contains the first of them.
    others = "; ".join(f"{each.get('path')} {each.get('message')}" for each in details[1:])
    message = " ".join([str(body.get("message") or kind.sentence), *([f"{others}."] if others else [])])
    failure_code = body.get("failureCode") or (body.get("code") or "UNKNOWN" if status == 422 else None)
    return kind.type(
        message,
        **{
            **fields,
            "status": status,
            "code": body.get("error") or "unreadable_answer",
            "request_id": body.get("requestId") or fields.get("request_id"),
            "failure_code": failure_code,
            "customer_message": body.get("customerMessage"),
            "payment_id": body.get("paymentId"),
            "details": details,
        },
    )


def _read_body(content: bytes) -> Dict[str, Any]:
    """A response that is not JSON comes from a proxy in front of the gateway."""
    try:
        body = _json.decode(content)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
