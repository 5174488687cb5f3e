#!/bin/bash
# What passes make in several ways computes the same in each: programs of this
# folder that mlcc-opt lowers in part, as its options say, before mlcc compiles
# and runs them for this machine.
#
# Environment: MLCC, ARCHIVES. Exit status: 0 all print what they must, 1 one
# does not, 77 there is no runtime for this machine.

set -u
here=$(cd "$(dirname "$0")" && pwd)
[ -x "${MLCC:-}" ] || { echo "no mlcc, skipped"; exit 77; }
[ -f "${ARCHIVES:-}/$(uname -m)-linux/libmlcc_rt.a" ] ||
  { echo "no runtime for $(uname -m), skipped"; exit 77; }

failed=0
check() { # source pass...
  local source=$here/$1
  shift
  diff <(sed -n 's,^ *// OUT: ,,p' "$source") \
    <("$(dirname "$MLCC")/mlcc-opt" "$source" "$@" |
      "$MLCC" $flags -run -x mlir - | sed 's/ *$//') ||
    { echo "FAIL $source $*"; failed=$((failed + 1)); }
}

flags=
for choice in dot outerproduct parallelarith; do
  check vector/contract.mlir \
    -convert-vector-to-llvm=vector-contract-lowering=$choice
done
for choice in eltwise shuffle1d shuffle16x16 llvmintr; do
  for source in shapes transpose-16; do
    check vector/$source.mlir \
      -convert-vector-to-llvm=vector-transpose-lowering=$choice
  done
done
for choice in inner-parallel inner-reduction; do
  check vector/multi-reduction.mlir \
    -lower-vector-multi-reduction=lowering-strategy=$choice
done
# Of products LLVM has to be told how matrices are stored.
flags="-mllvm -matrix-default-layout=row-major"
check vector/contract.mlir \
  -convert-vector-to-llvm=vector-contract-lowering=llvmintr
[ $failed -eq 0 ] && echo "all choices print the same"
