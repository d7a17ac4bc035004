"""Reads a calendar with two readers that know nothing of each other, and prints what each found as JSON.

With --own-zones every TZID is renamed first, so that only the VTIMEZONE in the file can say what a time means.
"""

import datetime as dt
import io
import json
import re
import sys

import dateutil.tz
import icalendar
import vobject


def instant(value):
    """A date as it stands; a time in UTC; one without a zone as it stands, marked."""
    if isinstance(value, dt.datetime):
        if value.tzinfo is None:
            return value.isoformat() + " floating"
        return value.astimezone(dt.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return value.isoformat()


def trigger(value, start):
    """When an alarm goes off: its own moment, or counted from the start."""
    if isinstance(value, dt.timedelta):
        if not isinstance(start, dt.datetime):
            start = dt.datetime.combine(start, dt.time(), dt.timezone.utc)
        value = start + value
    return instant(value)


def by_icalendar(data):
    calendar = icalendar.Calendar.from_ical(data)
    for event in calendar.walk("VEVENT"):
        start = event.decoded("DTSTART")
        geo = event.get("GEO")
        yield {
            "uid": str(event["UID"]),
            "start": instant(start),
            "end": instant(event.decoded("DTEND")) if "DTEND" in event else None,
            "summary": str(event["SUMMARY"]),
            "location": str(event["LOCATION"]) if "LOCATION" in event else None,
            "description": str(event.get("DESCRIPTION", "")),
            "status": str(event["STATUS"]),
            "sequence": int(event["SEQUENCE"]),
            "stamp": instant(event.decoded("DTSTAMP")),
            "geo": [float(geo.latitude), float(geo.longitude)] if geo else None,
            "alarms": sorted(trigger(alarm.decoded("TRIGGER"), start) for alarm in event.walk("VALARM")),
        }


def by_vobject(data):
    # vobject takes a zone that was UTC from 2000 to 2020 by the file's rules, which begin later, for UTC, and forgets it.
    for block in re.findall(r"BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n", data, re.S):
        zone = dateutil.tz.tzical(io.StringIO(block.replace("\r\n", "\n")))
        for name in zone.keys():
            vobject.icalendar.registerTzid(name, zone.get(name))
    calendar = vobject.readOne(data)
    for event in calendar.contents.get("vevent", []):
        start = event.dtstart.value
        geo = event.contents.get("geo")
        yield {
            "uid": event.uid.value,
            "start": instant(start),
            "end": instant(event.dtend.value) if "dtend" in event.contents else None,
            "summary": event.summary.value,
            "location": event.location.value if "location" in event.contents else None,
            "description": event.description.value if "description" in event.contents else "",
            "status": event.status.value,
            "sequence": int(event.sequence.value),
            "stamp": instant(event.dtstamp.value),
            "geo": [float(part) for part in geo[0].value.split(";")] if geo else None,
            "alarms": sorted(trigger(alarm.trigger.value, start) for alarm in event.contents.get("valarm", [])),
        }


def main():
    raw = sys.stdin.buffer.read()
    lines = raw.split(b"\r\n")
    assert lines[-1] == b"", "the last line has no end"
    for line in lines:
        assert len(line) <= 75, f"{len(line)} octets: {line!r}"
        assert b"\n" not in line and b"\r" not in line, f"a bare line end: {line!r}"
        line.decode("utf-8")
    data = raw.decode("utf-8")
    assert "METHOD" not in data
    used = set(re.findall(r"TZID=([^:;]+):", data))
    told = set(re.findall(r"^TZID:(.+?)\r$", data, re.M))
    assert used == told, f"zones used {used} and told {told}"
    if "--own-zones" in sys.argv:
        data = re.sub(r"TZID([=:])", r"TZID\1Own-", data)
    json.dump(
        {"icalendar": list(by_icalendar(data)), "vobject": list(by_vobject(data)), "zones": sorted(told)},
        sys.stdout,
        ensure_ascii=False,
    )


main()
