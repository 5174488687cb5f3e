// Between tensors and memory, clones, and what is freed.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func @alloc_tensor(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = bufferization.alloc_tensor(%arg0, %arg0) : tensor<?x?xf32>
// CHECK-NEXT: %2 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: %3 = bufferization.alloc_tensor(%arg0, %arg0) {memory_space = 1 : i64} : tensor<?x?xf32>
// CHECK-NEXT: return %cast, %arg0, %dim, %arg0 : tensor<?x?xf32>, index, index, index
// CHECK-NEXT: }
func.func @alloc_tensor(%n: index, %t: tensor<?xf32>) -> (tensor<?x?xf32>, index, index, index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor(%c4, %n) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%n, %n) : tensor<?x?xf32>
  %2 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?xf32>
  %5 = bufferization.alloc_tensor(%n, %n) {memory_space = 1 : i64} : tensor<?x?xf32>
  %6 = tensor.dim %5, %c0 : tensor<?x?xf32>
  return %0, %2, %4, %6 : tensor<?x?xf32>, index, index, index
}

// CHECK-LABEL: func.func @conversions(
// CHECK-NEXT: %dim = memref.dim %arg0, %arg2 : memref<?x4xf32>
// CHECK-NEXT: %extracted = tensor.extract %arg1[%arg2, %arg2] : tensor<4x?xf32>
// CHECK-NEXT: %0 = bufferization.to_buffer %arg1 : tensor<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: %cast = memref.cast %0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg0 : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: return %arg0, %arg1, %dim, %extracted, %cast, %cast_0 : memref<?x4xf32>, tensor<4x?xf32>, index, f32, memref<?x?xf32>, memref<*xf32>
// CHECK-NEXT: }
func.func @conversions(%m: memref<?x4xf32>, %t: tensor<4x?xf32>, %i: index) -> (memref<?x4xf32>, tensor<4x?xf32>, index, f32, memref<?x?xf32>, memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  %2 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32>
  %3 = bufferization.to_tensor %2 : memref<4x?xf32> to tensor<4x?xf32>
  %4 = tensor.dim %0, %i : tensor<?x4xf32>
  %5 = bufferization.to_buffer %t read_only : tensor<4x?xf32> to memref<4x?xf32>
  %6 = memref.load %5[%i, %i] : memref<4x?xf32>
  %7 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %8 = bufferization.to_buffer %7 : tensor<?x?xf32> to memref<?x?xf32>
  %9 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %10 = tensor.cast %9 : tensor<?x4xf32> to tensor<*xf32>
  %11 = bufferization.to_buffer %10 : tensor<*xf32> to memref<*xf32>
  return %1, %3, %4, %6, %8, %11 : memref<?x4xf32>, tensor<4x?xf32>, index, f32, memref<?x?xf32>, memref<*xf32>
}

// CHECK-LABEL: func.func @clone_dropped(
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
func.func @clone_dropped(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @clone_unused(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @clone_unused(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @clone_kept(
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
func.func @clone_kept(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @clone_freed(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @clone_freed(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @clone_both_freed(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<4xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @clone_both_freed(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %1 = memref.load %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @clone_between(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<4xf32>
// CHECK-NEXT: %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<4xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @clone_between(%m: memref<4xf32>, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %x : memref<4xf32>
  %1 = memref.load %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @dealloc1(
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %0 = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT: %1:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%0, %arg3) retain (%arg4, %arg1 : memref<*xf32>, memref<2xf32>)
// CHECK-NEXT: return %1#0, %1#1, %1#0, %false : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @dealloc1(%a: memref<2xf32>, %b: memref<2xf32>, %c: i1, %d: i1, %r: memref<*xf32>) -> (i1, i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a, %b, %a : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %d) retain (%r, %b, %r : memref<*xf32>, memref<2xf32>, memref<*xf32>)
  %1 = bufferization.dealloc retain (%r : memref<*xf32>)
  return %0#0, %0#1, %0#2, %1 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @dealloc2(
// CHECK-NEXT: bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2)
// CHECK-NEXT: bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2)
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "test.use"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%arg2)
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dealloc2(%a: memref<2xf32>, %b: memref<2xf32>, %c: i1) {
  %f = arith.constant false
  %t = arith.constant true
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %f)
  bufferization.dealloc (%a : memref<2xf32>) if (%f)
  %0 = memref.alloc() : memref<2xf32>
  bufferization.dealloc (%0, %a : memref<2xf32>, memref<2xf32>) if (%t, %c)
  %1 = memref.alloc() : memref<2xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
  "test.use"(%1) : (memref<2xf32>) -> ()
  bufferization.dealloc (%base : memref<f32>) if (%c)
  return
}

// CHECK-LABEL: func.func @materialize(
// CHECK-NEXT: %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @materialize(%a: tensor<4xf32>, %d: tensor<4xf32>) -> (tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %d : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// Memory without a rank is written too.
// CHECK-LABEL: func.func @unranked_destination(
// CHECK-NEXT: bufferization.materialize_in_destination
func.func @unranked_destination(%t: tensor<*xf32>, %m: memref<*xf32>) {
  bufferization.materialize_in_destination %t in writable %m : (tensor<*xf32>, memref<*xf32>) -> ()
  return
}

// What realloc frees is not what was cloned.
// CHECK-LABEL: func.func @clone_for_realloc(
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %arg0
// CHECK-NEXT: "test.use"(%[[CLONE]])
func.func @clone_for_realloc(%m: memref<8xf32>) {
  %0 = bufferization.clone %m : memref<8xf32> to memref<8xf32>
  "test.use"(%0) : (memref<8xf32>) -> ()
  %1 = memref.realloc %0 : memref<8xf32> to memref<16xf32>
  memref.dealloc %1 : memref<16xf32>
  return
}
