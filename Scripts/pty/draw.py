"""Draws what a pseudo-terminal shows, with Pillow: no terminal and no screen is needed."""

import pathlib
import unicodedata

from PIL import Image, ImageDraw, ImageFont

FOLDERS = ["/usr/share/fonts/truetype/dejavu", "/System/Library/Fonts", "/usr/share/fonts/TTF"]
NAMES = {
    "black": "#000000", "red": "#cd3131", "green": "#0dbc79", "brown": "#e5e510", "blue": "#2472c8",
    "magenta": "#bc3fbc", "cyan": "#11a8cd", "white": "#e5e5e5", "brightblack": "#666666", "brightred": "#f14c4c",
    "brightgreen": "#23d18b", "brightbrown": "#f5f543", "brightyellow": "#f5f543", "brightblue": "#3b8eea",
    "brightmagenta": "#d670d6", "brightcyan": "#29b8db", "brightwhite": "#ffffff",
}
BLOCKS = {"▏": 1, "▎": 2, "▍": 3, "▌": 4, "▋": 5, "▊": 6, "▉": 7, "█": 8}


def font(size, bold=False):
    for folder in FOLDERS:
        path = pathlib.Path(folder) / f"DejaVuSansMono{'-Bold' if bold else ''}.ttf"
        if path.exists():
            return ImageFont.truetype(str(path), size)
    raise SystemExit("pictures: DejaVu Sans Mono is not installed (Debian: fonts-dejavu-core)")


class Painter:
    def __init__(self, cell=(9, 18), ink="#d0d0d0", paper="#101014"):
        self.cell, self.ink, self.paper = cell, ink, paper
        self.fonts = {bold: font(cell[1] - 4, bold) for bold in (False, True)}

    def colour(self, name, default):
        if name == "default":
            return default
        return NAMES.get(name) or f"#{name}"

    def image(self, screen):
        width, height = self.cell
        picture = Image.new("RGB", (screen.columns * width, screen.lines * height), self.paper)
        draw = ImageDraw.Draw(picture)
        for y in range(screen.lines):
            for x in range(screen.columns):
                self.draw_cell(draw, x, y, screen.buffer[y][x])
        # Ink after all paper, since letters reach over their cells.
        for y in range(screen.lines):
            for x in range(screen.columns):
                self.draw_letter(draw, x, y, screen.buffer[y][x])
        return picture

    def styles(self, cell):
        ink, paper = self.colour(cell.fg, self.ink), self.colour(cell.bg, self.paper)
        return (paper, ink) if cell.reverse else (ink, paper)

    def draw_cell(self, draw, x, y, cell):
        width, height = self.cell
        left, top = x * width, y * height
        ink, paper = self.styles(cell)
        draw.rectangle([left, top, left + width - 1, top + height - 1], fill=paper)
        if cell.data == "▀":
            draw.rectangle([left, top, left + width - 1, top + height // 2 - 1], fill=ink)
        elif cell.data in BLOCKS:
            draw.rectangle([left, top, left + width * BLOCKS[cell.data] // 8 - 1, top + height - 1], fill=ink)

    def draw_letter(self, draw, x, y, cell):
        if not cell.data.strip() or cell.data == "▀" or cell.data in BLOCKS:
            return
        width, height = self.cell
        left, top = x * width, y * height
        ink, _ = self.styles(cell)
        middle = left + width // 2
        if cell.data == "━":
            draw.rectangle([left, top + height // 2 - 1, left + width - 1, top + height // 2 + 1], fill=ink)
        elif cell.data == "─":
            draw.rectangle([left, top + height // 2, left + width - 1, top + height // 2], fill=ink)
        elif cell.data == "│":
            draw.rectangle([middle, top, middle, top + height - 1], fill=ink)
        elif unicodedata.east_asian_width(cell.data[0]) in "WF" or ord(cell.data[0]) > 0x1F000:
            # The font has none of these: a mark of the right width.
            draw.rounded_rectangle([left + 2, top + 3, left + 2 * width - 3, top + height - 4], 3, outline=ink)
        else:
            draw.text((left, top + 1), cell.data, fill=ink, font=self.fonts[cell.bold])
        if cell.underscore:
            draw.line([left, top + height - 2, left + width - 1, top + height - 2], fill=ink)
