"""Verification of webhook deliveries."""
from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import time
from datetime import datetime
from typing import Any, List, Mapping, NamedTuple, Optional, Sequence, Union, cast

from . import _json, types
from .errors import WebhookVerificationError

_BASE64 = re.compile("(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?")
_PREFIX = "whsec_"


class _Proof(NamedTuple):
    """Signatures of a delivery. The standard one is required if any of its three headers is there: it covers the id and the
    time, so a delivery cannot be replayed later or under another id."""

    id: Optional[str]
    timestamp: Optional[str]
    signatures: List[str]


def verify_webhook(
    raw_body: Union[bytes, bytearray, memoryview, str],
    headers: Mapping[str, Any],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = 300,
    now: Optional[float] = None,
) -> types.WebhookEvent:
    """Verifies that a delivery comes from your gateway, and returns its event.

    `raw_body` is the body exactly as it arrived, before any JSON parser; `headers` all headers of the request. Pass
    several secrets during a rotation. `now`, in seconds since 1970, replaces the current time, to verify a stored
    delivery. Raises `WebhookVerificationError`: respond 400 and do nothing.
    """
    body = _bytes_of(raw_body)
    secrets = _secrets_of(secret)
    proof = _read_proof(headers)
    if proof is None:
        raise WebhookVerificationError("missing_headers", _MISSING_HEADERS)
    if not _is_proven(proof, body, secrets):
        raise _explain_mismatch(proof, body, secrets)
    event = _parse(body)
    sent = _sent_at(proof, event)
    if sent is None or not abs((time.time() if now is None else now) - sent) <= tolerance_seconds:
        raise WebhookVerificationError("wrong_time", _WRONG_TIME.format(tolerance_seconds))
    return cast(types.WebhookEvent, event)


def _bytes_of(raw_body: object) -> bytes:
    if isinstance(raw_body, str):
        return raw_body.encode("utf-8", "surrogatepass")
    if isinstance(raw_body, (bytes, bytearray, memoryview)):
        return bytes(raw_body)
    raise WebhookVerificationError("parsed_body", _PARSED_BODY)


def _secrets_of(secret: object) -> List[str]:
    secrets = [secret] if isinstance(secret, str) else list(secret) if isinstance(secret, (list, tuple)) else []
    if not secrets or any(not isinstance(each, str) or each == "" for each in secrets):
        raise WebhookVerificationError("bad_secret", _BAD_SECRET)
    if any(re.match("pas_(test|live)_", each) for each in secrets):
        raise WebhookVerificationError("bad_secret", _API_KEY)
    return secrets


def _read_proof(headers: Mapping[str, Any]) -> Optional[_Proof]:
    given = {str(name).lower(): value for name, value in headers.items()}

    def header(name: str) -> str:
        value = given.get(name) or ""
        return value if isinstance(value, str) else str(value[0])

    trio = ("webhook-id", "webhook-timestamp", "webhook-signature")
    if any(name in given for name in trio):
        event_id, timestamp, standard = (header(name) for name in trio)
        return _Proof(event_id, timestamp, standard.split(" ")) if event_id and timestamp and standard else None
    plain = header("x-webhook-signature")
    return _Proof(None, None, [plain]) if plain else None


def _is_proven(proof: _Proof, body: bytes, secrets: List[str]) -> bool:
    expected = [_signature(proof, body, secret) for secret in secrets]
    given = [signature.encode("utf-8", "replace") for signature in proof.signatures]
    # Compared in constant time, and all of them.
    return any([hmac.compare_digest(ours, theirs) for ours in expected for theirs in given])


def _signature(proof: _Proof, body: bytes, secret: str) -> bytes:
    if proof.id is None:
        return b"sha256=" + hmac.new(secret.encode("utf-8"), body, hashlib.sha256).hexdigest().encode()
    signed = f"{proof.id}.{proof.timestamp}.".encode("utf-8", "replace") + body
    return b"v1," + base64.b64encode(hmac.new(_standard_key(secret), signed, hashlib.sha256).digest())


def _standard_key(secret: str) -> bytes:
    """The bytes that a generated secret (`whsec_`) encodes, or the text of a secret of your choice."""
    encoded = secret[len(_PREFIX) :]
    if secret.startswith(_PREFIX) and _BASE64.fullmatch(encoded):
        # Superfluous padding is ignored.
        return base64.b64decode(encoded + "==")
    return secret.encode("utf-8")


def _explain_mismatch(proof: _Proof, body: bytes, secrets: List[str]) -> WebhookVerificationError:
    try:
        # The same JSON as the gateway serializes it.
        text = json.dumps(json.loads(body.decode("utf-8")), ensure_ascii=False, separators=(",", ":"))
        if _is_proven(proof, text.encode("utf-8"), secrets):
            return WebhookVerificationError("rewritten_body", _REWRITTEN_BODY)
    except ValueError:
        pass
    is_surrounded = any(secret != secret.strip() for secret in secrets)
    return WebhookVerificationError("wrong_signature", _WRONG_SIGNATURE + (_SURROUNDED if is_surrounded else ""))


def _parse(body: bytes) -> Mapping[str, Any]:
    try:
        event = _json.decode(body)
        if isinstance(event["event"], str) and isinstance(event["data"], dict):
            return cast(Mapping[str, Any], event)
    except (ValueError, TypeError, KeyError):
        pass
    raise WebhookVerificationError("not_an_event", _NOT_AN_EVENT)


def _sent_at(proof: _Proof, event: Mapping[str, Any]) -> Optional[float]:
    if proof.timestamp is not None:
        return float(proof.timestamp) if re.fullmatch("[0-9]{1,12}", proof.timestamp) else None
    try:
        return datetime.fromisoformat(str(event.get("timestamp")).replace("Z", "+00:00")).timestamp()
    except ValueError:
        return None


_PARSED_BODY = (
    "You passed a parsed body: the signature covers the bytes as they arrived. Read them before any JSON parser, as with "
    "request.get_data() in Flask, request.body in Django or await request.body() in FastAPI."
)
_BAD_SECRET = "The signing secret is empty: pass the one that was shown when the endpoint was created (whsec_…)."
_API_KEY = "You passed an API key: the signing secret is the one shown when the endpoint was created (whsec_…)."
_MISSING_HEADERS = (
    "There is no complete signature: neither webhook-id, webhook-timestamp and webhook-signature together nor "
    "x-webhook-signature without any of them. Pass all headers of the request. If you do, a proxy removed them, or the "
    "request is not from the gateway."
)
_REWRITTEN_BODY = (
    "The signature belongs to another serialization of this JSON: it was parsed and serialized again on its way. Pass the "
    "bytes exactly as they arrived."
)
_WRONG_SIGNATURE = (
    "The signature does not match: the secret is that of another endpoint or was rotated, the body was changed on its way, "
    "or the request is not from the gateway."
)
_SURROUNDED = " The secret you passed has white space around it."
_NOT_AN_EVENT = "The signature is valid, but the body is not an event of a gateway."
_WRONG_TIME = (
    "The signature is valid, but the delivery was not signed within {:g} s of now: it was replayed, or the clock of this "
    "machine is wrong."
)
