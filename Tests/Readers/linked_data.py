"""Expands JSON-LD by the words of schema.org, without a network, and prints the nodes as JSON.

Every key that is no word of the vocabulary's form, and every value that should be a URL and is none, ends it.
"""

import json
import sys

from pyld import jsonld

VOCABULARY = "https://schema.org/"
CONTEXT = {
    "@context": {
        "@vocab": VOCABULARY,
        "reservationStatus": {"@type": "@id"},
        **{
            name: {"@type": "DateTime"}
            for name in ["departureTime", "arrivalTime", "bookingTime", "modifiedTime", "checkinTime", "checkoutTime"]
        },
    }
}


def load(url, options=None):
    assert url.rstrip("/") == "https://schema.org", f"{url} was asked for"
    return {"contextUrl": None, "documentUrl": url, "document": CONTEXT, "contentType": "application/ld+json"}


def plain(node):
    """A node with short names again and single values out of their lists."""
    if isinstance(node, list):
        return [plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    if "@value" in node:
        return node["@value"]
    short = {}
    for key, value in node.items():
        if key == "@type":
            short["type"] = [kind.removeprefix(VOCABULARY) for kind in value][0]
        elif key == "@id":
            short["id"] = value
        else:
            assert key.startswith(VOCABULARY), key
            values = plain(value)
            short[key.removeprefix(VOCABULARY)] = values[0] if len(values) == 1 else values
    return short


def main():
    raw = sys.stdin.buffer.read()
    assert b"<" not in raw, "a tag could end the script that this stands in"
    expanded = jsonld.expand(json.loads(raw), {"documentLoader": load})
    # An empty or single graph comes without its list.
    json.dump({"nodes": plain(expanded)}, sys.stdout, ensure_ascii=False)


main()
