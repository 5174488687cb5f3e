#!/usr/bin/env python3
"""Counts vectors that kernels keep in memory for want of registers.

    spills.py ASSEMBLY...

Of LLVM's assembly with its comments: in the innermost loops of functions whose names
begin with __mlcc_tiles_, but for those that call functions, which leave no register
as it was. It prints the functions, and how many loops there were. Exit status: 0
there are none, 1 there are some, 2 there are no loops.
"""

import collections
import re
import sys

FUNCTION = re.compile(r"^([\w.$]+):\s+(?:#|//|@) @")
LABEL = re.compile(r"^\.?L?BB(\d+_\d+):")
OTHER_BLOCK = re.compile(r"^(?:#|//|@) %bb")
INSIDE = re.compile(r"in Loop: Header=BB(\d+_\d+)")
CALL = re.compile(r"^\s+(?:call|callq|bl|blr|blx|jalr?|brasl|basr)\s")
SPILL = re.compile(r"(vscale x )?(\d+)-byte (?:Folded )?(?:Spill|Reload)")


def is_of_vectors(line):
    found = SPILL.search(line)
    return found and (found.group(1) or int(found.group(2)) >= 16)


def loops_of(path):
    """Lines of each innermost loop of a kernel, by function and header."""
    loops = collections.OrderedDict()
    function = label = loop = None
    with open(path) as assembly:
        for line in assembly:
            if found := FUNCTION.match(line):
                function, loop = found.group(1), None
            if found := LABEL.match(line):
                label, loop = found.group(1), None
            elif OTHER_BLOCK.match(line):
                loop = None
            if not function or not function.startswith("__mlcc_tiles_"):
                continue
            if "This Inner Loop Header" in line:
                loop = (function, label)
                loops[loop] = []
            elif (found := INSIDE.search(line)) and \
                    (function, found.group(1)) in loops:
                loop = (function, found.group(1))
            if loop:
                loops[loop].append(line)
    return loops


def main():
    nloops = nspills = ncalling = 0
    for path in sys.argv[1:]:
        for (function, _), lines in loops_of(path).items():
            nloops += 1
            if any(CALL.match(line) for line in lines):
                ncalling += 1
                continue
            spills = [line for line in lines if is_of_vectors(line)]
            if spills:
                nspills += len(spills)
                print(f"{function}: {len(spills)}, such as "
                      f"{' '.join(spills[0].split())}")
    print(f"{nspills} spills in {nloops} innermost loops, {ncalling} with calls")
    sys.exit(2 if not nloops else nspills != 0)


main()
