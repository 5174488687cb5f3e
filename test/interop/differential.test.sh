#!/bin/sh
# label: slow
# Mutants of the tests' modules under mlcc-opt and mlir-opt, others for each
# SEED; see differential.py. COUNT in the environment asks for more.
for tool in mlir-opt-22 "$LLVM_BIN/mlir-opt"; do
  command -v "$tool" >/dev/null && oracle=$tool && break
done
[ "${oracle-}" ] || { echo "no mlir-opt, skipped"; exit 77; }
exec python3 "$SOURCE/test/interop/differential.py" \
  --mlcc-opt "$BIN/mlcc-opt" --mlir-opt "$oracle" \
  --count "${COUNT:-800}" --seed "$("$SOURCE/test/seed.sh")" \
  --share "${SHARE:-5}" \
  --differences "$SOURCE/test/interop/differences.txt" \
  "$SOURCE/test/dialect" "$SOURCE/test/verifier" "$SOURCE/test/lowering" \
  "$SOURCE/test/translate" "$SOURCE/test/run" "$SOURCE/examples"
