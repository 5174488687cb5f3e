#!/bin/sh
# What was imported, translated and imported again is the same: the LLVM IR in
# between has all that the dialect says, and what is carried for it. A run takes
# one of three inputs, others for each SEED.
. "$SOURCE/test/driver/common.inc"

import() {
  works "$BIN/mlcc-translate" -import-llvm -mlir-print-debuginfo in.ll "$@"
}

for input in "$SOURCE"/test/import/*.ll; do
  sampled 3 "$input" || continue
  step "$input"
  cp "$input" in.ll
  import -o first.mlir
  works "$BIN/mlcc-translate" -mlir-to-llvmir first.mlir -o in.ll
  import -o again.mlir
  diff first.mlir again.mlir || stop "it is not the same"
done
