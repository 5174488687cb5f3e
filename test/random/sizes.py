#!/usr/bin/env python3
"""Writes contractions of every form of tile, for sizes.c to run with all sizes.

    sizes.py SHARE KIND COUNT MODULE.mlir FORMS.h [SUMS]

Each form is a function of memrefs whose sizes are known when the program runs:
pairs of elements by the ways that matrices lie in memory; those in a sample of one
in SHARE (sample.py), which is another one for each text KIND. COUNT functions beside
them have sizes that are known, of 1 to 40, or so many SUMS of each element. FORMS.h
has a line for each function.
"""

import os
import random
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from sample import sampled

# Types of elements, in MLIR and how the product extends them.
ELEMENTS = {
    "s8": ("i8", "arith.extsi"), "u8": ("i8", "arith.extui"),
    "s16": ("i16", "arith.extsi"), "u16": ("i16", "arith.extui"),
    "i32": ("i32", None), "bf16": ("bf16", "arith.extf"),
    "f16": ("f16", "arith.extf"), "f32": ("f32", None), "f64": ("f64", None),
}
# Left and right factor, and sum.
TYPES = [
    ("f32", "f32", "f32"), ("f64", "f64", "f64"), ("bf16", "bf16", "f32"),
    ("f16", "f16", "f32"), ("f16", "f16", "f16"), ("f32", "bf16", "f32"),
    ("s8", "s8", "i32"), ("u8", "s8", "i32"), ("s8", "u8", "i32"),
    ("u8", "u8", "i32"), ("s16", "s16", "i32"), ("u16", "s16", "i32"),
    ("s16", "s8", "i32"), ("i32", "i32", "i32"),
]
# Dimensions of the factors and of the sum. `+` as the last: what was in the
# result is added to, else it starts at zero; `p`: rows are farther apart than
# they are long.
LAYOUTS = [
    "mk kn mn +", "mk kn mn 0", "mk kn mn p", "km kn mn +", "mk nk mn 0",
    "km nk mn +", "mk kn nm 0", "bmk bkn bmn 0", "bmk kn bmn +",
    "mbk bkn mbn 0", "mk k m +", "k kn n 0", "k nk n +", "k k  0",
]


def memref(dims, element, sizes, apart):
    """The type; the sizes are letters' numbers, or None."""
    shape = [str(sizes[d]) if sizes else "?" for d in dims]
    strides = ", strided<[" + ", ".join("?" * (len(dims) - 1) + "1") + "]>"
    return f"memref<{'x'.join(shape + [element])}{strides if apart else ''}>"


def body(types, total):
    lines, names = [], []
    for name, factor in zip("xy", types):
        element, extension = ELEMENTS[factor]
        if extension and element != total:
            lines.append(f"    %{name}e = {extension} %{name} : {element} to "
                         f"{total}")
            name += "e"
        names.append("%" + name)
    kind = "f" if total[0] == "f" else "i"
    return "\n".join(lines + [
        f"    %p = arith.mul{kind} {', '.join(names)} : {total}",
        f"    %s = arith.add{kind} %z, %p : {total}",
        f"    linalg.yield %s : {total}"])


def function(name, types, layout, sizes):
    *places, how = layout.split(" ")
    elements = [ELEMENTS[t][0] for t in types]
    args = [memref(d, e, sizes, how == "p") for d, e in zip(places, elements)]
    loops = [d for d in "bmnk" if d in "".join(places)]
    maps = ", ".join(f"affine_map<({', '.join(loops)}) -> ({', '.join(d)})>"
                     for d in places)
    kinds = ", ".join('"reduction"' if d == "k" else '"parallel"'
                      for d in loops)
    total = elements[2]
    zero = "0.0" if total[0] == "f" else "0"
    start = (f"  %start = arith.constant {zero} : {total}\n  linalg.fill "
             f"ins(%start : {total}) outs(%c : {args[2]})\n"
             if how == "0" else "")
    return f"""\
func.func @{name}(%a: {args[0]}, %b: {args[1]}, %c: {args[2]})
    attributes {{llvm.emit_c_interface}} {{
{start}  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins(%a, %b : {args[0]}, {args[1]}) outs(%c : {args[2]}) {{
  ^bb0(%x: {elements[0]}, %y: {elements[1]}, %z: {total}):
{body(types, total)}
  }}
  return
}}
"""


def form(name, types, layout, sizes):
    *places, how = layout.split(" ")
    words = ", ".join(f'"{p}"' for p in places)
    known = ", ".join(str(sizes[d]) if sizes else "-1" for d in "mnk")
    return (f"FORM({name}, {', '.join(types)}, {words}, '{how}', "
            f"{known})\n")


def main():
    share, kind, count = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    rng = random.Random(kind)
    functions = [(types, layout, None) for types in TYPES for layout in LAYOUTS
                 if sampled(share, f"{kind} {types} {layout}")]
    for _ in range(count):
        sizes = {d: rng.randrange(1, 41) for d in "mnk"} | {"b": 2}
        if len(sys.argv) > 6:
            sizes["k"] = int(sys.argv[6])
        functions.append((rng.choice(TYPES), rng.choice(LAYOUTS), sizes))
    with open(sys.argv[4], "w") as module, open(sys.argv[5], "w") as forms:
        for number, (types, layout, sizes) in enumerate(functions):
            module.write(function(f"f{number}", types, layout, sizes))
            forms.write(form(f"f{number}", types, layout, sizes))


main()
