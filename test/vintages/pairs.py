"""Old texts and today's, side by side: each must be read as the other.

    pairs.py TOOL TABLE FILE... [--oracle=MLIR_OPT]

TABLE is frontend/old/spellings.def. In a FILE, a line `with (%a: i32)` names
the arguments that the lines behind it have, each of which is an operation of
old and of today's MLIR:

    addi %a, %b : i32  =>  arith.addi %a, %b : i32

The arrow is ~> where LLVM 22 would take the old one too, without a meaning.
What takes more lines than one is `old` and `today` on lines of their own, each
with the text behind it, up to an empty line. Lines that begin with # are
remarks.

TOOL must print the same for both; with -std=mlir22 it must take today's and
refuse the old one at a line of it; with -Wdeprecated-mlir it must name a row of
TABLE for the old one. Rows that no text is named for, in these files and in
those that test/dialect has, are printed: they have no test. With an oracle,
what `mlcc -E` makes of the old text must be understood by it.
"""
import re
import subprocess
import sys

SPLIT = "// -----\n"
ROW = re.compile(r'^(OLD|NEW)_(\w+)\((?:\w+, |"[^"]*", (?="[^"]*", "))?'
                 r'"((?:[^"\\]|\\.)*)", "((?:[^"\\]|\\.)*)"', re.M)
NOTE = re.compile(r":(\d+):\d+: (?:note|warning|error): (.*) is (?:an old|a "
                  r"newer) spelling of (.*) \[")


class Pair:
    def __init__(self, where, old, today, taken=False):
        self.where, self.old, self.today = where, old, today
        self.taken = taken


def function(args, line):
    return f"func.func @f({args}) {{\n  {line}\n  return\n}}\n"


def block(lines):
    text = ""
    while lines and lines[0].strip():
        text += lines.pop(0) + "\n"
    return text


def read(path):
    """The pairs of a file."""
    pairs, args = [], ""
    with open(path) as f:
        lines = f.read().split("\n")
    total = len(lines)
    while lines:
        where = f"{path}:{total - len(lines) + 1}"
        line = lines.pop(0)
        if line.startswith("with "):
            args = line[len("with ("):-1]
        elif line.strip() == "old":
            old = block(lines)
            lines.pop(0)
            if lines.pop(0).strip() != "today":
                sys.exit(f"{where}: 'today' is missing")
            pairs.append(Pair(where, old, block(lines)))
        elif line.strip() and not line.startswith("#"):
            old, arrow, today = re.split(" +([=~]>) +", line)
            pairs.append(Pair(where, function(args, old),
                              function(args, today), arrow == "~>"))
    return pairs


def run(command, text):
    return subprocess.run(command, input=text, capture_output=True, text=True)


def opt(tool, texts, *flags):
    """What comes of each of the texts, and the messages."""
    run_ = run([tool, "-split-input-file", *flags, "-"], SPLIT.join(texts))
    return run_.stdout.split(SPLIT), run_.stderr


def lines_of(texts):
    """The number of the text that each line belongs to."""
    owners = [None]
    for i, text in enumerate(texts):
        owners += [i] * text.count("\n") + [i]
    return owners


def errors_by_text(texts, messages):
    owners = lines_of(texts)
    found = {}
    for line, text in re.findall(r":(\d+):\d+: error: (.*)", messages):
        found.setdefault(owners[int(line)], text)
    return found


def unquoted(text):
    return re.sub(r"\\(.)", r"\1", text)


def rows_of(table):
    with open(table) as f:
        return {("!llvm." * (kind == "TYPE") + unquoted(old), unquoted(today))
                for _, kind, old, today in ROW.findall(f.read())}


def compare(tool, pairs):
    """Failures, and the rows that were named."""
    olds = [p.old for p in pairs]
    todays = [p.today for p in pairs]
    failures, named = [], set()
    plain = ["-allow-unregistered-dialect"]
    got, messages = opt(tool, olds, "-Wdeprecated-mlir", *plain)
    owners = lines_of(olds)
    noted = set()
    for line, old, today in NOTE.findall(messages):
        noted.add(owners[int(line)])
        named.add((old, today))
    wrong = errors_by_text(olds, messages)
    wanted, messages = opt(tool, todays, "-std=mlir22", *plain)
    wrong_today = errors_by_text(todays, messages)
    _, messages = opt(tool, olds, "-std=mlir22")
    refused = errors_by_text(olds, messages)
    for i, pair in enumerate(pairs):
        if i in wrong or i in wrong_today:
            text = wrong.get(i) or wrong_today[i]
            failures.append(f"{pair.where}: {text}")
        elif i not in refused and not pair.taken:
            failures.append(f"{pair.where}: -std=mlir22 takes it")
        elif i not in noted:
            failures.append(f"{pair.where}: it is named by no note")
    # Texts with errors print nothing, so only those without are in step.
    if not wrong and not wrong_today:
        for pair, a, b in zip(pairs, got, wanted):
            if a != b:
                failures.append(f"{pair.where}: read as\n{a}not as\n{b}")
    return failures, named


def upgrade(tool, oracle, pairs):
    mlcc = tool.replace("mlcc-opt", "mlcc")
    flags = ["-allow-unregistered-dialect"]
    made = [run([mlcc, "-E", "-x", "mlir", *flags, "-"], pair.old)
            for pair in pairs]
    failures = [f"{pair.where}: {m.stderr}"
                for pair, m in zip(pairs, made) if m.returncode]
    texts = [m.stdout for m in made]
    _, messages = opt(oracle, texts, *flags)
    for i, text in errors_by_text(texts, messages).items():
        failures.append(f"{pairs[i].where}: upgraded to\n{texts[i]}{text}")
    return failures


def main():
    oracle = [a.split("=")[1] for a in sys.argv if a.startswith("--oracle=")]
    tool, table, *files = [a for a in sys.argv[1:] if not a.startswith("--")]
    rows, failures = rows_of(table), []
    for path in files:
        if path.endswith(".mlir"):  # a test of its own
            made = run([tool, "-Wdeprecated-mlir", "-split-input-file",
                        "-allow-unregistered-dialect", path], "")
            rows -= {note[1:] for note in NOTE.findall(made.stderr)}
            continue
        pairs = read(path)
        if oracle:
            failures += upgrade(tool, oracle[0], pairs)
            continue
        failed, named = compare(tool, pairs)
        failures += failed
        rows -= named
    for failure in failures:
        print(failure)
    for old, today in sorted(rows) if not oracle else []:
        print(f"{table}: no test has {old}, which is {today}")
    return bool(failures or (rows and not oracle))


if __name__ == "__main__":
    sys.exit(main())
