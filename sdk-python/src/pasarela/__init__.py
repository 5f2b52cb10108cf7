"""Client of the Pasarela payments gateway."""

from . import types
from ._http import HttpRequest, HttpResponse, Transport
from ._version import __version__
from .client import Pasarela
from .errors import (
    AuthenticationError,
    BankRejectedError,
    ConflictError,
    ConnectionError,
    InvalidRequestError,
    NotFoundError,
    PasarelaError,
    RateLimitError,
    UnavailableError,
    WebhookVerificationError,
)
from .pages import Page, Pages
from .webhooks import verify_webhook

__all__ = [
    "AuthenticationError",
    "BankRejectedError",
    "ConflictError",
    "ConnectionError",
    "HttpRequest",
    "HttpResponse",
    "InvalidRequestError",
    "NotFoundError",
    "Page",
    "Pages",
    "Pasarela",
    "PasarelaError",
    "RateLimitError",
    "Transport",
    "UnavailableError",
    "WebhookVerificationError",
    "__version__",
    "types",
    "verify_webhook",
]
