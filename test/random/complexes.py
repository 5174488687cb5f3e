"""Statements of the complex dialect, for generate.py.

Sums, products and what only moves parts around are exact, by the formulas that
MLIR has; of functions only the digits are used that all lowerings agree in.
"""

TYPES = ["complex<f32>", "complex<f64>"]
EXACT = ["add", "sub", "mul", "div"]
NEAR = ["cos", "exp", "expm1", "log", "log1p", "rsqrt", "sign", "sin", "sqrt",
        "tan", "tanh"]


def part_of(type_):
    return type_[len("complex<"):-1]


class Complexes:

    def make_complex(self):
        t = self.rng.choice(TYPES)
        part = part_of(t)
        self.add(f"complex.create {self.value(part)}, {self.value(part)} : {t}",
                 t)

    def make_complex_arithmetic(self):
        t = self.rng.choice(TYPES)
        self.add(f"complex.{self.rng.choice(EXACT)} {self.value(t)}, "
                 f"{self.value(t)} : {t}", t)

    def make_complex_sign(self):
        t = self.rng.choice(TYPES)
        self.add(f"complex.{self.rng.choice(['neg', 'conj'])} {self.value(t)} : "
                 f"{t}", t)

    def make_complex_part(self):
        t = self.rng.choice(TYPES)
        self.add(f"complex.{self.rng.choice(['re', 'im'])} {self.value(t)} : {t}",
                 part_of(t))

    def make_complex_comparison(self):
        t = self.rng.choice(TYPES)
        self.add(f"complex.{self.rng.choice(['eq', 'neq'])} {self.value(t)}, "
                 f"{self.value(t)} : {t}", "i1")

    def make_complex_magnitude(self):
        t = self.rng.choice(TYPES)
        self.add(f"complex.abs {self.value(t)} : {t}", part_of(t))

    def make_complex_select(self):
        t = self.rng.choice(TYPES)
        self.add(f"arith.select {self.condition()}, {self.value(t)}, "
                 f"{self.value(t)} : {t}", t)

    def make_complex_memory(self):
        t = self.rng.choice(TYPES)
        memory = self.name()
        n = self.rng.choice([1, 2, 4])
        self.emit(f"{memory} = memref.alloc() : memref<{n}x{t}>")
        places = [self.small_index(n) for _ in range(2)]
        zero, one = self.constant("index", "0"), self.constant("index", "1")
        bound, iv = self.constant("index", str(n)), self.name()
        value = self.value(t)
        self.emit(f"scf.for {iv} = {zero} to {bound} step {one} {{")
        self.emit(f"  memref.store {value}, {memory}[{iv}] : memref<{n}x{t}>")
        self.emit("}")
        self.emit(f"memref.store {self.value(t)}, {memory}[{places[0]}] : "
                  f"memref<{n}x{t}>")
        self.add(f"memref.load {memory}[{places[1]}] : memref<{n}x{t}>", t)

    def moderate(self, type_):
        part = part_of(type_)
        return self.add(f"complex.create {self.argument(part, (0.25, 2))}, "
                        f"{self.argument(part, (-1, 1.2))} : {type_}", type_)

    def make_complex_function(self):
        t = self.rng.choice(TYPES)
        part, z = part_of(t), self.moderate(t)
        how = self.rng.random()
        if how < 0.15:
            self.near(self.add(f"complex.angle {z} : {t}", part), part)
            return
        if how < 0.3:
            op = self.rng.choice(["pow", "atan2"])
            name = self.add(f"complex.{op} {z}, {self.moderate(t)} : {t}", t)
        elif how < 0.4:
            exponent = self.constant("i32", str(self.rng.randrange(-2, 4)))
            name = self.add(f"complex.powi {z}, {exponent} : {t}, i32", t)
        else:
            name = self.add(f"complex.{self.rng.choice(NEAR)} {z} : {t}", t)
        self.values.remove((name, t))
        for op in ("re", "im"):
            self.near(self.add(f"complex.{op} {name} : {t}", part), part)
