"""Statements of the math dialect, for generate.py.

What has one result only is used as it is. What comes near the result, which
libraries do each in their way, is computed of moderate numbers, and only as
many of its digits are used as all agree in.
"""

# Of a float: exact operations.
EXACT = ["absf", "ceil", "floor", "round", "roundeven", "trunc", "sqrt"]
CLASSES = ["isfinite", "isinf", "isnan", "isnormal"]
BITS = ["absi", "ctlz", "cttz", "ctpop"]

# Functions, and the interval that their argument is taken from.
NEAR = {
    "acos": (-1, 1), "acosh": (1, 9), "asin": (-1, 1), "asinh": (-9, 9),
    "atan": (-9, 9), "atanh": (-0.9, 0.9), "cbrt": (-9, 9), "cos": (-9, 9),
    "cosh": (-4, 4), "erf": (-3, 3), "erfc": (-3, 3), "exp": (-5, 5),
    "exp2": (-5, 5), "expm1": (-5, 5), "log": (0.1, 9), "log10": (0.1, 9),
    "log1p": (-0.9, 9), "log2": (0.1, 9), "rsqrt": (0.1, 9), "sin": (-9, 9),
    "sinh": (-4, 4), "tan": (-1.5, 1.5), "tanh": (-3, 3)
}
NEAR_OF_TWO = {"atan2": (-9, 9), "powf": (0.1, 4)}
SCALARS = ["f32", "f64"]
VECTORS = ["vector<4xf32>", "vector<2xf64>", "vector<3xf32>", "vector<2x2xf32>"]


def element_of(type_):
    return type_[:-1].split("x")[-1] if type_.startswith("vector") else type_


def of_elements(type_, element):
    """The type with other elements."""
    if not type_.startswith("vector"):
        return element
    return type_[:type_.rindex("x") + 1] + element + ">"


class Maths:

    def float_type(self):
        return self.rng.choice(SCALARS * 2 + VECTORS)

    def make_exact_function(self):
        t = self.float_type()
        op = self.rng.choice(EXACT)
        self.add(f"math.{op} {self.value(t)} : {t}", t)

    def make_fma(self):
        t = self.float_type()
        self.add(f"math.fma {self.value(t)}, {self.value(t)}, {self.value(t)} : "
                 f"{t}", t)

    def make_copysign(self):
        t = self.float_type()
        # The sign of a NaN is any.
        sign = self.ordered(self.value(t), t)
        self.add(f"math.copysign {self.value(t)}, {sign} : {t}", t)

    def ordered(self, name, type_):
        """The number, or 1 in place of a NaN."""
        flags = of_elements(type_, "i1")
        nan = self.add(f"math.isnan {name} : {type_}", flags)
        one = self.constant(type_, "dense<1.0>" if flags != "i1" else "1.0")
        types = f"{flags}, {type_}" if flags != "i1" else type_
        return self.add(f"arith.select {nan}, {one}, {name} : {types}", type_)

    def make_class(self):
        t = self.float_type()
        flags = of_elements(t, "i1")
        self.add(f"math.{self.rng.choice(CLASSES)} {self.value(t)} : {t}", flags)

    def make_clamp(self):
        t = self.rng.choice(SCALARS)
        low, high = self.constant(t, "-2.5"), self.constant(t, "7.0")
        self.add(f"math.clampf {self.ordered(self.value(t), t)} to [{low}, "
                 f"{high}] : {t}", t)

    def make_bits(self):
        t = self.rng.choice(["i5", "i8", "i16", "i32", "i33", "i64", "i100",
                             "vector<4xi32>", "vector<3xi8>", "vector<2x2xi64>"])
        self.add(f"math.{self.rng.choice(BITS)} {self.value(t)} : {t}", t)

    def make_integer_power(self):
        t = self.rng.choice(["i8", "i16", "i32", "i64", "vector<4xi32>"])
        many = t.startswith("vector")
        seven = self.constant(t, "dense<7>" if many else "7")
        power = self.add(f"arith.andi {self.value(t)}, {seven} : {t}", t)
        self.add(f"math.ipowi {self.value(t)}, {power} : {t}", t)

    def make_float_power(self):
        """A float to an integer from -1 to 2, which takes one step."""
        t, exponent = self.rng.choice(SCALARS), self.rng.choice(["i32"])
        power = self.constant(exponent, str(self.rng.randrange(-1, 3)))
        self.add(f"math.fpowi {self.value(t)}, {power} : {t}, {exponent}", t)

    def argument(self, type_, interval):
        """A number from an interval, of a small integer; as i8 are 255 steps."""
        low, high = interval
        bytes_ = of_elements(type_, "i8")
        number = self.add(f"arith.uitofp {self.value(bytes_)} : {bytes_} to "
                          f"{type_}", type_)
        text = lambda x: (f"dense<{x!r}>" if type_.startswith("vector")
                          else repr(x))
        step = self.constant(type_, text((high - low) / 256.0))
        first = self.constant(type_, text(low + (high - low) / 512.0))
        scaled = self.add(f"arith.mulf {number}, {step} : {type_}", type_)
        return self.add(f"arith.addf {scaled}, {first} : {type_}", type_)

    def near(self, name, type_):
        """The digits that are the same everywhere, as i32."""
        text = "1024.0" if element_of(type_) == "f64" else "64.0"
        scale = self.constant(type_, f"dense<{text}>"
                              if type_.startswith("vector") else text)
        scaled = self.add(f"arith.mulf {name}, {scale} : {type_}", type_)
        result = of_elements(type_, "i32")
        # Nothing else may use more digits.
        self.values = [v for v in self.values if v[0] not in (name, scaled)]
        return self.add(f"arith.fptosi {scaled} : {type_} to {result}", result)

    def make_near_function(self):
        t = self.float_type()
        if self.rng.random() < 0.2:
            op, interval = self.rng.choice(sorted(NEAR_OF_TWO.items()))
            x, y = self.argument(t, interval), self.argument(t, interval)
            name = self.add(f"math.{op} {x}, {y} : {t}", t)
        else:
            op, interval = self.rng.choice(sorted(NEAR.items()))
            x = self.argument(t, interval)
            name = self.add(f"math.{op} {x} : {t}", t)
        self.near(name, t)

    def make_sincos(self):
        t = self.rng.choice(SCALARS)
        x = self.argument(t, (-9, 9))
        names = self.name(), self.name()
        self.emit(f"{names[0]}, {names[1]} = math.sincos {x} : {t}")
        for name in names:
            self.near(name, t)
