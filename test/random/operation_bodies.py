"""Recipes of operations.py for the operations of linalg that have a body, or
are several loops: generic, map, reduce, transpose, broadcast, softmax, pack,
unpack, and convolutions by Winograd's transforms."""
import math

from operation_cases import any_shape, check_library, letters, listed
from operation_types import (Inexact, Refused, count, fn_add, fn_mul, fn_pick, fn_sub, places,
                             zero)


def arithmetic(e, kind):
    """The operation of a body, and what it computes."""
    if e.is_complex:
        return f"complex.{kind}", {"add": fn_add, "sub": fn_sub, "mul": fn_mul}[kind]
    if e.is_float:
        names = {"max": "arith.maximumf", "min": "arith.minimumf"}
        fns = {"add": fn_add, "sub": fn_sub, "mul": fn_mul, "max": fn_pick(max, False),
               "min": fn_pick(min, False)}
        return names.get(kind, f"arith.{kind}f"), fns[kind]
    fns = {"add": lambda e, a, b: e.wrap(a + b), "sub": lambda e, a, b: e.wrap(a - b),
           "mul": lambda e, a, b: e.wrap(a * b), "max": lambda e, a, b: max(a, b),
           "min": lambda e, a, b: min(a, b)}
    names = {"max": "arith.maxsi", "min": "arith.minsi"}
    return names.get(kind, f"arith.{kind}i"), fns[kind]


def kinds(e):
    return ["add", "sub", "mul"] + ([] if e.is_complex else ["max", "min"])


def sizes_of(numbers):
    return [complex(abs(n.real) + abs(n.imag)) if isinstance(n, complex) else
            abs(n) if isinstance(n, (int, float)) else n for n in numbers]


def start_of(m, e, shape):
    if m.form == "new":
        return [zero(e)] * count(shape)
    return [e.random(m.rng) for _ in range(count(shape))]


def number_from_index(e, i):
    """What the body of `with_index` makes of an index."""
    if e.name == "index":
        return i
    if e.is_int:
        return e.wrap(i)
    return float(i)


def with_index(e, i, name):
    """Lines that make an element of an index."""
    if e.name == "index":
        return [f"%{name} = arith.addi %{i}, %{i}z : index"]
    if e.is_int:
        return [f"%{name} = arith.index_cast %{i} : index to {e}"]
    return [f"%{name}w = arith.index_cast %{i} : index to i32",
            f"%{name} = arith.sitofp %{name}w : i32 to {e}"]


def generic(m):
    """Loops in any order, maps that permute, repeat, take a constant or a sum,
    one or two outputs, bodies that use indices and what is there."""
    e, r = m.element, m.rng
    nloops = r.randrange(0 if m.shape == "one" else 1, 5)
    dims = "abcd"[:nloops]
    sizes = {d: m.size(5) for d in dims}
    if m.shape == "zero":
        sizes[r.choice(dims)] = 0
    reductions = [d for d in dims if r.random() < .3] if not e.moves_only else []
    parallel = [d for d in dims if d not in reductions]
    loops = list(dims)
    r.shuffle(loops)
    ninputs = r.randrange(0 if m.shape == "static" else 1, 4)
    noutputs = r.choice([1, 1, 2])
    maps, shapes = [], []
    for _ in range(ninputs):
        terms = [[(d, 1)] for d in loops if r.random() < .8]
        r.shuffle(terms)
        # A sum, or a constant: neither says how often a loop runs.
        if len(terms) >= 2 and r.random() < .3 and m.shape != "zero":
            a, b = terms.pop(), terms.pop()
            terms.append(a + b)
        if r.random() < .2 and m.shape != "zero":
            terms.append([])
        maps.append(terms)
        shapes.append([sum(sizes[d] - 1 for d, _ in t) + 1 for t in terms])
    out_maps, out_shapes = [], []
    for _ in range(noutputs):
        order = list(parallel)
        r.shuffle(order)
        out_maps.append(letters(order))
        out_shapes.append([sizes[d] for d in order])
    # Each loop needs an operand that says how often it runs.
    said = {t[0][0] for map_ in maps + out_maps for t in map_ if len(t) == 1}
    if not said.issuperset(dims):
        order = [d for d in dims]
        maps.append(letters(order))
        shapes.append([sizes[d] for d in order])
        ninputs += 1
    inputs = [m.operand(f"in{i}", e, s) for i, s in enumerate(shapes)]
    steps = []
    names = [f"x{i}" for i in range(ninputs)]
    indices = []
    if not e.moves_only and not e.is_complex and loops and e.size > 1 and r.random() < .5:
        indices = [r.randrange(nloops)]
        names.append("n")
    values = list(names)
    if not e.moves_only:
        for i in range(r.randrange(1, 4)):
            if not values:
                break
            a, b = r.choice(values), r.choice(values)
            steps.append((f"v{i}", r.choice(kinds(e)), a, b))
            values.append(f"v{i}")
    outs = []
    for i in range(noutputs):
        value = r.choice(values) if values else None
        combines = not e.moves_only and (bool(reductions) or r.random() < .4 or value is None)
        kind = r.choice([k for k in ("add", "max", "min") if k in kinds(e)])
        if e.is_float and reductions and kind == "add":
            kind = "max"  # sums are elsewhere
        outs.append((value, combines, kind))
    if e.moves_only and not values:
        return None
    if e.is_complex and reductions:
        raise Inexact
    starts = [start_of(m, e, s) for s in out_shapes]
    destinations = [m.destination(e, s, start if combines else None, f"out{i}")
                    for i, (s, start, (_, combines, _)) in enumerate(zip(out_shapes, starts, outs))]
    m.written = [(e, s) for s in out_shapes]
    m.case.operations += ["linalg.yield"] + ["linalg.index"] * bool(indices)

    body = [f"^bb0({listed([f'%x{i}: {e}' for i in range(ninputs)] + [f'%o{i}: {e}' for i in range(noutputs)])}):"]
    for d in indices:
        body.append(f"  %i = linalg.index {d} : index")
        if e.name == "index":
            body.append("  %iz = arith.constant 0 : index")
        body += ["  " + line for line in with_index(e, "i", "n")]
    for name, kind, a, b in steps:
        body.append(f"  %{name} = {arithmetic(e, kind)[0]} %{a}, %{b} : {e}")
    results = []
    for i, (value, combines, kind) in enumerate(outs):
        result = f"%{value}"
        if value is None:
            result = f"%o{i}"
        elif combines:
            result = f"%y{i}"
            body.append(f"  {result} = {arithmetic(e, kind)[0]} %o{i}, %{value} : {e}")
        results.append(result)
    body.append(f"  linalg.yield {listed(results)} : {listed([e] * noutputs)}")

    def expected(which):
        tables = [o.at() for o in inputs]
        outputs = [dict(zip(places(s), start)) for s, start in zip(out_shapes, starts)]
        for point in places([sizes[d] for d in loops]):
            at = dict(zip(loops, point))
            got = {f"x{i}": t[tuple(sum(at[d] for d, _ in term) for term in map_)]
                   for i, (t, map_) in enumerate(zip(tables, maps))}
            for d in indices:
                got["n"] = number_from_index(e, point[d])
            for name, kind, a, b in steps:
                got[name] = arithmetic(e, kind)[1](e, got[a], got[b])
            for (value, combines, kind), table, map_ in zip(outs, outputs, out_maps):
                to = tuple(at[t[0][0]] for t in map_)
                if value is None:
                    continue
                table[to] = (arithmetic(e, kind)[1](e, table[to], got[value]) if combines
                             else got[value])
        return outputs[which].values()

    def map_text(terms):
        return f"affine_map<({listed(loops)}) -> ({listed(' + '.join(d for d, _ in t) or '0' for t in terms)})>"
    iterators = listed('"parallel"' if d in parallel else '"reduction"' for d in loops)
    ins = ""
    if inputs:
        ins = f"ins({listed('%' + o.name for o in inputs)} : {listed(o.type() for o in inputs)}) "
    text = (f"linalg.generic {{{{indexing_maps = [{listed(map_text(t) for t in maps + out_maps)}], "
            f"iterator_types = [{iterators}]}}}} {ins}outs({listed(d[0] for d in destinations)} : "
            f"{listed(d[1] for d in destinations)}) {{{{\n  " + "\n  ".join(body) + "\n  }}{}")
    return m.finish(text, [(d, lambda i=i: expected(i)) for i, d in enumerate(destinations)])


def map_(m):
    e, r = m.element, m.rng
    shape = any_shape(m)
    ninputs = 1 if e.moves_only else r.randrange(1, 3)
    known = m.known(shape)
    inputs = [m.operand(f"in{i}", e, shape, known=known) for i in range(ninputs)]
    out = m.destination(e, shape, None, known=known)
    m.written = [(e, shape)]
    heads = listed(f"%x{i}: {e}" for i in range(ninputs)) + f", %init: {e}"
    if e.moves_only:
        body, fn = "linalg.yield %x0", lambda x: x
    else:
        kind = r.choice(kinds(e))
        op, f = arithmetic(e, kind)
        body = f"%y = {op} %x0, %x{ninputs - 1} : {e}\n    linalg.yield %y"
        fn = lambda *xs: f(e, xs[0], xs[-1])
    text = (f"linalg.map ins({listed('%' + o.name for o in inputs)} : "
            f"{listed(o.type() for o in inputs)}) outs({out[0]} : {out[1]})\n  ({heads}) {{\n"
            f"    {body} : {e}\n  }}")
    return without_types(m, text, [out],
                         [lambda: [fn(*xs) for xs in zip(*(o.data for o in inputs))]])


def reduce_(m):
    """Sums, or the greatest and the least at once."""
    e, r = m.element, m.rng
    shape = any_shape(m, 4)
    dims = [d for d in range(len(shape)) if r.random() < .5]
    kept = [d for d in range(len(shape)) if d not in dims]
    names = r.choice([["add"], ["max"], ["max", "min"]]) if not e.is_complex else ["add"]
    if e.is_float and e.size == 1:
        names = ["max"]
    known = m.known(shape)
    inputs = [m.operand(f"in{i}", e, shape, known=known) for i in range(len(names))]
    out_shape = [shape[d] for d in kept]
    starts = [start_of(m, e, out_shape) for _ in names]
    outs = [m.destination(e, out_shape, s, f"out{i}", [known[d] for d in kept])
            for i, s in enumerate(starts)]
    m.written = [(e, out_shape)] * len(names)

    def expected(i):
        table = dict(zip(places(out_shape), starts[i]))
        f = arithmetic(e, names[i])[1]
        if names[i] == "add" and not e.is_int and e.name != "index":
            size = sum(map(abs, sizes_of(inputs[i].data + starts[i])))
            cast_exact(e, size)
        for at, x in inputs[i].at().items():
            to = tuple(at[d] for d in kept)
            table[to] = f(e, table[to], x)
        return table.values()
    n = len(names)
    heads = listed([f"%x{i}: {e}" for i in range(n)] + [f"%a{i}: {e}" for i in range(n)])
    body = "".join(f"    %y{i} = {arithmetic(e, k)[0]} %a{i}, %x{i} : {e}\n" for i, k in enumerate(names))
    text = (f"linalg.reduce ins({listed('%' + o.name for o in inputs)} : {listed(o.type() for o in inputs)}) "
            f"outs({listed(o[0] for o in outs)} : {listed(o[1] for o in outs)}) dimensions = [{listed(dims)}]\n"
            f"  ({heads}) {{\n{body}    linalg.yield {listed(f'%y{i}' for i in range(n))} : {listed([e] * n)}\n  }}")
    return without_types(m, text, outs, [lambda i=i: expected(i) for i in range(n)])


def cast_exact(e, size):
    limit = 2 ** (e.part.digits if e.is_complex else e.digits)
    if abs(size) > limit:
        raise Inexact


def without_types(m, text, outs, expected):
    """An operation that says no types of results."""
    case, n = m.case, len(outs)
    try:
        values = [list(f()) for f in expected]
    except Refused:
        case.refused, values = True, [[]] * n
    if m.form in ("memref", "strided"):
        for (_, _, operand), numbers in zip(outs, values):
            operand.after, operand.units, operand.near = numbers, 0, 0
        case.emit(text)
        return case
    case.emit((f"%r:{n} = " if n > 1 else "%r = ") + text)
    for i, (out, numbers, (e, shape)) in enumerate(zip(outs, values, m.written)):
        result = m.consumed(f"%r#{i}" if n > 1 else "%r", e, out[1])
        case.give(result, e, shape, out[1], numbers)
    return case


def transpose(m):
    e = m.element
    shape = any_shape(m, 4)
    order = list(range(len(shape)))
    m.rng.shuffle(order)
    known = m.known(shape)
    a = m.operand("a", e, shape, known=known)
    to = [shape[d] for d in order]
    out = m.destination(e, to, None, known=[known[d] for d in order])
    m.written = [(e, to)]
    table = a.at()
    numbers = [table[tuple(at[order.index(d)] for d in range(len(shape)))] for at in places(to)]
    text = f"linalg.transpose ins(%a : {a.type()}) outs({out[0]} : {out[1]}) permutation = [{listed(order)}]"
    m.case.may_fail = e.moves_only
    return without_types(m, text, [out], [lambda: numbers])


def broadcast(m):
    e = m.element
    shape = any_shape(m, 4)
    added = sorted(d for d in range(len(shape)) if m.rng.random() < .4)
    kept = [d for d in range(len(shape)) if d not in added]
    known = m.known(shape)
    a = m.operand("a", e, [shape[d] for d in kept], known=[known[d] for d in kept])
    out = m.destination(e, shape, None, known=known)
    m.written = [(e, shape)]
    table = a.at()
    numbers = [table[tuple(at[d] for d in kept)] for at in places(shape)]
    text = f"linalg.broadcast ins(%a : {a.type()}) outs({out[0]} : {out[1]}) dimensions = [{listed(added)}]"
    m.case.may_fail = e.moves_only
    return without_types(m, text, [out], [lambda: numbers])


def softmax(m):
    e = m.element
    shape = any_shape(m) or [1]
    d = m.rng.randrange(len(shape))
    if e.is_float and e.size == 1:  # its sums would be rounded
        shape[d] = min(shape[d], 2)
        numbers = [0.0] * count(shape)
    else:
        numbers = [e.random(m.rng) for _ in range(count(shape))]
    a = m.operand("a", e, shape, numbers)
    out = m.destination(e, shape, None)
    m.written = [(e, shape)]

    def expected():
        if not e.is_float:
            raise Refused
        check_library(m, "exp")
        table, given = a.at(), []
        for at in places(shape):
            line = [table[at[:d] + (i,) + at[d + 1:]] for i in range(shape[d])]
            top = max(line)
            given.append(math.exp(table[at] - top) / sum(math.exp(x - top) for x in line))
        return given
    text = (f"linalg.softmax dimension({d}) ins(%a : {a.type()}) outs({out[0]} : {out[1]}){{}}")
    return m.finish(text, [(out, expected)], units=8)


# Layouts of tiles


def tiled(m, shape):
    """Which dimensions are cut, into tiles of what size, and the outer order."""
    r = m.rng
    cut = [d for d in range(len(shape)) if r.random() < .7]
    r.shuffle(cut)
    tiles = [r.choice([1, 2, 3, 4]) for _ in cut]
    order = list(range(len(shape)))
    if r.random() < .5:
        r.shuffle(order)
    return cut, tiles, order


def tile_texts(m, tiles):
    """A tile is a number, or a value of the function."""
    texts, known = [], []
    for i, n in enumerate(tiles):
        known.append(m.shape != "dynamic" or m.rng.random() < .5)
        texts.append(str(n) if known[-1] else
                     m.scalar(f"tile{i}", m.all_types["index"], n))
    return texts, known


def packed_shape(shape, cut, tiles, order):
    outer = [-(-n // tiles[cut.index(d)]) if d in cut else n for d, n in enumerate(shape)]
    return [outer[d] for d in order] + tiles


def source_of(at, shape, cut, tiles, order):
    """The place in the plain tensor of one in tiles."""
    rank = len(shape)
    where = [0] * rank
    for position, d in enumerate(order):
        where[d] = at[position]
    for i, d in enumerate(cut):
        where[d] = where[d] * tiles[i] + at[rank + i]
    return tuple(where)


def on_tensors(m):
    """There is no form on memrefs."""
    if m.form in ("memref", "strided"):
        m.form = "tensor"


def pack(m):
    on_tensors(m)
    e, r = m.element, m.rng
    shape = any_shape(m)
    if not shape:
        shape = [1]
    cut, tiles, order = tiled(m, shape)
    even = all(shape[d] % t == 0 for d, t in zip(cut, tiles))
    a = m.operand("a", e, shape)
    padding, number = "", None
    if not even or r.random() < .4:
        number = e.random(r)
        padding = f"padding_value({m.scalar('pad', e, number)} : {e}) "
    texts, known = tile_texts(m, tiles)
    to = packed_shape(shape, cut, tiles, order)
    # The tiles that the operation says are those of its types.
    out, type_, _ = pack_destination(m, e, to, known, None)
    given = f"outer_dims_perm = [{listed(order)}] " if order != sorted(order) or r.random() < .2 else ""
    table = a.at()
    numbers = [table.get(source_of(at, shape, cut, tiles, order), number) for at in places(to)]
    m.case.emit(f"%r = linalg.pack %a {padding}{given}inner_dims_pos = [{listed(cut)}] "
                f"inner_tiles = [{listed(texts)}] into {out} : {a.type()} -> {type_}")
    m.case.give("%r", e, to, type_, numbers)
    m.case.may_fail = e.moves_only
    return m.case


def pack_destination(m, e, shape, tiles_known, start):
    """As Maker.destination, with what is known of the tiles."""
    keep = m.known

    def known(s):
        outer = keep(s)
        return outer[:len(s) - len(tiles_known)] + list(tiles_known)
    m.known = known
    try:
        return m.destination(e, shape, start)
    finally:
        m.known = keep


def unpack(m):
    on_tensors(m)
    e = m.element
    shape = any_shape(m)
    if not shape:
        shape = [1]
    cut, tiles, order = tiled(m, shape)
    texts, known = tile_texts(m, tiles)
    from_ = packed_shape(shape, cut, tiles, order)
    keep = m.known
    m.known = lambda s: keep(s)[:len(s) - len(known)] + list(known)
    a = m.operand("a", e, from_)
    m.known = keep
    out, type_, _ = m.destination(e, shape, None)
    given = f"outer_dims_perm = [{listed(order)}] " if order != sorted(order) else ""
    back = {source_of(at, shape, cut, tiles, order): x for at, x in a.at().items()}
    m.case.emit(f"%r = linalg.unpack %a {given}inner_dims_pos = [{listed(cut)}] "
                f"inner_tiles = [{listed(texts)}] into {out} : {a.type()} -> {type_}")
    m.case.give("%r", e, shape, type_, [back[at] for at in places(shape)])
    m.case.may_fail = e.moves_only
    return m.case


def winograd(m):
    """A convolution NHWC with FHWC by the three transforms and products of
    their tiles, added to what is there."""
    e, r, case = m.element, m.rng, m.case
    case.operations += ["linalg.winograd_input_transform", "linalg.winograd_output_transform"]
    if m.shape == "zero" or not e.is_float or e.bits < 16:
        return None  # nothing is said of others
    out_tile, window = r.choice([(2, 3), (4, 3), (2, 5)])
    both = r.random() < .6
    kh, kw = (window, window) if both else r.choice([(1, window), (window, 1)])
    tile = out_tile + window - 1
    n, c, f = (m.size(3) for _ in range(3))
    th, tw = (m.size(3) for _ in range(2))

    def extents(k, tiles):
        """Of the input, the output, a tile's side, tiles and the filter."""
        if k == 1:
            return tiles, tiles, 1, tiles
        return tiles * out_tile + k - 1, tiles * out_tile, tile, tiles
    h, oh, ah, nh = extents(kh, th)
    w, ow, aw, nw = extents(kw, tw)
    if kh == 1:
        nh, h, oh = 1, 1, 1
    if kw == 1:
        nw, w, ow = 1, 1, 1
    m.form, m.shape = "tensor", "static"
    x = m.operand("x", e, [n, h, w, c])
    k = m.operand("k", e, [f, kh, kw, c])
    rows = n * nh * nw

    def t(*shape):
        return f"tensor<{''.join(f'{s}x' for s in shape)}{e}>"
    fmr = f"fmr(F_{out_tile}_{window})"
    flat = ah * aw
    lines = [
        f"%ke = tensor.empty() : {t(ah, aw, c, f)}",
        f"%kt = linalg.winograd_filter_transform {fmr} ins(%k : {k.type()}) outs(%ke : {t(ah, aw, c, f)}) -> {t(ah, aw, c, f)}",
        f"%xe = tensor.empty() : {t(ah, aw, nh, nw, n, c)}",
        f"%xt = linalg.winograd_input_transform {fmr} ins(%x : {x.type()}) outs(%xe : {t(ah, aw, nh, nw, n, c)}) -> {t(ah, aw, nh, nw, n, c)}",
        f"%kf = tensor.collapse_shape %kt [[0, 1], [2], [3]] : {t(ah, aw, c, f)} into {t(flat, c, f)}",
        f"%xf = tensor.collapse_shape %xt [[0, 1], [2, 3, 4], [5]] : {t(ah, aw, nh, nw, n, c)} into {t(flat, rows, c)}",
        f"%pe = tensor.empty() : {t(flat, rows, f)}",
        f"%p0 = linalg.fill ins({case.constant(e, 0.0)} : {e}) outs(%pe : {t(flat, rows, f)}) -> {t(flat, rows, f)}",
        f"%p = linalg.batch_matmul ins(%xf, %kf : {t(flat, rows, c)}, {t(flat, c, f)}) outs(%p0 : {t(flat, rows, f)}) -> {t(flat, rows, f)}",
        f"%pt = tensor.expand_shape %p [[0, 1], [2, 3, 4], [5]] output_shape [{ah}, {aw}, {nh}, {nw}, {n}, {f}] : {t(flat, rows, f)} into {t(ah, aw, nh, nw, n, f)}",
        f"%ye = tensor.empty() : {t(n, oh, ow, f)}",
        f"%y0 = linalg.fill ins({case.constant(e, 1.0)} : {e}) outs(%ye : {t(n, oh, ow, f)}) -> {t(n, oh, ow, f)}",
        f"%r = linalg.winograd_output_transform {fmr} ins(%pt : {t(ah, aw, nh, nw, n, f)}) outs(%y0 : {t(n, oh, ow, f)}) -> {t(n, oh, ow, f)}",
    ]
    for line in lines:
        case.emit(line)
    image, kernel = x.at(), k.at()
    numbers = [1 + sum(image[b, i + y, j + z, ch] * kernel[o, y, z, ch]
                   for y in range(kh) for z in range(kw) for ch in range(c))
               for b, i, j, o in places([n, oh, ow, f])]
    near = 2.0 ** (9 - min(e.digits, 53)) * 16
    case.give("%r", e, [n, oh, ow, f], t(n, oh, ow, f), numbers, near=near)
    return case


RECIPES = {"linalg.generic": generic, "linalg.map": map_, "linalg.reduce": reduce_,
           "linalg.transpose": transpose, "linalg.broadcast": broadcast, "linalg.softmax": softmax,
           "linalg.pack": pack, "linalg.unpack": unpack, "linalg.winograd_filter_transform": winograd}
# Those of which a recipe computes with elements of any type.
COMPUTE = {"linalg.reduce"}
