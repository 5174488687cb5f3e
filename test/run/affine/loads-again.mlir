// A load in a loop of blocks, behind one of the same element before the loop: only
// the first time it gives the same.
//
// PASSES: -affine-scalrep

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @count(%n: i64, %a: memref<2xi64>) -> i64 {
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %before = affine.load %a[0] : memref<2xi64>
  %rounds = arith.addi %n, %before : i64
  cf.br ^round(%rounds : i64)
^round(%k: i64):
  %x = affine.load %a[0] : memref<2xi64>
  %y = arith.addi %x, %one : i64
  affine.store %y, %a[0] : memref<2xi64>
  %left = arith.subi %k, %one : i64
  %more = arith.cmpi sgt, %left, %zero : i64
  cf.cond_br %more, ^round(%left : i64), ^end
^end:
  return %x : i64
}

func.func @main() -> i32 {
  %a = memref.alloc() : memref<2xi64>
  %one = arith.constant 1 : i64
  affine.store %one, %a[0] : memref<2xi64>
  %three = arith.constant 3 : i64
  // OUT: 4
  %last = call @count(%three, %a) : (i64, memref<2xi64>) -> i64
  call @printI64(%last) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2xi64>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
