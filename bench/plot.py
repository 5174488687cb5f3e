#!/usr/bin/env python3
"""Prints the plot of doc/speed.md as SVG, of the figures in its table:

    bench/plot.py doc/speed.md >doc/speed.svg
"""

import re
import sys
from xml.sax.saxutils import escape

# The bars: a label, how the row of the table begins, and which of the figures
# in its second column it is. "/" separates figures.
BARS = [
    ("starting: --version, beside clang's", "`mlcc --version`", 0),
    ("a matrix product to an object, -O0", "a matrix product", 1),
    ("the same, -O2", "a matrix product", 0),
    ("5,000 functions to an object, -O0", "5,000 functions to an object", 0),
    ("the same, -O2", "5,000 functions to an object", 1),
    ("parse, verify, print 23 MB, one thread", "23 MB of text", 0),
    ("canonicalize, cse 5,000 functions, one thread",
     "5,000 functions canonicalized", 0),
    ("lower 5,000 functions, one thread",
     "5,000 functions to the LLVM dialect", 0),
    ("the same, passes alone", "5,000 functions to the LLVM dialect", 1),
    ("import SQLite's LLVM IR, 15 MB", "SQLite's LLVM IR", 0),
]

WIDTH, ROW, TOP, LABELS, SCALE = 760, 26, 44, 320, 14  # pixels; SCALE: of 1.0

STYLE = """
text { font: 13px sans-serif; fill: #24292f }
.title { font-weight: bold }
.bar { fill: #2f6feb }
.one { stroke: #8c959f; stroke-dasharray: 3 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .bar { fill: #4493f8 }
}
"""


def figures(path):
    """The figures of each row of the table, by its first column."""
    rows = {}
    with open(path) as file:
        for line in file:
            cells = [cell.strip() for cell in line.split("|")]
            if line.startswith("|") and re.match(r"[\d.]+\b", cells[2]):
                rows[cells[1]] = [float(part) for part in cells[2].split("/")]
    return rows


def figure(rows, begin, index):
    found = [row for name, row in rows.items() if name.startswith(begin)]
    if not found or index >= len(found[0]):
        sys.exit(f"plot.py: no figure {index} in a row '{begin}...'")
    return found[0][index]


def bar(y, label, value):
    width = value * SCALE
    return (f'<text x="{LABELS - 8}" y="{y + 14}" text-anchor="end">'
            f"{escape(label)}</text>\n"
            f'<rect class="bar" x="{LABELS}" y="{y + 2}" width="{width:.0f}"'
            f' height="{ROW - 8}" rx="2"/>\n'
            f'<text x="{LABELS + width + 6:.0f}" y="{y + 14}">{value:g}</text>')


def main():
    rows = figures(sys.argv[1])
    height = TOP + ROW * len(BARS) + 8
    one = LABELS + SCALE
    title = "Times faster than LLVM 22's own tools"
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" '
          f'height="{height}" viewBox="0 0 {WIDTH} {height}" role="img">\n'
          f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
          f'<text class="title" x="12" y="24">{escape(title)}</text>')
    for i, (label, begin, index) in enumerate(BARS):
        print(bar(TOP + i * ROW, label, figure(rows, begin, index)))
    print(f'<line class="one" x1="{one}" y1="{TOP - 6}" x2="{one}" '
          f'y2="{height - 6}"/>\n</svg>')


if __name__ == "__main__":
    main()
