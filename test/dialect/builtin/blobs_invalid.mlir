// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Resources that are no blobs.

"test.op"() {a = dense_resource<a> : tensor<1xi8>} : () -> ()
// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "xyz" } } #-}

// -----

"test.op"() {a = dense_resource<a> : tensor<1xi8>} : () -> ()
// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x0400" } } #-}

// -----

"test.op"() {a = dense_resource<a> : tensor<1xi8>} : () -> ()
// expected-error@+1 {{to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { a: "0x0300000001" } } #-}
