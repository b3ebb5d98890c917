"""What pans and keys do. 80 × 24 cells: the screens have the left 50 columns."""

import contextlib

from session import Session

WIDTH = 50
INBOX, MESSAGE, PICTURES = "▸ Inbox", "▸ Lunch on Friday", "▸ Café"
RELAY = "moth in the relay"


@contextlib.contextmanager
def _opened(*keys):
    """The app, with keys already pressed."""
    with Session() as session:
        session.wait_for(INBOX)
        for key in keys:
            session.send(key)
        yield session
        session.send("\x03", settle=False)
        assert session.end() == 0


def _sees(session, *words):
    for word in words:
        assert word in session.text, f"'{word}' is not to be seen in\n{session.text}"


def _sees_not(session, *words):
    for word in words:
        assert word not in session.text, f"'{word}' is still to be seen in\n{session.text}"


def _paper(session, x, y):
    colour = session.screen.buffer[y][x].bg
    return sum(int(colour[index : index + 2], 16) for index in (0, 2, 4))


def _knob(session):
    x, y = session.find("━●")
    return x + 1, y


def a_swipe_from_the_left_edge_goes_back():
    with _opened("1") as session:
        _sees(session, MESSAGE)
        session.drag(0, 45, 10)
        _sees(session, INBOX, "begins, by PanToPop", "↷ Lunch on Friday")


def both_screens_move_under_the_pointer_and_the_lower_one_is_dimmed():
    with _opened("1") as session:
        lit = _paper(session, 45, 15)
        text = session.find("The usual place")[0]
        session.pull(0, 20, 10)
        session.settle()
        assert session.find("The usual place")[0] == text + 20, session.text
        # The inbox begins a quarter of the width to the left and comes in as far as the finger has come.
        assert session.find(RELAY)[0] == 8 - round((WIDTH - 20) / 4), session.text
        assert _paper(session, 5, 15) < lit
        assert _paper(session, 45, 15) == lit
        _sees(session, "40 %")
        session.release(20, 10)


def an_early_release_springs_back():
    with _opened("1") as session:
        session.drag(0, 8, 10, seconds=0.5, rest=0.2)
        _sees(session, MESSAGE, "cancelled: released")


def what_was_swiped_away_comes_back_from_the_right_edge():
    with _opened("1") as session:
        session.drag(0, 45, 10)
        session.drag(49, 5, 10)
        _sees(session, MESSAGE, "begins, by Unpop")


def pages_turn_both_ways_with_dots_and_colour_alongside():
    with _opened("o") as session:
        _sees(session, "▸ Welcome", "● ○ ○")
        first = session.screen.buffer[15][2].bg
        session.pull(40, 20, 15)
        session.settle()
        between = session.screen.buffer[15][2].bg
        session.glide(20, 5, 15)
        session.release(5, 15)
        _sees(session, "▸ One stack", "○ ● ○")
        assert len({first, between, session.screen.buffer[15][2].bg}) == 3
        session.drag(10, 45, 15)
        _sees(session, "▸ Welcome", "● ○ ○", "BoardingPager won", "PanToPop lost to")
        assert session.screen.buffer[15][2].bg == first


def the_strip_wins_in_its_middle_and_yields_at_its_beginning():
    with _opened("g") as session:
        row = session.find("Dawn")[1] - 2
        session.drag(40, 30, row)
        _sees(session, PICTURES, "left to the content")
        session.drag(20, 24, row)
        _sees(session, PICTURES)
        assert session.find("Dawn") is None
        session.drag(10, 40, row)
        _sees(session, PICTURES, "Dawn")
        session.drag(10, 48, row)
        _sees(session, INBOX, "begins, by PanToPop")


def a_slider_keeps_its_pan_wherever_it_leads():
    with _opened("g") as session:
        session.drag(5, 45, _knob(session)[1])
        _sees(session, PICTURES)
        assert _knob(session)[0] == 45


def a_guarded_swipe_is_refused_and_a_person_decides():
    with _opened("c", "thi\r", "\x1b") as session:
        session.pull(0, 30, 12)
        session.settle()
        # The screen stands still, and somebody is asked.
        _sees(session, "The draft has not been sent. Leave it?", "is asked about")
        assert session.find("hi")[0] == 3
        session.release(30, 12)
        session.send("x")
        _sees(session, "▸ New message")
        _sees_not(session, "Leave it?")
        session.drag(0, 45, 12)
        session.click(*session.find("y Leave"))
        _sees(session, INBOX)


def a_guarded_swipe_is_held_until_a_person_has_decided():
    with _opened("H", "c", "thi\r", "\x1b") as session:
        session.pull(0, 40, 12)
        session.settle()
        held = session.find("hi")[0]
        # It follows, and less than the finger goes.
        assert 3 < held < 43, session.text
        session.release(40, 12)
        _sees(session, "Leave it?")
        assert session.find("hi")[0] == held
        session.send("x")
        assert session.find("hi")[0] == 3
        session.drag(0, 40, 12)
        session.send("y")
        _sees(session, INBOX)


def a_line_that_is_being_typed_is_kept_and_asked_about():
    with _opened("c", "thi", "\x1b") as session:
        _sees(session, "hi", "▸ New message")
        session.send("\x1b")
        _sees(session, "The draft has not been sent. Leave it?")
    with _opened("c", "thi") as session:
        session.drag(0, 45, 12)
        _sees(session, "The draft has not been sent. Leave it?")


def every_gesture_has_a_key():
    with _opened("1", "\x1b") as session:
        _sees(session, INBOX)
        session.send("r")
        _sees(session, MESSAGE)
        session.send("\x1b[1;3D")
        _sees(session, INBOX)
        session.send("\x1b[1;3C")
        _sees(session, MESSAGE)
        session.send("\x7f")
        session.send("o")
        session.send("\x1b[C")
        _sees(session, "▸ One stack")
        session.send("\x1b[D")
        _sees(session, "▸ Welcome")
        session.send("h")
        session.send("g")
        knob = _knob(session)[0]
        session.send("]]")
        assert session.find("Dawn") is None
        session.send("[[")
        _sees(session, "Dawn")
        session.send("+")
        assert _knob(session)[0] > knob
        session.send("-")
        assert _knob(session)[0] == knob


def a_wheel_turns_what_lies_under_the_pointer():
    with _opened("g") as session:
        x, y = session.find("Dawn")
        for _ in range(4):
            session.mouse(65, x + 2, y - 2)
        session.settle()
        assert session.find("Dawn") is None
        session.mouse(128, 20, 10)
        session.settle()
        _sees(session, INBOX)


def plugins_come_and_go_while_it_runs():
    with _opened("1", "U") as session:
        session.drag(0, 45, 10)
        _sees(session, INBOX, "U ○ Unpop")
        _sees_not(session, "↷")
        session.send("1")
        session.click(*session.find("Unpop"))
        session.send("P")
        session.drag(0, 45, 10)
        _sees(session, MESSAGE, "nobody leads it")
        session.send("P")
        session.drag(0, 45, 10)
        _sees(session, INBOX, "↷ Lunch on Friday")


def leaving_can_be_undone_instead():
    with _opened("O", "c", "thi\r", "\x1b") as session:
        session.drag(0, 45, 12)
        _sees(session, INBOX, "New message closed")
        session.click(*session.find("z Undo"))
        _sees(session, "▸ New message", "hi")
        session.send("\x1b")
        session.send("z")
        _sees(session, "▸ New message", "hi")


def an_offer_goes_away_by_itself():
    with _opened("O", "c", "thi\r", "\x1b", "\x1b") as session:
        _sees(session, "z Undo")
        session.read(8.5)
        _sees_not(session, "z Undo")


def slow_motion_is_slow():
    with _opened("S") as session:
        mark = len(session.log)
        session.send("1", settle=False)
        session.read(1)
        assert session.frames_since(mark) > 30, f"{session.frames_since(mark)} frames"
        session.settle()
        _sees(session, MESSAGE)


def reduced_motion_fades():
    with _opened("R", "1") as session:
        text = session.find("The usual place")
        session.pull(0, 20, 10)
        session.settle()
        assert session.find("The usual place") == text
        session.release(20, 10)


def from_right_to_left_everything_is_mirrored():
    with _opened("L", "1") as session:
        _sees(session, "Inbox ›")
        session.drag(0, 45, 10)
        _sees(session, MESSAGE)
        session.drag(49, 5, 10)
        _sees(session, INBOX)


def nothing_is_drawn_while_nothing_moves():
    with _opened("1") as session:
        mark, wakes = len(session.log), session.wakes
        session.read(1)
        assert len(session.log) == mark, f"{session.frames_since(mark)} frames while idle"
        # It does not even look whether there is something to draw.
        assert session.wakes - wakes < 5, f"woke {session.wakes - wakes} times while idle"
        session.drag(0, 45, 10)
        drawn = session.frames_since(mark)
        assert drawn > 10, f"{drawn} frames while moving"
        mark = len(session.log)
        session.read(0.5)
        assert len(session.log) == mark, "frames after it has come to rest"


def help_lists_the_keys_on_as_many_pages_as_it_takes():
    with _opened("?") as session:
        _sees(session, "back: swipe from the left", "these keys, quit")
        _sees_not(session, "? more")
        session.send("x")
        _sees_not(session, "these keys")
        session.resize(40, 12)
        session.settle()
        session.send("?")
        _sees(session, "open a message", "? more")
        session.send("?")
        _sees(session, "these keys, quit")
        session.send("?")
        _sees_not(session, "these keys")
