"""What passes print, by digests of what mlir-opt-22 prints.

    recorded_passes.py TOOL FILE [--record MLIR-OPT | --show PIECE]

Every module of ours that stands in a test (a piece of a file) is an input for
every list of passes in FILE, of which a line begins with `-`; a run tries one of
SHARE lists, others for each SEED, and all if SAMPLE=all. Below it stand
words PIECE:OUTPUT, digests of a module and of what is printed of it. Below
`parsed` they stand for all modules, without any pass; below the passes for
those that come out otherwise, or PIECE:*OUTPUT, of what TOOL printed, where
mlir-opt printed something else when this was recorded. Pieces that are not
there are not looked at: a test can be added or changed without any change here,
and --record adds it.

A word that fails is a pass that prints something else than mlir-opt, though it
did the same before, or something else than it did: --show prints the module for
both. Where the difference is meant, --record has * for it; where mlir-opt has
the same, its new word.
"""
import base64
import concurrent.futures
import glob
import hashlib
import os
import re
import resource
import subprocess
import sys

TEST = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.append(TEST)
from sample import sampled  # noqa: E402

FOLDERS = ("dialect", "lowering", "run", "verifier")
MARK = "// -----\n"
COMMENT = re.compile(r"^[ \t]*//.*\n?", re.M)
LARGEST = 20000  # characters of a piece
SHARE = 8  # of so many lists, one is tried
CHUNK = 200  # pieces for mlir-opt, which may crash
SECONDS = 5  # of the processor, for a chunk: it may never end
FLAGS = ["-allow-unregistered-dialect", "-split-input-file", "-"]


def digest(text, length):
    made = hashlib.sha256(text.encode()).digest()
    return base64.b32encode(made)[:length].decode().lower()


def files():
    """(text, pieces of it) of those in the folders."""
    for folder in FOLDERS:
        for path in sorted(glob.glob(os.path.join(TEST, folder, "**", "*.mlir"),
                                     recursive=True)):
            with open(path, encoding="utf-8", errors="replace",
                      newline="") as f:
                text = f.read()
            pieces = [COMMENT.sub("", piece) for piece in
                      re.split(r"^// -----.*$\n?", text, flags=re.M)]
            yield text, [piece for piece in pieces
                         if piece.strip() and len(piece) < LARGEST]


def pieces():
    """{digest: text}"""
    return {digest(piece, 6): piece for _, found in files() for piece in found}


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def run(tool, passes, texts):
    """What is printed of each; None if there is not one for each."""
    made = subprocess.run([tool, *passes, *FLAGS],
                          input=("\n" + MARK).join(texts), text=True,
                          errors="replace", capture_output=True, check=False,
                          preexec_fn=limit)
    if made.returncode < 0:
        return None
    outputs = made.stdout.split(MARK)
    return outputs if len(outputs) == len(texts) else None


def run_in_chunks(tool, passes, texts, size=CHUNK):
    """As run(), with nothing for a text that the tool crashes of."""
    outputs = []
    for i in range(0, len(texts), size):
        chunk = texts[i:i + size]
        made = run(tool, passes, chunk)
        if made is None:
            made = [""] if size == 1 else run_in_chunks(
                tool, passes, chunk, max(size // 8, 1))
        outputs += made
    return outputs


def read(path):
    """{list: {piece: output}}, and the lines that are no words."""
    with open(path, encoding="utf-8") as f:
        lines = f.read().split("\n")
    lists, at = {}, None
    for line in lines:
        if line.startswith("  "):
            lists[at].update(w.split(":") for w in line.split())
        elif line == "parsed" or line.startswith("-"):
            at = line
            lists[at] = {}
    return lists, [line for line in lines if not line.startswith("  ")]


def flags_of(line):
    return [] if line == "parsed" else [
        f.replace('"', "") for f in re.findall(r'(?:"[^"]*"|\S)+', line)]


def is_stale(name, output, words, parsed):
    """Is it not there, or does it come out otherwise? A * is asked for again."""
    word = words.get(name, parsed.get(name))
    return word != digest(output, 4)


def record(tool, oracle, path):
    """What is not there, or fails, is what mlir-opt makes of it now."""
    os.environ["LLVM_DISABLE_SYMBOLIZATION"] = "1"  # slow where it crashes
    lists, lines = read(path)
    texts = pieces()
    was = {n: w for n, w in lists["parsed"].items() if n in texts}
    parsed = dict(was)
    for line, words in lists.items():
        flags = flags_of(line)
        names = sorted(texts if line == "parsed" else parsed)
        ours = dict(zip(names, run_in_chunks(tool, flags,
                                             [texts[n] for n in names])))
        names = [n for n in names
                 if is_stale(n, ours[n], words, was if words else {})]
        asked = [n for n in names if ours[n]]
        theirs = run_in_chunks(oracle, flags, [texts[n] for n in asked])
        made = {n: "*" + digest(ours[n], 4) for n in names}
        made.update({n: digest(a, 4) for n, a in zip(asked, theirs)
                     if a == ours[n]})
        if line == "parsed":
            parsed.update(made)
            parsed = {n: w for n, w in parsed.items() if w[0] != "*"}
            words = parsed
        lists[line] = {n: w for n, w in {**words, **made}.items()
                       if n in parsed and (line == "parsed" or w != parsed[n])}
        print(line, len(names), flush=True)
    with open(path, "w", encoding="utf-8") as f:
        for i, line in enumerate(lines):
            f.write(line + "\n" * (i + 1 < len(lines)))
            row = [f"{n}:{w}" for n, w in sorted(lists.get(line, {}).items())]
            for j in range(0, len(row), 8):
                f.write("  " + " ".join(row[j:j + 8]) + "\n")


def check(tool, line, wanted, texts):
    """Words that come out otherwise."""
    names = list(wanted)
    inputs = [texts[n] for n in names]
    outputs = run(tool, flags_of(line), inputs)
    if outputs is None:
        outputs = run_in_chunks(tool, flags_of(line), inputs)
    return [f"{n}:{wanted[n]} is now {n}:{digest(o, 4)} after {line}"
            for n, o in zip(names, outputs)
            if digest(o, 4) != wanted[n].lstrip("*")]


def main():
    tool, path, *flags = sys.argv[1:]
    if flags[:1] == ["--record"]:
        record(tool, flags[1], path)
        return 0
    texts = pieces()
    if flags[:1] == ["--show"]:
        print(texts[flags[1].split(":")[0]])
        return 0
    lists, _ = read(path)
    known = {n: w for n, w in lists["parsed"].items() if n in texts}
    wanted = {line: {**known, **{n: w for n, w in words.items() if n in known}}
              for line, words in lists.items() if sampled(SHARE, line)}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = sum(pool.map(lambda line: check(tool, line, wanted[line],
                                                 texts), wanted), [])
    print("\n".join(failed[:50]))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
