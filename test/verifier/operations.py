"""Modules in the generic form as trees of operations, for tests that change
them: everything that an operation has can be looked at, changed and printed.

    module = read("...")            # what mlir-opt -mlir-print-op-generic printed
    module[0].regions[0][0].ops     # [Operation]
    print(text(module))
"""
import re

from mutants import balanced, split_types

NAME = re.compile(r'(?:(%[\w$.\-]+)(?::(\d+))? = )?"([\w.$\-]+)"\(')


class Block:
    """arguments: [[name, type]]"""

    def __init__(self, label, arguments, ops):
        self.label, self.arguments, self.ops = label, arguments, ops


class Operation:
    """properties and attributes: [[name, text or None]]; regions: lists of
    blocks; result: the name that stands for all results"""

    def __init__(self, name):
        self.name, self.result = name, None
        self.operands, self.successors = [], []
        self.properties, self.attributes = [], []
        self.regions, self.inputs, self.outputs = [], [], []

    def walk(self):
        yield self
        for region in self.regions:
            for block in region:
                for op in block.ops:
                    yield from op.walk()

    def lists(self):
        return self.properties, self.attributes


class Reader:
    def __init__(self, text):
        self.text, self.at = text, 0

    def blank(self):
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def eat(self, token):
        self.blank()
        found = self.text.startswith(token, self.at)
        self.at += len(token) if found else 0
        return found

    def expect(self, token):
        if not self.eat(token):
            raise ValueError(f"expected {token} at "
                             f"{self.text[self.at:self.at + 60]!r}")

    def enclosed(self):
        """What stands between the bracket here and the one that closes it."""
        self.blank()
        end = balanced(self.text, self.at)
        inner = self.text[self.at + 1:end - 1]
        self.at = end
        return inner

    def dictionary(self, text):
        pairs = [part.split(" = ", 1) for part in split_types(text)]
        return [[pair[0], pair[1] if pair[1:] else None] for pair in pairs]

    def operation(self):
        self.blank()
        head = NAME.match(self.text, self.at)
        if not head:
            raise ValueError(f"no operation: {self.text[self.at:][:60]!r}")
        op = Operation(head.group(3))
        op.result = head.group(1)
        self.at = head.end() - 1
        op.operands = split_types(self.enclosed())
        self.blank()
        if self.text[self.at] == "[":
            op.successors = split_types(self.enclosed())
        if self.eat("<{"):
            self.at -= 1
            op.properties = self.dictionary(self.enclosed())
            self.expect(">")
        if self.eat("({"):
            self.at -= 1
            op.regions.append(self.region())
            while self.eat(","):
                op.regions.append(self.region())
            self.expect(")")
        self.blank()
        if self.text[self.at] == "{":
            op.attributes = self.dictionary(self.enclosed())
        self.expect(":")
        op.inputs = split_types(self.enclosed())
        self.expect("->")
        self.blank()
        if self.text[self.at] == "(":
            op.outputs = split_types(self.enclosed())
        else:
            end = balanced(self.text, self.at, "\n")
            op.outputs = [self.text[self.at:end].strip()]
            self.at = end
        return op

    def region(self):
        self.expect("{")
        blocks = [Block(None, [], [])]
        while not self.eat("}"):
            if self.eat("^"):
                end = re.compile(r"[\w$.\-]+").match(self.text, self.at).end()
                block = Block("^" + self.text[self.at:end], [], [])
                self.at = end
                if self.text[self.at] == "(":
                    block.arguments = [
                        part.split(": ", 1)
                        for part in split_types(self.enclosed())]
                self.expect(":")
                if re.match(r"\s*//.*", self.text[self.at:]):  # predecessors
                    self.at = self.text.index("\n", self.at)
                if not blocks[0].label and not blocks[0].ops:
                    blocks.pop()
                blocks.append(block)
            else:
                blocks[-1].ops.append(self.operation())
        return [b for b in blocks if b.ops or b.label]


def read(text):
    """[Operation]: those of a module's body, or of text without a module."""
    reader = Reader(re.sub(r" // (no predecessors|pred.*)$", "", text,
                           flags=re.M))
    ops = []
    reader.blank()
    while reader.at < len(reader.text):
        ops.append(reader.operation())
        reader.blank()
    return ops


def joined(items):
    return ", ".join(items)


def dictionary(pairs):
    return joined(name if value is None else f"{name} = {value}"
                  for name, value in pairs)


def lines_of(op, indent):
    pad = "  " * indent
    head = pad
    if op.result:
        count = f":{len(op.outputs)}" if len(op.outputs) > 1 else ""
        head += f"{op.result}{count} = "
    head += f'"{op.name}"({joined(op.operands)})'
    if op.successors:
        head += f"[{joined(op.successors)}]"
    if op.properties:
        head += f" <{{{dictionary(op.properties)}}}>"
    tail = f" {{{dictionary(op.attributes)}}}" if op.attributes else ""
    tail += f" : ({joined(op.inputs)}) -> ({joined(op.outputs)})"
    if not op.regions:
        yield head + tail
        return
    yield head + " ({"
    for i, region in enumerate(op.regions):
        if i:
            yield pad + "}, {"
        for block in region:
            if block.label:
                arguments = joined(f"{n}: {t}" for n, t in block.arguments)
                yield pad + block.label + (f"({arguments})" if arguments
                                           else "") + ":"
            for inner in block.ops:
                yield from lines_of(inner, indent + 1)
    yield pad + "})" + tail


def text(ops):
    return "".join(line + "\n" for op in ops for line in lines_of(op, 0))
