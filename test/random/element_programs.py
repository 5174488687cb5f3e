#!/usr/bin/env python3
"""Programs of operations on vectors that know what comes of them (elements.py).

    element_programs.py SEED [CASES]   random operations, in chains
    element_programs.py TABLE PART OF  part PART of OF of all cases of a table

The tables have the forms in which something is missing, or there twice:

    reads, writes    every map of a memref of up to three dimensions to a vector
                     of up to three, without a mask, with one, in a vector.mask,
                     both, and with what the mask passes through
    reductions       of each set of dimensions, none and all among them
    contractions     every way in which two dimensions are in one operand or
                     both, and in the result or not
    vectors          memory whose elements are vectors
    empty            memory without elements
"""
import itertools
import random
import sys

from elements import (Case, FLOATS, INTS, Inexact, Program, Transfer, Vec, box,
                      count, exact, is_float, kinds_of, listed, made, places)
import elements as ops

MEMORY = ["i1", "i8", "i16", "i24", "i32", "i64", "i128", "index", "f16",
          "bf16", "f32", "f64"]
LAYOUTS = ["plain", "unknown", "padded", "strided", "turned"]


def random_vec(rng, shape, element, low=-8, high=8):
    return made(shape, element, lambda at: rng.randrange(low, high))


def random_mask(rng, shape):
    if rng.random() < 0.25:
        return box(shape, [rng.randrange(n + 1) for n in shape])
    share = rng.choice([0, 0.3, 0.7, 0.7, 1])
    return made(shape, "i1", lambda at: -(rng.random() < share))


def value(case, vec, known=None):
    return case.operand(vec, known), vec


# Tables: each yields functions of a case


def maps_of(rank, most, repeats):
    """Lists of dimensions, each at most once; None where it is repeated."""
    for n in range(most + 1):
        for results in itertools.product([None] * repeats + list(range(rank)),
                                         repeat=n):
            dims = [r for r in results if r is not None]
            if len(set(dims)) == len(dims):
                yield list(results)


SHAPE = [3, 2, 4]
SIZES = [2, 3, 2]
MASKS = ["none", "own", "outer", "both", "passthru", "all"]


def masks_of(rng, shape, how):
    own = random_mask(rng, shape) if how in ("own", "both", "all") else None
    outer = random_mask(rng, shape) if how not in ("none", "own") else None
    return own, outer


def transfers(rng, reads):
    for rank in range(4):
        for results in maps_of(rank, 3, reads):
            for how in MASKS if reads else MASKS[:4]:
                yield lambda case, results=results, how=how, rank=rank: \
                    one_transfer(case, reads, rank, results, how)


def one_transfer(case, reads, rank, results, how):
    rng = case.rng
    element = rng.choice(["i32", "i32", "f32", "i8", "i64"])
    memory = case.memory(element, SHAPE[:rank], rng.choice(LAYOUTS))
    sizes = SIZES[:len(results)]
    while True:
        starts = [rng.randrange(n + 1) for n in memory.shape]
        inside = [rng.random() < 0.5 or r is None for r in results]
        t = Transfer(memory, results, sizes, starts, inside)
        if t.is_defined():
            break
    own, outer = masks_of(rng, t.mask_shape, how)
    if reads:
        passthru = None
        if how in ("passthru", "all"):
            passthru = random_vec(rng, sizes, element, 20, 30)
        case.expect(*ops.transfer_read(case, t, -9, own, outer, passthru))
    else:
        vec = random_vec(rng, sizes, element, 20, 30)
        ops.transfer_write(case, t, value(case, vec), own, outer)
        case.expect_memory(memory)


def reductions(rng):
    for shape in ([2], [1], [2, 3], [1, 3], [3, 1], [2, 1, 3], [1, 1, 1],
                  [2, 2, 2, 2]):
        for n in range(len(shape) + 1):
            for dims in itertools.combinations(range(len(shape)), n):
                for with_mask in (False, True):
                    for element in ("i32", "f32", "i1", "i128"):
                        yield lambda case, s=shape, d=dims, m=with_mask, \
                            e=element: one_reduction(case, s, list(d), m, e)


def one_reduction(case, shape, dims, with_mask, element):
    rng = case.rng
    kept = [n for d, n in enumerate(shape) if d not in dims]
    kind = rng.choice(kinds_of(element))
    source = random_vec(rng, shape, element, -3, 4)
    acc = random_vec(rng, kept or None, element, -3, 4)
    mask = random_mask(rng, shape) if with_mask else None
    case.expect(*ops.multi_reduction(case, kind, value(case, source),
                                     value(case, acc), dims, mask))


def contractions(rng):
    """Where each of up to three dimensions is: a bit for lhs, rhs, result."""
    for n in (1, 2, 3):
        for where in itertools.product(range(1, 8), repeat=n):
            if is_contraction(where):
                for with_mask in (False, True):
                    yield lambda case, w=where, m=with_mask: \
                        one_contraction(case, w, m)


def is_contraction(where):
    """As the verifier wants it, with dimensions of the result parallel."""
    lhs = [w for w in where if w & 1]
    rhs = [w for w in where if w & 2]
    shared = [w for w in where if w & 3 == 3 and not w & 4]
    only_result = [w for w in where if not w & 3]
    return lhs and rhs and shared and not only_result


def one_contraction(case, where, with_mask):
    chain = Chain(case)
    random_contraction(chain, where, with_mask)
    case.expect(*chain.values[-1])


def random_contraction(chain, where, with_mask):
    rng = chain.rng
    n = len(where)
    maps = [[d for d in range(n) if where[d] >> side & 1] for side in range(3)]
    for m in maps:
        rng.shuffle(m)
    iterators = ["parallel" if w & 4 else "reduction" for w in where]
    if rng.random() < 0.1 and len(maps[2]) < n:  # a sum, whatever it is called
        iterators = [rng.choice(["parallel", i]) if w & 3 != 3 else i
                     for w, i in zip(where, iterators)]
    element = rng.choice(["i32", "f32", "i8", "i64", "f64", "i1", "index"])
    narrow = {"i32": "i8", "i64": "i16", "f64": "f32", "f32": "f16"}
    from_ = narrow.get(element, element) if rng.random() < 0.25 else element
    kind = "add" if rng.random() < 0.5 else rng.choice(kinds_of(element))
    sizes = [rng.choice([1, 2, 2, 3]) for _ in iterators]
    shapes = [[sizes[d] for d in m] for m in maps]
    if not shapes[2] and all(w & 3 == 3 for w in where):
        shapes[2] = None  # the verifier wants a number
    operands = [chain.small(s, e)
                for s, e in zip(shapes, (from_, from_, element))]
    mask = random_mask(rng, sizes) if with_mask else None
    chain.took(ops.contract(chain.case, kind, maps, iterators, sizes, *operands,
                            mask))


def of_vectors(rng):
    for rank in range(3):
        for inner in ([2], [2, 3], [1], [4], []):
            for results in maps_of(rank, 2, 1):
                for element in ("f32", "i8", "i1", "i64"):
                    yield lambda case, r=rank, i=inner, e=element, m=results: \
                        one_of_vectors(case, r, i, e, m)


def one_of_vectors(case, rank, inner, element, results):
    rng = case.rng
    memory = case.memory(element, SHAPE[:rank], rng.choice(LAYOUTS), inner)
    starts = [rng.randrange(n) for n in memory.shape]
    if len(inner) <= rank and memory.type.find("strided") < 0:
        case.expect(*ops.load(case, memory, starts, inner))
        vec = random_vec(rng, inner, element)
        ops.store(case, memory, starts, value(case, vec))
    sizes = SIZES[:len(results)]
    t = Transfer(memory, results, sizes, starts,
                 [r is None or rng.random() < 0.5 for r in results])
    if not t.is_defined():
        t.inside = [r is None for r in results]
    case.expect(*ops.transfer_read(case, t, random_vec(rng, inner, element),
                                   None))
    if None not in results:
        vec = random_vec(rng, sizes + inner, element)
        ops.transfer_write(case, t, value(case, vec), None)
    case.expect_memory(memory)


def empty(rng):
    for rank in (1, 2, 3):
        for zero in range(rank):
            for results in maps_of(rank, 2, 1):
                if zero in results:
                    for reads in (False, True):
                        yield lambda case, r=rank, z=zero, m=results, \
                            w=reads: one_empty(case, r, z, m, w)


def one_empty(case, rank, zero, results, reads):
    rng = case.rng
    shape = [0 if d == zero else SHAPE[d] for d in range(rank)]
    memory = case.memory("i32", shape, rng.choice(LAYOUTS))
    t = Transfer(memory, results, SIZES[:len(results)], [0] * rank,
                 [r is None for r in results])
    own, outer = masks_of(rng, t.mask_shape, rng.choice(MASKS[:4]))
    if reads and not None in results:
        vec = random_vec(rng, t.sizes, "i32")
        ops.transfer_write(case, t, value(case, vec), own, outer)
        case.expect_memory(memory)
    else:
        case.expect(*ops.transfer_read(case, t, 7, own, outer))


TABLES = {
    "reads": lambda rng: transfers(rng, True),
    "writes": lambda rng: transfers(rng, False),
    "reductions": reductions,
    "contractions": contractions,
    "vectors": of_vectors,
    "empty": empty,
}


# Random operations, of which each may use what came of those before


class Chain:

    def __init__(self, case):
        self.case, self.rng = case, case.rng
        self.values = []  # pairs of a name and a Vec
        self.memories = []

    def element(self, elements=INTS + list(FLOATS)):
        return self.rng.choice(elements + ["i32", "f32"])

    def shape(self, ranks=(0, 1, 1, 2, 2, 3), most=24):
        while True:
            shape = [self.rng.choice([1, 1, 2, 2, 3, 4])
                     for _ in range(self.rng.choice(ranks))]
            if count(shape) <= most:
                return shape

    def new(self, shape, element, low=-8, high=8):
        return value(self.case, random_vec(self.rng, shape, element, low, high))

    def of(self, shape, element, low=-8, high=8):
        """A value of that type, a known one if there is one."""
        known = [v for v in self.values
                 if v[1].shape == shape and v[1].element == element]
        if known and self.rng.random() < 0.7:
            return self.rng.choice(known)
        return self.new(shape, element, low, high)

    def any(self, ranks=range(4), elements=None):
        known = [v for v in self.values if v[1].shape is not None and
                 len(v[1].shape) in ranks and
                 (elements is None or v[1].element in elements)]
        if known and self.rng.random() < 0.7:
            return self.rng.choice(known)
        return self.new(self.shape(list(ranks)),
                        self.element(elements or INTS + list(FLOATS)))

    def mask(self, shape):
        return random_mask(self.rng, shape)

    def maybe(self, shape, chance=0.4):
        return self.mask(shape) if self.rng.random() < chance else None

    def took(self, *results):
        self.values += results

    # Memory

    def memory(self, ranks=(0, 1, 1, 2, 2, 3), layouts=LAYOUTS, least=1):
        known = [m for m in self.memories
                 if len(m.shape) in ranks and min(m.shape + [9]) >= least and
                 m.layout in layouts]
        if known and self.rng.random() < 0.6:
            return self.rng.choice(known)
        shape = [self.rng.choice([1, 2, 3, 4]) if self.rng.random() > 0.05
                 else least for _ in range(self.rng.choice(list(ranks)))]
        layout = self.rng.choice(layouts)
        memory = self.case.memory(self.rng.choice(MEMORY + ["i32", "f32"]),
                                  shape, layout)
        memory.layout = layout
        self.memories.append(memory)
        return memory

    def window(self, memory, rank):
        """A place, and the shape of what may be accessed from there."""
        starts = [self.rng.randrange(n) for n in memory.shape]
        room = [n - i for i, n in zip(starts, memory.shape)]
        return starts, [self.rng.randint(1, n)
                        for n in room[len(room) - rank:]]

    def lanes(self, memory, starts, shape):
        """A mask that is on only where there is memory."""
        mask = self.mask(shape)
        for at in places(shape):
            if not memory.has(ops.window(memory, starts, at)):
                mask.at[at] = 0
        return mask

    def transfer(self):
        memory = self.memory(least=0)
        rank = len(memory.shape)
        return memory, rank, self.rng.random() < 0.6

    def make_transfer(self):
        memory, rank, reads = self.transfer()
        dims = self.rng.sample(range(rank), self.rng.randint(0, rank))
        results = list(dims)
        while reads and self.rng.random() < 0.25 and len(results) < 4:
            results.insert(self.rng.randrange(len(results) + 1), None)
        if self.rng.random() < 0.3:
            results = [r for r in results if r is None] + sorted(dims)
        sizes = [self.rng.choice([1, 2, 2, 3, 4]) for _ in results]
        for _ in range(20):
            starts = [self.rng.randint(0, n) for n in memory.shape]
            inside = [r is None or self.rng.random() < 0.5 for r in results]
            t = Transfer(memory, results, sizes, starts, inside)
            if t.is_defined():
                break
        else:
            return
        element = memory.element
        own, outer = self.maybe(t.mask_shape), self.maybe(t.mask_shape, 0.3)
        if reads:
            passthru = None
            if outer and self.rng.random() < 0.4:
                passthru = random_vec(self.rng, sizes, element)
            padding = exact(element, self.rng.randrange(-8, 8))
            self.took(ops.transfer_read(self.case, t, padding, own, outer,
                                        passthru))
        else:
            ops.transfer_write(self.case, t, self.of(sizes, element), own, outer)

    def make_load(self):
        memory = self.memory(layouts=["plain", "unknown", "padded"])
        starts, shape = self.window(memory,
                                    self.rng.randint(0, len(memory.shape)))
        if self.rng.random() < 0.6:
            self.took(ops.load(self.case, memory, starts, shape))
        else:
            ops.store(self.case, memory, starts,
                      self.of(shape, memory.element))

    def make_masked_access(self):
        memory = self.memory(ranks=[1, 1, 2, 3])
        starts, shape = self.window(memory, self.rng.choice(
            [1, 1, len(memory.shape)]))
        if self.rng.random() < 0.3:
            shape[-1] += 2
        op = self.rng.choice(["maskedload", "maskedstore", "expandload",
                              "compressstore"])
        mask = self.lanes(memory, starts, shape)
        operand = self.of(shape, memory.element)
        if op.endswith("load"):
            self.took(ops.masked_load(self.case, op, memory, starts, mask,
                                      operand))
        else:
            ops.masked_store(self.case, op, memory, starts, mask, operand)

    def make_gather(self):
        memory = self.memory(ranks=[1, 1, 2, 3])
        gathers = self.rng.random() < 0.6
        starts = [self.rng.randrange(n) for n in memory.shape]
        shape = self.shape([1, 1, 2])
        last, first = memory.shape[-1], starts[-1]
        if gathers:
            numbers = [self.rng.randrange(last) - first
                       for _ in range(count(shape))]
        else:  # each once
            order = self.rng.sample(range(last), last)
            numbers = [(order[i] if i < last else 0) - first
                       for i in range(count(shape))]
        if self.rng.random() < 0.2:
            numbers = list(range(count(shape)))
        mask = self.mask(shape)
        for i, at in enumerate(places(shape)):
            if not 0 <= first + numbers[i] < last or not gathers and i >= last:
                mask.at[at] = 0
        indices = Vec(shape, self.rng.choice(["i8", "i32", "i64", "index"]),
                      numbers)
        operand = self.of(shape, memory.element)
        if gathers:
            self.took(ops.gather(self.case, memory, starts, indices, mask,
                                 operand, self.maybe(shape, 0.3)))
        else:
            ops.scatter(self.case, memory, starts, indices, mask, operand)

    # Reductions and products

    def kind(self, element):
        return self.rng.choice(kinds_of(element))

    def small(self, shape, element):
        return self.of(shape, element, -2, 3)

    def make_reduction(self):
        source = self.any([0, 1, 1])
        shape, element = source[1].shape, source[1].element
        acc = self.of(None, element) if self.rng.random() < 0.6 else None
        mask = self.maybe(shape) if shape else None
        self.took(ops.reduction(self.case, self.kind(element), source, acc,
                                mask))

    def make_multi_reduction(self):
        source = self.any([1, 2, 3])
        shape, element = source[1].shape, source[1].element
        dims = sorted(self.rng.sample(range(len(shape)),
                                      self.rng.randint(0, len(shape))))
        kept = [n for d, n in enumerate(shape) if d not in dims]
        self.took(ops.multi_reduction(
            self.case, self.kind(element), source,
            self.of(kept or None, element), dims, self.maybe(shape)))

    def make_contraction(self):
        n = self.rng.randint(1, 4)
        while True:
            where = [self.rng.randrange(1, 8) for _ in range(n)]
            if is_contraction(where):
                break
        random_contraction(self, where, self.rng.random() < 0.3)

    def make_outerproduct(self):
        element = self.element()
        left = [self.rng.randint(1, 4)]
        right = [self.rng.randint(1, 4)] if self.rng.random() < 0.7 else None
        result = left + (right or [])
        acc, kind, mask = None, "add", None
        if self.rng.random() < 0.7:
            acc, kind = self.small(result, element), self.kind(element)
            mask = self.maybe(result)
        self.took(ops.outerproduct(
            self.case, kind, self.small(left, element),
            self.small(right, element), acc, mask))

    def make_scan(self):
        source = self.any([1, 2, 3])
        shape, element = source[1].shape, source[1].element
        dim = self.rng.randrange(len(shape))
        start = self.of(shape[:dim] + shape[dim + 1:], element)
        self.took(*ops.scan(self.case, self.kind(element), source, start, dim,
                            self.rng.random() < 0.5))

    # Masks, elements and shapes

    def make_mask(self):
        shape = self.shape()
        sizes = [self.rng.randint(-1, n + 1) for n in shape or [1]]
        if self.rng.random() < 0.5:
            self.took(ops.create_mask(self.case, shape, sizes))
            return
        sizes = [min(max(i, 0), n) for i, n in zip(sizes, shape or [1])]
        if 0 in sizes:
            sizes = [0] * len(sizes)
        self.took(ops.constant_mask(self.case, shape, sizes))

    def make_elementwise(self):
        a = self.any()
        kinds = [k for k in kinds_of(a[1].element)]
        self.took(ops.elementwise(self.case, self.rng.choice(kinds), a,
                                  self.of(a[1].shape, a[1].element)))

    def make_select(self):
        a = self.any()
        shape, element = a[1].shape, a[1].element
        self.took(ops.select(self.case, self.of(shape, "i1", -1, 1), a,
                             self.of(shape, element)))

    def make_broadcast(self):
        source = self.any(range(3))
        if self.rng.random() < 0.2:
            source = self.of(None, self.element())
        had = source[1].shape or []
        more = self.shape([0, 1, 1, 2])
        shape = more + [self.rng.choice([n, 2]) if n == 1 else n for n in had]
        if count(shape) <= 32:
            self.took(ops.broadcast(self.case, source, shape))

    def make_transpose(self):
        source = self.any()
        order = list(range(len(source[1].shape)))
        self.rng.shuffle(order)
        self.took(ops.transpose(self.case, source, order))

    def make_shape_cast(self):
        source = self.any()
        n, shape = count(source[1].shape), []
        while n > 1 or len(shape) < self.rng.randint(0, 3):
            shape.append(self.rng.choice([d for d in range(1, n + 1)
                                          if n % d == 0]))
            n //= shape[-1]
        self.took(ops.shape_cast(self.case, source, shape))

    def place(self, shape):
        at = [self.rng.randrange(n) for n in shape]
        return at, [self.rng.random() < 0.6 for _ in at]

    def make_extract(self):
        source = self.any()
        shape = source[1].shape
        n = self.rng.randint(1 if shape else 0, len(shape))
        self.took(ops.extract(self.case, source, *self.place(shape[:n])))

    def make_insert(self):
        into = self.any()
        shape, element = into[1].shape, into[1].element
        n = self.rng.randint(1 if shape else 0, len(shape))
        part = self.of(shape[n:] or None, element)
        self.took(ops.insert(self.case, part, into, *self.place(shape[:n])))

    def slice_of(self, shape):
        sizes = [self.rng.randint(1, n) for n in shape]
        return [self.rng.randint(0, n - k)
                for n, k in zip(shape, sizes)], sizes

    def make_slice(self):
        source = self.any([1, 2, 3])
        shape, element = source[1].shape, source[1].element
        n = self.rng.randint(1, len(shape))
        if self.rng.random() < 0.5:
            self.took(ops.extract_slice(self.case, source,
                                        *self.slice_of(shape[:n])))
            return
        offsets, sizes = self.slice_of(shape)
        part = self.of(sizes[len(shape) - n:], element)
        self.took(ops.insert_slice(self.case, part, source, offsets))

    def make_shuffle(self):
        a = self.any()
        shape, element = a[1].shape, a[1].element
        b = self.of([self.rng.randint(1, 3)] + shape[1:] if shape else shape,
                    element)
        total = (shape or [1])[0] + (b[1].shape or [1])[0]
        self.took(ops.shuffle(self.case, a, b,
                              [self.rng.randrange(total)
                               for _ in range(self.rng.randint(1, 4))]))

    def make_interleave(self):
        a = self.any()
        shape = a[1].shape
        if shape and shape[-1] % 2 == 0 and self.rng.random() < 0.5:
            self.took(*ops.deinterleave(self.case, a))
        elif count(shape) <= 16:
            self.took(ops.interleave(self.case, a,
                                     self.of(shape, a[1].element)))

    def make_from_elements(self):
        shape = self.shape(most=8)
        self.took(ops.from_elements(
            self.case, random_vec(self.rng, shape, self.element())))

    def make_loop(self):
        a = self.any()
        shape, element = a[1].shape, a[1].element
        self.took(ops.carried(self.case, a, self.rng.choice([0, 1, 1, 2]),
                              self.kind(element), self.small(shape, element)))


MAKERS = [getattr(Chain, name) for name in sorted(vars(Chain))
          if name.startswith("make_")]
# Those of which there is most to get wrong come more often.
MAKERS += 2 * [Chain.make_transfer, Chain.make_contraction,
               Chain.make_masked_access, Chain.make_gather,
               Chain.make_multi_reduction]


def one_chain(case):
    chain = Chain(case)
    for _ in range(case.rng.randint(1, 4)):
        case.rng.choice(MAKERS)(chain)
    for each in chain.values[-6:]:
        case.expect(*each)
    for memory in chain.memories:
        case.expect_memory(memory)


def random_program(seed, cases):
    rng = random.Random(seed)
    program = Program()
    for _ in range(cases):
        attempt(program, rng, one_chain)
    return program


# Programs


def attempt(program, rng, make, title=""):
    """A case; tries others until one is exact."""
    for _ in range(50):
        pools = {e: len(p) for e, p in program.pools.items()}
        case = Case(program, rng, title)
        try:
            make(case)
        except Inexact:
            for e, pool in program.pools.items():
                del pool[pools.get(e, 0):]
            continue
        case.done()
        return


def table_program(name, part, parts):
    rng = random.Random(f"{name} {part}")
    program = Program()
    for i, make in enumerate(TABLES[name](rng)):
        if i % parts == part:
            attempt(program, rng, make, f"{name} {i}")
    return program


if __name__ == "__main__":
    if sys.argv[1] in TABLES:
        program = table_program(sys.argv[1], *map(int, sys.argv[2:]))
    else:
        program = random_program(int(sys.argv[1]),
                                 int((sys.argv[2:] + ["20"])[0]))
    print(program.text(), end="")
