"""Usage: pictures.py FOLDER   Walks through the playground in a pseudo-terminal, and makes pictures of it: a film, and two
stills of the same walk."""

import collections
import pathlib
import sys
import time

from PIL import Image, ImageDraw

from painter import HEIGHT, WIDTH, Painter
from session import Session

# What GIF can tell: hundredths of a second.
PERIOD = 0.06
# Where the app ends and the pane that explains begins.
SCREENS = 50
FINGER = (255, 214, 102)


class Film:
    """Takes a picture of a session every so often, while the walk goes on."""

    def __init__(self, session):
        self.session = session
        self.painter = Painter()
        self.images = []
        self.next = time.monotonic()

    def roll(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.session.read(max(min(self.next, end) - time.monotonic(), 0))
            # Where painting took too long, what was missed is shown a little longer.
            while self.next <= time.monotonic():
                self.images.append(self.picture())
                self.next += PERIOD

    def picture(self):
        image = self.painter.paint(self.session.screen)
        if self.session.finger:
            x, y = self.session.finger
            middle = (x * WIDTH + WIDTH // 2, y * HEIGHT + HEIGHT // 2)
            spot = Image.new("RGBA", image.size)
            ImageDraw.Draw(spot).circle(middle, 9, (*FINGER, 90), (*FINGER, 220), 2)
            image.paste(spot, (0, 0), spot)
        return image

    def key(self, keys, rest=0.9):
        self.session.send(keys, settle=False)
        self.roll(rest)

    def pull(self, start, end, y, seconds):
        """A finger goes down, moves and stays down."""
        self.session.press(start, y)
        self.roll(0.25)
        self.glide(start, end, y, seconds)

    def glide(self, start, end, y, seconds):
        """It begins and ends gently."""
        begin = time.monotonic()
        while (share := (time.monotonic() - begin) / seconds) < 1:
            self.session.move(round(start + (end - start) * share * share * (3 - 2 * share)), y)
            self.roll(0.012)
        self.session.move(end, y)

    def drag(self, start, end, y, seconds=0.7, rest=0.9):
        self.pull(start, end, y, seconds)
        self.session.release(end, y, settle=False)
        self.roll(rest)

    def save(self, path):
        # One palette for all, or still parts would shimmer: the colours that most is painted with.
        counts = collections.Counter()
        for image in self.images[::4]:
            counts.update({colour: count for count, colour in image.getcolors(1 << 16)})
        palette = Image.new("P", (1, 1))
        palette.putpalette([part for colour, _ in counts.most_common(255) for part in colour])
        frames = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in self.images]
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=round(PERIOD * 1000), loop=0)


def walk(folder):
    with Session() as session:
        session.wait_for("Inbox")
        film = Film(session)
        film.roll(0.8)
        # Back by the left edge: not far enough, and far enough; redone by the right edge.
        film.key("1")
        film.drag(0, 12, 12, seconds=0.6)
        film.pull(0, 24, 12, 0.8)
        film.roll(0.4)
        still = film.picture()
        film.glide(24, 40, 12, 0.4)
        session.release(40, 12, settle=False)
        film.roll(0.9)
        film.drag(SCREENS - 1, 8, 12, rest=0.7)
        # A draft is not left without a question.
        film.key("c", 0.6)
        film.key("tLunch?\r", 0.5)
        film.key("\x1b", 0.3)
        film.drag(0, 30, 12, seconds=0.4, rest=1.1)
        film.key("y")
        # A strip that scrolls, and lets go at its beginning.
        film.key("g", 0.7)
        film.drag(36, 14, 10, rest=0.3)
        film.drag(25, 40, session.find("Hour of the day")[1] + 1, rest=0.3)
        film.key("h", 0.8)
        # Pages, with dots and colour alongside.
        film.key("o", 0.8)
        film.drag(42, 8, 15)
        film.drag(42, 8, 15)
        film.key("h", 0.4)
        film.key("y", 1.2)
        still.save(folder / "playground.png", optimize=True)
        film.save(folder / "playground.gif")


def light(folder):
    """The same app in light colours, while somebody is asked."""
    with Session(environment={"COLORFGBG": "0;15"}) as session:
        session.wait_for("Inbox")
        for key in ["H", "c", "tLunch?\r\x1b"]:
            session.send(key)
        session.read(0.2)
        session.drag(0, 45, 12, seconds=0.5)
        session.wait_for("y Leave")
        Painter(is_dark=False).paint(session.screen).save(folder / "playground-light.png", optimize=True)


def main(folder):
    walk(folder)
    light(folder)
    for path in sorted(folder.glob("playground*")):
        print(f"{path}: {path.stat().st_size // 1024} kB")


main(pathlib.Path(sys.argv[1]).absolute())
