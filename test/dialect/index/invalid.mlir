// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with operations of index.

// index.casts

%b = "foo.a"() : () -> index
%s = "foo.a"() : () -> i1
// expected-error@+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
%g = "index.casts"(%b)  : (index) -> index

// -----

// index.castu

%b = "foo.a"() : () -> si3
// expected-error@+1 {{'index.castu' op operand type 'si3' and result type 'i32' are cast incompatible}}
%g = "index.castu"(%b)  : (si3) -> i32
