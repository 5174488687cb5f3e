"""What edges.py runs: operations with operands at which something happens.

Those of arith and index are the tables of test/run/cases.py, which say what must
come out. Others say it of what is exact; of the rest only how near to each other
two ways of computing it must be.

A case of operations of several kinds stands for a pattern of canonicalization: its
constants are operands of their own, so that the forms `left`, `right` and `folded`
have the pattern.
"""
import math
import os
import sys
from fractions import Fraction

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "run"))
import cases  # noqa: E402
import floats  # noqa: E402
from cases import ANY_NAN, fits, mask, signed  # noqa: E402,F401
from floats import BF16, F16, F32, F64, F128  # noqa: E402


class X87(floats.Format):
    """f80: an ordinary float, but that the leading bit is stored."""
    plain = floats.Format("f79", 15, 63)

    def __init__(self):
        super().__init__("f80", 15, 63)
        self.width = 80
        self.sign_bit = 1 << 79
        self.infinity = self.stored(self.plain.infinity)
        self.nan = self.stored(self.plain.nan)
        self.largest = self.stored(self.plain.largest)

    def stored(self, bits):
        sign, exponent = bits >> 78, bits >> 63 & 0x7FFF
        lead = 1 << 63 if exponent else 0
        return sign << 79 | exponent << 64 | lead | bits & (1 << 63) - 1

    def value(self, bits):
        exponent = bits >> 64 & 0x7FFF
        return self.plain.value((bits >> 79) << 78 | exponent << 63 |
                                bits & (1 << 63) - 1)

    def is_denormal(self, bits):
        return 0 < bits & ~self.sign_bit < 1 << 63

    def round(self, value, mode=floats.NEAREST, negative_zero=False):
        return self.stored(self.plain.round(value, mode, negative_zero))


class Type(cases.Type):
    """Also complex numbers, whose values are pairs of bits."""

    def __init__(self, kind, mlir, bits, format=None, part=None):
        super().__init__(kind, mlir, bits, format)
        self.part = part

    @property
    def nan(self):
        return self.format.nan


def upgraded(type_):
    return Type(type_.kind, type_.mlir, type_.bits, type_.format)


class Case:
    """See cases.Case. `ulps`: what results may differ by, in units of the last
    place; `keeps_nans`: the bits of NaNs count; `maker`: the dialect that makes
    constants of index."""

    def __init__(self, name, code, operands, results, rows, expected=None,
                 shape=None, ulps=0, keeps_nans=False, maker="arith"):
        self.name = name
        self.code = code
        self.operands = [upgraded(t) if type(t) is cases.Type else t
                         for t in operands]
        self.results = [upgraded(t) if type(t) is cases.Type else t
                        for t in results]
        self.rows = rows
        self.expected = expected
        self.shape = shape
        self.ulps = ulps
        self.keeps_nans = keeps_nans
        self.maker = maker
        self.outlined = False  # affine takes what a function is given


def of_tables(case):
    """One of cases.py."""
    maker = "index" if " index." in case.code else "arith"
    bits_only = any(f" {op} " in case.code for op in ("arith.negf",
                                                      "arith.select"))
    return Case(case.name, case.code, case.operands, case.results, case.rows,
                case.expected, case.shape, keeps_nans=bits_only, maker=maker)


def int_type(width):
    return Type("int", f"i{width}", width)


def float_type(format):
    return Type("float", format.name, format.width, format)


def complex_type(format):
    return Type("complex", f"complex<{format.name}>", 2 * format.width,
                part=float_type(format))


def index_type(bits):
    return Type("index", "index", bits)


I1 = int_type(1)
F80 = X87()


# ===-- operands ----------------------------------------------------------===

def pairs(values, others=None):
    return cases.pairs(values, others)


def float_edges(f):
    """Zeros, ties, what is next to them, the ends of normal and subnormal
    numbers, infinities and a NaN."""
    half, one = f.round(Fraction(1, 2)), f.round(1)
    large = Fraction(2) ** (f.fraction - 1)
    values = [0, half - 1, half, half + 1, one - 1, one, one + 1,
              f.round(Fraction(3, 2)), f.round(2), f.round(Fraction(5, 2)),
              f.round(3), f.round(Fraction(7, 2)), f.round(Fraction(1, 10)),
              f.round(10), f.round(large + Fraction(1, 2)),
              f.round(large * 2 - Fraction(1, 2)), f.round(large * 2 + 1),
              f.round(large * 4), 1, least_normal(f) - 1, least_normal(f),
              f.largest, f.infinity]
    # What the leading bit of f80 makes of a step down from a power of two.
    values = [f.round(f.value(v)) if f.is_finite(v) else v for v in values
              if f.name != "f80" or is_proper(v)]
    return sorted({*values, *(v | f.sign_bit for v in values), f.nan})


def is_proper(bits):
    """Whether an f80 has its leading bit where it must."""
    return bool(bits >> 64 & 0x7FFF) == bool(bits >> 63 & 1)


def least_normal(f):
    return f.round(Fraction(2) ** (1 - f.bias))


def more_floats(f):
    """At which functions come near to an end, or have to be reduced."""
    numbers = [Fraction(1, 3), Fraction(7, 10), Fraction(99, 100), 4, 7, 20,
               Fraction(355, 113), Fraction(88), Fraction(89), 104, 700, 710,
               745, Fraction(1, 1000), Fraction(1, 10 ** 10), 10 ** 10,
               10 ** 25]
    numbers = [n for n in numbers if n <= f.value(f.largest)]
    values = {f.round(n) for n in numbers}
    return sorted({*float_edges(f), *values, *(v | f.sign_bit for v in values)})


FORMATS = {f.name: f for f in (F16, BF16, F32, F64, F80, F128)}


# ===-- arith on floats ----------------------------------------------------===

def float_cases(f):
    t, rows = float_type(f), pairs(float_edges(f))
    for name, function in cases.FLOAT_BINARY:
        case = cases.tabulate(name, f"%r0 = arith.{name} %a, %b : {{0}}",
                              [t, t], [t], cases.defined(function)(f), rows)
        # Which zero a maxnum of zeros of both signs gives is anybody's choice.
        yield Case(f"{name}_{f.name}", case.code, [t, t], [t], case.rows,
                   case.expected)
    yield Case(f"negf_{f.name}", "%r0 = arith.negf %a : {0}", [t], [t],
               [(a,) for a in float_edges(f)], keeps_nans=True)
    for predicate, outcomes in cases.FLOAT_PREDICATES.items():
        def compare(a, b):
            order = floats.compare(f, a, b)
            return (outcomes[3 if order is None else order + 1],)
        yield Case(f"cmpf_{predicate}_{f.name}",
                   f"%r0 = arith.cmpf {predicate}, %a, %b : {{0}}", [t, t],
                   [I1], rows, [compare(*row) for row in rows])
    for predicate in ("oeq", "une", "olt", "uge"):  # of a number with itself
        yield Case(f"cmpf_{predicate}_same_{f.name}",
                   f"%r0 = arith.cmpf {predicate}, %a, %a : {{0}}", [t], [I1],
                   [(a,) for a in float_edges(f)])
    for name in ("addf", "subf", "mulf", "divf", "remf", "maximumf",
                 "minimumf", "maxnumf", "minnumf"):
        yield Case(f"{name}_same_{f.name}", f"%r0 = arith.{name} %a, %a : {{0}}",
                   [t], [t], [(a,) for a in float_edges(f)])
    for name in ("mulf", "divf"):
        yield Case(f"{name}_of_negf_{f.name}",
                   "%t0 = arith.negf %a : {0}\n%t1 = arith.negf %b : {0}\n"
                   f"%r0 = arith.{name} %t0, %t1 : {{0}}", [t, t], [t], rows)
    yield Case(f"negf_of_negf_{f.name}",
               "%t0 = arith.negf %a : {0}\n%r0 = arith.negf %t0 : {0}", [t],
               [t], [(a,) for a in float_edges(f)], keeps_nans=True)


# ===-- math ----------------------------------------------------------------===

def power(width, a, b):
    """None where it is one divided by 0."""
    a, b = signed(width, a), signed(width, b)
    if b >= 0:
        return pow(a, b, 1 << width)
    if a == 0:
        return None
    if abs(a) != 1:
        return 0
    return (1 if a == 1 or b % 2 == 0 else -1) & mask(width)


def count_bits(name, width, a):
    if name == "ctpop":
        return a.bit_count()
    if a == 0:
        return width & mask(width)
    if name == "ctlz":
        return width - a.bit_length()
    return (a & -a).bit_length() - 1


def math_int_cases(bits, widths):
    for t in [int_type(w) for w in widths] + [index_type(bits)]:
        width, rows = t.bits, [(a,) for a in cases.int_values(t.bits)]
        for name in ("ctlz", "cttz", "ctpop"):
            yield Case(f"{name}_{t.mlir}", f"%r0 = math.{name} %a : {{0}}", [t],
                       [t], rows,
                       [(count_bits(name, width, a),) for a, in rows])
        yield Case(f"absi_{t.mlir}", "%r0 = math.absi %a : {0}", [t], [t], rows,
                   [(abs(signed(width, a)) & mask(width),) for a, in rows])
        case = cases.tabulate(
            f"ipowi_{t.mlir}", "%r0 = math.ipowi %a, %b : {0}", [t, t], [t],
            lambda a, b: power(width, a, b), pairs(cases.int_values(width)))
        yield Case(case.name, case.code, [t, t], [t], case.rows, case.expected)


EXACT = ("ceil", "floor", "round", "roundeven", "trunc")
NEAR = ("acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh",
        "erf", "erfc", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2",
        "rsqrt", "sin", "sinh", "tan", "tanh")
# Twice what a function may be off by (doc/status.md), since either may be.
LIBRARY_ULPS = 10


def rounded(f, name, bits):
    """Of a function that gives a whole number."""
    if not f.is_finite(bits):
        return bits if f.is_infinite(bits) else ANY_NAN
    value, negative = f.value(bits), f.is_negative(bits)
    whole = {"ceil": math.ceil, "floor": math.floor, "trunc": math.trunc,
             "roundeven": round,
             "round": lambda v: math.floor(abs(v) + Fraction(1, 2)) *
             (-1 if v < 0 else 1)}[name](value)
    return f.round(Fraction(whole), negative_zero=negative)


def underflows(f, a, b):
    """Whether a product is less than half of the least number, and not 0."""
    if not (f.is_finite(a) and f.is_finite(b)):
        return False
    product = abs(f.value(a) * f.value(b))
    return 0 < product <= f.value(1) / 2


def math_float_cases(f):
    t = float_type(f)
    edges, more = float_edges(f), more_floats(f)
    for name in EXACT:
        yield Case(f"{name}_{f.name}", f"%r0 = math.{name} %a : {{0}}", [t],
                   [t], [(a,) for a in more],
                   [(rounded(f, name, a),) for a in more])
    yield Case(f"sqrt_{f.name}", "%r0 = math.sqrt %a : {0}", [t], [t],
               [(a,) for a in more])
    for name in NEAR:
        # musl's acoshf of what is below -1 is a number.
        taken = [a for a in more if name != "acosh" or not f.is_finite(a) or
                 f.value(a) >= -1]
        yield Case(f"{name}_{f.name}", f"%r0 = math.{name} %a : {{0}}", [t],
                   [t], [(a,) for a in taken], ulps=LIBRARY_ULPS)
    yield Case(f"absf_{f.name}", "%r0 = math.absf %a : {0}", [t], [t],
               [(a,) for a in edges], [(a & ~f.sign_bit,) for a in edges],
               keeps_nans=True)
    yield Case(f"copysign_{f.name}", "%r0 = math.copysign %a, %b : {0}", [t, t],
               [t], pairs(edges), [(a & ~f.sign_bit | b & f.sign_bit,)
                                   for a, b in pairs(edges)], keeps_nans=True)
    for name, holds in (("isfinite", f.is_finite), ("isinf", f.is_infinite),
                        ("isnan", f.is_nan),
                        ("isnormal", lambda a: f.is_finite(a) and
                         not f.is_zero(a) and not f.is_denormal(a))):
        yield Case(f"{name}_{f.name}", f"%r0 = math.{name} %a : {{0}}", [t],
                   [I1], [(a,) for a in edges],
                   [(int(holds(a)),) for a in edges])
    for name in ("atan2", "powf"):
        yield Case(f"{name}_{f.name}", f"%r0 = math.{name} %a, %b : {{0}}",
                   [t, t], [t], pairs(more), ulps=LIBRARY_ULPS)
    few = [f.round(n) for n in (1, Fraction(3, 2), 3, 10)]
    few += [0, 1, f.largest, f.infinity]
    few += [v | f.sign_bit for v in few] + [f.nan]
    # musl's fma of a product that underflows and 0 loses the sign.
    triples = [(a, b, c) for a in few for b in few for c in few
               if not (f.is_zero(c) and underflows(f, a, b))]
    yield Case(f"fma_{f.name}", "%r0 = math.fma %a, %b, %c : {0}", [t] * 3, [t],
               triples)
    numbers = [v for v in few if not f.is_nan(v)]
    yield Case(f"clampf_{f.name}", "%r0 = math.clampf %a to [%b, %c] : {0}",
               [t] * 3, [t], [(a, b, c) for a in few for b in numbers
                              for c in numbers if floats.compare(f, b, c) <= 0])
    for width in (32, 64):
        n = int_type(width)
        exponents = [0, 1, 2, 3, 4, 5, 8, 31, 100, mask(width), mask(width) - 1,
                     mask(width) - 2, mask(width) - 6, 1 << width - 1,
                     (1 << width - 1) - 1, (1 << 24) + 1, (1 << 11) + 1]
        bases = few + [f.round(Fraction(1, 10))]
        # Next to 1 the rounding of each product grows by the exponent: powers
        # of that size are no more exact than their expansion.
        near_one = [f.round(1) + 1, f.round(1) - 1]
        small = [n for n in exponents if abs(signed(width, n)) < 1 << 25]
        yield Case(f"fpowi_{f.name}_i{width}",
                   "%r0 = math.fpowi %a, %b : {0}, {1}", [t, n], [t],
                   [*pairs(bases, exponents), *pairs(near_one, small)],
                   ulps=LIBRARY_ULPS)
    yield Case(f"sincos_{f.name}", "%r0, %r1 = math.sincos %a : {0}", [t],
               [t, t], [(a,) for a in more], ulps=LIBRARY_ULPS)


# ===-- complex -------------------------------------------------------------===

def complex_cases(f):
    t, part = complex_type(f), float_type(f)
    one, few = f.round(1), [0, f.round(1), f.infinity]
    few += [v | f.sign_bit for v in few]
    few += [f.nan, f.round(7), f.round(Fraction(-5, 2)), f.largest]
    more = few + [f.round(10 ** 4), f.round(Fraction(3, 10)), 1,
                  least_normal(f)]
    numbers, many = pairs(few), pairs(more)
    for name in ("add", "sub", "mul", "div"):
        yield Case(f"{name}_{f.name}", f"%r0 = complex.{name} %a, %b : {{0}}",
                   [t, t], [t], pairs(numbers))
    for name in ("eq", "neq"):
        yield Case(f"{name}_{f.name}", f"%r0 = complex.{name} %a, %b : {{0}}",
                   [t, t], [I1], pairs(numbers))
    for name in ("neg", "conj"):
        yield Case(f"{name}_{f.name}", f"%r0 = complex.{name} %a : {{0}}", [t],
                   [t], [(a,) for a in many], keeps_nans=True)
        yield Case(f"{name}_twice_{f.name}",
                   f"%t0 = complex.{name} %a : {{0}}\n"
                   f"%r0 = complex.{name} %t0 : {{0}}", [t], [t],
                   [(a,) for a in many], keeps_nans=True)
    for name, opposite in (("add", "sub"), ("sub", "add")):
        yield Case(f"{name}_undoes_{f.name}",
                   f"%t0 = complex.{opposite} %a, %b : {{0}}\n"
                   f"%r0 = complex.{name} %t0, %b : {{0}}", [t, t], [t],
                   pairs(numbers))
    yield Case(f"add_undoes_left_{f.name}",
               "%t0 = complex.sub %a, %b : {0}\n"
               "%r0 = complex.add %b, %t0 : {0}", [t, t], [t], pairs(numbers))
    for name, inverse in (("exp", "log"), ("log", "exp")):
        yield Case(f"{name}_of_{inverse}_{f.name}",
                   f"%t0 = complex.{inverse} %a : {{0}}\n"
                   f"%r0 = complex.{name} %t0 : {{0}}", [t], [t],
                   [(a,) for a in many], ulps=LIBRARY_ULPS)
    for name in ("exp", "expm1", "log", "log1p", "sqrt", "rsqrt", "sin", "cos",
                 "tan", "tanh", "sign"):
        yield Case(f"{name}_{f.name}", f"%r0 = complex.{name} %a : {{0}}", [t],
                   [t], [(a,) for a in many], ulps=LIBRARY_ULPS)
    for name in ("abs", "angle"):
        yield Case(f"{name}_{f.name}", f"%r0 = complex.{name} %a : {{0}}", [t],
                   [part], [(a,) for a in many], ulps=LIBRARY_ULPS)
    for name in ("pow", "atan2"):
        yield Case(f"{name}_{f.name}", f"%r0 = complex.{name} %a, %b : {{0}}",
                   [t, t], [t], pairs(numbers), ulps=LIBRARY_ULPS)
    yield Case(f"powi_{f.name}", "%r0 = complex.powi %a, %b : {0}, {1}",
               [t, int_type(32)], [t],
               pairs(numbers, [0, 1, 2, 3, mask(32), mask(32) - 1]),
               ulps=LIBRARY_ULPS)
    yield Case(f"create_{f.name}", "%r0 = complex.create %a, %b : {2}",
               [part, part], [t], pairs(more), keeps_nans=True)
    for name in ("re", "im"):
        yield Case(f"{name}_of_neg_{f.name}",
                   "%t0 = complex.create %a, %b : complex<{0}>\n"
                   "%t1 = complex.neg %t0 : complex<{0}>\n"
                   f"%r0 = complex.{name} %t1 : complex<{{0}}>", [part, part],
                   [part], pairs(more), keeps_nans=True)
    yield Case(f"parts_{f.name}",
               "%t0 = complex.re %a : {0}\n%t1 = complex.im %a : {0}\n"
               "%r0 = complex.create %t0, %t1 : {0}", [t], [t],
               [(a,) for a in many], keeps_nans=True)
    if one and f is F32:
        i64 = int_type(64)
        yield Case("bitcast_complex", "%r0 = complex.bitcast %a : {0} to {1}",
                   [t], [i64], [(a,) for a in many])
        yield Case("bitcast_there_and_back",
                   "%t0 = complex.bitcast %a : {0} to i64\n"
                   "%t1 = arith.bitcast %t0 : i64 to f64\n"
                   "%r0 = complex.bitcast %t1 : f64 to {0}", [t], [t],
                   [(a,) for a in many], keeps_nans=True)


# ===-- affine --------------------------------------------------------------===

class Overflow(Exception):
    """In an affine expression: then it may give anything."""


class Expression:
    """An affine expression, with its text and what it gives."""

    def __init__(self, text, value):
        self.text = text
        self.value = value

    def __call__(self, bits, a, b):
        return self.value(lambda x: checked(bits, x), signed(bits, a),
                          signed(bits, b))


def checked(bits, number):
    if not fits(bits, number):
        raise Overflow
    return number


def affine_expressions(bits):
    """Of d0 and s0. Divisors are positive."""
    most = (1 << bits - 1) - 1
    yield Expression("d0 + s0", lambda c, a, b: c(a + b))
    yield Expression("d0 - s0", lambda c, a, b: c(a + c(-b)))
    yield Expression("d0 * s0", lambda c, a, b: c(a * b))
    yield Expression("d0 + s0 * 2 - 3", lambda c, a, b: c(c(a + c(b * 2)) - 3))
    for op, function in (("mod", lambda a, b: a % b),
                         ("floordiv", lambda a, b: a // b),
                         ("ceildiv", lambda a, b: -(-a // b))):
        yield Expression(f"d0 {op} s0", lambda c, a, b, fn=function:
                         fn(a, b) if b > 0 else checked(bits, 1 << bits))
        for divisor in (1, 2, 3, 16, most):
            yield Expression(f"d0 {op} {divisor}",
                             lambda c, a, b, fn=function, by=divisor: fn(a, by))
            yield Expression(f"(d0 + s0) {op} {divisor}",
                             lambda c, a, b, fn=function, by=divisor:
                             fn(c(a + b), by))
        yield Expression(f"(d0 * 4 + 1) {op} 2",
                         lambda c, a, b, fn=function: fn(c(c(a * 4) + 1), 2))
        yield Expression(f"(d0 * 6) {op} 3",
                         lambda c, a, b, fn=function: fn(c(a * 6), 3))
    yield Expression("d0 - (d0 floordiv 8) * 8", lambda c, a, b: a % 8)
    yield Expression("(d0 mod 8) floordiv 3 + (d0 floordiv 8) mod 5",
                     lambda c, a, b: a % 8 // 3 + a // 8 % 5)


def tabulate_affine(name, code, types, results, bits, function):
    rows, expected = [], []
    for row in pairs(affine_values(bits)):
        try:
            numbers = function(*row)
        except Overflow:
            continue
        rows.append(row)
        expected.append(tuple(n & mask(bits) for n in numbers))
    case = Case(name, code, types, results, rows, expected)
    case.outlined = True
    return case


def affine_values(bits):
    return sorted({*cases.int_values(bits), 7, 8, 16, mask(bits) - 7})


def affine_cases(bits):
    t = index_type(bits)
    expressions = list(affine_expressions(bits))
    for e in expressions:
        yield tabulate_affine(
            f"apply {e.text}",
            f"%r0 = affine.apply affine_map<(d0)[s0] -> ({e.text})>(%a)[%b]",
            [t, t], [t], bits, lambda a, b, e=e: [e(bits, a, b)])
    for op, best in (("min", min), ("max", max)):
        for first, second in zip(expressions, expressions[3:]):
            yield tabulate_affine(
                f"{op} {first.text}, {second.text}",
                f"%r0 = affine.{op} affine_map<(d0)[s0] -> "
                f"({first.text}, {second.text}, 5)>(%a)[%b]", [t, t], [t], bits,
                lambda a, b, f=first, s=second, best=best:
                [best(f(bits, a, b), s(bits, a, b), 5)])
    for sizes in ((3, 5), (16, 2)):
        a, b = sizes
        yield tabulate_affine(
            f"delinearize {sizes}",
            f"%t0, %t1 = affine.delinearize_index %a into ({a}, {b}) : index, "
            "index\n"
            "%t2 = arith.muli %t0, %b : index\n"
            "%r0 = arith.addi %t2, %t1 : index", [t, t], [t], bits,
            lambda x, y, b=b: [signed(bits, x) // b * y +
                               signed(bits, x) % b])
        yield tabulate_affine(
            f"linearize {sizes}",
            f"%r0 = affine.linearize_index [%a, %b] by ({a}, {b}) : index",
            [t, t], [t], bits,
            lambda x, y, b=b: [checked(bits, checked(bits, signed(bits, x) * b)
                                       + signed(bits, y))])


# ===-- patterns of canonicalization ----------------------------------------===

def nested_int_cases(t):
    """Sums and products with two constants, without overflow flags and with."""
    shapes = [("{i} %a, %b", "{o} %t0, %c"), ("{i} %b, %a", "{o} %t0, %c"),
              ("{i} %a, %b", "{o} %c, %t0"), ("{i} %b, %a", "{o} %c, %t0")]
    width = t.bits
    number = {"addi": lambda a, b: a + b, "subi": lambda a, b: a - b,
              "muli": lambda a, b: a * b}
    values = [0, 1, 3, 100 & mask(width), mask(width), mask(width - 1),
              1 << width - 1, mask(width) - 4]
    rows = [(a, b, c) for a in cases.int_values(width) for b in values
            for c in values]

    def keeps(flag, row, inner, outer, turned):
        """Whether neither operation overflows in the way that is excluded."""
        a, b, c = (signed(width, x) if flag == "nsw" else x for x in row)
        first = number[inner](*((b, a) if turned & 1 else (a, b)))
        second = number[outer](*((c, first) if turned & 2 else (first, c)))
        low, high = ((-(1 << width - 1), mask(width - 1)) if flag == "nsw" else
                     (0, mask(width)))
        return low <= first <= high and low <= second <= high

    for inner, outer in (("addi", "addi"), ("addi", "subi"), ("subi", "addi"),
                         ("subi", "subi"), ("muli", "muli")):
        for turned, (first, second) in enumerate(shapes):
            for flag in ("", "nsw", "nuw"):
                kept = [row for row in rows if not flag or
                        keeps(flag, row, inner, outer, turned)]
                flags = f" overflow<{flag}>" if flag else ""
                # What is promised falsely shows in a comparison.
                code = (f"%t0 = arith.{first.format(i=inner)}{flags} : {{0}}\n"
                        f"%r0 = arith.{second.format(o=outer)}{flags} : {{0}}\n"
                        f"%r1 = arith.cmpi {'ult' if flag == 'nuw' else 'slt'}, "
                        "%r0, %c : {0}")
                yield Case(f"{outer}_of_{inner}_{turned}{flag}_{t.mlir}", code,
                           [t] * 3, [t, I1], kept)


def pair_int_cases(t):
    """Patterns of two operands."""
    def case(name, lines, results=None, rows=None):
        return Case(f"{name}_{t.mlir}", "\n".join(lines), [t, t],
                    results or [t], rows or pairs(cases.int_values(t.bits)))

    minus_one = "%t9 = arith.constant -1 : {0}"
    if t.mlir == "i1":
        minus_one = "%t9 = arith.constant true"
    yield case("addi_negated", [minus_one, "%t0 = arith.muli %b, %t9 : {0}",
                                "%r0 = arith.addi %a, %t0 : {0}"])
    yield case("addi_negated_left", [minus_one,
                                     "%t0 = arith.muli %b, %t9 : {0}",
                                     "%r0 = arith.addi %t0, %a : {0}"])
    yield case("subi_of_subi", ["%t0 = arith.subi %a, %b : {0}",
                                "%r0 = arith.subi %t0, %a : {0}"])
    yield case("undo_addi", ["%t0 = arith.addi %a, %b : {0}",
                             "%r0 = arith.subi %t0, %b : {0}"])
    yield case("undo_subi", ["%t0 = arith.subi %a, %b : {0}",
                             "%r0 = arith.addi %t0, %b : {0}"])
    for name in ("andi", "ori"):
        yield case(f"{name}_complement",
                   [minus_one, "%t0 = arith.xori %a, %t9 : {0}",
                    f"%t1 = arith.{name} %a, %t0 : {{0}}",
                    "%r0 = arith.addi %t1, %b : {0}"])
    yield case("undo_xori", ["%t0 = arith.xori %a, %b : {0}",
                             "%r0 = arith.xori %t0, %b : {0}"])
    yield case("andi_again", ["%t0 = arith.andi %a, %b : {0}",
                              "%r0 = arith.andi %a, %t0 : {0}"])
    for name in ("mulsi_extended", "mului_extended"):
        yield case(f"{name}_low", [f"%r0, %t0 = arith.{name} %a, %b : {{0}}"])
    yield case("addui_extended_low",
               ["%r0, %t0 = arith.addui_extended %a, %b : {0}, i1"])
    for predicate, _, _ in cases.INT_PREDICATES:
        truth = "%t9 = arith.constant true"
        yield case(f"not_cmpi_{predicate}",
                   [truth, f"%t0 = arith.cmpi {predicate}, %a, %b : {{0}}",
                    "%r0 = arith.xori %t0, %t9 : i1"], [I1])
        yield case(f"cmpi_{predicate}_same",
                   [f"%r0 = arith.cmpi {predicate}, %a, %a : {{0}}"], [I1])
        yield case(f"select_{predicate}",
                   [f"%t0 = arith.cmpi {predicate}, %a, %b : {{0}}",
                    "%r0 = arith.select %t0, %a, %b : {0}"])
        yield case(f"select_not_{predicate}",
                   [truth, f"%t0 = arith.cmpi {predicate}, %a, %b : {{0}}",
                    "%t1 = arith.xori %t0, %t9 : i1",
                    "%r0 = arith.select %t1, %a, %b : {0}"])
        yield case(f"select_select_{predicate}",
                   [f"%t0 = arith.cmpi {predicate}, %a, %b : {{0}}",
                    "%t1 = arith.select %t0, %a, %b : {0}",
                    "%t2 = arith.select %t0, %b, %t1 : {0}",
                    "%r0 = arith.select %t0, %t1, %t2 : {0}"])
    for name in ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui",
                 "minsi", "minui"):
        yield case(f"{name}_same", [f"%r0 = arith.{name} %a, %a : {{0}}"])
    # A product divided by its factor again, where it did not overflow.
    for flag, division, low, high, read in (
            ("nuw", "divui", 0, mask(t.bits), lambda x: x),
            ("nsw", "divsi", -(1 << t.bits - 1), mask(t.bits) >> 1,
             lambda x: signed(t.bits, x))):
        yield case(f"undo_muli_{flag}",
                   [f"%t0 = arith.muli %a, %b overflow<{flag}> : {{0}}",
                    f"%r0 = arith.{division} %t0, %b : {{0}}"], None,
                   [(a, b) for a, b in pairs(cases.int_values(t.bits)) if b and
                    low <= read(a) * read(b) <= high and
                    not (flag == "nsw" and read(b) == -1 and
                         read(a) * read(b) == low)])


def cast_pattern_cases(bits):
    """Conversions of what was converted."""
    def chain(name, steps, first, last, rows=None):
        lines, value, at = [], "%a", first
        for i, (op, to) in enumerate(steps):
            result = "%r0" if i == len(steps) - 1 else f"%t{i}"
            lines.append(f"{result} = {op} {value} : {at.mlir} to {to.mlir}")
            value, at = result, to
        rows = rows or [(a,) for a in cases.int_values(first.bits)]
        return Case(name, "\n".join(lines), [first], [last], rows)

    index = index_type(bits)
    widths = (1, 8, 16, 32, 64, 128)
    for kind in ("index_cast", "index_castui"):
        for a in widths:
            t = int_type(a)
            op = f"arith.{kind}"
            yield chain(f"{kind}_i{a}_and_back", [(op, index), (op, t)], t, t)
            yield chain(f"{kind}_index_i{a}_index", [(op, t), (op, index)],
                        index, index)
        for extension in ("extsi", "extui"):
            for a, b in ((1, 8), (8, 32), (16, 64), (32, 128), (64, 128)):
                yield chain(f"{kind}_of_{extension}_i{a}_i{b}",
                            [(f"arith.{extension}", int_type(b)),
                             (f"arith.{kind}", index)], int_type(a), index)
    for dialect in ("casts", "castu"):
        for a in widths:
            yield chain(f"index_{dialect}_i{a}_and_back",
                        [(f"index.{dialect}", index),
                         (f"index.{dialect}", int_type(a))], int_type(a),
                        int_type(a))
    for one in ("extsi", "extui"):
        for two in ("extsi", "extui"):
            yield chain(f"{two}_of_{one}", [(f"arith.{one}", int_type(16)),
                                            (f"arith.{two}", int_type(64))],
                        int_type(8), int_type(64))
        for to in (4, 8, 16, 24):
            yield chain(f"trunci_i{to}_of_{one}",
                        [(f"arith.{one}", int_type(32)),
                         ("arith.trunci", int_type(to))], int_type(8) if to != 8
                        else int_type(8), int_type(to))
    yield chain("trunci_of_trunci", [("arith.trunci", int_type(32)),
                                     ("arith.trunci", int_type(8))],
                int_type(64), int_type(8))
    yield Case("trunci_flags_of_trunci",
               "%t0 = arith.trunci %a : i64 to i32\n"
               "%r0 = arith.trunci %t0 overflow<nsw> : i32 to i8\n"
               "%t1 = arith.extsi %r0 : i8 to i64\n"
               "%r1 = arith.cmpi eq, %t1, %a : i64", [int_type(64)],
               [int_type(8), I1],
               [(a,) for a in cases.int_values(64) + [1 << 40, 1 << 32 | 5]
                if fits(8, signed(32, a & mask(32)))])
    yield Case("trunci_flags_of_shrsi",
               "%t9 = arith.constant 24 : i32\n"
               "%t0 = arith.shrsi %a, %t9 : i32\n"
               "%r0 = arith.trunci %t0 overflow<nsw> : i32 to i8\n"
               "%t1 = arith.extsi %r0 : i8 to i32\n"
               "%r1 = arith.cmpi slt, %t1, %a : i32", [int_type(32)],
               [int_type(8), I1], [(a,) for a in cases.int_values(32)])
    for a, to in ((8, 64), (32, 64), (64, 64), (128, 64), (64, 32), (64, 16),
                  (32, 16)):
        f, g = FORMATS[f"f{to}"], {64: F32, 32: F16, 16: BF16}[to]
        if g.width >= f.width:
            continue
        t = int_type(a)
        rows = [(x,) for x in cases.int_values(a) + double_roundings(a, f, g)]
        for op in ("sitofp", "uitofp"):
            limit = f.value(f.largest)
            kept = [(x,) for x, in rows if abs(signed(a, x)
                    if op == "sitofp" else x) <= limit]
            yield Case(f"truncf_of_{op}_i{a}_{f.name}_{g.name}",
                       f"%t0 = arith.{op} %a : {{0}} to {f.name}\n"
                       f"%r0 = arith.truncf %t0 : {f.name} to {{1}}", [t],
                       [float_type(g)], kept)


def double_roundings(width, f, g):
    """Integers that become a tie of `g` when they are rounded to `f`."""
    found = []
    for exponent in range(f.fraction + 1, width - 1):
        step = 1 << exponent - g.fraction
        number = (1 << exponent) + step // 2 + 1
        if number <= mask(width - 1) and f.round(number) == f.round(number - 1):
            found.append(number)
    return found[:4] + found[-4:]


def int_compare_patterns():
    """Comparison of extended integers, and bits of them."""
    for extension in ("extsi", "extui"):
        for a, b in ((1, 8), (8, 32), (32, 128)):
            s, t = int_type(a), int_type(b)
            rows = pairs(cases.int_values(a))
            both = (f"%t0 = arith.{extension} %a : {{0}} to i{b}\n"
                    f"%t1 = arith.{extension} %b : {{0}} to i{b}\n")
            for predicate, _, _ in cases.INT_PREDICATES:
                yield Case(f"cmpi_{predicate}_of_{extension}_i{a}_i{b}",
                           both + f"%r0 = arith.cmpi {predicate}, %t0, %t1 : "
                           f"i{b}", [s, s], [I1], rows)
            for op in ("andi", "ori", "xori"):
                yield Case(f"{op}_of_{extension}_i{a}_i{b}",
                           both + f"%r0 = arith.{op} %t0, %t1 : i{b}", [s, s],
                           [t], rows)
            for predicate in ("eq", "ne"):  # a truth value with 0 and 1
                for number in (0, 1):
                    yield Case(
                        f"cmpi_{predicate}_{number}_of_{extension}_i{a}_i{b}",
                        f"%t0 = arith.{extension} %a : {{0}} to i{b}\n"
                        f"%t1 = arith.constant {number} : i{b}\n"
                        f"%r0 = arith.cmpi {predicate}, %t0, %t1 : i{b}", [s],
                        [I1], [(x,) for x in cases.int_values(a)])
    for yes, no in (("true", "false"), ("false", "true")):
        yield Case(f"select_{yes}_{no}",
                   f"%t0 = arith.constant {yes}\n%t1 = arith.constant {no}\n"
                   "%r0 = arith.select %a, %t0, %t1 : i1", [I1], [I1],
                   [(0,), (1,)])
    for yes, no in ((1, 0), (0, 1), (-1, 0)):
        for width in (8, 64):
            t = int_type(width)
            yield Case(f"select_{yes}_{no}_i{width}",
                       f"%t0 = arith.constant {yes} : {{1}}\n"
                       f"%t1 = arith.constant {no} : {{1}}\n"
                       "%r0 = arith.select %a, %t0, %t1 : {1}", [I1], [t],
                       [(0,), (1,)])


def float_compare_patterns():
    """Integers converted to floats and compared."""
    for f in (F16, F32, F64):
        for width in (1, 8, 16, 32, 64):
            s, t = int_type(width), float_type(f)
            ints = cases.int_values(width)
            exact = [f.round(Fraction(signed(width, x))) for x in ints]
            bounds = sorted({*float_edges(f), *exact,
                             *(f.round(Fraction(x)) for x in ints),
                             *(b + 1 for b in exact if f.is_finite(b)),
                             *(b - 1 for b in exact
                               if f.is_finite(b) and not f.is_zero(b))})
            for op in ("sitofp", "uitofp"):
                for predicate in cases.FLOAT_PREDICATES:
                    rows = pairs(ints, bounds)
                    yield Case(f"cmpf_{predicate}_{op}_i{width}_{f.name}",
                               f"%t0 = arith.{op} %a : {{0}} to {{1}}\n"
                               f"%r0 = arith.cmpf {predicate}, %t0, %b : {{1}}",
                               [s, t], [I1], rows)


def index_pattern_cases(bits):
    t = index_type(bits)
    values = cases.int_values(bits)
    few = [0, 1, 3, mask(bits), mask(bits - 1), 1 << bits - 1]
    for name in ("add", "mul", "maxs", "maxu", "mins", "minu", "and", "or",
                 "xor", "sub"):
        yield Case(f"index_{name}_twice",
                   f"%t0 = index.{name} %a, %b\n%r0 = index.{name} %t0, %c",
                   [t] * 3, [t], [(a, b, c) for a in values for b in few
                                  for c in few], maker="index")
    for predicate, _, _ in cases.INT_PREDICATES:
        yield Case(f"index_cmp_{predicate}_same",
                   f"%r0 = index.cmp {predicate}(%a, %a)", [t], [I1],
                   [(a,) for a in values], maker="index")
        for name in ("maxs", "maxu", "mins", "minu"):
            yield Case(f"index_cmp_{predicate}_{name}",
                       f"%t0 = index.{name} %a, %b\n"
                       f"%r0 = index.cmp {predicate}(%t0, %c)", [t] * 3, [I1],
                       [(a, b, c) for a in values for b in few for c in few],
                       maker="index")
    # MLIR compares what was subtracted, which is another thing where it wraps.
    for predicate in ("eq", "ne"):
        yield Case(f"index_cmp_{predicate}_sub",
                   "%t0 = index.sub %a, %b\n%t1 = index.constant 0\n"
                   f"%r0 = index.cmp {predicate}(%t0, %t1)", [t, t], [I1],
                   pairs(values), maker="index")
    for predicate in ("slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"):
        for turned in (False, True):
            operands = "%t1, %t0" if turned else "%t0, %t1"
            yield Case(f"index_cmp_{predicate}_sub{'_left' * turned}",
                       "%t0 = index.sub %a, %b\n%t1 = index.constant 0\n"
                       f"%r0 = index.cmp {predicate}({operands})", [t, t], [I1],
                       pairs(values), maker="index")


# ===-- sizes ---------------------------------------------------------------===

def size_cases(bits):
    """What is known of memrefs and masks by constants of index."""
    t = index_type(bits)
    yield Case("memref_dim",
               "%t0 = memref.alloca() : memref<3x5x7xi8>\n"
               "%r0 = memref.dim %t0, %a : memref<3x5x7xi8>", [t], [t],
               [(0,), (1,), (2,)], [(3,), (5,), (7,)])
    yield Case("memref_dim_dynamic",
               "%t0 = memref.alloca(%b) : memref<3x?x7xi8>\n"
               "%r0 = memref.dim %t0, %a : memref<3x?x7xi8>", [t, t], [t],
               pairs([0, 1, 2], [0, 1, 4, 100]))
    yield Case("memref_dim_subview",
               "%t0 = memref.alloca() : memref<64xi8>\n"
               "%t1 = memref.subview %t0[%a] [%b] [2] : memref<64xi8> to "
               "memref<?xi8, strided<[2], offset: ?>>\n"
               "%t2, %r0, %t3, %t4 = memref.extract_strided_metadata %t1 : "
               "memref<?xi8, strided<[2], offset: ?>> -> memref<i8>, index, "
               "index, index\n"
               "%r1 = arith.addi %t3, %t4 : index", [t, t], [t, t],
               pairs([0, 1, 5], [0, 1, 4, 20]))
    values = [v for v in cases.int_values(bits)] + [4, 7]
    for n in (1, 4):
        counts = "".join(
            f"%t{i + 1} = vector.extract %t0[{i}] : i1 from vector<{n}xi1>\n"
            for i in range(n))
        ends = "%r0 = arith.extui %t1 : i1 to i8\n" + (
            f"%r1 = arith.extui %t{n} : i1 to i8")
        yield Case(f"create_mask_{n}",
                   f"%t0 = vector.create_mask %a : vector<{n}xi1>\n" + counts +
                   ends, [t], [int_type(8)] * 2, [(v,) for v in values],
                   [(int(signed(bits, v) > 0), int(signed(bits, v) >= n))
                    for v in values])
    yield Case("index_switch",
               "%r0 = scf.index_switch %a -> i32\n"
               "case -1 {{\n%t0 = arith.constant 1 : i32\nscf.yield %t0 : i32\n"
               "}}\ncase 5 {{\n%t1 = arith.constant 2 : i32\n"
               "scf.yield %t1 : i32\n}}\ndefault {{\n"
               "%t2 = arith.constant 3 : i32\nscf.yield %t2 : i32\n}}", [t],
               [int_type(32)], [(v,) for v in values])
    yield Case("for_trips",
               "%t9 = arith.constant 0 : i32\n%t8 = arith.constant 1 : i32\n"
               "%t7 = index.constant 1\n%t6 = index.constant 3\n"
               "%t5 = index.add %a, %t6\n"
               "%r0 = scf.for %t0 = %a to %t5 step %t7 iter_args(%t1 = %t9) -> "
               "(i32) {{\n%t2 = arith.addi %t1, %t8 : i32\n"
               "scf.yield %t2 : i32\n}}", [t], [int_type(32)],
               [(v,) for v in values])


# ===-- ranges --------------------------------------------------------------===

def range_cases(bits):
    """Operands that are known to be from one number to another, and what is
    known of the result by comparisons."""
    divisions = {"divui", "divsi", "remui", "remsi", "ceildivui", "ceildivsi",
                 "floordivsi"}
    for t in (int_type(8), int_type(64), index_type(bits)):
        width = t.bits
        least, most = -(1 << width - 1), (1 << width - 1) - 1
        spans = [(least, least), (least, least + 2), (least, most), (-3, -1),
                 (-1, -1), (-1, 1), (0, 0), (0, 3), (1, 1), (2, 5),
                 (most - 1, most), (most, most), (-5, 7)]
        for name, index_name, function in cases.INT_BINARY:
            for dialect in ("arith", "index"):
                if dialect == "index" and t.kind != "index":
                    continue
                op = (f"arith.{name} %t6, %t7 : {{0}}" if dialect == "arith" else
                      f"index.{index_name} %t6, %t7")
                for i, a in enumerate(spans):
                    for k, b in enumerate(spans):
                        if (i * 5 + k * 3 + len(name)) % 7:
                            continue
                        if name.startswith("sh"):
                            b = (0, min(width - 1, abs(b[1]) % width))
                        yield range_case(t, f"{dialect}_{name}", op, function,
                                         a, b, name in divisions)


def range_case(t, name, op, function, a, b, divides):
    width = t.bits

    def clamped(x, span):
        return max(span[0], min(span[1], signed(width, x))) & mask(width)

    rows, results = [], []
    for row in pairs(cases.int_values(width)):
        x, y = clamped(row[0], a), clamped(row[1], b)
        result = function(width, x, y)
        if result is not None:
            rows.append(row)
            results.append(result)
    interesting = sorted(set(results), key=lambda v: signed(width, v))
    bounds = {0, *interesting[:1], *interesting[-1:]}
    bounds = sorted(bounds)[:3] or [0]
    constant = lambda n, v: (f"{n} = arith.constant {signed(width, v)} : "
                             f"{t.mlir}")
    lines = [constant("%t0", a[0] & mask(width)),
             constant("%t1", a[1] & mask(width)),
             constant("%t2", b[0] & mask(width)),
             constant("%t3", b[1] & mask(width)),
             "%t4 = arith.minsi %a, %t1 : {0}", "%t6 = arith.maxsi %t4, %t0 : "
             "{0}", "%t5 = arith.minsi %b, %t3 : {0}",
             "%t7 = arith.maxsi %t5, %t2 : {0}", "%r0 = " + op,
             "%sum0 = arith.constant 0 : i64"]
    predicates = ("eq", "slt", "sle", "ult", "ule")
    facts = [(bound, p) for bound in bounds for p in predicates]
    for i, (bound, predicate) in enumerate(facts):
        if predicate == "eq":
            lines.append(constant(f"%u{bound}", bound))
        after = "%r1" if i == len(facts) - 1 else f"%sum{i + 1}"
        lines += [f"%p{i} = arith.cmpi {predicate}, %r0, %u{bound} : {{0}}",
                  f"%x{i} = arith.extui %p{i} : i1 to i64",
                  f"%y{i} = arith.addi %sum{i}, %sum{i} : i64",
                  f"{after} = arith.addi %y{i}, %x{i} : i64"]
    return Case(f"{name}_{a}_{b}_{t.mlir}", "\n".join(lines), [t, t],
                [t, int_type(64)], rows)


# ===-- families --------------------------------------------------------------===

def on_vectors(made):
    """Cases of scalars, on a vector of three elements."""
    for case in made:
        code = case.code
        if "arith.select" in code:
            code = code.replace(": {1}", ": {0}, {1}")
        yield Case(f"v_{case.name}", code, case.operands, case.results,
                   case.rows, case.expected, (3,), case.ulps, case.keeps_nans)


def elementwise(bits):
    """One of each kind of fold on vectors: see also int_vector."""
    made = [*math_int_cases(bits, (8, 32, 64)), *float_cases(F32),
            *(c for c in math_float_cases(F32) if "is" not in c.name)]
    return on_vectors(c for c in made if "\n" not in c.code)


def families(bits):
    """Functions that give the cases, by family."""
    wide = bits == 64  # the libraries of the others have less
    tables = cases.families(bits, wide)
    names = ("int_binary", "int_compare", "int_extended", "int_cast",
             "index_ops", "index_cast", "float_cast", "int_float", "int_vector")
    found = {name: lambda name=name: map(of_tables, tables[name]())
             for name in names}
    formats = [F16, BF16, F32, F64] + ([F80, F128] if wide else [])
    for f in formats:
        found[f"float_{f.name}"] = lambda f=f: float_cases(f)
        found[f"math_{f.name}"] = lambda f=f: math_float_cases(f)
    for f in (F32, F64):
        found[f"complex_{f.name}"] = lambda f=f: complex_cases(f)
    widths = cases.WIDTHS if wide else [w for w in cases.WIDTHS if w <= 64]
    found["math_int"] = lambda: math_int_cases(bits, widths)
    found["affine"] = lambda: affine_cases(bits)
    found["vectors"] = lambda: elementwise(bits)
    found["int_patterns"] = lambda: [
        *(c for t in (int_type(1), int_type(8), int_type(64), index_type(bits))
          for c in pair_int_cases(t)),
        *(c for t in (int_type(8), int_type(64), index_type(bits))
          for c in nested_int_cases(t)), *int_compare_patterns()]
    found["cast_patterns"] = lambda: [*cast_pattern_cases(bits),
                                      *float_compare_patterns()]
    found["index_patterns"] = lambda: index_pattern_cases(bits)
    found["sizes"] = lambda: size_cases(bits)
    found["ranges"] = lambda: range_cases(bits)
    return found


def names(bits=64):
    return list(families(bits))


def family(name, bits):
    return (c for c in families(bits)[name]() if c.rows)


# What a family goes through. What conversions of a compile do themselves is not
# among them, nor are approximations, which test/run/ulps.sh measures.
PASSES = {
    "int": ["-canonicalize", "-sccp -canonicalize", "-int-range-optimizations",
            "-arith-unsigned-when-equivalent",
            "-arith-int-range-narrowing=int-bitwidths-supported=8,16,32",
            "-arith-expand"],
    "float": ["-canonicalize", "-arith-expand=include-bf16"],
    "math": ["-canonicalize", "-math-expand-ops", "-math-expand-ops -canonicalize",
             "-convert-math-to-funcs",
             "-math-extend-to-supported-types", "-math-uplift-to-fma"],
    "complex": ["-canonicalize", "-convert-complex-to-standard",
                "-convert-complex-to-standard -canonicalize"],
    "affine": ["-canonicalize", "-lower-affine -canonicalize",
               "-affine-expand-index-ops", "-affine-simplify-min-max",
               "-affine-simplify-structures", "-int-range-optimizations"],
}
# These make floats smaller.
NO_MATH_OF_LARGE = ("-math-extend-to-supported-types",)


def passes(name):
    kind = name.partition("_")[0]
    if name == "math_int":
        return PASSES["int"] + ["-math-expand-ops", "-convert-math-to-funcs"]
    if name in ("math_f80", "math_f128"):
        return [one for one in PASSES["math"] if one not in NO_MATH_OF_LARGE]
    if name == "vectors":
        return PASSES["math"]
    return PASSES.get(kind, PASSES["int"])


def tolerance(case, passes_):
    """In units of the last place; None: an expansion is another function. An
    expanded power is the exponential of a product or many products, the errors
    of which grow with the exponent."""
    if "convert-math-to-funcs" in passes_ and "fpowi" in case.name:
        return max(case.ulps, 1 << 8)
    if "math-expand-ops" in passes_:
        if "fma" in case.name:
            return None  # expanded, it rounds twice
        if "pow" in case.name or "exp2" in case.name:
            return max(case.ulps, 1 << 17)
    return case.ulps


def calls_libm(case):
    return "remf" in case.code or "complex." in case.code or (
        "math." in case.code and case.operands[0].kind == "float")
