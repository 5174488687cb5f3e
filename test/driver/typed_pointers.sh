#!/bin/sh
# label: slow
# -ftyped-pointers changes what is written of pointers, and no LLVM IR: that of
# the modules of test/run and of the examples (one of four, others for each SEED) is
# the same, but for the order of functions.
. "$SOURCE/test/driver/common.inc"

step "modules with and without -ftyped-pointers"
count=0
for file in $(find "$SOURCE/test/run" "$SOURCE/examples" -name '*.mlir'); do
  sampled 4 "${file#"$SOURCE"}" || continue
  "$MLCC" -S -emit-llvm -O0 "$file" -o plain.ll 2>/dev/null || continue
  "$MLCC" -S -emit-llvm -O0 -ftyped-pointers "$file" -o typed.ll ||
    stop "$file: not with -ftyped-pointers"
  sort plain.ll >plain.lines
  sort typed.ll | cmp -s plain.lines - || stop "$file: another LLVM IR"
  count=$((count + 1))
done
step "the same LLVM IR of $count modules"
[ $count -gt 25 ] || stop "of $count modules only"
