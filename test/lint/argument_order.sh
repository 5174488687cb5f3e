#!/bin/sh
# Two arguments of one call, or two items of one list, may not both make
# operations: C leaves open which of them comes first, and compilers differ, so
# what is printed would depend on who compiled mlcc. A call makes operations if
# its first argument is a builder, by the names builders have here; what begins
# with type_, attr_, ctx_ or list_ makes none.
exec python3 - "${SOURCE:-.}" <<'END'
import glob
import re
import sys

OPAQUE = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"|' r"'(?:\\.|[^'\\\n])*'")
MAKES = re.compile(r"\s*(?!type_|attr_|ctx_|list_|llvm_attrs|llvm_types)\w+\((?:b|c|rw|e|\w+->builder|"
                   r"&\w+(?:->|\.)b)\s*[,)]")


def arguments(text, at):
    """Those of the list that was opened before `at`."""
    depth, start, found = 1, at, []
    while at < len(text):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
        if (depth == 1 and text[at] == ",") or not depth:
            found.append(text[start:at])
            start = at + 1
        if not depth:
            break
        at += 1
    return found


failed = False
for folder in ("ir", "lowering", "intrinsics", "backend"):
    for path in sorted(glob.glob(f"{sys.argv[1]}/{folder}/**/*.c",
                                 recursive=True)):
        with open(path) as f:
            text = OPAQUE.sub(lambda m: " " * len(m.group()), f.read())
        for call in re.finditer(r"\b(?!if|for|while|switch)\w+\(|\[\]\)\{",
                                text):
            if sum(bool(MAKES.match(a))
                   for a in arguments(text, call.end())) > 1:
                line = text.count("\n", 0, call.start()) + 1
                print(f"{path}:{line}: two of these make operations")
                failed = True
sys.exit(failed)
END
