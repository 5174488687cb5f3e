#!/bin/sh
# Compares the runner functions with those of MLIR's libraries, on this machine.
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || skip "MLIR's libraries are looked for on x86-64"
archive=$ARCHIVES/x86_64-linux/libmlcc_rt.a
need_file "$archive"
libraries=${MLIR_LIBRARIES:-/usr/lib/llvm-22/lib}
need_file "$libraries/libmlir_runner_utils.so"
need_file "$libraries/libmlir_c_runner_utils.so"
need_file "$libraries/libmlir_float16_utils.so"

$HOST_CC -std=gnu17 -O1 -g "$here/oracle.c" "$archive" -ldl -lm \
  -o "$WORK/oracle"
"$WORK/oracle" "$libraries"
