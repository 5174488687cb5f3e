// RUN: %mlcc-opt %s -split-input-file -verify-diagnostics
// On a global visibility is a discardable attribute; what it says is checked.

// expected-error@+1 {{'llvm.mlir.global' op requires visibility attribute 'sym_visibility' to be a string attribute, but got unit}}
llvm.mlir.global @a(1 : i32) {sym_visibility} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
llvm.mlir.global @b(1 : i32) {sym_visibility = "hidden"} : i32
