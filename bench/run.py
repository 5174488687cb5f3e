#!/usr/bin/env python3
"""Measures mlcc against mlir-opt, mlir-translate and clang of LLVM 22, and gcc.

    bench/run.py                      everything, with build/release/bin/mlcc
    bench/run.py --mlcc PATH --runs 21 --only small start
    bench/run.py --quick              three runs of each, for a first look
    bench/run.py --mlcc build/optimized/bin/mlcc --beside build/release/bin/mlcc
                                      two builds of mlcc side by side

Each row is one piece of work, done by mlcc and by LLVM's own tools in turns
(A, B, A, B, ...) in one go, so that both see the same machine. Printed are
medians of wall time, of CPU time (user and system, of all processes of a
chain) and, where memory matters, of the peak resident set; ratios are LLVM's
divided by mlcc's, so more is better. `aim` is the wall ratio (for memory, the
share) that the design asks for. A row whose programs are absent is reported
as skipped. With --beside, each row has a second line: the same for the other
build, whose runs come in turns with the rest.

The chain of LLVM's tools is the one of test/interop/oracle.sh. Inputs are the
examples, modules that generate.py writes to the work folder, and for
`intrinsics` programs that are compiled first, and then run; what the processor
has no instructions for is skipped and counted. `kernels` runs what is compiled
in one process (kernels/turns.c), which also compares what they compute, and in
several such, and its ratios are the other way round: mlcc's time divided by
that of another in the same turn, the middle one of all, so that less is better.
"""

import argparse
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


# ===-- running and measuring --------------------------------------------===

class Failure(Exception):
    """A command ended with a failure; the text is what it said."""


class Sample:
    """What one run took: seconds, seconds, bytes; and what it printed to its
    standard error."""

    def __init__(self, wall, cpu, memory, text):
        self.wall = wall
        self.cpu = cpu
        self.memory = memory
        self.text = text


def run_pipeline(stages, log):
    """Runs commands joined by pipes; returns (CPU seconds, peak bytes).

    The processes are spawned without a fork of this one, and their resources
    are read by wait4, so that nothing else is counted.
    """
    processes = []
    source = os.open(os.devnull, os.O_RDONLY)
    for i, argv in enumerate(stages):
        last = i == len(stages) - 1
        if last:
            read, write = None, os.open(os.devnull, os.O_WRONLY)
        else:
            read, write = os.pipe()
        actions = [(os.POSIX_SPAWN_DUP2, source, 0),
                   (os.POSIX_SPAWN_DUP2, write, 1),
                   (os.POSIX_SPAWN_DUP2, log.fileno(), 2)]
        # Ends of pipes are not inherited (PEP 446), but for these copies.
        processes.append(os.posix_spawnp(argv[0], argv, os.environ,
                                         file_actions=actions))
        os.close(source)
        os.close(write)
        source = read
    cpu, memory, failed = 0.0, 0, None
    for process, argv in zip(processes, stages):
        _, status, usage = os.wait4(process, 0)
        cpu += usage.ru_utime + usage.ru_stime
        memory = max(memory, usage.ru_maxrss * 1024)
        if status != 0 and failed is None:
            failed = argv[0]
    if failed:
        log.seek(0)
        raise Failure(f"{failed}: {log.read().decode(errors='replace')[:400]}")
    return cpu, memory


def run(steps):
    """Runs pipelines one after the other, and measures them as one."""
    with tempfile.TemporaryFile() as log:
        cpu, memory = 0.0, 0
        start = time.perf_counter()
        for stages in steps:
            step_cpu, step_memory = run_pipeline(stages, log)
            cpu += step_cpu
            memory = max(memory, step_memory)
        wall = time.perf_counter() - start
        log.seek(0)
        return Sample(wall, cpu, memory, log.read().decode(errors="replace"))


def measure(contestants, runs):
    """Samples of each contestant, taken in turns; the first round is only to
    warm up."""
    samples = [[] for _ in contestants]
    for round in range(runs + 1):
        for steps, taken in zip(contestants, samples):
            sample = run(steps)
            if round > 0:
                taken.append(sample)
    return samples


def passes_alone(text):
    """Wall seconds that --mlir-timing says were spent in passes: the total
    less reading, writing and what is around them. mlcc-opt prints wall and CPU
    time, mlir-opt user and wall time, with percentages, or wall time only."""
    times = {}
    for line in text.splitlines():
        match = re.match(r"\s*(\d+\.\d+)( \(\s*[\d.]+%\))?"
                         r"(?:\s+([\d.]+)(?: \(\s*[\d.]+%\))?)?\s+(\S.*)", line)
        if match:
            first, percent, second, name = match.groups()
            wall = second if percent and second else first
            times[name.strip()] = float(wall)
    if "Total" not in times:
        raise Failure("no 'Total' in the output of --mlir-timing")
    return times["Total"] - sum(times.get(name, 0)
                                for name in ("Parser", "Output", "Rest"))


# ===-- the work ---------------------------------------------------------===

class Bench:
    def __init__(self, arguments, work):
        self.arguments = arguments
        self.work = work
        self.mlcc = arguments.mlcc
        self.beside = arguments.beside
        self.mlcc_opt = f"{arguments.mlcc}-opt"
        self.failed = False
        self.passes = self.oracle_passes()
        self.own_passes = self.known_passes(self.passes)

    def oracle_passes(self):
        script = os.path.join(ROOT, "test", "interop", "oracle.sh")
        return subprocess.run(
            ["bash", "-c", f". '{script}'; oracle_passes 64"],
            check=True, capture_output=True, text=True).stdout.strip()

    def known_passes(self, passes):
        """The pipeline less what a build of mlcc has no pass for, since another
        of its passes does it."""
        for mlcc in filter(None, [self.mlcc, self.beside]):
            text = subprocess.run([f"{mlcc}-opt", "--help"], check=True,
                                  capture_output=True, text=True).stdout
            for name in re.findall(r"[(,]([\w-]+)", passes):
                if f"--{name} " not in text and f"--{name}\n" not in text:
                    passes = re.sub(rf"{name}(\{{[^}}]*\}})?(,|(?=\)))", "",
                                    passes)
        return re.sub(r"func\.func\(\),|,(?=\))", "", passes)

    def path(self, name):
        return os.path.join(self.work, name)

    def module(self, functions, kinds="core"):
        """A generated module of so many functions, made once."""
        path = self.path(f"{functions}.{kinds}.mlir")
        if not os.path.exists(path):
            with open(path, "w") as file:
                subprocess.run([sys.executable, os.path.join(HERE,
                                "generate.py"), str(functions),
                                "--kinds", kinds],
                               check=True, stdout=file)
        return path

    def generic(self, path):
        """The same module in the generic form."""
        result = path.replace(".mlir", ".generic.mlir")
        if not os.path.exists(result):
            subprocess.run(["mlir-opt-22", "--mlir-print-op-generic", path,
                            "-o", result], check=True)
        return result

    # Commands, as lists of pipelines.

    def by_mlcc(self, level, source):
        return [[[self.mlcc, level, "-c", source, "-o",
                  self.path("mlcc.o")]]]

    def chain(self, level, source):
        lower = ["mlir-opt-22", f"--pass-pipeline={self.passes}", source]
        translate = ["mlir-translate-22", "--mlir-to-llvmir"]
        compile = ["clang-22", "-x", "ir", "-Wno-override-module", level,
                   "-c", "-", "-o", self.path("chain.o")]
        return lower, translate, compile

    def through_pipes(self, level, source):
        return [list(self.chain(level, source))]

    def through_files(self, level, source):
        lower, translate, compile = self.chain(level, source)
        lowered, translated = self.path("chain.mlir"), self.path("chain.ll")
        compile[compile.index("-")] = translated
        return [[lower + ["-o", lowered]],
                [translate + [lowered, "-o", translated]], [compile]]

    def by_beside(self, steps):
        """The same work by the other build."""
        def replace(program):
            folder, name = os.path.split(program)
            own = folder == os.path.dirname(self.mlcc)
            return os.path.join(os.path.dirname(self.beside),
                                name) if own else program

        return [[[replace(argv[0])] + argv[1:] for argv in stages]
                for stages in steps]

    # Printing.

    def report(self, label, samples, aim, memory_aim=None, value=None):
        """One line: mlcc's medians, the other's, and the ratios."""
        def median(taken, what):
            return statistics.median(what(sample) for sample in taken)

        wall = value or (lambda sample: sample.wall)
        ours, theirs = (median(taken, wall) for taken in samples)
        line = (f"{label:<44}{ours * 1e3:>10.1f}{theirs * 1e3:>10.1f}"
                f"{ratio(theirs, ours):>8}{aim:>7}")
        if not value:
            cpu = [median(taken, lambda sample: sample.cpu)
                   for taken in samples]
            line += (f"{cpu[0] * 1e3:>11.1f}{cpu[1] * 1e3:>10.1f}"
                     f"{ratio(cpu[1], cpu[0]):>8}")
        print(line)
        if memory_aim:
            memory = [median(taken, lambda sample: sample.memory) / 1e6
                      for taken in samples]
            print(f"{'  peak memory, MB (share)':<44}{memory[0]:>10.0f}"
                  f"{memory[1]:>10.0f}{ratio(memory[0], memory[1]):>8}"
                  f"{memory_aim:>7}")
        sys.stdout.flush()

    def row(self, label, ours, theirs, aim, runs, **options):
        programs = [stages[0][0] for stages in ours[:1]]
        programs += [argv[0] for stages in theirs for argv in stages]
        for program in programs:
            if not shutil.which(program):
                print(f"{label:<44}skipped: no {program}")
                return None
        try:
            others = [self.by_beside(ours)] if self.beside else []
            taken, *beside, other = measure([ours, *others, theirs], runs)
            self.report(label, [taken, other], aim, **options)
            for samples in beside:
                self.report("  the other build", [samples, other], "",
                            **options)
            return [taken, other]
        except Failure as failure:
            print(f"{label:<44}failed: {failure}")
            self.failed = True
            return None

    # Groups of rows.

    def start(self):
        runs = self.arguments.runs
        ours = [[[self.mlcc, "--version"]]]
        for program in ("mlir-opt-22", "clang-22", "llc-22", "gcc"):
            self.row(f"start-up, against {program}", ours,
                     [[[program, "--version"]]], "", runs)

    def small(self):
        runs = self.arguments.runs
        sources = [os.path.join(ROOT, "examples", kernel, kernel + ".mlir")
                   for kernel in self.arguments.kernels]
        for source in [os.path.join(HERE, "matmul.mlir")] + sources:
            kernel = os.path.relpath(source, ROOT).split(os.sep)
            kernel = kernel[-1][:-5] if kernel[0] == "bench" else (
                "examples/" + kernel[1])
            for level, pipes, files in (("-O2", 5.5, 8), ("-O0", 11, 18)):
                ours = self.by_mlcc(level, source)
                self.row(f"{kernel} to object, {level}, through pipes", ours,
                         self.through_pipes(level, source), pipes, runs)
                self.row(f"{kernel} to object, {level}, through files", ours,
                         self.through_files(level, source), files, runs)

    def beside_c(self):
        """The small kernel, beside C compilers on the same in C."""
        runs = self.arguments.runs
        kernel, in_c = (os.path.join(HERE, "matmul." + suffix)
                        for suffix in ("mlir", "c"))
        for program in ("gcc", "clang-22"):
            for level in ("-O0", "-O2"):
                compile = [program, level, "-c", in_c, "-o",
                           self.path("matmul.o")]
                self.row(f"matmul to object, {level}, against {program} on C",
                         self.by_mlcc(level, kernel), [[compile]], "", runs)

    def text(self):
        runs = self.arguments.large_runs
        small, large = self.module(7700), self.module(29500)
        inputs = [(small, "custom"), (large, "custom")]
        if shutil.which("mlir-opt-22"):
            inputs.append((self.generic(small), "generic"))
        for source, form in inputs:
            size = os.path.getsize(source) / 1e6
            label = f"parse, verify, print {size:.0f} MB, {form}"
            for threads, flags, aim in (
                    ("1 thread", ["--mlir-disable-threading"], 6),
                    ("threads", [], 10)):
                ours = [[[self.mlcc_opt, *flags, source, "-o",
                          self.path("ours.mlir")]]]
                theirs = [[["mlir-opt-22", *flags, source, "-o",
                            self.path("theirs.mlir")]]]
                self.row(f"{label}, {threads}", ours, theirs, aim, runs,
                         memory_aim=0.45 if flags else None)

    def lower(self):
        self.lower_module("5000 functions", self.module(5000))
        self.lower_module("1000 of affine, vector",
                          self.module(1000, "affine,vector"))

    def lower_module(self, what, source):
        runs = self.arguments.large_runs
        for threads, flags in (("1 thread", ["--mlir-disable-threading"]),
                               ("threads", [])):
            own = flags + [f"--pass-pipeline={self.own_passes}", source]
            flags = flags + [f"--pass-pipeline={self.passes}", source]
            timing = ["--mlir-timing", "--mlir-timing-display=list"]
            self.row(f"lower {what}, text out, {threads}",
                     [[[self.mlcc_opt, *own, "-o", self.path("ours.mlir")]]],
                     [[["mlir-opt-22", *flags, "-o",
                        self.path("theirs.mlir")]]], 12, runs)
            self.row(f"lower {what}, passes alone, {threads}",
                     [[[self.mlcc_opt, *timing, *own, "-o", os.devnull]]],
                     [[["mlir-opt-22", *timing, *flags, "-o", os.devnull]]],
                     25, runs, value=lambda sample: passes_alone(sample.text))

    def tensors(self):
        """Functions of structured operations on tensors: to memory, to loops."""
        runs = self.arguments.large_runs
        source = self.module(5000, "tensor")
        boundaries = "--one-shot-bufferize=bufferize-function-boundaries"
        memory = self.path("5000.memory.mlir")
        if not os.path.exists(memory):
            subprocess.run(["mlir-opt-22", boundaries, source, "-o", memory],
                           check=True)
        for what, flag, input in (
                ("one-shot-bufferize", "--one-shot-bufferize", source),
                ("the same across functions", boundaries, source),
                ("convert-linalg-to-loops", "--convert-linalg-to-loops",
                 memory)):
            flags = ["--mlir-disable-threading", "--mlir-timing",
                     "--mlir-timing-display=list", flag, input, "-o",
                     os.devnull]
            self.row(f"{what} of 5000 functions, passes alone",
                     [[[self.mlcc_opt, *flags]]], [[["mlir-opt-22", *flags]]],
                     15, runs, value=lambda sample: passes_alone(sample.text),
                     memory_aim=0.3)

    def rewrite(self):
        """What canonicalize and cse do to many functions."""
        runs = self.arguments.large_runs
        source = self.module(5000)
        for threads, flags, aim in (
                ("1 thread", ["--mlir-disable-threading"], 6),
                ("threads", [], 8)):
            passes = flags + ["--canonicalize", "--cse", source]
            timing = ["--mlir-timing", "--mlir-timing-display=list"]
            self.row(f"canonicalize, cse of 5000 functions, {threads}",
                     [[[self.mlcc_opt, *passes, "-o", self.path("ours.mlir")]]],
                     [[["mlir-opt-22", *passes, "-o",
                        self.path("theirs.mlir")]]], aim, runs, memory_aim=0.5)
            self.row(f"the same, passes alone, {threads}",
                     [[[self.mlcc_opt, *timing, *passes, "-o", os.devnull]]],
                     [[["mlir-opt-22", *timing, *passes, "-o", os.devnull]]],
                     10, runs, value=lambda sample: passes_alone(sample.text))

    def large(self):
        runs = self.arguments.large_runs
        source = self.module(self.arguments.functions)
        for level, aim in (("-O0", 8), ("-O2", 2.4)):
            self.row(f"{self.arguments.functions} functions to object, "
                     f"{level}", self.by_mlcc(level, source),
                     self.through_pipes(level, source), aim, runs,
                     memory_aim="-")

    def sqlite_ir(self):
        """SQLite as LLVM IR by clang -O2: from $SQLITE, the directory of its
        amalgamation, else from the npm package better-sqlite3. None where
        there is neither."""
        result = self.path("sqlite3.ll")
        directory = os.environ.get("SQLITE")
        try:
            if not directory:
                script = os.path.join(ROOT, "test", "interop", "real.sh")
                package = "better-sqlite3@12.11.1"
                subprocess.run(["bash", "-c", f". '{script}'; "
                                f"npm_sources {package}"],
                               check=True, cwd=self.work)
                directory = self.path("package/deps/sqlite3")
            subprocess.run(["clang-22", "-w", "-O2", "-S", "-emit-llvm",
                            os.path.join(directory, "sqlite3.c"),
                            "-o", result], check=True)
            return result
        except (OSError, subprocess.CalledProcessError):
            return None

    def sqlite(self):
        """A real program as LLVM IR, to the llvm dialect, through it, and
        back. llvm-as does what an import cannot do without: it reads the IR
        and checks it."""
        runs = self.arguments.large_runs
        ir = self.sqlite_ir()
        if not ir:
            print("SQLite as LLVM IR: skipped: no SQLite or no clang-22")
            return
        translate = os.path.join(os.path.dirname(self.mlcc), "mlcc-translate")
        mlir, ours = self.path("sqlite3.mlir"), self.path("ours")
        subprocess.run([translate, "-import-llvm", ir, "-o", mlir], check=True)
        imported = [[[translate, "-import-llvm", ir, "-o", ours]]]
        oracle = ["mlir-translate-22"]
        size = os.path.getsize(ir) / 1e6
        nowhere = [[[translate, "-import-llvm", ir, "-o", os.devnull]]]
        self.row(f"import {size:.0f} MB of LLVM IR, against llvm-as", nowhere,
                 [[["llvm-as-22", "-disable-output", ir]]], 0.67, runs)
        theirs = self.path("theirs")
        self.row("the same, against mlir-translate", imported,
                 [[oracle + ["-import-llvm", ir, "-o", theirs]]], 2, runs,
                 memory_aim="-")
        size = os.path.getsize(mlir) / 1e6
        for threads, flags, aim in (
                ("1 thread", ["--mlir-disable-threading"], 6),
                ("threads", [], 10)):
            self.row(f"parse, verify, print {size:.0f} MB of it, {threads}",
                     [[[self.mlcc_opt, *flags, mlir, "-o", ours]]],
                     [[["mlir-opt-22", *flags, mlir, "-o", theirs]]], aim,
                     runs, memory_aim="-")
        self.row(f"{size:.0f} MB of it to LLVM IR",
                 [[[translate, "-mlir-to-llvmir", mlir, "-o", ours]]],
                 [[oracle + ["-mlir-to-llvmir", mlir, "-o", theirs]]], 3, runs,
                 memory_aim="-")

        self.sqlite_objects(ir, mlir)

    def sqlite_objects(self, ir, mlir):
        """The same program to an object: against clang, and against one
        thread of our own."""
        runs = self.arguments.large_runs
        ours, theirs = self.path("ours.o"), self.path("theirs.o")
        for level, aim in (("-O0", 1.7), ("-O2", 1.25)):
            clang = [[["clang-22", "-w", level, "-c", ir, "-o", theirs]]]
            for source, form in ((ir, "LLVM IR"), (mlir, "MLIR")):
                work = [self.mlcc, level, "-c", source, "-o"]
                self.row(f"{form} to object, {level}, against clang",
                         [[work + [ours]]], clang, "", runs, memory_aim="-")
                self.row("the same, against one thread", [[work + [ours]]],
                         [[work + [theirs, "-threads=1"]]], aim, runs)

    def structs(self):
        """Structs that nearly all point at one another: what a field costs
        must not depend on how many there are. No other tool reads them."""
        for fields in (1000, 10000, 100000):
            source = self.path(f"structs-{fields}.mlir")
            with open(source, "w") as file:
                subprocess.run([sys.executable, os.path.join(HERE,
                                "structs.py"), str(fields)],
                               check=True, stdout=file)
            ours = [[[self.mlcc_opt, "-print-type-aliases", source, "-o",
                      self.path("ours.mlir")]]]
            taken = measure([ours], self.arguments.large_runs)[0]
            wall, memory = (statistics.median(what) for what in (
                [sample.wall for sample in taken],
                [sample.memory for sample in taken]))
            size = os.path.getsize(self.path("ours.mlir"))
            print(f"structs of {fields} fields, parse and print with aliases: "
                  f"{wall * 1e3:.1f} ms ({wall * 1e6 / fields:.2f} us a "
                  f"field), {memory / 1e6:.0f} MB, {size / 1e6:.2f} MB of text")
            sys.stdout.flush()


    def intrinsics(self):
        """Kernels of one processor, run: those of test/intrinsics beside the
        same in C, by clang; bench/intrinsics has that and each @main."""
        folder = os.path.join(HERE, "intrinsics")
        skipped = 0
        for main in sorted(os.listdir(folder)):
            if not main.endswith("_main.c"):
                continue
            kernel = main.removesuffix("_main.c")
            source = os.path.join(ROOT, "test", "intrinsics", kernel + ".mlir")
            label = f"run {kernel} beside C with intrinsics"
            missing = missing_features(source)
            if missing:
                print(f"{label:<44}skipped: the processor has no {missing}")
                skipped += 1
                continue
            ours, theirs = self.path(kernel), self.path(kernel + ".clang")
            flags = ["-O3", "-march=native"]
            main, twin = (os.path.join(folder, kernel + end)
                          for end in ("_main.c", ".c"))
            try:
                run([[[self.mlcc, *flags, "-c", source, "-o", ours + ".o"]],
                     [["clang-22", *flags, main, ours + ".o", "-o", ours]],
                     [["clang-22", *flags, main, twin, "-o", theirs]]])
            except (Failure, OSError) as failure:
                print(f"{label:<44}skipped: {failure}")
                skipped += 1
                continue
            self.row(label, [[[ours]]], [[[theirs]]], 1,
                     self.arguments.large_runs)
        if skipped:
            print(f"{skipped} kernels skipped")

    def kernels(self):
        """Kernels run: bench/kernels, in loops over numbers and over vectors,
        beside what others make of the same source and of the same in C."""
        folder = os.path.join(HERE, "kernels")
        turns = self.path("turns")
        try:
            run([[["cc", "-O2", os.path.join(folder, "turns.c"), "-o", turns,
                   "-lm"]]])
        except (Failure, OSError) as failure:
            print(f"kernels: skipped: {failure}")
            return
        print(f"{'':<44}{'time in that of':^32}\n{'run':<44}{'us':>10}"
              + "".join(f"{name:>10}" for name in CONTESTANTS[1:]))
        ratios = []
        for name in sorted(os.listdir(folder)):
            if name.endswith(".mlir"):
                ratios += self.kernel_rows(folder, name.removesuffix(".mlir"))
        for i, other in enumerate(CONTESTANTS[1:]):
            taken = [(row[i], label) for label, row in ratios if row[i]]
            if taken:
                mean = statistics.geometric_mean(ratio for ratio, _ in taken)
                most, label = max(taken)
                print(f"all kernels, in the time of {other}: geometric mean "
                      f"{mean:.2f}, most {most:.2f} ({label})")

    def kernel_rows(self, folder, name):
        """The rows of one module: one for each list of flags that it names,
        and what each contestant's time makes of ours."""
        source = os.path.join(folder, name + ".mlir")
        with open(source) as file:
            text = file.read()
        arrays = re.search(r"// ARRAYS: (.*)", text)[1]
        rows = []
        for more in [""] + re.findall(r"// ALSO: (.*)", text):
            label = f"{name.replace('.', ', ')} {more}".strip()
            try:
                libraries = self.link_kernel(folder, name, more.split())
                times = self.kernel_times(arrays, libraries)
                row = [ratio_in_turns(times["mlcc"], times.get(other))
                       for other in CONTESTANTS[1:]]
                print(f"{label:<44}{min(times['mlcc']) / 1e3:>10.2f}" + "".join(
                    f"{f'{x:.2f}' if x else '-':>10}" for x in row))
                if "beside" in times:
                    print(f"{'  the other build':<44}"
                          f"{min(times['beside']) / 1e3:>10.2f}")
                sys.stdout.flush()
                rows.append((label, row))
            except (Failure, subprocess.CalledProcessError) as failure:
                said = getattr(failure, "stderr", None) or failure
                print(f"{label:<44}failed: {said}")
                self.failed = True
        return rows

    def kernel_times(self, arrays, libraries):
        """Nanoseconds of a call in each round, in several processes: where code
        and data happen to lie makes a twelfth of a time, even of the same
        instructions, and stays as it is while a process runs."""
        rounds = self.arguments.large_runs
        command = [self.path("turns"), str(rounds), arrays, *libraries.values()]
        times = {name: [] for name in libraries}
        for _ in range(PLACES):
            output = subprocess.run(command, check=True, capture_output=True,
                                    text=True).stdout
            for line in output.splitlines():
                for name, nanoseconds in zip(libraries, line.split()):
                    times[name].append(float(nanoseconds))
        return times

    def link_kernel(self, folder, name, more):
        """Shared libraries of one kernel, by contestant, for this machine: of
        C first, which says what is right."""
        source = os.path.join(folder, name + ".mlir")
        in_c = os.path.join(folder, name + ".c")
        if not os.path.exists(in_c):
            in_c = os.path.join(folder, name.split(".")[0] + ".c")
        ir = self.kernel_ir(source)
        flags = ["-O3", "-march=native", "-fPIC", "-shared", *more]
        c_flags = ["-fno-math-errno", "-ffp-contract=off", in_c, "-lm"]
        own = [source, "-fmemref-abi=bare"]
        wanted = {"clang": ["clang-22", *flags, *c_flags],
                  "mlcc": [self.mlcc, *flags, *own],
                  "LLVM": ["clang-22", *flags, "-Wno-override-module",
                           ir, "-lm"],
                  "gcc": ["gcc", *flags, *c_flags]}
        if self.beside:
            wanted["beside"] = [self.beside, *flags, *own]
        libraries = {}
        for contestant, command in wanted.items():
            if (not shutil.which(command[0]) or contestant == "gcc" and more or
                    contestant == "LLVM" and not os.path.exists(ir)):
                continue
            libraries[contestant] = self.path(f"{name}.{contestant}.so")
            run([[command + ["-o", libraries[contestant]]]])
        return libraries

    def kernel_ir(self, source):
        """LLVM IR by mlir-opt and mlir-translate, with the options that mlcc
        lowers by."""
        result = self.path(os.path.basename(source) + ".ll")
        if not shutil.which("mlir-opt-22"):
            return result
        script = os.path.join(ROOT, "test", "interop", "oracle.sh")
        passes = subprocess.run(
            ["bash", "-c", f". '{script}'; oracle_passes 64 math"],
            check=True, capture_output=True, text=True).stdout.strip()
        # By itself mlir-opt would add up rows.
        passes = passes.replace(
            "convert-vector-to-llvm",
            "convert-vector-to-llvm{vector-contract-lowering=outerproduct}")
        passes = passes.replace("convert-func-to-llvm{",
                                "convert-func-to-llvm{"
                                "use-bare-ptr-memref-call-conv=true ")
        run([[["mlir-opt-22", f"--pass-pipeline={passes}", source],
              ["mlir-translate-22", "--mlir-to-llvmir", "-o", result]]])
        return result


def missing_features(source):
    """What a module says that the processor must have, and it has not."""
    try:
        with open("/proc/cpuinfo") as file:
            has = set(file.read().split())
    except OSError:
        has = set()
    with open(source) as file:
        wanted = re.search(r"// CPU: (.*)", file.read())[1].split()
    return " ".join(name for name in wanted if name not in has)


def ratio_in_turns(ours, theirs):
    """The middle one of our times divided by theirs of the same round."""
    return theirs and statistics.median(a / b for a, b in zip(ours, theirs))


def ratio(a, b):
    return f"{a / b:.2f}" if b > 0 else "-"


GROUPS = ["start", "small", "beside_c", "text", "lower", "tensors", "rewrite", "large",
          "sqlite", "structs", "kernels", "intrinsics"]

# Who compiles kernels: from MLIR, by LLVM's tools too, or from C.
CONTESTANTS = ["mlcc", "LLVM", "clang", "gcc"]
PLACES = 8  # processes that time each kernel


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0],
        formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--mlcc", help="the compiler to measure",
                        default=os.path.join(ROOT, "build", "release", "bin",
                                             "mlcc"))
    parser.add_argument("--beside", help="another build, to be shown beside")
    parser.add_argument("--runs", type=int, default=31,
                        help="runs of the short pieces of work")
    parser.add_argument("--large-runs", type=int, default=11,
                        help="runs of the long ones")
    parser.add_argument("--quick", action="store_true",
                        help="three runs of everything")
    parser.add_argument("--functions", type=int, default=5000,
                        help="size of the large module")
    parser.add_argument("--kernels", nargs="+", default=["matmul", "softmax"],
                        help="examples to compile beside bench/matmul.mlir")
    parser.add_argument("--only", nargs="+", choices=GROUPS, default=GROUPS,
                        help="groups of rows")
    parser.add_argument("--work", help="a folder for inputs and outputs, kept"
                        " afterwards; by default a temporary one")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.runs = arguments.large_runs = 3

    work = arguments.work or tempfile.mkdtemp(prefix="mlcc-bench-")
    os.makedirs(work, exist_ok=True)
    try:
        bench = Bench(arguments, work)
        print(f"{os.cpu_count()} processors; medians of {arguments.runs} runs "
              f"(short work) and {arguments.large_runs} (long), ms")
        print(f"{'':<44}{'wall':^28}{'':>7}{'CPU':^29}")
        print(f"{'':<44}{'mlcc':>10}{'LLVM':>10}{'ratio':>8}{'aim':>7}"
              f"{'mlcc':>11}{'LLVM':>10}{'ratio':>8}")
        for group in arguments.only:
            getattr(bench, group)()
        return 1 if bench.failed else 0
    finally:
        if not arguments.work:
            shutil.rmtree(work)


if __name__ == "__main__":
    sys.exit(main())
