"""What the operations of the llvm dialect compute, as tables of cases.

As in cases.py: one operation on one choice of types, rows of operands, and
results worked out here from what LLVM's language reference says. Rows whose
result is poison are left out, and so the flags of an operation (nsw, exact,
nneg, ...) are tried on the rows that keep what they promise.
"""

import math

import floats
from cases import (ANY_NAN, F16, F32, F64, FLOAT_PREDICATES, I1,
                   INT_PREDICATES, conversion_values, defined, fits,
                   float_type, float_values, int_type, int_values, larger,
                   mask, number_preferring, pairs, predicate_function,
                   propagating, quotient, shift, shift_rows, signed,
                   signed_division, signed_op, smaller, tabulate,
                   unsigned_division, unsigned_op)
from floats import Fraction

WIDTHS = [1, 8, 13, 16, 32, 64, 128]


# ===-- integers ---------------------------------------------------------===

BINARY = [
    ("add", unsigned_op(lambda w, a, b: a + b)),
    ("sub", unsigned_op(lambda w, a, b: a - b)),
    ("mul", unsigned_op(lambda w, a, b: a * b)),
    ("udiv", unsigned_division(lambda a, b: a // b)),
    ("sdiv", signed_division(quotient)),
    ("urem", unsigned_division(lambda a, b: a % b)),
    ("srem", signed_division(lambda a, b: a - quotient(a, b) * b)),
    ("and", lambda w, a, b: a & b),
    ("or", lambda w, a, b: a | b),
    ("xor", lambda w, a, b: a ^ b),
    ("shl", shift(lambda w, a, b: a << b)),
    ("lshr", shift(lambda w, a, b: a >> b)),
    ("ashr", shift(lambda w, a, b: signed(w, a) >> b)),
]


def binary():
    for name, function in BINARY:
        for width in WIDTHS:
            t = int_type(width)
            shifts = name in ("shl", "lshr", "ashr")
            rows = shift_rows(width) if shifts else pairs(int_values(width))
            yield tabulate(
                f"llvm_{name}_i{width}", f"%r0 = llvm.{name} %a, %b : {{0}}",
                [t, t], [t], lambda a, b: function(width, a, b), rows)


def compare():
    for predicate, is_signed, function in INT_PREDICATES:
        for width in WIDTHS:
            t = int_type(width)
            yield tabulate(
                f"llvm_icmp_{predicate}_i{width}",
                f'%r0 = llvm.icmp "{predicate}" %a, %b : {{0}}', [t, t], [I1],
                predicate_function(width, is_signed, function),
                pairs(int_values(width)))
    t = int_type(64)
    rows = [(c, a, b) for c in (0, 1) for a, b in pairs(int_values(64))]
    yield tabulate("llvm_select", "%r0 = llvm.select %a, %b, %c : {0}, {1}",
                   [I1, t, t], [t], lambda c, a, b: a if c else b, rows)


def flags():
    t, rows = int_type(32), pairs(int_values(32))
    plain = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b,
             "mul": lambda a, b: a * b}
    for name, function in plain.items():
        def nuw(a, b, function=function):
            return function(a, b) if 0 <= function(a, b) <= mask(32) else None

        def nsw(a, b, function=function):
            result = function(signed(32, a), signed(32, b))
            return result & mask(32) if fits(32, result) else None

        def both(a, b):
            return nsw(a, b) if nuw(a, b) is not None else None
        for flag, of in [("nuw", nuw), ("nsw", nsw), ("nsw, nuw", both)]:
            yield tabulate(
                f"llvm_{name}_{flag.replace(', ', '_')}",
                f"%r0 = llvm.{name} %a, %b overflow<{flag}> : {{0}}",
                [t, t], [t], of, rows)
    yield tabulate("llvm_shl_nsw_nuw",
                   "%r0 = llvm.shl %a, %b overflow<nsw, nuw> : {0}", [t, t],
                   [t], lambda a, b: a << b if a << b <= mask(31) else None,
                   shift_rows(32))
    yield tabulate("llvm_udiv_exact", "%r0 = llvm.udiv exact %a, %b : {0}",
                   [t, t], [t],
                   lambda a, b: a // b if b and a % b == 0 else None, rows)

    def sdiv_exact(a, b):
        a, b = signed(32, a), signed(32, b)
        if b == 0 or a % b or not fits(32, a // b):
            return None
        return a // b & mask(32)
    yield tabulate("llvm_sdiv_exact", "%r0 = llvm.sdiv exact %a, %b : {0}",
                   [t, t], [t], sdiv_exact, rows)
    for name, function in [("lshr", lambda a, b: a >> b),
                           ("ashr", lambda a, b: signed(32, a) >> b)]:
        yield tabulate(
            f"llvm_{name}_exact", f"%r0 = llvm.{name} exact %a, %b : {{0}}",
            [t, t], [t], lambda a, b: None if a & mask(b)
            else function(a, b) & mask(32), shift_rows(32))
    yield tabulate("llvm_or_disjoint", "%r0 = llvm.or disjoint %a, %b : {0}",
                   [t, t], [t], lambda a, b: None if a & b else a | b, rows)


def casts():
    for source in WIDTHS:
        for target in WIDTHS:
            s, t = int_type(source), int_type(target)
            rows = [(value,) for value in int_values(source)]
            if source < target:
                of = [("zext", "", lambda a: a),
                      ("zext", "nneg ",
                       lambda a: None if a >> (source - 1) else a),
                      ("sext", "", lambda a: signed(source, a) & mask(target))]
            elif source > target:
                of = [("trunc", "", lambda a: a & mask(target))]
            else:
                continue
            for name, flag, function in of:
                yield tabulate(
                    f"llvm_{name}_{flag.strip()}_i{source}_i{target}",
                    f"%r0 = llvm.{name} {flag}%a : {{0}} to {{1}}", [s], [t],
                    function, rows)
    values = [(value,) for value in int_values(32) + [127, mask(32) - 127]]
    t, narrow = int_type(32), int_type(8)
    yield tabulate(
        "llvm_trunc_nsw", "%r0 = llvm.trunc %a overflow<nsw> : {0} to {1}",
        [t], [narrow],
        lambda a: a & 255 if fits(8, signed(32, a)) else None, values)
    yield tabulate(
        "llvm_trunc_nuw", "%r0 = llvm.trunc %a overflow<nuw> : {0} to {1}",
        [t], [narrow], lambda a: a if a <= 255 else None, values)


# ===-- intrinsics on integers -------------------------------------------===

def reversed_bits(width, a):
    return int(f"{a:0{width}b}"[::-1], 2)


def swapped_bytes(width, a):
    return int.from_bytes(a.to_bytes(width // 8, "little"), "big")


def leading_zeros(width, a):
    return width - a.bit_length()


def trailing_zeros(width, a):
    return (a & -a).bit_length() - 1 if a else width


UNARY = [
    ("bitreverse", reversed_bits, WIDTHS),
    ("bswap", swapped_bytes, [16, 32, 48, 64, 128]),
    ("ctpop", lambda width, a: bin(a).count("1") & mask(width), WIDTHS),
]

WITH_FLAG = [
    ("ctlz", "is_zero_poison", leading_zeros, lambda width, a: a == 0),
    ("cttz", "is_zero_poison", trailing_zeros, lambda width, a: a == 0),
    ("abs", "is_int_min_poison", lambda w, a: abs(signed(w, a)) & mask(w),
     lambda width, a: a == 1 << (width - 1)),
]


def bits():
    for name, function, widths in UNARY:
        for width in widths:
            t = int_type(width)
            yield tabulate(
                f"llvm_{name}_i{width}",
                f"%r0 = llvm.intr.{name}(%a) : ({{0}}) -> {{1}}", [t], [t],
                lambda a: function(width, a),
                [(value,) for value in int_values(width)])
    for name, flag, function, is_special in WITH_FLAG:
        for width in WIDTHS[1:]:
            for poison in (False, True):
                t = int_type(width)
                text = str(poison).lower()
                yield tabulate(
                    f"llvm_{name}_i{width}_{text}",
                    f'%r0 = "llvm.intr.{name}"(%a) <{{{{{flag} = {text}}}}}> '
                    ": ({0}) -> {1}", [t], [t],
                    lambda a: None if poison and is_special(width, a)
                    else function(width, a) & mask(width),
                    [(value,) for value in int_values(width)])


def clamped(low, high, value):
    return max(low, min(high, value))


def saturated(width, is_signed, value):
    if is_signed:
        return clamped(-(1 << (width - 1)), (1 << (width - 1)) - 1,
                       value) & mask(width)
    return clamped(0, mask(width), value)


OPERATORS = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b,
             "mul": lambda a, b: a * b, "shl": lambda a, b: a << b}


def operands(width, is_signed, a, b):
    return (signed(width, a), signed(width, b)) if is_signed else (a, b)


def saturating():
    for name in ("add", "sub", "shl"):
        for prefix in ("s", "u"):
            for width in WIDTHS[1:]:
                t, is_signed = int_type(width), prefix == "s"

                def function(a, b):
                    x, y = operands(width, is_signed, a, b)
                    if name == "shl":
                        y = b
                    return saturated(width, is_signed, OPERATORS[name](x, y))
                rows = shift_rows(width) if name == "shl" \
                    else pairs(int_values(width))
                yield tabulate(
                    f"llvm_{prefix}{name}_sat_i{width}",
                    f"%r0 = llvm.intr.{prefix}{name}.sat(%a, %b) : "
                    "({0}, {1}) -> {2}", [t, t], [t], function, rows)


def overflowing():
    for name in ("add", "sub", "mul"):
        for prefix in ("s", "u"):
            for width in WIDTHS[1:]:
                t, is_signed = int_type(width), prefix == "s"

                def function(a, b):
                    exact = OPERATORS[name](
                        *operands(width, is_signed, a, b))
                    inside = saturated(width, is_signed, exact)
                    return (exact & mask(width),
                            int(inside != exact & mask(width)
                                or not (fits(width, exact) if is_signed
                                        else 0 <= exact <= mask(width))))
                pair = "!llvm.struct<({0}, i1)>"
                yield tabulate(
                    f"llvm_{prefix}{name}_with_overflow_i{width}",
                    f'%p = "llvm.intr.{prefix}{name}.with.overflow"(%a, %b) '
                    f": ({{0}}, {{1}}) -> {pair}\n"
                    f"  %r0 = llvm.extractvalue %p[0] : {pair}\n"
                    f"  %r1 = llvm.extractvalue %p[1] : {pair}",
                    [t, t], [t, I1], function, pairs(int_values(width)))


CHOICES = [
    ("smax", signed_op(lambda w, a, b: max(a, b))),
    ("smin", signed_op(lambda w, a, b: min(a, b))),
    ("umax", unsigned_op(lambda w, a, b: max(a, b))),
    ("umin", unsigned_op(lambda w, a, b: min(a, b))),
]


def choices():
    for name, function in CHOICES:
        for width in WIDTHS:
            t = int_type(width)
            yield tabulate(
                f"llvm_{name}_i{width}",
                f"%r0 = llvm.intr.{name}(%a, %b) : ({{0}}, {{1}}) -> {{2}}",
                [t, t], [t], lambda a, b: function(width, a, b),
                pairs(int_values(width)))
    for prefix in ("s", "u"):
        for width in WIDTHS[1:]:
            t = int_type(width)

            def function(a, b):
                x, y = operands(width, prefix == "s", a, b)
                return ((x > y) - (x < y)) & 255
            yield tabulate(
                f"llvm_{prefix}cmp_i{width}",
                f"%r0 = llvm.intr.{prefix}cmp(%a, %b) : ({{0}}, {{1}}) -> "
                "{2}", [t, t], [int_type(8)], function,
                pairs(int_values(width)))


def funnels():
    for name in ("fshl", "fshr"):
        for width in WIDTHS[1:]:
            t = int_type(width)

            def function(a, b, c):
                c %= width
                both = a << width | b
                left = c if name == "fshl" else width - c
                return both << left >> width & mask(width)
            rows = [(a, b, c) for a, b in pairs(int_values(width)[::3])
                    for c in (0, 1, width // 2, width - 1, width, width + 3)
                    if c <= mask(width)]
            yield tabulate(
                f"llvm_{name}_i{width}",
                f"%r0 = llvm.intr.{name}(%a, %b, %c) : ({{0}}, {{1}}, {{2}}) "
                "-> {3}", [t, t, t], [t], function, rows)


def hints():
    t = int_type(32)
    rows = pairs(int_values(32))
    yield tabulate("llvm_expect", "%r0 = llvm.intr.expect %a, %b : {0}",
                   [t, t], [t], lambda a, b: a, rows)
    yield tabulate(
        "llvm_expect_with_probability",
        "%r0 = llvm.intr.expect.with.probability %a, %b, 2.500000e-01 : {0}",
        [t, t], [t], lambda a, b: a, rows)
    yield tabulate("llvm_ssa_copy", "%r0 = llvm.intr.ssa.copy %a : {0}",
                   [t], [t], lambda a: a, [(a,) for a in int_values(32)])
    yield tabulate("llvm_freeze", "%r0 = llvm.freeze %a : {0}",
                   [t], [t], lambda a: a, [(a,) for a in int_values(32)])
    yield tabulate(
        "llvm_pointers",
        "%p = llvm.inttoptr %a : {0} to !llvm.ptr\n"
        "  %r0 = llvm.ptrtoint %p : !llvm.ptr to {1}",
        [t], [t], lambda a: a, [(a,) for a in int_values(32)])


# ===-- floats -----------------------------------------------------------===

def float_binary(formats):
    operations = [("fadd", floats.add), ("fsub", floats.subtract),
                  ("fmul", floats.multiply), ("fdiv", floats.divide),
                  ("frem", floats.remainder)]
    calls = [("maximum", propagating(larger)),
             ("minimum", propagating(smaller)),
             ("maxnum", number_preferring(larger)),
             ("minnum", number_preferring(smaller))]
    for f in formats:
        t, rows = float_type(f), pairs(float_values(f))
        for name, function in operations:
            yield tabulate(
                f"llvm_{name}_{f.name}", f"%r0 = llvm.{name} %a, %b : {{0}}",
                [t, t], [t], defined(function)(f), rows)
        for name, function in calls:
            yield tabulate(
                f"llvm_{name}_{f.name}",
                f"%r0 = llvm.intr.{name}(%a, %b) : ({{0}}, {{1}}) -> {{2}}",
                [t, t], [t], defined(function)(f), rows)

        def copysign(a, b):
            if f.is_nan(a):
                return None
            return a & ~f.sign_bit | b & f.sign_bit
        yield tabulate(
            f"llvm_copysign_{f.name}",
            "%r0 = llvm.intr.copysign(%a, %b) : ({0}, {1}) -> {2}", [t, t],
            [t], copysign, rows)


def float_compare(formats):
    for f in formats:
        t = float_type(f)
        for predicate, (less, equal, greater, unordered) in \
                FLOAT_PREDICATES.items():
            def function(a, b):
                if f.is_nan(a) or f.is_nan(b):
                    return unordered
                order = floats.compare(f, a, b)
                return (less if order < 0 else greater) if order else equal
            word = predicate if len(predicate) == 3 else "_" + predicate
            yield tabulate(
                f"llvm_fcmp_{predicate}_{f.name}",
                f'%r0 = llvm.fcmp "{word}" %a, %b : {{0}}', [t, t], [I1],
                function, pairs(float_values(f)))


def half_up(value):
    return math.floor(abs(value) + Fraction(1, 2)) * (1 if value >= 0 else -1)


ROUNDINGS = {"floor": math.floor, "ceil": math.ceil, "trunc": math.trunc,
             "rint": round, "nearbyint": round, "roundeven": round,
             "round": half_up}


def to_integral(f, function):
    def wrapped(a):
        if f.is_nan(a):
            return ANY_NAN
        if f.is_infinite(a):
            return a
        return f.round(Fraction(function(f.value(a))),
                       negative_zero=f.is_negative(a))
    return wrapped


def square_root(f):
    """Exact where the root is; elsewhere left out."""
    def wrapped(a):
        if f.is_nan(a) or (f.is_negative(a) and not f.is_zero(a)):
            return ANY_NAN
        if f.is_infinite(a) or f.is_zero(a):
            return a
        value = f.value(a)
        root = Fraction(math.isqrt(value.numerator),
                        math.isqrt(value.denominator))
        return f.round(root) if root * root == value else None
    return wrapped


def float_unary(formats):
    for f in formats:
        t = float_type(f)
        rows = [(a,) for a in
                sorted(set(float_values(f)) | set(conversion_values(f)))]
        calls = [(name, to_integral(f, function))
                 for name, function in ROUNDINGS.items()]
        calls += [("sqrt", square_root(f)),
                  ("fabs", lambda a: a & ~f.sign_bit)]
        for name, function in calls:
            yield tabulate(
                f"llvm_{name}_{f.name}",
                f"%r0 = llvm.intr.{name}(%a) : ({{0}}) -> {{1}}", [t], [t],
                function, rows)
        yield tabulate(f"llvm_fneg_{f.name}", "%r0 = llvm.fneg %a : {0}",
                       [t], [t], lambda a: a ^ f.sign_bit, rows)
        for name, function in [("lrint", round), ("llrint", round),
                               ("lround", half_up), ("llround", half_up)]:
            if f.width < 32:
                continue

            def integer(a):
                if not f.is_finite(a) or abs(f.value(a)) >= 1 << 31:
                    return None
                return function(f.value(a)) & mask(64 if name[1] == "l"
                                                   else 32)
            # lrint gives a long, whose width is the machine's.
            width = 64 if name[1] == "l" else 32
            if width == 32:
                continue
            yield tabulate(
                f"llvm_{name}_{f.name}",
                f"%r0 = llvm.intr.{name}(%a) : ({{0}}) -> {{1}}", [t],
                [int_type(width)], integer, rows)


def float_classes(formats):
    """is.fpclass: a bit for each of ten classes of numbers."""
    def class_of(f, a):
        negative = f.is_negative(a)
        if f.is_nan(a):
            return 1 if a >> (f.fraction - 1) & 1 else 0
        if f.is_infinite(a):
            return 2 if negative else 9
        if f.is_zero(a):
            return 5 if negative else 6
        if f.is_denormal(a):
            return 4 if negative else 7
        return 3 if negative else 8

    for f in formats:
        t = float_type(f)
        for test in (1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 516, 264, 1023):
            def function(a):
                index = class_of(f, a)
                # The quiet bit being set makes a NaN quiet: class 1.
                return test >> index & 1
            yield tabulate(
                f"llvm_is_fpclass_{test}_{f.name}",
                f'%r0 = "llvm.intr.is.fpclass"(%a) <{{{{bit = {test} : i32'
                '}}> : ({0}) -> {1}', [t], [I1], function,
                [(a,) for a in float_values(f)])


def float_fused(formats):
    for f in formats:
        t = float_type(f)

        def function(a, b, c):
            if not all(map(f.is_finite, (a, b, c))):
                return None
            exact = f.value(a) * f.value(b) + f.value(c)
            return f.round(exact) if exact else None
        values = float_values(f)[1:8]
        rows = [(a, b, c) for a, b in pairs(values) for c in values]
        yield tabulate(
            f"llvm_fma_{f.name}",
            "%r0 = llvm.intr.fma(%a, %b, %c) : ({0}, {1}, {2}) -> {3}",
            [t, t, t], [t], function, rows)


def float_casts(formats):
    for s in formats:
        for t in formats:
            if s is t:
                continue
            name = "fpext" if s.width < t.width else "fptrunc"
            yield tabulate(
                f"llvm_{name}_{s.name}_{t.name}",
                f"%r0 = llvm.{name} %a : {{0}} to {{1}}", [float_type(s)],
                [float_type(t)],
                lambda a: ANY_NAN if s.is_nan(a) else floats.convert(s, t, a),
                [(a,) for a in float_values(s)])
    for f in formats:
        for width in (8, 32, 64):
            i, t = int_type(width), float_type(f)
            rows = [(a,) for a in int_values(width)]

            def from_int(value):
                if f.width == 16 and abs(value) >= 1 << 24:
                    return None
                return f.round(Fraction(value))
            conversions = [
                ("uitofp", "", from_int),
                ("uitofp", "nneg ",
                 lambda a: None if a >> (width - 1) else from_int(a)),
                ("sitofp", "", lambda a: from_int(signed(width, a)))]
            for name, flag, function in conversions:
                yield tabulate(
                    f"llvm_{name}_{flag.strip()}_i{width}_{f.name}",
                    f"%r0 = llvm.{name} {flag}%a : {{0}} to {{1}}", [i], [t],
                    function, rows)

            def to_int(is_signed):
                def function(a):
                    if not f.is_finite(a):
                        return None
                    value = floats.truncated(f, a)
                    inside = fits(width, value) if is_signed \
                        else 0 <= value <= mask(width)
                    return value & mask(width) if inside else None
                return function
            for name in ("fptoui", "fptosi"):
                yield tabulate(
                    f"llvm_{name}_{f.name}_i{width}",
                    f"%r0 = llvm.{name} %a : {{0}} to {{1}}", [t], [i],
                    to_int(name == "fptosi"),
                    [(a,) for a in conversion_values(f)])
        for t in [int_type(f.width)]:
            rows = [(a,) for a in float_values(f)]
            yield tabulate(f"llvm_bitcast_{f.name}",
                           "%r0 = llvm.bitcast %a : {0} to {1}",
                           [float_type(f)], [t], lambda a: a, rows)


# ===-- vector predication -----------------------------------------------===

# Operations of llvm.intr.vp.* work here on one lane of four: the mask and the
# length keep them from the others, which hold nothing to divide by.

LANE = "%lane = llvm.mlir.constant(2 : i32) : i32"
PREDICATES = f"""{LANE}
  %length = llvm.mlir.constant(3 : i32) : i32
  %mask = llvm.mlir.constant(dense<[false, false, true, true]> : \
vector<4xi1>) : vector<4xi1>"""


def predicated(name, code, operands, results, function, rows):
    """`code` makes %v of vectors %va, %vb and %vc."""
    lines = [PREDICATES]
    for i, letter in enumerate("abc"[:len(operands)]):
        vector = f"vector<4x{{{i}}}>"
        lines.append(f"%u{letter} = llvm.mlir.undef : {vector}")
        lines.append(f"%v{letter} = llvm.insertelement %{letter}, "
                     f"%u{letter}[%lane : i32] : {vector}")
    lines.append(code)
    lines.append("%r0 = llvm.extractelement %v[%lane : i32] : "
                 f"vector<4x{{{len(operands)}}}>")
    return tabulate(name, "\n  ".join(lines), operands, results, function,
                    rows)


def vp_call(name, count, other=""):
    """A call with `count` vectors; all types are vectors of theirs."""
    arguments = "".join(f"%v{letter}, " for letter in "abc"[:count])
    types = "".join(f"vector<4x{{{i}}}>, " for i in range(count))
    return (f'%v = "llvm.intr.vp.{name}"({arguments}%mask, %length) {other}: '
            f"({types}vector<4xi1>, i32) -> vector<4x{{{count}}}>")


def predicated_integers():
    for name, function in BINARY:
        for width in (8, 32, 64):
            t = int_type(width)
            shifts = name in ("shl", "lshr", "ashr")
            rows = shift_rows(width) if shifts else pairs(int_values(width))
            yield predicated(
                f"llvm_vp_{name}_i{width}", vp_call(name, 2), [t, t], [t],
                lambda a, b: function(width, a, b), rows)
    for name, function in CHOICES:
        t = int_type(32)
        yield predicated(
            f"llvm_vp_{name}", vp_call(name, 2), [t, t], [t],
            lambda a, b: function(32, a, b), pairs(int_values(32)))
    s, t = int_type(16), int_type(64)
    for name, function in [("zext", lambda a: a),
                           ("sext", lambda a: signed(16, a) & mask(64))]:
        yield predicated(f"llvm_vp_{name}", vp_call(name, 1), [s], [t],
                         function, [(a,) for a in int_values(16)])
    yield predicated("llvm_vp_trunc", vp_call("trunc", 1), [t], [s],
                     lambda a: a & mask(16), [(a,) for a in int_values(64)])
    yield predicated(
        "llvm_vp_pointers",
        '%vp = "llvm.intr.vp.inttoptr"(%va, %mask, %length) : '
        "(vector<4x{0}>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>\n  "
        '%v = "llvm.intr.vp.ptrtoint"(%vp, %mask, %length) : '
        "(vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4x{1}>",
        [int_type(32)], [int_type(32)], lambda a: a,
        [(a,) for a in int_values(32)])
    for name in ("select", "merge"):
        yield predicated(
            f"llvm_vp_{name}",
            f'%v = "llvm.intr.vp.{name}"(%va, %vb, %vc, %length) : '
            "(vector<4x{0}>, vector<4x{1}>, vector<4x{2}>, i32) -> vector<4x{3}>",
            [I1, t, t], [t], lambda c, a, b: a if c else b,
            [(c, a, b) for c in (0, 1) for a, b in pairs(int_values(64))])


def predicated_floats():
    operations = [("fadd", floats.add), ("fsub", floats.subtract),
                  ("fmul", floats.multiply), ("fdiv", floats.divide),
                  ("frem", floats.remainder)]
    for f in (F32, F64):
        t, i = float_type(f), int_type(32)
        for name, function in operations:
            yield predicated(
                f"llvm_vp_{name}_{f.name}", vp_call(name, 2), [t, t], [t],
                defined(function)(f), pairs(float_values(f)))
        yield predicated(
            f"llvm_vp_fneg_{f.name}", vp_call("fneg", 1), [t], [t],
            lambda a: a ^ f.sign_bit, [(a,) for a in float_values(f)])

        def fused(a, b, c):
            if not all(map(f.is_finite, (a, b, c))):
                return None
            exact = f.value(a) * f.value(b) + f.value(c)
            return f.round(exact) if exact else None

        def unrounded(a, b, c):
            """Where the product is exact, fused or not does not matter."""
            if not all(map(f.is_finite, (a, b, c))):
                return None
            product = f.value(a) * f.value(b)
            if not product or f.value(f.round(product)) != product:
                return None
            return fused(a, b, c)
        small = [f.round(Fraction(n, 4)) for n in (1, 2, 3, -5, 8, 100)]
        values = float_values(f)[1:8]
        rows = [(a, b, c) for a, b in pairs(values) for c in values]
        rows_small = [(a, b, c) for a, b in pairs(small) for c in small]
        yield predicated(f"llvm_vp_fma_{f.name}", vp_call("fma", 3),
                         [t, t, t], [t], fused, rows)
        yield predicated(f"llvm_vp_fmuladd_{f.name}", vp_call("fmuladd", 3),
                         [t, t, t], [t], unrounded, rows_small)
        yield tabulate(
            f"llvm_fmuladd_{f.name}",
            "%r0 = llvm.intr.fmuladd(%a, %b, %c) : ({0}, {1}, {2}) -> {3}",
            [t, t, t], [t], unrounded, rows_small)
        rows = [(a,) for a in int_values(32)]
        for name, function in [
                ("uitofp", lambda a: f.round(Fraction(a))),
                ("sitofp", lambda a: f.round(Fraction(signed(32, a))))]:
            yield predicated(f"llvm_vp_{name}_{f.name}", vp_call(name, 1),
                             [i], [t], function, rows)
            yield tabulate(
                f"llvm_constrained_{name}_{f.name}",
                f"%r0 = llvm.intr.experimental.constrained.{name} %a "
                "tonearest ignore : {0} to {1}", [i], [t], function, rows)
        for name, is_signed in [("fptoui", False), ("fptosi", True)]:
            def to_int(a):
                if not f.is_finite(a):
                    return None
                value = floats.truncated(f, a)
                inside = fits(32, value) if is_signed \
                    else 0 <= value <= mask(32)
                return value & mask(32) if inside else None
            yield predicated(f"llvm_vp_{name}_{f.name}", vp_call(name, 1),
                             [t], [i], to_int,
                             [(a,) for a in conversion_values(f)])
    for name, s, t in [("fpext", F32, F64), ("fptrunc", F64, F32)]:
        def convert(a):
            return ANY_NAN if s.is_nan(a) else floats.convert(s, t, a)
        types = [float_type(s)], [float_type(t)]
        rows = [(a,) for a in float_values(s)]
        yield predicated(f"llvm_vp_{name}", vp_call(name, 1), *types, convert,
                         rows)
        mode = "dynamic strict" if name == "fptrunc" else "strict"
        yield tabulate(
            f"llvm_constrained_{name}",
            f"%r0 = llvm.intr.experimental.constrained.{name} %a {mode} "
            ": {0} to {1}", *types, convert, rows)


def families():
    formats = [F16, F32, F64]
    return {
        "llvm_integers": lambda: [*binary(), *compare(), *flags(), *casts()],
        "llvm_bits": lambda: [*bits(), *saturating(), *overflowing(),
                              *choices(), *funnels(), *hints()],
        "llvm_floats": lambda: [
            *float_binary(formats), *float_compare(formats),
            *float_unary([F32, F64]), *float_classes([F32, F64]),
            *float_fused([F32, F64]), *float_casts(formats)],
        "llvm_predicated": lambda: [*predicated_integers(),
                                    *predicated_floats()],
    }
