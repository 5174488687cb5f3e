"""What every operation of arith and index computes, as tables of cases.

A Case is one operation on one choice of types, with rows of operands and
what must come out. Values are integers holding bits. The expected results
are worked out here, from the definition of the operation, by means that have
nothing in common with a compiler: whole numbers of any size, and the exact
floats of floats.py. A row whose result is undefined (division by zero, a
shift by too much, a float that does not fit an integer) is left out.

`families(index_bits, has_f128)` has the families; each becomes one MLIR
module. To cover a new operation, add it to the table of its family.
"""

import re

import floats
from floats import BF16, F16, F32, F64, F128

WIDTHS = [1, 7, 8, 16, 32, 64, 65, 128]

# Results that are not one fixed value.
ANY_NAN = "nan"


class Type:
    """A type of scalars. `mlir` is its name, `bits` its width."""

    def __init__(self, kind, mlir, bits, format=None):
        self.kind = kind  # "int", "float" or "index"
        self.mlir = mlir
        self.bits = bits
        self.format = format

    @property
    def storage(self):
        """The width of the integer that holds it in memory."""
        if self.kind == "index":
            return 64
        return max(8, 1 << (self.bits - 1).bit_length())


def int_type(width):
    return Type("int", f"i{width}", width)


def float_type(format):
    return Type("float", format.name, format.width, format)


I1 = int_type(1)


class Case:
    """One operation on one choice of types.

    `code` is a line of MLIR that makes %r0 (and %r1) of %a, %b and %c, with
    {0}, {1}, ... standing for the types of the operands, then the results.
    `shape` makes it work on vectors of that shape, row by row.
    """

    def __init__(self, name, code, operands, results, rows, expected,
                 shape=None):
        self.name = name
        self.code = code
        self.operands = operands
        self.results = results
        self.rows = rows
        self.expected = expected
        self.shape = shape


def tabulate(name, code, operands, results, function, rows):
    """A case of the rows for which `function` gives a result."""
    kept, expected = [], []
    for row in rows:
        result = function(*row)
        if result is None:
            continue
        kept.append(row)
        expected.append(result if isinstance(result, tuple) else (result,))
    assert kept, name
    return Case(name, code, operands, results, kept, expected)


# ===-- integers ---------------------------------------------------------===

def mask(width):
    return (1 << width) - 1


def signed(width, bits):
    return bits - (1 << width) if bits >> (width - 1) else bits


def fits(width, value):
    return -(1 << (width - 1)) <= value < 1 << (width - 1)


def quotient(a, b):
    """Rounded towards zero."""
    return abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)


def unsigned_op(function):
    """Wraps a function of unsigned numbers; None stands for undefined."""
    def on_bits(width, a, b):
        result = function(width, a, b)
        return None if result is None else result & mask(width)
    return on_bits


def signed_op(function):
    def on_bits(width, a, b):
        result = function(width, signed(width, a), signed(width, b))
        return None if result is None else result & mask(width)
    return on_bits


def signed_division(function):
    """Undefined by zero and where the quotient does not fit."""
    def checked(width, a, b):
        if b == 0 or not fits(width, quotient(a, b)):
            return None
        return function(a, b)
    return signed_op(checked)


def unsigned_division(function):
    return unsigned_op(lambda width, a, b: function(a, b) if b else None)


def shift(function):
    """Undefined where all bits are shifted out, or more."""
    def checked(width, a, b):
        return function(width, a, b) & mask(width) if b < width else None
    return checked


# Name in arith, name in index, function of (width, a, b).
INT_BINARY = [
    ("addi", "add", unsigned_op(lambda w, a, b: a + b)),
    ("subi", "sub", unsigned_op(lambda w, a, b: a - b)),
    ("muli", "mul", unsigned_op(lambda w, a, b: a * b)),
    ("divui", "divu", unsigned_division(lambda a, b: a // b)),
    ("divsi", "divs", signed_division(quotient)),
    ("remui", "remu", unsigned_division(lambda a, b: a % b)),
    ("remsi", "rems", signed_division(lambda a, b: a - quotient(a, b) * b)),
    ("ceildivui", "ceildivu", unsigned_division(lambda a, b: -(-a // b))),
    ("ceildivsi", "ceildivs", signed_division(lambda a, b: -(-a // b))),
    ("floordivsi", "floordivs", signed_division(lambda a, b: a // b)),
    ("andi", "and", lambda w, a, b: a & b),
    ("ori", "or", lambda w, a, b: a | b),
    ("xori", "xor", lambda w, a, b: a ^ b),
    ("shli", "shl", shift(lambda w, a, b: a << b)),
    ("shrui", "shru", shift(lambda w, a, b: a >> b)),
    ("shrsi", "shrs", shift(lambda w, a, b: signed(w, a) >> b)),
    ("maxui", "maxu", unsigned_op(lambda w, a, b: max(a, b))),
    ("maxsi", "maxs", signed_op(lambda w, a, b: max(a, b))),
    ("minui", "minu", unsigned_op(lambda w, a, b: min(a, b))),
    ("minsi", "mins", signed_op(lambda w, a, b: min(a, b))),
]

# Name, whether it compares as signed numbers, function.
INT_PREDICATES = [
    ("eq", False, lambda a, b: a == b),
    ("ne", False, lambda a, b: a != b),
    ("slt", True, lambda a, b: a < b),
    ("sle", True, lambda a, b: a <= b),
    ("sgt", True, lambda a, b: a > b),
    ("sge", True, lambda a, b: a >= b),
    ("ult", False, lambda a, b: a < b),
    ("ule", False, lambda a, b: a <= b),
    ("ugt", False, lambda a, b: a > b),
    ("uge", False, lambda a, b: a >= b),
]


def int_values(width):
    """Values at the edges of what fits, a few small and two patterned ones."""
    top = 1 << (width - 1)
    values = [0, 1, 2, 3, 5, width - 1, top - 1, top, top + 1, mask(width) - 1,
              mask(width), 0x5555555555555555 * (1 + (1 << 64)),
              0x123456789abcdef0fedcba9876543210 >> (128 - min(width, 128))]
    return sorted({value & mask(width) for value in values})


def pairs(values, others=None):
    return [(a, b) for a in values for b in others or values]


def shift_rows(width):
    amounts = {0, 1, width // 2, width - 1}
    return pairs(int_values(width), sorted(amounts))


def int_rows(name, width):
    if name.startswith("sh"):
        return shift_rows(width)
    return pairs(int_values(width))


def predicate_function(width, is_signed, function):
    def compare(a, b):
        if is_signed:
            a, b = signed(width, a), signed(width, b)
        return int(function(a, b))
    return compare


def int_binary():
    for name, _, function in INT_BINARY:
        for width in WIDTHS:
            t = int_type(width)
            yield tabulate(
                f"{name}_i{width}", f"%r0 = arith.{name} %a, %b : {{0}}",
                [t, t], [t], lambda a, b: function(width, a, b),
                int_rows(name, width))


def int_compare():
    for predicate, is_signed, function in INT_PREDICATES:
        for width in WIDTHS:
            t = int_type(width)
            yield tabulate(
                f"cmpi_{predicate}_i{width}",
                f"%r0 = arith.cmpi {predicate}, %a, %b : {{0}}", [t, t], [I1],
                predicate_function(width, is_signed, function),
                pairs(int_values(width)))


def int_select():
    for width in WIDTHS:
        t = int_type(width)
        rows = [(c, a, b) for c in (0, 1) for a, b in pairs(int_values(width))]
        yield tabulate(
            f"select_i{width}", "%r0 = arith.select %a, %b, %c : {1}",
            [I1, t, t], [t], lambda c, a, b: a if c else b, rows)


def int_extended():
    def add(width, a, b):
        return (a + b) & mask(width), (a + b) >> width

    def multiply_unsigned(width, a, b):
        return a * b & mask(width), a * b >> width

    def multiply_signed(width, a, b):
        product = signed(width, a) * signed(width, b)
        return product & mask(width), product >> width & mask(width)

    for width in WIDTHS:
        t = int_type(width)
        rows = pairs(int_values(width))
        yield tabulate(
            f"addui_extended_i{width}",
            "%r0, %r1 = arith.addui_extended %a, %b : {0}, {3}", [t, t],
            [t, I1], lambda a, b: add(width, a, b), rows)
        for name, function in [("mului_extended", multiply_unsigned),
                               ("mulsi_extended", multiply_signed)]:
            yield tabulate(
                f"{name}_i{width}", f"%r0, %r1 = arith.{name} %a, %b : {{0}}",
                [t, t], [t, t], lambda a, b: function(width, a, b), rows)


def int_cast():
    for source in WIDTHS:
        for target in WIDTHS:
            s, t = int_type(source), int_type(target)
            rows = [(value,) for value in int_values(source)]
            if source < target:
                casts = [("extui", lambda a: a),
                         ("extsi", lambda a: signed(source, a) & mask(target))]
            elif source > target:
                casts = [("trunci", lambda a: a & mask(target))]
            else:
                continue
            for name, function in casts:
                yield tabulate(
                    f"{name}_i{source}_i{target}",
                    f"%r0 = arith.{name} %a : {{0}} to {{1}}", [s], [t],
                    function, rows)


def int_flags():
    """Flags promise what the rows keep; results are the usual ones."""
    def within(low, high, function):
        return lambda a, b: function(a, b) if low <= function(a, b) <= high \
            else None

    t = int_type(32)
    rows = pairs(int_values(32))
    plain = {"addi": lambda a, b: a + b, "subi": lambda a, b: a - b,
             "muli": lambda a, b: a * b}
    for name, function in plain.items():
        yield tabulate(
            f"{name}_nuw", f"%r0 = arith.{name} %a, %b overflow<nuw> : {{0}}",
            [t, t], [t], within(0, mask(32), function), rows)

        def nsw(a, b, function=function):
            result = function(signed(32, a), signed(32, b))
            return result & mask(32) if fits(32, result) else None
        yield tabulate(
            f"{name}_nsw", f"%r0 = arith.{name} %a, %b overflow<nsw> : {{0}}",
            [t, t], [t], nsw, rows)

    def shl(a, b):
        return a << b if a << b <= mask(31) else None
    yield tabulate("shli_nsw_nuw",
                   "%r0 = arith.shli %a, %b overflow<nsw, nuw> : {0}",
                   [t, t], [t], shl, shift_rows(32))

    def exact(function):
        return lambda a, b: function(a, b) if b and a % b == 0 else None
    yield tabulate("divui_exact", "%r0 = arith.divui %a, %b exact : {0}",
                   [t, t], [t], exact(lambda a, b: a // b), rows)
    for name, function in [("shrui", lambda a, b: a >> b),
                           ("shrsi", lambda a, b: signed(32, a) >> b)]:
        yield tabulate(
            f"{name}_exact", f"%r0 = arith.{name} %a, %b exact : {{0}}",
            [t, t], [t], lambda a, b: None if a & mask(b)
            else function(a, b) & mask(32), shift_rows(32))
    yield tabulate(
        "trunci_nsw", "%r0 = arith.trunci %a overflow<nsw> : {0} to {1}", [t],
        [int_type(8)], lambda a: a & 255 if fits(8, signed(32, a)) else None,
        [(value,) for value in int_values(32) + [127, mask(32) - 127]])


# ===-- index ------------------------------------------------------------===

def index_ops(bits):
    t = Type("index", "index", bits)
    for arith_name, name, function in INT_BINARY:
        rows = int_rows(arith_name, bits)
        yield tabulate(f"index_{name}", f"%r0 = index.{name} %a, %b", [t, t],
                       [t], lambda a, b: function(bits, a, b), rows)
        yield tabulate(
            f"{arith_name}_index", f"%r0 = arith.{arith_name} %a, %b : {{0}}",
            [t, t], [t], lambda a, b: function(bits, a, b), rows)
    for predicate, is_signed, function in INT_PREDICATES:
        compare = predicate_function(bits, is_signed, function)
        rows = pairs(int_values(bits))
        yield tabulate(
            f"index_cmp_{predicate}",
            f"%r0 = index.cmp {predicate}(%a, %b)", [t, t], [I1], compare,
            rows)
        yield tabulate(
            f"cmpi_{predicate}_index",
            f"%r0 = arith.cmpi {predicate}, %a, %b : {{0}}", [t, t], [I1],
            compare, rows)
    yield tabulate("index_sizeof", "%r0 = index.sizeof", [t], [t],
                   lambda a: bits, [(0,)])
    yield tabulate("index_constant", "%r0 = index.constant -3", [t], [t],
                   lambda a: -3 & mask(bits), [(0,)])
    yield tabulate("index_bool_constant", "%r0 = index.bool.constant true",
                   [t], [I1], lambda a: 1, [(0,)])


def index_cast(bits):
    index = Type("index", "index", bits)
    for width in WIDTHS:
        t = int_type(width)
        to = [(value,) for value in int_values(width)]
        back = [(value,) for value in int_values(bits)]
        for is_signed, names in [(True, ["arith.index_cast", "index.casts"]),
                                 (False, ["arith.index_castui",
                                          "index.castu"])]:
            def extend(a, source, target):
                value = signed(source, a) if is_signed else a
                return value & mask(target)
            for name in names:
                label = name.replace(".", "_")
                code = f"%r0 = {name} %a : {{0}} to {{1}}"
                yield tabulate(f"{label}_i{width}_index", code, [t], [index],
                               lambda a: extend(a, width, bits), to)
                yield tabulate(f"{label}_index_i{width}", code, [index], [t],
                               lambda a: extend(a, bits, width), back)


# ===-- floats -----------------------------------------------------------===

def float_values(f):
    one = f.bias << f.fraction
    values = [0, one, one + 1, one | 1 << (f.fraction - 1), f.round(3),
              f.round(floats.Fraction(-5, 2)), f.round(floats.Fraction(1, 10)),
              f.round(floats.Fraction(-255, 4)), 1, (1 << f.fraction) - 1,
              1 << f.fraction, f.largest, f.infinity, f.nan]
    signed_too = [0, one, 1, f.largest, f.infinity]
    return values + [value | f.sign_bit for value in signed_too]


def nan_aware(f, function):
    """Any NaN will do where a NaN is computed."""
    def wrapped(*row):
        result = function(f, *row)
        return ANY_NAN if f.is_nan(result) else result
    return wrapped


def larger(f, a, b):
    order = floats.compare(f, a, b)
    if order == 0:
        return a & b if a != b else a  # +0 if they are zeros of two signs
    return a if order > 0 else b


def smaller(f, a, b):
    order = floats.compare(f, a, b)
    if order == 0:
        return a | b
    return a if order < 0 else b


def propagating(choose):
    def function(f, a, b):
        if f.is_nan(a) or f.is_nan(b):
            return f.nan
        return choose(f, a, b)
    return function


def number_preferring(choose):
    """A NaN loses against a number; zeros of two signs are left out."""
    def function(f, a, b):
        if f.is_nan(a) or f.is_nan(b):
            return a if f.is_nan(b) else b
        if f.is_zero(a) and f.is_zero(b) and a != b:
            return None
        return choose(f, a, b)
    return function


FLOAT_BINARY = [
    ("addf", floats.add),
    ("subf", floats.subtract),
    ("mulf", floats.multiply),
    ("divf", floats.divide),
    ("remf", floats.remainder),
    ("maximumf", propagating(larger)),
    ("minimumf", propagating(smaller)),
    ("maxnumf", number_preferring(larger)),
    ("minnumf", number_preferring(smaller)),
]

# For each predicate, what it gives for less, equal, greater and unordered.
FLOAT_PREDICATES = {
    "false": (0, 0, 0, 0), "oeq": (0, 1, 0, 0), "ogt": (0, 0, 1, 0),
    "oge": (0, 1, 1, 0), "olt": (1, 0, 0, 0), "ole": (1, 1, 0, 0),
    "one": (1, 0, 1, 0), "ord": (1, 1, 1, 0), "ueq": (0, 1, 0, 1),
    "ugt": (0, 0, 1, 1), "uge": (0, 1, 1, 1), "ult": (1, 0, 0, 1),
    "ule": (1, 1, 0, 1), "une": (1, 0, 1, 1), "uno": (0, 0, 0, 1),
    "true": (1, 1, 1, 1),
}


def defined(function):
    """nan_aware for functions that may also be undefined."""
    def wrapped(f):
        def on_row(*row):
            result = function(f, *row)
            if result is None:
                return None
            return ANY_NAN if f.is_nan(result) else result
        return on_row
    return wrapped


def float_binary(formats):
    for f in formats:
        t = float_type(f)
        rows = pairs(float_values(f))
        for name, function in FLOAT_BINARY:
            yield tabulate(
                f"{name}_{f.name}", f"%r0 = arith.{name} %a, %b : {{0}}",
                [t, t], [t], defined(function)(f), rows)
        yield tabulate(
            f"negf_{f.name}", "%r0 = arith.negf %a : {0}", [t], [t],
            lambda a: floats.negate(f, a), [(a,) for a in float_values(f)])


def float_compare(formats):
    for f in formats:
        t = float_type(f)
        rows = pairs(float_values(f))
        for predicate, outcomes in FLOAT_PREDICATES.items():
            def compare(a, b):
                order = floats.compare(f, a, b)
                return outcomes[3 if order is None else order + 1]
            yield tabulate(
                f"cmpf_{predicate}_{f.name}",
                f"%r0 = arith.cmpf {predicate}, %a, %b : {{0}}", [t, t], [I1],
                compare, rows)
        yield tabulate(
            f"select_{f.name}", "%r0 = arith.select %a, %b, %c : {1}",
            [I1, t, t], [t], lambda c, a, b: a if c else b,
            [(c, a, b) for c in (0, 1) for a, b in rows])


def float_flags():
    """With fastmath flags, on numbers for which they change nothing."""
    f, t = F32, float_type(F32)
    whole = [f.round(value) for value in (1, 2, 3, -4, 8, -64, 100)]
    for flags in ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc",
                  "nnan,ninf", "fast"]:
        label = flags.replace(",", "_")
        for name, function in FLOAT_BINARY:
            if name == "divf" or name == "remf":
                continue  # inexact quotients may differ
            yield tabulate(
                f"{name}_{label}",
                f"%r0 = arith.{name} %a, %b fastmath<{flags}> : {{0}}",
                [t, t], [t], lambda a, b: function(f, a, b), pairs(whole))
        yield tabulate(
            f"cmpf_{label}",
            f"%r0 = arith.cmpf olt, %a, %b fastmath<{flags}> : {{0}}", [t, t],
            [I1], lambda a, b: int(floats.compare(f, a, b) < 0), pairs(whole))


def conversion_values(f):
    """More values between whole numbers and near the ends of narrow types."""
    extra = [floats.Fraction(n, 8) for n in (1, 3, 4, 12, 20, -4, -12, 1021)]
    extra += [126, 127, 128, 255, 256, 32767, 2049, 2051, 65504, 65519, 65520]
    ulp = F32.value(1) * 2 ** 126  # of 1 in f32
    extra += [1 + ulp / 2, 1 + ulp * 3 / 2, F16.value(1) / 2, F16.value(3) / 2,
              BF16.value(1), 1 + floats.Fraction(1, 256),
              1 + floats.Fraction(3, 256), F32.value(1) * floats.Fraction(3, 2)]
    return sorted({f.round(value) for value in extra} | set(float_values(f)))


def float_cast(formats):
    for source in formats:
        for target in formats:
            s, t = float_type(source), float_type(target)
            rows = [(a,) for a in conversion_values(source)]
            if source.width == target.width:
                continue
            if source is BF16 and target is F128:
                continue  # LLVM 22 fails on it for AArch64, in vectors
            name = "extf" if source.width < target.width else "truncf"
            yield tabulate(
                f"{name}_{source.name}_{target.name}",
                f"%r0 = arith.{name} %a : {{0}} to {{1}}", [s], [t],
                nan_aware(target, lambda _, a: floats.convert(source, target,
                                                              a)), rows)


def bitcast(formats):
    for f in formats:
        t, i = float_type(f), int_type(f.width)
        rows = [(a,) for a in float_values(f)]
        code = "%r0 = arith.bitcast %a : {0} to {1}"
        yield tabulate(f"bitcast_{f.name}_i{f.width}", code, [t], [i],
                       lambda a: a, rows)
        yield tabulate(f"bitcast_i{f.width}_{f.name}", code, [i], [t],
                       lambda a: a, rows)
    yield tabulate("bitcast_f16_bf16", code, [float_type(F16)],
                   [float_type(BF16)], lambda a: a,
                   [(a,) for a in float_values(F16)])


def int_float_pairs(formats, widths):
    """Narrow floats only with some integers, all in the range of f32: a
    larger integer may be rounded twice on its way to them."""
    for f in formats:
        for width in widths:
            if f.width > 16 or width in (8, 32, 64):
                yield f, width


def int_to_float(formats, widths):
    for f, width in int_float_pairs(formats, widths):
        s, t = int_type(width), float_type(f)
        rows = [(a,) for a in int_values(width)]

        def convert(value):
            if f.width == 16 and abs(value) >= 1 << 24:
                return None
            return f.round(floats.Fraction(value))
        yield tabulate(f"uitofp_i{width}_{f.name}",
                       "%r0 = arith.uitofp %a : {0} to {1}", [s], [t],
                       convert, rows)
        yield tabulate(f"sitofp_i{width}_{f.name}",
                       "%r0 = arith.sitofp %a : {0} to {1}", [s], [t],
                       lambda a: convert(signed(width, a)), rows)


def float_to_int(formats, widths):
    for f, width in int_float_pairs(formats, widths):
        s, t = float_type(f), int_type(width)
        edges = [(1 << (width - 1)) - 1, -(1 << (width - 1)), 1 << (width - 1)]
        rows = sorted({f.round(floats.Fraction(e), floats.ZERO) for e in edges}
                      | set(conversion_values(f)))

        def unsigned(a):
            if not f.is_finite(a):
                return None
            value = floats.truncated(f, a)
            return value if 0 <= value <= mask(width) else None

        def twos_complement(a):
            if not f.is_finite(a):
                return None
            value = floats.truncated(f, a)
            return value & mask(width) if fits(width, value) else None
        for name, function in [("fptoui", unsigned),
                               ("fptosi", twos_complement)]:
            yield tabulate(f"{name}_{f.name}_i{width}",
                           f"%r0 = arith.{name} %a : {{0}} to {{1}}", [s], [t],
                           function, [(a,) for a in rows])


ROUNDING = {"to_nearest_even": floats.NEAREST, "downward": floats.DOWN,
            "upward": floats.UP, "toward_zero": floats.ZERO}


def rounding(mode):
    """truncf with a rounding mode. The program runs in that mode, so that the
    result is the same whether the code sets the mode or relies on it."""
    s, t = float_type(F64), float_type(F32)
    yield tabulate(
        f"truncf_{mode}", f"%r0 = arith.truncf %a {mode} : {{0}} to {{1}}",
        [s], [t],
        nan_aware(F32, lambda _, a: floats.convert(F64, F32, a,
                                                   ROUNDING[mode])),
        [(a,) for a in conversion_values(F64)])


# ===-- scaled narrow floats ---------------------------------------------===

def scaling():
    """scaling_extf and scaling_truncf: elements of f4E2M1FN, scales of
    f8E8M0FNU (a power of two, as an f32's exponent field)."""
    tiny = Type("float", "f4E2M1FN", 4, floats.Format("f4E2M1FN", 2, 1))
    scale = Type("float", "f8E8M0FNU", 8)
    magnitudes = [floats.Fraction(n, 2) for n in (0, 1, 2, 3, 4, 6, 8, 12)]
    scales = [100, 126, 127, 128, 150]

    def element(bits):
        value = magnitudes[bits & 7]
        return -value if bits & 8 else value

    def power(bits):
        return floats.Fraction(2) ** (bits - 127)

    for f in (F32, BF16, F16):
        t = float_type(f)
        rows = [(a, s) for a in range(16) for s in scales
                if f is not F16 or s in (126, 127, 128)]
        yield tabulate(
            f"scaling_extf_{f.name}",
            "%r0 = arith.scaling_extf %a, %b : {0}, {1} to {2}",
            [tiny, scale], [t],
            lambda a, s: f.round(element(a) * power(s), negative_zero=a >= 8),
            rows)

    def narrow(a, s):
        value = F32.value(a) / power(s)
        sign = 8 if F32.is_negative(a) else 0
        if abs(value) >= 6:
            return sign | 7
        return sign | min(range(8), key=lambda bits: (
            abs(magnitudes[bits] - abs(value)), bits & 1))
    values = [floats.Fraction(n, 8) for n in
              (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 22, 26,
               28, 30, 36, 40, 44, 48, 60, 800)]
    # No ties: LLVM 22 rounds them away from zero, the definition to even.
    ties = [floats.Fraction(n, 4) for n in (1, 3, 5, 7, 10, 14, 20)]
    rows = [(F32.round(sign * value * power(s)), s)
            for value in values if value not in ties
            for sign in (1, -1) for s in scales]
    yield tabulate("scaling_truncf_f32",
                   "%r0 = arith.scaling_truncf %a, %b : {0}, {1} to {2}",
                   [float_type(F32), scale], [tiny], narrow, rows)
    yield tabulate("extf_f4E2M1FN_f32", "%r0 = arith.extf %a : {0} to {1}",
                   [tiny], [float_type(F32)],
                   lambda a: F32.round(element(a), negative_zero=a >= 8),
                   [(a,) for a in range(16)])


# ===-- vectors ----------------------------------------------------------===

SHAPES = [(4,), (1,), (3,), (2, 4), (2, 3), (2, 2, 2), ()]


def has_denormal(case, row, results):
    typed = list(zip(case.operands, row)) + list(zip(case.results, results))
    return any(t.format and bits != ANY_NAN and t.format.is_denormal(bits)
               for t, bits in typed)


def on_vectors(cases):
    """The same cases on vectors, each on the next of SHAPES in turn. Without
    denormal floats, which the vector units of some machines flush to 0, and
    without f128, of which LLVM 22 converts vectors wrongly."""
    cases = [case for case in cases
             if all(t.mlir != "f128" for t in case.operands + case.results)]
    for i, case in enumerate(cases):
        kept = [(row, results)
                for row, results in zip(case.rows, case.expected)
                if not has_denormal(case, row, results)]
        shape = SHAPES[i % len(SHAPES)]
        label = "x".join(map(str, shape)) or "0d"
        code = case.code
        if "arith.select" in code:
            code = code.replace(": {1}", ": {0}, {1}")
        yield Case(f"v{label}_{case.name}", code, case.operands, case.results,
                   [row for row, _ in kept], [results for _, results in kept],
                   shape)


def selected(cases, *types):
    """The cases of arith whose last operand is of one of these types."""
    return [case for case in cases
            if "arith." in case.code and case.operands[-1].mlir in types]


# ===-- families ---------------------------------------------------------===

def families(index_bits, has_f128):
    """Functions that give the cases, by family. 32-bit machines have neither
    f128 nor conversions between floats and i128 in their libraries."""
    formats = [F16, BF16, F32, F64] + ([F128] if has_f128 else [])
    widths = [w for w in WIDTHS if w <= 64 or has_f128]
    result = {
        "int_binary": int_binary,
        "int_compare": lambda: [*int_compare(), *int_select()],
        "int_extended": int_extended,
        "int_cast": int_cast,
        "int_flags": int_flags,
        "index_ops": lambda: index_ops(index_bits),
        "index_cast": lambda: index_cast(index_bits),
        "float_binary": lambda: float_binary(formats),
        "float_compare": lambda: float_compare(formats),
        "float_cast": lambda: [*float_cast(formats), *bitcast(formats)],
        "float_flags": float_flags,
        "int_float": lambda: [*int_to_float(formats, widths),
                              *float_to_int(formats, widths)],
        "scaling": scaling,
        "int_vector": lambda: on_vectors(
            selected(int_binary(), "i1", "i7", "i8", "i16", "i32", "i64") +
            selected(int_compare(), "i8", "i32", "i64") +
            selected(int_select(), "i8", "i32", "i64") +
            selected(int_extended(), "i8", "i32", "i64") +
            selected(int_cast(), "i1", "i7", "i8", "i16", "i32", "i64") +
            selected(index_ops(index_bits), "index")),
        "float_vector": lambda: on_vectors(
            selected(float_binary(formats), "f16", "bf16", "f32", "f64") +
            selected(float_compare(formats), "f32", "f64") +
            selected([*float_cast(formats), *bitcast(formats)],
                     "f16", "bf16", "f32", "f64")),
    }
    for mode in ROUNDING:
        result[f"rounding_{mode}"] = lambda mode=mode: rounding(mode)
    import llvm_cases  # which stands on this module
    result.update(llvm_cases.families())
    return result


# ===-- where the oracle is no help --------------------------------------===

# What LLVM 22's tools cannot compile, or compile to something else than the
# definition says: a pattern for the case's name, which rows (None: all), and
# why. The oracle's program is made without them; mlcc's has them.
ORACLE_EXCEPTIONS = [
    (r"(floor|ceil)div[su]i_i(65|128)$", None,
     "the expansion's -1 is 64 bits wide"),
    (r"index_(floor|ceil)divs$",
     lambda case, row: (row[1] == mask(case.operands[1].bits)
                        or row[0] == 1 << (case.operands[0].bits - 1)),
     "the expansion overflows: divides INT_MIN by -1, or negates it"),
    (r"(maximumf|minimumf)_f128$", None,
     "llvm.maximum on f128 is not selected for x86"),
    (r"scaling_truncf_f32$", lambda case, row: F32.is_negative(row[0]),
     "the expansion loses the sign of small numbers"),
    (r"^v(0d|\dx[\dx]+)_(mul[su]i|addui)_extended", None,
     "lowered for vectors of rank 1 only"),
]


def without_exceptions(case):
    """The case as the oracle can run it, or None."""
    rows = list(zip(case.rows, case.expected))
    for pattern, excluded, _ in ORACLE_EXCEPTIONS:
        if re.search(pattern, case.name):
            rows = [row for row in rows
                    if excluded and not excluded(case, row[0])]
    if not rows:
        return None
    return Case(case.name, case.code, case.operands, case.results,
                [row for row, _ in rows], [results for _, results in rows],
                case.shape)
