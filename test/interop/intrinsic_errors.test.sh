#!/bin/sh
# label: slow
# Wrong operations of instruction sets beside mlir-opt's: intrinsic_errors.py.
for tool in mlir-opt-22 python3; do
  command -v "$tool" >/dev/null || { echo "no $tool, skipped"; exit 77; }
done
PYTHONPATH=$SOURCE/test exec python3 \
  "$SOURCE/test/interop/intrinsic_errors.py" "$SOURCE" "$BIN"
