"""Writes programs that run the cases of cases.py, and checks their results.

    table.py list
    table.py code
    table.py emit [--index-bits 32] [--no-f128] FOLDER FORM,... FAMILY...
    table.py check FOLDER FORM WAY FAMILY...

`list` names the families, `code` shows the operations in them. `emit` writes,
for each of the families and forms, in the folder

    FAMILY.FORM.mlir      a function per case that runs over its rows, and
                          @table_FAMILY, which runs them all
    FAMILY.FORM.in        the operands, as table_main.c hands them over
    FAMILY.FORM.expected  a line for every result: where it is, and what it
                          must be

and prints the family, the form and the size of the output. `check` compares
FAMILY.WAY.out, which table_main.c wrote, with FAMILY.FORM.expected; it writes
FAMILY.WAY.log and prints the names of the families that are wrong.

Operands and results are columns of integers of 8, 16, 32, 64 or 128 bits. A
function takes the columns as views of the input and the output; what is not
such an integer is made of one by trunci or bitcast, and turned back by extui
or bitcast. That is the form `plain`. In the form `constants` the operands are
arith.constant instead, and there is no loop: then it is constant folding that
is tested. The form `oracle` is the plain one without what LLVM's own tools are
known to get wrong.
"""

import argparse
import os

import cases

ALIGN = 64
MAX_CONSTANT_ROWS = 6


def shaped(shape, element):
    if shape is None:
        return element
    return "vector<" + "".join(f"{n}x" for n in shape) + element + ">"


class Layout:
    """Where the elements of a column are, in bytes from its beginning.

    A vector in memory is its innermost rows one after the other, each padded
    to a power of two.
    """

    def __init__(self, shape, storage_bits):
        self.element = storage_bits // 8
        shape = shape or ()
        self.inner = shape[-1] if shape else 1
        self.lanes = 1
        for n in shape:
            self.lanes *= n
        self.row = 1 << (self.inner * self.element - 1).bit_length()

    def offset(self, i):
        row, lane = divmod(i, self.inner)
        return row * self.row + lane * self.element

    def chunks(self, count):
        """How many vectors (or scalars) hold `count` elements."""
        return -(-count // self.lanes)

    def size(self, count):
        return self.chunks(count) * (self.lanes // self.inner) * self.row


class Column:
    """One operand or result of a case, placed in a buffer."""

    def __init__(self, name, type, shape, begin, count):
        self.name = name
        self.type = type
        self.begin = begin
        self.layout = Layout(shape, type.storage)
        self.end = begin + -(-self.layout.size(count) // ALIGN) * ALIGN
        self.storage = shaped(shape, f"i{type.storage}")
        self.integer = shaped(shape, f"i{type.bits}")
        self.mlir = shaped(shape, type.mlir)

    def position(self, i):
        return self.begin + self.layout.offset(i)

    def load(self, memref, index, value):
        """Lines that make %value of an element in memory."""
        t = self.type
        yield (f"%{value}_s = memref.load %{memref}[%{index}] : "
               f"memref<?x{self.storage}>")
        yield from self.convert(value + "_s", value)

    def convert(self, stored, value):
        t = self.type
        if t.kind == "index":
            yield (f"%{value} = arith.index_castui %{stored} : "
                   f"{self.storage} to {self.mlir}")
            return
        integer = stored
        if t.bits != t.storage:
            integer = value if t.kind == "int" else value + "_i"
            yield (f"%{integer} = arith.trunci %{stored} : "
                   f"{self.storage} to {self.integer}")
        if t.kind == "float":
            yield (f"%{value} = arith.bitcast %{integer} : "
                   f"{self.integer} to {self.mlir}")
        elif integer == stored:
            zero = f"{value}_z"
            yield f"%{zero} = {constant(self.integer, t, 0)}"
            yield (f"%{value} = arith.ori %{stored}, %{zero} : "
                   f"{self.integer}")

    def store(self, value, memref, index):
        """Lines that put %value into memory."""
        t = self.type
        stored = value
        if t.kind == "float":
            stored += "_i"
            yield (f"%{stored} = arith.bitcast %{value} : "
                   f"{self.mlir} to {self.integer}")
        if t.kind == "index":
            yield (f"%{value}_s = arith.index_castui %{stored} : "
                   f"{self.mlir} to {self.storage}")
            stored = value + "_s"
        elif t.bits != t.storage:
            yield (f"%{value}_s = arith.extui %{stored} : "
                   f"{self.integer} to {self.storage}")
            stored = value + "_s"
        yield (f"memref.store %{stored}, %{memref}[%{index}] : "
               f"memref<?x{self.storage}>")


def constant(mlir, type, bits):
    """An arith.constant of a scalar, or a splat of a vector type."""
    if type.kind == "float":
        literal = f"0x{bits:0{type.bits // 4}X}"
    elif type.mlir == "i1":
        literal = "true" if bits else "false"
    else:
        literal = str(cases.signed(type.bits, bits))
    if mlir.startswith("vector"):
        return f"arith.constant dense<{literal}> : {mlir}"
    if literal in ("true", "false"):
        return f"arith.constant {literal}"
    return f"arith.constant {literal} : {mlir}"


class Program:
    """Collects functions, operands and expectations of a family."""

    def __init__(self):
        self.functions = []
        self.calls = []
        self.input = bytearray()
        self.output_size = 0
        self.expected = []

    def add(self, case):
        count = len(case.rows)
        operands = []
        for i, type in enumerate(case.operands):
            column = Column("abc"[i], type, case.shape, len(self.input), count)
            self.input.extend(bytes(column.end - column.begin))
            operands.append(column)
        self.fill(case, operands)
        results = self.place_results(case, count)
        self.emit_loop(case, operands, results,
                       operands[0].layout.chunks(count))

    def add_constants(self, case):
        step = max(1, len(case.rows) // MAX_CONSTANT_ROWS)
        case = cases.Case(case.name, case.code, case.operands, case.results,
                          case.rows[::step], case.expected[::step])
        results = self.place_results(case, len(case.rows))
        self.emit_constants(case, results)

    def fill(self, case, operands):
        for column, values in zip(operands, zip(*case.rows)):
            lanes = column.layout.lanes
            padded = list(values) + [values[-1]] * (-len(values) % lanes)
            size = column.layout.element
            for i, bits in enumerate(padded):
                at = column.position(i)
                self.input[at:at + size] = bits.to_bytes(size, "little")

    def place_results(self, case, count):
        results = []
        for i, type in enumerate(case.results):
            column = Column(f"r{i}", type, case.shape, self.output_size, count)
            self.output_size = column.end
            results.append(column)
        for row, values in zip(range(count), case.expected):
            for column, bits in zip(results, values):
                operands = " ".join(hex(value) for value in case.rows[row])
                self.expected.append(
                    f"{column.position(row)} {column.layout.element} "
                    f"{expectation(column.type, bits)} "
                    f"{case.name}({operands})")
        return results

    def emit_views(self, lines, columns, buffer):
        for column in columns:
            name = column.name
            lines.append(f"%{name}_at = arith.constant {column.begin} : index")
            lines.append(f"%{name}_m = memref.view %{buffer}[%{name}_at][%n] "
                         f": memref<?xi8> to memref<?x{column.storage}>")

    def operation(self, case, operands, results):
        return case.code.format(*[c.mlir for c in operands + results])

    def emit_loop(self, case, operands, results, trips):
        lines = ["%zero = arith.constant 0 : index",
                 "%one = arith.constant 1 : index",
                 f"%n = arith.constant {trips} : index"]
        self.emit_views(lines, operands, "in")
        self.emit_views(lines, results, "out")
        lines.append("scf.for %i = %zero to %n step %one {")
        for column in operands:
            lines.extend(column.load(column.name + "_m", "i", column.name))
        lines.append(self.operation(case, operands, results))
        for column in results:
            lines.extend(column.store(column.name, column.name + "_m", "i"))
        lines.append("}")
        self.emit_function(case.name, lines)

    def emit_constants(self, case, results):
        lines = [f"%n = arith.constant {len(case.rows)} : index"]
        self.emit_views(lines, results, "out")
        for row, values in enumerate(case.rows):
            lines.append("scf.execute_region {")
            lines.append(f"%i = arith.constant {row} : index")
            for name, type, bits in zip("abc", case.operands, values):
                lines.append(f"%{name} = {constant(type.mlir, type, bits)}")
            types = [t.mlir for t in case.operands + case.results]
            lines.append(case.code.format(*types))
            for column in results:
                lines.extend(column.store(column.name, column.name + "_m",
                                          "i"))
            lines.append("scf.yield")
            lines.append("}")
        self.emit_function(case.name, lines)

    def emit_function(self, name, lines):
        body = "\n".join("  " + line for line in lines)
        self.functions.append(
            f"func.func private @{name}(%in: memref<?xi8>, "
            f"%out: memref<?xi8>) {{\n{body}\n  return\n}}\n")
        self.calls.append(f"  func.call @{name}(%in, %out) : "
                          "(memref<?xi8>, memref<?xi8>) -> ()\n")

    def mlir(self, family):
        return ("\n".join(self.functions) +
                f"\nfunc.func @table_{family}(%in: memref<?xi8>, %out: memref<?xi8>)\n"
                "    attributes {llvm.emit_c_interface} {\n" +
                "".join(self.calls) + "  return\n}\n")


def expectation(type, bits):
    """What a result must be: hex digits, or a NaN of a format."""
    if bits == cases.ANY_NAN:
        f = type.format
        return f"nan:{f.infinity:x}:{f.sign_bit:x}"
    return f"{bits:x}"


def meets(wanted, bits):
    if wanted.startswith("nan:"):
        _, infinity, sign = wanted.split(":")
        return bits & ~int(sign, 16) > int(infinity, 16)
    return bits == int(wanted, 16)


def program_of(cases_of_family, form):
    program = Program()
    for case in cases_of_family:
        if form == "oracle":
            case = cases.without_exceptions(case)
        if not case:
            continue
        if form == "constants":
            program.add_constants(case)
        else:
            program.add(case)
    return program


def emit(arguments):
    families = cases.families(arguments.index_bits, not arguments.no_f128)
    for family in arguments.families:
        cases_of_family = list(families[family]())
        for form in arguments.forms.split(","):
            program = program_of(cases_of_family, form)
            prefix = os.path.join(arguments.folder, f"{family}.{form}")
            with open(prefix + ".mlir", "w") as file:
                file.write(program.mlir(family))
            with open(prefix + ".in", "wb") as file:
                file.write(program.input)
            with open(prefix + ".expected", "w") as file:
                file.write("\n".join(program.expected) + "\n")
            print(family, form, program.output_size)


def is_right(prefix, expected):
    """Whether PREFIX.out is as expected; PREFIX.log says what is not."""
    with open(prefix + ".out", "rb") as file:
        output = file.read()
    wrong = total = 0
    with open(expected) as file, open(prefix + ".log", "w") as log:
        for line in file:
            at, size, wanted, label = line.rstrip("\n").split(" ", 3)
            at, size = int(at), int(size)
            bits = int.from_bytes(output[at:at + size], "little")
            total += 1
            if not meets(wanted, bits):
                wrong += 1
                if wrong <= 20:
                    print(f"{label} is 0x{bits:x}, expected {wanted}", file=log)
        print(f"{total} results, {wrong} wrong", file=log)
    return wrong == 0 and total > 0


def check(arguments):
    for family in arguments.families:
        prefix = os.path.join(arguments.folder, family)
        if not is_right(f"{prefix}.{arguments.way}",
                        f"{prefix}.{arguments.form}.expected"):
            print(family)


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list")
    commands.add_parser("code")
    command = commands.add_parser("emit")
    command.add_argument("--index-bits", type=int, default=64)
    command.add_argument("--no-f128", action="store_true")
    command.add_argument("folder")
    command.add_argument("forms")
    command.add_argument("families", nargs="+")
    command = commands.add_parser("check")
    command.add_argument("folder")
    command.add_argument("form")
    command.add_argument("way")
    command.add_argument("families", nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "list":
        print("\n".join(cases.families(64, True)))
    elif arguments.command == "code":
        for family in cases.families(64, True).values():
            print("\n".join(case.code for case in family()))
    elif arguments.command == "emit":
        emit(arguments)
    else:
        check(arguments)


if __name__ == "__main__":
    main()
