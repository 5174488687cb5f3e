#!/usr/bin/env python3
"""Runs each pass, and pairs of passes, on random programs, which must still
print the same.

    passes.py

Each program (generate.py) is run without passes at -O0, and then once behind
every pass of lowering/*/*.def with every list of options below, and behind
PAIRS random pairs of these. What differs, fails or does not end is printed with
the number of the program and the passes, made smaller, and kept in the folder.
A pass that is in neither table below is an error, and so is an option of a pass
that has no value there.

Environment:
  MLCC    the program; mlcc-opt is beside it
  WORK    a folder to build in
  FIRST   the number of the first program (1)
  COUNT   how many programs there are (6)
  EVERY   a program goes through every n-th list of passes (1)
  PAIRS   how many pairs for each program (10)
  PASSES  only these passes, by commas (all); for pairs too
  LIMIT   seconds after which no further program is begun (none)
  REDUCE  seconds that making one failure smaller may take (60)

To run it for hours, with other programs each time:

  FIRST=$RANDOM COUNT=100000 LIMIT=7200 PAIRS=40 test/random/passes.py

Exit status: 0 all the same, 1 some differ, 77 nothing can be run.
"""
import glob
import hashlib
import os
import random
import re
import subprocess
import sys
import time

import generate
from smaller import smaller

LOT = 10  # programs at a time
TOGETHER = 24  # that are linked to one
SPLIT = b"// -----\n"
HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = os.path.join(HERE, "../../lowering/*/*.def")

# What passes are given, a run for each text. A pass that is not here is run as
# it is.
OPTIONS = {
    "affine-data-copy-generate": [
        "", "fast-mem-space=0",
        "fast-mem-space=0 fast-mem-capacity=1 skip-non-unit-stride-loops"],
    "affine-loop-fusion": [
        "", "maximal", "mode=producer compute-tolerance=100.0", "mode=sibling",
        "mode=producer maximal", "fast-mem-space=0 local-buf-threshold=1",
        "mode=sibling maximal compute-tolerance=10.0"],
    "affine-loop-normalize": ["", "promote-single-iter"],
    "affine-loop-tile": [
        "", "tile-size=2", "tile-size=3 separate", "tile-sizes=2,1,3",
        "tile-size=4 separate", "cache-size=0"],
    "affine-loop-unroll": [
        "", "unroll-factor=2", "unroll-factor=3 cleanup-unroll",
        "unroll-factor=-1", "unroll-factor=5 unroll-up-to-factor",
        "unroll-factor=2 unroll-num-reps=2",
        "unroll-factor=-1 unroll-full-threshold=3"],
    "affine-loop-unroll-jam": [
        "", "unroll-jam-factor=2", "unroll-jam-factor=3"],
    "affine-parallelize": ["", "parallel-reductions", "max-nested=1"],
    "affine-super-vectorize": [
        "virtual-vector-size=4", "virtual-vector-size=2,3",
        "virtual-vector-size=8 vectorize-reductions",
        "virtual-vector-size=4 test-fastest-varying=0",
        "virtual-vector-size=3 test-fastest-varying=1",
        "virtual-vector-size=2,4 test-fastest-varying=1,0"],
    "expand-realloc": ["", "emit-deallocs=false"],
    "convert-vector-to-scf": [
        "", "full-unroll", "target-rank=2", "full-unroll target-rank=0",
        "lower-scalable", "lower-tensors"],
    "arith-expand": ["", "include-bf16 include-f4e2m1 include-f8e8m0"],
    "arith-emulate-unsupported-floats": [
        "source-types=bf16,f16 target-type=f32"],
    "test-arith-emulate-wide-int": [
        "function-prefix=none", "widest-int-supported=64"],
    "math-extend-to-supported-types": [
        "", "extra-types=f16", "target-type=f64"],
    "convert-math-to-funcs": [
        "", "convert-ctlz", "min-width-of-fpowi-exponent=33"],
    "math-expand-ops": ["ops=ctlz"],
    "convert-complex-to-standard": ["", "complex-range=full"],
    "convert-vector-to-llvm": [
        "", "force-32bit-vector-indices=false", "use-vector-alignment=false",
        "vector-contract-lowering=outerproduct",
        "vector-contract-lowering=parallelarith",
        "vector-contract-lowering=llvmintr",
        "vector-transpose-lowering=shuffle1d",
        "vector-transpose-lowering=shuffle16x16",
        "vector-transpose-lowering=llvmintr"],
    "finalize-memref-to-llvm": [
        "", "use-aligned-alloc", "index-bitwidth=64"],
    "convert-func-to-llvm": ["", "index-bitwidth=64"],
    "convert-arith-to-llvm": ["", "index-bitwidth=64"],
    "convert-cf-to-llvm": ["", "index-bitwidth=64"],
    "convert-index-to-llvm": ["", "index-bitwidth=64"],
    "convert-ub-to-llvm": ["", "index-bitwidth=64"],
    "convert-math-to-llvm": ["approximate-log1p=false"],
    "convert-complex-to-llvm": ["", "complex-range=improved"],
    "convert-scf-to-cf": ["", "allow-pattern-rollback=false"],
    "convert-to-llvm": [
        "", "dynamic", "allow-pattern-rollback=false",
        "filter-dialects=arith,memref"],
    "scf-for-loop-peeling": [
        "", "peel-front", "skip-partial=false", "peel-front skip-partial=false"],
    "scf-parallel-loop-tiling": [
        "", "parallel-loop-tile-sizes=2,3", "parallel-loop-tile-sizes=4,1,2",
        "parallel-loop-tile-sizes=3,2 no-min-max-bounds"],
    "arith-int-range-narrowing": [
        "int-bitwidths-supported=8,16,33,64", "int-bitwidths-supported=1,24"],
    "lower-vector-multi-reduction": [
        "", "lowering-strategy=inner-reduction"],
    "canonicalize": [
        "", "region-simplify=aggressive", "region-simplify=disabled",
        "top-down=false", "max-iterations=1", "max-num-rewrites=7",
        "max-iterations=-1 test-convergence",
        "disable-patterns=SimplifyTrivialLoops",
        "enable-patterns=WhileMoveIfDown,WhileOpAlignBeforeArgs"],
    "composite-fixed-point-pass": [
        "pipeline=canonicalize,cse", "name=p pipeline=sccp max-iterations=3"],
    "inline": [
        "", "inlining-threshold=50", "max-iterations=1 default-pipeline=cse",
        "op-pipelines=func.func(cse)"],
    "mem2reg": ["", "region-simplify=false"],
    "print-op-stats": [""],
    "remove-dead-values": ["", "canonicalize=false"],
    "symbol-privatize": ["exclude=main"],
    "generate-runtime-verification": ["", "verbose-level=0"],
    "resolve-ranked-shaped-type-result-dims": [
        "", "error-on-pattern-iteration-limit=false"],
    "resolve-shaped-type-result-dims": [
        "", "error-on-pattern-iteration-limit=false"],
    "buffer-results-to-out-params": ["", "hoist-static-allocs"],
    "promote-buffers-to-stack": [
        "", "max-alloc-size-in-bytes=64 max-rank-of-allocated-memref=2"],
    "linalg-outline": ["", "least=2"],
    "linalg-split-for-threads": ["", "threads=3"],
    "scf-parallel-to-threads": ["", "threads=3"],
    "func-multiversion": ["", "levels=x86-64-v2,x86-64-v3 loops asks-program"],
}

# What is not run, and why.
LEFT_OUT = {
    "ownership-based-buffer-deallocation": "refuses cycles of blocks, and frees",
    "arith-emulate-wide-int": "changes the types of functions",
    "memref-emulate-wide-int": "changes the types of memrefs",
    "convert-complex-to-libm": "its functions round otherwise",
    "math-polynomial-approximation": "computes something near",
    "math-uplift-to-fma": "rounds once where a program says twice",
    "test-cf-assert": "has programs go on that should end",
    "llvm-request-c-wrappers": "asks for more functions",
    "convert-vector-to-amx": "of one processor",
    "arm-neon-2d-to-intr": "of one processor",
    "arm-sve-legalize-vector-storage": "of one processor",
    "enable-arm-streaming": "of one processor",
    "arm-sme-vector-legalization": "of one processor",
    "convert-vector-to-arm-sme": "of one processor",
    "convert-arith-to-arm-sme": "of one processor",
    "arm-sme-outer-product-fusion": "of one processor",
    "convert-arm-sme-to-scf": "of one processor",
    "test-arm-sme-tile-allocation": "of one processor",
    "convert-arm-sme-to-llvm": "of one processor",
}
LEFT_OUT_OPTIONS = {
    "affine-data-copy-generate":
        "generate-dma min-dma-transfer slow-mem-space tag-mem-space",  # no DMA
    "convert-vector-to-llvm":
        "enable-amx enable-arm-bf16 enable-arm-i8mm enable-arm-neon "
        "enable-arm-sve enable-x86vector reassociate-fp-reductions",
    "finalize-memref-to-llvm": "use-generic-functions",  # which nobody has
    "convert-func-to-llvm": "use-bare-ptr-memref-call-conv",  # another interface
    "print-op-stats": "json",
    # Programs have no tensors; test/random/tensors.py has.
    "one-shot-bufferize":
        "allow-return-allocs-from-loops allow-unknown-ops analysis-fuzzer-seed "
        "analysis-heuristic buffer-alignment bufferize-function-boundaries "
        "check-parallel-regions copy-before-write dialect-filter "
        "dump-alias-sets function-boundary-type-conversion "
        "must-infer-memory-space no-analysis-func-filter print-conflicts "
        "test-analysis-only unknown-type-conversion "
        "use-encoding-for-memory-space",
    # What it would change is the interface of main.
    "buffer-results-to-out-params":
        "add-result-attr hoist-dynamic-allocs modify-public-functions",
    "linalg-fold-unit-extent-dims": "use-rank-reducing-slices",
    "linalg-block-pack-matmul":
        "allow-padding block-factors lhs-transpose-inner-blocks "
        "lhs-transpose-outer-blocks mnk-order mnk-padded-multiples "
        "rhs-transpose-inner-blocks rhs-transpose-outer-blocks",
    "linalg-morph-ops": "category-to-generic generic-to-named "
                        "named-to-category named-to-generic",
    "linalg-detensorize": "aggressive-mode",
    # Programs are linked with no OpenMP runtime.
    "linalg-split-for-threads": "openmp",
    "scf-parallel-to-threads": "openmp",
}

# Programs that a pass may refuse, by what it says then.
REFUSED = [
    # Blocks in an affine loop.
    r"'affine\.\w+' op expects region #0 to have 0 or 1 blocks",
    r"failed to legalize operation 'math\.\w+' that was explicitly marked",
    # Constants of the LLVM dialect are no dimensions.
    r"'affine\.\w+' op operand cannot be used as a (dimension|symbol)",
    r"transformation does not support unreachable blocks",
]

OPTION = re.compile(r"\b(?:BOOL|INT|UINT|REAL|ENUM|LIST|INTS|STRING|PASSES|"
                    r"BITWIDTH|ROLLBACK|FAIL_AT_LIMIT)\(\w+(?:, \w+, \"([^\"]+)\")?")
IMPLIED = {"BITWIDTH": "index-bitwidth", "ROLLBACK": "allow-pattern-rollback",
           "FAIL_AT_LIMIT": "error-on-pattern-iteration-limit"}


def read_passes():
    """The flags of all passes, with the names of their options."""
    rows = []
    for table in sorted(glob.glob(TABLES)):
        with open(table) as f:
            rows += [r.split("\n//")[0] for r in f.read().split("\nPASS(")[1:]]
    passes = {}
    for row in rows:
        flag = re.search(r'"([^"]+)"', row).group(1)
        passes[flag] = [m.group(1) or IMPLIED[m.group().split("(")[0]]
                        for m in OPTION.finditer(row)]
    return passes


def check_tables(passes):
    """Complains of passes and options that are in no table."""
    missing = []
    for table in (OPTIONS, LEFT_OUT, LEFT_OUT_OPTIONS):
        missing += [f"no pass is called {f}" for f in table if f not in passes]
    for flag, options in passes.items():
        given = " ".join(OPTIONS.get(flag, [])) + " "
        given += LEFT_OUT_OPTIONS.get(flag, "")
        words = {w.split("=")[0] for w in given.split()}
        if flag not in LEFT_OUT:
            missing += [f"{flag} is never run with {o}" for o in options
                        if o not in words]
    return missing


def lists_of(passes):
    """The flags of every single run, as lists of arguments."""
    return [[f"-{flag}={text}" if text else f"-{flag}"]
            for flag in passes if flag not in LEFT_OUT
            for text in OPTIONS.get(flag, [""])]


class Runner:
    """Runs passes and programs, many in a process: starting one costs more."""

    def __init__(self):
        self.mlcc, self.work = os.environ["MLCC"], os.environ["WORK"]
        os.makedirs(self.work, exist_ok=True)
        self.known = {}  # exit status, output and messages of programs

    def file(self, name, text=None):
        path = os.path.join(self.work, name)
        if text is not None:
            with open(path, "wb") as f:
                f.write(text)
        return path

    def call(self, command, seconds=60, perturb="0"):
        """Exit status, output and messages."""
        environment = dict(os.environ, MALLOC_PERTURB_=perturb)
        try:
            done = subprocess.run(command, capture_output=True, timeout=seconds,
                                  env=environment, check=False)
        except subprocess.TimeoutExpired:
            return 124, b"", "does not end"
        return done.returncode, done.stdout, done.stderr.decode(errors="replace")

    # Passes

    def passed(self, text, flags):
        """The program behind passes, or what they say: (text, error)."""
        status, out, messages = self.call(
            [self.mlcc + "-opt", *flags, self.file("source.mlir", text)])
        return (out, None) if not status else (
            None, f"exit status {status}\n{messages}")

    def all_passed(self, texts, flags):
        """The same of several."""
        status, out, _ = self.call(
            [self.mlcc + "-opt", *flags, "-split-input-file",
             "-output-split-marker=" + SPLIT.decode(),
             self.file("sources.mlir", SPLIT.join(texts))], 60 + len(texts))
        parts = out.split(SPLIT)
        if status or len(parts) != len(texts):
            return [self.passed(text, flags) for text in texts]
        return [(part, None) for part in parts]

    # Programs

    def key(self, text, perturb="0"):
        return hashlib.sha256(text + perturb.encode()).digest()

    def run(self, text, perturb="0"):
        """Exit status, output and messages of a program."""
        key = self.key(text, perturb)
        if key not in self.known:
            self.known[key] = self.call(
                [self.mlcc, "-O0", "-run", self.file("program.mlir", text)],
                60, perturb)
        return self.known[key]

    def run_together(self, texts):
        """Runs several as one, so that run() knows them. One that disturbs the
        others is left to run(), and so are those behind it."""
        names, calls, declared = [], [], []
        for i, text in enumerate(texts):
            names.append(self.file(f"part{i}.mlir",
                                   text.replace(b"@main", b"@main_%d" % i)))
            declared.append(f"func.func private @main_{i}() -> i32")
            calls += [f"  %n{i} = arith.constant {i} : i64",
                      f"  %r{i} = func.call @main_{i}() : () -> i32",
                      "  func.call @printOpen() : () -> ()",
                      f"  func.call @printI64(%n{i}) : (i64) -> ()",
                      "  func.call @printClose() : () -> ()",
                      "  func.call @printNewline() : () -> ()"]
        declared += [f"func.func private @print{what}" for what in (
            "Open()", "Close()", "Newline()", "I64(i64)")]
        main_ = "\n".join(declared + ["func.func @main() -> i32 {"] + calls + [
            "  %zero = arith.constant 0 : i32", "  return %zero : i32", "}", ""])
        program = self.file("together")
        status, _, _ = self.call(
            [self.mlcc, "-O0", *names, self.file("main.mlir", main_.encode()),
             "-o", program], 120)
        if status:
            return
        out = self.call([program], 60)[1]
        for i, text in enumerate(texts):
            mark = b"( %d )\n" % i
            if mark not in out:
                return
            own, out = out.split(mark, 1)
            self.known[self.key(text)] = 0, own, ""

    def run_all(self, texts):
        todo = {self.key(t): t for t in texts}
        todo = [t for k, t in todo.items() if k not in self.known
                # Functions of the LLVM dialect are not private to their file.
                and b"llvm.func @main" not in t]
        for i in range(0, len(todo), TOGETHER):
            self.run_together(todo[i:i + TOGETHER])

    # Verdicts

    def judge(self, passed, expected):
        """None: the same as expected. Else what is wrong, in a few lines."""
        out, error = passed
        if error:
            if any(re.search(r, error) for r in REFUSED):
                return None
            return "a pass fails: " + "\n".join(error.splitlines()[:6])
        status, printed, messages = self.run(out)
        if status and not printed and "error" in messages:
            return "does not compile: " + "\n".join(messages.splitlines()[:6])
        if status != expected[0]:
            return f"exit status {status}, not {expected[0]}"
        if printed != expected[1]:
            return "differs: " + first_difference(expected[1], printed)
        return None

    def is_defined(self, text):
        """What is printed does not depend on what is in fresh memory."""
        a, b = self.run(text), self.run(text, "165")
        return a[0] == b[0] == 0 and a[1] == b[1]

    def shrink(self, text, flags, kind, seconds):
        def is_bad(lines):
            candidate = "\n".join(lines).encode() + b"\n"
            expected = self.run(candidate)
            if expected[0]:
                return False
            found = self.judge(self.passed(candidate, flags), expected)
            return bool(found) and found.split(":")[0] == kind and \
                self.is_defined(candidate)
        lines = smaller(text.decode().splitlines(), is_bad, seconds)
        return "\n".join(lines) + "\n"


def first_difference(expected, printed):
    a, b = expected.decode().splitlines(), printed.decode().splitlines()
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y:
            return f"line {i + 1}\n  {x[:200]}\n  {y[:200]}"
    return f"{len(a)} lines, {len(b)} behind the passes"


class Trial:
    """Of one program: what it prints, and what it is behind passes."""

    def __init__(self, seed, runner, pairs, lists):
        self.seed, self.text = seed, generate.program(seed).encode()
        rng = random.Random(seed)
        self.todo = [rng.choice(lists) + rng.choice(lists)
                     for _ in range(pairs)]
        self.results = []  # flags, and what passed() gives
        self.runner = runner

    def is_compared(self):
        """It runs without passes."""
        status, _, messages = self.runner.run(self.text)
        if "the runtime library" in messages:
            print("skipped:", messages)
            sys.exit(77)
        if status:
            print(f"program {self.seed} does not run without passes:",
                  messages[:600], flush=True)
        return not status


def number(name, default):
    return float(os.environ.get(name, default))


def show_failure(runner, trial, flags, wrong, count):
    print(f"program {trial.seed}, {' '.join(flags)}: {wrong}", flush=True)
    text = runner.shrink(trial.text, flags, wrong.split(":")[0],
                         number("REDUCE", 60))
    head = f"// mlcc-opt {' '.join(flags)}\n"
    name = runner.file(f"{trial.seed}-{count}.mlir", (head + text).encode())
    print(f"  made smaller: {name}", flush=True)


def run_lot(runner, trials, lists, every):
    """Runs all passes on programs; how many runs there were and which failed."""
    failed, runs = [], 0
    runner.run_all([t.text for t in trials])
    trials = [t for t in trials if t.is_compared() or failed.append(t)]
    for i, flags in enumerate(lists):
        chosen = [t for t in trials if i % every == t.seed % every]
        for t, result in zip(chosen, runner.all_passed(
                [t.text for t in chosen], flags) if chosen else []):
            t.results.append((flags, result))
    for t in trials:
        t.results += [(flags, runner.passed(t.text, flags)) for flags in t.todo]
    runner.run_all([out for t in trials for _, (out, _) in t.results if out])
    for t in trials:
        for flags, result in t.results:
            wrong = runner.judge(result, runner.run(t.text))
            runs += 1
            if wrong:
                failed.append(t)
                show_failure(runner, t, flags, wrong, len(failed))
    runner.known.clear()
    return runs, len(failed)


def main():
    passes = read_passes()
    missing = check_tables(passes)
    if missing:
        sys.exit("\n".join(missing))
    if os.environ.get("PASSES"):
        only = os.environ["PASSES"].split(",")
        passes = {f: o for f, o in passes.items() if f in only}
    lists, runner = lists_of(passes), Runner()
    seed, every = int(number("FIRST", 1)), int(number("EVERY", 1))
    end, begun = seed + int(number("COUNT", 6)), time.time()
    programs = runs = failed = 0
    while seed < end and time.time() - begun <= number("LIMIT", "inf"):
        lot = range(seed, min(end, seed + LOT))
        more, bad = run_lot(runner, [Trial(n, runner, int(number("PAIRS", 10)),
                                           lists) for n in lot], lists, every)
        seed, programs = lot.stop, programs + len(lot)
        runs, failed = runs + more, failed + bad
        print(f"{programs} programs, {runs} runs behind passes, {failed} failed",
              flush=True)
    sys.exit(1 if failed or not runs else 0)


if __name__ == "__main__":
    main()
