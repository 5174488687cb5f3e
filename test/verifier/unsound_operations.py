"""What the verifier says of operations in which one thing is wrong.

    unsound_operations.py TOOL FILE [--update]

A file has operations in generic form, one in each line, whose operands are %0,
%1 and so on. Below each stand errors (the first that is printed), and below
each of them what leads to it: an operand or result, or all that have the same
type, of another type (the message has $ for it), or whose type has a number
that is one more; an operand or attribute that is missing, an attribute that is
something else, or has a number that is one more. (A line `types: A; B; ...`
says which other types.) Each of them is a function for TOOL -split-input-file. What no error comes of is not there. Prints the rows
that come out otherwise, and writes them into the file with --update. With
mlir-opt-22 as the TOOL it tells where MLIR says something else.
"""
import re
import subprocess
import sys

OPERATION = re.compile(r'("[\w.]+")\([^)]*\)(.*) : \((.*)\) -> (.*)$')
TYPES = ["i1", "f32", "index", "vector<2xi32>", "memref<2xi32>", "!llvm.ptr",
         "tensor<2xi32>"]
ATTRIBUTES = ["unit", '"s"', "-7 : i7", "array<i64: 1>", "[1]"]
SPLIT = "\n// -----\n"


def parts(text, separator=", "):
    """What commas separate that are in no brackets."""
    found, depth, start = [], 0, 0
    for at, c in enumerate(text):
        arrow = c == ">" and text[at - 1] == "-"
        depth += (c in "<([{") - (c in ">)]}" and not arrow)
        if not depth and text.startswith(separator, at):
            found.append(text[start:at])
            start = at + len(separator)
    return found + [text[start:]] if text else []


def with_one(items, i, item):
    return items[:i] + item + items[i + 1:]


def counted_on(text):
    """With one more, for each of its numbers that is no width."""
    for number in re.finditer(r"((?<![\w.+])-?|(?<=[\d?]x))\d+(?!\.)", text):
        yield (text[:number.start()] + str(int(number.group()) + 1) +
               text[number.end():])


class Operation:
    def __init__(self, text):
        self.name, middle, operands, results = OPERATION.match(text).groups()
        self.operands = parts(operands)
        self.results = parts(results[1:-1] if results[0] == "(" else results)
        found = re.match(r" <\{(.*)\}>(.*)", middle)
        self.attributes = parts(found.group(1)) if found else []
        self.rest = found.group(2) if found else middle

    def module(self, operands=None, results=None, attributes=None):
        operands = self.operands if operands is None else operands
        results = self.results if results is None else results
        attributes = self.attributes if attributes is None else attributes
        values = [f"%{i}" for i in range(len(operands))]
        arguments = ", ".join(map(": ".join, zip(values, operands)))
        properties = f" <{{{', '.join(attributes)}}}>" if attributes else ""
        return (f"func.func private @f({arguments}) {{\n  {self.name}("
                f"{', '.join(values)}){properties}{self.rest} : "
                f"({', '.join(operands)}) -> ({', '.join(results)})\n"
                "  return\n}")

    def retyped(self, old):
        for new in TYPES:
            if new != old:
                yield new

    def variants(self):
        """(what is wrong, the new type, module)"""
        for i, old in enumerate(self.operands):
            yield f"without operand {i}", None, self.module(
                operands=with_one(self.operands, i, []))
            for new in self.retyped(old):
                yield f"operand {i}", new, self.module(
                    operands=with_one(self.operands, i, [new]))
            for new in counted_on(old):
                yield f"operand {i}", new, self.module(
                    operands=with_one(self.operands, i, [new]))
        for i, old in enumerate(self.results):
            for new in self.retyped(old):
                yield f"result {i}", new, self.module(
                    results=with_one(self.results, i, [new]))
            for new in counted_on(old):
                yield f"result {i}", new, self.module(
                    results=with_one(self.results, i, [new]))
        for old in dict.fromkeys(self.operands + self.results):
            for new in self.retyped(old):
                yield f"all {old}", new, self.module(
                    operands=[new if t == old else t for t in self.operands],
                    results=[new if t == old else t for t in self.results])
        for i, attribute in enumerate(self.attributes):
            name = attribute.split(" = ")[0]
            yield f"without {name}", None, self.module(
                attributes=with_one(self.attributes, i, []))
            for new in counted_on(attribute[len(name):]):
                yield f"{name}{new}", None, self.module(
                    attributes=with_one(self.attributes, i, [name + new]))
            for new in ATTRIBUTES:
                yield f"{name} = {new}", None, self.module(
                    attributes=with_one(self.attributes, i,
                                        [f"{name} = {new}"]))


def errors(tool, modules):
    """{line: message} of the first errors in a run over all modules."""
    run = subprocess.run([tool, "-std=mlir22", "-split-input-file", "-"],
                         input=SPLIT.join(modules), text=True,
                         capture_output=True, check=False)
    if run.returncode < 0:
        sys.exit(f"{tool}: signal {-run.returncode}")
    found = {}
    for line, message in re.findall(r"^[^\n:]*:(\d+):\d+: error: (.*)$",
                                    run.stderr, re.M):
        found.setdefault(int(line), message)
    return found


def rows(tool, operations):
    """{operation: {message: {change: types}}}"""
    modules, where, at = [], [], 1
    for text in operations:
        operation = Operation(text)
        for change in [("", None, operation.module()), *operation.variants()]:
            where.append((text, *change[:2], at))
            modules.append(change[2])
            at += change[2].count("\n") + SPLIT.count("\n")
    found, made = errors(tool, modules), {}
    for text, change, new, line in where:
        message = found.get(line, found.get(line + 1))
        if message and not change:
            sys.exit(f"{text}\n{message}")
        if message:
            message = message.replace(f"'{new}'", "'$'")
            changes = made.setdefault(text, {}).setdefault(message, {})
            changes.setdefault(change, []).append(new)
    return made


def spell(change, types):
    types = " ".join(t for t in types if t)
    return f"{change}: {types}" if types else change


def main():
    tool, path, *flags = sys.argv[1:]
    with open(path, encoding="utf-8") as f:
        old = f.read().split("\n")
    for line in old:
        if line.startswith("types: "):
            TYPES[:] = line[len("types: "):].split("; ")
    made = rows(tool, [line for line in old if line.startswith('"')])
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
    for text in made:
        was, now = ({tuple(r) for r in zip(lines, lines[1:])} for lines in (
            block(old, text), block(out, text)))
        for row in sorted(was - now):
            print(f"{text}\n-{row[0]}\n-{row[1]}")
        for row in sorted(now - was):
            print(f"{text}\n+{row[0]}\n+{row[1]}")
    return 1


def block(lines, text):
    """The rows below an operation."""
    start = lines.index(text) + 1
    end = start
    while end < len(lines) and lines[end].startswith("  "):
        end += 1
    return lines[start:end]


if __name__ == "__main__":
    sys.exit(main())
