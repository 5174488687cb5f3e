#!/bin/sh
# round_trip.sh <mlcc-translate> <in.ll> <scratch>: LLVM IR to MLIR text and back
# must be the same IR, names of values and numbers of metadata apart. The tools
# are LLVM's: llvm-as and opt, called by name or in $LLVM_BIN.
set -e
here=$(dirname "$0")
translate=$1 input=$2 to=$3
PATH=$LLVM_BIN${LLVM_BIN:+:}$PATH
canonical() {
  llvm-as "$1" -o "$2.bc"
  opt -S --discard-value-names "$2.bc" -o - |
    python3 "$here/canonical_ir.py" > "$2.txt"
}
"$translate" -import-llvm -mlir-print-debuginfo "$input" -o "$to.mlir"
"$translate" -mlir-to-llvmir "$to.mlir" -o "$to.back.ll"
canonical "$input" "$to.before"
canonical "$to.back.ll" "$to.after"
diff "$to.before.txt" "$to.after.txt"
