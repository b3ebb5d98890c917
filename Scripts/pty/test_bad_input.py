"""What no person means to send, and terminals that cannot show much."""

import contextlib
import os
import random
import subprocess
import termios

from session import ENTER, PROGRAM, Session

INBOX = "▸ Inbox"


@contextlib.contextmanager
def _opened():
    with Session() as session:
        session.wait_for(INBOX)
        yield session
        assert session.process.poll() is None, "it has ended by itself"
        session.send("\x03", settle=False)
        assert session.end() == 0
        assert session.is_as_before()


def _still_works(session):
    session.read(0.1)
    # Somebody is asked where many screens go at once.
    session.send("h")
    session.send("y")
    session.wait_for("Substitution")
    session.send("1")
    session.wait_for("From Ada")


def garbage_means_nothing():
    dice = random.Random(5)
    # Not the keys that end, stop or crash it, nor those that type and ask.
    quiet = [byte for byte in range(256) if byte not in b"\x03\x04\x1aq!%ctso?\r\n"]
    with _opened() as session:
        for _ in range(40):
            session.send(bytes(dice.choices(quiet, k=400)), settle=False)
            session.read(0.01)
        # Whatever it has begun ends here.
        session.read(2.5)
        session.send("\x1b[201~\x1b\\")
        _still_works(session)


def sequences_may_come_in_pieces():
    with _opened() as session:
        for piece in [b"\x1b[", b"<", b"0;", b"9;4", b"M", b"\x1b[", b"<0", b";9;", b"4m"]:
            session.send(piece, settle=False)
            session.read(0.06)
        session.wait_for("▸ Lunch on Friday")
        session.send("\x1b[1;3", settle=False)
        session.read(0.1)
        session.send("D")
        session.wait_for(INBOX)


def what_breaks_off_is_dropped():
    with _opened() as session:
        for piece in ["\x1b[", "\x1b[<0;1", "\x1bO", "\x1b]11;rgb:", "\x1b[200", "\x1b[<;;M", "\x1b[<0;1M",
                      "\x1b[<99999999999999999999;1;1M", "\x1b[<0;-5;-5M", "\x1b[9999999999999999C", "\xc3"]:
            session.send(piece, settle=False)
            session.read(0.6)
        _still_works(session)


def pasted_text_is_data():
    with _opened() as session:
        session.send("\x1b[200~q!\x03\x1bc\x1b[201~")
        session.wait_for("Pasted text has no place here.")
        session.send("c")
        session.send("t")
        session.send("\x1b[200~one\ttwo\r\n\x1b[31mthree q!\x07 e\u0301 写真\x1b[201~")
        session.wait_for("one two[31mthree q! é 写真")


def a_paste_without_an_end_ends_by_itself():
    with _opened() as session:
        session.send("\x1b[200~abc", settle=False)
        session.read(2.3)
        session.send("1")
        session.wait_for("▸ Lunch on Friday")


def a_mouse_outside_of_the_screen_is_taken_as_it_is():
    with _opened() as session:
        session.send("1")
        for x, y in [(-1, -1), (500, 500), (80, 24), (0, 99_998), (99_998, 0)]:
            session.press(x, y)
            session.move(x - 3, y)
            session.release(x, y, settle=False)
        # A move and a release that nothing went before.
        session.move(20, 10)
        session.release(20, 10)
        session.wait_for("▸ Lunch on Friday")
        session.pull(0, 40, 10)
        for x, y in [(400, 10), (400, -3), (79, 60)]:
            session.move(x, y)
        session.release(400, 300)
        session.wait_for(INBOX)


def any_size_will_do_and_too_small_a_one_says_so():
    with _opened() as session:
        session.send("1")
        session.pull(0, 20, 10)
        for columns, rows in [(1, 1), (2, 5), (5, 2), (23, 30), (100, 7), (24, 8), (500, 200), (1, 1), (80, 24)]:
            session.resize(columns, rows)
            session.read(0.05)
        session.release(20, 10)
        session.resize(30, 5)
        session.wait_for("too small")
        session.wait_for("needs 24 × 8")
        session.resize(80, 24)
        session.wait_for("STACK")
        assert "too small" not in session.text
        _still_works(session)


def a_size_that_changes_all_the_time_breaks_nothing():
    dice = random.Random(7)
    with _opened() as session:
        session.send("S")
        for turn in range(60):
            session.send("12gho"[turn % 5], settle=False)
            session.resize(dice.randint(1, 120), dice.randint(1, 40))
            session.read(0.01)
        session.resize(80, 24)
        session.settle()
        session.send("S")
        _still_works(session)


def _reads_lines(environment=None, status=0, said="", **streams):
    with Session(environment=environment, **streams) as session:
        session.read(0.5)
        if session.process.poll() is None:
            session.send("quit\n", settle=False)
        assert session.end() == status
        assert ENTER not in session.log and b"\x1b" not in session.log, session.log
        assert "┌─ Inbox" in session.text, session.text
        assert said in session.text, session.text
        assert session.before == termios.tcgetattr(session.slave)


def a_dumb_terminal_gets_lines_and_is_told_why():
    _reads_lines({"TERM": "dumb"}, said="TERM is 'dumb'")


def an_unknown_terminal_gets_lines_and_is_told_why():
    _reads_lines({"TERM": "teletype-33\x1b[31m"}, said="TERM is 'teletype-33[31m'")


def a_terminal_without_a_name_gets_lines_and_is_told_why():
    _reads_lines({"TERM": ""}, said="TERM is not set")


def without_input_it_ends_at_once():
    _reads_lines(stdin=subprocess.DEVNULL)


def with_no_input_at_all_it_ends_at_once():
    _reads_lines(program="/bin/sh", arguments=["-c", f"exec '{PROGRAM}' <&-"])


def with_input_that_has_ended_it_ends_at_once():
    read, write = os.pipe()
    os.close(write)
    _reads_lines(stdin=read)
    os.close(read)


def output_that_is_no_terminal_gets_lines():
    with Session(stdout=subprocess.PIPE) as session:
        session.send("quit\n", settle=False)
        assert session.process.stdout.read().decode().startswith("┌─ Inbox")
        session.process.wait()
        assert b"\x1b" not in session.log
