#!/bin/sh
# Limits of the system end in a message, exit status 1 and no file.
. "$SOURCE/test/driver/common.inc"
awk 'BEGIN {
  for (f = 0; f < 2000; f++)
    printf "func.func @f%d(%%a: i32) -> i32 {\n  %%b = arith.muli %%a, %%a : i32\n  return %%b : i32\n}\n", f
}' >large.mlir

step "the size of files"
limited() { # in units of 512 bytes; no core dump
  ulimit -c 0
  ulimit -f 8
  exec "$@"
}
small() {
  (limited "$@") >out 2>err
  status=$?
  [ $status -eq 1 ] || { cat err; stop "exit status $status of $*"; }
  says "File too large"
}
small "$MLCC" -O0 -c large.mlir -o large.o
says "cannot write 'large.o'"
absent large.o
small "$MLCC" -O0 -S large.mlir
absent large.s
small "$MLCC" -O0 -nostdlib -static -e f0 large.mlir -o prog
absent prog
small "$BIN/mlcc-opt" large.mlir -o large.out
absent large.out
small "$BIN/mlcc-translate" -import-llvm -o large.out - <<END
$("$MLCC" -O0 -S -emit-llvm large.mlir -o -)
END
absent large.out
exit 0
