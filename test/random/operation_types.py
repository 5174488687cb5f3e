"""Types of elements for operations.py: what their numbers are in memory, and
what arithmetic makes of them.

A number of integers is a Python int in the signed range of its type, of floats
a float, of complex types a complex. Numbers are chosen so that nothing is
rounded whatever the order (Inexact otherwise), but for functions of which the
result is compared within some units of the last digit.
"""
import itertools
import math


class Refused(Exception):
    """The operation is not defined for the type: compiling it is an error."""


class Inexact(Exception):
    """The type has no such number."""


class Element:
    is_int = is_float = is_complex = False
    moves_only = False  # no arithmetic

    def __repr__(self):
        return self.name

    def constant(self, number):
        text = self.text(number)
        return f"arith.constant {text}" + (f" : {self.name}" if self.name != "i1" else "")


class Int(Element):
    def __init__(self, name, bits):
        self.name, self.bits = name, bits
        self.size = 1 << max(0, (bits - 1).bit_length() - 3)
        self.is_int = name[0] == "i"
        self.moves_only = not self.is_int

    def wrap(self, number):
        half = 1 << (self.bits - 1)
        return (number + half) % (2 * half) - half

    def unsigned(self, number):
        return number % (1 << self.bits)

    def random(self, rng, small=False):
        if small or rng.random() < .6:
            return self.wrap(rng.randrange(-9, 10))
        return self.wrap(rng.getrandbits(self.bits))

    def text(self, number):
        if self.bits == 1:
            return "true" if number else "false"
        return str(self.unsigned(number) if self.name[0] == "u" else number)

    def encode(self, number, order):
        return self.unsigned(number).to_bytes(self.size, order)

    def decode(self, data, order):
        return self.wrap(int.from_bytes(data, order))

    def exact(self, number):
        return number


class Float(Element):
    is_float = True

    def __init__(self, name, bits, digits, finite_only=False):
        self.name, self.bits, self.digits = name, bits, digits
        self.size = bits // 8
        self.finite_only = finite_only  # its last exponent is one of numbers
        self.bias = (1 << (bits - digits - 1)) - 1

    def rounded(self, number):
        """The sign, and the significand and its exponent as integers."""
        sign = math.copysign(1, number) < 0
        if number == 0:
            return sign, 0, 0
        _, exponent = math.frexp(number)
        shift = max(exponent - self.digits, 2 - self.bias - self.digits)
        if self.digits > 53:
            shift = exponent - self.digits
            whole = int(math.ldexp(abs(number), 53 - exponent)) << (self.digits - 53)
            return sign, whole, shift
        # round() takes the even one of two that are as near.
        return sign, round(math.ldexp(abs(number), -shift)), shift

    def exact(self, number):
        if math.isnan(number) or math.isinf(number) and not self.finite_only:
            return number
        sign, significand, shift = self.rounded(number)
        if significand and math.ldexp(significand, shift) != abs(number):
            raise Inexact
        return number

    def round(self, number):
        sign, significand, shift = self.rounded(number)
        value = math.ldexp(significand, shift)
        return -value if sign else value

    def unit(self, number):
        """Of the last digit of numbers as large."""
        _, exponent = math.frexp(number)
        return math.ldexp(1, max(exponent - self.digits, 2 - self.bias - self.digits))

    def random(self, rng, small=False):
        if self.bits == 8:
            return float(rng.randrange(-2, 3))
        return float(rng.randrange(-4, 5))

    def special(self, rng):
        """A number that most functions treat apart, or another one."""
        return rng.choice([-0.0, 0.0, math.nan, 1.0] + [math.inf, -math.inf] * (not self.finite_only))

    def text(self, number):
        return repr(float(number))

    def encode(self, number, order):
        if math.isnan(number) or math.isinf(number):
            hidden = 1 << (self.digits - 1)
            bits = (2 * self.bias + 1) * hidden
            if math.isnan(number):
                bits += hidden - 1 if self.finite_only else hidden // 2
            return (bits | (number < 0) << (self.bits - 1)).to_bytes(self.size, order)
        sign, significand, shift = self.rounded(number)
        hidden = 1 << (self.digits - 1)
        if significand == 2 * hidden:
            significand, shift = hidden, shift + 1
        bits = significand
        if significand >= hidden:
            bits = (shift + self.digits - 1 + self.bias) * hidden + significand - hidden
        if sign:
            bits |= 1 << (self.bits - 1)
        return bits.to_bytes(self.size, order)

    def decode(self, data, order):
        bits = int.from_bytes(data, order)
        hidden = 1 << (self.digits - 1)
        sign = -1 if bits >> (self.bits - 1) else 1
        exponent = (bits & ((1 << (self.bits - 1)) - 1)) // hidden
        fraction = bits % hidden
        last = exponent == 2 * self.bias + 1
        if last and (not self.finite_only or fraction == hidden - 1):
            return math.nan if fraction else sign * math.inf
        if exponent == 0:
            exponent, hidden = 1, 0
        return sign * math.ldexp((fraction + hidden) / 2 ** (self.digits - 1),
                                 exponent - self.bias)


class Complex(Element):
    is_complex = True

    def __init__(self, part):
        self.part, self.name = part, f"complex<{part.name}>"
        self.size = 2 * part.size

    def exact(self, number):
        self.part.exact(number.real), self.part.exact(number.imag)
        return number

    def random(self, rng, small=False):
        return complex(self.part.random(rng), self.part.random(rng))

    def constant(self, number):
        texts = [f"{self.part.text(n)} : {self.part}" for n in (number.real, number.imag)]
        return f"complex.constant [{', '.join(texts)}] : {self.name}"

    def text(self, number):
        return f"({self.part.text(number.real)}, {self.part.text(number.imag)})"

    def encode(self, number, order):
        return (self.part.encode(number.real, order) +
                self.part.encode(number.imag, order))

    def decode(self, data, order):
        n = self.part.size
        return complex(self.part.decode(data[:n], order), self.part.decode(data[n:], order))


class Vector(Element):
    """Elements that are vectors: tuples of numbers."""
    moves_only = True

    def __init__(self, count, part):
        self.count, self.part = count, part
        self.name = f"vector<{count}x{part.name}>"
        self.size = count * part.size

    def random(self, rng, small=False):
        return tuple(self.part.random(rng) for _ in range(self.count))

    def constant(self, number):
        texts = ", ".join(map(self.part.text, number))
        return f"arith.constant dense<[{texts}]> : {self.name}"

    def encode(self, number, order):
        return b"".join(self.part.encode(n, order) for n in number)

    def exact(self, number):
        return number


def elements(index_bits):
    """All of them by name, for a target with indices of so many bits."""
    floats = [Float("f8E5M2", 8, 3), Float("f8E4M3FN", 8, 4, True), Float("bf16", 16, 8),
              Float("f16", 16, 11), Float("f32", 32, 24), Float("f64", 64, 53),
              Float("f128", 128, 113)]
    ints = [Int(f"i{n}", n) for n in (1, 4, 8, 16, 32, 64, 128)]
    index = Int("index", index_bits)
    index.is_int = False
    parts = {f.name: f for f in floats + ints}
    others = [Complex(parts["f32"]), Complex(parts["f64"]), index, Int("ui8", 8), Int("si16", 16),
              Vector(4, parts["i32"]), Vector(2, parts["f64"])]
    return {e.name: e for e in floats + ints + others}


def zero(element):
    if isinstance(element, Vector):
        return tuple(zero(element.part) for _ in range(element.count))
    return 0j if element.is_complex else 0.0 if element.is_float else 0


# Conversions, as the type of the result says


def cast(number, source, target, unsigned=False):
    if source is target:
        return number
    if target.is_int:
        if source.is_float:
            return target.wrap(int(number))
        if source.name == "index":
            return target.wrap(number)
        if source.is_int:
            return target.wrap(source.unsigned(number) if unsigned else number)
    elif target.is_float:
        if source.is_int:
            return target.exact(float(source.unsigned(number) if unsigned else number))
        if source.is_float and source.bits != target.bits:
            return target.exact(number)
    elif target.is_complex:
        if source.is_complex:
            return complex(cast(number.real, source.part, target.part),
                           cast(number.imag, source.part, target.part))
        if source.is_int or source.is_float:
            return complex(cast(number, source, target.part, unsigned), 0.0)
    raise Refused


# Functions of elements: what the documentation of arith, math and complex says


def is_bool(e):
    return e.is_int and e.bits == 1


def number_like(e):
    if not (e.is_int or e.is_float or e.is_complex):
        raise Refused


def fn_add(e, a, b):
    number_like(e)
    return e.wrap(a | b if is_bool(e) else a + b) if e.is_int else e.exact(a + b)


def fn_sub(e, a, b):
    number_like(e)
    if is_bool(e):
        raise Refused
    return e.wrap(a - b) if e.is_int else e.exact(a - b)


def fn_mul(e, a, b):
    number_like(e)
    return e.wrap(a & b if is_bool(e) else a * b) if e.is_int else e.exact(a * b)


def fn_div(e, a, b):
    number_like(e)
    if is_bool(e):
        raise Refused
    if e.is_int:
        return e.wrap(abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1))
    return e.exact(a / b)


def fn_div_unsigned(e, a, b):
    if not e.is_int or is_bool(e):
        raise Refused
    return e.wrap(e.unsigned(a) // e.unsigned(b))


def fn_pick(choose, unsigned):
    def fn(e, a, b):
        if not (e.is_int or e.is_float) or unsigned and (e.is_float or is_bool(e)):
            raise Refused
        if e.is_float:
            return choose_float(choose, a, b)
        return choose(a, b, key=e.unsigned) if unsigned else choose(a, b)
    return fn


def choose_float(choose, a, b):
    """As maximum and minimum of IEEE 754: NaN wins, and -0 is less than 0."""
    if math.isnan(a) or math.isnan(b):
        return math.nan
    return choose(a, b, key=lambda x: (x, math.copysign(1, x)))


def of_floats(f):
    def fn(e, *args):
        if not e.is_float:
            raise Refused
        return f(*args)
    return fn


def round_away(x):
    return math.copysign(math.floor(abs(x) + .5), x)


# What each function takes, and how many units of the last digit it may be off.
FUNCTIONS = {
    "exp": (1, of_floats(math.exp)), "log": (1, of_floats(math.log)),
    "abs": (1, of_floats(abs)),
    "ceil": (1, of_floats(lambda x: math.copysign(math.ceil(x), x))),
    "floor": (1, of_floats(lambda x: math.copysign(math.floor(x), x))),
    "negf": (1, of_floats(lambda x: -x)),
    "reciprocal": (1, of_floats(lambda x: 1 / x)), "round": (1, of_floats(round_away)),
    "sqrt": (1, of_floats(math.sqrt)), "rsqrt": (1, of_floats(lambda x: 1 / math.sqrt(x))),
    "square": (1, of_floats(lambda x: x * x)), "tanh": (1, of_floats(math.tanh)),
    "erf": (1, of_floats(math.erf)),
    "add": (2, fn_add), "sub": (2, fn_sub), "mul": (2, fn_mul), "div": (2, fn_div),
    "div_unsigned": (2, fn_div_unsigned),
    "max_signed": (2, fn_pick(max, False)), "min_signed": (2, fn_pick(min, False)),
    "max_unsigned": (2, fn_pick(max, True)), "min_unsigned": (2, fn_pick(min, True)),
    "powf": (2, of_floats(math.pow)),
    "select": (3, lambda e, c, a, b: a if c else b),
}
UNITS = {"exp": 2, "log": 2, "tanh": 2, "erf": 2, "rsqrt": 2, "powf": 2, "reciprocal": 1,
         "sqrt": 1}

# Those of the C library.
LIBRARY = {"exp", "log", "ceil", "floor", "round", "sqrt", "rsqrt", "tanh", "erf", "powf"}

# Operands of which the function is defined.
HALVES = [-2.5, -1.5, -1.0, -0.5, -0.0, 0.0, 0.5, 1.0, 1.5, 2.5, 3.0]
POOLS = {
    "exp": [HALVES], "log": [[.25, .5, 1.0, 1.5, 2.0, 3.0]], "ceil": [HALVES], "floor": [HALVES],
    "reciprocal": [[-4.0, -2.0, .5, 1.0, 3.0]], "round": [HALVES], "abs": [HALVES], "negf": [HALVES],
    "sqrt": [[0.0, .25, 1.0, 2.0, 4.0]], "rsqrt": [[.25, 1.0, 2.0, 3.0, 4.0]],
    "tanh": [HALVES], "erf": [HALVES], "powf": [[.5, 1.0, 1.5, 2.0], [-1.0, 0.0, 1.0, 2.0, 3.0]],
}


def operand_of(kind, position, e, rng):
    """A number that the function takes at this position."""
    if e.is_float and kind in ("max_signed", "min_signed") and rng.random() < .3:
        return e.special(rng)
    if e.is_float and kind in POOLS:
        return rng.choice(POOLS[kind][position])
    if kind in ("div", "div_unsigned") and position == 1:
        if e.is_int:
            return rng.choice([n for n in (1, 2, 3, 5, 7) if e.wrap(n) > 0] or [-1])
        return rng.choice([1.0, -2.0, .5]) * (rng.choice([1, 1j]) if e.is_complex else 1)
    return e.random(rng)


def places(shape):
    return itertools.product(*map(range, shape))


def count(shape):
    return math.prod(shape)
