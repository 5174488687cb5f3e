// RUN: mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-to-llvm | FileCheck %s %}

// LLVM IR Target: which fields of a descriptor are used for what, and vectors of
// several dimensions, whose operations become those of one.

// "The allocated pointer, only useful for deallocating": field 0, whatever the
// offset is.
// CHECK-LABEL: llvm.func @freed(
// CHECK:         %[[ALLOCATED:.*]] = llvm.extractvalue %{{.*}}[0] :
// CHECK-NEXT:    llvm.call @free(%[[ALLOCATED]])
func.func @freed(%m: memref<4xf32, strided<[2], offset: 3>>) {
  memref.dealloc %m : memref<4xf32, strided<[2], offset: 3>>
  return
}

// "Stores use the same computation of addresses": through the aligned pointer, by
// the static stride 8 and the unit stride.
// CHECK-LABEL: llvm.func @stored(
// CHECK-SAME:    %[[I:[^ ]*]]: i64, %[[J:[^ ]*]]: i64, %[[X:[^ ]*]]: f32)
// CHECK:         %[[ALIGNED:.*]] = llvm.extractvalue %{{.*}}[1] :
// CHECK-NEXT:    %[[STRIDE:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[ROW:.*]] = llvm.mul %[[I]], %[[STRIDE]]
// CHECK-NEXT:    %[[PLACE:.*]] = llvm.add %[[ROW]], %[[J]]
// CHECK-NEXT:    %[[ADDRESS:.*]] = llvm.getelementptr {{.*}}%[[ALIGNED]][%[[PLACE]]]
// CHECK-NEXT:    llvm.store %[[X]], %[[ADDRESS]] : f32, !llvm.ptr
func.func @stored(%m: memref<?x8xf32>, %i: index, %j: index, %x: f32) {
  memref.store %x, %m[%i, %j] : memref<?x8xf32>
  return
}

// "The size of a constant dimension is a constant", and the stride before it is the
// size that is not.
// CHECK-LABEL: llvm.func @sizes(
// CHECK-SAME:    %[[N:.*]]: i64)
// CHECK:         %[[TEN:.*]] = llvm.mlir.constant(10 : index) : i64
// CHECK:         llvm.insertvalue %[[TEN]], %{{.*}}[3, 0]
// CHECK:         llvm.insertvalue %[[N]], %{{.*}}[3, 1]
// CHECK:         llvm.insertvalue %[[N]], %{{.*}}[4, 0]
func.func @sizes(%n: index) -> memref<10x?xf32> {
  %0 = memref.alloc(%n) : memref<10x?xf32>
  return %0 : memref<10x?xf32>
}

// "Operations on n-D vectors become lists of those on 1-D vectors."
// CHECK-LABEL: llvm.func @unrolled(
// CHECK-COUNT-4: llvm.fadd %{{.*}}, %{{.*}} : vector<8xf32>
// CHECK-NOT:     llvm.fadd
func.func @unrolled(%a: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = arith.addf %a, %a : vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
