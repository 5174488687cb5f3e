"""Which operations cannot be lowered for what types.

    unlowered_types.py MLCC MLCC-OPT FILE [--update]

A file has operations in generic form, as test/verifier/unsound_operations.txt
has, and a line `types: A; B; ...`. Below each operation stand the errors of
mlcc when an operand, a result, or all that have
the same type, are of one of these types (the message has $ for it), as far as
the verifier takes them. --update writes them anew.
"""
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                "..", "verifier"))
import unsound_operations  # noqa: E402
from unsound_operations import Operation, block, errors, spell  # noqa: E402


def is_typed(change):
    return not change.startswith("without") and "=" not in change


def lowered(mlcc, functions):
    """{number of the function: error of its operation}"""
    text = "".join(f"// {i}\n" + function.replace("@f(", f"@f{i}(", 1) + "\n"
                   for i, function in enumerate(functions))
    run = subprocess.run([mlcc, "-fmax-errors=0", "-x", "mlir", "-emit-mlir",
                          "-fno-diagnostics-show-caret", "-", "-o", os.devnull],
                         input=text, text=True, capture_output=True,
                         check=False)
    if run.returncode < 0:
        sys.exit(f"{mlcc}: signal {-run.returncode}")
    lines, found = text.split("\n"), {}
    starts = [i for i, line in enumerate(lines) if line.startswith("// ")]
    for line, message in re.findall(r"^[^\n:]*:(\d+):\d+: error: (.*)$",
                                    run.stderr, re.M):
        line = int(line) - 1
        number = max(i for i, start in enumerate(starts) if start <= line)
        if line == starts[number] + 2:  # its operation
            found.setdefault(number, message)
    return found


def rows(mlcc, mlcc_opt, operations):
    """{operation: {message: {change: types}}}"""
    where, functions = [], []
    for text in operations:
        for change, new, function in Operation(text).variants():
            if is_typed(change) and new:
                where.append((text, change, new))
                functions.append(function)
    at, starts = 1, []
    for function in functions:
        starts.append(at)
        at += function.count("\n") + unsound_operations.SPLIT.count("\n")
    bad = errors(mlcc_opt, functions)
    sound = [i for i, start in enumerate(starts)
             if start not in bad and start + 1 not in bad]
    found = lowered(mlcc, [functions[i] for i in sound])
    made = {}
    for n, message in sorted(found.items()):
        text, change, new = where[sound[n]]
        message = message.replace(f"'{new}'", "'$'")
        changes = made.setdefault(text, {}).setdefault(message, {})
        changes.setdefault(change, []).append(new)
    return made


def main():
    mlcc, mlcc_opt, path, *flags = sys.argv[1:]
    with open(path, encoding="utf-8") as f:
        old = f.read().split("\n")
    types = next(line for line in old if line.startswith("types: "))
    unsound_operations.TYPES = types[len("types: "):].split("; ")
    made = rows(mlcc, mlcc_opt, [line for line in old if line.startswith('"')])
    out = []
    for line in old:
        if not line.startswith("  "):
            out.append(line)
            for message, changes in made.get(line, {}).items():
                out.append(f"  {message}")
                out.append("    " + "; ".join(map(spell, *zip(
                    *changes.items()))))
    if old == out:
        return 0
    if "--update" in flags:
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(out))
        return 0
    for text in [line for line in old if line.startswith('"')]:
        if block(old, text) != block(out, text):
            print("\n".join([text, "was:", *block(old, text), "is:",
                             *block(out, text)]))
    return 1


if __name__ == "__main__":
    sys.exit(main())
