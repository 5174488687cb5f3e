#!/bin/sh
# label: slow
# What a flag adds to and takes from the attributes of functions and the flags
# of the module is what it does to clang's. This was so of all flags when
# code_attributes.txt was written; each run looks at a few of them.
. "$SOURCE/test/driver/common.inc"
. "$SOURCE/test/driver/code_attributes.inc"
need clang-22

# What the flags change: "<" and ">" and the fact.
changes() { # facts-of COMPILER... -- flags
  of=$1
  shift
  "$@" -o without.ll 2>/dev/null || stop "cannot compile without $flags"
  "$@" $flags -o with.ll 2>err || { cat err; stop "$1 refuses"; }
  "$of" without.ll | sort -u >without
  "$of" with.ll | sort -u >with
  diff without with | grep '^[<>]' | sort
}

compare() { # facts-of, what both change
  changes "$1" clang-22 -target $target -O1 -S -emit-llvm f.c >theirs
  changes "$1" "$MLCC" -target $target -O1 -S -emit-llvm f.mlir >ours
  diff theirs ours || stop "differs from clang"
}

while IFS='|' read -r target flags; do
  sampled 24 "$target $flags" || continue
  step "$target $flags"
  compare attributes
done <flags
while IFS='|' read -r target flags; do
  sampled 24 "$target $flags" || continue
  step "$target $flags"
  compare features
done <features

step "levels of MIPS are CPUs, and say how wide the registers of o32 are"
for level in 1 2 3 4 32 32r2 32r3 32r5 32r6 64 64r2 64r3 64r5 64r6; do
  clang-22 -target mipsel-linux-gnu -mips$level -S -emit-llvm f.c -o theirs.ll 2>err
  "$MLCC" -target mipsel-linux-gnu -mips$level -S -emit-llvm f.mlir -o ours.ll
  grep -q "\"target-cpu\"=\"mips$level\"" ours.ll || stop "-mips$level is no CPU"
  features theirs.ll | grep -vFx "+mips$level" | sort >theirs
  features ours.ll | sort | diff theirs - || stop "-mips$level differs from clang"
done

step "multipliers of MSP430"
for kind in 16bit 32bit f5series; do
  clang-22 -target msp430 -mhwmult=$kind -S -emit-llvm f.c -o theirs.ll
  "$MLCC" -target msp430 -mhwmult=none -mhwmult=$kind -S -emit-llvm f.mlir -o ours.ll
  features theirs.ll >theirs
  features ours.ll | grep '^+' | diff theirs - || stop "-mhwmult=$kind differs"
done
exit 0
