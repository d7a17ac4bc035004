"""Commands as whole processes: time, ratio to a C hello-world, peak of memory."""
PEAKS = {"--help": 8, "--version": 15, "search flight --json": 15, "chat, 4 days": 15}


def tables(bench):
    flight = ["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--json"]
    flex = ["search", "flight", "GRU", "KEF", "--depart", "2026-12-20", "--flex", "3", "--json"]
    hotel = ["search", "hotel", "Osaka", "--check-in", "2026-12-20", "--nights", "3", "--json"]
    four = ["chat", "--new", "3 nights in Osaka from Seoul on 2026-12-11, two of us, food", "--json"]
    ten = ["chat", "--new", "10 days in Tokyo, Kyoto and Osaka from Seoul on 2026-12-11, two of us", "--json"]
    cases = [
        bench.itravel("--version", ["--version"], 3.5),
        bench.itravel("--help", ["--help"], 6),
        bench.itravel("search flight --help", ["search", "flight", "--help"], 6),
        bench.itravel("search flight --json", flight, 8),
        bench.itravel("search flight --flex 3", flex, 12),
        bench.itravel("search hotel --json", hotel),
        bench.itravel("chat, 4 days", four, 12),
        bench.itravel("chat, 10 days, 3 cities", ten, 25),
        bench.itravel("history", ["history", "--json"]),
        bench.itravel("completing a place", ["completions", "--values", "places", "--", "os"]),
    ]
    return [bench.compared("Commands, whole processes", cases, PEAKS)]
