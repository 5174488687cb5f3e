"""Mutants for passes: modules that are a few changes away from good ones, and
mostly good themselves.

Where mutants.py changes text, of which nine tenths die in the parser, this
changes operations: modules in the generic form, an operation a line, of which
the names, operands, attributes and types are known. A change keeps types: it
gives an operation other operands, another constant, another value of an
attribute that goes by the same name somewhere, or another name with the same
signature; it deletes, copies, moves or inserts operations. What is not a module
all the same (it uses what does not dominate it) the oracle sorts out.

As in mutants.py, mutant number n stays the same as long as what it is made of is
there.
"""

import random
import re

from mutants import Grammar, Ring, balanced, split_types, value_spans

# "name"(operands)[successors] <{properties}> {attributes} : (types) -> types
HEAD = re.compile(r'(\s*)(?:(%[\w:]+) = )?"([\w.]+)"\(([^()]*)\)')
BLOCK = re.compile(r"\s*\^\w+(?:\((.*)\))?:$")
NAME = re.compile(r"%\w+(?:#\d+)?")
TERMINATORS = re.compile(
    r"(func|llvm)\.return|cf\.(br|cond_br|switch)|llvm\.(br|cond_br|switch|"
    r"unreachable|resume|invoke|indirectbr|callbr)|ub\.unreachable|"
    r"scf\.(yield|condition|reduce|reduce\.return|forall\.in_parallel)|"
    r"memref\.(atomic_yield|alloca_scope\.return)")
FUNCTION = re.compile(r'\s*"(func|llvm)\.(func|mlir\.global)"')
# What stands for itself in lists of lines: the rest has regions.
SIMPLE_END = re.compile(r": \((.*)\) -> (\(.*\)|[^()]+)$")


class Line:
    """An operation without regions, in the generic form."""

    def __init__(self, head, middle, inputs, outputs):
        self.indent, self.result, self.name, operands = head.groups()
        self.operands = NAME.findall(operands)
        self.middle = middle  # successors, properties, attributes
        self.inputs, self.outputs = inputs, outputs

    @property
    def signature(self):
        return ", ".join(self.inputs) + " -> " + ", ".join(self.outputs)

    def results(self):
        """[(name, type)]"""
        if not self.result:
            return []
        name = self.result.split(":")[0]
        if len(self.outputs) == 1:
            return [(name, self.outputs[0])]
        return [(f"{name}#{i}", t) for i, t in enumerate(self.outputs)]

    def text(self, operands=None, result=None):
        result = result or self.result
        if result and len(self.outputs) > 1:
            result = f"{result.split(':')[0]}:{len(self.outputs)}"
        outputs = ", ".join(self.outputs)
        if len(self.outputs) != 1 or "->" in outputs:
            outputs = f"({outputs})"
        return (self.indent + (f"{result} = " if result else "") +
                f'"{self.name}"({", ".join(operands or self.operands)})' +
                f"{self.middle} : ({', '.join(self.inputs)}) -> {outputs}")


def read_line(text):
    """The operation of a line, or None."""
    head = HEAD.match(text)
    if not head or text.endswith(("({", "{")):
        return None
    tail = text.rfind(") -> ")
    begin = text.rfind(" : (", 0, tail + 1)
    while begin > 0 and balanced(text, begin + 3) != tail + 1:
        begin = text.rfind(" : (", 0, begin)
    if begin < head.end():
        return None
    inputs = split_types(text[begin + 4:tail])
    outputs = text[tail + 5:].strip()
    outputs = (split_types(outputs[1:-1]) if outputs[:1] == "(" and
               balanced(outputs, 0) == len(outputs) else [outputs])
    line = Line(head, text[head.end():begin], inputs, outputs)
    if len(line.operands) != len(inputs) or bool(line.result) != bool(outputs):
        return None
    return line


def has_operations(module):
    """Whether there is anything to change but attributes of functions."""
    return sum(is_movable(read_line(text)) for text in module.splitlines()) > 1


def is_movable(line):
    return bool(line) and "^" not in line.middle and not TERMINATORS.fullmatch(
        line.name)


def values_before(lines, at):
    """{type: [names]} of what is defined above, as far back as the function
    begins."""
    found = {}
    indent = len(lines[at]) - len(lines[at].lstrip())
    for text in reversed(lines[:at]):
        block = BLOCK.match(text)
        own = len(text) - len(text.lstrip())
        if block:
            for part in split_types(block.group(1) or ""):
                name, _, type_ = part.partition(": ")
                found.setdefault(type_, []).append(name)
            continue
        if FUNCTION.match(text):
            break
        if own > indent:
            continue  # in a region that has ended
        indent = min(indent, own)
        line = read_line(text)
        for name, type_ in line.results() if line else []:
            found.setdefault(type_, []).append(name)
    return found


class Pool:
    """What changes put in, out of all seeds."""

    def __init__(self, modules):
        by_signature, by_attribute, lines = {}, {}, []
        for module in modules:
            if re.search(r"^[#!]\w+ = ", module, re.M):
                continue  # its lines need aliases
            for text in module.splitlines():
                line = read_line(text)
                if not is_movable(line) or "@" in text:
                    continue
                if len(text) > 300:
                    continue
                lines.append(text.strip())
                by_signature.setdefault(line.signature, []).append(
                    text.strip())
                for a, b, c in value_spans(line.middle):
                    key = line.name.split(".")[0], line.middle[a:b]
                    by_attribute.setdefault(key, []).append(
                        line.middle[b:c].strip())
        self.lines = Ring(lines)
        self.by_signature = {s: Ring(ls) for s, ls in by_signature.items()}
        self.by_attribute = {k: Ring(vs) for k, vs in by_attribute.items()}


class ValidMutator:
    def __init__(self, kinds, seed):
        """Each of the kinds of modules has the same share, but those of which a
        sample has none."""
        self.seed = seed
        self.kinds = [Ring(modules) for modules in kinds if modules]
        self.pool = Pool([module for modules in kinds for module in modules])
        self.changes = ([self.operand] * 4 + [self.swap] * 2 +
                        [self.constant] * 4 + [self.attribute] * 3 +
                        [self.rename] * 5 + [self.delete] * 3 +
                        [self.copy] * 3 + [self.move] * 2 + [self.insert] * 5 +
                        [self.loop] * 2 + [self.visibility])

    def mutant(self, number):
        rng = self.rng = random.Random(f"{self.seed} valid {number}")
        self.grammar = Grammar(rng)
        self.fresh = 0
        lines = rng.choice(self.kinds).draw(rng).splitlines()
        for _ in range(rng.choice((1, 1, 2, 2, 3, 5))):
            rng.choice(self.changes)(lines)
        return "\n".join(lines) + "\n"

    # Places

    def pick(self, lines, accept):
        """(index, operation) of a line that is accepted, or None."""
        rng = self.rng
        for _ in range(12):
            at = rng.randrange(len(lines))
            line = read_line(lines[at])
            if line and accept(line):
                return at, line
        return None

    def name(self):
        self.fresh += 1
        return f"%new{self.fresh}"

    def operands_for(self, lines, at, types):
        """Values of the types that are there, or None."""
        there = values_before(lines, at)
        if not all(type_ in there for type_ in types):
            return None
        # mostly what is near
        return [there[t][min(int(self.rng.expovariate(0.4)),
                             len(there[t]) - 1)] for t in types]

    def use(self, lines, at, results):
        """Has one of the operations below use each of the results."""
        for name, type_ in results:
            places = []
            for below in range(at + 1, min(at + 30, len(lines))):
                line = read_line(lines[below])
                if FUNCTION.match(lines[below]):
                    break
                places += [(below, i) for i, t in
                           enumerate(line.inputs if line else []) if t == type_]
            if places:
                below, i = self.rng.choice(places)
                line = read_line(lines[below])
                line.operands[i] = name
                lines[below] = line.text()

    # Changes

    def operand(self, lines):
        """Another operand of the same type."""
        found = self.pick(lines, lambda line: line.operands)
        if not found:
            return
        at, line = found
        i = self.rng.randrange(len(line.operands))
        new = self.operands_for(lines, at, [line.inputs[i]])
        if new:
            line.operands[i] = new[0]
            lines[at] = line.text()

    def swap(self, lines):
        """Two operands of a type change places, or become one."""
        found = self.pick(lines, lambda line: len(set(line.inputs)) <
                          len(line.inputs))
        if not found:
            return
        at, line = found
        i = self.rng.randrange(len(line.inputs))
        j = self.rng.choice([k for k, t in enumerate(line.inputs)
                             if t == line.inputs[i]])
        a, b = line.operands[i], line.operands[j]
        line.operands[i], line.operands[j] = (
            (b, a) if self.rng.random() < 0.6 else (a, a))
        lines[at] = line.text()

    def constant(self, lines):
        """Another number."""
        found = self.pick(lines, lambda line: re.search(r"= [^\n]*\d",
                                                        line.middle))
        if not found:
            return
        at, line = found
        numbers = [m.span() for m in re.finditer(
            r"(?<![\w%#^.@$<])-?\d[\w.]*(?!\w*[x>])|\btrue\b|\bfalse\b",
            line.middle)]
        if not numbers:
            return
        a, b = self.rng.choice(numbers)
        old = line.middle[a:b]
        if old in ("true", "false"):
            new = "false" if old == "true" else "true"
        elif "." in old:
            new = self.rng.choice(Grammar.REALS)
        elif self.rng.random() < 0.3:
            new = self.grammar.number()
        else:
            new = self.rng.choice("0 0 1 1 2 3 4 5 7 8 -1 -1 -2 16 31 32".split())
        line.middle = line.middle[:a] + new + line.middle[b:]
        lines[at] = line.text()

    def attribute(self, lines):
        """Another value that some operation of the dialect has for it."""
        found = self.pick(lines, lambda line: " = " in line.middle)
        if not found:
            return
        at, line = found
        spans = list(value_spans(line.middle))
        if not spans:
            return
        a, b, c = self.rng.choice(spans)
        ring = self.pool.by_attribute.get(
            (line.name.split(".")[0], line.middle[a:b]))
        if ring:
            line.middle = line.middle[:b] + ring.draw(self.rng) + line.middle[c:]
            lines[at] = line.text()

    def rename(self, lines):
        """Another operation of the same signature, with its attributes."""
        found = self.pick(lines, lambda line: is_movable(line) and
                          line.signature in self.pool.by_signature)
        if not found:
            return
        at, line = found
        other = read_line(self.pool.by_signature[line.signature].draw(self.rng))
        line.name, line.middle = other.name, other.middle
        lines[at] = line.text()

    def delete(self, lines):
        """Uses of what it made use something else."""
        found = self.pick(lines, is_movable)
        if not found:
            return
        at, line = found
        for name, type_ in line.results():
            new = self.operands_for(lines, at, [type_])
            if new:
                pattern = re.compile(re.escape(name) + r"(?![\w#])")
                lines[:] = [pattern.sub(new[0], text) for text in lines]
        del lines[at]

    def put(self, lines, at, line, operands):
        """Inserts it there, under a new name."""
        indent = re.match(r"\s*", lines[at]).group()
        if lines[at].lstrip()[:1] in "}^":
            return
        line.indent = indent
        if line.result:
            line.result = self.name()
        lines.insert(at, line.text(operands))
        self.use(lines, at, line.results())

    def copy(self, lines):
        """Once more, somewhere below."""
        found = self.pick(lines, is_movable)
        if not found:
            return
        at, line = found
        to = min(len(lines) - 1, at + 1 + int(self.rng.expovariate(0.3)))
        self.put(lines, to, line, line.operands)

    def move(self, lines):
        found = self.pick(lines, is_movable)
        if not found:
            return
        at, line = found
        distance = 1 + int(self.rng.expovariate(0.5))
        to = at + distance if self.rng.random() < 0.5 else at - distance
        if 0 < to < len(lines) - 1:
            text = lines.pop(at)
            lines.insert(to, re.match(r"\s*", lines[to]).group() +
                         text.lstrip())

    def insert(self, lines):
        """One from another seed, if there are operands for it."""
        at = self.rng.randrange(len(lines))
        if not any(FUNCTION.match(text) for text in lines[:at]):
            return
        for _ in range(8):
            line = read_line(self.pool.lines.draw(self.rng))
            operands = self.operands_for(lines, at, line.inputs)
            if operands is not None:
                self.put(lines, at, line, operands)
                return

    def loop(self, lines):
        """Puts one or two operations into a loop or a branch, which yields what
        they make."""
        found = self.pick(lines, lambda line: is_movable(line) and
                          len(line.outputs) <= 1)
        if not found:
            return
        at, line = found
        there = values_before(lines, at)
        pad = line.indent
        body = line.text()
        name, types = line.result, line.outputs
        inner = name + "in" if name else None
        body = line.text(result=inner) if name else body
        yields = f'"scf.yield"({inner or ""}) : ({", ".join(types)}) -> ()'
        out = types[0] if types else "()"
        prefix = f"{name} = " if name else ""
        if "i1" in there and self.rng.random() < 0.5:
            condition = there["i1"][0]
            if types and types[0] not in there:
                return
            other = there[types[0]][0] if types else ""
            lines[at:at + 1] = [
                f'{pad}{prefix}"scf.if"({condition}) ({{', pad + "  " +
                body.lstrip(), pad + "  " + yields, f"{pad}}}, {{",
                f'{pad}  "scf.yield"({other}) : ({", ".join(types)}) -> ()',
                f"{pad}}}) : (i1) -> {out}"]
        elif "index" in there:
            bounds = [self.rng.choice(there["index"]) for _ in range(3)]
            if types and types[0] not in there:
                return
            init = f", {there[types[0]][0]}" if types else ""
            kinds = f", {types[0]}" if types else ""
            argument = self.name()
            carried = f", {argument}c: {types[0]}" if types else ""
            lines[at:at + 1] = [
                f'{pad}{prefix}"scf.for"({", ".join(bounds)}{init}) ({{',
                f"{pad}^bb0({argument}: index{carried}):",
                pad + "  " + body.lstrip(), pad + "  " + yields,
                f"{pad}}}) : (index, index, index{kinds}) -> {out}"]

    def visibility(self, lines):
        """Private where it was public, and the other way round."""
        found = [i for i, text in enumerate(lines)
                 if '"func.func"' in text and text.endswith("({")]
        if not found:
            return
        at = self.rng.choice(found)
        private = ', sym_visibility = "private"'
        if private in lines[at]:
            lines[at] = lines[at].replace(private, "")
        else:
            lines[at] = lines[at].replace("}> ({", private + "}> ({")
