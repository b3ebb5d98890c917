"""However it ends, the terminal is as before, and what it said last is not lost."""

import os
import signal
import tempfile
import termios

from session import ENTER, LEAVE, Session

CRASH = b"this is the crash that was asked for"


def _opened(is_moving=False, **options):
    session = Session(**options)
    session.wait_for("Inbox")
    session.settle()
    assert termios.tcgetattr(session.slave) != session.before, "it is not raw"
    if is_moving:
        session.send("S")
        session.send("1", settle=False)
        session.read(0.2)
    return session


def _comes_back(session, status):
    assert session.end() == status, session.process.returncode
    assert session.is_as_before(), session.log[-400:]
    assert not session.screen.cursor.hidden


def quitting():
    for keys in ["q", "\x03", "\x04"]:
        with _opened() as session:
            session.send(keys, settle=False)
            _comes_back(session, 0)


def quitting_while_something_moves():
    with _opened(is_moving=True) as session:
        session.send("q", settle=False)
        _comes_back(session, 0)


def _ends_by(number, status, is_moving=False):
    with _opened(is_moving) as session:
        session.process.send_signal(number)
        _comes_back(session, status)


def a_request_to_end():
    _ends_by(signal.SIGTERM, 128 + signal.SIGTERM)


def a_request_to_end_while_something_moves():
    _ends_by(signal.SIGTERM, 128 + signal.SIGTERM, is_moving=True)


def a_line_that_hangs_up():
    _ends_by(signal.SIGHUP, 128 + signal.SIGHUP)


def an_interrupt():
    _ends_by(signal.SIGINT, 128 + signal.SIGINT)


def a_bad_access():
    _ends_by(signal.SIGSEGV, -signal.SIGSEGV)


def a_bad_access_while_something_moves():
    _ends_by(signal.SIGSEGV, -signal.SIGSEGV, is_moving=True)


def an_abort():
    _ends_by(signal.SIGABRT, -signal.SIGABRT)


def a_trap_whose_message_is_seen():
    with _opened() as session:
        session.send("!", settle=False)
        assert session.end() in (-signal.SIGILL, -signal.SIGTRAP), session.process.returncode
        assert session.is_as_before(), session.log[-400:]
        # On the screen that one looks at afterwards.
        assert CRASH in session.log[session.log.rfind(LEAVE) :], session.log[-400:]


def a_call_stack_that_runs_out():
    with _opened() as session:
        session.send("%", settle=False)
        _comes_back(session, -signal.SIGSEGV)


def a_trap_whose_message_goes_to_a_file():
    with tempfile.TemporaryFile() as errors, _opened(stderr=errors) as session:
        session.send("!", settle=False)
        session.end()
        errors.seek(0)
        assert CRASH in errors.read()
        assert session.is_as_before()


def a_terminal_that_goes_away():
    with _opened(is_moving=True) as session:
        os.close(session.master)
        os.close(session.slave)
        status = session.process.wait(5)
        assert status == 128 + signal.SIGHUP, f"it ended with {status}"


def being_set_aside():
    with _opened() as session:
        session.send("\x1a", settle=False)
        while not os.waitid(os.P_PID, session.process.pid, os.WSTOPPED | os.WNOHANG):
            session.read(0.02)
        session.read(0.05)
        assert session.is_as_before()
        mark = len(session.log)
        session.process.send_signal(signal.SIGCONT)
        session.wait_for("Inbox")
        session.settle()
        assert ENTER in session.log[mark:]
        session.send("q", settle=False)
        _comes_back(session, 0)
