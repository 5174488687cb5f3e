// REQUIRES: host-x86_64
// RUN: %own/mlcc -O0 %s -o %t && %t
// RUN: %own/mlcc -O2 %s -o %t && %t
// RUN: %own/mlcc-opt %s -fold-memref-alias-ops -loop-invariant-code-motion -sccp -mem2reg -o %t.mlir && %own/mlcc %t.mlir -o %t && %t

// Fills memory with squares, and adds up what stands behind the third: 3 * 3 +
// 4 * 4 + ... + 9 * 9 = 280.
func.func private @squares(%m: memref<10xi32>) attributes {no_inline} {
  %n = arith.constant 10 : index
  qnum.repeat %n {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    %square = arith.muli %x, %x : i32
    qnum.write %square, %m[%i] : i32, memref<10xi32>
    qnum.next
  }
  return
}

func.func private @sum(%m: memref<10xi32>, %first: index, %n: index) -> i32
    attributes {no_inline} {
  %tail = qnum.tail %m from %first : memref<10xi32> to memref<?xi32, strided<[1], offset: ?>>
  %zero = arith.constant 0 : i32
  %0 = qnum.repeat %n with %zero : i32 {
  ^bb0(%i: index, %sum: i32):
    %x = qnum.read %tail[%i] : memref<?xi32, strided<[1], offset: ?>>, i32
    %y = arith.addi %sum, %x : i32
    qnum.next %y : i32
  } -> i32
  return %0 : i32
}

func.func @main() -> i32 {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloca() : memref<10xi32>
  call @squares(%m) : (memref<10xi32>) -> ()
  %sum = call @sum(%m, %c3, %c7) : (memref<10xi32>, index, index) -> i32
  %expected = arith.constant 280 : i32
  %wrong = arith.cmpi ne, %sum, %expected : i32
  %exit = arith.extui %wrong : i1 to i32
  return %exit : i32
}
