#!/usr/bin/env python3
"""Draws the GFLOPS of products by their size, as a table of speed.md has them.

    bench/linalg/plot.py doc/speed.md >doc/products.svg
"""

import math
import sys

WIDTH, HEIGHT = 760, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 130, 40, 44
HEAD = "| n | mlcc |"
COLOURS = ("#2f6feb", "#bf8700", "#1a7f37", "#8c959f")


def read_table(path):
    """The names of the columns, and rows of numbers."""
    with open(path) as f:
        lines = f.read().splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(HEAD))
    cells = [[cell.strip() for cell in line.strip("|").split("|")]
             for line in lines[start:] if line.startswith("|")]
    rows = []
    for row in cells[2:]:
        if not row[0].isdigit():
            break
        rows.append([float(cell) for cell in row])
    return cells[0][1:], rows


def main():
    names, rows = read_table(sys.argv[1])
    most = math.ceil(max(max(row[1:]) for row in rows) / 50) * 50
    first, last = math.log2(rows[0][0]), math.log2(rows[-1][0])

    def x_of(n):
        return LEFT + (math.log2(n) - first) / (last - first) * (
            WIDTH - LEFT - RIGHT)

    def y_of(value):
        return TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM)

    title = "GFLOPS of n x n products of f32 on one thread"
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" '
          f'height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">')
    print(f"<title>{title}</title>\n<style>\n"
          "text { font: 13px sans-serif; fill: #24292f }\n"
          ".title { font-weight: bold }\n"
          ".grid { stroke: #8c959f; stroke-opacity: 0.3 }\n"
          "polyline { fill: none; stroke-width: 2 }\n"
          "@media (prefers-color-scheme: dark) {\n"
          "  text { fill: #e6edf3 }\n}\n</style>")
    print(f'<text class="title" x="12" y="24">{title}</text>')
    for value in range(0, most + 1, 50):
        y = y_of(value)
        print(f'<line class="grid" x1="{LEFT}" y1="{y:.0f}" '
              f'x2="{WIDTH - RIGHT}" y2="{y:.0f}"/>')
        print(f'<text x="{LEFT - 8}" y="{y + 4:.0f}" '
              f'text-anchor="end">{value}</text>')
    for row in rows:
        print(f'<text x="{x_of(row[0]):.0f}" y="{HEIGHT - BOTTOM + 20}" '
              f'text-anchor="middle">{row[0]:.0f}</text>')
    labels = []
    for i, name in enumerate(names):
        points = " ".join(f"{x_of(row[0]):.0f},{y_of(row[i + 1]):.0f}"
                          for row in rows)
        print(f'<polyline points="{points}" stroke="{COLOURS[i]}"/>')
        labels.append([y_of(rows[-1][i + 1]) + 4, name, COLOURS[i]])
    labels.sort()
    below = 0
    for y, name, colour in labels:
        below = max(y, below + 16)
        print(f'<text x="{WIDTH - RIGHT + 8}" y="{below:.0f}" '
              f'style="fill: {colour}">{name}</text>')
    print("</svg>")


main()
