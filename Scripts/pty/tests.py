"""What a person sees of the playground on a whole terminal. Each test starts it anew."""

import signal
import sys
import time

from session import LEAVE, Session


def text(session):
    return "\n".join(session.screen.display)


def expect(session, words, said):
    assert words in text(session), f"{said}: '{words}' is not to be seen in\n{text(session)}"


def opened():
    session = Session()
    session.settle()
    expect(session, "Inbox", "at the start")
    session.send("1")
    expect(session, "The usual place", "the first message")
    return session


def a_swipe_from_the_left_edge_goes_back():
    session = opened()
    session.drag(0, 45, 10)
    expect(session, "▸ Inbox", "after the swipe")
    session.send("q")
    assert session.end() == 0


def an_early_release_springs_back():
    session = opened()
    session.drag(0, 8, 10, seconds=0.6, rest=0.3)
    expect(session, "The usual place", "after the spring back")
    session.send("q")
    assert session.end() == 0


def what_was_swiped_away_comes_back_from_the_right():
    session = opened()
    session.drag(0, 45, 10)
    session.drag(49, 5, 10)
    expect(session, "The usual place", "after the redo")
    session.send("q")
    assert session.end() == 0


def nothing_is_drawn_while_nothing_moves():
    session = opened()
    mark = len(session.log)
    session.read(1)
    assert session.frames_since(mark) == 0, f"{session.frames_since(mark)} frames while idle"
    session.drag(0, 45, 10)
    assert session.frames_since(mark) > 5, f"{session.frames_since(mark)} frames while moving"
    session.send("q")
    assert session.end() == 0


def the_terminal_comes_back(number):
    session = opened()
    session.kill(number)
    session.end()
    assert LEAVE in session.log, f"the alternate screen is not left after {number.name}"


def main():
    tests = [
        a_swipe_from_the_left_edge_goes_back,
        an_early_release_springs_back,
        what_was_swiped_away_comes_back_from_the_right,
        nothing_is_drawn_while_nothing_moves,
    ]
    failures = 0
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGSEGV]:
        test = lambda number=number: the_terminal_comes_back(number)
        test.__name__ = f"the terminal comes back after {number.name}"
        tests.append(test)
    for test in tests:
        start = time.monotonic()
        try:
            test()
            print(f"passed  {test.__name__.replace('_', ' ')}, {time.monotonic() - start:.1f} s")
        except AssertionError as problem:
            failures += 1
            print(f"FAILED  {test.__name__.replace('_', ' ')}: {problem}")
    print(f"{len(tests) - failures} passed, {failures} failed")
    sys.exit(1 if failures else 0)


main()
