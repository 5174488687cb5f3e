#!/usr/bin/env python3
"""Checks the entries that -print-op='*' printed: the name of an operation at the
margin, and its summary indented below. Each dialect that has operations must be
there, with its folds, patterns, handlers and translations.

  print_op.py ENTRIES DIALECTS
"""

import re
import sys

with open(sys.argv[1]) as file:
    text = file.read()
with open(sys.argv[2]) as file:
    dialects = file.read().split(":")[1].strip().split(",")

entries = re.findall(r"^([a-z_0-9]+\.[\w.]+)\n  (\S.*)\n\n((?:  .*\n)*)", text, re.M)
names = [name for name, _, _ in entries]
assert len(names) == len(set(names)), "an operation has two entries"
margin = [line for line in text.split("\n") if line and line[0] != " "]
assert margin == names, sorted(set(margin) ^ set(names))[:10]
assert len(names) > 700, f"only {len(names)} operations"

for dialect in ("affine", "arith", "cf", "complex", "func", "llvm", "math",
                "memref", "scf", "vector", "amx", "arm_neon", "arm_sve"):
    assert dialect in dialects, dialect
    assert any(n.startswith(dialect + ".") for n in names), dialect


def count(title):
    return sum(f"\n  {title} " in "\n" + body for _, _, body in entries)


# Rows without any of these are terminators and the like.
least = {"fold": 200, "patterns": 150, "handlers": 250, "translation": 300,
         "effects": len(names), "interfaces": 70}
for title, number in least.items():
    assert count(title) >= number, f"only {count(title)} have {title}"
for _, _, body in entries:
    for path in re.findall(r" in ((?:lowering|intrinsics|ir)/\S+\.c)", body):
        assert "/build/" not in path and not path.startswith("/"), path
