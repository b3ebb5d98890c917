"""Plots as SVG, the same for the same figures: no library, no date, no random identifiers."""

import math
from xml.sax.saxutils import escape

FONT = 'font-family="Helvetica, Arial, sans-serif" font-size="12"'
INK, FAINT, GOOD, BAD = "#333333", "#cccccc", "#3b7dba", "#c0504d"
LINES = [GOOD, "#d98a29", "#5a9e5a", "#8e6bb0", BAD]


def text(x, y, words, anchor="start", colour=INK):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def line(x1, y1, x2, y2, colour=INK, width=1):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def drawing(width, height, title, parts):
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {FONT}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        text(12, 20, title), *parts, "</svg>", ""])


def decades(least, most):
    return [10.0 ** power for power in range(math.floor(math.log10(least)), math.ceil(math.log10(most)) + 1)]


def plain(number):
    return f"{number:g}" if number < 1e5 else f"10^{round(math.log10(number))}"


def bars(title, rows):
    """Horizontal bars on a logarithmic scale: rows of label, ratio, target (or None) and whether it is met."""
    left, top, step, width = 300, 40, 20, 900
    ticks = decades(min(row[1] for row in rows), max(row[1] for row in rows))
    low, high = math.log10(ticks[0]), math.log10(ticks[-1])

    def x(ratio):
        return left + (math.log10(ratio) - low) / (high - low) * (width - left - 60)

    bottom = top + step * len(rows)
    parts = []
    for tick in ticks:
        parts += [line(x(tick), top - 6, x(tick), bottom, FAINT), text(x(tick), bottom + 14, plain(tick), "middle")]
    for number, (label, ratio, target, is_met) in enumerate(rows):
        y = top + step * number
        start, end = sorted((x(1), x(ratio)))
        parts.append(f'<rect x="{start:.1f}" y="{y + 3}" width="{max(end - start, 1):.1f}" height="{step - 8}" '
                     f'fill="{GOOD if is_met else BAD}"/>')
        parts.append(text(left - 8, y + 13, label, "end"))
        parts.append(text(max(end, x(target or ratio)) + 6, y + 13, f"{ratio:.2f}"))
        if target:
            parts.append(line(x(target), y, x(target), y + step - 2, INK, 2))
    parts.append(line(x(1), top - 6, x(1), bottom))
    return drawing(width, bottom + 24, title, parts)


def curves(title, unit, series):
    """Lines on logarithmic scales: for each label its points (n, cost)."""
    left, top, width, height = 70, 40, 900, 360
    right, bottom = width - 230, height - 40
    points = [point for line_ in series.values() for point in line_]
    across, up = decades(min(p[0] for p in points), max(p[0] for p in points)), decades(
        min(p[1] for p in points), max(p[1] for p in points))

    def x(n):
        return left + math.log10(n / across[0]) / math.log10(across[-1] / across[0]) * (right - left)

    def y(cost):
        return bottom - math.log10(cost / up[0]) / math.log10(up[-1] / up[0]) * (bottom - top)

    parts = [text(left, top - 6, unit)]
    for tick in across:
        parts += [line(x(tick), top, x(tick), bottom, FAINT), text(x(tick), bottom + 16, plain(tick), "middle")]
    for tick in up:
        parts += [line(left, y(tick), right, y(tick), FAINT), text(left - 6, y(tick) + 4, plain(tick), "end")]
    parts.append(text((left + right) / 2, bottom + 32, "entries", "middle"))
    ends = []
    for number, (label, line_) in enumerate(series.items()):
        colour = LINES[number % len(LINES)]
        path = " ".join(f"{x(n):.1f},{y(cost):.1f}" for n, cost in line_)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(n):.1f}" cy="{y(cost):.1f}" r="3" fill="{colour}"/>' for n, cost in line_]
        ends.append([y(line_[-1][1]) + 4, label, colour])
    ends.sort()
    for before, after in zip(ends, ends[1:]):
        after[0] = max(after[0], before[0] + 15)
    parts += [text(right + 8, height_, label, "start", colour) for height_, label, colour in ends]
    return drawing(width, height, title, parts)
