#!/bin/sh
# Tests complex arithmetic on this machine.
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || skip "the reference needs x86-64"
archive=$ARCHIVES/x86_64-linux/libmlcc_rt.a
need_file "$archive"
$HOST_CC -std=gnu17 -O1 -w -ffp-contract=off "$here/complex.c" "$archive" -lm \
  -o "$WORK/complex"
"$WORK/complex"
