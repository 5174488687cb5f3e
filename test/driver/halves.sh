#!/bin/sh
# Half precision on 32-bit x86, whose functions return it in other registers
# where there is SSE2: the runtime's build follows the options.
. "$SOURCE/test/driver/common.inc"
command -v qemu-i386 >/dev/null && command -v gcc >/dev/null || exit 77
cat >sum.mlir <<'END'
func.func @sum_is_right() -> i1 {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %x = llvm.load volatile %a : !llvm.ptr -> f16
  %sum = arith.addf %x, %x : f16
  %expected = arith.constant 4.5 : f16
  %right = arith.cmpf oeq, %sum, %expected : f16
  return %right : i1
}
llvm.mlir.global internal @a(2.25 : f16) : f16
func.func @_start() {
  %right = func.call @sum_is_right() : () -> i1
  %one = arith.constant 1 : i32
  %code = arith.extui %right : i1 to i32
  %none = llvm.inline_asm has_side_effects "int $$0x80", "={ax},{ax},{bx}" %one, %code : (i32, i32) -> i32
  return
}
END
for flags in "" -msse2 -march=pentium4 "-march=pentium4 -mno-sse2"; do
  for level in -O0 -O2; do
    step "i686 $flags $level"
    works "$MLCC" -target i686-linux-gnu $flags $level -c sum.mlir -o sum.o
    works "$MLCC" -target i686-linux-gnu -nostdlib -static sum.o -o sum
    qemu-i386 ./sum
    [ $? = 1 ] || stop "the sum is wrong"
  done
done
exit 0
