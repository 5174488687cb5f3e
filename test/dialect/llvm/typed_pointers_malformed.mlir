// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// Pointers with a type: indices of fields that are no constants or out of bounds,
// types that no pointer has.

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  %minus = llvm.mlir.constant(-1 : i32) : i32
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%n, %minus] : (!llvm.ptr<struct<(i32, i64)>>, i32, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  %large = llvm.mlir.constant(2147483647 : i64) : i64
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%n, %large] : (!llvm.ptr<struct<(i32, i64)>>, i32, i64) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  %two = llvm.mlir.constant(2 : i32) : i32
  // expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[%n, %two] : (!llvm.ptr<struct<(i32, i64)>>, i32, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  %u = llvm.mlir.undef : i32
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%n, %u] : (!llvm.ptr<struct<(i32, i64)>>, i32, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  %u = llvm.mlir.constant(1.0 : f32) : i32
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%n, %u] : (!llvm.ptr<struct<(i32, i64)>>, i32, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  %u = llvm.mlir.constant(1 : i128) : i128
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[%n, %u] : (!llvm.ptr<struct<(i32, i64)>>, i32, i128) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %n: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[%n, %n, %n] : (!llvm.ptr<i32>, i32, i32, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p, %n) {rawConstantIndices = array<i32: -2147483648, -2147483648>} : (!llvm.ptr<struct<(i32, i64)>>, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op attribute 'rawConstantIndices' failed to satisfy constraint: i32 dense array attribute}}
  %0 = "llvm.getelementptr"(%p, %n) {rawConstantIndices = "x"} : (!llvm.ptr<struct<(i32, i64)>>, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op attribute 'elem_type' failed to satisfy constraint: any type attribute}}
  %0 = "llvm.getelementptr"(%p, %n) {elem_type = "x"} : (!llvm.ptr<struct<(i32, i64)>>, i32) -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, i64)>>, %n: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op expected 1 or more operands, but found 0}}
  %0 = "llvm.getelementptr"() : () -> !llvm.ptr<i64>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'llvm.alloca' op requires one result}}
  "llvm.alloca"(%n) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
  %0 = "llvm.alloca"(%n) : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %0 = llvm.atomicrmw add %p, %later monotonic : i32
  llvm.return
}

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.void'}}
llvm.func @f(%p: !llvm.ptr<void>)

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.token'}}
llvm.func @f(%p: !llvm.ptr<token>)

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.metadata'}}
llvm.func @f(%p: !llvm.ptr<metadata>)

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.label'}}
llvm.func @f(%p: !llvm.ptr<label>)
