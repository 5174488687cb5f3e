"""Operations in which one relation is broken, and what becomes of them.

    almost_valid.py MLCC SOURCE [--count N] [--seed S] [--only REGEX]
                    [--mlir-opt PROGRAM] [--passes]

Seeds are the operations of the tests' modules in the generic form, each alone in
a function of its own or, where it stands outside of functions, in a module. A case
is a seed with one change, now and then two: an operand, result, block argument,
region, successor or attribute more or less, of another type or value; a type that
becomes another wherever it is, which is what the verifier is least likely to
refuse; another terminator; a symbol of another kind.

Each case must be refused by the verifier at one of its lines, or be compiled, or
be refused by a compile at one of its lines. There must be no internal error, no
error without a place, and no words about LLVM IR that mlcc made. The same holds
for passes: what they make of a valid module passes the verifier (--passes).

COUNT and SEED in the environment stand for --count and --seed. With --mlir-opt,
cases about whose validity the two do not agree are printed too.
"""
import argparse
import collections
import copy
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[2]
sys.path.append(str(ROOT / "test/interop"))
from mutants import (FOREIGN, Ring, balanced, isolated, number_of,  # noqa: E402
                     pieces_of, singles, split_types)
from operations import read, text  # noqa: E402

MARK = "// -----\n"
FLAGS = ("-allow-unregistered-dialect",)
FORMS = 6  # seeds of one operation

# Types

SCALARS = ("i1", "i8", "i16", "i32", "i64", "index", "f32", "f64", "f16",
           "bf16", "f80", "f128", "i7", "i65", "i128", "i256", "f8E5M2",
           "f8E8M0FNU", "f4E2M1FN", "tf32", "si32", "ui8", "none",
           "complex<f32>", "!llvm.ptr")
WHOLE = ("vector<4xi32>", "memref<4xf32>", "memref<?x?xf32>", "memref<f32>",
         "tensor<4xf32>", "memref<*xf32>", "vector<2x4xf32>", "vector<f32>",
         "vector<[4]xf32>", "!llvm.ptr<1>", "!llvm.struct<(i32, f32)>",
         "!llvm.array<2 x i32>", "tuple<i32>", "() -> ()", "vector<4xi1>")
SHAPED = re.compile(r"(vector|memref|tensor)<((?:(?:\d+|\?|\[\d+\])x)*)(.*)>$",
                    re.S)


def dimension_near(size):
    number = re.search(r"\d+", size)
    if not number:
        return ["1", "4", "0"]
    n = int(number.group())
    scalable = size[0] == "["
    return [str(n) if scalable else f"[{n}]", str(n + 1), str(2 * n), "1", "?"]


def shaped_near(kind, sizes, rest):
    dims = sizes.split("x")[:-1]
    end = balanced(rest, 0, ",")
    element, suffix = rest[:end], rest[end:]
    shape = lambda dims: "".join(d + "x" for d in dims)
    for i, size in enumerate(dims):
        for new in dimension_near(size):
            yield f"{kind}<{shape(dims[:i] + [new] + dims[i + 1:])}{rest}>"
        yield f"{kind}<{shape(dims[:i] + dims[i + 1:])}{rest}>"
        yield f"{kind}<{shape(dims[:i + 1] + dims[i:])}{rest}>"
    yield f"{kind}<{shape(['2'] + dims)}{rest}>"
    yield f"{kind}<{shape(dims + ['1'])}{rest}>"
    for new in SCALARS + (("vector<4xf32>",) if kind != "vector" else ()):
        yield f"{kind}<{shape(dims)}{new}{suffix}>"
    for other in {"vector", "memref", "tensor"} - {kind}:
        yield f"{other}<{sizes}{element}>"
    if kind == "memref":
        strides = joined("?" for _ in dims)
        names = joined(f"d{i}" for i in range(len(dims)))
        turned = joined(f"d{i}" for i in reversed(range(len(dims))))
        for more in ("", ", 1", ', "a"', ", -1", f", strided<[{strides}]>",
                     f", strided<[{strides}], offset: ?>",
                     f", affine_map<({names}) -> ({turned})>",
                     f", affine_map<({names}) -> ({names}, 0)>"):
            yield f"memref<{sizes}{element}{more}>"
        yield f"memref<*x{element}>"
    yield element


def joined(items):
    return ", ".join(items)


def types_near(old):
    shaped = SHAPED.match(old)
    if shaped and not shaped.group(3).startswith("*"):
        yield from shaped_near(*shaped.groups())
        return
    yield from SCALARS
    yield from WHOLE
    if old.startswith("!llvm.struct<(") or old.startswith("complex<"):
        inner = split_types(old[old.index("<") + 1:-1].strip("()"))
        for i, field in enumerate(inner):
            for new in types_near(field):
                fields = inner[:i] + [new] + inner[i + 1:]
                if old[0] == "c":
                    yield f"complex<{joined(fields)}>"
                else:
                    yield f"!llvm.struct<({joined(fields)})>"
            if old[0] == "!":
                yield f"!llvm.struct<({joined(inner[:i] + inner[i + 1:])})>"
    if re.match(r"i\d+$", old):
        yield from (f"vector<4x{old}>", f"vector<2x2x{old}>")
    elif re.match(r"b?f\d+$|index$", old):
        yield from (f"vector<4x{old}>", f"vector<2x2x{old}>",
                    f"vector<[4]x{old}>", f"vector<{old}>")


# Attributes

ATTRIBUTES = ("unit", '"s"', "7 : i32", "-1 : i64", "1.0 : f32", "[]", "{}",
              "array<i64>", "array<i64: 1, 2>", "dense<1> : vector<2xi32>",
              "affine_map<(d0) -> (d0)>", "@nowhere", "i32", "true")
NUMBER = re.compile(r"(?<![\w.%#^@\"$x<?-])-?\d+(?![\w.x])|"
                    r"(?<=array<i64: )-?\d+|(?<=array<i32: )-?\d+")
NUMBERS = ("0", "1", "-1", "2147483648", "9223372036854775807",
           "-9223372036854775808", "3")


def lists_near(value):
    """With an item less, or one twice, in each of its lists."""
    for at, char in enumerate(value):
        if char not in "[(" and not value.startswith(": ", at):
            continue
        start = at + 1 if char in "[(" else at + 2
        if char == ":" and not value.startswith("array<"):
            continue
        end = balanced(value, start, "\n")
        items = split_types(value[start:end])
        if not items or not items[0]:
            continue
        for i in range(len(items)):
            for new in (items[:i] + items[i + 1:], items[:i + 1] + items[i:]):
                yield value[:start] + joined(new) + value[end:]


def values_near(value):
    if value in ("true", "false"):
        yield "false" if value == "true" else "true"
    for number in NUMBER.finditer(value):
        n = int(number.group())
        for new in (str(n + 1), str(n - 1), *NUMBERS):
            yield value[:number.start()] + new + value[number.end():]
    yield from lists_near(value)
    for type_ in re.finditer(r"(?<![\w.!])(?:vector|memref|tensor)<|"
                             r"(?<![\w.!])(?:[su]?i\d+|b?f\d+|index)(?![\w<])",
                             value):
        start = type_.start()
        end = (balanced(value, type_.end() - 1)
               if value[type_.end() - 1] == "<" else type_.end())
        for new in types_near(value[start:end]):
            yield value[:start] + new + value[end:]
    for symbol in re.finditer(r"@[\w.$]+", value):
        for new in SYMBOLS:
            yield value[:symbol.start()] + new + value[symbol.end():]


# What may be referred to instead; each is put into the module that does it.
SYMBOLS = {
    "@a_func": '"func.func"() <{function_type = (i32) -> i32, sym_name = '
               '"a_func", sym_visibility = "private"}> ({\n}) : () -> ()\n',
    "@an_llvm_func": '"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type '
                     "= !llvm.func<i32 (i32)>, linkage = #llvm.linkage"
                     '<external>, sym_name = "an_llvm_func"}> ({\n}) : () -> '
                     "()\n",
    "@a_memref": '"memref.global"() <{initial_value, sym_name = "a_memref", '
                 "type = memref<4xf32>}> : () -> ()\n",
    "@a_global": '"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = '
                 "i32, linkage = #llvm.linkage<external>, sym_name = "
                 '"a_global"}> ({\n}) : () -> ()\n',
    "@a_module": '"builtin.module"() <{sym_name = "a_module"}> ({\n}) : () -> '
                 "()\n",
    "@nothing": "",
}

TERMINATORS = ("func.return", "scf.yield", "llvm.unreachable", "llvm.return",
               "affine.yield", "memref.alloca_scope.return", "vector.yield",
               "ub.unreachable", "memref.atomic_yield", "scf.reduce")


def place_of(module, op):
    return next(i for i, other in enumerate(module[-1].walk()) if other is op)


class Changes:
    """All changes of a module: a list of functions that make one."""

    def __init__(self, module, values):
        self.module, self.values = module, values
        self.made = []
        last = module[-1]
        for i, op in enumerate(last.walk()):
            is_frame = i == 0 and op.name == "func.func" and len(module) >= 1 \
                and last.regions and last.name == "func.func" \
                and ["sym_name", '"isolated"'] in last.properties
            if is_frame or (op.name == "func.return" and not op.operands):
                continue
            self.of_values(i, op)
            self.of_attributes(i, op)
            self.of_regions(i, op)
        self.of_types()

    def add(self, at, change, *what):
        def make(module):
            ops = list(module[-1].walk())
            change(module, ops[at], *what)
        self.made.append(make)

    # Operands, results, successors

    def of_values(self, at, op):
        for i in range(len(op.operands)):
            self.add(at, drop_operand, i)
            self.add(at, double_operand, i)
            for new in types_near(op.inputs[i]):
                self.add(at, retype_operand, i, new)
        for i in range(len(op.outputs)):
            for new in types_near(op.outputs[i]):
                self.add(at, retype_result, i, new)
            self.add(at, drop_result, i)
        self.add(at, more_results)
        for i in range(len(op.successors)):
            self.add(at, drop_item, "successors", i)
            self.add(at, double_item, "successors", i)
        for i in range(1, len(op.operands)):
            self.add(at, swap_operands, i)

    def of_attributes(self, at, op):
        for which, pairs in enumerate(op.lists()):
            for i, (name, value) in enumerate(pairs):
                self.add(at, drop_attribute, which, i)
                for new in values_near(value or ""):
                    self.add(at, set_attribute, which, i, new)
                for new in ATTRIBUTES:
                    self.add(at, set_attribute, which, i, new)
                for new in self.values.get((op.name, name), ()):
                    if new != value:
                        self.add(at, set_attribute, which, i, new)
            for (owner, name), values in self.values.items():
                if owner == op.name and name not in dict(pairs):
                    for value in values[:3]:
                        self.add(at, add_attribute, which, name, value)

    def of_regions(self, at, op):
        for i in range(len(op.regions)):
            self.add(at, drop_item, "regions", i)
            self.add(at, double_item, "regions", i)
            for k, block in enumerate(op.regions[i]):
                for n, (_, type_) in enumerate(block.arguments):
                    self.add(at, drop_argument, i, k, n)
                    for new in types_near(type_):
                        self.add(at, retype_argument, i, k, n, new)
                self.add(at, add_argument, i, k)
                self.add(at, drop_end, i, k)
                self.add(at, drop_block, i, k)
                for name in TERMINATORS:
                    self.add(at, set_end, i, k, name, True)
                    self.add(at, set_end, i, k, name, False)
        self.add(at, add_region)

    def of_types(self):
        """A type becomes another, wherever it is."""
        found = {}
        for op in self.module[-1].walk():
            for type_ in op.inputs + op.outputs:
                found[type_] = True
        for old in found:
            for new in types_near(old):
                self.add(0, retype_all, old, new)
                # Often: all of this passes the verifier if anything does.
                self.add(0, retype_elements, old, new)


def drop_operand(_, op, i):
    del op.operands[i], op.inputs[i]


def double_operand(_, op, i):
    op.operands.insert(i, op.operands[i])
    op.inputs.insert(i, op.inputs[i])


def swap_operands(_, op, i):
    for items in op.operands, op.inputs:
        items[i - 1], items[i] = items[i], items[i - 1]


def argument_of(module, name):
    for region in module[-1].regions:
        for block in region:
            for argument in block.arguments:
                if argument[0] == name:
                    return argument
    return None


def retype_operand(module, op, i, new):
    """Of all who use the value, or of a new value."""
    argument = argument_of(module, op.operands[i])
    if not argument or not module[-1].regions:
        op.inputs[i] = new
        return
    name = f"%other{i}"
    module[-1].regions[0][0].arguments.append([name, new])
    op.operands[i], op.inputs[i] = name, new


def retype_result(_, op, i, new):
    op.outputs[i] = new


def drop_result(_, op, i):
    del op.outputs[i]
    if not op.outputs:
        op.result = None


def more_results(_, op):
    op.outputs.append(op.outputs[-1] if op.outputs else "i32")
    op.result = op.result or "%more"


def drop_item(_, op, items, i):
    del getattr(op, items)[i]


def double_item(_, op, items, i):
    items = getattr(op, items)
    items.insert(i, copy.deepcopy(items[i]))


def drop_attribute(_, op, which, i):
    del op.lists()[which][i]


def set_attribute(module, op, which, i, value):
    op.lists()[which][i][1] = value
    for name, definition in SYMBOLS.items():
        if name in value and definition:
            module[:0] = read(definition)


def add_attribute(_, op, which, name, value):
    op.lists()[which].append([name, value])


def add_region(_, op):
    op.regions.append([])


def block_of(op, i, k):
    return op.regions[i][k]


def drop_argument(_, op, i, k, n):
    del block_of(op, i, k).arguments[n]


def retype_argument(_, op, i, k, n, new):
    block_of(op, i, k).arguments[n][1] = new


def add_argument(_, op, i, k):
    block = block_of(op, i, k)
    block.label = block.label or "^bb0"
    block.arguments.append(["%added", "i32"])


def drop_end(_, op, i, k):
    block = block_of(op, i, k)
    if block.ops:
        block.ops.pop()


def drop_block(_, op, i, k):
    del op.regions[i][k]


def set_end(_, op, i, k, name, keeps):
    block = block_of(op, i, k)
    if block.ops:
        end = block.ops[-1]
        end.name = name
        end.successors = end.properties = []
        if not keeps:
            end.operands, end.inputs = [], []


def each_list_of_types(module):
    for op in module[-1].walk():
        yield op.inputs
        yield op.outputs


def replace_types(module, change):
    for op in module[-1].walk():
        op.inputs[:] = map(change, op.inputs)
        op.outputs[:] = map(change, op.outputs)
        for region in op.regions:
            for block in region:
                for argument in block.arguments:
                    argument[1] = change(argument[1])
        for pairs in op.lists():
            for pair in pairs:
                if pair[0] not in ("function_type", "callee_type") and pair[1]:
                    pair[1] = in_text(pair[1], change)


def in_text(value, change):
    """Of types at the end, as in `dense<1> : vector<4xi32>`, or alone."""
    head, mark, type_ = value.rpartition(" : ")
    if mark and change(type_) != type_ and "[" not in type_:
        return head + mark + change(type_)
    return change(value)


def retype_all(module, _, old, new):
    replace_types(module, lambda t: new if t == old else t)


def retype_elements(module, _, old, new):
    """The same difference in all types: the element, a size, the kind."""
    a, b = SHAPED.match(old), SHAPED.match(new)
    if not a and not b:
        pattern = re.compile(r"(?<![\w.!])" + re.escape(old) + r"(?![\w<])")
        replace_types(module, lambda t: pattern.sub(lambda _: new, t))
        return
    if not a or not b:
        retype_all(module, None, old, new)
        return
    if a.group(2) == b.group(2):
        element = lambda m: m.group(3)[:balanced(m.group(3), 0, ",")]
        pattern = re.compile(r"(?<![\w.!])" + re.escape(element(a)) +
                             r"(?![\w<])")
        replace_types(module,
                      lambda t: pattern.sub(lambda _: element(b), t))
        return
    replace_types(module, lambda t: t.replace(a.group(2) or "<",
                                              b.group(2) or "<"))


# A signature follows from the block's arguments, which a change may retype.
def finish(module):
    for op in module:
        if op.name == "func.func" and op.regions and op.regions[0]:
            inputs = joined(t for _, t in op.regions[0][0].arguments)
            for pair in op.properties:
                if pair[0] == "function_type" and \
                        ["sym_name", '"isolated"'] in op.properties:
                    pair[1] = f"({inputs}) -> ()"
            block = op.regions[0][0]
            if block.arguments and not block.label:
                block.label = "^bb0"
    return module


# Programs

def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (300, 300))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_DATA, (3 << 30, 3 << 30))


QUICK = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}
ERROR = re.compile(r"^(?:[^\n:]*:(\d+):\d+: )?(?:[\w-]+: )?"
                   r"(?:fatal )?error: (.*)$", re.M)


class Verdict:
    """errors: [(line in the case, or None, text)]"""

    def __init__(self, status, errors=(), said=""):
        self.status, self.errors, self.said = status, list(errors), said


class Runner:
    def __init__(self, folder):
        self.folder = folder
        self.file = os.path.join(folder, "cases.mlir")

    def run(self, command, pieces, separator):
        with open(self.file, "w", encoding="utf-8") as f:
            f.write(separator.join(pieces))
        return subprocess.run([*command, self.file], env=QUICK, text=True,
                              errors="replace", capture_output=True,
                              preexec_fn=limit, check=False)

    def batch(self, command, pieces, separator, end=None):
        """[Verdict] of each piece, found by halves where they kill it, or
        say something that has no place."""
        done = self.run(command, pieces, separator)
        wrong = done.returncode not in (0, 1)
        found = [Verdict(0) for _ in pieces]
        owner = [None]
        for i, piece in enumerate(pieces):
            owner += [i] * piece.count("\n")
            owner += [i] * separator.count("\n") if separator else []
        for line, message in ERROR.findall(done.stderr):
            if not line or int(line) >= len(owner):
                wrong = True
                continue
            i = owner[int(line)]
            found[i].status = 1
            found[i].errors.append((int(line) - owner.index(i), message))
        if done.returncode == 1 and not wrong:
            wrong = not any(v.status for v in found)
        if not wrong:
            return found
        if len(pieces) == 1:
            errors = [(int(line) if line else None, message)
                      for line, message in ERROR.findall(done.stderr)]
            return [Verdict(done.returncode, errors, done.stderr)]
        half = len(pieces) // 2
        return (self.batch(command, pieces[:half], separator, end) +
                self.batch(command, pieces[half:], separator, end))


def in_batches(runner, command, pieces, size, separator=MARK):
    found = []
    for i in range(0, len(pieces), size):
        found += runner.batch(command, pieces[i:i + size], separator)
    return found


# Cases of one file

def apart(piece, number):
    """With symbols of its own."""
    piece = re.sub(r"@(?!llvm\.)([\w$.]+)", rf"@\1_{number}", piece)
    return re.sub(r'(sym_name = "(?!llvm\.)[\w$.]+)"', rf'\1_{number}"', piece)


def may_join(piece):
    return not re.search(r'"builtin.module"|^[#!]|@"|sym_name = "(llvm\.|[^"]*'
                         r'[^\w$."])|global_[cd]tors|module_flags|comdat|'
                         r'linker_options|dlti|data_layout', piece)


# Scalable vectors are what few processors have.
TARGETS = (
    (("-target", "aarch64-linux-gnu", "-march=armv9.2-a+sve2+sme2"),
     r"arm_\w+\.|\[\d+\]x"),
    (("-target", "x86_64-linux-gnu"), ""),
)


class Compiler:
    """Compiles cases, many at a time, until none is left."""

    def __init__(self, runner, mlcc):
        self.runner = runner
        self.command = [mlcc, *FLAGS, "-fauto-features", "-O0", "-c", "-w",
                        "-fno-diagnostics-show-caret", "-ferror-limit=0",
                        "-o", os.path.join(runner.folder, "x.o")]

    def all(self, pieces):
        """[Verdict]"""
        found = [None] * len(pieces)
        for flags, wanted in TARGETS:
            these = [i for i, p in enumerate(pieces)
                     if found[i] is None and re.search(wanted, p)]
            command = [*self.command, *flags]
            for i in these:
                if not may_join(pieces[i]):
                    found[i] = self.runner.batch(command, [pieces[i]], "")[0]
            these = [i for i in these if not found[i]]
            for start in range(0, len(these), 50):
                self.together(command, pieces, these[start:start + 50], found)
        return found

    def together(self, command, pieces, left, found):
        while left:
            verdicts = self.runner.batch(
                command, [apart(pieces[i], i) for i in left], "")
            for i, verdict in zip(left, verdicts):
                if verdict.status:
                    found[i] = verdict
            rest = [i for i in left if not found[i]]
            if rest == left:
                for i in left:
                    found[i] = Verdict(0)
                return
            left = rest


# Seeds

def sources(source):
    for folder in ("dialect", "lowering", "verifier", "intrinsics",
                   "translate"):
        for path in sorted((source / "test" / folder).rglob("*.mlir")):
            yield path.read_text(encoding="utf-8", errors="replace")


def generic_forms(runner, opt, pieces):
    command = [opt, *FLAGS, "-split-input-file", "-mlir-print-op-generic",
               "-mlir-print-local-scope"]
    found = []
    for i in range(0, len(pieces), 200):
        done = runner.run(command, pieces[i:i + 200], MARK)
        found += done.stdout.split(MARK)
    return found


def body_of(generic):
    return re.sub(r'^"builtin.module"\(\) .*\(\{\n|^\}\).*\n', "", generic,
                  flags=re.M)


def seeds_of(runner, opt, source, only):
    """{name: [module text]}, valid ones."""
    pieces = [p for t in sources(source) for p in pieces_of(t, "// -----")]
    pieces = list(dict.fromkeys(pieces))
    found = collections.defaultdict(dict)
    for generic in generic_forms(runner, opt, pieces):
        body = body_of(generic)
        for name, module in isolated(body):
            found[name][re.sub(r"^ +\n", "", module, flags=re.M)] = True
        for single in singles(body):
            head = re.match(r'\s*"([\w.]+)"', single)
            if head and single.count("\n") < 30:
                found[head.group(1)][single] = True
    kept = {}
    names = runner.run([opt, "-show-dialects"], [], "").stdout
    strange = re.compile(r'\s"(?!(?:%s)\.)' % names.split(": ")[1].strip()
                      .replace(",", "|") + r'[\w.$]+"\(')
    for name, modules in sorted(found.items()):
        if only and not re.search(only, name):
            continue
        kept[name] = [m for m in sorted(modules, key=number_of)
                      if not FOREIGN.search(m) and not strange.search("\n" + m)
                      ][:FORMS]
    flat = [(name, m) for name, ms in kept.items() for m in ms]
    valid = in_batches(runner, [opt, *FLAGS, "-split-input-file", "-o",
                                "/dev/null"], [m for _, m in flat], 500)
    good = collections.defaultdict(list)
    for (name, module), verdict in zip(flat, valid):
        if not verdict.status:
            good[name].append(module)
    return dict(good)


def values_of(seeds):
    """{(operation, attribute): [values]}"""
    found = collections.defaultdict(dict)
    for modules in seeds.values():
        for module in modules:
            for top in read(module):
                for op in top.walk():
                    for pairs in op.lists():
                        for name, value in pairs:
                            found[op.name, name][value] = True
    return {key: list(values) for key, values in found.items()}


def case(module, values, rng):
    ops = read(module)
    changes = Changes(ops, values).made
    for _ in range(1 if rng.random() < 0.75 else 2):
        rng.choice(changes)(ops)
    return text(finish(ops))


def cases(seeds, count, seed):
    values = values_of(seeds)
    names = Ring(seeds)
    rings = {name: Ring(modules) for name, modules in seeds.items()}
    made = {}
    for n in range(count):
        rng = random.Random(f"{seed} almost {n}")
        name = names.draw(rng)
        module = rings[name].draw(rng)
        try:
            made.setdefault(case(module, values, rng), name)
        except (IndexError, ValueError):
            pass
    return made


# Verdicts

MADE_UP = re.compile(r"invalid LLVM IR|Invalid record|LLVM ERROR|LLVM: |"
                     r"Cannot select|crash|internal error|<badref>", re.I)
BLAMED = re.compile(r"'([a-z_]\w*\.[\w.]+)' op")


def fault_of(piece, verdict):
    """What is wrong with the verdict, or None."""
    if verdict.status == 0:
        return None
    if verdict.status != 1:
        return f"exit status {verdict.status}: {verdict.said[:400]}"
    if not verdict.errors or any(line is None for line, _ in verdict.errors):
        return f"an error without a place: {verdict.said[:400]}"
    for _, message in verdict.errors:
        if MADE_UP.search(message):
            return message
        blamed = BLAMED.match(message)
        if blamed and f'"{blamed.group(1)}"' not in piece:
            return f"blames what is not there: {message}"
    return None


PASSES = (
    "-canonicalize", "-cse", "-convert-to-llvm", "-convert-scf-to-cf",
    "-lower-affine", "-convert-vector-to-scf", "-convert-vector-to-llvm",
    "-convert-arith-to-llvm", "-convert-func-to-llvm", "-convert-math-to-llvm",
    "-convert-math-to-libm", "-convert-math-to-funcs", "-convert-index-to-llvm",
    "-convert-cf-to-llvm", "-finalize-memref-to-llvm",
    "-expand-strided-metadata", "-memref-expand", "-arith-expand",
    "-convert-complex-to-standard", "-convert-complex-to-llvm",
    "-convert-ub-to-llvm", "-math-expand-ops", "-convert-arm-sme-to-scf",
    "-convert-vector-to-arm-sme", "-expand-realloc", "-lower-vector-mask",
    "-reconcile-unrealized-casts", "-math-extend-to-supported-types",
    "-fold-memref-alias-ops", "-flatten-memref", "-llvm-legalize-for-export",
    "-int-range-optimizations", "-sccp", "-mem2reg", "-sroa",
    "-loop-invariant-code-motion", "-remove-dead-values", "-symbol-dce",
    "-inline", "-lower-vector-multi-reduction", "-normalize-memrefs",
    "-generate-runtime-verification", "-affine-simplify-structures",
    "-affine-super-vectorize=virtual-vector-size=4", "-affine-loop-fusion",
    "-affine-loop-unroll", "-affine-loop-tile", "-affine-scalrep",
    "-lift-cf-to-scf", "-control-flow-sink", "-scf-for-to-while",
    "-scf-forall-to-for", "-affine-parallelize", "-memref-emulate-wide-int",
    "-arith-emulate-wide-int", "-arith-emulate-unsupported-floats="
    "source-types=bf16,f16 target-type=f32", "-arm-sve-legalize-vector-storage",
    "-arm-sme-vector-legalization", "-convert-math-to-llvm",
    "-math-uplift-to-fma", "-strip-debuginfo", "-topological-sort",
)


def through_passes(runner, opt, pieces):
    """(piece, what is wrong)"""
    for flag in PASSES:
        base = [opt, *FLAGS, "-split-input-file", "-o", "/dev/null", flag]
        plain = in_batches(runner, base + ["-verify-each=0"], pieces, 500)
        checked = in_batches(runner, base + ["-verify-each=1"], pieces, 500)
        for piece, a, b in zip(pieces, plain, checked):
            if a.status not in (0, 1) or b.status not in (0, 1):
                worse = a if a.status not in (0, 1) else b
                yield piece, f"{flag}: exit status {worse.status}: " \
                    f"{worse.said[:300]}"
            elif b.status and not a.status:
                yield piece, f"{flag} makes something invalid: " \
                    f"{b.errors and b.errors[0][1]}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mlcc")
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("--count", type=int,
                        default=int(os.environ.get("COUNT", 2000)))
    parser.add_argument("--seed", default=os.environ.get("SEED", "1"))
    parser.add_argument("--only")
    parser.add_argument("--mlir-opt")
    parser.add_argument("--passes", action="store_true")
    parser.add_argument("--stats", type=int)
    parser.add_argument("--keep", type=pathlib.Path)
    o = parser.parse_args()
    opt = os.path.join(os.path.dirname(o.mlcc), "mlcc-opt")
    faults = collections.defaultdict(list)

    def found(kind, piece):
        faults[re.sub(r"\d+", "N", kind)[:150]].append((kind, piece))

    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(folder)
        seeds = seeds_of(runner, opt, o.source, o.only)
        made = list(cases(seeds, o.count, o.seed))
        check = [*FLAGS, "-split-input-file", "-o", "/dev/null"]
        read_ = in_batches(runner, [opt, *check], made, 500)
        for piece, verdict in zip(made, read_):
            fault = fault_of(piece, verdict)
            if fault and not fault.startswith("blames"):
                found("verifier: " + fault, piece)
        if o.mlir_opt:
            theirs = in_batches(runner, [o.mlir_opt, *check], made, 500)
            for piece, a, b in zip(made, read_, theirs):
                if b.status in (0, 1) and a.status in (0, 1) \
                        and a.status != b.status:
                    said = (a if a.status else b).errors
                    who = "mlir-opt takes" if a.status else "mlir-opt refuses"
                    found(f"{who}: {said[0][1]}", piece)
        valid = [p for p, v in zip(made, read_) if not v.status]
        compiled = Compiler(runner, o.mlcc).all(valid)
        for piece, verdict in zip(valid, compiled):
            fault = fault_of(piece, verdict)
            if fault:
                found("compile: " + fault, piece)
        if o.passes:
            for piece, fault in through_passes(runner, opt, valid):
                found("pass: " + fault, piece)
        good = sum(not v.status for v in compiled)
        if o.stats:
            count = collections.Counter(
                re.sub(r"'[^']*'", "'X'", e[1]) if o.stats == 1 else e[1]
                for v in compiled for e in v.errors[:1])
            for message, n in count.most_common(60):
                print(n, message[:200])
        print(f"{len(made)} cases of {len(seeds)} operations: "
              f"{len(valid)} valid, {good} compiled")
    for n, (kind, these) in enumerate(sorted(faults.items())):
        these.sort(key=lambda f: len(f[1]))
        print(f"--- {len(these)}x {these[0][0]}\n{these[0][1]}")
        if o.keep:
            o.keep.mkdir(exist_ok=True)
            (o.keep / f"{n}.mlir").write_text(
                "".join(f"// {k!r}\n{p}// -----\n" for k, p in these[:20]))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
