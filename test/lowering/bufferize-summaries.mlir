// RUN: %mlcc-opt -one-shot-bufferize="for-compile stack-buffers=0" %s | FileCheck %s
// A private function writes over what it was given if it gives that back, and
// its callers copy what they need again.

// CHECK-LABEL: func.func private @set(
// CHECK-NEXT: memref.store %{{.*}}, %[[T:.*]][%{{.*}}]
// CHECK-NEXT: return {mlcc.borrowed = array<i32: 0>} %[[T]]
func.func private @set(%t: tensor<8xf32>, %i: index, %x: f32) -> tensor<8xf32> {
  %r = tensor.insert %x into %t[%i] : tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func private @loop(
// CHECK-NOT: memref.alloc
// CHECK: scf.for
// CHECK-NEXT: call @set(%[[T:.*]], %{{.*}}, %{{.*}})
// CHECK: return {mlcc.borrowed = array<i32: 1>} %{{.*}}, %[[T]]
func.func private @loop(%n: index, %t: tensor<8xf32>, %x: f32) -> (f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %old = tensor.extract %t[%c0] : tensor<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> tensor<8xf32> {
    %u = func.call @set(%s, %i, %x) : (tensor<8xf32>, index, f32) -> tensor<8xf32>
    scf.yield %u : tensor<8xf32>
  }
  return %old, %r : f32, tensor<8xf32>
}

// It needs the argument itself.
// CHECK-LABEL: func.func private @needs(
// CHECK: memref.alloc
func.func private @needs(%t: tensor<8xf32>, %x: f32) -> (tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %x into %t[%c0] : tensor<8xf32>
  %old = tensor.extract %t[%c0] : tensor<8xf32>
  return %r, %old : tensor<8xf32>, f32
}

// Others may call it.
// CHECK-LABEL: func.func private @from_c(
// CHECK: memref.alloc
func.func private @from_c(%t: tensor<8xf32>, %i: index, %x: f32) -> tensor<8xf32> attributes {llvm.emit_c_interface} {
  %r = tensor.insert %x into %t[%i] : tensor<8xf32>
  return %r : tensor<8xf32>
}
// CHECK-LABEL: func.func @exported(
// CHECK: memref.alloc
func.func @exported(%t: tensor<8xf32>, %i: index, %x: f32) -> tensor<8xf32> {
  %r = tensor.insert %x into %t[%i] : tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @new(
// CHECK: %[[NEW:.*]] = memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: call @set(%[[NEW]],
// CHECK: call @loop(%{{.*}}, %[[NEW]],
// CHECK: return %[[NEW]]
func.func @new(%x: f32) -> (tensor<8xf32>, f32) {
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.fill ins(%x : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = func.call @set(%a, %c3, %x) : (tensor<8xf32>, index, f32) -> tensor<8xf32>
  %old, %c = func.call @loop(%c3, %b, %x) : (index, tensor<8xf32>, f32) -> (f32, tensor<8xf32>)
  return %c, %old : tensor<8xf32>, f32
}

// CHECK-LABEL: func.func @keeps(
// CHECK-SAME: %[[T:.*]]: memref<8xf32>
// CHECK: %[[COPY:.*]] = memref.alloc
// CHECK-NEXT: memref.copy %[[T]], %[[COPY]]
// CHECK-NEXT: call @set(%[[COPY]],
// CHECK-NEXT: memref.load %[[T]]
// CHECK-NEXT: memref.load %[[COPY]]
// CHECK-NEXT: memref.dealloc %[[COPY]]
func.func @keeps(%t: tensor<8xf32>, %x: f32) -> (f32, f32) {
  %c3 = arith.constant 3 : index
  %b = func.call @set(%t, %c3, %x) : (tensor<8xf32>, index, f32) -> tensor<8xf32>
  %v = tensor.extract %t[%c3] : tensor<8xf32>
  %w = tensor.extract %b[%c3] : tensor<8xf32>
  return %v, %w : f32, f32
}
