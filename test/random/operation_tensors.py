"""Recipes of operations.py for the tensor and the bufferization dialect."""
import math

from operation_bodies import number_from_index, on_tensors, with_index
from operation_cases import Operand, any_shape, listed
from operation_types import count, places, zero


def tensor_type(e, shape, known):
    return Operand("", e, shape, known, []).type()


def give(m, name, e, shape, known, numbers):
    type_ = tensor_type(e, shape, known)
    m.case.give(m.consumed(name, e, type_), e, shape, type_, numbers)
    return m.case


def sized(m, shape, known):
    """The sizes that the type does not say, as values."""
    return listed(m.case.index(n) for n, k in zip(shape, known) if not k)


def mixed(m, numbers, unsaid=.4):
    """Numbers of a list: some are values of the function."""
    texts, said = [], []
    for n in numbers:
        said.append(m.rng.random() >= unsaid)
        texts.append(str(n) if said[-1] else m.scalar(f"n{len(m.case.arguments)}", m.all_types["index"], n))
    return listed(texts), said


def shape_of(m, least=1, most=3):
    shape = any_shape(m, most)
    while len(shape) < least:
        shape.append(m.size(5))
    return shape


# Parts


def part(m, shape):
    """Offsets, sizes and strides in a shape, and the places they name."""
    offsets, sizes, strides = [], [], []
    for n in shape:
        stride = m.rng.choice([1, 1, 2]) if n > 2 else 1
        size = m.rng.randrange(1, (n - 1) // stride + 2) if n else 0
        offsets.append(m.rng.randrange(n - (size - 1) * stride) if n else 0)
        sizes.append(size)
        strides.append(stride)
    texts, said = [], None
    for numbers in (offsets, sizes, strides):
        # A static part of a dimension without elements is an error.
        text, known = mixed(m, numbers, 1 if 0 in shape else .3)
        texts.append(f"[{text}]")
        if numbers is sizes:
            said = known
    cells = [tuple(o + i * s for o, i, s in zip(offsets, at, strides)) for at in places(sizes)]
    return " ".join(texts), sizes, said, cells


def dropped(m, sizes, said):
    """Which dimensions of a part stay: ones of a known size 1 need not."""
    keep = [not (n == 1 and k and m.rng.random() < .4) for n, k in zip(sizes, said)]
    return ([n for n, k in zip(sizes, keep) if k], [s for s, k in zip(said, keep) if k])


def extract_slice(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m)
    a = m.operand("a", e, shape)
    text, sizes, said, cells = part(m, shape)
    to, known = dropped(m, sizes, said)
    m.case.emit(f"%r = tensor.extract_slice %a{text} : {a.type()} to {tensor_type(e, to, known)}")
    table = a.at()
    return give(m, "%r", e, to, known, [table[c] for c in cells])


def insert_slice(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m)
    into = m.operand("into", e, shape)
    text, sizes, said, cells = part(m, shape)
    from_, known = dropped(m, sizes, said)
    a = m.operand("a", e, from_, known=known)
    m.case.emit(f"%r = tensor.insert_slice %a into %into{text} : {a.type()} into {into.type()}")
    table = into.at()
    table.update(zip(cells, a.data))
    return give(m, "%r", e, shape, into.known, list(table.values()))


def parallel_insert_slice(m):
    """Rows that threads of a loop put in their places."""
    on_tensors(m)
    e, shape = m.element, shape_of(m)
    into, a = m.operand("into", e, shape), m.operand("a", e, shape)
    rest = shape[1:]
    row = (f"[{listed(['%i'] + ['0'] * len(rest))}] [{listed([1] + rest)}] "
           f"[{listed([1] * len(shape))}]")
    if 0 in shape:  # of which no part is known to be in bounds
        zeros = [m.scalar(f"z{i}", m.all_types["index"], 0) for i in range(len(rest))]
        sizes = [m.scalar(f"s{i}", m.all_types["index"], n) for i, n in enumerate(rest)]
        row = f"[{listed(['%i'] + zeros)}] [{listed(['1'] + sizes)}] [{listed([1] * len(shape))}]"
        type_ = tensor_type(e, [1] + rest, [True] + [False] * len(rest))
    else:
        type_ = tensor_type(e, [1] + rest, [True] * len(shape))
    last = m.case.index(shape[0] - 1)
    for line in (f"%r = scf.forall (%i) in ({shape[0]}) shared_outs(%o = %into) -> ({into.type()}) {{",
                 f"  %j = arith.subi {last}, %i : index",
                 f"  %s = tensor.extract_slice %a{row.replace('%i', '%j')} : {a.type()} to {type_}",
                 "  scf.forall.in_parallel {",
                 f"    tensor.parallel_insert_slice %s into %o{row} : {type_} into {into.type()}",
                 "  }", "}"):
        m.case.emit(line)
    table = a.at()
    return give(m, "%r", e, shape, into.known,
                [table[(shape[0] - 1 - at[0],) + at[1:]] for at in places(shape)])


def concat(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m)
    d = m.rng.randrange(len(shape))
    inputs, known = [], None
    for i in range(m.rng.randrange(1, 4)):
        own = list(shape)
        own[d] = m.rng.randrange(0, 4) if m.shape == "zero" else m.size(4)
        inputs.append(m.operand(f"in{i}", e, own))
    total = list(shape)
    total[d] = sum(o.shape[d] for o in inputs)
    known = [any(o.known[i] for o in inputs) if i != d else all(o.known[d] for o in inputs)
             for i in range(len(shape))]
    type_ = tensor_type(e, total, known)
    m.case.emit(f"%r = tensor.concat dim({d}) {listed('%' + o.name for o in inputs)} : "
                f"({listed(o.type() for o in inputs)}) -> {type_}")
    table, behind = {}, 0
    for o in inputs:
        for at, x in o.at().items():
            table[at[:d] + (at[d] + behind,) + at[d + 1:]] = x
        behind += o.shape[d]
    return give(m, "%r", e, total, known, [table[at] for at in places(total)])


def pad(m):
    """By a number, or by what its place says; perhaps by less than nothing."""
    on_tensors(m)
    e, shape, r = m.element, shape_of(m), m.rng
    a = m.operand("a", e, shape)
    low = [r.choice([0, 0, 1, 2, 3]) for _ in shape]
    high = [r.choice([0, 0, 1, 2, 3]) for _ in shape]
    if r.random() < .2:
        d = r.randrange(len(shape))
        low[d] = -min(shape[d] // 2, 1)
    low_text, low_said = mixed(m, low)
    high_text, high_said = mixed(m, high)
    to = [n + x + y for n, x, y in zip(shape, low, high)]
    known = [k and x and y for k, x, y in zip(a.known, low_said, high_said)]
    by_place = (e.is_int or e.name == "index" or e.is_float and e.size > 1) and r.random() < .4
    heads = listed(f"%p{i}: index" for i in range(len(shape)))
    if by_place:
        d = r.randrange(len(shape))
        lines = (["%iz = arith.constant 0 : index"] if e.name == "index" else []) + with_index(e, "i", "v")
        lines = [line.replace("%iz", "%pz").replace("%i", f"%p{d}").replace("%pz", "%iz") for line in lines]
        value = "%v"
    else:
        number = e.random(r)
        value = m.scalar("x", e, number) if r.random() < .5 or e.name[1] == "i" else m.case.constant(e, number)
        lines = []
    for line in ([f"%r = tensor.pad %a low[{low_text}] high[{high_text}] {{", f"^bb0({heads}):"] +
                 [f"  {line}" for line in lines] +
                 [f"  tensor.yield {value} : {e}", f"}} : {a.type()} to {tensor_type(e, to, known)}"]):
        m.case.emit(line)
    table = a.at()

    def at_place(at):
        from_ = tuple(i - x for i, x in zip(at, low))
        if from_ in table:
            return table[from_]
        return number_from_index(e, at[d]) if by_place else number
    return give(m, "%r", e, to, known, [at_place(at) for at in places(to)])


# Elements


def extract(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m, 0)
    if 0 in shape:
        shape = [max(n, 1) for n in shape]
    a = m.operand("a", e, shape)
    at = tuple(m.rng.randrange(n) for n in shape)
    names = [m.scalar(f"i{d}", m.all_types["index"], i) for d, i in enumerate(at)]
    m.case.emit(f"%x = tensor.extract %a[{listed(names)}] : {a.type()}")
    m.case.emit(f"%r = tensor.from_elements %x : tensor<{e}>")
    return give(m, "%r", e, [], [], [a.at()[at]])


def from_elements(m):
    on_tensors(m)
    e = m.element
    shape = shape_of(m, 0, 2)
    while count(shape) > 6:
        shape[shape.index(max(shape))] -= 1
    numbers = [e.random(m.rng) for _ in range(min(count(shape), 6))]
    names = [m.scalar(f"x{i}", e, n) for i, n in enumerate(numbers)]
    type_ = tensor_type(e, shape, [True] * len(shape))
    m.case.emit(f"%r = tensor.from_elements {listed(names)} : {type_}" if names else
                f"%r = tensor.from_elements : {type_}")
    return give(m, "%r", e, shape, [True] * len(shape), numbers)


def insert(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m, 0)
    if 0 in shape:
        shape = [max(n, 1) for n in shape]
    a = m.operand("a", e, shape)
    number, at = e.random(m.rng), tuple(m.rng.randrange(n) for n in shape)
    x = m.scalar("x", e, number)
    names = [m.scalar(f"i{d}", m.all_types["index"], i) for d, i in enumerate(at)]
    m.case.emit(f"%r = tensor.insert {x} into %a[{listed(names)}] : {a.type()}")
    table = a.at()
    table[at] = number
    return give(m, "%r", e, shape, a.known, list(table.values()))


def splat(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m, 0)
    known, number = m.known(shape), e.random(m.rng)
    x, sizes = m.scalar("x", e, number), sized(m, shape, known)
    m.case.emit(f"%r = tensor.splat {x}{f'[{sizes}]' if sizes else ''} : {tensor_type(e, shape, known)}")
    return give(m, "%r", e, shape, known, [number] * count(shape))


def generate(m):
    """Of the elements of another one, in the reverse order."""
    on_tensors(m)
    e, shape = m.element, shape_of(m)
    known = m.known(shape)
    a = m.operand("a", e, shape)
    indices = [f"%i{d}" for d in range(len(shape))]
    last = m.case.index(shape[0] - 1)
    for line in (f"%r = tensor.generate {sized(m, shape, known)} {{",
                 f"^bb0({listed(f'{i}: index' for i in indices)}):",
                 f"  %j = arith.subi {last}, %i0 : index",
                 f"  %x = tensor.extract %a[{listed(['%j'] + indices[1:])}] : {a.type()}",
                 f"  tensor.yield %x : {e}", f"}} : {tensor_type(e, shape, known)}"):
        m.case.emit(line)
    m.case.operations.append("tensor.yield")
    table = a.at()
    return give(m, "%r", e, shape, known,
                [table[(shape[0] - 1 - at[0],) + at[1:]] for at in places(shape)])


# Shapes


def dim(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m)
    a = m.operand("a", e, shape)
    d = m.rng.randrange(len(shape))
    index = m.all_types["index"]
    at = m.scalar("d", index, d) if m.rng.random() < .5 else m.case.index(d)
    source = "%a"
    if m.rng.random() < .4:
        m.case.emit(f"%u = tensor.cast %a : {a.type()} to tensor<*x{e}>")
        source, type_ = "%u", f"tensor<*x{e}>"
    else:
        type_ = a.type()
    m.case.emit(f"%n = tensor.dim {source}, {at} : {type_}")
    m.case.emit("%r = tensor.from_elements %n : tensor<index>")
    return give(m, "%r", index, [], [], [shape[d]])


def rank(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m, 0)
    a = m.operand("a", e, shape)
    m.case.emit(f"%u = tensor.cast %a : {a.type()} to tensor<*x{e}>")
    m.case.emit(f"%n = tensor.rank %u : tensor<*x{e}>")
    m.case.emit("%r = tensor.from_elements %n : tensor<index>")
    return give(m, "%r", m.all_types["index"], [], [], [len(shape)])


def cast_(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m, 0)
    a = m.operand("a", e, shape)
    known = [m.rng.random() < .5 for _ in shape]
    type_ = tensor_type(e, shape, known)
    source = "%a"
    from_ = a.type()
    if m.rng.random() < .4:
        m.case.emit(f"%u = tensor.cast %a : {from_} to tensor<*x{e}>")
        source, from_ = "%u", f"tensor<*x{e}>"
    m.case.emit(f"%r = tensor.cast {source} : {from_} to {type_}")
    return give(m, "%r", e, shape, known, a.data)


def empty(m):
    """Of its elements nothing is said, but its sizes are there."""
    on_tensors(m)
    e, shape = m.element, shape_of(m, 0)
    known, number = m.known(shape), e.random(m.rng)
    x, type_ = m.scalar("x", e, number), tensor_type(e, shape, known)
    m.case.emit(f"%e = tensor.empty({sized(m, shape, known)}) : {type_}")
    at = [m.case.index(0)] * len(shape)
    if 0 in shape:
        m.case.emit(f"%r = bufferization.alloc_tensor() copy(%e) : {type_}")
        return give(m, "%r", e, shape, known, [])
    if count(shape) == 1:
        m.case.emit(f"%r = tensor.insert {x} into %e[{listed(at)}] : {type_}")
        return give(m, "%r", e, shape, known, [number])
    m.case.emit(f"%s = tensor.splat {x}{'[' + sized(m, shape, known) + ']' if not all(known) else ''} : {type_}")
    m.case.emit(f"%r = bufferization.materialize_in_destination %s in %e : ({type_}, {type_}) -> {type_}")
    return give(m, "%r", e, shape, known, [number] * count(shape))


def grouped(m):
    """A shape, and groups of its dimensions, which become one each."""
    shape, groups, at = shape_of(m, 1, 4), [], 0
    while at < len(shape):
        n = m.rng.randrange(1, 4)
        groups.append(list(range(at, min(at + n, len(shape)))))
        at += n
    return shape, groups


def collapse_shape(m):
    on_tensors(m)
    e = m.element
    shape, groups = grouped(m)
    if m.shape == "one" and m.rng.random() < .5:
        shape, groups = [1] * len(shape), []
    a = m.operand("a", e, shape)
    to = [math.prod(shape[d] for d in g) for g in groups]
    known = [all(a.known[d] for d in g) for g in groups]
    if not groups:
        a.known = [True] * len(shape)
    m.case.emit(f"%r = tensor.collapse_shape %a [{listed(f'[{listed(g)}]' for g in groups)}] : "
                f"{a.type()} into {tensor_type(e, to, known)}")
    return give(m, "%r", e, to, known, a.data)


def expand_shape(m):
    on_tensors(m)
    e = m.element
    to, groups = grouped(m)
    shape = [math.prod(to[d] for d in g) for g in groups]
    a = m.operand("a", e, shape)
    known, texts = [], []
    for g, is_known in zip(groups, a.known):
        unknown = None if is_known else m.rng.choice(g)
        for d in g:
            known.append(d != unknown)
            texts.append(str(to[d]) if known[-1] else m.scalar(f"n{d}", m.all_types["index"], to[d]))
    m.case.emit(f"%r = tensor.expand_shape %a [{listed(f'[{listed(g)}]' for g in groups)}] "
                f"output_shape [{listed(texts)}] : {a.type()} into {tensor_type(e, to, known)}")
    return give(m, "%r", e, to, known, a.data)


def reshape(m):
    on_tensors(m)
    e = m.element
    shape = shape_of(m, 0)
    total = count(shape)
    to = []
    while total > 1 and len(to) < 3:
        factor = m.rng.choice([n for n in range(1, total + 1) if total % n == 0])
        to.append(factor)
        total //= factor
    if total != 1:
        to.append(total)
    a = m.operand("a", e, shape)
    kind = m.all_types[m.rng.choice(["index", "i32", "i64"])]
    s = m.operand("s", kind, [len(to)], to, known=[True])
    known = m.known(to)
    m.case.emit(f"%r = tensor.reshape %a(%s) : ({a.type()}, {s.type()}) -> {tensor_type(e, to, known)}")
    return give(m, "%r", e, to, known, a.data)


def bitcast(m):
    """As integers of as many bits, and back."""
    on_tensors(m)
    e = m.element
    others = [t for t in m.all_types.values()
              if getattr(t, "bits", 0) == getattr(e, "bits", -1) and t.name != "index" and t is not e]
    if not others or e.name == "index":
        return None
    to, shape = m.rng.choice(others), shape_of(m, 0)
    a = m.operand("a", e, shape)
    known = a.known
    type_ = tensor_type(to, shape, known)
    m.case.emit(f"%r = tensor.bitcast %a : {a.type()} to {type_}")
    m.case.may_fail = e.moves_only or to.moves_only
    # Nothing is made of it: the bits of a NaN may change.
    m.case.give("%r", to, shape, type_, [Bits(e, n) for n in a.data])
    return m.case


class Bits:
    """A number of another type, of which the bits count."""

    def __init__(self, element, number):
        self.element, self.number = element, number

    def bytes(self, order):
        return self.element.encode(self.number, order)


# Slices that indices name


def indexed(m, shape, unique):
    """Which dimensions are named, and the tensor of indices."""
    dims = sorted(m.rng.sample(range(len(shape)), m.rng.randrange(1, len(shape) + 1)))
    kind = m.all_types[m.rng.choice(["index", "i32", "i64"])]
    able = list(places([shape[d] for d in dims]))
    n = m.rng.randrange(0, len(able) + 1) if m.shape == "zero" else m.rng.randrange(1, 5)
    n = min(n, len(able), 6)
    chosen = m.rng.sample(able, n) if unique else [m.rng.choice(able) for _ in range(n)]
    leading = [n] if m.rng.random() < .7 or n % 2 else [n // 2, 2]
    indices = m.operand("i", kind, leading + [len(dims)], [x for c in chosen for x in c],
                        known=m.known(leading) + [True])
    return dims, indices, chosen, leading


def slices(m, shape, dims, known, indices, leading):
    """The shape of the slices, and what the type says of it."""
    whole = m.rng.random() < .5
    sizes, said = list(leading), list(indices.known[:-1])
    for d, (n, k) in enumerate(zip(shape, known)):
        if d not in dims:
            sizes.append(n), said.append(k)
        elif whole:
            sizes.append(1), said.append(True)
    return sizes, said


def gather(m):
    on_tensors(m)
    e, shape = m.element, [max(n, 1) for n in shape_of(m)]
    a = m.operand("a", e, shape)
    dims, indices, chosen, leading = indexed(m, shape, False)
    to, said = slices(m, shape, dims, a.known, indices, leading)
    m.case.emit(f"%r = tensor.gather %a[%i] gather_dims([{listed(dims)}]) : "
                f"({a.type()}, {indices.type()}) -> {tensor_type(e, to, said)}")
    m.case.may_fail = e.moves_only
    table = a.at()
    rest = [range(n) if d not in dims else [0] for d, n in enumerate(shape)]
    numbers = []
    for c in chosen:
        for at in places([len(x) for x in rest]):
            at = list(at)
            for d, x in zip(dims, c):
                at[d] = x
            numbers.append(table[tuple(at)])
    return give(m, "%r", e, to, said, numbers)


def scatter(m):
    on_tensors(m)
    e, shape = m.element, [max(n, 1) for n in shape_of(m)]
    into = m.operand("into", e, shape)
    dims, indices, chosen, leading = indexed(m, shape, True)
    from_, said = slices(m, shape, dims, into.known, indices, leading)
    a = m.operand("a", e, from_, known=said)
    m.case.emit(f"%r = tensor.scatter %a into %into[%i] scatter_dims([{listed(dims)}]) unique : "
                f"({a.type()}, {into.type()}, {indices.type()}) -> {into.type()}")
    m.case.may_fail = e.moves_only
    table, given = into.at(), iter(a.data)
    rest = [range(n) if d not in dims else [0] for d, n in enumerate(shape)]
    for c in chosen:
        for at in places([len(x) for x in rest]):
            at = list(at)
            for d, x in zip(dims, c):
                at[d] = x
            table[tuple(at)] = next(given)
    return give(m, "%r", e, shape, into.known, list(table.values()))


# What is between tensors and memory


def memory_type(e, shape, known):
    return tensor_type(e, shape, known).replace("tensor", "memref", 1)


def alloc_tensor(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m, 0)
    a = m.operand("a", e, shape)
    if m.rng.random() < .5:
        m.case.emit(f"%r = bufferization.alloc_tensor() copy(%a) : {a.type()}")
    else:
        m.case.emit(f"%e = bufferization.alloc_tensor({sized(m, shape, a.known)}) : {a.type()}")
        m.case.emit(f"%r = bufferization.materialize_in_destination %a in %e : "
                    f"({a.type()}, {a.type()}) -> {a.type()}")
    return give(m, "%r", e, shape, a.known, a.data)


def materialize(m):
    """Into a tensor, or into memory of the caller's."""
    e, shape = m.element, shape_of(m, 0)
    into = m.operand("into", e, shape)
    on_tensors(m)
    a = m.operand("a", e, shape)
    a.on_memref, a.strides, a.offset = False, None, 0
    if into.on_memref:
        m.case.emit(f"bufferization.materialize_in_destination %a in restrict writable %into : "
                    f"({a.type()}, {into.type()}) -> ()")
        into.after, into.units, into.near = list(a.data), 0, 0
        return m.case
    m.case.emit(f"%r = bufferization.materialize_in_destination %a in %into : "
                f"({a.type()}, {into.type()}) -> {into.type()}")
    return give(m, "%r", e, shape, into.known, a.data)


def dealloc_tensor(m):
    on_tensors(m)
    e, shape = m.element, shape_of(m)
    a = m.operand("a", e, shape)
    type_ = a.type()
    m.case.emit(f"%c = bufferization.alloc_tensor() copy(%a) : {type_}")
    m.case.emit(f"%r = bufferization.alloc_tensor() copy(%c) : {type_}")
    m.case.emit(f"bufferization.dealloc_tensor %c : {type_}")
    return give(m, "%r", e, shape, a.known, a.data)


def to_tensor(m):
    """The elements of memory of the caller's, strided or not."""
    m.form = "strided" if m.form in ("strided", "new") else "memref"
    e, shape = m.element, shape_of(m, 0)
    a = m.operand("a", e, shape)
    type_ = tensor_type(e, shape, a.known)
    m.case.emit(f"%t = bufferization.to_tensor %a restrict : {a.type()} to {type_}")
    m.case.emit(f"%r = bufferization.alloc_tensor() copy(%t) : {type_}")
    return give(m, "%r", e, shape, a.known, a.data)


def to_buffer(m):
    """A tensor's memory, copied to that of the caller."""
    m.form = "memref"
    e, shape = m.element, shape_of(m, 0)
    known = m.known(shape)
    into = m.operand("into", e, shape, known=known)
    a = m.operand("a", e, shape, known=known)
    a.on_memref = False
    memory = memory_type(e, shape, known)
    m.case.emit(f"%m = bufferization.to_buffer %a read_only : {a.type()} to {memory}")
    m.case.emit(f"memref.copy %m, %into : {memory} to {memory}")
    into.after, into.units, into.near = list(a.data), 0, 0
    return m.case


def clone(m):
    """A copy that the program frees itself."""
    m.form = "memref"
    e, shape = m.element, shape_of(m, 0)
    known = m.known(shape)
    into, a = m.operand("into", e, shape, known=known), m.operand("a", e, shape, known=known)
    type_ = a.type()
    owned = m.scalar("owned", m.all_types["i1"], -1)
    m.case.emit(f"%c = bufferization.clone %a : {type_} to {type_}")
    m.case.emit(f"memref.copy %c, %into : {type_} to {type_}")
    if m.rng.random() < .5:
        m.case.emit(f"bufferization.dealloc (%c : {type_}) if ({owned})")
    else:  # one of two is not its own
        m.case.emit(f"%o:1 = bufferization.dealloc (%c, %a : {type_}, {type_}) if ({owned}, {owned}) "
                    f"retain (%a : {type_})")
    into.after, into.units, into.near = list(a.data), 0, 0
    return m.case


RECIPES = {
    "tensor.extract_slice": extract_slice, "tensor.insert_slice": insert_slice,
    "tensor.parallel_insert_slice": parallel_insert_slice, "tensor.concat": concat, "tensor.pad": pad,
    "tensor.extract": extract, "tensor.from_elements": from_elements, "tensor.insert": insert,
    "tensor.splat": splat, "tensor.generate": generate, "tensor.dim": dim, "tensor.rank": rank,
    "tensor.cast": cast_, "tensor.empty": empty, "tensor.collapse_shape": collapse_shape,
    "tensor.expand_shape": expand_shape, "tensor.reshape": reshape, "tensor.bitcast": bitcast,
    "tensor.gather": gather, "tensor.scatter": scatter, "bufferization.alloc_tensor": alloc_tensor,
    "bufferization.materialize_in_destination": materialize,
    "bufferization.dealloc_tensor": dealloc_tensor, "bufferization.to_tensor": to_tensor,
    "bufferization.to_buffer": to_buffer, "bufferization.clone": clone,
    "bufferization.dealloc": clone,
}
