#!/bin/sh
# All benchmarks: each bench/*.bench, a shell script that uses these variables
# and prints tables:
#
#   MLCC       the compiler          LLVM_BIN   LLVM's tools, if any
#   COMPARE    bench/compare.c       WORK       a scratch directory
#   SOURCE     the source tree
#
# bench/run.sh startup runs bench/startup.bench alone.
set -eu
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
BUILD=${BUILD:-$SOURCE/build/release}
MLCC=${MLCC:-$BUILD/bin/mlcc}
COMPARE=${COMPARE:-$BUILD/bench/bench-compare}
WORK=${WORK:-$BUILD/bench}
LLVM_BIN=${LLVM_BIN:-/usr/lib/llvm-22/bin}
export SOURCE MLCC COMPARE WORK LLVM_BIN
PATH=$PATH:$LLVM_BIN
export PATH

cd "$WORK"
for name in "${@:-}"; do
  for script in "$SOURCE"/bench/${name:-*}.bench; do
    sh -eu "$script"
    echo
  done
done
