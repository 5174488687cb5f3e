#!/bin/sh
# label: slow
# Calls of intrinsics beside mlir-opt's and mlir-translate's: intrinsic_calls.py.
for tool in mlir-opt-22 mlir-translate-22 python3; do
  command -v "$tool" >/dev/null || { echo "no $tool, skipped"; exit 77; }
done
PYTHONPATH=$SOURCE/test exec python3 \
  "$SOURCE/test/interop/intrinsic_calls.py" "$SOURCE" "$BIN"
