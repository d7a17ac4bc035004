"""Reads pages with html5lib, which stops at the first thing that is not HTML: python3 read_html.py PAGE.html ..."""
import pathlib
import sys

import html5lib

for page in sys.argv[1:]:
    html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(pathlib.Path(page).read_bytes(), transport_encoding="utf-8")
print("ok")
