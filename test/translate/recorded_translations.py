"""What is translated, by digests of what mlir-translate-22 makes.

    recorded_translations.py MLCC-TRANSLATE FILE [--record MLIR-TRANSLATE
                                                  | --show PIECE]

Modules of the llvm dialect that stand in tests are translated to LLVM IR, and
that is imported again, as are the .ll files of tests. FILE has a word
PIECE:OUTPUT for each where both programs made the same: LLVM IR up to what
canonical_ir.py says, imported MLIR to the byte. Pieces that are not there are
not looked at: a test can be added or changed without any change here, and
--record adds it. A run looks at one of SHARE pieces, others for each SEED, and
at all if SAMPLE=all. See ../lowering/recorded_lowering.py, whose words these are.
"""
import concurrent.futures
import glob
import os
import re
import subprocess
import sys

TEST = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path += [TEST, os.path.join(TEST, "lowering"), os.path.join(TEST, "interop")]
from canonical_ir import Canonical  # noqa: E402
from corpus import COMMENT, LARGEST, digest  # noqa: E402
from sample import sampled  # noqa: E402

SHARE = 6  # of so many pieces, one is looked at
FOLDERS = ("translate", "dialect", "import", "intrinsics", "lowering",
           "verifier")
SPLIT = re.compile(r"^// -----.*$\n?|^//--- .*$\n?", re.M)


def run(command, text):
    """What it prints of it; None if that fails."""
    made = subprocess.run(command, input=text, text=True, errors="replace",
                          capture_output=True, check=False)
    return None if made.returncode else made.stdout


def to_ir(tool, text):
    return run([tool, "-mlir-to-llvmir", "-"], text)


def import_ir(tool, text):
    plain = [] if "mlir-translate" in tool else ["-import-plain"]
    return run([tool, "-import-llvm", *plain, "-"], text)


def texts(extension):
    """{digest: text} of the pieces of such files."""
    found = {}
    for folder in FOLDERS:
        for path in glob.glob(os.path.join(TEST, folder, "**", "*" + extension),
                              recursive=True):
            with open(path, encoding="utf-8", errors="replace") as f:
                pieces = SPLIT.split(f.read())
            for piece in pieces:
                piece = COMMENT.sub("", piece)
                if piece.strip() and len(piece) < LARGEST:
                    found[digest(piece, 6)] = piece
    return found


def canonical(ir):
    return Canonical(ir.splitlines(True), True).text()


def made_of(tool, name, text, oracle=None):
    """{name: what is made of it}; with an oracle, only where that agrees."""
    made = {}
    ir = text
    if name.endswith(".mlir"):
        ir = to_ir(tool, text)
        if ir is None:
            return made
        made[name] = canonical(ir)
        if oracle:
            theirs = to_ir(oracle, text)
            if theirs is None or canonical(theirs) != made[name]:
                return {}
    imported = import_ir(tool, ir)
    if imported and (not oracle or import_ir(oracle, ir) == imported):
        made[name + ".import"] = imported
    return made


def all_made(names, pieces, tool, oracle=None):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda n: made_of(tool, n, pieces[n], oracle), names)
    return {name: text for made in found for name, text in made.items()}


def record(path, made):
    words = [f"{name}:{digest(text, 4)}" for name, text in sorted(made.items())]
    with open(path, "w", encoding="utf-8") as f:
        f.write("# What mlir-translate-22 makes: see recorded_translations.py,"
                " which writes this.\n\n")
        for i in range(0, len(words), 4):
            f.write(" ".join(words[i:i + 4]) + "\n")


def read(path):
    with open(path, encoding="utf-8") as f:
        return dict(word.split(":") for line in f if line[0] != "#"
                    for word in line.split())


def main():
    tool, path, *flags = sys.argv[1:]
    pieces = {name + kind: text for kind in (".mlir", ".ll")
              for name, text in texts(kind).items()}
    if flags[:1] == ["--record"]:
        os.environ["LLVM_DISABLE_SYMBOLIZATION"] = "1"  # slow where it crashes
        record(path, all_made(pieces, pieces, tool, flags[1]))
        return 0
    if flags[:1] == ["--show"]:
        name = flags[1].split(":")[0].replace(".import", "")
        print(pieces[name],
              *made_of(tool, name, pieces[name]).values(), sep="\n")
        return 0
    wanted = {name: word for name, word in read(path).items()
              if sampled(SHARE, name.replace(".import", ""))}
    names = {name.replace(".import", "") for name in wanted}
    made = all_made(sorted(names & pieces.keys()), pieces, tool)
    failed = [f"{name}:{word} is now {digest(made.get(name, ''), 4)}"
              for name, word in wanted.items()
              if name.replace(".import", "") in pieces
              and digest(made.get(name, ""), 4) != word]
    print("\n".join(failed[:50]))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
