// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// The 'llvm' Dialect, Globals: a function sees no values from outside.

// expected-error@+3 {{use of undeclared SSA value name}}
llvm.func @a() {
  llvm.func @b() -> i32 {
    llvm.return %0 : i32
  }
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error@+1 {{must reference a global defined by 'llvm.mlir.global'}}
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return
}

// -----

// A value is defined once.

llvm.func @twice() {
  // expected-note@+1 {{previously defined here}}
  %3 = llvm.mlir.constant(42 : i32) : i32
  // expected-error@+1 {{redefinition of SSA value '%3'}}
  %3 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  llvm.return
}
