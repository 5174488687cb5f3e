#!/bin/bash
# Functions of blocks that branch anywhere (blocks.py), through passes that look
# at branches and variables; each must print what the generator says.
#
# Environment: MLCC, WORK. FIRST is the number of the first program (1), COUNT
# how many there are (2). A program that differs stays in $WORK/random-blocks.
# Exit status: 0 all the same, 1 some differ.

set -u
here=$(cd "$(dirname "$0")" && pwd)
: "${WORK:?a folder to build in}"
work=$WORK/random-blocks
rm -rf "$work"
mkdir -p "$work"
failed=0 ran=0

passes=(
  ""
  "-mem2reg"
  "-sroa -mem2reg -canonicalize"
  "-lift-cf-to-scf"
  "-mem2reg -lift-cf-to-scf -canonicalize"
  "-lift-cf-to-scf -canonicalize -convert-scf-to-cf -sroa -mem2reg"
  "-canonicalize -cse"
  "-sccp -canonicalize"
  "-inline -sroa -mem2reg -sccp -canonicalize -cse"
  "-mem2reg -remove-dead-values"
  "-mem2reg -int-range-optimizations -canonicalize"
  "-lift-cf-to-scf -loop-invariant-code-motion -control-flow-sink"
  "-sroa -mem2reg -lift-cf-to-scf -canonicalize -cse -scf-uplift-while-to-for"
  "-convert-to-llvm -sroa -mem2reg -canonicalize"
)

for ((seed = ${FIRST:-1}; seed < ${FIRST:-1} + ${COUNT:-2}; seed++)); do
  python3 "$here/blocks.py" $seed "$work/$seed.mlir" "$work/$seed.expected" ||
    exit 1
  for flags in "${passes[@]}"; do
    ran=$((ran + 1))
    program=$work/$seed
    { "$MLCC-opt" $flags "$work/$seed.mlir" -o "$program.passed.mlir" &&
      "$MLCC" -O0 "$program.passed.mlir" -o "$program" &&
      timeout 60 "$program" >"$program.out" &&
      cmp "$program.expected" "$program.out"; } >"$program.log" 2>&1 && continue
    failed=$((failed + 1))
    echo "FAIL $work/$seed.mlir $flags"
    head -5 "$program.log"
  done
done
echo "blocks: $ran runs, $failed failed"
[ $failed = 0 ] && [ $ran -gt 0 ]
