#!/usr/bin/env python3
"""Mutants of the tests' modules, read by mlcc-opt and by mlir-opt.

    differential.py --mlcc-opt PATH --mlir-opt PATH [--count N] [--seed N]
                    [--differences FILE] [--dialects a,b] FOLDER...

Every .mlir file in the folders is cut at `// -----`; a piece is a seed. A
mutant is a seed in which a few tokens or lines are deleted, repeated, swapped
or replaced by others of the same kind. Both programs must agree on whether it
is a module, and if so print the same text. Mutants go in batches, as pieces of
one file, so that a process reads hundreds of them; a batch that kills the
oracle is halved until the culprit is alone, and that is no verdict.

What differs on purpose is in the file of differences. Everything else is made
as small as possible and printed. Exit status: 0 agreement, 1 not, 77 no oracle.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter

MARK = "// -----"
FLAG = "-allow-unregistered-dialect"  # given to every second batch
GENERIC = "-mlir-print-op-generic"  # in turns of two

TOKEN = re.compile(
    r'"(?:[^"\\\n]|\\.)*"'  # a string
    r"|[%^@#!][\w$.\-:]*\w|[%^@#!]"
    r"|0x[0-9a-fA-F]+|\d+\.\d*(?:[eE][-+]?\d+)?|\d+"
    r"|[A-Za-z_][\w$.]*"
    r"|->|::|\n|[^\s]")


def kind(token):
    """Tokens of one kind stand in for each other."""
    first = token[0]
    if first in '%^@#!"':
        return first
    if first.isdigit():
        return "number"
    if re.fullmatch(r"[su]?i\d+|b?f\d+\w*|tf32|index|none", token):
        return "type"
    if first.isalpha() or first == "_":
        return "operation" if "." in token else "word"
    return "mark"


def seeds_of(folders):
    for folder in folders:
        for path, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                if not name.endswith(".mlir"):
                    continue
                text = open(os.path.join(path, name)).read()
                for piece in text.split(MARK):
                    lines = [re.sub(r"\s*//.*", "", line)
                             for line in piece.splitlines()]
                    piece = "\n".join(line for line in lines if line.strip())
                    # mlir-opt may know a dialect `test`, and let all pass.
                    piece = re.sub(r"\btest\.", "unknown.", piece)
                    if piece and "{-#" not in piece:
                        yield piece + "\n"


def single(seed):
    """The operations of a module, one by one, each after all aliases."""
    aliases, items, depth = [], [], 0
    for line in seed.splitlines():
        if not depth and re.match(r"[#!][\w$.]+ *=", line):
            aliases.append(line)
            continue
        if not depth:
            items.append([])
        items[-1].append(line)
        code = re.sub(r'"(?:[^"\\]|\\.)*"|->', "", line)
        depth += sum(map(code.count, "{([")) - sum(map(code.count, "})]"))
    return ["\n".join(aliases + item) + "\n" for item in items]


def good_and_bad(seeds, oracle):
    """What the oracle accepts, in small pieces; and what it does not."""
    def verdicts(pieces):
        return list(zip(pieces, oracle.read_all(pieces)))

    small = [piece for seed in seeds for piece in single(seed)]
    good = [s for s, r in verdicts(small) if r and r[0] is not None]
    good += [s for s, r in verdicts(seeds)
             if r and r[0] is not None and len(s) < 3000]
    good += [r[0] + "\n" for _, r in verdicts(good) if r and len(r[0]) < 3000]
    bad = [s for s, r in verdicts(seeds) if r and r[0] is None]
    return good, bad


class Program:
    """One of the two, with what it says of the pieces of a file."""

    def __init__(self, command):
        self.command = command

    def read(self, pieces):
        """[(text or None, first error)], or None if the program died."""
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write((MARK + "\n").join(pieces))
            file.flush()
            try:
                run = subprocess.run(self.command + [file.name], text=True,
                                     capture_output=True, timeout=120,
                                     errors="replace")
            except subprocess.TimeoutExpired:
                return None
        if run.returncode not in (0, 1):
            return None
        texts = run.stdout.split(MARK + "\n")
        if len(texts) != len(pieces):
            return None
        firsts = first_errors(run.stderr, file.name, pieces)
        return [(text.strip() or None, firsts[i])
                for i, text in enumerate(texts)]


    def read_all(self, pieces):
        """As read, but None for the pieces that kill the program."""
        results = self.read(pieces)
        if results is not None:
            return results
        if len(pieces) == 1:
            return [None]
        half = len(pieces) // 2
        return self.read_all(pieces[:half]) + self.read_all(pieces[half:])


def first_errors(stderr, name, pieces):
    starts, line = [], 1
    for piece in pieces:
        starts.append(line)
        line += piece.count("\n") + 1
    found = [""] * len(pieces)
    index = 0
    for row, text in re.findall(
            re.escape(name) + r":(\d+):\d+: error: (.*)", stderr):
        row = int(row)
        index = max(i for i, s in enumerate(starts) if s <= row)
        if not found[index]:
            found[index] = text
    return found


class Mutator:
    def __init__(self, good, bad, rng):
        self.good, self.bad, self.rng, self.pool = good, bad, rng, {}
        for seed in good + bad:
            for token in set(TOKEN.findall(seed)):
                self.pool.setdefault(kind(token), set()).add(token)
        self.pool = {k: sorted(v) for k, v in self.pool.items()}

    def mutant(self):
        rng = self.rng
        seed = rng.choice(self.good if rng.random() < 0.9 else self.bad)
        for _ in range(rng.choice((1, 1, 1, 1, 2))):
            change = rng.choice((self.tokens, self.tokens, self.lines,
                                 self.local, self.local, self.local))
            seed = change(seed)
        return seed if seed.endswith("\n") else seed + "\n"

    def spans(self, text):
        return [m.span() for m in TOKEN.finditer(text) if m.group() != "\n"]

    def tokens(self, text):
        """Delete, repeat, swap or replace a token."""
        spans = self.spans(text)
        if len(spans) < 2:
            return text
        rng = self.rng
        i = rng.randrange(len(spans))
        a, b = spans[i]
        token = text[a:b]
        way = rng.randrange(6)
        if way == 0:
            return text[:a] + text[b:]
        if way == 1:
            return text[:b] + " " + token + text[b:]
        if way == 2:
            c, d = spans[rng.randrange(len(spans))]
            (a, b), (c, d) = sorted(((a, b), (c, d)))
            if b > c:
                return text
            return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
        return text[:a] + rng.choice(self.pool[kind(token)]) + text[b:]

    def local(self, text):
        """Replace a token by one of its kind from the same piece."""
        spans = self.spans(text)
        if not spans:
            return text
        a, b = self.rng.choice(spans)
        same = [text[c:d] for c, d in spans
                if kind(text[c:d]) == kind(text[a:b])]
        return text[:a] + self.rng.choice(same) + text[b:]

    def lines(self, text):
        """Delete, repeat or move a line, or take one from elsewhere."""
        lines = text.splitlines()
        rng = self.rng
        i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
        way = rng.randrange(4)
        if way == 0:
            del lines[i]
        elif way == 1:
            lines.insert(j, lines[i])
        elif way == 2:
            lines.insert(j, lines.pop(i))
        else:
            lines.insert(i, rng.choice(rng.choice(self.good).splitlines()))
        return "\n".join(lines) + "\n"


class Differences:
    """Rules of the file, each three lines: the oracle's verdict, ours, and the
    mutant, as patterns. A verdict is `accepted` or the first error."""

    def __init__(self, path):
        lines = [line.strip() for line in open(path)] if path else []
        lines = [line for line in lines if line and line[:2] != "# "]
        self.rules = [[re.compile(pattern, re.S) for pattern in lines[i:i + 3]]
                      for i in range(0, len(lines), 3)]

    def covers(self, theirs, ours, piece):
        return any(a.fullmatch(theirs) and b.fullmatch(ours) and
                   c.search(piece) for a, b, c in self.rules)


def describe(result):
    return "accepted" if result[0] is not None else result[1] or "rejected"


class Comparison:
    def __init__(self, ours, theirs, differences):
        self.ours, self.theirs = ours, theirs
        self.differences = differences
        self.counts = Counter()
        self.found = {}

    def differ(self, piece, ours, theirs):
        return (ours[0] != theirs[0] and
                not self.differences.covers(describe(theirs), describe(ours),
                                            piece))

    def batch(self, pieces):
        for piece, ours, theirs in zip(pieces, self.ours.read_all(pieces),
                                       self.theirs.read_all(pieces)):
            if theirs is None:
                self.counts["the oracle died"] += 1
            else:
                self.record(piece, ours or (None, "mlcc-opt died"), theirs)

    def toggle(self, flag):
        for program in (self.ours, self.theirs):
            if flag in program.command:
                program.command.remove(flag)
            else:
                program.command.append(flag)

    def record(self, piece, ours, theirs):
        if self.differ(piece, ours, theirs):
            self.counts["disagree"] += 1
            key = (shape(describe(theirs)), shape(describe(ours)),
                   FLAG in self.ours.command, GENERIC in self.ours.command)
            if key not in self.found or len(piece) < len(self.found[key]):
                self.found[key] = piece
        elif ours[0] != theirs[0]:
            self.counts["listed differences"] += 1
        elif ours[0] is not None:
            self.counts["both accept"] += 1
        else:
            same = ours[1] == theirs[1]
            self.counts["both reject"] += 1
            self.counts["  with the same first message"] += same

    def still(self, piece, key):
        theirs, ours = self.theirs.read([piece]), self.ours.read([piece])
        if theirs is None or ours is None:
            return False
        return (self.differ(piece, ours[0], theirs[0]) and
                key[:2] == (shape(describe(theirs[0])),
                            shape(describe(ours[0]))))

    def smallest(self, piece, key):
        """Drops lines for as long as the disagreement stays."""
        lines = piece.splitlines()
        size = max(1, len(lines) // 2)
        while True:
            i = 0
            while i < len(lines):
                fewer = lines[:i] + lines[i + size:]
                if fewer and self.still("\n".join(fewer) + "\n", key):
                    lines = fewer
                else:
                    i += size
            if size == 1:
                return "\n".join(lines) + "\n"
            size //= 2


def shape(message):
    return re.sub(r"'[^']*'|\"[^\"]*\"|\d+", "_", message)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mlcc-opt", required=True)
    parser.add_argument("--mlir-opt", required=True)
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=250)
    parser.add_argument("--differences")
    parser.add_argument("--only", help="seeds that contain this pattern")
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()

    common = ["-split-input-file", GENERIC]
    compare = Comparison(
        Program([options.mlcc_opt, "-std=mlir22"] + common),
        Program([options.mlir_opt, "-mlir-disable-threading"] + common),
        Differences(options.differences))
    seeds = list(seeds_of(options.folders))
    if options.only:
        seeds = [s for s in seeds if re.search(options.only, s)]
    good, bad = good_and_bad(seeds, compare.theirs)
    mutator = Mutator(good, bad, random.Random(options.seed))
    mutants = [mutator.mutant() for _ in range(options.count)]
    for i in range(0, len(mutants), options.batch):
        compare.batch(mutants[i:i + options.batch])
        compare.toggle(FLAG)
        if i // options.batch % 2:
            compare.toggle(GENERIC)

    print(f"{len(good)} + {len(bad)} seeds, {options.count} mutants, "
          f"seed {options.seed}")
    for what, count in sorted(compare.counts.items()):
        print(f"{count:7} {what}")
    shown = sorted(compare.found.items())[:options.show]
    for key, piece in shown:
        print(f"\n--- mlir-opt: {key[0]}\n--- mlcc-opt: {key[1]}")
        for flag, was_given in ((FLAG, key[2]), (GENERIC, key[3])):
            if was_given != (flag in compare.ours.command):
                compare.toggle(flag)
        print(compare.smallest(piece, key), end="")
    if len(compare.found) > len(shown):
        print(f"\n{len(compare.found) - len(shown)} more kinds")
    return 1 if compare.found else 0


if __name__ == "__main__":
    sys.exit(main())
