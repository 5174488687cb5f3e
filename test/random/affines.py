"""Statements of the affine dialect, for generate.py.

Dimensions are counters of affine loops and what affine.apply makes of them,
symbols are constants; subscripts are taken modulo the size. Loops nest, so that
passes have something to fuse, tile, interchange, and to find dependences in.
"""

COMBINE = {"i32": ["addi", "xori", "maxsi", "muli"], "f64": ["addf", "mulf"]}


class Affines:

    def dims(self, count):
        """As many operands as a map has dimensions."""
        names = [self.rng.choice(self.ivs) if self.ivs and
                 self.rng.random() < 0.85 else
                 self.constant("index", str(self.rng.randrange(6)))
                 for _ in range(count)]
        return names

    def expression(self, ndims, depth=2):
        rng = self.rng
        if depth == 0 or rng.random() < 0.3:
            return (f"d{rng.randrange(ndims)}" if rng.random() < 0.8
                    else str(rng.randrange(-3, 9)))
        left = self.expression(ndims, depth - 1)
        op = rng.choice(["+", "+", "-", "*", "mod", "floordiv", "ceildiv"])
        if op == "*":
            return f"({left}) * {rng.randrange(-2, 4)}"
        if op in ("+", "-"):
            return f"({left}) {op} ({self.expression(ndims, depth - 1)})"
        return f"({left}) {op} {rng.randrange(1, 6)}"

    def map_of(self, texts, ndims):
        names = ", ".join(f"d{i}" for i in range(ndims))
        return f"affine_map<({names}) -> ({', '.join(texts)})>"

    def subscript(self, operands, size):
        """An expression that is within a dimension, of the names themselves."""
        text = self.expression(len(operands))
        for i, name in enumerate(operands):
            text = text.replace(f"d{i}", name)
        return f"({text}) mod {size}"

    def subscripts(self, shape):
        operands = self.dims(self.rng.randrange(1, 3))
        # Often the counters as they are, which is what passes look for.
        texts = []
        for size in shape:
            plain = [n for n, bound in self.bounds.items()
                     if n in self.ivs and bound <= size]
            if plain and self.rng.random() < 0.6:
                texts.append(self.rng.choice(plain))
            else:
                texts.append(self.subscript(operands, size))
        return ", ".join(texts)

    def affine_memref(self):
        known = [(n, t) for n, t in self.values if t.startswith("memref")
                 and t.endswith(("xi32>", "xf64>"))]
        if known and self.rng.random() < 0.8:
            name, type_ = self.rng.choice(known)
        else:
            element = self.rng.choice(["i32", "i32", "f64"])
            shape = [self.rng.choice([2, 4, 8])
                     for _ in range(self.rng.randrange(1, 3))]
            type_ = f"memref<{''.join(f'{n}x' for n in shape)}{element}>"
            name = self.add(f"memref.alloc() : {type_}", type_)
            self.fill(name, type_, shape, element)
        *shape, element = type_[len("memref<"):-1].split("x")
        return name, type_, [int(n) for n in shape], element

    def make_affine_access(self):
        name, type_, shape, element = self.affine_memref()
        if not shape:
            return
        old = self.add(f"affine.load {name}[{self.subscripts(shape)}] : {type_}",
                       element)
        if self.rng.random() < 0.7:
            op = self.rng.choice(COMBINE[element])
            new = self.add(f"arith.{op} {old}, {self.value(element)} : {element}",
                           element)
            self.emit(f"affine.store {new}, {name}[{self.subscripts(shape)}] : "
                      f"{type_}")

    def make_affine_vector_access(self):
        name, type_, shape, element = self.affine_memref()
        if not shape or shape[-1] < 4:
            return
        vector = f"vector<2x{element}>"
        rows = [self.subscript(self.dims(1), n) for n in shape[:-1]]
        place = ", ".join(rows + [self.subscript(self.dims(1), shape[-1] - 1)])
        old = self.name()
        self.emit(f"{old} = affine.vector_load {name}[{place}] : {type_}, "
                  f"{vector}")
        self.add(f"vector.extract {old}[1] : {element} from {vector}", element)
        op = COMBINE[element][0]
        new = self.name()
        self.emit(f"{new} = arith.{op} {old}, {old} : {vector}")
        self.emit(f"affine.vector_store {new}, {name}[{place}] : {type_}, "
                  f"{vector}")

    def make_affine_apply(self):
        operands = self.dims(2)
        op = self.rng.choice(["apply", "min", "max"])
        texts = [self.expression(2)
                 for _ in range(1 if op == "apply" else self.rng.randrange(1, 4))]
        name = self.name()
        self.emit(f"{name} = affine.{op} {self.map_of(texts, 2)}"
                  f"({', '.join(operands)})")
        small = self.add(f"affine.apply {self.map_of(['d0 mod 8'], 1)}({name})",
                         "index")
        if op == "apply" and self.ivs:  # which makes it a dimension as well
            self.ivs = self.ivs + [small]

    def make_affine_linear(self):
        sizes = [self.rng.randrange(1, 5) for _ in range(2)]
        basis = f"({sizes[0]}, {sizes[1]})"
        if self.rng.random() < 0.5:
            a, b = self.small_index(8), self.small_index(8)
            whole = self.name()
            self.emit(f"{whole} = affine.linearize_index [{a}, {b}] by {basis} : "
                      "index")
        else:
            parts = self.name()
            self.emit(f"{parts}:2 = affine.delinearize_index "
                      f"{self.small_index(8)} into {basis} : index, index")
            whole = f"{parts}#{self.rng.randrange(2)}"
        most = self.constant("index", "7")
        self.add(f"arith.andi {whole}, {most} : index", "index")

    # Loops and conditions

    def inner(self, statements, types=(), ivs=()):
        """The statements of a region in which the counters are in sight."""
        seen, ivs_seen = len(self.values), self.ivs
        self.ivs = self.ivs + list(ivs)
        self.indent += 1
        self.depth += 1
        self.values += [(iv, "index") for iv in ivs]
        for _ in range(self.rng.randrange(1, statements + 1)):
            makers = AFFINE_SIMPLE * 2 + self.pure
            if self.depth < self.depth_limit + 1:
                makers = makers + AFFINE_REGIONS * 2
            self.rng.choice(makers)(self)
        ends = [self.value(t) for t in types]
        if types:
            self.emit(f"affine.yield {', '.join(ends)} : {', '.join(types)}")
        self.depth -= 1
        self.indent -= 1
        self.ivs = ivs_seen
        del self.values[seen:]

    def affine_types(self):
        return [self.rng.choice(["i32", "f64", "i64"])
                for _ in range(self.rng.choice([0, 0, 0, 1, 2]))]

    def make_affine_for(self):
        types = self.affine_types()
        low, high = self.rng.randrange(3), self.rng.choice([1, 2, 4, 5, 8])
        step = self.rng.choice([1, 1, 1, 2, 3])
        lower, upper = str(low), str(high)
        if self.ivs and self.rng.random() < 0.3:
            iv = self.rng.choice(self.ivs)
            lower = f"max affine_map<(d0) -> (d0 - 2, {low})>({iv})"
            upper = f"min affine_map<(d0) -> (d0 + 3, {high})>({iv})"
        iv, args = self.name(), [self.name() for _ in types]
        head = (f"affine.for {iv} = {lower} to {upper}"
                + (f" step {step}" if step > 1 else ""))
        if types:
            carried = ", ".join(f"{a} = {self.value(t)}"
                                for a, t in zip(args, types))
            head += f" iter_args({carried}) -> ({', '.join(types)})"
        results = self.opens(head + " {", types)
        self.bounds[iv] = high
        seen = len(self.values)
        self.values += list(zip(args, types))
        self.inner(4, types, [iv])
        del self.values[seen:]
        self.emit("}")
        self.values += results

    def make_affine_if(self):
        operands = self.dims(2)
        types = self.affine_types()
        conditions = ", ".join(
            f"{self.expression(2)} {self.rng.choice(['>=', '=='])} 0"
            for _ in range(self.rng.randrange(1, 3)))
        results = self.opens(
            f"affine.if affine_set<(d0, d1) : ({conditions})>"
            f"({', '.join(operands)})"
            + (f" -> {', '.join(types)}" if len(types) == 1 else
               f" -> ({', '.join(types)})" if types else "") + " {", types)
        self.inner(2, types)
        if types or self.rng.random() < 0.5:
            self.emit("} else {")
            self.inner(2, types)
        self.emit("}")
        self.values += results

    def make_affine_parallel(self):
        """Each round adds to its own element, and reduces."""
        sizes = [self.rng.choice([2, 3, 4])
                 for _ in range(self.rng.randrange(1, 3))]
        type_ = f"memref<{'x'.join(map(str, sizes))}xi32>"
        memory = self.add(f"memref.alloc() : {type_}", type_)
        self.fill(memory, type_, sizes, "i32")
        ivs = [self.name() for _ in sizes]
        op = self.rng.choice(["addi", "muli", "andi", "ori"])
        head = (f"affine.parallel ({', '.join(ivs)}) = "
                f"({', '.join('0' for _ in sizes)}) to "
                f"({', '.join(map(str, sizes))})")
        reduced = self.rng.random() < 0.6
        result = self.name()
        self.emit((f"{result} = {head} reduce (\"{op}\") -> (i32)"
                   if reduced else head) + " {")
        place = f"{memory}[{', '.join(ivs)}] : {type_}"
        seen = len(self.values)
        self.indent += 1
        old = self.add(f"affine.load {place}", "i32")
        number = self.add(f"arith.index_cast {ivs[-1]} : index to i32", "i32")
        new = self.add(f"arith.{op} {old}, {number} : i32", "i32")
        self.emit(f"affine.store {new}, {place}")
        if reduced:
            self.emit(f"affine.yield {new} : i32")
        self.indent -= 1
        del self.values[seen:]
        self.emit("}")
        if reduced:
            self.values.append((result, "i32"))

    def nest(self, lows, highs):
        """Opens a loop for each dimension; their counters."""
        ivs = [self.name() for _ in highs]
        for iv, low, high in zip(ivs, lows, highs):
            self.emit(f"affine.for {iv} = {low} to {high} {{")
            self.indent += 1
        return ivs

    def end_nest(self, ivs):
        for _ in ivs:
            self.indent -= 1
            self.emit("}")

    def numbered(self, type_, shape, element):
        """A memref whose elements are different numbers."""
        name = self.add(f"memref.alloc() : {type_}", type_)
        ivs = self.nest([0] * len(shape), shape)
        seen = len(self.values)
        terms = " + ".join(f"d{i} * {7 ** i}" for i in range(len(ivs)))
        index = self.add(f"affine.apply {self.map_of([terms], len(ivs))}"
                         f"({', '.join(ivs)})", "index")
        number = self.add(f"arith.index_cast {index} : index to i32", "i32")
        if element != "i32":
            number = self.add(f"arith.sitofp {number} : i32 to {element}",
                              element)
        self.emit(f"affine.store {number}, {name}[{', '.join(ivs)}] : {type_}")
        del self.values[seen:]
        self.end_nest(ivs)
        return name

    def make_affine_kernel(self):
        """A nest whose rounds do not depend on each other."""
        rng = self.rng
        element = rng.choice(["i32", "i32", "f64"])
        ends = [rng.choice([3, 5, 8]) for _ in range(rng.randrange(1, 3))]
        shape = [n + rng.randrange(3) for n in ends]
        type_ = f"memref<{'x'.join(map(str, shape))}x{element}>"
        source = self.numbered(type_, shape, element)
        target = self.numbered(type_, shape, element)
        seen = len(self.values)
        ivs = self.nest([rng.randrange(2) for _ in ends], ends)
        places = [f"{iv} + {rng.randrange(n - end + 1)}"
                  for iv, n, end in zip(ivs, shape, ends)]
        read = places[:]
        if len(set(shape)) == 1 and len(set(ends)) == 1 and \
                rng.random() < 0.5:
            read.reverse()
        elif rng.random() < 0.3:
            read[rng.randrange(len(read))] = "1"
        old = self.add(f"affine.load {source}[{', '.join(read)}] : {type_}",
                       element)
        op = rng.choice(COMBINE[element])
        new = self.add(f"arith.{op} {old}, {self.value(element)} : {element}",
                       element)
        self.emit(f"affine.store {new}, {target}[{', '.join(places)}] : "
                  f"{type_}")
        del self.values[seen:]
        self.end_nest(ivs)
        for _ in range(2):
            place = ", ".join(str(rng.randrange(n)) for n in shape)
            self.add(f"affine.load {target}[{place}] : {type_}", element)


AFFINE_SIMPLE = [Affines.make_affine_access, Affines.make_affine_access,
                 Affines.make_affine_apply, Affines.make_affine_vector_access]
AFFINE_REGIONS = [Affines.make_affine_for, Affines.make_affine_if,
                  Affines.make_affine_parallel, Affines.make_affine_kernel]
