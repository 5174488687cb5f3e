"""What is said of statements in which one thing is wrong.

    broken_statements.py TOOL FILE [--update]

A file has statements, each in the first column. Below each stands a row for
everything that can be left out of it, a token at a time, and for every type
in it that can be another (i7): the column and text of the token, and the
column and text of the first error in that line, or nothing when there is
none. A line `in: TEXT` tells what the following statements stand in, on lines
of their own: STATEMENT is the statement. Each broken statement is a module for
TOOL -split-input-file; prints the rows that come out otherwise, and writes
them into the file with --update. With mlir-opt-22 as the TOOL it tells where
MLIR says something else.
"""
import re
import subprocess
import sys

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[%@^#!][\w$.-]+|[A-Za-z_][\w$.]*|'
                   r"\d+|->|::|==|>=|<=|\.\.\.|[^\s\w]")
TYPE = re.compile(r"(?<![\w%@^.$])(?:index|[if]\d+|(?<=x)[if]\d+)(?!\w)|"
                  r"(?<=\dx)[if]\d+|(?<=\?x)[if]\d+")
SPLIT = "\n// -----\n"


def variants(statement):
    """(what is changed, text) of every broken statement."""
    for token in TOKEN.finditer(statement):
        start, end = token.span()
        yield (f"{start + 1} without {token.group()}",
               statement[:start] + statement[end:])
    for token in TYPE.finditer(statement):
        start, end = token.span()
        yield (f"{start + 1} i7 for {token.group()}",
               statement[:start] + "i7" + statement[end:])


def read(path):
    """[(what it stands in, statement)], and the lines that are no rows."""
    around, statements, lines = "", [], []
    with open(path, encoding="utf-8") as f:
        for line in f.read().split("\n"):
            if line.startswith("  "):
                continue
            lines.append(line)
            if line.startswith("in: "):
                around = line[len("in: "):].replace("\\n", "\n")
            elif line and not line.startswith("#"):
                statements.append((around, line))
    return statements, lines


def errors(tool, modules):
    """{line: [(column, message)]} of a run over all modules."""
    text = SPLIT.join(modules)
    run = subprocess.run([tool, "-split-input-file", "-"], input=text,
                         text=True, capture_output=True, check=False)
    found = {}
    for line, column, message in re.findall(
            r"^[^\n:]*:(\d+):(\d+): error: (.*)$", run.stderr, re.M):
        found.setdefault(int(line), []).append((int(column), message))
    if run.returncode < 0:
        sys.exit(f"{tool}: signal {-run.returncode}")
    return found


def rows(tool, statements):
    """{(statement, change): row}"""
    modules, where, at = [], [], 1
    for around, statement in statements:
        for change, text in [("", statement), *variants(statement)]:
            module = around.replace("STATEMENT", text)
            line = at + around[:around.index("STATEMENT")].count("\n")
            where.append((statement, change, line))
            modules.append(module)
            at += module.count("\n") + SPLIT.count("\n")
    found = errors(tool, modules)
    for statement, change, line in where:
        first = found.get(line, [None])[0]
        row = f"{first[0]}: {first[1]}" if first else "nothing"
        yield statement, change, row


def main():
    tool, path, *flags = sys.argv[1:]
    statements, lines = read(path)
    written, refused = {}, False
    for statement, change, row in rows(tool, statements):
        if change:
            written.setdefault(statement, []).append(f"  {change}: {row}")
        elif row != "nothing":
            print(f"{statement}\n{row}")
            refused = True
    if refused:
        return 1
    out = []
    for line in lines:
        out.append(line)
        out += written.get(line, [])
    with open(path, encoding="utf-8") as f:
        old = f.read().split("\n")
    if old == out:
        return 0
    if "--update" in flags:
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(out))
        return 0
    statement = ""
    for was, now in zip(old, out):
        if not now.startswith("  "):
            statement = now
        elif was != now:
            print(f"{statement}\n- {was}\n+ {now}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
