#!/bin/sh
# Two modules of several partitions, with equal private names, make one program,
# which computes what the same in C does. (partitions.sh looks closer.)
. "$SOURCE/test/driver/common.inc"
. "$SOURCE/test/driver/partitions.inc"
[ "$(uname -m)" = x86_64 ] || { echo "not on x86_64, skipped"; exit 77; }
cc=${CC:-cc}
"$cc" reference.c main.c -o reference && ./reference >expected ||
  stop "the reference failed"
"$cc" -c main.c || stop "no main.o"

for level in 0 1; do
  step "-O$level"
  works "$MLCC" -target $target -O$level a.mlir b.mlir main.o -o both
  ./both >got
  cmp expected got || stop "the program prints other numbers"
done
exit 0
