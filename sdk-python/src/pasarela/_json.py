"""JSON without floats: an amount is a Decimal in responses, and a Decimal, an int or a string in requests."""
from __future__ import annotations

import json
import re
from decimal import Decimal
from typing import AbstractSet, Any, Dict, List, Tuple, Union

from ._routes import DECIMALS

_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?")

# A value of the caller's own data is sent as it is, whatever its name.
_VERBATIM = "metadata"


def decode(content: Union[bytes, str]) -> Any:
    text = content if isinstance(content, str) else content.decode("utf-8")
    return json.loads(text, parse_float=Decimal, parse_constant=_refuse_constant, object_pairs_hook=_object)


def _object(pairs: List[Tuple[str, Any]]) -> Dict[str, Any]:
    # 25 is on the wire what 25.00 was: an amount without decimals is still an amount.
    return {name: Decimal(value) if name in DECIMALS and type(value) is int else value for name, value in pairs}


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def encode(value: Any, decimals: AbstractSet[str] = frozenset()) -> str:
    """JSON text. Fields that are None are left out; a string in one of the fields `decimals` is written as a number."""
    return _encode(value, decimals, "body")


def _encode(value: Any, decimals: AbstractSet[str], name: str) -> str:
    if isinstance(value, dict):
        inner = frozenset() if name == _VERBATIM else decimals
        given = ((str(key), each) for key, each in value.items() if each is not None)
        return "{" + ",".join(f"{_text(key)}:{_encode(each, inner, key)}" for key, each in given) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(_encode(each, decimals, name) for each in value) + "]"
    if isinstance(value, str) and name in decimals and _NUMBER.fullmatch(value):
        return value
    if value is None or isinstance(value, (str, bool)):
        return _text(value)
    return number(value, name)


def number(value: Any, name: str) -> str:
    """Plain notation of an exact number."""
    if isinstance(value, Decimal) and value.is_finite():
        return format(value, "f")
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, (float, Decimal)):
        raise TypeError(f"{name} must be a finite Decimal, an int or a string: a float is not exact.")
    raise TypeError(f"{name} cannot be sent as JSON: {type(value).__name__}.")


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
