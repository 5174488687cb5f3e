"""Mutants: modules that are a few changes away from good ones.

Seeds come from the tests' modules, in both forms: whole, operation by operation
at the top level, and, out of the generic form, every operation alone in a
function that takes its operands. That last kind makes changes reach the
verifier of one operation, and lets each operation have the same share.

A change is one of: a token, a line, a type (everywhere, so that the text stays
consistent), an attribute, a dictionary's entry, a number, a location. What a
change puts in is taken from other seeds or made by `Grammar`, which writes
types, attributes, affine maps and locations of the builtin dialect.

Mutant number n of a seed is always the same as long as what it is made of is
there: it has a random generator of its own, and takes pieces, types, values and
tokens from a `Ring`, where a new neighbour gets in the way of few. So a new test
changes about its share of the mutants and leaves the others alone; a fault that
it uncovers is one of its own, not one that a reshuffle happened to hit.
"""

import bisect
import functools
import hashlib
import pathlib
import random
import re

TOKEN = re.compile(
    r'"(?:[^"\\\n]|\\.)*"'  # a string
    r"|[%^@#!][\w$.\-:]*\w|[%^@#!]"
    r"|0x[0-9a-fA-F]+|\d+\.\d*(?:[eE][-+]?\d+)?|\d+"
    r"|[A-Za-z_][\w$.]*"
    r"|->|::|\n|[^\s]")
SCALAR = r"[su]?i\d+|bf16|tf32|f\d\w*|index|none"
TYPE = re.compile(r"(?<![\w.%@#^\"$])(?:![\w.]+<?|(?:memref|vector|tensor|"
                  rf"complex|tuple)<|(?:{SCALAR})(?![\w.<]))")
VALUE = re.compile(r"(?<![%\w.])([A-Za-z_][\w$.]*) = ")
OPEN, CLOSE = "<([{", ">)]}"
TABLE = pathlib.Path(__file__).parents[2] / "ir/dialects/foreign.def"
FOREIGN = re.compile(
    "[!#](" + "|".join(re.findall(r"^FOREIGN\((\w+)", TABLE.read_text(), re.M))
    + ")[.<]")


@functools.lru_cache(maxsize=None)
def kind(token):
    """Tokens of one kind stand in for each other."""
    first = token[0]
    if first == '"':
        return "name" if re.fullmatch(r'"[a-z]\w*\.[\w.]+"', token) else '"'
    if first in '%^@#!':
        return first
    if first.isdigit():
        return "number"
    if re.fullmatch(SCALAR, token):
        return "type"
    if first.isalpha() or first == "_":
        return "operation" if "." in token else "word"
    return "mark"


def balanced(text, at, stops=""):
    """The end of what begins at `at`: where its brackets are closed, or before
    the first of the stops outside of them."""
    depth, i = 0, at
    while i < len(text):
        char = text[i]
        if char == '"':
            string = re.compile(r'"(?:[^"\\\n]|\\.)*"').match(text, i)
            i = string.end() if string else i + 1
            continue
        if text.startswith(("->", ">="), i):
            i += 2
            continue
        if not depth and (char in stops or (stops and char in CLOSE)):
            return i
        depth += char in OPEN
        depth -= char in CLOSE
        i += 1
        if not depth and not stops and char in CLOSE:
            return i
    return len(text)


def type_spans(text):
    for match in TYPE.finditer(text):
        start, end = match.span()
        yield (start, balanced(text, end - 1) if text[end - 1] == "<" else end)


def value_spans(text):
    """What stands behind `name =` in dictionaries, with the name's start."""
    for match in VALUE.finditer(text):
        yield match.start(1), match.end(), balanced(text, match.end(), ",\n")


def number_of(text):
    """A number in [0, 1) that depends on nothing but the text."""
    digest = hashlib.blake2b(text.encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big") / 2 ** 56


class Ring:
    """Items to draw from, so that one more or one less changes few draws.

    Each item stands at a few places of a circle, which its text decides. A draw
    is a place as well, and takes the item that comes next. A new item thus takes
    over what lies before its places, about its share, and every other draw stays
    what it was. A draw always takes one number from the generator."""

    PLACES = 8  # with one, the shares would be very uneven

    def __init__(self, items):
        places = sorted((number_of(f"{i} {item}"), item)
                        for item in set(items) for i in range(self.PLACES))
        self.places = [place for place, _ in places]
        self.items = [item for _, item in places]

    def draw(self, rng):
        at = bisect.bisect(self.places, rng.random())
        return self.items[at % len(self.items)]


# Seeds

def pieces_of(text, mark):
    for piece in text.split(mark):
        lines = [re.sub(r"\s*//.*", "", line) for line in piece.splitlines()]
        piece = "\n".join(line for line in lines if line.strip())
        # mlir-opt may know a dialect `test`, and let all pass.
        piece = re.sub(r"\btest\.", "unknown.", piece)
        # What is wrong inside of dialects that only mlir-opt has goes unseen.
        if piece and "{-#" not in piece and not FOREIGN.search(piece):
            yield piece + "\n"


def nesting(line):
    code = re.sub(r'"(?:[^"\\]|\\.)*"|->', "", line)
    return sum(map(code.count, OPEN[1:])) - sum(map(code.count, CLOSE[1:]))


def top_level(text):
    """The aliases of a module, and its operations line by line."""
    aliases, items, depth = [], [], 0
    for line in text.splitlines():
        if not depth and re.match(r"[#!][\w$.]+ *=", line):
            aliases.append(line)
            continue
        if not depth:
            items.append([])
        items[-1].append(line)
        depth += nesting(line)
    return aliases, ["\n".join(item) for item in items]


def with_aliases(aliases, text):
    """The text after those of the aliases that it needs."""
    needed, seen = [], text
    for line in reversed(aliases):
        name = re.match(r"[#!][\w$.]+", line).group()
        if re.search(re.escape(name) + r"(?![\w$])", seen):
            needed.insert(0, line)
            seen += line
    return "\n".join(needed + [text]) + "\n"


def singles(text):
    aliases, items = top_level(text)
    return [with_aliases(aliases, item) for item in items]


OPERATION = re.compile(r'\s*(?:%[\w:, %]+ = )?"([\w.]+)"\(')
SIGNATURE = re.compile(r'"[\w.]+"\(([^()]*)\)(?:[^"]|"[^"]*")*? : '
                       r"\((.*)\) -> ")


def split_types(text):
    start, types = 0, []
    while start < len(text):
        end = balanced(text, start, ",")
        types.append(text[start:end].strip())
        start = end + 1
    return types


def operand_types(line, types):
    """Adds the types of the operands of an operation in the generic form."""
    match = re.search(r'"[\w.]+"\(([^()]*)\)', line)
    tail = line.rfind(") -> ")
    if not match or tail < 0:
        return
    begin = line.rfind(" : (", 0, tail + 1)
    while begin > 0 and balanced(line, begin + 3) != tail + 1:
        begin = line.rfind(" : (", 0, begin)
    names = [name.strip() for name in match.group(1).split(",") if name.strip()]
    kinds = split_types(line[begin + 4:tail])
    if begin > 0 and len(names) == len(kinds):
        types.update(zip(names, kinds))


def isolated(generic):
    """[(name, module)]: the operations inside of functions, each alone in a
    function of its own. The module is in the generic form."""
    aliases, items = top_level(generic)
    symbols = {}
    for line in generic.splitlines():
        match = re.search(r'sym_name = "([\w.$]+)"', line)
        if match and line.endswith(": () -> ()"):
            symbols[match.group(1)] = line.strip()
    for item in items:
        yield from isolated_of(item.splitlines(), aliases, symbols)


def isolated_of(lines, aliases, symbols):
    for i, line in enumerate(lines):
        match = OPERATION.match(line)
        if not match or "[^" in line or re.search(r"\.func\"", line):
            continue
        indent = len(line) - len(line.lstrip())
        group = [line]
        if line.endswith("({"):
            for following in lines[i + 1:]:
                group.append(following)
                if len(following) - len(following.lstrip()) == indent \
                        and not following.endswith("({"):
                    break
        if len(group) > 30:
            continue
        yield match.group(1), wrapped(group, aliases, symbols)


def wrapped(group, aliases, symbols):
    text, types = "\n".join(group), {}
    head = group[0] if len(group) == 1 else group[0] + group[-1]
    for line in [head] + group:
        operand_types(line, types)
    used = dict.fromkeys(re.findall(r"%\w+(?:#\d+)?", text))
    own = set(re.findall(r"(%\w+): ", text))
    for results in re.findall(r"^\s*(%[^=]*) = \"", text, re.M):
        own.update(re.findall(r"%\w+", results))
    free = [name for name in used
            if name.split("#")[0] not in own and name in types]
    plain = {name: name.replace("#", "_") for name in free}
    for name, new in plain.items():
        text = text.replace(name, new) if "#" in name else text
    block = ", ".join(f"{plain[name]}: {types[name]}" for name in free)
    inputs = ", ".join(types[name] for name in free)
    needed = [symbols[name] for name in
              dict.fromkeys(re.findall(r"@([\w.$]+)", text)) if name in symbols]
    return with_aliases(aliases, "\n".join(
        needed +
        [f'"func.func"() <{{function_type = ({inputs}) -> (), '
         'sym_name = "isolated"}> ({'] +
        ([f"^bb0({block}):"] if free else []) +
        [text, '"func.return"() : () -> ()', "}) : () -> ()"]))


class Seeds:
    """What is accepted, by operation; and what is not."""

    PER_OPERATION = 12

    def __init__(self, texts, mark, only, read, custom):
        """`read` and `custom` are asked for the forms of many modules, or None
        for those that are rejected."""
        whole = [p for text in texts for p in pieces_of(text, mark)
                 if re.search(only or "", p)]
        small = [p for piece in whole for p in singles(piece)]
        by_name, seen = {}, set()
        forms = {p: f for p, f in zip(whole + small, read(whole + small))}
        self.bad = [p for p in whole if not forms[p]]
        alone = []
        for form in filter(None, forms.values()):
            for name, module in isolated(form):
                if module not in seen:
                    seen.add(module)
                    alone.append((name, module))
        kept = {}
        accepted = read([module for _, module in alone])
        for (name, module), form in zip(alone, accepted):
            if form:
                kept.setdefault(name, []).append(module)
        kept = {name: sorted(ms, key=number_of)[:self.PER_OPERATION]
                for name, ms in kept.items()}
        modules = [m for ms in kept.values() for m in ms]
        printed = dict(zip(modules, custom(modules)))
        self.operations = {
            name: ms + [printed[m] + "\n" for m in ms if printed[m]]
            for name, ms in sorted(kept.items())}
        self.modules = [p for p in dict.fromkeys(small + whole)
                        if forms[p] and len(p) < 3000]
        self.modules += [forms[p] + "\n" for p in self.modules
                         if len(forms[p]) < 3000]
        self.rings = {name: Ring(ms) for name, ms in self.operations.items()}
        self.names, self.good, self.rejected = map(
            Ring, (self.operations, self.modules, self.bad))

    def all(self):
        for seeds in self.operations.values():
            yield from seeds
        yield from self.modules
        yield from self.bad

    def pick(self, rng):
        way = rng.random()
        if way < 0.6:
            return self.rings[self.names.draw(rng)].draw(rng)
        return (self.good if way < 0.95 else self.rejected).draw(rng)


# Text made from rules

class Grammar:
    """Types, attributes, maps and locations, nearly always well-formed."""

    INTEGERS = ("i1", "i8", "i16", "i32", "i64", "i7", "i128", "si8", "ui16",
                "si64", "index", "i0", "i16777215")
    FLOATS = ("f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E5M2",
              "f8E4M3FN", "f8E4M3", "f8E3M4", "f8E5M2FNUZ", "f8E4M3FNUZ",
              "f8E4M3B11FNUZ", "f8E8M0FNU", "f6E2M3FN", "f6E3M2FN",
              "f4E2M1FN")
    NUMBERS = ("0", "1", "2", "3", "4", "7", "8", "16", "31", "32", "63", "64",
               "127", "128", "255", "256", "32767", "65536", "2147483647",
               "2147483648", "4294967295", "4294967296",
               "9223372036854775807", "9223372036854775808",
               "18446744073709551615", "18446744073709551616",
               "340282366920938463463374607431768211455", "0x0", "0xFF",
               "0x7FC00000", "0xFFFFFFFFFFFFFFFF")
    REALS = ("0.0", "1.0", "0.5", "-1.0", "1.5", "2.0", "3.0", "6.0", "7.5",
             "28.0", "240.0", "448.0", "57344.0", "65504.0", "1.0e10",
             "1.0e-10", "1.0e300", "1.0e-300", "1.0e400", "0.1", "-0.0",
             "16777217.0", "0x7F", "0xFF", "0x80", "0x3C00", "0x7C00",
             "0x7F800000", "0xFFC00000", "0x7FF0000000000000", "1.", "3.4e38",
             "123456789.0", "1.17549435e-38")

    def __init__(self, rng):
        self.rng = rng

    def some(self, make, most, separator=", "):
        return separator.join(make() for _ in range(self.rng.randrange(most)))

    def number(self):
        sign = "-" if self.rng.random() < 0.2 else ""
        return sign + self.rng.choice(self.NUMBERS)

    def scalar(self):
        return self.rng.choice(self.rng.choice((self.INTEGERS, self.FLOATS)))

    def size(self, dynamic="?"):
        small = ("1", "2", "3", "4", "4", "0", dynamic, dynamic)
        return self.rng.choice(small)

    def shape(self, dynamic="?", most=4):
        rank = self.rng.randrange(most)
        return "".join(self.size(dynamic) + "x" for _ in range(rank))

    def type(self, depth=0):
        rng = self.rng
        way = rng.randrange(12 if depth < 2 else 4)
        if way < 4:
            return self.scalar()
        if way == 4:
            return f"vector<{self.shape('[4]')}{self.scalar()}>"
        if way == 5:
            return rng.choice((
                f"complex<{self.scalar()}>", "none",
                f"tuple<{self.some(lambda: self.type(depth + 1), 3)}>",
                f"({self.some(lambda: self.type(depth + 1), 3)}) -> "
                f"{self.type(depth + 1)}",
                f"() -> ({self.some(lambda: self.type(depth + 1), 3)})"))
        if way == 6:
            encoding = rng.choice(("", "", ", " + self.attribute(depth + 1)))
            return f"tensor<{self.shape()}{self.type(depth + 1)}{encoding}>"
        if way == 7:
            return rng.choice((f"tensor<*x{self.scalar()}>",
                               f"memref<*x{self.type(depth + 1)}>",
                               f"memref<*x{self.scalar()}, 1>"))
        if way < 10:
            layout = rng.choice(("", "", "", ", " + self.layout()))
            space = rng.choice(("", "", "", ", 1", ", 0",
                                ", " + self.attribute(depth + 1)))
            return f"memref<{self.shape()}{self.type(depth + 1)}" \
                   f"{layout}{space}>"
        return self.llvm_type(depth)

    def llvm_type(self, depth):
        inner = lambda: self.type(depth + 1)
        return self.rng.choice((
            "!llvm.ptr", "!llvm.ptr<1>", "!llvm.void", "!llvm.ptr<0>",
            "!llvm.metadata", "!llvm.token", "!llvm.label", "!llvm.x86_amx",
            "!llvm.ppc_fp128", f"!llvm.ptr<{self.number()}>",
            f"!llvm.array<{self.size()} x {inner()}>",
            f"!llvm.struct<({self.some(inner, 3)})>",
            f"!llvm.struct<packed ({self.some(inner, 3)})>",
            f'!llvm.struct<"{self.rng.choice("abc")}", ({inner()})>',
            '!llvm.struct<"o", opaque>',
            f"!llvm.func<{inner()} ({self.some(inner, 3)})>",
            f"!llvm.func<void ({inner()}, ...)>",
            f'!llvm.target<"spirv.Image", {inner()}, {self.number()}>'))

    def layout(self):
        size = lambda: self.rng.choice(("?", "1", "2", "4", "0", "-1"))
        strides = self.some(size, 4)
        return self.rng.choice((
            f"strided<[{strides}]>", f"strided<[{strides}], offset: {size()}>",
            f"affine_map<{self.map()}>"))

    def expression(self, names, depth=0):
        rng = self.rng
        way = rng.randrange(9 if depth < 3 else 3)
        if way < 2 and names:
            return rng.choice(names)
        if way < 3:
            return rng.choice(("0", "1", "2", "-1", "42", "7", self.number()))
        left = self.expression(names, depth + 1)
        right = self.expression(names, depth + 1)
        if way == 3:
            return f"-{left}" if rng.random() < 0.5 else f"({left})"
        operator = rng.choice(("+", "-", "*", "mod", "floordiv", "ceildiv"))
        if operator in ("mod", "floordiv", "ceildiv", "*"):
            right = rng.choice(("2", "4", "0", "-3", right, right))
        return f"({left} {operator} {right})" if rng.random() < 0.5 \
            else f"{left} {operator} {right}"

    def map(self):
        dims = [f"d{i}" for i in range(self.rng.randrange(4))]
        symbols = [f"s{i}" for i in range(self.rng.choice((0, 0, 1, 2)))]
        head = f"({', '.join(dims)})"
        head += f"[{', '.join(symbols)}]" if symbols else ""
        make = lambda: self.expression(dims + symbols)
        return f"{head} -> ({self.some(make, 4)})"

    def set(self):
        dims = [f"d{i}" for i in range(self.rng.randrange(3))]
        symbols = [f"s{i}" for i in range(self.rng.choice((0, 0, 1)))]
        head = f"({', '.join(dims)})"
        head += f"[{', '.join(symbols)}]" if symbols else ""
        side = lambda: self.expression(dims + symbols)
        make = lambda: side() + self.rng.choice(
            (" >= 0", " == 0", " <= 0", " >= " + side(), " == " + side(),
             " <= " + side()))
        return f"{head} : ({make()}{''.join(', ' + make() for _ in range(self.rng.randrange(2)))})"

    def element(self, kind):
        rng = self.rng
        if kind == "i1" and rng.random() < 0.8:
            return rng.choice(("true", "false", "0", "1"))
        if kind in self.FLOATS and rng.random() < 0.9:
            return rng.choice(self.REALS)
        if rng.random() < 0.1:
            return rng.choice(self.REALS + ('"ab"', "true"))
        return rng.choice(("0", "1", "-1", "5", "127", "-128", self.number()))

    def nested(self, sizes, kind):
        if not sizes:
            return self.element(kind)
        count = sizes[0] + (self.rng.random() < 0.03)
        return "[" + ", ".join(self.nested(sizes[1:], kind)
                               for _ in range(count)) + "]"

    def dense(self):
        rng = self.rng
        kind = self.scalar()
        sizes = [rng.choice((1, 2, 3, 0)) for _ in range(rng.randrange(3))]
        shape = "".join(f"{n}x" for n in sizes)
        outer = rng.choice(("tensor", "tensor", "vector"))
        element = f"complex<{kind}>" if rng.random() < 0.1 else kind
        type_ = f"{outer}<{shape}{element}>"
        way = rng.randrange(8)
        if element != kind and way != 4:
            pair = lambda: f"({self.element(kind)}, {self.element(kind)})"
            return f"dense<{pair()}> : {type_}" if way < 4 or len(sizes) != 1 \
                else f"dense<[{', '.join(pair() for _ in range(sizes[0]))}]>" \
                     f" : {type_}"
        if way == 0:
            return f"dense<{self.element(kind)}> : {type_}"
        if way == 1:
            return f"dense<> : {type_}"
        if way < 4:
            return self.sparse(outer, sizes, shape, kind)
        if way == 4:
            digits = rng.choice((2, 4, 8, 16, 32, 3))
            data = "".join(rng.choice("0123456789ABCDEFabcdef0000")
                           for _ in range(digits))
            return f'dense<"0x{data}"> : {type_}'
        return f"dense<{self.nested(sizes, kind)}> : {type_}"

    def sparse(self, outer, sizes, shape, kind):
        rng = self.rng
        count = rng.randrange(3)
        point = lambda: "[" + ", ".join(
            str(rng.randrange(max(1, n + (rng.random() < 0.1))))
            for n in sizes) + "]"
        places = "[" + ", ".join(point() for _ in range(count)) + "]"
        values = self.nested([count], kind)
        if rng.random() < 0.2:
            values = self.element(kind)
        if rng.random() < 0.1:
            places = values = ""
        comma = ", " if places else ""
        return f"sparse<{places}{comma}{values}> : {outer}<{shape}{kind}>"

    def array(self):
        kind = self.rng.choice(("i1", "i8", "i16", "i32", "i64", "f32", "f64",
                                "f16", "bf16", "index", "si8"))
        items = self.some(lambda: self.element(kind), 4)
        return f"array<{kind}: {items}>" if items else f"array<{kind}>"

    def string(self):
        return self.rng.choice(('""', '"a"', '"a b"', r'"\n\t\\\22"', r'"\FF"',
                                '"caf\u00e9"', '"a.b"', '"0"'))

    def attribute(self, depth=0):
        rng = self.rng
        inner = lambda: self.attribute(depth + 1)
        way = rng.randrange(20 if depth < 3 else 12)
        if way == 0:
            return rng.choice(("unit", "true", "false", "@a", "@a::@b",
                               '@"a b"::@c', "distinct[0]<>",
                               "distinct[1]<42 : i32>", "[]", "{}"))
        if way < 3:
            suffix = rng.choice(("", f" : {self.scalar()}"))
            return self.number() + suffix
        if way < 5:
            return f"{rng.choice(self.REALS)}" + rng.choice(
                ("", f" : {rng.choice(self.FLOATS)}"))
        if way == 5:
            return self.string() + rng.choice(("", "", f" : {self.type(2)}"))
        if way < 8:
            return self.dense()
        if way == 8:
            return self.array()
        if way == 9:
            return f"affine_map<{self.map()}>"
        if way == 10:
            return f"affine_set<{self.set()}>"
        if way == 11:
            return self.type(depth)
        if way < 14:
            return f"[{self.some(inner, 4)}]"
        if way < 16:
            return f"{{{self.some(lambda: self.entry(depth + 1), 4)}}}"
        if way == 16:
            return self.location()
        if way == 17:
            return self.layout().replace("affine_map<", "affine_map<")
        if way == 18:
            return f"dense_resource<r> : tensor<{self.shape()}i32>"
        return f"#unknown<{rng.choice(('x', 'a = [1, 2]', '(', '<b>'))}>"

    def entry(self, depth=0):
        name = self.rng.choice(("a", "b", "c", '"d e"', "unknown.f", "func.g",
                                "llvm.h", "i32", "loc", "array"))
        if self.rng.random() < 0.2:
            return name
        return f"{name} = {self.attribute(depth)}"

    def location(self, depth=0):
        return f"loc({self.place(depth)})"

    def place(self, depth=0):
        rng = self.rng
        inner = lambda: self.place(depth + 1)
        way = rng.randrange(8 if depth < 2 else 4)
        if way == 0:
            return "unknown"
        if way < 3:
            line = rng.choice(("0", "1", "20", "-1", self.number()))
            column = rng.choice(("0", "3", "70", self.number()))
            ending = rng.choice(("", "", " to :9", " to 7:9",
                                 f" to {line}:{column}"))
            return f'"f.mlir":{line}:{column}{ending}'
        if way == 3:
            return rng.choice(('"name"', self.string()))
        if way == 4:
            return f'"name"({inner()})'
        if way == 5:
            return f"callsite({inner()} at {inner()})"
        mark = rng.choice(("", "", f"<{self.attribute(2)}>"))
        return f"fused{mark}[{self.some(inner, 4)}]"

    def carrier(self):
        """A module for one of them."""
        rng = self.rng
        way = rng.randrange(8)
        if way < 3:
            return f'"unknown.x"() {{a = {self.attribute()}}} : () -> ()\n'
        if way == 3:
            return f'"unknown.x"() <{{{self.entry()}}}> : () -> ()\n'
        if way == 4:
            return f"func.func private @f({self.type()})\n"
        if way == 5:
            return f'"unknown.x"() : () -> () {self.location()}\n'
        if way == 6:
            value = self.attribute()
            return f"#a = {value}\nmodule attributes " \
                   f"{{unknown.a = #a, unknown.b = [{value}]}} {{}}\n"
        return f"!t = {self.type()}\nmodule attributes " \
               f"{{unknown.a = !t, {self.entry()}}} {{\n" \
               f"  func.func private @f() -> (!t {{{self.entry()}}})\n}}\n"


class Mutator:
    def __init__(self, seeds, seed):
        self.seeds, self.seed = seeds, seed
        pool, types, values, names = {}, {}, {}, {}
        for seed in seeds.all():
            for token in TOKEN.findall(seed):
                pool.setdefault(kind(token), {})[token] = 1
            for a, b in type_spans(seed):
                types[seed[a:b]] = 1
            for a, b, c in value_spans(seed):
                if c - b < 300:
                    values[seed[b:c].strip()] = 1
                    names[seed[a:b]] = 1
        self.pool = {k: Ring(v) for k, v in pool.items()}
        self.types, self.values, self.names = map(Ring, (types, values, names))
        # the types that are alike, by how they begin
        alike = {}
        for type_ in types:
            alike.setdefault(self.head(type_), []).append(type_)
        self.alike = {head: Ring(ts) for head, ts in alike.items()}
        # the change, and its share
        self.changes = ([self.tokens] * 3 + [self.local] * 5 +
                        [self.lines] * 2 + [self.retype] * 6 +
                        [self.value] * 5 + [self.entries] * 4 +
                        [self.numbers] * 3 + [self.located] +
                        [self.regions] * 2 + [self.operands] * 3 +
                        [self.blocks] + [self.renamed] * 2)

    def mutant(self, number):
        rng = self.rng = random.Random(f"{self.seed} {number}")
        self.grammar = Grammar(rng)
        if rng.random() < 0.15:
            text = self.grammar.carrier()
            if rng.random() < 0.3:
                text = self.tokens(text)
        else:
            text = self.seeds.pick(rng)
            for _ in range(rng.choice((1, 1, 1, 1, 2))):
                text = rng.choice(self.changes)(text)
        return text if text.endswith("\n") else text + "\n"

    def spans(self, text):
        return [m.span() for m in TOKEN.finditer(text) if m.group() != "\n"]

    def tokens(self, text):
        """Delete, repeat, swap or replace a token."""
        spans = self.spans(text)
        if len(spans) < 2:
            return text
        rng = self.rng
        a, b = rng.choice(spans)
        token = text[a:b]
        way = rng.randrange(6)
        if way == 0:
            return text[:a] + text[b:]
        if way == 1:
            return text[:b] + " " + token + text[b:]
        if way == 2:
            c, d = rng.choice(spans)
            (a, b), (c, d) = sorted(((a, b), (c, d)))
            if b > c:
                return text
            return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
        return text[:a] + self.pool[kind(token)].draw(rng) + text[b:]

    def local(self, text):
        """Replace a token by one of its kind from the same piece."""
        spans = self.spans(text)
        if not spans:
            return text
        a, b = self.rng.choice(spans)
        same = [text[c:d] for c, d in spans
                if kind(text[c:d]) == kind(text[a:b])]
        return text[:a] + self.rng.choice(same) + text[b:]

    def lines(self, text):
        """Delete, repeat or move a line, or take one from elsewhere."""
        lines = text.splitlines()
        rng = self.rng
        i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
        way = rng.randrange(4)
        if way == 0:
            del lines[i]
        elif way == 1:
            lines.insert(j, lines[i])
        elif way == 2:
            lines.insert(j, lines.pop(i))
        else:
            lines.insert(i, rng.choice(self.seeds.pick(rng).splitlines()))
        return "\n".join(lines) + "\n"

    @staticmethod
    def head(type_):
        """How it begins, the width of an integer aside."""
        return re.match(r"[!A-Za-z_.]*", type_).group()

    def new_type(self):
        if self.rng.random() < 0.5:
            return self.types.draw(self.rng)
        return self.grammar.type()

    def retype(self, text):
        """Another type, mostly everywhere; mostly one that is like it."""
        spans = [text[a:b] for a, b in type_spans(text)]
        if not spans:
            return text
        rng = self.rng
        old = rng.choice(spans)
        new = rng.choice(spans) if rng.random() < 0.2 else self.new_type()
        if rng.random() < 0.4:
            alike = self.alike.get(self.head(old))
            new = alike.draw(rng) if alike else new
        pattern = re.compile(r"(?<![\w.%@#^\"$])" + re.escape(old) +
                             r"(?![\w.])")
        found = [m.span() for m in pattern.finditer(text)]
        if rng.random() < 0.7:
            return pattern.sub(lambda _: new, text)
        a, b = rng.choice(found) if found else (0, 0)
        return text[:a] + new + text[b:]

    def new_value(self):
        if self.rng.random() < 0.5:
            return self.values.draw(self.rng)
        return self.grammar.attribute()

    def value(self, text):
        """Another value of an attribute."""
        spans = list(value_spans(text))
        if not spans:
            return self.entries(text)
        _, a, b = self.rng.choice(spans)
        return text[:a] + self.new_value() + text[b:]

    def entries(self, text):
        """Adds an entry to a dictionary, or deletes, renames or repeats one."""
        rng = self.rng
        spans = list(value_spans(text))
        way = rng.randrange(5)
        if way < 2 or not spans:
            places = [m.end() for m in re.finditer(r"<\{|(?<=[ (])\{(?!$|-)",
                                                   text, re.M)]
            name = self.names.draw(rng)
            entry = rng.choice((name.split()[0], name + self.new_value()))
            if places and rng.random() < 0.7:
                at = rng.choice(places)
                comma = "" if text[at] == "}" else ", "
                return text[:at] + entry + comma + text[at:]
            places = [m.start() for m in re.finditer(r" : \(|\n|(?<=\)) : ",
                                                     text)]
            at = rng.choice(places)
            return f"{text[:at]} {{{entry}}}{text[at:]}"
        a, b, c = rng.choice(spans)
        if way == 2:
            tail = text[c:]
            return text[:a] + (tail[1:] if tail[:1] == "," else tail)
        if way == 3:
            return text[:a] + self.names.draw(rng) + text[b:]
        return text[:c] + ", " + text[a:c] + text[c:]

    def numbers(self, text):
        found = [m.span() for m in
                 re.finditer(r"(?<![\w%#^.@$])-?\d[\w.]*|\btrue\b|\bfalse\b",
                             text)]
        if not found:
            return self.local(text)
        a, b = self.rng.choice(found)
        new = self.grammar.number()
        if "." in text[a:b] or self.rng.random() < 0.1:
            new = self.rng.choice(self.grammar.REALS)
        return text[:a] + new + text[b:]

    def located(self, text):
        lines = text.splitlines()
        i = self.rng.randrange(len(lines))
        lines[i] += " " + self.grammar.location()
        return "\n".join(lines) + "\n"

    def operands(self, text):
        """Drops, repeats or swaps operands of an operation in the generic form,
        and their types with them."""
        rng = self.rng
        found = [m for m in SIGNATURE.finditer(text) if m.group(1)]
        if not found:
            return self.tokens(text)
        match = rng.choice(found)
        names = match.group(1).split(", ")
        types = split_types(match.group(2))
        if len(names) != len(types):
            return self.tokens(text)
        order = list(range(len(names)))
        i, j = rng.choice(order), rng.choice(order)
        way = rng.randrange(4)
        if way == 0:
            order.remove(i)
        elif way == 1:
            order.insert(j, i)
        elif way == 2:
            order[i], order[j] = order[j], order[i]
        else:
            order[i] = j
        return (text[:match.start(1)] + ", ".join(names[k] for k in order) +
                text[match.end(1):match.start(2)] +
                ", ".join(types[k] for k in order) + text[match.end(2):])

    def blocks(self, text):
        """Drops or repeats a successor, or the label of a block."""
        found = [m.span() for m in re.finditer(r"\^\w+(?:\([^()]*\))?:?,?\s*",
                                               text)]
        if not found:
            return self.regions(text)
        a, b = self.rng.choice(found)
        if self.rng.random() < 0.5:
            return text[:a] + text[b:]
        c, d = self.rng.choice(found)
        return text[:a] + text[c:d] + text[a:]

    def renamed(self, text):
        """Another operation or attribute of the same dialect or of another
        dialect under the same name."""
        rng = self.rng
        found = [m.span() for m in
                 re.finditer(r"(?<![\w%^@$])[a-z]\w*\.[a-z][\w.]*", text)]
        if not found:
            return self.tokens(text)
        a, b = rng.choice(found)
        dialect, name = text[a:b].split(".", 1)
        other = self.pool["operation"].draw(rng).split(".", 1)
        if rng.random() < 0.5:
            dialect = other[0]
        else:
            name = other[1]
        return f"{text[:a]}{dialect}.{name}{text[b:]}"

    def regions(self, text):
        """Empties, repeats or moves what is between two braces."""
        rng = self.rng
        found = [m.end() for m in re.finditer(r"\{\n", text)]
        if not found:
            return self.lines(text)
        start = rng.choice(found)
        end = balanced(text, start, "}")
        body = text[start:end]
        way = rng.randrange(4)
        if way == 0:
            return text[:start] + text[end:]
        if way == 1:
            return text[:start] + body + body + text[end:]
        if way == 2:
            return text[:end] + "}, {\n" + body + text[end:]
        other = rng.choice(found)
        if start <= other <= end:
            return text[:start] + "^bb9:\n" + body + text[end:]
        return text[:other] + body + text[other:]
