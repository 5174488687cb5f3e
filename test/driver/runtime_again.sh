#!/bin/sh
# label: slow
# The runtime for Windows, built a second time in another folder: its archives are
# the same, byte for byte.
. "$SOURCE/test/driver/common.inc"
need cmake ninja
first=$("$MLCC" -print-resource-dir)/x86_64-windows
[ -d "$first" ] || { echo "no runtime for Windows, skipped"; exit 77; }

step "a second build"
works cmake -G Ninja -S "$SOURCE/runtime" -B again \
  -DMLCC_RUNTIME_TARGETS=x86_64-windows
works ninja -C again
seen=0
for archive in "$first"/*.a; do
  cmp "$archive" "again/lib/mlcc/x86_64-windows/${archive##*/}" ||
    stop "another ${archive##*/}"
  seen=$((seen + 1))
done
[ $seen -ge 3 ] || stop "$seen archives"
