#!/usr/bin/env python3
"""Operations on edge operands, computed and folded.

    edges.py list [FAMILY]    names of families, or of those whose names begin so
    edges.py passes FAMILY    lists of passes to try on a family, one a line
    edges.py share FAMILY     the N of --share for some hundred rows
    edges.py emit FAMILY FORM the module, on standard output
    edges.py compare FAMILY FORM WORDS COMPUTED
                              WORDS is what a program of that form wrote, COMPUTED
                              what that of the form `computed` did
    edges.py serve            such commands from standard input, a line each, with
                              tabs between arguments; behind what each prints
                              stands "status N". A family is made once for those
                              that follow one another

FORM says which operands are constants: computed (none), left (the first), right
(all but the first), or folded (all). The others are loaded from globals that anybody may write to, so nothing
knows them. A program runs every case of a family (edge_cases.py) on its rows and
gives each result to `take`, 64 bits at a time, which edges.c writes out.

What a row gives must be the same in each form, bit for bit, and what the case
says, if it does. Where two answers are right:

- NaNs are one, but where the operation is one on bits (negf, absf, copysign).
- A row whose result is poison or whose operation is undefined is not there.
- Functions that no standard rounds are near each other: as many units of the
  last place off as the case says. Zeros, infinities and NaNs are exact.

Options: --index N, bits of index (64). --share K/N, every Nth row, from the Kth.
--no-libm, nothing that calls a function of C. --passes, those that the program
went through, which may be less exact.
"""
import argparse
import functools
import re
import struct
import sys
import zlib

import edge_cases
from edge_cases import ANY_NAN, Type

FORMS = ("computed", "left", "right", "folded")
ROWS_PER_FUNCTION = 100
QUICK_ROWS = 400


def constants_of(case, form):
    """The places of operands that are constants."""
    n = len(case.operands)
    return {"computed": (), "left": (0,), "right": range(1, n),
            "folded": range(n)}[form]


class Kept:
    """A case with those of its rows that are run."""

    def __init__(self, case, share):
        self.case = case
        k, n = share
        self.rows = [i for i in range(len(case.rows))
                     if zlib.crc32(f"{case.name} {i}".encode()) % n == k]

    def groups(self, form):
        """Lists of rows, those of one loop each."""
        groups = {}
        for i in self.rows:
            key = tuple(self.case.rows[i][p]
                        for p in constants_of(self.case, form))
            groups.setdefault(key, []).append(i)
        return list(groups.values())

    def lanes(self):
        lanes = 1
        for n in self.case.shape or ():
            lanes *= n
        return lanes

    def order(self, form):
        """The rows as the program comes to them; None is what fills a vector."""
        groups = [self.rows] if form == "folded" else self.groups(form)
        lanes, rows = self.lanes(), []
        for group in groups:
            rows += group + [None] * (-len(group) % lanes)
        return rows


@functools.lru_cache(maxsize=1)
def family(name, index):
    return list(edge_cases.family(name, index))


@functools.lru_cache(maxsize=1)
def kept_of(name, index, share_):
    return [k for k in (Kept(c, share_) for c in family(name, index)) if k.rows]


def kept_cases(options):
    for kept in kept_of(options.family, options.index, options.share):
        if is_of_form(kept.case, options.form) and not (
                options.no_libm and edge_cases.calls_libm(kept.case)):
            yield kept


def is_of_form(case, form):
    return form in ("computed", "folded") or len(case.operands) > 1


# ===-- values ------------------------------------------------------------===

def words_of(type_):
    """How many words of 64 bits a value takes."""
    if type_.kind == "complex":
        return 2 * words_of(type_.part)
    return -(-type_.bits // 64)


def split(type_, bits):
    """The bits of a value as words."""
    if type_.kind == "complex":
        return [w for part in bits for w in split(type_.part, part)]
    return [bits >> at & (1 << 64) - 1 for at in range(0, type_.bits, 64)]


def scalar_text(type_, bits):
    if type_.kind == "float":
        return f"0x{bits:0{(type_.bits + 3) // 4}X}"
    if type_.mlir == "i1":
        return "true" if bits else "false"
    return str(edge_cases.signed(type_.bits, bits))


def nested(texts, shape):
    if not shape:
        return texts[0]
    step = len(texts) // shape[0]
    return "[" + ", ".join(nested(texts[i * step:(i + 1) * step], shape[1:])
                           for i in range(shape[0])) + "]"


def shaped(shape, mlir):
    return mlir if shape is None else (
        "vector<" + "".join(f"{n}x" for n in shape) + mlir + ">")


def places(shape):
    """Positions of a vector's elements in their order."""
    if not shape:
        return [()]
    return [(i, *rest) for i in range(shape[0]) for rest in places(shape[1:])]


class Code:
    """Lines of a function's body."""

    def __init__(self):
        self.lines = []
        self.count = 0

    def new(self, text):
        name = f"%v{self.count}"
        self.count += 1
        self.lines.append(f"{name} = {text}")
        return name

    def of_words(self, type_, words):
        """A value from its i64 words."""
        if type_.kind == "complex":
            half = len(words) // 2
            parts = [self.of_words(type_.part, words[:half]),
                     self.of_words(type_.part, words[half:])]
            return self.new(f"complex.create {parts[0]}, {parts[1]} : "
                            f"{type_.mlir}")
        value, integer = words[0], f"i{type_.bits}"
        if type_.kind == "index":
            return self.new(f"arith.index_cast {value} : i64 to index")
        if type_.bits < 64:
            value = self.new(f"arith.trunci {value} : i64 to {integer}")
        elif type_.bits > 64:
            low = self.new(f"arith.extui {words[0]} : i64 to {integer}")
            high = self.new(f"arith.extui {words[1]} : i64 to {integer}")
            by = self.new(f"arith.constant 64 : {integer}")
            high = self.new(f"arith.shli {high}, {by} : {integer}")
            value = self.new(f"arith.ori {low}, {high} : {integer}")
        if type_.kind == "float":
            value = self.new(f"arith.bitcast {value} : {integer} to {type_.mlir}")
        return value

    def constant(self, type_, bits, maker):
        """A constant; `maker` is the operation for those of index."""
        if type_.kind == "complex":
            parts = ", ".join(f"{scalar_text(type_.part, b)} : {type_.part.mlir}"
                              for b in bits)
            return self.new(f"complex.constant [{parts}] : {type_.mlir}")
        text = scalar_text(type_, bits)
        if type_.kind == "index" and maker == "index":
            return self.new(f"index.constant {text}")
        if type_.mlir == "i1":
            return self.new(f"arith.constant {text}")
        return self.new(f"arith.constant {text} : {type_.mlir}")

    def dense(self, type_, shape, rows):
        texts = [scalar_text(type_, bits) for bits in rows]
        return self.new(f"arith.constant dense<{nested(texts, shape)}> : "
                        f"{shaped(shape, type_.mlir)}")

    def take(self, case, type_, value):
        if type_.kind == "complex":
            for part in ("re", "im"):
                self.take(case, type_.part,
                          self.new(f"complex.{part} {value} : {type_.mlir}"))
            return
        if type_.kind == "index":
            value = self.new(f"arith.index_castui {value} : index to i64")
            type_ = Type("int", "i64", 64)
        if type_.kind == "float":
            integer = f"i{type_.bits}"
            bits = self.new(f"arith.bitcast {value} : {type_.mlir} to {integer}")
            if not case.keeps_nans:
                is_nan = self.new(f"arith.cmpf uno, {value}, {value} : "
                                  f"{type_.mlir}")
                nan = self.new(f"arith.constant {type_.nan} : {integer}")
                bits = self.new(f"arith.select {is_nan}, {nan}, {bits} : "
                                f"{integer}")
            value = bits
        integer = f"i{type_.bits}"
        for at in range(0, type_.bits, 64):
            word = value
            if type_.bits > 64:
                by = self.new(f"arith.constant {at} : {integer}")
                word = self.new(f"arith.shrui {value}, {by} : {integer}")
                word = self.new(f"arith.trunci {word} : {integer} to i64")
            elif type_.bits < 64:
                word = self.new(f"arith.extui {value} : {integer} to i64")
            self.lines.append(f"func.call @take({word}) : (i64) -> ()")

    def operation(self, case, operands, results=("r0", "r1")):
        """The case's code, its names replaced; gives those of its results."""
        names = dict(zip("abc", operands))

        def name_of(match):
            known = match.group(1)
            if known not in names:
                names[known] = f"%v{self.count}"
                self.count += 1
            return names[known]
        types = [shaped(case.shape, t.mlir)
                 for t in case.operands + case.results]
        code = case.code.format(*types)
        self.lines += re.sub(r"%(\w+)", name_of, code).split("\n")
        return [names[r] for r in results if r in names]

    def take_all(self, case, results):
        if case.shape is None:
            for type_, value in zip(case.results, results):
                self.take(case, type_, value)
            return
        for place in places(case.shape):
            at = "[" + ", ".join(map(str, place)) + "]"
            for type_, value in zip(case.results, results):
                element = self.new(f"vector.extract {value}{at} : {type_.mlir} "
                                   f"from {shaped(case.shape, type_.mlir)}")
                self.take(case, type_, element)


# ===-- modules -----------------------------------------------------------===

class Module:

    def __init__(self):
        self.globals = []
        self.functions = []
        self.helpers = []

    def add_function(self, code):
        name = f"f{len(self.functions)}"
        body = "\n".join("    " + line for line in code.lines)
        self.functions.append(f"  func.func @{name}() {{\n{body}\n    return\n"
                              "  }\n")

    def add_table(self, words):
        name = f"t{len(self.globals)}"
        signed = ", ".join(str(edge_cases.signed(64, w)) for w in words)
        self.globals.append(f"  memref.global @{name} : memref<{len(words)}xi64>"
                            f" = dense<[{signed}]>\n")
        return name

    def operation(self, code, case, values, constants):
        """The case's code, in a function of its own if it has to be: what is
        loaded in a loop is no dimension."""
        if not case.outlined:
            return code.operation(case, values)
        name, helper = f"h{len(self.helpers)}", Code()
        inner, passed = {}, []
        for k, (type_, value) in enumerate(zip(case.operands, values)):
            if k in constants:
                inner[k] = helper.constant(type_, constants[k], case.maker)
            else:
                inner[k] = f"%x{k}"
                passed.append((type_, value, inner[k]))
        results = helper.operation(case, [inner[k] for k in sorted(inner)])
        types = ", ".join(t.mlir for t in case.results)
        arguments = ", ".join(f"{n}: {t.mlir}" for t, _, n in passed)
        body = "\n".join("    " + line for line in helper.lines)
        self.helpers.append(
            f"  func.func private @{name}({arguments}) -> ({types}) {{\n{body}\n"
            f"    return {', '.join(results)} : {types}\n  }}\n")
        made = ", ".join(f"%v{code.count + i}" for i in range(len(results)))
        code.count += len(results)
        code.lines.append(
            f"{made} = func.call @{name}({', '.join(v for _, v, _ in passed)}) : "
            f"({', '.join(t.mlir for t, _, _ in passed)}) -> ({types})")
        return made.split(", ")

    def text(self):
        calls = "".join(f"    call @f{i}() : () -> ()\n"
                        for i in range(len(self.functions)))
        return ("module {\n" + "".join(self.globals) + "".join(self.helpers) +
                "".join(self.functions) +
                "  func.func private @take(i64)\n"
                f"  func.func @run() {{\n{calls}    return\n  }}\n}}\n")


def emit_constants(module, kept):
    """Each row of its own; vectors take as many as they have elements."""
    case, lanes, maker = kept.case, kept.lanes(), kept.case.maker
    step = ROWS_PER_FUNCTION * lanes
    for start in range(0, len(kept.rows), step):
        code, rows = Code(), kept.rows[start:start + step]
        for at in range(0, len(rows), lanes):
            group = rows[at:at + lanes]
            group += [group[-1]] * (lanes - len(group))
            values = []
            for k, type_ in enumerate(case.operands):
                column = [case.rows[i][k] for i in group]
                values.append(code.constant(type_, column[0], maker)
                              if case.shape is None else
                              code.dense(type_, case.shape, column))
            code.take_all(case, code.operation(case, values))
        module.add_function(code)


def emit_loops(module, kept, form):
    """A loop for each choice of constants."""
    case, lanes = kept.case, kept.lanes()
    constants, code = constants_of(case, form), Code()
    for group in kept.groups(form):
        first = case.rows[group[0]]
        padded = group + [group[-1]] * (-len(group) % lanes)
        values = [None] * len(case.operands)
        for k in constants:
            values[k] = (code.constant(case.operands[k], first[k], case.maker)
                         if case.shape is None else
                         code.dense(case.operands[k], case.shape,
                                    [first[k]] * lanes))
        tables = {}
        for k, type_ in enumerate(case.operands):
            if values[k] is not None:
                continue
            words = [w for i in padded for w in split(type_, case.rows[i][k])]
            name = module.add_table(words)
            tables[k] = code.new(f"memref.get_global @{name} : "
                                 f"memref<{len(words)}xi64>"), len(words)
        zero, one = code.new("arith.constant 0 : index"), code.new(
            "arith.constant 1 : index")
        trips = code.new(f"arith.constant {len(padded) // lanes} : index")
        counter = f"%i{code.count}"
        code.lines.append(f"scf.for {counter} = {zero} to {trips} step {one} {{")
        for k, (table, size) in tables.items():
            values[k] = load(code, case, k, table, size, counter, lanes)
        known = {k: first[k] for k in constants}
        code.take_all(case, module.operation(code, case, values, known))
        code.lines.append("}")
    module.add_function(code)


def load(code, case, k, table, size, counter, lanes):
    type_ = case.operands[k]
    n, elements = words_of(type_), []
    for lane in range(lanes):
        words = []
        for word in range(n):
            step = code.new(f"arith.constant {n * lanes} : index")
            offset = code.new(f"arith.constant {lane * n + word} : index")
            at = code.new(f"arith.muli {counter}, {step} : index")
            at = code.new(f"arith.addi {at}, {offset} : index")
            words.append(code.new(f"memref.load {table}[{at}] : "
                                  f"memref<{size}xi64>"))
        elements.append(code.of_words(type_, words))
    if case.shape is None:
        return elements[0]
    return code.new(f"vector.from_elements {', '.join(elements)} : "
                    f"{shaped(case.shape, type_.mlir)}")


def emit(options):
    module = Module()
    for kept in kept_cases(options):
        if options.form == "folded":
            emit_constants(module, kept)
        else:
            emit_loops(module, kept, options.form)
    with open(options.output, "w", encoding="ascii") as file:
        print(module.text(), file=file)


# ===-- comparison --------------------------------------------------------===

def read_results(options, path):
    """{case name: {row: results}}, results being words."""
    with open(path, "rb") as file:
        data = file.read()
    words = [w for w, in struct.iter_unpack("<Q", data)]
    found, at = {}, 0
    for kept in kept_cases(options):
        n = sum(words_of(t) for t in kept.case.results)
        rows = found.setdefault(kept.case.name, {})
        for row in kept.order(options.form):
            if row is not None:
                rows[row] = words[at:at + n]
            at += n
    if at != len(words):
        sys.exit(f"{path}: {len(words)} words, expected {at}")
    return found


def values_of(types, words):
    """Bits of each number, parts of complex ones by themselves."""
    for type_ in types:
        parts = [type_.part] * 2 if type_.kind == "complex" else [type_]
        for part in parts:
            n = words_of(part)
            yield part, sum(w << 64 * i for i, w in enumerate(words[:n]))
            words = words[n:]


def place_of(f, x):
    """The place of a number among those of its format; neighbours differ by 1."""
    magnitude = x & ~f.sign_bit
    if f.name == "f80":  # whose leading bit the exponent tells
        magnitude = magnitude >> 64 << 63 | magnitude & ((1 << 63) - 1)
    return -magnitude if f.is_negative(x) else magnitude


def is_near(type_, a, b, ulps):
    f = type_.format
    if type_.kind != "float" or not ulps or f.is_nan(a) or f.is_nan(b):
        return False
    # An error of many units may overflow.
    if ulps < 100 and not (f.is_finite(a) and f.is_finite(b)):
        return False
    if f.is_zero(a) != f.is_zero(b) and min(a & ~f.sign_bit,
                                            b & ~f.sign_bit) == 0:
        # Zero is exact, but for what is below all normal numbers.
        return max(a & ~f.sign_bit, b & ~f.sign_bit) <= min(ulps, 4) and (
            (a ^ b) & f.sign_bit == 0)
    return abs(place_of(f, a) - place_of(f, b)) <= ulps


def agrees(case, words, reference, ulps):
    return ulps is None or all(
        a == b or is_near(t, a, b, ulps)
        for (t, a), (_, b) in zip(values_of(case.results, words),
                                  values_of(case.results, reference)))


def meets(case, row, words):
    """Whether the results are those that the case knows, if it does."""
    if case.expected is None:
        return True
    return all(t.format.is_nan(a) if want == ANY_NAN else a == want
               for (t, a), want in zip(values_of(case.results, words),
                                       case.expected[row]))


def shown(types, values):
    return " ".join("/".join(f"{p:x}" for p in v) if isinstance(v, tuple)
                    else f"{v:x}" for _, v in zip(types, values))


def compare(options):
    results = read_results(options, options.words)
    form, options.form = options.form, "computed"
    reference = read_results(options, options.computed)
    options.form = form
    total = wrong = 0
    for kept in kept_cases(options):
        case = kept.case
        ulps = edge_cases.tolerance(case, options.passes)
        for row, words in results[case.name].items():
            total += 1
            computed = reference[case.name][row]
            if agrees(case, words, computed, ulps) and (
                    options.passes or form != "computed" or
                    meets(case, row, words)):
                continue
            wrong += 1
            if wrong <= 12:
                show = lambda w: " ".join(
                    f"{v:x}" for _, v in values_of(case.results, w))
                print(f"{case.name}({shown(case.operands, case.rows[row])}): "
                      f"{form} {show(words)}, computed {show(computed)}")
    print(f"{total} results, {wrong} wrong")
    return wrong == 0


def share(text):
    k, _, n = text.partition("/")
    return int(k), int(n)


def parsed(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("command", choices=["list", "passes", "share", "emit",
                                            "compare", "serve"])
    parser.add_argument("family", nargs="?")
    parser.add_argument("form", nargs="?", choices=FORMS)
    parser.add_argument("words", nargs="?")
    parser.add_argument("computed", nargs="?")
    parser.add_argument("--index", type=int, default=64)
    parser.add_argument("--share", type=share, default=(0, 1))
    parser.add_argument("--no-libm", action="store_true")
    parser.add_argument("--passes", default="")
    parser.add_argument("--output", default="/dev/stdout")
    return parser.parse_args(arguments)


def run(options):
    if options.command == "list":
        print("\n".join(n for n in edge_cases.names(options.index)
                        if n.startswith(options.family or "")))
    elif options.command == "passes":
        print("\n".join(edge_cases.passes(options.family)))
    elif options.command == "share":
        rows = sum(len(c.rows) for c in family(options.family, options.index))
        print(max(1, rows // QUICK_ROWS))
    elif options.command == "emit":
        emit(options)
    elif options.command == "compare":
        return compare(options)
    else:
        serve()
    return True


def serve():
    for line in sys.stdin:
        try:
            status = 0 if run(parsed(line.rstrip("\n").split("\t"))) else 1
        except SystemExit as error:
            print(error)
            status = 1
        print(f"status {status}", flush=True)


if __name__ == "__main__":
    sys.exit(0 if run(parsed(sys.argv[1:])) else 1)
