"""Reads a page on standard input with html5lib, which stops at the first thing that is not HTML."""
import sys

import html5lib

html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(sys.stdin.buffer.read(), transport_encoding="utf-8")
print("ok")
