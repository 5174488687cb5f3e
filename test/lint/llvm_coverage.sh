#!/bin/bash
# Every operation of the llvm dialect's table is shown: in its forms and with
# the LLVM IR that it becomes (test/dialect/llvm/ops_*.mlir have both), and in
# a case that the verifier or the parser refuses, unless it cannot be wrong.
#
# Environment: CC. Exit status: 0 all are there, 1 some are missing.

set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..

# Nothing in them can be wrong by itself: no operand, result or attribute.
never_wrong="llvm.intr.debugtrap llvm.intr.trap llvm.unreachable"

# The third argument of LLVM_OP is the name.
operations() {
  printf '%s\n' '#define LLVM_OP(dialect, token, name, ...) @ name' \
    '#include "ir/dialects/llvm.def"' |
    "${CC:-cc}" -E -P -I "$root" - | grep -oE '@ "[^"]*"' | tr -d '@" '
}

mentions() { grep -ohE '\bllvm\.[a-z_]+[a-z0-9_.]*[a-z0-9_]' "$@" | sort -u; }

names=$(operations | sort)
[ "$(echo "$names" | wc -l)" -ge 284 ] || { echo "few names in llvm.def"; exit 1; }
shown=$(cat "$root"/test/dialect/llvm/ops_*.mlir | grep -v '^ *//' | mentions)
refused=$(grep -h 'expected-error' "$root"/test/dialect/llvm/invalid*.mlir \
  "$root"/test/verifier/llvm_*.mlir | mentions)
refused=$(printf '%s\n' "$refused" $never_wrong | sort -u)

status=0
complain() { # what, names
  [ -z "$2" ] && return
  echo "$1:" $2
  status=1
}
complain "in no ops_*.mlir" "$(comm -23 <(echo "$names") <(echo "$shown"))"
complain "in no invalid case" "$(comm -23 <(echo "$names") <(echo "$refused"))"
for file in "$root"/test/dialect/llvm/ops_*.mlir; do
  grep -q 'mlir-to-llvmir' "$file" || complain "not translated" "$file"
done
exit $status
