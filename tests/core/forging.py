"""Files that somebody has changed by hand: with the old seal, or with a new one that fits."""

import hashlib
import json
from typing import Any


def body_of(data: bytes) -> dict[str, Any]:
    """What a file says, without its seal."""
    body: dict[str, Any] = json.loads(data)
    del body["checksum"]
    return body


def sealed(body: Any) -> bytes:
    """A file with this body and a checksum that fits, made without the code that is tested."""
    if not isinstance(body, dict):
        return json.dumps(body).encode()
    spelled = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    checksum = hashlib.sha256(spelled.encode()).hexdigest()
    # Half a letter has no bytes of its own: only as an escape can it stand in a file.
    whole = json.dumps({**body, "checksum": checksum}, ensure_ascii=False)
    return whole.encode("utf-8", "surrogatepass").replace(b"\xed\xa0\x80", b"\\ud800")


def forged(data: bytes, **fields: Any) -> bytes:
    """The same file with some fields changed and sealed anew."""
    return sealed(body_of(data) | fields)
