#!/bin/bash
# What -import-llvm writes is what mlir-translate writes, to the byte, where the
# dialect has a form for everything. Inputs that it says less of are marked with
# a line `; mlir-translate: <what it does>`. A run compares one of three, others for
# each SEED.
: "${BIN:=build/release/bin}" "${SOURCE:=.}"
command -v mlir-translate-22 > /dev/null || exit 77
. "$SOURCE/test/sample.inc"
failed=0 compared=0
for input in "$SOURCE"/test/import/*.ll; do
  grep -q '^; mlir-translate:' "$input" && continue
  sampled 3 "$input" || continue
  compared=$((compared + 1))
  mlir-translate-22 --import-llvm "$input" 2> /dev/null > want.mlir || failed=1
  "$BIN/mlcc-translate" -import-llvm -import-plain "$input" > have.mlir ||
    failed=1
  if ! diff want.mlir have.mlir > difference.txt; then
    echo "$input:"
    head -20 difference.txt
    failed=1
  fi
done
echo "$compared inputs compared"
[ $compared -ge 1 ] || failed=1
exit $failed
