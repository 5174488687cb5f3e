#!/usr/bin/env python3
"""Which of our C do the tests come to?

    scripts/reach.py [--label LABEL] [--only GLOB] [--jobs J]
    scripts/reach.py --sides GLOB

Builds what is committed (in the copy build/mutate/) so that it counts how often
each function is called, runs each test of a label by itself (a file of a lit
suite is a test), and keeps what was called in build/mutate/reach.json, where
scripts/mutate.py finds it. Prints the functions that no test comes to: a
mistake in them is noticed by none. With --only, of tests that have changed, the
others stay as they are known. Needs clang-22. Takes ten minutes.

With --sides, runs nothing: of each file of ours that GLOB names, prints what no
test of the last run comes to (`-`) and the conditions that were never true
(`never`) or always (`always`), the worst file last.
"""
import argparse
import concurrent.futures
import fnmatch
import glob
import json
import os
import re
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COPY = os.path.join(ROOT, "build", "mutate")
BUILD = os.path.join(COPY, "build", "traced")
MAP = os.path.join(COPY, "reach.json")
LIT_TIMES = os.path.join(BUILD, "test", ".lit_test_times.txt")
COUNTS = os.path.join(COPY, "reach.profdata")
FOLDERS = ("ir", "frontend", "lowering", "intrinsics", "backend", "driver")
# Counts are kept in the file, where they outlast a crash, and what is run in
# the process's place.
COUNTING = "-fprofile-instr-generate -fprofile-continuous"


def update_copy():
    """Has the copy hold what is committed."""
    if not os.path.isdir(COPY):
        subprocess.run(["git", "worktree", "add", "--detach", COPY], cwd=ROOT,
                       check=True)
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, check=True,
                          text=True, capture_output=True).stdout.strip()
    subprocess.run(["git", "checkout", "-q", "-f", "--detach", head], cwd=COPY,
                   check=True)


def build(folder, flags, *more, jobs):
    """A build of the copy that is quick to make anew after a change."""
    subprocess.run(["cmake", "--preset", "ci", "-B", folder,
                    "-DCMAKE_BUILD_TYPE=Quick", "-DMLCC_SHARED_LLVM=ON",
                    f"-DCMAKE_C_FLAGS_QUICK=-O1 -DNDEBUG {flags}", *more],
                   cwd=COPY, check=True, stdout=subprocess.DEVNULL)
    made = subprocess.run(["ninja", "-C", folder, "-j", jobs], text=True,
                          capture_output=True, check=False)
    if made.returncode:
        sys.exit(made.stdout[-2000:])


def tests_of(folder, label):
    """{name: (command, environment)}; files of lit suites one by one."""
    listed = subprocess.run(
        ["ctest", "--test-dir", folder, "-L", f"^{label}$",
         "--show-only=json-v1"], check=True, text=True, capture_output=True)
    tests = {}
    for test in json.loads(listed.stdout)["tests"]:
        name, command = test["name"], test["command"]
        more = [p["value"] for p in test["properties"]
                if p["name"] == "ENVIRONMENT"]
        if not name.startswith("lit-"):
            tests[name] = command, dict(e.split("=", 1) for e in sum(more, []))
            continue
        shown = subprocess.run([command[0], "--show-tests", command[-1]],
                               check=True, text=True, capture_output=True)
        for file in re.findall(r":: (\S+)", shown.stdout):
            tests[file] = [command[0], "-q", os.path.join(folder, "test",
                                                          file)], {}
    return tests


def called(raw):
    """{function: whether it was called} of the counts in files."""
    text = subprocess.run(
        ["llvm-profdata-22", "merge", "-text", "-o", "-", *raw],
        text=True, capture_output=True, check=False).stdout
    found = re.findall(r"^(\S+)\n# Func Hash:\n\d+\n# Num Counters:\n\d+\n"
                       r"# Counter Values:\n(\d+)$", text, re.M)
    return {name: count != "0" for name, count in found}


def merge(target, files):
    subprocess.run(["llvm-profdata-22", "merge", "-sparse", "-o", target,
                    *files], check=False, capture_output=True)


def trace(name, command, environment):
    """(test, its seconds, what is called, what is there) of a run."""
    pattern = os.path.join(BUILD, "counts", name.replace("/", "+"))
    for _ in range(3):
        began = time.monotonic()
        subprocess.run(
            command, cwd=os.path.join(BUILD, "test"), capture_output=True,
            check=False, env={**os.environ, **environment,
                              "LLVM_PROFILE_FILE": pattern + ".%c%4m.raw"})
        seconds = time.monotonic() - began
        raw = glob.glob(glob.escape(pattern) + ".*.raw")
        if raw or "lit" not in os.path.basename(command[0]):
            break
        # Another lit was writing how long tests took, which this one reads.
        if os.path.exists(LIT_TIMES):
            os.remove(LIT_TIMES)
    functions = called(raw) if raw else {}
    if raw:
        merge(f"{pattern}.profdata", raw)
    for file in raw:
        os.remove(file)
    return name, seconds, [f for f, is_called in functions.items()
                           if is_called], list(functions)


def print_sides(pattern):
    """What stands in the files and is never done, or never the other way."""
    shown = subprocess.run(
        ["llvm-cov-22", "export", "-format=lcov", "-skip-functions",
         f"-instr-profile={COUNTS}", os.path.join(BUILD, "bin", "mlcc")],
        check=True, text=True, capture_output=True).stdout
    found = []
    for record in shown.split("end_of_record\n"):
        path = re.search(r"^SF:(.*)", record, re.M)
        path = path and os.path.relpath(path.group(1), COPY)
        if not path or not fnmatch.fnmatch(path, pattern):
            continue
        sides = {}
        for line, where, side, count in re.findall(
                r"^BRDA:(\d+),(\d+),(\d+),(\S+)", record, re.M):
            taken = sides.setdefault((int(line), int(where)), {})
            taken[int(side) % 2] = count not in "-0"
        marks = {int(line): "-" for line in
                 re.findall(r"^DA:(\d+),0$", record, re.M)}
        for (line, _), taken in sides.items():
            if len(set(taken.values())) == 2:
                marks[line] = "always" if taken[0] else "never"
        found.append((len(marks), path, marks))
    for _, path, marks in sorted(found):
        with open(os.path.join(COPY, path)) as f:
            lines = f.read().split("\n")
        print(f"{path}: {len(marks)} of {len(lines) - 1} lines")
        for line, mark in sorted(marks.items()):
            print(f"{line:5} {mark:6} {lines[line - 1]}")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--label", default="quick")
    options.add_argument("--only", default="*")
    options.add_argument("--jobs", default=str(os.cpu_count()))
    options.add_argument("--sides")
    o = options.parse_args()
    if o.sides:
        print_sides(o.sides)
        return
    update_copy()
    build(BUILD, f"{COUNTING} -fcoverage-mapping", "-DCMAKE_C_COMPILER=clang-22",
          "-DCMAKE_CXX_COMPILER=clang++-22", "-DMLCC_WERROR=OFF",
          "-DMLCC_CHECKS=OFF",
          f"-DCMAKE_EXE_LINKER_FLAGS={COUNTING}", jobs=o.jobs)
    os.makedirs(os.path.join(BUILD, "counts"), exist_ok=True)
    tests, every = {}, set()
    if o.only != "*":
        with open(MAP) as f:
            known = json.load(f)
        tests, every = known["tests"], set(known["functions"])
    with concurrent.futures.ThreadPoolExecutor(int(o.jobs)) as pool:
        runs = [pool.submit(trace, name, *test)
                for name, test in tests_of(BUILD, o.label).items()
                if fnmatch.fnmatch(name, o.only)]
        for run in concurrent.futures.as_completed(runs):
            name, seconds, reached, there = run.result()
            tests[name] = {"seconds": seconds, "calls": reached}
            every.update(there)
    merge(COUNTS, glob.glob(os.path.join(BUILD, "counts", "*.profdata")))
    with open(MAP, "w") as f:
        json.dump({"tests": tests, "functions": sorted(every)}, f)
    silent = [name for name, test in tests.items() if not test["calls"]]
    if len(silent) > len(tests) / 10:
        sys.exit(f"{len(silent)} of {len(tests)} tests left no counts: "
                 f"{silent[0]}, ...")
    for function in sorted(every - {f for t in tests.values()
                                    for f in t["calls"]}):
        print(function.replace(COPY + "/", ""))


if __name__ == "__main__":
    main()
