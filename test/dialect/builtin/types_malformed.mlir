// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Types that are none.

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<4x>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<x4xf32>)

// -----

// expected-error@+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xf32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<?x-1xf32>)

// -----

// expected-error@+1 {{cannot apply encoding to unranked tensor}}
func.func private @f(tensor<*xf32, 1>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tensor<4xtoken>)

// -----

// expected-error@+1 {{expected '>' in vector type}}
func.func private @f(vector<f32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<?xf32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<*xf32>)

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
func.func private @f(vector<0xf32>)

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
func.func private @f(vector<[4xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(vector<4]xf32>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xtensor<f32>>)

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
func.func private @f(memref<4xf32, 1, 2>)

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
func.func private @f(memref<4xf32, affine_map<(d0, d1) -> (d0)>>)

// -----

// expected-error@+1 {{expected the number of strides to match the rank}}
func.func private @f(memref<4xf32, strided<[1, 2]>>)

// -----

// expected-error@+1 {{cannot have affine map for unranked memref type}}
func.func private @f(memref<*xf32, affine_map<(d0) -> (d0)>>)

// -----

// expected-error@+1 {{expected memory space to be last in memref type}}
func.func private @f(memref<4xf32, 1, strided<[1]>>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<-4xf32>)

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<index>)

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<tensor<f32>>)

// -----

// expected-error@+1 {{expected '>' in complex type}}
func.func private @f(complex<f32)

// -----

// expected-error@+1 {{expected '>' in tuple type}}
func.func private @f(tuple<i32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(tuple<,>)

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(i99999999)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(si)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f((i32) -> )

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f((i32 -> i32))

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(() ->)

// -----

// expected-error@+1 {{undefined symbol alias id 'other'}}
func.func private @f(!other)

// -----

// expected-error@+1 {{undefined symbol alias id 'unknown'}}
func.func private @f(!unknown)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(f17)

// -----

// expected-error@+1 {{expected ')'}}
func.func private @f(index<4>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<4x4x>)

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(tensor<99999999999999999999xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(vector<4x4)

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(i16777216)
