"""What a mouse does, a script does."""

import pathlib
import re
import subprocess
import tempfile

from session import PROGRAM, ROOT, Session

SCRIPT = "Examples/Scripts/visit.txt"
# As wide as the screens are in 80 × 24 cells, and where a script puts its finger.
WIDTH = 50
ROWS = {"edge": 21, "content": 21}
KEYS = {"open 1": "1", "compose": "c", "type Hello": "tHello\r\x1b", "no": "x", "yes": "y", "onboarding": "o",
        "pictures": "g", "back": "\x1b", "home": "h", "redo": "r", "next": "\x1b[C"}


def _visit_by_mouse(path):
    with Session(arguments=["--transcript", path]) as session:
        session.wait_for("▸ Inbox")
        for line in (ROOT / SCRIPT).read_text().splitlines():
            if line.startswith("#"):
                continue
            words = line.split()
            if words[0] == "drag":
                place, start, end, time = words[1], float(words[2]), float(words[4]), float(words[6])
                row = ROWS[place] if place in ROWS else _row(session, place)
                cells = [min(int(share * WIDTH), WIDTH - 1) for share in (start, end)]
                # A finger that rests before it goes up has no speed, however busy the machine is.
                session.drag(*cells, row, seconds=time / 1000, rest=0.2)
            else:
                session.send(KEYS[line])
                session.settle()
        session.send("q", settle=False)
        assert session.end() == 0


def _without_times(text):
    """Its lines; nobody drags as fast as a script."""
    return re.sub(r"\b[\d.]+ (s|ms|seconds)\b", "… s", text).splitlines()


def _row(session, place):
    """In the strip above its captions, or on the slider's track."""
    return session.find("Hour of the day")[1] + (1 if place == "slider" else -4)


def a_visit_by_mouse_equals_the_same_visit_by_script():
    with tempfile.TemporaryDirectory() as folder:
        mouse, script = str(pathlib.Path(folder, "mouse")), str(pathlib.Path(folder, "script"))
        _visit_by_mouse(mouse)
        subprocess.run(
            [PROGRAM, "--script", SCRIPT, "--transcript", script], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        by_mouse, by_script = (_without_times(pathlib.Path(path).read_text()) for path in (mouse, script))
        assert len(by_script) > 60, len(by_script)
        for number, (one, other) in enumerate(zip(by_mouse, by_script)):
            assert one == other, f"line {number + 1}: by mouse '{one}', by script '{other}'"
        assert len(by_mouse) == len(by_script)
