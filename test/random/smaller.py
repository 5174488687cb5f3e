"""Makes a module smaller of which something holds.

    smaller(LINES, HOLDS, SECONDS)    its lines

The module is one of generate.py's: an operation a line, regions in lines of
their own. Statements go as long as HOLDS(lines) says that it still is so, many
at a time at first; values are replaced by constants, and regions that run once by
what is in them.
"""
import re
import time

RESULT = re.compile(r"^(\s*)(%\w+) = .*: (i\d+|index|f\d+)$")


class Expired(Exception):
    pass


def statements(lines):
    """The first and last line of each, those inside of others behind them."""
    found, open_ = [], []
    for i, line in enumerate(lines):
        text = line.strip()
        if text.startswith("}") and open_:
            start = open_.pop()
            if text.endswith("{"):
                open_.append(start)  # another region of the same
            else:
                found.append((start, i))
        elif text.endswith("{"):
            open_.append(i)
        elif text and not text.startswith("^"):
            found.append((i, i))
    return sorted(found, key=lambda s: (s[0] - s[1], -s[0]))


def without(lines, gone):
    dropped = {i for first, last in gone for i in range(first, last + 1)}
    return [line for i, line in enumerate(lines) if i not in dropped]


def fewer(lines, holds):
    """Lines of which no statement can go."""
    changed = True
    while changed:
        changed = False
        size = len(statements(lines))
        while size:
            all_, at = statements(lines), 0
            while at < len(all_):
                tried = without(lines, all_[at:at + size])
                if len(tried) < len(lines) and holds(tried):
                    lines, changed = tried, True
                    all_ = statements(lines)
                else:
                    at += size
            size //= 2
    return lines


def with_constants(lines, holds):
    """Results that are numbers become constants."""
    for i in reversed(range(len(lines))):
        m = RESULT.match(lines[i])
        if not m or "arith.constant" in lines[i]:
            continue
        text = "1.0" if m.group(3).startswith("f") else "1"
        if m.group(3) == "i1":
            continue
        tried = list(lines)
        tried[i] = f"{m.group(1)}{m.group(2)} = arith.constant {text} : " + \
            m.group(3)
        if holds(tried):
            lines = tried
    return lines


def unwrapped(lines, holds):
    """What is in a region instead of the operation around it."""
    for first, last in statements(lines):
        if last <= first or last >= len(lines):
            continue
        inside = [l for l in lines[first + 1:last]
                  if not re.match(r"\s*(\} else \{|\} do \{|\^bb|scf\.yield|"
                                  r"affine\.yield|scf\.condition)", l)]
        tried = lines[:first] + inside + lines[last + 1:]
        if holds(tried):
            return unwrapped(tried, holds)
    return lines


def smaller(lines, holds, seconds):
    best, end = list(lines), time.time() + seconds

    def timed(tried):
        nonlocal best
        if time.time() > end:
            raise Expired
        if not holds(tried):
            return False
        best = tried
        return True

    try:
        while True:
            size = len(best)
            fewer(best, timed)
            with_constants(best, timed)
            unwrapped(best, timed)
            if len(best) == size:
                return best
    except Expired:
        return best
