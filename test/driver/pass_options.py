"""Each option of each pass does what it is there for, as pass_options.txt says.

    pass_options.py [--mlir-opt PATH] MLCC-OPT ROOT [PASS...]

Modules of the tests go through the pass with and without the option, first those
of files that speak of the option, until one shows what the row says. What does
nothing has all modules to show it. The rows are held against -help, so that no
option is without one. A run tries one of SHARE rows, others for each SEED, and
all if SAMPLE=all or if passes are named.

Exit status: 0 all is so, 1 not.
"""
import argparse
import os
import re
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("opt")
parser.add_argument("root")
parser.add_argument("--mlir-opt")
parser.add_argument("passes", nargs="*")
args = parser.parse_args()
sys.path += [os.path.join(args.root, "test"), os.path.join(args.root, "test/lowering")]
import corpus  # noqa: E402
from sample import sampled  # noqa: E402

SHARE = 9
ASKED = 24  # modules at most that mlir-opt is asked of at a time
CHUNK = 100  # modules that are tried at a time
OPTION = re.compile(r"^    --([\w-]+)=?\S* +(.*)")
# These are no passes of modules for mlir-opt.
NESTED = re.compile("affine-|(test-)?arith-emulate|test-arm-sme|enable-arm|convert-arm-sme"
                    "|convert-vector-to-scf|lower-vector-multi|arm-sve-legalize"
                    "|linalg-detensorize|promote-buffers")


def options_of_passes():
    """{(pass, option): help}"""
    text = subprocess.run([args.opt, "--list-passes"], text=True,
                          capture_output=True, check=True).stdout
    found, at = {}, None
    for line in text.splitlines():
        if named := re.match(r"  --([\w-]+)", line):
            at = named.group(1)
        elif option := OPTION.match(line):
            found[at, option.group(1)] = option.group(2)
    return found


def rows():
    path = os.path.join(args.root, "test/driver/pass_options.txt")
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, option, what = line.split(" | ")
                yield name.split(" ", 1), option, what.strip()


# What mlir-opt knows by another name only, which is known here, too.
NAMED = {"math-polynomial-approximation": "test-math-polynomial-approximation"}


def flags(name, options):
    text = f"{NAMED.get(name, name)}{{{' '.join(options)}}}"
    if NESTED.match(name):
        text = f"func.func({text})"
    return [f"-pass-pipeline=builtin.module({text})"]


def outputs(tool, passes, modules):
    return corpus.run_in_chunks(tool, passes, modules, CHUNK)


def changed(name, others, option, modules):
    """[(module, what it is without the option, with it)], where these are not
    the same."""
    before, after = (outputs(args.opt, flags(name, options), modules)
                     for options in (others, others + [option]))
    return [(module, old, new) for module, old, new in zip(modules, before, after)
            if old != new]


def in_order(name, option):
    """The modules, those of files that name the option and the pass first."""
    words = option.split("=")[0], name
    rank = {}
    for text, pieces in FILES:
        named = sum(word in text for word in words)
        for piece in pieces:
            rank[piece] = max(rank.get(piece, 0), named)
    return sorted(MODULES, key=lambda piece: -rank[piece])


def all_of(passes):
    """What comes of all modules at once."""
    return subprocess.run(
        [args.opt, *passes, *corpus.FLAGS], text=True, check=False,
        input=("\n" + corpus.MARK).join(MODULES),
        errors="replace", capture_output=True)


def is_theirs(found, passes):
    """Whether mlir-opt makes the same of one of these."""
    found = sorted(found, key=lambda change: len(change[2]))[:ASKED]
    theirs = outputs(args.mlir_opt, passes, [module for module, _, _ in found])
    return any(text == new for text, (_, _, new) in zip(theirs, found))


def wrong(name, others, option, what, helps):
    """Why the row does not hold; None: it does."""
    passes = flags(name, others + [option])
    if what.startswith("says "):
        return None if re.search(what[5:], all_of(passes).stderr) else \
            "it is not said"
    if what == "fails":
        return None if all_of(passes).returncode == 1 else "it does not fail"
    if what == "nothing":
        if found := changed(name, others, option, MODULES):
            return f"it changes {found[0][0]}"
        return None if "accepted" in helps or "without" in helps or \
            "shown" in helps or "fail" in helps or "leaves" in helps else \
            f"-help does not say so: {helps}"
    modules, one = in_order(name, option), None
    for i in range(0, len(modules), CHUNK):
        found = changed(name, others, option, modules[i:i + CHUNK])
        found = [change for change in found if change[2].strip() and
                 bool(change[1].strip()) == (what != "accepts")]
        one = one or (found[0] if found else None)
        if found and (what == "changes alone" or not args.mlir_opt or
                      is_theirs(found, passes)):
            return None
    return f"mlir-opt prints nothing so: {one[2]}" if one else \
        "it changes nothing"


def main():
    helps, seen = options_of_passes(), set()
    tried = failed = 0
    for (name, *others), option, what in rows():
        if args.passes and name not in args.passes:
            continue
        key = name, option.split("=")[0]
        seen.add(key)
        if not args.passes and not sampled(SHARE, f"{name} {others} {option}"):
            continue
        tried += 1
        reason = wrong(name, others[0].split() if others else [], option, what,
                       helps.get(key, "")) if key in helps else "no such option"
        if reason:
            print(f"{name} {' '.join(others)} {option}: {reason}", flush=True)
            failed += 1
    left = [] if args.passes else sorted(set(helps) - seen)
    for key in left:
        print("no row for", *key)
    print(f"{tried} rows of {len(seen)} options, {failed} do not hold, "
          f"{len(left)} are missing")
    return bool(failed or left)


FILES = list(corpus.files())
MODULES = sorted({piece for _, pieces in FILES for piece in pieces})
MODULES = [module for module, text in zip(MODULES, outputs(args.opt, [], MODULES))
           if text.strip()]
sys.exit(main())
