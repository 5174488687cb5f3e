// RUN: rm -rf %t && split-file %s %t
// RUN: not %mlcc -fno-diagnostics-show-caret -emit-mlir %t/refused.mlir -o - 2>&1 | FileCheck %t/refused.mlir
// RUN: %mlcc-opt -lower-affine %t/kept.mlir | FileCheck %t/kept.mlir

// Accesses of vectors that affine has, and vector has not.

//--- refused.mlir
func.func @strided(%m: memref<8x?xf32, strided<[2, 2]>>, %i: index) -> vector<4xf32> {
  // CHECK: [[@LINE+1]]:8: error: 'affine.vector_load' op cannot be lowered: most minor memref dim must have unit stride
  %0 = affine.vector_load %m[%i, %i] : memref<8x?xf32, strided<[2, 2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @rank(%m: memref<?xf32>, %v: vector<2x4xf32>, %i: index) {
  // CHECK: [[@LINE+1]]:3: error: 'affine.vector_store' op cannot be lowered: the memref has lower rank than the vector
  affine.vector_store %v, %m[%i] : memref<?xf32>, vector<2x4xf32>
  return
}

//--- kept.mlir
// CHECK: affine.vector_load
func.func @strided(%m: memref<?xf32, strided<[2]>>, %i: index) -> vector<4xf32> {
  %0 = affine.vector_load %m[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}
