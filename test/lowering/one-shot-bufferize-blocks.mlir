// RUN: %mlcc-opt -one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
// RUN: %mlcc-opt -one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s | FileCheck %s --check-prefix=COPIES
// COPIES: call @rec(
// Of a recursive function nothing is known, which keeps nobody from calling it.

// CHECK-LABEL: func.func @rec(
// CHECK: call @rec(%{{.*}}) : (memref<4xf32, strided<[?], offset: ?>>, i1) -> memref<4xf32, strided<[?], offset: ?>>
func.func @rec(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = call @rec(%a, %c) : (tensor<4xf32>, i1) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Buffers are passed to blocks.
// CHECK-LABEL: func.func @cf(
// CHECK: cf.cond_br %{{.*}}, ^bb1(%{{.*}} : memref<5xf32, strided<[?], offset: ?>>), ^bb2
// CHECK: ^bb1(%{{.*}}: memref<5xf32, strided<[?], offset: ?>>):
// CHECK: memref.store
// CHECK: cf.br ^bb1(%{{.*}} : memref<5xf32, strided<[?], offset: ?>>)
func.func @cf(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: i1, %i: index, %x: f32) -> tensor<5xf32> {
  cf.cond_br %c, ^bb1(%a : tensor<5xf32>), ^bb2
^bb1(%t: tensor<5xf32>):
  %u = tensor.insert %x into %t[%i] : tensor<5xf32>
  return %u : tensor<5xf32>
^bb2:
  cf.br ^bb1(%b : tensor<5xf32>)
}

// What a branch ends with comes, in a circle, of the conditional itself. (mlir-opt
// crashes.)
// CHECK-LABEL: func.func @circle(
// CHECK: ^bb1(%[[T:.*]]: memref<5xf32, strided<[?], offset: ?>>):
// CHECK: %[[R:.*]]:2 = scf.if
// CHECK: scf.yield %[[T]], %{{.*}} :
// CHECK: cf.cond_br %{{.*}}, ^bb1(%[[R]]#0 :
func.func @circle(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: i1, %i: index, %x: f32) -> tensor<5xf32> {
  cf.br ^bb1(%a : tensor<5xf32>)
^bb1(%t: tensor<5xf32>):
  %r:2 = scf.if %c -> (tensor<5xf32>, tensor<5xf32>) {
    scf.yield %t, %b : tensor<5xf32>, tensor<5xf32>
  } else {
    scf.yield %b, %t : tensor<5xf32>, tensor<5xf32>
  }
  %u = tensor.insert %x into %b[%i] : tensor<5xf32>
  cf.cond_br %c, ^bb1(%r#0 : tensor<5xf32>), ^bb2(%r#1, %u : tensor<5xf32>, tensor<5xf32>)
^bb2(%p: tensor<5xf32>, %q: tensor<5xf32>):
  %v = tensor.insert %x into %p[%i] : tensor<5xf32>
  return %v : tensor<5xf32>
}

// Functions that are defined elsewhere.
func.func private @ext(tensor<?xf32>) -> tensor<?xf32>
func.func private @reads(tensor<?xf32> {bufferization.access = "read"})
// CHECK-LABEL: func.func @call(
// CHECK: memref.copy %[[A:.*]], %[[COPY:.*]] :
// CHECK: %[[CAST:.*]] = memref.cast %[[COPY]]
// CHECK: call @ext(%[[CAST]])
// CHECK: call @reads(%[[A]])
func.func @call(%a: tensor<?xf32>, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @ext(%a) : (tensor<?xf32>) -> tensor<?xf32>
  call @reads(%a) : (tensor<?xf32>) -> ()
  %e = tensor.extract %a[%i] : tensor<?xf32>
  return %0, %e : tensor<?xf32>, f32
}
