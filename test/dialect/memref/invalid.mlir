// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with operations of memref. The expectations hold
// for mlir-opt as well.

// memref.alloc

func.func @f(%i: index) {
  // expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %m = memref.alloc(%i) : memref<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %m = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %m = memref.alloc()[%i] : memref<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %m = memref.alloc() : memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %m = "memref.alloc"() <{operandSegmentSizes=array<i32:0,0>, alignment = 3 : i64}> : () -> memref<2xf32>
  return
}

// -----

// memref.realloc

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %m = memref.realloc %a : memref<2xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{unnecessary dimension operand for result type 'memref<4xf32>'}}
  %m = memref.realloc %a(%i) : memref<2xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%b: memref<2xf32, 1>) {
  // expected-error@+1 {{different memory spaces specified for source memref type 'memref<2xf32, 1>' and result memref type 'memref<4xf32>'}}
  %m = memref.realloc %b : memref<2xf32, 1> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{different element types specified for source memref type 'memref<2xf32>' and result memref type 'memref<4xi32>'}}
  %m = memref.realloc %a : memref<2xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%s: memref<2xf32, strided<[2]>>) {
  // expected-error@+1 {{unsupported layout for source memref type 'memref<2xf32, strided<[2]>>'}}
  %m = memref.realloc %s : memref<2xf32, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{unsupported layout for result memref type 'memref<4xf32, strided<[3]>>'}}
  %m = memref.realloc %a : memref<2xf32> to memref<4xf32, strided<[3]>>
  return
}

// -----

// memref.assume_alignment

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %m = memref.assume_alignment %a, 3 : memref<2xf32>
  return
}

// -----

// memref.cast

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<2xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %m = memref.cast %a : memref<2xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%u: memref<*xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %m = memref.cast %u : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<2xf32>' and result type 'memref<*xi32>' are cast incompatible}}
  %m = memref.cast %a : memref<2xf32> to memref<*xi32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<2xf32>' and result type 'memref<?xf32, strided<[2]>>' are cast incompatible}}
  %m = memref.cast %a : memref<2xf32> to memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @f(%s: memref<2xf32, strided<[2]>>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<2xf32, strided<[2]>>' and result type 'memref<2xf32>' are cast incompatible}}
  %m = memref.cast %s : memref<2xf32, strided<[2]>> to memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<2xf32>' and result type 'memref<2xf32, affine_map<(d0) -> (d0 floordiv 2)>>' are cast incompatible}}
  %m = memref.cast %a : memref<2xf32> to memref<2xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}

// -----

func.func @f(%b: memref<2xf32, 1>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<2xf32, 1>' and result type 'memref<2xf32>' are cast incompatible}}
  %m = memref.cast %b : memref<2xf32, 1> to memref<2xf32>
  return
}

// -----

// memref.load

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
  %m = memref.load %a[] : memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 2}}
  %m = memref.load %a[%i, %i] : memref<2xf32>
  return
}

// -----

// memref.store

func.func @f(%a: memref<2xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %f, %a[%i, %i] : memref<2xf32>
  return
}

// -----

// memref.prefetch

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %a[], read, locality<3>, data : memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %a[%i], read, locality<4>, data : memref<2xf32>
  return
}

// -----

// memref.atomic_rmw

func.func @f(%a: memref<2xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %m = memref.atomic_rmw addi %f, %a[%i] : (f32, memref<2xf32>) -> f32
  return
}

// -----

func.func @f(%ai: memref<2xi32>, %i: index, %j: i32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %m = memref.atomic_rmw addf %j, %ai[%i] : (i32, memref<2xi32>) -> i32
  return
}

// -----

func.func @f(%a: memref<2xf32>, %f: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %m = memref.atomic_rmw addf %f, %a[] : (f32, memref<2xf32>) -> f32
  return
}

// -----

// memref.generic_atomic_rmw

func.func @f(%a: memref<2xf32>, %i: index, %j: i32) {
  %m = memref.generic_atomic_rmw %a[%i] : memref<2xf32> {
  ^bb0(%x: f32):
    // expected-error@+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %j : i32
  }
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %m = memref.generic_atomic_rmw %a[%i] : memref<2xf32> {
  ^bb0(%x: i32):
    memref.atomic_yield %f : f32
  }
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %m = memref.generic_atomic_rmw %a[%i] : memref<2xf32> {
  ^bb0(%x: f32, %y: f32):
    memref.atomic_yield %f : f32
  }
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  %m = memref.generic_atomic_rmw %a[%i] : memref<2xf32> {
  ^bb0(%x: f32):
    // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    %z = memref.load %a[%i] : memref<2xf32>
    memref.atomic_yield %z : f32
  }
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  %m = memref.generic_atomic_rmw %a[%i] : memref<2xf32> {
  ^bb0(%x: f32):
    // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    %z = "foo.a"() : () -> f32
    memref.atomic_yield %z : f32
  }
  return
}

// -----

// memref.dim

func.func @f(%i: index, %z0: memref<f32>) {
  // expected-error@+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %m = memref.dim %z0, %i : memref<f32>
  return
}

// -----

// memref.transpose

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %m = memref.transpose %a (i,j) -> (j,i) : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %m = "memref.transpose"(%a) <{permutation = affine_map<(d0) -> (d0, d0)>}> : (memref<2xf32>) -> memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %m = "memref.transpose"(%a) <{permutation = affine_map<(d0) -> (0)>}> : (memref<2xf32>) -> memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %m = "memref.transpose"(%a) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<2xf32>) -> memref<2xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<2x3xf32>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %m = "memref.transpose"(%d2) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<2x3xf32>) -> memref<2x3xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<3x2xf32>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %m = "memref.transpose"(%d2) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<2x3xf32>) -> memref<3x2xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<?x?xf32, strided<[?, ?]>>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %m = "memref.transpose"(%d2) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<2x3xf32>) -> memref<?x?xf32, strided<[?, ?]>>
  return
}

// -----

// memref.view

func.func @f(%i: index, %bytes: memref<64xi8>) {
  // expected-error@+1 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
  %m = memref.view %bytes[%i][] : memref<64xi8> to memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %bytes: memref<64xi8>) {
  // expected-error@+1 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %m = memref.view %bytes[%i][%i] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %bytes: memref<64xi8>) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xf32, 1>'}}
  %m = memref.view %bytes[%i][] : memref<64xi8> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%i: index, %bytes: memref<64xi8>) {
  // expected-error@+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %m = memref.view %bytes[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%i: index, %bytess: memref<64xi8, strided<[2]>>) {
  // expected-error@+1 {{unsupported map for base memref type 'memref<64xi8, strided<[2]>>'}}
  %m = memref.view %bytess[%i][] : memref<64xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %bytess1: memref<64xi8, strided<[1], offset: ?>>) {
  // expected-error@+1 {{unsupported map for base memref type 'memref<64xi8, strided<[1], offset: ?>>'}}
  %m = memref.view %bytess1[%i][] : memref<64xi8, strided<[1], offset: ?>> to memref<4xf32>
  return
}

// -----

// memref.reshape

func.func @f(%a: memref<2xf32>, %sh: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %m = memref.reshape %a(%sh) : (memref<2xf32>, memref<1xindex>) -> memref<1x2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %sh: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %m = memref.reshape %a(%sh) : (memref<2xf32>, memref<1xindex>) -> memref<2xi32>
  return
}

// -----

func.func @f(%s: memref<2xf32, strided<[2]>>, %sh: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %m = memref.reshape %s(%sh) : (memref<2xf32, strided<[2]>>, memref<1xindex>) -> memref<2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %sh: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %m = memref.reshape %a(%sh) : (memref<2xf32>, memref<1xindex>) -> memref<2xf32, strided<[2]>>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %shd: memref<?xindex>) {
  // expected-error@+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %m = memref.reshape %a(%shd) : (memref<2xf32>, memref<?xindex>) -> memref<2xf32>
  return
}

// -----

// memref.reinterpret_cast

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected result type with size = 4 instead of 3 in dim = 0}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{expected result type with size = dynamic instead of 3 in dim = 0}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [%i], strides: [1] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected result type with offset = 1 instead of 0}}
  %m = memref.reinterpret_cast %a to offset: [1], sizes: [3], strides: [1] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{expected result type with offset = dynamic instead of 0}}
  %m = memref.reinterpret_cast %a to offset: [%i], sizes: [3], strides: [1] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [2] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [%i] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{different element types specified for source type 'memref<2xf32>' and result memref type 'memref<3xi32>'}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [1] : memref<2xf32> to memref<3xi32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{different memory spaces specified for source type 'memref<2xf32>' and result memref type 'memref<3xf32, 1>'}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [1] : memref<2xf32> to memref<3xf32, 1>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3, 3], strides: [1] : memref<2xf32> to memref<3x3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [1, 1] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected 2 size values, got 1}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [1] : memref<2xf32> to memref<3x1xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %m = memref.reinterpret_cast %a to offset: [0, 0], sizes: [3], strides: [1] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected 1 offset values, got 2}}
  %m = memref.reinterpret_cast %a to offset: [0, 0], sizes: [3, 3], strides: [1, 1] : memref<2xf32> to memref<3x3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %m = memref.reinterpret_cast %a to offset: [-1], sizes: [3], strides: [1] : memref<2xf32> to memref<3xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected sizes to be non-negative, but got -3}}
  %m = memref.reinterpret_cast %a to offset: [0], sizes: [-3], strides: [1] : memref<2xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %m = "memref.reinterpret_cast"(%a) <{operandSegmentSizes=array<i32:1,0,0,0>, static_offsets = array<i64: -9223372036854775808>, static_sizes=array<i64:3>, static_strides=array<i64:1>}> : (memref<2xf32>) -> memref<3xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %m = "memref.reinterpret_cast"(%a,%i) <{operandSegmentSizes=array<i32:1,0,1,0>, static_offsets = array<i64: 0>, static_sizes=array<i64:3>, static_strides=array<i64:1>}> : (memref<2xf32>,index) -> memref<3xf32>
  return
}

// -----

// memref.subview

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<1x1xf32, strided<[3, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x1xf32>'}}
  %m = memref.subview %d2[0,0][1,1][1,1] : memref<2x3xf32> to memref<1x1xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<1x2xf32, strided<[3, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<1xf32, strided<[1]>>'}}
  %m = memref.subview %d2[0,0][1,2][1,1] : memref<2x3xf32> to memref<1xf32, strided<[1]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected result element type to be 'f32', but got 'memref<2xi32, strided<[1]>>'}}
  %m = memref.subview %d2[0,0][1,2][1,1] : memref<2x3xf32> to memref<2xi32, strided<[1]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<2x3xf32>' and subview memref type 'memref<2xf32, strided<[1]>, 1>'}}
  %m = memref.subview %d2[0,0][1,2][1,1] : memref<2x3xf32> to memref<2xf32, strided<[1]>, 1>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<1x1x2xf32>'}}
  %m = memref.subview %d2[0,0][1,2][1,1] : memref<2x3xf32> to memref<1x1x2xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<1x2xf32, strided<[3, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, strided<[3]>>'}}
  %m = memref.subview %d2[0,0][1,2][1,1] : memref<2x3xf32> to memref<2xf32, strided<[3]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<1x2xf32, strided<[3, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, strided<[1]>>'}}
  %m = memref.subview %d2[0,1][1,2][1,1] : memref<2x3xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<1x2xf32, strided<[3, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, strided<[1], offset: ?>>'}}
  %m = memref.subview %d2[0,1][1,2][1,1] : memref<2x3xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 3 >= 3}}
  %m = memref.subview %d2[0,1][1,3][1,1] : memref<2x3xf32> to memref<3xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 2 >= 2}}
  %m = memref.subview %d2[2,0][1,3][1,1] : memref<2x3xf32> to memref<3xf32, strided<[1], offset: 6>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 4 >= 3}}
  %m = memref.subview %d2[0,0][2,3][1,2] : memref<2x3xf32> to memref<2x3xf32, strided<[3, 2]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %m = memref.subview %d2[0][1,2][1,1] : memref<2x3xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %m = memref.subview %d2[0,0][1][1,1] : memref<2x3xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected 2 offset values, got 3}}
  %m = memref.subview %d2[0,0,0][1,1,1][1,1,1] : memref<2x3xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %m = memref.subview %d2[-1,0][1,1][1,1] : memref<2x3xf32> to memref<1x1xf32, strided<[3,1]>>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{expected sizes to be non-negative, but got -1}}
  %m = memref.subview %d2[0,0][-1,1][1,1] : memref<2x3xf32> to memref<1x1xf32, strided<[3,1]>>
  return
}

// -----

// expected-error@+1 {{expected ',' or '>' in memref type}}
func.func @f(%nst: memref<2x3xf32, affine_map<(d0,d1)->(d0 floordiv 2, d1)>>, %d11: memref<1x1xf32>, %d2s: memref<2x3xf32) {
  %m = memref.subview %nst[0,0][1,1][1,1] : memref<2x3xf32, affine_map<(d0,d1)->(d0 floordiv 2, d1)>> to memref<1x1xf32, strided<[3,1]>>
  return
}

// -----

// memref.collapse_shape

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op collapsed dim size (7) must equal reassociation group size (6)}}
  %m = memref.collapse_shape %d2 [[0,1]] : memref<2x3xf32> into memref<7xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %m = memref.collapse_shape %d2 [[0]] : memref<2x3xf32> into memref<2xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %m = memref.collapse_shape %d2 [[1,0]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %m = memref.collapse_shape %d2 [[0,2]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op reassociation index 2 is out of bounds}}
  %m = memref.collapse_shape %d2 [[0,1],[2]] : memref<2x3xf32> into memref<6x1xf32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xi32>'}}
  %m = memref.collapse_shape %d2 [[0,1]] : memref<2x3xf32> into memref<6xi32>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, 1>'}}
  %m = memref.collapse_shape %d2 [[0,1]] : memref<2x3xf32> into memref<6xf32, 1>
  return
}

// -----

func.func @f(%d2: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %m = memref.collapse_shape %d2 [] : memref<2x3xf32> into memref<f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.collapse_shape %d11 [] : memref<1x1xf32> into memref<f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.collapse_shape %d2s [[0,1]] : memref<2x3xf32, strided<[4,1]>> into memref<6xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.collapse_shape %d2d [[0,1]] : memref<2x?xf32> into memref<6xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.collapse_shape %d2d [[0,1]] : memref<2x?xf32> into memref<?xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.collapse_shape %d2d [[0,1]] : memref<2x?xf32> into memref<?x1xf32>
  return
}

// -----

// memref.expand_shape

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim size (2) must equal reassociation group size (1)}}
  %m = memref.expand_shape %a [[0,1]] output_shape [1,1] : memref<2xf32> into memref<1x1xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x1xf32>' but found 'memref<2x1xi32>'}}
  %m = memref.expand_shape %a [[0,1]] output_shape [2,1] : memref<2xf32> into memref<2x1xi32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %m = memref.expand_shape %a [[0,1]] output_shape [2] : memref<2xf32> into memref<2x1xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %m = memref.expand_shape %a [[0,1]] output_shape [2,2] : memref<2xf32> into memref<2x1xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.expand_shape %dy [[0,1]] output_shape [%i,%i] : memref<?xf32> into memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.expand_shape %dy [[0,1]] output_shape [%i,2] : memref<?xf32> into memref<?x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.expand_shape %dy [[0,1]] output_shape [4,2] : memref<?xf32> into memref<4x2xf32>
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %m = memref.expand_shape %a [[0,1]] output_shape [%i,2] : memref<2xf32> into memref<?x2xf32>
  return
}

// -----

func.func @f(%z0: memref<f32>) {
  // expected-error@+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %m = memref.expand_shape %z0 [] output_shape [1,2] : memref<f32> into memref<1x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.expand_shape %d2s [[0],[1,2]] output_shape [2,3,1] : memref<2x3xf32, strided<[4,1]>> into memref<2x3x1xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = memref.expand_shape %d2s [[0],[1,2]] output_shape [2,3,1] : memref<2x3xf32, strided<[4,1]>> into memref<2x3x1xf32, strided<[4,1,1]>>
  return
}

// -----

// memref.dma_start

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%a) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%i,%i,%i,%i) : (index,index,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%a,%i,%i,%i) : (memref<2xf32>,index,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index, %j: i32) {
  // expected-error@+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%a,%j,%i,%i,%i,%i) : (memref<2xf32>,i32,index,index,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%a,%i,%i,%i,%i,%i) : (memref<2xf32>,index,index,index,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index, %j: i32) {
  // expected-error@+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%a,%i,%a,%j,%i,%i,%i,%i) : (memref<2xf32>,index,memref<2xf32>,i32,index,index,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index, %j: i32) {
  // expected-error@+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%a,%i,%a,%i,%j,%i,%i,%i) : (memref<2xf32>,index,memref<2xf32>,index,i32,index,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%a,%i,%a,%i,%i,%i,%i,%i) : (memref<2xf32>,index,memref<2xf32>,index,index,index,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index, %j: i32) {
  // expected-error@+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%a,%i,%a,%i,%i,%a,%j) : (memref<2xf32>,index,memref<2xf32>,index,index,memref<2xf32>,i32) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%a,%i,%a,%i,%i,%a,%i,%i) : (memref<2xf32>,index,memref<2xf32>,index,index,memref<2xf32>,index,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index, %j: i32) {
  // expected-error@+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%a,%i,%a,%i,%i,%a,%i,%j,%i) : (memref<2xf32>,index,memref<2xf32>,index,index,memref<2xf32>,index,i32,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%a,%i,%a,%i) : (memref<2xf32>,index,memref<2xf32>,index) -> ()
  return
}

// -----

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%a,%i,%a) : (memref<2xf32>,index,memref<2xf32>) -> ()
  return
}

// -----

// memref.dma_wait

func.func @f(%a: memref<2xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
  memref.dma_wait %a[], %i : memref<2xf32>
  return
}

// -----

// memref.get_global

func.func @f() {
  // expected-error@+1 {{'memref.get_global' op 'nope' does not reference a valid global memref}}
  %m = memref.get_global @nope : memref<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %m = memref.get_global @f : memref<2xf32>
  return
}

// -----

memref.global @g : memref<2xf32> = uninitialized

func.func @f() {
  // expected-error@+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<2xf32>' of the global memref @g}}
  %m = memref.get_global @g : memref<3xf32>
  return
}

// -----

// memref.global

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @x : memref<?xf32>

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
memref.global @x : memref<2xf32> = dense<1>

// -----

// expected-error@+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
memref.global "foo" @x : memref<2xf32> = uninitialized

// -----

// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 3 : i32}}
"memref.global"() <{sym_name="x", type=memref<2xf32>, initial_value=3:i32}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name="x", type=memref<2xf32>, initial_value=dense<1> : tensor<2xi32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value shape expected to be 2 but was 3, 4}}
"memref.global"() <{sym_name="x", type=memref<2xf32>, initial_value=dense<1.0> : tensor<3x4xf32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got array<i32: 1, 2>}}
"memref.global"() <{sym_name="x", type=memref<2xf32>, initial_value=array<i32: 1,2>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"memref.global"() <{sym_name="x", type=memref<2xf32>, alignment = 3}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"memref.global"() <{sym_name="x", type=memref<2xf32>, alignment = 3:i32}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name="x", type=i32}> : () -> ()

// -----

// memref.alloca

// expected-error@+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
memref.alloca() : memref<2xf32>

// -----

func.func @f(%m: memref<2048xi8>, %i: index) {
  // expected-error@+1 {{unsupported map for result memref type 'memref<f32, strided<[]>>'}}
  %v = memref.view %m[%i][] : memref<2048xi8> to memref<f32, strided<[]>>
  return
}

// -----

// A layout that says what none says is no layout.
func.func @f(%m: memref<2048xi8, strided<[1]>>, %i: index, %s: memref<1xindex>) {
  %v = memref.view %m[%i][] : memref<2048xi8, strided<[1]>> to memref<8xf32, strided<[1]>>
  %r = memref.reshape %v(%s) : (memref<8xf32, strided<[1]>>, memref<1xindex>) -> memref<8xf32, strided<[1]>>
  %e = memref.expand_shape %r [[0, 1]] output_shape [2, 4] : memref<8xf32, strided<[1]>> into memref<2x4xf32>
  return
}

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4x!unknown.ptr>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, #unknown.space>)

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = "memref.generic_atomic_rmw"(%m) ({
    %c = arith.constant 0.0 : f32
    memref.atomic_yield %c : f32
  }) : (memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    %c = arith.constant 0.0 : f32
    memref.atomic_yield %c : f32
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %1 = scf.if %c -> f32 {
      %y = arith.addf %x, %x : f32
      scf.yield %y : f32
    } else {
      scf.yield %x : f32
    }
    memref.atomic_yield %1 : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    scf.if %c {
      // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      memref.store %x, %m[%i] : memref<4xf32>
    }
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>' and result type 'memref<4x4xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4x1xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4x1xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, strided<[2]>, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<5xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xi32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global "private" @g : memref<?xf32>

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
memref.global "private" @g : memref<2xf32> = 1.0 : f32

// -----

// expected-error@+1 {{expected operation name in quotes}}
memref.global "private" @g : memref<2x3xf32> = dense<1.0> : tensor<3x2xf32>

// -----

// expected-error@+1 {{expected operation name in quotes}}
memref.global "private" @g : memref<2x3xf32> = dense<1.0> : tensor<6xf32>

// -----

memref.global "private" @g : memref<2xi32> = dense_resource<name>

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<8x4xf32, strided<[1, 7]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 7]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<8x4xf32, strided<[1, 8]>, 1>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>, 1>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<8x4xi32, strided<[1, 8]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xi32, strided<[1, 8]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<8xf32, strided<[1]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op result #0 must be strided memref of any type values, but got 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %1 = memref.transpose %m (i, j) -> (j) : memref<4x8xf32> to memref<8xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %1 = memref.transpose %m (i, j) -> (j, j) : memref<4x8xf32> to memref<8x8xf32, strided<[1, 1]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  // expected-error@+1 {{base type 'memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>' is not strided}}
  %1 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j)>> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<2x2xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %1 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<2x2xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, strided<[8, 1]>>'}}
  %1 = memref.subview %m[0, 1] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  %1 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<4x8xf32> to memref<1xf32, strided<[8]>>
  %2 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<4x8xf32> to memref<1xf32, strided<[1]>>
  // expected-error@+1 {{expected result type to be 'memref<1x1xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1xf32, strided<[3]>>'}}
  %3 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<4x8xf32> to memref<1xf32, strided<[3]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  // expected-error@+1 {{'memref.collapse_shape' op operand #0 must be strided memref of any type values, but got 'memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %1 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32, affine_map<(i, j) -> (i floordiv 2, j)>> into memref<32xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32, affine_map<(i) -> (i floordiv 2)>>) {
  // expected-error@+1 {{'memref.expand_shape' op operand #0 must be strided memref of any type values, but got 'memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %1 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32, affine_map<(i) -> (i floordiv 2)>> into memref<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<f32, strided<[], offset: 3>>) {
  %1 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: 3>> into memref<1x1xf32, strided<[1, 1], offset: 3>>
  return
}

// -----

func.func @accepted(%m: memref<f32>, %i: index) {
  %0 = memref.transpose %m () -> () : memref<f32> to memref<f32>
  %1 = memref.transpose %m () -> () : memref<f32> to memref<f32, strided<[]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<8x5xf32, strided<[1, 8]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x5xf32, strided<[1, 8]>>
  return
}

// -----

func.func @f(%m: memref<1x4xf32, strided<[7, 1]>>, %n: memref<2x4xf32, strided<[7, 1]>>) {
  %0 = memref.cast %n : memref<2x4xf32, strided<[7, 1]>> to memref<2x4xf32, strided<[?, 1]>>
  // expected-error@+1 {{'memref.cast' op operand type 'memref<1x4xf32, strided<[7, 1]>>' and result type 'memref<1x4xf32, strided<[9, 1]>>' are cast incompatible}}
  %1 = memref.cast %m : memref<1x4xf32, strided<[7, 1]>> to memref<1x4xf32, strided<[9, 1]>>
  return
}

// -----

func.func @f(%m: memref<4x8xf32, strided<[8, 1], offset: ?>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[1, 8], offset: ?>>
  // expected-error@+1 {{'memref.transpose' op result type 'memref<8x4xf32, strided<[1, 8], offset: 3>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * 8 + s0)>>'}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[1, 8], offset: 3>>
  return
}
