"""What passes of mlcc-opt and mlir-opt print of the modules in all tests.

    all_modules.py MLCC-OPT MLIR-OPT FILE [--record | --show PIECE]

FILE has lists of passes, a line each, and below each the modules that are known to
come out otherwise, by their digests (see ../lowering/corpus.py): because of an error
of mlir-opt's, or a difference on purpose (doc/differences.md). All others that both
programs print alike without passes have to be printed alike behind them. A run tries
one of LISTS lists and, of each, one of MODULES modules, others for each SEED, and
all if SAMPLE=all.

No output is recorded. So a fold that mlir-opt has as well changes nothing here,
and one that it does not have shows. A module that fails came out alike when FILE
was written, or is new; --show prints it. Where the difference is meant, --record
adds it, and drops those that come out alike now, of the modules of this run.
"""
import concurrent.futures
import os
import re
import sys

TEST = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path += [TEST, os.path.join(TEST, "lowering")]
from corpus import pieces, run, run_in_chunks  # noqa: E402
from sample import sampled  # noqa: E402

LISTS = 4  # of so many lists, one is tried
MODULES = 8  # of so many modules, one, others for each list


def read(path):
    """{list: {piece}}, and the lines that are no pieces."""
    lists, lines, at = {}, [], None
    with open(path, encoding="utf-8") as f:
        for line in f.read().splitlines():
            if line.startswith("  "):
                lists[at].update(line.split())
                continue
            lines.append(line)
            if line.startswith("-"):
                at = line
                lists[at] = set()
    return lists, lines


def write(path, lists, lines):
    with open(path, "w", encoding="utf-8") as f:
        for line in lines:
            f.write(line + "\n")
            f.writelines(f"  {n}\n" for n in sorted(lists.get(line, ())))


def flags_of(line):
    return [f.replace('"', "") for f in re.findall(r'(?:"[^"]*"|\S)+', line)]


def printed(tools, flags, texts):
    """(piece, what the first tool prints of it, what the other prints)"""
    names = sorted(texts)
    return zip(names, *(run_in_chunks(tool, flags, [texts[n] for n in names])
                        for tool in tools))


def differs(tools, flags, text, ours, theirs):
    """Where mlir-opt printed nothing it crashed, on some modules only now and
    then: they are compared again, and have no verdict if it does so again."""
    if ours == theirs or theirs:
        return ours != theirs
    again = run(tools[1], flags, [text])
    return again is not None and again != run(tools[0], flags, [text])


def compare(tools, line, texts, known):
    """Pieces that differ and are not known to, and known ones that do not."""
    mine = {n: t for n, t in texts.items() if sampled(MODULES, f"{line} {n}")}
    flags = flags_of(line)
    found = {n for n, a, b in printed(tools, flags, mine)
             if a != b and n in known or differs(tools, flags, mine[n], a, b)}
    return found - known, {n for n in known if n in mine} - found


def main():
    *tools, path = sys.argv[1:4]
    flags = sys.argv[4:]
    texts = pieces()
    if flags[:1] == ["--show"]:
        print(texts[flags[1]])
        return 0
    record = flags[:1] == ["--record"]
    os.environ["LLVM_DISABLE_SYMBOLIZATION"] = "1"  # slow where it crashes
    lists, lines = read(path)
    wanted = [line for line in lists if sampled(LISTS, line)]
    texts = {n: texts[n] for n, a, b in printed(tools, [], texts)
             if a == b and a.strip()}
    failed = alike = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda line: compare(tools, line, texts, lists[line]),
                           wanted)
        for line, (new, gone) in zip(wanted, results):
            failed += len(new)
            alike += len(gone)
            for piece in sorted(new)[:5]:
                print(f"{piece} comes out otherwise than mlir-opt's after {line}",
                      flush=True)
            if record:
                lists[line] = {n for n in lists[line] | new
                               if n in texts and n not in gone}
    print(f"{len(texts)} modules, {len(wanted)} lists of passes: {failed} new "
          f"differences, {alike} that are gone")
    if record:
        write(path, lists, lines)
    return bool(failed) and not record


if __name__ == "__main__":
    sys.exit(main())
