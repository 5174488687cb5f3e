#!/usr/bin/env python3
"""Runs every operation of linalg, tensor and bufferization, on all types of
elements, and compares with what is computed here (operation_cases.py,
operation_tensors.py).

  operations.py [PATTERN]

The operations are those that `mlcc -print-op=` lists: one without a recipe is an
error. A case is an operation, the types of its elements, a kind of shape, and a
form (FORMS of operation_cases.py). Of all of them a run takes EACH for an
operation, others for each SEED; all if FULL=1.

Environment: what operations.sh sets. Exit status: 0 all are right, 1 some are
not.
"""
import math
import os
import random
import re
import struct
import subprocess
import sys

import operation_bodies as bodies
import operation_cases as linalg
import operation_tensors as tensors
from operation_cases import FORMS, SHAPES, Maker
from operation_types import Inexact, elements

ENV = os.environ
MLCC, WORK, TRIPLE = ENV["MLCC"], ENV["WORK"], ENV["TRIPLE"]
ORDER = ENV["BYTE_ORDER"]
INDEX_BITS = int(ENV["INDEX_BITS"])
PER_MODULE = 60
RECIPES = {**linalg.RECIPES, **bodies.RECIPES, **tensors.RECIPES}
# These are run inside of others.
WITHIN = {"linalg.yield": "linalg.generic", "linalg.index": "linalg.generic",
          "tensor.yield": "tensor.generate",
          "linalg.winograd_input_transform": "linalg.winograd_filter_transform",
          "linalg.winograd_output_transform": "linalg.winograd_filter_transform"}


def known_operations():
    names = []
    for dialect in ("linalg", "tensor", "bufferization"):
        text = subprocess.run([MLCC, f"-print-op={dialect}.*"], capture_output=True, text=True,
                              check=True).stdout
        names += re.findall(rf"^{dialect}\.\w+", text, re.M)
    return names


def typings(operation, types):
    """The lists of types that an operation is tried with."""
    for element in types.values():
        if not element.moves_only or operation not in bodies.COMPUTE:
            yield [element] * 3
    if operation in linalg.CONVERT:
        for line in linalg.MIXED:
            # qemu 7.2 has the s390x's product of two doubles (mxdb) wrong.
            if line == "f64 f64 f128" and TRIPLE.startswith("s390x"):
                continue
            yield [types[name] for name in line.split()]


def all_cases(operation, types):
    for typing in typings(operation, types):
        for shape in SHAPES:
            for form in ENV.get("FORMS", " ".join(FORMS)).split():
                yield typing, shape, form


def make(operation, types, typing, shape, form):
    name = " ".join(dict.fromkeys(t.name for t in typing))
    rng = random.Random(f"{ENV.get('SEED', '1')} {operation} {name} {shape} {form}")
    maker = Maker(rng, operation, typing[-1], shape, form, typing)
    maker.all_types, maker.has_f128 = types, ENV["HAS_F128"] == "1"
    maker.case.title = f"{operation} {name} {shape} {form}"
    return RECIPES[operation](maker)


def cases(names, types):
    each, seed = int(ENV.get("EACH", "4")), ENV.get("SEED", "1")
    for operation in names:
        chosen = list(all_cases(operation, types))
        if ENV.get("FULL") != "1":
            rng = random.Random(f"{seed} {TRIPLE} {operation}")
            chosen = rng.sample(chosen, min(each, len(chosen)))
        for choice in chosen:
            try:
                case = make(operation, types, *choice)
            except Inexact:
                continue
            if case:
                yield case


# Modules


def data_of(case):
    words = []

    def put(*numbers):
        words.append(struct.pack(f">{len(numbers)}i", *numbers))
    put(len(case.results))
    for _, element, shape, *_ in case.results:
        put(len(shape), element.size)
    put(len(case.arguments))
    for a in case.arguments:
        memory = a.buffer(a.data, ORDER)
        put(len(a.shape), a.element.size, a.after is not None, *a.shape, *a.all_strides(), a.offset,
            len(memory))
        words.append(memory)
    return b"".join(words)


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def compile_module(path, level, output):
    return run([MLCC, "-target", TRIPLE, level, "-fPIC", "-c", path, "-o", output])


def write_module(path, cases_):
    """Returns at which line each function begins."""
    lines, line = [], 1
    with open(path, "w") as f:
        for i, case in enumerate(cases_):
            text = case.text(f"f{i}")
            lines.append(line)
            line += text.count("\n")
            f.write(text)
    return lines


def failing(stderr, path, lines):
    """The numbers of the functions that errors are in; None: not all errors
    have a place in one."""
    found = set()
    for line in stderr.splitlines():
        if "error:" not in line:
            continue
        match = re.match(rf"{re.escape(path)}:(\d+):\d+: error:", line)
        if not match:
            return None
        found.add(max(i for i, start in enumerate(lines) if start <= int(match[1])))
    return found


class Tally:
    def __init__(self):
        self.run = self.refused = self.optional = 0
        self.wrong = []
        self.operations, self.types = set(), set()

    def fail(self, case, level, why):
        name = f"{WORK}/wrong{len(self.wrong)}.mlir"
        with open(name, "w") as f:
            said = why.replace("\n", "\n// ")
            f.write(f"// {case.title} {level}: {said}\n{case.text('f')}")
        self.wrong.append(case.title)
        print(f"WRONG {case.title} {level}: {why[:300]}\n  {name}")


def compiled(base, cases_, level, tally):
    """Those of the cases that compile, in an object."""
    while cases_:
        path, output = f"{base}.mlir", f"{base}{level}.o"
        lines = write_module(path, cases_)
        result = compile_module(path, level, output)
        if result.returncode == 0:
            return cases_
        bad = failing(result.stderr, path, lines)
        if not bad:  # it is not said which: by itself each will say
            bad = set()
            for i, case in enumerate(cases_):
                write_module(path, [case])
                if compile_module(path, level, output).returncode:
                    bad.add(i)
            if not bad:
                tally.fail(cases_[0], level, "the module fails: " + result.stderr)
                return []
        for i in bad:
            write_module(path, [cases_[i]])
            alone = compile_module(path, level, output)
            if cases_[i].may_fail and failing(alone.stderr, path, [1]):
                tally.optional += 1
            else:
                tally.fail(cases_[i], level, f"does not compile: {alone.stderr}")
        cases_ = [c for i, c in enumerate(cases_) if i not in bad]
    return []


def differs(element, got, expected, units, near):
    """Whether a number is not what it has to be."""
    if isinstance(expected, tensors.Bits):
        return got != expected.bytes(ORDER)
    if units == 0 and near == 0:
        # The sign of a zero that is a part of a complex number is nobody's.
        if element.is_complex:
            return element.decode(got, ORDER) != element.decode(element.encode(expected, ORDER), ORDER)
        if element.is_float and math.isnan(expected):
            return not math.isnan(element.decode(got, ORDER))
        return got != element.encode(expected, ORDER)
    number = element.decode(got, ORDER)
    room = near or units * element.unit(element.round(expected) or 2.0 ** -20)
    room += abs(expected) * 2.0 ** -48
    return not abs(number - expected) <= room


def compare(case, lines):
    """What is wrong with what a function printed; None: nothing."""
    results, written = iter(case.results), iter(a for a in case.arguments if a.after is not None)
    for line in lines:
        if line.startswith(("changed", "overrun")):
            word, n = line.split()
            return f"argument %{case.arguments[int(n)].name} {word}"
        if line.startswith("r"):
            sizes, text = line[1:].split(":")
            _, element, shape, _, expected, units, near = next(results)
            if list(map(int, sizes.split())) != list(shape):
                return f"sizes {sizes}, not {list(shape)}"
            data, cells = bytes.fromhex(text.strip()), range(len(expected))
        else:
            argument = next(written)
            data, element, expected = bytes.fromhex(line[2:]), argument.element, argument.after
            cells, units, near = argument.cells(), argument.units, argument.near
            untouched = argument.buffer(argument.data, ORDER)
        n = element.size
        for cell, number in zip(cells, expected):
            got = data[cell * n:cell * n + n]
            if len(got) < n or differs(element, got, number, units, near):
                return f"element {cell} is {got.hex()} and has to be {number}"
        if not line.startswith("r"):
            own = {c * n + i for c in cells for i in range(n)}
            if any(a != b for i, (a, b) in enumerate(zip(data, untouched)) if i not in own):
                return "memory between the elements is written"
    if next(results, None) or next(written, None):
        return "it ends before its results"
    return None


def execute(base, cases_, level, tally):
    cases_ = compiled(base, cases_, level, tally)
    if not cases_:
        return
    table = f"{base}.c"
    with open(table, "w") as f:
        names = [f"_mlir_ciface_f{i}" for i in range(len(cases_))]
        f.write("#include <stdint.h>\n" + "".join(f"void {n}(void);\n" for n in names))
        f.write(f"void (*const functions[])(void) = {{{', '.join(names)}}};\n"
                f"const uint32_t nfunctions = {len(names)};\n")
    with open(f"{base}.data", "wb") as f:
        f.write(b"".join(map(data_of, cases_)))
    linked = run([*ENV["CC"].split(), *ENV["LINK_FLAGS"].split(), table, f"{WORK}/driver.o",
                  f"{base}{level}.o", ENV["RUNTIME"], "-lm", "-o", base])
    if linked.returncode:
        tally.fail(cases_[0], level, f"does not link: {linked.stderr}")
        return
    first = 0
    while first < len(cases_):
        done = run([*ENV["EMULATOR"].split(), base, f"{base}.data", str(first)])
        parts = re.split(r"^f (\d+)\n", done.stdout, flags=re.M)
        first = len(cases_)
        for number, text in zip(parts[1::2], parts[2::2]):
            case = cases_[int(number)]
            lines = text.splitlines()
            ended = int(number) + 1 < len(cases_) or "end" in lines
            why = compare(case, [line for line in lines if line != "end"])
            if not ended or done.returncode and number == parts[-2]:
                why = f"ends with {done.returncode} {done.stderr[-200:]}"
                first = int(number) + 1
            if why:
                tally.fail(case, level, why)
            tally.run += 1
            tally.operations.update(case.operations)
            tally.types.update(a.element.name for a in case.arguments)
        if len(parts) == 1:
            tally.fail(cases_[0], level, f"nothing runs: {done.stderr}")


def check_refusals(cases_, tally):
    """Each is an error with a place in its function."""
    if not cases_:
        return
    path = f"{WORK}/refused.mlir"
    lines, line = [], 1
    with open(path, "w") as f:
        for i, case in enumerate(cases_):
            text = case.text(f"f{i}") + "// -----\n"
            lines.append(line)
            line += text.count("\n")
            f.write(text)
    result = run([f"{MLCC}-opt", "-split-input-file", path, "-o", "/dev/null"])
    found = failing(result.stderr, path, lines) or set()
    for i, case in enumerate(cases_):
        if i not in found:  # lowering may say it
            write_module(path, [case])
            result = compile_module(path, "-O0", "/dev/null")
            if not failing(result.stderr, path, [1]):
                tally.fail(case, "-O0", f"is taken, or the error has no place: {result.stderr}")
                continue
        tally.refused += 1


def main():
    os.makedirs(WORK, exist_ok=True)
    types = elements(INDEX_BITS)
    names = known_operations()
    unknown = [n for n in names if n not in RECIPES and n not in WITHIN]
    for name in unknown:
        print(f"no recipe for {name}")
    pattern = sys.argv[1] if len(sys.argv) > 1 else ""
    tally = Tally()
    chosen = list(cases([n for n in names if n in RECIPES and re.search(pattern, n)], types))
    check_refusals([c for c in chosen if c.refused], tally)
    chosen = [c for c in chosen if not c.refused]
    # Neighbours in a module are of one family.
    for level in ENV.get("LEVELS", "-O0 -O2").split():
        for n, start in enumerate(range(0, len(chosen), PER_MODULE)):
            execute(f"{WORK}/m{n}", chosen[start:start + PER_MODULE], level, tally)
    print(f"{TRIPLE}: {tally.run} functions run, of {len(tally.operations)} operations and "
          f"{len(tally.types)} types; {tally.refused} refused, {tally.optional} that may be; "
          f"{len(tally.wrong)} wrong, {len(unknown)} operations without a recipe")
    return 1 if tally.wrong or unknown else 0


sys.exit(main())
