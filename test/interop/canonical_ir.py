#!/usr/bin/env python3
"""LLVM IR text in a form that does not depend on who printed it.

    canonical_ir.py [-d] < in.ll > out.txt

Metadata nodes are called by what they are: nodes that cannot be told apart by
following references (distinct ones too) get one name, a hash. Groups of
attributes stand where they are used, sorted. Incoming values of phis,
attachments, flags of the module, declarations and metadata are sorted;
comments, module names and nodes that nothing refers to are gone, and so is the
flag "Debug Info Version", which mlir-translate adds to every module.

-d: attributes and metadata of declarations are left out as well, and dso_local
of aliases. mlir-translate keeps few of those.
"""
import hashlib
import re
import sys

ROUNDS = 12
NODE = re.compile(r"^!(\d+) = (.*)$")
GROUP = re.compile(r"^attributes #(\d+) = \{ (.*) \}$")
# References outside of strings.
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|!\d+|#\d+|%[-\w.$]+|@[-\w.$]+')
PHI = re.compile(r"^(\s*%\S+ = phi [^[]*)(\[.*\])((?:, ![a-z].*)?)$")
ATTRIBUTE = re.compile(r'"(?:[^"\\]|\\.)*"(?:="(?:[^"\\]|\\.)*")?|[^\s"(]+(?:\((?:[^()]|\([^()]*\))*\))?')
ATTACHED = re.compile(r"(?:(,?) ![-\w.$]+ ![0-9a-f?]+)+(?=$| \{$)")
INCOMING = re.compile(r"\[ (?:[^\[\]]|\[[^\[\]]*\])* \]")


def digest(text):
    return hashlib.md5(text.encode()).hexdigest()[:12]


def comment_free(line):
    """Without what a semicolon outside of strings begins."""
    if ";" not in line:
        return line.rstrip()
    in_string = False
    for i, c in enumerate(line):
        if c == '"':
            in_string = not in_string
        elif c == ";" and not in_string:
            return line[:i].rstrip()
    return line.rstrip()


def split_node(text):
    """Pieces of text and, at odd places, the nodes they stand between."""
    pieces, last = [], 0
    for match in TOKEN.finditer(text):
        token = match.group()
        if token[0] == "!":
            pieces += [text[last:match.start()], int(token[1:])]
            last = match.end()
    return pieces + [text[last:]]


def classify(nodes):
    """By number the name of what each node is: partition refinement, as far as
    ROUNDS references lead. Numbers are hashed alike in every run, unlike
    strings."""
    own, targets = {}, {}
    for number, text in nodes.items():
        pieces = split_node(text)
        own[number] = int(digest("!".join(pieces[0::2])), 16)
        targets[number] = pieces[1::2]
    names, count = own, 0
    for _ in range(ROUNDS):
        names = {
            n: hash((own[n], names[n], *[names.get(t, 0) for t in targets[n]]))
            for n in nodes
        }
        found = len(set(names.values()))
        if found == count:
            break
        count = found
    return {n: "%016x" % (h & (1 << 64) - 1) for n, h in names.items()}


def sort_attached(match):
    """Attachments stand in the order in which a context learnt of their kinds."""
    each = re.findall(r",? (![-\w.$]+ ![0-9a-f?]+)", match.group())
    return "".join(match.group(1) + " " + item for item in sorted(each))


class Canonical:
    def __init__(self, lines, loose):
        self.nodes, self.groups, self.body, self.loose = {}, {}, [], loose
        for line in lines:
            line = comment_free(line.rstrip("\n"))
            node, group = NODE.match(line), GROUP.match(line)
            if node:
                self.nodes[int(node.group(1))] = node.group(2)
            elif group:
                attributes = sorted(set(ATTRIBUTE.findall(group.group(2))))
                self.groups[int(group.group(1))] = "{" + " ".join(attributes) + "}"
            elif line and not line.startswith("source_filename"):
                self.body.append(line)
        self.names = classify(self.nodes)
        self.used = set()

    def reference(self, match):
        token = match.group()
        if token[0] == "!":
            number = int(token[1:])
            self.used.add(number)
            return "!" + self.names.get(number, "?")
        if token[0] == "#":
            return self.groups.get(int(token[1:]), token)
        return token

    def line(self, line):
        if self.loose and line.startswith("declare "):
            line = re.sub(r"(?: #\d+| !dbg !\d+)+$", "", line)
            line = re.sub(r"^declare !dbg !\d+", "declare", line)
        if self.loose and line.startswith("@") and " alias " in line:
            line = line.replace("dso_local ", "")
        if line.startswith("!llvm.module.flags"):
            line = self.flags(line)
        phi = PHI.match(line)
        if phi:
            incoming = sorted(INCOMING.findall(phi.group(2)))
            line = phi.group(1) + ", ".join(incoming) + phi.group(3)
        return ATTACHED.sub(sort_attached, TOKEN.sub(self.reference, line))

    def flags(self, line):
        kept = [n for n in re.findall(r"!(\d+)", line)
                if '!"Debug Info Version"' not in self.nodes[int(n)]]
        kept.sort(key=lambda n: self.names[int(n)])
        return "!llvm.module.flags = !{%s}" % ", ".join("!" + n for n in kept)

    def definitions(self):
        done, lines = set(), set()
        while self.used:
            number = self.used.pop()
            if number in done:
                continue
            done.add(number)
            text = TOKEN.sub(self.reference, self.nodes.get(number, "?"))
            self.used -= {number}
            lines.add("!%s = %s" % (self.names.get(number, "?"), text))
        return sorted(lines)

    def text(self):
        lines = [self.line(line) for line in self.body]
        loose = [l for l in lines if l.startswith(("declare ", "!"))
                 and l != "!llvm.module.flags = !{}"]
        rest = [l for l in lines if not l.startswith(("declare ", "!"))]
        return "\n".join(rest + sorted(loose) + self.definitions()) + "\n"


def main():
    sys.stdout.write(Canonical(sys.stdin, "-d" in sys.argv[1:]).text())


if __name__ == "__main__":
    main()
