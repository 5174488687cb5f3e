"""Writes a module of many functions, as an input for benchmarks.

    generate.py FUNCTIONS [--seed N] [--kinds core,affine,vector] > module.mlir

The functions are of the kinds that programs for MLIR consist of: loop nests
over memrefs, reductions, stencils, straight arithmetic, state machines in
branches, calls of each other, tables; or loops of affine, or what vectors are
made of, read, combined and reduced by. Sizes, types, constants and the mix of
operations are drawn from a generator of random numbers with a fixed seed: the
same arguments give the same bytes. 5,000 functions are about 4 MB, and lower
and compile completely.
"""

import argparse
import random
import sys


class Writer:
    """Collects the lines of a function, indented, and makes names."""

    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.depth = 1
        self.count = 0

    def name(self, hint="v"):
        self.count += 1
        return f"%{hint}{self.count}"

    def line(self, text):
        self.lines.append("  " * self.depth + text)

    def open(self, text):
        self.line(text)
        self.depth += 1

    def close(self, text="}"):
        self.depth -= 1
        self.line(text)

    def let(self, text, hint="v"):
        name = self.name(hint)
        self.line(f"{name} = {text}")
        return name

    def index(self, value):
        return self.let(f"arith.constant {value} : index", "c")

    def constant(self, type):
        if type.startswith("f"):
            value = f"{self.rng.uniform(-9, 9):.6e}"
        elif type == "i8":
            value = self.rng.randrange(-100, 100)
        else:
            value = self.rng.randrange(-30000, 30000)
        return self.let(f"arith.constant {value} : {type}", "k")


FLOAT_OPS = ["addf", "subf", "mulf", "divf", "maximumf", "minimumf"]
INT_OPS = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui"]


def expression(w, values, type, length):
    """Straight code: operations on values computed before, the last wins."""
    ops = FLOAT_OPS if type.startswith("f") else INT_OPS
    values = list(values) + [w.constant(type)]
    for _ in range(length):
        kind = w.rng.randrange(10)
        a, b = w.rng.choice(values), w.rng.choice(values[-4:])
        if kind == 0:
            compare = ("cmpf olt" if type.startswith("f") else "cmpi slt")
            flag = w.let(f"arith.{compare}, {a}, {b} : {type}", "is")
            values.append(w.let(f"arith.select {flag}, {a}, {b} : {type}"))
        elif kind == 1 and not type.startswith("f"):
            amount = w.let(f"arith.constant {w.rng.randrange(1, 7)} : {type}",
                           "k")
            values.append(w.let(f"arith.shrsi {a}, {amount} : {type}"))
        else:
            values.append(w.let(f"arith.{w.rng.choice(ops)} {a}, {b} : {type}"))
    return values[-1]


def loop(w, lower, upper, step, carried=None):
    """Opens an scf.for; `carried` is (initial value, type) or None."""
    i = w.name("i")
    if not carried:
        w.open(f"scf.for {i} = {lower} to {upper} step {step} {{")
        return i, None, None
    value, type = carried
    argument, result = w.name("acc"), w.name("r")
    w.open(f"{result} = scf.for {i} = {lower} to {upper} step {step} "
           f"iter_args({argument} = {value}) -> ({type}) {{")
    return i, argument, result


# Each of these writes one function and returns its signature for callers:
# types of operands that are scalars only, and the result type, or None.

def elementwise(w, name):
    type = w.rng.choice(["f32", "f64", "i32", "i64"])
    memref = f"memref<?x{type}>"
    w.lines.append(f"func.func @{name}(%x: {memref}, %y: {memref}, "
                   f"%z: {memref}, %a: {type}) {{")
    zero, one = w.index(0), w.index(1)
    n = w.let(f"memref.dim %x, {zero} : {memref}", "n")
    i, _, _ = loop(w, zero, n, one)
    x = w.let(f"memref.load %x[{i}] : {memref}")
    y = w.let(f"memref.load %y[{i}] : {memref}")
    result = expression(w, ["%a", x, y], type, w.rng.randrange(2, 9))
    w.line(f"memref.store {result}, %z[{i}] : {memref}")
    w.close()
    w.line("return")


def contraction(w, name):
    type = w.rng.choice(["f32", "f64"])
    memref = f"memref<?x?x{type}>"
    attributes = w.rng.choice(["", " attributes {llvm.emit_c_interface}"])
    w.lines.append(f"func.func @{name}(%A: {memref}, %B: {memref}, "
                   f"%C: {memref}){attributes} {{")
    zero, one = w.index(0), w.index(1)
    m = w.let(f"memref.dim %A, {zero} : {memref}", "m")
    k = w.let(f"memref.dim %A, {one} : {memref}", "k")
    n = w.let(f"memref.dim %B, {one} : {memref}", "n")
    start = w.constant(type)
    i, _, _ = loop(w, zero, m, one)
    j, _, _ = loop(w, zero, n, one)
    l, sum, total = loop(w, zero, k, one, (start, type))
    a = w.let(f"memref.load %A[{i}, {l}] : {memref}", "a")
    b = w.let(f"memref.load %B[{l}, {j}] : {memref}", "b")
    product = w.let(f"arith.mulf {a}, {b} : {type}")
    next = w.let(f"arith.addf {sum}, {product} : {type}")
    w.line(f"scf.yield {next} : {type}")
    w.close()
    w.line(f"memref.store {total}, %C[{i}, {j}] : {memref}")
    w.close()
    w.close()
    w.line("return")


def stencil(w, name):
    type = w.rng.choice(["f32", "i32", "i8"])
    rows, cols = w.rng.randrange(8, 200), w.rng.randrange(8, 200)
    memref = f"memref<{rows}x{cols}x{type}>"
    add = "arith.addf" if type == "f32" else "arith.addi"
    w.lines.append(f"func.func @{name}(%in: {memref}, %out: {memref}) {{")
    one, height, width = w.index(1), w.index(rows - 1), w.index(cols - 1)
    i, _, _ = loop(w, one, height, one)
    j, _, _ = loop(w, one, width, one)
    up = w.let(f"arith.subi {i}, {one} : index", "up")
    down = w.let(f"arith.addi {i}, {one} : index", "down")
    left = w.let(f"arith.subi {j}, {one} : index", "left")
    values = [w.let(f"memref.load %in[{y}, {x}] : {memref}")
              for y, x in [(up, j), (down, j), (i, left), (i, j)]]
    sum = values[0]
    for value in values[1:]:
        sum = w.let(f"{add} {sum}, {value} : {type}")
    result = expression(w, [sum], type, 2)
    w.line(f"memref.store {result}, %out[{i}, {j}] : {memref}")
    w.close()
    w.close()
    w.line("return")


def reduction(w, name):
    type = w.rng.choice(["f32", "i64"])
    view = f"memref<?x{type}, strided<[?], offset: ?>>"
    w.lines.append(f"func.func @{name}(%x: memref<?x{type}>, %begin: index, "
                   f"%count: index, %step: index) -> {type} {{")
    zero, one = w.index(0), w.index(1)
    part = w.let(f"memref.subview %x[%begin] [%count] [%step] : "
                 f"memref<?x{type}> to {view}", "part")
    start = w.constant(type)
    i, sum, total = loop(w, zero, "%count", one, (start, type))
    value = w.let(f"memref.load {part}[{i}] : {view}")
    next = expression(w, [sum, value], type, w.rng.randrange(1, 5))
    w.line(f"scf.yield {next} : {type}")
    w.close()
    w.line(f"return {total} : {type}")


def straight(w, name):
    type = w.rng.choice(["f32", "f64", "i32", "i64"])
    w.lines.append(f"func.func @{name}(%a: {type}, %b: {type}, %c: {type}) "
                   f"-> {type} {{")
    result = expression(w, ["%a", "%b", "%c"], type, w.rng.randrange(10, 40))
    w.line(f"return {result} : {type}")
    return [type] * 3, type


def branches(w, name):
    w.lines.append(f"func.func @{name}(%n: i64, %m: i64) -> i64 {{")
    zero = w.let("arith.constant 0 : i64", "c")
    one = w.let("arith.constant 1 : i64", "c")
    w.line(f"cf.br ^head(%n, {zero} : i64, i64)")
    w.lines.append("^head(%x: i64, %steps: i64):")
    odd = w.let(f"arith.andi %x, {one} : i64", "odd")
    flag = w.let(f"arith.trunci {odd} : i64 to i1", "is")
    w.line(f"cf.cond_br {flag}, ^odd, ^even")
    w.lines.append("^odd:")
    up = expression(w, ["%x", "%m"], "i64", w.rng.randrange(2, 6))
    w.line(f"cf.br ^join({up} : i64)")
    w.lines.append("^even:")
    down = w.let(f"arith.shrui %x, {one} : i64")
    w.line(f"cf.br ^join({down} : i64)")
    w.lines.append("^join(%y: i64):")
    more = w.let(f"arith.addi %steps, {one} : i64", "more")
    goes_on = w.let(f"arith.cmpi ult, {more}, %m : i64", "is")
    w.line(f"cf.cond_br {goes_on}, ^head(%y, {more} : i64, i64), ^end")
    w.lines.append("^end:")
    w.line("return %y : i64")
    return ["i64", "i64"], "i64"


def searching(w, name):
    memref = "memref<?xi32>"
    w.lines.append(f"func.func @{name}(%x: {memref}, %key: i32) -> index {{")
    zero, one = w.index(0), w.index(1)
    n = w.let(f"memref.dim %x, {zero} : {memref}", "n")
    w.open(f"%low, %high = scf.while (%a = {zero}, %b = {n}) : "
           "(index, index) -> (index, index) {")
    goes_on = w.let("arith.cmpi ult, %a, %b : index", "is")
    w.line(f"scf.condition({goes_on}) %a, %b : index, index")
    w.close("} do {")
    w.depth += 1
    w.lines.append("  " * (w.depth - 1) + "^bb0(%a: index, %b: index):")
    sum = w.let("arith.addi %a, %b : index")
    middle = w.let(f"arith.shrui {sum}, {one} : index", "mid")
    value = w.let(f"memref.load %x[{middle}] : {memref}")
    below = w.let(f"arith.cmpi slt, {value}, %key : i32", "is")
    after = w.let(f"arith.addi {middle}, {one} : index")
    low = w.let(f"arith.select {below}, {after}, %a : index")
    high = w.let(f"arith.select {below}, %b, {middle} : index")
    w.line(f"scf.yield {low}, {high} : index, index")
    w.close()
    w.line("return %low : index")


def dispatch(w, name):
    type = w.rng.choice(["i32", "i64", "f32"])
    w.lines.append(f"func.func @{name}(%which: index, %a: {type}, "
                   f"%b: {type}) -> {type} {{")
    w.line(f"%result = scf.index_switch %which -> {type}")
    for case in range(w.rng.randrange(2, 7)):
        w.open(f"case {case * 3} {{")
        value = expression(w, ["%a", "%b"], type, w.rng.randrange(1, 4))
        w.line(f"scf.yield {value} : {type}")
        w.close()
    w.open("default {")
    w.line(f"scf.yield %b : {type}")
    w.close()
    w.line(f"return %result : {type}")


def temporary(w, name):
    type = w.rng.choice(["f32", "f64"])
    memref = f"memref<?x?x{type}>"
    w.lines.append(f"func.func @{name}(%x: {memref}, %y: {memref}) {{")
    zero, one = w.index(0), w.index(1)
    rows = w.let(f"memref.dim %x, {zero} : {memref}", "rows")
    cols = w.let(f"memref.dim %x, {one} : {memref}", "cols")
    buffer = w.let(f"memref.alloc({rows}, {cols}) {{alignment = 64 : i64}} : "
                   f"{memref}", "buffer")
    w.line(f"memref.copy %x, {buffer} : {memref} to {memref}")
    lines = w.name("i")
    w.open(f"scf.parallel ({lines}) = ({zero}) to ({rows}) step ({one}) {{")
    j, _, _ = loop(w, zero, cols, one)
    value = w.let(f"memref.load {buffer}[{lines}, {j}] : {memref}")
    result = expression(w, [value], type, w.rng.randrange(1, 6))
    w.line(f"memref.store {result}, %y[{lines}, {j}] : {memref}")
    w.close()
    w.line("scf.reduce")
    w.close()
    w.line(f"memref.dealloc {buffer} : {memref}")
    w.line("return")


def vectors(w, name):
    memref = "memref<?xvector<8xf32>>"
    w.lines.append(f"func.func @{name}(%x: {memref}, %y: {memref}) {{")
    zero, one = w.index(0), w.index(1)
    splat = w.let(f"arith.constant dense<{w.rng.uniform(-9, 9):.6e}> : "
                  "vector<8xf32>", "k")
    n = w.let(f"memref.dim %x, {zero} : {memref}", "n")
    i, _, _ = loop(w, zero, n, one)
    values = [w.let(f"memref.load %x[{i}] : {memref}"),
              w.let(f"memref.load %y[{i}] : {memref}"), splat]
    for _ in range(w.rng.randrange(2, 7)):
        a, b = w.rng.choice(values), w.rng.choice(values)
        values.append(w.let(f"arith.{w.rng.choice(FLOAT_OPS[:3])} {a}, {b} : "
                            "vector<8xf32>"))
    w.line(f"memref.store {values[-1]}, %y[{i}] : {memref}")
    w.close()
    w.line("return")


def lookup(w, name):
    size = w.rng.randrange(4, 40)
    entries = ", ".join(str(w.rng.randrange(-9999, 9999))
                        for _ in range(size))
    memref = f"memref<{size}xi32>"
    w.lines.append(f'memref.global "private" constant @{name}_table : '
                   f"{memref} = dense<[{entries}]>")
    w.lines.append(f"func.func @{name}(%i: i32) -> i32 {{")
    table = w.let(f"memref.get_global @{name}_table : {memref}", "table")
    length = w.let(f"arith.constant {size} : i32", "k")
    rest = w.let(f"arith.remui %i, {length} : i32")
    at = w.let(f"arith.index_castui {rest} : i32 to index", "at")
    value = w.let(f"memref.load {table}[{at}] : {memref}")
    w.line(f"return {value} : i32")
    return ["i32"], "i32"


def caller(w, name, callees):
    """Calls a few of the functions before it."""
    type = "i64"
    w.lines.append(f"func.func @{name}(%a: i64, %b: i64) -> i64 {{")
    values = ["%a", "%b"]
    for callee, operands, result in callees:
        arguments = []
        for operand in operands:
            if operand == "i64":
                arguments.append(w.rng.choice(values))
            else:
                arguments.append(w.constant(operand))
        value = w.let(f"func.call @{callee}({', '.join(arguments)}) : "
                      f"({', '.join(operands)}) -> {result}")
        if result == "i64":
            values.append(value)
    total = expression(w, values, type, 3)
    w.line(f"return {total} : i64")
    return ["i64", "i64"], "i64"


# The same of affine loops and of vectors.

def affine_for(w, lower, upper, step=1, carried=None):
    """Opens an affine.for; `carried` as of loop()."""
    i = w.name("i")
    steps = f" step {step}" if step != 1 else ""
    if not carried:
        w.open(f"affine.for {i} = {lower} to {upper}{steps} {{")
        return i, None, None
    value, type = carried
    argument, result = w.name("acc"), w.name("r")
    w.open(f"{result} = affine.for {i} = {lower} to {upper}{steps} "
           f"iter_args({argument} = {value}) -> ({type}) {{")
    return i, argument, result


def affine_product(w, name):
    m, n, k = (w.rng.randrange(8, 200) for _ in range(3))
    type = w.rng.choice(["f32", "f64"])
    a, b, c = (f"memref<{rows}x{cols}x{type}>"
               for rows, cols in [(m, k), (k, n), (m, n)])
    w.lines.append(f"func.func @{name}(%A: {a}, %B: {b}, %C: {c}) {{")
    i, _, _ = affine_for(w, 0, m)
    l, _, _ = affine_for(w, 0, k)
    j, _, _ = affine_for(w, 0, n)
    x = w.let(f"affine.load %A[{i}, {l}] : {a}")
    y = w.let(f"affine.load %B[{l}, {j}] : {b}")
    z = w.let(f"affine.load %C[{i}, {j}] : {c}")
    product = w.let(f"arith.mulf {x}, {y} : {type}")
    sum = w.let(f"arith.addf {z}, {product} : {type}")
    w.line(f"affine.store {sum}, %C[{i}, {j}] : {c}")
    for _ in range(3):
        w.close()
    w.line("return")


def affine_stencil(w, name):
    rows, cols = w.rng.randrange(8, 200), w.rng.randrange(8, 200)
    tile = w.rng.choice([4, 8, 16, 32])
    memref = f"memref<{rows}x{cols}xf32>"
    w.lines.append(f"func.func @{name}(%in: {memref}, %out: {memref}) {{")
    block, _, _ = affine_for(w, 0, rows - 2, tile)
    i, _, _ = affine_for(
        w, f"affine_map<(d) -> (d + 1)>({block})",
        f"min affine_map<(d) -> (d + {tile + 1}, {rows - 1})>({block})")
    j, _, _ = affine_for(w, 1, cols - 1)
    sum = w.let(f"affine.load %in[{i}, {j}] : {memref}")
    for y, x in [("- 1", ""), ("+ 1", ""), ("", "- 1"), ("", "+ 1")]:
        near = w.let(f"affine.load %in[{i} {y}, {j} {x}] : {memref}")
        sum = w.let(f"arith.addf {sum}, {near} : f32")
    result = expression(w, [sum], "f32", 2)
    w.line(f"affine.store {result}, %out[{i}, {j}] : {memref}")
    for _ in range(3):
        w.close()
    w.line("return")


def affine_triangle(w, name):
    """Bounds and conditions that depend on the loops around."""
    memref = "memref<?x?xf64>"
    w.lines.append(f"func.func @{name}(%x: {memref}, %y: memref<?xf64>) {{")
    zero = w.index(0)
    n = w.let(f"memref.dim %x, {zero} : {memref}", "n")
    start = w.constant("f64")
    i, _, _ = affine_for(w, 0, n)
    j, sum, total = affine_for(w, 0, f"affine_map<(d) -> (d + 1)>({i})", 1,
                               (start, "f64"))
    value = w.let(f"affine.load %x[{i}, {j}] : {memref}")
    next = expression(w, [sum, value], "f64", w.rng.randrange(1, 4))
    w.line(f"affine.yield {next} : f64")
    w.close()
    modulus = w.rng.randrange(2, 9)
    w.open(f"affine.if affine_set<(d) : (d mod {modulus} == 0)>({i}) {{")
    half = w.let(f"affine.apply affine_map<(d) -> (d floordiv {modulus})>"
                 f"({i})", "at")
    w.line(f"affine.store {total}, %y[{half}] : memref<?xf64>")
    w.close()
    w.close()
    w.line("return")


def vector_product(w, name):
    m, n, k = (w.rng.choice([2, 4, 8]) for _ in range(3))
    a, b, c = (f"vector<{rows}x{cols}xf32>"
               for rows, cols in [(m, k), (k, n), (m, n)])
    memref = "memref<?x?xf32>"
    maps = ", ".join(f"affine_map<(m, n, k) -> ({result})>"
                     for result in ("m, k", "k, n", "m, n"))
    w.lines.append(f"func.func @{name}(%A: {memref}, %B: {memref}, "
                   f"%C: {memref}, %i: index, %j: index, %k: index) {{")
    pad = w.let("arith.constant 0.0 : f32", "pad")
    bounds = "{in_bounds = [true, true]}"
    x, y, z = (w.let(f"vector.transfer_read %{of}[{at}], {pad} {bounds} : "
                     f"{memref}, {type}")
               for of, at, type in [("A", "%i, %k", a), ("B", "%k, %j", b),
                                    ("C", "%i, %j", c)])
    sum = w.let(f"vector.contract {{indexing_maps = [{maps}], iterator_types = "
                f'["parallel", "parallel", "reduction"]}} {x}, {y}, {z} : '
                f"{a}, {b} into {c}")
    w.line(f"vector.transfer_write {sum}, %C[%i, %j] {bounds} : {c}, {memref}")
    w.line("return")


def vector_rows(w, name):
    """Whole vectors of a row, the last one masked, and their sum."""
    lanes = w.rng.choice([4, 8, 16])
    memref, vector = "memref<?xf32>", f"vector<{lanes}xf32>"
    w.lines.append(f"func.func @{name}(%x: {memref}, %y: {memref}) -> f32 {{")
    zero = w.index(0)
    pad = w.let("arith.constant 0.0 : f32", "pad")
    start = w.let(f"arith.constant dense<0.0> : {vector}", "k")
    n = w.let(f"memref.dim %x, {zero} : {memref}", "n")
    i, sum, total = affine_for(w, 0, n, lanes, (start, vector))
    rest = w.let(f"affine.apply affine_map<(d)[n] -> (n - d)>({i})[{n}]")
    mask = w.let(f"vector.create_mask {rest} : vector<{lanes}xi1>", "mask")
    x = w.let(f"vector.transfer_read %x[{i}], {pad}, {mask} "
              f"{{in_bounds = [true]}} : {memref}, {vector}")
    y = w.let(f"vector.maskedload %y[{i}], {mask}, {x} : {memref}, "
              f"vector<{lanes}xi1>, {vector} into {vector}")
    product = w.let(f"arith.{w.rng.choice(FLOAT_OPS[:3])} {x}, {y} : {vector}")
    w.line(f"vector.transfer_write {product}, %y[{i}], {mask} "
           f"{{in_bounds = [true]}} : {vector}, {memref}")
    next = w.let(f"arith.addf {sum}, {product} : {vector}")
    w.line(f"affine.yield {next} : {vector}")
    w.close()
    kind = w.rng.choice(["add", "maximumf", "minnumf"])
    result = w.let(f"vector.reduction <{kind}>, {total} : {vector} into f32")
    w.line(f"return {result} : f32")


def vector_tile(w, name):
    """A tile that is turned, put together of slices, and reduced."""
    rows, cols = w.rng.choice([2, 4]), w.rng.choice([4, 8])
    type = w.rng.choice(["f32", "i32"])
    tile, turned = f"vector<{rows}x{cols}x{type}>", f"vector<{cols}x{rows}x{type}>"
    row, column = f"vector<{cols}x{type}>", f"vector<{rows}x{type}>"
    w.lines.append(f"func.func @{name}(%t: {tile}, %c: {row}, %s: {type}) -> "
                   f"({turned}, {column}) {{")
    fill = w.let(f"vector.broadcast %s : {type} to {row}")
    first = w.let(f"vector.extract %t[0] : {row} from {tile}")
    mixed = w.let(f"vector.shuffle {first}, {fill} "
                  f"[{', '.join(str(2 * i) for i in range(cols))}] : "
                  f"{row}, {row}")
    placed = w.let(f"vector.insert {mixed}, %t [{rows - 1}] : {row} into "
                   f"{tile}")
    other = w.let(f"vector.transpose {placed}, [1, 0] : {tile} to {turned}")
    start = w.let(f"vector.extract {other}[0] : {column} from {turned}")
    sum = w.let(f"vector.multi_reduction <add>, {placed}, {start} [1] : "
                f"{tile} to {column}")
    w.line(f"return {other}, {sum} : {turned}, {column}")


def tensor_filled(w, type, element="f32"):
    """A tensor of zeros."""
    zero = w.let(f"arith.constant 0.0 : {element}", "z")
    empty = w.let(f"tensor.empty() : {type}", "e")
    return w.let(f"linalg.fill ins({zero} : {element}) outs({empty} : {type}) "
                 f"-> {type}")


def tensor_product(w, name):
    m, k, n = (w.rng.randrange(4, 32) for _ in range(3))
    a, b, c = (f"tensor<{rows}x{columns}xf32>"
               for rows, columns in ((m, k), (k, n), (m, n)))
    w.lines.append(f"func.func @{name}(%a: {a}, %b: {b}) -> {c} {{")
    zeros = tensor_filled(w, c)
    product = w.let(f"linalg.matmul ins(%a, %b : {a}, {b}) "
                    f"outs({zeros} : {c}) -> {c}")
    sum = w.let(f"linalg.add ins({product}, {zeros} : {c}, {c}) "
                f"outs({product} : {c}) -> {c}")
    w.line(f"return {sum} : {c}")


def tensor_pointwise(w, name):
    """A chain of operations, each with memory of its own or not."""
    type = f"tensor<{w.rng.randrange(4, 64)}x{w.rng.randrange(4, 64)}xf32>"
    map = "affine_map<(i, j) -> (i, j)>"
    w.lines.append(f"func.func @{name}(%a: {type}, %b: {type}) -> {type} {{")
    last = "%a"
    for _ in range(w.rng.randrange(2, 7)):
        into = (last if w.rng.randrange(3) == 0 else
                w.let(f"tensor.empty() : {type}", "e"))
        result = w.name()
        w.open(f"{result} = linalg.generic {{indexing_maps = [{map}, {map}, "
               f'{map}], iterator_types = ["parallel", "parallel"]}} '
               f"ins({last}, %b : {type}, {type}) outs({into} : {type}) {{")
        w.line("^bb0(%x: f32, %y: f32, %o: f32):")
        value = expression(w, ["%x", "%y"], "f32", w.rng.randrange(1, 5))
        w.line(f"linalg.yield {value} : f32")
        w.close(f"}} -> {type}")
        last = result
    w.line(f"return {last} : {type}")


def tensor_slices(w, name):
    """Parts that are computed and put back, once in a loop."""
    columns = w.rng.randrange(8, 64)
    type, part = f"tensor<?x{columns}xf32>", f"tensor<1x{columns}xf32>"
    w.lines.append(f"func.func @{name}(%a: {type}, %n: index) -> {type} {{")
    zero, one = w.index(0), w.index(1)
    i, state, total = loop(w, zero, "%n", one, ("%a", type))
    at = f"[{i}, 0] [1, {columns}] [1, 1]"
    row = w.let(f"tensor.extract_slice {state}{at} : {type} to {part}")
    made = w.let(f"linalg.exp ins({row} : {part}) outs({row} : {part}) "
                 f"-> {part}")
    put = w.let(f"tensor.insert_slice {made} into {state}{at} : {part} into "
                f"{type}")
    w.line(f"scf.yield {put} : {type}")
    w.close()
    first = f"[0, 0] [1, {columns}] [1, 1]"
    row = w.let(f"tensor.extract_slice {total}{first} : {type} to {part}")
    made = w.let(f"linalg.add ins({row}, {row} : {part}, {part}) "
                 f"outs({row} : {part}) -> {part}")
    put = w.let(f"tensor.insert_slice {made} into {total}{first} : {part} into "
                f"{type}")
    w.line(f"return {put} : {type}")


def tensor_branches(w, name):
    """Of a conditional, whose result is worked on."""
    type = f"tensor<{w.rng.randrange(4, 64)}xf32>"
    w.lines.append(f"func.func @{name}(%a: {type}, %b: {type}, %c: i1) "
                   f"-> {type} {{")
    result = w.name()
    w.open(f"{result} = scf.if %c -> ({type}) {{")
    for number, operation in enumerate(w.rng.sample(["add", "sub", "mul"], 2)):
        if number:
            w.close("} else {")
            w.depth += 1
        into = w.rng.choice(["%a", "%b"])
        value = w.let(f"linalg.{operation} ins(%a, %b : {type}, {type}) "
                      f"outs({into} : {type}) -> {type}")
        w.line(f"scf.yield {value} : {type}")
    w.close()
    product = w.let(f"linalg.mul ins({result}, %a : {type}, {type}) "
                    f"outs({result} : {type}) -> {type}")
    w.line(f"return {product} : {type}")


KINDS = {
    "core": [elementwise, elementwise, contraction, stencil, reduction,
             straight, straight, branches, searching, dispatch, temporary,
             vectors, lookup],
    "affine": [affine_product, affine_stencil, affine_triangle],
    "vector": [vector_product, vector_rows, vector_tile],
    "tensor": [tensor_product, tensor_pointwise, tensor_slices,
               tensor_branches],
}


def generate(functions, seed, groups, out):
    rng = random.Random(seed)
    kinds = [kind for group in groups for kind in KINDS[group]]
    callable_functions = []
    for number in range(functions):
        w = Writer(rng)
        name = f"f{number}"
        if len(callable_functions) > 3 and rng.randrange(8) == 0:
            callees = rng.sample(callable_functions[-20:], 3)
            kind, signature = "caller", caller(w, name + "_caller", callees)
        else:
            function = rng.choice(kinds)
            kind = function.__name__
            signature = function(w, f"{name}_{kind}")
        if signature:
            callable_functions.append((f"{name}_{kind}", *signature))
        out.write("\n".join(w.lines) + "\n}\n\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("functions", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default="core",
                        help=f"of functions, by comma: {', '.join(KINDS)}")
    arguments = parser.parse_args()
    generate(arguments.functions, arguments.seed, arguments.kinds.split(","),
             sys.stdout)


if __name__ == "__main__":
    main()
