// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}
// What is common is zero, whatever it is made of.

llvm.mlir.global common @i(0 : i32) : i32
llvm.mlir.global common @f(0.0 : f32) : f32
llvm.mlir.global common @wide(0 : i128) : i128
llvm.mlir.global common @dense(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
llvm.mlir.global common @floats(dense<0.0> : vector<4xf32>) : vector<4xf32>
llvm.mlir.global common @array([0 : i8, 0.0 : f32]) : !llvm.struct<(i8, f32)>

// -----

// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @i(1 : i32) : i32

// -----

// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @f(1.0 : f32) : f32

// -----

// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @f(18446744073709551616 : i128) : i128

// -----

// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @dense(dense<[0, 1]> : tensor<2xi8>) : !llvm.array<2 x i8>

// -----

// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @array([0 : i8, 1.0 : f32]) : !llvm.struct<(i8, f32)>

// -----

// expected-error@+1 {{expected zero value for 'common' linkage}}
llvm.mlir.global common @array("a") : !llvm.array<1 x i8>
