"""Each option of each pass does what it is there for, as pass_options.txt says.

    pass_options.py [--mlir-opt PATH] MLCC-OPT ROOT [PASS...]

All modules of the tests go through the pass with and without the option. The rows
are held against -help, so that no option is without one.

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
sys.path.append(os.path.join(args.root, "test/lowering"))
import recorded_passes  # noqa: E402

ASKED = 24  # modules at most that mlir-opt is asked of
OPTION = re.compile(r"^    --([\w-]+)=?\S* +(.*)")
# These are no passes of modules for mlir-opt.
NESTED = re.compile("affine-|(test-)?arith-emulate|test-arm-sme|enable-arm|convert-arm-sme"
                    "|convert-vector-to-scf|lower-vector-multi")


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


def outputs(tool, passes, names):
    return recorded_passes.run_in_chunks(tool, passes,
                                         [PIECES[name] for name in names])


def without(name, options):
    key = name, tuple(options)
    if key not in PLAIN:
        PLAIN[key] = outputs(args.opt, flags(name, options), NAMES)
    return PLAIN[key]


def all_of(passes):
    """What comes of all modules at once."""
    return subprocess.run(
        [args.opt, *passes, *recorded_passes.FLAGS], text=True, check=False,
        input=("\n" + recorded_passes.MARK).join(PIECES.values()),
        errors="replace", capture_output=True)


def wrong(name, others, option, what, helps):
    """Why the row does not hold; None: it does."""
    passes = flags(name, others + [option])
    if what.startswith("says "):
        return None if re.search(what[5:], all_of(passes).stderr) else \
            "it is not said"
    if what == "fails":
        return None if all_of(passes).returncode == 1 else "it does not fail"
    before, after = without(name, others), outputs(args.opt, passes, NAMES)
    changed = [i for i, text in enumerate(after) if text != before[i]]
    if what == "nothing":
        if changed:
            return f"it changes {PIECES[NAMES[changed[0]]]}"
        return None if "accepted" in helps or "without" in helps or \
            "shown" in helps or "fail" in helps or "leaves" in helps else \
            f"-help does not say so: {helps}"
    changed = [i for i in changed if after[i].strip() and before[i].strip()]
    if not changed:
        return "it changes nothing"
    if what == "changes" and args.mlir_opt:
        asked = sorted(changed, key=lambda i: len(after[i]))[:ASKED]
        theirs = outputs(args.mlir_opt, passes, [NAMES[i] for i in asked])
        if not any(text == after[i] for i, text in zip(asked, theirs)):
            i = asked[0]
            return f"mlir-opt prints none of {len(asked)} so:\n{after[i]}" \
                   f"{theirs[0]}"
    return None


def main():
    helps, seen, failed = options_of_passes(), set(), 0
    for (name, *others), option, what in rows():
        if args.passes and name not in args.passes:
            continue
        key = name, option.split("=")[0]
        seen.add(key)
        reason = wrong(name, others[0].split() if others else [], option, what,
                       helps.get(key, "")) if key in helps else "no such option"
        if reason:
            print(f"{name} {' '.join(others)} {option}: {reason}", flush=True)
            failed += 1
    left = [] if args.passes else sorted(set(helps) - seen)
    for key in left:
        print("no row for", *key)
    print(f"{len(seen)} options, {failed} do not hold, {len(left)} are missing")
    return bool(failed or left)


PIECES, PLAIN = recorded_passes.pieces(), {}
NAMES = sorted(PIECES)
NAMES = [name for name, text in zip(NAMES, outputs(args.opt, [], NAMES)) if text.strip()]
PIECES = {name: PIECES[name] for name in NAMES}
sys.exit(main())
