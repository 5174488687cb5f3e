"""Statements of the vector dialect, for generate.py.

Vectors have up to four dimensions and all elements that LLVM has; those that
are read and written in memory fill bytes. Positions are within their vectors,
those in memory may be out of bounds where a transfer allows it. Sums of floats
are in an order that every lowering keeps: over one dimension. Products that are
added to something may be rounded or not, so these are of small numbers.
"""

ELEMENTS = ["i1", "i5", "i8", "i16", "i32", "i33", "i64", "f16", "bf16", "f32",
            "f64"]
IN_MEMORY = ["i8", "i16", "i32", "i64", "f32", "f64"]
FLOATS = ["f16", "bf16", "f32", "f64"]
KINDS = ["add", "mul", "and", "or", "xor", "minsi", "minui", "maxsi", "maxui"]
FLOAT_KINDS = ["add", "mul", "minimumf", "maximumf"]


def bits_of(element):
    return 16 if element == "bf16" else int(element[1:])


def vector_type(shape, element):
    return f"vector<{''.join(f'{n}x' for n in shape)}{element}>"


def parts(type_):
    """Shape and element of a vector or memref."""
    *shape, element = type_[type_.index("<") + 1:-1].split("x")
    return [int(n) for n in shape], element


def count(shape):
    n = 1
    for size in shape:
        n *= size
    return n


def nested(shape, texts):
    """Texts of elements, in order, in the brackets of a shape."""
    if not shape:
        return texts[0]
    n = len(texts) // shape[0]
    return "[" + ", ".join(nested(shape[1:], texts[i * n:(i + 1) * n])
                           for i in range(shape[0])) + "]"


def listed(values):
    return ", ".join(map(str, values))


def affine_map(dims, results):
    names = [f"d{i}" for i in range(dims)]
    return f"affine_map<({listed(names)}) -> ({listed(results)})>"


class Vectors:

    # What there is to work on

    def shape(self, ranks=(0, 1, 1, 1, 2, 2, 3, 4)):
        while True:
            shape = [self.rng.choice([1, 2, 3, 4, 4, 8])
                     for _ in range(self.rng.choice(ranks))]
            if count(shape) <= 64:
                return shape

    def vector(self, elements=ELEMENTS, ranks=range(5)):
        """A vector: its name, type, shape and element."""
        known = []
        for name, type_ in self.values:
            if type_.startswith("vector"):
                shape, element = parts(type_)
                if element in elements and len(shape) in ranks:
                    known.append((name, type_, shape, element))
        if known and self.rng.random() < 0.85:
            return known[-1 - min(int(self.rng.expovariate(0.3)),
                                  len(known) - 1)]
        shape, element = self.shape(list(ranks)), self.rng.choice(elements)
        type_ = vector_type(shape, element)
        return self.constant(type_), type_, shape, element

    def sliced(self, shape, element):
        return vector_type(shape, element) if shape else element

    def positions(self, shape):
        """Texts of places in a vector, some of them dynamic."""
        texts = []
        for n in shape:
            if n in (2, 4, 8) and self.rng.random() < 0.3:
                texts.append(self.small_index(n))
            else:
                texts.append(str(self.rng.randrange(n)))
        return texts

    def kind(self, element, floats=FLOAT_KINDS):
        return self.rng.choice(floats if element in FLOATS else KINDS)

    def mask(self, shape):
        type_ = vector_type(shape, "i1")
        how = self.rng.randrange(3)
        if how == 0 and shape:
            sizes = [self.rng.randrange(n + 1) for n in shape]
            if 0 in sizes:  # then all are
                sizes = [0] * len(sizes)
            return self.add(f"vector.constant_mask [{listed(sizes)}] : {type_}",
                            type_)
        if how == 1 and shape:
            sizes = [self.small_index(8) for n in shape]
            return self.add(f"vector.create_mask {listed(sizes)} : {type_}",
                            type_)
        return self.value(type_)

    # Element by element

    def make_vector_arithmetic(self):
        _, type_, _, element = self.vector()
        if element in FLOATS:
            op = self.rng.choice(["addf", "subf", "mulf", "divf", "maximumf",
                                  "minimumf"])
        else:
            op = self.rng.choice(["addi", "subi", "muli", "andi", "ori", "xori",
                                  "maxsi", "maxui", "minsi", "minui"])
        self.add(f"arith.{op} {self.value(type_)}, {self.value(type_)} : "
                 f"{type_}", type_)

    def make_vector_select(self):
        _, type_, shape, element = self.vector()
        op, how = (("cmpf", "olt") if element in FLOATS else ("cmpi", "slt"))
        flags = vector_type(shape, "i1")
        flag = self.add(f"arith.{op} {how}, {self.value(type_)}, "
                        f"{self.value(type_)} : {type_}", flags)
        self.add(f"arith.select {flag}, {self.value(type_)}, "
                 f"{self.value(type_)} : {flags}, {type_}", type_)

    def make_vector_conversion(self):
        name, type_, shape, element = self.vector()
        if element in FLOATS:
            to = {"f32": "f64", "f16": "f32", "bf16": "f32",
                  "f64": "f32"}[element]
            op = "truncf" if element == "f64" else "extf"
        else:
            to = self.rng.choice(["i8", "i16", "i32", "i64", "f32", "f64"])
            if to in FLOATS:
                op = self.rng.choice(["sitofp", "uitofp"])
            elif bits_of(to) == bits_of(element):
                return
            elif bits_of(to) > bits_of(element):
                op = self.rng.choice(["extsi", "extui"])
            else:
                op = "trunci"
        result = vector_type(shape, to)
        self.add(f"arith.{op} {name} : {type_} to {result}", result)

    def make_vector_fma(self):
        _, type_, shape, element = self.vector(["f32", "f64"])
        if shape:
            a, b, c = (self.small(type_) for _ in range(3))
            self.add(f"vector.fma {a}, {b}, {c} : {type_}", type_)

    def small(self, type_):
        """A value; of floats, whole numbers of a byte."""
        many = type_.startswith("vector")
        element = parts(type_)[1] if many else type_
        if element not in FLOATS:
            return self.value(type_)
        bytes_ = vector_type(parts(type_)[0], "i8") if many else "i8"
        return self.add(f"arith.sitofp {self.value(bytes_)} : {bytes_} to "
                        f"{type_}", type_)

    # Other shapes

    def make_broadcast(self):
        if self.rng.random() < 0.4:
            source = element = self.rng.choice(ELEMENTS)
            shape = self.shape()
        else:
            _, source, shape, element = self.vector(ranks=range(4))
            more = [self.rng.choice([1, 2, 3])
                    for _ in range(self.rng.randrange(1, 5 - len(shape)))]
            shape = more + [self.rng.choice([2, 4]) if n == 1 else n
                            for n in shape]
            if count(shape) > 128:
                return
        type_ = vector_type(shape, element)
        self.add(f"vector.broadcast {self.value(source)} : {source} to {type_}",
                 type_)

    def make_extract(self):
        name, type_, shape, element = self.vector()
        n = self.rng.randrange(len(shape) + 1)
        if n == 0 and shape:
            n = 1
        result = self.sliced(shape[n:], element)
        self.add(f"vector.extract {name}[{listed(self.positions(shape[:n]))}] : "
                 f"{result} from {type_}", result)

    def make_insert(self):
        name, type_, shape, element = self.vector()
        n = self.rng.randrange(1, len(shape) + 1) if shape else 0
        source = self.sliced(shape[n:], element)
        self.add(f"vector.insert {self.value(source)}, {name}"
                 f"[{listed(self.positions(shape[:n]))}] : {source} into {type_}",
                 type_)

    def slice_of(self, shape):
        sizes = [self.rng.randrange(1, n + 1) for n in shape]
        offsets = [self.rng.randrange(n - size + 1)
                   for n, size in zip(shape, sizes)]
        return offsets, sizes

    def make_extract_slice(self):
        name, type_, shape, element = self.vector(ranks=range(1, 5))
        n = self.rng.randrange(1, len(shape) + 1)
        offsets, sizes = self.slice_of(shape[:n])
        result = vector_type(sizes + shape[n:], element)
        self.add(f"vector.extract_strided_slice {name} {{offsets = {offsets}, "
                 f"sizes = {sizes}, strides = {[1] * n}}} : {type_} to {result}",
                 result)

    def make_insert_slice(self):
        name, type_, shape, element = self.vector(ranks=range(1, 5))
        offsets, sizes = self.slice_of(shape)
        n = self.rng.randrange(1, len(shape) + 1)
        source = vector_type(sizes[len(shape) - n:], element)
        self.add(f"vector.insert_strided_slice {self.value(source)}, {name} "
                 f"{{offsets = {offsets}, strides = {[1] * n}}} : {source} into "
                 f"{type_}", type_)

    def make_shape_cast(self):
        name, type_, shape, element = self.vector()
        n, new = count(shape), []
        while n > 1 and len(new) < 3:
            size = self.rng.choice([d for d in range(1, n + 1) if n % d == 0])
            new.append(size)
            n //= size
        new += [n] if n > 1 else []
        result = vector_type(new, element)
        self.add(f"vector.shape_cast {name} : {type_} to {result}", result)

    def make_transpose(self):
        name, type_, shape, element = self.vector(ranks=range(1, 5))
        order = list(range(len(shape)))
        self.rng.shuffle(order)
        result = vector_type([shape[i] for i in order], element)
        self.add(f"vector.transpose {name}, {order} : {type_} to {result}",
                 result)

    def make_shuffle(self):
        name, type_, shape, element = self.vector(ranks=range(1, 4))
        picks = [self.rng.randrange(2 * shape[0])
                 for _ in range(self.rng.randrange(1, 6))]
        result = vector_type([len(picks)] + shape[1:], element)
        self.add(f"vector.shuffle {name}, {self.value(type_)} {picks} : {type_},"
                 f" {type_}", result)

    def make_elements(self):
        name, type_, shape, element = self.vector()
        n = count(shape)
        if n > 16 or n < 2:
            return
        pieces = self.name()
        self.emit(f"{pieces}:{n} = vector.to_elements {name} : {type_}")
        self.values.append((f"{pieces}#{self.rng.randrange(n)}", element))
        order = [f"{pieces}#{i}" for i in range(n)]
        self.rng.shuffle(order)
        self.add(f"vector.from_elements {listed(order)} : {type_}", type_)

    def make_bitcast(self):
        name, type_, shape, element = self.vector(["i8", "i16", "i32", "i64"],
                                                  range(1, 5))
        new = self.rng.choice(["i8", "i16", "i32", "i64"])
        bits = shape[-1] * bits_of(element)
        if bits % bits_of(new) == 0:
            result = vector_type(shape[:-1] + [bits // bits_of(new)], new)
            self.add(f"vector.bitcast {name} : {type_} to {result}", result)

    def make_interleave(self):
        name, type_, shape, element = self.vector(ranks=range(1, 5))
        if self.rng.random() < 0.5 and shape[-1] <= 4:
            result = vector_type(shape[:-1] + [2 * shape[-1]], element)
            self.add(f"vector.interleave {name}, {self.value(type_)} : {type_} "
                     f"-> {result}", result)
        elif shape[-1] % 2 == 0:
            result = vector_type(shape[:-1] + [shape[-1] // 2], element)
            halves = f"%v{self.count + 1}", f"%v{self.count + 2}"
            self.count += 2
            self.emit(f"{listed(halves)} = vector.deinterleave {name} : {type_} "
                      f"-> {result}")
            self.values += [(half, result) for half in halves]

    def make_step(self):
        n = self.rng.choice([1, 3, 4, 8])
        steps = self.name()
        self.emit(f"{steps} = vector.step : vector<{n}xindex>")
        self.add(f"arith.index_cast {steps} : vector<{n}xindex> to "
                 f"vector<{n}xi32>", f"vector<{n}xi32>")

    # Reductions and products

    def make_reduction(self):
        name, type_, _, element = self.vector(ranks=[1])
        masked = element not in FLOATS and self.rng.random() < 0.4
        start = f", {self.value(element)}" if self.rng.random() < 0.5 else ""
        op = (f"vector.reduction <{self.kind(element)}>, {name}{start} : "
              f"{type_} into {element}")
        if masked:
            shape, _ = parts(type_)
            flags = vector_type(shape, "i1")
            op = f"vector.mask {self.mask(shape)} {{ {op} }} : {flags} -> {element}"
        self.add(op, element)

    def make_multi_reduction(self):
        name, type_, shape, element = self.vector(ranks=range(1, 5))
        dims = sorted(self.rng.sample(range(len(shape)),
                                      self.rng.randrange(1, len(shape) + 1)))
        if element in FLOATS and len(dims) > 1:
            dims = dims[:1]
        result = self.sliced([n for i, n in enumerate(shape) if i not in dims],
                             element)
        op = (f"vector.multi_reduction <{self.kind(element)}>, {name}, "
              f"{self.value(result)} {dims} : {type_} to {result}")
        if element not in FLOATS and self.rng.random() < 0.3:
            op = (f"vector.mask {self.mask(shape)} {{ {op} }} : "
                  f"{vector_type(shape, 'i1')} -> {result}")
        self.add(op, result)

    def make_outer_product(self):
        _, left, shape, element = self.vector(
            ["i8", "i16", "i32", "i64", "f32", "f64"], [1])
        axpy = self.rng.random() < 0.25
        n = self.rng.choice([1, 2, 4])
        right = element if axpy else vector_type([n], element)
        result = left if axpy else vector_type(shape + [n], element)
        more = kind = ""
        if self.rng.random() < 0.6:
            more = f", {self.small(result)}"
            if element not in FLOATS:
                kind = (" {kind = #vector.kind<" + self.rng.choice(KINDS) + ">}")
        self.add(f"vector.outerproduct {self.small(left)}, {self.small(right)}"
                 f"{more}{kind} : {left}, {right}", result)

    # Dimensions of the operands and of the result, by letters; the others are
    # summed up.
    PRODUCTS = ["i,i->", "ik,k->i", "ki,k->i", "ik,kj->ij", "ki,kj->ij",
                "ik,jk->ij", "ik,kj->ji", "bik,bkj->bij", "kl,kl->", "ikl,lk->i",
                "k,kj->j"]

    def make_contraction(self):
        product = self.rng.choice(self.PRODUCTS)
        sizes = {c: self.rng.choice([1, 2, 3, 4]) for c in "ijklb"}
        operands, result = product.split("->")
        left, right = operands.split(",")
        letters = sorted(set(left + right))
        element = self.rng.choice(["i8", "i32", "i64", "f32", "f64"])
        reduced = [c for c in letters if c not in result]
        if element in FLOATS and len(reduced) > 1:
            element = "i32"
        type_of = lambda text: self.sliced([sizes[c] for c in text], element)
        maps = [affine_map(len(letters), [f"d{letters.index(c)}" for c in text])
                for text in (left, right, result)]
        kinds = ['"reduction"' if c in reduced else '"parallel"'
                 for c in letters]
        kind = ("add" if element in FLOATS or self.rng.random() < 0.6
                else self.rng.choice(KINDS))
        types = [type_of(text) for text in (left, right, result)]
        self.add(f"vector.contract {{indexing_maps = [{listed(maps)}], "
                 f"iterator_types = [{listed(kinds)}], "
                 f"kind = #vector.kind<{kind}>}} "
                 f"{listed([self.small(t) for t in types])} : {types[0]}, "
                 f"{types[1]} into {types[2]}", types[2])

    def make_scan(self):
        name, type_, shape, element = self.vector(ELEMENTS, range(1, 4))
        dim = self.rng.randrange(len(shape))
        first = vector_type(shape[:dim] + shape[dim + 1:], element)
        if len(shape) == 1 and element in FLOATS:
            return
        pair = self.name()
        inclusive = self.rng.choice(["true", "false"])
        self.emit(f"{pair}:2 = vector.scan <{self.kind(element)}>, {name}, "
                  f"{self.value(first)} {{inclusive = {inclusive}, "
                  f"reduction_dim = {dim}}} : {type_}, {first}")
        self.values += [(f"{pair}#0", type_), (f"{pair}#1", first)]

    # Memory

    def buffer(self, ranks=(1, 2, 3)):
        """A memref that vectors can be in: name, type, shape, element."""
        known = []
        for name, type_ in self.values:
            if type_.startswith("memref"):
                shape, element = parts(type_)
                if len(shape) in ranks and element in IN_MEMORY:
                    known.append((name, type_, shape, element))
        if known and self.rng.random() < 0.8:
            return self.rng.choice(known)
        shape = [self.rng.choice([2, 4, 8])
                 for _ in range(self.rng.choice(list(ranks)))]
        element = self.rng.choice(IN_MEMORY)
        type_ = f"memref<{''.join(f'{n}x' for n in shape)}{element}>"
        name = self.add(f"memref.alloc() : {type_}", type_)
        self.fill(name, type_, shape, element)
        self.emit(f"memref.store {self.value(element)}, {name}"
                  f"[{listed(self.small_index(n) for n in shape)}] : {type_}")
        return name, type_, shape, element

    def window(self, shape):
        """A place in memory, and how many elements are there in each direction.
        """
        sizes = [self.rng.randrange(1, n + 1) for n in shape]
        starts = [self.rng.randrange(n - size + 1)
                  for n, size in zip(shape, sizes)]
        return [self.constant("index", str(n)) for n in starts], sizes

    def make_vector_load(self):
        name, memref, shape, element = self.buffer()
        places, sizes = self.window(shape)
        n = self.rng.randrange(1, len(shape) + 1)
        type_ = vector_type(sizes[-n:], element)
        place = f"{name}[{listed(places)}] : {memref}"
        if self.rng.random() < 0.5:
            self.add(f"vector.load {place}, {type_}", type_)
        else:
            self.emit(f"vector.store {self.value(type_)}, {place}, {type_}")

    def make_masked_access(self):
        name, memref, shape, element = self.buffer()
        places, sizes = self.window(shape)
        type_, flags = (vector_type(sizes[-1:], e) for e in (element, "i1"))
        place, mask = f"{name}[{listed(places)}]", self.mask(sizes[-1:])
        value = self.value(type_)
        op = self.rng.choice(["maskedload", "maskedstore", "expandload",
                              "compressstore"])
        if op.endswith("load"):
            self.add(f"vector.{op} {place}, {mask}, {value} : {memref}, {flags}, "
                     f"{type_} into {type_}", type_)
        else:
            self.emit(f"vector.{op} {place}, {mask}, {value} : {memref}, {flags}, "
                      f"{type_}")

    def make_gather(self):
        name, memref, shape, element = self.buffer(ranks=[1])
        count_ = self.rng.choice([1, 2, 4])
        many = [2, count_] if self.rng.random() < 0.3 else [count_]
        places = self.rng.sample(range(shape[0]), min(shape[0], count(many)))
        if len(places) < count(many):
            return
        index = self.rng.choice(["i32", "i64", "index"])
        indices = self.name()
        indices_type = vector_type(many, index)
        self.emit(f"{indices} = arith.constant dense<"
                  f"{nested(many, [str(n) for n in places])}> : {indices_type}")
        type_, flags = (vector_type(many, e) for e in (element, "i1"))
        zero = self.constant("index", "0")
        head = f"{name}[{zero}] [{indices}], {self.mask(many)}, {self.value(type_)}"
        types = f" : {memref}, {indices_type}, {flags}, {type_}"
        if self.rng.random() < 0.6:
            self.add(f"vector.gather {head}{types} into {type_}", type_)
        elif len(many) == 1:
            self.emit(f"vector.scatter {head}{types}")

    def make_transfer(self):
        name, memref, shape, element = self.buffer()
        rank = self.rng.randrange(len(shape) + 1)
        dims = self.rng.sample(range(len(shape)), rank)
        reads = self.rng.random() < 0.5
        sizes = [self.rng.choice([1, 2, 3, 4, 8]) for _ in dims]
        results = [f"d{d}" for d in dims]
        if reads and self.rng.random() < 0.3 and rank < 3:
            where = self.rng.randrange(rank + 1)
            sizes.insert(where, self.rng.choice([1, 2, 4]))
            results.insert(where, "0")
        if count(sizes) > 64:
            return
        starts = [self.rng.randrange(n) for n in shape]
        inside = ["true" if r == "0" or
                  starts[int(r[1:])] + n <= shape[int(r[1:])] else "false"
                  for r, n in zip(results, sizes)]
        if self.rng.random() < 0.2:
            inside = ["true" if r == "0" else "false" for r in results]
        places = [self.constant("index", str(n)) for n in starts]
        type_ = vector_type(sizes, element)
        # A mask has the shape of what is in memory, without the rest.
        in_memory = sorted((d, n) for d, n in zip(results, sizes) if d != "0")
        mask = flags = ""
        if in_memory and self.rng.random() < 0.35:
            mask_shape = [n for _, n in in_memory]
            mask = f", {self.mask(mask_shape)}"
        attributes = (f"{{in_bounds = [{listed(inside)}], permutation_map = "
                      f"{affine_map(len(shape), results)}}}")
        if not results:
            attributes = f"{{permutation_map = {affine_map(len(shape), [])}}}"
        place = f"{name}[{listed(places)}]"
        if reads:
            self.add(f"vector.transfer_read {place}, {self.value(element)}{mask} "
                     f"{attributes} : {memref}, {type_}", type_)
        else:
            self.emit(f"vector.transfer_write {self.value(type_)}, {place}{mask} "
                      f"{attributes} : {type_}, {memref}")

    # What is left of vectors is numbers.

    def make_digest(self):
        name, type_, _, _ = self.vector()
        self.digest(name, type_)

    def digest(self, name, type_):
        """An i64 that depends on every element and its place."""
        shape, element = parts(type_)
        n = count(shape)
        flat = vector_type([n], element)
        if shape != [n]:
            name = self.add(f"vector.shape_cast {name} : {type_} to {flat}", flat)
        if element in FLOATS:
            flags, bits = (vector_type([n], e)
                           for e in ("i1", f"i{bits_of(element)}"))
            nan = self.add(f"arith.cmpf uno, {name}, {name} : {flat}", flags)
            one = self.constant(flat, "dense<1.0>")
            name = self.add(f"arith.select {nan}, {one}, {name} : {flags}, "
                            f"{flat}", flat)
            name = self.add(f"arith.bitcast {name} : {flat} to {bits}", bits)
            flat = bits
        wide = vector_type([n], "i64")
        if flat != wide:
            name = self.add(f"arith.extsi {name} : {flat} to {wide}", wide)
        weights = [str(2 * i + 1) for i in range(n)]
        factor = self.constant(wide, f"dense<{nested([n], weights)}>")
        name = self.add(f"arith.muli {name}, {factor} : {wide}", wide)
        return self.add(f"vector.reduction <add>, {name} : {wide} into i64",
                        "i64")
