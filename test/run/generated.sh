#!/bin/bash
# Compiles a generated module of some hundred functions, the kind that bench/
# measures with: at -O0 and -O2 the object defines the same global functions
# as the oracle's, and the same input gives the same bytes.
#
# Environment: MLCC, WORK, and SEED for another module [1]. Exit status: 0 all
# is well, 1 it is not, 77 a tool is absent.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/oracle.sh"
: "${WORK:?a folder to build in}"
work=$WORK/generated
triple=x86_64-linux-gnu
mkdir -p "$work"

for tool in "${MLCC:-mlcc}" python3 llvm-nm-22; do
  command -v "$tool" >/dev/null || {
    echo "no $tool, skipped"
    exit 77
  }
done
oracle_present || {
  echo "no oracle, skipped"
  exit 77
}

functions() {
  llvm-nm-22 --defined-only --extern-only "$1" | awk '$2 == "T" {print $3}' |
    sort
}

python3 "$here/../../bench/generate.py" 400 --seed "${SEED:-1}" \
  >"$work/module.mlir" || exit 1
failed=0
for level in -O0 -O2; do
  oracle_compile $triple $level "$work/module.mlir" "$work/oracle.o" || exit 1
  for try in 1 2; do
    "$MLCC" -target $triple $level -c "$work/module.mlir" \
      -o "$work/ours$try.o" || exit 1
  done
  cmp "$work/ours1.o" "$work/ours2.o" || failed=1
  diff <(functions "$work/oracle.o") <(functions "$work/ours1.o") || failed=1
done
exit $failed
