// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// RUN: mlcc-opt "-one-shot-bufferize=for-compile copy-before-write" %s | FileCheck %s --check-prefix=COPIES

// What scf.while only reads is carried as a name, also where a cast or a constant
// stands in the loop: nothing is copied, and the memory is freed behind. (Here
// the result is the constant.)
// CHECK-LABEL: func.func @names(
// CHECK: %[[OWN:.*]] = memref.alloc(
// CHECK-NOT: memref.copy
// CHECK: scf.while (%{{.*}} = %arg0)
// CHECK: scf.condition(%{{.*}}) %{{.*}} : memref<?xf32>
// CHECK: scf.yield %[[OWN]]
// CHECK: memref.dealloc %[[OWN]]
// COPIES-LABEL: func.func @names(
// COPIES: memref.copy
func.func @names(%a: tensor<?xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %b = tensor.splat %f[%n] : tensor<?xf32>
  %r = scf.while (%t = %a) : (tensor<?xf32>) -> tensor<?xf32> {
    %x = tensor.extract %t[%c0] : tensor<?xf32>
    %go = arith.cmpf olt, %x, %f : f32
    %constant = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %cast = tensor.cast %constant : tensor<2xf32> to tensor<?xf32>
    scf.condition(%go) %cast : tensor<?xf32>
  } do {
  ^bb0(%u: tensor<?xf32>):
    scf.yield %b : tensor<?xf32>
  }
  %x = tensor.extract %r[%c0] : tensor<?xf32>
  return %x : f32
}

// What can be handed over is: the result is given away without a copy.
// CHECK-LABEL: func.func @handed(
// CHECK-NOT: memref.copy
// CHECK: return
func.func @handed(%n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %b = tensor.splat %f[%n] : tensor<?xf32>
  %r = scf.while (%t = %b) : (tensor<?xf32>) -> tensor<?xf32> {
    %x = tensor.extract %t[%c0] : tensor<?xf32>
    %go = arith.cmpf olt, %x, %f : f32
    scf.condition(%go) %t : tensor<?xf32>
  } do {
  ^bb0(%u: tensor<?xf32>):
    scf.yield %u : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// What is written in the loop is no name.
// CHECK-LABEL: func.func @written(
// CHECK: memref.copy
// CHECK: scf.while
// CHECK: memref.store
func.func @written(%a: tensor<?xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.while (%t = %a) : (tensor<?xf32>) -> tensor<?xf32> {
    %x = tensor.extract %t[%c0] : tensor<?xf32>
    %go = arith.cmpf olt, %x, %f : f32
    scf.condition(%go) %t : tensor<?xf32>
  } do {
  ^bb0(%u: tensor<?xf32>):
    %w = tensor.insert %f into %u[%c0] : tensor<?xf32>
    scf.yield %w : tensor<?xf32>
  }
  %x = tensor.extract %r[%c0] : tensor<?xf32>
  return %x : f32
}

// A branch gives a constant on as it is.
// CHECK-LABEL: func.func @constant(
// CHECK-NOT: memref.copy
// CHECK: return
func.func @constant(%a: tensor<2xf32>, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> tensor<2xf32> {
    %constant = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    scf.yield %constant : tensor<2xf32>
  } else {
    scf.yield %a : tensor<2xf32>
  }
  %x = tensor.extract %r[%c0] : tensor<2xf32>
  return %x : f32
}

// What is inserted everywhere leaves nothing of what was there.
// CHECK-LABEL: func.func @covered(
// CHECK: memref.alloc
// CHECK-COUNT-1: memref.copy
// CHECK-NOT: memref.copy
// CHECK: return
func.func @covered(%a: tensor<2xf32>, %b: tensor<?xf32>) -> tensor<2xf32> {
  %c2 = arith.constant 2 : index
  %r = tensor.insert_slice %b into %a[0] [%c2] [1] : tensor<?xf32> into tensor<2xf32>
  return %r : tensor<2xf32>
}

// Both branches give a part of @f's argument, which a cast in the loop is of: a part
// has other strides than what the loop carries.
// CHECK-LABEL: func.func @part_by_branches(
// CHECK: scf.while (%{{.*}} = %c0, %{{.*}} = %arg1) : (index, memref<1x1xi32>) -> (index, memref<1x1xi32>)
// CHECK: linalg.copy
// CHECK: scf.condition
func.func @part_by_branches(%a: tensor<3x2xi32>, %o: tensor<1x1xi32>, %n: index, %c: i1, %m: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %a[0, 1] [1, %m] [1, 1] : tensor<3x2xi32> to tensor<1x?xi32>
  %p = scf.if %c -> tensor<1x?xi32> {
    scf.yield %s : tensor<1x?xi32>
  } else {
    scf.yield %s : tensor<1x?xi32>
  }
  %r:2 = scf.while (%k = %c0, %t = %o) : (index, tensor<1x1xi32>) -> (index, tensor<1x1xi32>) {
    %q = tensor.cast %p : tensor<1x?xi32> to tensor<1x1xi32>
    %again = arith.cmpi ult, %k, %n : index
    scf.condition(%again) %k, %q : index, tensor<1x1xi32>
  } do {
  ^bb0(%k: index, %t: tensor<1x1xi32>):
    %next = arith.addi %k, %c1 : index
    scf.yield %next, %o : index, tensor<1x1xi32>
  }
  %x = tensor.extract %r#1[%c0, %c0] : tensor<1x1xi32>
  return %x : i32
}
