"""Verifies Pasarela webhooks using only Python 3.9 or newer. Copy the functions you need.

Header names are lower case; the header objects of Flask, Django and others are case-insensitive.
"""

import base64
import hashlib
import hmac
import json
import re
import sys
import time


def verify_signature(secret, raw_body, headers):
    """Verifies X-Webhook-Signature. raw_body is the received bytes, before any JSON parsing."""
    expected = "sha256=" + hmac.new(secret.encode(), raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), headers.get("x-webhook-signature", "").encode())


TOLERANCE_SECONDS = 300


def verify_standard_signature(secret, raw_body, headers, now_seconds=None):
    """Verifies the Standard Webhooks headers: rejects old deliveries, accepts either secret during a rotation."""
    event_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature", "")
    if not event_id or not re.fullmatch("[0-9]{1,12}", timestamp):
        return False
    now = time.time() if now_seconds is None else now_seconds
    if abs(now - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    signed = f"{event_id}.{timestamp}.".encode() + raw_body
    digest = hmac.new(standard_key(secret), signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    return any(hmac.compare_digest(expected, signature.encode()) for signature in signatures.split(" "))


BASE64 = re.compile("(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?")


def standard_key(secret):
    """Key bytes: `whsec_` plus base64 is decoded; any other secret is used as UTF-8."""
    encoded = secret[len("whsec_") :]
    if secret.startswith("whsec_") and BASE64.fullmatch(encoded):
        return base64.b64decode(encoded + "==")  # superfluous padding is ignored
    return secret.encode()


def verify_timestamped_signature(secret, raw_body, header, now_seconds=None):
    """Verifies the operator's custom header: t=<seconds>,v1=<hex>, with one v1 per secret during a rotation."""
    found = re.fullmatch("t=([0-9]{1,12}),(.+)", header)
    now = time.time() if now_seconds is None else now_seconds
    if not found or abs(now - int(found[1])) > TOLERANCE_SECONDS:
        return False
    digest = hmac.new(secret.encode(), f"{found[1]}.".encode() + raw_body, hashlib.sha256).hexdigest()
    expected = f"v1={digest}".encode()
    return any(hmac.compare_digest(expected, signature.encode()) for signature in found[2].split(","))


def main():
    """Command line: reads a delivery, or a list of deliveries, as JSON from standard input."""
    given = json.load(sys.stdin.buffer)
    status = 0
    for delivery in given if isinstance(given, list) else [given]:
        secret, headers = delivery["secret"], delivery["headers"]
        raw_body = base64.b64decode(delivery["bodyBase64"])
        result = {
            "x-webhook-signature": verify_signature(secret, raw_body, headers),
            "webhook-signature": verify_standard_signature(secret, raw_body, headers, delivery.get("nowSeconds")),
        }
        header = delivery.get("timestampedSignature")
        if header is not None:
            now = delivery.get("nowSeconds")
            result["timestampedSignature"] = verify_timestamped_signature(secret, raw_body, header, now)
        print(json.dumps(result))
        status = 0 if status == 0 and all(result.values()) else 1
    return status


if __name__ == "__main__":
    sys.exit(main())
