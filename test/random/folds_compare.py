#!/usr/bin/env python3
"""Compares two outputs function by function.

    folds_compare.py SOURCE OURS THEIRS

Floats of formats wider than f64 are not compared where they are printed as
numbers: mlir-opt prints digits that say another one. Exit status: 0 the same, 1
not, and then the first functions that differ are shown.
"""
import re
import sys

WIDE = re.compile(r"arith\.constant (dense<.*>|\S+)( : .*(f80|f128|ppc_fp128)\b)")
NAME = re.compile(r"func\.func @(\w+)")


def functions(path):
    found, name = {}, None
    for line in open(path):
        match = NAME.search(line)
        if match:
            name = match.group(1)
        if name:
            found[name] = found.get(name, "") + WIDE.sub(r"arith.constant _\2",
                                                         line)
    return found


def main():
    source, ours, theirs = (functions(path) for path in sys.argv[1:4])
    differ = [name for name in theirs if ours.get(name) != theirs[name]]
    for name in differ[:2]:
        print(f"{source[name]}ours:\n{ours.get(name)}mlir-opt:\n{theirs[name]}")
    print(f"{len(theirs)} functions, {len(differ)} differ")
    sys.exit(bool(differ) or not theirs)


main()
