#!/bin/sh
# A failed cf.assert writes to standard error, also when it goes to a file,
# behind what the program has printed until then, and aborts.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC"
cat >halve.mlir <<'END'
func.func private @printI64(i64)
func.func private @printNewline()
func.func @halve(%x: i64) -> i64 {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %odd = arith.andi %x, %one : i64
  %is_even = arith.cmpi eq, %odd, %zero : i64
  cf.assert %is_even, "halve: an odd number"
  %half = arith.shrsi %x, %one : i64
  return %half : i64
}
END
cat >halves.c <<'END'
#include <stdint.h>
#include <stdio.h>
int64_t halve(int64_t x);
int main(void) {
  printf("half of 42: ");
  printf("%d\n", (int)halve(42));
  printf("half of 43: ");
  printf("%d\n", (int)halve(43));
  return 0;
}
END
cat >expected <<'END'
half of 42: 42
21
half of 43: 43
halve: an odd number
END

aborts() { # program; its output is in ./out and ./err
  { sh -c "ulimit -c 0; exec $1" >out 2>err; } 2>/dev/null
  [ $? -eq 134 ] || stop "not aborted"
}

"$CC" -c halves.c || stop "no halves.o"
works "$MLCC" halve.mlir halves.o -o linked
works "$MLCC" -c halve.mlir
"$CC" halve.o halves.o -o by-cc || stop "no link"
for program in linked by-cc; do
  step "$program"
  aborts ./$program
  grep -qx "halve: an odd number" err || stop "no message"
  tail -n 1 out | grep -qx 'half of 43: 43' || stop "output is lost"
  aborts "./$program 2>&1"
  cmp out expected || stop "out of order"
done

step "-nostdlib"
cat >start.mlir <<'END'
func.func @_start() {
  %never = arith.constant false
  cf.assert %never, "nobody reads this"
  return
}
END
works "$MLCC" -nostdlib -static start.mlir -o bare
case $(uname -m) in
x86_64 | aarch64)
  { sh -c "ulimit -c 0; exec ./bare" >out 2>err; } 2>/dev/null
  [ $? -gt 128 ] || stop "it does not trap"
  ;;
esac
exit 0
