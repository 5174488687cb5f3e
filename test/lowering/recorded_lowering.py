"""What plain mlcc makes of modules, by digests of what it made before.

    recorded_lowering.py MLCC FILE [--record | --record-all | --show PIECE]

Every module of ours that stands in a test (see corpus.py) and that mlcc
lowers to the LLVM dialect, for each target in FILE. Below it stand words
PIECE:OUTPUT, digests of a module and of what -emit-mlir prints of it. Pieces
that are not there are not looked at. A run looks at one of SHARE modules, others
for each commit, and at all if SAMPLE=all.

What is recorded is right because the executed tests say so, which take minutes.
This says at once that something is lowered otherwise. Where that is meant, the
executed tests must pass, and --record writes the new words.
"""
import concurrent.futures
import os
import re
import resource
import subprocess
import sys
import tempfile

from corpus import TEST, digest, pieces

sys.path.append(TEST)
from sample import sampled  # noqa: E402

SHARE = 4  # of so many modules, one is looked at
CHUNK = 100  # modules that one process lowers
SECONDS = 20  # of the processor, for a chunk
# What there is besides words.
HEAD = """\
# What mlcc makes of modules: see recorded_lowering.py, which writes the words.

"""


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def lower(mlcc, target, names, folder):
    """What is printed of each; None if there is not one for each."""
    made = subprocess.run(
        [mlcc, target, "-emit-mlir", *(f"{n}.mlir" for n in names)],
        cwd=folder, text=True, errors="replace", capture_output=True,
        check=False, preexec_fn=limit)
    outputs = re.findall(r".*?^}\n", made.stdout, re.M | re.S)
    ok = made.returncode == 0 and len(outputs) == len(names)
    return outputs if ok else None


def lower_all(mlcc, target, names, folder, size=CHUNK):
    """{piece: digest} of those that are lowered."""
    found = {}
    for i in range(0, len(names), size):
        chunk = names[i:i + size]
        outputs = lower(mlcc, target, chunk, folder)
        if outputs:
            found.update((n, digest(o, 4)) for n, o in zip(chunk, outputs))
        elif size > 1:
            found.update(lower_all(mlcc, target, chunk, folder,
                                   max(size // 10, 1)))
    return found


def read(path):
    """{target: {piece: digest}}"""
    lists = {}
    with open(path, encoding="utf-8") as f:
        for line in f:
            if line.startswith("--"):
                words = lists[line.strip()] = {}
            elif line.startswith("  "):
                words.update(w.split(":") for w in line.split())
    return lists


def write(path, lists):
    with open(path, "w", encoding="utf-8") as f:
        f.write(HEAD)
        for target, words in lists.items():
            f.write(target + "\n")
            row = [f"{n}:{w}" for n, w in sorted(words.items())]
            for i in range(0, len(row), 8):
                f.write("  " + " ".join(row[i:i + 8]) + "\n")


def main():
    mlcc, path, *flags = sys.argv[1:]
    mlcc = os.path.abspath(mlcc)
    texts, lists = pieces(), read(path)
    if flags[:1] == ["--show"]:
        print(texts[flags[1].split(":")[0]])
        return 0
    every = flags[:1] == ["--record-all"]
    record = every or flags[:1] == ["--record"]
    wanted = {t: sorted(n for n in (texts if every else words)
                        if n in texts and (record or sampled(SHARE, n)))
              for t, words in lists.items()}
    with tempfile.TemporaryDirectory() as folder:
        for name in set().union(*wanted.values()):
            with open(os.path.join(folder, name + ".mlir"), "w",
                      encoding="utf-8") as f:
                f.write(texts[name])
        with concurrent.futures.ThreadPoolExecutor() as pool:
            made = dict(zip(wanted, pool.map(
                lambda t: lower_all(mlcc, t, wanted[t], folder), wanted)))
    if record:
        write(path, made)
        return 0
    failed = [f"{n}:{lists[t][n]} is now {n}:{made[t].get(n, 'not lowered')} "
              f"with {t}" for t in wanted for n in wanted[t]
              if made[t].get(n) != lists[t][n]]
    print("\n".join(failed[:50]))
    if failed:
        print("--show PIECE prints the module. If this is meant, and the executed"
              " tests pass:", *sys.argv, "--record")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
