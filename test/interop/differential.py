#!/usr/bin/env python3
"""Mutants of the tests' modules, read by mlcc-opt and by mlir-opt.

    differential.py --mlcc-opt PATH --mlir-opt PATH [--count N] [--seed N]
                    [--share N] [--differences FILE] [--only PATTERN] FOLDER...

One of N (--share) .mlir files in the folders is cut at `// -----`, and makes
seeds; see mutants.py for what they are and how they are changed. Both programs must agree
on whether a mutant is a module, and if so print the same text. Mutants go in
batches, as pieces of one file, so that a process reads hundreds of them; a
batch that kills the oracle is halved until the culprit is alone, and that is no
verdict. First messages are compared too, but only counted (--messages shows them).

What differs on purpose is in the file of differences. Everything else is made
as small as possible and printed. Exit status: 0 agreement, 1 not.
"""

import argparse
import itertools
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections import Counter

from mutants import TOKEN, Mutator, Seeds, number_of

MARK = "// -----"

# Flags of both, and which batches have them.
ALLOW, GENERIC, DEBUG, LOCAL = FLAGS = (
    "-allow-unregistered-dialect", "-mlir-print-op-generic",
    "-mlir-print-debuginfo", "-mlir-print-local-scope")

# mlir-opt asks for no end of it with some types.
ORACLE_MEMORY = 2 << 30

# A program that crashes does not look for the names of its functions.
QUICK = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}


def flags_of(batch):
    given = (batch % 2 == 0, batch // 2 % 2 == 0, batch % 3 == 0,
             batch % 5 == 0)
    return tuple(flag for flag, is_given in zip(FLAGS, given) if is_given)


class Program:
    """One of the two, with what it says of the pieces of a file."""

    def __init__(self, command, folder, seconds=120, memory=None):
        """It may take so many seconds of the processor for a file, and so many
        bytes of memory."""
        self.command, self.seconds, self.memory = command, seconds, memory
        self.file = os.path.join(folder, "mutants.mlir")

    def limit(self):
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if self.memory:
            resource.setrlimit(resource.RLIMIT_DATA, (self.memory, self.memory))

    def run(self, flags):
        return subprocess.run([*self.command, *flags, self.file], env=QUICK,
                              capture_output=True, preexec_fn=self.limit)

    def read(self, pieces, flags):
        """[(text or None, errors)], or None if the program died."""
        with open(self.file, "w") as file:
            file.write((MARK + "\n").join(pieces))
        run = self.run(flags)
        if run.returncode not in (0, 1):
            return None
        texts = run.stdout.decode(errors="replace").split(MARK + "\n")
        if len(texts) != len(pieces):
            return None
        errors = self.errors_of(run.stderr.decode(errors="replace"), pieces)
        return [(text.strip() or None, tuple(errors[i]))
                for i, text in enumerate(texts)]

    def read_all(self, pieces, flags):
        """As read, but None for the pieces that kill the program."""
        results = self.read(pieces, flags)
        if results is not None:
            return results
        if len(pieces) == 1:
            return [None]
        k = self.culprit(pieces, flags)
        return ((self.read_all(pieces[:k], flags) if k else []) + [None] +
                (self.read_all(pieces[k + 1:], flags) if pieces[k + 1:] else []))

    def culprit(self, pieces, flags):
        """Which piece kills the program: errors between them tell how far it
        comes."""
        marked = [part for piece in pieces for part in ("!\n", piece)]
        with open(self.file, "w") as file:
            file.write((MARK + "\n").join(marked))
        errors = self.run(flags).stderr.decode(errors="replace")
        at, last = 1, 0
        lines = {int(line) for line in re.findall(
            re.escape(self.file) + r":(\d+):\d+: error: ", errors)}
        for i, part in enumerate(marked):
            if i % 2 == 0 and at in lines:
                last = i // 2
            at += part.count("\n") + 1
        return last

    def errors_of(self, stderr, pieces):
        """The errors of each piece, in order."""
        owner = [None]
        for i, piece in enumerate(pieces):
            owner += [i] * (piece.count("\n") + (i > 0))
        found = [[] for _ in pieces]
        pattern = re.escape(self.file) + r":(\d+):(\d+): error: (.*)"
        for line, column, text in re.findall(pattern, stderr):
            i = owner[min(int(line), len(owner) - 1)] or 0
            found[i].append(text)
        return found

    def forms(self, pieces, flags):
        """What it prints of each, or None."""
        results = []
        for i in range(0, len(pieces), 500):
            results += self.read_all(pieces[i:i + 500], flags)
        return [result and result[0] for result in results]


class Differences:
    """Rules of the file, each three lines: the oracle's verdict, ours, and the
    mutant, as patterns. A verdict is `accepted` or the first error; where both
    accept, the first line that is not the same."""

    def __init__(self, path):
        lines = [line.strip() for line in open(path)] if path else []
        lines = [line for line in lines if line and line[:2] != "# "]
        self.rules = [[re.compile(pattern, re.S) for pattern in lines[i:i + 3]]
                      for i in range(0, len(lines), 3)]
        self.used = Counter()

    def covers(self, theirs, ours, piece):
        for a, b, c in self.rules:
            if a.fullmatch(theirs) and b.fullmatch(ours) and c.search(piece):
                self.used[c.pattern] += 1
                return True
        return False


def describe(result):
    if result[0] is not None:
        return "accepted"
    return result[1][0] if result[1] else "rejected"


def shape(message):
    return re.sub(r"'[^']*'|\"[^\"]*\"|\d+", "_", message)


def unequal_lines(a, b):
    """The first two lines that are not the same."""
    for pair in itertools.zip_longest(a.splitlines(), b.splitlines(),
                                      fillvalue=""):
        if pair[0] != pair[1]:
            return pair
    return ("", "")


def verdicts(a, b):
    """What to say of two results that are not equal."""
    if a[0] is not None and b[0] is not None:
        return unequal_lines(a[0], b[0])
    if a[0] is None and b[0] is None:
        return a[1][0] if a[1] else "", b[1][0] if b[1] else ""
    return describe(a), describe(b)


class Comparison:
    def __init__(self, ours, theirs, differences, messages):
        self.ours, self.theirs = ours, theirs
        self.differences, self.messages = differences, messages
        self.counts = Counter()
        self.found = {}

    def batch(self, pieces, flags):
        ours = self.ours.read(pieces, flags)
        theirs = self.theirs.read(pieces, flags)
        if ours and theirs:
            for piece, our, their in zip(pieces, ours, theirs):
                self.record(piece, our, their, flags)
        elif len(pieces) > 1:  # together: lines count, in locations
            half = len(pieces) // 2
            self.batch(pieces[:half], flags)
            self.batch(pieces[half:], flags)
        elif theirs:
            self.record(pieces[0], (None, ("mlcc-opt died",)), theirs[0],
                        flags)
        else:
            self.counts["the oracle died"] += 1

    def differ(self, piece, ours, theirs):
        return (ours[0] != theirs[0] and
                not self.differences.covers(*verdicts(theirs, ours), piece))

    def keep(self, piece, ours, theirs, flags):
        accepted = ours[0] is not None and theirs[0] is not None
        key = accepted, *(shape(verdict)[:40 if accepted else None]
                          for verdict in verdicts(theirs, ours))
        kept = self.found.get(key)
        if not kept or len(piece) < len(kept[0]):
            self.found[key] = (piece, flags)

    def record(self, piece, ours, theirs, flags):
        if self.differ(piece, ours, theirs):
            self.counts["disagree"] += 1
            self.keep(piece, ours, theirs, flags)
        elif ours[0] != theirs[0]:
            self.counts["listed differences"] += 1
        elif ours[0] is not None:
            self.counts["both accept"] += 1
        else:
            self.counts["both reject"] += 1
            self.counts["  with the same first message"] += (
                ours[1][:1] == theirs[1][:1])
            self.counts["  with the same messages"] += ours[1] == theirs[1]
            if self.messages and ours[1][:1] != theirs[1][:1]:
                self.keep(piece, ours, theirs, flags)

    def still(self, text, flags, key):
        theirs = self.theirs.read([text], flags)
        ours = self.ours.read([text], flags) or [(None, ("mlcc-opt died",))]
        if theirs is None:
            return False
        accepted = ours[0][0] is not None and theirs[0][0] is not None
        if accepted != key[0] or not accepted and key[1:] != tuple(
                map(shape, verdicts(theirs[0], ours[0]))):
            return False
        return (self.differ(text, ours[0], theirs[0]) or
                self.messages and ours[0][1][:1] != theirs[0][1][:1])

    def smallest(self, piece, flags, key):
        """Drops lines, then tokens, for as long as the disagreement stays."""
        lines = self.fewer(piece.splitlines(), "\n", flags, key)
        text = "\n".join(lines) + "\n"
        if len(text) > 2000:
            return text
        tokens = re.findall(TOKEN.pattern + r"|[ ]+", text)
        if "".join(tokens).strip() != text.strip():
            return text
        return "".join(self.fewer(tokens, "", flags, key)) + "\n"

    def fewer(self, parts, joint, flags, key):
        size = max(1, len(parts) // 2)
        while True:
            i = 0
            while i < len(parts):
                rest = parts[:i] + parts[i + size:]
                if rest and self.still(joint.join(rest) + "\n", flags, key):
                    parts = rest
                else:
                    i += size
            if size == 1:
                return parts
            size //= 2

    def show(self, most, as_is):
        shown = sorted(self.found.items())[:most]
        for key, (piece, flags) in shown:
            text = piece if as_is else self.smallest(piece, flags, key)
            print(f"\n--- {' '.join(flags)}")
            results = [(program.read([text], flags) or [(None, ("died",))])[0]
                       for program in (self.theirs, self.ours)]
            lines = verdicts(*results)
            for program, line in zip((self.theirs, self.ours), lines):
                print(f"--- {os.path.basename(program.command[0])}: {line}")
            print(text, end="")
        if len(self.found) > len(shown):
            print(f"\n{len(self.found) - len(shown)} more kinds")


def read_files(folders):
    for folder in folders:
        for path, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                if name.endswith(".mlir"):
                    yield open(os.path.join(path, name)).read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mlcc-opt", required=True)
    parser.add_argument("--mlir-opt", required=True)
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--batch", type=int, default=250)
    parser.add_argument("--differences")
    parser.add_argument("--only", help="seeds that contain this pattern")
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--messages", action="store_true",
                        help="show where only the messages differ, too")
    parser.add_argument("--as-is", action="store_true",
                        help="do not make smaller what is shown")
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()

    folder = tempfile.TemporaryDirectory()
    split = "-split-input-file"
    ours = Program([options.mlcc_opt, "-std=mlir22", split], folder.name)
    theirs = Program([options.mlir_opt, "-mlir-disable-threading", split],
                     folder.name, memory=ORACLE_MEMORY)
    texts = [text for text in read_files(options.folders)
             if number_of(f"{options.seed} {text}") * options.share < 1]
    seeds = Seeds(texts, MARK, options.only,
                  lambda pieces: ours.forms(pieces, (ALLOW, GENERIC)),
                  lambda pieces: ours.forms(pieces, (ALLOW,)))
    mutator = Mutator(seeds, options.seed)
    compare = Comparison(ours, theirs, Differences(options.differences),
                         options.messages)
    for i in range(0, options.count, options.batch):
        count = min(options.batch, options.count - i)
        compare.batch([mutator.mutant(i + k) for k in range(count)],
                      flags_of(i // options.batch))

    print(f"seeds of {len(seeds.operations)} operations, {options.count} mutants, "
          f"seed {options.seed}")
    for what, count in sorted(compare.counts.items()):
        print(f"{count:7} {what}")
    for rule, count in compare.differences.used.items():
        print(f"{count:7} times {rule}")
    compare.show(options.show, options.as_is)
    return 1 if compare.found else 0


if __name__ == "__main__":
    sys.exit(main())
