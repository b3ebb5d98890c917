"""Usage: soak.py SECONDS SEED   Sends random keys, pointers, pastes, garbage and sizes to the playground, and watches
its memory. The same seed sends the same but for the keys that have the memory told, which come at their times."""

import pathlib
import random
import sys
import time

from session import FRAME, Session

# Not those that end, stop or crash it.
KEYS = [chr(code) for code in range(33, 127) if chr(code) not in "q!%"] + [
    "\x1b", "\x1b", "\r", "\x7f", "\t", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[1;3C", "\x1b[1;3D"]
# Memory that was once in use is not all given back, and the largest screens come late: so much, in kB, may be added by
# that. An hour makes some 100 000 events, and what they leaked would be far more.
SLACK = 2048


class Soak:
    def __init__(self, seed):
        self.dice = random.Random(seed)
        self.session = Session()
        self.frames = self.events = 0
        self.last = b""
        self.session.on_output = self.hear
        self.columns, self.rows = 80, 24

    def hear(self, data):
        self.frames += data.count(FRAME)
        self.last = (self.last + data)[-4000:]

    def send(self, data):
        self.events += 1
        self.session.send(data, settle=False)
        self.session.read(self.dice.choice([0, 0, 0.004, 0.016, 0.04]))

    def place(self):
        """Mostly on the screen."""
        return self.dice.randint(-3, self.columns + 3), self.dice.randint(-3, self.rows + 3)

    def drag(self):
        (x, y), (end, row) = self.place(), self.place()
        if self.dice.random() < 0.3:
            x = self.dice.choice([0, self.columns * 64 // 100 - 1])
        steps = self.dice.randint(1, 25)
        self.send(f"\x1b[<0;{x + 1};{y + 1}M")
        for step in range(1, steps + 1):
            place = x + (end - x) * step // steps, y + (row - y) * step // steps if self.dice.random() < 0.3 else y
            self.send(f"\x1b[<32;{place[0] + 1};{place[1] + 1}M")
        # Now and then nobody lets go.
        if self.dice.random() < 0.9:
            self.send(f"\x1b[<0;{end + 1};{y + 1}m")

    def click(self):
        x, y = self.place()
        self.send(f"\x1b[<{self.dice.choice([0, 64, 65, 66, 67, 128, 129, 2])};{x + 1};{y + 1}M")
        self.send(f"\x1b[<0;{x + 1};{y + 1}m")

    def paste(self):
        text = "".join(chr(self.dice.choice([self.dice.randint(32, 0x2FF), 0x5199, 0x1F3E1, 0x301])) for _ in range(40))
        self.send(f"\x1b[200~{text}\x1b[201~")

    def garbage(self):
        allowed = [byte for byte in range(256) if byte not in b"\x03\x04\x1aq!%"]
        self.send(bytes(self.dice.choices(allowed, k=self.dice.randint(1, 60))))
        # A paste that has begun would swallow the rest.
        self.send("\x1b[201~")

    def resize(self):
        sizes = [(80, 24), (120, 40), (40, 12), (1, 1), (24, 8), (self.dice.randint(1, 200), self.dice.randint(1, 60))]
        self.columns, self.rows = self.dice.choice(sizes)
        self.events += 1
        self.session.resize(self.columns, self.rows)

    def step(self):
        act = self.dice.choices(
            [lambda: self.send(self.dice.choice(KEYS)), self.drag, self.click, self.paste, self.garbage, self.resize],
            [60, 25, 8, 1, 1, 1])
        act[0]()

    def memory(self):
        """The memory in use, in kB, once everything is at rest and only the first screen is left."""
        self.columns, self.rows = 80, 24
        self.session.resize(80, 24)
        for key in ["\x1b\\", "y", "\x1b", "h", "y"]:
            self.session.send(key, settle=False)
            self.session.read(0.6)
        status = pathlib.Path(f"/proc/{self.session.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    def is_alive(self):
        return self.session.process.poll() is None


def main(seconds, seed):
    soak = Soak(seed)
    soak.session.wait_for("Inbox")
    soak.session.is_watched = False
    start, samples = time.monotonic(), []
    # The first part fills what is kept of the past.
    while (now := time.monotonic() - start) < seconds:
        if now >= seconds * (len(samples) + 2) / 12:
            samples.append(soak.memory())
            print(f"{now:6.0f} s  {soak.events} events, {soak.frames} frames, {samples[-1]} kB", flush=True)
        soak.step()
        if not soak.is_alive():
            status = soak.session.process.returncode
            sys.exit(f"It has ended with {status} after event {soak.events} of seed {seed}: {soak.last!r}")
    samples.append(soak.memory())
    soak.session.close()
    # Half of the samples each: one alone says little.
    half = len(samples) // 2
    early, late = min(samples[:half]), min(samples[-half:])
    print(f"{seconds:.0f} s of seed {seed}: {soak.events} events, {soak.frames} frames; memory {early} kB, then {late} kB")
    if late > early + SLACK:
        sys.exit(f"It has grown by {late - early} kB.")


main(float(sys.argv[1]), int(sys.argv[2]))
