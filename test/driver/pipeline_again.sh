#!/bin/sh
# label: slow
# The default pipeline, written by -fprint-pipeline and run by mlcc-opt.
. "$SOURCE/test/driver/common.inc"

command -v python3 >/dev/null || exit 77

step "modules, examples among them, for two targets, at two levels"
python3 "$SOURCE/test/driver/pipeline_again.py" "$MLCC" "$MLCC-opt" 300 \
  "$SOURCE"/examples/*/*.mlir "$SOURCE"/test/run/*/*.mlir \
  "$SOURCE"/test/intrinsics/*.mlir "$SOURCE"/test/lowering/*.mlir \
  "$SOURCE"/test/lowering/*/*.mlir
