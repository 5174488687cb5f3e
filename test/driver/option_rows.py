"""Reads driver/options.def: rows as (id, spelling, form, text), by the C
preprocessor, so that what a row is stands in one place.

    option_rows.py CC SOURCE            prints them, a row per line, by tabs
    option_rows.py CC SOURCE --untested prints options that no test names
"""
import pathlib
import re
import subprocess
import sys

STRING = r'"(?:[^"\\]|\\.)*"'
# Rows that say themselves all there is to know: option_table.sh tries them.
GENERIC = ("ID_ignored", "ID_unused", "ID_gcc_pass", "ID_refused", "ID_alias")


def joined(text):
    parts = re.findall(STRING, text)
    return "".join(p[1:-1] for p in parts).replace('\\"', '"')


def rows(cc, source):
    program = '''#define ROW(id, spelling, form, metavar, value, offset, size, \
arch, text, help) @@ id ## @ @@ spelling @@ form @@ text @@
#include "driver/options.def"
'''.replace("id ## @", "id")
    text = subprocess.run([cc, "-E", "-P", "-I", source, "-x", "c", "-"],
                          input=program, capture_output=True, text=True,
                          check=True).stdout
    found = []
    for match in re.finditer(r"@@\s*(\w+)\s*@@(.*?)@@\s*(\w+)\s*@@(.*?)@@",
                             text, re.S):
        found.append((match[1], joined(match[2]), match[3], joined(match[4])))
    return found


def test_text(source):
    tests = pathlib.Path(source) / "test"
    text = []
    for path in tests.rglob("*"):
        if path.suffix in (".sh", ".mlir", ".inc", ".py", ".test", ".txt",
                           ".ll", ".c", ".cfg") and path.is_file():
            if not path.name.startswith("option_rows"):
                text.append(path.read_text(errors="replace"))
    return "\n".join(text)


def is_named(spelling, text):
    """As a word; one that wants a value may be followed by anything."""
    ends_open = spelling[-1] in "=-,"
    behind = "" if ends_open else r"(?![\w-])"
    if re.search(r"(?<![\w-])" + re.escape(spelling) + behind, text):
        return True
    return False


def main():
    table = rows(sys.argv[1], sys.argv[2])
    if len(table) < 500:
        sys.exit("the table cannot be read")
    if "--untested" not in sys.argv:
        for row in table:
            print("\t".join(row))
        return
    text = test_text(sys.argv[2])
    joins = {s for _, s, form, _ in table if form in ("JOINED", "EITHER")}
    seen = set()
    for kind, spelling, form, _ in table:
        if kind in GENERIC or spelling in seen:
            continue
        seen.add(spelling)
        named = is_named(spelling, text)
        if not named and spelling in joins:
            named = re.search(r"(?<![\w-])" + re.escape(spelling) + r"\S", text)
        if not named:
            print(spelling)


if __name__ == "__main__":
    main()
