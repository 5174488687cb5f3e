#!/bin/sh
# label: slow
# Passes of mlcc-opt and mlir-opt on the tests' modules and mutants; see
# passes.py. COUNT, SEED and LIST in the environment ask for other mutants, and
# passes, than these; CACHE is a folder to keep what mlir-opt said.
for tool in mlir-opt-22 "$LLVM_BIN/mlir-opt"; do
  command -v "$tool" >/dev/null && oracle=$tool && break
done
[ "${oracle-}" ] || { echo "no mlir-opt, skipped"; exit 77; }
library=$(mktemp) || exit 1
trap 'rm -f "$library"' EXIT
"${CC:-cc}" -shared -fPIC -o "$library" \
  "$SOURCE/test/interop/never_free.c" || exit 1
python3 "$SOURCE/test/interop/passes.py" \
  --mlcc-opt "$BIN/mlcc-opt" --mlir-opt "$oracle" \
  --count "${COUNT:-200}" --seed "${SEED:-1}" --list "${LIST-}" \
  --preload "$library" ${CACHE:+--cache "$CACHE"} \
  --passes "$SOURCE/test/interop/pass_lists.txt" \
  --differences "$SOURCE/test/interop/pass_differences.txt" \
  "$SOURCE/test" "$SOURCE/examples"
