// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// A tensor that goes into memory which nobody else knows is computed there.

#view = strided<[1], offset: ?>

// CHECK-LABEL: func.func @begins_empty(
// CHECK: %[[O:.*]] = arith.muli
// CHECK: %[[V:.*]] = memref.reinterpret_cast %arg1 to offset: [%[[O]]]
// CHECK-NEXT: linalg.add {{.*}} outs(%[[V]]
// CHECK-NEXT: return
func.func @begins_empty(%a: tensor<8xf32>, %m: memref<?xf32>, %n: index) {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %2 = arith.muli %n, %n : index
  %3 = memref.reinterpret_cast %m to offset: [%2], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32, #view>
  bufferization.materialize_in_destination %1 in restrict writable %3 : (tensor<8xf32>, memref<8xf32, #view>) -> ()
  return
}

// CHECK-LABEL: func.func @begins_with_unread(
// CHECK-NEXT: linalg.add ins(%arg1, %arg0 {{.*}} outs(%arg2
// CHECK-NEXT: return
func.func @begins_with_unread(%a: tensor<8xf32>, %b: tensor<8xf32>, %m: memref<8xf32>) {
  %0 = linalg.add ins(%b, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @begins_with_read(
// CHECK-NEXT: memref.copy %arg2, %arg3
// CHECK-NEXT: linalg.matmul ins(%arg0, %arg1 {{.*}} outs(%arg3
// CHECK-NEXT: return
func.func @begins_with_read(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>, %m: memref<8x8xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @two(
// CHECK-NEXT: linalg.add {{.*}} outs(%arg1
// CHECK-NEXT: linalg.mul {{.*}} outs(%arg2
// CHECK-NEXT: return
func.func @two(%a: tensor<8xf32>, %m: memref<8xf32>, %n: memref<8xf32>) {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %2 = linalg.mul ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  bufferization.materialize_in_destination %2 in restrict writable %n : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// Of two that go into the same memory the last one stays.
// CHECK-LABEL: func.func @one_after_the_other(
// CHECK: linalg.mul {{.*}} outs(%[[T:[a-z0-9_]*]]
// CHECK: memref.copy %[[T]], %arg1
func.func @one_after_the_other(%a: tensor<8xf32>, %m: memref<8xf32>) {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.mul ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %2 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %2 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @read_in_between(
// CHECK: linalg.add {{.*}} outs(%[[T:[a-z0-9_]*]]
// CHECK: memref.load %arg1
// CHECK: memref.copy %[[T]], %arg1
func.func @read_in_between(%a: tensor<8xf32>, %m: memref<8xf32>, %i: index) -> f32 {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %2 = memref.load %m[%i] : memref<8xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return %2 : f32
}

// CHECK-LABEL: func.func @read_as_tensor(
// CHECK: linalg.matvec {{.*}} outs(%[[T:[a-z0-9_]*]]
// CHECK: linalg.copy ins(%[[T]]
func.func @read_as_tensor(%a: tensor<4x4xf32>, %m: memref<8xf32>) {
  %c0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %1 = memref.subview %m[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  %2 = bufferization.to_tensor %0 restrict : memref<4xf32, strided<[1]>> to tensor<4xf32>
  %3 = tensor.empty() : tensor<4xf32>
  %4 = linalg.fill ins(%c0 : f32) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.matvec ins(%a, %2 : tensor<4x4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %5 in restrict writable %1 : (tensor<4xf32>, memref<4xf32, strided<[1], offset: 2>>) -> ()
  return
}

// CHECK-LABEL: func.func @sometimes(
// CHECK: linalg.add {{.*}} outs(%[[T:[a-z0-9_]*]]
// CHECK: scf.if
// CHECK: memref.copy %[[T]], %arg1
func.func @sometimes(%a: tensor<8xf32>, %m: memref<8xf32>, %c: i1) {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  scf.if %c {
    bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @of_others(
// CHECK: linalg.add {{.*}} outs(%[[T:[a-z0-9_]*]]
// CHECK: memref.copy %[[T]], %arg1
func.func @of_others(%a: tensor<8xf32>, %m: memref<8xf32>) {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %1 in writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @other_sizes(
// CHECK: linalg.add {{.*}} outs(%[[T:[a-z0-9_]*]]
// CHECK: memref.copy %[[T]]
func.func @other_sizes(%a: tensor<?xf32>, %m: memref<8xf32>, %n: index) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<?xf32>, memref<8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @loop(
// CHECK-NOT: alloc
// CHECK: memref.store %{{.*}}, %arg1
// CHECK-NOT: memref.copy
// CHECK: return
func.func @loop(%x: f32, %m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.empty() : tensor<8xf32>
  %1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%t = %0) -> tensor<8xf32> {
    %2 = tensor.insert %x into %t[%i] : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// The offset is computed earlier.
// CHECK-LABEL: func.func @insert_behind(
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: %[[O:.*]] = arith.addi %arg0, %arg0
// CHECK: memref.subview %[[B]][%[[O]]]
// CHECK-NOT: alloc
// CHECK-NOT: memref.copy
// CHECK: return %[[B]]
func.func @insert_behind(%i: index, %x: f32, %y: f32) -> tensor<2000xf32> {
  %0 = tensor.empty() : tensor<2000xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<2000xf32>) -> tensor<2000xf32>
  %2 = tensor.empty() : tensor<8xf32>
  %3 = linalg.fill ins(%y : f32) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
  %4 = arith.addi %i, %i : index
  %5 = tensor.insert_slice %3 into %1[%4] [8] [1] : tensor<8xf32> into tensor<2000xf32>
  return %5 : tensor<2000xf32>
}

// A division stays behind the assertion that guards it, and a read of an element.
// CHECK-LABEL: func.func @guarded(
// CHECK: linalg.fill
// CHECK: cf.assert
// CHECK: arith.divsi
// CHECK-LABEL: func.func @guarded_element(
// CHECK: linalg.fill
// CHECK: cf.assert
// CHECK: memref.load
func.func @guarded(%n: index, %d: index, %x: f32) -> tensor<2000xf32> {
  %c0 = arith.constant 0 : index
  %ok = arith.cmpi ne, %d, %c0 : index
  %0 = tensor.empty() : tensor<2000xf32>
  %1 = tensor.empty() : tensor<8xf32>
  %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<8xf32>) -> tensor<8xf32>
  cf.assert %ok, "zero"
  %3 = arith.divsi %n, %d : index
  %4 = tensor.insert_slice %2 into %0[%3] [8] [1] : tensor<8xf32> into tensor<2000xf32>
  return %4 : tensor<2000xf32>
}
func.func @guarded_element(%i: index, %at: tensor<?xindex>, %ok: i1, %x: f32) -> tensor<2000xf32> {
  %0 = tensor.empty() : tensor<2000xf32>
  %1 = tensor.empty() : tensor<8xf32>
  %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<8xf32>) -> tensor<8xf32>
  cf.assert %ok, "out of bounds"
  %3 = tensor.extract %at[%i] : tensor<?xindex>
  %4 = tensor.insert_slice %2 into %0[%3] [8] [1] : tensor<8xf32> into tensor<2000xf32>
  return %4 : tensor<2000xf32>
}
