#!/usr/bin/env python3
"""Writes a module whose structs are as wide, deep and cyclic as SQLite's.

    bench/structs.py FIELDS           that many fields, typed pointers, as text

Structs of 40 fields each: integers, arrays, by-value structs, pointers to
functions, and pointers to structs before and behind them, so that nearly all
of them reach one another: spelled out, one would take more text than there is
memory. They are written as aliases that are used before their definitions. One
function per struct loads and stores through it.
"""

import random
import sys

WIDTH = 40


def field(rng, i, count):
    kind = rng.random()
    if kind < 0.35:
        return rng.choice(["i8", "i16", "i32", "i64", "f64"])
    if kind < 0.45:
        return f"array<{rng.randrange(1, 64)} x i8>"
    if kind < 0.50 and i > 0:
        # By value: an earlier one, and not a large one.
        return f"!leaf{rng.randrange(0, 16)}"
    to = rng.randrange(count)
    if kind < 0.85:
        return f"ptr<!s{to}>"
    if kind < 0.93:
        return f"ptr<ptr<!s{to}>>"
    return f"ptr<func<i32 (ptr<!s{to}>, ptr<i8>, i32)>>"


def write(fields, out):
    rng = random.Random(1)
    count = max(1, fields // WIDTH)
    for i in range(16):
        out.write(f'!leaf{i} = !llvm.struct<"struct.Leaf{i}", '
                  f"(i32, array<{i + 1} x i8>)>\n")
    for i in range(count):
        # The next one always, for depth.
        body = [f"ptr<!s{(i + 1) % count}>"]
        body += [field(rng, i, count) for _ in range(WIDTH - 1)]
        out.write(f'!s{i} = !llvm.struct<"struct.s{i}", '
                  f"({', '.join(body)})>\n")
    for i in range(count):
        out.write(f"""llvm.func @f{i}(%p: !llvm.ptr<!s{i}>) -> \
!llvm.ptr<!s{(i + 1) % count}> {{
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr<!s{i}>) -> \
!llvm.ptr<ptr<!s{(i + 1) % count}>>, !s{i}
  %1 = llvm.load %0 : !llvm.ptr<ptr<!s{(i + 1) % count}>> -> \
!llvm.ptr<!s{(i + 1) % count}>
  llvm.return %1 : !llvm.ptr<!s{(i + 1) % count}>
}}
""")


if __name__ == "__main__":
    write(int(sys.argv[1]), sys.stdout)
