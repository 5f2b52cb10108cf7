"""Runs the steps of a scenario with the Python SDK: reads them from the file given as argument, prints the results."""
import base64
import inspect
import json
import re
import sys
from decimal import Decimal
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "sdk-python" / "src"))

from pasarela import Pages, Pasarela, PasarelaError, verify_webhook  # noqa: E402

with open(sys.argv[1], encoding="utf-8") as file:
    scenario = json.load(file)
results = []


def seconds(milliseconds):
    return None if milliseconds is None else milliseconds / 1000


def given(**options):
    return {name: value for name, value in options.items() if value is not None}


def snake_case(name):
    return re.sub("[A-Z]", lambda capital: "_" + capital[0].lower(), name)


def camel_case(name):
    return re.sub("_([a-z])", lambda letter: letter[1].upper(), name)


def result_of(step):
    if "verify" in step:
        verify = step["verify"]
        options = given(now=verify.get("now"), tolerance_seconds=verify.get("toleranceSeconds"))
        return verify_webhook(base64.b64decode(verify["rawBodyBase64"]), verify["headers"], verify["secrets"], **options)
    client = create_client({**scenario["client"], **step.get("client", {})})
    if step.get("methods"):
        return methods_in(client)
    method = client
    for name in step["call"].split("."):
        method = getattr(method, snake_case(name))
    inputs = [resolve(step[name]) for name in ("body", "query") if name in step]
    options = given(
        idempotency_key=step.get("idempotencyKey"),
        timeout=seconds(step.get("timeoutMs")),
        max_retries=step.get("maxRetries"),
    )
    value = method(*[resolve(each) for each in step.get("path", [])], *inputs, **options)
    if not isinstance(value, Pages):
        return value
    if step.get("take") == "all":
        return list(value)
    page = value.page()
    return {"items": page.items, "nextCursor": page.next_cursor}


def create_client(settings):
    options = given(
        language=settings.get("language"),
        timeout=seconds(settings.get("timeoutMs")),
        total_timeout=seconds(settings.get("totalTimeoutMs")),
        max_retries=settings.get("maxRetries"),
    )
    return Pasarela(settings["apiKey"], settings["baseUrl"], **options)


def resolve(value):
    """`$amount` is an amount of this language, `$result` a value of an earlier step."""
    if isinstance(value, list):
        return [resolve(each) for each in value]
    if not isinstance(value, dict):
        return value
    if "$amount" in value:
        return Decimal(value["$amount"])
    if "$float" in value:
        return float(value["$float"])
    if "$result" in value:
        index, name = value["$result"].split(".")
        return results[int(index)]["value"][name]
    return {name: resolve(each) for name, each in value.items()}


def error_of(error):
    if not isinstance(error, PasarelaError):
        return {"refused": str(error)}
    return {
        "error": given(
            kind=kind_of(error),
            code=error.code,
            status=error.status,
            requestId=error.request_id,
            failureCode=error.failure_code,
            customerMessage=error.customer_message,
            paymentId=error.payment_id,
            details=error.details,
            retryAfterSeconds=error.retry_after_seconds,
            idempotencyKey=error.idempotency_key,
            attempts=error.attempts,
            message=str(error),
            problem=getattr(error, "problem", None),
            cause=kind_of(error.__cause__) if isinstance(error.__cause__, PasarelaError) else None,
        )
    }


def kind_of(error):
    return re.sub("Error$", "", type(error).__name__)


def methods_in(holder, prefix=""):
    names = []
    for name, member in inspect.getmembers(holder):
        if name.startswith("_"):
            continue
        path = prefix + camel_case(name)
        names += [path] if callable(member) else methods_in(member, f"{path}.")
    return names


def printable(value):
    if isinstance(value, Decimal):
        return {"$decimal": str(value)}
    if isinstance(value, bytes):
        return {"$base64": base64.b64encode(value).decode()}
    raise TypeError(type(value).__name__)


for each in scenario["steps"]:
    try:
        results.append({"value": result_of(each)})
    except (PasarelaError, ValueError, TypeError) as problem:
        results.append(error_of(problem))
print(json.dumps(results, default=printable))
