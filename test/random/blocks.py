#!/usr/bin/env python3
"""Makes functions of blocks that branch anywhere, and says what they return.

    blocks.py SEED PROGRAM EXPECTED [FUNCTIONS]

Writes to PROGRAM a module whose @main prints what each function returns for
some arguments, and to EXPECTED what it must print, as a small interpreter here
finds out. Unlike the programs of generate.py these have loops with several
entries, blocks that nothing dominates but the first, switches, and variables in
memory that blocks load and store in any order: for dominance, mem2reg, sroa,
lift-cf-to-scf and whatever else looks at branches.

A block first takes one from the fuel, which is in memory as well, and leaves
for the last block when there is none.
"""
import random
import sys

BITS = 32
MASK = 2 ** BITS - 1
FUEL = 40
ARGUMENTS = [(0, 0), (1, 7), (-5, 12), (1 << 20, -1)]
COMPUTE = {"addi": lambda a, b: a + b, "subi": lambda a, b: a - b,
           "muli": lambda a, b: a * b, "xori": lambda a, b: a ^ b,
           "andi": lambda a, b: a & b, "ori": lambda a, b: a | b}
COMPARE = {"slt": lambda a, b: a < b, "eq": lambda a, b: a == b,
           "sgt": lambda a, b: a > b, "ne": lambda a, b: a != b}


def signed(number):
    number &= MASK
    return number - 2 ** BITS if number >> (BITS - 1) else number


class Function:
    """Statements are (result, kind, details); names are unique in a function,
    so the interpreter keeps all values in one dictionary."""

    def __init__(self, rng, name, callees):
        self.rng, self.name, self.callees = rng, name, callees
        self.names = 0
        self.slots = []  # (name, size), of which the first is the fuel
        self.blocks = {}  # label: (arguments, statements, branch)
        self.make()

    def value(self):
        self.names += 1
        return f"%v{self.names}"

    def make(self):
        rng = self.rng
        self.slots = [("%fuel", 1)] + [
            (f"%s{i}", rng.choice([1, 1, 1, 2])) for i in range(rng.randint(1, 4))]
        entry = [(name, "alloca", size) for name, size in self.slots]
        for name, size in self.slots:
            for at in range(size):
                start = self.value()
                number = FUEL if name == "%fuel" else rng.randint(-9, 9)
                entry += [(start, "constant", number),
                          (None, "store", (start, name, at))]
        labels = [f"^b{i}" for i in range(rng.randint(2, 8))]
        arguments = {label: [self.value() for _ in range(rng.choice([0, 0, 1, 2]))]
                     for label in labels}
        known = ["%a", "%b"]
        self.blocks["^entry"] = ([], entry,
                                 self.branch(labels, arguments, known, entry))
        for label in labels:
            self.make_block(label, labels, arguments, list(known))
        self.blocks["^exit"] = ([], *self.exit())
        self.drop_unreached()

    def drop_unreached(self):
        """lift-cf-to-scf takes no blocks that nothing reaches."""
        reached, work = set(), ["^entry"]
        while work:
            label = work.pop()
            if label not in reached:
                reached.add(label)
                work += [to for to, _ in targets(self.blocks[label][2])]
        self.blocks = {label: block for label, block in self.blocks.items()
                       if label in reached}

    def make_block(self, label, labels, arguments, known):
        left, one, less, zero, empty = (self.value() for _ in range(5))
        known += arguments[label]
        self.blocks[label] = (arguments[label], [
            (left, "load", ("%fuel", 0)), (one, "constant", 1),
            (less, "subi", (left, one)), (None, "store", (less, "%fuel", 0)),
            (zero, "constant", 0), (empty, "eq", (less, zero))],
            ("cond", empty, ("^exit", []), (label + "x", [])))
        body = []
        for _ in range(self.rng.randint(0, 5)):
            self.statement(body, known)
        branch = self.branch(labels, arguments, known, body)
        self.blocks[label + "x"] = ([], body, branch)

    def statement(self, body, known):
        rng = self.rng
        kind = rng.choice(["load", "load", "store", "store", "compute", "call"])
        slot, size = rng.choice(self.slots[1:])
        if kind == "store":
            body.append((None, "store", (rng.choice(known), slot,
                                         rng.randrange(size))))
            return
        result = self.value()
        if kind == "load":
            body.append((result, "load", (slot, rng.randrange(size))))
        elif kind == "call" and self.callees:
            body.append((result, "call", (rng.choice(self.callees),
                                          rng.choice(known), rng.choice(known))))
        else:
            body.append((result, rng.choice(list(COMPUTE)),
                         (rng.choice(known), rng.choice(known))))
        known.append(result)

    def branch(self, labels, arguments, known, body):
        rng = self.rng

        def target():
            label = rng.choice(labels)
            return label, [rng.choice(known) for _ in arguments[label]]
        kind = rng.choice(["br", "cond", "cond", "cond", "switch"])
        if kind == "br":
            return "br", target()
        if kind == "switch":
            cases = rng.sample(range(-3, 9), rng.randint(1, 3))
            return ("switch", rng.choice(known), target(),
                    [(case, target()) for case in cases])
        result = self.value()
        body.append((result, rng.choice(list(COMPARE)),
                     (rng.choice(known), rng.choice(known))))
        return "cond", result, target(), target()

    def exit(self):
        """All variables make the result."""
        total, three = self.value(), self.value()
        body = [(total, "constant", 0), (three, "constant", 3)]
        for slot, size in self.slots:
            for at in range(size):
                part, times, more = (self.value() for _ in range(3))
                body += [(part, "load", (slot, at)), (times, "muli", (total, three)),
                         (more, "addi", (times, part))]
                total = more
        return body, ("return", total)

    # As text

    def text(self):
        lines = [f"func.func private @{self.name}(%a: i32, %b: i32) -> i32 {{"]
        for label, (arguments, body, branch) in self.blocks.items():
            if label != "^entry":
                listed = ", ".join(f"{name}: i32" for name in arguments)
                lines.append(f"{label}({listed}):" if listed else f"{label}:")
            lines += ["  " + line for line in self.lines(body)]
            lines.append("  " + self.branch_text(branch))
        return "\n".join(lines + ["}", ""])

    def lines(self, body):
        sizes = dict(self.slots)
        for result, kind, details in body:
            if kind == "alloca":
                yield f"{result} = memref.alloca() : {memref(details)}"
            elif kind == "constant":
                yield f"{result} = arith.constant {details} : i32"
            elif kind in ("load", "store"):
                slot, at = details[-2:]
                place = f"{slot}[]"
                if sizes[slot] > 1:
                    yield f"%i{self.names} = arith.constant {at} : index"
                    place = f"{slot}[%i{self.names}]"
                    self.names += 1
                said = f"{result} = memref.load" if kind == "load" \
                    else f"memref.store {details[0]},"
                yield f"{said} {place} : {memref(sizes[slot])}"
            elif kind == "call":
                callee, a, b = details
                yield f"{result} = call @{callee.name}({a}, {b}) : (i32, i32) -> i32"
            elif kind in COMPARE:
                yield f"{result} = arith.cmpi {kind}, {details[0]}, {details[1]} : i32"
            else:
                yield f"{result} = arith.{kind} {details[0]}, {details[1]} : i32"

    @staticmethod
    def branch_text(branch):
        def to(target):
            label, values = target
            if not values:
                return label
            return f"{label}({', '.join(values)} : {', '.join('i32' for _ in values)})"
        kind, *details = branch
        if kind == "return":
            return f"return {details[0]} : i32"
        if kind == "br":
            return f"cf.br {to(details[0])}"
        if kind == "cond":
            return f"cf.cond_br {details[0]}, {to(details[1])}, {to(details[2])}"
        cases = "".join(f", {case}: {to(target)}" for case, target in details[2])
        return f"cf.switch {details[0]} : i32, [default: {to(details[1])}{cases}]"

    # What it returns

    def run(self, a, b):
        values, memory, label = {"%a": a, "%b": b}, {}, "^entry"
        while True:
            _, body, (kind, *details) = self.blocks[label]
            for result, what, given in body:
                self.step(values, memory, result, what, given)
            if kind == "return":
                return values[details[0]]
            if kind == "br":
                target = details[0]
            elif kind == "cond":
                target = details[1] if values[details[0]] else details[2]
            else:
                target = dict(details[2]).get(values[details[0]], details[1])
            label, passed = target
            passed = [values[name] for name in passed]
            values.update(zip(self.blocks[label][0], passed))

    @staticmethod
    def step(values, memory, result, kind, given):
        if kind == "constant":
            values[result] = given
        elif kind == "load":
            values[result] = memory[given]
        elif kind == "store":
            memory[given[1:]] = values[given[0]]
        elif kind == "call":
            callee, a, b = given
            values[result] = callee.run(values[a], values[b])
        elif kind in COMPARE:
            values[result] = COMPARE[kind](*(values[name] for name in given))
        elif kind in COMPUTE:
            values[result] = signed(COMPUTE[kind](*(values[name] for name in given)))


def targets(branch):
    """The labels, each with what is passed."""
    kind, *details = branch
    if kind == "switch":
        return [details[1]] + [target for _, target in details[2]]
    return {"return": [], "br": details[:1], "cond": details[1:]}[kind]


def memref(size):
    return "memref<i32>" if size == 1 else f"memref<{size}xi32>"


def main():
    rng = random.Random(int(sys.argv[1]))
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 40
    functions = []
    for i in range(count):
        # Only functions that call none are called: the fuel is each one's own.
        leaves = [f for f in functions if not f.callees][-2:]
        functions.append(Function(rng, f"f{i}", leaves if i % 3 == 2 else []))
    lines, expected = ["func.func @main() -> i32 {"], []
    for n, (a, b) in enumerate(ARGUMENTS):
        lines += [f"  %a{n} = arith.constant {a} : i32",
                  f"  %b{n} = arith.constant {b} : i32"]
        for function in functions:
            result = f"%{function.name}_{n}"
            lines += [f"  {result} = call @{function.name}(%a{n}, %b{n}) : (i32, i32) -> i32",
                      f"  vector.print {result} : i32"]
            expected.append(str(function.run(a, b)))
    lines += ["  %zero = arith.constant 0 : i32", "  return %zero : i32", "}"]
    with open(sys.argv[2], "w") as program:
        program.write("\n".join(function.text() for function in functions))
        program.write("\n" + "\n".join(lines) + "\n")
    with open(sys.argv[3], "w") as out:
        out.write("\n".join(expected) + "\n")


main()
