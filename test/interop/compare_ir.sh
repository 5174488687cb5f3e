#!/bin/sh
# compare_ir.sh <a.ll> <b.ll> <scratch>: the same LLVM IR, names of values and
# numbers of metadata apart. The tools are LLVM's: llvm-as and opt, called by
# name or in $LLVM_BIN.
set -e
here=$(dirname "$0")
PATH=$LLVM_BIN${LLVM_BIN:+:}$PATH
canonical() {
  llvm-as "$1" -o "$2.bc"
  opt -S --discard-value-names "$2.bc" -o - |
    python3 "$here/canonical_ir.py" > "$2.txt"
}
canonical "$1" "$3.before" &
canonical "$2" "$3.after"
wait $!
if ! cmp -s "$3.before.txt" "$3.after.txt"; then
  diff "$3.before.txt" "$3.after.txt" | head -n 100
  exit 1
fi
