#!/bin/sh
# Runs an instrumented program through typical work, so that it writes profiles
# (cmake/Optimize.cmake, scripts/bolt.sh): compiles of small kernels, then the
# reading, printing, lowering and translating of larger text. All of it on one
# thread, so that counts do not depend on chance.
#
#   scripts/train.sh PROGRAM WORK    mlcc, with its links beside it; a folder
#
# Text to read is all examples, some times over, in every form that they have.
set -eu
program=$1
work=$2
cd "$(dirname "$0")/.."
. scripts/typical.sh
mkdir -p "$work"

run() {
  "$@" >/dev/null
}

typical_compiles run "$program" "$work"
for example in softmax sort spmv wordcount; do
  run "$program" -O2 -c examples/$example/$example.mlir -o "$work/a.o"
  run "$program" -O0 -c examples/$example/$example.mlir -o "$work/a.o"
done

for i in 1 2 3 4 5 6 7 8; do
  for example in examples/*/*.mlir; do
    cat "$example"
    echo "// -----"
  done
done >"$work/text.mlir"
opt="$program-opt -split-input-file -mlir-disable-threading"
run $opt "$work/text.mlir" -o "$work/custom.mlir"
run $opt -mlir-print-op-generic "$work/text.mlir" -o "$work/generic.mlir"
run $opt "$work/generic.mlir" -o "$work/custom.mlir"
for example in matmul sort shapes; do
  source=examples/$example/$example.mlir
  run "$program" -emit-mlir $source -o "$work/llvm.mlir"
  run "$program-opt" "$work/llvm.mlir" -o "$work/custom.mlir"
  run "$program-translate" -mlir-to-llvmir "$work/llvm.mlir" -o "$work/a.ll"
  run "$program-translate" -import-llvm "$work/a.ll" -o "$work/back.mlir"
done
