"""Tries the rows of driver/options.def that say themselves what they mean:
what is ignored changes nothing and is silent, what does nothing is warned of,
what is refused is an error, another spelling does the same, a fact of code is
in the LLVM IR. Of what takes a compile for each row, a run tries one of SHARE
rows, others for each SEED. Any other option must be named by a test."""
import os
import subprocess
import sys

import option_rows
from sample import sampled

MLCC, CC, SOURCE = os.environ["MLCC"], os.environ["CC"], os.environ["SOURCE"]
TRIPLES = {
    "x86_64": "x86_64-linux-gnu", "i386": "i386-linux-gnu",
    "aarch64": "aarch64-linux-gnu", "arm": "armv7-linux-gnueabihf",
    "riscv32": "riscv32-linux-gnu", "riscv64": "riscv64-linux-gnu",
    "powerpc": "powerpc-linux-gnu", "mips": "mips-linux-gnu",
    "s390x": "s390x-linux-gnu", "avr": "avr", "msp430": "msp430",
    "windows": "x86_64-w64-mingw32", "macosx": "arm64-apple-macosx11",
    "loongarch64": "loongarch64-linux-gnu",
}
SHARE = 6
# Values, by the option that takes one; else 4.
VALUES = {
    "-o": "other.o", "-x": "mlir", "-Wp,": "-DX", "-Xassembler":
    "--noexecstack", "-L": ".", "-B": ".", "-specs=": "x.specs", "-D": "X",
    "-I": ".", "-O": "2", "-e": "main", "--config=": "empty.cfg",
    "-rtlib=": "libgcc", "-stdlib=": "libstdc++", "-gcc-toolchain": "/usr",
    "--gcc-toolchain=": "/usr", "-save-temps=": "obj",
    "-ffile-prefix-map=": "a=b", "-fmacro-prefix-map=": "a=b",
    "-fprofile-use=": "a.profdata", "-fprofile-sample-use=": "a.prof",
    "-std=": "c11", "-print-file-name=": "libc.a",
    "-print-prog-name=": "ld", "-mzero": "", "-Wframe-larger-than=": "100",
    "-falign-functions=": "16", "-fpatchable-function-entry=": "2",
    "-mrecip=": "all", "-fbasic-block-sections=": "all", "-masm=": "intel", "-mimplicit-it=": "always", "-fdenormal-fp-math=": "preserve-sign",
    "-fdenormal-fp-math-f32=": "preserve-sign",
    "-mpreferred-stack-boundary=": "9", "-ffixed-": "x18",
    "-fcall-saved-": "x18", "-mstack-protector-guard=": "global",
    "-mstack-protector-guard-reg=": "r13", "-mmcu=": "atmega328p",
    "-fzero-call-used-regs=": "used", "-Xlinker": "--as-needed",
    "-include": "x.h", "-imacros": "x.h", "-U": "X", "-MF": "x.d",
}
# What an option wants besides.
NEEDS = {"-mrvv-vector-bits=zvl": ["-march=rv32gcv"],
         "-mfentry": ["-pg"], "-mno-abicalls": ["-fno-pic"]}
failures = []


def fail(spelling, what):
    failures.append("%s: %s" % (spelling, what))


def run(*args):
    return subprocess.run([MLCC, *args], capture_output=True, text=True,
                          errors="replace", stdin=subprocess.DEVNULL)


def given(spelling, form, value):
    if form == "FLAG":
        return [spelling]
    if form == "SEPARATE":
        return [spelling, value]
    return [spelling + value]


def value_of(spelling):
    return VALUES.get(spelling, "4")


def compiled(flags, *more):
    done = run(*flags, *more, "-O1", "-c", "small.mlir", "-o", "small.o")
    data = open("small.o", "rb").read() if done.returncode == 0 else b""
    return done, data


def try_ignored(table):
    """All at once; one by one where that is not silent."""
    flags = [a for _, s, f, *_ in table for a in given(s, f, value_of(s))]
    _, plain = compiled([])
    done, data = compiled(flags)
    if done.returncode == 0 and not done.stderr and data == plain:
        return
    for _, spelling, form, *_ in table:
        done, data = compiled(given(spelling, form, value_of(spelling)))
        if done.returncode or done.stderr:
            fail(spelling, done.stderr or "is no success")
        elif data != plain:
            fail(spelling, "changes the object")


def try_warned(table, warning):
    flags = [a for _, s, f, *_ in table for a in given(s, f, value_of(s))]
    done, _ = compiled(flags, "-W" + warning)
    if done.returncode:
        fail("all", done.stderr)
    for _, spelling, form, *_ in table:
        if "'" + spelling not in done.stderr:
            fail(spelling, "no warning of it")
    done, _ = compiled(given(table[0][1], table[0][2], "4"), "-Werror=" + warning)
    if done.returncode != 1:
        fail(table[0][1], "no error with -Werror=" + warning)


def try_refused(table):
    for _, spelling, form, why, _ in table:
        if not sampled(SHARE, spelling):
            continue
        done, _ = compiled(given(spelling, form, value_of(spelling)))
        if done.returncode != 1 or why not in done.stderr:
            fail(spelling, "not refused with its reason: " + done.stderr)


def try_alias(row, rows):
    _, spelling, form, other, _ = row
    target = next((r for r in rows if r[1] == other), None)
    if not target: # a value is in the other spelling
        expected = [other]
    else:
        value = "" if form == "FLAG" else value_of(other)
        joined = form == "FLAG" and target[2] == "JOINED"
        expected = [other] if joined else given(other, target[2], value)
    own = given(spelling, form, value_of(other))
    results = []
    for flags in (own, expected):
        for name in ("small.o", "other.o", "a.out"):
            if os.path.exists(name):
                os.remove(name)
        done = run(*flags, "-O1", "-c", "small.mlir")
        made = [name for name in sorted(os.listdir("."))
                if name.endswith((".o", ".s", ".d", ".i"))]
        results.append((done.returncode, done.stdout,
                        done.stderr.replace(flags[0], "@"),
                        [open(name, "rb").read() for name in made]))
        for name in made:
            os.remove(name)
    if results[0][:2] != results[1][:2] or results[0][3] != results[1][3]:
        fail(spelling, "does not do what %s does: %r" % (other, results))


def fact_holds(fact, before, after, printed):
    """Whether the IR, or what would be linked, shows it."""
    kind, _, rest = fact.partition(" ")
    if kind == "fn":
        name, _, value = rest.partition("=")
        quoted = '"%s"="%s"' % (name, value) if value else '"%s"' % name
        if name == "vscale_range":
            return "vscale_range(%s" % value in after
        called = "call void @%s" % value in after # made of the attribute
        return quoted in after or name in after or called
    if kind == "flag":
        name, _, value = rest.partition(" ")[2].partition("=")
        return '!"%s"' % name in after
    if kind in ("no-fn", "no-flag"):
        return '"%s"' % rest not in after
    if kind == "link":
        return rest in printed
    if fact[:1] in "+-" and fact[1:]:
        other = {"+": "-", "-": "+"}[fact[0]] + fact[1:]
        return fact in after or other not in after
    if kind == "frame":
        return '"frame-pointer"=' in after
    if kind == "cpu":
        return '"target-cpu"="%s"' % rest in after
    return None # of LLVM's own, or nothing


def try_fact(row):
    """True when it is shown; None when it cannot be seen in LLVM IR."""
    _, spelling, form, facts, archs = row
    value = value_of(spelling)
    arch = archs.split("|")[0] if archs else "x86_64"
    triple = TRIPLES[arch]
    flags = given(spelling, form, value) + NEEDS.get(spelling, [])
    done = run("-target", triple, *flags, "-g", "-O0", "-S", "-emit-llvm",
               "small.mlir", "-o", "-")
    linked = "link " in facts and run("-target", triple, *flags, "-nostdlib",
                                      "-###", "small.mlir").stderr
    if done.returncode:
        fail(spelling, "for %s: %s" % (triple, done.stderr))
        return True
    shown = [fact_holds(f.replace("*", value), "", done.stdout, linked)
             for f in facts.split("; ") if f]
    if False in shown:
        fail(spelling, "does not show '%s' for %s" % (facts, triple))
    return None if None in shown or not shown else True


def main():
    open("small.mlir", "w").write("""
func.func private @other(f32) -> f32
func.func @main(%a: f32) -> f32 {
  %b = arith.divf %a, %a : f32
  %c = func.call @other(%b) : (f32) -> f32
  %d = arith.addf %c, %a : f32
  return %d : f32
}
""")
    open("empty.cfg", "w").close()
    rows = option_rows.rows(CC, SOURCE)
    by_id = {}
    for row in rows:
        by_id.setdefault(row[0], []).append(row)
    try_ignored(by_id["ID_ignored"])
    try_warned(by_id["ID_unused"], "unused-command-line-argument")
    try_warned(by_id["ID_gcc_code"], "ignored-optimization-argument")
    try_refused(by_id["ID_refused"])
    for row in by_id["ID_alias"]:
        if sampled(SHARE, row[1]):
            try_alias(row, rows)
    named = set(option_rows.untested(rows, SOURCE))
    for row in by_id["ID_says"]:
        if not sampled(SHARE, row[1]) or try_fact(row):
            named.discard(row[1])
    for spelling in sorted(named):
        fail(spelling, "no test names it")
    print("\n".join(failures))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
