#!/usr/bin/env python3
"""Makes a type-correct MLIR program of a number.

    generate.py SEED [STATEMENTS]

The same number gives the same program, here and on every version of Python.
The program prints a line for each function: what it returns, as integers. No
operation in it is undefined and none depends on the target, so every way of
compiling it must print the same: divisors are made positive, shift amounts and
indices are masked, loops are bounded, NaNs are printed as one, and index holds
small numbers only.

A statement is a method of Body whose name begins with `make_`; it may use the
values in `self.values` (by type) and adds its results to them. A dialect gets
into the programs by such methods: those of the core are here, others in a class
of their own each (vectors.py, maths.py, complexes.py, affines.py), of which
every function uses one or none.
"""
import random
import sys

from affines import Affines
from complexes import Complexes
from loops import Loops
from maths import Maths
from memories import ARGUMENT, GLOBAL
from nests import Nests
from vectors import Vectors, count, nested, parts

INTS = ["i1", "i5", "i8", "i16", "i32", "i33", "i64", "i65", "i100", "i128"]
FLOATS = ["f32", "f64"]
SCALARS = INTS + FLOATS
SIZES = [1, 2, 4, 8]  # of memrefs; powers of two, so that a mask is an index
SIGNED = ["slt", "sle", "sgt", "sge", "eq", "ne", "ult", "ule", "ugt", "uge"]
ORDERED = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge",
           "ult", "ule", "une", "uno"]


def width(type_):
    return int(type_[1:])


def random_constant(rng, type_):
    """An attribute's text: often one at which something happens."""
    if type_ == "index":
        return str(rng.randrange(8))
    if type_.startswith("vector"):
        return random_elements(rng, *parts(type_))
    if type_.startswith("complex"):
        part = type_[len("complex<"):-1]
        return "[" + ", ".join(f"{random_constant(rng, part)} : {part}"
                               for _ in range(2)) + "]"
    if type_ in FLOATS + ["f16", "bf16"]:
        return rng.choice(["0.0", "-0.0", "1.0", "-1.5", "3.25", "1.0e+30",
                           "-7.0e-20", f"{rng.uniform(-100, 100):.6f}"])
    bits = width(type_)
    if bits == 1:
        return rng.choice(["true", "false"])
    return str(rng.choice([0, 1, -1, 2, -2 ** (bits - 1), 2 ** (bits - 1) - 1,
                           rng.randrange(-2 ** (bits - 1), 2 ** (bits - 1))]))


def random_elements(rng, shape, element):
    """All alike, or each one by itself."""
    if rng.random() < 0.3:
        return f"dense<{random_constant(rng, element)}>"
    texts = [random_constant(rng, element) for _ in range(count(shape))]
    return f"dense<{nested(shape, texts)}>"


class Function:
    def __init__(self, name, arguments, results, dialect):
        self.name, self.arguments, self.results = name, arguments, results
        self.dialect = dialect  # beside the core, or None


class Body(Vectors, Maths, Complexes, Affines, Nests, Loops):
    """Statements of one function, with the values that are in sight."""

    def __init__(self, rng, functions, depth_limit=3):
        self.rng, self.functions = rng, functions
        self.lines, self.indent = [], 1
        self.count, self.depth, self.depth_limit = 0, 0, depth_limit
        self.values = []  # (name, type), the latest last
        self.ivs, self.bounds, self.pure = [], {}, PURE  # of affine loops
        self.memories, self.prints = [], rng.random() < 0.5
        self.counters, self.symbols = [], []  # with their ranges
        self.simple, self.regions, self.more_types = SIMPLE, REGIONS, []

    def use(self, dialect):
        """Lets statements be of a dialect beside the core."""
        made = makers_of(dialect)
        own_regions = [m for m in made if m.__name__ in OWN_REGIONS]
        own = [m for m in made if m not in own_regions]
        # As many of its own as of the core.
        self.simple = SIMPLE + own * (len(SIMPLE) // max(len(own), 1) + 1)
        self.regions = REGIONS + own_regions * OWN_OFTEN.get(dialect, 3)
        self.more_types = CARRIED.get(dialect, [])

    def begin(self, function, names):
        arguments = list(zip(names, function.arguments))
        self.values += [(n, t) for n, t in arguments if t != ARGUMENT]
        if function.dialect in (Nests, Loops):
            self.begin_memories(arguments)

    def emit(self, text):
        self.lines.append("  " * self.indent + text)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def add(self, text, type_):
        """`%v = text`, of that type."""
        name = self.name()
        self.emit(f"{name} = {text}")
        self.values.append((name, type_))
        return name

    def constant(self, type_, text=None):
        text = text or random_constant(self.rng, type_)
        suffix = "" if type_ == "i1" else f" : {type_}"
        dialect = "complex" if type_.startswith("complex") else "arith"
        return self.add(f"{dialect}.constant {text}{suffix}", type_)

    def value(self, type_):
        fitting = [n for n, t in self.values if t == type_]
        if not fitting or self.rng.random() < 0.15:
            return self.constant(type_)
        # The latest are used most.
        return fitting[-1 - min(int(self.rng.expovariate(0.4)),
                                len(fitting) - 1)]

    def condition(self):
        return self.value("i1")

    def any_type(self, types=None):
        return self.rng.choice(types or SCALARS)

    # Arithmetic

    def make_integer(self):
        op = self.rng.choice(["addi", "subi", "muli", "andi", "ori", "xori",
                              "maxsi", "maxui", "minsi", "minui"])
        t = self.any_type(INTS)
        self.add(f"arith.{op} {self.value(t)}, {self.value(t)} : {t}", t)

    def make_shift(self):
        op = self.rng.choice(["shli", "shrui", "shrsi"])
        t = self.any_type([t for t in INTS if width(t) > 1])
        most = self.constant(t, str(2 ** ((width(t) - 1).bit_length() - 1) - 1))
        amount = self.add(f"arith.andi {self.value(t)}, {most} : {t}", t)
        self.add(f"arith.{op} {self.value(t)}, {amount} : {t}", t)

    def make_division(self):
        op = self.rng.choice(["divui", "divsi", "remui", "remsi", "ceildivui",
                              "ceildivsi", "floordivsi"])
        t = self.any_type([t for t in INTS if width(t) > 4])
        low = self.constant(t, "7")
        one = self.constant(t, "1")
        masked = self.add(f"arith.andi {self.value(t)}, {low} : {t}", t)
        divisor = self.add(f"arith.addi {masked}, {one} : {t}", t)
        self.add(f"arith.{op} {self.value(t)}, {divisor} : {t}", t)

    def make_extended(self):
        t = self.any_type(INTS)
        op, second = self.rng.choice([("addui_extended", "i1"),
                                      ("mulsi_extended", t),
                                      ("mului_extended", t)])
        first = self.name()
        types = f"{t}, i1" if second == "i1" and op.startswith("add") else t
        self.emit(f"{first}:2 = arith.{op} {self.value(t)}, {self.value(t)}"
                  f" : {types}")
        self.values += [(f"{first}#0", t), (f"{first}#1", second)]

    def make_float(self):
        op = self.rng.choice(["addf", "subf", "mulf", "divf", "maximumf",
                              "minimumf", "maxnumf", "minnumf"])
        t = self.any_type(FLOATS)
        self.add(f"arith.{op} {self.value(t)}, {self.value(t)} : {t}", t)

    def make_negation(self):
        t = self.any_type(FLOATS)
        self.add(f"arith.negf {self.value(t)} : {t}", t)

    def make_comparison(self):
        t = self.any_type()
        op, names = (("cmpf", ORDERED) if t in FLOATS else ("cmpi", SIGNED))
        self.add(f"arith.{op} {self.rng.choice(names)}, {self.value(t)}, "
                 f"{self.value(t)} : {t}", "i1")

    def make_select(self):
        t = self.any_type()
        self.add(f"arith.select {self.condition()}, {self.value(t)}, "
                 f"{self.value(t)} : {t}", t)

    def make_conversion(self):
        a, b = sorted(self.rng.sample(INTS, 2), key=width)
        op = self.rng.choice(["extui", "extsi", "trunci"])
        if op == "trunci":
            a, b = b, a
        self.add(f"arith.{op} {self.value(a)} : {a} to {b}", b)

    def make_float_of_integer(self):
        a, b = self.any_type(INTS[:-3]), self.any_type(FLOATS)
        op = self.rng.choice(["sitofp", "uitofp"])
        self.add(f"arith.{op} {self.value(a)} : {a} to {b}", b)

    def make_other_width(self):
        if self.rng.random() < 0.5:
            self.add(f"arith.extf {self.value('f32')} : f32 to f64", "f64")
        else:
            self.add(f"arith.truncf {self.value('f64')} : f64 to f32", "f32")

    # index: small numbers, from constants, loops and masks

    def small_index(self, size):
        """An index below a power of two."""
        most = self.constant("index", str(size - 1))
        if self.rng.random() < 0.3:
            t = self.any_type([t for t in INTS if width(t) > 4])
            wide = self.add(f"arith.index_castui {self.masked(t)} : "
                            f"{t} to index", "index")
        else:
            wide = self.value("index")
        return self.add(f"arith.andi {wide}, {most} : index", "index")

    def masked(self, type_):
        low = self.constant(type_, "15")
        return self.add(f"arith.andi {self.value(type_)}, {low} : {type_}",
                        type_)

    def make_index(self):
        op = self.rng.choice(["arith.addi", "arith.muli", "index.add",
                              "index.maxu", "index.xor"])
        suffix = " : index" if op.startswith("arith") else ""
        a, b = self.small_index(8), self.small_index(8)
        self.add(f"{op} {a}, {b}{suffix}", "index")

    def make_index_comparison(self):
        op = self.rng.choice(["arith.cmpi", "index.cmp"])
        suffix = " : index" if op.startswith("arith") else ""
        if op == "arith.cmpi":
            self.add(f"{op} {self.rng.choice(SIGNED)}, {self.value('index')}, "
                     f"{self.value('index')}{suffix}", "i1")
        else:
            self.add(f"{op} {self.rng.choice(SIGNED)}({self.value('index')}, "
                     f"{self.value('index')})", "i1")

    # Memory

    def memref(self):
        known = [(n, t) for n, t in self.values if t.startswith("memref")]
        if known and self.rng.random() < 0.8:
            return self.rng.choice(known)
        t = self.any_type(SCALARS)
        shape = [self.rng.choice(SIZES) for _ in range(self.rng.randrange(3))]
        type_ = f"memref<{''.join(f'{n}x' for n in shape)}{t}>"
        op = self.rng.choice(["memref.alloca", "memref.alloca", "memref.alloc"])
        if self.depth:  # stack memory of a loop would pile up
            op = "memref.alloc"
        name = self.add(f"{op}() : {type_}", type_)
        self.fill(name, type_, shape, t)
        return name, type_

    def fill(self, name, type_, shape, element):
        value = self.value(element)
        zero, one = self.constant("index", "0"), self.constant("index", "1")
        bounds = [self.constant("index", str(n)) for n in shape]
        indices = []
        for bound in bounds:
            iv = self.name()
            self.emit(f"scf.for {iv} = {zero} to {bound} step {one} {{")
            self.indent += 1
            indices.append(iv)
        self.emit(f"memref.store {value}, {name}[{', '.join(indices)}] : "
                  f"{type_}")
        for _ in shape:
            self.indent -= 1
            self.emit("}")

    def place(self):
        name, type_ = self.memref()
        *shape, element = type_[len("memref<"):-1].split("x")
        indices = [self.small_index(int(n)) for n in shape]
        return f"{name}[{', '.join(indices)}] : {type_}", element

    def make_load(self):
        place, element = self.place()
        self.add(f"memref.load {place}", element)

    def make_store(self):
        place, element = self.place()
        self.emit(f"memref.store {self.value(element)}, {place}")

    def make_update(self):
        name, type_ = self.memref()
        *shape, element = type_[len("memref<"):-1].split("x")
        if element not in ("i8", "i16", "i32", "i64"):
            return
        kind = self.rng.choice(["addi", "maxs", "minu", "ori", "andi"])
        indices = ", ".join(self.small_index(int(n)) for n in shape)
        self.add(f"memref.atomic_rmw {kind} {self.value(element)}, "
                 f"{name}[{indices}] : ({element}, {type_}) -> {element}",
                 element)

    def make_view(self):
        """Reads and writes through a part of a memref of one dimension."""
        name, type_ = self.memref()
        *shape, element = type_[len("memref<"):-1].split("x")
        if len(shape) != 1:
            return
        size = int(shape[0])
        offset = self.rng.randrange(size)
        step = self.rng.randrange(1, 3)
        count = (size - offset + step - 1) // step
        part = f"memref<{count}x{element}, strided<[{step}], offset: {offset}>>"
        view = self.name()
        self.emit(f"{view} = memref.subview {name}[{offset}] [{count}] [{step}] "
                  f": {type_} to {part}")
        place = f"{view}[{self.constant('index', str(self.rng.randrange(count)))}]"
        self.emit(f"memref.store {self.value(element)}, {place} : {part}")
        self.add(f"memref.load {place} : {part}", element)

    # Loops whose rounds may run in any order: each writes what only it reads.

    def round(self, memref, indices, shape):
        """Statements that write an element of an i32 of the memref."""
        seen = len(self.values)
        self.indent += 1
        self.depth += 1
        self.values += [(i, "index") for i in indices]
        place = f"{memref}[{', '.join(indices)}] : memref<{shape}xi32>"
        old = self.add(f"memref.load {place}", "i32")
        number = self.add(f"arith.index_cast {indices[-1]} : index to i32", "i32")
        for _ in range(self.rng.randrange(1, 4)):
            self.rng.choice(PURE)(self)
        new = self.add(f"arith.addi {self.value('i32')}, {number} : i32", "i32")
        new = self.add(f"arith.xori {old}, {new} : i32", "i32")
        self.emit(f"memref.store {new}, {place}")
        self.depth -= 1
        self.indent -= 1
        del self.values[seen:]
        return new

    def parallel(self, memref, sizes, shape, bounds):
        zero, one = bounds
        indices = [self.name() for _ in sizes]
        all_ = lambda v: "(" + ", ".join([v] * len(sizes)) + ")"
        loop = (f"scf.parallel ({', '.join(indices)}) = {all_(zero)} to "
                f"({', '.join(sizes)}) step {all_(one)}")
        if self.rng.random() < 0.7:
            self.emit(loop + " {")
            self.round(memref, indices, shape)
            self.emit("}")
            return
        sum_ = self.name()
        self.emit(f"{sum_} = {loop} init ({self.value('i32')}) -> i32 {{")
        new = self.round(memref, indices, shape)
        a, b, c = (self.name() for _ in range(3))
        self.emit(f"  scf.reduce({new} : i32) {{")
        self.emit(f"  ^bb0({a}: i32, {b}: i32):")
        self.emit(f"    {c} = arith.addi {a}, {b} : i32")
        self.emit(f"    scf.reduce.return {c} : i32")
        self.emit("  }")
        self.emit("}")
        self.values.append((sum_, "i32"))

    def make_parallel(self):
        """One or two over the same memory, or scf.forall."""
        rng = self.rng
        shape = [rng.choice(SIZES) for _ in range(rng.randrange(1, 3))]
        text = "x".join(map(str, shape))
        memref = self.add(f"memref.alloc() : memref<{text}xi32>",
                          f"memref<{text}xi32>")
        self.fill(memref, f"memref<{text}xi32>", shape, "i32")
        if rng.random() < 0.3:
            indices = [self.name() for _ in shape]
            self.emit(f"scf.forall ({', '.join(indices)}) in "
                      f"({', '.join(map(str, shape))}) {{")
            self.round(memref, indices, text)
            self.emit("}")
            return
        sizes = [self.constant("index", str(n)) for n in shape]
        bounds = self.constant("index", "0"), self.constant("index", "1")
        for _ in range(rng.randrange(1, 3)):
            self.parallel(memref, sizes, text, bounds)

    # Regions

    def nested(self, statements, results=()):
        """The statements of a region; what it ends with, by type."""
        seen = len(self.values)
        self.indent += 1
        self.depth += 1
        self.statements(statements)
        ends = [self.value(t) for t in results]
        self.depth -= 1
        self.indent -= 1
        del self.values[seen:]
        return ends

    def yields(self, values, types):
        if types:
            self.emit(f"  scf.yield {', '.join(values)} : {', '.join(types)}")

    def opens(self, head, types):
        """`%r:n = head`; the results are in sight once it is closed."""
        if not types:
            self.emit(head)
            return []
        name = self.name()
        n = len(types)
        self.emit(f"{name}{f':{n}' if n > 1 else ''} = {head}")
        return [(f"{name}#{i}" if n > 1 else name, t)
                for i, t in enumerate(types)]

    def result_types(self, least=0):
        return [self.any_type(SCALARS + ["index"] + self.more_types * 3)
                for _ in range(self.rng.randrange(least, 3))]

    def make_if(self):
        types = self.result_types()
        arrow = f" -> ({', '.join(types)})" if types else ""
        results = self.opens(f"scf.if {self.condition()}{arrow} {{", types)
        self.yields(self.bounded(3, types), types)
        if types or self.rng.random() < 0.5:
            self.emit("} else {")
            self.yields(self.bounded(3, types), types)
        self.emit("}")
        self.values += results

    def bounded(self, statements, types):
        """Like nested(); numbers that leave as index are small."""
        seen = len(self.values)
        self.indent += 1
        self.depth += 1
        self.statements(self.rng.randrange(1, statements + 1))
        ends = [self.small_index(8) if t == "index" else self.value(t)
                for t in types]
        self.depth -= 1
        self.indent -= 1
        del self.values[seen:]
        return ends

    def make_for(self):
        types = self.result_types()
        low, high, step = (self.constant("index", str(n)) for n in
                           (self.rng.randrange(3), self.rng.randrange(7),
                            self.rng.randrange(1, 4)))
        iv, args = self.name(), [self.name() for _ in types]
        first = [self.small_index(8) if t == "index" else self.value(t)
                 for t in types]
        carried = ", ".join(f"{a} = {v}" for a, v in zip(args, first))
        head = f"scf.for {iv} = {low} to {high} step {step}"
        if types:
            head += f" iter_args({carried}) -> ({', '.join(types)})"
        results = self.opens(head + " {", types)
        seen = len(self.values)
        self.values += [(iv, "index")] + list(zip(args, types))
        self.yields(self.bounded(4, types), types)
        del self.values[seen:]
        self.emit("}")
        self.values += results

    def make_while(self):
        types = ["i32"] + self.result_types()
        args = [self.name() for _ in types]
        fuel = self.constant("i32", str(self.rng.randrange(6)))
        first = [fuel] + [self.small_index(8) if t == "index" else self.value(t)
                          for t in types[1:]]
        listed = ", ".join(types)
        carried = ", ".join(f"{a} = {v}" for a, v in zip(args, first))
        results = self.opens(
            f"scf.while ({carried}) : ({listed}) -> ({listed}) {{", types)
        seen = len(self.values)
        self.values += list(zip(args, types))
        self.bounded(2, [])
        zero = self.constant("i32", "0")
        more = self.add(f"  arith.cmpi sgt, {args[0]}, {zero} : i32", "i1")
        self.emit(f"  scf.condition({more}) {', '.join(args)} : {listed}")
        del self.values[seen:]
        self.emit("} do {")
        args = [self.name() for _ in types]
        self.emit("^bb0(" + ", ".join(f"{a}: {t}" for a, t in zip(args, types))
                  + "):")
        self.values += list(zip(args, types))
        ends = self.bounded(3, types[1:])
        one = self.constant("i32", "1")
        less = self.add(f"  arith.subi {args[0]}, {one} : i32", "i32")
        self.yields([less] + ends, types)
        del self.values[seen:]
        self.emit("}")
        self.values += results

    def make_switch(self):
        types = self.result_types()
        arrow = f" -> {', '.join(types)}" if types else ""
        results = self.opens(
            f"scf.index_switch {self.small_index(4)}{arrow}", types)
        for label in ["case 0", "case 2", "default"]:
            self.emit(f"{label} {{")
            self.yields(self.bounded(2, types), types)
            if not types:
                self.emit("  scf.yield")
            self.emit("}")
        self.values += results

    def make_call(self):
        if not self.functions:
            return
        f = self.rng.choice(self.functions)
        arguments = [self.passed(t) for t in f.arguments]
        name = self.name()
        n = len(f.results)
        self.emit(f"{name}{f':{n}' if n > 1 else ''} = func.call @{f.name}("
                  f"{', '.join(arguments)}) : ({', '.join(f.arguments)}) -> "
                  f"({', '.join(f.results)})")
        self.values += [(f"{name}#{i}" if n > 1 else name, t)
                        for i, t in enumerate(f.results)]

    def passed(self, type_):
        if type_ == ARGUMENT:
            return self.argument_memory()
        return self.small_index(8) if type_ == "index" else self.value(type_)

    def statements(self, count):
        for _ in range(count):
            makers = self.simple * 3 + (self.regions
                                        if self.depth < self.depth_limit
                                        else [])
            self.rng.choice(makers)(self)


def makers_of(class_):
    return [getattr(class_, name) for name in sorted(vars(class_))
            if name.startswith("make_")]


MAKERS = makers_of(Body)
OWN_REGIONS = ("make_affine_for", "make_affine_if", "make_affine_kernel",
               "make_affine_parallel", "make_nests", "make_kernel",
               "make_while_with_if", "make_for_of_integers",
               "make_for_to_least", "make_same_twice", "make_execute_region",
               "make_neighbours")
# How often they are taken, of those whose simple statements say little.
OWN_OFTEN = {Nests: 30, Loops: 5}
# What regions of a dialect's functions yield, beside scalars.
CARRIED = {Loops: ["index", "i32"],
           Vectors: ["vector<4xi32>", "vector<2x3xi16>", "vector<f32>",
                     "vector<8xi1>"],
           Complexes: ["complex<f32>", "complex<f64>"]}
REGIONS = [m for m in MAKERS if m.__name__ in
           ("make_if", "make_for", "make_while", "make_switch",
            "make_parallel")]
SIMPLE = [m for m in MAKERS if m not in REGIONS]
PURE = [m for m in MAKERS if m.__name__ in
        ("make_integer", "make_shift", "make_float", "make_comparison",
         "make_select", "make_conversion", "make_index")]


def structured_function(rng, f, functions, statements):
    body = Body(rng, functions)
    if f.dialect:
        body.use(f.dialect)
    names = [body.name() for _ in f.arguments]
    body.begin(f, names)
    body.statements(statements * 2 if f.dialect else statements)
    results = [body.value(t) for t in f.results]
    if f.dialect is Vectors:
        results[-1] = sum_of_vectors(body)
    elif f.dialect in (Nests, Loops):
        results[-1] = body.sum_of_memories()
    body.emit(f"return {', '.join(results)} : {', '.join(f.results)}")
    head = ", ".join(f"{n}: {t}" for n, t in zip(names, f.arguments))
    return [f"func.func private @{f.name}({head}) -> ({', '.join(f.results)}) "
            "{"] + body.lines + ["}"]


def sum_of_vectors(body):
    """An i64 that depends on the latest vectors."""
    known = [(n, t) for n, t in body.values if t.startswith("vector")]
    sum_ = body.constant("i64", "0")
    for name, type_ in known[-10:]:
        one = body.digest(name, type_)
        sum_ = body.add(f"arith.addi {sum_}, {one} : i64", "i64")
        shifted = body.constant("i64", "31")
        sum_ = body.add(f"arith.muli {sum_}, {shifted} : i64", "i64")
    return sum_


def branching_function(rng, f, functions, statements):
    """Blocks that branch at will, until the fuel is used up."""
    body = Body(rng, functions, depth_limit=1)
    if f.dialect:
        body.use(f.dialect)
    nblocks = rng.randrange(2, 6)
    carried = [rng.choice(SCALARS + body.more_types * 3)
               for _ in range(rng.randrange(1, 3))]
    types = ["i32"] + carried
    names = [body.name() for _ in f.arguments]
    body.depth = 1  # no stack memory in what may be a loop
    body.begin(f, names)
    fuel = body.constant("i32", str(rng.randrange(3, 20)))
    zero, one = body.constant("i32", "0"), body.constant("i32", "1")
    first = [fuel] + [body.value(t) for t in carried]
    seen = list(body.values)

    def target(k, values):
        return f"^bb{k}({', '.join(values)} : {', '.join(types)})"

    body.emit(f"cf.br {target(1, first)}")
    for k in range(1, nblocks + 1):
        body.values = list(seen)
        args = [body.name() for _ in types]
        body.lines.append(f"^bb{k}(" + ", ".join(
            f"{a}: {t}" for a, t in zip(args, types)) + "):")
        body.values += list(zip(args, types))
        body.statements(rng.randrange(1, statements))
        left = body.add(f"arith.subi {args[0]}, {one} : i32", "i32")
        done = body.add(f"arith.cmpi sle, {left}, {zero} : i32", "i1")
        nexts = [[left] + [body.value(t) for t in carried] for _ in range(3)]
        flag = body.condition()
        where = [rng.randrange(1, nblocks + 1) for _ in range(2)]
        body.count += 1
        between = f"^bb{nblocks + 2 * k}"
        out = [body.value(t) for t in f.results]
        body.emit(f"cf.cond_br {done}, ^bb{nblocks + 1}({', '.join(out)} : "
                  f"{', '.join(f.results)}), {between}")
        body.lines.append(f"{between}:")
        body.emit(f"cf.cond_br {flag}, {target(where[0], nexts[0])}, "
                  f"{target(where[1], nexts[1])}")
    args = [body.name() for _ in f.results]
    body.lines.append(f"^bb{nblocks + 1}(" + ", ".join(
        f"{a}: {t}" for a, t in zip(args, f.results)) + "):")
    body.emit(f"return {', '.join(args)} : {', '.join(f.results)}")
    head = ", ".join(f"{n}: {t}" for n, t in zip(names, f.arguments))
    return [f"func.func private @{f.name}({head}) -> ({', '.join(f.results)}) "
            "{"] + body.lines + ["}"]


def print_value(body, name, type_):
    """As one or two numbers of 64 bits."""
    if type_ in FLOATS:
        bits = "i" + type_[1:]
        nan = body.add(f"arith.cmpf uno, {name}, {name} : {type_}", "i1")
        one = body.constant(type_, "1.0")
        shown = body.add(f"arith.select {nan}, {one}, {name} : {type_}", type_)
        name = body.add(f"arith.bitcast {shown} : {type_} to {bits}", bits)
        type_ = bits
    if width(type_) > 64:
        half = body.constant(type_, str(width(type_) - 64))
        high = body.add(f"arith.shrui {name}, {half} : {type_}", type_)
        print_value(body, body.add(f"arith.trunci {high} : {type_} to i64",
                                   "i64"), "i64")
        name = body.add(f"arith.trunci {name} : {type_} to i64", "i64")
    elif width(type_) < 64:
        name = body.add(f"arith.extsi {name} : {type_} to i64", "i64")
    body.emit(f"func.call @printI64({name}) : (i64) -> ()")
    body.emit("func.call @printComma() : () -> ()")


def main_function(rng, functions):
    body = Body(rng, [])
    for f in functions:
        # Often the same memory for all.
        arguments = [body.argument_memory() if t == ARGUMENT else
                     body.constant(t) for t in f.arguments]
        if rng.random() < 0.5:
            body.memories = []
        name = body.name()
        n = len(f.results)
        body.emit(f"{name}{f':{n}' if n > 1 else ''} = func.call @{f.name}("
                  f"{', '.join(arguments)}) : ({', '.join(f.arguments)}) -> "
                  f"({', '.join(f.results)})")
        for i, t in enumerate(f.results):
            print_value(body, f"{name}#{i}" if n > 1 else name, t)
        body.emit("func.call @printNewline() : () -> ()")
    zero = body.constant("i32", "0")
    body.emit(f"return {zero} : i32")
    return ["func.func @main() -> i32 {"] + body.lines + ["}"]


# A function that prints of the memory it is given and writes to it.
TOUCH = f"""func.func private @touch(%m: {ARGUMENT}) {{
  %place = arith.constant 3 : index
  %old = memref.load %m[%place] : {ARGUMENT}
  %wide = arith.extsi %old : i32 to i64
  func.call @printI64(%wide) : (i64) -> ()
  func.call @printComma() : () -> ()
  %new = arith.addi %old, %old : i32
  memref.store %new, %m[%place] : {ARGUMENT}
  return
}}""".split("\n")


def program(seed, statements=12):
    rng = random.Random(seed)
    # Most programs have one dialect more, some all.
    every = [Vectors, Maths, Complexes, Affines, Nests, Loops]
    dialects = [None] + every
    if seed % 7 < len(every):
        dialects = [None, every[seed % 7], every[seed % 7]]
    functions, lines = [], []
    for i in range(rng.randrange(2, 5)):
        f = Function(f"f{i}",
                     [rng.choice(SCALARS) for _ in range(rng.randrange(4))],
                     [rng.choice(SCALARS) for _ in range(rng.randrange(1, 4))],
                     rng.choice(dialects))
        if f.dialect in (Vectors, Nests, Loops):
            f.results.append("i64")
        if f.dialect in (Nests, Loops):
            f.arguments += rng.choice([["index"], ["index"] * 2, [],
                                       [ARGUMENT], [ARGUMENT] * 2])
        kind = rng.choice([structured_function, branching_function])
        lines += kind(rng, f, functions, statements)
        functions.append(f)
    lines += main_function(rng, functions)
    lines += [f"memref.global \"private\" @memory : {GLOBAL} = dense<3>",
              *TOUCH, "func.func private @printI64(i64)",
              "func.func private @printComma()",
              "func.func private @printNewline()"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(program(int(sys.argv[1]), *map(int, sys.argv[2:])), end="")
