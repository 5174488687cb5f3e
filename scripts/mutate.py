#!/usr/bin/env python3
"""Do the tests notice a mistake? Makes one at a time, and sees.

    scripts/mutate.py [--count N] [--seed S] [--seconds T] [--only GLOB]
                      [--jobs J]

Changes one operator, number, return or statement of our C, chosen at random
by the seed, in a copy of the tree (build/mutate/), builds it with the checks
and warnings of the preset `ci`, and runs those quick tests that come to the
changed function, as scripts/reach.py has found out (run that first, and again
when tests or sources have changed): the others cannot notice. What no test
notices is shown as a diff: it is equivalent, or a test is missing. Changes
that do not compile, of which the compiler warns, or of which it makes the same
code, do not count. The last line says how many were noticed. Not a test itself: a hundred changes take half
an hour.

Left alone is what no quick test can notice, whatever it looks at:
- what only says what must hold (CHECK, bug, unreachable, assertions): a check
  that says no is a mistake elsewhere;
- how much memory is asked for (sizes of arena_array and the like, room that is
  reserved): more shows nothing, and less is what the preset `hardmem` is for;
- what a hash is made of: another one finds the same things;
- the 0 of `= {0}` and of `(ValueList){0}`: of an empty list nobody reads the
  first member;
- sizes of arrays of the stack, which are room as well;
- the benefit of a pattern which is the only one of its operation in a file;
- calls that give memory back, and va_end.
"""
import argparse
import difflib
import fnmatch
import glob
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time

import reach
from reach import COPY, FOLDERS

BUILD = os.path.join(COPY, "build", "changed")
MEMORY = 8 << 30  # bytes
SECONDS = 10  # of one processor, for each process of a test
SLOWER = 10  # times what the tests took is too long; so is a test that waits

# What is left alone: comments, strings, characters, preprocessor lines.
OPAQUE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'
                    r"'(?:\\.|[^'\\\n])*'|^[ \t]*#(?:\\\n|[^\n])*",
                    re.S | re.M)
TOKEN = re.compile(
    r"==|!=|<=|>=|&&|\|\||\+=|-=|(?<=[\w)\] ])(?:[<>+\-|&])(?= )|"
    r"(?<![\w.])\d+u?(?![\w.])|\btrue\b|\bfalse\b|!(?=[\w(])|"
    r"\breturn [^;{}]+;|\b(?:break|continue);|"
    r"(?<=\n)[ \t]+\w+\([^;{}]*\);(?=\n)")
# Calls without which nothing is different: of macros that declare or check, and
# what gives memory back.
IDLE = re.compile(r"[ \t]*([A-Z_]+|free|\w+_(release|restore|free)|"
                  r"scratch_drop|va_end|LLVMDispose\w+)\(")
SWAPS = {
    "==": ["!="], "!=": ["=="], "<": ["<=", ">"], ">": [">=", "<"],
    "<=": ["<"], ">=": [">"], "&&": ["||"], "||": ["&&"], "+": ["-"],
    "-": ["+"], "+=": ["-="], "-=": ["+="], "|": ["&"], "&": ["|"],
    "true": ["false"], "false": ["true"], "!": [""], "break;": ["continue;"],
    "continue;": ["break;"],
}


# Calls whose arguments are left alone (see above), and functions whose bodies
# are.
SILENT = re.compile(r"\b(?:CHECK|bug|_Static_assert|static_assert|assert|"
                    r"arena_(?:array|alloc|zero|new)|vec_reserve|reserve|"
                    r"pool_free|hash_\w+)\(")
EMPTY = re.compile(r"(?:=|\((?:Value)?List\)|\(Str\)) ?\{0\}|"
                   r"^[ \t]+(?!return|goto)[A-Za-z][\w ]*[ *]\w+\[\d+\](?=;)",
                   re.M)
HASHES = re.compile(r"^[A-Za-z][\w *]*?\w*hash\w*\([^;]*?\) \{\n.*?^\}$",
                    re.M | re.S)

BENEFIT = re.compile(r"(?:\{OP_|\bROW\()(\w+), (\d+)(?=, \w)")


def replacements(token):
    if token in SWAPS:
        return SWAPS[token]
    if token[0].isdigit():
        suffix = "u" if token.endswith("u") else ""
        n = int(token.rstrip("u"), 8 if token.startswith("0") else 10) \
            if not re.search("[89]", token) or token[0] != "0" else 0
        return [f"{n + 1}{suffix}"] + ([f"{n - 1}{suffix}"] if n else [])
    if token.startswith("return"):
        value = token[len("return"):-1].strip()
        if value in ("true", "false", "NULL", "0", "1"):
            return []  # the token inside is changed by itself
        if re.match(r"(is_|has_|can_|fits|ok\b|!|.*(==|!=|&&|\|\|))", value):
            return ["return true;", "return false;"]
        return []
    if IDLE.match(token):
        return []
    return [re.match(r"[ \t]*", token).group() + ";"]  # without the call


def hide(match):
    return re.sub(r"[^\n]", "\0", match.group())


def hide_calls(text):
    """Without what stands between the parentheses of silent calls."""
    for call in list(SILENT.finditer(text)):
        end, depth = call.end(), 1
        while depth and end < len(text):
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        inner = re.sub(r"[^\n]", "\0", text[call.end():end - 1])
        text = text[:call.end()] + inner + text[end - 1:]
    return text


def hide_benefits(text):
    """Without those that have nothing to be compared with."""
    rows = list(BENEFIT.finditer(text))
    operations = [row.group(1) for row in rows]
    for row in rows:
        if operations.count(row.group(1)) == 1:
            start, end = row.span(2)
            text = text[:start] + "\0" * (end - start) + text[end:]
    return text


def places(text):
    """(start, end) of tokens that may be changed."""
    hidden = hide_benefits(hide_calls(OPAQUE.sub(hide, text)))
    hidden = EMPTY.sub(hide, HASHES.sub(hide, hidden))
    for match in TOKEN.finditer(hidden):
        if "\0" not in match.group() and replacements(match.group()):
            yield match.start(), match.end()


def sources(only):
    for folder in FOLDERS:
        for at, _, names in sorted(os.walk(os.path.join(COPY, folder))):
            for name in sorted(names):
                path = os.path.relpath(os.path.join(at, name), COPY)
                if name.endswith(".c") and fnmatch.fnmatch(path, only):
                    yield path


def limit():
    """A mistake may ask for all there is, and may never end."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def passes(*command, seconds=30):
    """Runs for a bounded time, and leaves nothing that still runs."""
    with subprocess.Popen(command, cwd=BUILD, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, preexec_fn=limit,
                          start_new_session=True) as run:
        try:
            return run.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return False


def make(*targets):
    return subprocess.run(["ninja", "-C", BUILD, *targets], check=False,
                          capture_output=True).returncode == 0


def object_of(path):
    found = glob.glob(os.path.join(BUILD, "CMakeFiles", "*", f"{path}.o"))
    return os.path.relpath(found[0], BUILD)


def code_of(path):
    """What the compiler has made of it, in which nothing is of its text."""
    with open(os.path.join(BUILD, object_of(path)), "rb") as f:
        return f.read()


# Tests

# The beginning of a function's definition.
DEFINITION = re.compile(r"^[A-Za-z][\w *]*?(\w+)\([^;]*?\) \{$", re.M)


class Reach:
    """What each test comes to."""

    def __init__(self):
        with open(reach.MAP) as f:
            found = json.load(f)
        self.tests = found["tests"]
        self.functions = set(found["functions"])
        for test in self.tests.values():
            test["calls"] = set(test["calls"])

    def names(self, path, function):
        """The names a function may have in the map: a static one has its
        file's before it."""
        return {n for n in (f"{os.path.basename(path)}:{function}", function)
                if n in self.functions}

    def tests_of(self, path, text, at):
        """Those that come to the function there, those first that come to
        little else; to any function of the file when there is none."""
        last = None
        functions = [d.group(1) for d in DEFINITION.finditer(text)]
        for definition in DEFINITION.finditer(text, 0, at):
            last = definition
        if last and "\n}\n" not in text[last.end():at]:
            functions = [last.group(1)]
        names = set().union(*(self.names(path, f) for f in functions))
        if not names:
            return sorted(self.tests)  # made by a macro
        return sorted((t for t in self.tests
                       if names & self.tests[t]["calls"]),
                      key=lambda t: len(self.tests[t]["calls"]))


def first_failure(reached, tests, jobs):
    """The kind of test that notices; None when none does."""
    files = [t for t in tests if "/" in t]  # of lit suites
    units = [t for t in tests if t.startswith("unit-")]
    scripts = [t for t in tests if t not in set(files + units)]
    scripts.sort(key=lambda t: t.startswith(("runtime", "lint")))

    def bound(names):
        return 10 + SLOWER * sum(reached.tests[n]["seconds"] for n in names)

    def ctest(names):
        return not names or passes(
            "ctest", "-R", f"^({'|'.join(map(re.escape, names))})$", "-j",
            jobs, "--stop-on-failure", "--timeout", "60",
            seconds=bound(names))

    def lit(names):
        return not names or passes(
            "lit-22", "-q", "--max-failures=1", "-j", jobs,
            *(os.path.join(BUILD, "test", n) for n in names),
            seconds=bound(names))

    make("mlcc")
    own = [t for t in files if t.startswith("own_dialect/")]
    files = [t for t in files if t not in own]
    if not lit(files[:8]) or not lit(files[8:40]):
        return "lit"
    make(*units)
    if not ctest(units):
        return "unit"
    if not lit(files[40:]):
        return "lit"
    passes("ninja")
    if not lit(own):
        return "own_dialect"
    return None if ctest(scripts) else "script"


def mutate(rng, files):
    """(path, place, old text, new text) of one change."""
    weights = [os.path.getsize(os.path.join(COPY, f)) for f in files]
    while True:
        path = rng.choices(files, weights)[0]
        with open(os.path.join(COPY, path)) as f:
            text = f.read()
        found = list(places(text))
        if not found:
            continue
        start, end = rng.choice(found)
        new = rng.choice(replacements(text[start:end]))
        return path, start, text, text[:start] + new + text[end:]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--count", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=float("inf"))
    options.add_argument("--only", default="*")
    options.add_argument("--jobs", default=str(os.cpu_count()))
    o = options.parse_args()
    began = time.monotonic()
    reach.update_copy()
    reached = Reach()
    reach.build(BUILD, "", jobs=o.jobs)
    rng, files = random.Random(o.seed), list(sources(o.only))
    codes = {path: code_of(path) for path in files}
    noticed = unnoticed = 0
    while (noticed + unnoticed < o.count and
           time.monotonic() - began < o.seconds):
        path, at, old, new = mutate(rng, files)
        file = os.path.join(COPY, path)
        with open(file, "w") as f:
            f.write(new)
        if make(object_of(path)) and code_of(path) != codes[path]:
            tests = reached.tests_of(path, old, at)
            by = first_failure(reached, tests, o.jobs)
            noticed, unnoticed = noticed + bool(by), unnoticed + (not by)
            line = old.count("\n", 0, at) + 1
            counts = f"{noticed}/{noticed + unnoticed}"
            print(f"{counts} noticed by {by}: {path}:{line}" if by else
                  f"{counts} NOT NOTICED, of {len(tests)} tests\n" + "".join(
                      difflib.unified_diff(old.splitlines(True),
                                           new.splitlines(True), path, path,
                                           n=2)), flush=True)
        with open(file, "w") as f:
            f.write(old)
    print(f"{noticed} of {noticed + unnoticed} noticed")
    return unnoticed > 0


if __name__ == "__main__":
    sys.exit(main())
