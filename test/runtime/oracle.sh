#!/bin/sh
# Compares the runner functions with those of MLIR's libraries, on this machine.
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || skip "MLIR's libraries are looked for on x86-64"
archive=$ARCHIVES/x86_64-linux/libmlcc_rt.a
need_file "$archive"
libraries=${MLIR_LIBRARIES:-/usr/lib/llvm-22/lib}
# Under names without a version, which only development packages have.
links=$WORK/mlir-libraries
rm -rf "$links" && mkdir -p "$links"
for name in runner_utils c_runner_utils float16_utils; do
  for library in "$libraries/libmlir_$name.so"*; do
    need_file "$library"
    ln -sf "$library" "$links/libmlir_$name.so"
  done
done

$HOST_CC -std=gnu17 -O1 -g "$here/oracle.c" "$archive" -ldl -lm \
  -o "$WORK/oracle"
LD_LIBRARY_PATH=$libraries "$WORK/oracle" "$links"
