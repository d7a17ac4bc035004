"""Validates JSON by the schemas that itravel prints: {"schemas": {name: schema}, "texts": [json, …]} on standard input.

Every text names its own schema, but for the lines of a stream. Prints one line for each fault.
"""

import json
import sys

import jsonschema

asked = json.load(sys.stdin)
validators = {}
for name, schema in asked["schemas"].items():
    jsonschema.Draft202012Validator.check_schema(schema)
    validators[name] = jsonschema.Draft202012Validator(
        schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER
    )
for text in asked["texts"]:
    value = json.loads(text)
    # Of a stream only the first line names it.
    name = value.get("schema", "itravel.stream/1").removeprefix("itravel.").rsplit("/", 1)[0]
    if name not in validators:
        print(f"no schema is called {name}")
        continue
    for fault in validators[name].iter_errors(value):
        path = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in fault.absolute_path)
        print(f"{name}{path}: {fault.message[:200]}")
