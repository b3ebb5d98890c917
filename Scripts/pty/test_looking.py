"""Colours, widths, and that nothing runs over at any size."""

import re

from session import Session


def _colours(environment):
    """The colour parameters that a short visit sends."""
    with Session(environment={"COLORTERM": ""} | environment) as session:
        session.settle()
        for key in "g1o":
            session.send(key)
            session.send("h")
        codes = set()
        for code in re.findall(rb"\x1b\[([\d;]*)m", session.log):
            numbers = [int(number or 0) for number in code.split(b";")]
            while numbers:
                number = numbers.pop(0)
                if number in (38, 48):
                    codes.add({5: "256", 2: "true"}[numbers[0]])
                    del numbers[: 2 if numbers[0] == 5 else 4]
                elif number >= 30:
                    codes.add("16")
        return codes


def true_colour():
    assert _colours({"COLORTERM": "truecolor"}) == {"true"}


def two_hundred_and_fifty_six_colours():
    assert _colours({}) == {"256"}


def sixteen_colours():
    assert _colours({"TERM": "xterm"}) == {"16"}


def no_colours():
    assert _colours({"NO_COLOR": "1", "COLORTERM": "truecolor"}) == set()


def _brightness(session):
    colour = session.screen.buffer[12][2].bg
    return sum(int(colour[index : index + 2], 16) for index in (0, 2, 4))


def light_and_dark_are_as_the_terminal_says():
    for environment, answer, is_light in [
        ({"COLORFGBG": "0;15"}, "", True), ({"COLORFGBG": "15;0"}, "", False), ({}, "ffff/ffff/ffff", True),
        ({}, "0000/0000/0000", False), ({}, "", False),
    ]:
        with Session(environment=environment) as session:
            session.settle()
            if answer:
                session.send(f"\x1b]11;rgb:{answer}\x1b\\")
            assert (_brightness(session) > 600) == is_light, (environment, answer)
            # A person has the last word.
            session.send("D")
            assert (_brightness(session) > 600) != is_light, (environment, answer)


def wide_characters_marks_and_emoji_shift_nothing():
    with Session(environment={"NO_COLOR": "1"}) as session:
        session.settle()
        session.send("c")
        session.send("t")
        session.send("写真 e\u0301 👩‍👩‍👧 ☕\ufe0f 🏡 ﾊﾝ")
        session.send("\r\x1b")
        session.read(0.1)
        session.send("h")
        session.send("y")
        session.send("g")
        for _ in range(24):
            session.send("]")
            _has_straight_edge(session)


def _has_straight_edge(session):
    """Whether the line beside the screens stands in one column."""
    for y in range(session.screen.lines - 1):
        assert session.screen.buffer[y][50].data == "│", f"row {y} of\n{session.text}"


def _runs_over_nowhere(columns, rows):
    with Session(columns, rows, environment={"NO_COLOR": "1"}) as session:
        session.wait_for("Inbox")
        session.send("?")
        _has_whole_box(session)
        session.send("x")
        session.send("g")
        track = session.find("━●")
        assert track and track[1] < session.find("[ ]")[1], session.text
        session.send("\x1b")
        session.send("o")
        for _ in range(2):
            session.send("\x1b[C")
            dots = session.find("● ○") or session.find("○ ●")
            # Nothing is written where the dots are.
            assert session.screen.display[dots[1]][: dots[0] - 2].strip() == "", session.text
        session.send("h")
        _has_whole_box(session)
        session.send("y")
        session.send("c")
        session.send("thi\r\x1b", settle=False)
        session.read(0.2)
        session.send("\x1b")
        session.wait_for("y Leave")
        _has_whole_box(session)


def nothing_runs_over_in_80_by_24():
    _runs_over_nowhere(80, 24)


def nothing_runs_over_in_120_by_40():
    _runs_over_nowhere(120, 40)


def nothing_runs_over_in_40_by_12():
    _runs_over_nowhere(40, 12)


def nothing_runs_over_in_72_by_10():
    _runs_over_nowhere(72, 10)


def nothing_runs_over_in_24_by_8():
    _runs_over_nowhere(24, 8)


def _has_whole_box(session):
    """Whether a box around a text or a list stands on the screen with all of its border."""
    left, top = session.find("╭─ Keys") or session.find("╭────────────────")
    row = session.text.splitlines()[top]
    right = left + row[left:].index("╮")
    bottom = next(y for y in range(top, session.screen.lines) if session.screen.buffer[y][left].data == "╰")
    assert session.screen.buffer[bottom][right].data == "╯", session.text
    for y in range(top + 1, bottom):
        cells = session.screen.buffer[y]
        assert cells[left].data == cells[right].data == "│", session.text
