// RUN: not %mlcc -fno-diagnostics-show-caret -emit-mlir %s -o - 2>&1 | FileCheck %s
// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s --check-prefix=PARTIAL
// What LLVM has nothing for is an error that says why; a single pass leaves it.

// PARTIAL-LABEL: func.func @n_d
func.func @n_d(%a: vector<2x4xf32>, %m: memref<2x4xf32>, %i: index) -> (vector<2x4xf32>, vector<4xf32>) {
  // PARTIAL: vector.load
  %1 = vector.load %m[%i, %i] : memref<2x4xf32>, vector<2x4xf32>
  // PARTIAL: vector.extract
  %3 = vector.extract %a[%i] : vector<4xf32> from vector<2x4xf32>
  return %1, %3 : vector<2x4xf32>, vector<4xf32>
}

// PARTIAL-LABEL: func.func @others
func.func @others(%m: memref<4xf32, strided<[2]>>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %v: vector<4xf32>, %w: i65, %n: memref<4xf32>, %p: f32) -> (vector<4xf32>, vector<4xf32>) {
  // PARTIAL: vector.gather
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<4xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // PARTIAL: vector.mask
  // PARTIAL-SAME: vector.transfer_read
  %3 = vector.mask %k { vector.transfer_read %n[%i], %p : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  // CHECK: [[@LINE+2]]:{{[0-9]+}}: error: 'vector.print' op cannot be lowered: only numbers of at most 64 bits are printed
  // PARTIAL: vector.print
  vector.print %w : i65
  return %0, %3 : vector<4xf32>, vector<4xf32>
}

// An access through the cast is one of the memref; but whoever gets the other
// memref takes rows to be 16 bytes apart.
func.func @room(%m: memref<2x3xi32>, %n: memref<2x4xi32>) -> (memref<vector<2x3xi32>>, memref<2xvector<3xi32>>, memref<vector<2x4xi32>>) {
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'vector.type_cast' op cannot be lowered: there is room between the rows of vectors
  %0 = vector.type_cast %m : memref<2x3xi32> to memref<vector<2x3xi32>>
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'vector.type_cast' op cannot be lowered: there is room between the rows of vectors
  %1 = vector.type_cast %m : memref<2x3xi32> to memref<2xvector<3xi32>>
  // CHECK-NOT: error: 'vector.type_cast'
  %2 = vector.type_cast %n : memref<2x4xi32> to memref<vector<2x4xi32>>
  return %0, %1, %2 : memref<vector<2x3xi32>>, memref<2xvector<3xi32>>, memref<vector<2x4xi32>>
}

// Of floats that LLVM has not, what has a mask, and what is not rounded to nearest.
func.func @small_floats(%v: vector<4xf8E4M3FN>, %k: vector<4xi1>, %x: f32) -> (f8E4M3FN, f8E4M3FN) {
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'vector.mask' op cannot be lowered: LLVM IR does not compute with 'f8E4M3FN'
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf8E4M3FN> into f8E4M3FN } : vector<4xi1> -> f8E4M3FN
  // CHECK: [[@LINE+1]]:{{[0-9]+}}: error: 'arith.truncf' op cannot be lowered
  %1 = arith.truncf %x upward : f32 to f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}
