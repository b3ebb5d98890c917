"""Usage: frames.py   Lets screens move for half a minute in two sizes, and tells how evenly frames come: as the playground
draws them, and as they arrive here."""

import re
import sys
import time

from session import FRAME, Session

LIMIT = 20
# Reading them takes its turn with everything else, so that a few more may seem late from here.
SHARE_SEEN = 0.98
SIZES = [(80, 24), (120, 40)]


class Watch:
    """When frames arrive while a finger moves, in which every frame differs from the one before."""

    def __init__(self, session):
        self.times = []
        self.gaps = []
        session.on_output = lambda data: self.times.extend([time.monotonic()] * data.count(FRAME))

    def drag(self, session, start, end, row):
        session.read(0.05)
        self.times.clear()
        session.press(start, row)
        way = 1 if end > start else -1
        for x in range(start + way, end + way, way):
            session.move(x, row)
            session.read(0.012)
        self.gaps += [1000 * (two - one) for one, two in zip(self.times, self.times[1:])]
        session.release(end, row, settle=False)
        session.read(0.8)


def measure(columns, rows):
    with Session(columns, rows) as session:
        session.wait_for("STACK")
        session.send("F")
        session.is_watched = False
        watch = Watch(session)
        width = session.find("STACK")[0] - 2
        for _ in range(12):
            session.send("1", settle=False)
            session.read(0.6)
            watch.drag(session, 0, width - 5, rows - 4)
            watch.drag(session, width - 1, 5, rows - 4)
            session.send("\x1b", settle=False)
            session.read(0.6)
        session.is_watched = True
        session.resize(columns + 1, rows)
        session.settle()
        found = re.search(r"(\d+) frames, 99 % ≤ (\d+) ms", session.text)
        if not found:
            sys.exit(f"The playground tells no figures:\n{session.text}")
        return int(found[1]), int(found[2]), sorted(watch.gaps)


def main():
    is_even = True
    for columns, rows in SIZES:
        frames, drawn, seen = measure(columns, rows)
        even = sum(gap <= LIMIT for gap in seen) / len(seen)
        print(f"{columns} × {rows}: {frames} frames, 99 % of the gaps between them within {drawn} ms; "
              f"{100 * even:.1f} % of {len(seen)} arrived within {LIMIT} ms, the median after {seen[len(seen) // 2]:.1f} ms")
        is_even = is_even and drawn <= LIMIT and even >= SHARE_SEEN
    if not is_even:
        sys.exit(f"99 % of the frames are to come within {LIMIT} ms, and {100 * SHARE_SEEN:.0f} % to be seen so.")


main()
