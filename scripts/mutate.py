#!/usr/bin/env python3
"""Do the tests notice a mistake? Makes one at a time, and sees.

    scripts/mutate.py [--count N] [--seed S] [--seconds T] [--only GLOB]
                      [--label LABEL] [--jobs J]

Changes one operator, number, return or statement of our C, chosen at random
by the seed, in a copy of the tree (build/mutate/), builds it, and runs the
tests of a label (quick). What no test notices is shown as a diff: it is
equivalent, or a test is missing. Changes that do not compile do not count. The
last line says how many were noticed. Not a test itself: a hundred changes take
an hour or two.
"""
import argparse
import difflib
import fnmatch
import os
import random
import re
import resource
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COPY = os.path.join(ROOT, "build", "mutate")
MEMORY = 8 << 30  # bytes
FOLDERS = ("ir", "frontend", "lowering", "intrinsics", "backend", "driver")

# What is left alone: comments, strings, characters, preprocessor lines.
OPAQUE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'
                    r"'(?:\\.|[^'\\\n])*'|^[ \t]*#(?:\\\n|[^\n])*",
                    re.S | re.M)
TOKEN = re.compile(
    r"==|!=|<=|>=|&&|\|\||\+=|-=|(?<=[\w)\] ])(?:[<>+\-|&])(?= )|"
    r"(?<![\w.])\d+u?(?![\w.])|\btrue\b|\bfalse\b|!(?=[\w(])|"
    r"\breturn [^;{}]+;|\b(?:break|continue);|"
    r"(?<=\n)[ \t]+\w+\([^;{}]*\);(?=\n)")
SWAPS = {
    "==": ["!="], "!=": ["=="], "<": ["<=", ">"], ">": [">=", "<"],
    "<=": ["<"], ">=": [">"], "&&": ["||"], "||": ["&&"], "+": ["-"],
    "-": ["+"], "+=": ["-="], "-=": ["+="], "|": ["&"], "&": ["|"],
    "true": ["false"], "false": ["true"], "!": [""], "break;": ["continue;"],
    "continue;": ["break;"],
}


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
    return [re.match(r"[ \t]*", token).group() + ";"]  # without the call


def places(text):
    """(start, end) of tokens that may be changed."""
    hidden = OPAQUE.sub(lambda m: re.sub(r"[^\n]", "\0", m.group()), text)
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


def limit_memory():
    """A mistake may ask for all there is."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(*command, **more):
    return subprocess.run(command, cwd=COPY, text=True, capture_output=True,
                          preexec_fn=limit_memory, **more)


def prepare(jobs):
    """The copy of what is committed, built."""
    if not os.path.isdir(COPY):
        subprocess.run(["git", "worktree", "add", "--detach", COPY], cwd=ROOT,
                       check=True)
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, check=True,
                          text=True, capture_output=True).stdout.strip()
    run("git", "checkout", "-f", "--detach", head, check=True)
    run("cmake", "--preset", "ci", "-DMLCC_WERROR=OFF", check=True)
    built = run("ninja", "-C", "build/ci", "-j", jobs)
    if built.returncode:
        sys.exit(built.stdout[-2000:])


def first_failure(label, jobs):
    """The name of a test that notices; None when none does."""
    try:
        tests = run("ctest", "--preset", "ci", "-L", label, "-j", jobs,
                    "--stop-on-failure", "--timeout", "300", timeout=1800)
    except subprocess.TimeoutExpired:
        return "time"
    if tests.returncode == 0:
        return None
    found = re.search(r"\d+ - (\S+) \(", tests.stdout)
    return found.group(1) if found else "the run itself"


def mutate(rng, files):
    """(path, old text, new text) of one change."""
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
        return path, text, text[:start] + new + text[end:]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--count", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=float("inf"))
    options.add_argument("--only", default="*")
    options.add_argument("--label", default="quick")
    options.add_argument("--jobs", default=str(os.cpu_count()))
    o = options.parse_args()
    began = time.monotonic()
    prepare(o.jobs)
    rng, files = random.Random(o.seed), list(sources(o.only))
    noticed = unnoticed = 0
    while (noticed + unnoticed < o.count and
           time.monotonic() - began < o.seconds):
        path, old, new = mutate(rng, files)
        with open(os.path.join(COPY, path), "w") as f:
            f.write(new)
        by = None
        if run("ninja", "-C", "build/ci", "-j", o.jobs).returncode == 0:
            by = first_failure(o.label, o.jobs)
            diff = "".join(difflib.unified_diff(
                old.splitlines(True), new.splitlines(True), path, path, n=2))
            if by:
                noticed += 1
                line = next(l for l in diff.split("\n") if l.startswith("@@"))
                print(f"noticed by {by}: {path} {line}", flush=True)
            else:
                unnoticed += 1
                print(f"NOT NOTICED\n{diff}", flush=True)
        with open(os.path.join(COPY, path), "w") as f:
            f.write(old)
    print(f"{noticed} of {noticed + unnoticed} noticed")
    return unnoticed > 0


if __name__ == "__main__":
    sys.exit(main())
