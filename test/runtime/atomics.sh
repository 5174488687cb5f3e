#!/bin/sh
# Tests the functions for atomic accesses, without a libc, or with threads.
# usage: atomics.sh <directory> <triple> <runner or -> <flags>
#        atomics.sh threads <directory> <compiler> <runner or ->
. "$(dirname "$0")/common.sh"
source=$here/../..

if [ "$1" = threads ]; then
  target=$2 compiler=$3 runner=$4
  [ "$compiler" = host ] && compiler=$HOST_CC
  need_tool "${compiler%% *}"
  archive=$ARCHIVES/$target/libmlcc_rt.a
  need_file "$archive"
  out=$WORK/atomics.threads.$target
  $compiler -std=gnu17 -O2 -w -static -pthread -DTHREADS -I"$source/runtime" \
    "$here/atomics.c" "$archive" -o "$out"
else
  target=$1 triple=$2 runner=$3
  shift 3
  [ -n "$CLANG" ] || skip "no clang"
  lld=$(find_lld) || skip "no ld.lld"
  archive=$ARCHIVES/$target/libmlcc_rt.a
  need_file "$archive"
  out=$WORK/atomics.$target
  $CLANG --target="$triple" -std=gnu17 -O1 -w -ffreestanding -nostdlibinc \
    -fno-stack-protector -I"$source/runtime" "$@" -c "$here/atomics.c" \
    -o "$out.o"
  "$lld" -static --gc-sections -o "$out" "$out.o" "$archive" \
    "${archive%/*}/libmlcc_nolibc.a"
fi
[ "$runner" = - ] && runner= || need_tool "${runner%% *}"
$runner "$out"
