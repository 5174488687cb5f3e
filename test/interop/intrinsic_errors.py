#!/usr/bin/env python3
"""intrinsic_errors.py <source folder> <folder of mlcc-opt>

Each operation of instruction sets' dialects, made invalid in several ways, is
the error that mlir-opt-22 reports, word for word. Operations are those of
test/dialect/<dialect>/ops.mlir, in the generic form: an operand is missing or
one too many, an operand or a result is of another type, or there is no result.
What mlir-opt takes, although its lowering would read operands that are not
there, may be refused. Each operation must be refused once at least. A run looks
at one of SHARE operations, others for each SEED, and at all if SAMPLE=all.
"""

import os
import re
import subprocess
import sys

from intrinsic_calls import DIALECTS, operations
from sample import sampled

SHARE = 8

STRICTER = re.compile(r"op requires \d+ ind(ices|ex)")
OTHERS = ("i1", "vector<[2]xf128>", "vector<8xf32>")


def split_types(text):
    """Types of a list with commas in between."""
    types, depth, now = [], 0, ""
    for letter in text:
        depth += (letter in "<([{") - (letter in ">)]}")
        if letter == "," and not depth:
            types.append(now.strip())
            now = ""
        else:
            now += letter
    return types + [now.strip()] if now.strip() else types


def forms(text):
    """(name, properties, types of operands, of results) of operations."""
    for match in re.finditer(r'"([\w.]+)"\(.*?\)( <\{.*?\}>)?(?: \{[^}]*\})? : '
                             r'\((.*)\) -> (.*)', text):
        name, properties, operands, results = match.groups()
        results = results.strip()
        if results.startswith("("):
            results = results[1:-1]
        yield (name, properties or "", split_types(operands),
               split_types(results))


def module(name, properties, operands, results):
    arguments = ", ".join(f"%a{i}: {t}" for i, t in enumerate(operands))
    values = ", ".join(f"%a{i}" for i in range(len(operands)))
    defined = f"%r:{len(results)} = " if results else ""
    return (f"func.func @f({arguments}) {{\n"
            f'  {defined}"{name}"({values}){properties} :'
            f' ({", ".join(operands)}) -> ({", ".join(results)})\n'
            f"  return\n}}\n")


def mutants(name, properties, operands, results):
    for i in range(len(operands)):
        for other in OTHERS:
            yield operands[:i] + [other] + operands[i + 1:], results
    for i in range(len(results)):
        for other in OTHERS:
            yield operands, results[:i] + [other] + results[i + 1:]
    yield operands + ["i1"], results
    yield operands[:-1], results
    yield operands, results[:-1]
    yield operands, results + ["i1"]


def first_errors(opt, pieces):
    """The first error of each piece, or None; None: it dies of one."""
    with open("mutants.mlir", "w") as file:
        file.write("// -----\n".join(pieces))
    run = subprocess.run([opt, "-split-input-file", "mutants.mlir"],
                         capture_output=True, text=True)
    if run.returncode not in (0, 1):
        return None
    errors = {}
    for line, column, text in re.findall(r"(?m)^\S*?:(\d+):(\d+): error: (.*)",
                                         run.stderr):
        errors.setdefault(int(line), (column, text))
    # The operation is in the second line of a piece.
    lines, line = [], 2
    for piece in pieces:
        lines.append(line)
        line += piece.count("\n") + 1
    return [errors.get(line) for line in lines]


def survived(opt, pieces):
    """Those that it does not die of."""
    if first_errors(opt, pieces) is not None:
        return pieces
    return [piece for piece in pieces if first_errors(opt, [piece])
            is not None]


def main(source, binaries):
    unrefused = {name for name in operations(source) if sampled(SHARE, name)}
    mlcc_opt = os.path.join(binaries, "mlcc-opt")
    total = refused = differ = 0
    for dialect in DIALECTS:
        text = subprocess.run(
            [mlcc_opt, "-mlir-print-op-generic",
             f"{source}/test/dialect/{dialect}/ops.mlir"],
            check=True, capture_output=True, text=True).stdout
        first = {form[0]: form for form in reversed(list(forms(text)))}
        for name, properties, operands, results in first.values():
            if name not in unrefused:
                continue
            pieces = survived("mlir-opt-22", [
                module(name, properties, *changed)
                for changed in mutants(name, properties, operands, results)])
            for piece, ours, theirs in zip(
                    pieces, first_errors(mlcc_opt, pieces),
                    first_errors("mlir-opt-22", pieces)):
                total += 1
                if theirs is None and ours and STRICTER.search(ours[1]):
                    continue
                if ours != theirs:
                    differ += 1
                    print(f"{piece}  ours: {ours}\n  theirs: {theirs}")
                elif ours:
                    refused += 1
                    unrefused.discard(name)
    print(f"{total} mutants, {refused} refused alike, {differ} differ")
    if unrefused:
        print("never refused:", *sorted(unrefused))
    return 1 if differ or unrefused else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
