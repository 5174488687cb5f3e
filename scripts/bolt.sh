#!/bin/sh
# Lays a finished program out anew, LLVM and all, by a profile of typical work:
# blocks that follow one another stand together, and what never ran stands
# elsewhere. It must have been linked with --emit-relocs.
#
#   scripts/bolt.sh PROGRAM BINDIR WORK    mlcc, replaced when all went well;
#                                          where llvm-bolt is; a folder
#
# Counting everything in 50 MB of code would take minutes. What a compile
# reaches is known: cmake/symbol-order.tar.xz lists it. So only that is
# instrumented, and only that is processed afterwards.
set -eu
program=$1
bindir=$2
work=$3
source=$(cd "$(dirname "$0")/.." && pwd)
rm -rf "$work"
mkdir -p "$work/profiles"
(cd "$work" && cmake -E tar xf "$source/cmake/symbol-order.tar.xz")
order=$work/symbol-order.txt

# Prints what BOLT says only where it failed.
bolt() {
  "$bindir/llvm-bolt" "$program" "$@" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
  }
}

bolt -o "$work/mlcc" -instrument --instrumentation-file-append-pid \
  --instrumentation-file="$work/profiles/p" \
  --funcs-file-no-regex="$order"
ln -s mlcc "$work/mlcc-opt"
ln -s mlcc "$work/mlcc-translate"
MLCC_RUN_DESTRUCTORS=1 "$source/scripts/train.sh" "$work/mlcc" "$work/train"
"$bindir/merge-fdata" "$work"/profiles/p* -o "$work/profile" 2>"$work/log"
# Functions keep the order in which a compile first calls them: BOLT's own
# orders cost start-up a tenth, in pages that are touched. Functions that are
# equal are folded only where nobody compares addresses.
bolt -o "$work/optimized" -data "$work/profile" -reorder-blocks=ext-tsp \
  -reorder-functions=user -function-order="$order" -split-functions \
  -icf=safe --funcs-file-no-regex="$order"
mv "$work/optimized" "$program"
