#!/bin/sh
# round_trip.sh <mlcc-translate> <in.ll> <scratch>: LLVM IR to MLIR text and back
# must be the same IR (compare_ir.sh).
set -e
translate=$1 input=$2 to=$3
"$translate" -import-llvm -mlir-print-debuginfo "$input" -o "$to.mlir"
"$translate" -mlir-to-llvmir "$to.mlir" -o "$to.back.ll"
exec sh "$(dirname "$0")/compare_ir.sh" "$input" "$to.back.ll" "$to"
