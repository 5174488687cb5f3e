// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// What is wrong with typed pointers, and what they do not say.

// An opaque pointer does not tell the type.
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected '->'}}
  %0 = llvm.load %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ','}}
  llvm.store %p, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ','}}
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>) {
  // expected-error@+1 {{'llvm.load' op expected the type of the value to be the element type of the pointer}}
  %0 = llvm.load %p : !llvm.ptr<f32> -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>, %v: i32) {
  // expected-error@+1 {{'llvm.store' op expected the type of the value to be the element type of the pointer}}
  llvm.store %v, %p : i32, !llvm.ptr<f32>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%p: !llvm.ptr<f32>, %v: i32) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: 'f32' vs 'i32'}}
  llvm.store %v, %p : !llvm.ptr<f32>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%p: !llvm.ptr<f32>) {
  // expected-error@+1 {{use of value '%p' expects different type than prior uses: '!llvm.ptr<i32>' vs '!llvm.ptr<f32>'}}
  %0 = llvm.load %p : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.mlir.global external @g(1 : i32) : i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op the type must be a pointer to the type of the referenced global}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op the type must be a pointer to the type of the referenced function}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr<func<void (i64)>>
  llvm.return
}

// -----

// A field that is not known.
llvm.func @f(%p: !llvm.ptr<struct<(i32, f32)>>, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr<struct<(i32, f32)>>, i32, i32) -> !llvm.ptr<f32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i8>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %p : !llvm.ptr<i8> to !llvm.ptr<i32, 3>
  llvm.return
}

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.void'}}
"t.t"() : () -> !llvm.ptr<void>

// -----

// expected-error@+1 {{invalid pointer element type: 'tensor<4xf32>'}}
"t.t"() : () -> !llvm.ptr<tensor<4xf32>>

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> !llvm.ptr<f32 f32>
