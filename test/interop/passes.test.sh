#!/bin/sh
# label: slow
# A quarter of the lists of passes of mlcc-opt and mlir-opt on a sample of the
# tests' modules and on mutants, others for each SEED; see passes.py. What passes
# print of all modules is compared by all_modules.test.sh. In the environment,
# SEED, COUNT, SHARE, EACH and LIST ask for other mutants, more modules, and
# passes; CACHE is a folder that keeps what mlir-opt said.
for tool in mlir-opt-22 "$LLVM_BIN/mlir-opt"; do
  command -v "$tool" >/dev/null && oracle=$tool && break
done
[ "${oracle-}" ] || { echo "no mlir-opt, skipped"; exit 77; }
library=$(mktemp) || exit 1
trap 'rm -f "$library"' EXIT
"${CC:-cc}" -shared -fPIC -o "$library" \
  "$SOURCE/test/interop/never_free.c" || exit 1
python3 "$SOURCE/test/interop/passes.py" \
  --mlcc-opt "$BIN/mlcc-opt" --mlir-opt "$oracle" --part "${PART:-1/1}" \
  --seed "$("$SOURCE/test/seed.sh")" --count "${COUNT:-100}" \
  --share "${SHARE:-24}" --each "${EACH:-60}" --list "${LIST-}" \
  --preload "$library" --cache "${CACHE:-$BUILD/test/answers}" \
  --passes "$SOURCE/test/interop/pass_lists.txt" \
  --differences "$SOURCE/test/interop/pass_differences.txt" \
  "$SOURCE/test" "$SOURCE/examples"
