"""Operations of the vector dialect, each computed here as well.

A Program has cases, functions that do some operations and hand over what comes
of them, element by element; it compares that with what is computed here, as the
descriptions of the operations say it, and prints what differs. So a wrong
result shows although every compiler agrees on it.

Elements are whole numbers, also of floats, and so few and small that nothing is
rounded (Inexact is raised otherwise). Operands are constants, or come from
public globals, of which no compiler knows what they are.
"""
import itertools

INTS = ["i1", "i8", "i16", "i24", "i32", "i64", "i128", "index"]
FLOATS = {"bf16": 8, "f16": 11, "f32": 24, "f64": 53}  # digits
KINDS = ["add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"]
FLOAT_KINDS = ["add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"]
DYNAMIC = "?"


class Inexact(Exception):
    """What would be computed is not the same everywhere."""


# Elements


def is_float(element):
    return element in FLOATS


def width(element):
    return 64 if element == "index" else int(element.lstrip("bfi"))


def kinds_of(element):
    return FLOAT_KINDS if is_float(element) else KINDS


def exact(element, number):
    """The number as an element."""
    if is_float(element):
        if abs(number) > 2 ** FLOATS[element]:
            raise Inexact
        return number
    if element == "index":
        if not -2 ** 31 <= number < 2 ** 31:
            raise Inexact
        return number
    half = 2 ** (width(element) - 1)
    return (number + half) % (2 * half) - half


def unsigned(element, number):
    return number % 2 ** width(element)


COMBINE = {
    "add": lambda e, a, b: a + b,
    "mul": lambda e, a, b: a * b,
    "minsi": lambda e, a, b: min(a, b),
    "maxsi": lambda e, a, b: max(a, b),
    "minui": lambda e, a, b: min(a, b, key=lambda n: unsigned(e, n)),
    "maxui": lambda e, a, b: max(a, b, key=lambda n: unsigned(e, n)),
    "and": lambda e, a, b: a & b,
    "or": lambda e, a, b: a | b,
    "xor": lambda e, a, b: a ^ b,
    "minnumf": lambda e, a, b: min(a, b),
    "maxnumf": lambda e, a, b: max(a, b),
    "minimumf": lambda e, a, b: min(a, b),
    "maximumf": lambda e, a, b: max(a, b),
}


def combine(kind, element, numbers):
    """All of them, in any order."""
    if is_float(element) and kind == "add":
        exact(element, sum(map(abs, numbers)))
    if is_float(element) and kind == "mul":
        size = 1
        for n in numbers:
            size *= max(1, abs(n))
        exact(element, size)
    result = numbers[0]
    for n in numbers[1:]:
        result = exact(element, COMBINE[kind](element, result, n))
    return result


def text_of(element, number):
    if element == "i1":
        return "true" if number else "false"
    return f"{number}.0" if is_float(element) else str(number)


# Vectors, and numbers, which have no shape


def places(shape):
    return itertools.product(*map(range, shape))


def count(shape):
    n = 1
    for size in shape:
        n *= size
    return n


def listed(values):
    return ", ".join(map(str, values))


def vector_type(shape, element):
    return f"vector<{''.join(f'{n}x' for n in shape)}{element}>"


def nested(shape, texts):
    if not shape:
        return texts[0]
    n = len(texts) // shape[0]
    return "[" + ", ".join(nested(shape[1:], texts[i * n:(i + 1) * n])
                           for i in range(shape[0])) + "]"


class Vec:
    """A vector: its numbers by place. A number has the shape None."""

    def __init__(self, shape, element, numbers):
        self.shape = None if shape is None else list(shape)
        self.element = element
        self.at = dict(zip(places(shape or []), numbers))

    @property
    def type(self):
        return (self.element if self.shape is None
                else vector_type(self.shape, self.element))

    @property
    def numbers(self):
        return list(self.at.values())

    @property
    def text(self):
        """Of a constant."""
        texts = [text_of(self.element, n) for n in self.numbers]
        return (texts[0] if self.shape is None
                else f"dense<{nested(self.shape, texts)}>")


def made(shape, element, number_at):
    """The vector of what a function of places says."""
    return Vec(shape, element, [exact(element, number_at(at))
                                for at in places(shape or [])])


def pick(map_, place):
    """The part of a place that a list of dimensions is."""
    return tuple(place[d] for d in map_)


def affine_map(dims, results):
    names = [f"d{i}" for i in range(dims)]
    shown = ["0" if r is None else f"d{r}" for r in results]
    return f"affine_map<({listed(names)}) -> ({listed(shown)})>"


class Memory:
    """A memref over a row of elements, of which it may leave some out. Elements
    are numbers, or vectors of the shape `inner`."""

    def __init__(self, name, type_, flat, shape, strides, offset, cells, inner):
        self.name, self.type, self.flat = name, type_, flat
        self.shape, self.strides, self.offset = shape, strides, offset
        self.cells, self.inner = cells, inner
        self.element = flat[2]

    def cell(self, place):
        assert all(0 <= i < n for i, n in zip(place, self.shape)), place
        return self.offset + sum(i * s for i, s in zip(place, self.strides))

    def load(self, place):
        return self.cells[self.cell(place)]

    def store(self, place, number):
        self.cells[self.cell(place)] = number

    def has(self, place):
        return all(0 <= i < n for i, n in zip(place, self.shape))


# Programs

CHECK = """\
func.func private @expect_case(%number: i64) attributes {no_inline} {
  %c1 = arith.constant 1 : index
  %state = memref.get_global @state : memref<3xi64>
  memref.store %number, %state[%c1] : memref<3xi64>
  return
}
func.func private @expect(%found: i64) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i64
  %state = memref.get_global @state : memref<3xi64>
  %number = memref.load %state[%c0] : memref<3xi64>
  %next = arith.addi %number, %one : i64
  memref.store %next, %state[%c0] : memref<3xi64>
  %all = memref.get_global @expected : memref<COUNTxi64>
  %at = arith.index_cast %number : i64 to index
  %right = memref.load %all[%at] : memref<COUNTxi64>
  %wrong = arith.cmpi ne, %found, %right : i64
  scf.if %wrong {
    %case = memref.load %state[%c1] : memref<3xi64>
    memref.store %one, %state[%c2] : memref<3xi64>
    vector.print str "case "
    vector.print %case : i64 punctuation <no_punctuation>
    vector.print str ", number "
    vector.print %number : i64 punctuation <no_punctuation>
    vector.print str ": "
    vector.print %found : i64 punctuation <no_punctuation>
    vector.print str " is not "
    vector.print %right : i64
  }
  return
}
"""


class Program:

    def __init__(self):
        self.cases, self.expected = [], []
        self.pools = {}  # numbers of public globals, by element

    def pool(self, element, numbers):
        """Where these are in the global of that element."""
        pool = self.pools.setdefault(element, [])
        pool += numbers
        return len(pool) - len(numbers)

    def text(self):
        total = max(1, len(self.expected))
        lines = ['memref.global "private" @state : memref<3xi64> = dense<0>']
        expected = self.expected or [0]
        lines.append(f'memref.global "private" constant @expected : '
                     f"memref<{total}xi64> = dense<[{listed(expected)}]>")
        pool_lines = {e: f"memref.global @pool_{e} : memref<{len(p)}x{e}> = "
                         f"dense<[{listed(text_of(e, n) for n in p)}]>"
                      for e, p in self.pools.items()}
        lines += pool_lines.values()
        body = "\n".join(line for case in self.cases for line in case.lines)
        for element, pool in self.pools.items():  # whose sizes are known now
            body = body.replace(f"POOL_{element}_SIZE", str(len(pool)))
        lines += [CHECK.replace("COUNT", str(total)), body,
                  "func.func @main() -> i32 {"]
        for i, _ in enumerate(self.cases):
            lines += [f"  %case{i} = arith.constant {i} : i64",
                      f"  call @expect_case(%case{i}) : (i64) -> ()",
                      f"  call @case{i}() : () -> ()"]
        lines += ["  %state = memref.get_global @state : memref<3xi64>",
                  "  %c0 = arith.constant 0 : index",
                  "  %c2 = arith.constant 2 : index",
                  "  %count = memref.load %state[%c0] : memref<3xi64>",
                  "  vector.print %count : i64",
                  "  %failed = memref.load %state[%c2] : memref<3xi64>",
                  "  %status = arith.trunci %failed : i64 to i32",
                  "  return %status : i32", "}"]
        return "\n".join(lines) + "\n"


class Case:
    """A function of a program. Values are pairs of a name and a Vec."""

    def __init__(self, program, rng, title=""):
        self.program, self.rng = program, rng
        self.lines, self.count = [f"// {title}"] if title else [], 0
        self.lines.append(f"func.func private @case{len(program.cases)}() "
                          "attributes {no_inline} {")
        self.expected = []
        self.indent = 1

    def done(self):
        self.lines += ["  return", "}"]
        self.program.cases.append(self)
        self.program.expected += self.expected

    def emit(self, text):
        self.lines.append("  " * self.indent + text)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def add(self, text):
        name = self.name()
        self.emit(f"{name} = {text}")
        return name

    # Operands

    def opaque(self, element, numbers, type_):
        """Numbers that no compiler knows, as a vector or one of them."""
        stored = {"i1": "i8", "i24": "i32"}.get(element, element)
        start = self.program.pool(stored, numbers)
        shape = None if type_ is None else type_
        n = len(numbers)
        memref = f"memref<POOL_{stored}_SIZEx{stored}>"
        pool = self.add(f"memref.get_global @pool_{stored} : {memref}")
        at = self.add(f"arith.constant {start} : index")
        if shape is None or not shape:
            name = self.add(f"memref.load {pool}[{at}] : {memref}")
            from_, to = stored, element
        else:
            from_, to = vector_type([n], stored), vector_type([n], element)
            name = self.add(f"vector.load {pool}[{at}] : {memref}, {from_}")
        if stored != element:
            name = self.add(f"arith.trunci {name} : {from_} to {to}")
        if shape is not None and shape != [n]:
            op = "shape_cast" if shape else "broadcast"
            name = self.add(f"vector.{op} {name} : {to} to "
                            f"{vector_type(shape, element)}")
        return name

    def operand(self, vec, known=None):
        """The name of a value that is `vec`, known to a compiler or not."""
        if known is None:
            known = self.rng.random() < 0.4
        if known:
            suffix = "" if vec.type == "i1" else f" : {vec.type}"
            return self.add(f"arith.constant {vec.text}{suffix}")
        return self.opaque(vec.element, vec.numbers, vec.shape)

    def number(self, element, number, known=None):
        return self.operand(Vec(None, element, [exact(element, number)]), known)

    def index(self, number, known=None):
        return self.number("index", number, known)

    def indices(self, numbers, known=None):
        return listed(self.index(n, known) for n in numbers)

    # Memory

    def memory(self, element, shape, layout="plain", inner=None):
        """Memory of a shape, filled. Layouts: plain (a static identity),
        unknown (sizes), padded (rows stand apart), strided (elements too) and
        turned (the dimensions in another order). Elements may be vectors."""
        order = list(range(len(shape)))
        if layout == "turned":
            self.rng.shuffle(order)
        strides, size = [0] * len(shape), 1
        gap = 2 if layout in ("strided", "turned") else 1
        size = gap
        for d in reversed(order):
            strides[d] = size
            size *= shape[d] + (layout in ("padded", "strided"))
        offset = self.rng.randrange(4) if layout not in ("plain",
                                                         "unknown") else 0
        cells = offset + max(1, size)
        cell = element if inner is None else vector_type(inner, element)
        flat_type = f"memref<{cells}x{cell}>"
        flat = self.add(f"memref.alloc() : {flat_type}")
        contents = [made(inner, element, lambda at: self.rng.randrange(-8, 8))
                    for _ in range(cells)]
        if inner is None:
            contents = [vec.at[()] for vec in contents]
            self.fill(flat, flat_type, element, contents)
        else:
            for i, vec in enumerate(contents):
                self.emit(f"memref.store {self.operand(vec)}, {flat}"
                          f"[{self.index(i, True)}] : {flat_type}")
        dims = "".join(f"{n}x" for n in shape)
        layouts = [f"strided<[{listed(s)}], offset: {o}>" for s, o in
                   ((strides, offset), ([DYNAMIC] * len(shape), offset))]
        old = f"memref<{dims}{cell}, {layouts[0]}>"
        name = self.add(
            f"memref.reinterpret_cast {flat} to offset: [{offset}], sizes: "
            f"[{listed(shape)}], strides: [{listed(strides)}] : {flat_type} to "
            f"{old}")
        type_ = {"plain": f"memref<{dims}{cell}>",
                 "unknown": f"memref<{'?x' * len(shape)}{cell}>",
                 "turned": f"memref<{dims}{cell}, {layouts[1]}>"}.get(layout,
                                                                      old)
        if type_ != old:
            name = self.add(f"memref.cast {name} : {old} to {type_}")
        return Memory(name, type_, (flat, flat_type, element), list(shape),
                      strides, offset, contents, inner)

    def loop(self, n):
        """Begins a loop; the name of its counter."""
        zero, end, one = (self.add(f"arith.constant {k} : index")
                          for k in (0, n, 1))
        iv = self.name()
        self.emit(f"scf.for {iv} = {zero} to {end} step {one} {{")
        self.indent += 1
        return iv

    def end(self):
        self.indent -= 1
        self.emit("}")

    def fill(self, flat, flat_type, element, numbers):
        stored = {"i1": "i8", "i24": "i32"}.get(element, element)
        start = self.program.pool(stored, numbers)
        memref = f"memref<POOL_{stored}_SIZEx{stored}>"
        pool = self.add(f"memref.get_global @pool_{stored} : {memref}")
        base = self.add(f"arith.constant {start} : index")
        iv = self.loop(len(numbers))
        at = self.add(f"arith.addi {base}, {iv} : index")
        value = self.add(f"memref.load {pool}[{at}] : {memref}")
        if stored != element:
            value = self.add(f"arith.trunci {value} : {stored} to {element}")
        self.emit(f"memref.store {value}, {flat}[{iv}] : {flat_type}")
        self.end()

    def expect_memory(self, memory):
        """All of it, with what the memref leaves out."""
        flat, flat_type, element = memory.flat
        for i, cell in enumerate(memory.cells if memory.inner is not None
                                 else []):
            self.expect(self.add(f"memref.load {flat}[{self.index(i, True)}] : "
                                 f"{flat_type}"), cell)
        if memory.inner is not None:
            return
        iv = self.loop(len(memory.cells))
        value = self.add(f"memref.load {flat}[{iv}] : {flat_type}")
        self.hand_over(value, Vec(None, element, [0]))
        self.end()
        self.expected += memory.cells

    # Results

    def as_i64(self, name, vec):
        element, op = vec.element, None
        to = Vec(vec.shape, "i64", vec.numbers).type
        if is_float(element):
            op = "arith.fptosi"
        elif element == "index":
            op = "arith.index_cast"
        elif width(element) < 64:
            op = "arith.extsi"
        elif width(element) > 64:
            op = "arith.trunci"
        return self.add(f"{op} {name} : {vec.type} to {to}") if op else name

    def hand_over(self, name, vec):
        name = self.as_i64(name, vec)
        names = [name]
        if vec.shape is not None:
            n, names = len(vec.numbers), self.name()
            type_ = vector_type(vec.shape, "i64")
            self.emit(f"{names}:{n} = vector.to_elements {name} : {type_}")
            names = [f"{names}#{i}" for i in range(n)]
        for each in names:
            self.emit(f"func.call @expect({each}) : (i64) -> ()")

    def expect(self, name, vec):
        """Says that a value should be `vec`."""
        self.hand_over(name, vec)
        self.expected += [exact("i64", n) for n in vec.numbers]
        return name, vec


# Operations. Each returns what it emits by name and value.


def masked(case, op, mask, result, passthru=None):
    """An operation, or in a vector.mask with these."""
    if mask is None:
        return case.add(op) if result else case.emit(op)
    more = f", {case.operand(passthru)}" if passthru else ""
    arrow = f" -> {result}" if result else ""
    text = (f"vector.mask {case.operand(mask)}{more} {{ {op} }} : {mask.type}"
            f"{arrow}")
    return case.add(text) if result else case.emit(text)


class Transfer:
    """What a transfer says: `results` are dimensions, or None for 0."""

    def __init__(self, memory, results, sizes, starts, inside):
        self.memory, self.results, self.sizes = memory, results, sizes
        self.starts, self.inside = starts, inside

    @property
    def mask_shape(self):
        used = sorted((d, n) for d, n in zip(self.results, self.sizes)
                      if d is not None)
        return [n for _, n in used] or [1]

    def mask_place(self, at):
        used = sorted((d, i) for d, i in zip(self.results, at)
                      if d is not None)
        return tuple(i for _, i in used) or (0,)

    def place(self, at):
        place = list(self.starts)
        for d, i in zip(self.results, at):
            if d is not None:
                place[d] += i
        return tuple(place)

    def attributes(self):
        rank = len(self.memory.shape)
        minor = list(range(rank - len(self.results), rank))
        said = []
        if any(self.inside):
            flags = listed(str(bool(f)).lower() for f in self.inside)
            said.append(f"in_bounds = [{flags}]")
        if self.results != minor or (not rank and self.memory.inner == [1]):
            said.append(f"permutation_map = {affine_map(rank, self.results)}")
        return f" {{{listed(said)}}}" if said else ""

    def is_defined(self, masks=()):
        """Nothing is accessed that is not there but where it may be."""
        for d, n in enumerate(self.memory.shape):
            if d not in self.results and not 0 <= self.starts[d] < n:
                return False
        return all(not inside or d is None or
                   self.starts[d] + n <= self.memory.shape[d]
                   for d, n, inside in zip(self.results, self.sizes,
                                           self.inside))


def is_on(mask, place):
    return mask is None or bool(mask.at[place])


def transfer_read(case, t, padding, mask, outer=None, passthru=None):
    """`padding` is a number, or a Vec where these are the elements."""
    n, inner = len(t.sizes), t.memory.inner

    def number_at(at):
        place, lane = t.place(at[:n]), t.mask_place(at[:n])
        if not is_on(outer, lane):
            return padding if passthru is None else passthru.at[at]
        found = padding
        if is_on(mask, lane) and t.memory.has(place):
            found = t.memory.load(place)
        return found if inner is None else found.at[at[n:]]

    result = made(t.sizes + (inner or []), t.memory.element, number_at)
    pad = (case.number(t.memory.element, padding) if inner is None
           else case.operand(padding))
    more = f", {case.operand(mask)}" if mask else ""
    op = (f"vector.transfer_read {t.memory.name}[{case.indices(t.starts)}], "
          f"{pad}{more}{t.attributes()} : {t.memory.type}, {result.type}")
    return masked(case, op, outer, result.type, passthru), result


def transfer_write(case, t, value, mask, outer=None):
    name, vec = value
    more = f", {case.operand(mask)}" if mask else ""
    op = (f"vector.transfer_write {name}, {t.memory.name}"
          f"[{case.indices(t.starts)}]{more}{t.attributes()} : {vec.type}, "
          f"{t.memory.type}")
    masked(case, op, outer, None)
    for at in places(t.sizes):
        place, lane = t.place(at), t.mask_place(at)
        if is_on(mask, lane) and is_on(outer, lane) and t.memory.has(place):
            t.memory.store(place, part_of(vec, at, t.memory.inner))


def part_of(vec, at, inner):
    """The element of a memref that a vector has at a place."""
    if inner is None:
        return vec.at[at]
    return made(inner, vec.element, lambda rest: vec.at[at + rest])


def window(memory, starts, at):
    """The place of an element of a vector of the last dimensions."""
    place = list(starts)
    for i, k in enumerate(at):
        place[len(place) - len(at) + i] += k
    return tuple(place)


def load(case, memory, starts, shape):
    """Of memory of vectors, which have that shape, it is one of them."""
    result = (made(shape, memory.element,
                   lambda at: memory.load(window(memory, starts, at)))
              if memory.inner is None else memory.load(tuple(starts)))
    return case.add(f"vector.load {memory.name}[{case.indices(starts)}] : "
                    f"{memory.type}, {result.type}"), result


def store(case, memory, starts, value):
    name, vec = value
    case.emit(f"vector.store {name}, {memory.name}[{case.indices(starts)}] : "
              f"{memory.type}, {vec.type}")
    if memory.inner is not None:
        memory.store(tuple(starts), vec)
        return
    for at in places(vec.shape):
        memory.store(window(memory, starts, at), vec.at[at])


def packed(mask):
    """Where each element that is on is when rows are packed."""
    found, counts = {}, {}
    for at, on in mask.at.items():
        if on:
            row = at[:-1]
            found[at] = row + (counts.get(row, 0),)
            counts[row] = counts.get(row, 0) + 1
    return found


def masked_load(case, op, memory, starts, mask, passthru):
    """maskedload or expandload."""
    where = (packed(mask) if op == "expandload"
             else {at: at for at, on in mask.at.items() if on})
    name, vec = passthru
    result = made(vec.shape, vec.element, lambda at: memory.load(
        window(memory, starts, where[at])) if at in where else vec.at[at])
    return case.add(
        f"vector.{op} {memory.name}[{case.indices(starts)}], "
        f"{case.operand(mask)}, {name} : {memory.type}, {mask.type}, "
        f"{vec.type} into {vec.type}"), result


def masked_store(case, op, memory, starts, mask, value):
    """maskedstore or compressstore."""
    where = (packed(mask) if op == "compressstore"
             else {at: at for at, on in mask.at.items() if on})
    name, vec = value
    case.emit(f"vector.{op} {memory.name}[{case.indices(starts)}], "
              f"{case.operand(mask)}, {name} : {memory.type}, {mask.type}, "
              f"{vec.type}")
    for at, to in where.items():
        memory.store(window(memory, starts, to), vec.at[at])


def moved(starts, by):
    return tuple(starts[:-1]) + ((starts[-1] + by,) if starts else ())


def gather(case, memory, starts, indices, mask, passthru, outer=None):
    name, vec = passthru
    result = made(vec.shape, vec.element, lambda at: memory.load(
        moved(starts, indices.at[at]))
        if is_on(mask, at) and is_on(outer, at) else vec.at[at])
    op = (f"vector.gather {memory.name}[{case.indices(starts)}] "
          f"[{case.operand(indices)}], {case.operand(mask)}, {name} : "
          f"{memory.type}, {indices.type}, {mask.type}, {vec.type} into "
          f"{vec.type}")
    return masked(case, op, outer, result.type), result


def scatter(case, memory, starts, indices, mask, value):
    name, vec = value
    case.emit(f"vector.scatter {memory.name}[{case.indices(starts)}] "
              f"[{case.operand(indices)}], {case.operand(mask)}, {name} : "
              f"{memory.type}, {indices.type}, {mask.type}, {vec.type}")
    for at in places(vec.shape):
        if mask.at[at]:
            memory.store(moved(starts, indices.at[at]), vec.at[at])


NEUTRAL = {"add": 0, "mul": 1, "or": 0, "xor": 0, "and": -1}


def reduction(case, kind, source, acc=None, mask=None):
    name, vec = source
    numbers = [n for at, n in vec.at.items() if is_on(mask, at)]
    if acc:
        numbers.append(acc[1].at[()])
    if not numbers:
        if kind not in NEUTRAL:
            raise Inexact
        numbers = [exact(vec.element, NEUTRAL[kind])]
    result = Vec(None, vec.element, [combine(kind, vec.element, numbers)])
    start = f", {acc[0]}" if acc else ""
    op = (f"vector.reduction <{kind}>, {name}{start} : {vec.type} into "
          f"{vec.element}")
    return masked(case, op, mask, result.type), result


def multi_reduction(case, kind, source, acc, dims, mask=None):
    name, vec = source
    kept = [d for d in range(len(vec.shape)) if d not in dims]
    parts = {at: [n] for at, n in acc[1].at.items()}
    for at, n in vec.at.items():
        if is_on(mask, at):
            parts[pick(kept, at)].append(n)
    result = Vec(acc[1].shape, vec.element,
                 [combine(kind, vec.element, part) for part in parts.values()])
    op = (f"vector.multi_reduction <{kind}>, {name}, {acc[0]} {list(dims)} : "
          f"{vec.type} to {result.type}")
    return masked(case, op, mask, result.type), result


def contract(case, kind, maps, iterators, sizes, lhs, rhs, acc, mask=None):
    """`maps` are lists of dimensions, `iterators` words by dimension."""
    element = acc[1].element
    parts = {at: [n] for at, n in acc[1].at.items()}
    for at in places(sizes):
        if is_on(mask, at):
            product = lhs[1].at[pick(maps[0], at)] * rhs[1].at[pick(maps[1], at)]
            parts[pick(maps[2], at)].append(exact(element, product))
    result = Vec(acc[1].shape, element,
                 [combine(kind, element, part) for part in parts.values()])
    texts = [affine_map(len(sizes), m) for m in maps]
    words = listed(f'"{w}"' for w in iterators)
    op = (f"vector.contract {{indexing_maps = [{listed(texts)}], "
          f"iterator_types = [{words}], kind = #vector.kind<{kind}>}} "
          f"{lhs[0]}, {rhs[0]}, {acc[0]} : {lhs[1].type}, {rhs[1].type} into "
          f"{result.type}")
    return masked(case, op, mask, result.type), result


def outerproduct(case, kind, lhs, rhs, acc=None, mask=None):
    element = lhs[1].element
    shape = lhs[1].shape + (rhs[1].shape or [])

    def number_at(at):
        product = exact(element, lhs[1].at[at[:1]] * rhs[1].at[at[1:]])
        if not acc:
            return product
        return (combine(kind, element, [product, acc[1].at[at]])
                if is_on(mask, at) else acc[1].at[at])

    result = made(shape, element, number_at)
    start = f", {acc[0]}" if acc else ""
    said = f" {{kind = #vector.kind<{kind}>}}" if kind != "add" else ""
    op = (f"vector.outerproduct {lhs[0]}, {rhs[0]}{start}{said} : "
          f"{lhs[1].type}, {rhs[1].type}")
    return masked(case, op, mask, result.type), result


def scan(case, kind, source, start, dim, inclusive):
    """The last is what the last of the results is."""
    name, vec = source
    n, numbers, last = vec.shape[dim], {}, {}
    for at, first in start[1].at.items():
        line = [at[:dim] + (i,) + at[dim:] for i in range(n)]
        sums = [vec.at[line[0]] if inclusive else first]
        for i in range(1, n):
            sums.append(combine(kind, vec.element, [
                sums[-1], vec.at[line[i if inclusive else i - 1]]]))
        numbers.update(zip(line, sums))
        last[at] = sums[-1]
    result = made(vec.shape, vec.element, lambda at: numbers[at])
    final = made(start[1].shape, vec.element, lambda at: last[at])
    pair = case.name()
    case.emit(f"{pair}:2 = vector.scan <{kind}>, {name}, {start[0]} {{inclusive "
              f"= {str(inclusive).lower()}, reduction_dim = {dim}}} : "
              f"{vec.type}, {start[1].type}")
    return (f"{pair}#0", result), (f"{pair}#1", final)


# Masks


def box(shape, sizes):
    return made(shape, "i1", lambda at: -all(i < n for i, n in zip(at, sizes)))


def create_mask(case, shape, sizes):
    mask = box(shape, sizes) if shape else Vec([], "i1", [-(sizes[0] > 0)])
    return case.add(f"vector.create_mask {case.indices(sizes)} : "
                    f"{mask.type}"), mask


def constant_mask(case, shape, sizes):
    mask = box(shape, sizes) if shape else Vec([], "i1", [-(sizes[0] > 0)])
    return case.add(f"vector.constant_mask {list(sizes)} : {mask.type}"), mask


# Elements and shapes


def elementwise(case, op, a, b):
    """addi, muli, ... and their like of floats."""
    element = a[1].element
    dialect_op = {"add": "addf", "mul": "mulf"}.get(op, op)
    if not is_float(element):
        dialect_op = op + "i" if op in ("add", "mul", "and", "or",
                                        "xor") else op
    result = made(a[1].shape, element, lambda at: combine(
        op, element, [a[1].at[at], b[1].at[at]]))
    return case.add(f"arith.{dialect_op} {a[0]}, {b[0]} : {result.type}"), result


def select(case, mask, a, b):
    result = made(a[1].shape, a[1].element, lambda at: (
        a if mask[1].at[at] else b)[1].at[at])
    return case.add(f"arith.select {mask[0]}, {a[0]}, {b[0]} : {mask[1].type}, "
                    f"{result.type}"), result


def broadcast(case, source, shape):
    name, vec = source
    had = vec.shape or []

    def number_at(at):
        end = at[len(at) - len(had):]
        return vec.at[tuple(i if n > 1 else 0 for i, n in zip(end, had))]

    result = made(shape, vec.element, number_at)
    return case.add(f"vector.broadcast {name} : {vec.type} to {result.type}"), \
        result


def transpose(case, source, order):
    name, vec = source
    result = made([vec.shape[d] for d in order], vec.element, lambda at: vec.at[
        tuple(at[order.index(d)] for d in range(len(order)))])
    return case.add(f"vector.transpose {name}, {list(order)} : {vec.type} to "
                    f"{result.type}"), result


def shape_cast(case, source, shape):
    name, vec = source
    result = Vec(shape, vec.element, vec.numbers)
    return case.add(f"vector.shape_cast {name} : {vec.type} to {result.type}"), \
        result


def positions(case, numbers, known):
    """Each as a number, or as a value."""
    return listed(n if k else case.index(n) for n, k in zip(numbers, known))


def extract(case, source, at, known):
    name, vec = source
    n = len(at)
    shape = vec.shape[n:] or None
    result = made(shape, vec.element, lambda rest: vec.at[tuple(at) + rest])
    return case.add(f"vector.extract {name}[{positions(case, at, known)}] : "
                    f"{result.type} from {vec.type}"), result


def insert(case, part, into, at, known):
    n = len(at)
    result = made(into[1].shape, into[1].element, lambda place: part[1].at[
        place[n:]] if place[:n] == tuple(at) else into[1].at[place])
    return case.add(f"vector.insert {part[0]}, {into[0]} "
                    f"[{positions(case, at, known)}] : {part[1].type} into "
                    f"{result.type}"), result


def extract_slice(case, source, offsets, sizes):
    name, vec = source
    n = len(offsets)
    result = made(sizes + vec.shape[n:], vec.element, lambda at: vec.at[
        tuple(i + o for i, o in zip(at, offsets)) + at[n:]])
    return case.add(
        f"vector.extract_strided_slice {name} {{offsets = {offsets}, sizes = "
        f"{sizes}, strides = {[1] * n}}} : {vec.type} to {result.type}"), result


def insert_slice(case, part, into, offsets):
    shape, rank = part[1].shape, len(into[1].shape)
    full = [1] * (rank - len(shape)) + shape

    def number_at(at):
        inner = tuple(i - o for i, o in zip(at, offsets))
        if all(0 <= i < n for i, n in zip(inner, full)):
            return part[1].at[inner[rank - len(shape):]]
        return into[1].at[at]

    result = made(into[1].shape, into[1].element, number_at)
    return case.add(
        f"vector.insert_strided_slice {part[0]}, {into[0]} {{offsets = "
        f"{offsets}, strides = {[1] * len(shape)}}} : {part[1].type} into "
        f"{result.type}"), result


def shuffle(case, a, b, picks):
    rows = [(a if p < (a[1].shape or [1])[0] else b)[1] for p in picks]
    first = (a[1].shape or [1])[0]

    def number_at(at):
        p = picks[at[0]]
        source, row = (a, p) if p < first else (b, p - first)
        return source[1].at[(row,) + at[1:] if source[1].shape else ()]

    del rows
    result = made([len(picks)] + a[1].shape[1:], a[1].element, number_at)
    return case.add(f"vector.shuffle {a[0]}, {b[0]} {list(picks)} : {a[1].type},"
                    f" {b[1].type}"), result


def interleave(case, a, b):
    shape = (a[1].shape or [1])[:]
    shape[-1] *= 2

    def number_at(at):
        source = (a, b)[at[-1] % 2][1]
        return source.at[at[:-1] + (at[-1] // 2,) if source.shape else ()]

    result = made(shape, a[1].element, number_at)
    return case.add(f"vector.interleave {a[0]}, {b[0]} : {a[1].type} -> "
                    f"{result.type}"), result


def deinterleave(case, source):
    name, vec = source
    shape = vec.shape[:-1] + [vec.shape[-1] // 2]
    halves = [made(shape, vec.element,
                   lambda at, k=k: vec.at[at[:-1] + (2 * at[-1] + k,)])
              for k in range(2)]
    names = case.name(), case.name()
    case.emit(f"{listed(names)} = vector.deinterleave {name} : {vec.type} -> "
              f"{halves[0].type}")
    return list(zip(names, halves))


def from_elements(case, vec):
    names = [case.number(vec.element, n) for n in vec.numbers]
    return case.add(f"vector.from_elements {listed(names)} : {vec.type}"), vec


def carried(case, value, trips, op, other):
    """A loop that combines a vector with another one, so often."""
    result = value[1]
    for _ in range(trips):
        result = made(result.shape, result.element, lambda at: combine(
            op, result.element, [result.at[at], other[1].at[at]]))
    lower, upper, step = (case.index(n) for n in (1, 1 + 2 * trips, 2))
    iv, name, arg = case.name(), case.name(), case.name()
    case.emit(f"{name} = scf.for {iv} = {lower} to {upper} step {step} "
              f"iter_args({arg} = {value[0]}) -> ({result.type}) {{")
    case.indent += 1
    inner, _ = elementwise(case, op, (arg, value[1]), other)
    case.emit(f"scf.yield {inner} : {result.type}")
    case.end()
    return name, result
