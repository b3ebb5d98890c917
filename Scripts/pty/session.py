"""One run of the playground in a pseudo-terminal: what a person sees and does there."""

import os
import pathlib
import signal
import struct
import fcntl
import termios
import time

import pexpect
import pyte

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PLAYGROUND", str(ROOT / ".build/debug/playground"))
FRAME = b"\x1b[?2026h"
LEAVE = b"\x1b[?1049l"


class Session:
    def __init__(self, columns=80, rows=24, arguments=(), environment=None, program=PROGRAM):
        env = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLORTERM", "COLORFGBG")}
        env.update({"TERM": "xterm-256color", "COLORTERM": "truecolor", "SWIFT_BACKTRACE": "enable=no"})
        env.update(environment or {})
        self.columns, self.rows = columns, rows
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.log = b""
        # Time-stamped screens, for whoever makes pictures.
        self.on_output = None
        self.child = pexpect.spawn(
            program, list(arguments), dimensions=(rows, columns), env=env, cwd=str(ROOT), timeout=5, echo=True)
        self.child.delaybeforesend = None

    # What is seen

    def read(self, seconds):
        """Reads for so long, whatever comes."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self.take(self.child.read_nonblocking(65536, timeout=left))
            except pexpect.TIMEOUT:
                return
            except pexpect.EOF:
                return

    def take(self, data):
        self.log += data
        self.stream.feed(data)
        if self.on_output:
            self.on_output(data)

    def settle(self, quiet=0.15, limit=5):
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

    def wait_for(self, text, limit=5):
        end = time.monotonic() + limit
        while text not in self.text:
            if time.monotonic() > end:
                raise AssertionError(f"'{text}' does not appear on:\n{self.text}")
            self.read(0.05)

    def frames_since(self, mark):
        return self.log[mark:].count(FRAME)

    # What is done

    def send(self, data, settle=True):
        self.child.send(data)
        if settle:
            self.settle()

    def mouse(self, code, x, y, release=False):
        self.child.send(f"\x1b[<{code};{x + 1};{y + 1}{'m' if release else 'M'}")

    def press(self, x, y):
        self.mouse(0, x, y)

    def move(self, x, y):
        self.mouse(32, x, y)

    def release(self, x, y, settle=True):
        self.mouse(0, x, y, release=True)
        if settle:
            self.settle()

    def drag(self, start, end, y, seconds=0.2, settle=True, rest=0.0):
        """A finger on one row, cell by cell."""
        self.press(start, y)
        cells = range(start, end, 1 if end > start else -1)
        for x in list(cells)[1:] + [end]:
            self.read(seconds / max(abs(end - start), 1))
            self.move(x, y)
        self.read(rest)
        self.release(end, y, settle=settle)

    def click(self, x, y):
        self.press(x, y)
        self.release(x, y)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    # How it ends

    def kill(self, number):
        os.kill(self.child.pid, number)

    def end(self, limit=5):
        """Reads to the end. Returns the exit status, or the signal as a negative number."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            try:
                self.take(self.child.read_nonblocking(65536, timeout=0.2))
            except pexpect.TIMEOUT:
                if not self.child.isalive():
                    break
            except pexpect.EOF:
                break
        self.child.close(force=False) if self.child.isalive() else self.child.wait() if not self.child.terminated else None
        return -self.child.signalstatus if self.child.signalstatus else self.child.exitstatus
