#!/bin/sh
# label: slow
# What passes of mlcc-opt print of the modules in all tests is what mlir-opt prints;
# see all_modules.py. Of modules of which tests look at some lines only, and of those
# of other passes, all is compared; test/lowering/Inputs/ has more of them, one for
# each thing that is decided in arithmetic, vectors, memory and affine maps.
for tool in mlir-opt-22 "$LLVM_BIN/mlir-opt"; do
  command -v "$tool" >/dev/null && oracle=$tool && break
done
[ "${oracle-}" ] || { echo "no mlir-opt, skipped"; exit 77; }
exec python3 "$SOURCE/test/interop/all_modules.py" "$BIN/mlcc-opt" "$oracle" \
  "$SOURCE/test/interop/all_modules.txt"
