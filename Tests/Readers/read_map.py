"""Reads GeoJSON on standard input with geojson and with shapely; prints one line a feature: its shape, its kind, its bounds, its name."""
import sys

import geojson
from shapely.geometry import shape

text = sys.stdin.read()
collection = geojson.loads(text)
assert isinstance(collection, geojson.FeatureCollection), type(collection)
assert collection.is_valid, collection.errors()


def pairs(coordinates):
    if isinstance(coordinates[0], (int, float)):
        yield coordinates
    else:
        for part in coordinates:
            yield from pairs(part)


for feature in collection["features"]:
    form = shape(feature["geometry"])
    assert form.is_valid and form.is_simple and not form.is_empty, feature
    for lon, lat in pairs(feature["geometry"]["coordinates"]):
        assert -180 <= lon <= 180 and -90 <= lat <= 90, (lon, lat)
        assert all(len(repr(v).partition(".")[2]) <= 7 for v in (lon, lat)), (lon, lat)
    for line in getattr(form, "geoms", [form]):
        assert line.geom_type == "Point" or line.bounds[2] - line.bounds[0] < 180, "a line runs round the earth"
    about = feature["properties"]
    print(form.geom_type, about["kind"], " ".join(f"{v:.1f}" for v in form.bounds), about["name"], sep="\t")
