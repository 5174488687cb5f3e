"""IEEE-like binary floating point on bits, exactly, for expected results.

A value of a format is handled as the integer of its bits. Arithmetic goes
through exact fractions and is rounded once, so that every result is the
correctly rounded one, for any format: that is what the operations of arith
promise for add, sub, mul, div, rem and conversions.
"""

from fractions import Fraction

NEAREST, AWAY, DOWN, UP, ZERO = "nearest away down up zero".split()


class Format:
    """A binary format: sign, `exponent` bits, `fraction` bits."""

    def __init__(self, name, exponent, fraction):
        self.name = name
        self.exponent = exponent
        self.fraction = fraction
        self.width = 1 + exponent + fraction
        self.bias = (1 << (exponent - 1)) - 1
        self.sign_bit = 1 << (self.width - 1)
        self.infinity = ((1 << exponent) - 1) << fraction
        self.nan = self.infinity | 1 << (fraction - 1)
        self.smallest_exponent = 1 - self.bias - fraction
        self.largest = self.infinity - 1

    def is_nan(self, bits):
        return bits & ~self.sign_bit > self.infinity

    def is_infinite(self, bits):
        return bits & ~self.sign_bit == self.infinity

    def is_finite(self, bits):
        return bits & ~self.sign_bit < self.infinity

    def is_zero(self, bits):
        return bits & ~self.sign_bit == 0

    def is_negative(self, bits):
        return bits & self.sign_bit != 0

    def is_denormal(self, bits):
        return 0 < bits & ~self.sign_bit < 1 << self.fraction

    def value(self, bits):
        """The exact value of finite bits; -0 gives 0."""
        exponent = bits >> self.fraction & ((1 << self.exponent) - 1)
        fraction = bits & ((1 << self.fraction) - 1)
        if exponent:
            fraction |= 1 << self.fraction
        magnitude = Fraction(fraction) * Fraction(2) ** (
            max(exponent, 1) - 1 + self.smallest_exponent)
        return -magnitude if self.is_negative(bits) else magnitude

    def round(self, value, mode=NEAREST, negative_zero=False):
        """The bits nearest to an exact value in the sense of `mode`.

        A result of 0 has the sign of the value, or of `negative_zero`.
        """
        negative = value < 0 or (value == 0 and negative_zero)
        sign = self.sign_bit if negative else 0
        magnitude = abs(value)
        if magnitude == 0:
            return sign
        # The exponent of the unit that the result is a multiple of.
        log2 = (magnitude.numerator.bit_length()
                - magnitude.denominator.bit_length())
        if Fraction(2) ** log2 > magnitude:
            log2 -= 1
        unit = max(log2 - self.fraction, self.smallest_exponent)
        scaled = magnitude / Fraction(2) ** unit
        whole, rest = divmod(scaled, 1)
        whole += self._rounds_up(whole, rest, mode, negative)
        if whole >= 2 << self.fraction:
            whole, unit = whole // 2, unit + 1
        exponent_field = unit - self.smallest_exponent
        bits = (exponent_field << self.fraction) + whole
        if bits >= self.infinity:
            grows = mode in (NEAREST, AWAY, DOWN if negative else UP)
            bits = self.infinity if grows else self.largest
        return sign | bits

    @staticmethod
    def _rounds_up(whole, rest, mode, negative):
        half = Fraction(1, 2)
        if mode == NEAREST:
            return rest > half or (rest == half and whole % 2 == 1)
        if mode == AWAY:
            return rest >= half
        return rest > 0 and mode == (DOWN if negative else UP)


F16 = Format("f16", 5, 10)
BF16 = Format("bf16", 8, 7)
F32 = Format("f32", 8, 23)
F64 = Format("f64", 11, 52)
F128 = Format("f128", 15, 112)
FORMATS = [F16, BF16, F32, F64, F128]


# Arithmetic. `f` is the format; operands and results are bits.

def add(f, a, b):
    if f.is_nan(a) or f.is_nan(b):
        return f.nan
    if f.is_infinite(a) or f.is_infinite(b):
        if f.is_infinite(a) and f.is_infinite(b) and a != b:
            return f.nan
        return a if f.is_infinite(a) else b
    both_negative = f.is_negative(a) and f.is_negative(b)
    return f.round(f.value(a) + f.value(b), negative_zero=both_negative)


def negate(f, a):
    return a ^ f.sign_bit


def subtract(f, a, b):
    return add(f, a, b if f.is_nan(b) else negate(f, b))


def multiply(f, a, b):
    sign = (a ^ b) & f.sign_bit
    if f.is_nan(a) or f.is_nan(b):
        return f.nan
    if f.is_infinite(a) or f.is_infinite(b):
        if f.is_zero(a) or f.is_zero(b):
            return f.nan
        return sign | f.infinity
    return f.round(f.value(a) * f.value(b), negative_zero=sign != 0)


def divide(f, a, b):
    sign = (a ^ b) & f.sign_bit
    if f.is_nan(a) or f.is_nan(b):
        return f.nan
    if f.is_infinite(a):
        return f.nan if f.is_infinite(b) else sign | f.infinity
    if f.is_infinite(b):
        return sign
    if f.is_zero(b):
        return f.nan if f.is_zero(a) else sign | f.infinity
    return f.round(f.value(a) / f.value(b), negative_zero=sign != 0)


def remainder(f, a, b):
    """C's fmod: the sign of a, the quotient rounded towards zero."""
    if (f.is_nan(a) or f.is_nan(b) or f.is_infinite(a) or f.is_zero(b)):
        return f.nan
    if f.is_infinite(b):
        return a
    left = abs(f.value(a)) % abs(f.value(b))
    if f.is_negative(a):
        left = -left
    return f.round(left, negative_zero=f.is_negative(a))


def compare(f, a, b):
    """-1, 0 or 1, or None if one of them is not a number."""
    if f.is_nan(a) or f.is_nan(b):
        return None

    def key(bits):  # the magnitudes of bits are in the order of values
        magnitude = bits & ~f.sign_bit
        return -magnitude if f.is_negative(bits) else magnitude

    return (key(a) > key(b)) - (key(a) < key(b))


def convert(source, target, a, mode=NEAREST):
    negative = source.is_negative(a)
    if source.is_nan(a):
        return target.nan
    if source.is_infinite(a):
        return target.infinity | (target.sign_bit if negative else 0)
    return target.round(source.value(a), mode, negative_zero=negative)


def truncated(f, a):
    """The whole number that finite bits are rounded to, towards zero."""
    value = f.value(a)
    return -int(-value) if value < 0 else int(value)
