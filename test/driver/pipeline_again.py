# Whether the pipeline that -fprint-pipeline writes says all that a compile does
# to a module: mlcc-opt, given that text and the same target, has to print what
# -emit-mlir=llvm prints.
#
#   pipeline_again.py MLCC MLCC_OPT LIMIT FILE...
#
# The modules are the files, and the pieces at `// -----` of those that have
# several, the first LIMIT of them that -emit-mlir=llvm lowers; of these one of
# SHARE, others for each SEED, and all if SAMPLE=all. Examples are
# tried in each configuration, other modules in one after the other; with FULL
# in the environment all are tried in each.

import os
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(__file__), ".."))
from sample import sampled  # noqa: E402

SHARE = 6
CONFIGURATIONS = [
    (["--target=x86_64-linux-gnu"], "-O0"),
    (["--target=x86_64-linux-gnu"], "-O2"),
    (["--target=aarch64-linux-gnu", "-mcpu=neoverse-v2"], "-O0"),
    (["--target=aarch64-linux-gnu", "-mcpu=neoverse-v2"], "-O2"),
]


def modules(paths):
    for path in paths:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            pieces = file.read().split("// -----")
        for number, piece in enumerate(pieces):
            name = path if len(pieces) == 1 else f"{path}, piece {number + 1}"
            yield name, piece.encode("utf-8", "surrogateescape")


def run(command, text):
    return subprocess.run(command, input=text, capture_output=True, check=False)


def pipeline_of(messages):
    for line in messages.decode("utf-8", "replace").splitlines():
        if line.startswith("builtin.module("):
            return line
    return None


def compare(mlcc, opt, target, level, text):
    """None when it is not lowered, else what is wrong, or ''."""
    made = run([mlcc, *target, level, "-x", "mlir", "-fprint-pipeline",
                "-emit-mlir=llvm", "-", "-o", "-"], text)
    if made.returncode:
        return None
    again = run([opt, *target, "-pass-pipeline=" + pipeline_of(made.stderr)],
                text)
    if again.returncode:
        return "mlcc-opt: " + again.stderr.decode("utf-8", "replace")[:300]
    # As mlir-opt, mlcc-opt ends with an empty line.
    return "" if again.stdout == made.stdout + b"\n" else "other text"


def main():
    mlcc, opt, limit, *paths = sys.argv[1:]
    count = wrong = 0
    everything = os.environ.get("SAMPLE") == "all"
    limit = int(limit) // (1 if everything else SHARE)
    for name, text in modules(paths):
        if not sampled(SHARE, name):
            continue
        if count == limit:
            break
        tried = CONFIGURATIONS[count % 4:][:1]
        if "FULL" in os.environ or "/examples/" in name:
            tried = CONFIGURATIONS
        results = [compare(mlcc, opt, target, level, text)
                   for target, level in tried]
        count += any(result is not None for result in results)
        for (target, level), result in zip(tried, results):
            if result:
                print(f"{name}: {' '.join(target)} {level}: {result}")
                wrong += 1
    print(f"{count} modules, {wrong} differences")
    return wrong > 0 or count < limit


sys.exit(main())
