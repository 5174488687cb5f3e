#!/usr/bin/env python3
"""intrinsic_calls.py [--verbose] <source folder> <folder of mlcc-opt>

What operations of instruction sets' dialects become in LLVM IR is what
mlir-opt-22 | mlir-translate-22 make of them: the intrinsic's name, types,
immediates, and what is around the call. Modules are those that lower or run
these operations, function by function, since mlir-opt refuses some. A
run compares one of SHARE functions, others for each SEED. If it is all
(SAMPLE=all), each operation of the dialects' tables must be in one that is
compared.
"""

import concurrent.futures
import glob
import os
import re
import subprocess
import sys

from sample import sampled

SHARE = 6
DIALECTS = ["x86vector", "amx", "arm_neon", "arm_sve", "arm_sme"]

# As MLIR's own pipelines for these processors; what is left is folded.
PIPELINE = ("builtin.module(func.func(arm-neon-2d-to-intr),"
            "convert-arith-to-arm-sme,convert-vector-to-arm-sme,"
            "convert-arm-sme-to-scf,convert-vector-to-scf{full-unroll},"
            "func.func(enable-arm-streaming{streaming-mode=streaming-locally"
            " za-mode=new-za if-required-by-ops}),convert-scf-to-cf,"
            "func.func(convert-arm-sme-to-llvm),convert-scf-to-cf,"
            "convert-vector-to-llvm{enable-x86vector enable-amx"
            " enable-arm-neon enable-arm-sve enable-arm-i8mm"
            " enable-arm-bf16},finalize-memref-to-llvm,convert-func-to-llvm,"
            "convert-arith-to-llvm,convert-index-to-llvm,convert-cf-to-llvm,"
            "convert-ub-to-llvm,reconcile-unrealized-casts,canonicalize,cse)")


# Functions that differ otherwise than in calls of operations.
DIFFERENT = {"choose": "an empty block stays when mlir-opt folds",
             "bytes": "mlir-opt converts a mask of sixteen to itself"}


def operations(source):
    """Names of the operations of a dialect: the third argument of LLVM_OP."""
    text = "#define LLVM_OP(dialect, token, name, ...) @ name\n" + "".join(
        f'#include "intrinsics/{name}/{name}.def"\n' for name in DIALECTS)
    out = subprocess.run([os.environ.get("CC", "cc"), "-E", "-P", "-I", source,
                          "-x", "c", "-"], input=text, text=True, check=True,
                         capture_output=True).stdout
    found = re.findall(r'@ ((?:"[^"]*"\s*)+)', out)
    return {"".join(re.findall(r'"([^"]*)"', name)) for name in found}


def functions(path):
    """(what is before all functions, one of them) of a module."""
    with open(path) as file:
        lines = file.read().split("\n")
    head, body, end, all = [], None, "", []
    for line in lines:
        if re.match(r"\s*//", line):
            continue
        start = re.match(r"( *)(func|llvm)\.func\b", line)
        if body is None and start:
            body, end = [], start[1] + "}"
        if body is not None:
            body.append(line)
            if line == end:
                all.append("\n".join(body))
                body = None
        elif re.match("#|!", line):
            head.append(line)
    return ["\n".join(head + [text]) for text in all]


def ir(opt, translate, text):
    """LLVM IR without names and numbers of values; None: refused."""
    for command in ([opt, f"-pass-pipeline={PIPELINE}"],
                    [translate, "-mlir-to-llvmir"]):
        run = subprocess.run(command, input=text, text=True,
                             capture_output=True)
        if run.returncode:
            return None
        text = run.stdout
    canonical = os.path.join(os.path.dirname(__file__), "canonical_ir.py")
    return subprocess.run([sys.executable, canonical, "-d"], input=text,
                          text=True, check=True, capture_output=True).stdout


def compare(task):
    binaries, text = task
    theirs = ir("mlir-opt-22", "mlir-translate-22", text)
    ours = theirs and ir(os.path.join(binaries, "mlcc-opt"),
                         os.path.join(binaries, "mlcc-translate"), text)
    return text, theirs, ours


def is_expected(text):
    return re.search(r"func @(\w+)", text)[1] in DIFFERENT


def main(source, binaries, verbose):
    missing = operations(source)
    total = len(missing)
    modules = [os.path.join(source, "test", path) for path in (
        "intrinsics/*.mlir", "lowering/intrinsics/*.mlir",
        "lowering/intrinsics/arm_sme/*.mlir", "translate/arm_*.mlir",
        "dialect/arm_sme/ops.mlir", "dialect/arm_sve/ops.mlir")]
    texts = [text for pattern in modules for path in sorted(glob.glob(pattern))
             for text in functions(path)]
    texts = [text for text in dict.fromkeys(texts)
             if any(re.search(rf"\b{name}\.", text) for name in DIALECTS)
             and sampled(SHARE, text)]
    same = refused = failed = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        tasks = [(binaries, text) for text in texts]
        for text, theirs, ours in pool.map(compare, tasks):
            if theirs is None:
                refused += 1
                if verbose:
                    print("refused:", text.split("{")[0])
            elif theirs != ours and is_expected(text):
                refused += 1
            elif theirs != ours:
                failed += 1
                print(f"differs:\n{text}\n--- theirs\n{theirs}"
                      f"--- ours\n{ours}")
            else:
                same += 1
                missing -= set(re.findall(r"\b\w+\.[\w.]*\w", text))
    print(f"{total - len(missing)} of {total} operations: {same} functions"
          f" are the same, {failed} differ, {refused} are left out")
    if os.environ.get("SAMPLE") != "all":
        missing = ()  # they are of texts that this run leaves out
    if missing:
        print("not compared:", *sorted(missing))
    return 1 if failed or missing else 0


if __name__ == "__main__":
    arguments = [text for text in sys.argv[1:] if text != "--verbose"]
    sys.exit(main(*arguments, "--verbose" in sys.argv))
