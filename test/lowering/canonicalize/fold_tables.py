"""What operations with two operands fold to, in tables.

    fold_tables.py TOOL FILE [--update]

A line of the file that has bars is `OPERATION | TYPES | A B ...`, OPERATION
being its text with $a and $b for the operands, which are all pairs of A, B and
so on: numbers, and the letters x and y for what is not known; operations before
it, whose results have names, are there as well. Below stands the table of the
results, a row for each $a and a column for each $b (without $b, a column for
each $a): a number, a letter, an operation, . when nothing changes, and ~ for
what is too long to be of interest. The passes behind `passes:` in the file make
them; those that come out otherwise are printed, and with --update they are
written into the file. With mlir-opt-22 as the TOOL it tells where MLIR has
other results.
"""
import re
import subprocess
import sys

FUNCTION = re.compile(r'"func\.func"\(\).*?sym_name = "(\w+)".*?\(\{\n(.*?)'
                      r"^  \}\)", re.M | re.S)
OP = re.compile(r'^ *(?:(%\w+)(?::\d+)? = )?"([\w.]+)"\(([^)]*)\)'
                r"(?: <\{(.*)\}>)? :")
UNKNOWN = "xy"


def value(operand, kind):
    """The line that makes an operand, and its name."""
    if operand in UNKNOWN:
        return "", f"%{operand}"
    name = "%c" + re.sub(r"\W", "_", operand)
    typed = operand if operand in ("true", "false") else f"{operand} : {kind}"
    return f"  {name} = arith.constant {typed}\n", name


def function(n, operation, types, a, b):
    kind, *results = types.split(" -> ")
    results = results[0] if results else kind
    made = dict(value(o, kind)[::-1] for o in (a, b) if o)
    text = operation.replace("$a", value(a, kind)[1])
    text = text.replace("$b", value(b, kind)[1] if b else "")
    *before, text = text.split(" ; ")
    several = results.startswith("(")
    returned = "%r#0, %r#1" if several else "%r"
    return (f"func.func @f{n}(%x: {kind}, %y: {kind}) -> {results} {{\n"
            f"{''.join(made.values())}"
            f"{''.join(f'  {line}{chr(10)}' for line in before)}  %r{':2' * several} = {text}\n"
            f"  return {returned} : {results.strip('()')}\n}}\n")


def short(number):
    return str(float(number)) if "e" in number and number[-1].isdigit() and (
        "x" not in number) else number


def expression(name, ops):
    """What a value of a function is."""
    base, _, number = name.partition("#")
    if base not in ops:
        return base[1:]
    op, operands, attributes = ops[base]
    if op.endswith(".constant"):
        found = re.match(r"value = (\S+)", attributes)
        return short(found.group(1))
    if op == "ub.poison":
        return "poison"
    attributes = re.sub(r"(fastmath|overflowFlags) = #\S+<none>(, )?", "",
                        attributes or "")
    inner = ",".join([expression(o, ops) for o in operands] +
                     ([attributes.split(" : ")[0]] if attributes else []))
    return f"{op.partition('.')[2]}({inner})" + (f"#{number}" if number else "")


def result(body):
    ops, returned = {}, []
    for line in body.split("\n"):
        found = OP.match(line)
        if not found:
            continue
        name, op, operands, attributes = found.groups()
        operands = operands.split(", ") if operands else []
        if op == "func.return":
            returned = operands
        elif name:
            ops[name] = op, operands, attributes
    arguments = re.findall(r"(%\w+): ", body.split("\n")[0])
    names = dict(zip(arguments, ("%x", "%y")))
    ops = {n: (op, [names.get(o, o) for o in operands], attributes)
           for n, (op, operands, attributes) in ops.items()}
    shown = [expression(names.get(o, o), ops) for o in returned]
    if len(shown) > 1 and shown[0][:-1] == shown[1][:-1]:  # both of one
        shown = [shown[0].removesuffix("#0")]
    return " ".join(shown)


def run(tool, text, *flags):
    out = subprocess.run([tool, *flags, "-mlir-print-op-generic", "-"],
                         input=text, text=True, capture_output=True,
                         check=False)
    if out.returncode:
        sys.exit(f"{tool}: {out.stderr}")
    return {name: result(body) for name, body in FUNCTION.findall(out.stdout)}


def cells(tool, passes, heads):
    """{head: {(a, b): result}}"""
    text, where = "", []
    for head in heads:
        operation, types, operands = head.split(" | ")
        for a in operands.split():
            for b in operands.split() if "$b" in operation else [""]:
                text += function(len(where), operation, types, a, b)
                where.append((head, a, b))
    folded, plain, tables = run(tool, text, *passes), run(tool, text), {}
    for n, (head, a, b) in enumerate(where):
        same = folded[f"f{n}"] == plain[f"f{n}"]
        cell = "." if same else folded[f"f{n}"].replace(" ", "_")
        tables.setdefault(head, {})[a, b] = cell if len(cell) < 48 else "~"
    return tables


def table(found):
    rows, columns = (list(dict.fromkeys(o)) for o in zip(*found))
    if columns == [""]:  # of one operand: lying
        lines = [rows, [found[a, ""] for a in rows]]
    else:
        lines = [["", *columns]] + [[a, *(found[a, b] for b in columns)]
                                    for a in rows]
    widths = [max(map(len, column)) for column in zip(*lines)]
    return ["  " + "  ".join(cell.ljust(width) for cell, width in
                             zip(line, widths)).rstrip() for line in lines]


def main():
    tool, path, *flags = sys.argv[1:]
    with open(path, encoding="utf-8") as f:
        old = f.read().split("\n")
    passes = next(line.split()[1:] for line in old
                  if line.startswith("passes: "))
    tables = cells(tool, passes, [line for line in old if " | " in line])
    out = []
    for line in old:
        if not line.startswith("  "):
            out.append(line)
            out += table(tables[line]) if line in tables else []
    if old == out:
        return 0
    if "--update" in flags:
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(out))
        return 0
    head = ""
    for was, now in zip(old, out):
        head = head if now.startswith("  ") else now
        if was != now:
            print(f"{head}\n-{was}\n+{now}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
