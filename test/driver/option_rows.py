"""Reads driver/options.def: rows as (id, spelling, form, text, arch), by the C
preprocessor, so that what a row is stands in one place.

    option_rows.py CC SOURCE    prints options that no test names
"""
import pathlib
import re
import subprocess
import sys

STRING = r'"(?:[^"\\]|\\.)*"'
# Rows that say themselves all there is to know: option_table.sh tries them.
GENERIC = ("ID_ignored", "ID_unused", "ID_gcc_code", "ID_refused", "ID_alias")


def joined(text):
    parts = re.findall(STRING, text)
    return "".join(p[1:-1] for p in parts).replace('\\"', '"')


def rows(cc, source):
    program = '''#define ROW(id, spelling, form, metavar, value, offset, size, \
arch, text, help) @@ id @@ spelling @@ form @@ text @@ arch @@
#include "driver/options.def"
'''
    text = subprocess.run([cc, "-E", "-P", "-I", source, "-x", "c", "-"],
                          input=program, capture_output=True, text=True,
                          check=True).stdout
    found = []
    row = r"@@\s*(\w+)\s*@@(.*?)@@\s*(\w+)\s*@@(.*?)@@(.*?)@@"
    for match in re.finditer(row, text, re.S):
        if match[1] == "ID_group":  # a heading
            continue
        found.append((match[1], joined(match[2]), match[3], joined(match[4]),
                      joined(match[5])))
    return found


def test_text(source):
    tests = pathlib.Path(source) / "test"
    text = []
    for path in tests.rglob("*"):
        if path.suffix in (".sh", ".mlir", ".inc", ".py", ".test", ".txt",
                           ".ll", ".c", ".cfg") and path.is_file():
            if path.stem not in ("option_rows", "option_table"):
                text.append(path.read_text(errors="replace"))
    return "\n".join(text) + "\n"


def places(word, text):
    """Where it begins, without a part of a word in front."""
    at = text.find(word)
    while at >= 0:
        if not at or not re.match(r"[\w-]", text[at - 1]):
            yield at
        at = text.find(word, at + 1)


def is_named(spelling, form, text):
    """As a word; one that wants a value may be followed by anything."""
    joins = form in ("JOINED", "EITHER")
    return any(spelling[-1] in "=-," or
               not re.match(r"[\w-]", text[at + len(spelling)]) or
               (joins and not text[at + len(spelling)].isspace())
               for at in places(spelling, text))


def untested(table, source):
    text = test_text(source)
    names = []
    for kind, spelling, form, *_ in table:
        if kind not in GENERIC and spelling not in names and \
                not is_named(spelling, form, text):
            names.append(spelling)
    return names


if __name__ == "__main__":
    print("\n".join(untested(rows(sys.argv[1], sys.argv[2]), sys.argv[2])))
