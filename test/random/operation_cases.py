"""Cases of operations.py: a function of a module, what it is given, and what it
has to give back. A recipe of linalg is a function of a Maker, which chooses
types, sizes and forms, and gives a Case; RECIPES has one for each operation.

What the named operations are is said here once more, in another form than in
the compiler's tables: convolutions and poolings by the letters of their names,
products by those of their operands.
"""
import math
import re

from operation_types import (FUNCTIONS, LIBRARY, UNITS, Inexact, Refused, cast, count, fn_add,
                             fn_mul, fn_pick, fn_sub, is_bool, operand_of, places, zero)

# Tensors; tensors of which the first begins new; memrefs, of any strides; and
# tensors that other operations make, and of whose results others make something.
FORMS = ["tensor", "new", "memref", "strided", "chained"]
SHAPES = ["static", "dynamic", "zero", "one"]


def listed(values):
    return ", ".join(map(str, values))


class Operand:
    """An argument of a function: elements in memory, or a tensor of them."""

    def __init__(self, name, element, shape, known, data, strides=None, offset=0):
        self.name, self.element, self.shape, self.known = name, element, tuple(shape), known
        self.data, self.offset = data, offset
        self.on_memref, self.strides = False, strides
        self.after = None  # what is in it when the function has returned

    def sizes(self):
        return "".join(f"{n if k else '?'}x" for n, k in zip(self.shape, self.known))

    def type(self):
        if not self.on_memref:
            return f"tensor<{self.sizes()}{self.element}>"
        layout = ""
        if self.strides is not None:
            layout = f", strided<[{listed('?' for _ in self.shape)}], offset: ?>"
        return f"memref<{self.sizes()}{self.element}{layout}>"

    def all_strides(self):
        return self.strides or row_major(self.shape)

    def cells(self):
        """The positions of its elements in memory, in order."""
        strides = self.all_strides()
        return [self.offset + sum(i * s for i, s in zip(at, strides)) for at in places(self.shape)]

    def buffer(self, data, order):
        """The memory, with something between the elements."""
        cells = self.cells()
        size = self.element.size
        memory = bytearray(b"\0" * size * (max(cells, default=-1) + 1 + (3 if self.strides is not None else 0)))
        for cell, number in zip(cells, data):
            memory[cell * size:cell * size + size] = self.element.encode(number, order)
        return bytes(memory)

    def at(self):
        return dict(zip(places(self.shape), self.data))


def has_greatest(element):
    """Whether linalg.max of a number and itself is there, and is the number."""
    return element.is_int or element.is_float


def row_major(shape):
    strides = []
    step = 1
    for n in reversed(shape):
        strides.insert(0, step)
        step *= max(n, 1)
    return strides


class Case:
    """A function: `body` has its text, results are of tensors."""

    def __init__(self, operation, title):
        self.operations, self.title = [operation], title
        self.arguments, self.results, self.lines = [], [], []
        self.constants = {}
        self.may_fail = False  # an error with a location is as good
        self.refused = False   # an error is what there has to be

    def emit(self, text):
        self.lines.append("  " + text)

    def constant(self, element, number):
        key = element.constant(number)
        if key not in self.constants:
            self.constants[key] = f"%k{len(self.constants)}"
            self.lines.insert(0, f"  {self.constants[key]} = {key}")
        return self.constants[key]

    def index(self, number):
        key = f"arith.constant {number} : index"
        if key not in self.constants:
            self.constants[key] = f"%k{len(self.constants)}"
            self.lines.insert(0, f"  {self.constants[key]} = {key}")
        return self.constants[key]

    def give(self, name, element, shape, type_, expected, units=0, near=0):
        """Returns the tensor `name`; `expected` are its numbers in order."""
        self.results.append((name, element, tuple(shape), type_, list(expected), units, near))

    def text(self, name):
        arguments = listed(f"%{a.name}: {a.type()}" for a in self.arguments)
        types = listed(r[3] for r in self.results)
        end = "return"
        if self.results:
            end += f" {listed(r[0] for r in self.results)} : {types}"
        return (f"func.func @{name}({arguments}) -> ({types}) attributes "
                "{llvm.emit_c_interface} {\n" + "\n".join(self.lines) + f"\n  {end}\n}}\n")


class Maker:
    """What is chosen for a case."""

    def __init__(self, rng, operation, element, shape, form, types):
        self.rng, self.operation, self.element = rng, operation, element
        self.shape, self.form, self.types = shape, form, types
        self.case = Case(operation, f"{operation} {element} {shape} {form}")

    def size(self, most=5):
        if self.shape == "one":
            return 1
        return self.rng.choice([n for n in (1, 2, 3, 4, 5, 7, 8, 9, 13, 16, 17, 33) if n <= most])

    def known(self, shape):
        """Which sizes the type says."""
        if self.shape != "dynamic":
            return [True] * len(shape)
        return [self.rng.random() < .25 for _ in shape]

    def operand(self, name, element, shape, data=None, small=False, known=None):
        if data is None:
            data = [element.random(self.rng, small) for _ in range(count(shape))]
        operand = Operand(name, element, shape, known or self.known(shape), data)
        if self.form in ("memref", "strided"):
            operand.on_memref = True
        if self.form == "strided":
            order = list(range(len(shape)))
            if self.rng.random() < .4:
                self.rng.shuffle(order)
            strides, step = [0] * len(shape), 1
            for d in reversed(order):
                strides[d] = step
                step *= max(shape[d], 1)
                step += self.rng.choice([0, 0, 1, 3])
            operand.strides, operand.offset = strides, self.rng.choice([0, 1, 5])
        if self.form == "chained":
            return self.made(operand)
        self.case.arguments.append(operand)
        return operand

    def made(self, operand):
        """The same, of an argument whose dimensions have another order."""
        order = list(range(len(operand.shape)))
        self.rng.shuffle(order)
        table = operand.at()
        shape = [operand.shape[d] for d in order]
        given = Operand(operand.name + "_given", operand.element, shape,
                        [operand.known[d] for d in order],
                        [table[tuple(at[order.index(d)] for d in range(len(order)))]
                         for at in places(shape)])
        self.case.arguments.append(given)
        type_, name = operand.type(), operand.name
        sizes = [self.case.index(n) for n, k in zip(operand.shape, operand.known) if not k]
        self.case.emit(f"%{name}_e = tensor.empty({listed(sizes)}) : {type_}")
        back = [order.index(d) for d in range(len(order))]
        same = has_greatest(operand.element)
        self.case.emit(f"%{name}{'_t' * same} = linalg.transpose ins(%{given.name} : {given.type()}) "
                       f"outs(%{name}_e : {type_}) permutation = [{listed(back)}]")
        if same:
            self.case.emit(f"%{name} = linalg.max ins(%{name}_t, %{name}_t : {type_}, {type_}) "
                           f"outs(%{name}_e : {type_}) -> {type_}")
        return operand

    def consumed(self, name, element, type_):
        """What an operation behind it makes of a result: the same."""
        if self.form != "chained" or not has_greatest(element):
            return name
        to = "%z" + name[1:].replace("#", "_")
        self.case.emit(f"{to} = linalg.max ins({name}, {name} : {type_}, {type_}) "
                       f"outs({name} : {type_}) -> {type_}")
        return to

    def scalar(self, name, element, number):
        """A number: an argument without dimensions that is read."""
        operand = Operand(f"{name}0", element, (), [], [number])
        operand.on_memref = self.form in ("memref", "strided")
        self.case.arguments.append(operand)
        read = "memref.load" if operand.on_memref else "tensor.extract"
        self.case.emit(f"%{name} = {read} %{operand.name}[] : {operand.type()}")
        return f"%{name}"

    def destination(self, element, shape, start, name="out", known=None):
        """The operand that is written: `start` is in it, None: nothing is
        read of it. Gives its name and type."""
        case = self.case
        if self.form != "new":
            data = start or [element.random(self.rng) for _ in range(count(shape))]
            operand = self.operand(name, element, shape, data, known=known)
            return f"%{name}", operand.type(), operand
        known = known or self.known(shape)
        type_ = Operand(name, element, shape, known, []).type()
        sizes = [case.index(n) for n, k in zip(shape, known) if not k]
        case.emit(f"%{name}e = tensor.empty({listed(sizes)}) : {type_}")
        if start is None:
            return f"%{name}e", type_, None
        fill = case.constant(element, start[0] if start else zero(element))
        case.emit(f"%{name} = linalg.fill ins({fill} : {element}) outs(%{name}e : {type_}) -> {type_}")
        return f"%{name}", type_, None

    def start(self, element, shape, number=None):
        """What a destination that is read starts with."""
        if self.form == "new":
            first = zero(element) if number is None else number
            return [first] * count(shape)
        return [element.random(self.rng) for _ in range(count(shape))]

    def finish(self, text, destinations, units=0, near=0):
        """Emits an operation that writes them; each comes with a function that
        computes what it gives."""
        case = self.case
        try:
            destinations = [(out, list(expected())) for out, expected in destinations]
        except Refused:
            case.refused = True
            destinations = [(out, []) for out, _ in destinations]
        if self.form in ("memref", "strided"):
            for (_, _, operand), expected in destinations:
                operand.after, operand.units, operand.near = expected, units, near
            case.emit(text.format(""))
            return case
        types = [type_ for (_, type_, _), _ in destinations]
        arrow = listed(types)
        if len(types) > 1:
            arrow = f"({arrow})"
        base = "%r"
        case.emit((f"{base}:{len(types)} = " if len(types) > 1 else f"{base} = ") +
                  text.format(f" -> {arrow}"))
        for i, ((name, type_, _), expected) in enumerate(destinations):
            element, shape = self.written[i]
            result = f"{base}#{i}" if len(types) > 1 else base
            case.give(self.consumed(result, element, type_), element, shape, type_, expected, units,
                      near)
        return case


# Loops over maps


def index_at(terms, at):
    """Of a sum of loops, each with a factor, at a point."""
    return sum(at[d] * f for d, f in terms)


def run(loops, sizes, operands, output, body):
    """Runs `body` for each point; `operands` are pairs of a dictionary of
    numbers by place and a map, a list of sums; the last is `output`."""
    numbers, map_ = output
    for point in places([sizes[d] for d in loops]):
        at = dict(zip(loops, point))
        args = [n[tuple(index_at(t, at) for t in m)] for n, m in operands]
        to = tuple(index_at(t, at) for t in map_)
        numbers[to] = body(*args, numbers[to])
    return numbers


def letters(text):
    return [[(d, 1)] for d in text]


def extent(terms, sizes):
    """How large a dimension is whose index is such a sum."""
    if len(terms) == 1 and terms[0][1] == 1:
        return sizes[terms[0][0]]
    if any(sizes[d] == 0 for d, _ in terms):
        return 0
    return sum((sizes[d] - 1) * f for d, f in terms) + 1


class Named:
    """A named operation of windows or products: maps of inputs and of the
    output, loops of the window, and how elements are combined."""

    def __init__(self, inputs, output, combine, spatial="", quantized=False):
        self.inputs, self.output, self.combine = inputs, output, combine
        self.spatial, self.quantized = spatial, quantized


def convolution(name):
    match = re.fullmatch(r"(depthwise_)?conv_(\d)d(?:_([a-z]+)_([a-z]+?))?(_q)?", name)
    depthwise, rank, image, kernel, q = match.groups()
    spatial = "dhw"[-int(rank):]
    if not image:
        return Named([[[(d, 1), (d.upper(), 1)] for d in spatial], letters(spatial.upper())],
                     letters(spatial), "product", "")
    output = image if depthwise else image.replace("c", "f")
    output += "m" if "m" in kernel else ""
    window = [[(d, "stride"), (d.upper(), "dilation")] if d in spatial else [(d, 1)] for d in image]
    kernel = "".join(d.upper() if d in spatial else d for d in kernel)
    return Named([window, letters(kernel)], letters(output), "product", spatial, quantized=bool(q))


def pooling(name):
    image, kind = re.fullmatch(r"pooling_([a-z]+?)_(\w+)", name).groups()
    spatial = "".join(d for d in image if d in "dhw")
    window = [[(d, "stride"), (d.upper(), "dilation")] if d in spatial else [(d, 1)] for d in image]
    return Named([window, letters(spatial.upper())], letters(image), kind, spatial)


PRODUCTS = {
    "matmul": "mk kn mn", "batch_matmul": "bmk bkn bmn", "batch_reduce_matmul": "bmk bkn mn",
    "quantized_matmul": "mk kn mn", "quantized_batch_matmul": "bmk bkn bmn",
    "mmt4d": "mkac nkbc mnab", "batch_mmt4d": "dmkac dnkbc dmnab",
    "matvec": "mn n m", "vecmat": "m mn n", "batch_matvec": "bmk bk bm", "batch_vecmat": "bk bkn bn",
    "dot": "m m ",
}
CONVOLUTIONS = (
    "conv_1d conv_2d conv_3d conv_1d_nwc_wcf conv_1d_ncw_fcw conv_2d_nhwc_hwcf conv_2d_nhwc_fhwc "
    "conv_2d_nhwc_hwcf_q conv_2d_nhwc_fhwc_q conv_2d_nchw_fchw_q conv_2d_nchw_fchw "
    "conv_2d_ngchw_fgchw conv_2d_ngchw_gfchw conv_2d_nhwgc_gfhwc conv_2d_nhwgc_gfhwc_q "
    "conv_2d_ngchw_gfchw_q conv_3d_ndhwc_dhwcf conv_3d_ndhwc_dhwcf_q conv_3d_ncdhw_fcdhw "
    "depthwise_conv_1d_nwc_wc depthwise_conv_1d_ncw_cw depthwise_conv_1d_nwc_wcm "
    "depthwise_conv_2d_nhwc_hwc depthwise_conv_2d_nchw_chw depthwise_conv_2d_nhwc_hwc_q "
    "depthwise_conv_2d_nhwc_hwcm depthwise_conv_2d_nhwc_hwcm_q depthwise_conv_3d_ndhwc_dhwc "
    "depthwise_conv_3d_ncdhw_cdhw depthwise_conv_3d_ndhwc_dhwcm").split()
POOLINGS = [f"pooling_{kind}" for kind in (
    "nhwc_sum nchw_sum nhwc_max nhwc_max_unsigned nchw_max nhwc_min nhwc_min_unsigned nwc_sum ncw_sum "
    "nwc_max nwc_max_unsigned ncw_max nwc_min nwc_min_unsigned ndhwc_sum ndhwc_max ndhwc_min").split()]


def named(name):
    if name in PRODUCTS:
        a, b, c = PRODUCTS[name].split(" ")
        return Named([letters(a), letters(b)], letters(c), "product", quantized="quantized" in name)
    return pooling(name) if name.startswith("pooling") else convolution(name)


# The element types of two factors and a sum that are not all one.
MIXED = ["i8 i8 i32", "i8 i8 i16", "i16 i8 i32", "i4 i4 i32", "i32 i32 i64", "i1 i8 i16", "i64 i32 i128",
         "i32 i32 i8", "f16 f16 f32", "bf16 bf16 f32", "f16 f32 f64", "f32 f32 f16", "f64 f64 f32",
         "f8E4M3FN f8E4M3FN f32", "f8E5M2 f8E4M3FN f16", "i8 i8 f32", "f32 i32 f64", "f32 f32 i32",
         "f64 f64 f128", "complex<f32> complex<f32> complex<f64>", "f32 complex<f32> complex<f32>",
         "index i32 i32", "index index i64"]


def combination(kind, element, unsigned_cast):
    """How elements become one, as a function of operands and what is there."""
    def to(number, source):
        return cast(number, source, element, unsigned_cast)
    if kind == "product":
        return lambda types: lambda a, b, c: fn_add(
            element, c, fn_mul(element, to(a, types[0]), to(b, types[1])))
    if kind == "quantized":
        return lambda types: lambda a, b, c: fn_add(
            element, c, fn_mul(element, fn_sub(element, to(a, types[0]), types[2]),
                               fn_sub(element, to(b, types[1]), types[3])))
    kind, _, unsigned = kind.partition("_")
    unsigned = bool(unsigned)
    if kind == "sum":
        return lambda types: lambda a, b, c: fn_add(element, c, to(a, types[0]))
    pick = fn_pick(max if kind == "max" else min, unsigned)
    return lambda types: lambda a, b, c: pick(
        element, c, cast(a, types[0], element, unsigned))


def exact_data(m, types, shapes, evaluate, small):
    """Numbers of the inputs and the start of the output, so few that their
    sum is exact in any order."""
    element = types[-1]
    for density in (1, .6, .3, .15, .05, 0):
        def chosen(e, n, density=density):
            return [e.random(m.rng, small) if density == 1 or m.rng.random() < density else zero(e)
                    for _ in range(n)]
        data = [chosen(e, count(s)) for e, s in zip(types, shapes)]
        data[-1] = m.start(element, shapes[-1]) if density == 1 or m.form == "new" else chosen(
            element, count(shapes[-1]))
        if element.is_int or element.moves_only:
            return data
        try:
            sizes = [[complex(abs(n.real) + abs(n.imag)) if e.is_complex else abs(n) for n in numbers]
                     for e, numbers in zip(types, data)]
            if not element.is_int:
                evaluate(sizes, absolute=True)
            return data
        except Inexact:
            pass
        except Refused:
            return data
    raise Inexact


def attribute(m, name, values):
    kind = m.rng.choice(["tensor", "vector"])
    return f"{name} = dense<[{listed(values)}]> : {kind}<{len(values)}xi64>"


def windows(m, spec, sizes):
    """Strides and dilations, of which the spec's maps are made."""
    steps, spreads, attributes = {}, {}, []
    for d in spec.spatial:
        steps[d] = m.rng.choice([1, 1, 2, 3])
        spreads[d.upper()] = m.rng.choice([1, 1, 2])
    if spec.spatial:
        if any(s > 1 for s in steps.values()) or m.rng.random() < .5:
            attributes.append(attribute(m, "strides", steps.values()))
        if any(s > 1 for s in spreads.values()) or m.rng.random() < .5:
            attributes.append(attribute(m, "dilations", spreads.values()))
    factors = {**steps, **spreads}
    maps = [[[(d, factors[d] if isinstance(f, str) else f) for d, f in terms] for terms in map_]
            for map_ in spec.inputs]
    return maps, attributes


def loop_sizes(m, spec):
    dims = [d for map_ in spec.inputs + [spec.output] for terms in map_ for d, _ in terms]
    dims = list(dict.fromkeys(dims))
    most = 17 if len(dims) <= 3 else 5 if len(dims) <= 5 else 3
    sizes = {d: m.size(3 if d.isupper() else most) for d in dims}
    if m.shape == "zero":
        # A window or what it moves over is never empty.
        able = [d for d in dims if d not in spec.spatial and not d.isupper()]
        sizes[m.rng.choice(able or dims)] = 0
    while math.prod(max(n, 1) for n in sizes.values()) > 3000:
        d = max(sizes, key=sizes.get)
        sizes[d] = (sizes[d] + 1) // 2
    return dims, sizes


def given_maps(m, name, spec):
    """Other maps for the products that take them: transposed, or with a
    dimension left out of a factor."""
    order = {"matmul": "mnk", "batch_matmul": "bmnk", "batch_reduce_matmul": "bmnk"}[name]
    factors = []
    for map_, kept in zip(spec.inputs, ("mk", "kn")):
        text = "".join(t[0][0] for t in map_)
        if name != "batch_reduce_matmul" and m.rng.random() < .6:
            text = text[:-2] + text[:-3:-1]
        elif name == "matmul" and m.rng.random() < .5:
            text = "k"
        factors.append(text)
    maps = [f"affine_map<({listed(order)}) -> ({listed(t)})>"
            for t in factors + ["".join(t[0][0] for t in spec.output)]]
    spec.inputs = [letters(t) for t in factors]
    return f"indexing_maps = [{listed(maps)}] "


def contraction(m):
    """A product, a convolution or a pooling."""
    name = m.operation.split(".")[1]
    spec = named(name)
    types = list(m.types)
    element = types[-1]
    dims, sizes = loop_sizes(m, spec)
    prefix, unsigned = "", False
    if name in ("matmul", "batch_matmul", "batch_reduce_matmul"):
        if m.rng.random() < .3:
            prefix = given_maps(m, name, spec)
            dims, sizes = loop_sizes(m, spec)
    maps, attributes = windows(m, spec, sizes)
    if prefix or name in ("matmul", "batch_matmul", "batch_reduce_matmul"):
        if types[0].is_int and types[1].is_int and m.rng.random() < .3:
            unsigned = True
            attributes.append("cast = #linalg.type_fn<cast_unsigned>")
    pools = name.startswith("pooling")
    shapes = [[extent(t, sizes) for t in map_] for map_ in maps + [spec.output]]
    combine = combination("quantized" if spec.quantized else spec.combine, element, unsigned)
    zero_points = [element.random(m.rng, True) for _ in range(2)] if spec.quantized else []
    body_of = combine

    def evaluate(data, absolute=False):
        points = [cast_size(z) * -1 for z in zero_points] if absolute else zero_points
        body = body_of(types[:2] + points)
        body(*map(zero, types))  # is refused also where there is nothing to do
        tables = [dict(zip(places(s), d)) for s, d in zip(shapes, data)]
        return run(dims, sizes, list(zip(tables[:2], maps)), (tables[2], spec.output), body)
    # Conversions to narrower integers and to floats take numbers that fit.
    small = any(t.is_float for t in types) or spec.quantized
    data = exact_data(m, types, shapes, evaluate, small)
    if unsigned and any(t.is_float for t in types):
        data[0], data[1] = [[abs(n) for n in d] for d in data[:2]]
    if name.endswith("_unsigned") and types[0].is_float:  # to no unsigned integer
        data[0] = [abs(n) for n in data[0]]
    if spec.combine[:3] in ("max", "min") and types[0].is_float and types[0] is element:
        data[0] = [types[0].special(m.rng) if m.rng.random() < .1 else n for n in data[0]]
    inputs = [m.operand(n, t, s, d) for n, t, s, d in zip("ab", types, shapes, data)]
    names = [f"%{o.name}" for o in inputs]
    kinds = [o.type() for o in inputs]
    for n, z in zip(("az", "bz"), zero_points):
        names.append(m.scalar(n, element, z))
        kinds.append(element.name)
    out = m.destination(element, shapes[2], data[2])
    m.written = [(element, shapes[2])]
    given = f"{{{{{listed(attributes)}}}}} " if attributes else ""
    if pools and m.rng.random() < .3 and m.form == "tensor":
        m.case.emit(f"%w = tensor.empty({listed(m.case.index(n) for n, k in zip(shapes[1], inputs[1].known) if not k)})"
                    f" : {kinds[1]}")
        names[1] = "%w"
    text = (f"{m.operation} {prefix}{given}ins({listed(names)} : {listed(kinds)}) "
            f"outs({out[0]} : {out[1]}){{}}")
    return m.finish(text, [(out, lambda: evaluate(data).values())])


def cast_size(z):
    return complex(abs(z.real) + abs(z.imag)) if isinstance(z, complex) else abs(z)


# Elements at the same place


def any_shape(m, most_rank=3):
    rank = m.rng.randrange(0 if m.shape == "one" else 1, most_rank + 1)
    shape = [m.size(9 if rank < 3 else 5) for _ in range(rank)]
    if m.shape == "zero":
        shape[m.rng.randrange(rank)] = 0
    return shape


NAMED_KINDS = {"max": "max_signed", "min": "min_signed"}


def inputs_of(m, kind, shapes, element):
    """Operands of a function by the shape of each."""
    bit = m.all_types["i1"]
    operands = []
    for i, shape in enumerate(shapes):
        e = bit if kind == "select" and i == 0 else element
        data = [operand_of(kind, i - (kind == "select"), e, m.rng) for _ in range(count(shape))]
        operands.append(m.operand("abc"[i], e, shape, data))
    return operands


def check_library(m, kind):
    """Not all C libraries have functions of f128."""
    if kind in LIBRARY and m.element.name == "f128" and not m.has_f128:
        raise Refused


def tolerance(kind, element):
    return UNITS.get(kind, 0) if element.is_float else 0


def same_place(m):
    name = m.operation.split(".")[1]
    kind = NAMED_KINDS.get(name, name)
    arity, fn = FUNCTIONS[kind]
    shape = any_shape(m)
    operands = inputs_of(m, kind, [shape] * arity, m.element)
    out = m.destination(m.element, shape, None)
    m.written = [(m.element, shape)]
    if kind == "select" and m.element.moves_only:
        m.case.may_fail = True

    def expected():
        check_library(m, kind)
        fn(m.element, *(operand_of(kind, i, m.element, m.rng) for i in range(arity)))
        return [fn(m.element, *numbers) for numbers in zip(*(o.data for o in operands))]
    text = (f"{m.operation} ins({listed('%' + o.name for o in operands)} : "
            f"{listed(o.type() for o in operands)}) outs({out[0]} : {out[1]}){{}}")
    return m.finish(text, [(out, expected)], tolerance(kind, m.element))


def elementwise(m):
    """A function by its kind, perhaps with maps that repeat or permute."""
    kind = m.rng.choice(list(FUNCTIONS)) if not m.element.is_complex else m.rng.choice(
        ["add", "sub", "mul", "div", "select"])
    if m.element.is_int:
        kind = m.rng.choice([k for k in FUNCTIONS if FUNCTIONS[k][0] > 1 and k != "powf"])
    if m.element.moves_only or m.element.name == "index":
        kind = "select"
    arity, fn = FUNCTIONS[kind]
    shape = any_shape(m)
    dims = [f"d{i}" for i in range(len(shape))]
    maps = [list(range(len(shape))) for _ in range(arity)]
    if m.rng.random() < .7:
        for map_ in maps:
            if m.rng.random() < .4:
                m.rng.shuffle(map_)
            elif map_ and m.rng.random() < .4:
                map_.remove(m.rng.choice(map_))
    operands = inputs_of(m, kind, [[shape[d] for d in map_] for map_ in maps], m.element)
    out = m.destination(m.element, shape, None)
    m.written = [(m.element, shape)]
    m.case.may_fail = m.element.moves_only
    tables = [o.at() for o in operands]

    def expected():
        check_library(m, kind)
        fn(m.element, *(operand_of(kind, i, m.element, m.rng) for i in range(arity)))
        return [fn(m.element, *(t[tuple(at[d] for d in map_)] for t, map_ in zip(tables, maps)))
                for at in places(shape)]
    texts = [f"affine_map<({listed(dims)}) -> ({listed(f'd{d}' for d in map_)})>"
             for map_ in maps + [range(len(shape))]]
    given = f" indexing_maps = [{listed(texts)}]"
    if all(map_ == list(range(len(shape))) for map_ in maps) and m.rng.random() < .5:
        given = ""
    text = (f"linalg.elementwise kind=#linalg.elementwise_kind<{kind}>{given} "
            f"ins({listed('%' + o.name for o in operands)} : {listed(o.type() for o in operands)}) "
            f"outs({out[0]} : {out[1]}){{}}")
    m.case.title += f" {kind}"
    return m.finish(text, [(out, expected)], tolerance(kind, m.element))


def fill(m):
    shape = any_shape(m)
    number = m.element.random(m.rng)
    value = m.scalar("x", m.element, number)
    out = m.destination(m.element, shape, None)
    m.written = [(m.element, shape)]
    m.case.may_fail = m.element.moves_only
    return m.finish(f"linalg.fill ins({value} : {m.element}) outs({out[0]} : {out[1]}){{}}",
                    [(out, lambda: [number] * count(shape))])


def copy(m):
    source, target = m.types[0], m.types[-1]
    shape = any_shape(m)
    unsigned = source.is_int and m.rng.random() < .4
    small = source is not target
    a = m.operand("a", source, shape, [source.random(m.rng, small) for _ in range(count(shape))])
    if unsigned and target.is_float and source.bits > 8:
        a.data = [abs(n) for n in a.data]

    def expected():
        cast(zero(source), source, target, unsigned)
        return [cast(n, source, target, unsigned) for n in a.data]
    out = m.destination(target, shape, None)
    m.written = [(target, shape)]
    m.case.may_fail = target.moves_only
    given = "{{cast = #linalg.type_fn<cast_unsigned>}} " if unsigned else ""
    return m.finish(f"linalg.copy {given}ins(%a : {a.type()}) outs({out[0]} : {out[1]}){{}}",
                    [(out, expected)])


def contract(m):
    """A product by maps: loops of either factor, of both, and of all three."""
    types = list(m.types)
    element = types[-1]
    dims = list("bmnk")
    sizes = {d: m.size(5) for d in dims}
    if m.shape == "zero":
        sizes[m.rng.choice(dims)] = 0
    batch, rows = m.rng.random() < .5, m.rng.random() < .8
    a = ["m"] * rows + ["k"] + ["b"] * batch
    b = ["n"] * (m.rng.random() < .8) + ["k"] + ["b"] * batch
    c = [d for d in a + b if d != "k"]
    c = list(dict.fromkeys(c))
    for map_ in (a, b, c):
        m.rng.shuffle(map_)
    dims = [d for d in dims if d in a + b]
    unsigned = types[0].is_int and types[1].is_int and m.rng.random() < .4
    maps = [letters(t) for t in (a, b, c)]
    shapes = [[sizes[d] for d in t] for t in (a, b, c)]
    body = combination("product", element, unsigned)(types)

    def evaluate(data, absolute=False):
        body(*map(zero, types))
        tables = [dict(zip(places(s), d)) for s, d in zip(shapes, data)]
        return run(dims, sizes, list(zip(tables[:2], maps)), (tables[2], maps[2]), body)
    data = exact_data(m, types, shapes, evaluate, any(t.is_float for t in types))
    inputs = [m.operand(n, t, s, d) for n, t, s, d in zip("ab", types, shapes, data)]
    out = m.destination(element, shapes[2], data[2])
    m.written = [(element, shapes[2])]
    texts = [f"affine_map<({listed(dims)}) -> ({listed(t)})>" for t in (a, b, c)]
    given = "{{cast = #linalg.type_fn<cast_unsigned>}} " if unsigned else ""
    text = (f"linalg.contract indexing_maps = [{listed(texts)}] {given}ins(%a, %b : "
            f"{listed(o.type() for o in inputs)}) outs({out[0]} : {out[1]}){{}}")
    return m.finish(text, [(out, lambda: evaluate(data).values())])


def fill_rng(m):
    """A linear congruential sequence by the indices and a seed."""
    shape = [m.size(5), m.size(5)]
    if m.shape == "zero":
        shape[m.rng.randrange(2)] = 0
    f64, i32 = m.all_types["f64"], m.all_types["i32"]
    low, high = (-3.0, 4.0) if m.element.size == 1 else (-100.0, 90.0)
    if is_bool(m.element):
        low, high = -1.5, .5
    seed = i32.random(m.rng)
    operands = [m.scalar(n, e, v) for n, e, v in
                (("low", f64, low), ("high", f64, high), ("seed", i32, seed))]
    out = m.destination(m.element, shape, None)
    m.written = [(m.element, shape)]

    def number(i, j):
        if m.element.moves_only or m.element.name == "index":
            raise Refused
        first = i32.wrap((i + seed) * 1103515245 + 12345)
        second = i32.wrap((j + first) * 1103515245 + 12345)
        value = (second + 2147483647.0) * ((high - low) * 2.3283063999999999E-10) + low
        if m.element.is_int:
            return m.element.wrap(int(value))
        return complex(value, 0) if m.element.is_complex else value

    def expected():
        number(0, 0)
        return [number(*at) for at in places(shape)]
    text = (f"linalg.fill_rng_2d ins({listed(operands)} : f64, f64, i32) outs({out[0]} : {out[1]}){{}}")
    return m.finish(text, [(out, expected)])


RECIPES = {f"linalg.{name}": contraction for name in list(PRODUCTS) + CONVOLUTIONS + POOLINGS}
RECIPES.update({f"linalg.{name}": same_place for name in (
    "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf add sub mul div "
    "div_unsigned max min powf select").split()})
RECIPES.update({"linalg.elementwise": elementwise, "linalg.fill": fill, "linalg.copy": copy,
                "linalg.contract": contract, "linalg.fill_rng_2d": fill_rng})
# Those that convert their operands to the type of the result.
CONVERT = {name for name, recipe in RECIPES.items() if recipe in (contraction, copy, contract)}
