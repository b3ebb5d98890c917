"""Paints a terminal's screen, cell by cell, as a picture."""

import functools
import unicodedata

from PIL import Image, ImageDraw, ImageFont

FONTS = "/usr/share/fonts/truetype"
WIDTH, HEIGHT = 10, 20
# The colours that xterm has by name.
NAMED = {
    "black": "000000", "red": "cd0000", "green": "00cd00", "brown": "cdcd00", "blue": "0000ee", "magenta": "cd00cd",
    "cyan": "00cdcd", "white": "e5e5e5", "brightblack": "7f7f7f", "brightred": "ff0000", "brightgreen": "00ff00",
    "brightbrown": "ffff00", "brightyellow": "ffff00", "brightblue": "5c5cff", "brightmagenta": "ff00ff",
    # So spelt by pyte.
    "bfightmagenta": "ff00ff", "brightcyan": "00ffff", "brightwhite": "ffffff",
}
# Left eighths of a cell, and halves: painted as boxes, so that neighbours meet without a seam.
EIGHTHS = {mark: (index + 1) / 8 for index, mark in enumerate("▏▎▍▌▋▊▉█")}
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}
# Lines through the middle of a cell: to the left, right, up, down.
LINES = {
    "─": (1, 1, 0, 0), "━": (2, 2, 0, 0), "│": (0, 0, 1, 1), "┌": (0, 1, 0, 1), "┐": (1, 0, 0, 1), "└": (0, 1, 1, 0),
    "┘": (1, 0, 1, 0), "├": (0, 1, 1, 1), "┤": (1, 0, 1, 1), "┴": (1, 1, 1, 0), "┬": (1, 1, 0, 1), "┼": (1, 1, 1, 1),
}
# Rounded corners: where the middle of their circle lies, and which quarter of it is drawn.
CORNERS = {"╭": (1, 1, 180), "╮": (0, 1, 270), "╯": (0, 0, 0), "╰": (1, 0, 90)}

# Where wide characters are small pictures.
EMOJI = (range(0x2300, 0x2C00), range(0x1F000, 0x20000))


@functools.cache
def font(name, size):
    return ImageFont.truetype(f"{FONTS}/{name}.ttf", size)


def rgb(name, default):
    value = default if name == "default" else NAMED.get(name, name)
    return tuple(int(value[index : index + 2], 16) for index in (0, 2, 4))


def mixed(one, two, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(one, two))


class Painter:
    """Paints screens on a dark or a light ground, twice as large where `scale` is 2."""

    def __init__(self, is_dark=True, scale=1):
        self.ink, self.paper = ("dadde8", "16171d") if is_dark else ("2b2d36", "ffffff")
        self.width, self.height = WIDTH * scale, HEIGHT * scale
        self.size = 16 * scale
        self.line = scale
        self.cells = {}

    def paint(self, screen):
        image = Image.new("RGB", (screen.columns * self.width, screen.lines * self.height), rgb(self.paper, self.paper))
        for y in range(screen.lines):
            row = screen.buffer[y]
            for x in range(screen.columns):
                char = row[x]
                # The second half of a wide character was painted with the first.
                if not char.data:
                    continue
                is_wide = x + 1 < screen.columns and not row[x + 1].data
                image.paste(self.cell(char, is_wide), (x * self.width, y * self.height))
        return image

    def cell(self, char, is_wide):
        key = (char, is_wide)
        if key not in self.cells:
            self.cells[key] = self.painted(char, is_wide)
        return self.cells[key]

    def painted(self, char, is_wide):
        ink, paper = rgb(char.fg, self.ink), rgb(char.bg, self.paper)
        if char.reverse:
            ink, paper = paper, ink
        # A session shows faint text as blinking, which nothing else does.
        if char.blink:
            ink = mixed(ink, paper, 0.45)
        image = Image.new("RGB", (self.width * (2 if is_wide else 1), self.height), paper)
        draw = ImageDraw.Draw(image)
        if not self.shape(draw, char.data, ink, paper):
            self.letter(image, draw, char, ink, is_wide)
        if char.underscore:
            y = self.height - 2 * self.line
            draw.rectangle((0, y, image.width, y + self.line - 1), ink)
        return image

    def shape(self, draw, text, ink, paper):
        """Paints what is made of boxes and lines. Returns whether it was one."""
        width, height, line = self.width, self.height, self.line
        middle = (width - line) // 2, (height - line) // 2
        if text in EIGHTHS:
            draw.rectangle((0, 0, round(width * EIGHTHS[text]) - 1, height - 1), ink)
        elif text == "▀":
            draw.rectangle((0, 0, width - 1, height // 2 - 1), ink)
        elif text == "▄":
            draw.rectangle((0, height // 2, width - 1, height - 1), ink)
        elif text in SHADES:
            draw.rectangle((0, 0, width - 1, height - 1), mixed(paper, ink, SHADES[text]))
        elif text in LINES:
            left, right, up, down = LINES[text]
            for weight, (x0, x1) in ((left, (0, middle[0] + line - 1)), (right, (middle[0], width - 1))):
                if weight:
                    grown = (weight - 1) * line
                    draw.rectangle((x0, middle[1] - grown, x1, middle[1] + line - 1), ink)
            for weight, (y0, y1) in ((up, (0, middle[1] + line - 1)), (down, (middle[1], height - 1))):
                if weight:
                    draw.rectangle((middle[0], y0, middle[0] + line - 1, y1), ink)
        elif text in CORNERS:
            self.corner(draw, middle, CORNERS[text], ink)
        else:
            return False
        return True

    def corner(self, draw, middle, corner, ink):
        right, down, start = corner
        radius = min(middle)
        x = middle[0] + radius if right else middle[0] - radius
        y = middle[1] + radius if down else middle[1] - radius
        reach = self.line - 1
        draw.arc((x - radius, y - radius, x + radius + reach, y + radius + reach), start, start + 90, ink, self.line)
        edge = (y, self.height - 1) if down else (0, y)
        draw.rectangle((middle[0], edge[0], middle[0] + reach, edge[1]), ink)
        edge = (x, self.width - 1) if right else (0, x)
        draw.rectangle((edge[0], middle[1], edge[1], middle[1] + reach), ink)

    def letter(self, image, draw, char, ink, is_wide):
        text = unicodedata.normalize("NFC", char.data)
        if text.isspace():
            return
        if is_wide and self.emoji(image, text):
            return
        name = "droid/DroidSansFallbackFull" if is_wide else "dejavu/DejaVuSansMono" + ("-Bold" if char.bold else "")
        face = font(name, self.size)
        place = (0, round(self.height * 0.76)) if not is_wide else (image.width // 2, round(self.height * 0.76))
        draw.text(place, text, ink, face, anchor="ms" if is_wide else "ls")

    def emoji(self, image, text):
        if not any(ord(text[0]) in block for block in EMOJI):
            return False
        # The only size that its pictures have.
        face = font("noto/NotoColorEmoji", 109)
        picture = Image.new("RGBA", (136, 128))
        ImageDraw.Draw(picture).text((0, 0), text, font=face, embedded_color=True)
        side = min(image.width, image.height) - 2 * self.line
        picture = picture.resize((side, side), Image.LANCZOS)
        image.paste(picture, ((image.width - side) // 2, (image.height - side) // 2), picture)
        return True
