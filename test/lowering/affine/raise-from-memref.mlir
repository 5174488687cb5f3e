// affine-raise-from-memref: indices that are dimensions, symbols and what is computed
// of them; others stay.
//
// RUN: %mlcc-opt %s -affine-raise-from-memref -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-raise-from-memref -allow-unregistered-dialect | FileCheck %s %}



// CHECK-LABEL: @raise
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<?x?xf32>, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: f32
// CHECK: [[C2:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: affine.for [[A3:%[^ :,)#]+]] = 0 to 4 {
// CHECK: affine.for [[A4:%[^ :,)#]+]] = 0 to 4 {
// CHECK: [[V0:%[^ :,)#]+]] = arith.addi [[A3]], [[C2]] : index
// CHECK: [[V1:%[^ :,)#]+]] = arith.muli [[A1]], [[V0]] : index
// CHECK: [[V2:%[^ :,)#]+]] = affine.load [[A0]][([[A3]] + 2) * symbol([[A1]]), [[A4]]] : memref<?x?xf32>
// CHECK: affine.store [[V2]], [[A0]][[[A4]], symbol([[A1]])] : memref<?x?xf32>
// CHECK: [[V3:%[^ :,)#]+]] = "index"() : () -> index
// CHECK: memref.store [[A2]], [[A0]][[[V3]], [[A1]]] : memref<?x?xf32>
// CHECK: return
func.func @raise(%m: memref<?x?xf32>, %n: index, %x: f32) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %0 = arith.addi %i, %c2 : index
      %1 = arith.muli %n, %0 : index
      %2 = memref.load %m[%1, %j] : memref<?x?xf32>
      memref.store %2, %m[%j, %n] : memref<?x?xf32>
      %3 = "index"() : () -> index
      memref.store %x, %m[%3, %n] : memref<?x?xf32>
    }
  }
  return
}
