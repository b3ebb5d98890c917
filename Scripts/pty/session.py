"""One run of the playground in a pseudo-terminal: what a person sees and does there."""

import errno
import fcntl
import os
import pathlib
import select
import struct
import subprocess
import termios
import time

import pyte
import pyte.graphics

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PLAYGROUND", str(ROOT / ".build/debug/playground"))
FRAME = b"\x1b[?2026h"
ENTER = b"\x1b[?1049h"
# What a terminal has to hear before it is as it was: no marks around pastes, no mouse, no colours, a cursor,
# its own screen.
LEAVE = b"\x1b[?2004l\x1b[?1006l\x1b[?1002l\x1b[0m\x1b[?25h\x1b[?1049l"
# Faint text is not known to pyte: it is kept as blinking, which nothing here does.
pyte.graphics.TEXT[2] = "+blink"


class Session:
    """A terminal of so many cells with the program in it."""

    def __init__(self, columns=80, rows=24, arguments=(), environment=None, program=PROGRAM, **streams):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.log = b""
        # Called with every piece of output, before it is shown, by whoever makes pictures or counts frames.
        self.on_output = None
        # Where the pointer is down.
        self.finger = None
        # Keeping and showing what comes takes more time than drawing it: whoever sends for an hour looks away.
        self.is_watched = True
        self.master, self.slave = os.openpty()
        self.resize(columns, rows)
        # Kept open, so that its settings can be compared at the end.
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [program, *arguments], env=self.environment(environment), cwd=ROOT, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0),
            **{"stdin": self.slave, "stdout": self.slave, "stderr": self.slave, **streams})

    @staticmethod
    def environment(changes):
        hidden = ("NO_COLOR", "COLORTERM", "COLORFGBG")
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        environment |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "SWIFT_BACKTRACE": "enable=no"}
        return environment | (changes or {})

    # What is seen

    def read(self, seconds):
        """Reads for so long, whatever comes. Returns whether more can come."""
        end = time.monotonic() + seconds
        while True:
            left = max(end - time.monotonic(), 0)
            if not select.select([self.master], [], [], left)[0]:
                return True
            try:
                data = os.read(self.master, 65536)
            except OSError as problem:
                if problem.errno == errno.EIO:
                    return False
                raise
            if self.on_output:
                self.on_output(data)
            if self.is_watched:
                self.log += data
                self.stream.feed(data)

    def settle(self, quiet=0.12, limit=8):
        """Reads until nothing has come for a while: everything has come to rest."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            before = len(self.log)
            self.read(quiet)
            if len(self.log) == before and before:
                return
        raise AssertionError("it does not come to rest")

    @property
    def text(self):
        return "\n".join(self.screen.display)

    def wait_for(self, words, limit=5):
        end = time.monotonic() + limit
        while words not in self.text:
            assert time.monotonic() < end, f"'{words}' does not appear on\n{self.text}"
            self.read(0.02)

    def find(self, words):
        """The first place where words stand; None where they do not. A wide character counts as two."""
        for y in range(self.screen.lines):
            cells = [self.screen.buffer[y][x].data for x in range(self.screen.columns)]
            line = "".join(cell or "\0" for cell in cells)
            if (x := line.find(words)) >= 0:
                return x, y
        return None

    def frames_since(self, mark):
        return self.log[mark:].count(FRAME)

    @property
    def wakes(self):
        """How often the program has waited for something, in all its threads."""
        status = [path.read_text() for path in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/status")]
        return sum(int(text.split("\nvoluntary_ctxt_switches:")[1].split()[0]) for text in status)

    # What is done

    def send(self, keys, settle=True):
        os.write(self.master, keys if isinstance(keys, bytes) else keys.encode())
        if settle:
            self.settle()

    def mouse(self, code, x, y, release=False):
        self.send(f"\x1b[<{code};{x + 1};{y + 1}{'m' if release else 'M'}", settle=False)

    def press(self, x, y):
        self.finger = x, y
        self.mouse(0, x, y)

    def move(self, x, y):
        self.finger = x, y
        self.mouse(32, x, y)

    def release(self, x, y, settle=True):
        self.finger = None
        self.mouse(0, x, y, release=True)
        if settle:
            self.settle()

    def pull(self, start, end, y, seconds=0.2):
        """A finger goes down and moves along a row, and stays down."""
        self.press(start, y)
        self.glide(start, end, y, seconds)

    def glide(self, start, end, y, seconds=0.2):
        """It moves, cell by cell."""
        way = 1 if end > start else -1
        for x in range(start + way, end + way, way):
            self.read(seconds / abs(end - start))
            self.move(x, y)

    def drag(self, start, end, y, seconds=0.2, rest=0.0):
        """A finger goes down, moves along a row and goes up."""
        self.pull(start, end, y, seconds)
        self.read(rest)
        self.release(end, y)

    def click(self, x, y):
        self.press(x, y)
        self.release(x, y)

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    # How it ends

    def end(self, limit=5):
        """Reads to the end. Returns the exit status, or the signal as a negative number."""
        stop = time.monotonic() + limit
        while self.process.poll() is None:
            assert time.monotonic() < stop, "it does not end"
            self.read(0.02)
        # What it has written last.
        self.read(0.05)
        return self.process.returncode

    def is_as_before(self):
        """Whether the terminal is as the program has found it."""
        after = self.log[self.log.rfind(ENTER) :]
        return termios.tcgetattr(self.slave) == self.before and after.count(LEAVE) == 1

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for end in (self.master, self.slave):
            try:
                os.close(end)
            except OSError:
                pass  # closed by a test before

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
