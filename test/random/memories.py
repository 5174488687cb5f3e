"""Memrefs and views of them, for nests.py and loops.py.

A function has a few memories, of which the generator knows all sizes and where
each element is, whatever their types say. Several may be of the same memory:
views, casts, what is selected of two, a global that is asked for twice, two
arguments of a function. A subscript is an expression of which the least and the
greatest value are known, moved to within the memref.
"""
import re

ELEMENTS = ["i32", "i32", "i32", "i64", "f64", "i8"]
ARGUMENT = "memref<12xi32>"  # the type of memrefs that functions are given
GLOBAL = "memref<6x4xi32>"


class Memory:
    """A memref: where its elements are in the memory it is of."""

    def __init__(self, name, shape, element, strides=None, offset=0,
                 dynamic=(), root=None):
        self.name, self.shape, self.element = name, list(shape), element
        self.strides = list(strides or row_major(shape))
        self.offset = offset
        self.dynamic = set(dynamic)  # dimensions whose size the type hides
        self.root = root  # a name of the memory; None: it may be any
        self.chosen = False  # of two

    @property
    def type(self):
        sizes = ["?" if i in self.dynamic else str(n)
                 for i, n in enumerate(self.shape)]
        text = "".join(f"{n}x" for n in sizes) + self.element
        if self.offset or self.strides != row_major(self.shape) or \
                self.dynamic - {0}:
            strides = ", ".join(map(str, self.strides))
            offset = f", offset: {self.offset}" if self.offset else ""
            text += f", strided<[{strides}]{offset}>"
        return f"memref<{text}>"


def row_major(shape):
    strides, n = [], 1
    for size in reversed(shape):
        strides.insert(0, n)
        n *= size
    return strides


class Range:
    """The text of an expression, its least and its greatest value."""

    def __init__(self, text, low, high):
        self.text, self.low, self.high = text, low, high


class Memories:

    # Expressions

    def operand(self):
        """A counter or a symbol as it is."""
        known = self.counters * 3 + self.symbols
        if not known or self.rng.random() < 0.1:
            n = self.rng.randrange(-2, 5)
            return Range(str(n), n, n)
        return self.rng.choice(known)

    def ranged(self, depth=1):
        rng = self.rng
        a = self.operand()
        if depth == 0 or rng.random() < 0.4:
            return a
        op = rng.choice(["+", "+", "-", "*", "mod", "floordiv", "ceildiv"])
        if op in ("+", "-"):
            b = self.ranged(depth - 1)
            low, high = (a.low + b.low, a.high + b.high) if op == "+" else (
                a.low - b.high, a.high - b.low)
            return Range(f"({a.text}) {op} ({b.text})", low, high)
        if op == "*":
            n = rng.choice([-1, 2, -2])
            ends = sorted([a.low * n, a.high * n])
            return Range(f"({a.text}) * {n}", *ends)
        n = rng.randrange(1, 5)
        text = f"({a.text}) {op} {n}"
        if op == "mod":
            return Range(text, 0, n - 1)
        if op == "floordiv":
            return Range(text, a.low // n, a.high // n)
        return Range(text, -(-a.low // n), -(-a.high // n))

    def within(self, e, size):
        """Moves an expression to what a dimension of a memref has."""
        if e.high - e.low >= size:
            return Range(f"({e.text}) mod {size}", 0, size - 1)
        shift = self.rng.randrange(-e.low, size - e.high)
        # Often as it is, which passes look for.
        if e.low >= 0 and e.high < size and self.rng.random() < 0.3:
            shift = 0
        text = e.text if not shift else f"({e.text}) + {shift}"
        return Range(text, e.low + shift, e.high + shift)

    def place_in(self, memory):
        """Subscripts, as text."""
        texts = []
        for size in memory.shape:
            depth = self.rng.choice([0, 0, 0, 1, 2])
            texts.append(self.within(self.ranged(depth), size).text)
        return ", ".join(texts)

    def mapped(self, texts, kind="affine_map", sign="->"):
        """`affine_map<(d0)[s0] -> (texts)>(%i)[%n]` of the names in them."""
        names = []
        for name in re.findall(r"%\w+", " ".join(texts)):
            if name not in names:
                names.append(name)
        symbols = [n for n in names if n in [s.text for s in self.symbols]
                   and self.rng.random() < 0.6]
        dims = [n for n in names if n not in symbols]
        new = {n: f"d{i}" for i, n in enumerate(dims)}
        new.update({n: f"s{i}" for i, n in enumerate(symbols)})
        texts = [re.sub(r"%\w+", lambda m: new[m.group()], t) for t in texts]
        listed = lambda names: ", ".join(names)
        text = (f"{kind}<({listed(new[n] for n in dims)})"
                f"[{listed(new[n] for n in symbols)}] {sign} "
                f"({listed(texts)})>({listed(dims)})")
        return text + (f"[{listed(symbols)}]" if symbols else "")

    # Memories

    def new_memory(self):
        rng = self.rng
        element = rng.choice(ELEMENTS)
        shape = rng.choice([[12], [12], [6, 4], [8, 8], [5, 7], [3, 4, 5], [1, 9]])
        memory = Memory(self.name(), shape, element)
        memory.root = memory.name
        if rng.random() < 0.15:
            memory.dynamic = {0}
        sizes = ", ".join(self.constant("index", str(shape[i]))
                          for i in memory.dynamic)
        op = "memref.alloca" if not self.depth and rng.random() < 0.2 \
            else "memref.alloc"
        self.emit(f"{memory.name} = {op}({sizes}) : {memory.type}")
        self.number(memory)
        return memory

    def global_memory(self):
        memory = Memory(self.name(), [6, 4], "i32", root="@memory")
        self.emit(f"{memory.name} = memref.get_global @memory : {GLOBAL}")
        return memory

    def number(self, memory):
        """Gives all elements different numbers."""
        counters, index = self.rows(memory), self.name()
        terms = " + ".join(f"{c} * {5 * i + 1}" for i, c in enumerate(counters))
        self.emit(f"{index} = affine.apply {self.mapped([terms])}")
        number = self.element_of_index(index, memory.element)
        self.emit(f"affine.store {number}, "
                  f"{memory.name}[{', '.join(counters)}] : {memory.type}")
        self.end_rows(memory)

    def element_of_index(self, index, element):
        """`index` as a number of another type."""
        name = self.name()
        to = element if element[0] == "i" else "i32"
        self.emit(f"{name} = arith.index_cast {index} : index to {to}")
        if to == element:
            return name
        number = self.name()
        self.emit(f"{number} = arith.sitofp {name} : {to} to {element}")
        return number

    def rows(self, memory):
        counters = []
        for size in memory.shape:
            counters.append(self.name())
            self.emit(f"affine.for {counters[-1]} = 0 to {size} {{")
            self.indent += 1
        return counters

    def end_rows(self, memory):
        for _ in memory.shape:
            self.indent -= 1
            self.emit("}")

    # Views

    def view(self, memory):
        """Another memref of the memory of this, or the same."""
        views = [self.cast, self.subview, self.reinterpret_cast, self.transpose,
                 self.collapse, self.expand, self.choose]
        new = self.rng.choice(views)(memory)
        if new is not memory:
            new.root = None if new.chosen else memory.root
        return new

    def cast(self, m):
        new = Memory(self.name(), m.shape, m.element, m.strides, m.offset,
                     {i for i in range(len(m.shape)) if self.rng.random() < 0.5})
        self.emit(f"{new.name} = memref.cast {m.name} : {m.type} to {new.type}")
        return new

    def subview(self, m):
        rng = self.rng
        offsets = [rng.randrange(max(n // 2, 1)) for n in m.shape]
        steps = [rng.choice([1, 1, 1, 2]) for _ in m.shape]
        sizes = [rng.randrange(1, (n - at + step - 1) // step + 1)
                 if rng.random() < 0.4 else (n - at + step - 1) // step
                 for n, at, step in zip(m.shape, offsets, steps)]
        new = Memory(self.name(), sizes, m.element,
                     [s * step for s, step in zip(m.strides, steps)],
                     m.offset + sum(at * s for at, s in zip(offsets, m.strides)))
        lists = " ".join(f"[{', '.join(map(str, l))}]"
                         for l in (offsets, sizes, steps))
        self.emit(f"{new.name} = memref.subview {m.name}{lists} : {m.type} to "
                  f"{self.strided(new)}")
        return self.forced(new)

    def strided(self, m):
        """The type, with its layout said."""
        sizes = "".join(f"{n}x" for n in m.shape)
        strides = ", ".join(map(str, m.strides))
        offset = f", offset: {m.offset}" if m.offset else ""
        return f"memref<{sizes}{m.element}, strided<[{strides}]{offset}>>"

    def forced(self, m):
        """Of the type without a layout where that means the same."""
        if self.strided(m) == m.type:
            return m
        new = Memory(self.name(), m.shape, m.element)
        self.emit(f"{new.name} = memref.cast {m.name} : {self.strided(m)} to "
                  f"{new.type}")
        return new

    def reinterpret_cast(self, m):
        """The same elements, or every other one, as one dimension."""
        n = 1
        for size in m.shape:
            n *= size
        if m.strides != row_major(m.shape):
            return self.cast(m)
        step = self.rng.choice([1, 1, 2])
        new = Memory(self.name(), [(n + step - 1) // step], m.element, [step],
                     m.offset)
        self.emit(f"{new.name} = memref.reinterpret_cast {m.name} to offset: "
                  f"[{m.offset}], sizes: {new.shape}, strides: [{step}] : "
                  f"{m.type} to {self.strided(new)}")
        return self.forced(new)

    def transpose(self, m):
        if len(m.shape) != 2 or m.dynamic:
            return self.subview(m)
        new = Memory(self.name(), m.shape[::-1], m.element, m.strides[::-1],
                     m.offset)
        self.emit(f"{new.name} = memref.transpose {m.name} (i, j) -> (j, i) : "
                  f"{m.type} to {self.strided(new)}")
        return self.forced(new)

    def collapse(self, m):
        if len(m.shape) != 2 or m.dynamic or \
                m.strides[0] != m.strides[1] * m.shape[1]:
            return self.subview(m)
        new = Memory(self.name(), [m.shape[0] * m.shape[1]], m.element,
                     [m.strides[1]], m.offset)
        self.emit(f"{new.name} = memref.collapse_shape {m.name} [[0, 1]] : "
                  f"{m.type} into {new.type}")
        return new

    def expand(self, m):
        if len(m.shape) != 1 or m.dynamic or m.shape[0] % 3:
            return self.cast(m)
        shape = [3, m.shape[0] // 3]
        new = Memory(self.name(), shape, m.element,
                     [m.strides[0] * shape[1], m.strides[0]], m.offset)
        self.emit(f"{new.name} = memref.expand_shape {m.name} [[0, 1]] "
                  f"output_shape {shape} : {m.type} into {new.type}")
        return new

    def choose(self, m):
        """One of two, selected or given by an if."""
        other = self.rng.choice([o for o in self.memories if o.type == m.type]
                                or [m])
        if other.shape != m.shape:
            return m
        new = Memory(self.name(), m.shape, m.element, m.strides, m.offset,
                     m.dynamic)
        new.chosen = True
        if self.rng.random() < 0.5:
            self.emit(f"{new.name} = arith.select {self.condition()}, {m.name}, "
                      f"{other.name} : {m.type}")
            return new
        self.emit(f"{new.name} = scf.if {self.condition()} -> ({m.type}) {{")
        self.emit(f"  scf.yield {m.name} : {m.type}")
        self.emit("} else {")
        self.emit(f"  scf.yield {other.name} : {m.type}")
        self.emit("}")
        return new

    def begin_memories(self, arguments):
        """Those of a function that is given some."""
        rng = self.rng
        for name, type_ in arguments:
            if type_ == ARGUMENT:  # any memory of main's
                self.memories.append(Memory(name, [12], "i32"))
            elif type_ == "index":
                self.symbols.append(Range(name, 0, 7))
        while len(self.memories) < 2 or rng.random() < 0.4:
            self.memories.append(self.global_memory() if rng.random() < 0.15
                                 else self.new_memory())

    def memory(self):
        if self.rng.random() < 0.1 and len(self.memories) < 8:
            self.memories.append(self.view(self.rng.choice(self.memories)))
        return self.rng.choice(self.memories)

    def argument_memory(self):
        """One that may be passed to a function."""
        fitting = [m.name for m in self.memories if m.type == ARGUMENT]
        if fitting:
            return self.rng.choice(fitting)
        memory = Memory(self.name(), [12], "i32")
        memory.root = memory.name
        self.emit(f"{memory.name} = memref.alloc() : {memory.type}")
        self.number(memory)
        if not self.depth:
            self.memories.append(memory)
        return memory.name

    # What is printed

    def show(self, value, type_):
        """Prints a value where it is computed."""
        wide = self.name()
        if type_ == "index":
            self.emit(f"{wide} = arith.index_cast {value} : index to i64")
        elif type_ == "f64":
            self.emit(f"{wide} = arith.bitcast {value} : f64 to i64")
        elif type_ == "i64":
            wide = value
        else:
            self.emit(f"{wide} = arith.extsi {value} : {type_} to i64")
        self.emit(f"func.call @printI64({wide}) : (i64) -> ()")
        self.emit("func.call @printComma() : () -> ()")

    def sum_of_memories(self):
        """An i64 that depends on all elements, and their places."""
        sum_ = self.constant("i64", "7")
        for memory in self.memories:
            sum_ = self.sum_of(memory, sum_)
        return sum_

    def sum_of(self, memory, start):
        sums, arguments, counters = [], [], []
        for size in memory.shape:
            sums.append(self.name())
            arguments.append(self.name())
            counters.append(self.name())
            self.emit(f"{sums[-1]} = affine.for {counters[-1]} = 0 to {size} "
                      f"iter_args({arguments[-1]} = {start}) -> (i64) {{")
            self.indent += 1
            start = arguments[-1]
        number, wide, times, new = (self.name() for _ in range(4))
        self.emit(f"{number} = affine.load {memory.name}"
                  f"[{', '.join(counters)}] : {memory.type}")
        if memory.element == "i64":
            wide = number
        elif memory.element == "f64":
            self.emit(f"{wide} = arith.bitcast {number} : f64 to i64")
        else:
            self.emit(f"{wide} = arith.extsi {number} : {memory.element} to i64")
        factor = self.name()
        self.emit(f"{factor} = arith.constant 31 : i64")
        self.emit(f"{times} = arith.muli {start}, {factor} : i64")
        self.emit(f"{new} = arith.addi {times}, {wide} : i64")
        for sum_ in reversed(sums):
            self.emit(f"affine.yield {new} : i64")
            self.indent -= 1
            self.emit("}")
            new = sum_
        return sums[0]
