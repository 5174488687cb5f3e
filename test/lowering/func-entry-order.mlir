// What arguments become is made of the last one first, and what cannot be
// converted around a return does not keep that from being converted: as in MLIR.
//
// RUN: %mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm | FileCheck %s %}

// CHECK-LABEL: @load(
// CHECK-SAME: [[I:%.+]]: i64, [[A:%[^:]+]]: !llvm.ptr, {{.*}}, [[J:%[^:]+]]: i64, [[B:%[^:]+]]: !llvm.ptr, {{[^,]*}}, {{[^,]*}}, {{[^,]*}}, {{[^,]*}})
// CHECK: llvm.insertvalue [[B]], {{.*}}[0]
// CHECK: [[MB:%.+]] = builtin.unrealized_conversion_cast {{.*}} to memref<4xf32>
// CHECK-NEXT: [[IJ:%.+]] = builtin.unrealized_conversion_cast [[J]]
// CHECK: llvm.insertvalue [[A]], {{.*}}[0]
// CHECK: [[MA:%.+]] = builtin.unrealized_conversion_cast {{.*}} to memref<4xf32>
// CHECK-NEXT: [[II:%.+]] = builtin.unrealized_conversion_cast [[I]]
// CHECK-NEXT: memref.load [[MA]]{{\[}}[[IJ]]]
// CHECK-NEXT: memref.load [[MB]]{{\[}}[[II]]]
func.func @load(%i: index, %a: memref<4xf32>, %j: index, %b: memref<4xf32>) -> (f32, f32) {
  %0 = memref.load %a[%j] : memref<4xf32>
  %1 = memref.load %b[%i] : memref<4xf32>
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @declined(
// CHECK: llvm.return
func.func @declined(%t: tensor<4xf32>) {
  return
}
