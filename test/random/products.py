#!/usr/bin/env python3
"""Writes random contractions, and windows that each channel has by itself, and a C
program that checks them.

    products.py SEED COUNT MODULE.mlir PROGRAM.c

Matrices of any layout, convolutions and depthwise windows, of sizes that are known
or not, as small as 1 and as large as blocks are cut; some of the second operands are
constants of the module, which are packed when it is compiled. Elements are integers, or floats that are
small ones, so that sums are exact in any order: the plain loops of the program
have to give the same bits. It prints what differs, and how many do.
"""

import random
import struct
import sys

# The element of a factor, how it is extended to the sum's, and C's type.
FACTORS = {
    "s8": ("i8", "arith.extsi", "int8_t"),
    "u8": ("i8", "arith.extui", "uint8_t"),
    "s16": ("i16", "arith.extsi", "int16_t"),
    "u16": ("i16", "arith.extui", "uint16_t"),
    "i32": ("i32", None, "uint32_t"),
    "bf16": ("bf16", "arith.extf", "struct bf16"),
    "f16": ("f16", "arith.extf", "struct f16"),
    "f32": ("f32", None, "float"),
    "f64": ("f64", None, "double"),
}
# Pairs of factors by the sum's element, the usual ones more often.
SUMS = {
    "i32": ["s8 s8", "u8 u8", "s8 u8", "u8 s8"] * 3 +
           ["s16 s16", "s16 s8", "u8 s16", "s16 u8", "u16 u16", "i32 i32"],
    "f32": ["f32 f32", "f32 f32", "bf16 bf16", "f16 f16", "f32 bf16"],
    "f64": ["f64 f64"],
}
MOST_CONSTANTS = 40000  # elements of an operand that is one
C_SUMS = {"i32": "uint32_t", "f32": "float", "f64": "double"}

PROLOGUE = """\
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t state = %d;
static int next(void) {
  state = state * 1664525u + 1013904223u;
  return (int)(state >> 16);
}
// A small number, or one at the end of a type of integers.
static uint32_t integer(void) {
  int n = next();
  return n %% 5 == 0 ? (n & 1 ? 127u : -128u)
         : n %% 7 == 0 ? (n & 1 ? 32767u : -32768u) : (uint32_t)n;
}
static float number(void) { return (float)(next() %% 9 - 4); }

struct bf16 { uint16_t bits; };
struct f16 { uint16_t bits; };
static float bf16_value(struct bf16 x) {
  uint32_t bits = (uint32_t)x.bits << 16;
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}
static const uint16_t halves[] = {0xc400, 0xc200, 0xc000, 0xbc00, 0,
                                  0x3c00, 0x4000, 0x4200, 0x4400};
static float f16_value(struct f16 x) {
  for (int i = 0; i < 9; i++)
    if (halves[i] == x.bits)
      return (float)(i - 4);
  abort();
}
static struct bf16 new_bf16(void) {
  float value = number();
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return (struct bf16){(uint16_t)(bits >> 16)};
}
static struct f16 new_f16(void) { return (struct f16){halves[next() %% 9]}; }
"""


def value_of(kind, text):
    if kind in ("bf16", "f16"):
        return f"{kind}_value({text})"
    return text if kind[0] == "f" else f"(uint32_t){text}"


def new_value(kind, c_type):
    if kind in ("bf16", "f16"):
        return f"new_{kind}()"
    return f"({c_type}){'number' if kind[0] == 'f' else 'integer'}()"


def matrices(rng, is_constant):
    """Maps, iterators, shapes, and C's loops with the places they touch."""
    sizes = list(range(1, 41)) + [47, 48, 63, 64, 65]
    m, n, k = (rng.choice(sizes) for _ in range(3))
    if is_constant:  # large enough to be packed
        k = rng.randrange(60, 1200)
        n = rng.randrange(16, max(17, MOST_CONSTANTS // k))
    elif rng.random() < .1:
        m, n, k = (rng.randrange(60, high) for high in (150, 700, 1200))
    transposes_a, transposes_b = rng.random() < .3, rng.random() < .4
    maps = [("k, m" if transposes_a else "m, k"),
            ("n, k" if transposes_b else "k, n"), "m, n"]
    shapes = [(k, m) if transposes_a else (m, k),
              (n, k) if transposes_b else (k, n), (m, n)]
    places = [f"k * {m} + m" if transposes_a else f"m * {k} + k",
              f"n * {k} + k" if transposes_b else f"k * {n} + n",
              f"m * {n} + n"]
    return ("m, n, k", maps, 2, shapes, [("m", m), ("n", n), ("k", k)], places)


def convolution(rng, is_constant):
    height, width = rng.randrange(1, 9), rng.randrange(1, 40)
    channels, filters = rng.choice([1, 2, 3, 4, 5, 8, 16]), rng.choice(
        [1, 4, 7, 16, 33, 64])
    if is_constant:
        channels, filters = rng.choice([70, 130]), rng.choice([33, 64, 100])
    kh, kw, step = rng.choice([1, 2, 3]), rng.choice([1, 3]), rng.choice([1, 2])
    ph, pw = (height - 1) * step + kh, (width - 1) * step + kw
    maps = [f"n, h * {step} + i, w * {step} + j, c", "i, j, c, f",
            "n, h, w, f"]
    loops = [("n", 1), ("h", height), ("w", width), ("f", filters), ("i", kh),
             ("j", kw), ("c", channels)]
    places = [f"((h * {step} + i) * {pw} + w * {step} + j) * {channels} + c",
              f"((i * {kw} + j) * {channels} + c) * {filters} + f",
              f"(h * {width} + w) * {filters} + f"]
    shapes = [(1, ph, pw, channels), (kh, kw, channels, filters),
              (1, height, width, filters)]
    return "n, h, w, f, i, j, c", maps, 4, shapes, loops, places


def channels_first(rng, _):
    """A convolution whose rows of pixels are short."""
    height, width = rng.choice([1, 2, 5, 7, 14]), rng.choice([1, 3, 7, 14, 17])
    images, channels = rng.choice([1, 1, 2]), rng.choice([4, 16, 31, 64, 128])
    filters = rng.choice([16, 64, 65, 96])
    kh, kw, step = rng.choice([1, 2, 3]), rng.choice([1, 3]), rng.choice([1, 2])
    far = rng.choice([1, 1, 2])
    ph, pw = (height - 1) * step + (kh - 1) * far + 1, (
        width - 1) * step + (kw - 1) * far + 1
    y, x = f"h * {step} + i * {far}", f"w * {step} + j * {far}"
    maps = [f"n, c, {y}, {x}", "f, c, i, j", "n, f, h, w"]
    loops = [("n", images), ("f", filters), ("h", height), ("w", width),
             ("c", channels), ("i", kh), ("j", kw)]
    places = [f"((n * {channels} + c) * {ph} + {y}) * {pw} + {x}",
              f"((f * {channels} + c) * {kh} + i) * {kw} + j",
              f"((n * {filters} + f) * {height} + h) * {width} + w"]
    shapes = [(images, channels, ph, pw), (filters, channels, kh, kw),
              (images, filters, height, width)]
    if rng.random() < .3:  # the filter is the first operand
        maps[:2], places[:2], shapes[:2] = maps[1::-1], places[1::-1], shapes[1::-1]
    return "n, f, h, w, c, i, j", maps, 4, shapes, loops, places


def windows(rng, _):
    """A depthwise convolution or a pooling, channels last or first."""
    height, width = rng.randrange(1, 9), rng.randrange(1, 40)
    channels = rng.choice([1, 2, 3, 7, 8, 15, 16, 17, 31, 33, 48, 70])
    kh, kw = rng.choice([1, 2, 3, 5]), rng.choice([1, 3, 5, 7])
    step, far = rng.choice([1, 1, 2, 3]), rng.choice([1, 1, 2])
    ph, pw = (height - 1) * step + (kh - 1) * far + 1, (
        width - 1) * step + (kw - 1) * far + 1
    image = f"h * {step} + i * {far}", f"w * {step} + j * {far}"
    sizes = [("n", 2), ("h", height), ("w", width), ("c", channels)]
    if rng.random() < .5:
        maps = [f"n, {', '.join(image)}, c", "i, j, c", "n, h, w, c"]
        places = [f"((n * {ph} + {image[0]}) * {pw} + {image[1]}) * {channels} "
                  "+ c", f"(i * {kw} + j) * {channels} + c",
                  f"((n * {height} + h) * {width} + w) * {channels} + c"]
        shapes = [(2, ph, pw, channels), (kh, kw, channels),
                  (2, height, width, channels)]
    else:
        sizes = [sizes[i] for i in (0, 3, 1, 2)]
        maps = [f"n, c, {', '.join(image)}", "c, i, j", "n, c, h, w"]
        places = [f"((n * {channels} + c) * {ph} + {image[0]}) * {pw} + "
                  f"{image[1]}", f"(c * {kh} + i) * {kw} + j",
                  f"((n * {channels} + c) * {height} + h) * {width} + w"]
        shapes = [(2, channels, ph, pw), (channels, kh, kw),
                  (2, channels, height, width)]
    loops = sizes + [("i", kh), ("j", kw)]
    return (", ".join(n for n, _ in loops), maps, 4, shapes, loops, places)


def constants(rng, kind, count):
    """So many elements: MLIR's text of their bytes, and C's initializer."""
    if kind[0] in "fb":
        numbers = [rng.randrange(-4, 5) for _ in range(count)]
    else:
        bits = int(kind[1:])
        low = -(1 << bits - 1) if kind[0] != "u" else 0
        numbers = [rng.choice([low, low + (1 << bits) - 1, 1, rng.randrange(
            low, low + (1 << bits))]) for _ in range(count)]
    if kind == "bf16":
        numbers = [struct.unpack("<I", struct.pack("<f", n))[0] >> 16
                   for n in numbers]
    if kind == "f16":
        numbers = [struct.unpack("<H", struct.pack("<e", n))[0]
                   for n in numbers]
    code = {"s8": "b", "u8": "B", "s16": "h", "u16": "H", "i32": "i",
            "bf16": "H", "f16": "H", "f32": "f", "f64": "d"}[kind]
    data = struct.pack(f"<{count}{code}", *numbers)
    return f'"0x{data.hex().upper()}"', ", ".join(map(str, numbers))


def memref(shape, element):
    return "memref<" + "".join(f"{size}x" for size in shape) + f"{element}>"


class Epilogue:
    """An operation on each result of a contraction, in its place or to a memref of
    its own, which may read other memrefs and a number."""

    # Types of results that differ from sums: the conversion, and C's type. None is
    # from floats to integers: there qemu 7.2 stops at vfcvt.rtz of RISC-V.
    RESULTS = {"i32": [("i8", "trunci", "int8_t"), ("f32", "sitofp", "float"),
                       ("f64", "sitofp", "double")],
               "f32": [("f64", "extf", "double")],
               "f64": [("f32", "truncf", "float")]}

    def __init__(self, rng, number, dims, extents, total):
        self.total, self.dims = total, dims
        self.result = (rng.choice(self.RESULTS[total])
                       if rng.random() < .4 else None)
        self.is_apart = bool(self.result) or rng.random() < .2
        self.order = rng.sample(dims, len(dims)) if rng.random() < .2 else dims
        self.extents = extents
        self.number = number
        self.reads = []  # the dimensions of each memref
        self.roots = {}  # names of square roots by those of elements
        self.steps = [self.step(rng) for _ in range(rng.randrange(1, 4))]

    def step(self, rng):
        """MLIR's operation and C's expression, of V and another value."""
        is_float = self.total[0] == "f"
        kind = "f" if is_float else "i"
        op = rng.choice(["add", "sub", "max"])
        other = rng.choice(["constant", "scalar", "memref", "memref"])
        if other == "memref":
            dims = rng.choice([self.dims[-1:], self.dims[1:2], self.dims[:],
                               [], rng.sample(self.dims, 2)])
            self.reads.append(list(dims))
            index = "0"
            for d in dims:
                index = f"({index}) * {self.extents[d]} + {d}"
            y, c = f"%y{len(self.reads) - 1}", f"E{len(self.reads) - 1}[{index}]"
            if is_float and rng.random() < .4:  # no vectors in kernels
                self.roots[y] = f"%root{len(self.reads) - 1}"
                y, c = self.roots[y], f"({C_SUMS[self.total]})sqrt(fabs({c}))"
        elif other == "scalar":
            y, c = "%g", "G"
        else:
            y, c = "%seven", "7"
        name = {"add": f"add{kind}", "sub": f"sub{kind}",
                "max": "maximumf" if is_float else "maxsi"}[op]
        signed = "int32_t" if self.total == "i32" else C_SUMS[self.total]
        return (name, y, {
            "add": f"V + {c}", "sub": f"V - {c}",
            "max": f"({signed})V > ({signed}){c} ? V : {c}"}[op])

    def element(self):
        return self.result[0] if self.result else self.total

    def shape(self, dims):
        return tuple(self.extents[d] for d in dims)

    def c_type(self):
        return self.result[2] if self.result else C_SUMS[self.total]

    def arguments(self, is_unknown):
        """Names and types of the function's arguments behind the contraction's."""
        def of(dims, element):
            shape = self.shape(dims)
            return memref("?" * len(shape) if is_unknown else shape, element)
        names = [(f"e{i}", of(dims, self.total))
                 for i, dims in enumerate(self.reads)]
        if self.is_apart:
            names.append(("r", of(self.dims, self.element())))
        return names + [("g", self.total)]

    def text(self, sums, is_unknown):
        arguments = dict(self.arguments(is_unknown))
        target = "r" if self.is_apart else "c"
        maps = [self.dims] + self.reads + [self.dims]
        ins = ["c"] + [f"e{i}" for i in range(len(self.reads))]
        types = [sums] + [arguments[name] for name in ins[1:]]
        order = ", ".join(self.order)
        all_maps = ", ".join(f"affine_map<({order}) -> ({', '.join(m)})>"
                             for m in maps)
        seven = "7.0" if self.total[0] == "f" else "7"
        elements = "".join(f", %y{i}: {self.total}"
                           for i in range(len(self.reads)))
        lines = [f"  %seven = arith.constant {seven} : {self.total}",
                 f"  linalg.generic {{indexing_maps = [{all_maps}], "
                 "iterator_types = [" +
                 ", ".join(['"parallel"'] * len(order.split(","))) + "]}",
                 f"      ins({', '.join('%' + n for n in ins)} : "
                 f"{', '.join(types)}) outs(%{target} : "
                 f"{arguments.get('r', sums)}) {{",
                 f"  ^bb0(%v: {self.total}{elements}, %o: {self.element()}):"]
        for y, root in self.roots.items():
            lines += [f"    {root}a = math.absf {y} : {self.total}",
                      f"    {root} = math.sqrt {root}a : {self.total}"]
        value = "%v"
        for i, (name, y, _) in enumerate(self.steps):
            lines.append(f"    %v{i} = arith.{name} {value}, {y} : {self.total}")
            value = f"%v{i}"
        if self.result:
            lines.append(f"    %w = arith.{self.result[1]} {value} : "
                         f"{self.total} to {self.element()}")
            value = "%w"
        return "\n".join(lines + [f"    linalg.yield {value} : "
                                  f"{self.element()}", "  }"])

    def c_loops(self, place):
        loop = "".join(f"for (int {d} = 0; {d} < {self.extents[d]}; {d}++) "
                       for d in self.dims)
        steps = " ".join(f"V = {c};" for _, _, c in self.steps)
        signed = "int32_t" if self.total == "i32" else C_SUMS[self.total]
        target = "S" if self.is_apart else "D"
        return (f"{loop}{{ {C_SUMS[self.total]} V = D[{place}]; {steps} "
                f"{target}[{place}] = ({self.c_type()})({signed})V; }}")


def operation(dims, maps, nparallel, types, factors, total, join, start):
    ndims = dims.count(",") + 1
    iterators = ['"parallel"'] * nparallel + ['"reduction"'] * (
        ndims - nparallel)
    all_maps = ", ".join(f"affine_map<({dims}) -> ({m})>" for m in maps)
    lines = []
    if start is not None:
        zero = f"{start}.0" if total[0] == "f" else start
        lines += [f"  %start = arith.constant {zero} : {total}",
                  f"  linalg.fill ins(%start : {total}) outs(%c : {types[2]})"]
    lines += [f"  linalg.generic {{indexing_maps = [{all_maps}], "
             f"iterator_types = [{', '.join(iterators)}]}}",
             f"      ins(%a, %b : {types[0]}, {types[1]}) "
             f"outs(%c : {types[2]}) {{",
             f"  ^bb0(%x: {factors[0][0]}, %y: {factors[1][0]}, %z: {total}):"]
    names = []
    for name, (element, extension, _) in zip("xy", factors):
        if extension:
            lines.append(f"    %{name}e = {extension} %{name} : {element} to "
                         f"{total}")
            name += "e"
        names.append("%" + name)
    kind = "f" if total[0] == "f" else "i"
    joins = {"addi": "addi", "addf": "addf", "maxi": "maxsi", "maxf": "maximumf"}
    lines += [f"    %p = arith.mul{kind} {', '.join(names)} : {total}",
              f"    %s = arith.{joins[join + kind]} %z, %p : {total}",
              f"    linalg.yield %s : {total}", "  }"]
    return "\n".join(lines)


def function(rng, number):
    """Functions of the module, a function of the program."""
    total = rng.choice(["i32", "i32", "f32", "f64"])
    kinds = rng.choice(SUMS[total]).split()
    factors = [FACTORS[kind] for kind in kinds]
    family = rng.choices(
        [matrices, convolution, channels_first, windows], [55, 15, 12, 18])[0]
    is_constant = rng.random() < .3 and family in (matrices, convolution)
    shape = family(rng, is_constant)
    join = "max" if family is windows and rng.random() < .3 else "add"
    start = rng.choice([0, 3]) if rng.random() < .3 else None
    dims, maps, nparallel, shapes, loops, places = shape
    end = None
    if rng.random() < .4:
        end = Epilogue(rng, number, maps[2].split(", "), dict(loops), total)
        if end.is_apart and start is None:
            start = rng.choice([0, 0, 3])
    body_of = (join, start)
    elements = [factors[0][0], factors[1][0], total]
    types = [memref(s, e) for s, e in zip(shapes, elements)]
    more = end.arguments(False) if end else []

    def declare(names_and_types, is_apart):
        return ", ".join(f"%{n}: {t}" + (" {llvm.noalias}" if t[0] == "m" and (
            is_apart or n[0] in "er") else "") for n, t in names_and_types)

    def ending(sums, is_unknown):
        return "\n" + end.text(sums, is_unknown) if end else ""
    args = declare([*zip("abc", types), *more], is_constant)
    if end and end.is_apart:  # nobody but the epilogue sees the sums
        args = args.replace("%c:", "%old:")
        alloc = (f"  %c = memref.alloc() : {types[2]}\n")
        free = f"\n  memref.dealloc %c : {types[2]}"
    else:
        alloc = free = ""
    if is_constant:
        count = 1
        for size in shapes[1]:
            count *= size
        data, body_of_array = constants(rng, kinds[1], count)
        module = (f'memref.global "private" constant @w{number} : {types[1]} '
                  f"= dense<{data}>\n")
        args = args.replace("%b:", "%unused:")
        body = (alloc +
                f"  %b = memref.get_global @w{number} : {types[1]}\n" +
                operation(dims, maps, nparallel, types, factors, total,
                          *body_of) + ending(types[2], False) + free)
    elif rng.random() < .3:
        all_of_them = family is not channels_first or rng.random() < .5
        unknown = [memref("?" * len(s) if all_of_them else
                          ("?", *s[1:]) if m[0] == "n" else s, e)
                   for s, e, m in zip(shapes, elements, maps)]
        named = [*zip("abc", types), *more]
        inner = [*zip("abc", unknown), *(end.arguments(True) if end else [])]
        casts = [(n, t, u) for (n, t), (_, u) in zip(named, inner) if t != u]
        body = "\n".join(f"  %{n}u = memref.cast %{n} : {t} to {u}"
                         for n, t, u in casts)
        is_cast = {n for n, _, _ in casts}
        passed = ", ".join(f"%{n}u" if n in is_cast else f"%{n}"
                           for n, _ in inner)
        body = (alloc + body + f"\n  func.call @u{number}({passed}) : "
                f"({', '.join(u for _, u in inner)}) -> ()" + free)
        module = (f"func.func private @u{number}({declare(inner, False)}) "
                  "attributes {no_inline, llvm.bareptr = false} {\n" +
                  operation(dims, maps, nparallel, unknown, factors, total,
                            *body_of) + ending(unknown[2], True) +
                  "\n  return\n}\n")
    else:
        module = ""
        body = alloc + operation(dims, maps, nparallel, types, factors, total,
                                 *body_of) + ending(types[2], False) + free
    module += f"func.func @f{number}({args}) {{\n{body}\n  return\n}}\n"
    return module, check(number, kinds, factors, total, shapes, loops, places,
                         body_of_array if is_constant else None, end, *body_of)


def check(number, kinds, factors, total, shapes, loops, places, constant, end,
          join, first):
    counts = []
    for s in shapes:
        count = 1
        for size in s:
            count *= size
        counts.append(count)
    c_total = C_SUMS[total]
    a, b, c = counts
    loop = "".join(f"for (int {n} = 0; {n} < {end}; {n}++) "
                   for n, end in loops)
    product = " * ".join(value_of(kind, f"{array}[{place}]") for
                         kind, array, place in zip(kinds, "AB", places))
    start = f"({c_total})({'number' if total[0] == 'f' else 'integer'}())"
    signed = "int32_t" if total == "i32" else c_total
    step = (f"D[{places[2]}] += {product};" if join == "add" else
            f"{{ {signed} p = ({signed})({product}); "
            f"if (p > ({signed})D[{places[2]}]) D[{places[2]}] = p; }}")
    restart = (f"for (int i = 0; i < {c}; i++) D[i] = {first};"
               if first is not None else "")
    what = f"f{number}: {kinds} into {total}, {shapes}"
    more = parameters = new = free = finish = ""
    if end:
        what += f", {[s[0] for s in end.steps]}"
        finish = end.c_loops(places[2])
        new = f"  {c_total} G = {start};\n"
        arrays = [(f"E{i}", c_total, end.shape(dims), start)
                  for i, dims in enumerate(end.reads)]
        if end.is_apart:
            new += f"  {end.c_type()} *S = calloc({c}, sizeof *S);\n"
            free = ", free(S), free(R)"
            arrays.append(("R", end.c_type(), end.shape(end.dims), "0"))
        for name, c_type, shape, value in arrays:
            n = 1
            for size in shape:
                n *= size
            new += (f"  {c_type} *{name} = malloc({n} * sizeof *{name});\n"
                    f"  for (int i = 0; i < {n}; i++) {name}[i] = {value};\n")
            more += f", {name}"
            parameters += ", void *"
            free += f", free({name})" if name != "R" else ""
        more += ", G"
        parameters += f", {c_total}"
    target, wanted = ("R", "S") if end and end.is_apart else ("C", "D")
    new_b = new_value(kinds[1], factors[1][2])
    array = ""
    if constant:
        new_b = f"w{number}[i]"
        array = (f"static const {factors[1][2]} w{number}[] = {{ {constant} "
                 "};\n")
    return array + f"""\
void f{number}(void *, void *, void *{parameters});
static int check{number}(void) {{
  {factors[0][2]} *A = malloc({a} * sizeof *A);
  {factors[1][2]} *B = malloc({b} * sizeof *B);
  {c_total} *C = malloc({c} * sizeof *C), *D = malloc({c} * sizeof *D);
  for (int i = 0; i < {a}; i++) A[i] = {new_value(kinds[0], factors[0][2])};
  for (int i = 0; i < {b}; i++) B[i] = {new_b};
  for (int i = 0; i < {c}; i++) C[i] = D[i] = {start};
{new}  {restart}
  {loop}{step}
  {finish}
  f{number}(A, B, C{more});
  int differs = 0;
  for (int i = 0; i < {c}; i++) differs |= {target}[i] != {wanted}[i];
  if (differs)
    puts("differs: {what}");
  free(A), free(B), free(C), free(D){free};
  return differs;
}}
"""


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    functions = [function(rng, number) for number in range(count)]
    with open(sys.argv[3], "w") as f:
        f.write("".join(module for module, _ in functions))
    with open(sys.argv[4], "w") as f:
        f.write(PROLOGUE % rng.randrange(1 << 30))
        f.write("".join(program for _, program in functions))
        calls = " + ".join(f"check{number}()" for number in range(count))
        f.write(f"int main(void) {{\n  int n = {calls};\n"
                '  printf("%d differ\\n", n);\n  return n != 0;\n}\n')


main()
