"""Cuts rings into lines where countries meet, so that a border is kept once, and leaves out the points that nobody would miss."""
import math

# Points are kept as whole steps of a 50th of a degree, which is 2 km.
STEPS = 50
# How far a point must be off the line of its neighbours to stay, in steps.
TOLERANCE = 3.8
# The least area of a ring without neighbours, in square steps at its latitude.
LEAST = 8
SHORE, BORDER, SEAM = 0, 1, 2
EDGE = 180 * STEPS


def grid(ring):
    """The ring on the grid, closed by implication, without repeats."""
    points = []
    for x, y in ring:
        point = round(x * STEPS), round(y * STEPS)
        if not points or points[-1] != point:
            points.append(point)
    while len(points) > 1 and points[0] == points[-1]:
        points.pop()
    return points


def area(points):
    """The area in square steps, east-west steps as short as they are there."""
    total = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2
    return abs(total) * math.cos(math.radians(points[0][1] / STEPS))


def is_seam(a, b):
    return abs(a[0]) == EDGE and a[0] == b[0]


def simplified(source):
    """(lines as (kind, points), rings as numbers: twice the line, one more when it runs backwards)."""
    rings = [r for r in map(grid, source) if len(r) > 2]
    owners = {}
    for n, ring in enumerate(rings):
        for a, b in zip(ring, ring[1:] + ring[:1]):
            owners.setdefault((min(a, b), max(a, b)), []).append(n)

    def edge(a, b):
        """What sets an edge apart: who owns it, and whether it is the edge of the map alone."""
        return tuple(sorted(owners[min(a, b), max(a, b)])), is_seam(a, b)

    lines, numbers, outlines = [], {}, []
    for n, ring in enumerate(rings):
        count = len(ring)
        edges = [edge(ring[i], ring[(i + 1) % count]) for i in range(count)]
        if all(e == ((n,), False) for e in edges) and area(ring) < LEAST:
            continue
        cuts = [i for i in range(count) if edges[i - 1] != edges[i]]
        # A ring of one line starts where every ring that shares it would start.
        cuts = cuts or [ring.index(min(ring))]
        outline = []
        for cut, end in zip(cuts, cuts[1:] + [cuts[0] + count]):
            points = [ring[i % count] for i in range(cut, end + 1)]
            kind = SEAM if edges[cut][1] else BORDER if len(edges[cut][0]) > 1 else SHORE
            key = min(tuple(points), tuple(reversed(points)))
            if key not in numbers:
                numbers[key] = len(lines)
                slim = slimmer(list(key))
                # A shore so slim that it lies on the edge of the map is no more than that edge.
                lines.append((SEAM if all(abs(x) == EDGE for x, _ in slim) else kind, slim))
            outline.append(numbers[key] * 2 + (key != tuple(points)))
        outlines.append(outline)
    return lines, outlines


def slimmer(points):
    """Douglas and Peucker's way, each point weighed by its distance where east-west is as short as it is there."""
    squeeze = math.cos(math.radians(points[len(points) // 2][1] / STEPS))
    keep = {0, len(points) - 1}
    if points[0] == points[-1]:
        # A loop has no far end to measure from, so that it gets one.
        keep.add(max(range(len(points)), key=lambda i: distance(points[i], points[0], points[0], squeeze)))
    todo = list(zip(sorted(keep), sorted(keep)[1:]))
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        middle = max(range(first + 1, last), key=lambda i: distance(points[i], points[first], points[last], squeeze))
        if distance(points[middle], points[first], points[last], squeeze) > TOLERANCE:
            keep.add(middle)
            todo += [(first, middle), (middle, last)]
    return [points[i] for i in sorted(keep)]


def distance(point, start, end, squeeze):
    x, y = (point[0] - start[0]) * squeeze, point[1] - start[1]
    dx, dy = (end[0] - start[0]) * squeeze, end[1] - start[1]
    length = math.hypot(dx, dy)
    if length == 0:
        return math.hypot(x, y)
    along = max(0, min(1, (x * dx + y * dy) / length ** 2))
    return math.hypot(x - along * dx, y - along * dy)
