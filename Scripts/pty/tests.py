"""Usage: tests.py [WORD]   Runs the tests in the modules beside it whose names contain the word; each test starts the
playground anew."""

import concurrent.futures
import sys
import time
import traceback

import test_bad_input
import test_leaving
import test_looking
import test_moving
import test_visits

MODULES = [test_moving, test_bad_input, test_leaving, test_looking, test_visits]


def tests():
    for module in MODULES:
        for name, value in vars(module).items():
            # What is imported begins with other letters: a test is a sentence.
            if callable(value) and getattr(value, "__module__", "") == module.__name__ and not name.startswith("_"):
                yield module.__name__, name


def run(module, name):
    """Returns what went wrong, or nothing, and how long it took."""
    start = time.monotonic()
    try:
        getattr(sys.modules[module], name)()
        return "", time.monotonic() - start
    except Exception:
        return traceback.format_exc(), time.monotonic() - start


def main(word=""):
    chosen = [(module, name) for module, name in tests() if word in name]
    failures = 0
    # They wait most of the time.
    with concurrent.futures.ProcessPoolExecutor(5) as pool:
        for (module, name), (problem, seconds) in zip(chosen, pool.map(run, *zip(*chosen))):
            failures += bool(problem)
            print(f"{'FAILED' if problem else 'passed'}  {seconds:4.1f} s  {name.replace('_', ' ')}")
            print(problem, end="")
    print(f"{len(chosen) - failures} tests passed, {failures} failed")
    sys.exit(1 if failures or not chosen else 0)


main(*sys.argv[1:])
