#!/usr/bin/env python3
"""Random expressions of constants, to be folded.

    folds.py SEED text      functions of no arguments that return all they
                            compute, over every integer width from 1 to 130 and
                            every kind of float, scalars, vectors and tensors
    folds.py SEED folded    expressions that can be executed, each in a function,
                            over the same integers and the floats of LLVM
    folds.py SEED executed  the same, which get their constants as arguments

The same number gives the same expressions. The first may do what they like: what
must not be folded has to stay. In the others nothing is undefined. They give
each result to `take`, 64 bits at a time, which the program that they are linked
with defines (folds.c); NaNs, whose bits are the machine's, as one.
"""
import random
import struct
import sys

FLOATS = {  # name: bits, and how some numbers are encoded
    "f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6, "f8E3M4": 8, "f8E4M3": 8,
    "f8E4M3FN": 8, "f8E4M3FNUZ": 8, "f8E4M3B11FNUZ": 8, "f8E5M2": 8,
    "f8E5M2FNUZ": 8, "f8E8M0FNU": 8, "bf16": 16, "f16": 16, "tf32": 19,
    "f32": 32, "f64": 64, "f80": 80, "f128": 128, "!llvm.ppc_fp128": 128,
}
# A quotient of zeros would be no number, which they have none for.
NO_QUOTIENTS = ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN")
# LLVM's soft floats have a sign that the bits do not, or of the lesser part.
SIGN_KEPT_APART = ("f8E8M0FNU", "!llvm.ppc_fp128")
# The others cannot be executed anywhere: LLVM has neither a type nor conversions
# of floats of 6 and 8 bits and of tf32. Of f4E2M1FN and f8E8M0FNU it is conversions
# that are executed, and ppc_fp128 is executed by PowerPC only.
EXECUTED_FLOATS = ["f32", "f64", "f16", "bf16", "f80", "f128"]
CONVERTED_FLOATS = ["f4E2M1FN", "f8E8M0FNU"]
EXPONENTS = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "f32": (8, 23),
             "f64": (11, 52), "f128": (15, 112)}
NANS = {"f16": 0x7E00, "bf16": 0x7FC0, "f32": 0x7FC00000, "f64": 0x7FF8 << 48,
        "f80": 0x7FFFC << 60, "f128": 0x7FFF8 << 108}

INT_OPS = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui",
           "minsi", "minui"]
SHIFTS = ["shli", "shrui", "shrsi"]
QUOTIENTS = ["divui", "divsi", "remui", "remsi", "ceildivui", "ceildivsi",
             "floordivsi"]
CMPI = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
CMPF = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt",
        "uge", "ult", "ule", "une", "uno", "true"]
INDEX_OPS = ["add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu",
             "floordivs", "rems", "remu", "maxs", "maxu", "mins", "minu", "shl",
             "shrs", "shru", "and", "or", "xor"]
FLOAT_OPS = ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf",
             "maxnumf", "minnumf"]


def int_bits(rng, width):
    """Often a number at which something happens."""
    bits = rng.choice([0, 1, 2, 3, 7, -1, -2, -5, 1 << (width - 1),
                       (1 << (width - 1)) - 1, rng.getrandbits(width),
                       rng.getrandbits(width), rng.getrandbits(min(width, 8)),
                       1 << rng.randrange(width)])
    return bits % (1 << width)


def float_bits(rng, kind):
    width = FLOATS[kind]
    bits = rng.getrandbits(width)
    if kind == "f8E8M0FNU":  # its NaN becomes an infinity of tf32
        return min(bits, 0xFE)
    if kind == "f80":  # the leading bit is stored, and set
        exponent = rng.choice([0, 1, 16382, 16383, 16384, 16400, 32766, 32767])
        fraction = rng.choice([0, 1 << 62, rng.getrandbits(63)])
        lead = 1 << 63 if exponent else 0
        return rng.getrandbits(1) << 79 | exponent << 64 | lead | fraction
    if kind == "!llvm.ppc_fp128":  # of which sums and products are one double
        number = float(rng.randrange(-1000, 1001)) / 2 ** rng.randrange(8)
        return struct.unpack("<Q", struct.pack("<d", number))[0]
    if kind in EXPONENTS and rng.random() < 0.8:
        exponent_bits, fraction_bits = EXPONENTS[kind]
        bias = (1 << (exponent_bits - 1)) - 1
        exponent = rng.choice([0, 1, bias - 1, bias, bias + 1, bias + 2,
                               bias + 7, 2 * bias, 2 * bias + 1])
        fraction = rng.choice([0, 0, 1, 1 << (fraction_bits - 1),
                               rng.getrandbits(fraction_bits),
                               rng.getrandbits(3) << (fraction_bits - 3)])
        if exponent == 2 * bias + 1 and fraction:  # no signaling NaN
            fraction |= 1 << (fraction_bits - 1)
        bits = rng.getrandbits(1) << (width - 1) | exponent << fraction_bits
        bits |= fraction
    return bits


def power_of_two(kind, exponent):
    """Its bits."""
    if kind == "f80":
        return (16383 + exponent) << 64 | 1 << 63
    exponent_bits, fraction_bits = EXPONENTS[kind]
    return ((1 << (exponent_bits - 1)) - 1 + exponent) << fraction_bits


def largest_power(kind):
    return (1 << ((15 if kind == "f80" else EXPONENTS[kind][0]) - 1)) - 1


def is_float(type_):
    return type_ in FLOATS


def width_of(type_):
    return FLOATS[type_] if is_float(type_) else int(type_[1:])


def number(rng, type_):
    """The text of a number of the type."""
    if type_ == "index":
        return str(rng.choice([0, 1, 2, 3, 5, 7, 31, 32, 63, -1, -2, -7,
                               (1 << 31) - 1, 1 << 31, 1 << 32, (1 << 32) + 1,
                               -(1 << 31), (1 << 63) - 1, -(1 << 63),
                               rng.getrandbits(31), -rng.getrandbits(31)]))
    if is_float(type_):
        return f"0x{float_bits(rng, type_):0{(width_of(type_) + 3) // 4}X}"
    if type_ == "i1":
        return rng.choice(["true", "false"])
    return str(int_bits(rng, width_of(type_)))


class Function:
    """Lines of one function, and its values by type."""

    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.values = {}
        self.constants = []  # name, type, text
        self.count = 0

    def emit(self, text, *types):
        names = []
        for type_ in types:
            names.append(f"%{self.count}")
            self.values.setdefault(type_, []).append(names[-1])
            self.count += 1
        self.lines.append(f"    {', '.join(names)} = {text}")
        return names[0]

    def constant(self, type_, text):
        name = f"%c{len(self.constants)}"
        self.constants.append((name, type_, text))
        return name

    def old(self, type_):
        values = self.values.get(type_)
        return self.rng.choice(values) if values else None


class Text(Function):
    """Anything goes."""

    def shape(self):
        return self.rng.choice(["", "", "", "vector<4x", "vector<2x2x",
                                "tensor<3x", "tensor<0x"])

    def of(self, shape, element):
        return f"{shape}{element}>" if shape else element

    def fresh(self, shape, element):
        type_ = self.of(shape, element)
        if self.rng.random() < 0.02:
            return self.poison(type_)
        if not shape:
            return self.constant(type_, number(self.rng, element))
        if shape == "tensor<0x":
            return self.constant(type_, "dense<>")
        if self.rng.random() < 0.4:
            text = number(self.rng, element)
        else:
            items = [number(self.rng, element) for _ in range(4)]
            text = {"vector<4x": "[{}, {}, {}, {}]",
                    "vector<2x2x": "[[{}, {}], [{}, {}]]",
                    "tensor<3x": "[{}, {}, {}]"}[shape].format(*items)
        return self.constant(type_, f"dense<{text}>")

    def poison(self, type_):
        name = f"%p{self.count}"
        self.count += 1
        self.lines.append(f"    {name} = ub.poison : {type_}")
        return name

    def value(self, shape, element):
        old = self.old(self.of(shape, element))
        return old if old and self.rng.random() < 0.5 else self.fresh(
            shape, element)

    def ints(self, shape, element):
        rng, type_ = self.rng, self.of(shape, element)
        a, b = self.value(shape, element), self.value(shape, element)
        truth = self.of(shape, "i1")
        wide = f"i{rng.randint(1, 130)}"
        kind = rng.choice(["binary"] * 6 + ["extended", "cmp", "select", "cast",
                                            "float", "index"])
        if kind == "binary":
            op = rng.choice(INT_OPS + SHIFTS + QUOTIENTS)
            self.emit(f"arith.{op} {a}, {b} : {type_}", type_)
        elif kind == "extended":
            op = rng.choice(["mulsi_extended", "mului_extended"])
            if rng.random() < 0.3:  # of poison it crashes
                a = self.fresh(shape, element)
                b = self.fresh(shape, element)
                if "%p" not in a + b:
                    self.emit(f"arith.addui_extended {a}, {b} : {type_}, "
                              f"{truth}", type_, truth)
            else:
                self.emit(f"arith.{op} {a}, {b} : {type_}", type_, type_)
        elif kind == "cmp":
            self.emit(f"arith.cmpi {rng.choice(CMPI)}, {a}, {b} : {type_}", truth)
        elif kind == "select":
            p = self.value(shape, "i1")
            types = f"{truth}, {type_}" if shape else type_
            self.emit(f"arith.select {p}, {a}, {b} : {types}", type_)
        elif kind == "cast" and element != "index" and wide != element:
            op = (rng.choice(["extsi", "extui"])
                  if width_of(wide) > width_of(element) else "trunci")
            self.emit(f"arith.{op} {a} : {type_} to {self.of(shape, wide)}",
                      self.of(shape, wide))
        elif kind == "float" and element != "index":
            to = rng.choice(list(FLOATS))
            op = rng.choice(["sitofp", "uitofp"])
            if op == "sitofp" and to == "f8E8M0FNU":
                return
            self.emit(f"arith.{op} {a} : {type_} to {self.of(shape, to)}",
                      self.of(shape, to))
        elif kind == "index":
            to = wide if element == "index" else "index"
            op = rng.choice(["index_cast", "index_castui"])
            self.emit(f"arith.{op} {a} : {type_} to {self.of(shape, to)}",
                      self.of(shape, to))

    def floats(self, shape, element):
        rng, type_ = self.rng, self.of(shape, element)
        a, b = self.value(shape, element), self.value(shape, element)
        kind = rng.choice(["binary"] * 5 + ["negf", "cmp", "cast", "int",
                                            "bits"])
        if kind == "binary":
            op = rng.choice(FLOAT_OPS)
            if op in ("divf", "remf") and element in NO_QUOTIENTS:
                return
            if op in ("subf", "remf", "divf") and element in SIGN_KEPT_APART:
                return
            self.emit(f"arith.{op} {a}, {b} : {type_}", type_)
        elif kind == "negf":
            if element not in SIGN_KEPT_APART:
                self.emit(f"arith.negf {a} : {type_}", type_)
        elif kind == "cmp":
            self.emit(f"arith.cmpf {rng.choice(CMPF)}, {a}, {b} : {type_}",
                      self.of(shape, "i1"))
        elif kind == "cast":
            to = rng.choice(list(FLOATS))
            if FLOATS[to] == FLOATS[element] or to == "f8E8M0FNU":
                return
            if to in NO_QUOTIENTS and element not in NO_QUOTIENTS:
                return
            op = "extf" if FLOATS[to] > FLOATS[element] else "truncf"
            mode = rng.choice(["", "", "downward ", "upward ", "toward_zero ",
                               "to_nearest_away "]) if op == "truncf" else ""
            self.emit(f"arith.{op} {a} {mode}: {type_} to {self.of(shape, to)}",
                      self.of(shape, to))
        elif kind == "int":
            to = self.of(shape, f"i{rng.randint(1, 130)}")
            op = rng.choice(["fptosi", "fptoui"])
            self.emit(f"arith.{op} {a} : {type_} to {to}", to)
        else:
            to = self.of(shape, f"i{FLOATS[element]}")
            self.emit(f"arith.bitcast {a} : {type_} to {to}", to)

    def show_bits(self):
        """Of floats of which mlir-opt prints digits that say another number."""
        for type_ in list(self.values):
            for element in ("f80", "f128", "!llvm.ppc_fp128"):
                if element not in type_:
                    continue
                bits = type_.replace(element, f"i{FLOATS[element]}")
                for value in self.values.pop(type_):
                    self.emit(f"arith.bitcast {value} : {type_} to {bits}", bits)
                break

    def indices(self):
        rng = self.rng
        a, b = self.value("", "index"), self.value("", "index")
        kind = rng.randrange(8)
        if kind < 5:
            self.emit(f"index.{rng.choice(INDEX_OPS)} {a}, {b}", "index")
        elif kind < 6:
            self.emit(f"index.cmp {rng.choice(CMPI)}({a}, {b})", "i1")
        else:
            to = rng.choice(["i1", "i8", "i32", "i40", "i64", "i100"])
            op = rng.choice(["index.casts", "index.castu"])
            self.emit(f"{op} {a} : index to {to}", to)
            c = self.value("", to)
            self.emit(f"{op} {c} : {to} to index", "index")

    def fill(self, element):
        shape = self.shape()
        for _ in range(self.rng.randint(2, 8)):
            if element == "index" and not shape and self.rng.random() < 0.8:
                self.indices()
            elif is_float(element):
                self.floats(shape, element)
            else:
                self.ints(shape, element)

    def text(self, name):
        self.show_bits()
        values = [(v, t) for t, vs in self.values.items() for v in vs]
        out = [f"  func.func @{name}() -> ({', '.join(t for _, t in values)}) {{"]
        out += made_constants(self.constants)
        out += self.lines
        names = ", ".join(v for v, _ in values)
        types = ", ".join(t for _, t in values)
        out.append(f"    return {names} : {types}" if values else "    return")
        return "\n".join(out + ["  }"])


class Executed(Function):
    """Nothing is undefined."""

    def value(self, type_):
        old = self.old(type_)
        if old and self.rng.random() < 0.6:
            return old
        return self.constant(type_, number(self.rng, type_))

    def divisor(self, type_):
        """Neither 0 nor -1."""
        width = width_of(type_)
        bits = int_bits(self.rng, width)
        if bits == 0 or bits == (1 << width) - 1:
            bits = 1 if width > 1 else None
        return None if bits is None else self.constant(type_, str(bits))

    def distance(self, type_):
        width = width_of(type_)
        return self.constant(type_, number_text(self.rng.randrange(width), type_))

    def ints(self, type_):
        rng = self.rng
        a = self.value(type_)
        op = rng.choice(INT_OPS * 2 + SHIFTS + QUOTIENTS +
                        ["extended", "cmp", "cast", "float"])
        if op in SHIFTS:
            self.emit(f"arith.{op} {a}, {self.distance(type_)} : {type_}", type_)
        elif op in QUOTIENTS:
            b = self.divisor(type_)
            if b:
                self.emit(f"arith.{op} {a}, {b} : {type_}", type_)
        elif op in INT_OPS:
            self.emit(f"arith.{op} {a}, {self.value(type_)} : {type_}", type_)
        elif op == "extended":
            op = rng.choice(["mulsi_extended", "mului_extended",
                             "addui_extended"])
            types = (type_, "i1" if op == "addui_extended" else type_)
            shown = type_ + (", i1" if op == "addui_extended" else "")
            self.emit(f"arith.{op} {a}, {self.value(type_)} : {shown}", *types)
        elif op == "cmp":
            p = self.emit(f"arith.cmpi {rng.choice(CMPI)}, {a}, "
                          f"{self.value(type_)} : {type_}", "i1")
            self.emit(f"arith.select {p}, {a}, {self.value(type_)} : {type_}",
                      type_)
        elif op == "cast":
            to = f"i{rng.randint(1, 130)}"
            if to != type_:
                op = (rng.choice(["extsi", "extui"])
                      if width_of(to) > width_of(type_) else "trunci")
                self.emit(f"arith.{op} {a} : {type_} to {to}", to)
        else:
            to = rng.choice(EXECUTED_FLOATS)
            op = rng.choice(["sitofp", "uitofp"])
            # LLVM 22 takes these for signed.
            if op == "uitofp" and to == "f128" and width_of(type_) > 128:
                op = "sitofp"
            self.emit(f"arith.{op} {a} : {type_} to {to}", to)

    def to_int(self, a, type_):
        """Of a number that the integer has; what is none becomes 1."""
        rng = self.rng
        width, op = rng.randint(2, 130), rng.choice(["fptosi", "fptoui"])
        limit = power_of_two(type_, min(width - 1, largest_power(type_)))
        low = power_of_two(type_, 0) if op == "fptoui" else (
            limit | 1 << (width_of(type_) - 1))
        for predicate, bound in (("olt", limit), ("oge", low)):
            bound = self.constant(type_, f"0x{bound:X}")
            p = self.emit(f"arith.cmpf {predicate}, {a}, {bound} : {type_}", "i1")
            one = self.constant(type_, f"0x{power_of_two(type_, 0):X}")
            a = self.emit(f"arith.select {p}, {a}, {one} : {type_}", type_)
        self.emit(f"arith.{op} {a} : {type_} to i{width}", f"i{width}")

    def converted(self, type_):
        """To f32, and maybe back."""
        a = self.emit(f"arith.extf {self.value(type_)} : {type_} to f32", "f32")
        if type_ == "f4E2M1FN" and self.rng.random() < 0.5:
            a = self.value("f32")
            p = self.emit(f"arith.cmpf uno, {a}, {a} : f32", "i1")
            a = self.emit(f"arith.select {p}, {self.constant('f32', '1.0')}, {a} "
                          ": f32", "f32")
        a = self.emit(f"arith.truncf {a} : f32 to {type_}", type_)
        self.values[type_].remove(a)
        bits = f"i{width_of(type_)}"
        self.emit(f"arith.bitcast {a} : {type_} to {bits}", bits)

    def floats(self, type_):
        rng = self.rng
        if type_ in CONVERTED_FLOATS:
            self.converted(type_)
            return
        a = self.value(type_)
        op = rng.choice(FLOAT_OPS[:7] * 2 + ["negf", "cmp", "cast", "int"])
        if op == "negf":
            self.emit(f"arith.negf {a} : {type_}", type_)
        elif op == "cmp":
            self.emit(f"arith.cmpf {rng.choice(CMPF)}, {a}, "
                      f"{self.value(type_)} : {type_}", "i1")
        elif op == "cast":
            to = rng.choice(EXECUTED_FLOATS)
            if FLOATS[to] != FLOATS[type_]:
                op = "extf" if FLOATS[to] > FLOATS[type_] else "truncf"
                self.emit(f"arith.{op} {a} : {type_} to {to}", to)
        elif op == "int":
            self.to_int(a, type_)
        else:
            self.emit(f"arith.{op} {a}, {self.value(type_)} : {type_}", type_)

    def fill(self, type_):
        for _ in range(self.rng.randint(2, 8)):
            if is_float(type_):
                self.floats(type_)
            else:
                self.ints(type_)

    def take_all(self):
        """Calls `take` for each value."""
        out = []
        for i, (type_, value) in enumerate(
                (t, v) for t, vs in sorted(self.values.items()) for v in vs):
            if is_float(type_):
                bits, width = f"%t{i}b", width_of(type_)
                nan = NANS[type_]
                out += [f"%t{i}p = arith.cmpf uno, {value}, {value} : {type_}",
                        f"%t{i}n = arith.constant {nan} : i{width}",
                        f"%t{i}x = arith.bitcast {value} : {type_} to i{width}",
                        f"{bits} = arith.select %t{i}p, %t{i}n, %t{i}x : i{width}"]
                value, type_ = bits, f"i{width}"
            width = width_of(type_)
            for at in range(0, width, 64):
                word = f"%t{i}w{at}"
                if width > 64:
                    out += [f"{word}c = arith.constant {at} : {type_}",
                            f"{word}s = arith.shrui {value}, {word}c : {type_}",
                            f"{word} = arith.trunci {word}s : {type_} to i64"]
                elif width < 64:
                    out.append(f"{word} = arith.extui {value} : {type_} to i64")
                else:
                    word = value
                out.append(f"func.call @take({word}) : (i64) -> ()")
        return ["    " + line for line in out]

    def text(self, name, folded):
        names = [n for n, _, _ in self.constants]
        types = [t for _, t, _ in self.constants]
        args = ", ".join(f"{n}: {t}" for n, t in zip(names, types))
        out = [f"  func.func private @{name}({'' if folded else args}) {{"]
        made = made_constants(self.constants)
        out += (made if folded else []) + self.lines + self.take_all()
        out += ["    return", "  }", f"  func.func @call_{name}() {{"]
        if folded:
            out.append(f"    call @{name}() : () -> ()")
        else:
            out += made
            out.append(f"    call @{name}({', '.join(names)}) : "
                       f"({', '.join(types)}) -> ()")
        return "\n".join(out + ["    return", "  }"])


def made_constants(constants):
    return [f"    {name} = arith.constant {text}" +
            (f" : {type_}" if type_ != "i1" else "")
            for name, type_, text in constants]


def number_text(bits, type_):
    if type_ == "i1":
        return "true" if bits else "false"
    return str(bits)


def elements(form):
    ints = [f"i{w}" for w in range(1, 131)]
    if form == "text":
        return ints + ["index"] * 20 + list(FLOATS) * 4
    return ints + EXECUTED_FLOATS * 8 + CONVERTED_FLOATS * 4


def main():
    seed, form = int(sys.argv[1]), sys.argv[2]
    same = "text" if form == "text" else "executed"
    rng = random.Random(f"{same} {seed}")
    print("module {")
    names = []
    for i, element in enumerate(elements(form)):
        function = Text(rng) if form == "text" else Executed(rng)
        function.fill(element)
        name = f"f{i}"
        names.append(name)
        if form == "text":
            print(function.text(name))
        else:
            print(function.text(name, form == "folded"))
    if form != "text":
        print("  func.func private @take(i64)")
        print("  func.func private @next()")
        print("  func.func @run() {")
        for name in names:
            print(f"    call @call_{name}() : () -> ()")
            print("    call @next() : () -> ()")
        print("    return\n  }")
    print("}")


main()
