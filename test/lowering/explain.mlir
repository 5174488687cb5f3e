// -explain has passes say why they leave operations as they are: the last
// reason of each operation that is still there.

// RUN: mlcc-opt %s -fold-memref-alias-ops -explain -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALIAS
// RUN: mlcc-opt %s -mem2reg -explain -o /dev/null 2>&1 | FileCheck %s --check-prefix=MEM2REG
// RUN: mlcc-opt %s -loop-invariant-code-motion -explain -o /dev/null 2>&1 | FileCheck %s --check-prefix=LICM
// RUN: mlcc-opt %s -convert-vector-to-llvm -explain -o /dev/null 2>&1 | FileCheck %s --check-prefix=VECTOR
// RUN: mlcc-opt %s -mem2reg -o /dev/null 2>&1 | count 0

func.func private @use(memref<i32>)

// ALIAS-COUNT-1: explain.mlir:[[# @LINE + 4]]:{{[0-9]+}}: remark: fold-memref-alias-ops leaves 'vector.load' as it is: what it accesses need not stand in the source of 'memref.subview' as it stands in the view
// VECTOR: explain.mlir:[[# @LINE + 3]]:{{[0-9]+}}: remark: convert-vector-to-llvm leaves 'vector.load' as it is:
func.func @rows(%m: memref<8x8xf32>, %i: index) -> vector<2x4xf32> {
  %part = memref.subview %m[%i, 0] [4, 4] [2, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  %0 = vector.load %part[%i, %i] : memref<4x4xf32, strided<[16, 1], offset: ?>>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// What was promoted is not mentioned.

// MEM2REG-COUNT-1: explain.mlir:[[# @LINE + 5]]:{{[0-9]+}}: remark: mem2reg leaves 'memref.alloca' as it is: 'func.call' neither reads nor writes all of it
// MEM2REG-NOT: remark
func.func @slots(%a: i32) -> i32 {
  %gone = memref.alloca() : memref<i32>
  memref.store %a, %gone[] : memref<i32>
  %kept = memref.alloca() : memref<i32>
  func.call @use(%kept) : (memref<i32>) -> ()
  %0 = memref.load %gone[] : memref<i32>
  return %0 : i32
}

// LICM: explain.mlir:[[# @LINE + 5]]:{{[0-9]+}}: remark: loop-invariant-code-motion leaves 'memref.load' as it is: it may read or write memory
// LICM: explain.mlir:[[# @LINE + 5]]:{{[0-9]+}}: remark: loop-invariant-code-motion leaves 'arith.divsi' as it is: it may be undefined where the loop does not run
// LICM: explain.mlir:[[# @LINE + 5]]:{{[0-9]+}}: remark: loop-invariant-code-motion leaves 'arith.addi' as it is: it uses what the loop computes
func.func @loop(%m: memref<i32>, %a: i32, %b: i32, %n: index, %one: index) {
  scf.for %i = %one to %n step %one {
    %0 = memref.load %m[] : memref<i32>
    %1 = arith.divsi %a, %b : i32
    %2 = arith.addi %0, %1 : i32
    memref.store %2, %m[] : memref<i32>
  }
  return
}
