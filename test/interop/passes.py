#!/usr/bin/env python3
"""Passes of mlcc-opt and mlir-opt on the tests' modules and mutants of them.

    passes.py --mlcc-opt PATH --mlir-opt PATH --passes FILE [--list PATTERN]
              [--part I/N] [--count N] [--share N] [--each N] [--seed N]
              [--differences FILE] [--cache FOLDER] [--preload LIBRARY]
              [--dump FOLDER] FOLDER...

Every N-th piece (--share) of the .mlir files in the folders, and as many mutants
as asked for (valid_mutants.py makes them, of more of these pieces and of random
programs), go through each list of passes in the file of lists, or as many of them
as --each says, other ones for each list. What both programs print alike without
passes they must print alike behind them, or both must fail. A piece that kills
the oracle, or that it does not get done with, has no verdict, in sequences that
contain the deadly pass neither. The seed decides which pieces and mutants these
are.

Of each list a line says how many modules and mutants print the same, and how
many of those that mlir-opt changes at all. What differs on purpose is in the file
of differences; one of each other kind is made small and printed, or kept with
both texts in the folder of --dump. --part has the I-th of N parts of the lists.
--cache keeps what the oracle said in this run for the next one, --preload loads a
library into it.

Exit status: 0 nothing but listed differences, 1 others: of a module of ours, or
of more mutants than those that are TOLERATED, since other modules make others.
"""

import argparse
import hashlib
import os
import pickle
import random
import re
import shlex
import subprocess
import sys
import tempfile
from collections import Counter

from differential import (ALLOW, GENERIC, LOCAL, MARK, ORACLE_MEMORY, Comparison,
                          Differences, Program, read_files, verdicts)
from mutants import number_of, pieces_of, singles
from valid_mutants import ValidMutator, has_operations

sys.path.append(os.path.join(os.path.dirname(__file__), "../random"))
from generate import program  # noqa: E402

sys.path.append(os.path.join(os.path.dirname(__file__), ".."))
from sample import sampled  # noqa: E402

TOLERATED = 0.005  # of comparisons of mutants
LISTS = 4
LOT = 100  # pieces that one process reads
SECONDS = 1  # of the processor, for the oracle to read a lot
PROGRAMS = 300  # random ones, of so many statements: short ones make mutants
STATEMENTS = 3
SEEDS = 4  # times as many pieces make mutants as are compared themselves
INTERESTING = r'"(scf|memref|cf)\.|"llvm.alloca"'  # what passes are about
LONGEST = 6000  # of a module to be changed, in the generic form

# Where something is in a lot depends on what is in the lot.
PLACE = re.compile(r"[^\s\"\\]*mutants\.mlir(\\22|\"):\d+(:\d+)")


class PassProgram(Program):
    def read(self, pieces, flags):
        results = super().read(pieces, flags)
        return results and [(text and PLACE.sub(r"file\2", text), errors)
                            for text, errors in results]


class Cached:
    """A program that need not be asked twice. In a file for each list of flags
    is what this version of it said in the last run."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.flags, self.known, self.said = None, {}, {}
        self.command = program.command
        self.version = subprocess.run([*program.command, "--version"],
                                      capture_output=True).stdout.decode()

    def path(self):
        words = " ".join((self.version, *self.flags))
        name = hashlib.sha1(words.encode()).hexdigest()
        return os.path.join(self.folder, name)

    def load(self, flags):
        if flags == self.flags:
            return
        self.save()
        self.flags, self.known, self.said = flags, {}, {}
        if self.folder and os.path.exists(self.path()):
            with open(self.path(), "rb") as file:
                self.known = pickle.load(file)

    def save(self):
        if self.folder and self.said:
            os.makedirs(self.folder, exist_ok=True)
            with open(self.path(), "wb") as file:
                pickle.dump(self.said, file)

    @staticmethod
    def key(piece):
        return hashlib.sha1(piece.encode()).digest()

    def read_all(self, pieces, flags):
        self.load(flags)
        new = [p for p in dict.fromkeys(pieces) if self.key(p) not in self.known]
        for i in range(0, len(new), LOT):
            lot = new[i:i + LOT]
            for piece, result in zip(lot, self.program.read_all(lot, flags)):
                self.known[self.key(piece)] = result
        self.said.update((self.key(piece), self.known[self.key(piece)])
                         for piece in pieces)
        return [self.known[self.key(piece)] for piece in pieces]

    def read(self, pieces, flags):
        results = self.read_all(pieces, flags)
        return None if None in results else results


class PassDifferences(Differences):
    """Rules of four lines: first the passes."""

    def __init__(self, path):
        lines = [line.strip() for line in open(path)] if path else []
        lines = [line for line in lines if line and line[:2] != "# "]
        self.rules = [[re.compile(pattern, re.S) for pattern in lines[i:i + 4]]
                      for i in range(0, len(lines), 4)]
        self.used = Counter()
        self.flags = ""

    def covers(self, theirs, ours, piece):
        for passes, a, b, c in self.rules:
            if (passes.search(self.flags) and a.fullmatch(theirs) and
                    b.fullmatch(ours) and c.search(piece)):
                self.used[c.pattern] += 1
                return True
        return False


class PassComparison(Comparison):
    """Of one list of passes."""

    def __init__(self, ours, theirs, differences, flags, plain, deadly):
        """`plain`: what pieces are without passes; `deadly`: pieces that a single
        pass of the oracle dies of, by pass."""
        super().__init__(ours, theirs, differences, False)
        self.flags, self.plain = (ALLOW, *flags), plain
        differences.flags = " ".join(flags)
        self.dead = deadly.setdefault(self.flags[-1], set())
        self.skipped = set().union(*(deadly.get(f, set()) for f in flags))

    def pieces(self, pieces):
        alive = [piece for piece in pieces if piece not in self.skipped]
        self.counts["the oracle died"] += len(pieces) - len(alive)
        ours = in_lots(self.ours, alive, self.flags)
        theirs = self.theirs.read_all(alive, self.flags)
        for piece, our, their in zip(alive, ours, theirs):
            if their:
                if their[0] and their[0] != self.plain[piece]:
                    self.counts["changed"] += 1
                    self.counts["changed alike"] += bool(our) and our[0] == their[0]
                self.record(piece, our or (None, ("mlcc-opt died",)), their,
                            self.flags)
            else:
                self.counts["the oracle died"] += 1
                self.dead.add(piece)

    def shares(self):
        """How many print the same, of all that one of them takes; and of what
        changes."""
        counts = self.counts
        same = counts["both accept"]
        return (same, same + counts["disagree"] + counts["listed differences"],
                counts["changed alike"], counts["changed"])


def read_lists(path, pattern, part):
    """Those that match, and if none was asked for, one of so many (LISTS); or of
    them the part, given as I/N."""
    lists = [tuple(shlex.split(line)) for line in open(path)
             if line.strip() and line[0] != "#" and re.search(pattern, line)
             and (pattern or sampled(LISTS, line))]
    i, n = map(int, part.split("/"))
    return lists[i - 1::n]


def share_of(pieces, seed, share):
    """One of so many pieces."""
    return [p for p in pieces if number_of(f"{seed} {p}") * share < 1]


def in_lots(program, pieces, flags):
    return [result for i in range(0, len(pieces), LOT)
            for result in program.read_all(pieces[i:i + LOT], flags)]


def modules_of(pieces, ours, theirs):
    """Those of the pieces that both print the same without passes, and what they
    print."""
    their = theirs.read_all(pieces, (ALLOW,))
    our = in_lots(ours, pieces, (ALLOW,))
    return {piece: b[0] for piece, a, b in zip(pieces, our, their)
            if a and b and b[0] and a[0] == b[0]}


def seeds_of(pieces, ours):
    """The generic forms of those that are neither too long nor too simple."""
    forms = [result[0] + "\n" for result in
             in_lots(ours, pieces, (ALLOW, GENERIC, LOCAL))
             if result and result[0]]
    return [form for form in forms
            if len(form) < LONGEST and has_operations(form)]


def mutants_of(mutator, count, ours, theirs):
    found, first = {}, 0
    while len(found) < count:
        found.update(modules_of([mutator.mutant(i) for i in
                                 range(first, first + LOT)], ours, theirs))
        first += LOT
    return dict(list(found.items())[:count]), first


def dump(compare, folder):
    """Files of what differs, and of what mlir-opt dies of: the module, what
    mlir-opt says, what we say."""
    folder = os.path.join(folder, re.sub(r"[^\w-]", "_", " ".join(
        compare.flags[1:])))
    os.makedirs(folder, exist_ok=True)
    for name in os.listdir(folder):
        os.remove(os.path.join(folder, name))
    for i, (key, (piece, flags)) in enumerate(sorted(compare.found.items())):
        for end, program in (("a", compare.theirs), ("b", compare.ours)):
            result = (program.read([piece], flags) or [(None, ("died",))])[0]
            with open(f"{folder}/{i}.{end}", "w") as file:
                file.write(result[0] or "\n".join(result[1]))
        with open(f"{folder}/{i}.mlir", "w") as file:
            file.write(piece)
    for i, piece in enumerate(compare.dead):
        with open(f"{folder}/dead{i}.mlir", "w") as file:
            file.write(piece)


def share(part, all_):
    return f"{part / max(all_, 1):7.2%} of {all_:5}"


def show_shares(flags, whole, both):
    """`whole`: shares() of the modules alone."""
    same, all_ = both[0] - whole[0], both[1] - whole[1]
    print(f"modules {share(*whole[:2])}, mutants {share(same, all_)}, "
          f"changed {share(*both[2:])}: {' '.join(flags)}", flush=True)


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mlcc-opt", required=True)
    parser.add_argument("--mlir-opt", required=True)
    parser.add_argument("--passes", required=True)
    parser.add_argument("--list", default="", help="lists that match this")
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--each", type=int, default=0, help="0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--differences")
    parser.add_argument("--cache")
    parser.add_argument("--preload")
    parser.add_argument("--dump", help="a folder for what differs")
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--as-is", action="store_true",
                        help="do not make smaller what is shown")
    parser.add_argument("folders", nargs="+")
    return parser.parse_args()


def seeds_for_mutants(pieces, seed, count, ours, theirs):
    """Whole modules, random programs, and functions with what passes are about."""
    numbers = random.Random(seed).sample(range(1000000),
                                         min(PROGRAMS, count))
    programs = seeds_of([program(i, STATEMENTS) for i in numbers], ours)
    programs = [piece for piece, result in zip(programs, theirs.read_all(
        programs, (ALLOW, "-canonicalize"))) if result]  # it may never end
    functions = [single for piece in pieces for single in singles(piece)]
    return [seeds_of(pieces, ours), programs,
            [form for form in seeds_of(functions, ours)
             if re.search(INTERESTING, form)]]


def main():
    options = read_options()
    folder = tempfile.TemporaryDirectory()
    split = "-split-input-file"
    ours = PassProgram([options.mlcc_opt, "-std=mlir22", split], folder.name)
    preload = ["env", f"LD_PRELOAD={options.preload}"] if options.preload else []
    theirs = Cached(PassProgram(
        [*preload, options.mlir_opt, "-mlir-disable-threading", split], folder.name,
        SECONDS, ORACLE_MEMORY), options.cache)
    pieces = sorted({piece for text in read_files(options.folders)
                     for piece in pieces_of(text, MARK)})
    pieces = share_of(pieces, options.seed, options.share / SEEDS)
    mutator = ValidMutator(
        seeds_for_mutants(pieces, options.seed, options.count, ours, theirs),
        options.seed)
    pieces = share_of(pieces, options.seed, options.share)
    modules = modules_of(pieces, ours, theirs)
    mutants, made = mutants_of(mutator, options.count, ours, theirs)
    print(f"{len(modules)} modules, {len(mutants)} mutants of {made}, "
          f"seed {options.seed}")
    differences = PassDifferences(options.differences)
    failed, deadly, plain = False, {}, {**modules, **mutants}
    compared = found = 0  # of mutants
    for flags in read_lists(options.passes, options.list, options.part):
        compare = PassComparison(ours, theirs, differences, flags, plain, deadly)
        chosen = list(plain)
        if options.each:
            chosen = random.Random(f"{options.seed} {flags}").sample(
                chosen, min(options.each, len(plain)))
        compare.pieces([piece for piece in chosen if piece in modules])
        whole, ahead = compare.shares(), len(compare.found)
        failed |= bool(ahead)
        compare.pieces([piece for piece in chosen if piece in mutants])
        theirs.save()
        show_shares(flags, whole, compare.shares())
        compared += compare.shares()[1] - whole[1]
        found += len(compare.found) - ahead
        if options.dump:
            dump(compare, options.dump)
        else:
            compare.show(options.show, options.as_is)
    for rule, count in differences.used.items():
        print(f"{count:7} times {rule}")
    print(f"{found} unknown differences in {compared} comparisons of mutants")
    return failed or found > compared * TOLERATED


if __name__ == "__main__":
    sys.exit(main())
